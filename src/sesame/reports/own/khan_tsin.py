"""Khan Tsin: what players do, in words."""

from sesame.core.words import Words

KINDS = {
    "place": Words("poser un baron", "place a baron"),
    "move": Words("déplacer des barons", "move barons"),
    "move+turn_moved": Words("retourner ce qui bouge", "turn the moved part over"),
    "move+turn_result": Words("retourner la pile obtenue", "turn the resulting pile over"),
    "move+turn_moved+turn_result": Words("retourner les deux", "turn both over"),
    "pass": Words("passer, faute de coup", "pass, for want of a move"),
}
