# What a table that lives in this browser says.

board-of-ones-own = A board of one's own needs a server: here those of the house are played on.
machine-missing = This game cannot be played without a server: its rules do not lie beside the page.
not-kept = This browser keeps nothing more: there is no room, or it is not allowed to. Nothing was played.
needs-a-position = This game begins in the middle: a server can open it, this browser cannot.
needs-notation = Here a move is written by its number, like #12; “{ $move }” needs a server.
nobody-else-comes = This table is in this browser: nobody else comes to it.
bad-name = A name has 1 to 24 letters, and they must be visible.
failed = Something broke here. The game is kept: reload the page.
