"""What is read at the table: sentences, prompts, the drawing."""

import pytest

import sesame
from sesame.core.words import Words
from tests.games.bakschisch.cities import GAME, ahead, at, back, bribe, city

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


def told(match: sesame.Match, card: str) -> Words:
    """What is said when the next card is turned."""
    actions, text = match.game.actions, match.game.text
    words: Words = text.sentence(match.observed(None), sesame.CHANCE, actions.parse(card))
    return words


def test_bk06_a_card_and_before_the_first_nothing_else() -> None:
    assert told(GAME.new(chance="manual"), "E") == (
        "Tour 1, carte 1 : l'eunuque.",
        "Round 1, card 1: the eunuch.",
    )


def test_bk08_bk11_a_card_is_told_after_what_came_of_the_fists_before_it() -> None:
    match = ahead("E", ("thief", 3, 1), "0:10t", "1:10t", "0:10t")
    assert told(match, "C") == (
        "Ali vole 4 pièces. Bahia avance de 1 à 4. Tour 1, carte 2 : le Calife.",
        "Ali steals 4 coins. Bahia moves ahead from 1 to 4. Round 1, card 2: the Caliph.",
    )
    bribe(match, "C", 0, 0, 0)
    assert told(match, "G") == (
        "Personne ne bouge. Tour 1, carte 3 : le garde.",
        "Nobody moves. Round 1, card 3: the guard.",
    )


def test_bk11_several_thieves_are_told() -> None:
    shared = ahead("E", ("thief", "thief", 2), "0:10t", "0:10t", "0:10t")
    assert told(shared, "F").fr.startswith("Ali et Bahia volent 1 pièce par voleur. Chafik avance")
    assert told(shared, "F").en.startswith("Ali and Bahia steal 1 coin each. Chafik moves")
    empty = ahead("E", ("thief", 0), "0:10t", "0:10t")
    assert told(empty, "F").fr.startswith("Ali : rien à voler. Personne ne bouge.")
    assert told(empty, "F").en.startswith("Ali: nothing to steal. Nobody moves.")


def test_bk13_bk18_the_end_of_a_round_is_told() -> None:
    match = back("H", (1, 3, 1), "9:10t", "7:10t", "3:10t")
    assert told(match, "H") == (
        "Ali recule de 9 à 5. Chafik retourne au départ. "
        "Fin du tour 1 : le pot est partagé (reste 2 pièces). "
        "Tour 2, carte 1 : la fille du harem.",
        "Ali goes back from 9 to 5. Chafik goes back to the start. "
        "End of round 1: the pot is shared (2 coins left over). "
        "Round 2, card 1: the harem girl.",
    )


def test_bk20_the_throne_is_told() -> None:
    match = ahead("F", (1, 0), "30:10", "0:10t")
    assert told(match, "F").fr.startswith("Ali monte sur le trône.")


def test_bk06_prompts() -> None:
    assert GAME.new(chance="manual").view(None)["prompt"] == {
        "fr": "Tour 1 : on retourne la carte 1 sur 5.",
        "en": "Round 1: card 1 of 5 is turned.",
    }
    match = city("FGSEH?", "0:10t", "0:10t", "0:10t")
    match.play(1, "0")
    assert match.view(None)["prompt"] == {
        "fr": "Ali et Chafik, fermez le poing sur des pièces ou sur votre voleur. "
        "Tour 1, carte 5 sur 5, la fille du harem (H) : qui donne le moins recule.",
        "en": "Ali and Chafik, close your fist on coins or on your thief. "
        "Round 1, card 5 of 5, the harem girl (H): the least gold goes back.",
    }


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
