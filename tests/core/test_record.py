"""Records: text that people can read and write, and that tells exactly what is wrong with it."""

import re
import time
from pathlib import Path

import pytest

import sesame
from sesame.core import record

GAME = sesame.game("khan-tsin")

BY_HAND = """\
Game: khan-tsin
Options: setup=random
Seed: 42
A: Ada
B: Linus
Event: a rainy Sunday

{we begin} 1. 3-1 34-1 {a gift} 4-1
"""


def test_a_record_written_by_hand_draws_its_chance_from_its_seed() -> None:
    match = sesame.replay(BY_HAND)
    assert len(match.log) == 36 + 3
    assert match.names == ("Ada", "Linus")
    assert match.actors == (1,)
    assert match.state.tobytes() == sesame.replay(match.record()).state.tobytes()


def test_a_move_may_be_written_by_its_id() -> None:
    match = sesame.replay(BY_HAND)
    first = match.game.actions.to_id(match.game.actions.parse("3-1"))
    assert f"1. #{first} #" in match.record(ids=True)
    again = sesame.replay(BY_HAND.replace("3-1", f"#{first}"))
    assert again.log == match.log
    assert again.record() == match.record()


def test_an_id_that_is_none_or_may_not_be_played_is_refused() -> None:
    for move in ("#999999999", "#0", "#", "#1x", "#1234567890"):
        with pytest.raises(sesame.BadRecord, match=re.escape(f"move 1 ({move}): ")):
            sesame.replay(BY_HAND.replace("3-1", move))


def test_unknown_headers_and_comments_survive() -> None:
    written = record.parse(sesame.replay(BY_HAND).record())
    assert written.headers["Event"] == "a rainy Sunday"
    assert written.preface == "we begin"
    assert [move.comment for move in written.moves if move.comment] == ["a gift"]


def test_numbers_and_line_breaks_are_for_the_eye() -> None:
    loose = BY_HAND.replace("1. 3-1 34-1", "7. 3-1\n\n  8.\n34-1")
    assert sesame.replay(loose).log == sesame.replay(BY_HAND).log


@pytest.mark.parametrize(
    ("edit", "english", "french"),
    [
        (
            ("34-1", "34-2x9"),
            "move 2 (34-2x9): '34-2x9' is not a move",
            "coup 2 (34-2x9) : '34-2x9'",
        ),
        (
            ("34-1", "20-1"),
            "move 2 (20-1): Square 20 is out of your reach",
            "coup 2 (20-1) : La case 20",
        ),
        (("34-1", "pass"), "move 2 (pass): You may not pass", "coup 2 (pass) : On ne passe pas"),
        (
            ("34-1", "A:34-1"),
            "move 2 (34-1): Not your turn",
            "coup 2 (34-1) : C'est à Nord de jouer.",
        ),
        (("1. 3-1", "(x) 3-1"), "chance after move 0 (x):", "hasard après le coup 0 (x)"),
        (("Seed: 42", "Seed: soup"), "seed: 'soup' is neither", "graine : 'soup'"),
        (("Game: khan-tsin", "Game: chess"), "unknown game: chess", "jeu inconnu : chess"),
        (("Game: khan-tsin\n", ""), "the Game header is missing", "l'en-tête Game manque"),
        (("Options: setup=random", "Options: setup=soup"), "option setup: 'soup'", "option setup"),
        (("Options: setup=random", "Options: soup"), "'soup': expected name=value", "'soup'"),
        (("A: Ada", "Ada"), "line 4: 'Ada' is not a header", "ligne 4 : 'Ada'"),
        (("B: Linus\n", ""), "2 names are needed, not 1", "il faut 2 noms, pas 1"),
        (("{a gift}", "{a gift"), "unreadable moves at '{a gift", "coups illisibles"),
        (("{a gift}", "(k"), "unreadable moves at '('", "coups illisibles à '('"),
    ],
)
def test_a_spoilt_record_is_refused_in_one_clear_line(
    edit: tuple[str, str], english: str, french: str
) -> None:
    with pytest.raises(sesame.SesameError) as refused:
        sesame.replay(BY_HAND.replace(*edit))
    assert english in str(refused.value)
    assert french in refused.value.words.fr
    assert "\n" not in str(refused.value)


def test_verify_tells_loaded_dice_and_a_false_result() -> None:
    match = sesame.replay(BY_HAND)
    assert sesame.verify(match.record()).faults == ()
    first = str(GAME.actions.from_id(match.log[0].action))
    second = str(GAME.actions.from_id(match.log[2].action))
    assert first != second
    dealt = match.record().split("(")[1].split(")")[0]
    loaded = " ".join([second, *dealt.split()[1:2], first, *dealt.split()[3:]])
    faults = sesame.verify(match.record().replace(dealt, loaded)).faults
    assert any("the seed gives" in fault.en for fault in faults)
    faults = sesame.verify(match.record().replace("Result: *", "Result: A")).faults
    assert [fault.en for fault in faults] == ["the result says A, but the moves give *"]


def test_a_board_of_ones_own_travels_inside_the_record() -> None:
    squares = ["double"] * 12 + ["simple"] * 12 + ["triple"] * 12
    board = GAME.boards.kind(name="mine", title={"fr": "Le mien", "en": "My own"}, squares=squares)  # type: ignore[call-arg]
    match = GAME.new(seed=1, setup="random", two_speeds=True, board=board)
    assert match.legal(0) != GAME.new(seed=1, setup="random", two_speeds=True).legal(0)
    for again in (sesame.replay(match.record()), GAME.at(match.position())):
        assert again.state.tobytes() == match.state.tobytes()
        assert again.terms.board == board


_HEADERS = "Game: khan-tsin\n"
_SWOLLEN = {
    "a header of spaces": "a" + " " * 490_000,
    "a header of spaces before its point": "a" + " " * 490_000 + ":",
    "a comment without an end": f"{_HEADERS}\n{{{'a ' * 240_000}",
    "a comment without a beginning": f"{_HEADERS}\n{'{' * 490_000}",
    "digits without a point": f"{_HEADERS}\n{'1' * 490_000}",
    "a moment of many digits": f"{_HEADERS}\n3-1@{'1' * 5_000}ms",
    "moments in moments": f"{_HEADERS}\n{'@1' * 240_000}",
    "many headers": "".join(f"h{number}: a\n" for number in range(40_000)),
    "seats of many digits": f"{_HEADERS}Seats: {'1' * 5_000}\n\n1. 3-1",
    "a position of many seats": f"{_HEADERS}Position: x seats={'1' * 5_000}\n\n1. 3-1",
    "a long position": f"{_HEADERS}Position: {'r/' * 200_000}\n\n1. 3-1",
    "too long": " " * 500_001,
}


@pytest.mark.parametrize("text", _SWOLLEN.values(), ids=list(_SWOLLEN))
def test_what_is_swollen_is_refused_shortly_and_at_once(text: str) -> None:
    """One line of 100 kB took 17 seconds, since its pattern tried each space anew."""
    began = time.process_time()
    with pytest.raises(sesame.SesameError) as refused:
        sesame.replay(text)
    assert time.process_time() - began < 5  # milliseconds, in truth
    assert len(refused.value.words.en) < 400


def test_a_hundred_thousand_comments_are_read_as_quickly_as_one() -> None:
    began = time.process_time()
    written = record.parse(f"{_HEADERS}\n3-1 {'{a}' * 160_000}")
    assert len(written.moves[0].comment) == 2 * 160_000 - 1
    assert time.process_time() - began < 10  # a fraction of a second, in truth


def test_a_record_or_a_position_never_opens_a_file(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    board.write_text((GAME.boards.folder / "dragon.toml").read_text("utf-8"))
    assert GAME.new(board=board).terms.board.name == "dragon"
    start = GAME.new(seed=1, setup="random").position()
    for refused in (
        lambda: GAME.at(f"{start} board={board}"),
        lambda: sesame.replay(f"Game: khan-tsin\nBoard: {board}\n\n"),
        lambda: sesame.replay(f"Game: khan-tsin\nPosition: {start} board={board}\n\n"),
        lambda: GAME.boards.read(str(board)),
        lambda: GAME.boards.named(str(board)),
    ):
        with pytest.raises(sesame.BadBoard, match="unknown board"):
            refused()
