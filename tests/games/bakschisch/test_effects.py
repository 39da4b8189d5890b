"""What steps show, to whom and in which order; what a fist would do."""

from sesame.core.contract import Rows
from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.bakschisch import effects, kinds
from sesame.games.bakschisch.state import COIN_0, THIEF_IN_FIST
from tests.games.bakschisch.cities import GAME, city

Scene = list[tuple[str, dict[str, int]]]


def _read(rows: Rows) -> Scene:
    return [(name_of(kind), said) for kind, said in (told(effects.KINDS, row) for row in rows)]


def _scene(match: Match, seat: int, notation: str, viewer: int | None) -> Scene:
    action = GAME.actions.to_id(GAME.actions.parse(notation))
    return _read(match.effects(Step(seat, action), viewer))


def _forecast(match: Match, seat: int, notation: str) -> Scene:
    return _read(match.forecast(seat, GAME.actions.to_id(GAME.actions.parse(notation))))


def test_bk22_others_see_a_fist_close_and_not_what_it_holds() -> None:
    match = city("E?....", "0:10t", "0:10t")
    assert _scene(match, 0, "4", viewer=0) == [("closed", {"seat": 0, "fist": COIN_0 + 4})]
    hidden = [("closed", {"seat": 0, "fist": -1})]
    assert _scene(match, 0, "4", viewer=1) == _scene(match, 0, "4", viewer=None) == hidden


def test_bk10_bk11_the_last_fist_opens_all_and_gold_and_pawns_go_their_ways() -> None:
    match = city("E?....", "0:10t", "0:10t", "0:10t")
    match.play(0, "2")
    match.play(1, "thief")
    assert _scene(match, 2, "5", viewer=None) == [
        ("closed", {"seat": 2, "fist": COIN_0 + 5}),
        ("opened", {"seat": 0, "coins": 2, "fist": COIN_0 + 2}),
        ("opened", {"seat": 1, "coins": 0, "fist": THIEF_IN_FIST}),
        ("opened", {"seat": 2, "coins": 5, "fist": COIN_0 + 5}),
        ("gave", {"seat": 0, "coins": 2, "gold": 8}),
        ("gave", {"seat": 2, "coins": 5, "gold": 5}),
        ("stole", {"seat": 1, "coins": 7, "gold": 17, "thief": 0}),
        ("went", {"seat": 2, "start": 0, "goal": 4, "thief": 1, "way": kinds.AHEAD}),
        ("due", {"phase": 0}),
    ]


def test_bk12_a_thief_that_keeps_everybody_where_they_are_is_the_reason() -> None:
    match = city("E?....", "0:10t", "0:10t", terms="theft_cancels=on")
    match.play(0, "thief")
    assert ("stayed", {"is_theft": 1}) in _scene(match, 1, "3", viewer=0)


def test_bk18_a_round_ends_with_everybodys_share_and_a_new_row() -> None:
    match = city("FGSEH?", "5:4t", "3:4")
    match.play(0, "0")
    names = [name for name, _ in _scene(match, 1, "0", viewer=1)]
    assert names[-5:] == ["shared", "got", "got", "laid", "due"]


def test_bk20_the_end_says_who_has_won_and_why() -> None:
    match = city("FGSEH?", "31@1:4", "3:4")
    match.play(0, "4")
    said = dict(_scene(match, 1, "0", viewer=None))
    assert said["ended"]["winners"] == 0b01
    assert said["ended"]["reason"] == kinds.CALIPH_REIGNS


def test_bk08_bk13_a_forecast_says_where_the_pawn_would_go() -> None:
    match = city("E?....", "0:10t", "0:10t")
    assert _forecast(match, 0, "3") == [
        ("went", {"seat": 0, "start": 0, "goal": 4, "thief": 1, "way": kinds.AHEAD})
    ]
    assert _forecast(match, 0, "0") == _forecast(match, 0, "thief") == []
    match = city("FGSEE?", "9:10t", "0:10t")
    ((name, said),) = _forecast(match, 0, "0")
    assert (name, said["start"]) == ("went", 9)
    assert said["goal"] < 9
