"""`sesame train`: a network for a game's search, by self-play."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

import sesame
from sesame.agents import knowledge
from sesame.cli.commands.opening import checked_options
from sesame.cli.exits import INTERRUPTED
from sesame.cli.saying import say
from sesame.cli.terminal.screen import Screen
from sesame.core.errors import BadOption
from sesame.core.figures import number, percentage
from sesame.core.files import refusal
from sesame.games import games

if TYPE_CHECKING:  # the laboratory is loaded by the command that needs it
    from sesame.train.value import Generation, Recipe


def train(arguments: Namespace, screen: Screen) -> int:
    from sesame.reports import training
    from sesame.train import value

    folder: Path = arguments.save or Path(f"{arguments.game}.training")
    recipe = _recipe(arguments)
    try:
        log = value.train(
            recipe,
            folder,
            processes=arguments.processes,
            tell=lambda done: _tell(screen, done),
        )
    except KeyboardInterrupt:
        screen.say("training-goes-on", folder=folder)
        return INTERRUPTED
    page = folder / "report.html"
    page.write_text(training.page(recipe, log, screen.language), "utf-8", newline="\n")
    screen.say("trained", weights=folder / value.WEIGHTS, page=page)
    return 0


def _recipe(arguments: Namespace) -> "Recipe":
    from sesame.train.value import Recipe, attack

    game = sesame.game(arguments.game)
    if knowledge.network(game) is None:
        judged = [name for name in games() if knowledge.network(sesame.game(name)) is not None]
        raise BadOption(say("nothing-to-train", games=", ".join(judged)))
    checked_options(game, arguments.option)
    recipe = Recipe(
        game=game.name,
        options=dict(item.split("=", 1) for item in arguments.option),
        seed=arguments.seed,
        generations=arguments.generations,
        games=arguments.games,
        nodes=arguments.nodes,
    )
    return attack(recipe, _readable(arguments.against)) if arguments.against else recipe


def _readable(path: Path) -> Path:
    """Refuse at once a file that is not there."""
    try:
        return path.expanduser().resolve(strict=True)
    except (OSError, RuntimeError) as error:
        raise refusal(path, error) from None


def _tell(screen: Screen, done: "Generation") -> None:
    language = screen.language
    screen.say(
        "generation",
        number=done.number,
        tables=number(done.examples, language),
        loss=number(done.loss, language, 4),
        share=percentage(done.share, language),
        low=percentage(done.low, language),
        high=percentage(done.high, language),
        seconds=number(done.seconds, language),
    )
