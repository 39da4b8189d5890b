"""Who gets what, to the tael; the score sheet; the sheet's advice."""

import pytest

from sesame.core.contract import UNKNOWN
from sesame.core.match import Match
from sesame.games.kim_bac import kinds
from sesame.games.kim_bac.sharing import is_worth_running, value
from tests.games.kim_bac.towns import GAME, at, facts, play, set_up, table, turn

EMPTY = {2: "/".join(["-,-,-,-,-,-"] * 2), 3: "/".join(["-,-,-"] * 3), 4: "/".join(["-,-"] * 4)}


def sheet(*stories: str) -> Match:
    """After these rounds, one more to come."""
    seats = max(len(story.partition(">")[2].lstrip("0123456789")) - 1 for story in stories)
    first = "ABCD"[len(stories) % seats]
    terms = f"rounds={len(stories) + 1}"
    return at(EMPTY[seats], f"@{first}", sheet="/".join(stories), terms=terms)


def paid(story: str) -> list[int]:
    found: list[int] = table(sheet(story))["taels"][0]
    return found[: sheet(story).seats]


@pytest.mark.parametrize(
    ("secret", "treasure", "taels"), [(16, 9, 7000), (3, 17, 14000), (1, 18, 17000)]
)
def test_kb20_a_thousand_taels_for_each_number_apart(
    secret: int, treasure: int, taels: int
) -> None:
    assert value(secret, treasure) == value(treasure, secret) == taels
    assert paid(f"A{secret}>{treasure}+00") == [taels, 0]


def test_kb21_every_card_of_the_others_costs_2000() -> None:
    assert paid("A16>9+001") == [5000, 0, 2000]
    assert paid("A16>9+011") == [3000, 2000, 2000]
    assert paid("A16>9+020") == [3000, 4000, 0]  # each card, not each player


def test_kb21_his_own_cards_cost_nothing() -> None:
    assert paid("A16>9+200") == [7000, 0, 0]
    assert paid("B16>9+110") == [2000, 5000, 0]


def test_kb21_stock_and_open_cards_count_for_nothing() -> None:
    """One 8 is in the stock, the other in Blue's own hand."""
    match = at("c6,-,-,-,-,-/F,G,H,I,J,K", "A1<A1:5>8+4", "8/7", "5")
    assert play(match, "c7").scores == (3000, 0)
    opened = at("c6,-,-,-,-,-/F,G,H,I,J,K", "A1<A1:5>8+4", "7/7", "5,8")
    assert play(opened, "c7").scores == (3000, 0)


def test_kb22_captured_he_gets_nothing_and_the_others_share() -> None:
    assert paid("A1>11x00") == [0, 10000]
    assert paid("A1>11x110") == [0, 2000 + 4000, 4000]
    assert paid("A1>11x2000") == [0, 3333, 3333, 3333]


PAID = {
    kinds.PREMIUM_OF_CARDS: "premium",
    kinds.CUT_PREMIUM: "cut premium",
    kinds.REST_OF_HIS: "rest",
    kinds.WAS_CAPTURED: "captured",
    kinds.PART_OF_REST: "part",
}
UNPAID = {kinds.TREASURE_LOST: "lost", kinds.REMAINDER: "remainder"}


def shared(*stories: str) -> str:
    """The value and the lines of the last round, as the sheet tells them."""
    match = sheet(*stories)
    worth = [str(fact["taels"]) for fact in facts(match, "worth")]
    paid = [
        f"{'ABCD'[fact['seat']]} {PAID[fact['reason']]} {fact['taels']}"
        for fact in facts(match, "paid")
    ]
    unpaid = [f"- {UNPAID[fact['reason']]} {fact['taels']}" for fact in facts(match, "unpaid")]
    return ", ".join((*worth, *paid, *unpaid))


def test_kb21_kb22_the_sheet_tells_how_the_last_treasure_was_shared() -> None:
    assert shared("A16>9+011") == "7000, B premium 2000, C premium 2000, A rest 3000"
    assert shared("A16>9+200") == "7000, A rest 7000"  # his own cards are not paid
    told = "10000, B premium 2000, A captured 0, B part 4000, C part 4000"
    assert shared("A1>11x110") == told
    cut = "1000, B cut premium 500, C cut premium 500, A captured 0"
    assert shared("A5>6x0110") == cut  # KB-23
    parts = "10000, A captured 0, B part 3333, C part 3333, D part 3333, - remainder 1"
    assert shared("A1>11x2000") == parts
    assert shared("A5>9=011") == "4000, - lost 4000"
    assert shared("0", "A5>9+000") == "4000, A rest 4000"
    assert shared("A5>9+000", "0") == ""  # there was no race


def test_kb23_premiums_are_cut_evenly_and_he_never_pays() -> None:
    assert paid("A5>6+011") == [0, 500, 500]
    assert paid("A5>6+001") == [0, 0, 1000]
    assert paid("A5>8+020") == [0, 3000, 0]
    assert paid("A5>6x02") == [0, 1000]
    assert paid("A5>6x0110") == [0, 500, 500, 0]


def test_kb23_a_remainder_is_not_paid() -> None:
    assert paid("D1>17x0000") == [5333, 5333, 5333, 0]
    assert sum(paid("D1>17x0000")) == 15999


def test_kb24_the_sheets_example() -> None:
    assert paid("A2>18x010") == [0, 9000, 7000]


def test_kb24_a_lost_treasure_pays_nobody() -> None:
    assert paid("A2>18=010") == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kb25_as_many_rounds_as_players(seats: int) -> None:
    assert table(GAME.new(seats))["rounds"] == seats
    for rounds in range(1, 9):
        assert table(GAME.new(seats, rounds=rounds))["rounds"] == rounds


def test_kb25_each_round_is_set_up_afresh() -> None:
    match = at("c6,-,-,-,-,-/F,G,H,I,J,K", "A1<A1:5>8+4", "8/7,1,1", "5", terms="rounds=2")
    play(match, "c7")
    assert match.position() == f"A5>8+10 {EMPTY[2]} -/- - @B rounds=2 board=kb04".replace(
        " rounds=2", " rounds=2"
    )
    assert match.scores == (3000, 0)
    assert table(match)["stocked"] == 36
    told = match.view(None)["prompt"]["en"]
    assert told.startswith("Round 1: Blue, from number 5, reached the treasure at 8 (3,000 taels).")


def test_kb25_most_taels_in_all_win_and_ties_share() -> None:
    red = "F,G,H,I,J,K"
    last = at(f"c6,-,-,-,-,-/{red}", "A1<A1:5>8+4", "-/-", "5", sheet="B1>4+00", terms="rounds=2")
    assert play(last, "c7").scores == (3000, 3000)
    assert last.winners == (0, 1)
    assert last.returns == (0.0, 0.0)
    ahead = at(f"c6,-,-,-,-,-/{red}", "A1<A1:5>8+4", "-/-", "5", sheet="B1>5+00", terms="rounds=2")
    assert play(ahead, "c7").winners == (1,)
    assert ahead.returns == (-1.0, 1.0)
    assert sheet("A1>4+000", "C1>4+000").scores == (3000, 0, 3000)


@pytest.mark.parametrize(
    ("worth", "cards", "runs"),
    [(4000, 0, False), (5000, 0, True), (2000, 1, False), (3000, 1, True), (1000, 2, True)],
)
def test_kb26_the_sheets_advice(worth: int, cards: int, runs: bool) -> None:
    assert is_worth_running(worth, cards) == runs


@pytest.mark.parametrize(
    ("number", "hand", "tip"),
    [
        (8, "5,5", "better renounce"),
        (10, "5,5", "worth the run"),
        (7, "5,5,7", "better renounce"),
        (8, "5,5,8", "worth the run"),
        (6, "5,5,6,6", "worth the run"),
    ],
)
def test_kb26_the_taker_is_given_the_advice_and_nobody_else(
    number: int, hand: str, tip: str
) -> None:
    match = at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", f"{hand}/-")
    play(match, "a4!", f"chest{number}")
    assert tip in match.view(0)["prompt"]["en"]
    for seat in (1, None):
        assert match.view(seat)["prompt"]["en"] == "Blue: run or renounce."


def test_kb25_a_new_round_begins_with_a_new_start() -> None:
    assert turn(set_up(2)) == "die.."


def test_kb20_kb26_only_the_taker_is_told_the_value_and_the_advice() -> None:
    match = at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,7/-")
    play(match, "a4!", "chest8")
    seats, dice = (0, 1, None), {"number": 8, "ordinary": 2, "special": 6}
    seen = {"seat": 0, **dice, "worth": 3000, "cards": 0}
    advised, decided = {**seen, "is_advised": 0}, {**seen, "is_advised": UNKNOWN}
    assert [facts(match, "looked", seat) for seat in seats] == [[advised], [], []]
    play(match, "run")
    assert [facts(match, "looked", seat) for seat in seats] == [[decided], [], []]


def test_kb21_the_taker_is_told_how_many_cards_may_cost_him() -> None:
    """Both 8s are unseen, and Red holds as many cards; of the 9s Blue has one."""
    match = at("a3,A,B,C,D,E/F,G,H,I,J,K", "A3.1", "5,5,9/7,7,8")
    looks = [play(match.copy(), "a4!", chest) for chest in ("chest8", "chest9")]
    assert [facts(look, "looked", 0)[0]["cards"] for look in looks] == [0, 1]
    assert [facts(look, "promised", 0)[0]["cards"] for look in looks] == [2, 1]
