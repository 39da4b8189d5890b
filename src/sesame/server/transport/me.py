"""REST: who one is here, where one is known (sessions, tokens), one's data, and its erasure.

Only a browser's session manages a person: a token plays and reads, and is handed no credentials.
"""

from typing import Annotated, Any, Literal

from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec import Meta, Struct

from sesame.server.live import dossier
from sesame.server.log.refusals import Stranger, stranger
from sesame.server.log.statistics import Tally, tallies
from sesame.server.protocol import Listing
from sesame.server.saying import say
from sesame.server.store.interface import Person, Session
from sesame.server.transport.keys import COOKIE, SAFE_COOKIE, SESSION_LASTS, OutOfScope, Pass
from sesame.server.transport.people import People, label
from sesame.server.transport.requests import address_of, asking, house_of, pass_of

_MANY, _ALL = 50, 1 << 30  # games on a page; all of them
_EVER = 1 << 62  # later than any moment
_DAYS = 90  # that a token is good for, unless told otherwise

Moment = Annotated[int | None, QueryParameter(ge=0, le=1 << 53)]
TokenHash = Annotated[str, PathParameter(pattern=r"^[0-9a-f]{64}$")]
SessionId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
TokenScope = Literal["read", "play"]
Asking = Request[Any, Any, Any]


class Me(Struct, frozen=True):
    """Who you are here."""

    id: str
    name: str
    avatar: str


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What you would like to be called, and your face."""

    name: Annotated[str, Meta(max_length=100)] | None = None
    avatar: Annotated[str, Meta(max_length=20)] | None = None


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that works once, for ten minutes."""

    code: Annotated[str, Meta(max_length=40)]


class SessionInfo(Struct, frozen=True, kw_only=True):
    """A browser in which you are known."""

    id: str
    device: str  # "Firefox, Android"; empty: from before devices were noted, or it did not say
    at: int
    used: int  # when last, to the hour
    until: int  # later, if it is used
    current: bool  # the one that asks


class TokenAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """What to call the program, what it may do, and for how long; null: until it is dropped."""

    label: Annotated[str, Meta(min_length=1, max_length=100)]
    scopes: Annotated[tuple[TokenScope, ...], Meta(min_length=1, max_length=2)] = ("read", "play")
    days: Annotated[int, Meta(ge=1, le=3650)] | None = _DAYS


class TokenMade(Struct, frozen=True):
    """Shown once: we keep only its hash."""

    token: str


class TokenInfo(Struct, frozen=True, kw_only=True):
    """A program of yours."""

    hash: str
    label: str
    at: int
    scopes: list[str]
    until: int | None  # null: until it is dropped
    used: int | None  # when last, to the hour; null: never


# --- who one is


@get("/api/me", tags=["people"])
async def me(request: Asking) -> Response[Me]:
    """Who you are; a browser that we do not know gets a name, a face and a session."""
    if request.headers.get("sec-fetch-site") == "cross-site":  # it would put a cookie in our jar
        raise OutOfScope(say("foreign-page"))
    people, house = _people(request), house_of(request)
    found = await pass_of(request)
    known = await people.greet(found.person) if found else None
    if found is not None and found.session is None:
        if known is None:
            raise stranger()
        return Response(_me(known))
    session = found.session if found else None
    if known is None:
        house.limits.take("arrive", address=address_of(request))
        known, session = await people.arrive(), None
    if session is None or people.keys.is_old(session):
        session = await people.keys.begin(known.id, _agent(request))
    house.persons.welcome(known)
    return _with_cookie(request, known, session)


@patch("/api/me", tags=["people"])
async def rename(request: Asking, data: JSONBody[Profile]) -> Me:
    """Another name, another face."""
    person = await asking(request, "manage")
    house_of(request).limits.take("name", person, address_of(request))
    changed = await _people(request).rename(person, data.name, data.avatar)
    await house_of(request).persons.renamed(changed)
    return _me(changed)


@get("/api/me/games", tags=["people"])
async def my_games(request: Asking, before: Moment = None) -> list[Listing]:
    """Your tables, the last one first; `before` (its `at`) pages on."""
    person, house = await asking(request, "read"), house_of(request)
    cards = await house.store.history(person, _EVER if before is None else before, _MANY)
    return await house.lobby.listings(cards)


@get("/api/me/statistics", tags=["people"])
async def my_statistics(request: Asking) -> list[Tally]:
    """Your finished games, by game and by the strongest robot at the table."""
    person, house = await asking(request, "read"), house_of(request)
    cards = await house.store.history(person, _EVER, _ALL)
    return tallies(await house.lobby.listings(cards), person)


# --- one's data


@get("/api/me/data", tags=["people"])
async def export(request: Asking) -> dict[str, Any]:
    """Everything that is kept about you."""
    person, house = await asking(request, "manage"), house_of(request)
    house.limits.take("data", person, address_of(request))
    return await dossier.of(house, person)


@delete("/api/me", tags=["people"], status_code=HTTP_200_OK)
async def erase(request: Asking) -> Response[dict[str, bool]]:
    """Your name, face, keys and words are erased; the moves of your games stay, nobody's."""
    person, house = await asking(request, "manage"), house_of(request)
    house.limits.take("data", person, address_of(request))
    await house.tasks.whole(house.persons.erase(person))
    return _without_cookie({"erased": True})


# --- a second device


@post("/api/me/code", tags=["people"], status_code=HTTP_201_CREATED)
async def code(request: Asking) -> Code:
    """A code to be the same person on another device."""
    person = await asking(request, "manage")
    house_of(request).limits.take("code", person, address_of(request))
    return Code(await _people(request).new_code(person))


@post("/api/me/link", tags=["people"], status_code=HTTP_200_OK)
async def link(request: Asking, data: JSONBody[Code]) -> Response[Me]:
    """Be the person that the code was made for; this browser is nobody else any more."""
    people, house = _people(request), house_of(request)
    house.limits.take("redeem", address=address_of(request))
    before = await _browser(request)
    known = await people.greet(await people.redeem(data.code))
    if known is None:
        raise Stranger(say("person-erased"))
    if before is not None and not people.keys.is_old(before):
        await house.store.end_session(before.id, before.person)
        await house.persons.end_keys([before.id])
    session = await people.keys.begin(known.id, _agent(request))
    return _with_cookie(request, known, session)


# --- where one is known


@get("/api/me/sessions", tags=["people"])
async def sessions(request: Asking) -> list[SessionInfo]:
    """The browsers in which you are known, the one used last first."""
    asked = await _manager(request)
    return [
        SessionInfo(
            id=session.id,
            device=session.device,
            at=session.at,
            used=session.used,
            until=session.until,
            current=session.id == asked.key,
        )
        for session in await house_of(request).store.sessions(asked.person)
    ]


@delete("/api/me/sessions/{session:str}", tags=["people"], status_code=HTTP_200_OK)
async def end_session(request: Asking, session: SessionId) -> Response[dict[str, bool]]:
    """You are no longer known in that browser; in this one, if it is this one."""
    asked = await _manager(request)
    await _end(request, asked, [session])
    gone = {"ended": True}
    return _without_cookie(gone) if session == asked.key else Response(gone)


@delete("/api/me/sessions", tags=["people"], status_code=HTTP_200_OK)
async def end_other_sessions(request: Asking) -> dict[str, int]:
    """You are known in this browser alone; programs keep their tokens."""
    asked = await _manager(request)
    every = await house_of(request).store.sessions(asked.person)
    others = [session.id for session in every if session.id != asked.key]
    await _end(request, asked, others)
    return {"ended": len(others)}


@get("/api/me/tokens", tags=["people"])
async def tokens(request: Asking) -> list[TokenInfo]:
    """The programs that may play for you."""
    asked = await _manager(request)
    return [
        TokenInfo(
            hash=token.hash,
            label=token.label,
            at=token.at,
            scopes=token.scopes.split(),
            until=token.until,
            used=token.used,
        )
        for token in await house_of(request).store.tokens(asked.person)
    ]


@post("/api/me/tokens", tags=["people"], status_code=HTTP_201_CREATED)
async def make_token(request: Asking, data: JSONBody[TokenAsked]) -> TokenMade:
    """A key for a program of yours: it plays and reads, and manages nothing."""
    person = await asking(request, "manage")
    house_of(request).limits.take("token", person, address_of(request))
    # Who may play must see
    scopes = " ".join(sorted({"read", *data.scopes}))
    keys = _people(request).keys
    return TokenMade(await keys.new_token(person, label(data.label), scopes, data.days))


@delete("/api/me/tokens/{token:str}", tags=["people"], status_code=HTTP_200_OK)
async def drop_token(request: Asking, token: TokenHash) -> dict[str, bool]:
    """That key opens nothing any more; named by its hash."""
    person, house = await asking(request, "manage"), house_of(request)
    if token in {mine.hash for mine in await house.store.tokens(person)}:
        await house.store.drop_token(token, person)
        await house.persons.end_keys([token])
    return {"dropped": True}


# --- what they share


def _people(request: Asking) -> People:
    people: People = request.app.state.people
    return people


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.avatar)


def _agent(request: Asking) -> str:
    return str(request.headers.get("user-agent", ""))[:400]


async def _manager(request: Asking) -> Pass:
    found = await pass_of(request)
    if found is None:
        raise stranger()
    found.require("manage")
    return found


async def _browser(request: Asking) -> Session | None:
    found = await pass_of(request)
    return found.session if found else None


async def _end(request: Asking, asked: Pass, sessions: list[str]) -> None:
    """Those of them that are the asker's own."""
    house = house_of(request)
    own = {session.id for session in await house.store.sessions(asked.person)}
    ending = [session for session in sessions if session in own]
    for session in ending:
        await house.store.end_session(session, asked.person)
    await house.persons.end_keys(ending)


def _with_cookie(request: Asking, person: Person, session: Session) -> Response[Me]:
    response, is_safe = Response(_me(person)), request.url.scheme == "https"
    response.set_cookie(
        key=SAFE_COOKIE if is_safe else COOKIE,
        value=_people(request).keys.cookie_of(session),
        max_age=SESSION_LASTS // 1000,
        httponly=True,
        samesite="lax",
        secure=is_safe,
    )
    if is_safe and COOKIE in request.cookies:  # from before there was the safe name
        response.delete_cookie(COOKIE)
    return response


def _without_cookie(content: dict[str, bool]) -> Response[dict[str, bool]]:
    """Whoever sits there next finds nothing; games that the browser plays by itself are its own."""
    response = Response(content, headers={"Clear-Site-Data": '"cache"'})
    for name in (COOKIE, SAFE_COOKIE):
        response.set_cookie(key=name, max_age=0, secure=name == SAFE_COOKIE, httponly=True)
    return response


ROUTES = [
    me, rename, erase, export, my_games, my_statistics, code, link, sessions, end_session,
    end_other_sessions, tokens, make_token, drop_token,
]  # fmt: skip
