"""The server: tables where people, robots and the rules meet, and that never lose a move."""
