# Kim-Bac, die Seite auf Deutsch. Man siezt sich.

promise = Nehmen Sie die Truhe, und fliehen Sie aus der ummauerten Stadt.
rounds-as-players = so viele, wie mitspielen
tour-hand = Ihre Karten: Nur Sie sehen sie, und ihre Denkmäler leuchten auf dem Plan. Zwei gleiche Karten, eine Figur am Fuß des Denkmals, und die Truhe gehört Ihnen.
tour-glass = Zu klein? Die Lupe folgt der Figur, die ziehen soll.

## Wer, und wo

seat-name =
    { $seat ->
        [0] Blau
        [1] Rot
        [2] Gelb
       *[3] Weiß
    }
# Ohne Artikel: So passt der Name nach jedem Wort.
monument-name =
    { $number ->
        [1] Pagode
        [2] Glockenturm
        [3] Markt
        [4] Garten
        [5] Brückenhaus
        [6] Tempel
        [7] Trommelturm
        [8] Reisspeicher
        [9] Sternwarte
        [10] Mondtor
        [11] Theater
        [12] Teehaus
        [13] Ehrenbogen
        [14] Steinlaterne
        [15] Töpferofen
        [16] Stupa
        [17] Steinlöwe
       *[18] Palast
    }
monument = Nr.{ "\u00A0" }{ $number } ({ monument-name })
crossing = { $name }
crossing-at = { $name }, am Fuß von { monument }
at-gate = auf Tor { $letter }
at-crossing = auf { $at }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
figure = { $taels }
money = { $taels } Tael

## Der Plan

town = Der Plan der Stadt
pieces = Die Figuren
sight = { monument }{ sight-held }{ sight-ruled-out }{ sight-treasure }
sight-held =
    { $held ->
        [0] { "" }
        [1] , Sie haben eine Karte
       *[2] , Sie haben das Paar
    }
sight-ruled-out =
    { $ruled_out ->
        [1] , der Schatz liegt nicht hier
       *[0] { "" }
    }
sight-treasure =
    { $treasure ->
        [1] , der Schatz liegt hier
       *[0] { "" }
    }
gate = Tor { $letter }
bridge-shut = Brücke, dem Kim-Bac verboten
pawn = { seat-name }, Figur { $pawn }, { $at }
kim-bac-at = Der Kim-Bac, { $at }
gate-goal = Auf Tor { $letter } setzen; von dort geht es nach { $at }
goal = Figur { $pawn } nach { $at }
goal-of-chest = { goal }, wo Sie die Truhe nehmen können
stay = Figur { $pawn } bleibt stehen
same-way = Gleiche Richtung
same-way-help = Figur { $pawn } in dieselbe Richtung ziehen
zoom-in = Den Plan vergrößern
zoom-out = Der ganze Plan

## Der Plan für alle, die ihn nicht sehen

ways = { ways-streets }{ ways-bridges }
ways-streets =
    { $streets ->
        [0] keine Straße
        [one] { $streets } Straße
       *[other] { $streets } Straßen
    }
ways-bridges =
    { $bridges ->
        [0] { "" }
        [one] { " " }und { $bridges } Brücke
       *[other] { " " }und { $bridges } Brücken
    }
told-of = { $what }, { $more }
to-treasure =
    { $steps ->
        [-1] ohne Weg zum Schatz
        [0] am Fuß des Schatzes
        [one] { $steps } Straße vom Schatz entfernt
       *[other] { $steps } Straßen vom Schatz entfernt
    }
to-kim-bac =
    { $steps ->
        [-1] ohne Weg zum Kim-Bac
        [one] { $steps } Straße vom Kim-Bac entfernt
       *[other] { $steps } Straßen vom Kim-Bac entfernt
    }

## Die Karten und der Würfel

hand = Ihre Karten
cards-in-hand = Karten auf der Hand
no-cards = Noch keine Karte.
card =
    { $pair ->
        [1] Paar { monument }
       *[0] Karte { monument }
    }
card-drawn = { card }, gerade gezogen
pair = Paar
stock =
    { $count ->
        [0] Stapel leer
       *[other] Stapel: { $count }
    }
open = Offene Karten:
holds = { seat-name }: { cards }
dice = Wer am höchsten wirft, beginnt
die = { seat-name }: { $points }
starts = { seat-name } beginnt.
tied = Gleichstand: Es wird noch einmal gewürfelt.

## Die Truhe

chest = Die Truhe
may-take = Sie haben beide Karten { $number }.
take = Die Truhe nehmen
pass = Still weitergehen
looks-alone = { seat-name } sieht in die Truhe, ohne etwas zu zeigen.
takes = { seat-name } nimmt die Truhe bei { monument }
shakes = Die Truhe wird geschüttelt …
shake-it = Sie schütteln die Truhe …
runs = { seat-name } läuft: Das ist der Kim-Bac
renounces = { seat-name } verzichtet und schließt die Truhe
one-against-six = Allein gegen sechs
only-you = Das sehen nur Sie.
dice-show = Die Würfel zeigen { $one } und { $other }
treasure-at = Schatz: { monument }
would-pay = Von { $from } bis { $to }
chances = { chances-own }; { chances-others }.
chances-own =
    { $own ->
        [0] Sie haben keine Karte dieser Nummer
        [one] Sie haben { $own } Karte dieser Nummer
       *[other] Sie haben { $own } Karten dieser Nummer
    }
chances-others =
    { $others ->
        [0] niemand kann Ihnen eine Prämie abnehmen
        [one] höchstens { $others } kann in anderen Händen sein
       *[other] höchstens { $others } können in anderen Händen sein
    }
advised-run = Die Alten würden loslaufen.
advised-renounce = Die Alten würden verzichten.
run = Loslaufen
renounce = Verzichten
once-only = Am ganzen Tisch darf in einer Runde nur einmal verzichtet werden.

## Der Wettlauf

race = Der Wettlauf
moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
exits = Freie Auswege: { $free } von { $all }
nearest =
    { $steps ->
        [one] Der nächste Verfolger ist { $steps } Straße entfernt.
       *[other] Der nächste Verfolger ist { $steps } Straßen entfernt.
    }
reach-his = dort wäre er zuerst
reach-theirs = dort wäre man vor ihm
trace = seine Spur
bridges-shut = Die Brücken sind dem Kim-Bac verboten.
bridges-shut-from = Losgelaufen von Nr.{ "\u00A0" }{ $secret }. { bridges-shut }
captured = Gefangen
arrived = Der Schatz ist erreicht
lost = Der Schatz ist verloren
no-race = Kein Wettlauf

## Was es brächte

wanted =
    { $steps ->
        [0] am Fuß von { monument }
       *[other] { monument }: noch { wanted-steps }{ wanted-was }
    }
wanted-steps =
    { $steps ->
        [one] { $steps } Straße
       *[other] { $steps } Straßen
    }
wanted-was =
    { $stays ->
        [1] { "" }
       *[0] { " " }(jetzt { $was })
    }
ahead =
    { $steps ->
        [0] der Schatz
        [one] { $steps } Straße bis zum Schatz{ wanted-was }
       *[other] { $steps } Straßen bis zum Schatz{ wanted-was }
    }
chased =
    { $steps ->
        [one] { $steps } Straße bis zum Kim-Bac{ wanted-was }
       *[other] { $steps } Straßen bis zum Kim-Bac{ wanted-was }
    }
ways-closed = alle Wege sind versperrt
trapped = kein Ausweg: Der Kim-Bac ist gefangen
promised =
    { $same ->
        [1] { $most } Taels
       *[0] { $least } bis { $most } Taels
    }

## Die Abrechnung

sheet = Abrechnung
seat = Spieler
total = Insgesamt
round = Runde { $at } von { $of }
round-short = R{ $at }
round-title = { $at }. Runde: { $how }
round-line = { $at }. Runde, { $how }
round-line-kim-bac = { round-line } (Kim-Bac)
ended-no-race = kein Wettlauf
ended-arrived = angekommen
ended-captured = gefangen
ended-lost = unterwegs verloren
sharing = Die Aufteilung in der { $at }. Runde
worth = Der Schatz, von { $from } bis { $to }
premium = { seat-name } zeigt { cards } des Schatzes
cut-premium =
    { $count ->
        [one] { seat-name } zeigt { cards }, die weniger einbringt
       *[other] { seat-name } zeigt { cards }, die weniger einbringen
    }
keeps = { seat-name }, der Kim-Bac, behält den Rest
gets-nothing = { seat-name }, der Kim-Bac, ist gefangen
part = { seat-name } bekommt einen Teil des Rests
lost-for-all = Für alle verloren
remainder = Rest, den niemand bekommt
nobody-paid = Niemand bekommt etwas.

## Das Ende

ending-next = Knapp dahinter { seat-name }: { money }.
