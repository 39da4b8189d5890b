# Ce que les robots disent d'un coup, en français ; les nombres sont ceux des faits (thoughts.py).

most-promising = Le plus prometteur.
as-good = Aussi bon que le meilleur.
almost-as-good = Presque aussi bon que le meilleur ({ cost }).
not-as-good = Moins bon que le meilleur ({ cost }).
much-worse = Bien moins bon que le meilleur ({ cost }).
cost = { $percent } % de chances en moins
hardly-tried =
    { $tries ->
        [0] Écarté sans essai.
        [one] Écarté après un essai.
       *[other] Écarté après { $tries } essais.
    }
proved-to-win =
    { $moves ->
        [one] Prouvé : gagne en { $moves } coup.
       *[other] Prouvé : gagne en { $moves } coups.
    }
proved-to-lose =
    { $moves ->
        [one] Prouvé : perd en { $moves } coup.
       *[other] Prouvé : perd en { $moves } coups.
    }
mixed = Jeu résolu : à faire { $percent } fois sur cent.
