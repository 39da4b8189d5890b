"""All that a seat has seen and done since the setup: what perfect recall remembers."""

from array import array
from collections.abc import Iterator, Mapping
from copy import deepcopy
from hashlib import blake2b
from typing import Any

from sesame.adapters.moment import Common, Log, Moment
from sesame.core import calls
from sesame.core.contract import CHANCE, CLOCK, PUBLIC

LOOKS = 128  # bits of a fingerprint of looks

_NAMES = {CHANCE: "", CLOCK: "T:"}


class Recollection:
    """What one seat has seen happen, in order."""

    def __init__(self, common: Common) -> None:
        self.text = ""  # in notation
        self.codes = array("i")  # who did what (veiled if secret), as common.notes writes it
        self.looks = bytes(LOOKS // 8)  # a fingerprint of every look; blank where all is open
        self.at, self.heard = Moment(common), 0  # how far it goes

    def __deepcopy__(self, _: Any) -> "Recollection":
        other = object.__new__(Recollection)
        other.__dict__.update(self.__dict__)
        other.codes, other.at = self.codes[:], deepcopy(self.at)
        return other

    def follow(self, log: Log, seat: int) -> None:
        """Go on to where a log ends."""
        while self.heard < len(log):
            end = self.heard + 2 * max(len(self.at.actors), 1)
            chosen = dict(
                zip(log[self.heard : end : 2], log[self.heard + 1 : end : 2], strict=True)
            )
            self.heard = end
            self._see(chosen, seat)

    def _see(self, chosen: Mapping[int, int], seat: int) -> None:
        """What is done next, and the table as the seat then sees it."""
        if seat in chosen and self.at.time >= 0:
            # Before anything comes of it: when that is, depends on who else went for something.
            self._note(seat, seat, chosen[seat])
        told = list(_told(self.at, chosen, seat))
        self.at.act(chosen)
        for who, action in told:
            self._note(seat, who, action)

    def _note(self, seat: int, who: int, action: int) -> None:
        common = self.at.common
        self.text += f" {_NAMES.get(who, f'{who}:')}{common.notation(action)}"
        self.codes.append(common.notes.code(who, action))
        self.look(seat)

    def look(self, seat: int) -> None:
        """Remember the table as the seat sees it."""
        if self.at.common.hides:  # else a look tells nothing that what happened did not
            look = self.looks + self.at.observed(seat).tobytes()
            self.looks = blake2b(look, digest_size=LOOKS // 8).digest()

    def __str__(self) -> str:
        return self.text + (f" #{self.looks.hex()}" if self.at.common.hides else "")


class Memory:
    """Each seat's memory. It is made when it is asked for, and then only from where it ended."""

    def __init__(self, common: Common) -> None:
        self._common = common
        self._kept = dict[int, Recollection]()

    def of(self, seat: int, log: Log) -> Recollection:
        """What the seat remembers at the end of a log, which the kept memory leads to."""
        kept = self._kept.get(seat)
        if kept is None:
            kept = self._kept[seat] = Recollection(self._common)
        kept.follow(log, seat)
        return kept

    def imagined(self, player: int, log: Log, at: Moment) -> "Memory":
        """What each seat would remember if the table were another that the player cannot tell.

        The player's own memory is the same. What others did in secret cannot be told again: they
        have what everybody saw, and a look at what would be theirs.
        """
        other = Memory(self._common)
        for seat in (PUBLIC, *range(self._common.terms.seats)):
            known = deepcopy(self.of(player if seat == player else PUBLIC, log))
            known.at = deepcopy(at)
            if seat not in (player, PUBLIC):
                known.look(seat)
            other._kept[seat] = known
        return other


def _told(at: Moment, chosen: Mapping[int, int], viewer: int) -> Iterator[tuple[int, int]]:
    """What a viewer sees of what is about to happen."""
    if at.hands:
        seat = at.first_hand(chosen[CHANCE])
        yield seat, at.hands[seat]  # the first hand is seen by all, the others by nobody
    elif at.time >= 0:
        goals = at.goals(chosen)
        if len(goals) == 1:  # of several, the first is not known yet
            yield goals[0]
    else:
        for who, action in chosen.items():
            yield who, _revealed(at, chosen, who, action, viewer)


def _revealed(at: Moment, chosen: Mapping[int, int], who: int, action: int, viewer: int) -> int:
    """An action as it is seen when all that were chosen at once are in."""
    if len(chosen) == 1:
        return calls.shown(at.table, who, action, viewer)
    table = calls.copied(at.table)
    for other, choice in chosen.items():
        if other != who:
            calls.apply(table, other, choice)
    return calls.shown(table, who, action, viewer)
