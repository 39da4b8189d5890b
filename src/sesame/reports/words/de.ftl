# Berichte auf Deutsch.

## Die ganze Seite

balance-report = Bericht zur Ausgewogenheit
about-one-board = { $games } Partien zu { $seats }, gespielt von { $robots }, auf { $board }. Startwert { $seed }.
about-two-boards = { $games } Partien zu { $seats } auf jedem von zwei Spielplänen, gespielt von { $robots }. Startwert { $seed }.
about-two-ways = { $games } Partien zu { $seats } auf jede von zwei Arten, auf dem Spielplan { $board }, gespielt von { $robots }. Startwert { $seed }.
clocked = Einer der Roboter denkt nach der Uhr: ein andermal werden seine Partien ein wenig anders sein.
at-95 = zu 95 %: { $low } bis { $high }
figures = Die Zahlen
redo = Noch einmal
redo-why = Startwert { $seed }, { $count } Partien
difference = Unterschied
value = Wert
out-of = von { $trials }
from-to = { $low } bis { $high }
start = Anfang
end = Ende
per-game = je Partie
in-games = Anteil der Partien
glance = Auf einen Blick

## Wer gewinnt

who = Wer gewinnt?
by-seat = Siege nach Plätzen
by-seat-why = Anteil an den Partien, die jemand gewinnt; ein geteilter Sieg zählt zu gleichen Teilen. Die gepunktete Linie: ein gleicher Anteil für alle.
no-edge = Kein Platz hat einen Vorteil, den diese Partien zeigen könnten.
edge = { $seat } gewinnt öfter, als es dem Anteil entspricht: { $share } ({ $low } bis { $high }).
edge-against = { $seat } gewinnt seltener, als es dem Anteil entspricht: { $share } ({ $low } bis { $high }).
by-turn = Siege nach der Reihenfolge
by-turn-why = Dasselbe, danach, wer zuerst, als Zweiter … entscheidet.
turn =
    { $place ->
        [0] beginnt
       *[other] spielt als { NTH($place) }.
    }
nobody = niemand gewinnt
shared = ein geteilter Sieg

## Wie lange

long = Wie lange?
decisions = Entscheidungen je Partie
decisions-why = Jede Wahl eines Spielers zählt, auch wenn nur eine möglich ist; der Zufall nicht.
minutes = Minuten je Partie, geschätzt
minutes-why = Eine Regel für alle Spiele: { $hand } s für die Hand, { $doubling } s mehr, sooft sich die Möglichkeiten verdoppeln; wer zugleich wählt, denkt zugleich.
minutes-race-why = Die Zeit der Hände ist gemessen; { $order } s mehr je Wurf, um einzusammeln, neu zu werfen und zurückzulegen.
mean = Mittel
most-games = neun von zehn Partien: { $ranges }
minute = { $minutes } min

## Wie viele Möglichkeiten

wide = Wie viele Möglichkeiten?
choices = Möglichkeiten im Lauf der Partie
choices-why = Mittlere Zahl der erlaubten Aktionen je Entscheidung, vom Anfang bis zum Ende.
choices-row = Möglichkeiten je Entscheidung
forced = Entscheidungen ohne Wahl

## Die Spannung

tense = Die Spannung
tense-why = Zu { $looks } Zeitpunkten jeder Partie werden { $imagined } Fortsetzungen gedacht, gespielt von vernünftigen Robotern, die nicht nachdenken; der Anteil eines jeden ist seine Gewinnchance. In Führung liegt, wer allen anderen um { $clear } voraus ist.
tense-why-race = Zu { $looks } Zeitpunkten jeder Partie werden { $imagined } Fortsetzungen gedacht, nach dem Zufall gespielt; der Anteil eines jeden ist seine Gewinnchance. In Führung liegt, wer allen anderen um { $clear } voraus ist.
lead-changes = Führungswechsel
lead-changes-why = Wie oft in einer Partie die Führung an jemand anderen geht.
comebacks = Aufholjagden
comebacks-why = Aufholjagden: Partien, gewonnen von jemandem, dessen Chance auf die Hälfte eines gleichen Anteils oder weniger gefallen war.
winner = Die Chance dessen, der gewinnen wird
winner-why = Entscheidung im Lauf der Zeit: von einem gleichen Anteil steigt die Kurve, je mehr sich die Partie entscheidet.
behind = Wer gewinnen wird, liegt zurück
behind-why = Dramatik im Lauf der Zeit: Anteil der Partien, in denen jemand anderes vor dem liegt, der gewinnen wird.
decided = Wann entschieden?
decided-why = Der Teil der Partie, nach dem der Sieger bis zum Ende führt.

## Die Punkte

points = Die Punkte
scores = Punkte am Ende
scores-why = Aller Plätze.
best = Punkte des Ersten
margin = Vorsprung des Ersten vor dem Zweiten

## Was vorkommt

comes-up = Was vorkommt
what-players-do = Was die Spieler tun
what-players-do-why = Anteil der Partien, in denen es mindestens einmal vorkommt, und wie oft je Partie; die Nummern sind die der Regeln.
counted = Was das Spiel zählt

## Lohnt sich Nachdenken

skill = Lohnt sich Nachdenken?
skill-hands = Lohnt sich Schnelligkeit?
ladder = Doppelt so viel Nachdenken
ladder-hands = Die schnellere Hand
ladder-why = Zu zweit denkt der zweite Roboter doppelt so viel nach wie der erste: sein Anteil an den Punkten.
ladder-hands-why = Zu zweit ist der zweite Roboter schneller als der erste: sein Anteil an den Punkten.
against = { $stronger } gegen { $weaker }

## Wie es zu lesen ist

how = Wie es zu lesen ist, wie es noch einmal geht
how-intervals = Jede Zahl hat ihr Intervall zu 95 %: ein Anteil das von Wilson, ein Mittelwert das der Normalverteilung. Zwei Zahlen, deren Intervalle sich weit überdecken, müssen nicht verschieden sein.
how-robots = Hier spielen Roboter, keine Menschen: was diese Seite sagt, gilt für sie.
how-same = Derselbe Befehl ergibt diese Seite noch einmal, Byte für Byte, wenn die Version von sesame ({ $version }) dieselbe ist und kein Roboter nach der Uhr denkt.
reconstructed = Sésame ist eine unabhängige Arbeit von Spielern; die Spielpläne sind Nachbildungen.

## Die Seite eines Trainings

training-title = { $game }: Training
training-share = Punkte gegen das vorige Netz
training-share-why = Jede Eröffnung wird von beiden Seiten gespielt; das Band ist das Intervall zu 95 %.
training-loss = Fehler auf beiseitegelegten Stellungen
training-loss-why = Kreuzentropie, kleiner ist besser.
training-columns = Generation,Partien,Stellungen,Fehler,Punkte,von,bis,Sekunden
training-recipe = Das Rezept

## Was nur von einem Spiel gefragt wird

the-race = Der Wettlauf
race-by-value = Der Wettlauf, nach dem Wert des Schatzes
race-by-value-why = Anteil der Wettläufe, die der Kim-Bac gewinnt. Je mehr der Schatz wert ist, desto weiter ist er entfernt: der Wettlauf sollte schwerer werden, aber nie aussichtslos.
all-races = alle
race-captured = gefangen
taels-between = { $low } bis { $high } tausend Taels
the-way-out = Der Weg hinaus
when-to-leave = Wann hinaus?
when-to-leave-why = Anteil der Siege, nach den Schritten, die dem Hauptmann bleiben, wenn die Figur hinausgeht. Zu früh lässt Schätze zurück, zu spät verliert alles.
when-pawns-leave = Wann Figuren hinausgehen
when-pawns-leave-why = Anteil der Figuren, die hinausgehen, wenn dem Hauptmann so viele Schritte bleiben, und derer, die gefangen werden.
steps-left = noch { $low } bis { $high } Schritte
caught-in-cave = in der Höhle gefangen

## Was Spieler tun: das Spiel, dann die Art der Aktion

attrap-tresors-grab-column = die Säule schnappen
attrap-tresors-grab-lamp = die Lampe schnappen
attrap-tresors-grab-chest = die Truhe schnappen
attrap-tresors-grab-carpet = den Teppich schnappen
attrap-tresors-grab-pouf = den Puff schnappen
attrap-tresors-grab-gem = einen Edelstein schnappen
attrap-tresors-give = eine Goldkarte zurückgeben
attrap-tresors-time = die Zeit verstreichen lassen
bakschisch-bid-gold = Gold bieten
bakschisch-bid-none = eine leere Hand zeigen
bakschisch-thief = den Dieb schicken
khan-tsin-place = einen Baron setzen
khan-tsin-move = Barone ziehen
khan-tsin-move-turn-moved = den gezogenen Teil umdrehen
khan-tsin-move-turn-result = den entstandenen Stapel umdrehen
khan-tsin-move-turn-moved-turn-result = beides umdrehen
khan-tsin-pass = passen, mangels eines Zuges
khan-tsin-turn-round = den Drachen herumdrehen
kim-bac-place = eine Figur an ein Tor setzen
kim-bac-step = einen Schritt gehen
kim-bac-step-take = bei der Ankunft die Truhe nehmen
kim-bac-stay = stehen bleiben, eingesperrt
kim-bac-stay-take = die Truhe nehmen, eingesperrt
kim-bac-run = zum Schatz laufen
kim-bac-renounce = verzichten
mille-et-un-tresors-place = die Höhle betreten
mille-et-un-tresors-walk = gehen
mille-et-un-tresors-fly = mit dem Geist fliegen
mille-et-un-tresors-leave = hinausgehen
mille-et-un-tresors-lay = die gezogene Karte legen
