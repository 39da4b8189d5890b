"""What people see of a game in real time: announcements, dice, grabs, pay, secret cards."""

from collections.abc import Sequence

from sesame.core.contract import CHANCE, State
from sesame.core.dice import Rng
from sesame.core.figures import listed
from sesame.core.keyboard import Session
from sesame.core.live import Reason
from sesame.core.match import Step
from sesame.core.messages import Sentences
from sesame.core.words import Words
from sesame.games.attrap_tresors import drawing, keys
from sesame.games.attrap_tresors.actions import DEALS
from sesame.games.attrap_tresors.referee import Ruling
from sesame.games.attrap_tresors.saying import say
from sesame.games.attrap_tresors.state import GIVING, NOBODY, ROUNDS, THROWING, UNCHECKED, VALUES

_FIRST, _AGAIN = "321", "1"  # counted before the first throw of a round, and before the others


class Stage:
    """The screen of a game in real time.

    It follows the match through the session's teller, and stops short of the dice: the match has
    drawn them as soon as the throw before was over.
    """

    def __init__(self, session: Session) -> None:
        self._session, self._screen = session, session.screen
        self.has_secrets = len(session.humans) > 1 and session.match.seats > 2
        self.unseen = list[int]()  # people with a card that they have not looked at
        self.countdown = _FIRST
        self._is_afresh = True  # everybody has just been asked whether they are ready
        self._is_midline = False  # a countdown waits for its next number

    @property
    def _known(self) -> State:
        """The table as far as it was told."""
        teller = self._session.teller
        return teller.table.observed(teller.viewer)

    def _next(self) -> Step | None:
        """The first step that is not told yet."""
        log, told = self._session.match.log, len(self._session.teller.table.log)
        return log[told] if told < len(log) else None

    # --- saying

    def say(self, sentence: Words, style: str = "") -> None:
        self._break()
        self._screen.say(sentence, style)

    def _name(self, seat: int) -> Words:
        return self._session.match.game.text.seat_name(seat)

    def _break(self) -> None:
        if self._is_midline:
            self._screen.write("")
        self._is_midline = False

    def _follow(self) -> None:
        """Tell what has happened, up to the next throw."""
        teller, times = self._session.teller, self._session.match.times
        while (step := self._next()) is not None and not _is_throw(step):
            at = times.get(len(teller.table.log))
            moment = f"  {at} ms" if at is not None and step.seat >= 0 else ""
            for told in teller.step(step):
                self._break()
                done, *more = _parts(told.sentence)
                self._screen.write(self._screen.text(done) + moment)
                for sentence in more:
                    self._screen.write(f"  {self._screen.text(sentence)}")

    # --- a throw

    def announce(self) -> None:
        """The tower is built again, and the dice are in the cup."""
        s, text = self._known, self._session.match.game.text
        throw = int(s.throws) + (s.phase == THROWING)
        self.countdown = _FIRST if self._is_afresh else _AGAIN
        self._is_afresh = False
        self._screen.clear()  # at every throw, lest one's card be scrolled away
        number = int(s.rounds) + 1
        again = say("again", number=number, rounds=ROUNDS, throw=throw)
        self.say(again if throw > 1 else say("round", number=number, rounds=ROUNDS), "bold")
        self._tell_keys()
        self._screen.draw(drawing.draw_ready(s))
        self._screen.write(f"{self._screen.text(text.prompt(s))} ", "bold", end="")
        self._is_midline = True

    def count(self, number: str) -> None:
        self._screen.write(f" {number}…", end="")
        self._is_midline = True

    def show(self, rng: Rng) -> None:
        self._break()
        step = self._next()
        if step is not None:
            self._session.teller.step(step)  # in words they would be read too easily
        s = self._known
        self._screen.write(drawing.draw_fallen(s, rng))
        if s.holder != NOBODY:  # a saved game that goes on in the middle of a throw
            self._screen.draw(drawing.draw(s))

    def tell(self, rulings: Sequence[Ruling]) -> None:
        """Who took what, and whose hand was refused."""
        for ruling in rulings:
            if (refused := _refused(ruling.reason, self._name(ruling.seat))) is not None:
                self.say(refused, "dim")
        self._follow()

    def close(self) -> bool:
        """Tell how it ended; whether the round is over, and paid."""
        self._follow()
        s = self._known
        if s.verdict == UNCHECKED or s.phase == GIVING:
            return False
        if not self._session.match.over:  # the last table is drawn with the ending
            self._screen.draw(drawing.draw_seats(s))
        if self.has_secrets and s.met and s.holder in self._session.humans:
            self.unseen.append(int(s.holder))
        return True

    def ask(self, key: str) -> None:
        """AT-13: a gold card has to be given back; `key` is the person's, "" for a robot."""
        s = self._known
        self.say(self._session.match.game.text.prompt(s), "bold")
        gold = s.gold[int(s.holder)].tolist()
        values = listed(value for value, count in zip(VALUES, gold, strict=True) if count)
        if key:
            self.say(say("give", key=key.upper(), values=values))

    # --- between throws

    def open(self) -> None:
        """The first screen: the cards are dealt, and how it is played."""
        if self._session.teller.table.log:  # a saved game
            self._rewind()
        self._follow()
        self.unseen = self._everybody()
        self.help()

    def start_again(self) -> None:
        """A throw was taken back."""
        self._rewind()
        self.unseen = self._everybody()

    def _rewind(self) -> None:
        """Back before the dice that lie untouched: they will be thrown."""
        match = self._session.match
        is_thrown = bool(match.log) and _is_throw(match.log[-1])
        self._session.teller.skip_to(match, len(match.log) - is_thrown)

    def _everybody(self) -> list[int]:
        return sorted(self._session.humans) if self.has_secrets else []

    def help(self) -> None:
        self._screen.write("")
        is_row_open = self._session.match.seats == 2  # AT-20
        self.say(say("how", mine=say("of-a-card" if is_row_open else "of-your-card")))
        self.say(say("costs"))
        self._tell_keys()

    def _tell_keys(self) -> None:
        people = sorted(self._session.humans)
        shown = [f"{self._screen.text(self._name(i))} {keys.KEYS[i].upper()}" for i in people]
        self.say(say("keys", keys=listed(shown)))

    def pause(self) -> None:
        self._is_afresh = True
        self._break()
        more = [say("more")] + [say("card-key")] * self.has_secrets
        self._screen.write(self._screen.text(say("go-on")), "bold", end="")
        self._screen.write("".join(f"   {self._screen.text(word)}" for word in more), "dim")

    # --- secret cards

    def cover(self, seat: int) -> None:
        """A blank screen, until this seat's owner is alone with it."""
        self._screen.clear()
        self.say(say("alone", seat=self._name(seat), key=keys.KEYS[seat].upper()), "bold")

    def uncover(self, seat: int) -> None:
        known = self._session.match.observed(seat)
        self._screen.draw(drawing.draw_card(known, seat))
        self.say(say("your-card", colour=int(known.card[seat])))
        self.say(say("hide", key=keys.KEYS[seat].upper()))
        self.unseen = [other for other in self.unseen if other != seat]


def _refused(reason: Reason | None, seat: Words) -> Words | None:
    """Other hands out of turn are not worth a line."""
    if reason == "too early":
        return say("early", seat=seat)
    return say("second", seat=seat) if reason == "second" else None


def _parts(told: Words) -> list[Words]:
    """What was done, and sentence by sentence what came of it."""
    return told.parts if isinstance(told, Sentences) else [told]


def _is_throw(step: Step) -> bool:
    return step.seat == CHANCE and step.action < DEALS
