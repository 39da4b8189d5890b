"""Trouble that goes on for a while, a full disk say, is told when it begins and when it is over."""

import logging

from sesame.core.errors import SesameError

_log = logging.getLogger("sesame.tables")


class Trouble:
    """What was told of it."""

    def __init__(self) -> None:
        self._told: str | None = None

    def note(self, error: SesameError) -> None:
        if error.words.en != self._told:
            self._told = error.words.en
            _log.warning("%s / %s", error.words.fr, error.words.en)

    def ends(self) -> None:
        """Something could be written."""
        if self._told is not None:
            self._told = None
            _log.warning("cela va de nouveau / all is well again")
