# The lesson of Kim-Bac. One sentence at a time: what to do, then why.

gate = Your pawns come into town by the gates: place the first one.
gate-done = One pawn a gate; everybody places theirs in turn.

step = A pawn goes one crossing far: touch one that glows.
step-done = Each turn a secret card, then one step for each of your pawns.

chest = You hold both cards 7: go to monument 7 and take the chest.
chest-other = That is allowed, but go to monument 7 and take the chest.
chest-done = You alone see the dice in the chest: the treasure is at monument 16.

run = From 7 to 16, there are 9,000 taels to win: run.
run-other = You may renounce, once only for the whole table; here, run.
run-done = Your pawn is the Kim-Bac now, alone against all.

arrive = The others are coming: enter monument 16, close by.
arrive-other = Not that way: monument 16 is one step away.
arrive-done = The treasure is yours: 9,000 taels.

bridge = Red, the Kim-Bac, may not cross bridges: cross the one at your pawn.
bridge-other = That is allowed, but cross the bridge: he cannot.
bridge-done = The river stops him, not you: cut off his way.

ring = Red has one free street left: close it.
ring-other = He still gets away like that: close his last street.
ring-done = No free street left, he is caught: his pursuers share the treasure.
