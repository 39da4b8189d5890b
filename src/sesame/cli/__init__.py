"""The command `sesame`: play in a terminal, simulate, replay, verify; in the reader's language."""

import os
import sys
from collections.abc import Sequence

from sesame.cli.exits import CUT, INTERRUPTED, REFUSED
from sesame.cli.language import language_of
from sesame.cli.saying import say
from sesame.cli.streams import accept_any_text
from sesame.core.errors import SesameError
from sesame.core.words import Language


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; whatever goes wrong is one line on stderr and an exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    language = language_of(given, os.environ)
    accept_any_text()
    try:
        code = _run(given, language)
        sys.stdout.flush()  # here, so that a closed pipe is met inside this `try`
        return code
    except SesameError as error:
        return _refuse(error.words.to(language), language)
    except MemoryError:
        return _refuse(say("no-memory").to(language), language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _hush()
    except SystemExit as exit_:  # --help, --version, or a pipe closed under rich
        return exit_.code if isinstance(exit_.code, int) else 0


def _run(given: list[str], language: Language) -> int:
    from sesame.cli.commands.table import COMMANDS
    from sesame.cli.parser import parse
    from sesame.cli.terminal.screen import Screen

    arguments = parse(given, language)
    return COMMANDS[arguments.command](arguments, Screen(language))


def _refuse(reason: str, language: Language) -> int:
    parts = map(str.strip, reason.splitlines())  # inside one, spaces stay those that do not break
    line = say("error", reason=" ".join(filter(None, parts))).to(language)
    print(line, file=sys.stderr)
    return REFUSED


def _hush() -> int:
    """Whoever read us has left (`sesame replay … | head`): say nothing more, not even at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return CUT
