"""Every game registered with OpenSpiel: `pyspiel.load_game("sesame_kim_bac(players=3)")`.

from sesame.adapters import openspiel  # registers them

Parameters are `players`, `board`, the game's options (Kim-Bac's `rounds` as a number, 0 for as many
as players), `position` to begin elsewhere than at the setup, and `encoding` and `actions`, as
`sesame.adapters.dialect` has them. Registered types say what a game of the kind can be; a loaded
game's own type is exact: Khan Tsin is deterministic unless it is set up at random, Bakschisch hides
nothing unless its bags are closed. Chance is explicit. Where several seats may act they do so at
one simultaneous node: the fists of Bakschisch; the hands of Attrap'trésors, after which chance says
whose is the first. `pyspiel.convert_to_turn_based` makes turns of these for algorithms that want
turns.
"""

import re
from array import array
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import quote, unquote

import pyspiel

from sesame.adapters.episode import terms_of
from sesame.adapters.memory import Memory
from sesame.adapters.moment import Common, Log, Moment
from sesame.adapters.observer import Observer
from sesame.core import dice, position
from sesame.core.contract import CHANCE
from sesame.core.errors import BadOption
from sesame.core.game import Game
from sesame.core.option import Option, Value
from sesame.core.own import ALL
from sesame.core.portrait import RECORD
from sesame.core.terms import Terms
from sesame.games import game as find_game
from sesame.games import games

Parameters = dict[str, Any]
_SPOKEN: Parameters = {"encoding": RECORD, "actions": ALL}  # what a learner is told, and says

_Dynamics, _Chance = pyspiel.GameType.Dynamics, pyspiel.GameType.ChanceMode
_Information, _Utility = pyspiel.GameType.Information, pyspiel.GameType.Utility


def short_name(game: Game) -> str:
    """What `pyspiel.load_game` calls it."""
    return f"sesame_{game.name.replace('-', '_')}"


class Played(pyspiel.Game):  # type: ignore[misc]
    """A game on agreed terms, from which OpenSpiel's states are made."""

    name: ClassVar[str]  # of the game; `register` makes a class for each

    def __init__(self, parameters: Parameters | None = None) -> None:
        chosen = {name: _unquoted(name, value) for name, value in (parameters or {}).items()}
        game = find_game(self.name)
        self.common = _common(game, dict(chosen))
        kind = _type(game, self.common.has_chance, self.common.hides)
        quoted = {name: _quoted(name, value) for name, value in chosen.items()}
        super().__init__(kind, _info(self.common), quoted)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (str(self),)

    def __deepcopy__(self, _: Any) -> "Played":
        return self  # nothing of it ever changes

    def new_initial_state(self) -> "Position":
        """The table before the first decision."""
        return Position(self)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> Observer:
        """What looks at a state for a player."""
        if params:
            raise ValueError(f"observations take no parameters, not {params}")
        return Observer(self.common, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Position(pyspiel.State):  # type: ignore[misc]
    """A table with OpenSpiel's questions. It is cloned and pickled by its three attributes."""

    def __init__(self, game: Played) -> None:
        super().__init__(game)
        self.moment = Moment(game.common)
        self.log: Log = array("i")
        self.memory = Memory(game.common)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """Another table that the player could be at, by all that they have seen: a fair redeal.

        The others remember of it what everybody saw happen, and what they see there now.
        """
        other: Position = self.clone()
        rng = dice.stream(int(sampler() * 2**62))
        other.moment = self.moment.redealt(player, rng)
        other.memory = self.memory.imagined(player, self.log, other.moment)
        return other

    def current_player(self) -> int:
        """A seat, several at once, chance, or nobody any more."""
        actors = self.moment.actors
        if len(actors) == 1:
            return actors[0]
        if actors:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return int(pyspiel.PlayerId.TERMINAL if self.moment.over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.moment.action(player, it) for it in self.moment.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with its exact probabilities."""
        return self.moment.outcomes()

    def _apply_action(self, action: int) -> None:
        actors = self.moment.actors
        who = actors[0] if actors else CHANCE
        self._act({who: self.moment.id_of(who, action)})

    def _apply_actions(self, actions: list[int]) -> None:
        moment = self.moment
        self._act({seat: moment.id_of(seat, actions[seat]) for seat in moment.actors})

    def _act(self, chosen: dict[int, int]) -> None:
        for step in chosen.items():
            self.log.extend(step)
        self.moment.act(chosen)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.moment.common.notation(self.moment.id_of(player, action))

    def returns(self) -> list[float]:
        """What the end is worth to each player; 0 before."""
        return self.moment.returns()

    def __str__(self) -> str:
        return str(self.moment)


def _common(game: Game, chosen: Parameters) -> Common:
    """What was agreed, from OpenSpiel's parameters."""
    text, usual = chosen.pop("position", ""), _parameters(game)
    said = {name: value for name, value in chosen.items() if value != usual.get(name)}
    seats, board = chosen.pop("players", None), chosen.pop("board", None)
    spoken = chosen.pop("encoding", RECORD), chosen.pop("actions", ALL)
    terms = terms_of(game, seats, board, _options(game, chosen))
    if not text:
        return Common(terms, terms.lay(), *spoken)
    agreed, table = position.read(game, text)
    _refuse_others(said, terms, agreed)
    return Common(agreed, table, *spoken)


def _refuse_others(said: Parameters, asked: Terms, agreed: Terms) -> None:
    """A position says its own terms: what is said beside it may not be another."""
    for name in said.keys() - _SPOKEN.keys():
        if name == "players":
            differs = asked.seats != agreed.seats
        elif name == "board":
            differs = asked.board != agreed.board
        else:
            differs = asked.options[name] != agreed.options[name]
        if differs:
            raise BadOption("position-says-otherwise", name=name)


# A game's own text is cut at commas, and at the last sign of equality, when it is read again.
_CUT = re.compile("[ =,]")
_WHOLE = "/:;.?!>+*@^~#-"


def _quoted(name: str, value: Any) -> Any:
    """A text that may hold anything, as a parameter that OpenSpiel reads back."""
    return quote(value, safe=_WHOLE) if name in ("position", "board") else value


def _unquoted(name: str, value: Any) -> Any:
    """The text meant: as it was written, or as `_quoted` wrote it."""
    is_quoted = name in ("position", "board") and not _CUT.search(value)
    return unquote(value) if is_quoted else value


def _loaded(text: str) -> pyspiel.Game:
    """A game again, by its own text; in another process it is registered before."""
    return pyspiel.load_game(text)


def _type(game: Game, has_chance: bool, hides: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.title.en,
        dynamics=_Dynamics.SIMULTANEOUS if game.chooses_at_once else _Dynamics.SEQUENTIAL,
        chance_mode=_Chance.EXPLICIT_STOCHASTIC if has_chance else _Chance.DETERMINISTIC,
        information=(
            _Information.IMPERFECT_INFORMATION if hides else _Information.PERFECT_INFORMATION
        ),
        utility=_Utility.ZERO_SUM if game.is_zero_sum else _Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> Parameters:
    """Names and usual values."""
    usual: Parameters = {"players": game.seats[0], "board": game.boards.default, "position": ""}
    return usual | _SPOKEN | {option.name: _written(option) for option in game.options}


def _is_mixed(option: Option) -> bool:
    """Whether some values are words and some numbers, which OpenSpiel's parameters cannot be."""
    return len({type(value) for value in option.values}) > 1


def _written(option: Option) -> Value:
    """The usual value as a parameter: a mixed one by its index."""
    return option.values.index(option.default) if _is_mixed(option) else option.default


def _options(game: Game, chosen: Parameters) -> Parameters:
    """The options meant by parameters."""
    mixed = {option.name: option.values for option in game.options if _is_mixed(option)}
    return {
        name: mixed[name][value] if name in mixed and value in range(len(mixed[name])) else value
        for name, value in chosen.items()
    }


def _info(common: Common) -> pyspiel.GameInfo:
    game, seats = common.terms.game, common.terms.seats
    return pyspiel.GameInfo(
        num_distinct_actions=common.action_count,
        max_chance_outcomes=common.chance_ids,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if game.is_zero_sum else None,
        max_game_length=common.terms.bound,
    )


def register() -> None:
    """Make OpenSpiel know every game; done once, when this module is imported."""
    for name in games():
        game = find_game(name)
        # A class, not a function: OpenSpiel still holds it when the interpreter is gone.
        kind = type(f"Played_{name.replace('-', '_')}", (Played,), {"name": name})
        pyspiel.register_game(_type(game, True, not game.is_open), kind)


register()
