"""What to type to have the figures of a report again."""

import re
import shlex
from collections.abc import Sequence
from typing import NamedTuple

from sesame.core.words import Language
from sesame.lab.contest import Contest
from sesame.reports.study import Study

_OPTION = re.compile(r"\w+=[^/\\]*")  # neither a path nor a board


def is_option(compared: str) -> bool:
    """Whether an option is compared, and not a board."""
    return _OPTION.fullmatch(compared) is not None


class Commands(NamedTuple):
    """The report's own command, and one for each rung of the ladder."""

    report: str
    rungs: Sequence[str]


def commands(
    studies: Sequence[Study], board: str | None, compare: str | None, language: Language
) -> Commands:
    """The boards are named as they were when the report was asked for."""
    study, contest = studies[0], studies[0].contest
    line = ["sesame", "report", contest.game]
    line += ["--agents", ",".join(_named(contest)), "--table", str(contest.table)]
    line += ["--games", str(study.games), "--seed", str(contest.seed), *_terms(contest, board)]
    line += ["--compare", compare] if compare is not None else []
    other = board if compare is None or is_option(compare) else compare
    rungs = [
        shlex.join(_arena(rung, study.rung_games, named))
        for it, named in zip(studies, (board, other), strict=False)
        for rung in it.rungs
    ]
    return Commands(shlex.join([*line, "--lang", language]), rungs)


def _named(contest: Contest) -> tuple[str, ...]:
    """One name is enough where all seats have the same robot."""
    return contest.agents if len({*contest.agents}) > 1 else contest.agents[:1]


def _arena(rung: Contest, games: int, board: str | None) -> list[str]:
    line = ["sesame", "arena", rung.game, "--seats", ",".join(rung.agents)]
    line += ["--table", str(rung.table), "--games", str(games), "--seed", str(rung.seed)]
    return [*line, *_terms(rung, board)]


def _terms(contest: Contest, board: str | None) -> list[str]:
    options = [word for option in contest.options.split() for word in ("--option", option)]
    return options + (["--board", board] if board is not None else [])
