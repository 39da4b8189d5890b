"""The command line, described in the reader's language."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from sesame.cli import usage
from sesame.cli.saying import say
from sesame.core.words import LANGUAGES, Language
from sesame.version import __version__

MOST_GAMES = 10**9
MOST_THREADS = 1024
MOST_PROCESSES = 64  # of a server
MOST_MEETINGS = 10**6  # games of a line-up in the arena
LARGEST_SEED = 2**63 - 1  # what a compiled kernel can be handed


def parse(given: Sequence[str], language: Language) -> argparse.Namespace:
    """The command and what it was told; without a command, `serve`."""
    parser = _whole(language)
    arguments = parser.parse_args(given)
    if arguments.command is None:
        return parser.parse_args([*given, "serve"])
    return arguments


class _Parser(argparse.ArgumentParser):
    """argparse, speaking the reader's language, and refusing by our errors."""

    def __init__(self, *, language: Language, about: str, **settings: Any) -> None:
        style = _help_in(language)
        settings |= {"add_help": False, "allow_abbrev": False, "formatter_class": style}
        super().__init__(description=_sentence(say(about).to(language)), **settings)
        self.language = language
        self._needed = self.add_argument_group(self.text("heading-arguments"))
        self._free = self.add_argument_group(self.text("heading-options"))

    def text(self, name: str) -> str:
        """A message by its name."""
        return say(name).to(self.language)

    def need(self, name: str, help_: str, metavar: str, **settings: Any) -> None:
        """An argument known by its place."""
        settings |= {"help": self.text(help_), "metavar": self.text(metavar)}
        self._needed.add_argument(name, **settings)

    def take(self, *names: str, help_: str, metavar: str | None = None, **settings: Any) -> None:
        """An argument known by its name, that may be left out."""
        if metavar is not None:
            settings["metavar"] = self.text(metavar)
        self._free.add_argument(*names, help=self.text(help_), **settings)

    def take_common(self) -> None:
        """What every command takes."""
        self.take("--lang", help_="help-lang", choices=LANGUAGES, default=argparse.SUPPRESS)
        self.take("-h", "--help", help_="help-help", action="help")

    def error(self, message: str) -> NoReturn:
        raise usage.refusal(message)


def _help_in(language: Language) -> type[argparse.HelpFormatter]:
    class Help(argparse.HelpFormatter):
        def add_usage(
            self, usage: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            said = say("usage").to(language) if prefix is None else prefix
            super().add_usage(usage, actions, groups, said)

    return Help


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:].removesuffix(".") + "."


def _whole(language: Language) -> _Parser:
    epilog = say("epilog").to(language)
    parser = _Parser(prog="sesame", language=language, about="about", epilog=epilog)
    parser.take_common()
    version = f"sesame {__version__}"
    parser.take("--version", help_="help-version", action="version", version=version)
    commands = parser.add_subparsers(
        dest="command", title=parser.text("heading-commands"), metavar=parser.text("value-command")
    )
    for name, about, describe in _DESCRIBED:
        command = commands.add_parser(name, language=language, about=about, help=parser.text(about))
        describe(command)
        command.take_common()
    return parser


def _serve(parser: _Parser) -> None:
    parser.take("--host", help_="help-host", metavar="value-address", default="0.0.0.0")
    port = _whole_number(0, 65_535, parser.language)
    parser.take("--port", help_="help-port", metavar="value-number", type=port)
    parser.take("--database", help_="help-database", metavar="value-address")
    processes = _whole_number(1, MOST_PROCESSES, parser.language)
    parser.take(
        "--processes", help_="help-servers", metavar="value-number", type=processes, default=1
    )
    parser.take("--no-browser", help_="help-no-browser", action="store_true")
    parser.take("--log", help_="help-log", choices=("plain", "json"), default="plain")
    parser.take("--proxy", help_="help-proxy", metavar="value-address", default="127.0.0.1,::1")
    parser.take("--names", help_="help-host-names", metavar="value-address", default="")
    parser.take("--thinking", help_="help-thinking", choices=("page", "server"), default="page")
    parser.take("--check", help_="help-check", action="store_true")


def _site(parser: _Parser) -> None:
    parser.need("folder", "help-site-folder", "value-folder", type=Path)


def _play(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game", nargs="?")
    parser.take("--seats", help_="help-seats", metavar="value-seat-list")
    _take_terms(parser)
    parser.take("--seed", help_="help-seed", metavar="value-seed")
    parser.take("--names", help_="help-player-names", metavar="value-name-list")
    parser.take("--load", help_="help-load", metavar="value-file", type=Path)
    parser.take("--save", help_="help-save", metavar="value-file", type=Path)


def _games(parser: _Parser) -> None:
    """Nothing to say beside the language."""


def _simulate(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    at_least_one = _whole_number(1, MOST_GAMES, parser.language)
    parser.take(
        "--games", help_="help-count", metavar="value-number", type=at_least_one, default=10_000
    )
    parser.take("--seats", help_="help-seat-count", metavar="value-number", type=int)
    _take_terms(parser)
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_="help-seed", metavar="value-number", type=seed, default=1)
    threads = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--threads", help_="help-threads", metavar="value-number", type=threads)
    parser.take("--on", help_="help-on-too", metavar="value-address")
    parser.take("--json", help_="help-json", action="store_true")


def _arena(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    parser.take("--seats", help_="help-robots", metavar="value-seat-list", required=True)
    parser.take("--table", help_="help-table", metavar="value-number", type=int)
    games = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--games", help_="help-meetings", metavar="value-number", type=games, default=100)
    _take_terms(parser)
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_="help-seed", metavar="value-number", type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_="help-processes", metavar="value-number", type=processes)
    parser.take("--on", help_="help-on", metavar="value-address")
    parser.take("--save", help_="help-archive", metavar="value-folder", type=Path)
    parser.take("--markdown", help_="help-markdown", action="store_true")


def _report(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    parser.take("--agents", help_="help-agents", metavar="value-seat-list")
    parser.take("--table", help_="help-seat-count", metavar="value-number", type=int)
    games = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--games", help_="help-watched", metavar="value-number", type=games, default=100)
    _take_terms(parser)
    parser.take("--compare", help_="help-compare", metavar="value-file")
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_="help-seed", metavar="value-number", type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_="help-processes", metavar="value-number", type=processes)
    parser.take("--on", help_="help-on", metavar="value-address")
    parser.take("--save", help_="help-watched-folder", metavar="value-folder", type=Path)
    parser.take("-o", "--output", help_="help-page", metavar="value-file", type=Path)


def _exploit(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    parser.need("robot", "help-exploited", "value-name")
    parser.take("--seats", help_="help-seat-count", metavar="value-number", type=int)
    _take_terms(parser)
    parser.take("--position", help_="help-position", metavar="value-position")
    count = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--nodes", help_="help-tree", metavar="value-number", type=count, default=200_000)
    parser.take("--samples", help_="help-samples", metavar="value-number", type=count, default=64)
    parser.take("--challengers", help_="help-challengers", metavar="value-seat-list")
    parser.take("--games", help_="help-challenge", metavar="value-number", type=count, default=200)
    _take_work(parser)


def _corpus(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    parser.take("--seats", help_="help-agents", metavar="value-seat-list", default="calife:0.5s")
    parser.take("--table", help_="help-seat-count", metavar="value-number", type=int)
    _take_terms(parser)
    count = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--games", help_="help-count-100", metavar="value-number", type=count, default=100)
    effort = _whole_number(0, MOST_MEETINGS, parser.language)
    parser.take("--judge", help_="help-judge", metavar="value-number", type=effort, default=1_500)
    parser.take("--save", help_="help-corpus", metavar="value-folder", type=Path, required=True)
    _take_work(parser)


def _take_work(parser: _Parser) -> None:
    """Luck, and who does the work."""
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_="help-seed", metavar="value-number", type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_="help-processes", metavar="value-number", type=processes)


def _train(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    count = _whole_number(1, MOST_MEETINGS, parser.language)
    for name, help_, usual in (
        ("--generations", "help-generations", 6),
        ("--games", "help-generation-games", 20_000),
        ("--nodes", "help-nodes", 2_000),
    ):
        parser.take(name, help_=help_, metavar="value-number", type=count, default=usual)
    parser.take(
        "--option", help_="help-option", metavar="value-name-value", action="append", default=[]
    )
    seed = _whole_number(0, 2**20, parser.language)
    parser.take("--seed", help_="help-seed", metavar="value-number", type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_="help-processes", metavar="value-number", type=processes)
    parser.take("--against", help_="help-against", metavar="value-file", type=Path)
    parser.take("--save", help_="help-training", metavar="value-folder", type=Path)


def _replay(parser: _Parser) -> None:
    parser.need("file", "help-record", "value-file", type=Path)
    parser.take("--boards", help_="help-boards", action="store_true")


def _verify(parser: _Parser) -> None:
    parser.need("files", "help-records", "value-file", type=Path, nargs="+")
    parser.take("--seen", help_="help-seen", metavar="value-file", type=Path)


def _doctor(parser: _Parser) -> None:
    parser.take("--host", help_="help-host", metavar="value-address", default="0.0.0.0")
    port = _whole_number(1, 65_535, parser.language)
    parser.take("--port", help_="help-port", metavar="value-number", type=port)
    parser.take("--database", help_="help-database", metavar="value-address")


def _new_game(parser: _Parser) -> None:
    parser.need("name", "help-new-name", "value-name")
    parser.take("--folder", help_="help-new-folder", metavar="value-folder", type=Path)


def _machine(parser: _Parser) -> None:
    parser.need("game", "help-game", "value-game")
    parser.need("folder", "help-machine-folder", "value-folder", type=Path)


_DESCRIBED: tuple[tuple[str, str, Callable[[_Parser], None]], ...] = (
    ("serve", "command-serve", _serve),
    ("site", "command-site", _site),
    ("play", "command-play", _play),
    ("games", "command-games", _games),
    ("simulate", "command-simulate", _simulate),
    ("arena", "command-arena", _arena),
    ("report", "command-report", _report),
    ("exploit", "command-exploit", _exploit),
    ("corpus", "command-corpus", _corpus),
    ("train", "command-train", _train),
    ("replay", "command-replay", _replay),
    ("verify", "command-verify", _verify),
    ("doctor", "command-doctor", _doctor),
    ("new-game", "command-new-game", _new_game),
    ("machine", "command-machine", _machine),
)


def _take_terms(parser: _Parser) -> None:
    """What is agreed before the first move."""
    parser.take(
        "--option", help_="help-option", metavar="value-name-value", action="append", default=[]
    )
    parser.take("--board", help_="help-board", metavar="value-file")


def _whole_number(least: int, most: int, language: Language) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            reason = say("not-whole", got=repr(text)).to(language)
            raise argparse.ArgumentTypeError(reason) from None
        if not least <= value <= most:
            said = say("out-of-range", got=str(value), least=str(least), most=str(most))
            raise argparse.ArgumentTypeError(said.to(language))
        return value

    return read
