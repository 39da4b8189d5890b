# Attrap'trésors ! in English. The numbers are those of the facts (kinds.py).

seat-name =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
the-object =
    { $object ->
        [0] the column
        [1] the lamp
        [2] the chest
        [3] the carpet
        [4] the pouf
       *[5] a gem
    }
two-objects =
    { $object ->
        [5] two gems
       *[other] { the-object } and { the-other }
    }
the-other =
    { $other ->
        [1] the lamp
        [2] the chest
        [3] the carpet
        [4] the pouf
       *[5] a gem
    }
coloured-card =
    { $colour ->
        [1] red card
        [2] orange card
        [3] yellow card
        [4] green card
        [5] blue card
       *[6] violet card
    }
a-card =
    { $colour ->
        [2] an { coloured-card }
       *[other] a { coloured-card }
    }
dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die =
    { $colour ->
        [1] red
        [2] orange
        [3] yellow
        [4] green
        [5] blue
       *[6] violet
    }
several-dice = { one-die }
gold =
    { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }

## What happens

showed =
    { $is_enough ->
        [1] { dice }!
       *[0] { fewer-showed }
    }
fewer-showed =
    { $then ->
        [0] { dice },
        [1] { dice }.
       *[2] { dice }: all six colours!
    }
missed =
    { $count ->
        [one] { $count } die missed.
       *[other] { $count } dice missed.
    }
round-ended = End of round { $round }.
checked =
    { $verdict ->
        [1] { SEAT($seat) } had no right to the column!
        [2] { gold } for { SEAT($seat) }!
       *[3] All six colours, { gold } for { SEAT($seat) }!
    }
fulfilled = The { coloured-card } is fulfilled.
earned =
    { $other ->
        [-1] { earned-by-one }
       *[other] { SEAT($seat) }: { two-objects }, { gold }.
    }
earned-by-one =
    { $object ->
        [-1] { SEAT($seat) }: nothing.
       *[other] { SEAT($seat) }: { the-object }, { gold }.
    }
owes =
    { $count ->
        [0] { SEAT($seat) } has no gold card to give back.
       *[other] { SEAT($seat) } has to give back a gold card.
    }

## What may be chosen

throw-dice =
    { $seat ->
        [-1] The dice are thrown.
       *[other] { SEAT($seat) } throws the dice.
    }
deal-secret = { SEAT($seat) } is dealt { a-card }.
look-at-card = { SEAT($seat) } looks at a new card.
deal-open = There is { a-card }, face up.
throw-first = { SEAT($seat) } throws first.
grab = { SEAT($seat) } grabs { the-object }!
give = { SEAT($seat) } gives back a card of { $value }.
patience-ends =
    { $reason ->
        [0] { nobody-grabs }
        [1] Nobody else!
       *[2] Time is up: { SEAT($seat) } gives back the smallest card, of { $value }.
    }
nobody-grabs =
    { $again ->
        [1] Nobody! The dice are thrown again.
       *[0] Nobody!
    }

## What is waited for

await-card = An instruction card is drawn.
await-first = Who throws first?
await-throw =
    { $seat ->
        [-1] Throw your four dice together!
       *[other] { SEAT($seat) } throws the dice!
    }
await-column =
    { $is_row ->
        [1] Three dice of a colour of the cards, or all six colours? Grab the column!
       *[0] Three dice of your colour, or all six colours? Grab the column!
    }
await-rest =
    { $is_two ->
        [1] { SEAT($seat) } has the column: grab the rest!
       *[0] { SEAT($seat) } has the column. The others, grab an object, two at most!
    }
await-gold = { SEAT($seat) }, { await-gold.do }
    .do = that was wrong: give back a gold card.

## What is refused

only-chance-does = Only chance does that.
say-which-card = Say which card is drawn.
only-time-runs-out = Only time runs out.
nothing-presses = Nothing is pressing now.
time-only-runs = Time can only run out.
throw-due = The dice must be thrown, and so.
first-due = A first thrower must be drawn.
card-due = An instruction card that is left must be drawn.
nobody-gives = Nobody has to give back a card.
no-such-gold = You have no card of value { $value }.
give-first = Give back a gold card first.
too-late = Too late: { SEAT($seat) } has the column.
too-early = Too early! First the column, then the rest.
not-there = This object is not on the tower any more.

## How it ends

ended =
    { $decided_by ->
        [0] { why-over }, { SEATS($winners) } wins with { gold }: grand vizier!
        [1] { why-over }, { SEATS($winners) } wins with { gold } and the most cards: grand vizier!
       *[2] { why-over }, { SEATS($winners) } share the win with { gold }!
    }
why-over =
    { $reason ->
        [0] After 10 rounds
       *[1] Nobody grabs anything any more
    }
