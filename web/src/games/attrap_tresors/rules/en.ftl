# The rules of Attrap'trésors, in our words.

aim = The aim
aim-1 = Eight coloured dice fall on the souk. Three times your colour, or all six colours at once? Grab the silver column before the others! Then everybody snatches what falls from the tower, and the sultan pays in sacks of gold.

beginning = To begin
beginning-1 = The tower stands on its column: one object more than there are players. For two, the column, the lamp and a gem; then come the carpet, the pouf, the chest and the second gem.
beginning-2 = Everybody looks at one colour card in secret. Who throws first is drawn by lot.

throw = The throw
throw-1 = Everybody sees the dice at the same instant. A die off the souk, or on its edge, does not count.
throw-2 = Nobody grabs? After a while the same player throws again.

column = Grabbing the column
column-1 = You may take it if three dice or more show your colour: it pays four sacks. If all six colours are there, anybody may: it pays five.
column-2 = You were wrong? It pays nothing, and you give back a gold card of your choice. Your colour stays secret.

rest = Grabbing the rest
rest-1 = Once the column is gone, rightly or wrongly, the others grab: one object at a time, two at most. Not before! Whoever holds the column takes nothing more.
rest-2 = The lamp and the chest pay two sacks; the carpet, the pouf and the gems one.

next-round = The next round
next-round-1 = Your card is done: show it, take another in secret, and throw the dice. After six colours the holder of the column throws too; after a mistake the same player throws again.

end = The end
end-1 = After ten rounds in which the column was taken, count: the most sacks win. If equal, the most gold cards; else the win is shared!

two = With two players
two-1 = Both throw four dice, together. Three colour cards lie open and count for both. Two objects each at most, the column counted. Whoever takes the column wrongly is paid for nothing in that round.

screen = On a screen
screen-1 = Who is fastest? We count from the moment when the dice appeared on your screen: a slow line costs you nothing. To come second is no fault.
screen-2 = A hand that goes out too early takes nothing and is still for a moment. Robots have reflexes like people's, and make mistakes too.

## Our readings

reading-1 = Who throws first is drawn by lot (AT-05).
reading-2 = “Six colours” means that all of them show among the dice that count (AT-08).
reading-3 = A column taken wrongly opens the tower as well (AT-09).
reading-4 = We wait a few seconds, always as many, so that waiting tells nothing (AT-10); what nobody wants stays there (AT-11).
reading-5 = A card fulfilled and six colours at once: the better price, and the card is done (AT-12).
reading-6 = The gold card given back leaves the game (AT-13).
reading-7 = The game lasts ten rounds in which the column was taken (AT-16).
reading-8 = With two players, if several cards are met, the leftmost is replaced (AT-20).

## Made anew by us

rebuilt-1 = The towers of three to six players, which the sheet only shows in a picture (AT-03).
rebuilt-2 = The six colours of the dice, and how many gold cards there are of each value (AT-02).
rebuilt-3 = How often a die misses the souk: measured in simulated throws (AT-07).

## Thanks

thanks = Attrap'trésors ! was made by Lena and Günter Burkhardt and published by HABA in 2015.
