"""How much can be taken from a player: exactly where the tree allows, else at least."""
