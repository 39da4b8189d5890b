# The lesson of Mille et un trésors. One sentence at a time: what to do, then why.

one = Your card shows 1 treasure: go one card further.
one-done = As many steps as treasures, never slantwise.

two = This card shows 2 treasures: go two cards further.
two-done = The card you leave is yours, with its 2 treasures.

walls = The walls leave one way only: find where two steps lead.
walls-done = A wall closes the way, be it on your card or on the next one.

genie = All is closed: the genie carries you where you like, choose a card.
genie-done = No way? The genie comes, and you keep the card you left.

lay = Turn the card you drew and lay it: where its wall goes is up to you.
lay-done = Every turn ends like this: the cave has no gap, but it changes.

chief = Move, then look at the card you draw.
chief-done = The chief's head: he takes one more step towards the cave.

block = Badoura is about to leave: put the wall between her and the way out.
block-other = Badoura still gets through: put the wall on the east or the west.
block-done = A wall in the right place keeps the others in.

leave = One more step and the chief is here: leave the cave.
leave-other = Too risky: the way out is right beside you.
leave-done = Outside, your treasures are safe; Badoura, still inside, loses everything.
