# Bakschisch auf Deutsch. Die Zahlen sind die der Tatsachen (kinds.py). Man siezt sich.

seat-name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
the-card =
    { $card ->
        [1] der Fakir
        [2] der Wächter
        [3] der Diener
        [4] der Eunuch
        [5] die Haremsdame
       *[6] der Kalif
    }
to-the-card =
    { $card ->
        [1] dem Fakir
        [2] dem Wächter
        [3] dem Diener
        [4] dem Eunuchen
        [5] der Haremsdame
       *[6] dem Kalifen
    }
letter =
    { $card ->
        [1] F
        [2] G
        [3] S
        [4] E
        [5] H
       *[6] C
    }
gold =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

## Was geschieht

stole =
    { $coins ->
        [0] { SEAT($seat) }: nichts zu stehlen.
       *[other] { SEAT($seat) } stiehlt { gold }.
    }
went =
    { $way ->
        [0] { SEAT($seat) } geht von { $start } auf { $goal } zurück.
        [1] { SEAT($seat) } rückt von { $start } auf { $goal } vor.
        [2] { SEAT($seat) } besteigt den Thron.
       *[3] { SEAT($seat) } kehrt zum Start zurück.
    }
stayed =
    { $is_theft ->
        [1] Ein Dieb war da: Niemand zieht.
       *[0] Niemand zieht.
    }
shared =
    { $pot ->
        [0] Ende der { $round }. Runde: Der Topf wird geteilt.
        [one] Ende der { $round }. Runde: Der Topf wird geteilt ({ $pot } Münze bleibt).
       *[other] Ende der { $round }. Runde: Der Topf wird geteilt ({ $pot } Münzen bleiben).
    }

## Was man wählen kann

offer =
    { $coins ->
        [0] { SEAT($seat) } bietet { to-the-card } nichts.
       *[other] { SEAT($seat) } bietet { to-the-card } { gold }.
    }
send-thief = { SEAT($seat) } schickt den Dieb los.
shut-fist = { SEAT($seat) } schließt die Faust.
turn-up = { $round }. Runde, Karte { NTH($bribe) }: { the-card }.

## Worauf gewartet wird

await-card = { $round }. Runde: Karte { NTH($bribe) } von 5 wird aufgedeckt.
await-fists = { SEATS($waiting) }: { await-fists.do }
    .do =
        { $is_last ->
            [1] Schließen Sie die Faust um Münzen oder um Ihren Dieb. { $round }. Runde, Karte { NTH($bribe) } von 5, { the-card } ({ letter }): Wer am wenigsten gibt, geht zurück.
           *[0] Schließen Sie die Faust um Münzen oder um Ihren Dieb. { $round }. Runde, Karte { NTH($bribe) } von 5, { the-card } ({ letter }): Wer am meisten gibt, rückt vor.
        }

## Was nicht geht

only-chance-turns = Nur der Zufall deckt Karten auf.
no-such-card = Es ist keine Karte { letter } mehr aufzudecken.
card-first = Zuerst muss eine Karte aufgedeckt werden.
not-said = Sagen Sie, was in der Faust ist: Münzen oder der Dieb.
no-thief-in-palace = Im Palast gibt es keinen Dieb.
thief-used = Ihr Dieb war in dieser Runde schon unterwegs.
bag-holds = In Ihrem Beutel sind nur { gold }.

## Wie es ausgeht

ended =
    { $reason ->
        [0] { ended-by-caliph }
        [1] Nach 60 Runden ohne Kalifen: { ended-far }
       *[2] Es ist kein Gold mehr im Spiel: { ended-far }
    }
ended-by-caliph =
    { $how ->
        [0] { SEATS($winners) } sitzt am Ende der { $round }. Runde auf dem Thron und wird Kalif.
        [1] { SEATS($rivals) } sitzen am Ende der { $round }. Runde auf dem Thron und teilen sich den Sieg.
        [2] { SEATS($rivals) } sitzen am Ende der { $round }. Runde auf dem Thron; { SEATS($winners) } teilen sich den Sieg.
        [3] { SEATS($rivals) } sitzen am Ende der { $round }. Runde auf dem Thron; { SEATS($winners) } hat das meiste Gold und wird Kalif.
       *[4] { SEATS($rivals) } sitzen am Ende der { $round }. Runde auf dem Thron; bei gleichem Gold war { SEATS($winners) } früher da und wird Kalif.
    }
ended-far =
    { $how ->
        [0] { SEATS($winners) } gewinnt auf Feld { $square }.
        [1] { SEATS($winners) } teilen sich den Sieg auf Feld { $square }.
        [2] { SEATS($winners) } teilen sich den Sieg auf Feld { $square }.
       *[3] { SEATS($winners) } gewinnt auf Feld { $square } mit dem meisten Gold.
    }
