# What is said in every game.
and = { $first } und { $last }
has-chosen = { $seat } hat gewählt.
chance-run = Der Zufall ({ $count }-mal): { $notations }
