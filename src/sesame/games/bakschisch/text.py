"""Bakschisch in words: sentences, refusals, and what the screen draws."""

from functools import lru_cache
from typing import Any, Literal

from msgspec import Struct

from sesame.core.contract import CHANCE, UNKNOWN
from sesame.core.fields import plain
from sesame.core.words import Words
from sesame.games.bakschisch import path, rules
from sesame.games.bakschisch.actions import LETTERS, Action, Bid, Closed, Thief, Turn
from sesame.games.bakschisch.board import PERSON, Kind
from sesame.games.bakschisch.names import CARD_NAMES, SEAT_NAMES, coins, named, seat_name
from sesame.games.bakschisch.positions import read_position, write_position
from sesame.games.bakschisch.state import (
    BIDDING,
    BRIBES,
    FAKIR,
    NOT_YET,
    OVER,
    THIEF_IN_FIST,
    TURNING,
    State,
)
from sesame.games.bakschisch.telling import ending, joined, news

__all__ = [
    "ending",
    "prompt",
    "read_position",
    "refusal",
    "seat_name",
    "sentence",
    "view",
    "write_position",
]

Phase = Literal["turning", "bidding", "over"]
_PHASES: dict[int, Phase] = {TURNING: "turning", BIDDING: "bidding", OVER: "over"}
_KINDS: dict[int, Kind] = {number: person for person, number in PERSON.items()}


class Fist(Struct, frozen=True):
    """A hand over the board; `holds` is coins or "thief", None where it cannot be known."""

    state: Literal["empty", "closed", "open"]
    holds: int | Literal["thief"] | None = None


class Table(Struct, frozen=True, kw_only=True):
    """The city as a screen draws it; squares are numbered from the start, which is 0."""

    phase: Phase
    round: int
    bribe: int  # which card is up last, 1 to 5; 0 before the first
    cards: list[str]  # the row from left to right, letters F G S E H C; "" if face down
    unseen: dict[str, int]  # copies of each card not seen since the last shuffle
    squares: list[Kind]
    palace: int  # first square behind the gate
    pawns: list[int]  # by seat
    came: list[int]  # where each pawn stood before the fists were opened
    places: list[int]  # in the race, 1 the first (BK-15)
    bags: list[int | None]  # gold by seat; None where it is not shown
    thieves: list[Literal["bag", "used", "gate"]]
    fists: list[Fist]
    pot: int
    box: int


def view(observed: State) -> Table:
    s = plain(observed)
    seats = range(s.seats)
    return Table(
        phase=_PHASES[s.phase],
        round=s.rounds,
        bribe=s.up,
        cards=[LETTERS.get(card, "") for card in s.card],
        unseen={letter: s.left[card - FAKIR] for card, letter in LETTERS.items()},
        squares=_squares(tuple(s.track), s.throne),
        palace=s.palace,
        pawns=s.pawn[: s.seats],
        came=s.came[: s.seats],
        places=[int(path.place(observed, seat)) for seat in seats],
        bags=[None if gold == UNKNOWN else gold for gold in s.gold[: s.seats]],
        thieves=[_thief(s, seat) for seat in seats],
        fists=[_fist(s, seat) for seat in seats],
        pot=s.pot,
        box=s.box,
    )


@lru_cache(maxsize=64)
def _squares(track: tuple[int, ...], throne: int) -> list[Kind]:
    """Who stands where: the same all game long."""
    return [_kind(track, square) for square in range(throne + 1)]


def _kind(track: tuple[int, ...], square: int) -> Kind:
    for person, kind in _KINDS.items():
        if track[person - FAKIR] >> square & 1:
            return kind
    return "throne" if square else "start"


def _thief(s: Any, seat: int) -> Literal["bag", "used", "gate"]:
    if s.thief[seat]:
        return "bag"
    return "gate" if s.pawn[seat] >= s.palace else "used"


def _fist(s: Any, seat: int) -> Fist:
    fist = s.fist[seat]
    if fist == NOT_YET:
        return Fist("empty")
    state: Literal["closed", "open"] = "closed" if s.phase == BIDDING else "open"
    if fist == UNKNOWN:
        return Fist(state)
    return Fist(state, "thief" if fist == THIEF_IN_FIST else rules.coins_in(fist))


def prompt(observed: State) -> Words:
    """Whose turn it is and what to do, in one sentence."""
    s = plain(observed)
    number, bribe = s.rounds, s.up
    if s.phase == OVER:
        return ending(observed)
    if s.phase == TURNING:
        return Words(
            f"Tour {number} : on retourne la carte {bribe + 1} sur {BRIBES}.",
            f"Round {number}: card {bribe + 1} of {BRIBES} is turned.",
        )
    card = s.card[bribe - 1]
    name, letter = CARD_NAMES[card].the, LETTERS[card]
    waiting = named([seat for seat in range(s.seats) if s.waiting >> seat & 1])
    what = Words("qui donne le plus avance", "the most gold moves ahead")
    if bribe == BRIBES:
        what = Words("qui donne le moins recule", "the least gold goes back")
    return Words(
        f"{waiting.fr}, fermez le poing sur des pièces ou sur votre voleur. "
        f"Tour {number}, carte {bribe} sur {BRIBES}, {name.fr} ({letter}) : {what.fr}.",
        f"{waiting.en}, close your fist on coins or on your thief. "
        f"Round {number}, card {bribe} of {BRIBES}, {name.en} ({letter}): {what.en}.",
    )


def sentence(observed: State, seat: int, action: Action) -> Words:
    """What an action does; a card's sentence begins with what came of the fists before it."""
    s = observed
    match action:
        case Turn(card=card):
            number, bribe, name = int(s.rounds), int(s.up) + 1, CARD_NAMES[card].the
            turned = Words(
                f"Tour {number}, carte {bribe} : {name.fr}.",
                f"Round {number}, card {bribe}: {name.en}.",
            )
            return joined([*news(s), turned])
        case Closed():  # BK-22: all that the others are told before the last fist is in
            who = SEAT_NAMES[seat]
            return Words(f"{who} ferme le poing.", f"{who} closes a fist.")
        case Thief():
            who = SEAT_NAMES[seat]
            return Words(f"{who} envoie son voleur.", f"{who} sends the thief.")
        case Bid(coins=count):
            who, name = SEAT_NAMES[seat], CARD_NAMES[int(s.card[int(s.up) - 1])].to
            if count == 0:
                return Words(f"{who} n'offre rien {name.fr}.", f"{who} offers nothing {name.en}.")
            gold = coins(count)
            return Words(f"{who} offre {gold.fr} {name.fr}.", f"{who} offers {gold.en} {name.en}.")


def refusal(observed: State, seat: int, action: Action) -> Words:
    """Why an action that was understood may not be played now."""
    s = observed
    match action:
        case Turn() if seat != CHANCE:
            return Words("Seul le hasard retourne les cartes.", "Only chance turns cards.")
        case Turn(card=card):
            letter = LETTERS[card]
            return Words(
                f"Il n'y a plus de carte {letter} à retourner.",
                f"No card {letter} is left to turn.",
            )
        case _ if seat == CHANCE:
            return Words("Il faut d'abord retourner une carte.", "A card must be turned first.")
        case Closed():
            return Words(
                "Dites ce que le poing contient : des pièces ou le voleur.",
                "Say what the fist holds: coins or the thief.",
            )
        case Thief() if s.pawn[seat] >= s.palace:
            return Words("Pas de voleur dans le palais.", "No thief may enter the palace.")
        case Thief():
            return Words(
                "Votre voleur a déjà servi à ce tour.", "Your thief has been used this round."
            )
        case Bid():
            gold = coins(int(s.gold[seat]))
            return Words(f"Votre sac ne contient que {gold.fr}.", f"Your bag holds only {gold.en}.")
