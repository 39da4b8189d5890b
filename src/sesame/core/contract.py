"""What a game must answer, and the dispatch that lets generic code ask any game.

Generic kernels (search, simulation, conformance) call `contract.legal(s, seat, out)` and the
like. Compiled, the type of the record `s` picks the game's own kernel, as a direct call;
interpreted, its dtype does.
"""

from collections.abc import Callable
from functools import partial
from inspect import signature
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from numba import from_dtype
from numba.extending import overload

from sesame.core import dice
from sesame.core.dice import Rng
from sesame.core.fingerprint import Answers, answers
from sesame.core.kernel import AS_LINKED, kernel

# Who acts, when it is not a seat.
CHANCE = -1  # a card is turned, a die falls
CLOCK = -2  # patience has run out (real-time games)
PUBLIC = -3  # in `observe`: a spectator, who knows what everybody knows

UNKNOWN = -1  # in an observed record: something this seat may not know

State = Any  # a NumPy record: np.record interpreted, a Numba record compiled
Ids = npt.NDArray[np.int32]
Weights = npt.NDArray[np.int64]
Utilities = npt.NDArray[np.float64]


class Rules(Protocol):
    """The kernels of a game's `rules.py`. None allocates, none raises.

    A game played in real time has one more, `ticks(s)`; one with very many chance outcomes may
    have `drawn(s, rng, ids, weights)`.
    """

    def setup(self, s: State, options: State) -> None: ...
    def actors(self, s: State) -> int: ...
    def over(self, s: State) -> bool: ...
    def legal(self, s: State, seat: int, out: Ids) -> int: ...
    def outcomes(self, s: State, ids: Ids, weights: Weights) -> int: ...
    def apply(self, s: State, seat: int, action: int) -> None: ...
    def winners(self, s: State) -> int: ...
    def scores(self, s: State, out: npt.NDArray[np.int64]) -> None: ...
    def returns(self, s: State, out: Utilities) -> None: ...
    def measures(self, s: State, out: Weights) -> None: ...


class Sight(Protocol):
    """The kernels of a game's `sight.py`: what a seat may know.

    A game whose actions are not all public has a third one, `shown(s, seat, action, viewer)`; one
    where seats choose at once, in secret, a fourth: `reopen(s, seat)`.
    """

    def observe(self, s: State, seat: int, out: State) -> None: ...
    def redeal(self, s: State, seat: int, rng: Rng) -> None: ...


_kernels = answers  # by dtype and by Numba record type


def bind(state: np.dtype[np.void], rules: Rules, sight: Sight) -> None:
    """Let the contract answer for records of this type by these kernels."""
    kernels = {stub.__name__: getattr(rules, stub.__name__) for stub in _OF_RULES}
    kernels |= {stub.__name__: getattr(sight, stub.__name__) for stub in _OF_SIGHT}
    kernels[shown.__name__] = getattr(sight, shown.__name__, _all_public)
    kernels[reopen.__name__] = getattr(sight, reopen.__name__, _nothing_sealed)
    kernels[drawn.__name__] = getattr(rules, drawn.__name__, _drawn_by_weight)
    kernels[ticks.__name__] = getattr(rules, ticks.__name__, _timeless)
    found = _kernels.setdefault(state, Answers())
    found.add(kernels)
    _kernels[from_dtype(state)] = found


def extend(state: np.dtype[np.void], kernels: dict[str, Callable[..., Any]]) -> None:
    """Let further stubs, made by `dispatch`, answer for records of this type."""
    _kernels[state].add(kernels)


def equate(state: np.dtype[np.void], twin: np.dtype[np.void]) -> None:
    """Let the contract answer for records with the same fields, laid out another way."""
    _kernels[twin] = _kernels[from_dtype(twin)] = _kernels[state]


def kernel_of(s: State, name: str) -> Callable[..., Any]:
    """The kernel that answers `name` for this record, for calls that are not compiled."""
    return _kernels[s.dtype][name]


def blank(state: np.dtype[np.void], n: int = 1) -> np.recarray[Any, Any]:
    """n empty records, whose fields read as attributes in Python as they do compiled."""
    return np.zeros(n, state).view(np.recarray)


def setup(s: State, options: State) -> None:
    """Lay the table before the first decision."""
    _kernels[s.dtype]["setup"](s, options)


def actors(s: State) -> int:
    """Bit i set: seat i may act now. 0: chance acts, or it is over."""
    return int(_kernels[s.dtype]["actors"](s))


def over(s: State) -> bool:
    """Whether the game has ended."""
    return bool(_kernels[s.dtype]["over"](s))


def legal(s: State, seat: int, out: Ids) -> int:
    """Write the ids of what the seat may do into `out`; answer how many."""
    return int(_kernels[s.dtype]["legal"](s, seat, out))


def outcomes(s: State, ids: Ids, weights: Weights) -> int:
    """Write what chance may do now, with integer weights: exact probabilities."""
    return int(_kernels[s.dtype]["outcomes"](s, ids, weights))


def apply(s: State, seat: int, action: int) -> None:
    """Change the table. Trusts its caller: the action is legal."""
    _kernels[s.dtype]["apply"](s, seat, action)


def winners(s: State) -> int:
    """Once over, bit i set: seat i has won, alone or with others. 0: nobody has."""
    return int(_kernels[s.dtype]["winners"](s))


def scores(s: State, out: npt.NDArray[np.int64]) -> None:
    """The game's own points, one a seat."""
    _kernels[s.dtype]["scores"](s, out)


def returns(s: State, out: Utilities) -> None:
    """What the end is worth to each seat, in [-1, 1], for agents."""
    _kernels[s.dtype]["returns"](s, out)


def measures(s: State, out: Weights) -> None:
    """What is worth counting about a finished game, one number for each of `Game.measures`.

    A negative number says that the question did not arise in this game.
    """
    _kernels[s.dtype]["measures"](s, out)


def observe(s: State, seat: int, out: State) -> None:
    """Write into the blank record `out` what the seat may know, and nothing else."""
    _kernels[s.dtype]["observe"](s, seat, out)


def redeal(s: State, seat: int, rng: Rng) -> None:
    """Replace what the seat cannot know by a fair draw consistent with what it does know."""
    _kernels[s.dtype]["redeal"](s, seat, rng)


def shown(s: State, seat: int, action: int, viewer: int) -> int:
    """The action as a viewer sees it done: itself, or an id that tells only that it was done."""
    found = _kernels[s.dtype]["shown"]
    return action if found is _all_public else int(found(s, seat, action, viewer))


def reopen(s: State, seat: int) -> None:
    """Take back what others have already chosen in secret, while this seat is choosing too.

    So an agent asked last thinks about the same table as one asked first.
    """
    _kernels[s.dtype]["reopen"](s, seat)


def ticks(s: State) -> bool:
    """Whether time can run out now: `legal(s, CLOCK, out)` then says what that does."""
    return bool(_kernels[s.dtype]["ticks"](s))


def drawn(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    """An outcome of chance, each as likely as its weight; a game may know a quicker way."""
    return int(_kernels[s.dtype]["drawn"](s, rng, ids, weights))


@kernel
def _drawn_by_weight(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    n = outcomes(s, ids, weights)
    return int(ids[dice.pick(rng, weights, n)])


@kernel
def _timeless(s: State) -> bool:  # noqa: ARG001
    return False


@kernel
def _nothing_sealed(s: State, seat: int) -> None:
    pass


@kernel
def _all_public(s: State, seat: int, action: int, viewer: int) -> int:  # noqa: ARG001
    return action


_OF_RULES = (setup, actors, over, legal, outcomes, apply, winners, scores, returns, measures)
_OF_SIGHT = (observe, redeal)


_Register = Callable[..., Callable[[Callable[..., Any]], Any]]  # as `numba.extending.overload`
_stubs = list[Callable[..., Any]]()
_registers: list[_Register] = [partial(overload, jit_options=AS_LINKED)]


def dispatch(stub: Callable[..., Any]) -> None:
    """Make compiled calls of `stub` direct calls of the kernel of the record's game."""
    _stubs.append(stub)
    for register in _registers:
        _dispatch(stub, register)


def dispatch_by(register: _Register) -> None:
    """Do the same for another compiler of the same kernels: a GPU's."""
    if register not in _registers:
        _registers.append(register)
        for stub in _stubs:
            _dispatch(stub, register)


def _dispatch(stub: Callable[..., Any], register: _Register) -> None:
    name = stub.__name__
    arity = len(signature(stub).parameters)

    # Numba matches these by name and number of their arguments, and compiles what they return.
    def unary(s):  # type: ignore[no-untyped-def]
        kernel = _kernels[s][name]
        return lambda s: kernel(s)  # noqa: PLW0108

    def binary(s, a):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return lambda s, a: kernel(s, a)  # noqa: PLW0108

    def ternary(s, a, b):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return lambda s, a, b: kernel(s, a, b)  # noqa: PLW0108

    def quaternary(s, a, b, c):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return lambda s, a, b, c: kernel(s, a, b, c)  # noqa: PLW0108

    def quinary(s, a, b, c, d):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return lambda s, a, b, c, d: kernel(s, a, b, c, d)  # noqa: PLW0108

    register(stub)((unary, binary, ternary, quaternary, quinary)[arity - 1])


for _stub in (*_OF_RULES, *_OF_SIGHT, shown, reopen, ticks, drawn):
    dispatch(_stub)
