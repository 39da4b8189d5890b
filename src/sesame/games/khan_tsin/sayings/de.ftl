# Was nur Python über Khan Tsin sagt. Man siezt sich.

## Optionen und Zahlen

setup = Aufbau: erst Süd, dann Nord; abwechselnd je ein Baron; oder nach dem Zufall
flip-moved = den bewegten Teil umdrehen
flip-result = den entstandenen Stapel umdrehen
two-speeds = zwei Geschwindigkeiten: Sprünge und Flüge
pie = nach Süds erstem Zug darf Nord den Drachen herumdrehen
piles-left = übrige Stapel
tallest-left = Barone im höchsten übrigen Stapel

## Züge

not-a-move = { $notation } ist kein Zug; schreiben Sie zum Beispiel 7-12, 7x3-12, @7 oder pass
no-square = { $notation }: Es gibt kein Feld { $square } (1 bis { $last })

## Stellungen

not-a-turn = am Zug { $turn }: erwartet wird S, N, S=, S#Stapel
too-many-barons = { $count } Barone { $letter }; insgesamt sind es { $most }
not-nine = der herausgenommene Stapel muss drei Barone jeder Farbe haben
not-a-draw = das ist kein Unentschieden
not-a-setup = es fehlen Barone, und das ist kein Aufbau
other-squares = { $count } Felder statt { $squares }
impossible-pile = unmöglicher Stapel: { $pile }
unknown-baron = unbekannter Baron: { $letter } (r, k oder w)

## Spielpläne

squares-needed = { $squares } Felder sind nötig, nicht { $count }
other-kinds = { $count } Felder „{ $kind }“ statt { $wanted }
first-double = das erste Feld (Süd) muss double sein
last-not-double = das letzte Feld (Nord) darf nicht double sein
