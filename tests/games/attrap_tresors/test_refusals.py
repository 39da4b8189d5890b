"""What may not be played or laid out, and the reason a player is given, in both languages."""

import pytest

import sesame
from sesame.core.match import Match
from sesame.core.words import Words
from tests.games.attrap_tresors.souks import GAME, at, grab, souk

START = "0.1 A! rrrooggv . . . rgb 0,0,0,0: 0,0,0,0: 0,0,0,0: seats=3"


def refusal(match: Match, seat: int, action: str) -> Words:
    """Why the action is refused; the table must stay as it was."""
    before = match.state.tobytes()
    with pytest.raises(sesame.IllegalAction) as refused:
        match.play(seat, action)
    assert match.state.tobytes() == before
    return refused.value.words


def test_at09_too_early_too_late_and_gone() -> None:
    match = souk("rrrooggv", "rgb")
    assert refusal(match, 1, "lamp") == (
        "Trop tôt ! D'abord la colonne, puis le reste.",
        "Too early! First the column, then the rest.",
    )
    grab(match, "A:column", "B:lamp")
    assert refusal(match, 1, "column") == (
        "Trop tard : Aziz tient la colonne.",
        "Too late: Aziz has the column.",
    )
    assert refusal(match, 2, "lampe") == (
        "Cet objet n'est plus sur la tour.",
        "This object is not on the tower any more.",
    )
    assert refusal(match, 0, "gem").en == "Not your turn: Badia, Chadi to play."


def test_at13_giving_back() -> None:
    match = souk("rrrooggv", "bgr", "1,0,0,0:", "0,0,0,0:", "0,0,0,0:")
    assert refusal(match, 0, "give1") == (
        "Personne ne doit rendre de carte.",
        "Nobody has to give back a card.",
    )
    grab(match, "A:column", "T")
    assert refusal(match, 0, "rendre5") == (
        "Tu n'as pas de carte de 5.",
        "You have no card of value 5.",
    )
    assert refusal(match, 0, "lamp") == (
        "Rends d'abord une carte d'or.",
        "Give back a gold card first.",
    )


def test_at10_only_time_runs_out_and_only_chance_throws() -> None:
    match = souk("rrrooggv", "rgb")
    assert refusal(match, 0, "time") == ("Seul le temps passe.", "Only time runs out.")
    assert refusal(match, 0, "rrrooggv") == ("Seul le hasard fait cela.", "Only chance does that.")
    assert refusal(match, sesame.CLOCK, "column") == (
        "Le temps ne fait que passer.",
        "Time can only run out.",
    )
    grab(match, "T")
    assert refusal(match, sesame.CLOCK, "time") == (
        "Rien ne presse en ce moment.",
        "Nothing is pressing now.",
    )
    assert refusal(match, sesame.CHANCE, "column") == (
        "Il faut lancer les dés, et ainsi.",
        "The dice must be thrown, and so.",
    )
    assert refusal(match, sesame.CHANCE, "+?") == (
        "Dis quelle carte est tirée.",
        "Say which card is drawn.",
    )


def test_at05_chance_deals_what_is_left() -> None:
    match = GAME.new(4, chance="manual")
    for _ in range(3):
        match.play(sesame.CHANCE, "+r")
    assert refusal(match, sesame.CHANCE, "+r") == (
        "Il faut tirer une carte d'instruction qui reste.",
        "An instruction card that is left must be drawn.",
    )
    match.play(sesame.CHANCE, "+g")
    assert refusal(match, sesame.CHANCE, "+g") == (
        "Il faut tirer qui lance en premier.",
        "A first thrower must be drawn.",
    )


@pytest.mark.parametrize("text", ["", "x", "rrr", "--------", "rrrrrrrrr", "give3", "G", "A:lamp"])
def test_at09_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(sesame.BadAction):
        souk("rrrooggv", "rgb").play(0, text)


def test_at07_dice_are_read_in_any_order() -> None:
    match = grab(souk("rroyggbv", "rgb"), "T")
    match.play(sesame.CHANCE, "v-rorbrg")
    assert "rrrogbv-" in match.position()


BAD = {
    "0.1 A! rrrooggv . . . rgb 0,0,0,0: 0,0,0,0: seats=3": "9 words instead of 10",
    "11.1 A!": "round '11.1'",
    "0.1 D!": "turn 'D!'",
    "0.1 A! rrrooggvv": "dice 'rrrooggvv'",
    "0.1 A! rrrooggv 4": "check '4'",
    "0.1 A! rrrooggv . x": "cards aside 'x'",
    "0.1 A! rrrooggv . rr . rrb": "more than 3 cards r",
    "0.1 A! rrrooggv . . x": "cards given back 'x'",
    "0.1 A! rrrooggv . . . rg": "cards 'rg'",
    "0.1 A! rrrooggv . . . rgb 0,0,0:": "seat '0,0,0:'",
    "0.1 A! rrrooggv . . . rgb 0,11,0,0:": "too many cards of value 2",
    "0.1 A! rrrooggv . . . rgb 0,0,0,0:cc": "too many 'c'",
    "0.1 A! rrrooggv . . . rgb 0,0,0,0:!r": "the card cannot be that one",
    "0.1 A! rrrooggv . . . rgb 0,0,0,0:l": "this table is impossible",
    "0.1 A! rrrooggv . . . rgb 0,0,0,0:cl": "this table is impossible",
    "0.1 A! .": "this table is impossible",
    "0.1 A# rrrooggv": "this table is impossible",
    "0.1 A- rrrooggv": "this table is impossible",
    "0.1 A* rrrooggv": "this table is impossible",
}


@pytest.mark.parametrize("line", BAD)
def test_at05_a_table_that_no_game_can_reach_is_refused(line: str) -> None:
    given = line.split()
    whole = line if "seats=" in line else " ".join([*given, *START.split()[len(given) :]])
    with pytest.raises(sesame.BadPosition) as refused:
        at(whole)
    assert BAD[line] in str(refused.value)
