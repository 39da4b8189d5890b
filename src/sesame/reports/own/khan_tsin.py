"""Khan Tsin: what players do."""

KINDS = (
    "place",
    "move",
    "move+turn_moved",
    "move+turn_result",
    "move+turn_moved+turn_result",
    "pass",
    "turn-round",
)
