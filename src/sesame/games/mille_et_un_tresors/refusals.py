"""Why an action that was understood may not be played now."""

from sesame.core.contract import CHANCE
from sesame.core.words import Words
from sesame.games.mille_et_un_tresors.actions import (
    SPOT_NAMES,
    Action,
    Fly,
    Lay,
    Leave,
    Place,
    Walk,
)
from sesame.games.mille_et_un_tresors.cards import shape_of
from sesame.games.mille_et_un_tresors.phrases import FRIENDS, SHAPE_WORDS, cards
from sesame.games.mille_et_un_tresors.state import LAYING, PLACING, State
from sesame.games.mille_et_un_tresors.walks import flights, goals, steps_due

_NOT_NOW = {
    PLACING: Words("Pose d'abord ton pion.", "Put your pawn down first."),
    LAYING: Words("Pose d'abord la carte tirée.", "Lay the card drawn first."),
}


def refusal(observed: State, seat: int, action: Action) -> Words:
    s = observed
    if seat == CHANCE:
        return Words("Le hasard ne peut pas faire cela ici.", "Chance cannot do that here.")
    match action:
        case Place() if s.phase != PLACING:
            return Words("Ton pion est déjà dans la grotte.", "Your pawn is in the cave already.")
        case Lay() if s.phase != LAYING:
            return Words("Tu n'as pas de carte à poser.", "You have no card to lay.")
        case Place(spot=spot):
            return _no_room(s, spot)
        case Lay():
            shape = SHAPE_WORDS[shape_of(int(s.held))]
            return Words(f"Cette carte a : {shape.fr}.", f"This card has: {shape.en}.")
        case Walk() | Fly() | Leave():
            return _NOT_NOW.get(int(s.phase)) or _move_refusal(s, seat, action)
    return Words("Seul le hasard fait cela.", "Only chance does that.")


def _no_room(s: State, spot: int) -> Words:
    """Why no pawn can come here: the entrance, or another pawn (MT-06, MT-08)."""
    name = SPOT_NAMES[spot]
    if spot == s.entrance:
        return Words(
            f"{name} est l'entrée, on ne s'y arrête pas.",
            f"{name} is the entrance, nobody stops there.",
        )
    owner = FRIENDS[s.pawn.tolist().index(spot)]
    return Words(f"{name} est prise par {owner}.", f"{name} is taken by {owner}.")


def _move_refusal(s: State, seat: int, action: Walk | Fly | Leave) -> Words:
    walked, way = goals(s, seat), cards(steps_due(s, seat))
    if isinstance(action, Leave):
        return _stay_inside(s)
    if action.spot == s.pawn[seat]:
        return Words("Il faut changer de carte.", "You must go to another card.")
    if action.spot == s.entrance or s.occupied >> action.spot & 1:
        return _no_room(s, action.spot)
    if isinstance(action, Fly):
        return Words(
            "Le génie ne vient que si tu ne peux pas avancer.",
            "The genie comes only if you cannot walk.",
        )
    goal = SPOT_NAMES[action.spot]
    if flights(s, walked):
        return Words(
            f"Aucun chemin de {way.fr} : c'est le génie qui te porte, écris *{goal}.",
            f"No way is {way.en} long: it is the genie who carries you, write *{goal}.",
        )
    return Words(
        f"Aucun chemin de {way.fr} ne mène en {goal}.", f"No way {way.en} long leads to {goal}."
    )


def _stay_inside(s: State) -> Words:
    """MT-09, MT-21."""
    if s.luck:
        return Words(
            "Dans cette variante, personne ne sort de la grotte.",
            "In this variant nobody leaves the cave.",
        )
    if s.exact_exit:
        return Words(
            "Le pas dehors doit être ton dernier pas, et il ne l'est pas.",
            "The step outside must be your last one, and it is not.",
        )
    return Words("Tu ne peux pas atteindre l'entrée.", "You cannot reach the entrance.")
