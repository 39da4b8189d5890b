"""The choices a table makes before it starts: a game's options, as validated data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sesame.core.errors import BadOption
from sesame.core.words import Words

Value = str | bool | int

_SWITCH = {"on": True, "yes": True, "true": True, "oui": True}
_SWITCH |= {"off": False, "no": False, "false": False, "non": False}


@dataclass(frozen=True)
class Option:
    """One choice: its values in order (kernels see the index), which is usual, what it means."""

    name: str
    values: tuple[Value, ...]
    default: Value
    title: Words

    def read(self, value: object) -> Value:
        """The value meant, from Python or from text; refuses what is not offered."""
        wanted = value.strip().lower() if isinstance(value, str) else value
        if isinstance(self.default, bool) and isinstance(wanted, str):
            wanted = _SWITCH.get(wanted, wanted)
        for offered in self.values:
            same = type(offered) is type(wanted) and offered == wanted
            if same or self.write(offered) == wanted:
                return offered
        shown = ", ".join(self.write(offered) for offered in self.values)
        raise BadOption("option-not-allowed", name=self.name, value=repr(value), known=shown)

    @staticmethod
    def write(value: Value) -> str:
        """The value as records, positions and the command line write it."""
        if isinstance(value, bool):
            return "on" if value else "off"
        return str(value)


def switch(name: str, title: Words) -> Option:
    """An option that is off unless asked for."""
    return Option(name, (False, True), False, title)


def read_all(options: tuple[Option, ...], chosen: Mapping[str, Any]) -> dict[str, Value]:
    """Every option's value, the usual one where nothing was chosen."""
    known = [option.name for option in options]
    for name in chosen:
        if name not in known:
            shown = ", ".join(known)
            raise BadOption("unknown-option", name=name, known=shown)
    return {option.name: option.read(chosen.get(option.name, option.default)) for option in options}
