"""Thousands of games stepped in one call, for training loops; on the CPU or on a GPU.

from sesame.lab.vector import Vector

games = Vector("bakschisch", 4096, seats=4, seed=7)
for _ in range(1000):
    rewards, ended = games.step(policy(games.observations, games.masks, games.seat))

Every array has a row a game, and every step overwrites them where they lie. The same seed and the
same choices give the same games, on the CPU and on a GPU (`on="gpu"`, where arrays stay on the
device and anything that reads `__cuda_array_interface__`, PyTorch or CuPy, takes them as they are).
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sesame.core import bits, contract, dice, own
from sesame.core.board import Board
from sesame.core.contract import Ids, Weights
from sesame.core.dice import Rng
from sesame.core.encoding import Encoding, Lens, Memory, Numbers
from sesame.core.errors import BadOption, IllegalAction
from sesame.core.game import Game
from sesame.core.kernel import kernel
from sesame.core.own import ALL, NONE, Numbering, Own, own_of
from sesame.core.portrait import RECORD, Portrait, lens_of, look
from sesame.core.terms import Terms
from sesame.games import game as find_game
from sesame.lab import stepping
from sesame.lab.back_end import Array, BackEnd, Games
from sesame.lab.stepping import BEGIN, Desk, Mask, Rewards

_ARRAYS = (
    *("seat", "observations", "choices", "counts", "masks", "rewards", "ended"),
    *("desks", "streams", "tables"),
)


class Vector:
    """Many games of one kind, each at a decision of some seat; one that ends begins anew."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None = None,
        *,
        seed: int = 1,
        board: str | Path | Board | None = None,
        threads: int | None = None,
        on: str | None = None,
        masks: bool = True,
        encoding: str = RECORD,
        actions: str = ALL,
        **options: Any,
    ) -> None:
        """`masks=False` saves their memory where ids are many; `choices` lists the same.

        `encoding="planes"` tells of tables as learners like it (`core/portrait.py`), and
        `actions="own"` numbers a seat's own actions without chance's (`core/own.py`).
        """
        found = find_game(game) if isinstance(game, str) else game
        if count < 1:
            raise BadOption("no-games", games=count)
        if not 0 <= seed < 2**63:
            raise BadOption("seed-out-of-range", seed=str(seed))
        self.terms = found.terms(seats, options, found.boards.find(board))
        self.count, self.seed, self.masked = count, seed, masks
        self._on, self._threads = on, threads
        self._told, self._named = encoding, actions
        self._back_end = self._made_back_end()
        self._make_arrays(self._back_end.zeros)
        self.reset()

    def _make_arrays(self, zeros: Callable[..., Array]) -> None:
        n, game = self.count, self.terms.game
        ids = self.action_count if self.masked else 0
        # what a learner reads
        self.seat: Array = zeros(n, np.int8)  # (n,): who has to choose
        self.observations: Array = zeros((n, self.encoding.size), np.float32)  # what it may know
        self.choices: Array = zeros((n, game.most_choices + 1), np.int32)  # ids, the first `counts`
        self.counts: Array = zeros(n, np.int32)  # (n,): how many choices it has
        self.masks: Array = zeros((n, ids), np.int8)  # 1: this id is one of them
        self.rewards: Array = zeros((n, self.terms.seats), np.float32)  # of a game that has ended
        self.ended: Array = zeros(n, np.bool_)  # (n,): the last choice has ended its game
        # what the games are kept in
        self.desks: Array = zeros(n, Desk)  # (n,): where each stands; `number` says which it is
        self.streams: Array = zeros(n, np.uint64)  # (n,): each one's chance
        self.tables: Array = zeros(n, game.state)  # (n,): the truth, not for learners

    def __getstate__(self) -> dict[str, Any]:
        """Terms and arrays, in memory that any process can have."""
        return {
            "terms": self.terms,
            "count": self.count,
            "seed": self.seed,
            "masked": self.masked,
            "_on": self._on,
            "_threads": self._threads,
            "_told": self._told,
            "_named": self._named,
            "arrays": {it: self._back_end.fetched(getattr(self, it)) for it in _ARRAYS},
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        arrays = kept.pop("arrays")
        self.__dict__.update(kept)
        self._back_end = self._made_back_end()
        for name, array in arrays.items():
            setattr(self, name, self._back_end.placed(array))

    @cached_property
    def encoding(self) -> Encoding | Portrait:
        """What the numbers of an observation mean."""
        return lens_of(self.terms, self._told)

    @cached_property
    def own(self) -> Own | None:
        """How actions are numbered, where they do not go by their ids."""
        return own_of(self.terms, self._named)

    @property
    def action_count(self) -> int:
        """How many actions there are to choose from, legal now or not."""
        return self.terms.game.actions.COUNT if self.own is None else self.own.count

    def _made_back_end(self) -> BackEnd:
        if self._on is None:
            return _Threads(self.terms, self._threads, self.encoding, self.own)
        if self._on == "gpu":
            from sesame.lab import gpu  # only where one is asked for

            return gpu.Stepper(self.terms, self.encoding, self.own)
        raise BadOption("nowhere-to-play", on=repr(self._on))

    def reset(self, seed: int | None = None) -> None:
        """Begin games 0 to count - 1 of the seed; game i goes on with i + count when it ends."""
        if seed is not None:
            self.seed = seed
        desks = np.zeros(self.count, Desk)
        desks["number"] = np.arange(self.count)
        self.desks = self._back_end.here(desks)
        begin = self._back_end.here(np.full(self.count, BEGIN, np.int32))
        self._back_end.advance(self, begin)

    def step(self, actions: npt.ArrayLike, *, trusted: bool = False) -> tuple[Array, Array]:
        """One choice in every game, by the seat that is asked there; answers (rewards, ended).

        An id that a seat may not choose raises IllegalAction and changes nothing; `trusted` does
        without looking. `stepping.WAIT` in place of an id leaves a game as it stands.
        """
        chosen = self._back_end.here(actions)
        if chosen.shape != (self.count,):
            raise BadOption("choices-needed", count=self.count, shape=str(chosen.shape))
        at = -1 if trusted else self._back_end.first_illegal(self, chosen)
        if at >= 0:
            raise IllegalAction("choice-not-allowed", game=str(at))
        self._back_end.advance(self, chosen)
        return self.rewards, self.ended

    def sample(self) -> Array:
        """One of its choices for every game, each as likely, drawn from the game's own stream.

        Played so, a game where one seat acts at a time is the game of that number and seed that
        `simulate` plays.
        """
        out = self._back_end.room(self.count)
        self._back_end.draw(self, out)
        return out


class _Threads:
    """The games in NumPy arrays, stepped by compiled code on every core."""

    def __init__(
        self, terms: Terms, threads: int | None, encoding: Encoding | Portrait, own: Own | None
    ) -> None:
        self._laid, self._encoding = terms.lay(), encoding
        self._ids, self._numbers = (NONE, NONE) if own is None else (own.ids, own.numbers)
        self._game, self._threads = terms.game, threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def zeros(self, shape: int | tuple[int, ...], dtype: npt.DTypeLike) -> Array:
        found = np.zeros(shape, dtype)
        return found if found.dtype.names is None else found.view(np.recarray)

    def room(self, count: int) -> Array:
        return np.empty(count, np.int32)

    def here(self, array: npt.ArrayLike) -> Array:
        found = np.asarray(array)
        return found.astype(np.int32) if found.dtype.names is None else found.view(np.recarray)

    def fetched(self, array: Array) -> npt.NDArray[Any]:
        found: npt.NDArray[Any] = array.view(np.ndarray).copy()
        return found

    def placed(self, array: npt.NDArray[Any]) -> Array:
        return array if array.dtype.names is None else array.view(np.recarray)

    def advance(self, games: Games, actions: Ids) -> None:
        size = -(-games.count // self._threads)
        parts = [slice(at, at + size) for at in range(0, games.count, size)]
        if len(parts) == 1:
            self._advance(games, actions, parts[0])
        else:
            list(self._pool.map(lambda part: self._advance(games, actions, part), parts))

    def _advance(self, games: Games, actions: Ids, part: slice) -> None:
        widest = max(self._game.most_choices + 1, self._game.most_drawn)
        memory = np.zeros(self._encoding.words, np.int64)
        _advance(
            games.tables[part],
            games.desks[part],
            games.streams[part],
            self._laid,
            games.seed,
            games.count,
            actions[part],
            np.zeros(widest, np.int32),
            np.zeros(widest, np.int64),
            games.rewards[part],
            games.ended[part],
            games.seat[part],
            games.choices[part],
            games.counts[part],
            games.masks[part],
            np.frombuffer(memory, self._game.record, 1),
            memory,
            self._encoding.lens,
            self._ids,
            self._numbers,
            games.observations[part],
        )

    def draw(self, games: Games, out: Ids) -> None:
        _draw(games.streams, games.choices, games.counts, out)

    def first_illegal(self, games: Games, actions: Ids) -> int:
        return int(_first_illegal(games.choices, games.counts, actions))


@kernel
def _advance(
    tables: Any,
    desks: Any,
    streams: Rng,
    laid: Any,
    seed: int,
    stride: int,
    actions: Ids,
    ids: Ids,
    weights: Weights,
    rewards: Rewards,
    ended: npt.NDArray[np.bool_],
    seats: npt.NDArray[np.int8],
    choices: Ids,
    counts: Ids,
    masks: Mask,
    known: Any,
    memory: Memory,
    lens: Lens,
    own_ids: Numbering,
    numbers: Numbering,
    observations: Numbers,
) -> None:
    """Step these games; `known`, one record that lies in `memory`, is scratch."""
    for i in range(actions.shape[0]):
        table, rng = tables[i : i + 1], streams[i : i + 1]
        action = own.to_id(table, own_ids, seats[i], actions[i])
        ended[i] = stepping.step(
            table, desks[i], rng, laid, seed, stride, action, ids, weights, rewards[i]
        )
        seat = bits.first(int(desks[i].waiting))
        seats[i] = seat
        counts[i] = stepping.show(table, seat, choices[i], counts[i], masks[i], numbers)
        memory[:] = 0
        contract.observe(table[0], seat, known[0])
        look(memory, seat, lens, observations[i])


@kernel
def _draw(streams: Rng, choices: Ids, counts: Ids, out: Ids) -> None:
    for i in range(out.shape[0]):
        out[i] = choices[i, dice.below(streams[i : i + 1], counts[i])]


@kernel
def _first_illegal(choices: Ids, counts: Ids, actions: Ids) -> int:
    """The first game whose action is not among its choices; -1 if there is none."""
    for i in range(actions.shape[0]):
        if not stepping.allows(choices[i], counts[i], actions[i]):
            return i
    return -1
