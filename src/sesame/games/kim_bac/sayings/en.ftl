# What Python alone says of Kim-Bac.

## Options and figures

rounds = number of rounds: as many as players, or 1 to 8
races = races
races-won = races won by the Kim-Bac
captures = captures of the Kim-Bac
taels = thousands of taels at stake

## Moves

not-a-move = { $notation } is not a move; write for instance c4, c4!, stay, @A or run

## Positions

other-words = { $count } words instead of 5: rounds, pawns, hands, open cards, turn
other-rounds = { $count } rounds finished out of { $rounds }
not-a-round = round { $word }: expected 0, or for instance { $example }
impossible-round = impossible round: { $word }
other-pawns = pawns { $word }: expected { $seats } times { $pawns }
two-pawns = two pawns on { $place }
no-crossing = pawn { $pawn }: no crossing { $place }
other-hands = { $count } hands instead of { $seats }
not-open-cards = open cards { $word }: at most two numbers, and different ones
not-numbers = cards { $word }: expected numbers from 1 to { $last }
too-many-cards = more than { $copies } cards { $number }

## Positions: the turn

not-a-turn = turn { $word }: expected for instance @A, die.., A3+, A3.1, A1<A1:7>16+0 or #
too-many-pairs = too many pairs lie open
no-such-seat = there is no seat { $letter }
cards-not-dealt = before the first turn all cards are in the stock
placed-in-turn = pawns are placed in turn, each on a gate
impossible-throws = impossible throws: { $signs }
impossible-part-one = impossible part one: too many turns, or a pawn off the board
no-pawn = no pawn { $pawn }
stock-empty = the stock is empty
no-pair = no pair, or cards are left
chest-at-monument = the chest is taken at the foot of a monument whose cards lie open
renounced-once = only one may renounce
treasure-elsewhere = the treasure cannot be at number { $number }
secret-from-monument = the secret is from a monument whose cards lie open
no-number = no number { $number }
runners = in the race only the Kim-Bac and the others' pawns play
race-over = this race would be over already
other-last-round = the last round says otherwise

## Boards

not-a-crossing = crossings are named a0 to { $last }
too-many-bends = { $count } points; { $most } at most
off-the-map = { $point }: off the map (0 to { $last })
not-a-road = { $road }: needs two crossings, such as a0-b1
road-twice = { $road } is already in { $where }
unknown-crossing = no crossing { $crossing }
other-gates = the { $gates } gates A to L are needed, not { $found }
gate-there = { $crossing } is gate { $gate }'s crossing already
other-monuments = { $count } monuments instead of { $wanted }
monument-there = { $crossing } is at the foot of monument { $number } already
too-few-bridges = { $count } bridges; { $least } at least
too-many-streets = { $count } streets at { $crossing }; { $most } at most
no-way = without the bridges there is no way from { $start } to { $goal }
not-the-longest = from 1 to { $last } it is { $around } steps without the bridges, elsewhere { $longest }
no-detour = from 1 to { $last }: { $around } steps without the bridges, { $across } with them; { $times } times as many are needed
far-but-near = numbers { NTH($apart) } apart are nearer to each other than those { $apart } apart
