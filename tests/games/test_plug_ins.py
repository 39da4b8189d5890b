"""A game from another installed package: `examples/sesame-hex`, by its entry point alone."""

import subprocess
import sys

import httpx
import pytest

from tests.games.installed import FIRST_START, HEX, installed_beside
from tests.server.open_server import open_server
from tests.server.test_bots import EXAMPLES, Somebody

# Of its own tests, which are those of any game; `make soak` runs all, in an environment of its own
_QUICK = "hx or flow or redeal or same_seed or by_hand or every_id or is_not_read or json"


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the package is installed beside ours."""
    return installed_beside(tmp_path_factory.mktemp("hex"))


def _run(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env=environment,
        cwd=HEX,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_and_played_like_ours(beside: dict[str, str]) -> None:
    code = """
import sesame
game = sesame.game("hex")
match = game.new(seed=1)
while not match.over:
    seat = match.actors[0]
    match.play(seat, match.legal(seat)[-1])
assert sesame.replay(match.record()).position() == match.position()
assert game.at(match.position()).over and not sesame.verify(match.record()).faults
print(sesame.game_names()[-1], sesame.simulate("hex", games=50, seed=1).lengths.min() >= 13)
"""
    assert _run(beside, "-c", code).split() == ["hex", "True"]


def test_it_is_held_to_what_ours_are(beside: dict[str, str]) -> None:
    assert " passed" in _run(beside, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", _QUICK)


@pytest.mark.soak
def test_a_person_and_a_robot_play_it_at_a_server(
    beside: dict[str, str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    _run(beside, "-c", FIRST_START)
    database = tmp_path_factory.mktemp("house") / "house.db"
    with open_server(database, environment=beside) as address, Somebody(address) as owner:
        (told,) = (game for game in httpx.get(f"{address}/api/games").json() if game["page"])
        assert told["name"] == "hex"
        board = httpx.get(address + told["page"])
        assert board.headers["content-type"].startswith("text/javascript")
        assert "script-src 'self'" in board.headers["content-security-policy"]
        for nothing in ("__init__.py", "..%2f__init__.py", "missing.js"):
            answer = httpx.get(f"{address}/games/hex/{nothing}")
            assert answer.status_code == httpx.codes.NOT_FOUND
        assert httpx.get(f"{address}/games/khan-tsin/board.js").status_code == 404
        table = owner.open_table("hex", "me", "apprenti")
        _run(beside, str(EXAMPLES / "bot.py"), address, table, owner.token())
        assert owner.info(table)["status"] == "over"
        code = f"import sesame; print(sesame.verify({owner.record(table)!r}).faults)"
        assert _run(beside, "-c", code).strip() == "()"


def test_the_package_is_small() -> None:
    """A game is at most 500 lines of Python, in one folder."""
    (folder,) = (HEX / "src").iterdir()
    assert sum(len(path.read_text("utf-8").splitlines()) for path in folder.glob("*.py")) <= 500
