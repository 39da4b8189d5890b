"""What `import sesame` gives: every name it promises, and packages under their own names."""

from types import ModuleType

import sesame
import sesame.games


def test_every_promised_name_is_there() -> None:
    for name in sesame.__all__:
        assert getattr(sesame, name) is not None


def test_no_function_hides_a_package() -> None:
    assert isinstance(sesame.games, ModuleType)
    assert sesame.game_names()[: len(sesame.games.OURS)] == list(sesame.games.OURS)
