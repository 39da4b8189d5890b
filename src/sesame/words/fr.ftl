# What is said in every game.
and = { $first } et { $last }
has-chosen = { $seat } a choisi.
chance-run = Le hasard ({ $count } fois) : { $notations }
