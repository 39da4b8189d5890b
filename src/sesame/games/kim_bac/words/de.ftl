# Kim-Bac auf Deutsch. Die Zahlen sind die der Tatsachen (kinds.py, asked.py). Man siezt sich.

seat-name =
    { $seat ->
        [0] Blau
        [1] Rot
        [2] Gelb
       *[3] Weiß
    }
letter =
    { $gate ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
        [7] H
        [8] I
        [9] J
        [10] K
       *[11] L
    }
row =
    { $line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
crossing = { row }{ $digit }
from-row =
    { $from_line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
from-crossing = { from-row }{ $from_digit }
the-pawn = Figur { NTH($pawn) } von { SEAT($seat) }
spot =
    { $number ->
        [0] { crossing }
       *[other] { crossing }, an den Fuß von Denkmal { $number }
    }
takes-the-chest = { SEAT($seat) } zeigt beide Karten und nimmt die Truhe.
money = { $taels } Tael
value = { $worth } Tael
race =
    { $reason ->
        [2] { SEAT($hero) } hat von Nr. { $secret } aus den Schatz bei Nr. { $treasure } erreicht
        [3] { SEAT($hero) } ist von Nr. { $secret } aus losgelaufen und vor dem Schatz bei Nr. { $treasure } gefangen worden
       *[4] { SEAT($hero) } ist von Nr. { $secret } aus zu lange gelaufen und hat den Schatz bei Nr. { $treasure } verloren
    }

## Was geschieht

tied = { SEATS($seats) } haben gleich hoch geworfen ({ $points }) und würfeln noch einmal.
starts =
    { $reason ->
        [1] Nach zehn Gleichständen beginnt { SEAT($seat) }.
       *[0] { SEAT($seat) } beginnt.
    }
proved = Der Stapel ist leer, und es wird nicht gemischt: Jemand hat ein Paar.
shuffled =
    { $reason ->
        [0] Der Stapel ist leer, und niemand hat ein Paar: Alle Handkarten werden neu gemischt.
       *[1] Alle Karten werden gemischt.
    }
ran =
    { $is_forced ->
        [1] Verzichtet wurde schon einmal: { SEAT($seat) } wird zum Kim-Bac, allein gegen sechs.
       *[0] Nun heißt es einer gegen sechs.
    }
no-race = { NTH($round) }. Runde: kein Wettlauf in { $table_rounds } Tischrunden, niemand bekommt etwas.
race-ended =
    { $reason ->
        [2] { arrived }
        [3] Der Kim-Bac ist gefangen: Der Schatz lag bei Nr. { $treasure } ({ value }).
       *[4] Der Kim-Bac ist zu lange gelaufen: Der Schatz bei Nr. { $treasure } ist verloren ({ value }).
    }
arrived =
    { $moves ->
        [one] { SEAT($seat) } erreicht den Schatz bei Nr. { $treasure } in { $moves } Zug ({ value }).
       *[other] { SEAT($seat) } erreicht den Schatz bei Nr. { $treasure } in { $moves } Zügen ({ value }).
    }
unpaid =
    { $reason ->
        [0] Niemand bekommt etwas.
       *[1] Übrig bleibt, was sich nicht teilen lässt: { money }.
    }
summed =
    { $cards ->
        [0] { SEAT($seat) }: { money } (insgesamt { $total }).
        [one] { SEAT($seat) }: { money }, davon { $premium } für eine Karte des Schatzes (insgesamt { $total }).
       *[other] { SEAT($seat) }: { money }, davon { $premium } für { $cards } Karten des Schatzes (insgesamt { $total }).
    }
laid = { NTH($round) }. Runde: { SEAT($seat) } setzt die erste Figur.

## Was man wählen kann

put-pawn = { SEAT($seat) } setzt Figur { NTH($pawn) } auf Tor { letter }.
go-to =
    { $is_kim_bac ->
        [1] Der Kim-Bac geht nach { spot }.
       *[0] { the-pawn } geht nach { spot }.
    }
go-and-take = { the-pawn } geht nach { spot }. { takes-the-chest }
stay = { the-pawn } ist eingeschlossen und bleibt stehen.
stay-and-take = { the-pawn } ist eingeschlossen und bleibt stehen. { takes-the-chest }
become-kim-bac = { SEAT($seat) } wird zum Kim-Bac.
renounce = { SEAT($seat) } verzichtet auf den Schatz.
draw-card = { SEAT($seat) } zieht die Karte { $number }.
draw-unseen = { SEAT($seat) } zieht eine Karte.
open-chest = { SEAT($seat) } öffnet die Truhe: Der Schatz liegt bei Nr. { $number }.
open-unseen = { SEAT($seat) } öffnet die Truhe und sieht hinein, ohne etwas zu zeigen.
throw-die = { SEAT($seat) } würfelt eine { $points }.

## Worauf gewartet wird

await-pawn = { SEAT($seat) }: { await-pawn.do }
    .do = Setzen Sie Figur { NTH($pawn) } auf ein Tor.
await-next-round =
    { $reason ->
        [1] { NTH($round) }. Runde: kein Wettlauf in 100 Tischrunden, niemand bekommt etwas. { SEAT($seat) }: Setzen Sie Figur 1 auf ein Tor.
       *[other] { NTH($round) }. Runde: { race } ({ value }). { SEAT($seat) }: Setzen Sie Figur 1 auf ein Tor.
    }
await-throw = Es wird gewürfelt: Wer am höchsten wirft, beginnt.
await-card = { SEAT($seat) }: { await-card.do }
    .do = eine Karte vom Stapel.
await-move = { SEAT($seat) }: { await-move.do }
    .do = Ziehen Sie Figur { NTH($pawn) } zur nächsten Kreuzung.
    .next-1 = Nehmen Sie die Truhe, oder gehen Sie weiter.
await-shake = { SEAT($seat) }: { await-shake.do }
    .do = Schütteln Sie die Truhe.
await-decision = { SEAT($seat) }: { await-decision.do }
    .do = Laufen Sie los, oder verzichten Sie.
await-advised = { SEAT($seat) }: { await-advised.do }
    .do =
        { $is_advised ->
            [1] Der Schatz liegt bei Nr. { $number }, { value }. Laufen Sie los, oder verzichten Sie (es lohnt sich zu laufen).
           *[0] Der Schatz liegt bei Nr. { $number }, { value }. Laufen Sie los, oder verzichten Sie (besser verzichten).
        }
await-pursuer = { SEAT($seat) }: { await-pursuer.do }
    .do = Umzingeln Sie den Kim-Bac mit Figur { NTH($pawn) }.
await-kim-bac = { SEAT($seat) }: { await-kim-bac.do }
    .do = Der Kim-Bac läuft zum Schatz.
await-runner = { SEAT($seat) }: { await-runner.do }
    .do = Laufen Sie zu Nr. { $number }, ohne eine Brücke zu betreten.

## Was nicht geht

only-chance-draws = Nur der Zufall zieht Karten und würfelt.
chance-cannot = Das kann der Zufall hier nicht ergeben.
chance-first = Der Zufall ist am Zug.
gate-taken = Tor { letter } ist besetzt.
pawns-first = Zuerst werden die Figuren auf die Tore gesetzt.
pawns-placed = Die Figuren sind schon gesetzt.
decide-first = Zuerst müssen Sie loslaufen oder verzichten.
nobody-asked = Niemand hat eine Truhe zu öffnen.
must-move = Figur { NTH($pawn) } kann ziehen und darf nicht stehen bleiben.
no-such-crossing = Es gibt keine Kreuzung { crossing }.
no-street = Keine Straße führt von { from-crossing } nach { crossing }.
not-from-gate = Keine Straße führt von Tor { letter } nach { crossing }.
no-bridges = Der Kim-Bac darf nicht über Brücken gehen.
crossing-taken = Die Kreuzung { crossing } ist besetzt.
chest-taken = Die Truhe ist schon vergeben.
no-monument = Hier steht kein Denkmal.
pair-needed = Um die Truhe hier zu nehmen, brauchen Sie beide Karten { $number }.

## Wie es ausgeht

ended =
    { $is_shared ->
        [1] { last-round } { SEATS($winners) } teilen sich den Sieg mit { money }.
       *[0] { last-round } { SEATS($winners) } gewinnt mit { money }.
    }
last-round =
    { $reason ->
        [1] Zum Schluss gab es in 100 Tischrunden keinen Wettlauf.
       *[other] Zum Schluss: { race }.
    }
