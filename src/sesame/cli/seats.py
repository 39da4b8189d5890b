"""Who sits where, and how a seat that is not a person decides."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from sesame.cli import words
from sesame.cli.usage import bad
from sesame.core import fair
from sesame.core.contract import CHANCE, CLOCK
from sesame.core.game import Action
from sesame.core.match import Match

if TYPE_CHECKING:
    from sesame.games.attrap_tresors.reflex import Level

Player = Literal["human", "random"]

_SPOKEN: dict[str, Player] = {
    "human": "human",
    "humain": "human",
    "random": "random",
    "hasard": "random",
}
PLAYER_WORDS = {"human": words.HUMAN, "random": words.RANDOM}


def read_players(text: str) -> tuple[Player, ...]:
    """`human,random`, in either language."""
    return tuple(_read_player(word.strip()) for word in text.split(","))


def _read_player(word: str) -> Player:
    if word.lower() not in _SPOKEN:
        raise bad(words.NOT_A_PLAYER, got=word)
    return _SPOKEN[word.lower()]


def usual_players(seats: int) -> tuple[Player, ...]:
    """You, against robots."""
    others: list[Player] = ["random"] * (seats - 1)
    return "human", *others


def reflexes(players: Sequence[Player]) -> dict[int, "Level"]:
    """The hands of the robots in a game of real time, by seat; people bring their own."""
    from sesame.games.attrap_tresors.reflex import LEVELS  # here: the other games need none

    return {seat: LEVELS["steady"] for seat, player in enumerate(players) if player != "human"}


class RandomPlayer:
    """Plays at random, yet the same way again on the same table with the same seed.

    So a taken back move, played again, meets the same answer; and so does a game that is resumed.
    """

    def __init__(self, match: Match) -> None:
        self._seed = f"robots {match.seed or fair.new_seed()}"  # not the stream of the dice

    def racer(self, seats: list[int], match: Match) -> int:
        """Who is first in a race: one of these robots, or time, which may run out."""
        runners = seats + [CLOCK] * bool(match.legal(CLOCK))
        return runners[fair.draw(f"{self._seed} race", len(match.log), (1,) * len(runners))]

    def choose(self, match: Match, seat: int) -> Action:
        if seat == CHANCE:
            actions, weights = zip(*match.chances(), strict=True)
        else:
            actions = tuple(match.legal(seat))
            weights = (1,) * len(actions)
        return actions[fair.draw(self._seed, len(match.log), weights)]
