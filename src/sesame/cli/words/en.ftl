# The command line in English.

## When nothing goes

error = sesame: { $reason }
no-memory = not enough memory

## Help

usage = usage:{ " " }
about = Treasure games long out of print, to play in a browser or the terminal.
epilog = Without a command, “sesame” runs “sesame serve”.
heading-commands = commands
heading-arguments = arguments
heading-options = options
help-help = show this help
help-version = tell the version
help-lang = language: fr, en or de
command-serve = open the house: play in a browser
command-site = write the house as files, for a host without a server
command-play = play a game in the terminal
command-games = list games, options and boards
command-simulate = play many games at random
command-arena = let robots play and rank them
command-report = write a page on how balanced a game or a board is
command-exploit = measure what can be taken from a robot
command-corpus = write a corpus of robots' games, every move judged
command-train = teach a robot to judge, by letting it play against itself
command-replay = tell a saved game
command-verify = check a saved game, chance included
command-doctor = tell what is missing on this machine, and how to mend it
command-new-game = write a package with a game of one's own, to be changed rule by rule
command-machine = write a game for browsers, which then play it without a server
value-command = COMMAND
value-game = GAME
value-file = FILE
value-folder = FOLDER
value-name = NAME
value-name-value = NAME=VALUE
value-number = N
value-seed = SEED
value-position = POSITION
value-seat-list = WHO,WHO
value-name-list = NAME,NAME
value-address = ADDRESS

## What commands take

help-host = address to listen on (usually 0.0.0.0: the whole network)
help-port = port (usually 8000, or the next one)
help-database = sqlite:///file or postgresql://… (usually a file in the user's data folder)
help-servers = how many processes; more than one needs PostgreSQL
help-thinking = where hints and analyses are found: in the page that asks, or at the server
help-check = only look whether the house could open like this; nothing is changed
help-no-browser = do not open the browser
help-log = log: plain or json, one line each
help-proxy = addresses of the proxy, if there is one in front (usually this machine)
help-host-names = names that people call this server by, with commas between
help-site-folder = the folder to write; an earlier house in it is replaced
help-game = name of the game; see “sesame games”
help-option = an option of the game; may be given several times
help-board = a board of the game, or a .toml file
help-seen = a record of the game saved before its end: it must tell the same
help-seed = seed of chance, to play it again
help-seats = who plays each seat: human, or a robot: apprentice, merchant, vizier, caliph, random (usually human, then merchant)
help-player-names = the players' names, seat by seat
help-load = go on with a saved game
help-save = keep the game in this file, at the end or on leaving
help-record = a saved game
help-records = one saved game, or several
help-boards = draw the board after every move
help-count = how many games (usually 10000)
help-seat-count = how many players
help-threads = how many threads (one a core)
help-robots = the robots: random, greedy, uct:1000, mcts:1000 or mcts:0.5s (simulations or seconds a move), alphabeta:4, apprenti, marchand, vizir, calife, calife:0.5s
help-table = how many play at a time; if there are more robots, every possible table is played
help-meetings = how many games a table (usually 100), rounded up so that all have had every seat
help-processes = how many processes (one a core)
help-on = let a Ray cluster work: ray://machine:port, or ray to start one here
help-on-too = let a Ray cluster work (ray://machine:port, or ray to start one here), or a GPU (gpu)
help-archive = keep every game in this folder; the same command goes on from where it was stopped
help-agents = the robot that plays all seats, or one a seat (usually mcts:100; vizir in real time)
help-watched = how many games to look at closely (usually 100)
help-compare = a second board, or .toml file, to put beside it; or an option, NAME=VALUE
help-generations = how many times to play, learn, compare (usually 6)
help-generation-games = how many games each time (usually 20000)
help-nodes = how many tables a search sees (usually 2000)
help-against = weights to learn to beat, instead of playing against itself
help-training = where to keep everything (usually GAME.training); the same command goes on from where it was stopped
help-machine-folder = where to write its files
help-watched-folder = where to keep the games (usually beside the page); the same command goes on from where it was stopped
help-exploited = the robot that is answered as well as can be
help-position = begin at this position, not at the beginning
help-tree = up to how many nodes all is seen (usually 200000); beyond, it is challenged
help-samples = from how many answers of the robot its chances are counted (usually 64)
help-challengers = who challenges the robot (usually a local best response and mcts:1000)
help-challenge = how many games a challenge, if the tree is too large (usually 200)
help-count-100 = how many games (usually 100)
help-judge = simulations to judge a move (usually 1500); 0: no judgement
help-corpus = the folder to write; the same command goes on from where it was stopped
help-page = the page to write (usually GAME.html)
help-markdown = write the tables as Markdown
help-json = write the figures as JSON
help-new-name = its name: small letters, digits
help-new-folder = where to write it (usually sesame-NAME)

## A command that is written wrongly

bad-argument = argument { $name }: { $reason }
no-such-choice = invalid choice: { $got } (choose from { $known })
not-an-int = invalid int value: { $got }
one-value-needed = expected one argument
one-or-more-values-needed = expected at least one argument
one-or-no-value-needed = expected at most one argument
values-needed = expected { $count } arguments
takes-no-value = ignored explicit argument { $got }
not-with = not allowed with argument { $other }
unknown-arguments = unrecognized arguments: { $got }
arguments-missing = the following arguments are required: { $names }
one-of-needed = one of the arguments { $names } is required
ambiguous-option = ambiguous option: { $got } could match { $known }

## What commands refuse

not-whole = { $got } is not a whole number
out-of-range = { $got } is not between { $least } and { $most }
not-a-pair = --option: { $got }; write name=value
not-a-player = --seats: { $got }; write human, apprentice, merchant, vizier, caliph or random
seats-differ = --seats: { $given } { $given ->
        [one] player
       *[other] players
    }, but the saved game has { $count }
no-such-table = --seats: { $count } at the table, but { $game } is for { $seats } players; --table N plays every table of N robots
loaded-has-it = { $name } does not go with --load: the saved game settles it
loaded-is = { $path } is a game of { $game }
not-a-record = this file exists and is no record of a game; choose another name
not-a-report = this file exists and is no report; choose another name
nothing-to-train = no network judges this game; choose { $games }
machine-no-linker = the linker is missing: pip install ziglang
bad-game-name = { $name } is no name of a game: small letters, digits and hyphens
game-exists = there is a game { $name } already
folder-exists = { $folder }: is there already
site-nowhere = This door opens onto nothing.
site-nowhere-why = The address may be incomplete, or what was there has been put away.
site-nowhere-home = Back to the shelf
site-no-page = the page is not built; in a clone: make page
site-not-empty = { $folder } is not empty and is not a house; choose another folder
site-no-linker = nothing here can prepare these games for a browser: { $games }; try: pip install ziglang

## The house

serving = The house is open: { $address }
scan = With a phone on the same network, point at this square.
how-to-stop = Ctrl-C to close.
stopped = The house is closed; nothing is lost.
site-written = House written: { $folder }, { $files } files, { $size } MB. Any host of files can serve it, from any path.
site-try = To try it: python -m http.server --directory { $folder }
first-time-serving = First opening: the rules are being compiled in the background, for about a minute. { $first } is ready first.

## What may be typed: players and orders, several words with a blank between

name-human = human
name-random = random
name-apprenti = apprentice
name-marchand = merchant
name-vizir = vizier
name-calife = caliph
order-help = help
order-moves = moves
order-hint = hint
order-undo = undo
order-save = save
order-quit = quit

## A game

first-time = The first time, the rules are being made ready: a few seconds.
opening = { $game } – { $players }. “?” for help.
resumed = Going on from move { $number }.
seat-is = { $seat }: { $player }
player =
    { $player ->
        [human] you
        [random] random
        [apprenti] an apprentice
        [marchand] a merchant
        [vizir] a vizier
        [calife] a caliph
       *[other] { $player }
    }
chance-asked = Chance: write down what has come up.
forced = Only one possible move; it is played.
hand-over = Hand the keyboard to { $seat }, then Enter.
nothing-typed = Write a move, or “?” for help.
not-played = Not played, it is no longer your turn: { $rest }
may-wait = Enter: wait for the others to act.
taken-back = Move taken back.
nothing-to-undo = There is nothing to take back.
save-where = In which file? Write: save FILE
saved = Game kept in { $path }.
what-next = Look at it again: sesame replay { $path } – check it: sesame verify { $path }
go-on = Go on with it: sesame play --load { $path }
goodbye = See you soon.
winners = Won by { $names }. Points: { $scores }.
no-winner = Nobody wins. Points: { $scores }.
keep-it = To keep the game, write: save FILE. Enter to leave.
keep-next-time = To keep a game: sesame play --save FILE
after-the-end = The game is over: save FILE, undo, or Enter to leave.

## In real time

live-pause-soon = (a pause after this throw)
live-orders = Here: undo (the last throw), save FILE, quit; Enter to go on.
live-whose-card = When nobody else looks, the key of whoever wants to see their card; another: back.

## Help during a game

how-to = Write a move as in these examples, or several in a row if they are all yours:
thinking = Two seconds' thought…
moves = Possible moves: { $count }
orders =
    And also:
      ?           this help (or: help)
      moves       all possible moves
      hint        what a robot would play, and why
      undo        take back your last move
      save FILE   keep the game
      quit        stop here

## Tables

seats-column = players
boards-column = boards
usual-star = *: the usual choice
simulated = { $game }, { $seats } players, at random
count-row = games
decisions-row = moves
decision-speed-row = moves a second
game-speed-row = games a second
length-row = moves a game
spread = from { $least } to { $most }
choices-row = choices a move
wins-row = { $seat } wins
interval = at 95%: { $low } to { $high }
draws-row = nobody wins

## Robots against each other

arena-title = { $game }, { $seats } players{ $options }: { $games } games of { $planned }
arena-columns = robot|games|points|at 95%|rating|at 95%
from-to = { $low } to { $high }
points-note = Points: 1 for a win, in equal parts if it is shared or if nobody wins; among equals { $fair }.
rating-note-random = Rating: 0 for random, 400 more is ten to one.
rating-note-mean = Rating: 0 on average, 400 more is ten to one.
extreme-note = Won or lost everything: { $names }; only an imagined drawn game bounds its rating.
seat-columns = seat|points|at 95%
lengths-note = Decisions a game: { $mean } on average, from { $least } to { $most }.
duel-note = The line against the column: share of the points that the two took when they met; bold: a difference that is sure at 95%.
none-finished = No game has been finished.
arena-goes-on = To go on, the same command: finished games are in { $folder }.
exploit-columns = seat|its value|best response|difference
exploit-note = { $nodes } nodes, all of them seen. Differences in all: { $conv }; a seat: { $each } (0: nobody can take anything).
challenge-columns = challenger|games|points|at 95%
challenge-note = The tree has more than { $most } nodes: this is what can be taken from the robot at least. Among equals: { $fair }; bold: more, and sure at 95%.
corpus-written = Corpus written: { $path }, { $games } games, { $decisions } moves. The games are in { $folder }.
corpus-goes-on = Interrupted. To go on, the same command: finished games are in { $folder }.

## Reports, training, new games

report-written = Page written: { $path }. The games are in { $folder }.
report-goes-on = Interrupted. To go on, the same command: finished games are in { $folder }.
generation = Generation { $number }: { $tables } tables, error { $loss }, { $share } against the one before ({ $low } to { $high }), { $seconds } s
trained = Weights written: { $weights }. Page: { $page }
machine-written = Written: { $files } ({ $size } kB).
training-goes-on = Interrupted. To go on, the same command: the rest is in { $folder }.
new-game =
    Package written: { $folder }. It is Nim, to be changed. To try it:
      pip install -e '{ $folder }[test]'
      sesame play { $name }
      pytest { $folder }

## Saved games

told-title = { $game } – { $players }
not-over = The game is not over. { $prompt }
holds = OK: { $moves } { $moves ->
        [one] move
       *[other] moves
    } and { $chances } chance { $chances ->
        [one] outcome
       *[other] outcomes
    } checked.
commitment = Commitment of the seed: { $commitment }
part-added = { $seat } had a hand in chance: what was sealed before the first move is what was shown.
part-missing = { $seat } had sealed a part of chance and did not show it: it was left out.
promise-mixed = Chance is mixed from the seed and these parts: none of them could choose or foresee it alone, nor could the house.
promise-house = Chance is from the house's seed alone: it could not be changed after the commitment, but the house knew it.
as-seen = All of it is as it was seen before the end.
how-many-hold = { $held } of { $count } hold.
no-seed = Chance was played by hand: there is no seed to check.

## What the doctor says

doctor-well = Everything that is needed is here.
doctor-ill = Something is missing: see the ✗ above.
doctor-other-python = Use Python 3.11 to 3.14.
doctor-no-package = the package { $name } is missing
doctor-install-again = pip install --force-reinstall sesame-games
doctor-warm-cache = compiled code: { $folder }
doctor-cold-cache = nothing is compiled yet in { $folder }: the first opening does it
doctor-no-cache = the folder of compiled code cannot be written: everything is compiled each time
doctor-choose-cache = Name a folder of yours: export SESAME_CACHE=/some/folder
doctor-page = the page is here
doctor-no-page = the page is not built
doctor-build-page = In a clone: make page; otherwise install the package again.
doctor-database = the database answers
doctor-no-database = the database does not answer: { $reason }
doctor-other-database = Mend or change --database: sqlite:///file or postgresql://user@host/name
doctor-port = { $place } is free
doctor-no-port = { $place } is not free: { $reason }
doctor-other-port = Stop what holds it, or choose --port; without --port the next one is taken.
doctor-open-files = { $count } open files allowed
doctor-unknown-files = number of open files allowed: unknown
doctor-more-files = That is little for thousands of players: ulimit -n 65536, or LimitNOFILE= in systemd.
doctor-lines = this system tells how long lines are; behind a proxy, the proxy must
doctor-let-proxy-tell = The proxy must send X-Line-RTT; with nginx: proxy_set_header X-Line-RTT $tcpinfo_rtt;
doctor-extra = { $name }: { doctor-extra-use }
doctor-no-extra = without { $name }: { doctor-extra-use }
doctor-browser = browser for the tests: { $path }
doctor-no-browser = no Chromium for the tests: make test brings one
doctor-extra-use =
    { $name ->
        [cluster] simulations, contests and reports on many machines
        [dice] dice thrown for real
        [gpu] the same rules on a CUDA GPU
        [postgres] several processes on one PostgreSQL
       *[research] PettingZoo, Gymnasium and OpenSpiel
    }

## Before it opens

check-well = The house can open.
check-ill = The house cannot open like this: see the ✗ above.
check-configuration = what is asked for fits together
check-bad-proxy = --proxy: { $place } is neither an address nor a network
check-bad-name = --names: { $name } is no name of a machine
check-say-otherwise = Mend the command line: sesame serve --help
check-new-house = a new house: the database will be made
check-older = the database will be brought from version { $version } to { $known }: make a copy first
check-newer = the database has version { $version }, this Sésame knows only up to { $known }
check-upgrade = Install a newer Sésame, or put back the copy from before.
check-clock = the clock: { $now }
check-clock-behind = the clock is slow: { $now }, while the house was still writing at { $last }
check-set-clock = Set the machine's clock, by timedatectl set-ntp true perhaps.
check-folder = { $folder } can be written, { $free } MB free
check-no-folder = { $folder } cannot be written
check-give-folder = Give it to the user who opens the house: chown
check-disk-full = only { $free } MB are left in { $folder }
check-make-room = Make room: a game needs little, an upgrade a whole copy.
check-open-folder = anybody on this machine may write into { $folder }
check-close-folder = chmod o-w, or a folder of your own: the key of sessions is in there.
check-kernels = the rules are compiled
check-no-kernels = the rules are still to be compiled: the first opening does it
