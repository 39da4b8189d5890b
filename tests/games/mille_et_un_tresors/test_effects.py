"""What steps show and in which order; what a choice would do."""

from sesame.core.contract import Rows
from sesame.core.facts import name_of, told
from sesame.core.match import Match, Step
from sesame.games.mille_et_un_tresors import kinds, rules
from sesame.games.mille_et_un_tresors.actions import FACE_OF, LOOK_OF, SPOT_NAMES, SPOT_OF
from sesame.games.mille_et_un_tresors.cards import CORNER
from sesame.games.mille_et_un_tresors.state import DRAWING, LAYING, MOVING, NONE, OUT, OVER
from tests.games.mille_et_un_tresors.caves import (
    CHANCE,
    EXAMPLE,
    GAME,
    OPEN,
    A,
    B,
    C,
    alone,
    at,
    legal,
    play,
    put,
    shown,
)

Scene = list[tuple[str, dict[str, int]]]


def _read(rows: Rows) -> Scene:
    return [(name_of(kind), said) for kind, said in (told(kinds.KINDS, row) for row in rows)]


def _scene(match: Match, notation: str) -> Scene:
    """The same for a player and a spectator: all lies open."""
    seat = (match.actors or (CHANCE,))[0]
    step = Step(seat, GAME.actions.to_id(GAME.actions.parse(notation)))
    rows = match.effects(step, viewer=None)
    assert (match.effects(step, viewer=A) == rows).all()
    return _read(rows)


def _forecast(match: Match, notation: str) -> Scene:
    (seat,) = match.actors
    return _read(match.forecast(seat, GAME.actions.to_id(GAME.actions.parse(notation))))


def _of(scene: Scene, name: str) -> list[dict[str, int]]:
    return [said for kind, said in scene if kind == name]


def _way(scene: Scene) -> list[str]:
    """The spots of a walk, its start first."""
    (start,) = {said["start"] for said in _of(scene, "set-off")}
    return [SPOT_NAMES[start], *(SPOT_NAMES[said["goal"]] for said in _of(scene, "stepped"))]


def _spots(bits: int) -> set[str]:
    return {name for name, spot in SPOT_OF.items() if bits >> spot & 1}


def test_mt07_mt11_a_walk_goes_card_by_card_and_takes_the_card_left_behind() -> None:
    match = at(OPEN, "A")
    before, b1, c1, d1 = match.scores[A], SPOT_OF["b1"], SPOT_OF["c1"], SPOT_OF["d1"]
    face = FACE_OF["2"]
    cards = int(match.state.taken[A, face]) + 1
    two, mine = {"treasures": 2, "look": LOOK_OF["2"]}, {"seat": A}
    heap, _ = shown(match, "heaped")
    assert _scene(match, "d1") == [
        (
            "set-off",
            mine | {"start": b1, "goal": d1, "steps": 2, "due": 2, "reason": kinds.CARD_SHOWS},
        ),
        ("stepped", mine | {"start": b1, "goal": c1, "step": 1, "left": 1, "jumped": NONE}),
        ("stepped", mine | {"start": c1, "goal": d1, "step": 2, "left": 0, "jumped": NONE}),
        ("lifted", {"spot": b1, "look": LOOK_OF["2"], "nothing": NONE}),
        ("took", mine | two | {"spot": b1, "face": face, "cards": cards, "total": before + 2}),
        ("heaped", heap | {"treasures": before + 2, "twos": heap["twos"] + 1}),
        ("due", mine | {"phase": DRAWING}),
    ]


def test_mt08_a_pawn_is_jumped_only_where_no_other_way_leads() -> None:
    match = at(put(OPEN, c1="B1", e4="2"), "A")
    assert _way(_scene(match, "c2")) == ["b1", "b2", "c2"]
    first, last = _of(_scene(match, "d1"), "stepped")
    assert (first["goal"], first["jumped"]) == (SPOT_OF["c1"], B)
    assert last["jumped"] == NONE


def test_mt09_who_leaves_goes_the_shortest_way_and_brings_all_out() -> None:
    match = at(OPEN, "A")
    scene = _scene(match, "out")
    total = match.scores[A] + 2
    assert _way(scene) == ["b1", "a1"]
    (off,) = _of(scene, "set-off")
    assert (off["goal"], off["steps"], off["due"]) == (SPOT_OF["a1"], 1, 2)
    assert [name for name, _ in scene][-5:] == ["lifted", "took", "heaped", "left", "due"]
    left = {"seat": A, "place": OUT, "treasures": total, "inside": 1}
    assert _of(scene, "left") == [left]
    exact = _scene(at(put(OPEN, b1="2", c1="A2"), "A", "exact_exit=on"), "out")
    assert _way(exact) == ["c1", "b1", "a1"]


def test_mt10_the_genie_comes_because_no_walk_is_long_enough() -> None:
    (said,) = _of(_scene(at(EXAMPLE, "C"), "*e1"), "carried")
    goal = {"start": SPOT_OF["a4"], "goal": SPOT_OF["e1"]}
    assert said == {"seat": C, "due": 2, "reason": kinds.NO_WAY} | goal
    only_out = at("E A2es 1 1 1\n1 1 2 2 2\n2 2 2 2 1h\n1h 3 3 3 B2", "A")
    (said,) = _of(_scene(only_out, "*e1"), "carried")
    assert said["reason"] == kinds.ONLY_OUT


def test_mt05_mt06_cards_fill_the_cave_pawns_enter_and_the_starter_moves() -> None:
    match = GAME.new(2, chance="manual")
    (dealt,) = _scene(match, "2es")
    assert dealt == (
        "dealt",
        {
            "spot": 1,
            "look": LOOK_OF["2es"],
            "treasures": 2,
            "walls": 0b0110,
            "face": FACE_OF["2ne"],
            "left": 0,
            "gap": 2,
        },
    )
    while not match.actors:
        last = _scene(match, str(match.chances()[-1][0]))
        play(match, str(match.chances()[-1][0]))
    assert last[0] == ("started", {"seat": B})
    (placed, due) = _scene(match, "@c3")
    assert placed[1] == {"seat": B, "spot": SPOT_OF["c3"], "treasures": 1}
    assert due[1]["seat"] == A
    play(match, "@c3")
    assert [name for name, _ in _scene(match, "@e4")] == ["placed", "must", "due"]


def test_mt11_a_card_is_drawn_the_chief_rides_the_card_is_laid() -> None:
    match = play(at(OPEN, "B"), "c4")
    pile, gone = int(match.state.pile.sum()) - 1, int(match.state.chief)
    drew, held, due = _scene(match, "+1ne")
    face, left = FACE_OF["1ne"], int(match.state.pile[FACE_OF["1ne"]]) - 1
    shown = {"treasures": 1, "shape": CORNER, "has_head": 0}
    assert drew == ("drew", {"seat": B, "face": face, "left": left, "pile": pile} | shown)
    above = {"seat": B, "spot": SPOT_OF["e4"], "treasures": 1, "has_head": 0, "walls": 0b0011}
    assert held == ("held", above)
    assert due == ("due", {"phase": LAYING, "seat": B})
    assert [name for name, _ in _scene(match, "+3h")] == ["drew", "held", "rode", "due"]
    (rode,) = _of(_scene(match, "+3h"), "rode")
    assert rode == {"start": gone, "goal": gone + 1, "path": 10, "left": 9 - gone}
    play(match, "+3n")
    assert match.state.held == FACE_OF["3n"]
    laid, must, due = _scene(match, "w")
    lies = {"look": LOOK_OF["3w"], "treasures": 3, "walls": 0b1000, "held": NONE, "gap": NONE}
    assert laid == ("laid", {"seat": B, "spot": SPOT_OF["e4"]} | lies)
    said = must[1]
    assert (said["seat"], said["steps"], said["reason"]) == (A, 2, kinds.CARD_SHOWS)
    assert _spots(said["walks"]) == {"a1", "a2", "b3", "c2", "d1"}
    assert said["flights"] == 0
    assert due == ("due", {"phase": MOVING, "seat": A})


def test_mt20_the_die_says_how_far_and_is_put_away() -> None:
    match = at(OPEN, "A?", "luck=on")
    thrown, must, _ = _scene(match, "die1")
    assert thrown == ("thrown", {"seat": A, "pips": 1})
    assert (must[1]["steps"], must[1]["reason"]) == (1, kinds.DIE_SHOWS)
    assert _spots(must[1]["walks"]) == {"c1", "b2"}
    scene = _scene(play(match, "die1"), "b2")
    assert [name for name, _ in scene][:3] == ["set-off", "stepped", "put-away"]
    assert scene[0][1]["reason"] == kinds.DIE_SHOWS


LAST_STEP = """
    E   A2    1h   1h   1h
    1    1h   2h   2h   2h
    2    2h   3h   2    2
    1    2    1    1   B2
"""


def test_mt12_mt13_the_chief_arrives_and_all_is_counted_line_by_line() -> None:
    match = play(at(LAST_STEP, "A"), "out")
    saved, lost = (rules.points(match.state, seat) for seat in (A, B))
    scene = _scene(match, "+3h")
    assert _of(scene, "rode")[0]["left"] == 0
    assert _of(scene, "caught") == [{"seat": B, "spot": SPOT_OF["e4"], "treasures": lost}]
    lines = _of(scene, "counted")
    assert [sum(x["points"] for x in lines if x["seat"] == seat) for seat in (A, B)] == [
        saved,
        lost,
    ]
    assert all(said["points"] == said["cards"] * said["treasures"] for said in lines)
    assert _of(scene, "forfeited") == [{"seat": B, "points": lost}]
    assert _of(scene, "scored") == [{"seat": A, "points": saved}, {"seat": B, "points": 0}]
    ended = {"reason": kinds.CHIEF_ARRIVED, "how": kinds.ALONE, "winners": 1 << A, "points": saved}
    assert scene[-2:] == [("ended", ended), ("due", {"phase": OVER, "seat": A})]


def test_mt14_everybody_is_caught_or_everybody_is_out() -> None:
    (ended,) = _of(_scene(play(at(LAST_STEP, "A"), "c2"), "+3h"), "ended")
    nobody = {"how": kinds.NOBODY, "winners": 0, "points": 0}
    assert ended == {"reason": kinds.CHIEF_ARRIVED} | nobody
    scene = _scene(at(put(OPEN, e4="2"), "A", out="B"), "out")
    assert _of(scene, "left")[0]["inside"] == 0
    assert _of(scene, "ended")[0]["reason"] == kinds.EVERYBODY_OUT
    assert not _of(scene, "forfeited")


def test_mt21_in_the_variant_nobody_is_caught() -> None:
    scene = _scene(play(at(LAST_STEP, "B2", "luck=on"), "e2"), "+3h")
    assert not _of(scene, "caught") + _of(scene, "forfeited")
    assert all(said["points"] > 0 for said in _of(scene, "scored"))


def test_mt07_a_forecast_says_the_way_what_it_takes_what_it_promises_and_risks() -> None:
    match = at(LAST_STEP, "A")
    scene = _forecast(match, "c2")
    assert _way(scene) in (["b1", "c1", "c2"], ["b1", "b2", "c2"])
    (took,), (landing,), (danger,) = (_of(scene, name) for name in ("took", "landing", "danger"))
    assert (landing["spot"], landing["treasures"]) == (SPOT_OF["c2"], 2)
    assert "a2" in _spots(landing["walks"])
    assert danger["left"] == 1
    assert danger["stake"] == took["total"] == match.scores[A] + 2
    out = _forecast(match, "out")
    assert _of(out, "left")[0]["treasures"] == took["total"]
    assert _of(out, "danger")[0]["stake"] == 0


def test_mt11_a_forecast_of_a_card_laid_says_what_it_opens_to_the_next_seat() -> None:
    match = play(at(alone("c2", "1", "e4"), "A"), "c1", "+3ns")
    (barred,), (opened,) = (_of(_forecast(match, turn), "landing") for turn in ("ns", "ew"))
    assert _spots(opened["walks"]) - _spots(barred["walks"]) == {"c4"}  # by c2, three steps away
    (must,) = _of(_forecast(match, "ns"), "must")
    assert must["seat"] == B
    play(match, "ns")
    assert _spots(must["walks"]) == legal(match)
