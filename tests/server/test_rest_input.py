"""Schemathesis over the open interface: whatever fits its schema, or does not, is answered."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.generation.modes import GenerationMode

from tests.server.generous import Generous

_EXAMPLES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Generous]:
    folder = tmp_path_factory.mktemp("rest")
    running = Generous(f"sqlite:///{folder / 'sesame.db'}", folder / "server.log")
    try:
        running.start()
        running.wait()
        yield running
    finally:
        running.close()


def test_every_request_is_answered_without_a_failure(server: Generous) -> None:
    answered = _ask_all(server, _EXAMPLES)
    assert answered > 0


@pytest.mark.soak
def test_many_more_are(server: Generous) -> None:
    print(_ask_all(server, 300), "requests")


def _ask_all(server: Generous, examples: int) -> int:
    """Each operation, with bodies and parameters that are allowed, and that are not."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        for mode in GenerationMode:
            operation = found.ok()  # type: ignore[union-attr]  # our own schema is sound
            count += _ask_one(server, operation, mode, examples)
    assert "Traceback" not in server.said(), server.said()
    return count


def _ask_one(server: Generous, operation: Any, mode: GenerationMode, examples: int) -> int:
    count = 0
    with httpx.Client(base_url=server.address, trust_env=False, timeout=30) as client:
        client.get("/api/me")
        cookie = f"sesame={client.cookies['sesame']}"

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal count
        count += 1
        answer = case.call(headers={"Cookie": cookie})
        assert answer.status_code < httpx.codes.INTERNAL_SERVER_ERROR, (case, answer.text)
        if answer.status_code >= httpx.codes.BAD_REQUEST:
            assert set(answer.json()["reason"]) == {"fr", "en"}, (case, answer.text)

    with suppress(Unsatisfiable):  # nothing to ask it that it does not allow
        ask()
    return count
