"""First starts: kernels are compiled in processes of their own, in the order people need them.

A server answers at once. Who asks for a game whose rules are still being compiled waits for that,
or is told so if they would rather not; a robot begins to think when its search is ready. What is
compiled, or was shipped, is only loaded.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from typing import NamedTuple

from numba import from_dtype

from sesame.core import dice
from sesame.core.cache import has_shipped, landmark
from sesame.core.errors import SesameError
from sesame.core.fingerprint import of_stranger
from sesame.core.game import Game
from sesame.core.live import Claim, Live, NoLines
from sesame.core.match import Match
from sesame.core.offspring import spawning
from sesame.core.telling import Teller
from sesame.games import FIRST, games
from sesame.games import game as game_named
from sesame.server.common.child_process import step_aside
from sesame.server.log.knowable import is_plainly_forced, undo_length
from sesame.server.saying import say

_STEPS = 300  # of a game, in which every kernel that a table calls is met
_MOVES = 6  # of robots: with the second, what was thought at the first is kept


class NotReady(SesameError):
    """The rules of a game are still being compiled."""


class Task(NamedTuple):
    """Something to compile; `kind` is tables, apprenti, or others: the other robots, and hints."""

    kind: str
    game: str


def tasks() -> list[Task]:
    """All there is to compile, in the order it is needed."""
    names = sorted(games(), key=lambda name: name != FIRST)  # soonest a robot's move
    thinking = [name for name in names if game_named(name).live is None]
    tables = [Task("tables", name) for name in names]
    robots = [Task(kind, name) for kind in ("apprenti", "others") for name in thinking]
    return [tables[0], robots[0], *tables[1:], *robots[1:]]


def is_done(task: Task) -> bool:
    """Whether it was done on this machine, or for it; nothing is shipped of a plug-in's rules."""
    stranger = _stranger(task)
    return (has_shipped() and not stranger) or landmark(_name(task, stranger)).exists()


def _stranger(task: Task) -> str:
    """A name for the rules of a game from outside, as they are written now."""
    return of_stranger(from_dtype(game_named(task.game).state))


def _name(task: Task, stranger: str) -> str:
    return "-".join(filter(None, (*task, stranger)))


def do(task: Task) -> None:
    """Compile it, in this process; nothing to do if that was done before."""
    if is_done(task):
        return
    perform(task)
    landmark(_name(task, _stranger(task))).touch()


def perform(task: Task) -> None:
    """Play so that everything is met."""
    game = game_named(task.game)
    if task.kind == "tables":
        for seats in game.seats[:2]:
            _try_out(game.new(seats, seed=1))
    else:
        _think(game.new(seed=1), task.kind)
        for board in _solved(game) if task.kind == "others" else ():
            _think(game.new(2, seed=1, board=board), task.kind)


def do_all() -> None:
    """All that is left to do, on all cores; returns when it is done."""
    left = [task for task in tasks() if not is_done(task)]
    if left:
        with _pool() as pool:
            for done in [pool.submit(do, task) for task in left]:
                done.result()


def _pool() -> ProcessPoolExecutor:
    cores = os.cpu_count() or 2
    return ProcessPoolExecutor(cores, mp_context=spawning(), initializer=step_aside)


class Workshop:
    """What is being compiled behind a server, and who waits for it."""

    def __init__(self) -> None:
        self._left = dict[Task, asyncio.Future[None]]()
        self._pool: ProcessPoolExecutor | None = None

    def open(self) -> None:
        """Begin what is left to do, if there is anything."""
        left = [task for task in tasks() if not is_done(task)]
        if left:
            self._pool = _pool()
            for task in left:
                self._left[task] = begun = asyncio.wrap_future(self._begin(task))
                begun.add_done_callback(self._forgetting(task))

    def _begin(self, task: Task) -> Future[None]:
        assert self._pool is not None
        return self._pool.submit(do, task)

    def _forgetting(self, task: Task) -> Callable[[asyncio.Future[None]], None]:
        def forget(done: asyncio.Future[None]) -> None:
            if not done.cancelled():
                done.exception()  # then whoever needs it compiles it, and sees what is wrong
            self._left.pop(task, None)
            if not self._left:
                self.close()

        return forget

    async def tables(self, game: str, patience: float | None = None) -> None:
        """When a table of this game can be opened; raises NotReady after so many seconds."""
        begun = self._left.get(Task("tables", game))
        if begun is None:
            return
        await asyncio.wait({begun}, timeout=patience)
        if not begun.done():
            title = game_named(game).title
            raise NotReady(say("game-getting-ready", game=title))

    async def thoughts(self, game: str, level: str) -> None:
        """When a robot of this level can think without compiling first."""
        begun = self._left.get(Task("apprenti" if level == "apprenti" else "others", game))
        if begun is not None:
            await asyncio.wait({begun})

    def close(self) -> None:
        """Whatever is not done is left for another time."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def _try_out(match: Match) -> None:
    rng, teller = dice.stream(1), Teller(match, None)
    for _ in range(_STEPS):
        if match.over or not match.actors:
            break
        seat = match.actors[dice.below(rng, len(match.actors))]
        legal = match.legal_ids(seat)
        is_plainly_forced(match, seat)
        match.forecast(seat, legal[0])
        _be_refused(match, seat, legal)
        match.play(seat, legal[dice.below(rng, len(legal))])
        undo_length(match, seat)
        match.told(None)
        list(teller.news(match.log))
        for viewer in (None, *range(match.seats)):
            match.view(viewer)
    _end(match, rng)


def _be_refused(match: Match, seat: int, legal: list[int]) -> None:
    other = next(number for number in range(match.game.actions.COUNT) if number not in legal)
    with suppress(SesameError):
        match.answer(seat, other)


def _end(match: Match, rng: dice.Rng) -> None:
    """What is only asked when a game is over, or grabbed in."""
    _ = match.scores, match.game.rules.winners(match.state)
    if match.game.live is not None:
        _race(match.game.new(match.seats, seed=1), match.game.live)
    while not match.over and match.actors:
        seat = match.actors[0]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])
    _ = match.outcome


def _race(match: Match, live: Live) -> None:
    """A race of robots, what is seen of it, and a choice in peace."""
    from sesame.agents import knowledge

    hand, rng = knowledge.hands(match.game).hand("apprenti"), dice.stream(1)
    live.film(match, len(match.log), match.game.name)
    live.thought(hand, rng)
    race = live.race(match, dict.fromkeys(range(match.seats), hand), NoLines(), rng, strict=False)
    race.claim(Claim(0, live.READ_FIRST, 0, 1, 1))
    race.open(0)
    while not race.over:
        at = race.due
        if (decision := race.advance(at)) is not None:
            live.fold(match, decision)
            race.see(match, at)


def _solved(game: Game) -> tuple[str, ...]:
    """The boards on which two are played against without a search."""
    from sesame.agents import knowledge

    return knowledge.solved(game)


def _think(match: Match, kind: str) -> None:
    """A few moves by each robot in question; then hints, and a judgement."""
    from sesame.agents import roster
    from sesame.agents.advice import advise
    from sesame.agents.analysis import judge

    levels = ("apprenti",) if kind == "apprenti" else ("marchand", "vizir", "calife:0.05s")
    agents = [[roster.agent(level, match, 1) for level in levels] for _ in range(match.seats)]
    for _ in range(_MOVES):
        if match.over:
            break
        seat = match.actors[0]
        *_, chosen = (agent.act(match, seat) for agent in agents[seat])
        if kind != "apprenti" and len(match.legal_ids(seat)) > 1:
            advise(match, seat, 0.05)
            judge(match, seat, chosen, 20)
        match.play(seat, chosen)
