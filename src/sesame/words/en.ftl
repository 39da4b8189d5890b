# What is said in every game.
and = { $first } and { $last }
has-chosen = { $seat } has chosen.
chance-run = Chance ({ $count } times): { $notations }
