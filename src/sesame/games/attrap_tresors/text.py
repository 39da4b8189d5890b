"""Attrap'trésors in words: sentences, refusals, and what the screen draws."""

from typing import Literal

from msgspec import Struct

from sesame.core.contract import CHANCE, CLOCK
from sesame.core.fields import plain
from sesame.core.words import Words
from sesame.games.attrap_tresors import reckoning
from sesame.games.attrap_tresors.actions import (
    LETTERS,
    OBJECTS,
    Action,
    Deal,
    Dealt,
    Give,
    Grab,
    Start,
    Throw,
    Time,
)
from sesame.games.attrap_tresors.names import COLOURS, SEAT_NAMES, seat_name
from sesame.games.attrap_tresors.names import OBJECTS as OBJECT_NAMES
from sesame.games.attrap_tresors.positions import read_position, write_position
from sesame.games.attrap_tresors.state import (
    BY_CARD,
    BY_SIX,
    COLUMN,
    DEALING,
    DICE,
    GIVING,
    GRABBING,
    KINDS,
    NOBODY,
    OVER,
    RED,
    STARTING,
    THROWING,
    UNCHECKED,
    VALUES,
    WRONG,
    State,
)
from sesame.games.attrap_tresors.telling import ending, fall, holder_of, joined, news

__all__ = [
    "ending",
    "prompt",
    "read_position",
    "refusal",
    "seat_name",
    "sentence",
    "view",
    "write_position",
]

Phase = Literal["dealing", "starting", "throwing", "grabbing", "giving", "over"]
Verdict = Literal["wrong", "card", "six"]
_PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    STARTING: "starting",
    THROWING: "throwing",
    GRABBING: "grabbing",
    GIVING: "giving",
    OVER: "over",
}
_VERDICTS: dict[int, Verdict | None] = {
    UNCHECKED: None,
    WRONG: "wrong",
    BY_CARD: "card",
    BY_SIX: "six",
}


class Table(Struct, frozen=True, kw_only=True):
    """The souk as a screen draws it; colours are letters r o y g b v."""

    phase: Phase
    round: int  # the one being played, 1 to 10
    throws: int  # of this round
    thrower: int | None  # None where both throw together
    dice: dict[str, int]  # counting dice by colour
    missed: int  # dice that do not count
    tower: dict[str, int]  # objects still standing, by name
    held: list[dict[str, int]]  # by seat, objects taken since the throw
    holder: int | None  # of the column
    verdict: Verdict | None  # of the last check of the column
    met: str  # colour of the card shown at that check; "" if none
    cards: list[str | None]  # by seat, or the open row of two: a colour, "" none, None secret
    barred: list[str]  # by seat: colours that everybody knows the secret card not to be
    aside: dict[str, int]  # fulfilled cards by colour
    gold: list[dict[str, int]]  # by seat, gold cards by value
    sacks: list[int]  # by seat
    stock: dict[str, int]  # gold cards not handed out
    patience: int  # seconds


def view(observed: State) -> Table:
    s = plain(observed)
    missed = 0 if s.throws == 0 and s.holder == NOBODY else DICE - sum(s.dice)
    return Table(
        phase=_PHASES[s.phase],
        round=s.rounds + int(s.verdict == UNCHECKED),
        throws=s.throws,
        thrower=None if s.seats == 2 else s.thrower,
        dice={letter: s.dice[colour - RED] for colour, letter in LETTERS.items()},
        missed=missed,
        tower=_objects(s.tower),
        held=[_objects(counts) for counts in s.held[: s.seats]],
        holder=None if s.holder == NOBODY else s.holder,
        verdict=_VERDICTS[s.verdict],
        met=LETTERS.get(s.met, ""),
        cards=[_card(card) for card in s.card[: reckoning.places(observed)]],
        barred=[_letters(colours) for colours in s.barred[: s.seats]],
        aside={letter: s.aside[colour - RED] for colour, letter in LETTERS.items()},
        gold=[_gold(counts) for counts in s.gold[: s.seats]],
        sacks=[int(reckoning.sacks(observed, seat)) for seat in range(s.seats)],
        stock=_gold(s.stock),
        patience=s.patience,
    )


def _objects(counts: list[int]) -> dict[str, int]:
    return {OBJECTS[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def _gold(counts: list[int]) -> dict[str, int]:
    return {str(value): count for value, count in zip(VALUES, counts, strict=True)}


def _card(colour: int) -> str | None:
    return None if colour < 0 else LETTERS.get(colour, "")


def _letters(colours: int) -> str:
    return "".join(letter for colour, letter in LETTERS.items() if colours >> colour & 1)


def prompt(observed: State) -> Words:
    """Whose turn it is and what to do, in one sentence."""
    s = observed
    if s.phase == OVER:
        return ending(s)
    if s.phase == DEALING:
        return Words("On tire une carte d'instruction.", "An instruction card is drawn.")
    if s.phase == STARTING:
        return Words("Qui lance en premier ?", "Who throws first?")
    if s.phase == THROWING:
        if s.seats == 2:
            return Words("Lancez vos quatre dés ensemble !", "Throw your four dice together!")
        who = SEAT_NAMES[int(s.thrower)]
        return Words(f"{who} lance les dés !", f"{who} throws the dice!")
    if s.phase == GIVING:
        who = holder_of(s)
        return Words(
            f"{who}, ce n'était pas ta colonne : rends une carte d'or.",
            f"{who}, that was wrong: give back a gold card.",
        )
    return _grabbing(s)


def _grabbing(s: State) -> Words:
    if s.holder == NOBODY:
        mine = Words("de ta couleur", "of your colour")
        if s.seats == 2:
            mine = Words("d'une couleur des cartes", "of a colour of the cards")
        return Words(
            f"Trois dés {mine.fr}, ou les six couleurs ? Attrape la colonne !",
            f"Three dice {mine.en}, or all six colours? Grab the column!",
        )
    who = holder_of(s)
    if s.seats == 2:
        return Words(
            f"{who} tient la colonne : attrapez le reste !", f"{who} has the column: grab the rest!"
        )
    return Words(
        f"{who} tient la colonne. Les autres, attrapez un objet, deux au plus !",
        f"{who} has the column. The others, grab an object, two at most!",
    )


def sentence(observed: State, seat: int, action: Action) -> Words:
    """What an action does; chance's sentences begin with what came of the round before."""
    s = observed
    match action:
        case Deal() | Dealt():
            return joined([*news(s), _dealt(s, action)])
        case Start(seat=first):
            who = SEAT_NAMES[first]
            return Words(f"{who} lance en premier.", f"{who} throws first.")
        case Throw():
            return _thrown(s, action)
        case Grab(object=kind):
            who, name = SEAT_NAMES[seat], OBJECT_NAMES[kind]
            return Words(f"{who} attrape {name.fr} !", f"{who} grabs {name.en}!")
        case Give(value=value):
            who = SEAT_NAMES[seat]
            return Words(
                f"{who} rend une carte de {value}.", f"{who} gives back a card of {value}."
            )
        case Time():
            return _run_out(s)


def _thrown(s: State, throw: Throw) -> Words:
    said = fall(throw)
    if s.seats == 2:
        return joined([*news(s), Words(f"Les dés : {said.fr}", f"The dice: {said.en}")])
    who = SEAT_NAMES[int(s.thrower)]
    shown = Words(f"{who} lance : {said.fr}", f"{who} throws: {said.en}")
    # The news is told with the card that replaces the one shown, if there is one (AT-15).
    return shown if s.met else joined([*news(s), shown])


def _dealt(s: State, action: Deal | Dealt) -> Words:
    """AT-05, AT-15, AT-20: told to its owner with its colour, to the others without."""
    place = int(reckoning.cardless(s))
    if isinstance(action, Dealt):
        who = SEAT_NAMES[place]
        return Words(f"{who} regarde sa nouvelle carte.", f"{who} looks at a new card.")
    card = COLOURS[action.colour].card
    if s.seats == 2:
        return Words(f"Une {card.fr}, face visible.", f"There is {card.en}, face up.")
    who = SEAT_NAMES[place]
    return Words(f"{who} reçoit une {card.fr}.", f"{who} is dealt {card.en}.")


def _run_out(s: State) -> Words:
    if s.phase == GIVING:
        who = holder_of(s)
        return Words(
            f"Le temps passe : {who} rend sa plus petite carte.",
            f"Time is up: {who} gives back the smallest card.",
        )
    if s.holder == NOBODY:
        return Words("Personne ! On relance les dés.", "Nobody! The dice are thrown again.")
    return Words("Plus personne ! Le tour est fini.", "Nobody else! The round is over.")


def refusal(observed: State, seat: int, action: Action) -> Words:
    """Why an action that was understood may not be played now."""
    s = observed
    match action:
        case Throw() | Deal() | Start() if seat != CHANCE:
            return Words("Seul le hasard fait cela.", "Only chance does that.")
        case Dealt():
            return Words("Dis quelle carte est tirée.", "Say which card is drawn.")
        case Time() if seat != CLOCK:
            return Words("Seul le temps passe.", "Only time runs out.")
        case Time():
            return Words("Rien ne presse en ce moment.", "Nothing is pressing now.")
        case _ if seat == CLOCK:
            return Words("Le temps ne fait que passer.", "Time can only run out.")
        case Throw() | Deal() | Start() | Grab() | Give() if seat == CHANCE:
            return _chance_refusal(s)
        case Give() if s.phase != GIVING:
            return Words("Personne ne doit rendre de carte.", "Nobody has to give back a card.")
        case Give(value=value):
            return Words(f"Tu n'as pas de carte de {value}.", f"You have no card of value {value}.")
        case Grab(object=kind):
            return _grab_refusal(s, kind)
    raise AssertionError(action)


def _chance_refusal(s: State) -> Words:
    if s.phase == THROWING:
        return Words("Il faut lancer les dés, et ainsi.", "The dice must be thrown, and so.")
    if s.phase == STARTING:
        return Words("Il faut tirer qui lance en premier.", "A first thrower must be drawn.")
    return Words(
        "Il faut tirer une carte d'instruction qui reste.",
        "An instruction card that is left must be drawn.",
    )


def _grab_refusal(s: State, kind: int) -> Words:
    if s.phase == GIVING:
        return Words("Rends d'abord une carte d'or.", "Give back a gold card first.")
    if kind == COLUMN:
        who = holder_of(s)
        return Words(f"Trop tard : {who} tient la colonne.", f"Too late: {who} has the column.")
    if s.phase == GRABBING and s.holder == NOBODY:
        return Words(
            "Trop tôt ! D'abord la colonne, puis le reste.",
            "Too early! First the column, then the rest.",
        )
    return Words("Cet objet n'est plus sur la tour.", "This object is not on the tower any more.")
