"""What is read at the table: sentences, prompts, the drawing."""

import pytest

import sesame
from sesame.core.messages import Sentences
from sesame.core.telling import Teller
from sesame.core.words import Words
from tests.games.bakschisch.cities import GAME, at, city

DRAWN = """\
     A
 ╔══#24H══════25S══════26F══════27S══════28H══════29E══════30G══════31♛
 ║
 ╚═══23E══════22G══════21F══════20S══════19G══════18F══════17H══════16E═════╗
     D                                                                      ║
 ╔═══8S═══════9G═══════10H══════11G══════12E══════13S══════14F══════15H═════╝
 ║                                                                  BC
 ╚═══7E═══════6F═══════5H═══════4E═══════3S═══════2G═══════1F═══════0·

   1▲ [C]     2▲ <E>     3▲ [·]     4▲ [·]     5▼ [·]
   pot ¤ 6      ? F5 G5 S5 E4 H5 C4

   A Ali      ¤ 10  -   (*)
   B Bahia    ¤ 7   T   (2)
   C Chafik   ¤ 5   -   ( )
   D Dounia   ¤ 12  T   ( )"""


def told(match: sesame.Match, seat: int, action: str) -> Words:
    """What a spectator is told of a step; it is done."""
    teller = Teller(match, None)
    teller.skip_to(match)
    match.play(seat, action)
    return Sentences([thing.sentence for thing in teller.step(match.log[-1])])


def last(match: sesame.Match, fist: int | str) -> Words:
    """What is told when the last fist is closed, without that it is."""
    (seat,) = match.actors
    first, _, rest = zip(
        *(text.partition(". ") for text in told(match, seat, str(fist))), strict=True
    )
    assert all(first)
    return Words(*rest)


def waiting(card: str, *seats: str, fists: tuple[int | str, ...], row: str = "") -> sesame.Match:
    """All fists but the last are closed over this card."""
    match = city(f"{row}{card}?".ljust(6, "."), *seats)
    for seat, fist in enumerate(fists):
        match.play(seat, str(fist))
    return match


def test_bk06_a_card_is_told() -> None:
    assert told(GAME.new(chance="manual"), sesame.CHANCE, "E") == (
        "Tour 1, carte 1 : l'eunuque.",
        "Round 1, card 1: the eunuch.",
    )


def test_bk08_bk11_what_comes_of_the_fists_is_told_with_the_last() -> None:
    match = waiting("E", "0:10t", "1:10t", "0:10t", fists=("thief", 3))
    assert last(match, 1) == (
        "Ali vole 4 pièces. Bahia avance de 1 à 4.",
        "Ali steals 4 coins. Bahia moves ahead from 1 to 4.",
    )
    match = waiting("E", "0:10t", "0:10t", fists=(0,))
    assert last(match, 0) == ("Personne ne bouge.", "Nobody moves.")


def test_bk11_several_thieves_are_told() -> None:
    shared = waiting("E", "0:10t", "0:10t", "0:10t", fists=("thief", "thief"))
    assert last(shared, 2).fr == "Ali vole 1 pièce. Bahia vole 1 pièce. Chafik avance de 0 à 4."
    empty = waiting("E", "0:10t", "0:10t", fists=("thief",))
    assert last(empty, 0) == (
        "Ali : rien à voler. Personne ne bouge.",
        "Ali: nothing to steal. Nobody moves.",
    )


def test_bk12_a_thief_who_stops_everybody_is_told() -> None:
    match = city("E?....", "0:10t", "0:10t", terms="theft_cancels=on")
    match.play(0, "thief")
    assert last(match, 2).en == "Ali steals 2 coins. A thief was here: nobody moves."


def test_bk13_bk18_the_end_of_a_round_is_told() -> None:
    match = waiting("H", "9:10t", "7:10t", "3:10t", fists=(1, 3), row="FGSE")
    assert last(match, 1) == (
        "Ali recule de 9 à 5. Chafik retourne au départ. "
        "Fin du tour 1 : le pot est partagé (reste 2 pièces).",
        "Ali goes back from 9 to 5. Chafik goes back to the start. "
        "End of round 1: the pot is shared (2 coins left over).",
    )


def test_bk20_the_throne_is_told() -> None:
    match = waiting("F", "30:10", "0:10t", fists=(1,))
    assert last(match, 0).fr == "Ali monte sur le trône."


def test_it_speaks_german_too() -> None:
    match = waiting("F", "30:10", "0:10t", fists=(1,))
    words = GAME.text.prompt(match.observed(1))
    assert words.to("de").startswith("Bahia: Schließen Sie die Faust um Münzen oder um Ihren Dieb.")


def test_bk06_prompts() -> None:
    assert GAME.new(chance="manual").view(None)["prompt"] == {
        "fr": "Tour 1 : on retourne la carte 1 sur 5.",
        "en": "Round 1: card 1 of 5 is turned.",
        "de": "1. Runde: Karte 1 von 5 wird aufgedeckt.",
    }
    match = city("FGSEH?", "0:10t", "0:10t", "0:10t")
    match.play(1, "0")
    assert GAME.text.prompt(match.observed(None)) == (
        "Ali et Chafik, fermez le poing sur des pièces ou sur votre voleur. "
        "Tour 1, carte 5 sur 5, la fille du harem (H) : qui donne le moins recule.",
        "Ali and Chafik, close your fist on coins or on your thief. "
        "Round 1, card 5 of 5, the harem girl (H): the least gold goes back.",
    )


def test_bk07_both_languages_are_understood() -> None:
    match = city("E?....", "0:10t", "0:10t")
    assert str(match.play(0, "voleur")) == "thief"
    assert str(match.play(1, "thief")) == "thief"


def test_bk01_the_city_is_drawn_on_four_levels() -> None:
    match = at("1 CE?... 555454 24:10!3 0:7t!2 0:5 8:12t 6 seats=4")
    assert match.draw(1).plain == DRAWN


@pytest.mark.parametrize("board", ["akbahah", "shortcut"])
def test_it_fits_the_terminal(board: str) -> None:
    match = GAME.new(4, seed=42, board=board)
    while not match.over:
        if len(match.actors) == 1:
            assert max(map(len, match.draw().plain.splitlines())) < 80
        seat = match.actors[-1]
        match.play(seat, match.legal(seat)[min(seat, len(match.legal(seat)) - 1)])
    crowned = [line for line in match.draw().plain.splitlines() if line.endswith(")  ♛")]
    assert len(crowned) == len(match.winners)
