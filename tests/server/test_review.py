"""After the game: replays, what-if, and the table that the rules are shown on."""

import time
from base64 import b64decode
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import sesame
from sesame.agents import saying
from sesame.core.contract import CHANCE
from sesame.core.match import Match
from sesame.core.record import parse
from sesame.core.replay import verify
from sesame.core.words import LANGUAGES
from sesame.games import OURS
from sesame.games.attrap_tresors.actions import Throw
from sesame.server.log import events
from sesame.server.log.events import Entry
from sesame.server.log.rows import Row
from sesame.server.log.table import Table
from sesame.server.protocol import Settings
from tests.server.generous import Generous

_CHUNK = 32
_ENOUGH = 400  # decisions of one game here
_THOUGHT_OVER = 60  # steps, those of chance included
_AFTER = ("/replay", "/replay/scenes?first=0", "/analysis")


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory, awake_robots: None) -> Iterator[httpx.Client]:  # noqa: ARG001
    folder = tmp_path_factory.mktemp("after")
    server = Generous(f"sqlite:///{folder / 'house.db'}", folder / "server.log")
    server.start()
    try:
        server.wait()
        with httpx.Client(base_url=server.address, timeout=60) as found:
            found.get("/api/me")
            yield found
    finally:
        server.close()


def played(name: str, seed: int = 1, **options: Any) -> Match:
    """A whole game of anybody against anybody, or the beginning of a long one."""
    match, chance = sesame.game(name).new(seed=seed, **options), Random(seed)
    while match.actors and len(match.log) < _ENOUGH:
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.legal_ids(seat)))
    return match


def opened(line: httpx.Client, match: Match) -> str:
    """The match as a table to look at."""
    answer = line.post("/api/records", json={"record": match.record()})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def seated(line: httpx.Client, number: str, **settings: Any) -> str:
    given = {"game": "khan-tsin", "chairs": ["me", "apprenti"], "pace": 0} | settings
    answer = line.post("/api/tables", json={"id": number, "settings": given})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def seen(match: Match, step: int, seat: int | None) -> Any:
    """What the seat saw after so many steps, as JSON has it."""
    there = Match(match.terms, chance="manual")
    there.follow(match.log[:step])
    return msgspec.json.decode(msgspec.json.encode(there.seen(seat, in_words=False)))


# --- replays


@pytest.mark.parametrize("name", OURS)
def test_a_finished_game_is_seen_again_from_every_seat(line: httpx.Client, name: str) -> None:
    match = played(name)
    table = opened(line, match)
    for seat in (None, *range(match.seats)):
        asked = {} if seat is None else {"seat": seat}
        found = line.get(f"/api/tables/{table}/replay", params=asked).json()
        assert found["steps"] == len(match.log) == len(found["happened"])
        assert (found["seat"], found["info"]["game"]) == (seat, name)
        first = len(match.log) // 2
        some = line.get(
            f"/api/tables/{table}/replay/scenes", params=asked | {"first": first}
        ).json()
        assert len(some) == min(_CHUNK, len(match.log) - first + 1)
        assert some[0]["view"] == seen(match, first, seat)
        assert some[-1]["view"] == seen(match, first + len(some) - 1, seat)


def test_a_record_brings_the_names_of_those_who_played(line: httpx.Client) -> None:
    match = sesame.game("khan-tsin").new(seed=1, names=["Morgiane", "Cassim"])
    chairs = line.get(f"/api/tables/{opened(line, match)}/replay").json()["info"]["chairs"]
    assert [chair["player"]["name"] for chair in chairs] == ["Morgiane", "Cassim"]


def test_a_record_that_stops_in_the_middle_has_no_winner(line: httpx.Client) -> None:
    match = at(played("khan-tsin"), 9)  # it used to make the server fail
    result = line.get(f"/api/tables/{opened(line, match)}/replay").json()["info"]["result"]
    assert result["winners"] == []
    assert result["why"]["en"] == "The game stops here."


def test_a_replay_says_who_was_to_act(line: httpx.Client) -> None:
    match = played("bakschisch")
    actors = line.get(f"/api/tables/{opened(line, match)}/replay").json()["actors"]
    assert actors[0] == seen(match, 0, None)["actors"]
    assert len(actors) == len(match.log) + 1
    assert not match.over or actors[-1] == []


def test_the_last_view_is_alone(line: httpx.Client) -> None:
    match = played("khan-tsin")
    asked = {"first": len(match.log), "seat": 1}
    some = line.get(f"/api/tables/{opened(line, match)}/replay/scenes", params=asked).json()
    assert [scene["view"]["over"] for scene in some] == [match.over]


@pytest.mark.parametrize("path", _AFTER)
def test_nothing_is_shown_before_the_end(line: httpx.Client, path: str) -> None:
    table = seated(line, f"early {path}")
    refused = line.get(f"/api/tables/{table}{path}")
    assert refused.status_code == 403
    assert refused.json()["reason"]["fr"].startswith("La partie n'est pas finie")
    assert refused.json()["reason"]["en"].startswith("The game is not over")


@pytest.mark.parametrize("path", _AFTER)
def test_once_somebody_gave_up_all_is_shown(line: httpx.Client, path: str) -> None:
    table = seated(line, f"resigned {path}")
    said = {"id": "r", "type": "resign", "seat": 0}
    assert line.post(f"/api/tables/{table}/commands", json=said).status_code == 200
    assert line.get(f"/api/tables/{table}{path}").status_code == 200


@pytest.mark.parametrize(
    "path", ["/replay?seat=2", "/replay/scenes?first=9999", "/replay/scenes?first=0&seat=5"]
)
def test_what_never_was_is_refused(line: httpx.Client, path: str) -> None:
    table = opened(line, played("khan-tsin"))
    assert line.get(f"/api/tables/{table}{path}").status_code == 403


# --- what if


@pytest.mark.parametrize("name", ["khan-tsin", "mille-et-un-tresors", "bakschisch"])
def test_a_branch_goes_on_from_the_very_position(line: httpx.Client, name: str) -> None:
    match = played(name, seed=3)
    step = next(at for at in range(20, 200) if 0 in seen(match, at, 0)["actors"])
    table = branched(line, opened(line, match), step, 0)
    told = line.get(f"/api/tables/{table}").json()
    assert told["views"][0]["view"] == seen(match, step, 0)
    assert told["views"][0]["choices"]
    chairs = [chair["player"]["level"] for chair in told["info"]["chairs"]]
    assert chairs == [None] + ["apprenti"] * (match.seats - 1)


def test_a_branch_goes_on_with_chance_that_its_record_proves(line: httpx.Client) -> None:
    match = played("mille-et-un-tresors", seed=4)
    step = next(at for at in range(12, 99) if 1 in seen(match, at, 1)["actors"])
    table = branched(line, opened(line, match), step, 1)
    play_on(line, table, updates=8)
    said = {"id": "enough", "type": "resign", "seat": 1}
    assert line.post(f"/api/tables/{table}/commands", json=said).status_code == 200
    written = parse(line.get(f"/api/tables/{table}/record").text)
    assert written.headers["Position"] == at(match, step).position()
    verdict = verify(written, match.game)
    assert verdict.faults == ()
    assert {CHANCE, 0, 1} == {seat for seat, _ in verdict.match.log}
    again = line.get(f"/api/tables/{table}/replay/scenes", params={"first": 0, "seat": 1}).json()
    assert again[0]["view"] == seen(match, step, 1)


def test_a_record_by_ids_is_the_same_game(line: httpx.Client) -> None:
    match = played("bakschisch")
    path = f"/api/tables/{opened(line, match)}/record"
    by_ids = line.get(path, params={"ids": True}).text
    assert f"#{match.log[0].action}" in by_ids
    assert verify(parse(by_ids), match.game).match.log == match.log
    assert line.get(path).text != by_ids


def test_a_branch_asked_for_twice_is_one_table(line: httpx.Client) -> None:
    table = opened(line, played("khan-tsin"))
    assert branched(line, table, 30, 0) == branched(line, table, 30, 0)


@pytest.mark.parametrize(
    ("name", "step", "seat"), [("khan-tsin", -1, 0), ("khan-tsin", 5, 4), ("attrap-tresors", 5, 0)]
)
def test_where_nothing_can_go_on_no_table_opens(
    line: httpx.Client, name: str, step: int, seat: int
) -> None:
    match = played(name)
    body = {"id": "x", "step": step % (len(match.log) + 1), "seat": seat}
    refused = line.post(f"/api/tables/{opened(line, match)}/branch", json=body)
    assert refused.status_code == 403
    assert set(refused.json()["reason"]) == set(LANGUAGES)


def test_nobody_branches_off_a_game_that_is_being_played(line: httpx.Client) -> None:
    body = {"id": "y", "step": 0, "seat": 0}
    assert line.post(f"/api/tables/{seated(line, 'b')}/branch", json=body).status_code == 403


@pytest.mark.parametrize("name", OURS)
def test_a_log_that_begins_at_a_position_reads_as_it_was_written(name: str) -> None:
    match = played(name, seed=2)
    there = at(match, len(match.log) // 3)
    created = events.Created(settings=Settings(game=name), seed="7", position=there.position())
    table = Table.read("t", [row(1, created), row(2, events.Paused())])
    assert table.match.state.tobytes() == there.state.tobytes()
    assert table.match.copy().record() == table.match.record()


def test_logs_from_before_there_were_branches_are_read() -> None:
    body = b'{"event":{"type":"created","settings":{"game":"kim-bac"},"seed":"7"}}'
    table = Table.read("t", [Row("t", 1, 0, body)])
    assert table.position is None
    assert table.match.start is None


def at(match: Match, step: int) -> Match:
    there = Match(match.terms, chance="manual")
    there.follow(match.log[:step])
    return there


def row(version: int, event: events.Event) -> Row:
    return Row("t", version, 0, msgspec.json.encode(Entry(event=event)))


def branched(line: httpx.Client, table: str, step: int, seat: int) -> str:
    body = {"id": f"{table} {step}", "step": step, "seat": seat, "level": "apprenti"}
    answer = line.post(f"/api/tables/{table}/branch", json=body)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["table"]
    return name


def play_on(line: httpx.Client, table: str, updates: int) -> None:
    """Anything, whenever asked; robots only play while somebody is there."""
    with line.stream("GET", f"/api/tables/{table}/events") as told:
        for written in filter(None, told.iter_lines()):
            update = msgspec.json.decode(written)
            if update["type"] != "update":
                continue
            view, updates = update["views"][0], updates - 1
            if not updates or view["view"]["over"]:
                return
            if view["choices"]:
                play = {"type": "play", "seat": view["seat"], "action": view["choices"][0]}
                play |= {"id": str(updates), "version": update["version"]}
                assert line.post(f"/api/tables/{table}/commands", json=play).status_code == 200


# --- thought over


@pytest.mark.parametrize("name", ["khan-tsin", "bakschisch"])
def test_the_robots_think_a_finished_game_over(line: httpx.Client, name: str) -> None:
    match = played(name, seed=5, **({"setup": "random"} if name == "khan-tsin" else {}))
    match = at(match, min(len(match.log), _THOUGHT_OVER))
    table = opened(line, match)
    found = thought_over(line, table)
    decisions = [at for at, step in enumerate(match.log) if step.seat >= 0]
    assert found["total"] == len(decisions)
    assert {judged["step"] for judged in found["judged"]} <= set(decisions)
    for judged in found["judged"]:
        assert judged["seat"] == match.log[judged["step"]].seat
        assert len(judged["values"]) == match.seats
        assert all(-1 <= value <= 1 for value in judged["values"])
    lost = [moment["lost"] for moment in found["moments"]]
    assert lost == sorted(lost, reverse=True)
    assert lost, "who plays anything makes mistakes"
    for moment in found["moments"]:
        assert all(isinstance(number, int) for number in (*moment["played"], *moment["better"]))
        assert all(row[0] < len(saying.kinds(match.game)) for row in moment["why"])
    worded = line.get(f"/api/tables/{table}/analysis", params={"words": True}).json()["moments"]
    assert len(worded) == len(found["moments"])
    for moment in worded:
        assert set(moment["better"]) == set(moment["why"]) == set(LANGUAGES)


def test_the_same_game_is_judged_the_same(line: httpx.Client) -> None:
    match = at(played("mille-et-un-tresors", seed=6), 20)
    first, second = (thought_over(line, opened(line, match)) for _ in range(2))
    assert first == second


def test_real_time_is_not_analysed(line: httpx.Client) -> None:
    table = opened(line, played("attrap-tresors"))
    assert line.get(f"/api/tables/{table}/analysis").status_code == 403


def test_at06_a_throw_is_seen_again_as_it_fell(line: httpx.Client) -> None:
    match = played("attrap-tresors")
    table = opened(line, match)
    throws = [
        at + 1
        for at, (seat, number) in enumerate(match.log)
        if seat == CHANCE and isinstance(match.game.actions.from_id(number), Throw)
    ]
    for step in throws[:5]:
        film = line.get(f"/api/tables/{table}/replay/film", params={"step": step}).json()
        assert film == line.get(f"/api/tables/{table}/replay/film", params={"step": step}).json()
        counting = [top for top, counts in zip(film["tops"], film["counts"], strict=True) if counts]
        assert "".join(sorted(counting)) == "".join(sorted(_notation(match, step).strip("-")))
        assert len(b64decode(film["moves"])) % (8 * 7 * 2) == 0
    other = throws[0] + 1
    assert line.get(f"/api/tables/{table}/replay/film", params={"step": other}).json() is None


def _notation(match: Match, step: int) -> str:
    return str(match.game.actions.from_id(match.log[step - 1].action))


def thought_over(line: httpx.Client, table: str) -> Any:
    end = time.monotonic() + 240
    while time.monotonic() < end:
        found = line.get(f"/api/tables/{table}/analysis").json()
        if found["done"] == found["total"]:
            return found
        time.sleep(0.2)
    raise AssertionError("still thinking")


# --- a table to look at


@pytest.mark.parametrize("name", OURS)
def test_the_sample_is_an_opening_that_stays_the_same(line: httpx.Client, name: str) -> None:
    laid = line.get(f"/api/games/{name}/sample").json()
    later = line.get(f"/api/games/{name}/sample", params={"steps": 12, "letters": True}).json()
    view = laid["scene"]["view"]
    assert (view["game"], view["seat"], view["over"]) == (name, 0, False)
    assert laid["scene"]["drawing"] is None
    assert later["scene"]["view"]["table"] != view["table"]
    assert later["scene"]["drawing"]
    assert line.get(f"/api/games/{name}/sample").json() == laid


def test_there_is_no_sample_of_an_unknown_game(line: httpx.Client) -> None:
    assert line.get("/api/games/chess/sample").status_code == 400
