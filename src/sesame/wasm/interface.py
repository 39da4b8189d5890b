"""What the outside of a WebAssembly file calls: plain numbers, laid out as Numba wants them.

An array is a pointer and a length for each axis, in C's order; a tuple its parts, one after the
other; a record a pointer. Whole numbers have 32 bits outside and 64 inside. Where that is too few,
an entry says so: a long is a float that holds a whole number, halves are all 64 bits, low before
high.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import numba

_types: Any = vars(numba)["types"]

Argument = Literal["pointer", "length", "int", "long", "low", "high", "float", "bool"]
_SPELT: dict[Argument, str] = {
    "pointer": "ptr",
    "length": "i32",
    "int": "i32",
    "long": "double",
    "low": "i32",
    "high": "i32",
    "float": "double",
    "bool": "i32",
}


class Entry(NamedTuple):
    """A kernel by the name that the outside calls it, and the types it is called with."""

    name: str
    kernel: Any
    types: tuple[Any, ...]
    longs: tuple[int, ...] = ()  # which of its arguments may pass 32 bits
    halves: tuple[int, ...] = ()  # which are 64 bits that all count

    @property
    def takes(self) -> list[Argument]:
        """What the outside gives, number by number."""
        return list(_laid_out(self).given.values())


@dataclass
class _Call:
    """What is given, what is passed on, and what is done between; names and text of LLVM's."""

    given: dict[str, Argument] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    between: list[str] = field(default_factory=list)


def written(entry: Entry, described: Any) -> str:
    """The function that the outside calls, as LLVM's text."""
    call, result = _laid_out(entry), described.restype
    given = ", ".join(f"{_SPELT[what]} {name}" for name, what in call.given.items())
    passed = ", ".join(["ptr %result", "ptr %raised", *call.passed])
    kept = _kept(result)
    lines = [
        f"define {_outside(result)} @{entry.name}({given}) {{",
        f"  %result = alloca {kept}",
        "  %raised = alloca ptr",
        *call.between,
        f'  %status = call i32 @"{described.llvm_func_name}"({passed})',
        *_returned(result, kept),
        "}",
    ]
    return "\n" + "\n".join(lines) + "\n"


# --- what goes in


def _laid_out(entry: Entry) -> _Call:
    call = _Call()
    for at, kind in enumerate(entry.types):
        name = f"%a{at}"
        if at in entry.longs:
            _add_long(call, name)
        elif at in entry.halves:
            _add_halves(call, name)
        else:
            _add(call, name, kind)
    return call


def _add(call: _Call, name: str, kind: Any) -> None:
    if isinstance(kind, _types.Array):
        _add_array(call, name, kind)
    elif isinstance(kind, _types.BaseTuple):
        for at, part in enumerate(kind.types):
            _add(call, f"{name}t{at}", part)
    elif isinstance(kind, _types.Record):
        call.given[name] = "pointer"
        call.passed.append(f"ptr {name}")
    elif isinstance(kind, _types.Boolean):
        call.given[name] = "bool"
        call.between.append(f"  {name}b = trunc i32 {name} to i8")  # Numba passes a byte
        call.passed.append(f"i8 {name}b")
    elif kind == _types.float64:
        call.given[name] = "float"
        call.passed.append(f"double {name}")
    elif kind in (_types.int64, _types.uint64):
        call.given[name] = "int"
        call.between.append(f"  {name}w = sext i32 {name} to i64")
        call.passed.append(f"i64 {name}w")
    else:
        raise TypeError(f"the outside of a WebAssembly file has no way to give a {kind}")


def _add_long(call: _Call, name: str) -> None:
    call.given[name] = "long"
    call.between.append(f"  {name}w = fptosi double {name} to i64")
    call.passed.append(f"i64 {name}w")


def _add_halves(call: _Call, name: str) -> None:
    call.given |= {f"{name}l": "low", f"{name}h": "high"}
    call.between += [
        f"  {name}lw = zext i32 {name}l to i64",
        f"  {name}hw = zext i32 {name}h to i64",
        f"  {name}hs = shl i64 {name}hw, 32",
        f"  {name}w = or i64 {name}hs, {name}lw",
    ]
    call.passed.append(f"i64 {name}w")


def _add_array(call: _Call, name: str, kind: Any) -> None:
    """Numba's: whose it is, of whom, how many in all, their size, where, lengths, strides."""
    size = _size(kind.dtype)
    lengths = [f"{name}n{axis}" for axis in range(kind.ndim)]
    call.given |= {name: "pointer", **dict.fromkeys(lengths, "length")}
    call.between += [f"  {length}w = sext i32 {length} to i64" for length in lengths]
    strides, stride = list[str](), str(size)
    for axis in reversed(range(kind.ndim)):
        strides.insert(0, stride)
        call.between.append(f"  {name}s{axis} = mul i64 {lengths[axis]}w, {stride}")
        stride = f"{name}s{axis}"
    call.between.append(f"  {name}all = sdiv i64 {stride}, {size}")
    call.passed += ["ptr null", "ptr null", f"i64 {name}all", f"i64 {size}", f"ptr {name}"]
    call.passed += [f"i64 {length}w" for length in lengths]
    call.passed += [f"i64 {stride}" for stride in strides]


def _size(kind: Any) -> int:
    return int(kind.size) if isinstance(kind, _types.Record) else max(1, kind.bitwidth // 8)


# --- what comes out


def _is_nothing(result: Any) -> bool:
    return isinstance(result, _types.NoneType)


def _kept(result: Any) -> str:
    """How Numba keeps an answer."""
    if _is_nothing(result):
        return "ptr"
    if isinstance(result, _types.Boolean):
        return "i8"
    return "double" if result == _types.float64 else f"i{result.bitwidth}"


def _outside(result: Any) -> str:
    if _is_nothing(result):
        return "void"
    return "double" if result == _types.float64 else "i32"


def _returned(result: Any, kept: str) -> list[str]:
    if _is_nothing(result):
        return ["  ret void"]
    lines = [f"  %value = load {kept}, ptr %result"]
    if kept in ("double", "i32"):
        return [*lines, f"  ret {kept} %value"]
    how = "trunc" if kept == "i64" else "zext" if kept == "i8" else "sext"
    return [*lines, f"  %narrow = {how} {kept} %value to i32", "  ret i32 %narrow"]
