"""What may be chosen in Kim-Bac, who is asked for it, why not, and how it ended."""

from sesame.core import bits
from sesame.core.contract import CHANCE, UNKNOWN, Rows
from sesame.core.facts import put
from sesame.core.kernel import kernel
from sesame.games.kim_bac import kinds, rules
from sesame.games.kim_bac.actions import (
    CHESTS,
    DRAWS,
    PLACES,
    RENOUNCE,
    ROW,
    RUN,
    SOME_CARD,
    STAY,
    THE_DICE,
    THROWS,
)
from sesame.games.kim_bac.rounds import total
from sesame.games.kim_bac.scenes import number_at, place_after
from sesame.games.kim_bac.sharing import is_worth_running, value
from sesame.games.kim_bac.state import (
    AT_GATE,
    DECIDING,
    DRAWING,
    MOVING,
    OVER,
    PLACING,
    RACING,
    SHAKING,
    THROWING,
    State,
)
from sesame.games.kim_bac.streets import free_streets, free_ways

# --- what may be chosen


@kernel
def choice(s: State, seat: int, action: int, out: Rows) -> int:
    if action < PLACES:
        return _move(s, seat, action, out)
    if action < RUN:
        return put(out, 0, kinds.PUT_PAWN, seat, int(s.due), action - PLACES)
    if action == RUN:
        return put(out, 0, kinds.BECOME_KIM_BAC, seat)
    if action == RENOUNCE:
        return put(out, 0, kinds.RENOUNCE, seat)
    return _chance(s, action, out)


@kernel
def _move(s: State, seat: int, action: int, out: Rows) -> int:
    """KB-09, KB-10, KB-12: a pawn goes or stays, and perhaps its owner takes the chest."""
    pawn, goal, takes = int(s.due), place_after(s, seat, action), rules.is_claim(action)
    number = number_at(s, goal)
    if action >= STAY:
        kind = kinds.STAY_AND_TAKE if takes else kinds.STAY
        return put(out, 0, kind, seat, pawn, number)
    line, digit = goal // ROW, goal % ROW
    if takes:
        return put(out, 0, kinds.GO_AND_TAKE, seat, pawn, line, digit, number)
    runs = int(_is_kim_bac(s, seat))
    return put(out, 0, kinds.GO_TO, seat, pawn, line, digit, number, runs)


@kernel
def _is_kim_bac(s: State, seat: int) -> bool:
    return bool(s.phase == RACING and seat == s.taker)


@kernel
def _chance(s: State, action: int, out: Rows) -> int:
    """KB-08, KB-09, KB-13, KB-30: a card, the chest or the die, seen or not."""
    seat = int(s.turn)
    if action == SOME_CARD:
        return put(out, 0, kinds.DRAW_UNSEEN, seat)
    if action < SOME_CARD:
        return put(out, 0, kinds.DRAW_CARD, seat, action - DRAWS + 1)
    if action == THE_DICE:
        return put(out, 0, kinds.OPEN_UNSEEN, seat)
    if action < THE_DICE:
        return put(out, 0, kinds.OPEN_CHEST, seat, action - CHESTS + 1)
    return put(out, 0, kinds.THROW_DIE, bits.first(int(s.throwing)), action - THROWS + 1)


# --- what is asked for


@kernel
def prompt(s: State, out: Rows) -> int:
    if s.phase == OVER:
        return ending(s, out)
    if s.phase == THROWING:
        return put(out, 0, kinds.AWAIT_THROW, int(s.throwing))
    if s.phase == PLACING:
        return _await_pawn(s, out)
    seat = int(s.turn)
    if s.phase == DRAWING:
        return put(out, 0, kinds.AWAIT_CARD, seat)
    if s.phase == MOVING:
        return put(out, 0, kinds.AWAIT_MOVE, seat, int(s.due))
    if s.phase == SHAKING:
        return put(out, 0, kinds.AWAIT_SHAKE, seat)
    return _await_decision(s, out) if s.phase == DECIDING else _await_race(s, out)


@kernel
def _await_pawn(s: State, out: Rows) -> int:
    """KB-07, KB-25: while all place their first pawn, the round before is still spoken of."""
    seat, at = int(s.turn), int(s.current) - 1
    if s.due > 0 or at < 0:
        return put(out, 0, kinds.AWAIT_PAWN, seat, int(s.due))
    reason, hero = int(s.ended[at]), int(s.hero[at])
    began, hoard = int(s.began[at]), int(s.hoard[at])
    worth = value(began, hoard)
    return put(out, 0, kinds.AWAIT_NEXT_ROUND, seat, at, reason, hero, began, hoard, worth)


@kernel
def _await_decision(s: State, out: Rows) -> int:
    """KB-14, KB-26: to the taker alone, what the sheet advises."""
    seat, number = int(s.taker), int(s.treasure)
    if number == UNKNOWN:
        return put(out, 0, kinds.AWAIT_DECISION, seat)
    worth, cards = value(int(s.secret), number), int(s.hand[seat, number - 1])
    runs = int(is_worth_running(worth, cards))
    return put(out, 0, kinds.AWAIT_ADVISED, seat, number, worth, runs)


@kernel
def _await_race(s: State, out: Rows) -> int:
    seat = int(s.turn)
    if seat != s.taker:
        return put(out, 0, kinds.AWAIT_PURSUER, seat, int(s.due))
    if s.treasure == UNKNOWN:
        return put(out, 0, kinds.AWAIT_KIM_BAC, seat)
    return put(out, 0, kinds.AWAIT_RUNNER, seat, int(s.treasure))


# --- what is refused


@kernel
def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    if seat == CHANCE:
        return put(out, 0, kinds.CHANCE_CANNOT if action >= DRAWS else kinds.CHANCE_FIRST, 0)
    if action >= DRAWS:
        return put(out, 0, kinds.ONLY_CHANCE_DRAWS, 0)
    places = PLACES <= action < RUN
    if s.phase == PLACING:
        if places:
            return put(out, 0, kinds.GATE_TAKEN, action - PLACES)
        return put(out, 0, kinds.PAWNS_FIRST, 0)
    if places:
        return put(out, 0, kinds.PAWNS_PLACED, 0)
    if s.phase == DECIDING:
        return put(out, 0, kinds.DECIDE_FIRST, 0)
    if action >= RUN:
        return put(out, 0, kinds.NOBODY_ASKED, 0)
    return _no_move(s, seat, action, out)


@kernel
def _no_move(s: State, seat: int, action: int, out: Rows) -> int:
    """KB-09, KB-10, KB-12: there is no way, or no chest at its end."""
    place, goal = int(s.pawn[seat, int(s.due)]), place_after(s, seat, action)
    found = free_streets(s, place) if _is_kim_bac(s, seat) else free_ways(s, place)
    if action >= STAY:
        if found:
            return put(out, 0, kinds.MUST_MOVE, int(s.due))
    elif not bits.has(found, goal):
        return _no_way(s, seat, place, goal, out)
    return _no_claim(s, goal, out)


@kernel
def _no_way(s: State, seat: int, place: int, goal: int, out: Rows) -> int:
    """KB-09, KB-10, KB-16: not a neighbour, a bridge, or taken."""
    line, digit = goal // ROW, goal % ROW
    if s.x[goal] < 0:
        return put(out, 0, kinds.NO_SUCH_CROSSING, line, digit)
    if place >= AT_GATE:
        if s.gate[place - AT_GATE] != goal:
            return put(out, 0, kinds.NOT_FROM_GATE, place - AT_GATE, line, digit)
    elif not bits.has(int(s.ways[place]), goal):
        return put(out, 0, kinds.NO_STREET, place // ROW, place % ROW, line, digit)
    elif _is_kim_bac(s, seat) and not bits.has(int(s.streets[place]), goal):
        return put(out, 0, kinds.NO_BRIDGES, 0)
    return put(out, 0, kinds.CROSSING_TAKEN, line, digit)


@kernel
def _no_claim(s: State, place: int, out: Rows) -> int:
    """KB-12: no chest to take here."""
    if s.phase == RACING:
        return put(out, 0, kinds.CHEST_TAKEN, 0)
    number = number_at(s, place)
    if number == 0:
        return put(out, 0, kinds.NO_MONUMENT, 0)
    return put(out, 0, kinds.PAIR_NEEDED, number)


# --- how it ends


@kernel
def ending(s: State, out: Rows) -> int:
    """KB-25: who has won, with how many taels, and how the last round came out."""
    won, at = rules.winners(s), int(s.rounds) - 1
    taels, is_shared = total(s, bits.first(won)), int(bits.size(won) > 1)
    hero, began, hoard = int(s.hero[at]), int(s.began[at]), int(s.hoard[at])
    reason = int(s.ended[at])
    return put(out, 0, kinds.ENDED, won, is_shared, taels, reason, hero, began, hoard)
