# What Python alone says of Mille et un trésors.

## Options and figures

exact-exit = the step outside must be the last one
one-exit = one way out only, by b1
luck = Ali Baba and luck: by the die, nothing is lost
die = the variant's die: 1-1-2-2-3-3 or 1 to 6
cards-drawn = cards drawn when the chief arrives
out-in-time = pawns out in time
treasures-of-winner = treasures of the winner

## Moves

not-a-move = { $notation } is not a move; write for instance c3, @c3, *c3, out, lay or ne
no-space = { $notation }: there is no space { $space } (a1 to { $last })

## Positions

not-a-position = { $text }: expected the cave, the chief, the hands and the turn
not-a-cave = the cave has { $rows } rows of { $columns } spaces
entrance-elsewhere = the entrance ({ $sign }) is not where it belongs
unknown-card = unknown card: { $word }
two-pawns = two pawns { $letter }
not-at-the-table = { $letter } does not play here
other-hands = { $count } hands for { $seats } seats
cannot-be-out = { $letter } cannot be out
impossible-number = impossible number: { $pack }
other-heads = the chief: { $told } steps, but { $heads } heads drawn on a path of { $path }
too-many-cards = { $count } cards { $name }; { $most } in all
too-few-cards = { $count } cards { $name }; { $least } were in the cave at the start
no-game-comes-here = no game comes to this
