"""The reference half of docs/protocol.md: `python -m tools.protocol_manual docs/protocol.md`.

What stands above the marker is written by hand; what follows it is written anew from the structs.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from sesame.core.fields import Field as RecordField
from sesame.core.game import Game
from sesame.core.match import View
from sesame.core.views import board_size
from sesame.games import OURS
from sesame.games import game as game_named
from sesame.server import protocol
from tools import records, structs, typescript
from tools.structs import Field, Kind

MARKER = "<!-- From here on: written by `make protocol`. -->"


def with_reference(page: str) -> str:
    """The page, its reference as the structs are now."""
    return page[: page.index(MARKER)] + MARKER + "\n\n" + "\n".join(reference()) + "\n"


def reference() -> Iterator[str]:
    said: tuple[Kind, ...]
    told: tuple[Kind, ...]
    said, told = get_args(protocol.Said), get_args(protocol.Told)
    others: list[Kind] = [*structs.declared_in(protocol), *structs.reached([protocol.Told]), View]
    yield from _section("What a client may say", said)
    yield from _section("What the server tells", told)
    yield from _section("What these are made of", _rest(others, {*said, *told}))
    yield from _requests()
    yield from _section("What requests take and give", typescript.of_requests())
    for name in OURS:
        yield from _game(name)


def _rest(kinds: Iterable[Kind], without: set[Kind]) -> list[Kind]:
    return [kind for kind in dict.fromkeys(kinds) if kind not in without]


def _section(title: str, kinds: Iterable[Kind]) -> Iterator[str]:
    yield f"## {title}\n"
    for kind in kinds:
        yield from _struct(kind)


def _struct(kind: Kind, prefix: str = "") -> Iterator[str]:
    tag = structs.tag(kind)
    yield f"### {kind.__name__}" + (f" (`{tag}`)" if tag else "") + "\n"
    yield structs.about(kind) + "\n"
    members = structs.fields(kind)
    if members:
        yield "| field | type | |\n| --- | --- | --- |"
        for field in members:
            yield f"| `{field.name}` | {_type(kind, field, prefix)} | {_meaning(field)} |"
        yield ""


def _type(kind: Kind, field: Field, prefix: str) -> str:
    shown = (
        typescript.type_of(kind, field, prefix)
        .replace("<G>", "")
        .replace("Required<Settings>", "Settings")
    )
    if prefix:
        shown = re.sub(rf"\b{prefix}(?=[A-Z])", "", shown)
    return "`" + shown.replace("|", "\\|") + "`"


def _meaning(field: Field) -> str:
    has_none = field.default in (msgspec.NODEFAULT, msgspec.UNSET)
    default = "" if has_none else f"default {_json(field.default)}"
    return "; ".join(filter(None, (field.comment, default))).replace("|", "\\|")


def _json(default: Any) -> str:
    if isinstance(default, protocol.NoClock):
        return "no clock"
    return f"`{json.dumps(default)}`"


# --- requests


def _requests() -> Iterator[str]:
    yield "## Requests\n"
    yield "| | takes | gives | |\n| --- | --- | --- | --- |"
    for route in typescript.routes():
        takes, gives = _takes(route), _gives(route)
        about = structs.about(route.fn).replace("|", "\\|")
        for method in sorted(route.http_methods - {"OPTIONS", "HEAD"}):
            path = re.sub(r":\w+", "", next(iter(route.paths)))
            yield f"| `{method} {path}` | {takes} | {gives} | {about} |"
    yield ""


def _takes(route: HTTPRouteHandler) -> str:
    data = get_type_hints(route.fn).get("data")
    return "" if data is None else _shown(data)


def _gives(route: HTTPRouteHandler) -> str:
    given = get_type_hints(route.fn)["return"]
    if get_origin(given) is Response:
        given = get_args(given)[0]
    if given is Stream:
        return "lines of JSON"
    return {bytes: "JSON", str: "text"}.get(given) or _shown(given)


def _shown(type_: Any) -> str:
    shown = typescript.written(type_).replace("<G>", "").replace("|", "\\|")
    return f"`{shown}`"


# --- games


def _game(name: str) -> Iterator[str]:
    game, actions = game_named(name), structs.parts(typescript.actions_of(name))
    yield f"## {game.title.en} (`{name}`)\n"
    for kind in actions:
        yield from _struct(kind, typescript.prefix_of(name))
    yield "### Table\n\nThe observed record.\n"
    yield "| field | type | bytes | |\n| --- | --- | ---: | --- |"
    for field in game.State.every_field:
        kind = records.type_of(field).replace("|", "\\|")
        yield f"| `{field.name}` | `{kind}` | {_place(game, field)} | {field.meaning} |"
    yield ""


def _place(game: Game, field: RecordField) -> str:
    """Where it stands in `View.table`, or in `Info.laid`, and how wide a number of it is."""
    start = board_size(game)
    part, at = ("", field.offset - start) if field.offset >= start else ("laid: ", field.offset)
    return f"{part}{at}, {field.kind}"


if __name__ == "__main__":
    page = Path(sys.argv[1])
    page.write_text(with_reference(page.read_text(encoding="utf-8")), encoding="utf-8")
