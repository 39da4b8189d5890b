"""What is read at the table: choices, the story of a step, prompts, in every language."""

import re
from pathlib import Path

import pytest

from sesame.core.facts import name_of
from sesame.core.match import Match
from sesame.core.messages import Sentences
from sesame.core.speech import Speech
from sesame.core.telling import Teller
from sesame.core.words import LANGUAGES, Language, Words
from sesame.games.kim_bac import kinds
from tests.games.kim_bac.towns import GAME, ONE_EACH, A, B, at, play, set_up

RED = "F,G,H,I,J,K"
MOVE = f"a3,A,B,C,D,E/{RED}"
BLOCKED = f"a4,a3,a5,b4,D,E/{RED}"


def told(match: Match, action: str, viewer: int | None = None) -> Words:
    """What a viewer is told of the next step; it is done."""
    teller = Teller(match, viewer)
    teller.skip_to(match)
    play(match, action)
    return Sentences([thing.sentence for thing in teller.step(match.log[-1])])


def asked(match: Match, viewer: int | None = None) -> Words:
    return GAME.text.prompt(match.observed(viewer))


# --- choices


def test_kb07_kb08_a_pawn_is_placed_and_the_die_thrown() -> None:
    assert told(GAME.new(2, chance="manual"), "@C") == (
        "Bleu place le pion 1 à la porte C.",
        "Blue places pawn 1 at gate C.",
    )
    match = set_up(3)
    assert told(match, "die4") == ("Bleu lance un 4.", "Blue throws a 4.")
    play(match, "die2")
    assert told(match, "die4") == (
        "Jaune lance un 4. Bleu et Jaune, à égalité avec 4, relancent le dé.",
        "Yellow throws a 4. Blue and Yellow, tied at 4, throw again.",
    )
    play(match, "die1")
    assert told(match, "die3") == (
        "Jaune lance un 3. Jaune commence.",
        "Yellow throws a 3. Yellow starts.",
    )


def test_kb08_a_start_after_ten_ties_is_told() -> None:
    match = at("A,B,C,D,E,L/F,G,H,I,J,K", "die2./9")
    assert told(match, "die2") == (
        "Rouge lance un 2. Après dix égalités, Bleu commence.",
        "Red throws a 2. After ten ties Blue starts.",
    )


def test_kb09_kb30_a_card_is_told_to_whoever_drew_it() -> None:
    match = at(MOVE, "A4+")
    assert told(match.copy(), "+7", A) == ("Bleu tire la carte 7.", "Blue draws card 7.")
    assert told(match, "+7", B) == ("Bleu tire une carte.", "Blue draws a card.")


def test_kb09_kb10_pawns_go_and_stay() -> None:
    assert told(at(MOVE, "A4.1"), "b4") == (
        "Le pion 1 de Bleu va en b4.",
        "Blue's pawn 1 goes to b4.",
    )
    assert told(at(MOVE, "A4.1"), "a4") == (
        "Le pion 1 de Bleu va en a4, au pied du monument 5.",
        "Blue's pawn 1 goes to a4, at the foot of monument 5.",
    )
    assert told(at(BLOCKED, "A4.1"), "stay") == (
        "Le pion 1 de Bleu est bloqué et reste.",
        "Blue's pawn 1 is blocked and stays.",
    )


def test_kb12_the_chest_is_taken() -> None:
    assert told(at(MOVE, "A4.1", "5,5/-"), "a4!") == (
        "Le pion 1 de Bleu va en a4, au pied du monument 5. "
        "Bleu montre les deux cartes et prend le coffre.",
        "Blue's pawn 1 goes to a4, at the foot of monument 5. "
        "Blue shows both cards and takes the chest.",
    )
    assert told(at(BLOCKED, "A4.1", "5,5/-"), "stay!") == (
        "Le pion 1 de Bleu est bloqué et reste. Bleu montre les deux cartes et prend le coffre.",
        "Blue's pawn 1 is blocked and stays. Blue shows both cards and takes the chest.",
    )


def test_kb13_kb14_kb30_the_chest_is_opened_and_renounced() -> None:
    match = play(at(MOVE, "A4.1", "5,5/-"), "a4!")
    assert told(match.copy(), "chest8", A) == (
        "Bleu ouvre le coffre : le trésor est au n° 8.",
        "Blue opens the chest: the treasure is at number 8.",
    )
    assert told(match, "chest8") == (
        "Bleu ouvre le coffre et regarde, sans rien montrer.",
        "Blue opens the chest and looks, alone.",
    )
    assert told(match.copy(), "renounce") == (
        "Bleu renonce au trésor.",
        "Blue renounces the treasure.",
    )
    assert told(match, "run") == (
        "Bleu devient le Kim-Bac. Le voilà seul contre six.",
        "Blue becomes the Kim-Bac. Now it is one against six.",
    )
    assert told(match, "a5") == ("Le Kim-Bac va en a5.", "The Kim-Bac goes to a5.")


def test_kb14_who_has_to_run_is_told_why() -> None:
    second = at("a4,A,B/C,D,E/F,G,H", "A9.1?", "-/-/-", "3,5")
    assert told(second, "chest8") == (
        "Bleu ouvre le coffre et regarde, sans rien montrer. "
        "On a déjà renoncé une fois : Bleu devient le Kim-Bac, seul contre six.",
        "Blue opens the chest and looks, alone. "
        "Somebody has renounced before: Blue becomes the Kim-Bac, alone against six.",
    )


# --- what comes of them


def test_kb11_kb31_an_empty_stock_is_told() -> None:
    none = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B36.6", f"{ONE_EACH}/{ONE_EACH}")
    assert told(none, "c4") == (
        "Le pion 6 de Rouge va en c4. "
        "La pioche est vide et personne n'a de paire : on mélange toutes les mains.",
        "Red's pawn 6 goes to c4. "
        "The stock is empty and nobody holds a pair: all hands are shuffled.",
    )
    hands = f"1,{ONE_EACH[:-3]}/{ONE_EACH[2:]},18"
    some = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B36.6", hands)
    assert told(some, "c4") == (
        "Le pion 6 de Rouge va en c4. "
        "La pioche est vide et on ne mélange pas : quelqu'un a une paire.",
        "Red's pawn 6 goes to c4. The stock is empty and nobody shuffles: somebody holds a pair.",
    )


def test_kb11_a_round_without_a_race_is_told() -> None:
    match = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B200.6", "3/7", terms="rounds=2")
    assert told(match, "c4") == (
        "Le pion 6 de Rouge va en c4. "
        "Manche 1 : pas de course en 100 tours de table, personne n'est payé. "
        "On mélange toutes les cartes. Manche 2 : Rouge place le premier pion.",
        "Red's pawn 6 goes to c4. Round 1: no race in 100 table rounds, nobody is paid. "
        "All cards are shuffled. Round 2: Red places the first pawn.",
    )
    assert asked(match) == (
        "Manche 1 : pas de course en 100 tours de table, personne n'est payé. "
        "Rouge : placez le pion 1 sur une porte.",
        "Round 1: no race in 100 table rounds, nobody is paid. Red: place pawn 1 on a gate.",
    )


def test_kb24_a_capture_is_told_with_everybodys_taels() -> None:
    match = at("c4,-,-/c3,F,G/H,I,c6", "C3<A1:2>18+4", "-/18/7", "2")
    assert told(match, "c5") == (
        "Le pion 3 de Jaune va en c5. Le Kim-Bac est pris : le trésor était au n° 18 "
        "(16\u202f000 taels). Bleu : 0 tael (0 en tout). "
        "Rouge : 9\u202f000 taels, dont 2\u202f000 pour sa carte du trésor (9\u202f000 en tout). "
        "Jaune : 7\u202f000 taels (7\u202f000 en tout).",
        "Yellow's pawn 3 goes to c5. The Kim-Bac is captured: the treasure was at number 18 "
        "(16,000 taels). Blue: 0 taels (0 in all). "
        "Red: 9,000 taels, 2,000 of them for a card of the treasure (9,000 in all). "
        "Yellow: 7,000 taels (7,000 in all).",
    )
    assert match.outcome is not None
    assert match.outcome.why == asked(match)
    assert match.outcome.why == (
        "Pour finir, Bleu, parti du n° 2, est pris avant d'atteindre le trésor du n° 18. "
        "Rouge gagne avec 9\u202f000 taels.",
        "In the end Blue, from number 2, was captured before reaching the treasure at 18. "
        "Red wins with 9,000 taels.",
    )


def test_kb17_kb21_an_arrival_is_told_and_what_two_cards_cost_him() -> None:
    sheet = {"sheet": "B1>5+00", "terms": "rounds=3"}
    match = at(f"c6,-,-,-,-,-/{RED}", "A1<A1:1>8+4", "-/8,8", "1", **sheet)
    assert told(match, "c7") == (
        "Le Kim-Bac va en c7, au pied du monument 8. "
        "Bleu atteint le trésor du n° 8 en 5 pas (7\u202f000 taels). "
        "Bleu : 3\u202f000 taels (3\u202f000 en tout). Rouge : 4\u202f000 taels, dont "
        "4\u202f000 pour ses 2 cartes du trésor (8\u202f000 en tout). "
        "On mélange toutes les cartes. Manche 3 : Bleu place le premier pion.",
        "The Kim-Bac goes to c7, at the foot of monument 8. "
        "Blue reaches the treasure at 8 in 5 moves (7,000 taels). "
        "Blue: 3,000 taels (3,000 in all). Red: 4,000 taels, 4,000 of them for 2 cards of the "
        "treasure (8,000 in all). All cards are shuffled. Round 3: Blue places the first pawn.",
    )
    assert asked(match) == (
        "Manche 2 : Bleu, parti du n° 1, atteint le trésor du n° 8 (7\u202f000 taels). "
        "Bleu : placez le pion 1 sur une porte.",
        "Round 2: Blue, from number 1, reached the treasure at 8 (7,000 taels). "
        "Blue: place pawn 1 on a gate.",
    )


def test_kb19_a_lost_treasure_and_a_shared_win_are_told() -> None:
    sheet = {"sheet": "B1>4+00/A1>4+00", "terms": "rounds=3"}
    match = at(f"c4,-,-,-,-,-/{RED}", "A1<A1:5>8+79", "8/8", "5", **sheet)
    assert told(match, "c5") == (
        "Le Kim-Bac va en c5. Le Kim-Bac court depuis trop longtemps : le trésor du n° 8 est "
        "perdu (3\u202f000 taels). Personne n'est payé. Bleu : 0 tael (3\u202f000 en tout). "
        "Rouge : 0 tael (3\u202f000 en tout).",
        "The Kim-Bac goes to c5. The Kim-Bac has run for too long: the treasure at 8 is lost "
        "(3,000 taels). Nobody is paid. Blue: 0 taels (3,000 in all). Red: 0 taels (3,000 in "
        "all).",
    )
    assert match.outcome is not None
    assert match.outcome.why == (
        "Pour finir, Bleu, parti du n° 5, court trop longtemps et perd le trésor du n° 8. "
        "Bleu et Rouge partagent la victoire avec 3\u202f000 taels.",
        "In the end Blue, from number 5, ran for too long and lost the treasure at 8. "
        "Blue and Red share the win with 3,000 taels.",
    )


def test_kb17_one_move_is_enough_and_kb23_a_tael_is_left() -> None:
    quick = at(f"c6,-,-,-,-,-/{RED}", "A1<A1:1>8+0", "-/-", "1")
    assert "reaches the treasure at 8 in 1 move (7,000 taels)." in told(quick, "c7").en
    rest = told(at("c4,-/c3,F/G,H/I,c6", "D2<A1:1>11+4", "-/-/-/-", "1"), "c5")
    assert "Il reste 1 tael qu'on ne peut pas partager." in rest.fr
    assert "What cannot be shared is left: 1 tael." in rest.en


def test_kb25_a_last_round_without_a_race_is_told() -> None:
    match = at(f"a3,A,B,C,D,E/{RED[:-1]}c5", "B200.6", "3/7")
    play(match, "c4")
    assert asked(match) == (
        "Pour finir, pas de course en 100 tours de table. "
        "Bleu et Rouge partagent la victoire avec 0 tael.",
        "In the end there was no race in 100 table rounds. "
        "Blue and Red share the win with 0 taels.",
    )


# --- prompts


def test_kb07_to_kb13_prompts_of_part_one() -> None:
    start = GAME.new(2, chance="manual")
    assert asked(start) == (
        "Bleu : placez le pion 1 sur une porte.",
        "Blue: place pawn 1 on a gate.",
    )
    assert asked(play(start, "@A", "@B")).en == "Blue: place pawn 2 on a gate."
    assert asked(set_up()) == (
        "On lance le dé : le plus fort commence.",
        "The die decides who starts.",
    )
    assert asked(at(MOVE, "A4+")) == (
        "Bleu : une carte de la pioche.",
        "Blue: a card from the stock.",
    )
    move = at(MOVE, "A4.1", "5,5/-")
    assert asked(move) == (
        "Bleu : avancez le pion 1 d'un carrefour.",
        "Blue: move pawn 1 to the next crossing.",
    )
    assert asked(play(move, "a4!")) == ("Bleu : secouez le coffre.", "Blue: shake the chest.")


def test_kb26_kb30_only_the_taker_is_asked_with_number_and_advice() -> None:
    match = play(at(MOVE, "A4.1", "5,5/-"), "a4!", "chest8")
    assert asked(match, A) == (
        "Bleu : le trésor est au n° 8, 3\u202f000 taels : courez ou renoncez "
        "(mieux vaut renoncer).",
        "Blue: the treasure is at number 8, 3,000 taels: run or renounce (better renounce).",
    )
    assert asked(match, B) == ("Bleu : courez ou renoncez.", "Blue: run or renounce.")
    worth = play(at(MOVE, "A4.1", "5,5/-"), "a4!", "chest18")
    assert asked(worth, A).fr.endswith(": courez ou renoncez (cela vaut la course).")


def test_kb15_kb16_prompts_of_the_race() -> None:
    match = at(f"c4,-,-,-,-,-/{RED}", "A1<A1:5>8+1", "-/-", "5")
    assert asked(match, A) == (
        "Bleu : courez au n° 8, sans passer les ponts.",
        "Blue: run to number 8, without crossing bridges.",
    )
    assert asked(match, B) == (
        "Bleu : le Kim-Bac court vers le trésor.",
        "Blue: the Kim-Bac runs for the treasure.",
    )
    assert asked(play(match, "c5")) == (
        "Rouge : encerclez le Kim-Bac, pion 1.",
        "Red: surround the Kim-Bac, pawn 1.",
    )


# --- every language


def test_it_speaks_german_too() -> None:
    match = play(at(MOVE, "A4.1", "5,5/-"), "a4!", "chest18")
    assert asked(match, A).to("de") == (
        "Blau: Der Schatz liegt bei Nr. 18, 13.000 Tael. "
        "Laufen Sie los, oder verzichten Sie (es lohnt sich zu laufen)."
    )
    assert told(at(MOVE, "A4.1"), "a4").to("de") == (
        "Figur 1 von Blau geht nach a4, an den Fuß von Denkmal 5."
    )
    refused = GAME.text.refusal(at(MOVE, "A4.1", "5/5").observed(A), A, GAME.actions.parse("a4!"))
    assert refused.to("de") == "Um die Truhe hier zu nehmen, brauchen Sie beide Karten 5."


def _names(language: Language) -> list[str]:
    folder = Path(kinds.__file__).with_name("words")
    return re.findall(r"^([a-z-]+) =", (folder / f"{language}.ftl").read_text("utf-8"), re.M)


def test_every_language_has_every_message() -> None:
    french = _names("fr")
    assert len(french) == len(set(french))
    assert all(_names(language) == french for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_finds_all_that_it_refers_to(language: Language) -> None:
    text = GAME.text
    assert isinstance(text, Speech)
    spoken = [kind for kind in kinds.KINDS if text.messages.has(name_of(kind))]
    assert len(spoken) == 51
    for kind in spoken:
        for value in range(1, 5):
            said = text.messages(name_of(kind), **{part.name: value for part in kind.parts})
            assert not set(said.to(language)) & set("{}$"), said
