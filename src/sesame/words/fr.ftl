# What is said in every game.
and = { $first } et { $last }
