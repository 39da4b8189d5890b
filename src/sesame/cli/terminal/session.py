"""A game at the terminal: whose turn, what they type, what is told of it."""

from collections.abc import Sequence
from pathlib import Path

from sesame.cli.files import write_record
from sesame.cli.terminal.listing import explain, give_hint, list_moves
from sesame.cli.terminal.orders import Order, read_order
from sesame.cli.terminal.screen import Screen
from sesame.cli.terminal.seats import HUMAN, Player, Robots
from sesame.core.contract import CHANCE
from sesame.core.errors import SesameError
from sesame.core.game import Action
from sesame.core.match import Match
from sesame.core.telling import Teller


class Leave(Exception):
    """The player has asked to stop."""


class Session:
    """One game: people and robots around one match, on one screen."""

    def __init__(
        self, match: Match, players: Sequence[Player], screen: Screen, save: Path | None
    ) -> None:
        self.match, self.screen, self.save = match, screen, save
        self.humans = {seat for seat, player in enumerate(players) if player == HUMAN}
        # Several people at one screen are told what is public; one alone, what their seat knows.
        self.teller = Teller(match, next(iter(self.humans)) if len(self.humans) == 1 else None)
        self._robots = Robots(match, players)
        self._asked: int | None = None  # the person who was last asked
        self._waiting = set[int]()  # in a race, the people who let the others go first

    @property
    def _is_race(self) -> bool:
        return self.match.game.live is not None

    def run(self) -> None:
        """Play until it is over; raises Leave, EOFError or KeyboardInterrupt if somebody stops."""
        self.tell()
        while not self.match.over:
            self._turn()

    def tell(self) -> None:
        for sentence in self.teller.news(self.match.log):
            self.screen.say(sentence)

    def _turn(self) -> None:
        """One decision: forced, a robot's, or a person's."""
        seat = self._whose_turn()
        if seat is None:
            self._play(*self._robots.race(self.match))
            return
        legal = self.match.legal(seat)
        if len(legal) == 1 and not self._is_race:  # in a race one may also wait
            if self._is_asked(seat):
                self.screen.say("forced")
            self._play(seat, legal[0])
        elif self._is_asked(seat):
            self._ask(seat)
        else:
            self._play(seat, self._robots.choose(self.match, seat))

    def _whose_turn(self) -> int | None:
        """The first who may act; in a race a person is asked first, and may wait for the others.

        None: every person has waited, and the robots race.
        """
        actors = self.match.actors
        if not self._is_race or not actors:
            return actors[0] if actors else CHANCE
        asked = [seat for seat in actors if seat in self.humans and seat not in self._waiting]
        if asked:
            return asked[0]
        self._waiting.clear()
        return None

    def _is_asked(self, seat: int) -> bool:
        """People decide for themselves, and for dice that a record says are thrown by hand."""
        return seat in self.humans or (seat == CHANCE and bool(self.humans))

    def _play(self, seat: int, action: Action | str) -> None:
        self.match.play(seat, action)
        self.tell()

    # --- a person's turn

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self.show(seat)
        while not self._answer(seat, self.screen.ask()):
            pass

    def show(self, seat: int) -> None:
        """The table as this seat knows it, and what is asked of it."""
        self.screen.draw(self.match.draw(seat))
        prompt = self.match.game.text.prompt(self.match.observed(seat))
        self.screen.say("chance-asked" if seat == CHANCE else prompt, "bold")
        if self._is_race:
            self.screen.say("may-wait")

    def _answer(self, seat: int, line: str) -> bool:
        """Do what was typed; True once the table has changed."""
        try:
            if order := read_order(line):
                return self.obey(order, seat)
            if line:
                return self._play_in_a_row(seat, line.split())
            if self._is_race:
                self._waiting.add(seat)
                return True
            self.screen.say("nothing-typed")
        except SesameError as error:
            self.screen.say(error.words, "red")
        return False

    def _play_in_a_row(self, seat: int, moves: list[str]) -> bool:
        """Several moves on one line, for as long as the turn stays; True if any was played."""
        for played, move in enumerate(moves):
            if played and seat not in self.match.actors:
                self.screen.say("not-played", rest=" ".join(moves[played:]))
                break
            try:
                self._play(seat, move)
            except SesameError as error:
                self.screen.say(error.words, "red")
                return played > 0
        return True

    def obey(self, order: Order, seat: int | None) -> bool:
        """Carry out an order of the player on that seat; True once the table has changed."""
        match order.verb:
            case "undo":
                return self._undo()
            case "save":
                self.keep(Path(order.rest) if order.rest else self.save)
            case "quit":
                raise Leave
            case "help" if seat is not None:
                explain(self.screen, self.match, seat)
            case "hint" if seat is not None and seat != CHANCE:
                give_hint(self.screen, self.match, seat)
            case "moves" if seat is not None:
                list_moves(self.screen, self.match, seat)
            case _:
                self.screen.say("after-the-end")
        return False

    def _hand_over(self, seat: int) -> None:
        """Two people, one keyboard, and secrets: cover one's table before showing the other's."""
        before, self._asked = self._asked, seat
        if before is None or before == seat or not self.screen.is_answered:
            return
        known = [self.match.observed(either).tobytes() for either in (before, seat)]
        if known[0] != known[1]:
            self.screen.clear()
            self.screen.say("hand-over", "bold", seat=self.match.game.text.seat_name(seat))
            self.screen.ask()

    def _undo(self) -> bool:
        """Back to the last decision that a person here really had, past the robots' replies.

        In a race the whole throw is taken back: nobody can grab again in the middle of it.
        """
        back, timed, found = self.match.copy(), self._is_race, False
        while any(step.seat != CHANCE for step in back.log):
            seat = next(step.seat for step in reversed(back.log) if step.seat != CHANCE)
            back.undo()
            found |= seat in self.humans and (timed or len(back.legal(seat)) > 1)
            if found and not (timed and back.log and back.log[-1].seat != CHANCE):
                self.match = back
                self.teller.skip_to(back)
                self.screen.say("taken-back")
                return True
        self.screen.say("nothing-to-undo")
        return False

    # --- keeping it

    def keep(self, path: Path | None) -> None:
        """Write the record; raises BadFile, in one line, if that cannot be done."""
        if path is None:
            self.screen.say("save-where")
            return
        write_record(path, self.match.record())
        self.save = path
        self.screen.say("saved", path=path)
