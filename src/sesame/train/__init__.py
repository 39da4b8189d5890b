"""Networks learnt by self-play: games, a fit, a test against the one before, again."""
