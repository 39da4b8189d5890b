"""How somebody has played, from the listings of their games."""

from sesame.server.log.statistics import Tally, tallies
from sesame.server.protocol import Level, Listing, Player, Result

ALI, BAYA = Player(person="ali"), Player(person="baya")


def game(name: str, *players: Player, winners: list[int] | None = None) -> Listing:
    result = None if winners is None else Result(winners, {"fr": "", "en": ""}, [])
    status = "playing" if winners is None else "over"
    return Listing(
        table="t",
        game=name,
        status=status,  # type: ignore[arg-type]
        at=0,
        players=list(players),
        result=result,
    )


def robot(level: Level) -> Player:
    return Player(level=level)


def test_games_are_counted_by_the_strongest_robot_at_the_table() -> None:
    played = [
        game("khan-tsin", ALI, robot("vizir"), winners=[0]),
        game("khan-tsin", robot("vizir"), ALI, winners=[0]),
        game("bakschisch", ALI, robot("apprenti"), robot("calife"), winners=[0, 2]),
        game("khan-tsin", ALI, BAYA, winners=[1]),
    ]
    assert tallies(played, "ali") == [
        Tally("bakschisch", "calife", 1, 1),
        Tally("khan-tsin", None, 1, 0),
        Tally("khan-tsin", "vizir", 2, 1),
    ]


def test_games_that_go_on_and_games_of_others_do_not_count() -> None:
    assert (
        tallies([game("khan-tsin", ALI, BAYA), game("khan-tsin", BAYA, BAYA, winners=[0])], "ali")
        == []
    )
