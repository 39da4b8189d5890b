"""What a player reads: the drawing, the question, the end."""

import random

import pytest

from sesame.core.match import Match
from sesame.games.mille_et_un_tresors.actions import SPOT_NAMES
from tests.games.mille_et_un_tresors.caves import EXAMPLE, GAME, OPEN, A, alone, at, play, put

DRAWN = """\
        a       b       c       d       e
   ╔═════════════════════════════════════════╗
   ║ ·     · ·     · ·     · ·     · ·     · ║   > (A) Ali Baba    3 ♦
 1 ║    E       1       2       1      1h    ║
   ║ ·     · ·     · ·     · ·     · ·     · ║     (B) Badoura     3 ♦
   ║ ·     · ·     · ·━━━━━· ·     · ·     · ║
 2 ║    1       2  ┃  1 (B)     3       2    ║     (C) Cassim      1 ♦
   ║ ·     · ·     · ·━━━━━· ·     · ·     · ║
   ║ ·     · ·     · ·     · ·     · ·     · ║     pile 36
 3 ║    1       1       2      [2]      2    ║
   ║ ·     · ·     · ·     · ·     · ·     · ║
   ║ ·━━━━━· ·━━━━━· ·     · ·     · ·━━━━━· ║
 4 ║  2 (C)     1  ┃   [1]      1     2 (A)  ║
   ║ ·     · ·     · ·     · ·     · ·     · ║
   ╚═════════════════════════════════════════╝

    Δ♚────────E  1/10"""


def test_mt08_the_sheets_example_drawn() -> None:
    assert at(EXAMPLE, "A").draw().plain == DRAWN


def drawings(seats: int, **options: bool) -> list[tuple[Match, str]]:
    """Every table of a random game, drawn."""
    chooser, found = random.Random(seats), []
    match = GAME.new(seats, chance="manual", **options)  # type: ignore[arg-type]
    while True:
        found.append((match.copy(), match.draw().plain))
        if match.over:
            return found
        legal = match.legal(match.actors[0] if match.actors else -1)
        match.play(match.actors[0] if match.actors else -1, chooser.choice(legal))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("luck", [False, True])
def test_every_drawing_fits_and_shows_where_to_go(seats: int, luck: bool) -> None:
    for match, drawn in drawings(seats, luck=luck):
        lines = drawn.splitlines()
        assert max(map(len, lines)) <= 79
        assert all(line == line.rstrip() for line in lines)
        goals = [move for move in match.legal(int(match.state.seat)) if hasattr(move, "spot")]
        asked = match.view(None)["table"]["phase"] == "moving"
        assert drawn.count("[") == (len(goals) + drawn.count("[out]") if asked else 0)
        assert drawn.count("(A)") == 1 + (match.state.pawn[A] >= 0)


def test_mt09_mt21_a_closed_entrance_is_drawn_with_walls() -> None:
    def entrance(terms: str) -> tuple[str, str]:
        drawn = at(OPEN, "B2" if "luck" in terms else "B", terms).draw().plain.splitlines()
        return drawn[3][5:12], drawn[4][5:12]

    assert entrance("") == ("   E   ", "·     ·")
    assert entrance("one_exit=on") == ("   E   ", "·━━━━━·")
    assert entrance("luck=on") == ("   E  ┃", "·━━━━━·")


def test_the_question_in_every_phase() -> None:
    match = GAME.new(2, chance="manual")
    asked = [prompt(match)]
    while not match.actors:
        match.play(-1, str(match.chances()[0][0]))
        asked.append(prompt(match))
    assert list(dict.fromkeys(asked)) == [
        "Les cartes remplissent la grotte.",
        "Le sort choisit qui commence.",
        "Ali Baba : pose ton pion sur une carte libre.",
    ]


@pytest.mark.parametrize(
    ("match", "french", "english"),
    [
        (
            at(OPEN, "A"),
            "Ali Baba : avance de 2 cartes, ou sors.",
            "Ali Baba: move 2 cards, or leave.",
        ),
        (
            at(alone("c2", "1", "e4"), "A"),
            "Ali Baba : avance de 1 carte.",
            "Ali Baba: move 1 card.",
        ),
        (
            at(EXAMPLE, "C"),
            "Cassim : aucun chemin de 2 cartes, le génie te porte où tu veux.",
            "Cassim: no way 2 cards long, the genie carries you anywhere.",
        ),
        (
            at("E A2es 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2", "A"),
            "Ali Baba : sors, ou laisse le génie te porter où tu veux.",
            "Ali Baba: leave, or let the genie carry you anywhere.",
        ),
        (at(OPEN, "A?", "luck=on"), "Ali Baba : lance le dé.", "Ali Baba: throw the die."),
        (
            play(at(OPEN, "B"), "c4"),
            "Badoura : tire une carte de la pile.",
            "Badoura: draw a card from the pile.",
        ),
        (
            play(at(OPEN, "B"), "c4", "+3n"),
            "Badoura : pose la carte en e4 (3 trésors, un mur).",
            "Badoura: lay the card on e4 (3 treasures, one wall).",
        ),
    ],
)
def test_the_question_of_a_turn(match: Match, french: str, english: str) -> None:
    assert match.view(None)["prompt"] == {"fr": french, "en": english}


def prompt(match: Match) -> str:
    words: str = match.view(None)["prompt"]["fr"]
    return words


def test_mt14_everybody_is_out() -> None:
    match = play(at(put(OPEN, e4="2"), "A", out="B"), "out")
    assert match.outcome is not None
    assert match.outcome.why.fr == (
        f"Tout le monde est sorti : Ali Baba gagne avec {match.scores[A]} trésors."
    )


def test_the_view_tells_what_lies_where() -> None:
    table = at(OPEN, "A").view(None)["table"]
    assert dict(zip(SPOT_NAMES, table["cave"], strict=True))["c2"] == "3"
    assert table["cave"][table["entrance"]] == ""
    assert (table["steps"], table["die"], table["held"], table["gap"]) == (2, None, None, None)
