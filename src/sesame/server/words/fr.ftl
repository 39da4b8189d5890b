# Ce que dit le serveur. On vouvoie.

## Trop à la fois

too-much-work = C'est beaucoup de travail à la fois : attendez quelques secondes.
overloaded = Trop de demandes en même temps : revenez dans un instant.
too-fast = Trop de demandes à la fois : attendez { $seconds } s.
