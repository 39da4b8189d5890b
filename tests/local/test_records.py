"""A record that a browser wrote is read, replayed and verified here; and the other way round."""

from pathlib import Path
from typing import Any

import pytest

import sesame
from sesame.cli import main
from sesame.core.match import Match
from sesame.core.record import SEAT_LETTERS
from sesame.games import OURS, game
from sesame.testing.cases import play_randomly
from tests.local.browser import run


def _tables(name: str) -> list[dict[str, Any]]:
    """Every number of seats, and every value of every option."""
    known = game(name)
    options = [{each.name: value} for each in known.options for value in each.values]
    return [
        *({"game": name, "seats": seats} for seats in known.seats),
        *({"game": name, "options": chosen} for chosen in options),
    ]


@pytest.mark.parametrize("name", OURS)
def test_sesame_verifies_what_a_browser_wrote(name: str, tmp_path: Path) -> None:
    tables = _tables(name)
    for asked, written in zip(
        tables, run("records.mjs", tmp_path, name, tables=tables), strict=True
    ):
        verdict = sesame.verify(written)
        assert not verdict.faults
        assert verdict.match.over
        assert verdict.match.seats == asked.get("seats", game(name).seats[0])
        assert verdict.match.names == tuple(f"seat {i}" for i in range(verdict.match.seats))
    path = tmp_path / "game.txt"
    path.write_text(written, "utf-8")
    assert main(["verify", str(path)]) == 0
    path.write_text(written.replace("Result: ", f"Result: {SEAT_LETTERS} "), "utf-8")
    assert main(["verify", str(path)]) != 0


@pytest.mark.parametrize("name", OURS)
def test_a_browser_reads_what_was_written_by_ids(name: str, tmp_path: Path) -> None:
    matches = [play_randomly(game(name).new(seed=seed), seed) for seed in range(3)]
    matches += [_by_hand(match) for match in matches]
    found = run(
        "records.mjs", tmp_path, name, records=[match.record(ids=True) for match in matches]
    )
    for match, read in zip(matches, found, strict=True):
        assert read["log"] == [list(step) for step in match.log]
        assert read["over"]


def _by_hand(match: Match) -> Match:
    """The same without a seed: its chance stands in the moves."""
    again = Match(match.terms, chance="manual", names=tuple("ABCDEF"[: match.seats]))
    for step in match.log:
        again.play(*step)
    return again
