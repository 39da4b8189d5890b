"""The town as data: crossings, streets, bridges, gates and monuments (KB-01, KB-04)."""

from pathlib import Path

from msgspec import Struct

from sesame.core.board import Board, Boards, Fault
from sesame.core.fields import Numbers
from sesame.games.kim_bac.actions import GATE_LETTERS, crossing_name, crossing_of
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
            raise Fault(
                f"crossings.{name}",
                f"un carrefour se nomme de a0 à {last}",
                f"crossings are named a0 to {last}",
            )
        _check_point(f"crossings.{name}", point)
    if len(board.river) > BENDS:
        raise Fault(
            "river",
            f"{len(board.river)} points ; {BENDS} au plus",
            f"{len(board.river)} points; {BENDS} at most",
        )
    for number, point in enumerate(board.river):
        _check_point(f"river[{number}]", point)


def _check_point(key: str, point: Point) -> None:
    if not all(0 <= value <= GRID for value in point):
        raise Fault(
            key,
            f"{point[0]}, {point[1]} : hors du plan (0 à {GRID})",
            f"{point[0]}, {point[1]}: off the map (0 to {GRID})",
        )


def _check_roads(board: Town) -> None:
    """KB-05: streets and bridges join two crossings, and none of them twice."""
    seen = dict[frozenset[str], str]()
    for kind, roads in (("streets", board.streets), ("bridges", board.bridges)):
        for number, road in enumerate(roads):
            key, ends = f"{kind}[{number}]", frozenset(road.split("-"))
            for end in road.split("-"):
                _check_known(key, board, end)
            if road.count("-") != 1 or len(ends) != 2:
                raise Fault(
                    key,
                    f"{road!r} : il faut deux carrefours, comme a0-b1",
                    f"{road!r}: needs two crossings, such as a0-b1",
                )
            if ends in seen:
                raise Fault(
                    key, f"{road} est déjà dans {seen[ends]}", f"{road} is already in {seen[ends]}"
                )
            seen[ends] = kind


def _check_known(key: str, board: Town, name: str) -> None:
    if name not in board.crossings:
        raise Fault(key, f"pas de carrefour {name!r}", f"no crossing {name!r}")


def _check_gates(board: Town) -> None:
    """KB-05: twelve gates with twelve different first crossings."""
    if "".join(sorted(board.gates)) != GATE_LETTERS:
        found = ", ".join(board.gates)
        raise Fault(
            "gates",
            f"il faut les {GATES} portes A à L, pas {found}",
            f"the {GATES} gates A to L are needed, not {found}",
        )
    seen = dict[str, str]()
    for letter, gate in board.gates.items():
        _check_known(f"gates.{letter}.to", board, gate.to)
        _check_point(f"gates.{letter}.at", gate.at)
        if gate.to in seen:
            raise Fault(
                f"gates.{letter}.to",
                f"{gate.to} est déjà le carrefour de la porte {seen[gate.to]}",
                f"{gate.to} is gate {seen[gate.to]}'s crossing already",
            )
        seen[gate.to] = letter


def _check_monuments(board: Town) -> None:
    """KB-05: eighteen monuments on eighteen different crossings."""
    if len(board.monuments) != NUMBERS:
        raise Fault(
            "monuments",
            f"{len(board.monuments)} monuments au lieu de {NUMBERS}",
            f"{len(board.monuments)} monuments instead of {NUMBERS}",
        )
    for number, crossing in enumerate(board.monuments):
        _check_known(f"monuments[{number}]", board, crossing)
        if (first := board.monuments.index(crossing)) < number:
            raise Fault(
                f"monuments[{number}]",
                f"{crossing} est déjà au pied du monument {first + 1}",
                f"{crossing} is at the foot of monument {first + 1} already",
            )


def _check_network(board: Town) -> None:
    """KB-05: bridges enough, one piece without them, nowhere more streets than pursuers."""
    if len(board.bridges) < LEAST_BRIDGES:
        raise Fault(
            "bridges",
            f"{len(board.bridges)} pont ; {LEAST_BRIDGES} au moins",
            f"{len(board.bridges)} bridges; {LEAST_BRIDGES} at least",
        )
    near = ways(board.crossings, _pairs(board.streets))
    for name, others in near.items():
        if len(others) > PURSUERS:
            raise Fault(
                "streets",
                f"{len(others)} rues en {name} ; {PURSUERS} au plus",
                f"{len(others)} streets at {name}; {PURSUERS} at most",
            )
    start = board.monuments[0]
    if lost := sorted(board.crossings.keys() - trips(near, start).keys()):
        raise Fault(
            "streets",
            f"sans les ponts, pas de chemin de {start} à {lost[0]}",
            f"without the bridges there is no way from {start} to {lost[0]}",
        )


def _check_trips(board: Town) -> None:
    """KB-05: from 1 to 18 is a longest trip, long by its detour; far numbers lie far apart."""
    near = ways(board.crossings, _pairs(board.streets))
    crossed = ways(board.crossings, _pairs(board.streets + board.bridges))
    first, last = board.monuments[0], board.monuments[-1]
    steps = table(near, board.monuments)
    longest, around, across = max(map(max, steps)), steps[0][-1], trips(crossed, first)[last]
    if around < longest:
        raise Fault(
            "monuments",
            f"de 1 à {NUMBERS} il y a {around} pas sans les ponts, mais {longest} ailleurs",
            f"from 1 to {NUMBERS} it is {around} steps without the bridges, elsewhere {longest}",
        )
    if around < DETOUR * across:
        raise Fault(
            "bridges",
            f"de 1 à {NUMBERS} : {around} pas sans les ponts, {across} avec ; {DETOUR} fois plus",
            f"from 1 to {NUMBERS}: {around} steps without the bridges, {across} with them; "
            f"{DETOUR} times as many are needed",
        )
    found = means(steps)
    for apart in range(1, len(found)):
        if found[apart] < found[apart - 1]:
            raise Fault(
                "monuments",
                f"à {apart + 1} numéros d'écart, le trajet moyen est plus court qu'à {apart}",
                f"numbers {apart + 1} apart are nearer to each other than those {apart} apart",
            )


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
