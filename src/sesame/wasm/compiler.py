"""Kernels as one WebAssembly file.

Numba translates a kernel, with all that it calls, into LLVM's language (`core/linked.py`). That
translation is told to be for wasm32, given a plain interface (`interface.py`), optimised once more,
and written by llvmlite; the linker is LLVM's own, which comes in the package `ziglang`.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm

from sesame.core.kernel import Kernel
from sesame.wasm.interface import Entry, written

_TRIPLE = "wasm32-unknown-unknown"
_LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_HEAD = f'target datalayout = "{_LAYOUT}"\ntarget triple = "{_TRIPLE}"\n'
# What every browser has
_FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"
_STACK = 1 << 16  # bytes
_TARGET = re.compile(r"^target (?:datalayout|triple) = .*$", re.M)


def has_linker() -> bool:
    """Whether files can be made here: the linker is a tool of builds, not of play."""
    return find_spec("ziglang") is not None


def compiled(entries: Sequence[Entry]) -> bytes:
    """One WebAssembly file with these entries."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    whole = llvm.parse_assembly(_HEAD)
    for entry in entries:
        whole.link_in(llvm.parse_assembly(_translated(entry)))
    names = {entry.name for entry in entries}
    for function in whole.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    whole.verify()
    machine = llvm.Target.from_triple(_TRIPLE).create_target_machine(
        opt=3, features=_FEATURES, reloc="static", codemodel="default"
    )
    _optimise(whole, machine)
    return _linked(machine.emit_object(whole), sorted(names))


def _optimise(module: Any, machine: Any) -> None:
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization, tuning.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)


def _translated(entry: Entry) -> str:
    """The kernel and all that it calls, with its plain interface."""
    kernel: Any = entry.kernel.linked if isinstance(entry.kernel, Kernel) else entry.kernel
    kernel.compile(entry.types)
    found: Any = kernel.overloads[entry.types]
    found.library._ensure_finalized()
    text = _TARGET.sub("", str(found.library._final_module))
    text = text.replace(" = common ", " = internal ")  # where Python's side of a function would be
    return _HEAD + text + written(entry, found.fndesc)


def _linked(thing: bytes, names: Sequence[str]) -> bytes:
    with TemporaryDirectory() as folder:
        there, made = Path(folder) / "kernels.o", Path(folder) / "kernels.wasm"
        there.write_bytes(thing)
        exports = [f"--export={name}" for name in (*names, "__heap_base")]
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(there), "-o", str(made)]
        command += ["--no-entry", "--allow-undefined", "--strip-all", "--gc-sections"]
        command += ["-z", f"stack-size={_STACK}", "--export-memory", *exports]
        subprocess.run(command, check=True)
        return made.read_bytes()
