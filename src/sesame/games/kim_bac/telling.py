"""How rounds and the match ended, as told at the table."""

from sesame.core.words import Words
from sesame.games.kim_bac import rules
from sesame.games.kim_bac.names import SEAT_NAMES, listed, taels
from sesame.games.kim_bac.rounds import total
from sesame.games.kim_bac.sharing import value
from sesame.games.kim_bac.state import ARRIVED, CAPTURED, NO_RACE, OVER, TABLE_ROUNDS, State


def story(s: State, at: int) -> Words:
    """A finished round in one sentence (KB-17 to KB-24)."""
    number = at + 1
    if s.ended[at] == NO_RACE:
        return Words(
            f"Manche {number} : pas de course en {TABLE_ROUNDS} tours de table, "
            "personne n'est payé.",
            f"Round {number}: no race in {TABLE_ROUNDS} table rounds, nobody is paid.",
        )
    who, began, hoard = SEAT_NAMES[int(s.hero[at])], int(s.began[at]), int(s.hoard[at])
    worth = taels(value(began, hoard))
    came = Words("court trop longtemps et perd", "ran for too long and lost")
    if s.ended[at] == ARRIVED:
        came = Words("atteint", "reached")
    elif s.ended[at] == CAPTURED:
        came = Words("est pris avant d'atteindre", "was captured before reaching")
    paid = _paid(s, at)
    return Words(
        f"Manche {number} : {who.fr}, parti du n° {began}, {came.fr} le trésor du n° {hoard} "
        f"({worth.fr}). {paid.fr}",
        f"Round {number}: {who.en}, from number {began}, {came.en} the treasure at {hoard} "
        f"({worth.en}). {paid.en}",
    )


def _paid(s: State, at: int) -> Words:
    """Who was paid what."""
    french, english = list[str](), list[str]()
    for seat in range(int(s.seats)):
        money, name = taels(int(s.taels[at, seat])), SEAT_NAMES[seat]
        french.append(f"{name.fr} {money.fr}")
        english.append(f"{name.en} {money.en}")
    return Words(f"{', '.join(french)}.", f"{', '.join(english)}.")


def last_story(s: State) -> Words | None:
    """The round that was finished before what is on the table."""
    at = int(s.current) - (s.phase != OVER)
    return story(s, at) if at >= 0 else None


def ending(s: State) -> Words:
    """Who won and why (KB-25)."""
    winners = [seat for seat in range(int(s.seats)) if rules.winners(s) >> seat & 1]
    most, who = taels(total(s, winners[0])), listed(winners)
    told = story(s, int(s.rounds) - 1)
    if len(winners) > 1:
        return Words(
            f"{told.fr} {who.fr} partagent la victoire avec {most.fr}.",
            f"{told.en} {who.en} share the win with {most.en}.",
        )
    return Words(
        f"{told.fr} {who.fr} gagne avec {most.fr}.", f"{told.en} {who.en} wins with {most.en}."
    )
