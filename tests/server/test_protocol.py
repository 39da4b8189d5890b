"""What the page and the programmers are told of the protocol is what the server speaks."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from tools import protocol_manual, records, structs, tables, typescript

from sesame.core.messages import house
from sesame.games import OURS
from sesame.games import game as game_named
from sesame.server import protocol
from sesame.server.live import views
from sesame.server.transport import sockets, wire

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
PAGE = ROOT / "docs/protocol.md"

# A line of the file is one of these, and nothing else
LINES = re.compile(
    r"""
    |//\ .*
    |import\ type\ \{\ .+\ \}\ from\ "[\w./]+";
    |export\ type\ \{\ \w+(,\ \w+)*\ \};
    |\ *(/\*\*.*|\*.*|\*/)                          # comments
    |export\ const\ \w+\ =\ (\d+|\{[^{}]*\});
    |export\ type\ \w+(<[^<>]+>)?\ =\ .+;
    |export\ interface\ \w+(<[^<>]+>)?\ \{
    |\ \ ("[\w-]+"|\w+)\??:\ .+;
    |\}
    """,
    re.VERBOSE,
)
KNOWN = {"string", "number", "boolean", "null", "unknown", "Record", "Required", "keyof", "G"}


def test_a_sentence_travels_in_every_language() -> None:
    said = views.text(house()("and", first="A", last="B"))
    assert said == {"fr": "A et B", "en": "A and B", "de": "A und B"}


def test_what_was_kept_before_we_spoke_german_can_still_be_read() -> None:
    kept = b'{"winners":[0],"why":{"fr":"Sud gagne.","en":"South wins."},"scores":[1,0]}'
    assert msgspec.json.decode(kept, type=protocol.Result).why["en"] == "South wins."


def test_every_close_code_is_explained() -> None:
    page = PAGE.read_text(encoding="utf-8")
    codes = (sockets._ENDED, sockets._GONE, sockets._IMPATIENT, sockets._LATER, wire._POLICY)
    assert [code for code in codes if f"| {code} |" not in page] == []


@pytest.mark.parametrize("path", typescript.files())
def test_the_typescript_is_the_protocols(path: str) -> None:
    written = (SOURCES / path).read_text(encoding="utf-8")
    assert written == typescript.files()[path], "make protocol"


def test_the_page_is_the_protocols() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert protocol_manual.with_reference(page) == page, "make protocol"


def test_the_typescript_is_well_formed() -> None:
    lines = _lines()
    assert [line for line in lines if not LINES.fullmatch(line)] == []
    opened = [line for line in lines if line.startswith("export interface")]
    assert len(opened) == lines.count("}")
    assert all(
        _is_balanced(line) for line in _bare(lines) if not line.endswith("{") and line != "}"
    )


def test_the_typescript_names_only_what_it_declares_and_declares_it_once() -> None:
    lines = _bare(_lines())
    declared = [m[1] for line in lines if (m := re.match(r"(?:export \w+|.* as) (\w+)", line))]
    assert len(declared) == len(set(declared))
    used = {name for line in lines for name in re.findall(r"\w+", _right_side(line))}
    assert {name for name in used if not name.isdigit()} - {*declared, *KNOWN} == {
        "action",
        "table",
    }


def test_the_tables_that_the_page_is_tested_on_are_as_they_travel() -> None:
    assert (ROOT / "tests/tables.json").read_text("utf-8") == tables.written(), "make protocol"


def test_every_message_is_on_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for kind in (*get_args(protocol.Said), *get_args(protocol.Told)):
        assert f"### {kind.__name__} (`{structs.tag(kind)}`)" in page


def test_comments_beside_fields_come_along() -> None:
    left = next(f for f in structs.fields(protocol.ChairTime) if f.name == "left")
    assert left.comment == "milliseconds; null: no clock"


def test_limits_come_along() -> None:
    seat = next(f for f in structs.fields(protocol.Play) if f.name == "seat")
    assert seat.comment == "0 to 5"


@pytest.mark.parametrize("name", OURS)
def test_a_view_has_the_fields_that_the_typescript_promises(name: str) -> None:
    match = game_named(name).new(seed=1)
    sent = match.view(0)
    promised = re.findall(r"^  (\w+): ", records.table_of(name), re.MULTILINE)
    assert list(sent["table"]) == [name for name in promised if name not in ("board", "own")]
    assert {"game", "prompt", "table", "facts"} < sent.keys()
    legal = [msgspec.to_builtins(action) for action in match.legal(match.actors[0])]
    tags = {structs.tag(kind) for kind in structs.parts(typescript.actions_of(name))}
    assert {action["type"] for action in legal} <= tags


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take matches."""

    count: int


class Action(msgspec.Struct, frozen=True, tag="take"):
    """The one thing that can be done."""


def test_a_game_with_one_kind_of_action_is_good_typescript() -> None:
    *_, action = typescript.of_game("Nim", Take)
    assert action == "export type NimAction = NimTake;"
    blocks = list(typescript.of_game("Nim", Action))
    assert sum("NimAction" in block for block in blocks) == 1  # it is called so by itself


def _lines() -> list[str]:
    """Of both files; a type that is laid out on several is one."""
    both = typescript.house() + typescript.games()
    joined = re.sub(r" =\n  (\| )?", " = ", both)
    return re.sub(r"\n  \| ", " | ", joined).splitlines()


def _bare(lines: list[str]) -> list[str]:
    return [line for line in lines if not re.match(r"\s*(//|/\*\*|\*)", line)]


def _right_side(line: str) -> str:
    """The types on a line, without strings."""
    if line.startswith("export const"):
        return ""
    types = re.split(r"\??: | = ", line, maxsplit=1)
    return re.sub(r'"[^"]*"', "", types[1]) if len(types) > 1 else ""


def _is_balanced(line: str) -> bool:
    return all(line.count(a) == line.count(b) for a, b in ("()", "[]", "<>", "{}"))
