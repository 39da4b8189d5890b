"""Why an action that was understood may not be played now."""

from sesame.core.contract import CHANCE
from sesame.core.words import Words
from sesame.games.kim_bac.actions import (
    GATE_LETTERS,
    Action,
    Draw,
    Place,
    Renounce,
    Run,
    Shake,
    Stay,
    Step,
    Throw,
    crossing_name,
)
from sesame.games.kim_bac.names import place_mark
from sesame.games.kim_bac.state import AT_GATE, COPIES, DECIDING, PLACING, RACING, State
from sesame.games.kim_bac.streets import free_streets, free_ways


def refusal(observed: State, seat: int, action: Action) -> Words:
    s = observed
    if seat == CHANCE:
        return _chance_refusal(action)
    match action:
        case Draw() | Shake() | Throw():
            return Words(
                "Seul le hasard tire les cartes et lance les dés.",
                "Only chance draws cards and throws dice.",
            )
        case Place(gate=gate) if s.phase == PLACING:
            letter = GATE_LETTERS[gate]
            return Words(f"La porte {letter} est prise.", f"Gate {letter} is taken.")
        case _ if s.phase == PLACING:
            return Words(
                "On place d'abord les pions sur les portes.",
                "The pawns are placed on the gates first.",
            )
        case Place():
            return Words("Les pions sont déjà placés.", "The pawns are already placed.")
        case _ if s.phase == DECIDING:
            return Words("Il faut d'abord courir ou renoncer.", "You must first run or renounce.")
        case Run() | Renounce():
            return Words(
                "Personne n'a de coffre à ouvrir.", "Nobody is being asked about the chest."
            )
        case Stay() | Step():
            return _move_refusal(s, seat, action)


def _chance_refusal(action: Action) -> Words:
    if isinstance(action, Draw | Shake | Throw):
        return Words("Le hasard ne peut pas donner cela ici.", "Chance cannot give that here.")
    return Words("C'est au hasard de jouer.", "It is chance's turn.")


def _move_refusal(s: State, seat: int, action: Stay | Step) -> Words:
    place, pawn = int(s.pawn[seat, int(s.due)]), int(s.due) + 1
    runs = s.phase == RACING and seat == s.taker
    found = free_streets(s, place) if runs else free_ways(s, place)
    if isinstance(action, Stay):
        if found:
            return Words(
                f"Le pion {pawn} peut avancer : il ne reste pas en place.",
                f"Pawn {pawn} can move, so it may not stay.",
            )
        return _claim_refusal(s, seat, place)
    goal = action.crossing
    if not found >> goal & 1:
        return _step_refusal(s, place, goal, runs)
    return _claim_refusal(s, seat, goal)


def _step_refusal(s: State, place: int, goal: int, runs: bool) -> Words:
    """KB-09, KB-10, KB-16: not a neighbour, a bridge, or taken."""
    here, there = place_mark(place), crossing_name(goal)
    near = 1 << int(s.gate[place - AT_GATE]) if place >= AT_GATE else int(s.ways[place])
    if s.x[goal] < 0:
        return Words(f"Il n'y a pas de carrefour {there}.", f"There is no crossing {there}.")
    if not near >> goal & 1:
        return Words(
            f"Aucune rue ne mène de {here} à {there}.", f"No street leads from {here} to {there}."
        )
    if runs and not int(s.streets[place]) >> goal & 1:
        return Words("Le Kim-Bac ne passe pas les ponts.", "The Kim-Bac may not cross bridges.")
    return Words(f"Le carrefour {there} est occupé.", f"Crossing {there} is taken.")


def _claim_refusal(s: State, seat: int, place: int) -> Words:
    """KB-12: no chest to take here."""
    number = int(s.number[place]) if place < len(s.number) else 0
    if s.phase == RACING:
        return Words("Le coffre est déjà pris.", "The chest has been taken already.")
    if number == 0:
        return Words("Il n'y a pas de monument ici.", "There is no monument here.")
    assert s.hand[seat, number - 1] < COPIES
    return Words(
        f"Il vous faut les deux cartes {number} pour prendre le coffre ici.",
        f"You need both cards {number} to take the chest here.",
    )
