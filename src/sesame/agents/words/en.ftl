# The robots' hints in English.

## What is thought of a move

most-promising = The most promising.
as-good = As good as the best.
almost-as-good = Almost as good as the best.
not-as-good = Not as good as the best.
much-worse = Much worse than the best.
proved-to-win = Proved: wins in { $moves } { $moves ->
        [one] move
       *[other] moves
    }.
proved-to-lose = Proved: loses in { $moves } { $moves ->
        [one] move
       *[other] moves
    }.

## Bakschisch

bakschisch-keeps-throne = Somebody has less than that: you keep the throne.
bakschisch-may-reach-throne = This may lead to the throne.
bakschisch-nobody-gives-more = Nobody can give more.
bakschisch-card-not-worth-it = This card takes you too little further to pay for it.
bakschisch-thief-pays = The thief brings gold, and you have little way to go back.
bakschisch-let-others-pay = This card takes you little further: let the others pay.

## Khan Tsin

khan-tsin-completes = This completes a pile of nine.
khan-tsin-prevents = This keeps the other side from completing a pile of nine.
khan-tsin-threatens = This threatens to complete a pile of nine.

## Kim-Bac

kim-bac-holds-both-cards = You hold both cards: the chest is yours.
kim-bac-monument-in-reach = From there you reach a monument whose two cards you hold.
kim-bac-first-for-sure = Nobody can be there before you.
kim-bac-worth-the-run = The treasure is worth the run.
kim-bac-too-little = Too few taels for such a risk.
kim-bac-treasure-is-there = The treasure is there.
kim-bac-first-from-there = From there nobody can be at the treasure before you.
kim-bac-all-streets-closed = All his streets are closed.
kim-bac-closes-a-street = This closes one of his streets.

## Mille et un trésors

mille-can-leave-next = From there you can leave next turn.
mille-takes-treasures = You will take { $treasures ->
        [2] two
       *[3] three
    } treasures there next turn.
mille-wins = You win.
mille-chief-may-come = The chief arrives before your next turn { $percent } times in 100.

## Attrap'trésors

attrap-costs = It costs no more than { $value }.
attrap-pays = It pays { $value }.
attrap-six-colours = All six colours are there.
attrap-three-of-yours = Three dice show the colour you need.
attrap-nothing-entitles = Nothing entitles you to it: leave the column alone.
