"""Tables in a browser are held to the server's: the same commands, the same messages."""
