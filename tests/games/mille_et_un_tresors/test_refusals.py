"""What may not be played, and the reason a player is given, in every language."""

import pytest

import sesame
from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.mille_et_un_tresors.actions import COUNT
from tests.games.mille_et_un_tresors.caves import (
    CHANCE,
    EXAMPLE,
    GAME,
    OPEN,
    A,
    B,
    C,
    alone,
    at,
    play,
)


def refusal(match: Match, seat: int, action: str) -> Words:
    """Why the action is refused; the table must stay as it was."""
    before = match.state.tobytes()
    with pytest.raises(sesame.IllegalAction) as refused:
        match.play(seat, action)
    assert match.state.tobytes() == before
    return refused.value.words


def placing() -> Match:
    """C begins on c3; A has to place."""
    match = GAME.new(3, chance="manual")
    while not match.actors:
        match.play(CHANCE, str(match.chances()[-1][0]))
    return play(match, "@c3")


def test_mt02_the_entrance_is_no_space() -> None:
    assert refusal(placing(), A, "@a1") == (
        "a1 est l'entrée, on ne s'y arrête pas.",
        "a1 is the entrance, nobody stops there.",
    )
    assert refusal(at(OPEN, "A"), A, "a1").en.startswith("a1 is the entrance")


def test_mt06_a_taken_card() -> None:
    words = ("c3 est prise par Cassim.", "c3 is taken by Cassim.")
    assert refusal(placing(), A, "@c3") == words


def test_mt06_first_the_pawn() -> None:
    words = ("Pose d'abord ton pion.", "Put your pawn down first.")
    for action in ("c3", "*c3", "out"):
        assert refusal(placing(), A, action) == words
    assert refusal(placing(), A, "n") == (
        "Tu n'as pas de carte à poser.",
        "You have no card to lay.",
    )


def test_mt06_the_pawn_is_placed_once() -> None:
    assert refusal(at(OPEN, "A"), A, "@c3") == (
        "Ton pion est déjà dans la grotte.",
        "Your pawn is in the cave already.",
    )


def test_mt06_not_your_turn() -> None:
    assert refusal(at(OPEN, "A"), B, "c4").en == "Not your turn: Ali Baba to play."


def test_mt07_no_such_way() -> None:
    assert refusal(at(OPEN, "A"), A, "e3") == (
        "Aucun chemin de 2 cartes ne mène en e3.",
        "No way 2 cards long leads to e3.",
    )
    assert refusal(at(alone("c2", "1", "e4"), "A"), A, "e3").fr == (
        "Aucun chemin de 1 carte ne mène en e3."
    )


def test_mt08_staying_where_you_are() -> None:
    words = ("Il faut changer de carte.", "You must go to another card.")
    assert refusal(at(OPEN, "A"), A, "b1") == words
    assert refusal(at(EXAMPLE, "C"), C, "*a4") == words


def test_mt08_the_last_card_must_be_free() -> None:
    match = at(alone("e2", "2", "e4"), "A")
    assert refusal(match, A, "e4") == ("e4 est prise par Badoura.", "e4 is taken by Badoura.")


def test_mt09_the_entrance_is_too_far() -> None:
    assert refusal(at(OPEN, "B"), B, "out") == (
        "Tu ne peux pas atteindre l'entrée.",
        "You cannot reach the entrance.",
    )
    assert refusal(at(OPEN, "A", "exact_exit=on"), A, "out") == (
        "Le pas dehors doit être ton dernier pas, et il ne l'est pas.",
        "The step outside must be your last one, and it is not.",
    )


def test_mt10_the_genie_comes_only_in_need() -> None:
    assert refusal(at(OPEN, "A"), A, "*c3") == (
        "Le génie ne vient que si tu ne peux pas avancer.",
        "The genie comes only if you cannot walk.",
    )
    assert refusal(at(EXAMPLE, "C"), C, "b4") == (
        "Aucun chemin de 2 cartes : c'est le génie qui te porte, écris *b4.",
        "No way is 2 cards long: it is the genie who carries you, write *b4.",
    )


@pytest.mark.parametrize(
    ("card", "turn", "french", "english"),
    [
        ("+3n", "lay", "a un mur", "one wall"),
        ("+3n", "ns", "a un mur", "one wall"),
        ("+2ne", "ew", "a deux murs qui se touchent", "two adjacent walls"),
        ("+1ns", "ne", "a deux murs face à face", "two opposite walls"),
        ("+1h", "n", "n'a pas de mur", "no wall"),
    ],
)
def test_mt11_walls_that_the_card_does_not_have(
    card: str, turn: str, french: str, english: str
) -> None:
    match = play(at(OPEN, "B"), "c4", card)
    words = (f"Cette carte {french}.", f"This card has {english}.")
    assert refusal(match, B, turn) == words


def test_mt10_refused_in_german_too() -> None:
    words = GAME.text.refusal(at(EXAMPLE, "C").observed(C), C, GAME.actions.parse("b4"))
    assert words.to("de") == "Kein Weg ist 2 Karten lang: Der Dschinn trägt dich, schreib *b4."


def test_mt11_first_the_card() -> None:
    match = play(at(OPEN, "B"), "c4", "+3n")
    words = ("Pose d'abord la carte tirée.", "Lay the card drawn first.")
    for action in ("c3", "*c3", "out"):
        assert refusal(match, B, action) == words


def test_mt11_chance_has_its_own_choices() -> None:
    words = ("Seul le hasard fait cela.", "Only chance does that.")
    for action in ("2", "+2", "A", "die2"):
        assert refusal(at(OPEN, "A"), A, action) == words
    match = play(at(OPEN, "B"), "c4")
    cannot = ("Le hasard ne peut pas faire cela ici.", "Chance cannot do that here.")
    for action in ("c3", "*c3", "out", "lay", "@c3", "2", "A", "die2"):
        assert refusal(match, CHANCE, action) == cannot
    assert refusal(match, B, "+2") == ("C'est au hasard de jouer.", "It is chance's turn.")


def test_mt13_nothing_is_played_after_the_end() -> None:
    match = GAME.new(2, seed=1)
    while not match.over:
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert refusal(match, A, "c3") == ("La partie est finie.", "The game is over.")


def test_mt21_nobody_leaves_in_the_variant() -> None:
    assert refusal(at(alone("b1", "1", "e4"), "A1", "luck=on"), A, "out") == (
        "Dans cette variante, personne ne sort de la grotte.",
        "In this variant nobody leaves the cave.",
    )


@pytest.mark.parametrize("text", ["", "3", "c", "C3", "c3-d3", "@", "+4", "en", "die7", "4n", "E"])
def test_mt08_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(sesame.BadAction) as refused:
        at(OPEN, "A").play(A, text)
    assert refused.value.words == (
        f"{text!r} n'est pas un coup ; écris par exemple c3, @c3, *c3, out, lay ou ne",
        f"{text!r} is not a move; write for instance c3, @c3, *c3, out, lay or ne",
    )


@pytest.mark.parametrize("text", ["f3", "@c5", "*z9", "c0"])
def test_mt02_there_are_no_other_spaces(text: str) -> None:
    space = text.lstrip("@*")
    with pytest.raises(sesame.BadAction) as refused:
        at(OPEN, "A").play(A, text)
    assert refused.value.words == (
        f"{text!r} : il n'y a pas de case {space} (a1 à e4)",
        f"{text!r}: there is no space {space} (a1 to e4)",
    )


@pytest.mark.parametrize("number", [-1, COUNT])
def test_an_id_out_of_range_is_not_understood(number: int) -> None:
    with pytest.raises(sesame.BadAction, match="is not an action id"):
        at(OPEN, "A").play(A, number)
