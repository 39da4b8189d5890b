"""Credentials: a browser's session in a cookie, a program's token; what each may do, how it ends.

A cookie says `session.generation.signature`. Once a day the page is given the next generation; the
first time that it is shown to us the one before has a minute left. Until then both are good, and
the next one is always the same, so that neither a lost answer nor two windows can lock anybody out:
there is no account to come back by. Of tokens a hash is kept, of cookies nothing.
"""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from http.cookies import CookieError, SimpleCookie
from random import Random
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from sesame.core.errors import SesameError
from sesame.server.common import randomness
from sesame.server.common.randomness import SYSTEM
from sesame.server.common.server_clock import Clock
from sesame.server.log.refusals import Stranger
from sesame.server.saying import say
from sesame.server.store.interface import Session, Store, Token
from sesame.server.transport.devices import device

Scope = Literal["read", "play", "manage"]

COOKIE: Final = "sesame"
SAFE_COOKIE: Final = f"__Host-{COOKIE}"  # by https: no other name of the same domain can set it
DAY: Final = 24 * 3600 * 1000  # milliseconds
SESSION_LASTS: Final = 365 * DAY  # from its last use on
MOST_SESSIONS, MOST_TOKENS = 20, 50  # of one person
_ROTATES, _GRACE = DAY, 60_000  # a cookie is new for a day; the one before it good for a minute
_NOTED: Final = 3600 * 1000  # when something was used is noted to the hour
_REMEMBERED, _TRUSTED = 10_000, 20_000  # sessions and tokens; milliseconds before we look again
_SESSION_MAY: Final = frozenset[Scope]({"read", "play", "manage"})
_OLD: Final = "old."  # sessions of cookies from before there were any

Key = Session | Token
Found = TypeVar("Found", Session, Token)


class OutOfScope(SesameError):
    """That key does not open this door."""


class Pass(NamedTuple):
    """Who asks, by which key, and what that key is good for."""

    person: str
    key: str  # id of the session, hash of the token
    scopes: frozenset[Scope]
    session: Session | None = None  # None: a program's

    def require(self, scope: Scope) -> None:
        if scope in self.scopes:
            return
        if scope == "manage":
            raise OutOfScope(say("token-manages-nobody"))
        raise OutOfScope(say("token-only-reads"))


class Keys:
    """Every key of the house; those in use are remembered for a moment."""

    def __init__(self, store: Store, now: Clock, random: Random = SYSTEM) -> None:
        self._store, self._now, self._random = store, now, random
        self._secret = b""
        self._known = OrderedDict[str, tuple[Key, float]]()
        self._ended = OrderedDict[str, None]()  # whoever was just asking the store hears of it
        self._holders = dict[str, set[Callable[[], None]]]()  # who is told that a key has ended

    async def open(self) -> None:
        self._secret = await self._store.secret()

    def sign(self, what: str) -> str:
        return hmac.new(self._secret, what.encode(), "sha256").hexdigest()

    async def who(self, headers: Mapping[str, str]) -> Pass | None:
        """Whoever asks; None: nobody in particular. A token that is not good is refused."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._program(token.strip())
        given = cookie(headers.get("cookie", ""))
        return await self._browser(given) if given else None

    # --- browsers

    async def begin(self, person: str, agent: str) -> Session:
        """A session in the browser that calls itself so; the oldest of too many ends."""
        now = round(self._now())
        made = Session(
            id=randomness.name(self._random),
            person=person,
            at=now,
            generation=0,
            rotated=now,
            used=now,
            until=now + SESSION_LASTS,
            device=device(agent),
        )
        for old in (await self._store.sessions(person))[MOST_SESSIONS - 1 :]:
            await self._store.end_session(old.id, person)
        await self._store.save_session(made)
        return made

    def cookie_of(self, session: Session) -> str:
        """What the browser is to say from now on: after a day, the next one."""
        is_due = self._now() - session.rotated > _ROTATES
        return self._cookie(session.id, session.generation + is_due)

    def _cookie(self, session: str, generation: int) -> str:
        return f"{session}.{generation}.{self.sign(f'cookie/{session}/{generation}')}"

    def is_old(self, session: Session) -> bool:
        """Whether it is of a cookie that several browsers may have: each gets its own now."""
        return session.id.startswith(_OLD)

    async def _browser(self, given: str) -> Pass | None:
        read = self._read(given)
        if read is None:
            return None
        name, generation = read
        found = await self._find(name, self._store.session)
        if found is not None and generation > found.generation + 1:  # another process was quicker
            self._known.pop(name, None)
            found = await self._find(name, self._store.session)
        if found is None or not self._is_good(found, generation):
            return None
        found = await self._use(found, generation)
        return Pass(found.person, found.id, _SESSION_MAY, found)

    def _read(self, given: str) -> tuple[str, int] | None:
        """The session and generation that a cookie of ours names."""
        name, _, rest = given.partition(".")
        generation, dot, signature = rest.partition(".")
        if not dot:  # from before sessions: person.signature
            is_ours = hmac.compare_digest(rest.encode(), self.sign(f"session/{name}").encode())
            return (_OLD + name, 0) if is_ours else None
        meant = self.sign(f"cookie/{name}/{generation}")
        is_ours = hmac.compare_digest(signature.encode(), meant.encode())
        return (name, int(generation)) if is_ours else None

    def _is_good(self, session: Session, generation: int) -> bool:
        newer, now = generation - session.generation, self._now()
        is_grace = newer == -1 and now - session.rotated < _GRACE
        return now < session.until and (newer in (0, 1) or is_grace)

    async def _use(self, session: Session, generation: int) -> Session:
        now = round(self._now())
        is_next = generation == session.generation + 1
        if not is_next and now - session.used < _NOTED:
            return session
        used = msgspec.structs.replace(
            session,
            generation=session.generation + is_next,
            rotated=now if is_next else session.rotated,
            used=now,
            until=session.until if self.is_old(session) else now + SESSION_LASTS,
        )
        await self._store.use_session(used)
        self._remember(used.id, used)
        return used

    # --- programs

    async def new_token(self, person: str, label: str, scopes: str, days: int | None) -> str:
        """A key for a program; None: it is good until it is dropped."""
        made = await self._store.tokens(person)
        if len(made) >= MOST_TOKENS:
            raise OutOfScope(say("too-many-tokens", most=MOST_TOKENS))
        token, now = (
            f"sesame_{urlsafe_b64encode(self._random.randbytes(32)).decode().rstrip('=')}",
            round(self._now()),
        )
        until = None if days is None else now + days * DAY
        await self._store.save_token(Token(_hash(token), person, label, now, scopes, until))
        return token

    async def _program(self, token: str) -> Pass:
        found = await self._find(_hash(token), self._store.token)
        now = round(self._now())
        if found is None or (found.until is not None and found.until <= now):
            raise Stranger(say("token-opens-nothing"))
        if now - (found.used or 0) > _NOTED:
            found = msgspec.structs.replace(found, used=now)
            await self._store.use_token(found.hash, now)
            self._remember(found.hash, found)
        scopes: list[Scope] = [scope for scope in ("read", "play") if scope in found.scopes.split()]
        return Pass(found.person, found.hash, frozenset(scopes))

    # --- what is remembered, and how it ends

    async def _find(self, name: str, ask: Callable[[str], Awaitable[Found | None]]) -> Found | None:
        known = self._known.get(name)
        if known is not None and self._now() - known[1] < _TRUSTED:
            return known[0]  # type: ignore[return-value]
        found = await ask(name)
        if found is None or name in self._ended:
            return None
        self._remember(name, found)
        return found

    def _remember(self, name: str, key: Key) -> None:
        if name not in self._ended:
            self._known[name] = key, self._now()
            self._known.move_to_end(name)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def hold(self, key: str, on_end: Callable[[], None]) -> None:
        """A line that is open by that key: it is to be cut when the key ends."""
        self._holders.setdefault(key, set()).add(on_end)

    def let_go(self, key: str, on_end: Callable[[], None]) -> None:
        holders = self._holders.get(key, set())
        holders.discard(on_end)
        if not holders:
            self._holders.pop(key, None)

    def ended(self, keys: list[str]) -> None:
        """Those keys are good for nothing any more, here or in another process."""
        for key in keys:
            self._known.pop(key, None)
            self._ended[key] = None
            if len(self._ended) > _REMEMBERED:
                self._ended.popitem(last=False)
            for on_end in self._holders.pop(key, set()):
                on_end()

    def doubt(self) -> None:
        """Others may have ended keys without our hearing of it."""
        self._known.clear()


def _hash(token: str) -> str:
    """A token is long and random: a quick hash keeps it as safe as a slow one."""
    return hashlib.sha256(token.encode()).hexdigest()


def cookie(header: str) -> str | None:
    """What a browser says, by the safe name if it has that."""
    try:
        told = SimpleCookie(header)
    except CookieError:
        return None
    found = told.get(SAFE_COOKIE) or told.get(COOKIE)
    return found.value if found else None
