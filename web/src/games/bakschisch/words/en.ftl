# What the page of Bakschisch says in English.

promise = Bribe a whole palace, from fakir to Caliph.
to-pot = to the pot
out-of-game = out of the game
pawns-behind = pawns behind
place-mirrored = place mirrored

## Who, and how much

name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
names = { $before }, { $name }
names-and = { $before } and { $name }
fakir = fakir
guard = guard
servant = servant
eunuch = eunuch
harem = harem girl
caliph = Caliph
gold =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
coins =
    { $coins ->
        [0] nothing
       *[other] { gold }
    }

## The palace

board = The palace of Akbahah, from the start to the throne
start = Start
throne = Throne
square = Square { $number }, { $what }
square-behind-gate = Square { $number }, { $what }, just behind the gate
square-taken = { $square }: { $names }

## The cards and the pot

row = The five cards of the round
card = Card { $number } ({ $sends }): { $what }
card-now = { card }, the card in play
sends-ahead = the largest bribe moves ahead
sends-back = the smallest bribe goes back
face-down = face down
pot = Pot
pot-of = The pot: { gold }
unseen = Cards still hidden
to-come = To come:
shared = The pot is shared: { $each } each

## The players

seats = The players
place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
bag =
    { $coins ->
        [hidden] bag closed
       *[other] { gold }
    }
thief-in-bag = thief in the bag
thief-used = thief used this round
thief-at-gate = thief left at the gate
fist-empty = hand in the bag
fist-closed = fist closed
fist-open = hand open
seat = { name }: { place }, square { $square }, { bag }, { $thief }, { $fist }
seat-gave =
    { $coins ->
        [thief] { $about }, just sent the thief
       *[other] { $about }, just gave { $coins }
    }

## Your fist

fist = Your fist
how-many = Coins in the fist
more = One coin more
less = One coin less
take-coin = Take a coin ({ $left } in the bag)
give-back = { less } ({ coins })
thief = Thief
send-thief = Send the thief instead of coins
close = Close the fist
close-on =
    { $coins ->
        [thief] Close the fist on the thief
        [0] Close the fist, empty
       *[other] Close the fist on { gold }
    }
closed =
    { $coins ->
        [thief] Your fist is closed on the thief.
        [hidden] Your fist is closed.
        [0] Your fist is closed, and empty.
       *[other] Your fist is closed on { gold }.
    }
waiting-for = Waiting for { $names }.
keys = Keys: digits, + and −, T for the thief, Enter to close.

## The end

next =
    { $behind ->
        [0] { $names }, on the same square with less gold.
        [one] { $names }, one square away.
       *[other] { $names }, { $behind } squares away.
    }
ending-next = Nearest behind: { next }
points-gold = Gold left in the bag
would-go = If your fist is the richest: square { $square }
would-go-back = If your fist is the lightest: square { $square }
