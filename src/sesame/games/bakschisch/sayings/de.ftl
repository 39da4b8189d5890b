# Was nur Python über Bakschisch sagt. Man siezt sich.

## Optionen und Zahlen

theft-cancels = ein Dieb hält alle davon ab vorzurücken
remainder = was sich nicht teilen lässt: in den Topf oder aus dem Spiel
reverse-place = Platz von hinten: Figuren dahinter, oder der Platz gespiegelt
open-bags = offene Beutel
rounds = Runden
on-the-throne = Figuren auf dem Thron am Ende
gold-of-winner = Gold des Siegers

## Züge

not-a-move = { $notation } ist kein Zug; schreiben Sie eine Zahl von Münzen (0 bis { $most }) oder thief

## Stellungen

other-words = { $count } Wörter statt { $wanted }: Runde, Karten, Stapel, { $seats } Plätze, Topf
not-a-round = Runde { $word }: erwartet wird 1 bis { $last }
not-a-row = Karten { $word }: erwartet werden { $count } Buchstaben oder Punkte, wie EG?... oder EG...
not-a-stock = Stapel { $word }: erwartet werden { $count } Ziffern von 0 bis { $most }
other-stock = Stapel { $word }: { $due } Karten müssen übrig sein, höchstens { $most } von jeder
not-a-seat = Platz { $word }: erwartet wird Feld:Gold, wie 7:10t oder 4>7:10t!3
beyond-the-throne = Platz { $word }: Das letzte Feld ist { $last }
arrival-on-throne = Platz { $word }: Auf dem Thron, und nur dort, sagt @, mit welchem Bestechungsgeld man ankam
thief-in-palace = Platz { $word }: ein Dieb im Palast
fist-too-full = Faust !{ $word }: zu viel Gold
not-a-pot = Topf { $word }: erwartet wird 6 oder 6+2
other-gold = insgesamt { $total } Münzen statt { $wanted }
impossible-fists = diese Fäuste sind unmöglich
only-round-over = diese Runde ist zu Ende, die Partie aber nicht
would-be-over = diese Partie wäre schon zu Ende

## Spielpläne

too-few = { $count }-mal „{ $person }“; nötig ist es mindestens { $least }-mal
too-long = { $count } Felder; höchstens { $most }
no-palace = { $palace } ist kein Feld von 1 bis { $throne }, dem Thron
no-end =
    { $end ->
        [start] es gibt keinen Start
       *[throne] es gibt keinen Thron
    }
several-ends =
    { $end ->
        [start] es gibt { $count } Startfelder
       *[throne] es gibt { $count } Throne
    }
end-elsewhere =
    { $end ->
        [start] der Start muss das erste Feld sein
       *[throne] der Thron muss das letzte Feld sein
    }
