"""What happens at the dragon, in sentences."""

from sesame.core.words import Words
from sesame.games.khan_tsin.actions import Action, Deal, Move, Pass, Place
from sesame.games.khan_tsin.names import BARON, SEATS
from sesame.games.khan_tsin.piles import height
from sesame.games.khan_tsin.state import BLACK, EMPEROR, NO_SEAT, RED, SOUTH, State


def sentence(observed: State, seat: int, action: Action) -> Words:
    """What an action does, told on the table before it."""
    s = observed
    match action:
        case Place(square=square):
            who, what = SEATS[seat], BARON[RED if s.seat == SOUTH else BLACK]
            return Words(
                f"{who.fr} place {what.fr} sur la case {square + 1}.",
                f"{who.en} places {what.en} on square {square + 1}.",
            )
        case Deal(colour=colour):
            square, what = int(s.occupied).bit_count() + 1, BARON[colour]
            return Words(f"La case {square} reçoit {what.fr}.", f"Square {square} gets {what.en}.")
        case Pass():
            who = SEATS[seat]
            return Words(f"{who.fr} doit passer.", f"{who.en} has to pass.")
        case Move():
            return _move_sentence(s, seat, action)


def _move_sentence(s: State, seat: int, move: Move) -> Words:
    who, start, goal = SEATS[seat], move.start + 1, move.goal + 1
    top = int(s.pile[move.start]) >> 2 * (height(s, move.start) - 1)
    level = height(s, move.goal) + move.count
    baron, others = BARON[top], move.count - 1
    french = f"{who.fr} envoie {baron.fr} de {start} sur {goal}"
    english = f"{who.en} sends {baron.en} from {start} onto {goal}"
    if others:
        french += f" avec {others} {'vassaux' if others > 1 else 'vassal'}"
        english += f" with {others} vassal{'s' if others > 1 else ''}"
    if move.turn_moved:
        french, english = (
            f"{french}, la partie déplacée retournée",
            f"{english}, the moved part turned over",
        )
    if move.turn_result:
        french, english = (
            f"{french}, la pile obtenue retournée",
            f"{english}, the whole pile turned over",
        )
    if level == EMPEROR:
        return Words(
            f"{french} : neuf barons, l'Empereur.",
            f"{english}: nine barons, the Emperor.",
        )
    return Words(f"{french} (hauteur {level}).", f"{english} (height {level}).")


def ending(s: State) -> Words:
    """Who won and why."""
    if s.winner == NO_SEAT:
        return Words(
            "Partie nulle : plus personne ne peut jouer.", "A draw: neither side can move."
        )
    who = SEATS[int(s.winner)]
    return Words(
        f"{who.fr} complète une pile de neuf et devient Empereur.",
        f"{who.en} completes a pile of nine and becomes Emperor.",
    )
