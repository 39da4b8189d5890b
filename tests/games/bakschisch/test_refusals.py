"""What may not be played or laid out, and the reason a player is given, in both languages."""

import pytest

import sesame
from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.bakschisch.actions import COUNT
from tests.games.bakschisch.cities import GAME, at, city


def refusal(match: Match, seat: int, action: str) -> Words:
    """Why the action is refused; the table must stay as it was."""
    before, steps = match.state.tobytes(), len(match.log)
    with pytest.raises(sesame.IllegalAction) as refused:
        match.play(seat, action)
    assert match.state.tobytes() == before
    assert len(match.log) == steps
    return refused.value.words


def test_bk06_more_coins_than_the_bag_holds() -> None:
    match = city("E?....", "0:7t", "0:1t", "0:0t")
    for seat, french, english in (
        (0, "7 pièces", "7 coins"),
        (1, "1 pièce", "1 coin"),
        (2, "0 pièce", "0 coins"),
    ):
        assert refusal(match, seat, "8") == (
            f"Votre sac ne contient que {french}.",
            f"Your bag holds only {english}.",
        )


def test_bk06_a_second_fist() -> None:
    match = city("E?....", "0:10t", "0:10t", "0:10t")
    match.play(1, "3")
    assert refusal(match, 1, "4") == (
        "C'est à Ali, Chafik de jouer.",
        "Not your turn: Ali, Chafik to play.",
    )


def test_bk06_no_fist_before_the_card_is_turned() -> None:
    match = city("E....", "0:10t", "0:10t")
    assert refusal(match, 0, "1") == ("C'est au hasard de jouer.", "It is chance's turn.")
    assert refusal(match, sesame.CHANCE, "1") == (
        "Il faut d'abord retourner une carte.",
        "A card must be turned first.",
    )


def test_bk06_only_chance_turns_cards() -> None:
    assert refusal(city("E?....", "0:10t", "0:10t"), 0, "G") == (
        "Seul le hasard retourne les cartes.",
        "Only chance turns cards.",
    )
    assert refusal(GAME.new(seed=1), sesame.CHANCE, "G") == (
        "Ici le hasard est tiré de la graine.",
        "Chance is drawn from the seed here.",
    )


def test_bk17_a_card_of_which_none_is_left() -> None:
    match = at("2 ..... 055555 0:10t 0:10t 0")
    assert refusal(match, sesame.CHANCE, "F") == (
        "Il n'y a plus de carte F à retourner.",
        "No card F is left to turn.",
    )


def test_bk07_a_used_thief() -> None:
    assert refusal(city("EG?...", "0:10", "0:10t"), 0, "thief") == (
        "Votre voleur a déjà servi à ce tour.",
        "Your thief has been used this round.",
    )


def test_bk16_a_thief_in_the_palace() -> None:
    assert refusal(city("EG?...", "24:10", "0:10t"), 0, "voleur") == (
        "Pas de voleur dans le palais.",
        "No thief may enter the palace.",
    )


def test_bk20_nothing_is_played_after_the_end() -> None:
    match = at("1 FGSEH 444445 31@2:10!0 12:10t!0 0")
    assert match.legal(0) == match.legal(1) == []
    assert refusal(match, 0, "1") == ("La partie est finie.", "The game is over.")


@pytest.mark.parametrize("text", ["", "-1", "41", "100", "3.5", "x", "A:3", "e", "th", "FG", "٣"])
def test_bk06_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(sesame.BadAction) as refused:
        city("E?....", "0:10t", "0:10t").play(0, text)
    assert refused.value.words == (
        f"{text!r} n'est pas un coup ; écrivez un nombre de pièces (0 à 40) ou voleur",
        f"{text!r} is not a move; write a number of coins (0 to 40) or thief",
    )


def test_bk22_a_closed_fist_is_seen_not_played() -> None:
    assert refusal(city("E?....", "0:10t", "0:10t"), 0, "closed") == (
        "Dites ce que le poing contient : des pièces ou le voleur.",
        "Say what the fist holds: coins or the thief.",
    )


@pytest.mark.parametrize("number", [-1, COUNT])
def test_an_id_out_of_range_is_not_understood(number: int) -> None:
    with pytest.raises(sesame.BadAction, match="is not an action id"):
        city("E?....", "0:10t", "0:10t").play(0, number)


# --- positions

SEAT = "attendu case:or, comme 7:10t ou 4>7:10t!3"
BAD = {
    "1 ..... 555555 0:10t 0": (
        "5 mots au lieu de 6 : tour, cartes, pioche, 2 joueurs, pot",
        "5 words instead of 6: round, cards, stock, 2 seats, pot",
    ),
    "0 ..... 555555 0:10t 0:10t 0": (
        "tour '0' : attendu 1 à 60",
        "round '0': expected 1 to 60",
    ),
    "61 ..... 555555 0:10t 0:10t 0": (
        "tour '61' : attendu 1 à 60",
        "round '61': expected 1 to 60",
    ),
    "1 .... 555555 0:10t 0:10t 0": (
        "cartes '....' : attendu 5 lettres ou points, comme EG?... ou EG...",
        "cards '....': expected 5 letters or points, such as EG?... or EG...",
    ),
    "1 ?..... 555555 0:10t 0:10t 0": (
        "cartes '?.....' : attendu 5 lettres ou points, comme EG?... ou EG...",
        "cards '?.....': expected 5 letters or points, such as EG?... or EG...",
    ),
    "1 X.... 555555 0:10t 0:10t 0": (
        "cartes 'X....' : attendu 5 lettres ou points, comme EG?... ou EG...",
        "cards 'X....': expected 5 letters or points, such as EG?... or EG...",
    ),
    "1 ..... 55555 0:10t 0:10t 0": (
        "pioche '55555' : attendu 6 chiffres de 0 à 5",
        "stock '55555': expected 6 digits from 0 to 5",
    ),
    "1 E.... 555555 0:10t 0:10t 0": (
        "pioche '555555' : il doit rester 29 cartes, 5 au plus de chacune",
        "stock '555555': 29 cards must be left, 5 of each at most",
    ),
    "1 E.... 455555 0:10t 0:10t 0": (
        "pioche '455555' : il doit rester 29 cartes, 5 au plus de chacune",
        "stock '455555': 29 cards must be left, 5 of each at most",
    ),
    "1 ..... 555555 0 0:10t 0": (
        f"joueur '0' : {SEAT}",
        "seat '0': expected square:gold, such as 7:10t or 4>7:10t!3",
    ),
    "1 ..... 555555 32:10 0:10t 0": (
        "joueur '32:10' : la dernière case est 31",
        "seat '32:10': the last square is 31",
    ),
    "1 E.... 555455 31:10 0:10t 0": (
        "joueur '31:10' : sur le trône, et là seulement, @ dit le pot-de-vin de l'arrivée",
        "seat '31:10': on the throne, and only there, @ tells the bribe of arrival",
    ),
    "1 E.... 555455 31@2:10 0:10t 0": (
        "joueur '31@2:10' : sur le trône, et là seulement, @ dit le pot-de-vin de l'arrivée",
        "seat '31@2:10': on the throne, and only there, @ tells the bribe of arrival",
    ),
    "1 ..... 555555 24:10t 0:10t 0": (
        "joueur '24:10t' : un voleur au palais",
        "seat '24:10t': a thief in the palace",
    ),
    "1 E.... 555455 0:10t!41 0:10t!0 0": (
        "poing !41 : trop d'or",
        "fist !41: too much gold",
    ),
    "1 ..... 555555 0:10t 0:10t x": (
        "pot 'x' : attendu 6, ou 6+2",
        "pot 'x': expected 6, or 6+2",
    ),
    "1 ..... 555555 0:10t 0:10t 3": (
        "23 pièces en tout au lieu de 20",
        "23 gold pieces in all instead of 20",
    ),
    "1 E?.... 555455 0:10t!3 0:10t!0 0": (
        "ces poings sont impossibles",
        "these fists are impossible",
    ),
    "1 E?.... 555455 0:10t!11 0:10t 0": (
        "ces poings sont impossibles",
        "these fists are impossible",
    ),
    "1 E?.... 555455 0:10!t 0:10t 0": (
        "ces poings sont impossibles",
        "these fists are impossible",
    ),
    "1 E.... 555455 0:10!3 0:10t 0": (
        "ces poings sont impossibles",
        "these fists are impossible",
    ),
    "1 E.... 555455 0>4:10t 0:10t 0": (
        "ces poings sont impossibles",
        "these fists are impossible",
    ),
    "1 FGSEH 444445 0:10t 0:10t 0": (
        "ce tour est fini, mais non la partie",
        "this round is over, the game is not",
    ),
    "2 ..... 444445 0:0t 0:0t 0+20 remainder=box": (
        "cette partie serait déjà finie",
        "this game would be over already",
    ),
}


@pytest.mark.parametrize("line", BAD)
def test_bk04_a_table_that_no_game_can_reach_is_refused(line: str) -> None:
    with pytest.raises(sesame.BadPosition) as refused:
        at(line)
    assert refused.value.words == BAD[line]


def test_bk04_opened_fists_may_be_left_out_of_a_position() -> None:
    assert at("1 EG... 545455 4:10t 0:10t 0").legal(sesame.CHANCE)
