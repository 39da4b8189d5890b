# Khan Tsin, die Seite auf Deutsch. Man siezt sich.

promise = Stapeln Sie die Barone: Der Stapel von neun macht den Kaiser.
setup-sheet = Süd, dann Nord
setup-alternate = abwechselnd je ein Baron
setup-random = zufällig

## Der Drache

board = Der Drache mit den sechsunddreißig Schuppen
south = Süd
north = Nord
square = Feld { $number }, { square-claws }{ square-pile }{ square-reach }
square-claws =
    { $claws ->
        [one] { $claws } Kralle
       *[other] { $claws } Krallen
    }
square-pile =
    { $height ->
        [0] , leer
       *[other] : Stapel von { $height }, rot { $red }, schwarz { $black }, weiß { $white }
    }
square-reach =
    { $mine ->
        [1] , { in-your-reach }
       *[0] { "" }
    }

## Unter dem Drachen

red = rot
black = schwarz
white = weiß
in-your-reach = in Ihrer Reichweite
in-movers-reach = in Reichweite der Seite am Zug
in-others-reach = in Reichweite der anderen Seite
place-how = Berühren Sie eine Schuppe, oder streichen Sie über mehrere.
at-random = Zufällig
stop = Anhalten
pass = Passen
how-many = Wie viele Barone?
barons =
    { $count ->
        [one] { $count } Baron
       *[other] { $count } Barone
    }
how-turned = Umdrehen?
turn-nothing = Nicht umdrehen
turn-moved = Den bewegten Teil umdrehen
turn-result = Den ganzen Stapel umdrehen
turn-both = Beides umdrehen
