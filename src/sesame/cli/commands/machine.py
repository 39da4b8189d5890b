"""`sesame machine GAME FOLDER`: what a browser needs to play a game by itself."""

from argparse import Namespace
from pathlib import Path

from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.errors import BadOption
from sesame.core.figures import number
from sesame.core.files import refusal
from sesame.games import game as find_game


def machine(arguments: Namespace, screen: Screen) -> int:
    """Write a game's kernels as WebAssembly, with their manifest, into a folder."""
    from sesame.wasm import compiler  # the compiler is loaded by the command that needs it
    from sesame.wasm.build import build_all

    name, folder = find_game(arguments.game).name, Path(arguments.folder).expanduser()
    if not compiler.has_linker():
        raise BadOption(say("machine-no-linker"))
    try:
        build_all(folder, [name])
    except OSError as error:
        raise refusal(folder, error) from None
    written = sorted(folder.glob(f"{name}.*"))
    size = number(sum(path.stat().st_size for path in written) / 1e3, screen.language, 0)
    screen.say("machine-written", files=", ".join(path.name for path in written), size=size)
    return 0
