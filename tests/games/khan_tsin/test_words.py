"""What is read at the dragon: the story of a step, what is asked for, how it ended."""

import pytest

import sesame
from sesame.core.messages import Sentences
from sesame.core.telling import Teller
from sesame.core.words import Words
from tests.games.khan_tsin.dragons import BLOCKED, GAME, NORTH, SOUTH, STALE, START, at, dragon

FLIPS = "flip_moved=on flip_result=on"


def told(match: sesame.Match, seat: int, action: str) -> Words:
    """What a spectator is told of a step; it is done."""
    teller = Teller(match, None)
    teller.skip_to(match)
    match.play(seat, action)
    return Sentences([thing.sentence for thing in teller.step(match.log[-1])])


def test_kt04_a_baron_that_is_laid_is_told() -> None:
    match = GAME.new(setup="alternate")
    assert told(match, SOUTH, "@7") == (
        "Sud place un baron rouge sur la case 7.",
        "South places a red baron on square 7.",
    )
    assert told(match, NORTH, "@1") == (
        "Nord place un baron noir sur la case 1.",
        "North places a black baron on square 1.",
    )


def test_kt04_the_white_barons_that_fill_the_rest_go_without_saying() -> None:
    match = at("/".join(["r/k/1"] * 11 + ["r/2"]) + " N")
    assert told(match, NORTH, "@35").en == "North places a black baron on square 35."


def test_kt05_a_baron_that_is_dealt_is_told() -> None:
    match = GAME.new(setup="random", chance="manual")
    assert told(match, sesame.CHANCE, "r").fr == "La case 1 reçoit un baron rouge."
    assert told(match, sesame.CHANCE, "k").en == "Square 2 gets a black baron."
    assert told(match, sesame.CHANCE, "w") == (
        "La case 3 reçoit un baron blanc.",
        "Square 3 gets a white baron.",
    )


def test_kt08_a_flight_is_told_with_the_height_it_reaches() -> None:
    match = at(f"{START} S")
    assert told(match, SOUTH, "3-1") == (
        "Sud envoie un baron blanc de 3 sur 1 (hauteur 2).",
        "South sends a white baron from 3 onto 1 (height 2).",
    )


def test_kt09_vassals_are_counted() -> None:
    assert told(at(dragon("wrk/kw")), SOUTH, "1x2-2") == (
        "Sud envoie un baron noir de 1 sur 2 avec 1 vassal (hauteur 4).",
        "South sends a black baron from 1 onto 2 with 1 vassal (height 4).",
    )
    assert told(at(dragon("wrk/kw")), SOUTH, "1x3-2") == (
        "Sud envoie un baron noir de 1 sur 2 avec 2 vassaux (hauteur 5).",
        "South sends a black baron from 1 onto 2 with 2 vassals (height 5).",
    )


def test_kt12_a_pass_is_told() -> None:
    assert told(at(f"{BLOCKED} S"), SOUTH, "pass") == (
        "Sud doit passer.",
        "South has to pass.",
    )


def test_kt13_the_emperor_is_told_after_the_move_that_crowns() -> None:
    match = at(f"{BLOCKED} N")
    assert told(match, NORTH, "5-2") == (
        "Nord envoie un baron blanc de 5 sur 2 : neuf barons.",
        "North sends a white baron from 5 onto 2: nine barons.",
    )
    assert match.outcome is not None
    assert match.outcome.why == (
        "Nord complète une pile de neuf et devient Empereur.",
        "North completes a pile of nine and becomes Emperor.",
    )


def test_kt14_a_draw_is_told() -> None:
    match = at("rrwwrwk/2/rrwwrwkk/3/krwrkwkw/3/kkkr/4/wrrwrwkk/k/18 N", "two_speeds=on")
    assert told(match, NORTH, "18-1") == (
        "Nord envoie un baron noir de 18 sur 1 (hauteur 8).",
        "North sends a black baron from 18 onto 1 (height 8).",
    )
    assert match.outcome is not None
    assert match.outcome.why == (
        "Partie nulle : plus personne ne peut jouer.",
        "A draw: neither side can move.",
    )


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        ("1x2~-2", "la partie déplacée retournée", "the moved part turned over"),
        ("1x2-2~", "la pile obtenue retournée", "the whole pile turned over"),
        (
            "1x2~-2~",
            "la partie déplacée retournée, la pile obtenue retournée",
            "the moved part turned over, the whole pile turned over",
        ),
    ],
)
def test_kt30_kt31_what_is_turned_over_is_told(move: str, french: str, english: str) -> None:
    assert told(at(dragon("rkw/rw"), FLIPS), SOUTH, move) == (
        f"Sud envoie un baron blanc de 1 sur 2 avec 1 vassal, {french} (hauteur 4).",
        f"South sends a white baron from 1 onto 2 with 1 vassal, {english} (height 4).",
    )


def asked(match: sesame.Match) -> tuple[str, str]:
    prompt = match.view(None)["prompt"]
    return prompt["fr"], prompt["en"]


def test_kt04_prompts_while_barons_are_laid() -> None:
    match = GAME.new(setup="alternate")
    assert asked(match) == (
        "Sud : placez un baron sur une case libre (barons rouges à placer : 12).",
        "South: place a baron on an empty square (red barons left: 12).",
    )
    match.play(SOUTH, "@1")
    assert asked(match) == (
        "Nord : placez un baron sur une case libre (barons noirs à placer : 12).",
        "North: place a baron on an empty square (black barons left: 12).",
    )
    assert asked(GAME.new(setup="random", chance="manual")) == (
        "Le hasard répartit les barons.",
        "Chance is dealing the barons.",
    )


def test_kt07_kt12_prompts_while_there_is_moving() -> None:
    assert asked(at(f"{START} N")) == (
        "Nord : déplacez l'une de vos 4 piles les plus proches.",
        "North: move one of your 4 nearest piles.",
    )
    assert asked(at(f"{BLOCKED} S")) == (
        "Sud : aucun coup possible, passez.",
        "South: no move, you must pass.",
    )


def test_kt14_once_over_the_prompt_says_why() -> None:
    assert asked(at(f"{STALE} S", "two_speeds=on")) == (
        "Partie nulle : plus personne ne peut jouer.",
        "A draw: neither side can move.",
    )


def test_it_speaks_german_too() -> None:
    match = at(dragon("wrk/kw"))
    assert told(match, SOUTH, "1x3-2").to("de") == (
        "Süd schickt einen schwarzen Baron von 1 auf 2 mit 2 Vasallen (Höhe 5)."
    )
    prompt = GAME.text.prompt(match.observed(NORTH))
    assert prompt.to("de") == "Nord: Ziehen Sie mit einem Ihrer 4 nächstgelegenen Stapel."
