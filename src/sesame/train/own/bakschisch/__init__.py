"""Bakschisch for two, solved backwards from the last round, with the real deck."""
