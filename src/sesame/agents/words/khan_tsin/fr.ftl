# Pourquoi un coup de Khan Tsin, en français (knowledge/khan_tsin_reasons.py). On vouvoie.

ways-to-win =
    { $ways ->
        [one] d'une façon
       *[other] de { $ways } façons
    }
completes =
    { $count ->
        [one] { $count } baron sur une pile de { $before } : elle en compte neuf.
       *[other] { $count } barons sur une pile de { $before } : elle en compte neuf.
    }
prevents = { SEAT($seat) } pouvait achever une pile de neuf { ways-to-win } : ce n'est plus possible.
threatens = Vous menacez d'achever une pile de neuf { ways-to-win } : { SEAT($seat) } doit répondre.
allows = { SEAT($seat) } pourra aussitôt achever une pile de neuf { ways-to-win }.
builds =
    { $within ->
        [1] Pile de { $height } à votre portée, et pas à celle de { SEAT($seat) }.
        [2] Pile de { $height } que { SEAT($seat) } seul atteint.
        [3] Pile de { $height } à la portée des deux camps.
       *[0] Pile de { $height } que personne n'atteint encore.
    }
