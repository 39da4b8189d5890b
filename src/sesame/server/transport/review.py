"""Finished games: replays, what-if, analysis; and a table to show the rules on.

A finished game hides nothing, so anybody who knows the table's address may look from any seat.
While it is being played all of this is refused: nothing secret leaves before the end.
"""

from functools import lru_cache
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_201_CREATED
from msgspec import Meta, Struct

from sesame.core import dice
from sesame.core.game import Game
from sesame.core.match import Match, View
from sesame.core.speech import Speech
from sesame.core.views import packed_board
from sesame.games import game as game_named
from sesame.server import protocol
from sesame.server.common.limits import household
from sesame.server.live import films, marks, views
from sesame.server.live.house import House
from sesame.server.live.room import Room
from sesame.server.live.views import text
from sesame.server.log import decisions
from sesame.server.log.refusals import Denied
from sesame.server.log.table import Seating, Table, settings_for
from sesame.server.protocol import Level
from sesame.server.saying import say
from sesame.server.transport.requests import TableName, address_of, aside, asking, house_of, looking
from sesame.server.transport.tables import InWords, Opened
from sesame.server.workers.analyses import Analyses, Study
from sesame.server.workers.robots import Verdict, reasons

_MOMENTS, _MUCH = 6, 0.15  # decisive moments at most, and what must have been lost at one
_CHUNK = 32  # views in one answer: a second or two of a game that is played back

GameNamed = Annotated[str, PathParameter(pattern=r"^[a-z-]{1,40}$")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]
StepAsked = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Letters = Annotated[bool, QueryParameter()]
Opening = Annotated[int, QueryParameter(ge=0, le=400)]


class Replay(Struct, frozen=True, kw_only=True):
    """A finished game as one seat saw it, in words; its views are asked for by the step."""

    info: protocol.Info
    seat: int | None  # None: what was public
    steps: int  # views are numbered 0, before the first step, to this
    actors: list[list[int]]  # of each view, who was to act
    happened: list[protocol.Happened]
    is_timed: bool  # real time: nothing to analyse, nor to go on from


class Scene(Struct, frozen=True):
    """One moment of a game as one seat saw it."""

    view: View
    drawing: str | None = None  # in letters, where they were asked for


class Sample(Struct, frozen=True):
    """A table that nobody plays at."""

    scene: Scene
    laid: str  # as in `Info`


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a finished game goes on another way, against robots; asked twice, the same table."""

    id: protocol.Id
    step: Annotated[int, Meta(ge=0, le=1_000_000)]  # of the view to go on from
    seat: protocol.Seat  # yours
    level: Level = "marchand"  # of the robots on the other seats


class Judged(Struct, frozen=True, kw_only=True):
    """One decision; values go from -1, lost, to 1, won, by what the seat could know then."""

    step: int  # of the view that it was taken on
    seat: int
    values: list[float]  # what the table promised each seat, if the best had been done
    promised: float  # what the best action promised the seat
    kept: float  # what the action played promised it
    sure: protocol.Sure  # how sure the best is


class Decisive(Struct, frozen=True, kw_only=True):
    """A moment when much was lost, and what would have been better."""

    step: int
    seat: int
    lost: float  # of what was promised
    played: list[int] | protocol.Text  # a row of the game's facts; words for whom asked for them
    better: list[int] | protocol.Text
    notation: str  # of what would have been better
    why: list[list[int]] | protocol.Text  # rows of the robots' facts, or words: maybe none


class Analysis(Struct, frozen=True):
    """What the robots think of a finished game; ask again until `done` is `total`."""

    done: int  # decisions thought over
    total: int
    judged: list[Judged]  # those where there was a choice
    moments: list[Decisive]  # the most costly first


# --- a finished game


async def finished(house: House, table: str) -> Room:
    """The table, if its game is over; raises SesameError."""
    room = await house.tables.room(table)
    decisions.review(room.table)
    return room


def at_step(match: Match, step: int) -> Match:
    """The match as it stood after so many steps."""
    if not 0 <= step <= len(match.log):
        raise Denied(say("no-such-step", step=str(step)))
    found = Match(match.terms, chance="manual", start=match.start)
    found.follow(match.log[:step])
    return found


@get("/api/tables/{table:str}/replay", tags=["after"])
async def replay(
    request: Request[Any, Any, Any],
    table: TableName,
    seat: SeatAsked = None,
    words: InWords = False,
) -> Replay:
    """A finished game, step by step, as that seat or a spectator saw it."""
    room = await finished(house_of(request), table)
    async with room.lock:
        still, info = room.table.still(), room.audience.info()
    _check_seat(still.match, seat)
    return await aside(request, _replay, still, info, views.Listener(seat, words))


def _replay(table: Table, info: protocol.Info, listener: views.Listener) -> Replay:
    return Replay(
        info=info,
        seat=listener.seat,
        steps=len(table.match.log),
        actors=_actors(table.match),
        happened=views.whole_story(table, listener),
        is_timed=table.match.game.is_timed,
    )


def _check_seat(match: Match, seat: int | None) -> None:
    if seat is not None and seat >= match.seats:
        raise Denied(say("no-such-seat", seat=str(seat)))


def _actors(match: Match) -> list[list[int]]:
    found = at_step(match, 0)
    actors = [list(found.actors)]
    for step in match.log:
        found.follow([step])
        actors.append(list(found.actors))
    return actors


@get("/api/tables/{table:str}/replay/scenes", tags=["after"])
async def scenes(
    request: Request[Any, Any, Any],
    table: TableName,
    first: StepAsked,
    seat: SeatAsked = None,
    letters: Letters = False,
) -> list[Scene]:
    """The table before that step and the next ones, 32 at most, as that seat saw it."""
    room = await finished(house_of(request), table)
    match = room.table.match.copy()
    _check_seat(match, seat)
    return await aside(request, _scenes, match, first, seat, letters)


def _scenes(match: Match, first: int, seat: int | None, letters: bool) -> list[Scene]:
    found = at_step(match, first)
    seen = [_scene(found, seat, letters)]
    for step in match.log[first : first + _CHUNK - 1]:
        found.follow([step])
        seen.append(_scene(found, seat, letters))
    return seen


def _scene(match: Match, seat: int | None, letters: bool) -> Scene:
    return Scene(match.seen(seat, in_words=False), match.draw(seat).plain if letters else None)


@get("/api/tables/{table:str}/replay/film", tags=["after"])
async def film(
    request: Request[Any, Any, Any], table: TableName, step: StepAsked
) -> protocol.Film | None:
    """The throw that led to that step, as it was seen; null if none did."""
    room = await finished(house_of(request), table)
    return films.of(room.table, step)


@post("/api/tables/{table:str}/branch", tags=["after"], status_code=HTTP_201_CREATED)
async def branch(
    request: Request[Any, Any, Any], table: TableName, data: JSONBody[Branch]
) -> Opened:
    """A new table that goes on from a step of a finished game, you on one seat, robots beside."""
    person, house = await asking(request), house_of(request)
    room = await finished(house, table)
    house.limits.take("table", person, address_of(request))
    found = await aside(request, at_step, room.table.match.copy(), data.step)
    await marks.check(house.store, found, round(house.now()), along=False)
    decisions.go_on_from(found, data.seat)
    chairs: list[Seating] = [data.level] * found.seats
    chairs[data.seat] = "me"
    settings = settings_for(found.terms, chairs)
    name = request.app.state.people.name_of(person, data.id)
    return Opened(
        await house.opening.create(
            person, settings, name=name, position=found.position(), address=address_of(request)
        )
    )


# --- thought over


@get("/api/tables/{table:str}/analysis", tags=["after"])
async def analysis(
    request: Request[Any, Any, Any], table: TableName, words: InWords = False
) -> Analysis:
    """What the robots think of every decision; begun when first asked for, and then remembered."""
    room = await finished(house_of(request), table)
    decisions.study(room.table)
    analyses: Analyses = request.app.state.analyses
    study = analyses.known(room.table) or await _begun(request, analyses, room.table)
    moments = decisive(room.table.match.game, study.verdicts, words)
    return Analysis(study.done, study.total, [_judged(it) for it in study.verdicts], moments)


async def _begun(request: Request[Any, Any, Any], analyses: Analyses, table: Table) -> Study:
    person, address = await looking(request), household(address_of(request))
    house_of(request).limits.take("analysis", person, address)
    # A record came here when it was opened, a game of this house when it was played
    moment = max(table.moved_at, table.stirred_at if table.is_record else 0)
    await marks.check(house_of(request).store, table.match, moment, along=True)
    return analyses.known(table) or analyses.begin(table, person, address)


def _judged(verdict: Verdict) -> Judged:
    judgement = verdict.judgement
    return Judged(
        step=verdict.step,
        seat=verdict.seat,
        values=[round(value, 3) for value in judgement.values],
        promised=round(judgement.promised, 3),
        kept=round(judgement.kept, 3),
        sure=judgement.sure,
    )


def decisive(game: Game, verdicts: list[Verdict], in_words: bool) -> list[Decisive]:
    """Where the most was lost; what was hopeless or won all the same is no such moment."""
    worst = sorted(verdicts, key=lambda verdict: -_lost(verdict))[:_MOMENTS]
    return [_decisive(game, verdict, in_words) for verdict in worst if _lost(verdict) >= _MUCH]


def _lost(verdict: Verdict) -> float:
    return verdict.judgement.promised - verdict.judgement.kept


def _decisive(game: Game, verdict: Verdict, in_words: bool) -> Decisive:
    return Decisive(
        step=verdict.step,
        seat=verdict.seat,
        lost=round(_lost(verdict), 3),
        played=_told(game, verdict.played, in_words),
        better=_told(game, verdict.better, in_words),
        notation=verdict.notation,
        why=reasons(game, verdict.judgement.why, in_words),
    )


def _told(game: Game, told: list[int] | protocol.Text, in_words: bool) -> list[int] | protocol.Text:
    if in_words and isinstance(game.text, Speech) and isinstance(told, list):
        return text(game.text.told(told, []))
    return told


# --- a table to look at


@get("/api/games/{game:str}/sample", tags=["after"])
async def sample(
    request: Request[Any, Any, Any], game: GameNamed, steps: Opening = 0, letters: Letters = False
) -> Sample:
    """A table as it is laid, or some moves later: what the rules are shown on."""
    return await aside(request, _sample, game, steps, letters)


@lru_cache(maxsize=200)
def _sample(name: str, steps: int, letters: bool) -> Sample:
    """Always the same one; who plays it plays anything."""
    game = game_named(name)
    options: dict[str, Any] = {**game.sample}
    match = game.new(seed=1, **options)
    while steps > 0 and match.actors:
        seat = match.actors[0]
        legal = match.legal_ids(seat)
        match.play(seat, legal[dice.below(dice.stream(1, len(match.log)), len(legal))])
        steps -= 1
    return Sample(_scene(match, 0, letters), packed_board(game, match.terms.laid))


ROUTES = [replay, scenes, film, branch, analysis, sample]
