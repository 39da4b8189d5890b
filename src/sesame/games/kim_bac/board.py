"""The town as data: crossings, streets, bridges, gates and monuments (KB-01, KB-04)."""

from pathlib import Path

from msgspec import Struct

from sesame.core.board import Board, Boards, Fault
from sesame.core.fields import Numbers
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name, crossing_of
from sesame.games.kim_bac.saying import say
from sesame.games.kim_bac.state import BENDS, CROSSINGS, GATES, GRID, NUMBERS, PURSUERS, Settings
from sesame.games.kim_bac.trips import means, table, trips, ways

Point = tuple[int, int]  # west to east, north to south, each 0 to 100
LEAST_BRIDGES = 2
DETOUR = 3  # KB-05: from 1 to 18 the way round is so many times the way over a bridge


class Gate(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A gate in the wall: its first crossing, and where it is drawn."""

    to: str
    at: Point


class Town(Board, frozen=True, kw_only=True):
    """A town; `a0-b1` is a street or a bridge between two crossings."""

    crossings: dict[str, Point]
    streets: list[str]
    bridges: list[str]
    monuments: list[str]  # the crossings at the feet of 1 to 18
    gates: dict[str, Gate]
    river: tuple[Point, ...] = ()  # for drawings only


def check(board: Town) -> None:
    """KB-05: what a plan must be; the first thing that is wrong is told."""
    _check_crossings(board)
    _check_roads(board)
    _check_gates(board)
    _check_monuments(board)
    _check_network(board)
    _check_trips(board)


def _check_crossings(board: Town) -> None:
    last = crossing_name(CROSSINGS - 1)
    for name, point in board.crossings.items():
        if crossing_of(name) < 0:
            raise Fault(f"crossings.{name}", say("not-a-crossing", last=last))
        _check_point(f"crossings.{name}", point)
    if len(board.river) > BENDS:
        raise Fault("river", say("too-many-bends", count=len(board.river), most=BENDS))
    for number, point in enumerate(board.river):
        _check_point(f"river[{number}]", point)


def _check_point(key: str, point: Point) -> None:
    if not all(0 <= value <= GRID for value in point):
        raise Fault(key, say("off-the-map", point=f"{point[0]}, {point[1]}", last=GRID))


def _check_roads(board: Town) -> None:
    """KB-05: streets and bridges join two crossings, and none of them twice."""
    seen = dict[frozenset[str], str]()
    for kind, roads in (("streets", board.streets), ("bridges", board.bridges)):
        for number, road in enumerate(roads):
            key, ends = f"{kind}[{number}]", frozenset(road.split("-"))
            for end in road.split("-"):
                _check_known(key, board, end)
            if road.count("-") != 1 or len(ends) != 2:
                raise Fault(key, say("not-a-road", road=repr(road)))
            if ends in seen:
                raise Fault(key, say("road-twice", road=road, where=seen[ends]))
            seen[ends] = kind


def _check_known(key: str, board: Town, name: str) -> None:
    if name not in board.crossings:
        raise Fault(key, say("unknown-crossing", crossing=repr(name)))


def _check_gates(board: Town) -> None:
    """KB-05: twelve gates with twelve different first crossings."""
    if "".join(sorted(board.gates)) != GATE_LETTERS:
        found = ", ".join(board.gates)
        raise Fault("gates", say("other-gates", gates=GATES, found=found))
    seen = dict[str, str]()
    for letter, gate in board.gates.items():
        _check_known(f"gates.{letter}.to", board, gate.to)
        _check_point(f"gates.{letter}.at", gate.at)
        if gate.to in seen:
            why = say("gate-there", crossing=gate.to, gate=seen[gate.to])
            raise Fault(f"gates.{letter}.to", why)
        seen[gate.to] = letter


def _check_monuments(board: Town) -> None:
    """KB-05: eighteen monuments on eighteen different crossings."""
    if len(board.monuments) != NUMBERS:
        count = len(board.monuments)
        raise Fault("monuments", say("other-monuments", count=count, wanted=NUMBERS))
    for number, crossing in enumerate(board.monuments):
        _check_known(f"monuments[{number}]", board, crossing)
        if (first := board.monuments.index(crossing)) < number:
            why = say("monument-there", crossing=crossing, number=first + 1)
            raise Fault(f"monuments[{number}]", why)


def _check_network(board: Town) -> None:
    """KB-05: bridges enough, one piece without them, nowhere more streets than pursuers."""
    if len(board.bridges) < LEAST_BRIDGES:
        count = len(board.bridges)
        raise Fault("bridges", say("too-few-bridges", count=count, least=LEAST_BRIDGES))
    near = ways(board.crossings, _pairs(board.streets))
    for name, others in near.items():
        if len(others) > PURSUERS:
            why = say("too-many-streets", count=len(others), crossing=name, most=PURSUERS)
            raise Fault("streets", why)
    start = board.monuments[0]
    if lost := sorted(board.crossings.keys() - trips(near, start).keys()):
        raise Fault("streets", say("no-way", start=start, goal=lost[0]))


def _check_trips(board: Town) -> None:
    """KB-05: from 1 to 18 is a longest trip, long by its detour; far numbers lie far apart."""
    near = ways(board.crossings, _pairs(board.streets))
    crossed = ways(board.crossings, _pairs(board.streets + board.bridges))
    first, last = board.monuments[0], board.monuments[-1]
    steps = table(near, board.monuments)
    longest, around, across = max(map(max, steps)), steps[0][-1], trips(crossed, first)[last]
    if around < longest:
        why = say("not-the-longest", last=NUMBERS, around=around, longest=longest)
        raise Fault("monuments", why)
    if around < DETOUR * across:
        why = say("no-detour", last=NUMBERS, around=around, across=across, times=DETOUR)
        raise Fault("bridges", why)
    found = means(steps)
    for apart in range(1, len(found)):
        if found[apart] < found[apart - 1]:
            raise Fault("monuments", say("far-but-near", apart=apart))


def _pairs(roads: list[str]) -> list[tuple[str, str]]:
    return [(one, other) for one, other in (road.split("-") for road in roads)]


def lay(board: Town, settings: Settings) -> None:
    for places in (settings.x, settings.y, settings.river_x, settings.river_y):
        places[:] = -1
    for name, (x, y) in board.crossings.items():
        settings.x[crossing_of(name)], settings.y[crossing_of(name)] = x, y
    for one, other in _pairs(board.streets):
        _join(settings.streets, one, other)
    for one, other in _pairs(board.streets + board.bridges):
        _join(settings.ways, one, other)
    for number, name in enumerate(board.monuments):
        settings.monument[number] = crossing_of(name)
        settings.number[crossing_of(name)] = number + 1
    for letter, gate in board.gates.items():
        number = GATE_LETTERS.index(letter)
        settings.gate[number] = crossing_of(gate.to)
        settings.gate_x[number], settings.gate_y[number] = gate.at
    for bend, (x, y) in enumerate(board.river):
        settings.river_x[bend], settings.river_y[bend] = x, y


def _join(near: Numbers, one: str, other: str) -> None:
    near[crossing_of(one)] |= 1 << crossing_of(other)
    near[crossing_of(other)] |= 1 << crossing_of(one)


BOARDS = Boards(Town, Path(__file__).parent / "boards", "river-town", check, lay)
