# The lesson of Khan Tsin. One sentence at a time: what to do, then why.

fly = Touch one of the four lit barons, then another pile: it flies there.
fly-done = You play the four piles nearest your end, and they fly as far as you like.

vassals = Take the whole pile of three along: touch it, choose 3, then where it lands.
vassals-other = That is allowed, but here take all three barons together.
vassals-done = Vassals follow their suzerain, in the same order.

rise = Send the top baron of the pile of three alone: it only goes where it rises.
rise-other = That is allowed, but let a single baron leave the pile of three.
rise-done = From the third level it reaches at least the fourth: a suzerain never falls.

harmony = Put the red baron on a pile of six that does not hold three reds yet.
harmony-other = That is allowed, but look for a pile of six for the red baron.
harmony-done = Three barons of a colour, never four: the tag of each pile counts them.

crown = A pile of eight waits for a black one: complete it.
crown-other = Not that one: it lacks a black baron.
crown-done = Nine barons, three of each colour: you are Emperor, and the game is won.

together = Complete a pile of nine in a single flight, with several barons.
together-other = Count: a pile of five needs four more, a pile of six needs three.
together-done = The pile that flies can be all that is missing: count before every move.

parry = The black baron at the other end would complete the pile of eight: cover it.
parry-other = North would win with the next move: cover the black baron.
parry-done = North cannot finish now: before you fly, look at what you leave to the other.
