"""What may not be played, and the reason a player is given, in both languages."""

import pytest

import sesame
from sesame.core.match import Match
from sesame.core.words import Words
from sesame.games.khan_tsin.actions import COUNT
from tests.games.khan_tsin.dragons import BLOCKED, GAME, NORTH, SOUTH, START, at, dragon


def refusal(match: Match, seat: int, action: str) -> Words:
    """Why the action is refused; the table must stay as it was."""
    before = match.state.tobytes()
    with pytest.raises(sesame.IllegalAction) as refused:
        match.play(seat, action)
    assert match.state.tobytes() == before
    assert match.log == []
    return refused.value.words


def test_kt04_a_taken_square() -> None:
    assert refusal(at("1/r/34 S"), SOUTH, "@2") == (
        "La case 2 est prise.",
        "Square 2 is taken.",
    )


def test_kt04_moving_before_all_barons_are_placed() -> None:
    words = ("On place d'abord les barons.", "The barons are placed first.")
    assert refusal(at("1/r/34 S"), SOUTH, "2-3") == words
    assert refusal(at("1/r/34 S"), SOUTH, "pass") == words


def test_kt04_placing_once_all_barons_are_placed() -> None:
    assert refusal(at(dragon("rk")), SOUTH, "@36") == (
        "Les barons sont déjà placés.",
        "The barons are already placed.",
    )


def test_kt04_not_your_turn() -> None:
    assert refusal(at("36 S"), NORTH, "@1") == (
        "C'est à Sud de jouer.",
        "Not your turn: South to play.",
    )
    assert refusal(at(f"{START} N"), SOUTH, "1-2") == (
        "C'est à Nord de jouer.",
        "Not your turn: North to play.",
    )


def test_kt05_only_chance_deals() -> None:
    assert refusal(at(f"{START} S"), SOUTH, "r") == (
        "Seul le hasard répartit les barons.",
        "Only chance deals barons.",
    )
    match = at("36 S setup=random")
    assert refusal(match, SOUTH, "r") == ("C'est au hasard de jouer.", "It is chance's turn.")


def test_kt05_what_chance_cannot_deal() -> None:
    words = (
        "Il n'y a plus de barons rouges à répartir.",
        "There are no red barons left to deal.",
    )
    match = at(f"{'r/' * 12}24 S setup=random")
    assert refusal(match, sesame.CHANCE, "r") == words
    for action in ("@20", "1-2", "pass"):
        assert refusal(match, sesame.CHANCE, action).en == "Chance is dealing the barons."


def test_kt05_chance_is_not_for_the_players_to_choose() -> None:
    match = GAME.at("36 S", seed=1)
    assert refusal(match, sesame.CHANCE, "r") == (
        "Ici le hasard est tiré de la graine.",
        "Chance is drawn from the seed here.",
    )


def test_kt07_a_pile_out_of_reach() -> None:
    assert refusal(at(f"{START} S"), SOUTH, "5-1") == (
        "La case 5 n'est pas à votre portée : vos piles sont 1, 2, 3, 4.",
        "Square 5 is out of your reach: your piles are 1, 2, 3, 4.",
    )
    assert refusal(at(f"{START} N"), NORTH, "32-1") == (
        "La case 32 n'est pas à votre portée : vos piles sont 33, 34, 35, 36.",
        "Square 32 is out of your reach: your piles are 33, 34, 35, 36.",
    )


def test_kt07_an_empty_start() -> None:
    assert refusal(at(dragon("1/rk")), SOUTH, "1-2") == (
        "La case 1 n'est pas à votre portée : vos piles sont 2, 3, 4, 5.",
        "Square 1 is out of your reach: your piles are 2, 3, 4, 5.",
    )


def test_kt08_an_empty_goal() -> None:
    assert refusal(at(dragon("1/rk")), SOUTH, "2-1") == (
        "La case 1 est vide.",
        "Square 1 is empty.",
    )


def test_kt08_staying_where_you_are() -> None:
    assert refusal(at(f"{START} S"), SOUTH, "1-1") == (
        "Il faut changer de case.",
        "You must go to another square.",
    )


def test_kt09_more_barons_than_the_pile_has() -> None:
    assert refusal(at(dragon("rk/k")), SOUTH, "1x3-2") == (
        "La pile 1 n'a que 2 barons.",
        "Pile 1 has only 2 barons.",
    )
    assert refusal(at(f"{START} S"), SOUTH, "1x2-2") == (
        "La pile 1 n'a que 1 baron.",
        "Pile 1 has only 1 baron.",
    )


def test_kt10_a_suzerain_may_not_fall() -> None:
    match = at(dragon("rkw/rk"))
    assert refusal(match, SOUTH, "1-2") == (
        "Ce suzerain déchoirait : du niveau 3 au niveau 3.",
        "This suzerain would fall: from level 3 to level 3.",
    )


def test_kt11_a_fourth_baron_of_a_colour() -> None:
    for colour, french, english in (
        ("r", "rouges", "red"),
        ("k", "noirs", "black"),
        ("w", "blancs", "white"),
    ):
        match = at(dragon(f"{colour}/{colour * 3}"))
        assert refusal(match, SOUTH, "1-2") == (
            f"La pile aurait 4 barons {french} ; 3 au plus.",
            f"The pile would have 4 {english} barons; 3 at most.",
        )


def test_kt12_passing_while_a_move_is_possible() -> None:
    words = (
        "On ne passe pas tant qu'un coup est possible.",
        "You may not pass while you have a move.",
    )
    assert refusal(at(f"{START} S"), SOUTH, "pass") == words
    assert refusal(at(f"{BLOCKED} N"), NORTH, "pass") == words


def test_kt13_nothing_is_played_after_the_end() -> None:
    match = at(dragon("1/rk", "S#rrrkkkwww"))
    assert match.legal(SOUTH) == match.legal(NORTH) == []
    assert refusal(match, NORTH, "36-35") == ("La partie est finie.", "The game is over.")


def test_kt30_kt31_turning_where_it_is_not_agreed_or_changes_nothing() -> None:
    words = (
        "Ce retournement n'est pas permis, ou ne change rien.",
        "Turning over is not allowed here, or changes nothing.",
    )
    assert refusal(at(dragon("rk/w")), SOUTH, "1x2~-2") == words
    assert refusal(at(dragon("rk/w")), SOUTH, "1x2-2~") == words
    assert refusal(at(dragon("r/w"), "flip_moved=on"), SOUTH, "1~-2") == words
    assert refusal(at(dragon("r/r"), "flip_result=on"), SOUTH, "1-2~") == words


def test_kt32_a_distance_between_hop_and_flight() -> None:
    assert refusal(at(f"{START} S", "two_speeds=on"), SOUTH, "1-5") == (
        "Case 1 : 2 bonds, ou un vol à plus de 4 barons.",
        "Square 1: 2 hops, or a flight past 4 barons.",
    )
    assert refusal(at(f"{START} S", "two_speeds=on"), SOUTH, "2-5") == (
        "Case 2 : 1 bond, ou un vol à plus de 4 barons.",
        "Square 2: 1 hop, or a flight past 4 barons.",
    )


@pytest.mark.parametrize("text", ["", "7", "7-", "-7", "7x9-12", "7x0-12", "~7-12", "7-12x3", "b"])
def test_kt09_what_is_no_move_at_all_is_not_understood(text: str) -> None:
    with pytest.raises(sesame.BadAction) as refused:
        at(f"{START} S").play(SOUTH, text)
    assert refused.value.words == (
        f"{text!r} n'est pas un coup ; écrivez par exemple 7-12, 7x3-12, @7 ou pass",
        f"{text!r} is not a move; write for instance 7-12, 7x3-12, @7 or pass",
    )


@pytest.mark.parametrize(("text", "square"), [("0-3", 0), ("3-37", 37), ("@0", 0), ("@99", 99)])
def test_kt01_there_are_no_other_squares(text: str, square: int) -> None:
    with pytest.raises(sesame.BadAction) as refused:
        at(f"{START} S").play(SOUTH, text)
    assert refused.value.words == (
        f"{text!r} : il n'y a pas de case {square} (1 à 36)",
        f"{text!r}: there is no square {square} (1 to 36)",
    )


@pytest.mark.parametrize("number", [-1, COUNT])
def test_an_id_out_of_range_is_not_understood(number: int) -> None:
    with pytest.raises(sesame.BadAction, match="is not an action id"):
        at(f"{START} S").play(SOUTH, number)
