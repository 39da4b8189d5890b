# Die Tipps der Roboter auf Deutsch.

## Was von einem Zug zu halten ist

most-promising = Am vielversprechendsten.
as-good = So gut wie das Beste.
almost-as-good = Fast so gut wie das Beste.
not-as-good = Weniger gut als das Beste.
much-worse = Viel schlechter als das Beste.
proved-to-win = Bewiesen: gewinnt in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    }.
proved-to-lose = Bewiesen: verliert in { $moves } { $moves ->
        [one] Zug
       *[other] Zügen
    }.

## Bakschisch; man siezt

bakschisch-keeps-throne = Jemand hat weniger als das: der Thron bleibt Ihnen.
bakschisch-may-reach-throne = Das kann zum Thron führen.
bakschisch-nobody-gives-more = Niemand kann mehr geben.
bakschisch-card-not-worth-it = Diese Karte bringt Sie zu wenig voran, um für sie zu zahlen.
bakschisch-thief-pays = Der Dieb bringt Gold, und Sie haben kaum etwas zurückzugehen.
bakschisch-let-others-pay = Diese Karte bringt Sie wenig voran: lassen Sie die anderen zahlen.

## Khan Tsin; man siezt

khan-tsin-completes = Das vollendet einen Stapel von neun.
khan-tsin-prevents = Das hindert die andere Seite daran, einen Stapel von neun zu vollenden.
khan-tsin-threatens = Das droht einen Stapel von neun zu vollenden.

## Kim-Bac; man siezt

kim-bac-holds-both-cards = Sie haben beide Karten: die Truhe gehört Ihnen.
kim-bac-monument-in-reach = Von dort erreichen Sie ein Denkmal, dessen beide Karten Sie haben.
kim-bac-first-for-sure = Niemand kann vor Ihnen dort sein.
kim-bac-worth-the-run = Der Schatz ist den Lauf wert.
kim-bac-too-little = Zu wenige Taels für dieses Wagnis.
kim-bac-treasure-is-there = Dort ist der Schatz.
kim-bac-first-from-there = Von dort kann niemand mehr vor Ihnen am Schatz sein.
kim-bac-all-streets-closed = Alle seine Straßen sind versperrt.
kim-bac-closes-a-street = Das versperrt ihm eine Straße.

## Mille et un trésors; man duzt

mille-can-leave-next = Von dort kannst du in der nächsten Runde hinaus.
mille-takes-treasures = Dort nimmst du in der nächsten Runde { $treasures ->
        [2] zwei
       *[3] drei
    } Schätze.
mille-wins = Du gewinnst.
mille-chief-may-come = Der Hauptmann kommt { $percent } von 100 Malen vor deiner nächsten Runde.

## Attrap'trésors; man duzt

attrap-costs = Das kostet nur { $value }.
attrap-pays = Das bringt { $value }.
attrap-six-colours = Alle sechs Farben sind da.
attrap-three-of-yours = Drei Würfel zeigen deine Farbe.
attrap-nothing-entitles = Nichts berechtigt dich dazu: lass die Säule stehen.
