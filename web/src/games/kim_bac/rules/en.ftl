# The rules of Kim-Bac, in our words.

aim = The aim
aim-1 = A treasure lies at the foot of one of the eighteen monuments of a walled town. Nobody knows which: only the chest tells, and it tells one player alone.
aim-2 = A round has two parts. First everybody seeks the right to open the chest. Then whoever opened it, the Kim-Bac, runs for the treasure, alone, and all the others hunt him.

beginning = To begin
beginning-1 = Two players have six pawns each, three have three, four have two. So the Kim-Bac always faces six pursuers.
beginning-2 = One after the other, everybody puts a pawn on a free gate of the wall, until all are placed. The thirty-six cards, two for each monument, make a face-down stock. The highest die starts.

your-turn = Part one: your turn
your-turn-1 = Draw a card that only you see. Then move all your pawns, in the order of their numbers, each to a free neighbouring crossing, by a street or by a bridge.
your-turn-2 = A pawn that can move must; a blocked one stays. A crossing holds one pawn. A gate is left for good, but going straight back is allowed.
your-turn-3 = Once the stock is empty, play goes on without drawing. If nobody holds a pair then, the cards are shuffled anew.

chest = Opening the chest
chest-1 = You hold both cards of a monument, and one of your pawns arrives at its foot, or has to stay there, blocked: you may take the chest. You need not, and nobody sees that you did not.
chest-2 = Show the two cards, shake the chest and look, alone: the sum of its two dice is the number of the treasure's monument. It is never the one you stand at.

decision = Run or renounce
decision-1 = The treasure is worth a thousand taels for each number between the two monuments: from 16 to 9, seven thousand. The farther the richer, and the harder the race.
decision-2 = Once a round, for the whole table, one may renounce: part one then goes on. The elders' advice: without a card of the treasure's number, renounce below five thousand; with one, below three thousand; with both, never.

race = Part two: the race
race-1 = That pawn becomes the Kim-Bac; your other pawns leave town. You move at once, then everybody in turn, all their pawns. No more cards are drawn.
race-2 = The Kim-Bac may not cross bridges. His pursuers may.
race-3 = At the treasure's crossing he has won. If on his turn no free street is open to him, he is caught. After eighty steps without arriving, the treasure is lost for everybody.

sharing = The sharing
sharing-1 = Once there, the Kim-Bac gets the treasure's value, less two thousand taels for every card of its number in another hand, paid to its holder.
sharing-2 = Caught, he gets nothing. The others first take two thousand for each card of that number, then share the rest equally.
sharing-3 = Nobody is ever paid more than the treasure is worth, and nobody owes anything.

end = The end
end-1 = There are as many rounds as players, unless agreed otherwise. The most taels in all win; if equal, the win is shared.

secrets = What everybody knows
secrets-1 = Secret: the hands, the stock, and the dice in the chest until the race is over. Known to all: the pawns, the cards laid open, how many cards each holds.

## Our readings

reading-1 = Pawns are placed one by one in turn; who begins changes with the round (KB-07).
reading-2 = Those who are tied throw again, ten times at most (KB-08).
reading-3 = Stock used up without a pair: it is shuffled anew. A hundred turns of the table without a Kim-Bac: nobody is paid (KB-11).
reading-4 = Taking the chest is part of the step, so that nobody notices a chance let go (KB-12).
reading-5 = The second taker of the chest can no longer renounce (KB-14).
reading-6 = The Kim-Bac moves at once, must move like everybody, and the race is limited to eighty steps (KB-15, KB-19).
reading-7 = The premium counts for each card, and payments never exceed the value (KB-21, KB-23).

## Rebuilt by us

rebuilt-1 = The printed plan is not known to us. The river town, with its streets, bridges, gates and the places of its monuments, is ours; a second, squarer plan is a reconstruction (KB-04, KB-05).

## Who made it

thanks = We do not know who made and published Kim-Bac, nor when.
