# The lesson of Attrap'trésors. One sentence at a time: what to do, then why.

three = Your card is red, and three red dice or more lie there: grab the column!
three-other = Look: there are enough reds, grab the column!
three-done = Three dice of your colour: the column brings you 4 sacks!

two = Only two reds: do you grab the column, or let it pass?
two-other = It takes three dice of your colour: here, let it pass.
two-done = Well seen! Whoever grabs wrongly gives back gold.

six = All six colours are there: grab the column, whatever your card!
six-other = Count the colours: all six are there, grab the column!
six-done = Six colours at once: the column is worth 5 sacks!

lamp = Badia has the column and everything falls: grab the lamp!
lamp-other = Not bad, but the lamp brings more: grab it!
lamp-done = The lamp is worth 2 sacks, the carpet and the gem only one.

more = You have the lamp already: take one more, quick!
more-other = Your hand is free: grab another treasure!
more-done = Two treasures at most, one at a time; whoever has the column takes no other.

first-throw = First practice throw, your card is blue: grab, or let it pass?
first-throw-other = Count the blue dice: there are three, grab the column!
first-throw-done = Three blues, well hidden: 4 sacks for you!

second-throw = Second practice, your card is yellow: grab, or let it pass?
second-throw-other = Only two yellows, and no violet: let it pass.
second-throw-done = Well done: three reds, but your card is yellow!
