"""The house in a real browser: whole games by clicks, by keys, by two, on a phone."""
