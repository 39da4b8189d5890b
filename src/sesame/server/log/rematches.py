"""Rematches: the same people again, each one chair further. Pure: from a table that is over."""

import hashlib

import msgspec

from sesame.server import protocol
from sesame.server.log.table import Seating, Table


def name(old: Table) -> str:
    """Of the new table: the same one if it is opened again after a crash."""
    return hashlib.sha256(f"{old.seed}/rematch".encode()).hexdigest()[:32]


def settings(old: Table, asked: protocol.Settings | None, person: str) -> protocol.Settings:
    """Robots stay robots; whoever asks sits down; the chairs of the others are open. It begins as
    soon as all have accepted."""
    if asked is not None and asked.chairs:
        return msgspec.structs.replace(asked, waits=False)
    chairs = list[Seating]()
    for sitter in old.sitters:
        chairs.append(sitter.level or ("me" if sitter.person == person else "open"))
    again = msgspec.structs.replace(asked or old.settings, waits=False)
    return msgspec.structs.replace(again, chairs=chairs[-1:] + chairs[:-1])


def awaited(old: Table, new: Table, person: str) -> dict[int, str]:
    """For whom the free chairs of the new table are kept: one chair further, else any."""
    free = [seat for seat, sitter in enumerate(new.sitters) if sitter.is_free]
    found = dict[int, str]()
    for seat, sitter in enumerate(old.sitters):
        wanted = (seat + 1) % old.seats
        if sitter.person is None or sitter.person == person or not free:
            continue
        found[free.pop(free.index(wanted)) if wanted in free else free.pop(0)] = sitter.person
    return found


def called(old: Table, person: str) -> dict[int, str]:
    """What those who play on somebody's chairs are called, one chair further."""
    return {
        (seat + 1) % old.seats: sitter.called
        for seat, sitter in enumerate(old.sitters)
        if sitter.person == person and sitter.called
    }


def is_same(old: Table, new: Table) -> bool:
    """Whether what is agreed is what was; only chairs may differ."""
    return _agreed(old) == _agreed(new)


def _agreed(table: Table) -> protocol.Settings:
    return msgspec.structs.replace(table.settings, chairs=[], waits=False)
