# What Python alone says of Khan Tsin.

## Options and figures

setup = setup: South then North, one baron in turn, or at random
flip-moved = turn the moved part over
flip-result = turn the resulting pile over
two-speeds = two speeds: hops and flights
pie = after South's first move North may turn the dragon round
piles-left = piles left
tallest-left = barons in the tallest pile left

## Moves

not-a-move = { $notation } is not a move; write for instance 7-12, 7x3-12, @7 or pass
no-square = { $notation }: there is no square { $square } (1 to { $last })

## Positions

not-a-turn = turn { $turn }: expected S, N, S=, S#pile
too-many-barons = { $count } { $letter } barons; { $most } in all
not-nine = the pile taken out must hold three of each colour
not-a-draw = this is not a draw
not-a-setup = barons are missing, and this is no setup in progress
other-squares = { $count } squares instead of { $squares }
impossible-pile = impossible pile: { $pile }
unknown-baron = unknown baron: { $letter } (r, k or w)

## Boards

squares-needed = { $squares } squares are needed, not { $count }
other-kinds = { $count } { $kind } squares instead of { $wanted }
first-double = the first square (South) must be double
last-not-double = the last square (North) must not be double
