# What the server says.

## What a table refuses

no-such-table = There is no such table.
seat-not-yours = That seat is not yours.
only-the-host = Only the table's host may do that.
already-begun = The game has already begun.
not-being-played = The game is not being played.
is-paused = The game is paused.
table-changed = The table has changed meanwhile.
table-closed = This table is closed: open another.
enough-said = Enough was said at this table: it keeps no more.
seat-kept = That seat is kept for somebody.
not-over = The game is not over: nothing is shown before the end.
not-from-the-middle = A game in real time cannot be taken up in the middle.
not-studied = Real time is not analysed.
seat-taken = That seat is taken.
robot-plays-already = A robot plays already.
wait-for-them = Wait another { $seconds } s: they may come back.
nobody-plays-for-you = Nobody plays for you.
robot-plays-for-you = A robot plays for you: take your seat back first.
already-done = Already done.
already-asked = Already asked for.
is-not-paused = The game is not paused.
no-undo-here = No taking back here.
nothing-to-undo = Nothing to take back: chance has spoken, a secret is out, or nothing was played.
nobody-asks-you = Nobody is asking you anything.
nothing-to-grab = Nothing to grab here.
no-hints-here = No hints here.
not-your-turn-here = It is not your turn.
not-yet = Not yet.
nothing-to-say = Nothing to say?
that-is-you = That is you.
not-heard-here = They are not to be heard here.
no-part-wanted = Nothing is to be added to chance now.
other-than-sealed = That is not what your device had sealed.
no-such-seat = No seat { $seat }.
over-here = Here the game is over.
seats-still-free = Some seats are still free.
too-many-chairs = { $chairs } chairs for { $seats } seats
too-many-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    } for { $seats } seats: free some first.
another-game = A table changes its settings, not its game.
here-one-grabs = Here one grabs.
no-seat-of-that-number = No seat { $number }.
only-watching = You are only watching.
position-guarded = A game without hints stands just there at the moment: nobody thinks about it for others before it is over.
no-such-step = No step { $step }.
game-header-wanted = The header Game is missing.

## How a game ends beside its rules

left-unfinished = Left unfinished: nobody was playing any more.
never-begun = Closed: nobody was waiting any more.
thrown-away = Thrown away: neither won nor lost.
out-of-time = Out of time: { $names }.
gave-up = Resigned: { $names }.
stops-here = The game stops here.

## Too much at once

too-much-work = That is a lot of work at once: wait a few seconds.
overloaded = Too many requests at the same time: come back in a moment.
robots-silent = The robots do not answer: try again in a moment.
too-fast = Too many requests at once: wait { $seconds } s.
analyses-under-way = Your last analyses are still under way: try again in a moment.
too-many-analyses = Too many games to analyse: try again in a moment.
one-hint-at-a-time = One hint at a time: the last one is still being thought about.
game-getting-ready = { $game } is still being made ready: this is the first start on this machine. A few seconds' patience.

## Requests and connections

headers-too-long = Headers too long.
too-long = That is too long.
unreadable-request = Unreadable request.
too-slow = The request does not arrive: too slow.
no-line-free = All lines are taken: come back in a moment.
too-many-lines = Too many connections from the same address.
house-full = The house is full: the last lines are for those who play.
too-many-refused = Too many refused requests.
unreadable-message = Unreadable message: { $why }
another-name = This server does not go by the name '{ $name }'. If it does: sesame serve --names { $name }
server-failed = The server made a mistake.
say-who-you-are = Say who you are first: GET /api/me.
who-are-you = Say who you are first.
nothing-here = There is nothing here.
not-asked-so = That is not asked this way.
json-please = JSON, please.
request-refused = Request refused.
foreign-page = Foreign page.

## People and tokens

token-only-reads = That token can only read.
token-manages-nobody = A token does not manage its person: do that on the page.
too-many-tokens = { $most } tokens at most: drop one first.
token-opens-nothing = That token opens nothing, or no longer.
person-erased = That person was erased.
not-met = We have not met.
bad-code = That code is not valid, or no longer: ask for another.
bad-label = A program has a name of 1 to { $most } letters.
bad-face = A face is written as eight hexadecimal digits.
name-of-bad-length = A name has 1 to { $most } letters, and they must be seen.
name-of-two-alphabets = A name is written in one alphabet: some letters look too much alike.
name-of-the-house = You would be taken for the house or one of its robots ('{ $word }'): another name?

## To whoever runs the house

cannot-listen = cannot listen on { $host }:{ $port }: { $trouble }
processes-need-postgres = several processes need PostgreSQL: --database postgresql://…
other-uvicorn-needed = this uvicorn or websockets will not do, it lacks { $missing }; install another
silent-proxy = the proxy does not tell how long lines are ({ $header }): in real time, whoever is far loses
silent-kernel = this system does not tell how long lines are: in real time, whoever is far loses

## The database

unknown-database = unknown kind of database '{ $scheme }://': sqlite:///file or postgresql://…
database-without-file = address of a database without a file: '{ $url }'
postgres-missing = PostgreSQL needs one more package: pip install 'sesame-games[postgres]'
database-busy = another Sésame server is already at work on { $path }
database-closed = the database is closed
newer-schema = the database has version { $version }, this release of Sésame knows only up to { $known }: upgrade Sésame
postgres-refuses = PostgreSQL refuses: { $error }
database-refuses = the database refuses to write: { $error }
database-silent = the database does not answer: { $error }
database-unusable = cannot use the database { $path }: { $error }
database-empty = { $path } is empty: was it cut? Restore a copy, or remove it to begin anew
database-cannot-keep = the database cannot keep it: { $error }; nothing has changed
