"""The server against boardgame.io's: moves and waits with four sockets a table, and memory.

Ours stores every move and syncs the disk before anyone is told; theirs keeps all in memory, as it
does out of the box. Ours plays Mille et un trésors with all its rules, theirs a race of four pawns
without any. What a server tells is most of its work, so theirs tells beside the pawns what ours
tells a seat: record, facts, prompt and choices, byte for byte as they are after some moves. A
second one of theirs tells the pawns alone, the least there is. The floor is what Python, uvloop and
SQLite cost without any game: as many bytes to as many sockets, each row stored, nothing read and
nothing decided (`floor.py`). What each really told is counted.

    python -m bench.server    # this part of the bench alone
"""

import json
import subprocess
import sys
from dataclasses import dataclass
from random import Random
from statistics import median

import msgspec
from rich.console import Console

import sesame
from bench import hosts, load, memory
from bench.dialects import SEATS
from bench.hosts import floor_server, our_server, their_server
from bench.load import Found
from bench.memory import Memory
from bench.tables import Table

GAME = "mille-et-un-tresors"
_SEED, _MOVES_BEFORE = 2, 30  # of the table that boardgame.io tells
_MIB = 1 << 20


@dataclass(frozen=True)
class Contest:
    """Everything measured in one run."""

    ours: Found
    floor: Found  # no game, as many bytes, as much stored
    theirs: Found  # with the same table to tell
    theirs_bare: Found  # with four numbers to tell
    our_memory: Memory
    their_memory: Memory


def measure() -> Contest:
    """Speeds and waits, all servers in turn; then memory, each in a fresh process."""
    with (
        our_server() as ours,
        floor_server() as floor,
        their_server(_table()) as theirs,
        their_server() as bare,
    ):
        ports = [str(host.port) for host in (ours, floor, theirs, bare)]
        command = [sys.executable, "-m", "bench.load", GAME, *ports]
        said = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    first, second, third, fourth = (Found(**figures) for figures in json.loads(said))
    return Contest(first, second, third, fourth, *memory.measure())


def _table() -> str:
    """What our server tells the seat whose turn it is, after some moves of the game."""
    match, choice = sesame.game(GAME).new(seats=SEATS, seed=_SEED), Random(_SEED)
    for _ in range(_MOVES_BEFORE):
        (seat,) = match.actors
        match.play(seat, choice.choice(match.legal(seat)))
    seen = match.seen(None, in_words=False)
    told = {"view": seen, "choices": match.legal_ids(match.actors[0]), "turn": _MOVES_BEFORE}
    return msgspec.json.encode(told).decode()


def speeds(found: Contest) -> Table:
    return Table(
        "The server: moves by four people a table",
        (
            "Server",
            "Moves are",
            "Moves/s best",
            "median",
            "÷ boardgame.io",
            "ms at 500/s: p50",
            "p99",
            "Bytes a move",
            "Generator",
        ),
        [
            _row("Sésame", "stored and synced", found.ours, found),
            _row("A floor: no game", "stored and synced", found.floor, found),
            _row(f"boardgame.io {hosts.version()}", "in memory", found.theirs, found),
            _row("boardgame.io, pawns alone", "in memory", found.theirs_bare, found),
        ],
        2,
        f"A move counts once all four sockets were told, and ours is acknowledged.\n"
        f"{load.AT_ONCE} tables at once, {load.ROUNDS} rounds of {load.SECONDS} s in turn; ÷: the"
        f" median of the rounds' own ratios. Then {load.RATE} moves a second whether or not earlier"
        " ones are done: how long until all four knew. One process plays against all; Generator:"
        " the share of its core that it needed, so at 100 % it is the limit. Bytes: what all four"
        " were sent. Sésame plays Mille et un trésors; boardgame.io a race of four pawns, beside"
        " which lies what Sésame tells a seat, or nothing. The floor reads nothing and decides"
        " nothing: it stores a row and sends as many bytes.",
    )


def memories(found: Contest) -> Table:
    return Table(
        "The server: memory at rest",
        ("Server", "Empty", "An idle table, one socket", "One more socket", "Tables", "In all"),
        [_sizes("Sésame", found.our_memory), _sizes("boardgame.io", found.their_memory)],
        1,
        "Resident memory of the process, in KiB and MiB. Ours: all five games in turn, one person"
        " and a robot, paused.",
    )


def _row(name: str, how: str, mine: Found, all_found: Contest) -> tuple[str, ...]:
    timed = mine.speeds[1:]  # the first round warms up
    waits = sorted(wait for waits in mine.waits[1:] for wait in waits)
    ratios = [m / t for m, t in zip(timed, all_found.theirs.speeds[1:], strict=True)]
    return (
        name,
        how,
        f"{max(timed):,.0f}",
        f"{median(timed):,.0f}",
        f"{median(ratios):.2f}x",
        f"{waits[len(waits) // 2]:.2f}",
        f"{waits[len(waits) * 99 // 100]:.2f}",
        f"{median(mine.told[1:]):,.0f}",
        f"{median(mine.own[1:]):.0%}",
    )


def _sizes(name: str, held: Memory) -> tuple[str, ...]:
    return (
        name,
        f"{held.empty / _MIB:.0f} MiB",
        f"{held.table / 1024:.1f} KiB",
        f"{held.socket / 1024:.1f} KiB",
        f"{held.tables:,}",
        f"{held.full / _MIB:.0f} MiB",
    )


if __name__ == "__main__":
    contest = measure()
    for table in (speeds(contest), memories(contest)):
        table.show(Console(width=120))
