# Was nur Python über Kim-Bac sagt. Man siezt sich.

## Optionen und Zahlen

rounds = Zahl der Runden: so viele wie Spieler, oder 1 bis 8
races = Wettläufe
races-won = Wettläufe, die der Kim-Bac gewonnen hat
captures = wie oft der Kim-Bac gefangen wurde
taels = Tausende Tael im Spiel

## Züge

not-a-move = { $notation } ist kein Zug; schreiben Sie zum Beispiel c4, c4!, stay, @A oder run

## Stellungen

other-words = { $count } Wörter statt 5: Runden, Figuren, Handkarten, offene Karten, wer am Zug ist
other-rounds = { $count } von { $rounds } Runden sind zu Ende
not-a-round = Runde { $word }: erwartet wird 0 oder zum Beispiel { $example }
impossible-round = unmögliche Runde: { $word }
other-pawns = Figuren { $word }: erwartet werden { $seats } mal { $pawns }
two-pawns = zwei Figuren auf { $place }
no-crossing = Figur { $pawn }: keine Kreuzung { $place }
other-hands = { $count }-mal Handkarten statt { $seats }-mal
not-open-cards = offene Karten { $word }: höchstens zwei Nummern, und verschiedene
not-numbers = Karten { $word }: erwartet werden Nummern von 1 bis { $last }
too-many-cards = mehr als { $copies } Karten { $number }

## Stellungen: wer am Zug ist

not-a-turn = am Zug { $word }: erwartet wird zum Beispiel @A, die.., A3+, A3.1, A1<A1:7>16+0 oder #
too-many-pairs = zu viele Paare liegen offen
no-such-seat = es gibt keinen Platz { $letter }
cards-not-dealt = vor dem ersten Zug sind alle Karten im Stapel
placed-in-turn = die Figuren werden reihum gesetzt, jede auf ein Tor
impossible-throws = unmögliche Würfe: { $signs }
impossible-part-one = unmöglicher erster Teil: zu viele Züge oder eine Figur außerhalb des Plans
no-pawn = keine Figur { $pawn }
stock-empty = der Stapel ist leer
no-pair = niemand hat ein Paar, oder es sind noch Karten da
chest-at-monument = die Truhe nimmt man am Fuß eines Denkmals, dessen Karten offen liegen
renounced-once = verzichtet wird nur einmal
treasure-elsewhere = der Schatz kann nicht bei Nr. { $number } liegen
secret-from-monument = das Geheimnis kommt von einem Denkmal, dessen Karten offen liegen
no-number = keine Nr. { $number }
runners = im Wettlauf spielen nur der Kim-Bac und die Figuren der anderen
race-over = dieser Wettlauf wäre schon zu Ende
other-last-round = die letzte Runde sagt etwas anderes

## Spielpläne

not-a-crossing = Kreuzungen heißen a0 bis { $last }
too-many-bends = { $count } Punkte; höchstens { $most }
off-the-map = { $point }: außerhalb des Plans (0 bis { $last })
not-a-road = { $road }: nötig sind zwei Kreuzungen, wie a0-b1
road-twice = { $road } steht schon in { $where }
unknown-crossing = keine Kreuzung { $crossing }
other-gates = nötig sind die { $gates } Tore A bis L, nicht { $found }
gate-there = { $crossing } ist schon die Kreuzung von Tor { $gate }
other-monuments = { $count } Denkmäler statt { $wanted }
monument-there = { $crossing } liegt schon am Fuß von Denkmal { $number }
too-few-bridges = Brücken: { $count }; mindestens { $least }
too-many-streets = { $count } Straßen bei { $crossing }; höchstens { $most }
no-way = ohne die Brücken führt kein Weg von { $start } nach { $goal }
not-the-longest = von 1 bis { $last } sind es ohne die Brücken { $around } Schritte, anderswo aber { $longest }
no-detour = von 1 bis { $last }: { $around } Schritte ohne die Brücken, { $across } mit ihnen; nötig sind { $times }-mal so viele
far-but-near = Nummern im Abstand { NTH($apart) } liegen näher beieinander als solche im Abstand { $apart }
