# What a table that lives in this browser says.

board-of-ones-own = A board of one's own needs a server: here those of the house are played on.
machine-missing = This game cannot be played without a server: its rules do not lie beside the page.
not-kept = This browser keeps nothing more: there is no room, or it is not allowed to. Nothing was played.
needs-a-table = This game begins in the middle, and its line “Table” is missing: a server can open it, this browser cannot.
bad-table = The line “Table” of this game is no table of it.
not-a-move = “{ $move }” is no move of this game.
nobody-else-comes = This table is in this browser: nobody else comes to it.
bad-name = A name has 1 to 24 letters, and they must be visible.
failed = Something broke here. The game is kept: reload the page.

# Of a game from another package, which has no words for the page

stranger-moves = { $who }: { $move }
stranger-chance = Chance: { $move }
stranger-asks = { $who }: choose a move.
stranger-over = The game is over.
stranger-won = { $who } wins.
stranger-drawn = Nobody wins.
stranger-refuses = That move is not allowed now.
