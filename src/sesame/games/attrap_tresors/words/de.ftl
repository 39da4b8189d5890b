# Attrap'trésors ! auf Deutsch. Die Zahlen sind die der Tatsachen (kinds.py). Man duzt sich.

seat-name =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
the-object =
    { $object ->
        [0] die Säule
        [1] die Lampe
        [2] die Truhe
        [3] den Teppich
        [4] das Sitzkissen
       *[5] einen Edelstein
    }
two-objects =
    { $object ->
        [5] zwei Edelsteine
       *[other] { the-object } und { the-other }
    }
the-other =
    { $other ->
        [1] die Lampe
        [2] die Truhe
        [3] den Teppich
        [4] das Sitzkissen
       *[5] einen Edelstein
    }
coloured-card =
    { $colour ->
        [1] rote Karte
        [2] orangefarbene Karte
        [3] gelbe Karte
        [4] grüne Karte
        [5] blaue Karte
       *[6] violette Karte
    }
a-card = eine { coloured-card }
dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die =
    { $colour ->
        [1] roter
        [2] orangefarbener
        [3] gelber
        [4] grüner
        [5] blauer
       *[6] violetter
    }
several-dice =
    { $colour ->
        [1] rote
        [2] orangefarbene
        [3] gelbe
        [4] grüne
        [5] blaue
       *[6] violette
    }
gold =
    { $sacks ->
        [one] { $sacks } Sack Gold
       *[other] { $sacks } Säcke Gold
    }

## Was geschieht

showed =
    { $is_enough ->
        [1] { dice }!
       *[0] { fewer-showed }
    }
fewer-showed =
    { $then ->
        [0] { dice },
        [1] { dice }.
       *[2] { dice }: alle sechs Farben!
    }
missed =
    { $count ->
        [one] { $count } Würfel daneben.
       *[other] { $count } Würfel daneben.
    }
round-ended = Ende der { $round }. Runde.
checked =
    { $verdict ->
        [1] { SEAT($seat) } hatte kein Recht auf die Säule!
        [2] { gold } für { SEAT($seat) }!
       *[3] Alle sechs Farben, { gold } für { SEAT($seat) }!
    }
fulfilled = Die { coloured-card } ist erfüllt.
earned =
    { $other ->
        [-1] { earned-by-one }
       *[other] { SEAT($seat) } hat { two-objects }: { gold }.
    }
earned-by-one =
    { $object ->
        [-1] { SEAT($seat) } hat nichts.
       *[other] { SEAT($seat) } hat { the-object }: { gold }.
    }
owes =
    { $count ->
        [0] { SEAT($seat) } hat keine Goldkarte zum Zurückgeben.
       *[other] { SEAT($seat) } muss eine Goldkarte zurückgeben.
    }

## Was man wählen kann

throw-dice =
    { $seat ->
        [-1] Die Würfel fallen.
       *[other] { SEAT($seat) } wirft die Würfel.
    }
deal-secret = { SEAT($seat) } bekommt { a-card }.
look-at-card = { SEAT($seat) } schaut sich eine neue Karte an.
deal-open = Offen liegt { a-card }.
throw-first = { SEAT($seat) } wirft zuerst.
grab = { SEAT($seat) } schnappt sich { the-object }!
give = { SEAT($seat) } gibt eine Karte mit Wert { $value } zurück.
patience-ends =
    { $reason ->
        [0] { nobody-grabs }
        [1] Niemand mehr!
       *[2] Die Zeit ist um: { SEAT($seat) } gibt die kleinste Karte zurück, mit Wert { $value }.
    }
nobody-grabs =
    { $again ->
        [1] Niemand! Es wird noch einmal gewürfelt.
       *[0] Niemand!
    }

## Worauf gewartet wird

await-card = Eine Auftragskarte wird gezogen.
await-first = Wer wirft zuerst?
await-throw =
    { $seat ->
        [-1] Werft gemeinsam eure vier Würfel!
       *[other] { SEAT($seat) } wirft die Würfel!
    }
await-column =
    { $is_row ->
        [1] Drei Würfel in einer Farbe der Karten, oder alle sechs Farben? Schnapp dir die Säule!
       *[0] Drei Würfel in deiner Farbe, oder alle sechs Farben? Schnapp dir die Säule!
    }
await-rest =
    { $is_two ->
        [1] { SEAT($seat) } hat die Säule: Schnappt euch den Rest!
       *[0] { SEAT($seat) } hat die Säule. Ihr anderen, schnappt euch einen Gegenstand, höchstens zwei!
    }
await-gold = { SEAT($seat) }, { await-gold.do }
    .do = das war nicht deine Säule: Gib eine Goldkarte zurück.

## Was nicht geht

only-chance-does = Das tut nur der Zufall.
say-which-card = Sag, welche Karte gezogen wird.
only-time-runs-out = Nur die Zeit läuft ab.
nothing-presses = Im Augenblick eilt nichts.
time-only-runs = Die Zeit kann nur ablaufen.
throw-due = Jetzt muss gewürfelt werden, und zwar so, wie Würfel fallen können.
first-due = Es muss gelost werden, wer zuerst wirft.
card-due = Es muss eine Auftragskarte gezogen werden, die noch da ist.
nobody-gives = Niemand muss eine Karte zurückgeben.
no-such-gold = Du hast keine Karte mit Wert { $value }.
give-first = Gib zuerst eine Goldkarte zurück.
too-late = Zu spät: { SEAT($seat) } hat die Säule.
too-early = Zu früh! Erst die Säule, dann der Rest.
not-there = Dieser Gegenstand ist nicht mehr auf dem Turm.

## Wie es endet

ended =
    { $decided_by ->
        [0] { why-over }: { SEATS($winners) } hat { gold } und wird Großwesir!
        [1] { why-over }: { SEATS($winners) } hat { gold }, dazu die meisten Karten, und wird Großwesir!
       *[2] { why-over }: { SEATS($winners) } haben je { gold } und teilen sich den Sieg!
    }
why-over =
    { $reason ->
        [0] Nach 10 Runden
       *[1] Niemand greift mehr zu
    }
