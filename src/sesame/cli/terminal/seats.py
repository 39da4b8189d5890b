"""Who sits where, and how a seat that is not a person decides."""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from sesame.cli.saying import say
from sesame.cli.usage import bad
from sesame.core import dice, fair
from sesame.core.contract import CHANCE
from sesame.core.game import Action, Game
from sesame.core.match import Match
from sesame.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from sesame.agents.agent import Agent
    from sesame.core.live import Hand

Player = str  # HUMAN, or the name of an agent, as agents/roster.py knows it

HUMAN = "human"
_USUAL = "marchand"  # a fair opponent for somebody new
_TRANSLATED = (HUMAN, "random", "apprenti", "marchand", "vizir", "calife")


def read_players(text: str) -> tuple[Player, ...]:
    """`human,calife`, in any language."""
    return tuple(_read_player(word.strip()) for word in text.split(","))


def called(word: str) -> Player:
    """Who is called so in some language; the word itself, where nobody is."""
    small = word.lower()
    if small in _spoken():
        return _spoken()[small]
    from sesame.agents import roster  # here, as below: people among themselves need no agent

    return small if roster.searches(small) or small == "greedy" else word


@cache
def _spoken() -> dict[str, Player]:
    words = ((player, say(f"name-{player}")) for player in _TRANSLATED)
    return {
        name: it for it, said in words for tongue in LANGUAGES for name in said.to(tongue).split()
    }


def _read_player(word: str) -> Player:
    from sesame.agents import roster

    player = called(word)
    if player != HUMAN and not roster.is_name(player):
        raise bad("not-a-player", got=repr(word))
    return player


def player_words(player: Player) -> Words:
    """How a player is called at the table."""
    return say("player", player=player)


def usual_players(seats: int) -> tuple[Player, ...]:
    """You, against robots."""
    return HUMAN, *[_USUAL] * (seats - 1)


def reflexes(game: Game, players: Sequence[Player]) -> dict[int, "Hand"]:
    """The hands of the robots in a game of real time, by seat; people bring their own."""
    from sesame.agents import knowledge

    hand = knowledge.hands(game).hand
    return {seat: hand(player) for seat, player in enumerate(players) if player != HUMAN}


class Robots:
    """The seats that are not people's. Their luck hangs on the seed and the number of the move.

    So a move taken back and played again meets the same answer, unless a robot that remembers
    what it thought of before, or thinks against the clock, has found a better one since.
    """

    def __init__(self, match: Match, players: Sequence[Player]) -> None:
        self._seed = f"robots {match.seed or fair.new_seed()}"  # not the stream of the dice
        self._players = players
        self._agents = dict[int, "Agent"]()
        self._hands = reflexes(match.game, players) if match.game.live else {}

    def race(self, match: Match) -> tuple[int, Action]:
        """What happens next in a race in which no person moves."""
        from sesame.agents import knowledge

        rng = dice.stream(self._number("race"), len(match.log))
        return knowledge.hands(match.game).next_grab(match, self._hands, rng)

    def choose(self, match: Match, seat: int) -> Action:
        if seat == CHANCE:
            actions, weights = zip(*match.chances(), strict=True)
            return actions[fair.draw(self._seed, len(match.log), weights)]
        return match.game.actions.from_id(self._agent(match, seat).act(match, seat))

    def _agent(self, match: Match, seat: int) -> "Agent":
        from sesame.agents import roster

        if seat not in self._agents:
            seed = self._number(f"seat {seat}")
            self._agents[seat] = roster.agent(self._players[seat], match, seed)
        return self._agents[seat]

    def _number(self, purpose: str) -> int:
        digest = hashlib.sha256(f"{self._seed} {purpose}".encode()).digest()
        return int.from_bytes(digest[:7], "big")
