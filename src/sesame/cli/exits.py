"""Exit codes: what a command tells the shell."""

REFUSED, INTERRUPTED, CUT = 2, 130, 1
