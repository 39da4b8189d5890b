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

## Boards

other-rows = { $count } rows instead of { $rows }
not-a-cave-row = { $row }: needs { $columns } signs, '{ $space }' or '{ $entrance }'
one-entrance = needs one entrance ({ $sign }), and one only, in a corner
other-treasures = { $count } treasures; here 1 to { $most }
no-head-inside = no chief's head on an entrance card
head-without-walls = a card with the chief's head has no wall
too-many-walls = { $count } walls; 2 at most
same-side-twice = the same side twice: { $side }
one-at-least = { $count }; 1 at least
other-cards = { $count } cards instead of { $wanted }
no-path = { $path } steps; 1 at least
too-few-heads = { $path } steps, but { $heads } chief's heads: the game could not end
