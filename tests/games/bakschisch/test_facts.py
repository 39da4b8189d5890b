"""What follows from the rules: the facts of docs/games/bakschisch.md."""

import pytest

import sesame
from sesame.core.kernel import INTERPRETED
from sesame.games.bakschisch import rules
from tests.games.bakschisch.chronicle import chronicle
from tests.games.bakschisch.cities import GAME, ahead, back, pawns

in_bulk = pytest.mark.skipif(INTERPRETED, reason="too many games to interpret")

ANY = 40  # coins: no limit


@in_bulk
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("remainder", ["pot", "box"])
def test_gold_is_conserved_and_somebody_goes_back_every_round(seats: int, remainder: str) -> None:
    """Bags, pot and box are ten pieces a player; no thief is ever in the palace."""
    told = chronicle(seats, 2_000, seed=1, most=ANY, remainder=remainder)
    assert (told.lost_gold, told.bad_thief, told.spared) == (0, 0, 0)
    assert told.fifths == told.rounds
    assert (told.shared == 0) == (seats == 2)  # two players can never share the throne


@in_bulk
def test_random_play_with_the_usual_options() -> None:
    """18.3 rounds on average with four players, nearly always a Caliph within sixty."""
    told = chronicle(4, 20_000, seed=2, most=ANY)
    assert told.rounds / told.games == pytest.approx(18.3, abs=0.2)
    assert told.longest > 45
    assert told.unfinished <= 3


@in_bulk
def test_small_bids_make_short_games() -> None:
    """Bids of 0 to 3 and thieves: half as many rounds."""
    told = chronicle(4, 20_000, seed=3, most=3)
    assert told.rounds / told.games == pytest.approx(9.1, abs=0.1)
    assert told.longest < 40
    assert told.unfinished == 0


@in_bulk
def test_the_short_cut_takes_a_third_of_the_time() -> None:
    whole, short = (chronicle(4, 5_000, 4, 3, board=board) for board in ("akbahah", "shortcut"))
    assert short.rounds / whole.rounds == pytest.approx(1 / 3, abs=0.03)


@in_bulk
def test_no_seat_is_favoured() -> None:
    played = sesame.simulate("bakschisch", games=20_000, seats=4, threads=1)
    for wins in played.wins:
        assert wins / played.games == pytest.approx(0.25, abs=0.013)
    assert played.draws == 0  # somebody always wins, alone or with others


def test_persons_on_the_default_path() -> None:
    assert pawns(ahead("E", (1, 1), "1:10t", "3:10t")) == [4, 4]
    assert pawns(back("H", (1, 1), "9:10t", "3:10t")) == [5, 0]
    goals = {card: pawns(ahead(card, (1, 0), "27:10", "0:10t"))[0] for card in "FGSEH"}
    assert goals == {"F": 31, "G": 30, "S": 31, "E": 29, "H": 28}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_the_end_is_worth_adds_up_to_nothing(seats: int) -> None:
    match = GAME.new(seats, chance="manual")
    assert match.returns == (0,) * seats
    for winners in range(1, 1 << seats):
        match.state.winners = winners
        worth = match.returns
        assert sum(worth) == pytest.approx(0)
        assert max(map(abs, worth)) <= 1
        assert rules.winners(match.state) == winners
        if winners.bit_count() == 1:
            assert max(worth) == 1
