# Khan Tsin auf Deutsch. Die Zahlen sind die der Tatsachen (kinds.py). Man siezt sich.

seat-name =
    { $seat ->
        [0] Süd
       *[1] Nord
    }
baron =
    { $colour ->
        [1] einen roten Baron
        [2] einen schwarzen Baron
       *[3] einen weißen Baron
    }
barons =
    { $colour ->
        [1] rote Barone
        [2] schwarze Barone
       *[3] weiße Barone
    }

## Was man wählen kann

place = { SEAT($seat) } setzt { baron } auf Feld { NTH($square) }.
deal = Feld { NTH($square) } erhält { baron }.
must-pass = { SEAT($seat) } muss passen.
turn-dragon = { SEAT($seat) } dreht den Drachen herum.
send = { SEAT($seat) } schickt { baron } von { NTH($start) } auf { NTH($goal) }{ send-along }{ send-over }{ send-height }
send-along =
    { $vassals ->
        [0] { "" }
       *[other] { " " }mit { $vassals } Vasallen
    }
send-over =
    { $turn ->
        [1] , der bewegte Teil umgedreht
        [2] , der ganze Stapel umgedreht
        [3] , der bewegte Teil umgedreht, dann der ganze Stapel
       *[0] { "" }
    }
send-height =
    { $level ->
        [9] : neun Barone.
       *[other] { " " }(Höhe { $level }).
    }

## Worauf gewartet wird

await-deal = Der Zufall verteilt die Barone.
await-place = { SEAT($seat) }: { await-place.do }
    .do = Setzen Sie einen Baron auf ein freies Feld ({ barons } übrig: { $left }).
await-pass = { SEAT($seat) }: { await-pass.do }
    .do = Kein Zug ist möglich, Sie müssen passen.
await-move = { SEAT($seat) }: { await-move.do }
    .do = Ziehen Sie mit einem Ihrer 4 nächstgelegenen Stapel.
    .next-1 = Wählen Sie, wie viele Barone aufbrechen.
    .next-2 = Wählen Sie, wohin der Stapel fliegt.
    .next-3 = Wählen Sie, ob der Stapel umgedreht wird.
await-move-or-turn = { SEAT($seat) }: { await-move-or-turn.do }
    .do = ziehen Sie mit einem Ihrer 4 nächsten Stapel, oder drehen Sie den Drachen herum und übernehmen Sie Süds Platz.
    .next-1 = Wählen Sie, wie viele Barone aufbrechen.
    .next-2 = Wählen Sie, wohin der Stapel fliegt.
    .next-3 = Wählen Sie, ob der Stapel umgedreht wird.

## Was nicht geht

only-chance-deals = Nur der Zufall verteilt Barone.
none-left =
    { $colour ->
        [1] Es sind keine roten Barone mehr zu verteilen.
        [2] Es sind keine schwarzen Barone mehr zu verteilen.
       *[3] Es sind keine weißen Barone mehr zu verteilen.
    }
already-placed = Die Barone sind schon gesetzt.
square-taken = Feld { NTH($square) } ist besetzt.
place-first = Zuerst werden die Barone gesetzt.
may-not-pass = Man passt nicht, solange ein Zug möglich ist.
may-not-turn = Der Drache wird nur herumgedreht, wenn das vereinbart ist, und nur als Antwort auf Süds ersten Zug.
out-of-reach = Feld { NTH($start) } ist außer Reichweite: Ihre Stapel sind { NTH($first) }, { NTH($second) }, { NTH($third) }, { NTH($fourth) }.
go-elsewhere = Man muss auf ein anderes Feld ziehen.
square-empty = Feld { NTH($square) } ist leer.
pile-has =
    { $height ->
        [one] Stapel { NTH($square) } hat nur { $height } Baron.
       *[other] Stapel { NTH($square) } hat nur { $height } Barone.
    }
would-fall = Dieser Lehnsherr würde sinken: von Stufe { $level } auf Stufe { $after }.
too-many-alike = Der Stapel hätte { $count } { barons }; höchstens 3 sind erlaubt.
wrong-distance =
    { $claws ->
        [one] Feld { NTH($start) }: { $claws } Sprung oder ein Flug über mehr als 4 Barone.
       *[other] Feld { NTH($start) }: { $claws } Sprünge oder ein Flug über mehr als 4 Barone.
    }
no-turning = Umdrehen ist hier nicht erlaubt oder ändert nichts.

## Wie es ausgeht

ended =
    { $reason ->
        [0] { SEAT($winner) } vollendet einen Stapel von neun und wird Kaiser.
       *[1] Unentschieden: Niemand kann mehr ziehen.
    }
