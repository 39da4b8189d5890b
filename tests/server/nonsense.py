"""Messages that nobody should send: broken, swollen, out of order, said again, for other people.

None of them may change a table whose players did not send it.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

_NAMES = [
    "../../etc/passwd",
    "..%2f..",
    "\u0000",
    "x" * 65,
    "",
    "💎" * 20,
    "'; DROP TABLE events;--",
]
_NUMBERS = [-1, 6, 2**31, 2**63, 2**64, 10**400, 1.5, 1e300, True, None, "0", [0], {"a": 1}]
_ODD: list[Any] = [*_NUMBERS, *_NAMES, [], {}, [[]] * 50, "\ud83d", "é" * 600]

Message = str | bytes


class Target(NamedTuple):
    """The table that is meant."""

    version: int
    people: list[str]


def nonsense(rng: Random, target: Target) -> Message:
    """One message, to be sent as it is; bytes in a text frame or a binary one."""
    kind = rng.choices([_mutated, _broken, _foreign, _swollen, _noise], [50, 15, 25, 1, 9])[0]
    return kind(rng, target)


def _mutated(rng: Random, target: Target) -> Message:
    """A command with a field too many, too few, or of another kind."""
    command = _command(rng, target)
    for _ in range(rng.choice([1, 1, 2, 3])):
        rng.choice(_MUTATIONS)(rng, command)
    command.setdefault("_", 0)  # so that it is wrong in any case
    return json.dumps(command)


def _broken(rng: Random, target: Target) -> Message:
    """JSON cut short, doubled, or with one letter changed into what JSON does not allow."""
    whole = json.dumps(_command(rng, target))
    cut = rng.randrange(1, len(whole) - 1)
    return rng.choice([whole[:cut], whole + whole, whole[:cut] + "\x01" + whole[cut:]])


def _foreign(rng: Random, target: Target) -> Message:
    """Well formed, but not theirs to say, or not now."""
    return json.dumps(_command(rng, target))


def _swollen(rng: Random, target: Target) -> Message:  # noqa: ARG001
    return rng.choice(
        [
            json.dumps({"type": "say", "id": "a", "text": "x" * (1 << 20)}),
            json.dumps({"type": "say", "id": "b" * 60_000, "text": "x"}),
            "[" * 60_000,
            '{"a":' * 10_000,
        ]
    )


def _noise(rng: Random, target: Target) -> Message:  # noqa: ARG001
    noise: list[Message] = [
        rng.randbytes(rng.randrange(0, 300)),
        "",
        "null",
        "NaN",
        '{"type":"sync","id":"n","at":NaN}',
        '{"type":"sync","id":"n","at":1e999}',
        '"\\ud800"',
        json.dumps(rng.choice(_ODD)),
    ]
    return rng.choice(noise)


def _command(rng: Random, target: Target) -> dict[str, Any]:
    """What somebody at the table might say; in the mouth of a stranger it is refused."""
    seat, number = rng.randrange(6), f"n{rng.getrandbits(40)}"
    version = rng.choice([0, target.version - 1, target.version, target.version + 1, 999_999])
    commands: list[dict[str, Any]] = [
        {"type": "play", "seat": seat, "version": max(version, 0), "action": rng.randrange(5_000)},
        {"type": "grab", "seat": seat, "object": 1, "seen": 1e14, "moment": -1e14},
        {"type": "sit", "seat": seat},
        {"type": "stand", "seat": seat},
        {"type": "robot", "seat": seat, "level": "calife"},
        {"type": "start"},
        {"type": "resign", "seat": seat},
        {"type": "pause"},
        {"type": "resume"},
        {"type": "undo", "seat": seat},
        {"type": "agree", "seat": seat, "agrees": True},
        {"type": "replace", "seat": seat, "level": "vizir"},
        {"type": "retake", "seat": seat},
        {"type": "say", "text": rng.choice(["\u0007", " ", "\u202e", "\u0000\n"])},
        {"type": "mute", "person": rng.choice([*_NAMES[:3], "nobody"])},
        {"type": "rematch", "settings": {"game": rng.choice(_NAMES)}},
        {"type": "hint", "seat": seat},
        {"type": "foresee", "seat": seat, "version": max(version, 0), "actions": [0, 5]},
    ]
    return {"id": number, **rng.choice(commands)}


def _drop(rng: Random, command: dict[str, Any]) -> None:
    if command:
        del command[rng.choice(list(command))]


def _swap(rng: Random, command: dict[str, Any]) -> None:
    if command:
        command[rng.choice(list(command))] = rng.choice(_ODD)


def _add(rng: Random, command: dict[str, Any]) -> None:
    command[rng.choice(["admin", "person", "seat", "__proto__", "x" * 100])] = rng.choice(_ODD)


_MUTATIONS: list[Callable[[Random, dict[str, Any]], None]] = [_drop, _swap, _add]
