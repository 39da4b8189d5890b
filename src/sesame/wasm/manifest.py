"""What whoever calls a game's WebAssembly file must know of it: sizes, places, boards, levels.

It lies beside the file as JSON. Numbers of an entry are as `exports` lists them: an array is a
pointer and a length for each axis, a tuple its parts; a `long` is a whole number up to 2**53; of
64 bits that all count, a seed's, the low 32 come first (`low`), then the others (`high`).
"""

from base64 import b64encode
from itertools import product
from math import isfinite
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from sesame.agents import (
    advice,
    alphabeta,
    analysis,
    greedy,
    knowledge,
    mcts,
    roster,
    saying,
    searcher,
    tree,
)
from sesame.agents.alphabeta import Depth
from sesame.agents.searcher import Plan
from sesame.core import facts, views
from sesame.core.board import Board
from sesame.core.game import Game, settings_of
from sesame.wasm.entries import looks_ahead, searches
from sesame.wasm.interface import Argument, Entry

Text = dict[str, str]  # by language
Laid = dict[str, str]  # settings with a board laid, in base64
_ALIGNED = 16  # bytes
_SEATS = "seats"  # of the field that every game's settings have


class Place(msgspec.Struct, frozen=True):
    """Where a number lies in a record, and of which type it is."""

    offset: int
    kind: str  # i1, i2, i4, i8: a whole number of so many bytes; f8: a float
    length: int = 1  # how many there are in a row


class Layout(msgspec.Struct, frozen=True):
    """A record: how large it is, and its numbers by name."""

    bytes: int
    places: dict[str, Place]


class OptionInfo(msgspec.Struct, frozen=True):
    """One choice that a game offers; kernels know its value by its place in the list."""

    name: str
    title: Text
    values: list[str | bool | int]
    default: str | bool | int


class BoardInfo(msgspec.Struct, frozen=True):
    """A board: what `setup` reads of it."""

    text: str  # as records name it
    title: Text
    settings: Laid  # by the values of what `lays_by` names, with commas between them


class SearchPlan(msgspec.Struct, frozen=True, tag="search", tag_field="kind"):
    """A level that searches a tree."""

    simulations: int
    seconds: float | None  # null: as long as it takes
    explore: float
    uses: int
    warmth: float
    nodes: int  # room of its tree
    arms: int


class DepthPlan(msgspec.Struct, frozen=True, tag="depth", tag_field="kind"):
    """A level that looks so many plies ahead, by alpha-beta."""

    plies: int
    nodes: int
    seconds: float | None  # null: as long as it takes


class HandPlan(msgspec.Struct, frozen=True, tag="hand", tag_field="kind"):
    """A level of a game in real time: a hand with reflexes; times in milliseconds."""

    numbers: dict[str, float]


class Search(msgspec.Struct, frozen=True):
    """What tree search needs room for."""

    node: Layout
    arm: Layout
    seats: int  # utilities of a node, and of a workspace
    deepest: int  # nodes of one descent; a workspace's path has one more
    batch: int  # simulations between two looks at the clock


class Network(msgspec.Struct, frozen=True):
    """A network that judges tables; its numbers lie in a file beside this one."""

    file: str
    rows: int  # of its weights, which are 16 bits each
    columns: int


class Desk(msgspec.Struct, frozen=True):
    """What alpha-beta needs room for."""

    frame: Layout
    entry: Layout
    entries: int  # of the transposition table
    plies: int  # one more than the deepest
    word: int  # bytes of a word that tables are hashed by
    words: int  # of a table
    keys: str  # what they are multiplied with, 64 bits each, in base64
    traits: int
    late: str  # shape (plies, longest), a byte each, in base64
    longest: int
    most: str  # shape (plies,), 32 bits each, in base64
    most_features: int
    width: int  # units of the network's hidden layer
    notes: int  # numbers that knowledge notes, 64 bits each
    slice: int  # nodes between two looks at the clock
    won: int  # a win here and now; each ply on the way to it takes 1 off
    proven: int  # beyond it a value is no judgement but the end of the game
    network: Network | None


class Part(msgspec.Struct, frozen=True):
    """An array in a file."""

    offset: int  # in bytes
    axes: list[int]


class Reel(msgspec.Struct, frozen=True):
    """What films are made of, in a file beside this one."""

    file: str
    arrays: list[Part]  # as the kernel takes them
    every: int  # milliseconds from one frame to the next
    shape: list[int]  # of the longest film: frames, things, numbers of a thing


class Races(msgspec.Struct, frozen=True):
    """What real time needs room for, and words for."""

    race: int  # bytes of a race's record
    grab: int  # of a hand's that goes out
    ruling: int  # numbers that tell what became of one
    reasons: list[str | None]  # by the number that tells why
    crowd: int  # hands of one seat that are judged together
    suspense: int  # milliseconds at least from when chance begins to be seen to when it may be read
    read_first: int  # what is grabbed by who has read what all see
    reel: Reel


class Thinking(msgspec.Struct, frozen=True):
    """How hints and judgements are found, and what is said of them."""

    seed: int  # of whoever thinks about a table that is not its own
    guessed: int  # visits up to which an action was hardly looked at
    glance: int  # nodes for each action beside the best, where alpha-beta thinks
    doubt: int  # visits that an action needs before its value counts for half
    judging: SearchPlan  # a decision, afterwards
    nodes: int  # the same by alpha-beta
    looks: int  # of `greedy`
    most: int  # reasons of the game's own for one action
    facts: list[int]  # of each kind of what is said, how many numbers its rows have


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """A game as its WebAssembly file knows it."""

    name: str
    title: Text
    seats: list[int]
    options: list[OptionInfo]
    is_open: bool  # nothing is hidden: whoever looks may know the same
    has_long_turns: bool  # of several moves: a robot's is seen as one film
    is_timed: bool
    chooses_at_once: bool  # several seats may act at the same time
    has_veils: bool  # some actions are not seen by everybody as what they are
    sample: dict[str, str | bool | int]  # options of a table to show rules on
    state: int  # bytes of a record
    board_bytes: int  # of those, the board's, which come first
    settings: Layout  # of what `setup` reads: seats, and each option's place in its list
    board: str  # the usual one
    boards: dict[str, BoardInfo]
    lays_by: list[str]  # settings that a board is laid by; mostly none
    count: int  # ids are 0 to count - 1
    widest: int  # most ids, or outcomes of chance, there can be at once
    most_choices: int
    most_effects: int  # rows of one step
    most_standing: int
    fact_width: int  # numbers in a row, as kernels write it
    facts: list[int]  # of each kind, how many numbers its rows have, the kind's own among them
    levels: dict[str, SearchPlan | DepthPlan | HandPlan]
    search: Search | None  # null: no level searches
    depth: Desk | None  # null: no level uses alpha-beta
    races: Races | None  # null: nobody races
    thinking: Thinking | None  # null: no level searches
    exports: dict[str, list[Argument]]


def manifest(game: Game, entries: list[Entry]) -> Manifest:
    lays_by = _lays_by(game)
    levels = _levels(game)
    return Manifest(
        name=game.name,
        title=game.title.texts(),
        seats=list(game.seats),
        options=[
            OptionInfo(option.name, option.title.texts(), list(option.values), option.default)
            for option in game.options
        ],
        is_open=game.is_open,
        has_long_turns=game.has_long_turns,
        is_timed=game.is_timed,
        chooses_at_once=game.chooses_at_once,
        has_veils=game.has_veils,
        sample=dict(game.sample),
        state=game.state.itemsize,
        board_bytes=views.board_size(game),
        settings=_settings(game),
        board=game.boards.default,
        boards={name: _board(game, board, lays_by) for name, board in game.boards.items()},
        lays_by=lays_by,
        count=game.actions.COUNT,
        widest=game.actions.WIDEST,
        most_choices=game.most_choices,
        most_effects=game.effects.MOST if game.effects else 0,
        most_standing=views.most_standing(game),
        fact_width=facts.WIDTH,
        facts=[1 + len(kind.parts) for kind in game.effects.KINDS] if game.effects else [],
        levels=levels,
        search=_search() if searches(game) else None,
        depth=_desk(game) if looks_ahead(game) else None,
        races=_races(game),
        thinking=_thinking(game) if searches(game) else None,
        exports={entry.name: entry.takes for entry in entries},
    )


# --- records


def _layout(record: np.dtype[np.void]) -> Layout:
    places = dict[str, Place]()
    for name, (kind, offset, *_) in (record.fields or {}).items():
        places[name] = Place(offset, kind.base.str[1:], int(np.prod(kind.shape, dtype=int)))
    return Layout(record.itemsize, places)


def _settings(game: Game) -> Layout:
    whole = _layout(game.settings)
    wanted = (_SEATS, *(option.name for option in game.options))
    return Layout(whole.bytes, {name: whole.places[name] for name in wanted})


# --- boards


def _board(game: Game, board: Board, lays_by: list[str]) -> BoardInfo:
    settings = dict[str, str]()
    for values in product(*(_offered(game)[name] for name in lays_by)):
        laid = _laid(game, board, dict(zip(lays_by, values, strict=True)))
        settings[",".join(map(str, values))] = _base64(laid)
    return BoardInfo(game.boards.write(board), dict(board.title), settings)


def _lays_by(game: Game) -> list[str]:
    """The settings by which a board is laid another way."""
    board = game.boards[game.boards.default]
    return [
        name
        for name, values in _offered(game).items()
        if len({_without(game, _laid(game, board, {name: value}), name) for value in values}) > 1
    ]


def _offered(game: Game) -> dict[str, list[int]]:
    """Every setting that people choose, and what it may be."""
    chosen = {option.name: list(range(len(option.values))) for option in game.options}
    return {_SEATS: list(game.seats), **chosen}


def _laid(game: Game, board: Board, given: dict[str, int]) -> bytes:
    options = {option.name: option.values[given.get(option.name, 0)] for option in game.options}
    return settings_of(game, given.get(_SEATS, game.seats[0]), options, board).tobytes()


def _without(game: Game, laid: bytes, name: str) -> bytes:
    settings = np.frombuffer(bytearray(laid), game.settings)
    settings[name] = 0
    return settings.tobytes()


def _base64(raw: bytes) -> str:
    return b64encode(raw).decode("ascii")


# --- robots


def _levels(game: Game) -> dict[str, SearchPlan | DepthPlan | HandPlan]:
    if game.is_timed:
        hands = knowledge.hands(game)
        return {name: HandPlan(_numbers_of(hands.hand(name))) for name in roster.LEVELS}
    return {name: _plan(game, plan) for name, plan in roster.levels(game).items()}


def _numbers_of(hand: Any) -> dict[str, float]:
    return {name: float(value) for name, value in vars(hand).items()}


def _plan(game: Game, plan: Plan | Depth) -> SearchPlan | DepthPlan:
    seconds = plan.seconds if isfinite(plan.seconds) else None
    if isinstance(plan, Depth):
        return DepthPlan(plan.plies, plan.nodes, seconds)
    return _search_plan(game, plan)


def _search_plan(game: Game, plan: Plan) -> SearchPlan:
    seconds = plan.seconds if isfinite(plan.seconds) else None
    nodes, arms = plan.nodes, searcher.arms_of(plan, game)
    how = (plan.explore, plan.uses, plan.warmth)
    return SearchPlan(plan.simulations, seconds, *how, nodes, arms)


def _search() -> Search:
    return Search(
        node=_layout(tree.Node),
        arm=_layout(tree.Arm),
        seats=tree.SEATS,
        deepest=mcts.DEEPEST,
        batch=searcher.BATCH,
    )


def _thinking(game: Game) -> Thinking:
    return Thinking(
        seed=advice.SEED,
        guessed=advice.GUESSED,
        glance=advice.GLANCE,
        doubt=analysis.DOUBT,
        judging=_search_plan(game, Plan(simulations=analysis.SIMULATIONS)),
        nodes=analysis.NODES,
        looks=greedy.LOOKS,
        most=knowledge.MOST_REASONS,
        facts=[1 + len(kind.parts) for kind in saying.kinds(game)],
    )


def _desk(game: Game) -> Desk:
    desk = alphabeta.lay(game, entries=1)
    has_network = knowledge.network(game) is not None
    rows, columns = desk.net.shape
    return Desk(
        frame=_layout(alphabeta.Frame),
        entry=_layout(alphabeta.Entry),
        entries=alphabeta.ENTRIES,
        plies=len(desk.frames),
        word=desk.words.itemsize,
        words=desk.words.shape[1],
        keys=_base64(desk.keys.tobytes()),
        traits=desk.history.shape[1],
        late=_base64(desk.late.tobytes()),
        longest=desk.late.shape[1],
        most=_base64(desk.most.tobytes()),
        most_features=len(desk.found),
        width=len(desk.sums),
        notes=len(desk.room),
        slice=alphabeta.SLICE,
        won=alphabeta.WON,
        proven=alphabeta.PROVEN,
        network=Network(network_file(game), rows, columns) if has_network else None,
    )


def network_file(game: Game) -> str:
    return f"{game.name}.net"


def network(game: Game) -> bytes | None:
    """The weights of the network that judges a game's tables; None where there is none."""
    if not looks_ahead(game) or knowledge.network(game) is None:
        return None
    return alphabeta.lay(game, entries=1).net.tobytes()


# --- real time


def _races(game: Game) -> Races | None:
    if game.live is None or (known := game.live.in_browser) is None:
        return None
    reel, end, parts = known.reel(), 0, list[Part]()
    for array in reel.arrays:
        parts.append(Part(end, list(array.shape)))
        end += len(_aligned(array))
    return Races(
        race=known.race.itemsize,
        grab=known.grab.itemsize,
        ruling=known.ruling,
        reasons=list(known.reasons),
        crowd=known.crowd,
        suspense=game.live.SUSPENSE,
        read_first=game.live.READ_FIRST,
        reel=Reel(reel_file(game), parts, reel.every, list(reel.shape)),
    )


def reel_file(game: Game) -> str:
    return f"{game.name}.films"


def reel(game: Game) -> bytes | None:
    """What films of a game are made of; None where nothing is seen to fall."""
    if game.live is None or (known := game.live.in_browser) is None:
        return None
    return b"".join(map(_aligned, known.reel().arrays))


def _aligned(array: npt.NDArray[Any]) -> bytes:
    """Its bytes, and as many more as let any array begin behind them."""
    raw = array.tobytes()
    return raw + bytes(-len(raw) % _ALIGNED)
