"""Two tables that differ only in what somebody cannot know send them the same bytes.

The tables are played at the same moments of a clock that the test sets; `twins.py` finds games that
a viewer cannot tell apart, `twin_tables.py` plays them. Compared are updates, forecasts, refusals,
chat, the snapshot, the story, the record and the event stream, moments and clocks included; only
the name of the table and the hash of its secret may differ. Once a game is over nothing is secret.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from sesame.games import OURS
from sesame.server.log.table import new_match
from sesame.server.protocol import LiveClock, NoClock, Settings
from tests.server.open_house import OpenHouse, open_house
from tests.server.twin_tables import Company, Twin, mischief, seated_at
from tests.server.twins import Stretch, Viewer, forced, stretches

_SHORT: dict[str, dict[str, str | bool | int]] = {
    "kim-bac": {"rounds": 1},
    "bakschisch": {"open_bags": False},
}
_HIDDEN = {"kim-bac", "bakschisch", "attrap-tresors"}
_CHOICES = 64  # that may be asked about at once
_ASKED = ("", "/story", "/record")


@pytest.mark.parametrize("viewer", [(), (1,)], ids=["spectator", "seat"])
@pytest.mark.parametrize("game", OURS)
def test_what_lies_hidden_changes_no_byte(game: str, viewer: Viewer, tmp_path: Path) -> None:
    asyncio.run(_compare(tmp_path, game, viewer, seed=1, most=40))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("viewer", [(), (0,), (1,), (2,), (0, 2)], ids=str)
@pytest.mark.parametrize("game", OURS)
def test_not_in_whole_games_either(game: str, viewer: Viewer, seed: int, tmp_path: Path) -> None:
    if max(viewer, default=0) < new_match(_settings(game, seed)).seats:
        asyncio.run(_compare(tmp_path, game, viewer, seed, most=1_000_000))


async def _compare(folder: Path, game: str, viewer: Viewer, seed: int, most: int) -> None:
    """Whole games, or so many steps."""
    rng, settings = Random(f"{game} {viewer} {seed}"), _settings(game, seed)
    differed = steps = 0
    async with open_house(f"sqlite:///{folder / 'sesame.db'}") as house:
        company = await _company(house, new_match(settings).seats, viewer)
        for stretch in stretches(new_match(settings).terms, viewer, rng):
            del stretch.pairs[most - steps :]
            await _play_twice(house, settings, company, stretch, rng)
            steps += len(stretch.pairs)
            differed += stretch.differs
            if steps >= most:
                break
    assert (differed > 0) == (game in _HIDDEN), "the twins were not twins"


def _settings(game: str, seed: int) -> Settings:
    seats = 2 if game == "khan-tsin" else 3 + seed % 2
    clock = LiveClock(seconds=24 * 3600, increment=7) if seed % 2 else NoClock()
    options = _SHORT.get(game, {})
    return Settings(game=game, seats=seats, options=options, clock=clock, pace=0, away=86_400)


async def _company(house: OpenHouse, seats: int, viewer: Viewer) -> Company:
    """Everybody is somebody else, but for the seats of the viewer."""
    me, *others = [(await house.app.people.arrive()).id for _ in range(seats + 1)]
    people = [me if seat in viewer else others[seat] for seat in range(seats)]
    return Company(people, me, viewer)


async def _play_twice(
    house: OpenHouse, settings: Settings, company: Company, stretch: Stretch, rng: Random
) -> None:
    async with AsyncExitStack() as stack:
        name = f"{rng.getrandbits(64):016x}"
        one, other = [
            await stack.enter_async_context(
                seated_at(house, f"{which}-{name}", settings, stretch.before, company)
            )
            for which in ("one", "two")
        ]
        _assert_same(await one.told("arrived"), await other.told("arrived"))
        for at, (step, its_twin) in enumerate(stretch.pairs):
            house.clock.go_on(rng.randrange(900, 9000))
            length = len(stretch.before) + at + 1
            await one.step(step, length, f"m{at}")
            await other.step(its_twin, length, f"m{at}")
            told = await one.told(f"s{at}"), await other.told(f"s{at}")
            if one.is_over and other.is_over:  # the table made the last moves itself
                return
            _assert_same(*told)
            _assert_forced_alike(one, other)
            await _foresee(one, other, company.seats, f"f{at}")
            if rng.random() < 0.4:
                await _try_something(one, other, company.seats, f"x{at}", rng)
        await _ask_everything(one, other, rng)


async def _try_something(one: Twin, other: Twin, viewer: Viewer, name: str, rng: Random) -> None:
    """What is refused is refused in the same words; what is said is heard alike."""
    command = mischief(one, viewer, name, rng)
    await asyncio.gather(one.say(command), other.say(command))
    _assert_same(await one.told(f"{name}-s"), await other.told(f"{name}-s"))
    if rng.random() < 0.1:
        again = command | {"id": f"{name}-p"}
        _assert_same([await one.posted(again)], [await other.posted(again)])
        _assert_same(await one.told(f"{name}-t"), await other.told(f"{name}-t"))


async def _foresee(one: Twin, other: Twin, viewer: Viewer, name: str) -> None:
    """What every choice of the viewer's would do."""
    match = one.room.table.match
    for seat in set(match.actors) & set(viewer):
        asked = {"type": "foresee", "id": f"{name}-{seat}", "seat": seat}
        asked |= {"version": one.room.table.version, "actions": match.legal_ids(seat)[:_CHOICES]}
        await asyncio.gather(one.say(asked), other.say(asked))
        told = await one.told(f"{name}-s{seat}"), await other.told(f"{name}-s{seat}")
        is_answered = any('"type":"foreseen"' in message for message in told[0])
        assert is_answered == (not match.game.is_timed), "a paused table is not asked"
        _assert_same(*told)


async def _ask_everything(one: Twin, other: Twin, rng: Random) -> None:
    for path in _ASKED:
        _assert_same([await one.fetched(path)], [await other.fetched(path)])
    since = rng.randrange(one.room.table.version + 1)
    _assert_same([await one.streamed(since)], [await other.streamed(since)])


def _assert_same(mine: list[str], theirs: list[str]) -> None:
    """Byte for byte; where not, the place says what gave it away."""
    for one, other in zip(mine, theirs, strict=False):
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
        assert one == other, f"{one[max(0, at - 200) : at + 80]} | {other[at : at + 80]}"
    assert len(mine) == len(theirs)


def _assert_forced_alike(one: Twin, other: Twin) -> None:
    """A move that the table makes by itself tells that there was no other."""
    mine, theirs = one.room.table.match, other.room.table.match
    assert mine.actors == theirs.actors
    assert forced(mine) == forced(theirs)
