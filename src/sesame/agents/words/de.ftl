# Was Roboter von einem Zug sagen, auf Deutsch; die Zahlen sind die der Tatsachen (thoughts.py).

most-promising = Am vielversprechendsten.
as-good = So gut wie das Beste.
almost-as-good = Fast so gut wie das Beste ({ cost }).
not-as-good = Weniger gut als das Beste ({ cost }).
much-worse = Viel schlechter als das Beste ({ cost }).
cost = { $percent } % weniger Aussichten
hardly-tried =
    { $tries ->
        [0] Ohne Versuch verworfen.
        [one] Nach einem Versuch verworfen.
       *[other] Nach { $tries } Versuchen verworfen.
    }
proved-to-win =
    { $moves ->
        [one] Bewiesen: gewinnt in { $moves } Zug.
       *[other] Bewiesen: gewinnt in { $moves } Zügen.
    }
proved-to-lose =
    { $moves ->
        [one] Bewiesen: verliert in { $moves } Zug.
       *[other] Bewiesen: verliert in { $moves } Zügen.
    }
mixed = Gelöst: in { $percent } von hundert Fällen zu tun.
