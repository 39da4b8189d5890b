"""Names: visible, bounded, and nobody's who could be taken for a robot or for the house."""

import asyncio

import pytest

from sesame.core.words import LANGUAGES
from sesame.server.log.names import BadName, is_proper, proper, reserved
from sesame.server.transport.people import _TRAVELLERS
from tests.server.open_house import open_house
from tests.server.visitors import Visitor


@pytest.mark.parametrize(
    "name", [*_TRAVELLERS, "Zoé", "Ὀδυσσεύς", "Наташа", "李小龙", "نور", "☕", "R2D2"]
)
def test_names_of_the_world_are_welcome(name: str) -> None:
    assert proper(name) == name
    assert is_proper(name)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Zoé \t  Martin ", "Zoé Martin"),
        ("Zoe\u0301", "Zoé"),  # one letter, however it was typed
        ("Ali\u200b\u200d Baba", "Ali Baba"),
        ("\u202eAli\u202c", "Ali"),  # right to left, as a disguise
        ("A" + "\u0301" * 30, "Á" + "\u0301" * 2),
        ("é" * 24, "é" * 24),
    ],
)
def test_names_are_normalised(given: str, kept: str) -> None:
    assert proper(given) == kept


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "\u200b", "\u3164", "\u2800", "\u00ad", "\u115f\u1160", "\ufe0f", "\u0301",
        "\u202e", "...", "x" * 25, "\x00", "\ud800",
    ],
)  # fmt: skip
def test_what_nobody_can_see_or_say_is_no_name(name: str) -> None:
    with pytest.raises(BadName, match="letters"):
        proper(name)


@pytest.mark.parametrize(
    "name",
    [
        "calife", "Calife", "CALIFE", "c\u0430life", "сalife", "ca1ife", "caIife", "ⅽalife",
        "ｃａｌｉｆｅ", "𝐜𝐚𝐥𝐢𝐟𝐞", "ᴄᴀʟɪꜰᴇ", "çâlîfé", "c a l i f e", "Calife 2", "calife42",
        "le calife", "Calife (robot)", "Vizier", "v1z1r", "Apprent1", "MARCHAND", "robot",
        "r0b0t", "Bot", "Sésame", "S3same", "admin", "c@life", "ca|ife", "rоbоt", "Händler",
        "Kalif", "W3sir", "Lehrling",
    ],
)  # fmt: skip
def test_nobody_is_taken_for_a_robot_or_the_house(name: str) -> None:
    with pytest.raises(BadName):
        proper(name)


@pytest.mark.parametrize(
    "name", ["Botond", "Roberto", "Califia", "Vizirette", "Marchandise", "Ada"]
)
def test_names_that_only_begin_like_one_are_welcome(name: str) -> None:
    assert reserved(name) is None


def test_a_name_is_refused_in_words_and_the_old_one_stays(sqlite_url: str) -> None:
    async def scene() -> None:
        async with open_house(sqlite_url) as house, Visitor(house.address) as visitor:
            before = await visitor.me()
            for name in ("\u3164", "c\u0430life", "Vizir", "\u200b"):
                answer = await visitor.ask("PATCH", "/api/me", {"name": name})
                assert answer.status_code == 400
                assert set(answer.json()["reason"]) == set(LANGUAGES)
            assert await visitor.me() == before
            # From before names were looked at: a traveller's takes its place
            store = house.app.house.store
            person = await store.person(before["id"])
            assert person is not None
            await store.rename_person(type(person)(person.id, "\u3164", person.avatar, person.at))
            assert (await visitor.me())["name"] in _TRAVELLERS

    asyncio.run(scene())
