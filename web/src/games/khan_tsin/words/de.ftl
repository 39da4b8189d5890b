# Khan Tsin, die Seite auf Deutsch. Man siezt sich.

promise = Stapeln Sie die Barone: Der Stapel von neun macht den Kaiser.
setup-sheet = Süd, dann Nord
setup-alternate = abwechselnd je ein Baron
setup-random = zufällig

## Der Drache

board = Der Drache mit den sechsunddreißig Schuppen
south = Süd
north = Nord
square = Feld { $number }{ square-claws }{ square-pile }{ square-reach }
square-claws =
    { $claws ->
        [0] { "" }
        [one] , { $claws } Kralle
       *[other] , { $claws } Krallen
    }
square-pile =
    { $height ->
        [0] , leer
        [1] : Baron, { $order }
        [2] : Stapel von { $height }, von unten nach oben { $order }
        [3] : Stapel von { $height }, von unten nach oben { $order }
       *[other] : Stapel von { $height }, von unten nach oben { $order } (rot { $red }, schwarz { $black }, weiß { $white })
    }
square-order = { $below }, { $baron }
square-reach =
    { $reach ->
        [1] , { square-own }
        [2] , { in-others-reach }
        [3] , { square-own } und { in-others-reach }
       *[0] { "" }
    }
came-here = hierher wurde gerade gezogen
left-here = von hier wurde gerade gezogen
square-own =
    { $seated ->
        [1] { in-your-reach }
       *[0] { in-movers-reach }
    }

## Unter dem Drachen

red = rot
black = schwarz
white = weiß
in-your-reach = in Ihrer Reichweite
in-movers-reach = in Reichweite der Seite am Zug
in-others-reach = in Reichweite der anderen Seite
tag = Farben im Stapel, höchstens drei
place-how = Barone nahe Ihrem Ende erreichen Sie. Berühren Sie eine Schuppe, oder streichen Sie.
at-random = Zufällig
stop = Anhalten
pass = Passen
turn-round = Den Drachen herumdrehen
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

## Das Ende

ending-nine =
    { $count ->
        [one] Ein Baron von { $start } vollendet ihn auf Feld { $goal }.
       *[other] { $count } Barone von { $start } vollenden ihn auf Feld { $goal }.
    }
ending-none = Der höchste Stapel zählt { $height } Barone.
opens-win =
    { $count ->
        [one] Achtung: Die Gegenseite könnte auf Feld { $goal } einen Neunerstapel vollenden.
       *[other] Achtung: Die Gegenseite könnte auf Feld { $goal } mit { $count } Baronen einen Neunerstapel vollenden.
    }
threatens-win = Sie drohen, auf Feld { $goal } einen Neunerstapel zu vollenden.
