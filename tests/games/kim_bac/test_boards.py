"""Towns as files: what is accepted, and why others are refused (KB-05)."""

from pathlib import Path

import pytest

import sesame
from sesame.core.match import Match
from sesame.games.kim_bac import trips
from sesame.games.kim_bac.board import BOARDS
from sesame.games.kim_bac.state import PURSUERS
from sesame.games.kim_bac.trips import ways
from tests.games.kim_bac.towns import GAME, play, table, town

KB04 = (BOARDS.folder / "kb04.toml").read_text("utf-8")


def changed(*changes: tuple[str, str]) -> str:
    """The plan of KB-04 with some words replaced, the name first."""
    text = KB04.replace('name = "kb04"', 'name = "mine"')
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def load(path: Path, text: str) -> Match:
    path.write_text(text, "utf-8")
    return GAME.new(board=path, chance="manual")


def pairs(roads: list[str]) -> list[tuple[str, str]]:
    return [(road[:2], road[3:]) for road in roads]


BAD = {
    "a crossing misnamed": (
        changed(("\na0 = ", "\nz0 = ")),
        "crossings.z0 : un carrefour se nomme de a0 à g1",
        "crossings.z0: crossings are named a0 to g1",
    ),
    "a crossing too many": (
        changed(("\na0 = ", "\ng2 = [1, 1]\na0 = ")),
        "crossings.g2 : un carrefour se nomme de a0 à g1",
        "crossings.g2: crossings are named a0 to g1",
    ),
    "a crossing off the map": (
        changed(("\na0 = [8, 9]", "\na0 = [8, 101]")),
        "crossings.a0 : 8, 101 : hors du plan (0 à 100)",
        "crossings.a0: 8, 101: off the map (0 to 100)",
    ),
    "a river off the map": (
        changed(("[77, 50]]", "[77, -1]]")),
        "river[3] : 77, -1 : hors du plan (0 à 100)",
        "river[3]: 77, -1: off the map (0 to 100)",
    ),
    "a river with too many bends": (
        changed(("[77, 50]]", ", ".join(["[77, 50]"] * 14) + "]")),
        "river : 17 points ; 16 au plus",
        "river: 17 points; 16 at most",
    ),
    "a street to nowhere": (
        changed(('"a0-a1"', '"a0-g0"')),
        "streets[0] : pas de carrefour 'g0'",
        "streets[0]: no crossing 'g0'",
    ),
    "a street with one end": (
        changed(('"a0-a1"', '"a0"')),
        "streets[0] : 'a0' : il faut deux carrefours, comme a0-b1",
        "streets[0]: 'a0': needs two crossings, such as a0-b1",
    ),
    "a street back to itself": (
        changed(('"a0-a1"', '"a0-a0"')),
        "streets[0] : 'a0-a0' : il faut deux carrefours, comme a0-b1",
        "streets[0]: 'a0-a0': needs two crossings, such as a0-b1",
    ),
    "a street twice": (
        changed(('"a0-b0"', '"a1-a0"')),
        "streets[1] : a1-a0 est déjà dans streets",
        "streets[1]: a1-a0 is already in streets",
    ),
    "a street that is also a bridge": (
        changed(('"c1-d1"', '"c1-c0"')),
        "bridges[0] : c1-c0 est déjà dans streets",
        "bridges[0]: c1-c0 is already in streets",
    ),
    "a gate missing": (
        changed(("\nL = ", "\nM = ")),
        "gates : il faut les 12 portes A à L, pas A, B, C, D, E, F, G, H, I, J, K, M",
        "gates: the 12 gates A to L are needed, not A, B, C, D, E, F, G, H, I, J, K, M",
    ),
    "a gate to nowhere": (
        changed(('L = { to = "b0"', 'L = { to = "g0"')),
        "gates.L.to : pas de carrefour 'g0'",
        "gates.L.to: no crossing 'g0'",
    ),
    "a gate off the map": (
        changed(('L = { to = "b0", at = [1', 'L = { to = "b0", at = [-1')),
        "gates.L.at : -1, 25 : hors du plan (0 à 100)",
        "gates.L.at: -1, 25: off the map (0 to 100)",
    ),
    "two gates with one crossing": (
        changed(('L = { to = "b0"', 'L = { to = "a1"')),
        "gates.L.to : a1 est déjà le carrefour de la porte A",
        "gates.L.to: a1 is gate A's crossing already",
    ),
    "a monument missing": (
        changed(('"c0", "b1", "a2"', '"c0", "b1"')),
        "monuments : 17 monuments au lieu de 18",
        "monuments: 17 monuments instead of 18",
    ),
    "a monument nowhere": (
        changed(('"c0", "b1", "a2"', '"c0", "g1", "a2"')),
        "monuments[1] : pas de carrefour 'g1'",
        "monuments[1]: no crossing 'g1'",
    ),
    "two monuments at one crossing": (
        changed(('"c0", "b1", "a2"', '"c0", "b1", "c0"')),
        "monuments[2] : c0 est déjà au pied du monument 1",
        "monuments[2]: c0 is at the foot of monument 1 already",
    ),
    "one bridge": (
        changed(('bridges = ["c1-d1", "c4-d4", "c6-d6"]', 'bridges = ["c1-d1"]')),
        "bridges : 1 pont ; 2 au moins",
        "bridges: 1 bridges; 2 at least",
    ),
    "seven streets at a crossing": (
        changed(('"b8-b9"', '"b8-b9", "b8-c7", "a9-b8"')),
        "streets : 7 rues en b8 ; 6 au plus",
        "streets: 7 streets at b8; 6 at most",
    ),
    "a town in two pieces": (
        changed(('"c8-d8",', ""), ('"c9-d9",', "")),
        "streets : sans les ponts, pas de chemin de c0 à d0",
        "streets: without the bridges there is no way from c0 to d0",
    ),
    "a longer trip elsewhere": (
        changed(('"c0", "b1", "a2"', '"a2", "b1", "c0"')),
        "monuments : de 1 à 18 il y a 16 pas sans les ponts, mais 17 ailleurs",
        "monuments: from 1 to 18 it is 16 steps without the bridges, elsewhere 17",
    ),
    "no shorter way over the bridges": (
        changed(('"c1-d1", ', "")),
        "bridges : de 1 à 18 : 17 pas sans les ponts, 9 avec ; 3 fois plus",
        "bridges: from 1 to 18: 17 steps without the bridges, 9 with them; "
        "3 times as many are needed",
    ),
    "far numbers near to each other": (
        changed(('"a4", "b5", "a6"', '"a4", "e5", "a6"'), ('"e5", "f4"', '"b5", "f4"')),
        "monuments : à 2 numéros d'écart, le trajet moyen est plus court qu'à 1",
        "monuments: numbers 2 apart are nearer to each other than those 1 apart",
    ),
    "a key misspelt": (
        changed(('L = { to = "b0"', 'L = { too = "b0"')),
        "gates[...].too : ce champ n'existe pas",
        "gates[...].too: Object contains unknown field too",
    ),
}


@pytest.mark.parametrize("fault", BAD)
def test_kb05_a_bad_town_is_refused_in_one_line(fault: str, tmp_path: Path) -> None:
    text, french, english = BAD[fault]
    path = tmp_path / "mine.toml"
    with pytest.raises(sesame.BadBoard) as refused:
        load(path, text)
    assert refused.value.words == (f"{path} : {french}", f"{path}: {english}")


def test_kb05_an_owners_town_travels_with_the_record(tmp_path: Path) -> None:
    match = play(load(tmp_path / "mine.toml", changed()), "@A", "@B")
    assert sesame.replay(match.record()).terms.board == match.terms.board
    assert GAME.at(match.position()).position() == match.position()


def test_kb05_streets_may_be_fewer_than_in_kb04(tmp_path: Path) -> None:
    match = load(tmp_path / "mine.toml", changed(('"c9-d9",', "")))
    assert sum(map(len, table(match)["streets"])) == 2 * 91


@pytest.mark.parametrize("name", list(GAME.boards))
def test_kb05_the_longer_the_trip_the_bigger_the_treasure(name: str) -> None:
    board = town(name)
    near = ways(board.crossings, pairs(board.streets))
    steps = trips.table(near, board.monuments)
    found = trips.means(steps)
    assert found == sorted(found)
    assert steps[0][-1] == max(map(max, steps))


def test_kb05_a_capture_is_possible_at_every_crossing_of_the_default_plan() -> None:
    """Six pursuers close every street of a crossing; the Kim-Bac has none when his turn comes."""
    board = town(GAME.boards.default)
    near = ways(board.crossings, pairs(board.streets))
    joined = ways(board.crossings, pairs([*board.streets, *board.bridges]))
    for crossing, around in near.items():
        *closed, last = sorted(around)
        assert len(around) <= PURSUERS
        # The last street is closed by pawn 6, from another crossing than those closed already.
        start = next(iter(sorted(joined[last] - set(closed) - {crossing})))
        others = list("ABCDEFGHIJKL")[: 5 - len(closed)]
        secret = next(n for n in (1, 2) if board.monuments[n - 1] != crossing)
        hidden = next(n for n in (18, 17) if board.monuments[n - 1] != crossing)
        red = ",".join([*others, *closed, start])
        match = GAME.at(
            f"- {crossing},-,-,-,-,-/{red} -/- {secret} B6<A1:{secret}>{hidden}+9 rounds=1",
            chance="manual",
        )
        play(match, last)
        assert match.position().split()[0] == f"A{secret}>{hidden}x00", crossing
