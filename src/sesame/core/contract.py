"""What a game must answer, what it may, and the dispatch that lets generic code ask any game.

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

MOST_SEATS = 6  # each has a letter in records, and a colour
UNKNOWN = -1  # in an observed record: something this seat may not know

State = Any  # a NumPy record: np.record interpreted, a Numba record compiled
Ids = npt.NDArray[np.int32]
Weights = npt.NDArray[np.int64]
Utilities = npt.NDArray[np.float64]
Rows = npt.NDArray[np.int32]  # effects, one a row: its kind, and what that says


class Rules(Protocol):
    """The kernels that every game's `rules.py` has. None allocates, none raises."""

    def setup(self, s: State, options: State) -> None: ...
    def actors(self, s: State) -> int: ...
    def over(self, s: State) -> bool: ...
    def legal(self, s: State, seat: int, out: Ids) -> int: ...
    def apply(self, s: State, seat: int, action: int) -> None: ...
    def winners(self, s: State) -> int: ...
    def scores(self, s: State, out: npt.NDArray[np.int64]) -> None: ...
    def returns(self, s: State, out: Utilities) -> None: ...


class MoreRules(Rules, Protocol):
    """The kernels that a `rules.py` may have besides; what one that is missing would answer."""

    def outcomes(self, s: State, ids: Ids, weights: Weights) -> int: ...  # 0: there is no chance
    def drawn(self, s: State, rng: Rng, ids: Ids, weights: Weights) -> int: ...  # by its weight
    def ticks(self, s: State) -> bool: ...  # False: no clock
    def measures(self, s: State, out: Weights) -> None: ...  # of a game that counts nothing
    def called(self, s: State, seat: int, action: int) -> int: ...  # by its id
    def meant(self, s: State, seat: int, action: int) -> int: ...  # what has that id


class Sight(Protocol):
    """The kernel that every game's `sight.py` has: what a seat may know."""

    def observe(self, s: State, seat: int, out: State) -> None: ...


class MoreSight(Sight, Protocol):
    """The kernels that a `sight.py` may have besides; what one that is missing would do."""

    def redeal(self, s: State, seat: int, rng: Rng) -> None: ...  # nothing: nothing is hidden
    def shown(self, s: State, seat: int, action: int, viewer: int) -> int: ...  # it is seen by all
    def reopen(self, s: State, seat: int) -> None: ...  # nothing: nothing is sealed


class Facts(Protocol):
    """The kernels of a game's `effects.py`.

    All they are given is what a viewer may know, so they can tell no more.
    """

    def effects(self, s: State, seat: int, action: int, after: State, out: Rows) -> int: ...
    def forecast(self, s: State, seat: int, action: int, scratch: State, out: Rows) -> int: ...


class MoreFacts(Facts, Protocol):
    """The kernels that it has besides where words are made of facts (`core/speech.py`)."""

    def choice(self, s: State, seat: int, action: int, out: Rows) -> int: ...
    def refusal(self, s: State, seat: int, action: int, out: Rows) -> int: ...
    def prompt(self, s: State, out: Rows) -> int: ...
    def ending(self, s: State, out: Rows) -> int: ...
    def standing(self, s: State, out: Rows) -> int: ...  # nothing: the record says it all


_kernels = answers  # by dtype and by Numba record type


def bind(state: np.dtype[np.void], rules: Rules, sight: Sight, facts: Facts | None = None) -> None:
    """Let the contract answer for records of this type by these kernels."""
    kernels: dict[str, Any] = {
        stub.__name__: getattr(module, stub.__name__, default)
        for module, asked in ((rules, _RULES), (sight, _SIGHT), (facts, _FACTS))
        for stub, default in asked.items()
    }
    found = _kernels.setdefault(state, Answers())
    found.add(kernels)
    _kernels[from_dtype(state)] = found


def bound_by(state: np.dtype[np.void]) -> str | None:
    """The module whose rules answer for records with these fields already."""
    found = _kernels.get(state)
    return found["apply"].__module__ if found else None


def check(rules: Rules, sight: Sight, facts: Facts | None = None) -> None:
    """Raise TypeError for a kernel that is missing, or that cannot be asked as it will be."""
    for module, asked in ((rules, _RULES), (sight, _SIGHT), (facts, _FACTS)):
        for stub, default in asked.items():
            _check(module, stub, getattr(module, stub.__name__, default))


def _check(module: Any, stub: Callable[..., Any], kernel: Callable[..., Any] | None) -> None:
    wanted = ", ".join(signature(stub).parameters)
    if kernel is None:
        raise TypeError(f"{module.__name__} needs a kernel {stub.__name__}({wanted})")
    given = signature(getattr(kernel, "py_func", kernel)).parameters
    if len(given) != len(signature(stub).parameters):
        called = f"{module.__name__}.{stub.__name__}"
        raise TypeError(f"{called} takes ({', '.join(given)}), but is asked with ({wanted})")


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


def called(s: State, seat: int, action: int) -> int:
    """The id by which a learner calls an action of a seat, where there is a shorter way to say it.

    It follows from what the seat may know. `core/own.py` numbers what is called so.
    """
    return int(_kernels[s.dtype]["called"](s, seat, action))


def meant(s: State, seat: int, action: int) -> int:
    """The id of what a learner calls so: the way back."""
    return int(_kernels[s.dtype]["meant"](s, seat, action))


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


def effects(s: State, seat: int, action: int, after: State, out: Rows) -> int:
    """Write what a step did, as rows of `core/facts.py`; answer how many.

    `s` and `after` are the table before and after it, and `action` the step, all three as one
    viewer may know them.
    """
    return int(_kernels[s.dtype]["effects"](s, seat, action, after, out))


def forecast(s: State, seat: int, action: int, scratch: State, out: Rows) -> int:
    """Write what a choice of the seat would do, as far as it may know; `s` is what it observes."""
    return int(_kernels[s.dtype]["forecast"](s, seat, action, scratch, out))


def choice(s: State, seat: int, action: int, out: Rows) -> int:
    """Write what an action is, before it is done: one row; `s` is what a viewer observes."""
    return int(_kernels[s.dtype]["choice"](s, seat, action, out))


def refusal(s: State, seat: int, action: int, out: Rows) -> int:
    """Write why an action may not be done now, though it was understood: one row."""
    return int(_kernels[s.dtype]["refusal"](s, seat, action, out))


def prompt(s: State, out: Rows) -> int:
    """Write who is asked for what now: one row; `s` is what a viewer observes."""
    return int(_kernels[s.dtype]["prompt"](s, out))


def ending(s: State, out: Rows) -> int:
    """Once over, write who has won and why: one row."""
    return int(_kernels[s.dtype]["ending"](s, out))


def standing(s: State, out: Rows) -> int:
    """Write what a board shows of a table beyond the record itself; `s` is what a viewer observes.

    Rows are of the kinds that effects have: a board goes from here on by those of each step.
    """
    return int(_kernels[s.dtype]["standing"](s, out))


@kernel
def _drawn_by_weight(s: State, rng: Rng, ids: Ids, weights: Weights) -> int:
    n = outcomes(s, ids, weights)
    return int(ids[dice.pick(rng, weights, n)])


@kernel
def _no_chance(s: State, ids: Ids, weights: Weights) -> int:  # noqa: ARG001
    return 0


@kernel
def _nothing_measured(s: State, out: Weights) -> None:
    pass


@kernel
def _by_its_id(s: State, seat: int, action: int) -> int:  # noqa: ARG001
    return action


@kernel
def _nothing_hidden(s: State, seat: int, rng: Rng) -> None:
    pass


@kernel
def _timeless(s: State) -> bool:  # noqa: ARG001
    return False


@kernel
def _nothing_sealed(s: State, seat: int) -> None:
    pass


@kernel
def _all_public(s: State, seat: int, action: int, viewer: int) -> int:  # noqa: ARG001
    return action


@kernel
def _nothing_told(s: State, seat: int, action: int, after: State, out: Rows) -> int:  # noqa: ARG001
    return 0


@kernel
def _nothing_said(s: State, seat: int, action: int, out: Rows) -> int:  # noqa: ARG001
    return 0


@kernel
def _nothing_to_say(s: State, out: Rows) -> int:  # noqa: ARG001
    return 0


# What is asked of a game, and what answers where it does not: None, where it must
_RULES: dict[Callable[..., Any], Callable[..., Any] | None] = {
    setup: None,
    actors: None,
    over: None,
    legal: None,
    apply: None,
    winners: None,
    scores: None,
    returns: None,
    outcomes: _no_chance,
    drawn: _drawn_by_weight,
    ticks: _timeless,
    measures: _nothing_measured,
    called: _by_its_id,
    meant: _by_its_id,
}
_SIGHT: dict[Callable[..., Any], Callable[..., Any] | None] = {
    observe: None,
    redeal: _nothing_hidden,
    shown: _all_public,
    reopen: _nothing_sealed,
}


_FACTS: dict[Callable[..., Any], Callable[..., Any] | None] = {
    effects: _nothing_told,
    forecast: _nothing_told,
    choice: _nothing_said,
    refusal: _nothing_said,
    prompt: _nothing_to_say,
    ending: _nothing_to_say,
    standing: _nothing_to_say,
}


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

    # What is compiled in one process may be linked to what was in another: a name of its own for
    # each question, since a number that Numba adds is only different within a process.
    def named(asks: Callable[..., Any]) -> Callable[..., Any]:
        asks.__qualname__ = f"ask_{name}"
        return asks

    # Numba matches these by name and number of their arguments, and compiles what they return.
    def unary(s):  # type: ignore[no-untyped-def]
        kernel = _kernels[s][name]
        return named(lambda s: kernel(s))  # noqa: PLW0108

    def binary(s, a):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return named(lambda s, a: kernel(s, a))  # noqa: PLW0108

    def ternary(s, a, b):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return named(lambda s, a, b: kernel(s, a, b))  # noqa: PLW0108

    def quaternary(s, a, b, c):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return named(lambda s, a, b, c: kernel(s, a, b, c))  # noqa: PLW0108

    def quinary(s, a, b, c, d):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return named(lambda s, a, b, c, d: kernel(s, a, b, c, d))  # noqa: PLW0108

    def senary(s, a, b, c, d, e):  # type: ignore[no-untyped-def]  # noqa: ARG001
        kernel = _kernels[s][name]
        return named(lambda s, a, b, c, d, e: kernel(s, a, b, c, d, e))  # noqa: PLW0108

    register(stub)((unary, binary, ternary, quaternary, quinary, senary)[arity - 1])


for _stub in (*_RULES, *_SIGHT, *_FACTS):
    dispatch(_stub)
