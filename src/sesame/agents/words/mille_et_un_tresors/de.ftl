# Warum ein Zug von Mille et un trésors, auf Deutsch (knowledge/mille_et_un_tresors_reasons.py). Man duzt.

danger =
    { $percent ->
        [0] der Hauptmann kann vorher nicht kommen
       *[other] der Hauptmann kommt { $percent } von 100 Malen vorher
    }
can-leave-next = Von dort kannst du in der nächsten Runde hinaus; { danger }.
takes-treasures =
    { $treasures ->
        [1] Dort nimmst du in der nächsten Runde einen Schatz.
        [2] Dort nimmst du in der nächsten Runde zwei Schätze.
       *[3] Dort nimmst du in der nächsten Runde drei Schätze.
    }
wins =
    { $treasures ->
        [one] Du gehst mit { $treasures } Schatz hinaus, mehr als alle anderen: du gewinnst.
       *[other] Du gehst mit { $treasures } Schätzen hinaus, mehr als alle anderen: du gewinnst.
    }
chief-may-come =
    { $percent ->
        [0] Wenn du bleibst, kann der Hauptmann vor deiner nächsten Runde nicht kommen.
       *[other] Wenn du bleibst, kommt der Hauptmann { $percent } von 100 Malen vor deiner nächsten Runde.
    }
turns-to-door =
    { $turns ->
        [2] Von dort brauchst du noch zwei Runden hinaus; { danger }.
       *[other] Von dort brauchst du noch mindestens { $turns } Runden hinaus; { danger }.
    }
