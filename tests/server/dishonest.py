"""A dishonest host: a game that was played by the rules, and what a host who keeps the log makes of
its record afterwards; each lie with the words that name it."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from sesame.core import fair
from sesame.server.protocol import Settings, Start, Unseal
from sesame.server.transport.records import _record_of
from tests.server.test_mixing import BITS, begin, seal
from tests.server.test_table import ALI, BAYA, Sitting

_SEED = "5eed" * 16
_HALF = 12  # moves after which Baya saves what she has seen


@dataclass(frozen=True)
class Game:
    """What was seen in the middle, and the whole, in notation and by ids."""

    seen: str
    whole: str
    by_ids: str
    told: list[tuple[int, int, int]]  # the steps that Baya was told until then, by ids
    commitment: str
    parts: tuple[fair.Part, ...]


def played(game: str = "bakschisch", host_seed: str = _SEED) -> Game:
    """Ali and Baya, whose devices both add to chance; they choose without much thought."""
    sitting = Sitting(Settings(game=game, seats=2, chairs=["me", "me"]))
    sitting.rows.clear()
    sitting.table.seed = sitting.table.match.seed = host_seed
    sitting.table.sitters[1].person = BAYA
    sitting.table._seats_of.clear()
    for person in (ALI, BAYA):
        seal(sitting, person)
    sitting.do(ALI, Start(id="b"))
    for person in (ALI, BAYA):
        sitting.do(person, Unseal(id="o", bits=BITS[person]))
    begin(sitting)
    table, seen = sitting.table, ""
    told, moves = list[tuple[int, int, int]](), 0
    while table.status == "playing":
        seat = table.actors[-1]
        legal = table.legal(seat)
        sitting.play((ALI, BAYA)[seat], seat, (7 * moves) % len(legal))
        moves += 1
        if moves == _HALF:
            seen = _record_of(table, {}, BAYA, False)
            told = [(at, *step) for at, step in enumerate(table.match.told(1))]
    whole, ids = (_record_of(table, {}, BAYA, by_ids) for by_ids in (False, True))
    return Game(seen, whole, ids, told, fair.commitment(host_seed), table.match.parts)


def another_seed(text: str) -> str:
    """Chosen when it was known what it would bring; the moves are those of that other chance."""
    return text.replace(_SEED, "0" * 64)


def another_card(text: str) -> str:
    """Two outcomes of chance change places."""
    *before, one, _ = re.finditer(r"\(([^ )]+)\)", text)
    other = next(match for match in reversed(before) if match[1] != one[1])
    swapped = text[: other.start(1)] + one[1] + text[other.end(1) : one.start(1)]
    return swapped + other[1] + text[one.end(1) :]


def without_baya(text: str) -> str:
    """Her device's part is left out, as if it had never come."""
    return re.sub(r"Part B: .*\n", "", text)


def silenced(text: str) -> str:
    """Her device's part is said never to have been shown."""
    return re.sub(r"(Part B: \w+) .*\n", r"\1 -\n", text)


def anothers_bits(text: str) -> str:
    """Other bits than she had sealed, so that another chance comes of it."""
    return re.sub(r"(Part B: \w+) .*\n", rf"\1 {'ff' * 32}\n", text)


def another_part(text: str) -> str:
    """Another seal with what is in it: all of itself, and not hers."""
    bits = "ee" * 32
    return re.sub(r"Part B: .*\n", f"Part B: {fair.sealed(bits)} {bits}\n", text)


def reordered(text: str) -> str:
    """Each has the other's part."""
    return text.replace("Part A", "Part ?").replace("Part B", "Part A").replace("Part ?", "Part B")


def another_winner(text: str) -> str:
    told = re.search(r"Result: (.*)\n", text)
    assert told is not None
    return text.replace(told[0], f"Result: {'A' if told[1] != 'A' else 'B'}\n")


LIES: dict[Callable[[str], str], str] = {
    another_seed: "the seed is not the one that was committed to before the first move",
    another_card: "the seed gives",
    without_baya: "seat B: what its device had added before the first move is gone",
    silenced: "seat B: what its device had added before the first move was changed",
    anothers_bits: "seat B: what its device showed is not what it had sealed",
    another_part: "seat B: what its device had added before the first move was changed",
    reordered: "seat A: what its device had added before the first move was changed",
    another_winner: "the result says",
}


def another_game() -> str:
    """The boldest: another seed, and a whole other game that follows from it as it should."""
    return played(host_seed="0" * 64).whole
