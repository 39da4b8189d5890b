"""What robots say of actions: facts put into the words of `words/`.

Rows are those of `thoughts.py`, whatever the game, and of the reasons of the game's own knowledge.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from sesame.agents import knowledge
from sesame.agents.thoughts import THOUGHTS
from sesame.core.facts import Kinds, Row, name_of, told
from sesame.core.game import Game
from sesame.core.messages import Messages, Sentences, house
from sesame.core.speech import Speech
from sesame.core.words import Words

WORDS = Path(__file__).parent / "words"


def kinds(game: Game) -> Kinds:
    """By their numbers, the kinds of what is said of actions of a game."""
    return (*THOUGHTS, *knowledge.reasons(game))


def said(game: Game, rows: Iterable[Row]) -> Words:
    """Rows in words, a sentence each."""
    found = [told(kinds(game), row) for row in rows]
    return Sentences([_messages(game)(name_of(kind), **values) for kind, values in found])


@cache
def _messages(game: Game) -> Messages:
    """Of the game's reasons, of what is thought in any game, of the game itself."""
    own = game.text.messages if isinstance(game.text, Speech) else house()
    everywhere, folder = Messages(WORDS, own), knowledge.words(game)
    return Messages(folder, everywhere) if folder else everywhere
