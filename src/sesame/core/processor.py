"""Target processors: what shipped kernels are compiled for, and whether this machine can run them.

x86-64-v3 is what nearly every PC sold since 2015 has (AVX2); on other machines it is what all of
that kind have.
"""

import json
import platform
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm

_MARK = "made-for.json"  # in a folder of kernels
_V3 = (
    *("sse3", "ssse3", "sse4.1", "sse4.2", "popcnt", "cx16", "sahf", "xsave"),
    *("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"),
)


def common() -> tuple[str, str]:
    """The processor that a wheel built here is for, as LLVM calls it, and its further features."""
    return ("x86-64-v3" if platform.machine().lower() in ("x86_64", "amd64") else "generic"), ""


def mark(folder: Path) -> None:
    """Say in a folder what its kernels are compiled for."""
    made_for = (llvm.get_process_triple(), *common())
    (folder / _MARK).write_text(json.dumps(made_for))


@cache
def of_folder(folder: Path) -> tuple[str, ...] | None:
    """What the kernels in a folder are compiled for; None if there are none that can run here."""
    try:
        found: list[str] = json.loads((folder / _MARK).read_text())
    except (OSError, ValueError):
        return None
    triple, name, _ = found
    if triple != llvm.get_process_triple():
        return None
    host = llvm.get_host_cpu_features()
    needed = _V3 if name == "x86-64-v3" else ()
    return tuple(found) if all(host.get(feature) for feature in needed) else None
