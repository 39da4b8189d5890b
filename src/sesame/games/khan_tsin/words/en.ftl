# Khan Tsin in English. The numbers are those of the facts (kinds.py).

seat-name =
    { $seat ->
        [0] South
       *[1] North
    }
baron =
    { $colour ->
        [1] a red baron
        [2] a black baron
       *[3] a white baron
    }
barons =
    { $colour ->
        [1] red barons
        [2] black barons
       *[3] white barons
    }

## What may be chosen

place = { SEAT($seat) } places { baron } on square { NTH($square) }.
deal = Square { NTH($square) } gets { baron }.
must-pass = { SEAT($seat) } has to pass.
turn-dragon = { SEAT($seat) } turns the dragon round.
send = { SEAT($seat) } sends { baron } from { NTH($start) } onto { NTH($goal) }{ send-along }{ send-over }{ send-height }
send-along =
    { $vassals ->
        [0] { "" }
        [one] { " " }with { $vassals } vassal
       *[other] { " " }with { $vassals } vassals
    }
send-over =
    { $turn ->
        [1] , the moved part turned over
        [2] , the whole pile turned over
        [3] , the moved part turned over, the whole pile turned over
       *[0] { "" }
    }
send-height =
    { $level ->
        [9] : nine barons.
       *[other] { " " }(height { $level }).
    }

## What is asked for

await-deal = Chance is dealing the barons.
await-place = { SEAT($seat) }: { await-place.do }
    .do = place a baron on an empty square ({ barons } left: { $left }).
await-pass = { SEAT($seat) }: { await-pass.do }
    .do = no move, you must pass.
await-move = { SEAT($seat) }: { await-move.do }
    .do = move one of your 4 nearest piles.
    .next-1 = choose how many barons go.
    .next-2 = choose where the pile flies.
    .next-3 = choose whether the pile is turned over.
await-move-or-turn = { SEAT($seat) }: { await-move-or-turn.do }
    .do = move one of your 4 nearest piles, or turn the dragon round and take South's place.
    .next-1 = choose how many barons go.
    .next-2 = choose where the pile flies.
    .next-3 = choose whether the pile is turned over.

## What is refused

only-chance-deals = Only chance deals barons.
none-left = There are no { barons } left to deal.
already-placed = The barons are already placed.
square-taken = Square { NTH($square) } is taken.
place-first = The barons are placed first.
may-not-pass = You may not pass while you have a move.
may-not-turn = The dragon is turned round only where that was agreed, and only in answer to South's first move.
out-of-reach = Square { NTH($start) } is out of your reach: your piles are { NTH($first) }, { NTH($second) }, { NTH($third) }, { NTH($fourth) }.
go-elsewhere = You must go to another square.
square-empty = Square { NTH($square) } is empty.
pile-has =
    { $height ->
        [one] Pile { NTH($square) } has only { $height } baron.
       *[other] Pile { NTH($square) } has only { $height } barons.
    }
would-fall = This suzerain would fall: from level { $level } to level { $after }.
too-many-alike = The pile would have { $count } { barons }; 3 at most.
wrong-distance =
    { $claws ->
        [one] Square { NTH($start) }: { $claws } hop, or a flight past 4 barons.
       *[other] Square { NTH($start) }: { $claws } hops, or a flight past 4 barons.
    }
no-turning = Turning over is not allowed here, or changes nothing.

## How it ends

ended =
    { $reason ->
        [0] { SEAT($winner) } completes a pile of nine and becomes Emperor.
       *[1] A draw: neither side can move.
    }
