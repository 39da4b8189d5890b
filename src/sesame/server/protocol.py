"""Everything that crosses the wire: what a client may say, and what the server tells.

The TypeScript of the page and docs/protocol.md are generated from this file (`typescript.py`).

A client says a *command*, with an id of its own making. It is answered by `acked` once what it did
is stored, or by `refused` with a reason and nothing changed. Said again with the same id, it is
answered as before and not done again: after a lost connection, say again what was not answered.

The server tells *updates*. Each is the whole table as this client may see it at one version, with
what happened since the version the client last had. Missing one does no harm.

What happened, and what is waited for, are *facts*: rows of numbers, the first of which is a kind of
the game's. So are the reasons of robots, of kinds of their own (`agents/saying.py`). What may be
done, and was, are *ids*: numbers that the game's layout of actions explains (`core/layout.py`). A
client that has no use for any of it asks for words (`?words=true`), and is told so of games whose
layout our page does not have, too.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from sesame.core.fair import Part
from sesame.core.live import Ruled

PROTOCOL = 7  # said by the server in `hello`; another number: reload the page

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionId = Annotated[int, Meta(ge=0, le=10_000_000)]
Bits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 256, as hexadecimal digits
Moment = Annotated[float, Meta(ge=-1e15, le=1e15)]  # milliseconds; no clock is further off
Level = Literal["apprenti", "marchand", "vizir", "calife"]
Status = Literal["open", "playing", "over"]
Sure = Literal["proved", "searched", "guessed"]  # to the end; so far; at a glance


# A sentence, by language: in every one that we speak. What was kept before we spoke one is read in
# English by who reads that.
Text = dict[str, str]


# --- a table before it is one


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Nobody is in a hurry."""


class LiveClock(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole game, and some back after every move."""

    seconds: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is agreed before a table opens."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None  # None: the game's smallest number
    options: dict[str, str | bool | int] = {}
    board: Annotated[str, Meta(max_length=60_000)] | None = None  # a name, or a board as JSON
    chairs: Annotated[list[Literal["me", "open"] | Level], Meta(max_length=6)] = []  # rest: open
    clock: Clock = NoClock()
    public: bool = False  # listed in the lobby; else by link
    hints: bool = True
    undo: bool = True
    away: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds gone, then a robot may sit in
    pace: Annotated[int, Meta(ge=0, le=5_000)] = 700  # milliseconds from one robot's move to next
    mode: Literal["amis", "strict"] = "amis"  # who was first: by the player's clock, or by arrival
    waits: bool = False  # begins when the host says so, though no chair is free


# --- what a client may say


class Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every command carries an id, so that saying it twice does it once."""

    id: Id


class Play(Command, frozen=True, tag="play"):
    """Do one of the choices offered at that version."""

    seat: Seat
    version: Version
    action: ActionId


class Grab(Command, frozen=True, tag="grab"):
    """Real time: a hand goes out for an object. Moments are milliseconds of this client's clock."""

    seat: Seat
    object: Annotated[int, Meta(ge=-1, le=20)]  # -1: none; when all say so, nobody is waited for
    seen: Moment | None  # when what allows it was painted; None: nothing was yet
    moment: Moment


class Sit(Command, frozen=True, tag="sit"):
    """Take a free chair."""

    seat: Seat


class Stand(Command, frozen=True, tag="stand"):
    """Free one's chair before the game starts; the host may free any."""

    seat: Seat


class Swap(Command, frozen=True, tag="swap"):
    """Two chairs change places before the game starts: any two for the host, for whoever sits
    there a free one."""

    seat: Seat
    other: Seat


class Name(Command, frozen=True, tag="name"):
    """What whoever plays on one's chair is called at this table, where one device has several.
    Nothing: what they were called before."""

    seat: Seat
    name: Annotated[str, Meta(max_length=100)]


class Change(Command, frozen=True, tag="change"):
    """The host changes what is agreed, of the same game, before it starts; who sits stays (the
    settings' `chairs` count for nothing). Later only the pace of its robots."""

    settings: Settings


class Robot(Command, frozen=True, tag="robot"):
    """The host puts a robot on a free chair, or another level on one that has a robot."""

    seat: Seat
    level: Level


class Seal(Command, frozen=True, tag="seal"):
    """My device adds to chance: the SHA-256 of 256 bits that it tells nobody yet. Once a person,
    from when they sit until the game is to begin; a program need not."""

    seal: Bits


class Unseal(Command, frozen=True, tag="unseal"):
    """What was in my seal, once no other seal can come, go or change (`Info.mixing`)."""

    bits: Bits


class Start(Command, frozen=True, tag="start"):
    """The host begins; every chair is taken. Where devices have sealed parts of chance, these are
    shown first (`Info.mixing`), for 5 seconds at most."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up. With two, the other wins; with more, a robot plays the seat to the end."""

    seat: Seat


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks; anyone seated may, and anyone seated may go on. In real time what lies there
    to be answered is decided first: nobody studies it meanwhile."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""


class Ready(Command, frozen=True, tag="ready"):
    """Real time: this seat is ready for the next throw. Everybody is asked before the first one and
    after each pause, and nothing is thrown before all have said so (`Chair.ready`)."""

    seat: Seat


class Undo(Command, frozen=True, tag="undo"):
    """Ask to take back one's last move; the others are asked, unless it is still one's own turn."""

    seat: Seat


class Discard(Command, frozen=True, tag="discard"):
    """Throw the game away, neither won nor lost: before it starts the host, then whoever plays, if
    all other people agree; of others whose seats robots play nobody is asked."""


class Agree(Command, frozen=True, tag="agree"):
    """Answer somebody who asked to take back a move, or to throw the game away."""

    seat: Seat
    agrees: bool


class Replace(Command, frozen=True, tag="replace"):
    """Let a robot play for somebody who has been gone for as long as the table says."""

    seat: Seat
    level: Level = "vizir"


class Retake(Command, frozen=True, tag="retake"):
    """Play one's seat oneself again."""

    seat: Seat


class Say(Command, frozen=True, tag="say"):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more, or again, of somebody."""

    person: Id
    muted: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people again, at a new table, where a chair is kept for each; settings may differ.

    Said by another of them, it accepts, where the settings are the same; else look, and `sit`. The
    game begins, and clocks run, once everybody has accepted.
    """

    settings: Settings | None = None
    seal: Bits | None = None  # what `seal` would say at the new table


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a strong robot would do here; answered by `advice`."""

    seat: Seat


class Foresee(Command, frozen=True, tag="foresee"):
    """Ask what some of one's choices would do; answered by `foreseen`, and nothing is changed."""

    seat: Seat
    version: Version
    actions: Annotated[list[ActionId], Meta(min_length=1, max_length=64)]


class Sync(Command, frozen=True, tag="sync"):
    """What time is it? Answered by `synced`, for reactions on one's own clock."""

    at: Moment  # this client's clock


Said = (
    Play
    | Grab
    | Sit
    | Stand
    | Swap
    | Name
    | Change
    | Robot
    | Seal
    | Unseal
    | Start
    | Resign
    | Pause
    | Resume
    | Ready
    | Undo
    | Discard
    | Agree
    | Replace
    | Retake
    | Say
    | Mute
    | Rematch
    | Hint
    | Foresee
    | Sync
)


# --- what the server tells


class Player(Struct, frozen=True, kw_only=True):
    """Who sits on a chair: a person, or a robot."""

    person: str | None = None  # None: a robot, or a name in a record that was opened
    name: str = ""
    avatar: str = ""
    level: Level | None = None  # of a robot


class Chair(Struct, frozen=True, kw_only=True):
    """One seat of the table, as everybody sees it."""

    seat: int
    name: Text  # what the game calls the seat
    player: Player | None  # None: free
    called: str = ""  # at this table, where one person has several chairs
    substitute: Level | None = None  # a robot plays for the person
    resigned: bool = False  # gave up, or ran out of time:
    flagged: bool = False
    inhuman: bool = False  # real time: reacts faster, or more regularly, than a hand
    awaited: Player | None = None  # the chair is kept for them
    ready: bool = True  # false: real time waits for them to say so


class Result(Struct, frozen=True):
    """How it ended: who won (nobody, one or several), and why."""

    winners: list[int]
    why: Text
    scores: list[int]
    unfinished: bool = False  # nobody went on with it: neither won nor lost


class Asked(Struct, frozen=True):
    """Somebody wants to take back a move, so that so many steps of the game stay; or they would
    rather throw the game away."""

    seat: int
    steps: int
    agreed: list[int]
    discards: bool = False


class Info(Struct, frozen=True, kw_only=True):
    """The table around the game."""

    id: str
    game: str
    title: Text
    settings: Settings
    seats: int
    options: dict[str, str | bool | int]
    board: str
    laid: str  # the board as tables have it: the part of their record that never changes, in base64
    status: Status
    host: str
    chairs: list[Chair]
    paused: bool
    pausing: bool  # real time: it will be, once what lies there is decided
    asked: Asked | None
    commitment: str  # SHA-256 of the seed, shown before the first move
    seed: str | None  # once it is over
    parts: list[Part]  # what devices add to the seed, by seat; before it begins, their seals so far
    mixing: bool  # no seal can change any more: whoever has one shows what is in it
    result: Result | None
    rematch: str | None  # the table where they play again
    rematcher: int | None = None  # the seat that asked for it


class ChairTime(Struct, frozen=True):
    """A chair's clock and connection."""

    left: int | None  # milliseconds; None: no clock
    runs: bool
    here: bool  # the person is connected
    gone: int | None = None  # milliseconds since they were; None: they are, or nobody is awaited


class Choice(Struct, frozen=True):
    """Something that a seat may do now, for whoever asked for words."""

    id: int
    action: Any  # the game's typed action
    notation: str


class SeatView(Struct, frozen=True, kw_only=True):
    """The game as one seat, or a spectator (None), may know it."""

    seat: int | None
    view: Raw | Any  # the game's view
    choices: Raw | list[int] | list[Choice]  # ids; more than that for whom asked for words
    turn: int  # the version that a `play` must at least name


class Happened(Struct, frozen=True, kw_only=True):
    """One step of the game, as this client saw it."""

    step: int  # its place in the game's log
    seat: int  # -1: chance, -2: the clock
    action: int | Any  # an id, or the game's typed action; a secret one is veiled
    notation: str | UnsetType = UNSET  # in words alone
    # What was done: rows of the game's facts, or words for whom asked for them and of games that
    # have no facts. Several, where what was sealed is opened; an empty row: they have chosen
    told: list[list[int] | Text]
    effects: Raw | list[list[int]]  # what came of it, as an eye should see it: rows of facts
    at: int | None = None  # milliseconds after the dice were shown, in real time


class Line(Struct, frozen=True, kw_only=True):
    """Something said."""

    version: int
    person: str
    name: str
    text: str
    at: int


class Update(Struct, frozen=True, kw_only=True, tag="update"):
    """The table at a version, and what happened since the one this client had."""

    version: int
    now: int  # the server's clock, milliseconds since 1970
    whole: bool  # what happened is told from the beginning
    info: Info | None  # None: unchanged
    views: list[SeatView]
    times: Raw | list[ChairTime]
    happened: Raw | list[Happened]
    undone: int | None = None  # the game's log was cut to so many steps
    lines: list[Line] = []
    reactions: list[Ruled] = []  # real time: what became of each hand, and how it was timed


class Presence(Struct, frozen=True, kw_only=True, tag="presence"):
    """Somebody came or went."""

    times: list[ChairTime]
    watching: int  # how many spectators


class Film(Struct, frozen=True, kw_only=True):
    """A throw as it was simulated: eight dice from the cup to where they lie.

    `moves` is base64 of 16-bit numbers, little end first: frame by frame and die by die x, y, z in
    tenths of millimetres from the souk's middle, z up, then the turn w, x, y, z times 32,767.
    """

    every: int  # milliseconds from one frame to the next
    moves: str  # eight dice a frame, seven numbers a die
    tops: str  # the colour on top of each die, once it lies: letters r o y g b v; empty: not yet
    counts: list[bool]  # whether it lies wholly on the souk


class Show(Struct, frozen=True, kw_only=True, tag="show"):
    """Real time: paint what was told (the dice, the column gone) at this moment, all at once.

    Dice have two: when they begin to roll, with a film that has no colours, and with the `update`
    that tells what they show. Both reach every line at about that moment, and not before.
    """

    at: int  # the server's clock
    step: int  # how long the game's log is then
    film: Film | None = None  # of the dice; they lie still at that moment


class Hello(Struct, frozen=True, kw_only=True, tag="hello"):
    """The first word on a connection."""

    protocol: int
    person: str
    now: int


class Acked(Struct, frozen=True, tag="acked"):
    """The command is stored, at this version."""

    id: str
    version: int
    table: str | None = None  # of a rematch


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing, and why."""

    id: str | None
    reason: Text
    version: int | None = None


class Synced(Struct, frozen=True, tag="synced"):
    """The client's question and the server's clock."""

    id: str
    at: float
    now: float


class Hinted(Struct, frozen=True):
    """One thing worth doing."""

    action: int
    value: float  # what it promises the seat, from -1, lost, to 1, won
    visits: int  # how often it was tried in imagination
    why: list[list[int]] | Text  # rows of the robots' facts of the game; words for whom asked
    sure: Sure


class Advice(Struct, frozen=True, tag="advice"):
    """What a strong robot would do, best first."""

    id: str
    hints: list[Hinted]


class Foresight(Struct, frozen=True):
    """What one choice would do, as far as the seat may know."""

    action: int
    notation: str
    told: list[int] | Text  # what it is: a row of the game's facts, or words where it has none
    effects: list[list[int]]  # what would come of it; nothing is told of it while hands race


class Foreseen(Struct, frozen=True, tag="foreseen"):
    """What the choices asked for would do, at this version."""

    id: str
    version: int
    foreseen: list[Foresight]


class Listing(Struct, frozen=True, kw_only=True):
    """A table in the lobby or in somebody's history."""

    table: str
    game: str
    status: Status
    at: int
    players: list[Player | None]
    result: Result | None = None


class Lobby(Struct, frozen=True, tag="lobby"):
    """The newest public tables that are not over, fifty at most, the newest first."""

    tables: list[Listing]


class LobbyChanged(Struct, frozen=True, tag="lobby_changed"):
    """What is different since `lobby`, at most once a second; older tables are asked for."""

    changed: list[Listing]  # new ones, or as they are now
    gone: list[str]  # tables that are over, or no longer among the newest


Told = (
    Hello
    | Update
    | Presence
    | Show
    | Acked
    | Refused
    | Synced
    | Advice
    | Foreseen
    | Lobby
    | LobbyChanged
)
