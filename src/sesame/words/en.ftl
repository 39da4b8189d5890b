# What is said in every game.
and = { $first } and { $last }
