"""A turn of Mille et un trésors and its end, one rule a test: draw, play, draw."""

import pytest

from sesame.games.mille_et_un_tresors.actions import Draw, Lay
from sesame.games.mille_et_un_tresors.state import OUT
from tests.games.mille_et_un_tresors.caves import (
    CHANCE,
    EXAMPLE,
    GAME,
    OPEN,
    SPACES,
    A,
    B,
    alone,
    at,
    cave_of,
    exits_of,
    legal,
    pile_of,
    play,
    put,
    shown,
    table,
)

FREE = set(SPACES)


# --- the walk


@pytest.mark.parametrize(
    ("card", "ends"),
    [
        ("1", "c1 b2 d2 c3"),
        ("2", "b1 d1 a2 e2 b3 d3 c4"),
        ("3", "c1 b2 d2 c3 a3 e1 e3 b4 d4 out"),  # the four next to it by going round
    ],
)
def test_mt07_exactly_as_many_cards_as_the_own_card_shows(card: str, ends: str) -> None:
    assert legal(at(alone("c2", card, "e4"), "A")) == set(ends.split())


def test_mt08_the_sheets_example_pink() -> None:
    """Two cards: one with a treasure, one with two."""
    match = at(EXAMPLE, "A")
    assert legal(match) == {"c4", "d3"}
    assert cave_of(match)[3].split(",")[2] == "1"
    assert cave_of(match)[2].split(",")[3] == "2"


def test_mt08_the_sheets_example_green() -> None:
    """One card, of three treasures: walls on its own card and on another close the rest."""
    match = at(EXAMPLE, "B")
    assert legal(match) == {"d2"}
    assert cave_of(match)[1].split(",")[3] == "3"


def test_mt10_the_sheets_example_blue() -> None:
    """No way of two cards because of the walls: the genie offers every free card."""
    match = at(EXAMPLE, "C")
    assert legal(match) == {f"*{space}" for space in FREE - {"e4", "c2", "a4"}}


def test_mt08_mt10_the_sheets_example_played_through() -> None:
    match = at(EXAMPLE, "A")
    play(match, "d3", "+2", "lay", "d2", "+1h", "lay", "*c2", "+3ns", "ew")
    assert cave_of(match) == [
        "E,1,2,1,1h",
        "1,2e,C1h,B3,2",
        "1,1,2,A2,2",
        "3ew,1ne,1,1,2",
    ]
    assert match.actors == (A,)


@pytest.mark.parametrize(
    ("here", "there"),
    [("1e", "1"), ("1", "1w"), ("1e", "1w"), ("1ew", "1"), ("1ne", "1"), ("1", "1nw")],
)
def test_mt08_a_wall_on_either_card_closes_the_edge(here: str, there: str) -> None:
    drawn = f"E 2 2 2 2\n2 2 2 2 3\n1h 1h A{here} {there} 1h\n3 3 1h B2h 2h"
    match = at(drawn, "A")
    assert "d3" not in legal(match)
    assert "c4" in legal(match)


def test_mt08_a_space_is_entered_once_a_turn_the_start_too() -> None:
    """In a dead end of one card, two steps lead nowhere: out and back is no move."""
    drawn = "E 1 1 1 1\n1 1n 2n 2n 2\n2 2 2 1h 2es\n1h 1h 3 B3 A2ns"
    match = at(drawn, "A")
    assert legal(match) == {"c4", "d3"}
    blocked = at(drawn.replace("B3 A2ns", "B3ew A2ns"), "A")
    assert {move[0] for move in legal(blocked)} == {"*"}  # d4 and back to e4 is not allowed


def test_mt08_pawns_are_jumped_and_their_card_counts() -> None:
    drawn = "E 1 1 1 1\n1 2 2 2 2\n1 1n 2n 1n 2\n3ne 2h B1h 1h A3n"
    match = at(drawn, "A")  # b4 is three steps away, through B's card only
    assert "b4" in legal(match)
    assert "c4" not in legal(match)
    nobody_there = at(drawn.replace("B1h", "1h").replace("2h", "B2h"), "A")
    assert "b4" not in legal(nobody_there)  # the last card must be free


def test_mt08_three_steps_through_another_pawn_only() -> None:
    """A corridor along the south: the only way leads over B."""
    drawn = "E 1 1 1 1\n1 2 2 2 2\n2n 2s 1s 1s 1s\n3ne 2h B1h 1h A3n"
    assert legal(at(drawn, "A")) == {"b4"}


# --- the entrance


def test_mt09_leaving_needs_no_exact_count() -> None:
    match = at(OPEN, "A")  # b1, two steps
    assert "out" in legal(match)
    play(match, "out")
    (left,) = shown(match, "left")
    assert (left["seat"], left["inside"]) == (A, 1)
    assert table(match)["pawn"] == [OUT, 19]


@pytest.mark.parametrize(
    ("space", "walls", "leaves"),
    [
        ("b1", "", True),
        ("b1", "w", False),
        ("b1", "e", True),
        ("b1", "ns", True),
        ("a2", "", True),
        ("a2", "n", False),
        ("a2", "s", True),
        ("a2", "nw", False),
    ],
)
def test_mt09_both_ways_lead_out_unless_walled(space: str, walls: str, leaves: bool) -> None:
    cards = {"b1": "2h", "a2": "2h"} | {space: f"A1{walls}"}
    drawn = f"E {cards['b1']} 1 1 1\n{cards['a2']} 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2"
    assert ("out" in legal(at(drawn, "A"))) == leaves


def test_mt09_the_card_at_the_entrance_may_be_jumped() -> None:
    drawn = "E B1 A2s 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 2"
    assert "out" in legal(at(drawn, "A"))


@pytest.mark.parametrize(
    ("start", "card", "exact", "otherwise"),
    [
        ("b1", "1", True, True),
        ("b1", "2", False, True),
        ("c1", "1", False, False),
        ("c1", "2", True, True),
        ("c1", "3", False, True),
        ("a3", "2", True, True),
        ("b2", "3", False, True),
        ("d1", "3", True, True),
        ("d1", "2", False, False),
    ],
)
def test_mt09_exact_exit(start: str, card: str, exact: bool, otherwise: bool) -> None:
    """The step through the entrance must be the last of the counted steps."""
    drawn = alone(start, card, "e4")
    assert ("out" in legal(at(drawn, "A", "exact_exit=on"))) == exact
    assert ("out" in legal(at(drawn, "A"))) == otherwise


def test_mt09_exact_exit_may_go_the_long_way() -> None:
    """From b1 with three steps: b2, a2, out."""
    drawn = "E A3 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 1 3 3 B2"
    assert "out" in legal(at(drawn, "A", "exact_exit=on"))
    walled = drawn.replace("\n1 1 2", "\n1n 1 2")
    assert "out" not in legal(at(walled, "A", "exact_exit=on"))


def test_mt09_one_exit() -> None:
    a2 = "E 1 1 1 1\nA1w 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2"
    assert "out" in legal(at(a2, "A"))
    assert "out" not in legal(at(a2, "A", "one_exit=on"))
    b1 = "E A1e 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2"
    assert "out" in legal(at(b1, "A", "one_exit=on"))
    assert exits_of(at(b1, "A", "one_exit=on")) == [1]


def test_mt09_nobody_walks_through_the_entrance() -> None:
    """b1 is walled but for the entrance: from there no way leads to a2."""
    drawn = "E A2es 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2"
    assert "a2" not in legal(at(drawn, "A"))
    assert "a2" not in legal(at(drawn, "A", "exact_exit=on")) - {"*a2"}


# --- the genie


def test_mt10_the_genie_comes_only_without_a_walk() -> None:
    assert not any(move.startswith("*") for move in legal(at(OPEN, "A")))


def test_mt10_all_ends_taken_calls_the_genie_too() -> None:
    drawn = "E 1 1 1 1\n1 2 2 2 2\n2n 2 1s 1s B1h\n3ne 2h 1h C1h A1w"
    match = at(drawn, "A")
    assert legal(match) == {f"*{space}" for space in FREE - {"e3", "d4", "e4"}}
    play(match, "*b1", "+3", "lay")
    assert cave_of(match)[0] == "E,A1,1,1,1"
    assert cave_of(match)[3] == "3ne,2h,1h,C1h,3"


def test_mt10_if_the_only_walk_is_out_one_may_leave_or_take_the_genie() -> None:
    drawn = "E A2es 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2"
    assert legal(at(drawn, "A")) == {"out"} | {f"*{space}" for space in FREE - {"b1", "e4"}}


# --- taking, drawing, laying


def test_mt11_the_card_left_behind_is_taken_and_replaced() -> None:
    match = at(OPEN, "B")
    before = match.scores
    play(match, "c4")
    assert match.scores == (before[0], before[1] + 2)
    assert cave_of(match)[3] == "1,2,B2h,1h,-"
    play(match, "+3ne")
    assert cave_of(match)[3] == "1,2,B2h,1h,-"
    play(match, "sw")
    assert cave_of(match)[3] == "1,2,B2h,1h,3sw"
    assert match.actors == (A,)


def test_mt11_the_draw_is_weighted_by_what_is_left() -> None:
    match = play(at(OPEN, "B"), "c4")
    assert match.actors == ()
    weights = {str(action): weight for action, weight in match.chances()}
    assert weights == {f"+{name}": count for name, count in pile_of(match).items()}
    assert (weights["+3n"], weights["+3"], weights["+1h"]) == (4, 1, 1)
    play(match, "+3n", "n", "d1", "+3ne", "ne", "c2")
    after = {str(action): weight for action, weight in match.chances()}
    assert after["+3n"] == 3
    assert "+3ne" not in after  # there was one only


@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("+1", "lay"),
        ("+2h", "lay"),
        ("+3n", "n e s w"),
        ("+2ne", "ne es sw nw"),
        ("+1ns", "ns ew"),
    ],
)
def test_mt11_rotations_that_look_the_same_are_one(card: str, turns: str) -> None:
    match = play(at(OPEN, "B"), "c4", card)
    assert legal(match) == set(turns.split())
    assert match.actors == (B,)


def test_mt11_laying_is_an_action_of_its_own() -> None:
    match = play(at(OPEN, "B"), "c4")
    assert isinstance(match.play(CHANCE, "+3n"), Draw)
    assert isinstance(match.play(B, "n"), Lay)


def test_mt11_a_head_moves_the_chief_when_it_is_drawn_and_never_again() -> None:
    match = play(at(OPEN, "B"), "c4")
    assert table(match)["chief"] == 5
    play(match, "+2h")
    assert table(match)["chief"] == 6
    play(match, "lay", "d1", "+1", "lay", "b3")  # B walks from a card with a head
    assert table(match)["chief"] == 6


def test_mt11_only_the_order_of_the_pile_is_hidden() -> None:
    match = at(OPEN, "B")
    assert match.view(A)["table"] == match.view(B)["table"] == match.view(None)["table"]
    assert match.view(A)["facts"] == match.view(B)["facts"] == match.view(None)["facts"]
    assert sum(map(sum, table(match)["taken"])) + sum(table(match)["pile"]) == 41


def test_mt11_the_card_is_taken_also_when_leaving() -> None:
    match = at(OPEN, "A")
    before = match.scores[0]
    play(match, "out", "+1", "lay")
    assert match.scores[0] == before + 2
    assert cave_of(match)[0] == "E,1,1,2,1h"


# --- the end

LAST_STEP = """
    E   A2    1h   1h   1h
    1    1h   2h   2h   2h
    2    2h   3h   2    2
    1    2    1    1   B2
"""  # nine heads: the next one brings the chief


def test_mt12_the_chief_arrives_and_the_card_is_not_laid() -> None:
    match = at(LAST_STEP, "B")
    play(match, "e2")
    assert table(match)["chief"] == 9
    play(match, "+3h")
    assert match.over
    assert cave_of(match)[3] == "1,2,1,1,-"
    (held,) = shown(match, "held")
    assert (held["treasures"], held["has_head"], held["walls"]) == (3, 1, 0)
    assert match.position().split()[3] == "B#3h"
    assert GAME.at(match.position()).state.tobytes() == match.state.tobytes()


def test_mt12_who_leaves_on_this_very_turn_is_safe() -> None:
    match = at(LAST_STEP, "A")
    loot = match.scores[0] + 2
    play(match, "out", "+3h")
    assert match.over
    assert match.winners == (A,)
    assert match.scores == (loot, 0)


def test_mt12_the_last_pawn_leaves_without_a_draw() -> None:
    match = at(put(OPEN, e4="2"), "A", out="B")
    loot = match.scores[0] + 2
    play(match, "out")
    assert match.over
    assert match.scores[0] == loot
    assert cave_of(match)[0] == "E,-,1,2,1h"
    assert match.position().split()[3] == "A#"


def test_mt13_who_is_still_inside_loses_everything() -> None:
    match = play(at(LAST_STEP, "B"), "e2")
    assert min(match.scores) > 0
    play(match, "+3h")
    assert match.scores == (0, 0)


def test_mt13_the_game_goes_on_while_a_pawn_is_inside() -> None:
    match = play(at(OPEN, "A"), "out", "+1", "lay")
    assert not match.over
    assert match.actors == (B,)
    play(match, "c4", "+2", "lay")
    assert match.actors == (B,)  # alone now


def test_mt14_everybody_caught_nobody_wins() -> None:
    match = play(at(LAST_STEP, "B"), "e2", "+3h")
    assert match.winners == ()
    assert match.returns == (-1.0, -1.0)
    assert match.outcome is not None
    assert match.outcome.why == (
        "Le chef des voleurs est à l'entrée : tout le monde est pris, personne ne gagne.",
        "The chief of the thieves is at the entrance: everybody is caught, nobody wins.",
    )


def test_mt14_most_treasures_among_those_who_are_out() -> None:
    """C has most, but is caught; A has more than B."""
    drawn = put(LAST_STEP, b1="2", e4="C2")
    match = at(drawn, "C", out="AB", extra="3 3")
    play(match, "e2", "+3h")
    assert match.winners == (A,)
    assert match.scores == (6, 0, 0)
    assert match.returns == (1.0, -1.0, -1.0)


def test_mt14_ties_share_the_win() -> None:
    line = at(put(LAST_STEP, b1="2", e4="C2"), "C", out="AB").position()
    words = line.split()
    taken = words[2].split("/")[2]
    words[2] = "^3/^3/" + taken
    match = play(GAME.at(" ".join(words), chance="manual"), "e2", "+3h")
    assert match.winners == (A, B)
    assert match.scores == (3, 3, 0)
    assert match.returns == (0.0, 0.0, -1.0)
    assert match.outcome is not None
    assert "Ali Baba et Badoura gagnent ensemble avec 3 trésors chacun" in match.outcome.why.fr


def test_mt14_everybody_out() -> None:
    match = play(at(put(OPEN, e4="2"), "A", out="B"), "out")
    assert match.winners == (A,)
    assert match.outcome is not None
    assert match.outcome.why.en.startswith("Everybody is out: Ali Baba wins with ")
