"""`sesame new-game NAME`: a package with a game of one's own, which plays and passes its own tests.

It begins as Nim, whole and small; whoever writes a game changes it rule by rule.
"""

import re
from argparse import Namespace
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.errors import BadFile, BadOption
from sesame.core.files import refusal
from sesame.games import games

_NAME = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")
_SUFFIX = ".in"  # of a file with blanks to be filled


def new_game(arguments: Namespace, screen: Screen) -> int:
    """Write the package, and say what to do with it."""
    name: str = arguments.name
    folder = arguments.folder or Path(f"sesame-{name}")
    write(name, folder)
    screen.say("new-game", folder=folder, name=name)
    return 0


def write(name: str, folder: Path) -> None:
    """Refuses a name that no game can have, or another has, and a folder that is there."""
    if not _NAME.fullmatch(name):
        raise BadOption(say("bad-game-name", name=repr(name)))
    if name in games():
        raise BadOption(say("game-exists", name=name))
    if folder.exists():
        raise BadFile(say("folder-exists", folder=folder))
    code = name.replace("-", "")[:2].ljust(2, "x")  # of its rules: NI-01
    blanks = {
        "NAME": name,
        "PACKAGE": f"sesame_{name.replace('-', '_')}",
        "TITLE": name.replace("-", " ").capitalize(),
        "CODE": code.upper(),
        "LOWER": code,
    }
    try:
        _fill(files(__name__).joinpath("files"), folder, blanks)
    except OSError as error:
        raise refusal(folder, error) from None


def _fill(source: Traversable, target: Path, blanks: dict[str, str]) -> None:
    if source.is_dir():
        target.mkdir(parents=True)
        for inside in source.iterdir():
            name = blanks["PACKAGE"] if inside.name == "package" else inside.name
            _fill(inside, target / name.replace("test_game", f"test_{_module(blanks)}"), blanks)
    elif source.name.endswith(_SUFFIX):
        text = re.sub(r"@(\w+)@", lambda blank: blanks[blank[1]], source.read_text("utf-8"))
        target.with_name(target.name.removesuffix(_SUFFIX)).write_text(text, encoding="utf-8")


def _module(blanks: dict[str, str]) -> str:
    return blanks["NAME"].replace("-", "_")
