"""Mille et un trésors in words: whose turn it is, how it ended, and what the screen draws."""

from functools import lru_cache
from typing import Literal

from msgspec import Struct

from sesame.core.calls import table_of
from sesame.core.fields import plain
from sesame.core.words import Words, same
from sesame.games.mille_et_un_tresors import rules
from sesame.games.mille_et_un_tresors.actions import FACE_NAMES, LOOK_NAMES, SPOT_NAMES
from sesame.games.mille_et_un_tresors.phrases import FRIENDS, cards, face_words, joined, treasures
from sesame.games.mille_et_un_tresors.positions import read_position, write_position
from sesame.games.mille_et_un_tresors.refusals import refusal
from sesame.games.mille_et_un_tresors.state import (
    DEALING,
    DRAWING,
    LAYING,
    MOVING,
    OUT,
    OVER,
    PLACING,
    SPOTS,
    STARTING,
    THROWING,
    State,
)
from sesame.games.mille_et_un_tresors.telling import sentence
from sesame.games.mille_et_un_tresors.walks import outlook

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

Phase = Literal["dealing", "starting", "placing", "throwing", "moving", "drawing", "laying", "over"]
_PHASES: dict[int, Phase] = {
    DEALING: "dealing",
    STARTING: "starting",
    PLACING: "placing",
    THROWING: "throwing",
    MOVING: "moving",
    DRAWING: "drawing",
    LAYING: "laying",
    OVER: "over",
}


class Table(Struct, frozen=True, kw_only=True):
    """The table as a screen draws it; spots are numbered 0 to 19 row by row, the entrance too.

    A card is written as in the notation: treasures, then `h` for the head or its walls.
    """

    phase: Phase
    cave: list[str]  # the card on each spot as it lies; "" where there is none
    entrance: int
    exits: list[int]  # spaces from which the cave may be left, walls apart (MT-09)
    pawns: list[int | None]  # the spot of each seat's pawn; None: not placed, or out
    out: list[bool]  # by seat: has left the cave
    hands: list[dict[str, int]]  # by seat: the cards taken, how many of each
    pile: dict[str, int]  # the cards left to draw, how many of each
    held: str | None  # the card drawn and not laid
    gap: int | None  # the spot that waits for a card
    chief: int  # steps gone
    path: int  # steps to go in all
    die: int | None  # MT-20
    steps: int | None  # how far the pawn must go now


def view(observed: State) -> Table:
    s, seats = plain(observed), range(int(observed.seats))
    leading_out, steps, _, _ = outlook(table_of(observed))
    return Table(
        phase=_PHASES[s.phase],
        cave=[LOOK_NAMES[look] if look >= 0 else "" for look in s.look],
        entrance=s.entrance,
        exits=[spot for spot in range(SPOTS) if leading_out >> spot & 1],
        pawns=[_at(s.pawn[seat]) for seat in seats],
        out=[s.pawn[seat] == OUT for seat in seats],
        hands=[_pack(*s.taken[seat]) for seat in seats],
        pile=_pack(*s.pile),
        held=FACE_NAMES[s.held] if s.held >= 0 else None,
        gap=_at(s.gap),
        chief=s.chief,
        path=s.path,
        die=s.thrown or None,
        steps=steps if s.phase == MOVING else None,
    )


def _at(spot: int) -> int | None:
    return spot if spot >= 0 else None


@lru_cache(maxsize=10_000)  # of five packs a move changes one at most
def _pack(*counts: int) -> dict[str, int]:
    return {name: count for name, count in zip(FACE_NAMES, counts, strict=True) if count}


def seat_name(seat: int) -> Words:
    return same(FRIENDS[seat])


def prompt(observed: State) -> Words:
    """Whose turn it is and what to do, in one sentence."""
    phase = observed.phase
    if phase == OVER:
        return ending(observed)
    if phase == DEALING:
        return Words("Les cartes remplissent la grotte.", "The cards are filling the cave.")
    if phase == STARTING:
        return Words("Le sort choisit qui commence.", "Chance chooses who begins.")
    what = _task(phase, observed)
    who = FRIENDS[observed.seat]
    return Words(f"{who} : {what.fr}.", f"{who}: {what.en}.")


def _task(phase: int, observed: State) -> Words:
    if phase == PLACING:
        return Words("pose ton pion sur une carte libre", "put your pawn on a free card")
    if phase == THROWING:
        return Words("lance le dé", "throw the die")
    if phase == DRAWING:
        return Words("tire une carte de la pile", "draw a card from the pile")
    if phase == LAYING:
        card, spot = face_words(observed.held), SPOT_NAMES[observed.gap]
        return Words(f"pose la carte en {spot} ({card.fr})", f"lay the card on {spot} ({card.en})")
    return _move_task(observed, int(observed.entrance))


def _move_task(observed: State, entrance: int) -> Words:
    _, steps, walked, carried = outlook(table_of(observed))
    way, may_leave = cards(steps), bool(walked >> entrance & 1)
    if not carried:
        french, english = f"avance de {way.fr}", f"move {way.en}"
        return (
            Words(f"{french}, ou sors", f"{english}, or leave")
            if may_leave
            else Words(french, english)
        )
    if may_leave:
        return Words(
            "sors, ou laisse le génie te porter où tu veux",
            "leave, or let the genie carry you anywhere",
        )
    return Words(
        f"aucun chemin de {way.fr}, le génie te porte où tu veux",
        f"no way {way.en} long, the genie carries you anywhere",
    )


def ending(s: State) -> Words:
    """Who won and why."""
    won = rules.winners(s)
    winners = [seat for seat in range(int(s.seats)) if won >> seat & 1]
    how = _last_event(s)
    if not winners:
        return Words(
            f"{how.fr} : tout le monde est pris, personne ne gagne.",
            f"{how.en}: everybody is caught, nobody wins.",
        )
    names, loot = (
        joined([FRIENDS[seat] for seat in winners]),
        treasures(rules.points(s, winners[0])),
    )
    if len(winners) > 1:
        return Words(
            f"{how.fr} : {names.fr} gagnent ensemble avec {loot.fr} chacun.",
            f"{how.en}: {names.en} win together with {loot.en} each.",
        )
    return Words(
        f"{how.fr} : {names.fr} gagne avec {loot.fr}.", f"{how.en}: {names.en} wins with {loot.en}."
    )


def _last_event(s: State) -> Words:
    if s.chief < s.path:
        return Words("Tout le monde est sorti", "Everybody is out")
    return Words("Le chef des voleurs arrive à l'entrée", "The chief of the thieves arrives")
