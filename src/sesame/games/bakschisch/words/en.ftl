# Bakschisch in English. The numbers are those of the facts (kinds.py).

seat-name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
the-card =
    { $card ->
        [1] the fakir
        [2] the guard
        [3] the servant
        [4] the eunuch
        [5] the harem girl
       *[6] the Caliph
    }
to-the-card = to { the-card }
letter =
    { $card ->
        [1] F
        [2] G
        [3] S
        [4] E
        [5] H
       *[6] C
    }
gold =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## What happens

stole =
    { $coins ->
        [0] { SEAT($seat) }: nothing to steal.
       *[other] { SEAT($seat) } steals { gold }.
    }
went =
    { $way ->
        [0] { SEAT($seat) } goes back from { $start } to { $goal }.
        [1] { SEAT($seat) } moves ahead from { $start } to { $goal }.
        [2] { SEAT($seat) } climbs onto the throne.
       *[3] { SEAT($seat) } goes back to the start.
    }
stayed =
    { $is_theft ->
        [1] A thief was here: nobody moves.
       *[0] Nobody moves.
    }
shared =
    { $pot ->
        [0] End of round { $round }: the pot is shared.
        [one] End of round { $round }: the pot is shared ({ $pot } coin left over).
       *[other] End of round { $round }: the pot is shared ({ $pot } coins left over).
    }

## What may be chosen

offer =
    { $coins ->
        [0] { SEAT($seat) } offers nothing { to-the-card }.
       *[other] { SEAT($seat) } offers { gold } { to-the-card }.
    }
send-thief = { SEAT($seat) } sends the thief.
shut-fist = { SEAT($seat) } closes a fist.
turn-up = Round { $round }, card { NTH($bribe) }: { the-card }.

## What is waited for

await-card = Round { $round }: card { NTH($bribe) } of 5 is turned.
await-fists = { SEATS($waiting) }, { await-fists.do }
    .do =
        { $is_last ->
            [1] close your fist on coins or on your thief. Round { $round }, card { NTH($bribe) } of 5, { the-card } ({ letter }): the least gold goes back.
           *[0] close your fist on coins or on your thief. Round { $round }, card { NTH($bribe) } of 5, { the-card } ({ letter }): the most gold moves ahead.
        }

## What is refused

only-chance-turns = Only chance turns cards.
no-such-card = No card { letter } is left to turn.
card-first = A card must be turned first.
not-said = Say what the fist holds: coins or the thief.
no-thief-in-palace = No thief may enter the palace.
thief-used = Your thief has been used this round.
bag-holds = Your bag holds only { gold }.

## How it ends

ended =
    { $reason ->
        [0] { ended-by-caliph }
        [1] After 60 rounds without a Caliph, { ended-far }
       *[2] No gold is left in play, { ended-far }
    }
ended-by-caliph =
    { $how ->
        [0] { SEATS($winners) } is on the throne at the end of round { $round } and becomes Caliph.
        [1] { SEATS($rivals) } are on the throne at the end of round { $round } and share the win.
        [2] { SEATS($rivals) } are on the throne at the end of round { $round }; { SEATS($winners) } share the win.
        [3] { SEATS($rivals) } are on the throne at the end of round { $round }; { SEATS($winners) } has the most gold and becomes Caliph.
       *[4] { SEATS($rivals) } are on the throne at the end of round { $round }; with equal gold, { SEATS($winners) } was there before and becomes Caliph.
    }
ended-far =
    { $how ->
        [0] { SEATS($winners) } wins, on square { $square }.
        [1] { SEATS($winners) } share the win, on square { $square }.
        [2] { SEATS($winners) } share the win, on square { $square }.
       *[3] { SEATS($winners) } wins, on square { $square } with the most gold.
    }
