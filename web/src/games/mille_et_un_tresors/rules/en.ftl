# The rules of Mille et un trésors, in our words.

aim = What you want
aim-1 = Ali Baba and his friends are looting the cave of the forty thieves. Gather as many treasures as you can, then get out before the chief reaches the entrance.
aim-2 = Whoever is still inside by then is caught and loses everything. Among those who are out, most treasures win; a tie is shared. If everybody is caught, nobody wins.

cave = The cave and the cards
cave-1 = The cave has five columns and four rows. One corner is the entrance; each of the nineteen other spaces holds a card. All around, the rock is closed.
cave-2 = A card shows one treasure (a sword), two (silver) or three (gold); the figure says it again. Some have walls on one or two sides, others the chief's head.

beginning = To begin
beginning-1 = Nineteen cards of one or two treasures fill the cave at random. The forty-one others make the pile. The chief waits by his tent.
beginning-2 = Chance chooses who begins. In turn, everybody puts a pawn on a free card; then play goes clockwise.

walking = Walking
walking-1 = Move exactly as many cards as your card shows treasures: left, right, up or down, never across.
walking-2 = No wall is crossed, from either side. No space is entered twice in a turn, nor the card you start from. You may jump over another pawn, and its card counts; but the last card must be free.

taking = Take, draw, lay
taking-1 = Take the card you have just left: its treasures are yours. Draw the top card of the pile. If it shows the chief's head, the chief goes one step.
taking-2 = Then lay the card drawn in the hole, turned as you like: click on it, roll the wheel or press R, then confirm. A well-placed wall is in the others' way. A head that lies in the cave does nothing more.
taking-3 = If that step brings the chief to the entrance, the game stops at once: the card is not laid, and whoever leaves on this very turn is safe.

leaving = Leaving
leaving-1 = One step through the entrance, and you are out for good, with all that you took. No exact count is needed. Both cards beside the entrance lead out, unless a wall closes that side.
leaving-2 = When the last pawn is out, the game is over. Two options for the table: the step outside must be the last one counted; or only one of the two cards leads out.

genie = The genie
genie-1 = If no way has the right length, Ali Baba's genie carries you to any other free card of the cave, never outside. If you can only leave, choose: leave, or the genie.

luck = Ali Baba and luck
luck-1 = For the youngest: the die says how many cards you move. A boulder closes the entrance, nobody leaves and nobody loses anything. When the chief arrives, most treasures win.

## Our readings

reading-1 = MT-05: the sheet does not say how the first cards are turned. At random.
reading-2 = MT-06: the sheet lets whoever knows most tales begin, or the youngest. We draw lots: in the variant going last is a disadvantage.
reading-3 = MT-08: a wall is drawn on one card only; it closes the passage from both sides. The card you start from counts as entered.
reading-4 = MT-09: the sheet says neither whether leaving needs an exact count nor by which cards. No exact count, and both cards beside; two options say otherwise.
reading-5 = MT-10: the genie carries nobody outside; whoever can only leave has the choice.
reading-6 = MT-12: when the chief's step ends the game, nothing is laid any more. The last to leave takes the card and draws no more.
reading-7 = MT-14: everybody is caught: nobody wins.
reading-8 = MT-20: the die's faces are not told. 1, 2 and 3 twice each; an option takes an ordinary die.

## Made anew by us

rebuilt-1 = The shape of the cave is from another published source: we do not have the picture of the rules (MT-02).
rebuilt-2 = The length of the path, ten steps, and the mix of the sixty cards are reconstructed. If you own the box, a board file replaces ours (MT-04).
rebuilt-3 = Yellow and the friends' names are ours; they come from the Thousand and One Nights. All drawings are ours.
