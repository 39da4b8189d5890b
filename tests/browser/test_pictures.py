"""Of all pictures that `make shots` takes: axe has no complaint, on any screen, in both lights."""

from pathlib import Path

import pytest

from tests.browser import shots
from tests.browser.axe import is_clean_in_both_lights
from tests.browser.conftest import Visit
from tests.browser.hands import fits
from tests.browser.screens import SCREENS

_SETTLE = 300  # milliseconds: boards take their new size
_LOOKED_AT = [*shots.standing(), *shots.fleeting(Path())]


@pytest.mark.soak
@pytest.mark.parametrize("name", _LOOKED_AT)
def test_axe_finds_nothing_in_any_picture(visit: Visit, database: Path, name: str) -> None:
    page = visit()
    shots.skip_tours(page.context)
    visits = shots.standing() | shots.fleeting(database)
    for picture in visits[name](page):
        for screen, (width, height) in SCREENS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(_SETTLE)
            assert fits(page), (picture, screen)
            is_clean_in_both_lights(page)
