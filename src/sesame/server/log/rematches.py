"""Rematches: the same people again, each one chair further. Pure: from a table that is over."""

import hashlib

import msgspec

from sesame.server import protocol
from sesame.server.log.table import Seating, Table


def name(old: Table) -> str:
    """Of the new table: the same one if it is opened again after a crash."""
    return hashlib.sha256(f"{old.seed}/rematch".encode()).hexdigest()[:20]


def settings(old: Table, asked: protocol.Settings | None, person: str) -> protocol.Settings:
    """Robots stay robots; whoever asks sits down; the chairs of the others are open."""
    if asked is not None and asked.chairs:
        return asked
    chairs = list[Seating]()
    for sitter in old.sitters:
        chairs.append(sitter.level or ("me" if sitter.person == person else "open"))
    return msgspec.structs.replace(asked or old.settings, chairs=chairs[-1:] + chairs[:-1])


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


def is_same(old: Table, new: Table) -> bool:
    """Whether what is agreed is what was; only chairs may differ."""
    return _agreed(old) == _agreed(new)


def _agreed(table: Table) -> protocol.Settings:
    return msgspec.structs.replace(table.settings, chairs=[])
