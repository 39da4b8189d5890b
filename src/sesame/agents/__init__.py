"""Deciders: one algorithm a file, none of which names a game."""
