"""A folder where an arena keeps its games, each as a record, the moment it is finished."""

import csv
import os
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec

from sesame.core import record
from sesame.core.contract import CHANCE
from sesame.core.errors import BadFile, BadRecord
from sesame.core.files import named, read_text, refusal
from sesame.core.messages import house
from sesame.lab.contest import Contest, Fixture
from sesame.lab.standings import Result, Standings

CONTEST, STANDINGS = "contest.json", "standings.json"
GAMES = "games"  # a row for each, as JSON and as CSV
_NOTE = ".json"
_LONG = 60  # letters of a value in a refusal: a board can fill a page


class Archive:
    """The folder of one contest; of another it is refused."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        try:
            self.folder = folder.expanduser()
            self.folder.mkdir(parents=True, exist_ok=True)
            is_empty = all(path.name.startswith(".") for path in self.folder.iterdir())
        except (OSError, RuntimeError) as error:
            raise refusal(folder, error) from None
        if is_empty:
            self._write(CONTEST, _text(contest))
        else:
            _compare(folder, self._kept_contest(), contest)

    def read(self, fixture: Fixture) -> Result | None:
        """The game as it was kept; None if it has not been played yet."""
        path = self._path(fixture)
        if not path.exists():
            return None
        try:
            kept = record.parse(read_text(path))
        except BadRecord as error:
            raise named(path, error.words) from None
        headers = kept.headers
        names = tuple(headers.get(letter) for letter in record.SEAT_LETTERS[: len(fixture.agents)])
        result = headers.get("Result", record.UNFINISHED)
        if names != fixture.agents or headers.get("Seed") != str(fixture.chance):
            raise named(path, house()("not-that-game"))
        if result == record.UNFINISHED:
            return None
        winners = () if result == record.NOBODY else result.split()
        length = sum(move.actor != CHANCE for move in kept.moves)
        return Result(fixture, tuple(map(record.SEAT_LETTERS.index, winners)), length)

    def record(self, fixture: Fixture) -> str | None:
        """The record of a game that `read` has found."""
        return read_text(self._path(fixture)) if self.read(fixture) else None

    def note(self, fixture: Fixture) -> str | None:
        """What was noted about the game; None if it was not played, or nothing was noted."""
        path = self._path(fixture).with_suffix(_NOTE)
        return read_text(path) if self._path(fixture).exists() and path.exists() else None

    def write(self, fixture: Fixture, text: str, note: str = "") -> None:
        """Keep a finished game, and what was noted about it: that first, so that neither lacks."""
        path = self._path(fixture)
        if note:
            self._write(path.with_suffix(_NOTE).name, note)
        self._write(path.name, text)

    def sum_up(self, standings: Standings, results: Sequence[Result]) -> None:
        """Keep the figures beside the games: of all, and a row for each."""
        self._write(STANDINGS, _text(standings))
        rows = [_row(result) for result in sorted(results)]
        self._write(f"{GAMES}.json", _text(rows))
        self._write(f"{GAMES}.csv", _csv(rows))

    def _path(self, fixture: Fixture) -> Path:
        return self.folder / f"{fixture.number:06}.txt"

    def _kept_contest(self) -> Contest:
        path = self.folder / CONTEST
        if not path.exists():
            raise named(self.folder, house()("other-files-there"))
        try:
            return msgspec.json.decode(read_text(path), type=Contest)
        except msgspec.DecodeError:
            raise named(path, house()("unreadable-contest")) from None

    def _write(self, name: str, text: str) -> None:
        """All of it or nothing, even if the process or the machine stops in the middle."""
        path, partial = self.folder / name, self.folder / f".{name}"
        try:
            with partial.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            partial.replace(path)
        except OSError as error:
            raise refusal(path, error) from None


def _row(result: Result) -> dict[str, Any]:
    """One game in plain words and numbers."""
    seats = range(len(result.fixture.agents))
    return {
        "game": result.fixture.number,
        "seed": result.fixture.chance,
        "luck": result.fixture.luck,
        **{f"agent_{seat}": result.fixture.agents[seat] for seat in seats},
        **{f"points_{seat}": result.points(seat) for seat in seats},
        "length": result.length,
    }


def _csv(rows: Sequence[dict[str, Any]]) -> str:
    text = StringIO()
    writer = csv.DictWriter(text, rows[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


def _text(data: object) -> str:
    return msgspec.json.format(msgspec.json.encode(data)).decode() + "\n"


def _compare(folder: Path, kept: Contest, asked: Contest) -> None:
    """Refuse the folder of another contest, by the first thing that differs."""
    for field in Contest.__struct_fields__:
        there, here = (_shown(getattr(contest, field)) for contest in (kept, asked))
        if there != here:
            raise BadFile("other-contest-there", folder=folder, field=field, there=there, here=here)


def _shown(value: object) -> str:
    text = ",".join(value) if isinstance(value, tuple) else str(value) or "-"
    return text if len(text) <= _LONG else text[:_LONG] + "…"
