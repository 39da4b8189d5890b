"""A game at the terminal: the screen, keys, who sits where, whose turn it is."""
