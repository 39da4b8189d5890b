"""The tenth round, and who wins."""

from tests.games.attrap_tresors.souks import at, cards, grab, sacks, souk


def last(cards: str, *seats: str) -> str:
    return f"9.1 A! rrrooggv . . . {cards} {' '.join(seats)} seats={len(seats)}"


def test_at16_the_tenth_round_is_the_last_right_or_wrong() -> None:
    match = grab(souk("rrrooggv", "rgb", done="9.1"), "A:column", "T")
    assert match.over
    assert match.winners == (0,)
    match = grab(at(last("bgr", "0,0,0,0:", "0,2,0,0:", "0,0,0,0:")), "A:column", "T")
    assert match.over
    assert match.winners == (1,)


def test_at15_after_the_last_round_no_card_is_replaced() -> None:
    match = grab(souk("rrrooggv", "rgb", done="9.1"), "A:column", "T")
    assert cards(match) == ["", None, None]
    assert match.legal(0) == []


def test_at16_the_holder_still_gives_back_after_the_tenth_round() -> None:
    match = grab(at(last("bgr", "1,0,0,0:", "1,0,0,0:", "0,0,0,0:")), "A:column", "T")
    assert not match.over
    assert grab(match, "A:give1").winners == (1,)


def test_at17_most_sacks_then_most_cards_then_shared() -> None:
    won = at(last("bgr", "0,0,0,1:", "1,0,1,0:", "0,0,1,0:"))
    match = grab(won, "C:column", "T")  # rightly: 4 more
    assert sacks(match) == [5, 5, 8]
    assert match.winners == (2,)
    match = grab(at(last("bgv", "0,0,0,1:", "1,0,1,0:", "0,0,0,0:")), "C:column", "T")
    assert match.winners == (1,)
    assert match.outcome is not None
    assert "most cards" in match.outcome.why.en
    match = grab(at(last("bgv", "1,0,1,0:", "1,0,1,0:", "0,0,0,0:")), "C:column", "T")
    assert match.winners == (0, 1)
    assert match.returns == (0.25, 0.25, -0.5)
