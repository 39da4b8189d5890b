# Kim-Bac, the page in English.

promise = Take the chest, and flee the walled town.
rounds-as-players = as many as players
tour-hand = Your cards: only you see them, and their monuments are lit on the plan. Two alike, a pawn at the foot of the monument, and the chest is yours.
tour-glass = Too small? The glass follows the pawn that is to move.

## Who, and where

seat-name =
    { $seat ->
        [0] Blue
        [1] Red
        [2] Yellow
       *[3] White
    }
monument-name =
    { $number ->
        [1] the pagoda
        [2] the bell tower
        [3] the market
        [4] the garden
        [5] the bridge house
        [6] the temple
        [7] the drum tower
        [8] the rice granary
        [9] the observatory
        [10] the moon gate
        [11] the theatre
        [12] the tea house
        [13] the arch of honour
        [14] the stone lantern
        [15] the potter's kiln
        [16] the stupa
        [17] the stone lion
       *[18] the palace
    }
monument = number{ "\u00A0" }{ $number }, { monument-name }
crossing = { $name }
crossing-at = { $name }, at the foot of { monument }
at-gate = at gate { $letter }
at-crossing = at { $at }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
figure = { $taels }
money = { $taels } taels

## The plan

town = The plan of the town
pieces = The pawns
sight = { monument }{ sight-held }{ sight-ruled-out }{ sight-treasure }
sight-held =
    { $held ->
        [0] { "" }
        [1] , you hold a card
       *[2] , you hold the pair
    }
sight-ruled-out =
    { $ruled_out ->
        [1] , the treasure is not there
       *[0] { "" }
    }
sight-treasure =
    { $treasure ->
        [1] , the treasure is here
       *[0] { "" }
    }
gate = Gate { $letter }
bridge-shut = Bridge closed to the Kim-Bac
pawn = { seat-name }, pawn { $pawn }, { $at }
kim-bac-at = The Kim-Bac, { $at }
gate-goal = Place at gate { $letter }, which leads to { $at }
goal = Pawn { $pawn } to { $at }
goal-of-chest = { goal }, where you may take the chest
stay = Pawn { $pawn } stays
same-way = Same direction
same-way-help = Move pawn { $pawn } in the same direction
zoom-in = Enlarge the plan
zoom-out = The whole plan

## The plan for whoever does not see it

ways = { ways-streets }{ ways-bridges }
ways-streets =
    { $streets ->
        [0] no street
        [one] { $streets } street
       *[other] { $streets } streets
    }
ways-bridges =
    { $bridges ->
        [0] { "" }
        [one] { " " }and { $bridges } bridge
       *[other] { " " }and { $bridges } bridges
    }
told-of = { $what }, { $more }
to-treasure =
    { $steps ->
        [-1] with no way to the treasure
        [0] at the foot of the treasure
        [one] { $steps } street from the treasure
       *[other] { $steps } streets from the treasure
    }
to-kim-bac =
    { $steps ->
        [-1] with no way to the Kim-Bac
        [one] { $steps } street from the Kim-Bac
       *[other] { $steps } streets from the Kim-Bac
    }

## Cards and the die

hand = Your hand
cards-in-hand = Cards in hand
no-cards = No card yet.
card =
    { $pair ->
        [1] Pair of { monument }
       *[0] Card { monument }
    }
card-drawn = { card }, Drawn: { $number }
pair = pair
stock =
    { $count ->
        [0] Stock empty
       *[other] Stock: { $count }
    }
open = Cards laid open:
holds = { seat-name }: { cards }
dice = The highest starts
die = { seat-name }: { $points }
starts = { seat-name } starts.
tied = A tie: they throw again.

## The chest

chest = The chest
may-take = You hold the pair of { $number }.
take = Take the chest
pass = Pass in silence
looks-alone = { seat-name } looks into the chest, alone.
takes = { seat-name } takes the chest of { monument }
shakes = The chest is shaken…
shake-it = You shake the chest…
runs = { seat-name } runs: here is the Kim-Bac
renounces = { seat-name } renounces, and shuts the chest
one-against-six = Alone against six
only-you = Only you can see it.
dice-show = The dice show { $one } and { $other }
treasure-at = Treasure: { monument }
would-pay = From { $from } to { $to }
chances = { chances-own }; { chances-others }.
chances-own =
    { $own ->
        [0] You hold no card of that number
        [one] You hold { $own } card of that number
       *[other] You hold { $own } cards of that number
    }
chances-others =
    { $others ->
        [0] nobody can take a premium from you
       *[other] up to { $others } may be in other hands
    }
advised-run = The elders would run.
advised-renounce = The elders would renounce.
run = Run
renounce = Renounce
once-only = Only one may renounce in a round, for the whole table.

## The race

race = The race
moves =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
exits = Free ways out: { $free } of { $all }
nearest =
    { $steps ->
        [one] The nearest is { $steps } street away.
       *[other] The nearest is { $steps } streets away.
    }
reach-his = he would be first there
reach-theirs = they would be there before him
trace = his trail
bridges-shut = Bridges are closed to the Kim-Bac.
bridges-shut-from = From number { $secret }. { bridges-shut }
captured = Captured
arrived = The treasure is reached
lost = The treasure is lost
no-race = No race

## What it would do

wanted =
    { $steps ->
        [0] at the foot of { monument }
       *[other] { monument }: { wanted-steps } away{ wanted-was }
    }
wanted-steps =
    { $steps ->
        [one] { $steps } street
       *[other] { $steps } streets
    }
wanted-was =
    { $stays ->
        [1] { "" }
       *[0] { " " }({ $was } now)
    }
ahead =
    { $steps ->
        [0] the treasure
        [one] { $steps } street to the treasure{ wanted-was }
       *[other] { $steps } streets to the treasure{ wanted-was }
    }
chased =
    { $steps ->
        [one] { $steps } street to the Kim-Bac{ wanted-was }
       *[other] { $steps } streets to the Kim-Bac{ wanted-was }
    }
ways-closed = every way is barred
trapped = no way out: the Kim-Bac is captured
promised =
    { $same ->
        [1] { $most } taels
       *[0] { $least } to { $most } taels
    }

## Accounts

sheet = Score sheet
seat = Player
total = Total
round = Round { $at } of { $of }
round-short = R{ $at }
round-title = Round { $at }: { $how }
round-line = Round { $at }, { $how }
round-line-kim-bac = { round-line } (Kim-Bac)
ended-no-race = no race
ended-arrived = arrived
ended-captured = captured
ended-lost = lost on the way
sharing = The sharing of round { $at }
worth = The treasure, from { $from } to { $to }
premium = { seat-name } shows { cards } of the treasure
cut-premium = { seat-name } shows { cards }, paid less
keeps = { seat-name }, the Kim-Bac, keeps the rest
gets-nothing = { seat-name }, the Kim-Bac, is captured
part = { seat-name } has a share of the rest
lost-for-all = Lost for everybody
remainder = Left over, for nobody
nobody-paid = Nobody is paid.

## The end

ending-next = Just behind, { seat-name }: { money }.
