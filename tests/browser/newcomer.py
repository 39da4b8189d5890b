"""Somebody who knows no rule, and clicks what the page itself says can be clicked.

They look at it for a while first: that is not waited for, but counted, as the time at the table is
what somebody would have needed who does look.
"""

import random
import time

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Missed

from tests.browser.hands import glowing, is_over

LOOKS, AGAIN = 2.5, 0.8  # seconds before the first click of a choice, and before each other one
_FEW = 4  # clicks on what is beside a choice (a bag, a slider's sign) before the choice itself
_CURIOUS = 0.5  # of those who see such a thing
_MISSES = 60  # clicks that come too late, because the table went on meanwhile
_RIGHT_AWAY = 700  # milliseconds that a click may take

# The house's own lamps
_ASKS = ":is(.tour, [data-practice]) button.lamp:visible, main [data-ready]:visible"
_BESIDE = "section.board button:enabled:visible:not([data-handle])"


class Newcomer:
    """At a table that has begun; `seconds` is how long they have been there."""

    def __init__(self, page: Page, seed: int, *, is_timed: bool) -> None:
        self.page, self.chance, self.is_timed = page, random.Random(seed), is_timed
        self.begun, self.looked = time.monotonic(), 0.0
        self.clicks, self.misses, self.tried = 0, 0, 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun + self.looked

    def play(self, limit: float) -> None:
        """To the end; fails where that takes longer."""
        while not is_over(self.page):
            assert self.seconds < limit, f"still at it after {self.clicks} clicks"
            if not self._click_something():
                self.page.wait_for_timeout(60)

    def _click_something(self) -> bool:
        asks = self.page.locator(_ASKS)
        if asks.count():
            return self._click(asks.first, LOOKS)
        handles = glowing(self.page)
        if not handles:
            return False
        beside = self.page.locator(_BESIDE)
        if beside.count() and self.tried < _FEW and self.chance.random() < _CURIOUS:
            self.tried += 1
            return self._click(beside.nth(self.chance.randrange(beside.count())), AGAIN)
        chosen = self.page.locator(f'[data-handle="{self.chance.choice(handles)}"]:visible').first
        seconds, self.tried = AGAIN if self.tried else LOOKS, 0
        return self._click(chosen, seconds)

    def _click(self, thing: Locator, seconds: float) -> bool:
        try:
            thing.click(timeout=_RIGHT_AWAY)
        except Missed:
            self.misses += 1
            assert self.misses <= _MISSES, "what glows cannot be clicked"
            return False
        self.clicks += 1
        self.looked += 0 if self.is_timed else seconds  # hands that race do not wait
        return True
