"""Refusals: in every language, made when they are read, the same in another process."""

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from sesame.core import messages
from sesame.core.errors import BadAction, BadFile, BadOption, SesameError
from sesame.core.messages import HOUSE, house
from sesame.core.words import LANGUAGES

REFUSALS = {
    "a message": BadOption("unknown-game", name="chess", known="hex, nim"),
    "words in words": BadFile("in-file", path=Path("x"), why=house()("disk-full")),
    "words of one's own": SesameError(house()("game-over")),
    "two languages": BadAction("pas ainsi", "not like this"),
}


def test_a_refusal_is_read_in_any_language() -> None:
    refused = REFUSALS["words in words"]
    assert [refused.words.to(language) for language in LANGUAGES] == [
        "x : le disque est plein",
        "x: the disk is full",
        "x: der Datenträger ist voll",
    ]
    assert str(refused) == "x: the disk is full"
    assert repr(refused) == "BadFile('x: the disk is full')"


@pytest.mark.parametrize("name", REFUSALS)
def test_a_refusal_reaches_another_process_whole(name: str) -> None:
    refused = REFUSALS[name]
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is type(refused)
    for language in LANGUAGES:
        assert again.words.to(language) == refused.words.to(language)


def test_it_is_found_there_wherever_the_package_lies() -> None:
    assert str(HOUSE).encode() not in pickle.dumps(REFUSALS["a message"])


def test_who_only_refuses_reads_no_messages() -> None:
    program = """
import sys, sesame
try:
    sesame.game("chess")
except sesame.SesameError as error:
    assert "fluent.runtime" not in sys.modules
    assert str(error).startswith("unknown game: chess")
    assert "fluent.runtime" in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=120)


def test_long_texts_are_not_remembered() -> None:
    before = messages._remembered.cache_info().currsize
    for number in range(3):
        assert "chess" in house()("unknown-game", name="chess" * 100, known=str(number)).en
    assert messages._remembered.cache_info().currsize == before
