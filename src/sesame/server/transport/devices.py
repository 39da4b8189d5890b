"""User agents: which device a session is on, in two words; no more of it is kept."""

import re
from typing import Final

# Each names itself after those before it, so the first that is found is the one
_BROWSERS: Final = {
    "Edge": r"Edg(e|A|iOS)?/",
    "Opera": r"OPR/|Opera",
    "Samsung Internet": r"SamsungBrowser/",
    "Firefox": r"Firefox/|FxiOS/",
    "Chrome": r"Chrome/|Chromium/|CriOS/",
    "Safari": r"Safari/",
}
_SYSTEMS: Final = {
    "iPhone": r"iPhone",
    "iPad": r"iPad",
    "Android": r"Android",
    "Windows": r"Windows",
    "macOS": r"Mac OS X|Macintosh",
    "ChromeOS": r"CrOS",
    "Linux": r"Linux|X11",
}


def device(agent: str) -> str:
    """'Firefox, Android'; empty: it did not say."""
    found = (_first(_BROWSERS, agent), _first(_SYSTEMS, agent))
    return ", ".join(filter(None, found))


def _first(kinds: dict[str, str], agent: str) -> str:
    return next((name for name, pattern in kinds.items() if re.search(pattern, agent)), "")
