# Mille et un trésors in English. The numbers are those of the facts (kinds.py).

seat-name =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
spot =
    { $spot ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
start =
    { $start ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
loot =
    { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
all-loot =
    { $total ->
        [one] { $total } treasure
       *[other] { $total } treasures
    }
loot-won =
    { $points ->
        [one] { $points } treasure
       *[other] { $points } treasures
    }
way =
    { $steps ->
        [one] { $steps } card
       *[other] { $steps } cards
    }
walls =
    { $walls ->
        [0] no wall
        [1] wall north
        [2] wall east
        [3] walls north and east
        [4] wall south
        [5] walls north and south
        [6] walls east and south
        [8] wall west
        [9] walls north and west
        [10] walls east and west
       *[12] walls south and west
    }
shape =
    { $shape ->
        [0] no wall
        [1] one wall
        [2] two adjacent walls
       *[3] two opposite walls
    }
shows =
    { $has_head ->
        [1] the chief's head
       *[0] { shape }
    }
card = { loot }, { shows }
lying-card = { loot }, { walls }

## What happens

rode =
    { $left ->
        [0] The chief arrives at the entrance.
       *[other] The chief comes nearer (step { $goal } of { $path }).
    }
caught =
    { $treasures ->
        [0] The chief catches { SEAT($seat) } on { spot }.
       *[other] The chief catches { SEAT($seat) } on { spot } and takes { loot } back.
    }

## What may be chosen

place-pawn = { SEAT($seat) } puts the pawn on { spot }.
walk-to = { SEAT($seat) } takes { loot } on { start } and goes to { spot }.
fly-to = { SEAT($seat) } takes { loot } on { start }, and the genie carries the pawn to { spot }.
walk-out = { SEAT($seat) } takes { loot } on { start } and leaves the cave with { all-loot }.
lay-card = { SEAT($seat) } lays the card on { spot } ({ walls }).
deal-card = On { spot }: { lying-card }.
draw-card = Card drawn: { card }.
let-start = { SEAT($seat) } begins.
throw-die = The die shows { $pips }.

## What is waited for

await-deal = The cards are filling the cave.
await-starter = Chance chooses who begins.
await-placing = { SEAT($seat) }: { await-placing.do }
    .do = put your pawn on a free card.
await-throw = { SEAT($seat) }: { await-throw.do }
    .do = throw the die.
as-shown =
    { $reason ->
        [1] as many as the die says
       *[0] as many as your card has treasures
    }
await-walk = { SEAT($seat) }: { await-walk.do }
    .do =
        { $can_leave ->
            [1] move { way } ({ as-shown }), or leave.
           *[0] move { way }: { as-shown }.
        }
await-flight = { SEAT($seat) }: { await-flight.do }
    .do =
        { $can_leave ->
            [1] leave, or let the genie carry you anywhere.
           *[0] no way { way } long, the genie carries you anywhere.
        }
await-draw = { SEAT($seat) }: { await-draw.do }
    .do = draw a card from the pile.
await-laying = { SEAT($seat) }: { await-laying.do }
    .do = lay the card on { spot } ({ card }).

## What is refused

chance-cannot = Chance cannot do that here.
only-chance = Only chance does that.
already-inside = Your pawn is in the cave already.
pawn-first = Put your pawn down first.
nothing-to-lay = You have no card to lay.
card-first = Lay the card drawn first.
other-walls =
    { $shape ->
        [0] This card has no wall.
       *[other] This card has { shape }.
    }
no-stop-there = { spot } is the entrance, nobody stops there.
card-taken = { spot } is taken by { SEAT($seat) }.
same-card = You must go to another card.
no-way-there = No way { way } long leads to { spot }.
by-genie = No way is { way } long: it is the genie who carries you, write *{ spot }.
no-genie = The genie comes only if you cannot walk.
nobody-leaves = In this variant nobody leaves the cave.
not-the-last-step = The step outside must be your last one, and it is not.
too-far-out = You cannot reach the entrance.

## How it ends

why-over =
    { $reason ->
        [0] The chief of the thieves is at the entrance
       *[1] Everybody is out
    }
ended =
    { $how ->
        [0] { why-over }: everybody is caught, nobody wins.
        [1] { why-over }: { SEATS($winners) } wins with { loot-won }.
       *[2] { why-over }: { SEATS($winners) } win together with { loot-won } each.
    }
