# The rules of Bakschisch, in our words.

aim = The aim
aim-1 = The old Caliph of Akbahah looks for a successor. Be on his throne at the end of a round, and you are Caliph.
aim-2 = The way leads past the whole household: fakirs (F), guards (G), servants (S), eunuchs (E) and harem girls (H). None of them lets you pass for nothing.

beginning = To begin
beginning-1 = The pawns wait on the start, bottom right. Everybody has a bag with ten gold pieces and a thief. Five cards lie face down; there are thirty of them, five of each person and five Caliphs.
beginning-2 = Two, three and four players play the same way.

bribe = A bribe
bribe-1 = The next card is turned. Everybody secretly closes a fist on as many coins as they like, even none. Once all fists are closed, they open together.
bribe-2 = Whoever shows the most gold moves ahead to the next person of that kind; if several are level, all of them do. If none is left ahead, the way leads straight to the throne.
bribe-3 = Whatever is shown is paid, won or lost, and goes into the pot. If nobody offers gold, nobody moves.

thief = The thief
thief-1 = Once a round you may close your fist on your thief instead of gold: it takes all the coins that the others show. The most generous still moves.
thief-2 = Several thieves share equally; what cannot be shared goes into the pot. A thief counts as an empty hand.

fifth-card = The fifth card
fifth-card-1 = The last card of a round punishes meanness: whoever shows the least goes back to the nearest person of that kind behind, or to the start. A thief is worth nothing: it goes back too, but keeps its loot.

caliph = The Caliph comes by
caliph-1 = On a Caliph card the winner moves as many squares as their place in the race: one for the first, four for the fourth. As a fifth card it sends back as many squares as the place counted from behind.
caliph-2 = Places are read before anybody moves. Nobody goes beyond the throne or the start.

gate = The gate
gate-1 = The last storey is the palace, and no thief may enter: you leave yours at the gate. Sent out of the palace, you have it back.

round-end = The end of a round
round-end-1 = After the fifth card the pot is shared equally among all, and the rest waits for the next round. Thieves come home, except to those in the palace. Five new cards are laid.

winner = Who becomes Caliph
winner-1 = Alone on the throne after the fifth card, you win. Of several, the richest does, before the pot is shared; then whoever was there first.
winner-2 = If sixty rounds pass without a Caliph, the furthest pawn wins, then gold decides.

options = The table's options
options-1 = A theft may cancel the move; the way back may mirror the place; the rest of the pot may leave the game; bags may be hidden. What a closed fist holds is secret in any case.

## Our readings

reading-1 = Two or three players follow the same rules as four (BK-05).
reading-2 = A pawn on the throne that wins again stays; its first arrival counts (BK-08).
reading-3 = A theft takes the gold, not the way: the highest bidder moves (BK-12).
reading-4 = From the start there is no way back (BK-13).
reading-5 = Side by side, pawns have the same place: each counts those strictly ahead, or strictly behind (BK-15).
reading-6 = What cannot be shared waits in the pot for the next round (BK-18).
reading-7 = The pretenders' gold is compared before the pot is shared (BK-20).
reading-8 = The game stops after sixty rounds (BK-21).
reading-9 = Bags are open, unless the table decides otherwise (BK-22).

## Made anew by us

rebuilt-1 = The order of the persons along the way is ours: we do not have the printed board. It agrees with every sentence and example of the rules (BK-02).
rebuilt-2 = The board “short cut”, of twelve squares, is our own.
rebuilt-3 = All drawings are ours.

## Thanks

thanks = Bakschisch was made by five designers who signed together as Kara Ben Hering, and published by Goldsieber in 1995. Our thanks to them.
