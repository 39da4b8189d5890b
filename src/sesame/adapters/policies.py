"""Policies of ours for OpenSpiel's algorithms, and OpenSpiel's for ours (`sesame.proofs.policy`).

Games whose seats choose at once are asked about in turns: `pyspiel.convert_to_turn_based`.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

import pyspiel
from open_spiel.python import policy as openspiel

from sesame.adapters.moment import Common, Moment, Point
from sesame.core.contract import CHANCE

Chances = Mapping[int, float]


class Policy(Protocol):
    """What `sesame.proofs.policy` calls one."""

    def chances(self, point: Point, seat: int) -> Chances: ...


class ForOpenSpiel(openspiel.Policy):  # type: ignore[misc]
    """A policy of ours; `game` is what OpenSpiel plays, `common` is the loaded game's."""

    def __init__(self, game: pyspiel.Game, common: Common, ours: Policy) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._common, self._ours = common, ours

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        """How likely each action is."""
        seat = state.current_player() if player_id is None else player_id
        done = ((it.player, it.action) for it in state.full_history())
        point = _followed(self._common, done)
        found = self._ours.chances(point, seat)
        return {point.moment.action(seat, it): chance for it, chance in found.items()}


class FromOpenSpiel:
    """A policy of OpenSpiel's, for a game of ours in turns."""

    def __init__(self, game: pyspiel.Game, theirs: openspiel.Policy) -> None:
        self._game, self._theirs = game, theirs

    def chances(self, point: Point, seat: int) -> Chances:
        """What it does in the state that the same steps lead to."""
        state = self._game.new_initial_state()
        for action in _spoken(point):
            state.apply_action(action)
        while state.current_player() != seat:  # asked before, of the same moment: whatever they do
            state.apply_action(state.legal_actions()[0])
        found = self._theirs.action_probabilities(state, seat)
        return {point.moment.id_of(seat, it): chance for it, chance in found.items()}


def _spoken(point: Point) -> Iterator[int]:
    """All that led there, as players call it."""
    moment, chosen = Moment(point.moment.common), dict[int, int]()
    for who, action in zip(point.log[::2], point.log[1::2], strict=True):
        yield moment.action(who, action)
        chosen[who] = action
        if len(chosen) == max(len(moment.actors), 1):
            moment.act(chosen)
            chosen = {}


def _followed(common: Common, done: Iterable[tuple[int, int]]) -> Point:
    """The table after all that was done; choices made at once are in when all of them are."""
    moment, log, chosen = Moment(common), array("i"), dict[int, int]()
    for player, action in done:
        who = player if moment.actors else CHANCE
        chosen[who] = moment.id_of(who, action)
        if len(chosen) == max(len(moment.actors), 1):
            for step in sorted(chosen.items()):
                log.extend(step)
            moment.act(chosen)
            chosen = {}
    return Point(moment, log)
