"""What an action does, told on the table before it."""

from sesame.core.words import Words
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.actions import (
    SPOT_NAMES,
    Action,
    Deal,
    Draw,
    Fly,
    Lay,
    Leave,
    Place,
    Start,
    Throw,
    Walk,
)
from sesame.games.mille_et_un_tresors.cards import face_of, worth
from sesame.games.mille_et_un_tresors.phrases import (
    FRIENDS,
    face_words,
    look_words,
    treasures,
    turn_words,
)
from sesame.games.mille_et_un_tresors.state import HEADS, State


def sentence(observed: State, seat: int, action: Action) -> Words:
    s = observed
    match action:
        case Deal(look=look):
            spot, card = SPOT_NAMES[s.gap], look_words(look)
            return Words(f"En {spot} : {card.fr}.", f"On {spot}: {card.en}.")
        case Start(seat=starter):
            return Words(f"{FRIENDS[starter]} commence.", f"{FRIENDS[starter]} begins.")
        case Throw(pips=pips):
            return Words(f"Le dé montre {pips}.", f"The die shows {pips}.")
        case Draw(face=face):
            return _drawn(s, face)
        case Lay(turn=turn):
            who, spot, walls = FRIENDS[seat], SPOT_NAMES[s.gap], turn_words(turn)
            return Words(
                f"{who} pose la carte en {spot} ({walls.fr}).",
                f"{who} lays the card on {spot} ({walls.en}).",
            )
        case Place(spot=spot):
            who = FRIENDS[seat]
            return Words(
                f"{who} pose son pion en {SPOT_NAMES[spot]}.",
                f"{who} puts the pawn on {SPOT_NAMES[spot]}.",
            )
        case Walk() | Fly() | Leave():
            return _moved(s, seat, action)


def _drawn(s: State, face: int) -> Words:
    card = face_words(face)
    if face < HEADS:
        return Words(f"Carte tirée : {card.fr}.", f"Card drawn: {card.en}.")
    gone, path = int(s.chief) + 1, int(s.path)
    if gone == path:
        return Words(
            f"Carte tirée : {card.fr}. Le chef arrive à l'entrée.",
            f"Card drawn: {card.en}. The chief arrives at the entrance.",
        )
    return Words(
        f"Carte tirée : {card.fr}. Le chef avance (pas {gone} sur {path}).",
        f"Card drawn: {card.en}. The chief comes nearer (step {gone} of {path}).",
    )


def _moved(s: State, seat: int, action: Walk | Fly | Leave) -> Words:
    """MT-11: whoever moves takes the card left behind."""
    who, start = FRIENDS[seat], int(s.pawn[seat])
    here, loot = SPOT_NAMES[start], worth(face_of(int(s.look[start])))
    told = treasures(loot)
    if isinstance(action, Leave):
        total = treasures(rules.points(s, seat) + loot)
        return Words(
            f"{who} prend {told.fr} en {here} et sort de la grotte avec {total.fr}.",
            f"{who} takes {told.en} on {here} and leaves the cave with {total.en}.",
        )
    goal = SPOT_NAMES[action.spot]
    if isinstance(action, Fly):
        return Words(
            f"{who} prend {told.fr} en {here}, et le génie l'emporte en {goal}.",
            f"{who} takes {told.en} on {here}, and the genie carries the pawn to {goal}.",
        )
    return Words(
        f"{who} prend {told.fr} en {here} et va en {goal}.",
        f"{who} takes {told.en} on {here} and goes to {goal}.",
    )
