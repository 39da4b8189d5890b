"""What may not be played or laid out, and the reason a player is given, in both languages."""

import pytest

import sesame
from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.kim_bac.actions import COUNT
from tests.games.kim_bac.towns import GAME, ONE_EACH, A, B, at, play, set_up

RED = "F,G,H,I,J,K"
MOVE = f"a3,A,B,C,D,E/{RED}"
RACE = f"c4,-,-,-,-,-/c5,{RED[2:]}"


def refusal(match: Match, seat: int, action: str) -> Words:
    """Why the action is refused; the table must stay as it was."""
    before, steps = match.state.tobytes(), len(match.log)
    with pytest.raises(sesame.IllegalAction) as refused:
        match.play(seat, action)
    assert match.state.tobytes() == before
    assert len(match.log) == steps
    return refused.value.words


def test_kb07_a_taken_gate_and_moving_too_early() -> None:
    match = play(GAME.new(2), "@A")
    assert refusal(match, B, "@A") == ("La porte A est prise.", "Gate A is taken.")
    assert refusal(match, B, "a1") == (
        "On place d'abord les pions sur les portes.",
        "The pawns are placed on the gates first.",
    )
    assert refusal(at(MOVE, "A1.1", "1/-"), A, "@L") == (
        "Les pions sont déjà placés.",
        "The pawns are already placed.",
    )


def test_kb08_kb09_only_chance_draws_and_throws() -> None:
    words = (
        "Seul le hasard tire les cartes et lance les dés.",
        "Only chance draws cards and throws dice.",
    )
    for action in ("+3", "+?", "chest3", "chest?", "die3"):
        assert refusal(at(MOVE, "A1.1", "1/-"), A, action) == words
    match = set_up()
    assert refusal(match, A, "die3") == ("C'est au hasard de jouer.", "It is chance's turn.")
    assert refusal(match, sesame.CHANCE, "+3") == (
        "Le hasard ne peut pas donner cela ici.",
        "Chance cannot give that here.",
    )
    assert refusal(match, sesame.CHANCE, "a1") == (
        "C'est au hasard de jouer.",
        "It is chance's turn.",
    )


def test_kb30_what_others_see_of_chance_is_no_outcome() -> None:
    drawing = at(MOVE, "A1+", "-/-")
    assert refusal(drawing, sesame.CHANCE, "+?").en == "Chance cannot give that here."


def test_kb09_no_street_or_no_such_crossing() -> None:
    match = at(MOVE, "A1.1", "1/-")
    assert refusal(match, A, "c3") == (
        "Aucune rue ne mène de a3 à c3.",
        "No street leads from a3 to c3.",
    )
    assert refusal(match, A, "g0") == (
        "Il n'y a pas de carrefour g0.",
        "There is no crossing g0.",
    )


def test_kb09_a_gate_leads_to_one_crossing() -> None:
    match = at(f"A,a1,B,C,D,E/{RED}", "A1.1", "1/-")
    assert refusal(match, A, "c3") == (
        "Aucune rue ne mène de la porte A à c3.",
        "No street leads from gate A to c3.",
    )
    assert refusal(match, A, "a1").en == "Crossing a1 is taken."
    assert refusal(match, A, "g1").en == "There is no crossing g1."


def test_kb10_a_taken_crossing_and_staying() -> None:
    match = at(f"a3,a4,B,C,D,E/{RED}", "A1.1", "1/-")
    assert refusal(match, A, "a4") == ("Le carrefour a4 est occupé.", "Crossing a4 is taken.")
    assert refusal(match, A, "stay") == (
        "Le pion 1 peut avancer : il ne reste pas en place.",
        "Pawn 1 can move, so it may not stay.",
    )


def test_kb12_taking_the_chest_without_the_pair() -> None:
    match = at(MOVE, "A1.1", "5/5")
    assert refusal(match, A, "a4!") == (
        "Il vous faut les deux cartes 5 pour prendre le coffre ici.",
        "You need both cards 5 to take the chest here.",
    )
    assert refusal(match, A, "b4!") == (
        "Il n'y a pas de monument ici.",
        "There is no monument here.",
    )
    gate = at(f"A,a1,B,C,D,E/{RED}", "A1.1", "5/5")
    assert refusal(gate, A, "stay!").en == "There is no monument here."


def test_kb14_running_and_renouncing_out_of_place() -> None:
    words = ("Personne n'a de coffre à ouvrir.", "Nobody is being asked about the chest.")
    assert refusal(at(MOVE, "A1.1", "5/5"), A, "run") == words
    assert refusal(at(MOVE, "A1.1", "5/5"), A, "renounce") == words
    asked = play(at(MOVE, "A1.1", "5,5/-"), "a4!", "chest3")
    assert refusal(asked, A, "a5") == (
        "Il faut d'abord courir ou renoncer.",
        "You must first run or renounce.",
    )


def test_kb16_the_kim_bac_on_a_bridge() -> None:
    assert refusal(at(RACE, "A1<A1:5>8+1", "-/-", "5"), A, "d4") == (
        "Le Kim-Bac ne passe pas les ponts.",
        "The Kim-Bac may not cross bridges.",
    )


def test_kb15_no_chest_in_the_race() -> None:
    match = at(RACE, "A1<A1:5>8+1", "4,4/-", "5")
    assert refusal(match, A, "c3!") == (
        "Le coffre est déjà pris.",
        "The chest has been taken already.",
    )


def test_kb09_not_your_turn() -> None:
    assert refusal(at(MOVE, "A1.1", "1/-"), B, "stay") == (
        "C'est à Bleu de jouer.",
        "Not your turn: Blue to play.",
    )


@pytest.mark.parametrize(
    "text",
    ["", "h1", "g2", "a", "a10", "a1!!", "@M", "+0", "+19", "chest0", "die7", "die?", "stay?"],
)
def test_kb09_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(sesame.BadAction) as refused:
        at(MOVE, "A1.1", "1/-").play(A, text)
    assert refused.value.words == (
        f"{text!r} n'est pas un coup ; écrivez par exemple c4, c4!, reste, @A ou course",
        f"{text!r} is not a move; write for instance c4, c4!, stay, @A or run",
    )


def test_kb09_french_words_are_understood() -> None:
    actions = GAME.actions
    for french, english in (("reste", "stay"), ("reste!", "stay!"), ("course", "run")):
        assert actions.parse(french) == actions.parse(english)
    assert actions.parse("renonce") == actions.parse("renounce")


@pytest.mark.parametrize("number", [-1, COUNT])
def test_an_id_out_of_range_is_not_understood(number: int) -> None:
    with pytest.raises(sesame.BadAction, match="is not an action id"):
        at(MOVE, "A1.1", "1/-").play(A, number)


# --- positions

OVER = f"A5>8+00 c7,-,-,-,-,-/{RED} -/- 5 #A1:5>8+3 rounds=1 board=kb04"
BAD = {
    f"- {MOVE} 1/- A1.1": "4 words instead of 5: rounds, pawns, hands, open cards, turn",
    f"0/0 {MOVE} 1/- - A1.1": "2 rounds finished out of 1",
    f"- {MOVE} 1/- - #": "0 rounds finished out of 1",
    "- a3,A/B,C 1/- - A1.1": "pawns 'a3,A/B,C': expected 2 times 6",
    f"- a3,a3,B,C,D,E/{RED} 1/- - A1.1": "two pawns on a3",
    f"- g0,A,B,C,D,E/{RED} 1/- - A1.1": "pawn A1: no crossing 'g0'",
    f"- {MOVE} 1 - A1.1": "1 hands instead of 2",
    f"- {MOVE} 19/- - A1.1": "cards '19': expected numbers from 1 to 18",
    f"- {MOVE} 3,3/3 - A1.1": "more than 2 cards 3",
    f"- {MOVE} 1/- 2,2 A1.1": "open cards '2,2': at most two numbers, and different ones",
    f"- {MOVE} 1/- 2,3 A1.1": "too many pairs lie open",
    f"- {MOVE} 1/- - A1.7": "turn 'A1.7': expected for instance "
    "@A, die.., A3+, A3.1, A1<A1:7>16+0 or #",
    f"- {MOVE} 1/- - C1.1": "there is no seat C",
    f"- {MOVE} 1/- - A201.1": "impossible part one: too many turns, or a pawn off the board",
    f"- a3,-,B,C,D,E/{RED} 1/- - A1.1": "impossible part one: too many turns, or a pawn off the "
    "board",
    f"- {MOVE} {ONE_EACH}/{ONE_EACH} - A1+": "the stock is empty",
    f"- {MOVE} {ONE_EACH}/{ONE_EACH} - A37.1*": "no pair, or cards are left",
    f"- {MOVE} 1/- - A1.1?": "the chest is taken at the foot of a monument whose cards lie open",
    f"- a4,A,B,C,D,E/{RED} 1/- 5 A1.1?5": "the treasure cannot be at number 5",
    f"- a4,A,B,C,D,E/{RED} 1/- 3,5 A1.1?8": "only one may renounce",
    f"- {MOVE} 1/- - @A": "before the first turn all cards are in the stock",
    f"- {MOVE} -/- - @A": "pawns are placed in turn, each on a gate",
    f"- {MOVE} -/- - die..": "impossible throws: ..",
    f"- L,A,B,C,D,E/{RED} -/- - die.4": "impossible throws: .4",
    f"- {RACE} -/- - A1<A1:5>8+1": "the secret is from a monument whose cards lie open",
    f"- {MOVE} -/- 5 A1<A1:5>8+1": "in the race only the Kim-Bac and the others' pawns play",
    f"- {RACE} -/- 5 A1<A1:5>8+80": "this race would be over already",
    f"- {RACE} -/- 5 A2<A1:5>8+1": "this race would be over already",
    f"- {RACE} -/- 5 A1<A1:5>8+1~19": "no number 19",
    f"- c4,-,-,-,-,-/c5,c3,{RED[4:]} -/- 5 A1<A1:5>8+1": "this race would be over already",
    f"A5>8+0 {MOVE} -/- - #": "round 'A5>8+0': expected 0, or for instance A2>18x00",
    f"A5>5+00 {MOVE} -/- - #": "impossible round: A5>5+00",
    f"A5>8+00 {MOVE} -/- - #": "the last round says otherwise",
    f"A5>8+01 c7,-,-,-,-,-/{RED} -/- 5 #A1:5>8+3": "the last round says otherwise",
}


@pytest.mark.parametrize("line", BAD)
def test_kb03_a_table_that_no_game_can_reach_is_refused(line: str) -> None:
    with pytest.raises(sesame.BadPosition) as refused:
        GAME.at(f"{line} rounds=1 board=kb04")
    assert refused.value.words.en == BAD[line]
    assert refused.value.words.fr


def test_kb17_nothing_is_played_after_the_end() -> None:
    match = GAME.at(OVER)
    assert match.over
    assert refusal(match, A, "c6") == ("La partie est finie.", "The game is over.")
