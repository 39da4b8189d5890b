# What Python alone says of Attrap'trésors !.

## Options and figures

misses = dice that miss: as real dice do, or never
patience = patience, in seconds
sacks-handed-out = sacks handed out
cards-given-back = gold cards given back
sacks-of-winner = sacks of the winner

## Moves

not-a-move = { $notation } is not a move; write column, lamp, chest, carpet, pouf, gem, or give1 to give5

## Positions

other-words = { $count } words instead of { $wanted }
not-a-round = round { $word }: expected rounds.throws, such as 3.1
not-a-turn = turn { $word }: expected who throws, then + * ? ! - or #
not-dice = dice { $word }: expected { $count } letters, such as rrroygb-
not-a-check = check { $word }: expected . 0 4r 5 or 5r
not-cards-aside = cards aside { $word }: r o y g b v
not-cards = cards { $word }: expected { $count } letters or points
too-many-cards = more than { $copies } cards { $letter }
not-a-seat = seat { $word }: expected gold:objects, such as 3,1,0,1:cl!rb
too-many-objects = seat { $word }: too many { $letter }
not-that-card = seat { $word }: the card cannot be that one
not-given-back = cards given back { $word }: expected 1,0,0,0
too-much-gold = too many cards of value { $value }
impossible-table = this table is impossible

## Around one keyboard

how = A key each. Three dice { $mine }, or all six colours? Press it fast to grab the column. As soon as somebody has it, press to grab the rest, two objects at most; what pays most comes first.
of-your-card = of the colour of your card
of-a-card = of the colour of one of the three cards
costs = Without a right to it the column pays nothing and costs a gold card. Too early, and the hand is held back for half a second.
keys = Keys: { $keys }
round = Round { $number } of { $rounds }
again = Round { $number } of { $rounds } – nobody! Throw number { $throw }
early = { $seat }, too early! Hand held back.
second = { $seat }, too late!
give = { $key }: the smallest, or the value of the card: { $values }.
go-on = Space: go on
more = ?  help   :  undo, save   q  quit
card-key = c  see your card again
alone = { $seat }, when nobody else looks: { $key } to see your card.
your-card = It is { coloured-card }: three such dice.
coloured-card =
    { $colour ->
        [1] a red card
        [2] an orange card
        [3] a yellow card
        [4] a green card
        [5] a blue card
       *[6] a violet card
    }
hide = { $key } to hide it.

## Boards

other-towers = needs a tower for 2 to 6
not-gold = four numbers from 0 to { $most }
not-instructions = 3 to { $most } of each colour
not-misses = needs a number from 0 to { $most }
other-objects = { $count } objects instead of { $wanted }
column-first = the column must be at the foot
not-in-the-box = { $object }: { $count } are in the box
too-little-gold = { $count } cards of { $value } with { $seats } players; { $least } are needed
