# What the house says in English; a game's own words are in its folder.

## Everywhere

house = Sésame
colon = { $what }: { $which }
before-colon = { $what }:
home = Home
rules = Rules
replay = Watch it again
yes = Yes
no = No
close = Close
menu = More
day = Day
night = Night
light = Light
light-system = As the device
volume = Volume
sound = Sounds
full-screen = Full screen
opening = Opening the box…
offline = The server does not answer. Check the connection, then try again.
try-again = Try again

## An address that does not exist

nowhere = This door opens onto nothing.
nowhere-why = The address may be incomplete, or what was there has been put away.
nowhere-home = Back to the shelf

## Robots

robot = robot
level = Level
level-apprenti = Apprentice
level-marchand = Merchant
level-vizir = Vizier
level-calife = Caliph
robots-of-level =
    { $level ->
        [apprenti] apprentice robots
        [marchand] merchant robots
        [vizir] vizier robots
       *[calife] caliph robots
    }
robots-counted = { $count } { robots-of-level }

## Home

promise = Five lost treasure games, to play at once.
play = Play
with-friends = With friends
on-this-sofa = On this sofa
players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-between = { $from } to { $to } players
minutes = { $count } min
settings = Settings
how-many = How many?
listed = With friends: a table that everybody sees
go-on-with = Go on with: { $game }
open-tables = Open tables
no-tables = None right now. Invite friends, and list your table for everybody.
more-tables = More tables
my-games = My games
no-games = Your games will appear here.
all-tables = All { $count }
status-open = waiting for players
seats-free =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }
status-playing = being played
status-over = finished

## Without a server

no-server = This house has no server.
no-server-friends = This house has no server: play against robots here, or together around one screen.
no-server-how = To play each at home, one of you opens a house with a server on their computer, and sends the link of their table. It takes Python, then:
no-server-now = The server does not answer: without it there are no tables with friends. Against robots or on this sofa you can play all the same.
games-stay-here = Your games stay in this browser, and nowhere else.
throw-away = Throw away
throw-away-sure = Throw this game away?

## Offline

keeping = Putting the house away for playing offline: { $percent } %
kept = Ready to play offline
keep = Keep the house here, to play offline
keeping-stopped = Some of what playing offline takes is still missing.
new-version = A new version waits for the end of your game.
new-version-take = Take it now

## Sharing

share = Share
share-deal = The same deal for a friend
share-deal-why = The same settings, robots and draws. The chance of the game can be read in the link.
share-square = QR code
share-square-how = Point a phone's camera at this square: it opens the link.
share-square-too-long = This game is too long for a square. Send its link instead.
shared-opening = Unfolding the game…
shared-cannot = This link does not open.
shared-broken = Some letters of the link are missing, or changed on the way. Ask for it again, whole.
shared-newer = It comes from a later version, or from a house with other games.
shared-too-long = It is too long to be that of a game.
deal-title = { $game }: the same deal
deal-why = Somebody sends you a game to play in your turn: the same settings, robots and draws.
deal-known = Chance is written in the link: whoever can read it knows it beforehand.
deal-play = Play this deal

## Who one is

yourself = You
your-name = Your name
another-face = Another face
other-device = Play on another device too
code-here = A code, good once for ten minutes, to be typed on the other device.
code-make = Get a code
code-there = Code from another device
code-use = Use it
open-record = Open a saved game…

## Before the first move

waiting-room = The waiting room
agreed = What is agreed
agreed-by-host = The host can still change this; everybody sees it at once.
clock = Time
clock-none = no limit
clock-minutes =
    { $count ->
        [one] { $count } minute each
       *[other] { $count } minutes each
    }
clock-days =
    { $count ->
        [one] { $count } day a move
       *[other] { $count } days a move
    }
hints-allowed = Hints
undo-allowed = Taking back a move
pace = Pace of the robots
pace-quick = brisk
pace-usual = easy
pace-slow = slow
listed-here = Listed for everybody in the house
send-link = Send the link
one-more = One more of us here
move-here = Move here
ask-to-leave = Free this seat
move-up = Up one seat
place-for-robot = Robot
who-plays = Who plays here?
seat-of = { $seat }: { $what }
discard = Throw the game away
discard-sure = Throw this game away? It will be neither won nor lost.
discard-sure-asking = Offer to throw this game away? The others must agree.
invite = Send this link, or let them scan the square.
copy-link = Copy the link
copied = Copied
square = Square to scan with a phone
free-seat = Free seat
kept-for = kept for { $name }
sit = Sit here
stand = Stand up
give-away = Free the seat
put-robot = Put a robot here
start = Start
seats-left =
    { $count ->
        [one] One seat is left: for somebody, or for a robot.
       *[other] { $count } seats are left: for somebody, or for a robot.
    }
still-to-come =
    { $count ->
        [one] One person is still to come.
       *[other] { $count } people are still to come.
    }
choose-a-seat = Choose a free seat.
all-taken = All seats are taken; you may watch.
all-here = Everybody is here: the host starts.

## The table

table = Table
seats = Around the table
beside = Story and chat
turn = To do
connecting = Connecting…
lost = Connection lost, trying again…
gone = There is no such table, or no longer.
gone-why = The link may be incomplete, or the table was put away.
older = Sésame has changed since this page was opened.
reload = Load the page again
drawing = The table, drawn in letters
in-letters = What glows can be chosen; arrows go from cell to cell.

## Around the table

you = you
away = away
resigned = resigned
flagged = out of time
inhuman = reacts faster, or more regularly, than a hand
robot-plays = a robot plays
retake = Take my seat back
points = Points
days-left = { $count } d
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Playing

your-turn-to = Your turn:
sent = Sent…
telling = A scene is being played. Any key or click skips it.
spectating = You are watching.
waiting-for = Waiting for { $names }.
waited = For { $count } s.
pass-device = Pass the device to { $name }.
i-am = I am { $name }
choices = Your choices
filter = Filter
step-back = Step back
hint = Hint
advising = Thinking…
meanwhile = While you waited
before = What happened before
after = What happened next
hint-first = The hint
hint-other = Another idea
hint-best = best
hint-behind = −{ $percent }%
hint-alike = as good
hint-wins = wins
hint-loses = loses
hint-glance = Judged at a glance.
hint-imagined =
    { $count ->
        [one] Judged by { $count } imagined continuation.
       *[other] Judged by { $count } imagined continuations.
    }
undo = Take back
undo-asked-by = { $name } would like to take back a move.
undo-asked = You ask to take back your move. Waiting for { $names }.
undo-refused = Your move stands: taking it back was refused.
agree = All right
refuse = No, thanks
pause = Pause
pausing = Pause asked for: this throw first.
paused = The game is paused.
resume = Go on
# Real time: before the first throw and after a pause
practice-first = A practice throw first: nothing counts yet.
ready-asked = Ready? The dice fall when everybody has said so.
ready-said = Ready!
ready-said-by = Ready: { $name }
resign = Resign
resign-sure = Really resign?

## What happens around the table

herald-sat = { $name } sits down.
herald-stood = { $name } gets up.
herald-unseated = The host has freed your seat.
herald-swapped = Some seats were swapped.
herald-changed = The host has changed the settings.
herald-resigned = { $name } resigns: a robot plays on.
herald-flagged = { $name } is out of time: a robot plays on.
herald-replaced = A robot plays for { $name }.
herald-retaken = { $name } plays again.
away-clock = { $names }: line cut, their clock runs.
away-waits = { $names }: line cut, we wait.
away-several = { $names }: lines cut.
away-robot = A robot may play in { $seconds } s.
replace-for = A robot for { $name }
you-resigned = You have resigned: a robot plays for you. You may watch the rest, or leave.
leave = Leave the table
wants-rematch = { $name } would like to play again.
asks-discard = { $name } offers to throw the game away: neither won nor lost.
discard-asked = You offer to throw the game away. Waiting for { $names }.
discard-refused = The game goes on: your offer was refused.
confirm = Confirm
confirm-ask = Confirm:
confirm-moves = Confirm each move
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }

## Story and chat

story = Story
laid-out = Setting up ({ $count } lines)
nothing-yet = Nothing yet.
chat = Chat
chat-older = Older lines
chat-say = Say something
chat-send = Say
mute = Mute

## Hands, in real time

hands = The hands
an-object = an object
milliseconds = { $count } ms
hand-took = taken
hand-too-early = too early
hand-stayed = hand stayed
hand-busy = hand busy
hand-second = second
hands-full = hands full
measured-own-clock = own clock
measured-corrected = own clock, corrected
measured-by-server = by the server
measured-on-arrival = on arrival

## The end

you-win = You win
wins = Winner: { $names }
nobody-wins = Nobody wins.
rematch = Play again
rematch-accept = Accept to play again
rematch-go = Go to the new table
rematch-invited = The others wait for you to play again: your seat is kept.
rematch-inviting = A new table opens, and the others are invited to it.
ending-points = The points, line by line
turning = The turning point
turning-find = Find the turning point
turning-thinking = The robots go through the game: { $done } of { $total }
turning-lost = It costs { $name } { $percent }% of the chances.
turning-leads = { $name } takes the lead there, and keeps it.
turning-even = There was none: the game stayed open to the end.
turning-see = See that moment
record = Download the game
chance-check = Check chance
chance-checking = All of it is done again: every move, every draw…
verified = Chance checked: all of it is true.
chance-false = Chance is not what was promised:
chance-all-checked = { $moves } { $moves ->
        [one] move
       *[other] moves
    } played again by the rules, { $chances } { $chances ->
        [one] outcome
       *[other] outcomes
    } drawn again; nothing contradicts what this device had seen.
chance-mixing = The devices are mixing chance…
chance-mine = Your device mixes its part into chance: nobody can choose or guess it, not even the house.
chance-others = These mix their part into chance: { $names }. The house alone can neither choose nor guess it; this device adds nothing.
chance-house = The house locked chance away before the start: it cannot change it any more, but it could peek.
chance-here = This device locked chance away before the start: it cannot change any more, and nobody knows it.
chance-missing = A part that was sealed and never shown was left out: { $names }. Whoever knows the key of the house could so choose between two chances.
commitment = Commitment, shown before the first move
seed = Seed, revealed at the end
verified-how = Your device plays the game again by rules of its own. “sesame verify” does the same with the downloaded game.

## Watching a game again

replay-title = { $game }: the game
replay-opening = Setting the game up again…
replay-cannot = This game cannot be watched.
replay-to-table = Back to the table
replay-controls = Forwards and backwards
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-step-number = Step { $step }
replay-step-of = Step { $step } of { $steps }
replay-slow = Slow motion
replay-keys = Arrows: one step. Home and End: to the ends. Space: play.
replay-seen-by = Seen by
replay-everybody = A spectator
replay-story = Story
replay-start = The table is set.
replay-record = Download
replay-link = Copy the link
replay-copied = Link copied

## What if

branch = Play from here
branch-why = A new table opens at this position, against robots.
branch-seat = Your seat
branch-robots = Robots
branch-open = Open the table
branch-over = Here the game is over: step back first.

## Analysis

analysis = Analysis
analyse = Analyse the game
analyse-why = The robots go over every decision, with what the player knew then.
analysis-thinking = The robots are thinking: { $done } of { $total }
analysis-curve = Everybody's chances as the game went on
analysis-winning = winning
analysis-losing = losing
analysis-moments = Decisive moments
analysis-no-moments = No slip: nothing cost much.
analysis-played = Played
analysis-better = Better
analysis-cost = −{ $percent }% of the chances

## The first game's tour

tour = First game
tour-sentence = This sentence always says whose turn it is, and what to do.
tour-choose = What glows can be chosen: a click, a finger, or Tab and Enter. Escape steps back. Try it.
tour-hint = In doubt? The hint says what a strong robot would do, and why.
tour-rules = All the rules are behind this sign.
tour-next = Next
tour-done = Got it
tour-skip = Skip the tour

## You and your data: devices

me-link = Devices, programs and data
me-title = You and your data
me-devices = Where you are known
me-devices-why = Every browser that you came in by. Its key is renewed daily and ends after a year without a visit.
me-unnamed = A device that did not say its name
me-before = Devices from before the update
me-this-one = this one
me-used = seen on { $date }
me-never-used = never used
me-end = End
me-end-named = End: { $name }
me-end-others = End all others

## Programs

me-programs = Your programs
me-programs-why = A token lets a program play for you, or only read. It can neither change your name, nor make other tokens, nor erase you.
me-no-programs = No programs.
me-label = Name of the program
me-may = It may
me-may-play = play and read
me-may-read = only read
me-lasts = For
me-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
me-forever = ever, until you end it
me-until = until { $date }
me-make = Make a token
me-once = Copy it now: we keep only a fingerprint of it.

## What is kept, and how all of it goes

me-data = What we keep
me-no-account = No account, no address, no password, no tracking, no third parties.
me-kept-person = A random number, your name, your drawn face and the day you arrived.
me-kept-browsers = For each browser: two words about the device (“Firefox, Android”), when it came and its last visit, to the hour.
me-kept-programs = For each program: its name, what it may do, its dates and the fingerprint of its token. A device code: its fingerprint, for ten minutes.
me-kept-tables = Your tables: your seats, your moves and their times, what you said, whom you do not want to hear, boards and games that you brought.
me-kept-address = The address of your connection, in memory only, while requests are counted. Sésame writes it down nowhere.
me-how-long = Whoever never played or spoke is forgotten 30 days after their last visit. Tables stay, to be watched again.
me-download = Download everything
me-erase = Erase everything
me-erased = Gone at once, from the database and from every machine that serves this house: your number, name and face, your browsers, programs and codes, all you said, seated or standing, and the games that you brought.
me-stays = What stays, and nobody can tell to be yours any more
me-stays-moves = The moves made on your seats and their times, without which the others could neither watch nor verify their game. A mark takes your place there, another one at each table.
me-stays-silence = That something said there was erased, and when; that somebody muted the mark.
me-stays-settings = The settings and the board of tables that you opened.
me-stays-others = What others wrote themselves: their words, games that they downloaded or brought.
me-stays-backups = Backups of whoever hosts this house, until they are replaced.
me-sure = Erase for good? This cannot be taken back.
me-sure-yes = Yes, erase everything

## The rules

rules-title = { $game }: the rules
rules-contents = Contents
rules-readings = Our readings
rules-readings-why = Where the rule sheet is silent, this is what we decided.
rules-rebuilt = Rebuilt by us
rules-rebuilt-why = What we could not see and have made anew.
rules-unwritten = This game came without written rules; at the table a sentence always says what to do.
rules-unknown = We do not have this game.
rules-moment = A moment of the game, on the real table
rules-whole = The whole page of rules
rules-example-show = See what happens
rules-example-again = Back to before
rules-ours = The words and drawings of this page are ours. Sésame is not connected with the authors or publishers, whom we thank.

## The lesson

lesson-title = { $game }: the lesson
lesson-short = Lesson
lesson-learn = Learn in 3 minutes
lesson-unwritten = This game has no lesson; at the table, one sentence always says what to do.
lesson-step = Step { $at } of { $count }
lesson-next = Go on
lesson-before = Step before
lesson-show = Show me
lesson-wait = Let it pass
lesson-over = That is all you need for a first game.
lesson-play = Play a first game
lesson-again = Take the lesson again
