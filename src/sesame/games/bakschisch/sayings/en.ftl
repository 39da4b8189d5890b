# What Python alone says of Bakschisch.

## Options and figures

theft-cancels = a thief keeps everybody from moving ahead
remainder = what cannot be shared: to the pot or out of the game
reverse-place = place from behind: pawns behind, or the place mirrored
open-bags = open bags
rounds = rounds
on-the-throne = pawns on the throne at the end
gold-of-winner = gold of the winner

## Moves

not-a-move = { $notation } is not a move; write a number of coins (0 to { $most }) or thief

## Positions

other-words = { $count } words instead of { $wanted }: round, cards, stock, { $seats } seats, pot
not-a-round = round { $word }: expected 1 to { $last }
not-a-row = cards { $word }: expected { $count } letters or points, such as EG?... or EG...
not-a-stock = stock { $word }: expected { $count } digits from 0 to { $most }
other-stock = stock { $word }: { $due } cards must be left, { $most } of each at most
not-a-seat = seat { $word }: expected square:gold, such as 7:10t or 4>7:10t!3
beyond-the-throne = seat { $word }: the last square is { $last }
arrival-on-throne = seat { $word }: on the throne, and only there, @ tells the bribe of arrival
thief-in-palace = seat { $word }: a thief in the palace
fist-too-full = fist !{ $word }: too much gold
not-a-pot = pot { $word }: expected 6, or 6+2
other-gold = { $total } gold pieces in all instead of { $wanted }
impossible-fists = these fists are impossible
only-round-over = this round is over, the game is not
would-be-over = this game would be over already

## Boards

too-few = { $count } times { $person }; at least { $least } are needed
too-long = { $count } squares; { $most } at most
no-palace = { $palace } is not a square from 1 to { $throne }, the throne
no-end = there is no { $end }
several-ends = there are { $count } { $end }s
end-elsewhere =
    { $end ->
        [start] the start must be the first square
       *[throne] the throne must be the last square
    }
