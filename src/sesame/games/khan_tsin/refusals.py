"""Why an action that was understood may not be played now."""

from sesame.core.words import Words
from sesame.games.khan_tsin import rules
from sesame.games.khan_tsin.actions import Action, Deal, Move, Pass, Place
from sesame.games.khan_tsin.names import BARONS
from sesame.games.khan_tsin.piles import height, tally, top_part
from sesame.games.khan_tsin.state import MOST_ALIKE, PLACING, REACH, RED, SQUARES, State


def refusal(observed: State, seat: int, action: Action) -> Words:
    """Why an action that was understood may not be played now."""
    s = observed
    match action:
        case Deal():
            return Words("Seul le hasard répartit les barons.", "Only chance deals barons.")
        case Place() if s.phase != PLACING:
            return Words("Les barons sont déjà placés.", "The barons are already placed.")
        case Place(square=square):
            return Words(f"La case {square + 1} est prise.", f"Square {square + 1} is taken.")
        case _ if s.phase == PLACING:
            return Words("On place d'abord les barons.", "The barons are placed first.")
        case Pass():
            return Words(
                "On ne passe pas tant qu'un coup est possible.",
                "You may not pass while you have a move.",
            )
        case Move():
            return _move_refusal(s, seat, action)


def _move_refusal(s: State, seat: int, move: Move) -> Words:
    start, goal = move.start + 1, move.goal + 1
    level, target = height(s, move.start), height(s, move.goal)
    mine = near(s, seat)
    if move.start not in mine:
        shown = ", ".join(str(square + 1) for square in mine)
        return Words(
            f"La case {start} n'est pas à votre portée : vos piles sont {shown}.",
            f"Square {start} is out of your reach: your piles are {shown}.",
        )
    if move.start == move.goal:
        return Words("Il faut changer de case.", "You must go to another square.")
    if target == 0:
        return Words(f"La case {goal} est vide.", f"Square {goal} is empty.")
    if move.count > level:
        return Words(
            f"La pile {start} n'a que {level} baron{'s' if level > 1 else ''}.",
            f"Pile {start} has only {level} baron{'s' if level > 1 else ''}.",
        )
    if (after := target + move.count) <= level:
        return Words(
            f"Ce suzerain déchoirait : du niveau {level} au niveau {after}.",
            f"This suzerain would fall: from level {level} to level {after}.",
        )
    part = top_part(int(s.pile[move.start]), level, move.count)
    total = tally(part) + int(s.tally[move.goal])
    for colour, barons in BARONS.items():
        if (count := total >> 3 * (colour - RED) & 7) > MOST_ALIKE:
            return Words(
                f"La pile aurait {count} {barons.fr} ; {MOST_ALIKE} au plus.",
                f"The pile would have {count} {barons.en}; {MOST_ALIKE} at most.",
            )
    if not rules.goals(s, move.start, tally(part)) >> move.goal & 1:
        claws = int(s.kind[move.start])
        hops = Words("1 bond", "1 hop") if claws == 1 else Words(f"{claws} bonds", f"{claws} hops")
        return Words(
            f"Case {start} : {hops.fr}, ou un vol à plus de {REACH} barons.",
            f"Square {start}: {hops.en}, or a flight past {REACH} barons.",
        )
    return Words(
        "Ce retournement n'est pas permis, ou ne change rien.",
        "Turning over is not allowed here, or changes nothing.",
    )


def near(s: State, seat: int) -> list[int]:
    """The squares whose pile a seat may move (KT-07)."""
    within = rules.reach(s, seat)
    return [square for square in range(SQUARES) if within >> square & 1]
