"""Who somebody is: a signed cookie, a token of a program, a code to come in on a second device.

No account and no address. Nothing that opens a door is kept in clear: of tokens a hash, of codes
a slow hash, of sessions nothing at all.
"""

import asyncio
import hashlib
import hmac
import re
import secrets
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from sesame.core.errors import SesameError
from sesame.server.moment import Clock
from sesame.server.store import Person, Store, Token

Slowly = Callable[..., Awaitable[Any]]  # how work that takes its time is done: not on the loop
COOKIE = "sesame"
YEAR = 365 * 24 * 3600
_CODE_LASTS = 10 * 60 * 1000  # milliseconds
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
_TRAVELLERS = (
    "Aladin", "Badr", "Chirine", "Dalila", "Esma", "Farid", "Gulnar", "Hassan", "Idris", "Jamila",
    "Karim", "Leïla", "Mourad", "Nour", "Omar", "Parisa", "Qamar", "Rachid", "Safia", "Tarik",
    "Yasmine", "Zoubeïda",
)  # fmt: skip
_FACE = re.compile(r"[0-9a-f]{8}")
_LONGEST_NAME = 24


class BadPerson(SesameError):
    """A name, a code or a token that cannot be used."""


class Stranger(SesameError):
    """Nobody is logged in."""


def stranger() -> Stranger:
    return Stranger("Présentez-vous d'abord : GET /api/me.", "Say who you are first: GET /api/me.")


class People:
    """Everybody who plays here."""

    def __init__(self, store: Store, now: Clock) -> None:
        self._store, self._now = store, now
        self._secret = b""
        self._hasher = PasswordHasher(time_cost=1, memory_cost=19 * 1024)

    async def open(self) -> None:
        self._secret = await self._store.secret()

    # --- sessions

    async def arrive(self) -> Person:
        """Somebody new, with a traveller's name and a face to draw."""
        person = Person(
            id=secrets.token_urlsafe(12),
            name=secrets.choice(_TRAVELLERS),
            avatar=secrets.token_hex(4),
            at=round(self._now()),
        )
        await self._store.save_person(person)
        return person

    def session(self, person: str) -> str:
        """What the cookie says."""
        return f"{person}.{self._signature(person)}"

    def person_in(self, session: str) -> str | None:
        """Whose session it is; None: nobody's."""
        person, _, signature = session.partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if is_ours else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._secret, f"session/{person}".encode(), "sha256").hexdigest()

    def name_of(self, person: str, number: str) -> str:
        """The table that a person opens by that id: the same when asked twice, unguessable."""
        asked = f"table/{person}/{number}".encode()
        return hmac.new(self._secret, asked, "sha256").hexdigest()[:20]

    async def who(self, headers: dict[str, str]) -> str | None:
        """The person that a request comes from, by token or by cookie."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            found = await self._store.token(_hash(token.strip()))
            return found.person if found else None
        session = cookie(headers.get("cookie", ""))
        return self.person_in(session) if session else None

    # --- profile

    async def rename(self, person: str, name: str | None, avatar: str | None) -> Person:
        known = await self._store.person(person)
        if known is None:
            raise BadPerson("Nous ne nous connaissons pas.", "We have not met.")
        changed = Person(
            id=person,
            name=known.name if name is None else _name(name),
            avatar=known.avatar if avatar is None else _face(avatar),
            at=known.at,
        )
        await self._store.save_person(changed)
        return changed

    # --- a second device

    async def new_code(self, person: str, slowly: Slowly = asyncio.to_thread) -> str:
        """Twelve letters to type on another device, once, within ten minutes."""
        code = "".join(secrets.choice(_LETTERS) for _ in range(12))
        until = round(self._now()) + _CODE_LASTS
        hashed = await slowly(self._hasher.hash, code)  # by design: twenty milliseconds
        await self._store.save_code(code[:4], hashed, person, until)
        return f"{code[:4]}-{code[4:8]}-{code[8:]}"

    async def redeem(self, code: str, slowly: Slowly = asyncio.to_thread) -> str:
        """The person that the code was made for; it is used up, even by a wrong guess."""
        plain = re.sub(r"[^A-Z0-9]", "", code.upper())
        found = await self._store.take_code(plain[:4], round(self._now()))
        try:
            if found is not None and await slowly(self._hasher.verify, found[0], plain):
                return found[1]
        except VerifyMismatchError:
            pass
        raise BadPerson(
            "Ce code n'est pas valable, ou plus : demandez-en un autre.",
            "That code is not valid, or no longer: ask for another.",
        )

    # --- programs

    async def new_token(self, person: str, label: str) -> str:
        token = f"sesame_{secrets.token_urlsafe(32)}"
        await self._store.save_token(Token(_hash(token), person, _name(label), round(self._now())))
        return token


def _hash(token: str) -> str:
    """A token is long and random: a quick hash keeps it as safe as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie(header: str) -> str | None:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None


def _name(name: str) -> str:
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= _LONGEST_NAME or not plain.isprintable():
        raise BadPerson(
            f"Un nom a de 1 à {_LONGEST_NAME} lettres.", f"A name has 1 to {_LONGEST_NAME} letters."
        )
    return plain


def _face(avatar: str) -> str:
    if not _FACE.fullmatch(avatar):
        raise BadPerson(
            "Un visage s'écrit en huit chiffres hexadécimaux.",
            "A face is written as eight hexadecimal digits.",
        )
    return avatar
