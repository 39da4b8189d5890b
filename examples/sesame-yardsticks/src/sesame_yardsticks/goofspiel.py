"""Goofspiel (Merrill Flood) with 13 cards or fewer: sealed bids for prizes turned at random.

The higher card takes the prize; of two alike nobody does. Whoever has most points has won.
"""

import sys

from sesame.core import bits as sets
from sesame.core import dice
from sesame.core.contract import UNKNOWN, Ids, Utilities, Weights
from sesame.core.dice import Rng
from sesame.core.fields import Numbers, Record, bits, whole
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.option import Option
from sesame.core.words import Words, same
from sesame_yardsticks.plain import Named, Plain, unreadable

CARDS = 13
NONE = 0  # no card: cards are worth 1 to 13
PRIZE = CARDS  # ids: 0 to 12 bid a card, from here on chance turns a prize
SEALED = 2 * CARDS  # what others see of a bid until both are in
_MOST = CARDS * (CARDS + 1) // 2


class Settings(Record):
    """What `setup` reads."""

    seats: int = whole("i1", "how many play", most=2)
    cards: int = whole("i1", "which number of cards was chosen", most=CARDS - 2)


class State(Record):
    """Hands, prizes and points."""

    held: Numbers = bits("i2", "cards in each hand, from the ace up", shape=2)
    left: int = bits("i2", "prizes that were not turned yet")
    prize: int = whole("i1", "the one that is bid for; 0: none", most=CARDS)
    bid: Numbers = whole("i1", "cards laid face down; 0: none", shape=2, least=UNKNOWN, most=CARDS)
    points: Numbers = whole("i1", "what each has taken", shape=2, most=_MOST)
    cards: int = Settings.cards


@kernel
def setup(s: State, options: Settings) -> None:
    s.cards = options.cards
    every = (1 << int(s.cards) + 2) - 1
    s.held[0], s.held[1], s.left = every, every, every


@kernel
def actors(s: State) -> int:
    if s.prize == NONE:
        return 0
    return (s.bid[0] == NONE) | (s.bid[1] == NONE) << 1


@kernel
def over(s: State) -> bool:
    return s.prize == NONE and s.left == 0


@kernel
def legal(s: State, seat: int, out: Ids) -> int:
    n, held = 0, int(s.held[seat])
    while held:
        out[n] = sets.first(held)
        n += 1
        held = sets.without_first(held)
    return n


@kernel
def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    if s.prize != NONE:
        return 0
    n, left = 0, int(s.left)
    while left:
        ids[n] = PRIZE + sets.first(left)
        weights[n] = 1
        n += 1
        left = sets.without_first(left)
    return n


@kernel
def apply(s: State, seat: int, action: int) -> None:
    if seat < 0:
        s.prize = action - PRIZE + 1
        s.left = int(s.left) & ~(1 << action - PRIZE)
        return
    s.bid[seat] = action + 1
    if s.bid[1 - seat] != NONE:
        _award(s)


@kernel
def _award(s: State) -> None:
    for seat in range(2):
        if s.bid[seat] > s.bid[1 - seat]:
            s.points[seat] = int(s.points[seat]) + int(s.prize)
        s.held[seat] = int(s.held[seat]) & ~(1 << int(s.bid[seat]) - 1)
    s.bid[0], s.bid[1], s.prize = NONE, NONE, NONE


@kernel
def winners(s: State) -> int:
    if not over(s) or s.points[0] == s.points[1]:
        return 0
    return 1 if s.points[0] > s.points[1] else 2


@kernel
def scores(s: State, out: Weights) -> None:
    out[0], out[1] = s.points[0], s.points[1]


@kernel
def returns(s: State, out: Utilities) -> None:
    won = winners(s)
    out[0] = 1.0 if won == 1 else -1.0 if won == 2 else 0.0
    out[1] = -out[0]


@kernel
def observe(s: State, seat: int, out: State) -> None:
    for other in range(2):
        out.held[other], out.points[other] = s.held[other], s.points[other]
        is_known = other == seat or s.bid[other] == NONE
        out.bid[other] = s.bid[other] if is_known else UNKNOWN
    out.left, out.prize, out.cards = s.left, s.prize, s.cards


@kernel
def redeal(s: State, seat: int, rng: Rng) -> None:
    for other in range(2):
        if other != seat and s.bid[other] != NONE:
            held = int(s.held[other])
            for _ in range(dice.below(rng, sets.size(held))):
                held = sets.without_first(held)
            s.bid[other] = sets.first(held) + 1


@kernel
def reopen(s: State, seat: int) -> None:
    for other in range(2):
        if other != seat:
            s.bid[other] = NONE


@kernel
def shown(s: State, seat: int, action: int, viewer: int) -> int:
    if seat < 0 or seat == viewer or s.bid[1 - seat] != NONE:
        return action
    return SEALED


def _cards(held: int) -> str:
    return ",".join(str(card + 1) for card in range(CARDS) if held >> card & 1) or "-"


def write_position(s: State) -> str:
    """Each hand with its points and what it has sealed, the prizes left, the one that is up."""
    hands = [_hand(s, seat) for seat in (0, 1)]
    return f"{' '.join(hands)} {_cards(int(s.left))} {int(s.prize)}"


def _hand(s: State, seat: int) -> str:
    bid = int(s.bid[seat])
    sealed = "" if bid == NONE else "!?" if bid == UNKNOWN else f"!{bid}"
    return f"{_cards(int(s.held[seat]))}:{int(s.points[seat])}{sealed}"


def read_position(text: str, s: State) -> None:
    wanted = "1,3:4!3 2,3:0 1,2 3: hands, points and sealed bids, prizes left, the prize"
    try:
        first, second, left, prize = text.split()
        for seat, hand in enumerate((first, second)):
            cards, _, rest = hand.partition(":")
            points, _, bid = rest.partition("!")
            s.held[seat], s.points[seat], s.bid[seat] = _read(cards), int(points), int(bid or 0)
        s.left, s.prize = _read(left), int(prize)
    except (ValueError, OverflowError):
        unreadable(wanted)
    every, rounds = (1 << int(s.cards) + 2) - 1, int(s.left).bit_count() + (s.prize != NONE)
    for seat in (0, 1):
        held, bid = int(s.held[seat]), int(s.bid[seat])
        if held & ~every or held.bit_count() != rounds or (bid and not held >> bid - 1 & 1):
            unreadable(wanted)
    is_turned = 0 <= s.prize <= CARDS and not (s.prize and int(s.left) >> int(s.prize) - 1 & 1)
    if (
        not is_turned
        or int(s.left) & ~every
        or (s.bid[0] and s.bid[1])
        or (s.bid.any() and not s.prize)
    ):
        unreadable(wanted)


def _read(cards: str) -> int:
    return sum(1 << int(card) - 1 for card in cards.split(",")) if cards != "-" else 0


_HERE = sys.modules[__name__]
_NAMES = [str(card + 1) for card in range(CARDS)]
TEXT = Plain(write_position, read_position, write_position, actors, winners)
GAME = Game(
    name="goofspiel",
    title=same("Goofspiel"),
    seats=(2,),
    options=(Option("cards", tuple(range(2, CARDS + 1)), CARDS, Words("cartes", "cards")),),
    bound=lambda _, options: 3 * int(options["cards"]),
    State=State,
    Settings=Settings,
    rules=_HERE,
    sight=_HERE,
    actions=Named([*_NAMES, *(f"+{name}" for name in _NAMES), "sealed"], CARDS),
    text=TEXT,
    draw=TEXT.draw,
)
