# Was nur Python über Attrap'trésors ! sagt. Man duzt sich; um eine Tastatur sitzen mehrere: ihr.

## Optionen und Zahlen

misses = Würfel daneben: wie bei echten Würfeln, oder nie
patience = Geduld, in Sekunden
sacks-handed-out = ausgeteilte Säcke
cards-given-back = zurückgegebene Goldkarten
sacks-of-winner = Säcke des Siegers

## Züge

not-a-move = { $notation } ist kein Zug; schreib column (Säule), lamp (Lampe), chest (Truhe), carpet (Teppich), pouf (Sitzkissen), gem (Edelstein), oder give1 bis give5

## Stellungen

other-words = { $count } Wörter statt { $wanted }
not-a-round = Runde { $word }: erwartet wird Runden.Würfe, wie 3.1
not-a-turn = am Zug { $word }: erwartet wird, wer wirft, dann + * ? ! - oder #
not-dice = Würfel { $word }: erwartet werden { $count } Buchstaben, wie rrroygb-
not-a-check = Prüfung { $word }: erwartet wird . 0 4r 5 oder 5r
not-cards-aside = erfüllte Karten { $word }: r o y g b v
not-cards = Karten { $word }: erwartet werden { $count } Buchstaben oder Punkte
too-many-cards = mehr als { $copies } Karten { $letter }
not-a-seat = Platz { $word }: erwartet wird Gold:Gegenstände, wie 3,1,0,1:cl!rb
too-many-objects = Platz { $word }: zu viele { $letter }
not-that-card = Platz { $word }: Diese Karte kann es nicht sein
not-given-back = zurückgegebene Karten { $word }: erwartet wird 1,0,0,0
too-much-gold = zu viele Karten mit Wert { $value }
impossible-table = dieser Tisch ist unmöglich

## Um eine Tastatur

how = Jeder hat eine Taste. Drei Würfel { $mine }, oder alle sechs Farben? Drückt schnell, um euch die Säule zu schnappen. Sobald jemand sie hat, drückt, um euch den Rest zu schnappen, höchstens zwei Gegenstände; was am meisten einbringt, kommt zuerst.
of-your-card = in der Farbe eurer Karte
of-a-card = in der Farbe einer der drei Karten
costs = Wer kein Recht auf die Säule hat, bekommt nichts für sie und verliert eine Goldkarte. Wer zu früh drückt, dessen Hand wird eine halbe Sekunde festgehalten.
keys = Tasten: { $keys }
round = Runde { $number } von { $rounds }
again = Runde { $number } von { $rounds } – niemand! Wurf Nr. { $throw }
early = { $seat }, zu früh! Die Hand wird eine halbe Sekunde festgehalten.
second = Auch { $seat } wollte die Säule: zu spät!
give = { $key }: die kleinste, oder der Wert der Karte: { $values }.
go-on = Leertaste: weiter
more = ?  Hilfe   :  zurücknehmen, speichern   q  aufhören
card-key = c  die eigene Karte noch einmal sehen
alone = { $seat }, wenn sonst niemand hinsieht: { $key }, um deine Karte zu sehen.
your-card = Eine { coloured-card }: drei Würfel in dieser Farbe.
coloured-card =
    { $colour ->
        [1] rote Karte
        [2] orangefarbene Karte
        [3] gelbe Karte
        [4] grüne Karte
        [5] blaue Karte
       *[6] violette Karte
    }
hide = { $key }, um sie zu verstecken.

## Spielpläne

other-towers = nötig ist ein Turm für 2, 3, 4, 5 und 6 Spieler
not-gold = vier Zahlen von 0 bis { $most }
not-instructions = 3 bis { $most } je Farbe
not-misses = nötig ist eine Zahl von 0 bis { $most }
other-objects = { $count } Gegenstände statt { $wanted }
column-first = die Säule muss unten stehen
not-in-the-box = „{ $object }“: { $count } in der Schachtel
too-little-gold = { $count } Karten mit Wert { $value } bei { $seats } Spielern; nötig sind { $least }
