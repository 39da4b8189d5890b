"""Faults planted on purpose, each in one named function: whoever tests the house must find them."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from sesame.core.errors import IllegalAction
from sesame.server.live.room import Room
from sesame.server.log import decisions, mixing
from sesame.server.log.refusals import Denied
from sesame.server.transport.wire import Mailbox
from sesame.server.workers.robots import Robots


def tells_before_it_stores(real: Callable[..., Any]) -> Callable[..., Any]:
    """A move is shown at once, which is quicker; what is not stored after all was seen."""

    def fold(room: Room, entry: Any) -> Any:
        found = real(room, entry)
        room.audience.tell(entry)
        return found

    return fold


def loses_a_wake_up(_: Callable[..., Any]) -> Callable[..., Any]:
    """What came while a move was being written lies there until the next message comes."""

    def let_go(mailbox: Mailbox, again: Any = None) -> None:
        mailbox._is_held = False
        if again is not None:
            mailbox._waiting.appendleft(again)
            mailbox._wake()

    return let_go


def appends_twice(real: Callable[..., Any]) -> Callable[..., Any]:
    """Nobody looks whether a command was done before its line was lost."""

    def entry(room: Room, *given: Any) -> Any:
        done, room.table.done = room.table.done, {}
        try:
            return real(room, *given)
        finally:
            room.table.done = done

    return entry


def says_too_much(real: Callable[..., Any]) -> Callable[..., Any]:
    """A helpful refusal: it tells how the table stands, hands and fists included."""

    def play(table: Any, *given: Any) -> Any:
        try:
            return real(table, *given)
        except IllegalAction as error:
            said = f"{error.words.en} ({table.match.position()})"
            raise Denied(said, said) from error

    return play


def starves_a_robot(_: Callable[..., Any]) -> Callable[..., Any]:
    """A question is answered, and those that waited behind it are forgotten until somebody asks."""

    async def serve(robots: Robots, worker: Any) -> None:
        asker, job = worker.queue.take()
        if not job.answer.done():
            await robots._answer(worker, job)
        worker.queue.done(asker, 0.0)
        await asyncio.sleep(0)

    return serve


def begins_too_early(_: Callable[..., Any]) -> Callable[..., Any]:
    """Nobody is waited for: whose line is slow adds nothing to chance, though they would have."""
    return lambda *_: 0.0


# By name: in what, which function, and what takes its place
PLANTS: Final[dict[str, tuple[Any, str, Callable[[Callable[..., Any]], Callable[..., Any]]]]] = {
    "tell before store": (Room, "_fold", tells_before_it_stores),
    "lost wake-up": (Mailbox, "let_go", loses_a_wake_up),
    "double append after a retry": (Room, "_entry", appends_twice),
    "leak in an error text": (decisions, "play", says_too_much),
    "part of chance not waited for": (mixing, "left", begins_too_early),
    "starved robot": (Robots, "_serve", starves_a_robot),
}


@contextmanager
def planted(name: str) -> Iterator[None]:
    """The house with that fault in it."""
    where, function, plant = PLANTS[name]
    real = getattr(where, function)
    setattr(where, function, plant(real))
    try:
        yield
    finally:
        setattr(where, function, real)
