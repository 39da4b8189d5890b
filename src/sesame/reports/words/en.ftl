# Reports in English.

## The whole page

balance-report = Balance report
about-one-board = { $games } games of { $seats }, played by { $robots }, on { $board }. Seed { $seed }.
about-two-boards = { $games } games of { $seats } on each of two boards, played by { $robots }. Seed { $seed }.
about-two-ways = { $games } games of { $seats } each of two ways, on { $board }, played by { $robots }. Seed { $seed }.
clocked = One of the robots thinks by the clock: another time its games will differ a little.
at-95 = at 95%: { $low } to { $high }
figures = The figures
redo = Redo
redo-why = seed { $seed }, { $count } games
difference = difference
value = value
out-of = of { $trials }
from-to = { $low } to { $high }
start = beginning
end = end
per-game = a game
in-games = share of the games
glance = At a glance

## Who wins

who = Who wins?
by-seat = Wins by seat
by-seat-why = Share of the games that somebody wins; a shared win counts in equal parts. The dotted line: an equal share for all.
no-edge = No seat has an edge that these games can show.
edge = { $seat } wins more often than a fair share: { $share } ({ $low } to { $high }).
edge-against = { $seat } wins less often than a fair share: { $share } ({ $low } to { $high }).
by-turn = Wins by turn order
by-turn-why = The same, by who decides first, second…
turn =
    { $place ->
        [0] goes first
        [1] goes second
        [2] goes third
        [3] goes fourth
        [4] goes fifth
       *[5] goes sixth
    }
nobody = nobody wins
shared = a shared win

## How long

long = How long?
decisions = Decisions a game
decisions-why = Every choice of a player counts, even where only one is possible; chance does not.
minutes = Minutes a game, estimated
minutes-why = One rule for all games: { $hand } s for the hand, { $doubling } s more each time the choices double; those who choose at once think at once.
minutes-race-why = The time of the hands is measured; { $order } s more a throw to gather, throw and put back.
mean = mean
most-games = nine games in ten: { $ranges }
minute = { $minutes } min

## How many choices

wide = How many choices?
choices = Choices during a game
choices-why = Mean number of legal actions at a decision, from beginning to end.
choices-row = choices a decision
forced = decisions without a choice

## The suspense

tense = The suspense
tense-why = At { $looks } moments of each game, { $imagined } ways to go on are imagined, played by sensible robots that do not think; each one's share is the chance to win. To lead is to be { $clear } ahead of all others.
tense-why-race = At { $looks } moments of each game, { $imagined } ways to go on are imagined, played at random; each one's share is the chance to win. To lead is to be { $clear } ahead of all others.
lead-changes = Lead changes
lead-changes-why = How often in a game the lead passes to somebody else.
comebacks = comebacks
comebacks-why = Comebacks: games won by somebody whose chance had been down to half of an equal share or less.
winner = The chance of who will win
winner-why = Decisiveness over time: from an equal share the curve rises as the game is decided.
behind = Who will win is behind
behind-why = Drama over time: share of the games where somebody else is ahead of who is going to win.
decided = Decided when?
decided-why = The part of the game after which the winner leads to the end.

## The points

points = The points
scores = Points at the end
scores-why = Of all seats.
best = points of the first
margin = Margin of the first over the second

## What comes up

comes-up = What comes up
what-players-do = What players do
what-players-do-why = Share of the games where it comes up at least once, and how often a game; the numbers are those of the rules.
counted = What the game counts

## Does thinking pay

skill = Does thinking pay?
skill-hands = Does being fast pay?
ladder = Twice the thinking
ladder-hands = The faster hand
ladder-why = At tables of two the second robot thinks twice as much as the first: its share of the points.
ladder-hands-why = At tables of two the second robot is faster than the first: its share of the points.
against = { $stronger } against { $weaker }

## How to read it

how = How to read it, how to redo it
how-intervals = Every figure has its 95% interval: of a share, Wilson's; of a mean, the normal one. Two figures whose intervals overlap widely need not differ.
how-robots = Robots play here, not people: what this page says holds for them.
how-same = The same command gives this page again, byte for byte, if the version of sesame ({ $version }) is the same and no robot thinks by the clock.
reconstructed = Sésame is an independent work by players; its boards are reconstructions.

## The page of a training

training-title = { $game }: training
training-share = Points against the network before
training-share-why = Every opening is played from both sides; the band is the interval at 95 %.
training-loss = Error on tables kept aside
training-loss-why = Cross-entropy, smaller is better.
training-columns = generation,games,tables,error,points,from,to,seconds
training-recipe = The recipe

## What is asked of one game alone

the-race = The race
race-by-value = The race, by the treasure's value
race-by-value-why = Share of the races that the Kim-Bac wins. The more the treasure is worth, the farther it is: the race should become harder, but never hopeless.
all-races = all
race-captured = captured
taels-between = { $low } to { $high } thousand taels
the-way-out = The way out
when-to-leave = When to leave?
when-to-leave-why = Share of the wins, by the steps that the chief has left when the pawn leaves. Too early leaves treasures behind, too late loses everything.
when-pawns-leave = When pawns leave
when-pawns-leave-why = Share of the pawns that leave with so many steps left to the chief, and of those caught.
steps-left = { $low } to { $high } steps left
caught-in-cave = caught in the cave

## What players do: the game, then the kind of action

attrap-tresors-grab-column = grab the column
attrap-tresors-grab-lamp = grab the lamp
attrap-tresors-grab-chest = grab the chest
attrap-tresors-grab-carpet = grab the carpet
attrap-tresors-grab-pouf = grab the pouf
attrap-tresors-grab-gem = grab a gem
attrap-tresors-give = give a gold card back
attrap-tresors-time = let time run out
bakschisch-bid-gold = offer gold
bakschisch-bid-none = show an empty hand
bakschisch-thief = send the thief
khan-tsin-place = place a baron
khan-tsin-move = move barons
khan-tsin-move-turn-moved = turn the moved part over
khan-tsin-move-turn-result = turn the resulting pile over
khan-tsin-move-turn-moved-turn-result = turn both over
khan-tsin-pass = pass, for want of a move
khan-tsin-turn-round = turn the dragon round
kim-bac-place = place a pawn on a gate
kim-bac-step = take a step
kim-bac-step-take = take the chest on arriving
kim-bac-stay = stay, blocked
kim-bac-stay-take = take the chest, blocked
kim-bac-run = run for the treasure
kim-bac-renounce = renounce
mille-et-un-tresors-place = enter the cave
mille-et-un-tresors-walk = walk
mille-et-un-tresors-fly = fly with the genie
mille-et-un-tresors-leave = leave
mille-et-un-tresors-lay = lay the card drawn
