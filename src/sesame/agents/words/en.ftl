# What robots say of a move, in English; the numbers are those of the facts (thoughts.py).

most-promising = The most promising.
as-good = As good as the best.
almost-as-good = Almost as good as the best ({ cost }).
not-as-good = Not as good as the best ({ cost }).
much-worse = Much worse than the best ({ cost }).
cost = chances { $percent }% lower
hardly-tried =
    { $tries ->
        [0] Dismissed untried.
        [one] Dismissed after one try.
       *[other] Dismissed after { $tries } tries.
    }
proved-to-win =
    { $moves ->
        [one] Proved: wins in { $moves } move.
       *[other] Proved: wins in { $moves } moves.
    }
proved-to-lose =
    { $moves ->
        [one] Proved: loses in { $moves } move.
       *[other] Proved: loses in { $moves } moves.
    }
mixed = The game is solved: to be done { $percent } times in a hundred.
