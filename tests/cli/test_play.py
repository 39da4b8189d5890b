"""Playing in the terminal, with the moves piped in."""

from pathlib import Path

import pytest

import sesame
from sesame.cli.terminal.seats import Robots
from sesame.core.match import Match
from tests.cli.conftest import Sesame

DEALT = "play --seed 42 --option setup=random"

ONE_MOVE = """\
Game: khan-tsin
Seed: 1
Position: 13/rkwrrw/1/rkkwwwrr/krrkk/rrkwkrk/4/wrww/5/wkkkww/7 S setup=random two_speeds=on

"""


def dealt() -> Match:
    return sesame.game("khan-tsin").new(seed=42, setup="random")


def answers(match: Match) -> list[str]:
    """Play the match to its end as South would who always takes the first move; what they type."""
    robot, typed = Robots(match, ("human", "random")), list[str]()
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        action = legal[0] if seat == 0 else robot.choose(match, seat)
        typed += [str(action)] * (seat == 0 and len(legal) > 1)
        match.play(seat, action)
    return typed


def test_a_whole_game_against_random(sesame_says: Sesame, tmp_path: Path) -> None:
    expected = dealt()
    said = sesame_says(
        f"{DEALT} --seats human,random --save {tmp_path}/game.txt", *answers(expected)
    )
    assert said.code == 0
    assert said.err == ""
    assert "Khan Tsin – Sud : vous, Nord : le hasard." in said.out
    assert "Le hasard (36 fois) : " in said.out
    assert expected.outcome is not None
    assert expected.outcome.why.fr in said.out
    assert "Points : Sud " in said.out
    saved = sesame.replay((tmp_path / "game.txt").read_text())
    assert saved.log == expected.log
    assert f"sesame verify {tmp_path}/game.txt" in said.out


def test_the_first_screen_says_whose_turn_it_is_and_what_to_do(sesame_says: Sesame) -> None:
    assert dealt().draw(0).plain in sesame_says(DEALT).out
    assert "Sud : déplacez l'une de vos 4 piles les plus proches." in sesame_says(DEALT).out
    assert "South: move one of your 4 nearest piles." in sesame_says(f"{DEALT} --lang en").out


def test_a_hint_tells_a_good_move_and_why(sesame_says: Sesame) -> None:
    """A pile of nine in one move: nothing else is worth a thought."""
    said = sesame_says(f"{DEALT} --seats human,apprentice", "conseil", "quit").out
    assert "Nord : un apprenti" in said
    assert "Le plus prometteur" in said
    assert sesame_says(f"{DEALT} --lang en", "hint").out.count("The most promising") == 1


def test_several_moves_on_one_line(sesame_says: Sesame) -> None:
    said = sesame_says("play --seed 3", "@1 @2 @2 @3", "@3 @4 @5 @6 @7 @8 @9 @10 @11 @12 1-2")
    assert "sur la case 2.\nLa case 2 est prise." in said.out
    assert "barons rouges à placer : 10" in said.out
    assert "Pas joué, ce n'est plus à vous : 1-2" in said.out


def test_each_action_is_told_in_a_sentence(sesame_says: Sesame) -> None:
    said = sesame_says(DEALT, "1-2")
    assert "Sud envoie un baron rouge de 1 sur 2 (hauteur 2).\nNord envoie " in said.out
    said = sesame_says(f"{DEALT} --lang en", "1-2")
    assert "South sends a red baron from 1 onto 2 (height 2).\nNorth sends " in said.out


def test_a_few_chance_outcomes_are_told_one_by_one(sesame_says: Sesame, tmp_path: Path) -> None:
    path = tmp_path / "manual.txt"
    path.write_text(f"Game: khan-tsin\nOptions: setup=random\nChance: manual\n\n({'r ' * 12})")
    said = sesame_says(f"play --load {path}", "k", "r", "w")
    assert "Le hasard : écrivez ce qui est tombé." in said.out
    assert "La case 13 reçoit un baron noir." in said.out
    assert "Il n'y a plus de barons rouges à répartir." in said.out
    assert "La case 14 reçoit un baron blanc." in said.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9-1", "La case 9 n'est pas à votre portée : vos piles sont 1, 2, 3, 4."),
        ("1-1", "Il faut changer de case."),
        ("@3", "Les barons sont déjà placés."),
        ("castle", "'castle' n'est pas un coup"),
        ("1-99", "il n'y a pas de case 99"),
        ("[red]1[/]", "'[red]1[/]' n'est pas un coup"),
        ("", "Écrivez un coup, ou « ? » pour l'aide."),
        ("annuler", "Il n'y a rien à reprendre."),
        ("sauver", "Dans quel fichier ?"),
        ("sauver nowhere/game.txt", "nowhere/game.txt : fichier ou dossier introuvable"),
    ],
)
def test_what_cannot_be_done_gets_one_line_and_another_try(
    sesame_says: Sesame, typed: str, answer: str
) -> None:
    said = sesame_says(DEALT, typed, "1-2")
    assert said.code == 0
    lines = said.out.splitlines()
    at = lines.index(f"> {typed}")
    assert answer in lines[at + 1]
    assert lines[at + 2] == "> 1-2"


def test_refusals_are_english_for_english_readers(sesame_says: Sesame) -> None:
    assert "You must go to another square." in sesame_says(f"{DEALT} --lang en", "1-1").out


def test_undo_goes_back_past_the_robot_and_meets_the_same_answer(
    sesame_says: Sesame, tmp_path: Path
) -> None:
    first, again = tmp_path / "first.txt", tmp_path / "again.txt"
    seated = f"{DEALT} --seats human,random"
    sesame_says(f"{seated} --save {first}", "1-2")
    legal = list(map(str, sesame.replay(first.read_text()).legal(0)))
    sesame_says(f"{seated} --save {first}", "1-2", legal[0])
    typed = ("1-2", legal[-1], "undo", "ANNULER", "1-2", legal[0])
    said = sesame_says(f"{seated} --save {again}", *typed)
    assert said.out.count("Coup repris.") == 2
    assert again.read_text() == first.read_text()


def test_undo_between_two_people_takes_back_one_move(sesame_says: Sesame, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    sesame_says(f"{DEALT} --seats humain,human --save {path}", "1-2", "36-2", "undo", "35-2")
    log = sesame.replay(path.read_text()).log
    notations = [str(sesame.game("khan-tsin").actions.from_id(step.action)) for step in log]
    assert notations[36:] == ["1-2", "35-2"]


def test_the_only_move_is_played_by_itself(sesame_says: Sesame, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(ONE_MOVE)
    said = sesame_says(f"play --load {tmp_path}/game.txt")
    assert "Un seul coup possible ; il est joué.\nSud envoie un baron noir de 17 " in said.out


def test_help_explains_moves_by_examples_and_lists_them(sesame_says: Sesame) -> None:
    out = sesame_says(DEALT, "?").out
    assert "  1-2  Sud envoie un baron rouge de 1 sur 2 (hauteur 2)." in out
    assert "sauver FICHIER" in out
    assert "Coups possibles : 140" in out
    assert "\n  2-1   2-3   2-4" in out  # a new line for each pile
    assert sesame_says(f"{DEALT} --lang en", "help").out.count("Possible moves: 140") == 1


def test_a_few_moves_are_listed_with_their_sentences(sesame_says: Sesame, tmp_path: Path) -> None:
    position = "12/wkkrrwwk/2/wkwrwrkk/2/rrkwwkrk/wwrr/wrwkkkrr/15 S setup=random"
    (tmp_path / "game.txt").write_text(f"Game: khan-tsin\nSeed: 1\nPosition: {position}\n\n")
    for order in ("coups", "moves", "aide"):
        out = sesame_says(f"play --load {tmp_path}/game.txt", order).out
        assert "  20-13  Sud envoie un baron rouge de 20 sur 13 : neuf barons" in out
        assert "  20-16  Sud envoie" in out


def test_robots_alone_finish_by_themselves(sesame_says: Sesame) -> None:
    said = sesame_says(f"{DEALT} --seats random,hasard --names Ada,Linus")
    assert said.code == 0
    assert "Victoire : " in said.out
    assert "Points : Sud (Ada) " in said.out
    assert "sesame play --save FICHIER" in said.out


def test_after_the_end_the_game_can_still_be_kept_or_taken_back(
    sesame_says: Sesame, tmp_path: Path
) -> None:
    moves = answers(dealt())
    after = ("1-2", "?", f"sauver {tmp_path}/game.txt", "annuler", "")
    said = sesame_says(f"{DEALT} --seats human,random", *moves, *after)
    assert "Pour garder la partie, écrivez : sauver FICHIER." in said.out
    assert said.out.count("La partie est finie : sauver FICHIER") == 2
    assert f"sesame replay {tmp_path}/game.txt" in said.out
    assert said.out.rstrip().endswith("À bientôt.")
    assert not sesame.replay((tmp_path / "game.txt").read_text()).over  # kept again on leaving
