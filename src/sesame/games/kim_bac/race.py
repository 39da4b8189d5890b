"""Part two: the Kim-Bac runs for the treasure, six pawns hunt him."""

from sesame.core.kernel import kernel
from sesame.games.kim_bac.rounds import end_round
from sesame.games.kim_bac.state import ARRIVED, BESIDE, CAPTURED, LOST, MOVES, RACING, State
from sesame.games.kim_bac.streets import free_streets, move_pawn, place_of_kim_bac


@kernel
def begin_race(s: State) -> None:
    """KB-15: the taker's other pawns leave; he moves first, at once, without a card."""
    for pawn in range(int(s.pawns)):
        if pawn != s.kim_bac:
            move_pawn(s, int(s.taker), pawn, BESIDE)
    s.turns, s.moves = 0, 0
    s.phase = RACING
    _let_kim_bac(s)


@kernel
def _let_kim_bac(s: State) -> None:
    """KB-18: his turn; without a free street he is captured."""
    s.turn, s.due = s.taker, s.kim_bac
    if free_streets(s, place_of_kim_bac(s)) == 0:
        end_round(s, CAPTURED)


@kernel
def run_on(s: State) -> None:
    """A pawn has moved or stayed: what comes of it, and whose turn is next."""
    if s.turn == s.taker:
        _judge_run(s)
        return
    s.due = int(s.due) + 1
    if s.due == s.pawns:
        _let_next_seat(s)


@kernel
def is_last_pursuer(s: State) -> bool:
    """KB-15: whether the Kim-Bac is next once the pawn due has moved."""
    return bool(s.due + 1 == s.pawns and (int(s.turn) + 1) % int(s.seats) == s.taker)


@kernel
def _judge_run(s: State) -> None:
    """KB-17, KB-19: the Kim-Bac has arrived, or has run for too long, or runs on."""
    number = int(s.number[place_of_kim_bac(s)])
    s.moves = int(s.moves) + 1
    if number == s.treasure:
        end_round(s, ARRIVED)
    elif s.moves == MOVES:
        end_round(s, LOST)
    else:
        if number > 0:
            s.ruled_out = int(s.ruled_out) | 1 << number  # KB-31
        _let_next_seat(s)


@kernel
def _let_next_seat(s: State) -> None:
    """KB-15: the players from his left, each all pawns in number order."""
    s.turn, s.due = (int(s.turn) + 1) % int(s.seats), 0
    if s.turn == s.taker:
        _let_kim_bac(s)
