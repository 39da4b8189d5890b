"""`sesame serve`: the house is opened, and says where it is."""

import io
import webbrowser
from argparse import Namespace
from contextlib import suppress

import sesame
from sesame.cli.terminal.screen import Screen
from sesame.games import FIRST

_ALONE = ("http://127.", "http://localhost", "http://[::1]")  # no phone comes in there


def serve(arguments: Namespace, screen: Screen) -> int:
    if arguments.check:
        from sesame.cli.commands.check import check  # here: it asks drivers that are extras

        return check(arguments, screen)
    from sesame.server.process.serve import Serving, serve  # here: no other command needs it
    from sesame.server.transport.app import Config
    from sesame.server.transport.witness import SILENT_KERNEL, kernel_tells

    serving = Serving(
        host=arguments.host,
        port=arguments.port,
        database=arguments.database or "",
        processes=arguments.processes,
        log=arguments.log,
        proxy=arguments.proxy,
        config=Config(hosts=_split(arguments.names), guests_think=arguments.thinking == "page"),
    )

    def ready(address: str) -> None:
        screen.say("serving", "bold", address=address)
        if screen.is_answered and not address.startswith(_ALONE):
            screen.write(_qr(address))
            screen.say("scan")
        screen.say("how-to-stop", "dim")
        if not kernel_tells():
            screen.say(SILENT_KERNEL, "dim")
        if not arguments.no_browser and screen.is_answered:
            webbrowser.open(address)

    def preparing() -> None:
        screen.say("first-time-serving", "dim", first=sesame.game(FIRST).title)

    with suppress(KeyboardInterrupt):  # which uvicorn raises again once it has closed
        serve(serving, ready, preparing)
    screen.say("stopped")
    return 0


def _split(names: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in names.split(",") if name.strip())


def _qr(address: str) -> str:
    """The address as a square that a phone can read."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
