"""Golden playthroughs: whole random games as text, for a person to read and a test to compare.

    python -m tests.games.playthroughs

rewrites them all; read the diff before you keep it.
"""

import hashlib
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import sesame
from sesame.core import dice, fair, position
from sesame.core.match import Match, Step
from sesame.core.messages import Sentences
from sesame.core.option import Option, Value
from sesame.core.speech import Speech
from sesame.games import OURS
from sesame.testing.cases import deciders, tried

FOLDER = Path(__file__).parent
SEED = 1001  # of chance, at every table
LOOK_EVERY = 20  # steps between two looks at the whole table, more in a long game
MOST_LOOKS = 8
TOLD = 40  # steps told at either end of a long game; the record has them all
SHOWN = 6  # legal actions written out


@dataclass(frozen=True)
class Case:
    """One table to play at: all options as usual, but for those named."""

    game: str
    seats: int
    board: str
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def name(self) -> str:
        words = [f"{self.seats}-seats"]
        if len(self.options) > 1:
            words.append("together")
        else:
            words += [f"{name}={Option.write(value)}" for name, value in self.options]
        if self.board != sesame.game(self.game).boards.default:
            words.append(f"board={self.board}")
        return "_".join(words)

    @property
    def path(self) -> Path:
        return folder(self.game) / f"{self.name}.txt"

    def new(self, **more: Any) -> Match:
        terms: dict[str, Any] = dict(self.options) | more
        return sesame.game(self.game).new(self.seats, board=self.board, **terms)


def folder(game: str) -> Path:
    """Where a game's playthroughs are."""
    return FOLDER / game.replace("-", "_") / "playthroughs"


def cases(name: str) -> list[Case]:
    """As usual for each number of seats; each board, each other value, the last ones together."""
    game = sesame.game(name)
    usual = [Case(name, seats, game.boards.default) for seats in game.seats]
    changes: list[tuple[str, tuple[tuple[str, Value], ...]]] = [
        (board, ()) for board in game.boards if board != game.boards.default
    ]
    others = [
        (option.name, value)
        for option in game.options
        for value in tried(option)
        if value != option.default
    ]
    changes += [(game.boards.default, (other,)) for other in others]
    together = tuple(dict(others).items())
    if len(together) > 1:
        changes.append((game.boards.default, together))
    seated = (game.seats[i % len(game.seats)] for i in range(len(changes)))
    return usual + [
        Case(name, seats, *change) for seats, change in zip(seated, changes, strict=True)
    ]


def playthrough(case: Case) -> str:
    """The whole text of one."""
    match = played(case)
    return "\n".join([*_opening(case, match), "", *_told(case, match), "", *_ending(match)])


def played(case: Case) -> Match:
    """A game at random, always the same one."""
    match = case.new(seed=SEED)
    match.headers["Date"] = "2006-01-01"
    rng = dice.stream(SEED, zlib.crc32(case.name.encode()))
    while not match.over:
        seat = deciders(match)[dice.below(rng, len(deciders(match)))]
        legal = match.legal(seat)
        match.play(seat, legal[dice.below(rng, len(legal))])
    return match


def _opening(case: Case, match: Match) -> Iterator[str]:
    options = (f"{name}={Option.write(value)}" for name, value in match.terms.options.items())
    yield f"game: {case.game}"
    yield f"seats: {case.seats}"
    yield f"board: {case.board}"
    yield f"options: {' '.join(options)}"
    yield f"seed: {match.seed}"
    yield f"commitment: {fair.commitment(str(match.seed))}"


def _told(case: Case, match: Match) -> Iterator[str]:
    """Step by step; the middle of a long game is left to the record."""
    again = case.new(chance="manual")
    skipped = range(TOLD, len(match.log) - TOLD)
    look_every = max(LOOK_EVERY, len(match.log) // MOST_LOOKS)
    for number, step in enumerate(match.log):
        if number % look_every == 0:
            yield from _look(again, step)
        if number not in skipped:
            yield _sentence(again, number, step)
        elif number == skipped.start:
            yield f"... {len(skipped)} steps, see the record"
        again.play(step.seat, step.action)
    yield from _look(again, None)


def _sentence(match: Match, number: int, step: Step) -> str:
    game = match.game
    action = game.actions.from_id(step.action)
    done = game.text.sentence(match.observed(step.seat), step.seat, action)
    assert isinstance(game.text, Speech)
    words = Sentences([done, *game.text.said(match.effects(step, step.seat))])
    return f"{number + 1}. {_who(match, step.seat)} {action} | {words.fr} | {words.en}"


def _look(match: Match, step: Step | None) -> Iterator[str]:
    """The table, what the next to act may do, and what each sees of it, as a digest."""
    yield f"  table    {position.write(match.terms, match.state)}"
    if step is not None:
        legal = match.legal(step.seat)
        more = " ..." if len(legal) > SHOWN else ""
        shown = " ".join(map(str, legal[:SHOWN]))
        yield f"  legal    {_who(match, step.seat)} {len(legal)}: {shown}{more}"
    prompt = match.view(None)["prompt"]
    yield f"  prompt   {prompt['fr']} | {prompt['en']}"
    seen = (f"{_who(match, seat)} {_digest(match, seat)}" for seat in (None, *range(match.seats)))
    yield f"  seen by  {', '.join(seen)}"


def _who(match: Match, seat: int | None) -> str:
    if seat is None:
        return "spectator"
    if seat == sesame.CLOCK:
        return "clock"
    return match.game.text.seat_name(seat).en if seat >= 0 else "chance"


def _digest(match: Match, seat: int | None) -> str:
    """A hash of the view; it changes with anything that the seat is shown."""
    view = msgspec.json.encode(match.view(seat), order="sorted")
    return hashlib.sha256(view).hexdigest()[:12]


def _ending(match: Match) -> Iterator[str]:
    assert match.outcome is not None
    yield f"outcome: {match.outcome.why.fr} | {match.outcome.why.en}"
    yield f"winners: {' '.join(_who(match, seat) for seat in match.winners) or '-'}"
    yield f"scores: {' '.join(map(str, match.scores))}"
    yield f"returns: {' '.join(map(str, match.returns))}"
    yield ""
    yield match.record()


def main() -> None:
    """Write every playthrough anew, and remove those that no case asks for."""
    for game in OURS:
        wanted = {case.path: case for case in cases(game)}
        folder(game).mkdir(exist_ok=True)
        for path in set(folder(game).glob("*.txt")) - wanted.keys():
            path.unlink()
        for path, case in wanted.items():
            path.write_text(playthrough(case), "utf-8")
            print(path.relative_to(FOLDER))


if __name__ == "__main__":
    main()
