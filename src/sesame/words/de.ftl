# What is said in every game.
and = { $first } und { $last }
