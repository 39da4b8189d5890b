"""What a player reads: the drawing, the question, the story, the end."""

import random

import pytest

from sesame.core.match import Match
from sesame.core.messages import Sentences
from sesame.core.telling import Teller
from sesame.core.words import LANGUAGES, Language, Words
from sesame.games.mille_et_un_tresors.actions import SPOT_NAMES
from tests.games.mille_et_un_tresors.caves import (
    EXAMPLE,
    GAME,
    OPEN,
    A,
    B,
    alone,
    at,
    play,
    put,
    table,
)

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
        asked = table(match)["phase"] == "moving"
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
        "Ali Baba : pose ton pion sur une carte libre.",
    ]


@pytest.mark.parametrize(
    ("match", "french", "english"),
    [
        (
            at(OPEN, "A"),
            "Ali Baba : avance de 2 cartes (autant que ta carte a de trésors), ou sors.",
            "Ali Baba: move 2 cards (as many as your card has treasures), or leave.",
        ),
        (
            at(alone("c2", "1", "e4"), "A"),
            "Ali Baba : avance de 1 carte : autant que ta carte a de trésors.",
            "Ali Baba: move 1 card: as many as your card has treasures.",
        ),
        (
            at(EXAMPLE, "C"),
            "Cassim : aucun chemin de 2 cartes, le génie te porte où tu veux.",
            "Cassim: no way 2 cards long, the genie carries you anywhere.",
        ),
        (
            at("E A2es 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2", "A"),
            "Ali Baba : sors, ou laisse le génie te porter où tu veux.",
            "Ali Baba: leave, or let the genie carry you anywhere.",
        ),
        (at(OPEN, "A?", "luck=on"), "Ali Baba : lance le dé.", "Ali Baba: throw the die."),
        (
            play(at(OPEN, "B"), "c4"),
            "Badoura : tire une carte de la pile.",
            "Badoura: draw a card from the pile.",
        ),
        (
            play(at(OPEN, "B"), "c4", "+3n"),
            "Badoura : pose la carte en e4 (3 trésors, un mur).",
            "Badoura: lay the card on e4 (3 treasures, one wall).",
        ),
    ],
)
def test_the_question_of_a_turn(match: Match, french: str, english: str) -> None:
    prompt = match.view(None)["prompt"]
    assert (prompt["fr"], prompt["en"]) == (french, english)


def test_the_question_in_german() -> None:
    assert GAME.text.prompt(at(OPEN, "A").observed(A)).to("de") == (
        "Ali Baba: Geh 2 Karten weit (so viele, wie deine Karte Schätze hat), oder geh hinaus."
    )


def prompt(match: Match) -> str:
    words: str = match.view(None)["prompt"]["fr"]
    return words


def story(match: Match, action: str) -> Words:
    """What a spectator is told of a step, which is done."""
    teller = Teller(match, None)
    teller.skip_to(match)
    play(match, action)
    return Sentences([thing.sentence for thing in teller.step(match.log[-1])])


def test_mt05_mt06_the_cards_the_starter_and_the_pawns_are_told() -> None:
    match = GAME.new(2, chance="manual")
    assert story(match, "2es") == (
        "En b1 : 2 trésors, murs à l'est et au sud.",
        "On b1: 2 treasures, walls east and south.",
    )
    assert story(match, "1w").fr == "En c1 : 1 trésor, mur à l'ouest."
    assert story(match, "1").en == "On d1: 1 treasure, no wall."
    while table(match)["phase"] == "dealing":
        play(match, str(match.chances()[0][0]))
    assert story(match, "B") == ("Badoura commence.", "Badoura begins.")
    assert story(match, "@c3") == (
        "Badoura pose son pion en c3.",
        "Badoura puts the pawn on c3.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_mt02_spaces_are_called_as_the_notation_calls_them(language: Language) -> None:
    say = GAME.text.messages  # type: ignore[attr-defined]
    for spot, name in enumerate(SPOT_NAMES):
        assert say("spot", spot=spot).to(language) == name
        assert say("start", start=spot).to(language) == name


def test_mt11_a_turn_is_told() -> None:
    match = at(OPEN, "B")
    assert story(match, "c4") == (
        "Badoura prend 2 trésors en e4 et va en c4.",
        "Badoura takes 2 treasures on e4 and goes to c4.",
    )
    assert story(match, "+3n") == (
        "Carte tirée : 3 trésors, un mur.",
        "Card drawn: 3 treasures, one wall.",
    )
    assert story(match, "w") == (
        "Badoura pose la carte en e4 (mur à l'ouest).",
        "Badoura lays the card on e4 (wall west).",
    )


def test_mt09_who_leaves_is_told_with_all_their_treasures() -> None:
    match = at(OPEN, "A")
    total = match.scores[A] + 2
    assert story(match, "out") == (
        f"Ali Baba prend 2 trésors en b1 et sort de la grotte avec {total} trésors.",
        f"Ali Baba takes 2 treasures on b1 and leaves the cave with {total} treasures.",
    )


def test_mt10_the_genie_is_told() -> None:
    assert story(at(EXAMPLE, "C"), "*e1") == (
        "Cassim prend 2 trésors en a4, et le génie l'emporte en e1.",
        "Cassim takes 2 treasures on a4, and the genie carries the pawn to e1.",
    )


def test_mt20_the_die_is_told() -> None:
    match = at(OPEN, "A?", "luck=on")
    assert story(match, "die2") == ("Le dé montre 2.", "The die shows 2.")


def test_mt11_the_chief_is_told() -> None:
    match = play(at(OPEN, "B"), "c4")
    step = int(match.state.chief) + 1
    assert story(match, "+1h") == (
        f"Carte tirée : 1 trésor, la tête du chef. Le chef avance (pas {step} sur 10).",
        f"Card drawn: 1 treasure, the chief's head. The chief comes nearer (step {step} of 10).",
    )


def arrival(**hands: int) -> Match:
    """The chief is one step away, a card is drawn; treasures of those who have any."""
    match = play(at(OPEN, "A"), "out")
    match.state.chief = match.state.path - 1
    for seat in (A, B):
        match.state.taken[seat] = 0
        match.state.taken[seat, 0] = hands.get("AB"[seat], 0)
    return match


def test_mt12_mt13_who_is_caught_is_told_and_what_that_costs() -> None:
    drawn = "Carte tirée : 1 trésor, la tête du chef. Le chef arrive à l'entrée."
    assert story(arrival(A=1, B=3), "+1h") == (
        f"{drawn} Le chef attrape Badoura en e4 et lui reprend 3 trésors.",
        "Card drawn: 1 treasure, the chief's head. The chief arrives at the entrance. "
        "The chief catches Badoura on e4 and takes 3 treasures back.",
    )
    assert story(arrival(A=1), "+1h").fr == f"{drawn} Le chef attrape Badoura en e4."


def test_mt13_the_end_is_told_in_german() -> None:
    match = arrival(A=2, B=3)
    assert story(match, "+1h").to("de") == (
        "Gezogene Karte: 1 Schatz, der Kopf des Hauptmanns. Der Hauptmann erreicht den Eingang. "
        "Der Hauptmann erwischt Badoura auf e4 und holt sich 3 Schätze zurück."
    )
    assert match.outcome is not None
    assert match.outcome.why.to("de") == (
        "Der Räuberhauptmann steht am Eingang: Ali Baba gewinnt mit 2 Schätzen."
    )


def test_mt14_a_shared_win_is_told() -> None:
    match = play(at(OPEN, "A?", "luck=on"), "die2", "d1")
    match.state.chief = match.state.path - 1
    match.state.taken[A] = match.state.taken[B]
    play(match, "+1h")
    assert match.outcome is not None
    loot = match.scores[B]
    assert match.outcome.why == (
        "Le chef des voleurs est à l'entrée : "
        f"Ali Baba et Badoura gagnent ensemble avec {loot} trésors chacun.",
        "The chief of the thieves is at the entrance: "
        f"Ali Baba and Badoura win together with {loot} treasures each.",
    )


def test_mt14_everybody_is_out() -> None:
    match = play(at(put(OPEN, e4="2"), "A", out="B"), "out")
    assert match.outcome is not None
    assert match.outcome.why.fr == (
        f"Tout le monde est sorti : Ali Baba gagne avec {match.scores[A]} trésors."
    )
