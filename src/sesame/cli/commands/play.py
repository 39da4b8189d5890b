"""`sesame play`: from the first screen to the last."""

from argparse import Namespace

from sesame.cli.commands.opening import open_match
from sesame.cli.files import check_writable
from sesame.cli.terminal import live
from sesame.cli.terminal.orders import read_order
from sesame.cli.terminal.screen import Screen
from sesame.cli.terminal.seats import Player, player_words, reflexes
from sesame.cli.terminal.session import Leave, Session
from sesame.core.cache import is_cold
from sesame.core.contract import CHANCE
from sesame.core.errors import SesameError
from sesame.core.figures import listed
from sesame.core.match import Match


def play(arguments: Namespace, screen: Screen) -> int:
    if arguments.save is not None:
        check_writable(arguments.save)
    if screen.is_answered and is_cold():
        screen.say("first-time", "dim")
    match, players = open_match(arguments)
    session = Session(match, players, screen, arguments.save)
    _open(session, players, resumed=arguments.load is not None)
    try:
        _sit(session, players)
    except (Leave, EOFError, KeyboardInterrupt):
        _leave(session)
    return 0


def _open(session: Session, players: tuple[Player, ...], resumed: bool) -> None:
    match, screen = session.match, session.screen
    seats = [
        screen.text("seat-is", seat=name_of(screen, match, seat), player=player_words(player))
        for seat, player in enumerate(players)
    ]
    screen.say("opening", "bold", game=match.game.title, players=listed(seats))
    if resumed:
        session.teller.skip_to(match)
        decisions = sum(step.seat != CHANCE for step in match.log)
        screen.say("resumed", number=decisions + 1)


def _sit(session: Session, players: tuple[Player, ...]) -> None:
    """Play to the end; a move taken back after the end goes on from there."""
    while True:
        if _is_live(session):
            live.run(session, reflexes(session.match.game, players))
        else:
            session.run()
        end(session.screen, session.match)
        if session.save is not None:
            session.keep(session.save)
            session.screen.say("what-next", path=session.save)
            return
        if not session.humans:
            session.screen.say("keep-next-time")
            return
        _ask_after_end(session)


def _is_live(session: Session) -> bool:
    """Real time needs keys that are pressed, not piped, and dice that nobody throws by hand."""
    match = session.match
    is_keyed = session.screen.is_answered and bool(session.humans)
    has_keys = match.game.live is not None and match.game.live.keyboard is not None
    return has_keys and is_keyed and match.seed is not None


def end(screen: Screen, match: Match) -> None:
    """The last table, who won, why, and the points."""
    assert match.outcome is not None
    screen.draw(match.draw())
    screen.say(match.outcome.why, "bold")
    names = [name_of(screen, match, seat) for seat in range(match.seats)]
    scores = listed(f"{name} {points}" for name, points in zip(names, match.scores, strict=True))
    winners = listed(names[seat] for seat in match.winners)
    screen.say("winners" if winners else "no-winner", names=winners, scores=scores)


def name_of(screen: Screen, match: Match, seat: int) -> str:
    """The seat's name, and its player's if one was given."""
    name = screen.text(match.game.text.seat_name(seat))
    return f"{name} ({match.names[seat]})" if match.names else name


def _ask_after_end(session: Session) -> None:
    """Offer to keep the game; comes back if a move was taken back, raises Leave otherwise."""
    session.screen.say("keep-it")
    while line := session.screen.ask():
        order = read_order(line)
        try:
            if order is None:
                session.screen.say("after-the-end")
            elif session.obey(order, None):
                return
            elif order.verb == "save" and session.save is not None:
                session.screen.say("what-next", path=session.save)
        except SesameError as error:
            session.screen.say(error.words, "red")
    raise Leave


def _leave(session: Session) -> None:
    """Keep the game if that was asked for, and take leave."""
    if session.screen.is_answered:
        session.screen.write("")  # after a ^C or ^D on the line of the question
    if session.save is not None:
        session.keep(session.save)
        if not session.match.over:
            session.screen.say("go-on", path=session.save)
    session.screen.say("goodbye")
