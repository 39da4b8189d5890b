"""The protocol as TypeScript: `python -m tools.typescript web/src`.

What the house speaks goes to `lib/protocol.ts`, what games do to `games/protocol.ts`; of each game
what happens in it to its own `facts.ts`, why robots act to `reasons.ts`, how its actions are read
to `actions.ts` (`tools/layouts.py`), its record to `table.ts` (`tools/records.py`) and what its box
says to `info.json`.

Everything that names a game by `G` knows that game's actions and table: of an `Update<"kim-bac">`
every choice is a `KimBacAction`.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from sesame.agents import saying
from sesame.core.facts import Fact, Kinds, name_of
from sesame.core.match import View
from sesame.core.words import Language
from sesame.games import OURS
from sesame.games import game as find_game
from sesame.server import protocol
from sesame.server.transport import games as offered
from sesame.server.transport import health, me, pages, review, tables
from sesame.server.transport import records as opened
from sesame.wasm import manifest, reading
from sesame.wasm.interface import Argument
from tools import layouts, records, structs
from tools.structs import Field, Kind

_HEAD = """// Written by `make protocol` from src/sesame/server/protocol.py: change that, not this.
// What each message means, and the order they come in: docs/protocol.md.

import type { GameName, Games } from "../games/protocol";

export type { GameName };
"""
_GAMES_HEAD = """// What games do; written by `make protocol` from their actions.
"""
_MACHINE_HEAD = """// What a browser must know of a game's kernels; written by `make protocol` from
// src/sesame/wasm/manifest.py, which also says what the numbers of an entry are, and reading.py.

import type { Text } from "../lib/protocol";"""
_FAILURE = """/** The body of a request that was refused, whatever the status. */
export interface Failure {
  reason: Text;
  /** What exactly could not be read; for programmers. */
  detail?: string;
}
"""
_WIDTH = 120  # of a line; the page's formatter has the same in web/prettier.config.js
_PLAIN = {str: "string", bool: "boolean", int: "number", float: "number", NoneType: "null"}

# Python leaves these open; TypeScript knows the game
_PRECISE = {
    ("Choice", "action"): 'Games[G]["action"]',
    ("Happened", "action"): 'number | Games[G]["action"]',
    ("SeatView", "view"): "View<G>",
    ("SeatView", "choices"): "number[] | Choice<G>[]",
    ("View", "game"): "G",
    ("View", "prompt"): "number[] | Text",
    ("View", "table"): 'Games[G]["table"]',
    ("View", "facts"): "number[][]",
    ("Info", "game"): "GameName",
    ("Listing", "game"): "GameName",
    ("GameInfo", "name"): "GameName",
    ("Settings", "game"): "GameName",
    ("Manifest", "exports"): "Record<string, Argument[]>",
    ("BoardInfo", "settings"): "Record<string, string>",
}
_ALIASES = {
    name: getattr(protocol, name)
    for name in ("Id", "Seat", "Level", "Status", "Sure", "Clock", "Said", "Text")
}


def files() -> dict[str, str]:
    """What is written, by its place in the page's sources."""
    writers = {
        "facts.ts": facts_of,
        "reasons.ts": reasons_of,
        "actions.ts": layouts.typescript,
        "table.ts": records.table_of,
        "info.json": info_of,
    }
    own = {
        f"games/{_folder(name)}/{file}": write(name)
        for name in OURS
        for file, write in writers.items()
    }
    house_ = {"lib/protocol.ts": house(), "local/manifest.ts": machine()}
    return {**house_, "games/protocol.ts": games(), **own}


def info_of(name: str) -> str:
    """What a server says of a game that can be played there: the shelf opens without one, too."""
    told = msgspec.json.encode(offered.game_info(name))
    return msgspec.json.format(told, indent=2).decode() + "\n"


def _folder(name: str) -> str:
    return name.replace("-", "_")


def house() -> str:
    """What crosses the wire, whatever the game."""
    kinds = [*structs.declared_in(protocol), *_beside(), *of_requests()]
    blocks = [
        _HEAD + f"\nexport const PROTOCOL = {protocol.PROTOCOL};",
        _pages(),
        *map(_alias, _ALIASES),
        _told(),
        *map(interface, kinds),
        _FAILURE.rstrip(),
    ]
    return "\n\n".join(blocks) + "\n"


def machine() -> str:
    """What lies beside a game's WebAssembly file."""
    both = (*structs.declared_in(manifest), *structs.declared_in(reading))
    kinds = map(interface, both)
    return "\n\n".join([_MACHINE_HEAD, _one_of("Argument", _spelt(Argument)), *kinds]) + "\n"


def games() -> str:
    """The actions of every game of ours."""
    own = (block for name in OURS for block in of_game(prefix_of(name), actions_of(name)))
    return "\n\n".join([_GAMES_HEAD.rstrip(), _tables(), *own, _games()]) + "\n"


def _tables() -> str:
    lines = [
        f'import type {{ Table as {prefix_of(name)}Table }} from "./{_folder(name)}/table";'
        for name in OURS
    ]
    exported = ", ".join(f"{prefix_of(name)}Table" for name in OURS)
    return "\n".join([*lines, "", f"export type {{ {exported} }};"])


def _pages() -> str:
    said = "/** The first word of an address, and its page. */"
    known = (f"{_key(path)}: {json.dumps(page)}" for path, page in pages.PAGES.items())
    return f"{said}\nexport const PAGES = {{ {', '.join(known)} }};"


def of_requests() -> list[Kind]:
    modules = (offered, tables, health, opened, me, review)
    return [kind for module in modules for kind in structs.declared_in(module)]


def routes() -> list[Any]:
    """Every request that may be made."""
    modules = (offered, tables, opened, health, me, review)
    return [route for module in modules for route in module.ROUTES]


@cache
def _beside() -> list[Kind]:
    """Structs of other modules that cross the wire too."""
    own = structs.declared_in(protocol)
    return [View, *(kind for kind in structs.reached([protocol.Told]) if kind not in own)]


def _alias(name: str) -> str:
    type_ = _ALIASES[name]
    limits = structs.limits(type_)
    return (f"/** {limits} */\n" if limits else "") + _one_of(name, _spelt(type_))


def _told() -> str:
    told = " | ".join(map(named, get_args(protocol.Told)))
    return _one_of("Told<G extends GameName = GameName>", told)


def _one_of(name: str, either: str) -> str:
    """A named union, laid out as the page's formatter would."""
    head = f"export type {name} ="
    if len(f"{head} {either};") <= _WIDTH:
        return f"{head} {either};"
    if len(f"  {either};") <= _WIDTH:
        return f"{head}\n  {either};"
    return "\n  | ".join([head, *either.split(" | ")]) + ";"


def interface(kind: Kind, prefix: str = "") -> str:
    """One struct; `prefix` sets a game's own apart from another's."""
    generic = "<G extends GameName = GameName>" if _is_generic(kind) else ""
    lines = [
        *_comment(structs.about(kind), ""),
        f"export interface {prefix}{kind.__name__}{generic} {{",
    ]
    if (tag := structs.tag(kind)) is not None:
        lines.append(f"  {kind.__struct_config__.tag_field}: {json.dumps(tag)};")
    for field in structs.fields(kind):
        lines += [*_comment(field.comment, "  "), f"  {member(kind, field, prefix)};"]
    return "\n".join([*lines, "}"])


def member(kind: Kind, field: Field, prefix: str = "") -> str:
    """A field with its type; one that may be left out where a client says it has a `?`."""
    is_said = field.may_be_left_out and kind in _said()
    mark = "?" if is_said or field.default is msgspec.UNSET else ""
    return f"{field.name}{mark}: {type_of(kind, field, prefix)}"


def type_of(kind: Kind, field: Field, prefix: str = "") -> str:
    precise = None if prefix else _PRECISE.get((kind.__name__, field.name))
    return precise or written(field.type, prefix, is_told=kind not in _said())


@cache
def _said() -> frozenset[Kind]:
    """What clients write: fields with a default may be left out."""
    asked = [get_type_hints(route.fn).get("data") for route in routes()]
    return frozenset(structs.reached([protocol.Said, *asked]))


@cache
def _is_generic(kind: Kind) -> bool:
    for field in structs.fields(kind):
        precise = _PRECISE.get((kind.__name__, field.name), "")
        if "<G>" in precise or "[G]" in precise or precise == "G":
            return True
        if any(_is_generic(inner) for inner in structs.reached([field.type])):
            return True
    return False


def named(kind: Kind) -> str:
    return kind.__name__ + ("<G>" if _is_generic(kind) else "")


def written(type_: Any, prefix: str = "", is_told: bool = False) -> str:
    """A type, by its name if it has one."""
    if not prefix:
        for name, meant in _ALIASES.items():
            if type_ == meant:
                return name
    return _spelt(type_, prefix, is_told)


def _spelt(type_: Any, prefix: str = "", is_told: bool = False) -> str:
    if type_ in _PLAIN:
        return _PLAIN[type_]
    if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
        return prefix + _struct(type_, is_told)
    origin, inner = get_origin(type_), get_args(type_)
    if origin is Annotated:
        return written(inner[0], prefix, is_told)
    if origin is Literal:
        # Which languages there are, the page sees by its own files
        return " | ".join(map(json.dumps, inner)) if type_ != Language else "string"
    if origin is dict:
        return f"Record<string, {written(inner[1], prefix, is_told)}>"
    if origin is tuple and inner[-1] is not ...:
        return f"[{', '.join(written(part, prefix, is_told) for part in inner)}]"
    if origin in (list, tuple):
        item = written(inner[0], prefix, is_told)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if type_ is Any:
        return "unknown"
    return _union(structs.parts(type_), prefix, is_told)


def _struct(kind: Kind, is_told: bool) -> str:
    """The server leaves nothing out of what it tells."""
    has_gaps = kind in _said() and any(f.may_be_left_out for f in structs.fields(kind))
    return f"Required<{named(kind)}>" if is_told and has_gaps else named(kind)


def _union(types: Iterable[Any], prefix: str, is_told: bool) -> str:
    # Raw: the same as what it stands beside, written beforehand; unset: it is left out then
    known = [type_ for type_ in types if type_ not in (msgspec.Raw, msgspec.UnsetType)]
    return " | ".join(dict.fromkeys(written(type_, prefix, is_told) for type_ in known))


# --- games


def actions_of(name: str) -> Any:
    """A game's actions: one struct or a union of several."""
    game: Any = find_game(name)
    return game.actions.Action


def prefix_of(name: str) -> str:
    return name.title().replace("-", "")


def of_game(prefix: str, action: Any) -> Iterator[str]:
    """What a game does."""
    for kind in structs.reached([action]):
        yield interface(kind, prefix)
    either = " | ".join(prefix + kind.__name__ for kind in structs.parts(action))
    if either != f"{prefix}Action":  # else the one struct there is has that name itself
        yield _one_of(f"{prefix}Action", either)


def facts_of(name: str) -> str:
    """What happens in a game, and how to read its rows."""
    facts = find_game(name).effects
    assert facts is not None, "ours all have effects"
    head = f"// What happens in {name}; written by `make protocol` from its kinds of facts."
    either = _one_of("Fact", " | ".join(kind.__name__ for kind in facts.KINDS))
    return "\n\n".join([head, *map(_fact, facts.KINDS), either, _kinds(facts.KINDS)]) + "\n"


def reasons_of(name: str) -> str:
    """How to read what robots say of actions of a game."""
    head = f"// Why robots do what they do in {name}; written by `make protocol` from their facts."
    return f"{head}\n\n{_kinds(saying.kinds(find_game(name)))}\n"


def _fact(kind: type[Fact]) -> str:
    parts = [
        line
        for part in kind.parts
        for line in (*_comment(part.meaning, "  "), f"  {part.name}: number;")
    ]
    head = [*_comment(kind.__doc__ or "", ""), f"export interface {kind.__name__} {{"]
    return "\n".join([*head, f"  type: {json.dumps(name_of(kind))};", *parts, "}"])


def _kinds(kinds: Kinds) -> str:
    """By their numbers, the kinds and the names of what they say."""
    rows = [[name_of(kind), *(part.name for part in kind.parts)] for kind in kinds]
    lines = [f"  [{', '.join(map(json.dumps, row))}]," for row in rows]
    said = "/** A row's first number is a place in this list, the others are what it names. */"
    return "\n".join([said, "export const KINDS = [", *lines, "] as const;"])


def _games() -> str:
    lines = ["/** What each game does and shows. */", "export interface Games {"]
    for name in OURS:
        prefix = prefix_of(name)
        lines.append(f"  {_key(name)}: {{ action: {prefix}Action; table: {prefix}Table }};")
    return "\n".join([*lines, "}", "", "export type GameName = keyof Games;"])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _comment(words: str, indent: str) -> list[str]:
    if not words:
        return []
    lines = words.splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {words} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


if __name__ == "__main__":
    for path, text in files().items():
        (Path(sys.argv[1]) / path).write_text(text, encoding="utf-8")
