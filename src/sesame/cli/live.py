"""Attrap'trésors in real time, everybody around one keyboard (AT-34).

A throw is announced, counted down and shown; from then on a key is a hand. `race.py` of the game
says what becomes of it, without a clock; here is the clock, the keyboard and the screen.
"""

import hashlib
import time
from collections.abc import Mapping

from sesame.cli import words
from sesame.cli.keyboard import Keys, keyboard
from sesame.cli.orders import read_order
from sesame.cli.session import Leave, Session
from sesame.cli.stage import Stage
from sesame.core import dice
from sesame.core.contract import CLOCK
from sesame.core.dice import Rng
from sesame.core.errors import SesameError
from sesame.core.match import Match
from sesame.games.attrap_tresors import keys, reflex
from sesame.games.attrap_tresors.actions import Give, Time
from sesame.games.attrap_tresors.race import Race
from sesame.games.attrap_tresors.referee import BUSY
from sesame.games.attrap_tresors.reflex import Level
from sesame.games.attrap_tresors.state import GIVING, VALUES

_BEAT = 400  # milliseconds of a number of the countdown
_SUSPENSE = 700  # at most so long between the countdown and the dice: nobody can beat time
_PAUSES = (":", "?", "q", "c")  # nobody's keys: whoever presses one wants a pause
_ON = (" ", "\n", "\r")


def run(session: Session, levels: Mapping[int, Level]) -> None:
    """Play until it is over; `levels` are the robots' hands. Raises Leave, EOFError or
    KeyboardInterrupt if somebody stops; the terminal is as before, however this ends.
    """
    with keyboard() as pressed:
        Live(session, levels, pressed).run()


def now() -> int:
    return round(1000 * time.monotonic())


class Live:
    """One sitting in real time."""

    def __init__(self, session: Session, levels: Mapping[int, Level], pressed: Keys) -> None:
        self._session, self._levels, self._keys = session, levels, pressed
        self._stage = Stage(session)
        self._is_pause_due = True  # before the first throw, after every round, and when asked for

    @property
    def _match(self) -> Match:
        return self._session.match  # not kept: taking back puts another in its place

    def run(self) -> None:
        self._stage.open()
        while not self._match.over:
            if self._is_pause_due:
                self._pause()
            elif self._match.state.phase == GIVING:
                self._give_back()
            else:
                self._throw()

    # --- a throw

    def _throw(self) -> None:
        race = Race(self._match, self._levels, self._rng("hands"))
        self._stage.announce()
        if not self._count_down(race):
            return
        self._stage.show_dice(self._rng("souk"))
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
                self._stage.say(words.LIVE_PAUSE_SOON, "dim")
        self._is_pause_due |= self._stage.close_throw()

    def _count_down(self, race: Race) -> bool:
        """Whether it came to its end: whoever wants a pause has it at once."""
        suspense = dice.below(self._rng("suspense"), _SUSPENSE)
        for number in self._stage.countdown:
            self._stage.count(number)
            if not self._hold(race, _BEAT):
                return False
        return self._hold(race, suspense)

    def _hold(self, race: Race, milliseconds: int) -> bool:
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
        seat = keys.seat_of(key, self._match.seats)
        return seat if seat in self._session.humans else None

    def _rng(self, purpose: str) -> Rng:
        """The same again on the same table with the same seed, like all that robots do."""
        text = f"{purpose} {self._match.seed} {len(self._match.log)}"
        return dice.stream(int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big"))

    # --- a card to give back

    def _give_back(self) -> None:
        """AT-13: the holder's key gives the smallest, a digit that value; or time runs out."""
        match, seat, begun = self._match, int(self._match.state.holder), now()
        is_robot = seat in self._levels
        self._stage.ask_back("" if is_robot else keys.KEYS[seat])
        wait = 1000 * int(match.state.patience)
        if is_robot:
            wait = min(wait, reflex.thought(self._levels[seat], self._rng("thought")))
        given: Give | None = None
        while given is None and (left := begun + wait - now()) > 0:
            key = self._wait(left / 1000)
            if now() - begun >= BUSY:  # a hand that hammered on is not giving anything yet
                given = self._given(key, seat)
        if given is None and is_robot:
            given = keys.smallest(match.state)
        if given is None:
            match.play(CLOCK, Time(), wait)
        else:
            match.play(seat, given, now() - begun)
        self._stage.close_throw()
        self._is_pause_due = True

    def _given(self, key: str, seat: int) -> Give | None:
        if self._seat_of(key) == seat:
            return keys.smallest(self._match.state)
        value = int(key) if key in map(str, VALUES) and seat in self._session.humans else 0
        gives = Give(value)
        return gives if gives in self._match.legal(seat) else None

    # --- between throws

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
            self._stage.say(words.LIVE_WHOSE_CARD, "bold")
            if (seat := self._seat_of(self._key())) is not None:
                self._show_card(seat)

    def _take_order(self) -> None:
        """The usual orders, on a line of their own."""
        self._stage.say(words.LIVE_ORDERS)
        with self._keys.lines():
            line = self._session.screen.ask()
        order = read_order(line)
        try:
            if order is not None and order.verb in ("undo", "save", "quit"):
                if self._session.obey(order, None):
                    self._stage.start_again()
            elif line:
                self._stage.say(words.LIVE_ORDERS)
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
