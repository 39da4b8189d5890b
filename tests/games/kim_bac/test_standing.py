"""What a table shows beyond its record: the pawn due, claims, the ring, the sheet's last lines."""

from random import Random

import pytest

import sesame
from sesame.core.contract import UNKNOWN
from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.kim_bac import effects
from sesame.games.kim_bac.actions import crossing_name, crossing_of
from sesame.games.kim_bac.state import AT_GATE, BESIDE
from sesame.games.kim_bac.trips import Ways, trips, ways
from tests.games.kim_bac.towns import GAME, A, B, at, facts, play, set_up, town

RED = "F,G,H,I,J,K"
A4 = crossing_of("a4")


def claims(match: Match, seat: int | None) -> list[int]:
    return [fact["crossing"] for fact in facts(match, "claimable", seat)]


def exits(match: Match) -> dict[int, int]:
    return {fact["crossing"]: fact["is_free"] for fact in facts(match, "exit")}


def test_kb07_kb09_the_pawn_that_is_due_is_told_while_one_is() -> None:
    match = GAME.new(2, board="kb04", chance="manual")
    assert facts(match, "pawn-due") == [{"seat": A, "pawn": 0, "place": BESIDE}]
    match = set_up()
    assert facts(match, "pawn-due") == []
    play(match, "die2", "die1")
    assert facts(match, "pawn-due") == []
    assert facts(play(match, "+7"), "pawn-due") == [{"seat": A, "pawn": 0, "place": AT_GATE}]


def test_kb12_only_its_owner_is_told_where_a_pawn_could_take_the_chest() -> None:
    match = at(f"a3,A,B,C,D,E/{RED}", "A1.1", "5,5,8/-")
    assert [claims(match, seat) for seat in (A, B, None)] == [[A4], [], []]
    assert claims(at(f"a3,A,B,C,D,E/{RED}", "A1.1", "5,8/-"), A) == []  # no pair
    assert claims(at(f"A,a3,B,C,D,E/{RED}", "A1.1", "5,5/-"), A) == []  # another pawn's way


def test_kb10_kb12_a_blocked_pawn_could_take_it_where_it_stands() -> None:
    match = at("a4,A,B,C,D,E/a3,a5,b4,F,G,H", "A3.1", "5,5,8/7")
    assert claims(match, A) == [A4]


def test_kb15_there_is_no_race_before_somebody_runs() -> None:
    match = play(at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7"), "a4!", "chest8")
    assert facts(match, "counted") == facts(match, "ringed") == []
    assert facts(play(match, "run"), "counted") == [{"moves": 0, "left": 80}]
    assert facts(match, "ringed") == [{"place": A4, "free": 3, "streets": 3}]


def test_kb16_kb18_the_ring_is_his_streets_and_whoever_stands_there() -> None:
    """c4 has two streets, and a bridge that is none of his."""
    match = at("c4,-,-,-,-,-/c3,G,H,I,J,K", "B2<A1:5>8+7", "8/7", "5")
    assert exits(match) == {crossing_of("c3"): 0, crossing_of("c5"): 1}
    assert facts(match, "ringed")[0]["free"] == 1
    assert facts(match, "counted") == [{"moves": 7, "left": 73}]


def test_kb09_kb16_what_is_around_a_pawn_is_told_and_the_treasure_only_to_whom_knows_it() -> None:
    match = at("c4,-,-,-,-,-/c3,G,H,I,J,K", "B2<A1:5>8+7", "8/7", "5")
    he, hunter, gate = facts(match, "around", A)[:3]
    treasure = town().monuments[8 - 1]
    streets, all_ways = (_roads(with_bridges=by) for by in (False, True))
    assert (he["streets"], he["bridges"], he["to_kim_bac"]) == (2, 1, UNKNOWN)
    assert he["to_treasure"] == trips(streets, "c4")[treasure]
    assert hunter["to_kim_bac"] == 1
    assert hunter["to_treasure"] == trips(all_ways, "c3")[treasure]
    assert (gate["streets"], gate["bridges"]) == (1, 0)
    for seat in (B, None):
        assert {fact["to_treasure"] for fact in facts(match, "around", seat)} == {UNKNOWN}


def _roads(*, with_bridges: bool) -> Ways:
    plan = town()
    ends = [pair.split("-") for pair in [*plan.streets, *(plan.bridges if with_bridges else ())]]
    return ways(plan.crossings, [(one, other) for one, other in ends])


def reach(match: Match) -> dict[str, tuple[int, int]]:
    """Of each crossing that he may come to soon: by his how manieth move, and whether first."""
    return {
        crossing_name(fact["crossing"]): (fact["moves"], fact["is_his"])
        for fact in facts(match, "reached")
    }


def test_kb15_kb16_where_he_may_come_to_before_anybody_is_told_to_all() -> None:
    """From c4 leads c5; from there b5, b6 and c6, and over the bridge d6 none of his ways."""
    match = at("c4,-,-,-,-,-/c3,G,H,I,J,K", "B2<A1:5>8+7", "8/7", "5")
    found = reach(match)
    assert found["c5"] == (1, 1)
    assert {found[name] for name in ("b5", "b6", "c6")} == {(2, 1)}
    assert "c3" not in found  # somebody stands there
    assert "d6" not in found
    assert facts(match, "reached", A) == facts(match, "reached", B) == facts(match, "reached", None)


def test_kb15_whoever_moves_before_him_is_counted_a_move_nearer() -> None:
    """b5 lies next to c5: it is the pursuer's if it is his turn, and else the Kim-Bac's."""
    pursuers = "c4,-,-,-,-,-/b5,G,H,I,J,K"
    before_him = at(pursuers, "B1<A1:5>8+7", "8/7", "5")
    after_him = at(pursuers, "A1<A1:5>8+7", "8/7", "5")
    assert [reach(match)["c5"] for match in (before_him, after_him)] == [(1, 0), (1, 1)]


def test_kb15_nothing_is_told_of_reach_where_nobody_runs() -> None:
    assert reach(at(f"a3,A,B,C,D,E/{RED}", "A3.1", "5,5,8/7")) == {}
    over = play(at(f"c6,-,-,-,-,-/{RED}", "A1<A1:5>8+4", "8/7", "5"), "c7")
    assert reach(over) == {}


def test_kb25_the_last_race_stays_to_be_seen() -> None:
    over = play(at(f"c6,-,-,-,-,-/{RED}", "A1<A1:5>8+4", "8/7", "5"), "c7")
    assert facts(over, "ringed")[0]["place"] == crossing_of("c7")


# --- from one table to the next


Race = dict[tuple[str, int], int]  # his moves, his streets, where he stands and how many are free
LAID = (
    ("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,8/7,7"),
    ("a3,A,B/C,D,E/F,G,H", "A4.1", "5,5/7,8/9"),
    ("c4,-,-,-,-,-/c3,G,H,I,J,K", "A1<A1:5>8+7", "8/7", "5"),
)


@pytest.mark.parametrize("laid", LAID)
def test_kb16_kb19_a_race_is_told_by_every_step_until_it_ends(laid: tuple[str, ...]) -> None:
    """Whoever draws goes by these facts from one view to the next, and counts nothing."""
    races = 0
    for seed in range(6):
        chance, match = Random(seed), at(*laid, terms="rounds=2")
        drawn, rounds = _race(match), int(match.state.current)
        while int(match.state.current) == rounds and not match.over:
            step = _next(match, chance)
            for row in match.effects(step, None):
                kind, said = told(effects.KINDS, row)
                _redraw(drawn, name_of(kind), said)
            match.follow((step,))
            if not match.over:
                assert drawn == _race(match), step
            races += bool(drawn)
    assert races > 0


def _next(match: Match, chance: Random) -> Step:
    """Anything, but the chest where it can be had, and then a race."""
    seat = (match.actors or (sesame.CHANCE,))[0]
    chosen = [action for action in match.legal(seat) if str(action)[-1:] == "!"]
    action = chance.choice(chosen or [it for it in match.legal(seat) if str(it) != "renounce"])
    return Step(seat, GAME.actions.to_id(action))


def _race(match: Match) -> Race:
    """As a table has it."""
    drawn: Race = {}
    for fact in match.view(None)["facts"]:
        _redraw(drawn, fact["type"], fact)
    return drawn


def _redraw(drawn: Race, kind: str, said: dict[str, int]) -> None:
    if kind == "cleared":
        drawn.clear()
    if kind == "ran" or (kind == "went" and said["is_kim_bac"]):  # another ring is told
        for street in [key for key in drawn if key[0] == "exit"]:
            del drawn[street]
    if kind in ("ran", "counted"):
        drawn["moves", 0] = said["moves"]
    if kind == "exit":
        drawn[kind, said["crossing"]] = said["is_free"]
    if kind == "ringed":
        drawn["place", 0], drawn["free", 0] = said["place"], said["free"]
