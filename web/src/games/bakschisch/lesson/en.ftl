# The lesson of Bakschisch. One sentence at a time: what to do, then why.

most = Here is the eunuch: close your fist on three coins or more.
most-other = Too little: it takes three to beat the others.
most-done = Whoever shows the most gold goes on to the next eunuch.

nothing = The next guard is only one square away: give nothing, 0 coins.
nothing-other = That is allowed, but keep your gold for something better.
nothing-done = All pay what they show, even without winning: you, nothing.

thief = The others are about to pay a lot: close your fist on your thief.
thief-other = That is allowed, but try your thief here.
thief-done = The thief brings home all the gold the others showed; he serves once a round.

caliph = The Caliph helps those behind, and you are third: offer three coins.
caliph-other = Too little: offer at least three coins.
caliph-done = Third in the race, you go three squares ahead.

fifth = Fifth card: whoever offers least goes back, so offer two coins or more.
fifth-other = You would go back: show at least two coins.
fifth-done = Bahia goes back; then the pot is shared and the thieves come home.

throne = There is no fakir ahead of you: win him, four coins will do.
throne-other = Too little: you need four.
throne-done = Nobody ahead? Then it is straight to the throne.

keep = On the throne, survive the fifth card: offer two coins or more.
keep-other = You would leave the throne: show at least two coins.
keep-done = Still on the throne at the end of the round: you are Caliph.
