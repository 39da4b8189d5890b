"""How a game is wired: what must be there, what may be left out, and what is mistaken."""

from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import pytest

import sesame
from sesame.agents import knowledge
from sesame.core import contract
from sesame.core.game import Game
from sesame.core.option import switch
from sesame.core.words import same

KHAN_TSIN = sesame.game("khan-tsin")


def wired(**changed: Any) -> Game:
    """Khan Tsin, wired once more and a little differently."""
    return Game(**{each.name: getattr(KHAN_TSIN, each.name) for each in fields(Game)} | changed)


def without(module: Any, *names: str, **more: Any) -> Any:
    kept = {name: value for name, value in vars(module).items() if name not in names}
    return SimpleNamespace(**kept | {"__name__": "their.rules"} | more)


def test_a_missing_kernel_is_named() -> None:
    with pytest.raises(TypeError, match=r"their.rules needs a kernel winners\(s\)"):
        wired(rules=without(KHAN_TSIN.rules, "winners"))
    with pytest.raises(TypeError, match=r"their.rules needs a kernel observe\(s, seat, out\)"):
        wired(sight=without(KHAN_TSIN.sight, "observe"))


def test_a_kernel_that_is_asked_otherwise_is_refused() -> None:
    mistaken = without(KHAN_TSIN.sight, reopen=lambda _: None)
    with pytest.raises(TypeError, match=r"reopen takes \(_\), but is asked with \(s, seat\)"):
        wired(sight=mistaken)


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"options": (switch("speed", same("speed")),)}, "lack a field 'speed'"),
        ({"seats": (2, 7)}, "takes 7 seats; 6 are the most"),
        ({"name": "Khan Tsin"}, "is no name of a game"),
        ({"name": "../khan"}, "is no name of a game"),
    ],
)
def test_what_would_go_wrong_later_is_said_at_once(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        wired(**changed)


def test_every_optional_kernel_has_a_default_of_its_kind() -> None:
    """What the protocols promise is what is asked: neither has one that the other lacks."""
    needed = {name for kind in (contract.Rules, contract.Sight) for name in _kernels(kind)}
    may = {name for kind in (contract.MoreRules, contract.MoreSight) for name in _kernels(kind)}
    asked = contract._RULES | contract._SIGHT
    assert {stub.__name__ for stub, default in asked.items() if default is None} == needed
    assert {stub.__name__ for stub, default in asked.items() if default is not None} == may


def _kernels(kind: type) -> list[str]:
    return [name for name in vars(kind) if not name.startswith("_")]


def test_robots_without_hands_are_refused_in_words() -> None:
    with pytest.raises(sesame.BadOption, match="no robot has hands for it"):
        knowledge.hands(KHAN_TSIN)


def test_two_games_cannot_have_the_same_table() -> None:
    """Kernels are chosen by the type of a record: one game would be played by the other's rules."""
    other = without(KHAN_TSIN.rules, apply=sesame.game("kim-bac").rules.apply)
    with pytest.raises(TypeError, match=r"khan_tsin.rules: rename a field"):
        wired(rules=other)
