"""Link-time optimisation: what only kernels call is kept as LLVM's language, not as machine code.

Numba optimises every function with all that it calls, makes machine code of it and a wrapper by
which Python may call it; then the same again for whoever calls that one. A search has ten such
storeys. Here a kernel that another one calls is only translated; what Python calls is optimised
with everything below it, once, and kept as machine code alone.
"""

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, compile_result


class LinkedLibrary(JITCodeLibrary):
    """A function's translation, to be linked into others; no machine code is made of it."""

    def finalize(self) -> None:
        """Take in what it calls, so that whoever takes it in has all of it."""
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Nowhere: Python cannot call it."""
        self._ensure_finalized()  # type: ignore[no-untyped-call]
        return 0

    @property
    def codegen(self) -> Any:
        """What Numba asks only to tell machine code where its environment is."""
        return _Nowhere


class _Nowhere:
    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        pass


class LinkedCompiler(Compiler):
    """Numba's compiler, up to the translation."""

    def compile_extra(self, func: Any) -> Any:
        codegen = self.state.targetctx.codegen()
        self.state.library = LinkedLibrary(codegen, func.__qualname__)  # type: ignore[no-untyped-call]
        return super().compile_extra(func)  # type: ignore[no-untyped-call]


class WholeCompiler(Compiler):
    """Numba's compiler; what is linked in is told where its environments are."""

    def compile_extra(self, func: Any) -> Any:
        made = super().compile_extra(func)  # type: ignore[no-untyped-call]
        for environment in made._find_referenced_environments():
            made.codegen.set_env(environment.env_name, environment)
        return made


def kept_form(compiled: Any) -> tuple[Any, ...]:
    """All of a compiled kernel that is worth keeping: a translation, or machine code."""
    library, described = compiled.library, compiled.fndesc
    library._ensure_finalized()
    is_linked = isinstance(library, LinkedLibrary)
    code = library._final_module.as_bitcode() if is_linked else library._get_compiled_object()
    symbols = [] if is_linked else _symbols(library._final_module)
    described.typemap = described.calltypes = None  # of no use any more, and not to be pickled
    environments = tuple(compiled._find_referenced_environments())
    rest = described, compiled.environment, compiled.signature, compiled.reload_init, environments
    return library.name, is_linked, code, symbols, *rest


def _symbols(module: Any) -> list[str]:
    found = [*module.functions, *module.global_variables]
    return [symbol.name for symbol in found if not symbol.is_declaration]


def revived(target_context: Any, kept: tuple[Any, ...]) -> Any:
    """The compiled kernel that `kept_form` was made of."""
    name, is_linked, code, symbols, described, environment, signature, starts, environments = kept
    for start in starts:
        start()
    codegen = target_context.codegen()
    library = _linked(codegen, name, code) if is_linked else _whole(codegen, name, code, symbols)
    entry = target_context.get_executable(library, described, environment)
    for other in environments:
        library.codegen.set_env(other.env_name, other)
    return compile_result(  # type: ignore[no-untyped-call]
        typing_context=target_context.typing_context,
        target_context=target_context,
        entry_point=entry,
        typing_error=None,
        type_annotation="",
        signature=signature,
        objectmode=False,
        lifted=(),
        fndesc=described,
        library=library,
        call_helper=None,
        environment=environment,
        metadata=None,
        reload_init=starts,
        referenced_envs=environments,
    )


def _linked(codegen: Any, name: str, code: bytes) -> LinkedLibrary:
    library = LinkedLibrary(codegen, name)  # type: ignore[no-untyped-call]
    library._final_module = llvm.parse_bitcode(code)
    library._finalized = True
    return library


def _whole(codegen: Any, name: str, code: bytes, symbols: list[str]) -> Any:
    library = codegen.create_library(name)
    library.enable_object_caching()
    library._set_compiled_object(code)
    library._finalize_final_module()
    codegen._engine._defined_symbols.update(symbols)
    return library
