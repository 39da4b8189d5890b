"""What the figures were taken on."""

import os
import platform
from importlib.metadata import version
from pathlib import Path


def describe(**peers: str) -> str:
    """One line: processor, cores, what else keeps them busy, and the versions that matter."""
    packages = {"NumPy": "numpy", "Numba": "numba"} | peers
    versions = [f"{title} {version(package)}" for title, package in packages.items()]
    parts = [_processor(), f"{os.cpu_count()} cores", *_load(), platform.system()]
    return ", ".join([*parts, f"Python {platform.python_version()}", *versions])


def _load() -> list[str]:
    """How many processes wanted a core in the last minute; more than cores: figures are low."""
    return [f"load {os.getloadavg()[0]:.1f}"] if hasattr(os, "getloadavg") else []


def _processor() -> str:
    """The name and clock that Linux gives the processor, or what Python knows of it."""
    listed = Path("/proc/cpuinfo")
    lines = listed.read_text().splitlines() if listed.exists() else []
    facts = dict(line.replace("\t", "").split(":", 1) for line in lines if ":" in line)
    name = facts.get("model name", platform.processor() or platform.machine()).strip()
    clock = facts.get("cpu MHz")
    return f"{name} at {float(clock) / 1000:.2f} GHz" if clock else name
