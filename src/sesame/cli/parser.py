"""The command line, described in the reader's language."""

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from sesame.cli import usage, words
from sesame.core.words import Language, Words
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

    def __init__(self, *, language: Language, about: Words, **settings: Any) -> None:
        style = _FrenchHelp if language == "fr" else argparse.HelpFormatter
        settings |= {"add_help": False, "allow_abbrev": False, "formatter_class": style}
        super().__init__(description=_sentence(about.to(language)), **settings)
        self.language = language
        self._needed = self.add_argument_group(_heading(words.ARGUMENTS, language))
        self._free = self.add_argument_group(_heading(words.OPTIONS, language))

    def need(self, name: str, help_: Words, metavar: Words, **settings: Any) -> None:
        """An argument known by its place."""
        settings |= {"help": help_.to(self.language), "metavar": metavar.to(self.language)}
        self._needed.add_argument(name, **settings)

    def take(
        self, *names: str, help_: Words, metavar: Words | None = None, **settings: Any
    ) -> None:
        """An argument known by its name, that may be left out."""
        if metavar is not None:
            settings["metavar"] = metavar.to(self.language)
        self._free.add_argument(*names, help=help_.to(self.language), **settings)

    def take_common(self) -> None:
        """What every command takes."""
        self.take("--lang", help_=words.LANG, choices=("fr", "en"), default=argparse.SUPPRESS)
        self.take("-h", "--help", help_=words.HELP, action="help")

    def error(self, message: str) -> NoReturn:
        raise usage.refusal(message)


class _FrenchHelp(argparse.HelpFormatter):
    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, words.USAGE.fr if prefix is None else prefix)


def _heading(heading: Words, language: Language) -> str:
    """argparse puts a colon right after it; French wants a space there."""
    return f"{heading.fr} " if language == "fr" else heading.en


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:].removesuffix(".") + "."


def _whole(language: Language) -> _Parser:
    parser = _Parser(
        prog="sesame", language=language, about=words.ABOUT, epilog=words.EPILOG.to(language)
    )
    parser.take_common()
    version = f"sesame {__version__}"
    parser.take("--version", help_=words.VERSION, action="version", version=version)
    commands = parser.add_subparsers(
        dest="command", title=_heading(words.COMMANDS, language), metavar=words.COMMAND.to(language)
    )
    for name, about, describe in _DESCRIBED:
        command = commands.add_parser(name, language=language, about=about, help=about.to(language))
        describe(command)
        command.take_common()
    return parser


def _serve(parser: _Parser) -> None:
    parser.take("--host", help_=words.HELP_HOST, metavar=words.ADDRESS, default="0.0.0.0")
    port = _whole_number(0, 65_535, parser.language)
    parser.take("--port", help_=words.HELP_PORT, metavar=words.NUMBER, type=port)
    parser.take("--database", help_=words.HELP_DATABASE, metavar=words.ADDRESS)
    processes = _whole_number(1, MOST_PROCESSES, parser.language)
    parser.take(
        "--processes", help_=words.HELP_SERVERS, metavar=words.NUMBER, type=processes, default=1
    )
    parser.take("--no-browser", help_=words.HELP_NO_BROWSER, action="store_true")
    parser.take("--log", help_=words.HELP_LOG, choices=("plain", "json"), default="plain")
    parser.take("--proxy", help_=words.HELP_PROXY, metavar=words.ADDRESS, default="127.0.0.1,::1")
    parser.take("--names", help_=words.HELP_NAMES, metavar=words.ADDRESS, default="")


def _play(parser: _Parser) -> None:
    parser.need("game", words.HELP_GAME, words.GAME, nargs="?")
    parser.take("--seats", help_=words.HELP_SEATS, metavar=words.SEAT_LIST)
    _take_terms(parser)
    parser.take("--seed", help_=words.HELP_SEED, metavar=words.SEED)
    parser.take("--names", help_=words.HELP_NAMES, metavar=words.NAME_LIST)
    parser.take("--load", help_=words.HELP_LOAD, metavar=words.FILE, type=Path)
    parser.take("--save", help_=words.HELP_SAVE, metavar=words.FILE, type=Path)


def _games(parser: _Parser) -> None:
    """Nothing to say beside the language."""


def _simulate(parser: _Parser) -> None:
    parser.need("game", words.HELP_GAME, words.GAME)
    at_least_one = _whole_number(1, MOST_GAMES, parser.language)
    parser.take(
        "--games", help_=words.HELP_COUNT, metavar=words.NUMBER, type=at_least_one, default=10_000
    )
    parser.take("--seats", help_=words.HELP_SEAT_COUNT, metavar=words.NUMBER, type=int)
    _take_terms(parser)
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_=words.HELP_SEED, metavar=words.NUMBER, type=seed, default=1)
    threads = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--threads", help_=words.HELP_THREADS, metavar=words.NUMBER, type=threads)
    parser.take("--on", help_=words.HELP_ON_TOO, metavar=words.ADDRESS)


def _arena(parser: _Parser) -> None:
    parser.need("game", words.HELP_GAME, words.GAME)
    parser.take("--seats", help_=words.HELP_ROBOTS, metavar=words.SEAT_LIST, required=True)
    parser.take("--table", help_=words.HELP_TABLE, metavar=words.NUMBER, type=int)
    games = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--games", help_=words.HELP_MEETINGS, metavar=words.NUMBER, type=games, default=100)
    _take_terms(parser)
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_=words.HELP_SEED, metavar=words.NUMBER, type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_=words.HELP_PROCESSES, metavar=words.NUMBER, type=processes)
    parser.take("--on", help_=words.HELP_ON, metavar=words.ADDRESS)
    parser.take("--save", help_=words.HELP_ARCHIVE, metavar=words.FOLDER, type=Path)
    parser.take("--markdown", help_=words.HELP_MARKDOWN, action="store_true")


def _report(parser: _Parser) -> None:
    parser.need("game", words.HELP_GAME, words.GAME)
    parser.take("--agents", help_=words.HELP_AGENTS, metavar=words.SEAT_LIST)
    parser.take("--table", help_=words.HELP_SEAT_COUNT, metavar=words.NUMBER, type=int)
    games = _whole_number(1, MOST_MEETINGS, parser.language)
    parser.take("--games", help_=words.HELP_WATCHED, metavar=words.NUMBER, type=games, default=100)
    _take_terms(parser)
    parser.take("--compare", help_=words.HELP_COMPARE, metavar=words.FILE)
    seed = _whole_number(0, LARGEST_SEED, parser.language)
    parser.take("--seed", help_=words.HELP_SEED, metavar=words.NUMBER, type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_=words.HELP_PROCESSES, metavar=words.NUMBER, type=processes)
    parser.take("--on", help_=words.HELP_ON, metavar=words.ADDRESS)
    parser.take("--save", help_=words.HELP_WATCHED_FOLDER, metavar=words.FOLDER, type=Path)
    parser.take("-o", "--output", help_=words.HELP_PAGE, metavar=words.FILE, type=Path)


def _train(parser: _Parser) -> None:
    parser.need("game", words.HELP_GAME, words.GAME)
    count = _whole_number(1, MOST_MEETINGS, parser.language)
    for name, help_, usual in (
        ("--generations", words.HELP_GENERATIONS, 6),
        ("--games", words.HELP_GENERATION_GAMES, 20_000),
        ("--nodes", words.HELP_NODES, 2_000),
    ):
        parser.take(name, help_=help_, metavar=words.NUMBER, type=count, default=usual)
    parser.take(
        "--option", help_=words.HELP_OPTION, metavar=words.NAME_VALUE, action="append", default=[]
    )
    seed = _whole_number(0, 2**20, parser.language)
    parser.take("--seed", help_=words.HELP_SEED, metavar=words.NUMBER, type=seed, default=1)
    processes = _whole_number(1, MOST_THREADS, parser.language)
    parser.take("--processes", help_=words.HELP_PROCESSES, metavar=words.NUMBER, type=processes)
    parser.take("--against", help_=words.HELP_AGAINST, metavar=words.FILE, type=Path)
    parser.take("--save", help_=words.HELP_TRAINING, metavar=words.FOLDER, type=Path)


def _replay(parser: _Parser) -> None:
    parser.need("file", words.HELP_RECORD, words.FILE, type=Path)
    parser.take("--boards", help_=words.HELP_BOARDS, action="store_true")


def _verify(parser: _Parser) -> None:
    parser.need("file", words.HELP_RECORD, words.FILE, type=Path)


def _doctor(parser: _Parser) -> None:
    parser.take("--host", help_=words.HELP_HOST, metavar=words.ADDRESS, default="0.0.0.0")
    port = _whole_number(1, 65_535, parser.language)
    parser.take("--port", help_=words.HELP_PORT, metavar=words.NUMBER, type=port)
    parser.take("--database", help_=words.HELP_DATABASE, metavar=words.ADDRESS)


def _new_game(parser: _Parser) -> None:
    parser.need("name", words.HELP_NEW_NAME, words.NAME)
    parser.take("--folder", help_=words.HELP_NEW_FOLDER, metavar=words.FOLDER, type=Path)


_DESCRIBED: tuple[tuple[str, Words, Callable[[_Parser], None]], ...] = (
    ("serve", words.SERVE, _serve),
    ("play", words.PLAY, _play),
    ("games", words.GAMES, _games),
    ("simulate", words.SIMULATE, _simulate),
    ("arena", words.ARENA, _arena),
    ("report", words.REPORT, _report),
    ("train", words.TRAIN, _train),
    ("replay", words.REPLAY, _replay),
    ("verify", words.VERIFY, _verify),
    ("doctor", words.DOCTOR, _doctor),
    ("new-game", words.WRITE_GAME, _new_game),
)


def _take_terms(parser: _Parser) -> None:
    """What is agreed before the first move."""
    parser.take(
        "--option", help_=words.HELP_OPTION, metavar=words.NAME_VALUE, action="append", default=[]
    )
    parser.take("--board", help_=words.HELP_BOARD, metavar=words.FILE)


def _whole_number(least: int, most: int, language: Language) -> Callable[[str], int]:
    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            reason = words.NOT_WHOLE.to(language).format(got=text)
            raise argparse.ArgumentTypeError(reason) from None
        if not least <= value <= most:
            reason = words.OUT_OF_RANGE.to(language).format(got=value, least=least, most=most)
            raise argparse.ArgumentTypeError(reason)
        return value

    return read
