"""A game's files for browsers: `<game>.wasm`, `<game>.json`, what its records are read by, its
network or films if it has any; of a stranger's game what the page does not know (`guests.py`).

WebAssembly is kept beside compiled kernels (`core/cache.py`), by a hash of all that it is made of,
so that nobody makes the same file twice.
"""

import hashlib
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

import llvmlite
import msgspec
from numba import from_dtype

from sesame.agents import knowledge
from sesame.core.cache import cache_folder, write
from sesame.core.fingerprint import of_stranger, source_hash
from sesame.core.game import Game
from sesame.games import OURS
from sesame.games import game as game_named
from sesame.wasm import compiler, interface
from sesame.wasm import entries as entries_
from sesame.wasm.entries import entries
from sesame.wasm.guests import guest, guest_file
from sesame.wasm.interface import Entry
from sesame.wasm.manifest import manifest, network, network_file, reel, reel_file
from sesame.wasm.reading import reading, reading_file


def build_all(folder: Path, names: list[str]) -> None:
    """The files of these games, on all cores."""
    folder.mkdir(parents=True, exist_ok=True)
    if len(names) == 1:
        build(folder, names[0])
        return
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(build, folder, name) for name in names]:
            done.result()


def build(folder: Path, name: str) -> None:
    """The files of one game."""
    game = game_named(name)
    knowledge.load(game)
    wanted = entries(game)
    (folder / f"{name}.wasm").write_bytes(_kernels(game, wanted))
    if (numbers := network(game)) is not None:
        (folder / network_file(game)).write_bytes(numbers)
    if (films := reel(game)) is not None:
        (folder / reel_file(game)).write_bytes(films)
    (folder / reading_file(game)).write_bytes(msgspec.json.encode(reading(game)))
    if name not in OURS:
        (folder / guest_file(game)).write_bytes(msgspec.json.encode(guest(game)))
    (folder / f"{name}.json").write_bytes(msgspec.json.encode(manifest(game, wanted)))


def _kernels(game: Game, wanted: list[Entry]) -> bytes:
    kept = cache_folder() / "wasm" / f"{game.name}-{_made_of(game)}.wasm"
    with suppress(OSError):
        return kept.read_bytes()
    made = compiler.compiled(wanted)
    with suppress(OSError):
        kept.parent.mkdir(exist_ok=True)
        write(kept, made)
    return made


def _made_of(game: Game) -> str:
    """A name for all that the file depends on: rules, knowledge, and who translates them."""
    tools = (sys.version, llvmlite.__version__, version("ziglang"))
    digest = hashlib.sha256(repr(tools).encode())
    for module in (compiler, entries_, interface):
        digest.update(Path(str(module.__file__)).read_bytes())
    digest.update(source_hash().encode() + of_stranger(from_dtype(game.state)).encode())
    return digest.hexdigest()[:24]
