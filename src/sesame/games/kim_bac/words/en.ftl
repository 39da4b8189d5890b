# Kim-Bac in English. The numbers are those of the facts (kinds.py, asked.py).

seat-name =
    { $seat ->
        [0] Blue
        [1] Red
        [2] Yellow
       *[3] White
    }
letter =
    { $gate ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
        [7] H
        [8] I
        [9] J
        [10] K
       *[11] L
    }
row =
    { $line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
crossing = { row }{ $digit }
from-row =
    { $from_line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
from-crossing = { from-row }{ $from_digit }
the-pawn = { SEAT($seat) }'s pawn { NTH($pawn) }
spot =
    { $number ->
        [0] { crossing }
       *[other] { crossing }, at the foot of monument { $number }
    }
takes-the-chest = { SEAT($seat) } shows both cards and takes the chest.
money =
    { $taels ->
        [one] { $taels } tael
       *[other] { $taels } taels
    }
value = { $worth } taels
race =
    { $reason ->
        [2] { SEAT($hero) }, from number { $secret }, reached the treasure at { $treasure }
        [3] { SEAT($hero) }, from number { $secret }, was captured before reaching the treasure at { $treasure }
       *[4] { SEAT($hero) }, from number { $secret }, ran for too long and lost the treasure at { $treasure }
    }

## What happens

tied = { SEATS($seats) }, tied at { $points }, throw again.
starts =
    { $reason ->
        [1] After ten ties { SEAT($seat) } starts.
       *[0] { SEAT($seat) } starts.
    }
proved = The stock is empty and nobody shuffles: somebody holds a pair.
shuffled =
    { $reason ->
        [0] The stock is empty and nobody holds a pair: all hands are shuffled.
       *[1] All cards are shuffled.
    }
ran =
    { $is_forced ->
        [1] Somebody has renounced before: { SEAT($seat) } becomes the Kim-Bac, alone against six.
       *[0] Now it is one against six.
    }
no-race = Round { NTH($round) }: no race in { $table_rounds } table rounds, nobody is paid.
race-ended =
    { $reason ->
        [2] { arrived }
        [3] The Kim-Bac is captured: the treasure was at number { $treasure } ({ value }).
       *[4] The Kim-Bac has run for too long: the treasure at { $treasure } is lost ({ value }).
    }
arrived =
    { $moves ->
        [one] { SEAT($seat) } reaches the treasure at { $treasure } in { $moves } move ({ value }).
       *[other] { SEAT($seat) } reaches the treasure at { $treasure } in { $moves } moves ({ value }).
    }
unpaid =
    { $reason ->
        [0] Nobody is paid.
       *[1] What cannot be shared is left: { money }.
    }
summed =
    { $cards ->
        [0] { SEAT($seat) }: { money } ({ $total } in all).
        [one] { SEAT($seat) }: { money }, { $premium } of them for a card of the treasure ({ $total } in all).
       *[other] { SEAT($seat) }: { money }, { $premium } of them for { $cards } cards of the treasure ({ $total } in all).
    }
laid = Round { NTH($round) }: { SEAT($seat) } places the first pawn.

## What may be chosen

put-pawn = { SEAT($seat) } places pawn { NTH($pawn) } at gate { letter }.
go-to =
    { $is_kim_bac ->
        [1] The Kim-Bac goes to { spot }.
       *[0] { the-pawn } goes to { spot }.
    }
go-and-take = { the-pawn } goes to { spot }. { takes-the-chest }
stay = { the-pawn } is blocked and stays.
stay-and-take = { the-pawn } is blocked and stays. { takes-the-chest }
become-kim-bac = { SEAT($seat) } becomes the Kim-Bac.
renounce = { SEAT($seat) } renounces the treasure.
draw-card = { SEAT($seat) } draws card { $number }.
draw-unseen = { SEAT($seat) } draws a card.
open-chest = { SEAT($seat) } opens the chest: the treasure is at number { $number }.
open-unseen = { SEAT($seat) } opens the chest and looks, alone.
throw-die = { SEAT($seat) } throws a { $points }.

## What is waited for

await-pawn = { SEAT($seat) }: { await-pawn.do }
    .do = place pawn { NTH($pawn) } on a gate.
await-next-round =
    { $reason ->
        [1] Round { NTH($round) }: no race in 100 table rounds, nobody is paid. { SEAT($seat) }: place pawn 1 on a gate.
       *[other] Round { NTH($round) }: { race } ({ value }). { SEAT($seat) }: place pawn 1 on a gate.
    }
await-throw = The die decides who starts.
await-card = { SEAT($seat) }: { await-card.do }
    .do = a card from the stock.
await-move = { SEAT($seat) }: { await-move.do }
    .do = move pawn { NTH($pawn) } to the next crossing.
    .next-1 = take the chest, or walk on.
await-shake = { SEAT($seat) }: { await-shake.do }
    .do = shake the chest.
await-decision = { SEAT($seat) }: { await-decision.do }
    .do = run or renounce.
await-advised = { SEAT($seat) }: { await-advised.do }
    .do =
        { $is_advised ->
            [1] the treasure is at number { $number }, { value }: run or renounce (it is worth the run).
           *[0] the treasure is at number { $number }, { value }: run or renounce (better renounce).
        }
await-pursuer = { SEAT($seat) }: { await-pursuer.do }
    .do = surround the Kim-Bac, pawn { NTH($pawn) }.
await-kim-bac = { SEAT($seat) }: { await-kim-bac.do }
    .do = the Kim-Bac runs for the treasure.
await-runner = { SEAT($seat) }: { await-runner.do }
    .do = run to number { $number }, without crossing bridges.

## What is refused

only-chance-draws = Only chance draws cards and throws dice.
chance-cannot = Chance cannot give that here.
chance-first = It is chance's turn.
gate-taken = Gate { letter } is taken.
pawns-first = The pawns are placed on the gates first.
pawns-placed = The pawns are already placed.
decide-first = You must first run or renounce.
nobody-asked = Nobody is being asked about the chest.
must-move = Pawn { NTH($pawn) } can move, so it may not stay.
no-such-crossing = There is no crossing { crossing }.
no-street = No street leads from { from-crossing } to { crossing }.
not-from-gate = No street leads from gate { letter } to { crossing }.
no-bridges = The Kim-Bac may not cross bridges.
crossing-taken = Crossing { crossing } is taken.
chest-taken = The chest has been taken already.
no-monument = There is no monument here.
pair-needed = You need both cards { $number } to take the chest here.

## How it ends

ended =
    { $is_shared ->
        [1] { last-round } { SEATS($winners) } share the win with { money }.
       *[0] { last-round } { SEATS($winners) } wins with { money }.
    }
last-round =
    { $reason ->
        [1] In the end there was no race in 100 table rounds.
       *[other] In the end { race }.
    }
