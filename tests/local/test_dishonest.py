"""The page looks at what a dishonest host says of a game, by rules and chance of its own."""

from pathlib import Path
from typing import Any

import msgspec

from tests.local.browser import run
from tests.server.dishonest import LIES, another_game, played


def test_the_page_names_every_lie(tmp_path: Path) -> None:
    game = played()
    seen = {
        "commitment": game.commitment,
        "parts": msgspec.to_builtins(game.parts),
        "hasBegun": True,
        "viewer": 1,
        "steps": game.told,
    }
    lies = [lie(game.by_ids) for lie in LIES]
    texts = [game.by_ids, game.whole, *lies, another_game()]
    cases: list[dict[str, Any]] = [{"record": text, "seen": seen} for text in texts]
    cases += [{"record": text, "seen": None} for text in texts]
    found = run("verify.mjs", tmp_path, "bakschisch", cases=cases)
    with_witness, without = found[: len(texts)], found[len(texts) :]
    assert with_witness[:2] == without[:2] == [[], []]
    for words, faults in zip(LIES.values(), with_witness[2:], strict=False):
        assert any(words in fault for fault in faults), faults
    assert all(without[2:-1])
    assert without[-1] == [], "whoever saw nothing cannot know"
    assert any("committed to" in fault for fault in with_witness[-1])
    assert any("not what was told while" in fault for fault in with_witness[-1])
