"""Structs as they describe themselves: docstring, fields, and the comment beside each field.

What is said once, in the source, is what the TypeScript and docs/protocol.md say.
"""

import ast
import inspect
import re
import sys
import textwrap
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from io import StringIO
from types import ModuleType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from sesame.core.layout import Layout

Kind = type[Struct]


@dataclass(frozen=True)
class Field:
    """One field of a struct, as JSON has it."""

    name: str
    type: Any  # as it is annotated, limits included
    default: Any  # NO_DEFAULT if it has none
    meaning: str  # the comment beside it; "" if it has none

    @property
    def may_be_left_out(self) -> bool:
        return self.default is not msgspec.NODEFAULT

    @property
    def comment(self) -> str:
        """Its meaning and its limits."""
        return "; ".join(filter(None, (self.meaning, limits(self.type))))


def about(kind: Any) -> str:
    """The docstring, in the words of JSON."""
    return _in_json(inspect.cleandoc(kind.__doc__ or ""))


def tag(kind: Kind) -> str | None:
    """What its `type` says, in a union; None if it has none."""
    found = kind.__struct_config__.tag
    return found if isinstance(found, str) else None


def fields(kind: Kind) -> list[Field]:
    hints, meanings = get_type_hints(kind, include_extras=True), _meanings(kind)
    return [
        Field(
            found.encode_name,
            hints[found.name],
            _default(found),
            _in_json(meanings.get(found.name, "")),
        )
        for found in msgspec.structs.fields(kind)
    ]


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def declared_in(module: ModuleType) -> list[Kind]:
    """Those that the module defines, in its order; none of which others are only a part."""
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
    ]
    return [kind for kind in found if not any(kind in other.__bases__ for other in found)]


def reached(types: Iterable[Any]) -> list[Kind]:
    """Every struct in these types, and in the fields of those, each once."""
    found = dict[Kind, None]()
    waiting = [kind for type_ in types for kind in _named(type_)]
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting += [inner for field in fields(kind) for inner in _named(field.type)]
    return list(found)


def _named(type_: Any) -> Iterator[Kind]:
    if isinstance(type_, type) and issubclass(type_, Struct):
        yield type_
    for part in get_args(type_):
        yield from _named(part)


def parts(union: Any) -> tuple[Any, ...]:
    """The types that a union is made of; any other type alone."""
    return get_args(union) if get_origin(union) in (Union, UnionType) else (union,)


def limits(type_: Any) -> str:
    """How large or long it may be, in words; "" if nothing is said of it."""
    found = [_limit(part) for part in parts(type_) if get_origin(part) is Annotated]
    return ", ".join(filter(None, found))


def _limit(annotated: Any) -> str:
    type_, *metas = get_args(annotated)
    meta = next((meta for meta in metas if isinstance(meta, Meta)), Meta())
    if meta.ge is not None or meta.le is not None:
        return _range(meta.ge, meta.le, "")
    return _range(meta.min_length, meta.max_length, " characters" if type_ is str else " of them")


def _range(least: float | None, most: float | None, unit: str) -> str:
    if most is None:
        return "" if least is None else f"at least {least}{unit}"
    return f"at most {most}{unit}" if least is None else f"{least} to {most}{unit}"


@cache
def _meanings(kind: Kind) -> dict[str, str]:
    """The comment on the line of each field, from the source, also of what it inherits; of an
    action what its layout says."""
    found = _declared(kind)
    for base in reversed(kind.__mro__):
        if base not in (object, Struct) and issubclass(base, Struct):
            found |= _comments(textwrap.dedent(inspect.getsource(base)))
    return found


def _declared(kind: Kind) -> dict[str, str]:
    layout = getattr(sys.modules[kind.__module__], "LAYOUT", None)
    kinds = layout.kinds if isinstance(layout, Layout) else ()
    return {
        number.name: number.meaning
        for each in kinds
        if each.struct is kind
        for number in each.numbers
    }


def _comments(source: str) -> dict[str, str]:
    tokens = tokenize.generate_tokens(StringIO(source).readline)
    beside = {t.start[0]: t.string for t in tokens if t.type == tokenize.COMMENT}
    definition = ast.parse(source).body[0]
    assert isinstance(definition, ast.ClassDef)
    return {
        line.target.id: beside[line.end_lineno].lstrip("# ")
        for line in definition.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
        if line.end_lineno in beside
    }


def _in_json(words: str) -> str:
    return re.sub(r"\bNone\b", "null", words)
