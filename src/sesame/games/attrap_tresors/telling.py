"""What came of the last round, what the dice show, and how a game ended."""

from sesame.core.words import Words
from sesame.games.attrap_tresors import reckoning
from sesame.games.attrap_tresors.actions import Throw
from sesame.games.attrap_tresors.names import COLOURS, OBJECTS, SEAT_NAMES, named, sacks
from sesame.games.attrap_tresors.state import (
    ALIKE,
    BY_SIX,
    DICE,
    KINDS,
    NOBODY,
    RED,
    ROUNDS,
    UNCHECKED,
    WRONG,
    State,
)


def joined(sentences: list[Words]) -> Words:
    """Several sentences as one paragraph."""
    return Words(*(" ".join(said) for said in zip(*sentences, strict=True)))


def news(s: State) -> list[Words]:
    """What the check of the column found (AT-12, AT-13); nothing before it."""
    if s.verdict == UNCHECKED:
        return []
    who, number = SEAT_NAMES[int(s.holder)], int(s.rounds)
    opening = Words(f"Fin du tour {number} :", f"End of round {number}:")
    if s.verdict == WRONG:
        said = Words(
            f"{who} n'avait pas droit à la colonne !", f"{who} had no right to the column!"
        )
    elif s.verdict == BY_SIX:
        said = Words(
            f"les six couleurs, 5 sacs pour {who} !", f"all six colours, 5 sacks for {who}!"
        )
    else:
        said = Words(f"4 sacs pour {who} !", f"4 sacks for {who}!")
    found = [joined([opening, said])]
    if s.met:
        colour = COLOURS[int(s.met)]
        found.append(
            Words(f"La {colour.card.fr} est remplie.", f"The {colour.name.en} card is fulfilled.")
        )
    return found


def paid(s: State) -> list[Words]:
    """AT-12, AT-13, AT-14: what each seat has for what it took; asked once the round is over."""
    found = []
    for seat in range(int(s.seats)):
        taken = [OBJECTS[kind] for kind in range(KINDS) for _ in range(int(s.held[seat, kind]))]
        if taken:
            what = Words(*(", ".join(names) for names in zip(*taken, strict=True)))
            who, gold = SEAT_NAMES[seat], sacks(_pay(s, seat))
            found.append(Words(f"{who} : {what.fr}, {gold.fr}.", f"{who}: {what.en}, {gold.en}."))
    return found


def _pay(s: State, seat: int) -> int:
    """The sacks of this round, as the rules pay them, into an empty hand."""
    if seat == s.holder and s.verdict == WRONG:
        return 0
    hand = s.copy()
    hand.gold[:] = 0
    reckoning.pay(hand, seat)
    return int(reckoning.sacks(hand, seat))


def fall(throw: Throw) -> Words:
    """The dice in words, the most frequent colour first."""
    order = sorted(range(len(throw.counts)), key=lambda i: -throw.counts[i])
    showing = [(throw.counts[i], _dice(throw.counts[i], RED + i)) for i in order if throw.counts[i]]
    french = ", ".join(f"{count} {name.fr}" for count, name in showing)
    english = ", ".join(f"{count} {name.en}" for count, name in showing)
    if missing := DICE - sum(throw.counts):
        french += f" ({missing} à côté)"
        english += f" ({missing} missed)"
    if all(throw.counts):
        return Words(f"{french} : les six couleurs !", f"{english}: all six colours!")
    mark = "!" if max(throw.counts) >= ALIKE else "."
    return Words(f"{french}{' !' if mark == '!' else '.'}", f"{english}{mark}")


def _dice(count: int, colour: int) -> Words:
    return COLOURS[colour].dice if count > 1 else COLOURS[colour].name


def ending(s: State) -> Words:
    """Who won and why (AT-16, AT-17)."""
    seats = range(int(s.seats))
    winners = [seat for seat in seats if s.winners >> seat & 1]
    gold = [reckoning.sacks(s, seat) for seat in seats]
    best, who = sacks(max(gold)), named(winners)
    if s.rounds == ROUNDS:
        why = Words(f"Après {ROUNDS} tours", f"After {ROUNDS} rounds")
    else:
        why = Words("Plus personne n'attrape rien", "Nobody grabs anything any more")
    if len(winners) > 1:
        return Words(
            f"{why.fr}, {who.fr} partagent la victoire avec {best.fr} !",
            f"{why.en}, {who.en} share the win with {best.en}!",
        )
    more = Words(" et le plus de cartes", " and the most cards")
    tie = more if gold.count(max(gold)) > 1 else Words("", "")
    return Words(
        f"{why.fr}, {who.fr} gagne avec {best.fr}{tie.fr} : grand vizir !",
        f"{why.en}, {who.en} wins with {best.en}{tie.en}: grand vizier!",
    )


def holder_of(s: State) -> str:
    """Who holds the column; asked only once somebody does."""
    assert s.holder != NOBODY
    return SEAT_NAMES[int(s.holder)]
