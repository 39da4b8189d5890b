"""Balance reports: what many games between robots say about a game and its board, as one page."""
