"""Real time, everybody around one keyboard.

A race is announced, counted down and shown; from then on a key is a hand. The game says what
becomes of it and what is shown, without a clock (`core/keyboard.py`); here is the clock, and keys
as they go down.
"""

import hashlib
import time
from collections.abc import Mapping

from sesame.cli.saying import say
from sesame.cli.terminal.keyboard import Keys, keyboard
from sesame.cli.terminal.orders import read_order
from sesame.cli.terminal.session import Leave, Session
from sesame.core import dice
from sesame.core.contract import CLOCK
from sesame.core.dice import Rng
from sesame.core.errors import SesameError
from sesame.core.keyboard import Keyboard, KeyRace
from sesame.core.live import Hand, Live
from sesame.core.match import Match

_BEAT = 400  # milliseconds of a number of the countdown
_SUSPENSE = 700  # at most so long between the countdown and the dice: nobody can beat time
_PAUSES = (":", "?", "q", "c")  # nobody's keys: whoever presses one wants a pause
_ON = (" ", "\n", "\r")


def run(session: Session, hands: Mapping[int, Hand]) -> None:
    """Play until it is over; `hands` are the robots'. Raises Leave, EOFError or
    KeyboardInterrupt if somebody stops; the terminal is as before, however this ends.
    """
    with keyboard() as pressed:
        AtKeyboard(session, hands, pressed).run()


def now() -> int:
    return round(1000 * time.monotonic())


class AtKeyboard:
    """One game in real time."""

    def __init__(self, session: Session, hands: Mapping[int, Hand], pressed: Keys) -> None:
        self._session, self._hands, self._keys = session, hands, pressed
        live = session.match.game.live
        assert live is not None, "asked only where hands race"
        assert live.keyboard is not None, "and have keys"
        self._live: Live = live
        self._board: Keyboard = live.keyboard
        self._stage = self._board.stage(session)
        self._is_pause_due = True  # before the first throw, after every round, and when asked for

    @property
    def _match(self) -> Match:
        return self._session.match  # not kept: taking back puts another in its place

    def run(self) -> None:
        self._stage.open()
        while not self._match.over:
            if self._is_pause_due:
                self._pause()
            elif self._live.stage(self._match) == "choice":
                self._choose()
            else:
                self._race()

    # --- a race

    def _race(self) -> None:
        race = self._board.race(self._match, self._hands, self._rng("hands"))
        self._stage.announce()
        if not self._count_down(race):
            return
        self._stage.show(self._rng("souk"))
        race.show(now())
        while not race.over:
            key = self._wait((race.due - now()) / 1000)
            at = now()
            self._stage.tell(race.advance(at))
            if not race.over and (seat := self._seat_of(key)) is not None:
                ruling = race.press(seat, at)
                self._stage.tell([ruling] if ruling else [])
            elif key in _PAUSES:
                self._is_pause_due = True
                self._stage.say(say("live-pause-soon"), "dim")
        self._is_pause_due |= self._stage.close()

    def _count_down(self, race: KeyRace) -> bool:
        """Whether it came to its end: whoever wants a pause has it at once."""
        suspense = dice.below(self._rng("suspense"), _SUSPENSE)
        for number in self._stage.countdown:
            self._stage.count(number)
            if not self._hold(race, _BEAT):
                return False
        return self._hold(race, suspense)

    def _hold(self, race: KeyRace, milliseconds: int) -> bool:
        """Wait; AT-32: a hand that goes out now is too early."""
        end = now() + milliseconds
        while (left := end - now()) > 0:
            key = self._wait(left / 1000)
            if (seat := self._seat_of(key)) is not None:
                ruling = race.press(seat, now())
                self._stage.tell([ruling] if ruling else [])
            elif key in _PAUSES:
                self._is_pause_due = True
                return False
        return True

    def _seat_of(self, key: str) -> int | None:
        """Whose hand; a robot's key is nobody's."""
        seat = self._board.seat_of(key, self._match.seats)
        return seat if seat in self._session.humans else None

    def _rng(self, purpose: str) -> Rng:
        """The same again on the same table with the same seed, like all that robots do."""
        text = f"{purpose} {self._match.seed} {len(self._match.log)}"
        return dice.stream(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))

    # --- a choice in peace

    def _choose(self) -> None:
        """A person's key says what; a robot thinks; or time runs out."""
        match, seat, begun = self._match, self._match.actors[0], now()
        is_robot = seat in self._hands
        self._stage.ask("" if is_robot else self._board.KEYS[seat])
        wait = self._board.patience(match)
        if is_robot:
            wait = min(wait, self._live.thought(self._hands[seat], self._rng("thought")))
        chosen: int | None = None
        while chosen is None and (left := begun + wait - now()) > 0:
            key = self._wait(left / 1000)
            is_theirs = seat in self._session.humans
            if is_theirs and now() - begun >= self._board.BUSY:  # hands that hammer on say nothing
                chosen = self._board.meant(match, seat, key)
        if chosen is None and is_robot:
            chosen = self._live.chosen(match)
        if chosen is None:
            match.play(CLOCK, self._board.time_up(match), wait)
        else:
            match.play(seat, chosen, now() - begun)
        self._stage.close()
        self._is_pause_due = True

    # --- between races

    def _pause(self) -> None:
        """Until somebody goes on; hands that still hammer on their keys do nothing here."""
        self._keys.forget()
        self._stage.pause()
        while (key := self._key()) not in _ON:
            if key in _PAUSES:
                self._obey(key)
                self._stage.pause()
        self._show_cards(self._stage.unseen)

    def _obey(self, key: str) -> None:
        if key == "q":
            raise Leave
        if key == "?":
            self._stage.help()
        elif key == ":":
            self._take_order()
        elif self._stage.has_secrets:
            self._session.screen.clear()
            self._stage.say(say("live-whose-card"), "bold")
            if (seat := self._seat_of(self._key())) is not None:
                self._show_card(seat)

    def _take_order(self) -> None:
        """The usual orders, on a line of their own."""
        self._stage.say(say("live-orders"))
        with self._keys.lines():
            line = self._session.screen.ask()
        order = read_order(line)
        try:
            if order is not None and order.verb in ("undo", "save", "quit"):
                if self._session.obey(order, None):
                    self._stage.start_again()
            elif line:
                self._stage.say(say("live-orders"))
        except SesameError as error:
            self._stage.say(error.words, "red")

    def _show_cards(self, seats: list[int]) -> None:
        """Several people at one screen: each looks at their card alone."""
        for seat in seats:
            self._stage.cover(seat)
            self._await(seat)
            self._show_card(seat)
        self._is_pause_due = bool(seats)  # the others come back before anything falls

    def _show_card(self, seat: int) -> None:
        self._stage.uncover(seat)
        self._await(seat)
        self._session.screen.clear()

    def _await(self, seat: int) -> None:
        while self._seat_of(self._key()) != seat:
            pass

    def _key(self) -> str:
        """The next key, however long it takes."""
        while not (key := self._wait(3600)):
            pass
        return key

    def _wait(self, seconds: float) -> str:
        return self._keys.key(seconds).lower()
