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
def test_a_browser_reads_what_was_written(name: str, tmp_path: Path) -> None:
    """By ids, in notation, and from a position on."""
    matches = [play_randomly(game(name).new(seed=seed), seed) for seed in range(3)]
    matches += [_by_hand(match) for match in matches]
    from_there = [_from_the_middle(match) for match in matches[:3]]
    told = [*(match.record(ids=True) for match in matches), *(it.record() for it in from_there)]
    told += [match.record() for match in matches]
    found = run("records.mjs", tmp_path, name, records=told)
    for match, read in zip([*matches, *from_there, *matches], found, strict=True):
        assert "refused" not in read, read
        assert read["log"] == [list(step) for step in match.log]
        assert read["over"]


def _from_the_middle(match: Match) -> Match:
    """The same, begun where half of it was played."""
    before = Match(match.terms, chance="manual")
    half = len(match.log) // 2
    for step in match.log[:half]:
        before.play(*step)
    again = match.game.at(before.position(), chance="manual")
    for step in match.log[half:]:
        again.play(*step)
    return again


def test_a_browser_says_why_it_does_not_read_a_record(tmp_path: Path) -> None:
    start = game("khan-tsin").new(seed=1, setup="random")
    record = game("khan-tsin").at(start.position()).record()
    assert "\nTable: " in record
    without = "".join(line for line in record.splitlines(True) if not line.startswith("Table"))
    other = game("khan-tsin").at(game("khan-tsin").new(seed=1).position()).record()
    false = other.partition("Table: ")[2].split()[0]
    found = run(
        "records.mjs",
        tmp_path,
        "khan-tsin",
        records=[
            f"{record}1. nonsense",
            without,
            record.replace("Table: ", "Table: A"),
            record.replace(record.partition("Table: ")[2].split()[0], "eJwDAAAAAAE="),
        ],
    )
    reasons = [each["refused"] for each in found]
    assert reasons[0] == "move 1 (nonsense): “nonsense” is no move of this game."
    assert "its line “Table” is missing" in reasons[1]
    assert reasons[2] == reasons[3] == "The line “Table” of this game is no table of it."
    assert false
    with pytest.raises(sesame.BadRecord, match="header Table is not the position"):
        sesame.replay(record.replace(record.partition("Table: ")[2].split()[0], false))


def _by_hand(match: Match) -> Match:
    """The same without a seed: its chance stands in the moves."""
    again = Match(match.terms, chance="manual", names=tuple("ABCDEF"[: match.seats]))
    for step in match.log:
        again.play(*step)
    return again
