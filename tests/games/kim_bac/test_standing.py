"""What a position says beyond itself: where the chest can be taken, and the ring."""

from typing import Any

from sesame.core.match import Match
from sesame.games.kim_bac.actions import crossing_of
from tests.games.kim_bac.towns import A, B, at, play, table

RED = "F,G,H,I,J,K"
A4 = crossing_of("a4")


def claims(match: Match, seat: int | None) -> list[int]:
    found: list[int] = table(match, seat)["due"]["claims"]
    return found


def ring(match: Match) -> dict[str, Any]:
    race: dict[str, Any] = table(match)["race"]
    exits = {each["crossing"]: each["is_free"] for each in race["exits"]}
    return {**race, "exits": exits}


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
    assert table(match)["race"] is None
    begun = ring(play(match, "run"))
    assert (begun["seat"], begun["pawn"], begun["place"], begun["moves"]) == (A, 0, A4, 0)


def test_kb16_kb18_the_ring_is_his_streets_and_whoever_stands_there() -> None:
    """c4 has two streets, and a bridge that is none of his."""
    match = at("c4,-,-,-,-,-/c3,G,H,I,J,K", "B2<A1:5>8+7", "8/7", "5")
    told = ring(match)
    assert told["exits"] == {crossing_of("c3"): False, crossing_of("c5"): True}
    assert (told["free"], told["moves"], told["left"]) == (1, 7, 73)


def test_kb25_the_last_race_stays_to_be_seen() -> None:
    over = play(at(f"c6,-,-,-,-,-/{RED}", "A1<A1:5>8+4", "8/7", "5"), "c7")
    assert ring(over)["place"] == crossing_of("c7")
