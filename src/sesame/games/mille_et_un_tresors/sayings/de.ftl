# Was nur Python über Mille et un trésors sagt. Man duzt sich.

## Optionen und Zahlen

exact-exit = der Schritt hinaus muss der letzte sein
one-exit = nur ein Ausgang, über b1
luck = Ali Baba und das Glück: mit dem Würfel, nichts geht verloren
die = der Würfel der Variante: 1-1-2-2-3-3 oder 1 bis 6
cards-drawn = gezogene Karten, wenn der Hauptmann ankommt
out-in-time = rechtzeitig entkommene Figuren
treasures-of-winner = Schätze des Siegers

## Züge

not-a-move = { $notation } ist kein Zug; schreib zum Beispiel c3, @c3, *c3, out, lay oder ne
no-space = { $notation }: Es gibt kein Feld { $space } (a1 bis { $last })

## Stellungen

not-a-position = { $text }: erwartet werden die Höhle, der Hauptmann, die Beute und wer am Zug ist
not-a-cave = die Höhle hat { $rows } Reihen zu { $columns } Feldern
entrance-elsewhere = der Eingang ({ $sign }) ist nicht an seinem Platz
unknown-card = unbekannte Karte: { $word }
two-pawns = zwei Figuren { $letter }
not-at-the-table = { $letter } spielt hier nicht mit
other-hands = { $count }-mal Beute für { $seats } Plätze
cannot-be-out = { $letter } kann nicht draußen sein
impossible-number = unmögliche Anzahl: { $pack }
other-heads = der Hauptmann: Schritte { $told }, aber gezogene Köpfe { $heads }, auf einem Weg von { $path }
too-many-cards = { $count } Karten { $name }; insgesamt sind es { $most }
too-few-cards = { $count } Karten { $name }; { $least } lagen am Anfang in der Höhle
no-game-comes-here = keine Partie kommt dahin

## Spielpläne

other-rows = { $count } Reihen statt { $rows }
not-a-cave-row = { $row }: nötig sind { $columns } Zeichen, „{ $space }“ oder „{ $entrance }“
one-entrance = nötig ist ein Eingang ({ $sign }), nur einer, in einer Ecke
other-treasures = Schätze: { $count }; hier 1 bis { $most }
no-head-inside = kein Kopf des Hauptmanns auf einer Eingangskarte
head-without-walls = eine Karte mit dem Kopf des Hauptmanns hat keine Mauer
too-many-walls = { $count } Mauern; höchstens 2
same-side-twice = zweimal dieselbe Seite: { $side }
one-at-least = { $count }; mindestens 1
other-cards = { $count } Karten statt { $wanted }
no-path = Schritte: { $path }; mindestens 1
too-few-heads = Schritte: { $path }, aber Köpfe des Hauptmanns: { $heads }; die Partie ginge nicht zu Ende
