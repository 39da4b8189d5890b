"""What agents know of a game beyond its rules; one file a game, kernels as in `rules.py`.

A game that comes as a plug-in may bring a module of its own, by an entry point of the group
`sesame.knowledge` that is named as the game is. A game without any is searched by its rules alone.

Generic search calls `knowledge.choose(s, ...)` and the like; the type of the record picks the
game's own kernel, as in `core.contract`. A kernel may use only what the seat it decides for may
know, even though a whole table lies before it: else a pursuer in a search would head for a
treasure that no pursuer has seen.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from sesame.agents.net import Features, Weights
from sesame.agents.thoughts import FIRST_REASON
from sesame.core import calls, contract, dice
from sesame.core.calls import Table
from sesame.core.contract import Ids, Rows, State, Utilities
from sesame.core.dice import Rng
from sesame.core.errors import BadOption
from sesame.core.facts import WIDTH, Kinds
from sesame.core.game import Action, Game
from sesame.core.kernel import kernel
from sesame.core.match import Match
from sesame.games import OURS

if TYPE_CHECKING:  # which are told what is known, and come after it
    from sesame.agents.alphabeta import Depth
    from sesame.agents.searcher import Plan

Hunches = npt.NDArray[np.float64]
Values = npt.NDArray[np.float32]  # of a game that was solved
Room = npt.NDArray[np.int64]  # ROOM numbers, to note things in

PLUG_INS = "sesame.knowledge"  # the group of entry points
ROOM = 64
MOST_REASONS = 3  # that are given for one action
_WORDS = Path(__file__).parents[1] / "words"  # a folder for each game of ours


class Knowledge(Protocol):
    """The kernels of a game's file; one that is missing is answered by knowing nothing."""

    def choose(self, s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int: ...
    def hunch(self, s: State, seat: int, ids: Ids, n: int, out: Hunches) -> None: ...
    def settled(self, s: State, since: State) -> bool: ...
    def worth(self, s: State, out: Utilities) -> None: ...
    def judge(self, s: State, since: State, out: Utilities) -> None: ...
    def judges_alike(self, s: State, since: State) -> bool: ...
    def deal(self, s: State, seat: int, rng: Rng) -> None: ...
    def imagined(self, s: State, since: State, viewer: int, seat: int) -> bool: ...
    def mates(self, s: State) -> bool: ...
    def essence(self, s: State, out: Room) -> int: ...
    def sift(self, s: State, seat: int, ids: Ids, n: int, room: Room) -> int: ...
    def rank(self, s: State, seat: int, ids: Ids, n: int, traits: Ids, out: Hunches) -> None: ...
    def features(self, s: State, out: Features) -> int: ...
    def reason(self, s: State, seat: int, action: int, after: State, out: Rows) -> int: ...
    def promised(self, s: State, seat: int, values: Values) -> float: ...
    def fronts(self, s: State, seat: int) -> bool: ...


class Extras(Protocol):
    """What a game's file may have besides kernels; functions below ask for it."""

    LEVELS: "Mapping[str, Plan | Depth]"  # how each level searches; else as any game is searched
    TRAITS: int  # how many there are; else an action is known by its id
    REASONS: Kinds  # what `reason` writes, numbered from thoughts.FIRST_REASON on
    WORDS: Path  # the folder of their messages

    SOLVED: tuple[str, ...]  # the boards on which the game is solved for two

    def solution(self, match: Match) -> "Values | None":
        """What is known of a game that was solved, as `promised` reads it."""


class Hands(Protocol):
    """What the file of a live game has besides: there robots do not search, they have reflexes."""

    def hand(self, name: str) -> Any:
        """How quick the robot of that name is; raises BadOption for a name that no hand has."""

    def play_out(self, match: Match, names: Sequence[str], seed: int) -> None:
        """Play to the end, every hand a robot's."""

    def next_grab(self, match: Match, hands: Mapping[int, Any], rng: Rng) -> tuple[int, Action]:
        """What happens next if people keep still: a robot's grab, or time running out."""

    def weigh(self, observed: State, seat: int, action: int) -> float:
        """What an action is worth to the seat, from -1 to 1, as it lies."""


class Network(Protocol):
    """What a game's file has besides where a network judges; its weights lie in `weights/`."""

    FEATURES: int  # how many there are
    TWINS: npt.NDArray[np.int16]  # each row numbers them anew, as on a table that is worth the same


def choose(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:
    """Which of the n legal actions a sensible player does without thinking: an index into ids."""
    return int(contract.kernel_of(s, "choose")(s, seat, rng, ids, n))


def hunch(s: State, seat: int, ids: Ids, n: int, out: Hunches) -> None:
    """How promising each legal action looks, 0 to 1: what search tries first."""
    contract.kernel_of(s, "hunch")(s, seat, ids, n, out)


def settled(s: State, since: State) -> bool:
    """Whether play imagined from the table `since` may stop here, to be judged by `worth`."""
    return bool(contract.kernel_of(s, "settled")(s, since))


def worth(s: State, out: Utilities) -> None:
    """What the table promises each seat, in [-1, 1]; once over, what `returns` says."""
    contract.kernel_of(s, "worth")(s, out)


def judge(s: State, since: State, out: Utilities) -> None:
    """The same to a search begun at the table `since`: what matters among its actions, in [-1, 1].

    By default it is `worth`; a game may leave out what no action there changes.
    """
    contract.kernel_of(s, "judge")(s, since, out)


def judges_alike(s: State, since: State) -> bool:
    """Whether `judge` measures alike for searches begun at either table, so that a tree is kept."""
    return bool(contract.kernel_of(s, "judges_alike")(s, since))


def deal(s: State, seat: int, rng: Rng) -> None:
    """What the seat cannot know, drawn as `redeal` does, perhaps by what others' moves tell."""
    contract.kernel_of(s, "deal")(s, seat, rng)


def imagined(s: State, since: State, viewer: int, seat: int) -> bool:
    """Whether a search for `viewer`, from the table `since`, takes this decision from `choose`.

    So where many decisions lie between two that matter, or others know what the viewer does not.
    """
    return bool(contract.kernel_of(s, "imagined")(s, since, viewer, seat))


# --- what alpha-beta asks


def mates(s: State) -> bool:
    """Whether the seat that acts can surely win at once; False also where that is not known."""
    return bool(contract.kernel_of(s, "mates")(s))


def essence(s: State, out: Room) -> int:
    """What matters of a table, as a few numbers; how many, or 0 where all of its record does.

    Tables with the same ones are worth the same, and list their actions alike.
    """
    return int(contract.kernel_of(s, "essence")(s, out))


def sift(s: State, seat: int, ids: Ids, n: int, room: Room) -> int:
    """Of n legal actions keep those after which the other may not win at once; how many are left.

    It may keep too many, and leaves out none but those. Asked only where the seat cannot win.
    """
    return int(contract.kernel_of(s, "sift")(s, seat, ids, n, room))


def rank(s: State, seat: int, ids: Ids, n: int, traits: Ids, out: Hunches) -> None:
    """As `hunch`, and also by what each action is known elsewhere, below the module's `TRAITS`.

    Without it an action is known by its id.
    """
    contract.kernel_of(s, "rank")(s, seat, ids, n, traits, out)


def features(s: State, out: Features) -> int:
    """List what the network is to see, from the seat that acts; how many. None: it judges not."""
    return int(contract.kernel_of(s, "features")(s, out))


# --- what is asked of a game for two that was solved


def promised(s: State, seat: int, values: Values) -> float:
    """What a table promises a seat if both go on as they should; nobody is choosing there."""
    return float(contract.kernel_of(s, "promised")(s, seat, values))


def fronts(s: State, seat: int) -> bool:
    """Whether a seat chose among the rows when this table was solved; of equals both did."""
    return bool(contract.kernel_of(s, "fronts")(s, seat))


# --- what hints ask


def reason(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """Write what speaks for an action of the seat, or against it: a few rows; answer how many.

    `s` is what the seat observes. `after` is a copy of it, to try the action on.
    """
    return int(contract.kernel_of(s, "reason")(s, seat, action, after, out))


@kernel
def asked_why(table: Table, seat: int, action: int, scratch: Table, out: Rows) -> int:
    """As `reason`, of a table that is an array of one record; `scratch` is another."""
    scratch[0] = table[0]
    return reason(table[0], seat, action, scratch[0], out)


@kernel
def _choose_any(s: State, seat: int, rng: Rng, ids: Ids, n: int) -> int:  # noqa: ARG001
    return dice.below(rng, n)


@kernel
def _no_hunch(s: State, seat: int, ids: Ids, n: int, out: Hunches) -> None:  # noqa: ARG001
    for i in range(n):
        out[i] = 0.0


@kernel
def _never_settled(s: State, since: State) -> bool:  # noqa: ARG001
    return False


@kernel
def _worth_at_the_end(s: State, out: Utilities) -> None:
    contract.returns(s, out)


@kernel
def _judge_by_worth(s: State, since: State, out: Utilities) -> None:  # noqa: ARG001
    worth(s, out)


@kernel
def _judges_alike(s: State, since: State) -> bool:  # noqa: ARG001
    return True


@kernel
def _deal_fairly(s: State, seat: int, rng: Rng) -> None:
    contract.redeal(s, seat, rng)


@kernel
def _search_all(s: State, since: State, viewer: int, seat: int) -> bool:  # noqa: ARG001
    return False


@kernel
def _knows_no_win(s: State) -> bool:  # noqa: ARG001
    return False


@kernel
def _all_matters(s: State, out: Room) -> int:  # noqa: ARG001
    return 0


@kernel
def _keep_all(s: State, seat: int, ids: Ids, n: int, room: Room) -> int:  # noqa: ARG001
    return n


@kernel
def _by_their_ids(s: State, seat: int, ids: Ids, n: int, traits: Ids, out: Hunches) -> None:
    for i in range(n):
        traits[i] = ids[i]
    hunch(s, seat, ids, n, out)


@kernel
def _sees_nothing(s: State, out: Features) -> int:  # noqa: ARG001
    return 0


@kernel
def _says_nothing(s: State, seat: int, action: int, after: State, out: Rows) -> int:  # noqa: ARG001
    return 0


@kernel
def _promises_nothing(s: State, seat: int, values: Values) -> float:  # noqa: ARG001
    return 0.0


@kernel
def _fronts_always(s: State, seat: int) -> bool:  # noqa: ARG001
    return True


_IGNORANCE: dict[Callable[..., Any], Callable[..., Any]] = {
    choose: _choose_any,
    hunch: _no_hunch,
    settled: _never_settled,
    worth: _worth_at_the_end,
    judge: _judge_by_worth,
    judges_alike: _judges_alike,
    deal: _deal_fairly,
    imagined: _search_all,
    mates: _knows_no_win,
    essence: _all_matters,
    sift: _keep_all,
    rank: _by_their_ids,
    features: _sees_nothing,
    reason: _says_nothing,
    promised: _promises_nothing,
    fronts: _fronts_always,
}
for _stub in _IGNORANCE:
    contract.dispatch(_stub)


def _module_of(game: Game) -> Any:
    if game.name in OURS:
        return _ours(game.name)
    brought = entry_points(group=PLUG_INS, name=game.name)
    return next(iter(brought)).load() if brought else None


def _reasons_of(game: Game) -> Any:
    """Where reasons are: with us beside the rest of what is known, which they ask."""
    return _ours(f"{game.name}_reasons") if game.name in OURS else _module_of(game)


def _ours(name: str) -> Any:
    path = f"{__name__}.{name.replace('-', '_')}"
    return import_module(path) if find_spec(path) else None


@cache
def load(game: Game) -> Any:
    """Bind what is known of a game; returns its module, None if nothing is known."""
    module = _module_of(game)
    kernels = {
        stub.__name__: getattr(
            _reasons_of(game) if stub is reason else module, stub.__name__, ignorant
        )
        for stub, ignorant in _IGNORANCE.items()
    }
    contract.extend(game.state, kernels)
    return module


def levels(game: Game) -> "Mapping[str, Plan | Depth]":
    """How the levels search that a game has ways of its own for."""
    found: Mapping[str, Plan | Depth] = getattr(load(game), "LEVELS", {})
    return found


def traits(game: Game) -> int:
    """How many traits actions are known by."""
    return int(getattr(load(game), "TRAITS", game.actions.COUNT))


@cache
def reasons(game: Game) -> Kinds:
    """The kinds of facts that `reason` writes of a game."""
    found: Kinds = getattr(_reasons_of(game), "REASONS", ())
    return found


def words(game: Game) -> Path | None:
    """The folder of the messages that reasons are said by; None where there are none."""
    folder = _WORDS / game.name.replace("-", "_") if game.name in OURS else None
    found: Path | None = getattr(_reasons_of(game), "WORDS", folder)
    return found if reasons(game) else None


def why(game: Game, known: Table, seat: int, action: int) -> list[list[int]]:
    """What the game's knowledge says of an action, from what the seat observes: rows of facts."""
    load(game)
    rows = np.zeros((MOST_REASONS, WIDTH), np.int32)
    n = asked_why(known, seat, action, calls.blank(game.record), rows)
    written: list[list[int]] = rows[: min(n, MOST_REASONS)].tolist()
    parts = [len(kind.parts) for kind in reasons(game)]
    return [row[: 1 + parts[row[0] - FIRST_REASON]] for row in written]


def hands(game: Game) -> Hands:
    """The reflexes of robots in a live game; refused where nobody has given them any."""
    found = load(game)
    if not hasattr(found, "hand"):
        raise BadOption("no-hands", game=game.title)
    module: Hands = found
    return module


def network(game: Game) -> Network | None:
    """How a game's network sees its tables; None where a game has none."""
    module: Network | None = load(game)
    return module if hasattr(module, "FEATURES") else None


@cache
def weights(game: Game) -> Weights:
    """The weights of the network that judges a game's tables: they lie beside its knowledge."""
    beside = resources.files(load(game).__package__)
    with beside.joinpath("weights", f"{game.name}.npz").open("rb") as file:
        found: Weights = np.load(file)["weights"]
    return found


def solved(game: Game) -> tuple[str, ...]:
    """The boards on which a game is solved."""
    found: tuple[str, ...] = getattr(load(game), "SOLVED", ())
    return found


def solution(match: Match) -> Values | None:
    """The values of a match whose game was solved on these terms; None of any other."""
    found = getattr(load(match.game), "solution", None)
    values: Values | None = found(match) if found else None
    return values
