"""People: no account and no address, but a name, a face, and a code for a second device.

Codes are short enough to be typed, so their hash is slow (Argon2); it is made and checked in
a thread of its own, one after the other and nicer than the rest, while the event loop goes on.
"""

import asyncio
import os
import re
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import Random
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from sesame.core.errors import SesameError
from sesame.server.common import randomness
from sesame.server.common.randomness import SYSTEM
from sesame.server.common.server_clock import Clock
from sesame.server.log import names
from sesame.server.saying import say
from sesame.server.store.interface import Person, Store
from sesame.server.transport.keys import Keys

Answer = TypeVar("Answer")
_CODE_LASTS = 10 * 60 * 1000  # milliseconds
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
_TRAVELLERS = (
    "Aladin", "Badr", "Chirine", "Dalila", "Esma", "Farid", "Gulnar", "Hassan", "Idris", "Jamila",
    "Karim", "Leïla", "Mourad", "Nour", "Omar", "Parisa", "Qamar", "Rachid", "Safia", "Tarik",
    "Yasmine", "Zoubeïda",
)  # fmt: skip
_FACE = re.compile(r"[0-9a-f]{8}")


class BadPerson(SesameError):
    """A code, a face or a label that cannot be used."""


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, now: Clock, random: Random = SYSTEM) -> None:
        self._store, self._now, self._random = store, now, random
        self.keys = Keys(store, now, random)
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._thread = ThreadPoolExecutor(1, "sesame-codes", _be_nice)

    async def open(self) -> None:
        await self.keys.open()
        await self._store.forget_ended(round(self._now()))

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def arrive(self) -> Person:
        """Somebody new, with a traveller's name and a face to draw."""
        person = Person(
            id=randomness.name(self._random),
            name=self._random.choice(_TRAVELLERS),
            avatar=self._random.randbytes(4).hex(),
            at=round(self._now()),
        )
        await self._store.save_person(person)
        return person

    def name_of(self, person: str, number: str) -> str:
        """The table that a person opens by that id: the same when asked twice, unguessable."""
        return self.keys.sign(f"table/{person}/{number}")[:32]

    async def greet(self, person: str) -> Person | None:
        """Somebody who is back; a name from before names were looked at may have to go."""
        known = await self._store.person(person)
        if known is None or names.is_proper(known.name):
            return known
        return await self.rename(person, self._random.choice(_TRAVELLERS), None)

    async def rename(self, person: str, name: str | None, avatar: str | None) -> Person:
        known = await self._store.person(person)
        if known is None:
            raise BadPerson(say("not-met"))
        changed = Person(
            id=person,
            name=known.name if name is None else names.proper(name),
            avatar=known.avatar if avatar is None else _face(avatar),
            at=known.at,
        )
        await self._store.rename_person(changed)
        return changed

    # --- a second device

    async def new_code(self, person: str) -> str:
        """Twelve letters to type on another device, once, within ten minutes."""
        code = "".join(self._random.choice(_LETTERS) for _ in range(12))
        until = round(self._now()) + _CODE_LASTS
        hashed = await self._slowly(self._hasher.hash, code)
        await self._store.save_code(code[:4], hashed, person, until)
        return f"{code[:4]}-{code[4:8]}-{code[8:]}"

    async def redeem(self, code: str) -> str:
        """The person that the code was made for; it is used up, even by a wrong guess."""
        plain = re.sub(r"[^A-Z0-9]", "", code.upper())
        found = await self._store.take_code(plain[:4], round(self._now()))
        if found is not None and await self._slowly(self._is_right, found[0], plain):
            return found[1]
        raise BadPerson(say("bad-code"))

    def _is_right(self, hashed: str, code: str) -> bool:
        try:
            return self._hasher.verify(hashed, code)
        except VerifyMismatchError:
            return False

    async def _slowly(self, work: Callable[..., Answer], *given: str) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(work, *given))


def _be_nice() -> None:
    """Of this thread alone, where the system knows such a thing."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)


def label(text: str) -> str:
    """What a program is called: only its person reads it."""
    plain = names.visible(text)
    if not 1 <= names.length(plain) <= names.LONGEST:
        raise BadPerson(say("bad-label", most=names.LONGEST))
    return plain


def _face(avatar: str) -> str:
    if not _FACE.fullmatch(avatar):
        raise BadPerson(say("bad-face"))
    return avatar
