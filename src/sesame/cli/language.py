"""Which language the reader reads."""

from collections.abc import Mapping, Sequence

from sesame.core.words import LANGUAGES, Language

_VARIABLES = ("SESAME_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one set decides
_COMPUTERS = ("C", "POSIX")  # locales of no people


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """The one that is asked for, or that the system speaks; otherwise French, the house's own.

    A system that speaks as computers do (`C`, `POSIX`) speaks English.

    `--lang` is looked for by hand: the parser that would find it is itself written in a language.
    """
    chosen = _asked(arguments)
    if chosen is None:
        chosen = next(filter(None, map(environment.get, _VARIABLES)), "")
        if chosen.partition(".")[0] in _COMPUTERS:
            return "en"
    return next((it for it in LANGUAGES if chosen.lower().startswith(it)), "fr")


def _asked(arguments: Sequence[str]) -> str | None:
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
    return None
