# Mille et un trésors auf Deutsch. Die Zahlen sind die der Tatsachen (kinds.py). Man duzt sich.

seat-name =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
spot =
    { $spot ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
start =
    { $start ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
loot =
    { $treasures ->
        [one] { $treasures } Schatz
       *[other] { $treasures } Schätze
    }
all-loot =
    { $total ->
        [one] { $total } Schatz
       *[other] { $total } Schätzen
    }
loot-won =
    { $points ->
        [one] { $points } Schatz
       *[other] { $points } Schätzen
    }
way =
    { $steps ->
        [one] { $steps } Karte
       *[other] { $steps } Karten
    }
walls =
    { $walls ->
        [0] ohne Mauer
        [1] Mauer im Norden
        [2] Mauer im Osten
        [3] Mauern im Norden und Osten
        [4] Mauer im Süden
        [5] Mauern im Norden und Süden
        [6] Mauern im Osten und Süden
        [8] Mauer im Westen
        [9] Mauern im Norden und Westen
        [10] Mauern im Osten und Westen
       *[12] Mauern im Süden und Westen
    }
shape =
    { $shape ->
        [0] ohne Mauer
        [1] eine Mauer
        [2] zwei Mauern über Eck
       *[3] zwei Mauern gegenüber
    }
shows =
    { $has_head ->
        [1] der Kopf des Hauptmanns
       *[0] { shape }
    }
card = { loot }, { shows }
lying-card = { loot }, { walls }

## Was geschieht

rode =
    { $left ->
        [0] Der Hauptmann erreicht den Eingang.
       *[other] Der Hauptmann kommt näher (Schritt { $goal } von { $path }).
    }
caught =
    { $treasures ->
        [0] Der Hauptmann erwischt { SEAT($seat) } auf { spot }.
       *[other] Der Hauptmann erwischt { SEAT($seat) } auf { spot } und holt sich { loot } zurück.
    }

## Was man wählen kann

place-pawn = { SEAT($seat) } stellt die Figur auf { spot }.
walk-to = { SEAT($seat) } nimmt { loot } von { start } mit und geht nach { spot }.
fly-to = { SEAT($seat) } nimmt { loot } von { start } mit und lässt sich vom Dschinn nach { spot } tragen.
walk-out = { SEAT($seat) } nimmt { loot } von { start } mit und verlässt die Höhle mit { all-loot }.
lay-card = { SEAT($seat) } legt die Karte auf { spot } ({ walls }).
deal-card = Auf { spot }: { lying-card }.
draw-card = Gezogene Karte: { card }.
let-start = { SEAT($seat) } beginnt.
throw-die = Der Würfel zeigt { $pips }.

## Worauf gewartet wird

await-deal = Die Karten füllen die Höhle.
await-starter = Das Los bestimmt, wer beginnt.
await-placing = { SEAT($seat) }: { await-placing.do }
    .do = Stell deine Figur auf eine freie Karte.
await-throw = { SEAT($seat) }: { await-throw.do }
    .do = Wirf den Würfel.
as-shown =
    { $reason ->
        [1] so viele, wie der Würfel sagt
       *[0] so viele, wie deine Karte Schätze hat
    }
await-walk = { SEAT($seat) }: { await-walk.do }
    .do =
        { $can_leave ->
            [1] Geh { way } weit ({ as-shown }), oder geh hinaus.
           *[0] Geh { way } weit: { as-shown }.
        }
await-flight = { SEAT($seat) }: { await-flight.do }
    .do =
        { $can_leave ->
            [1] Geh hinaus, oder lass dich vom Dschinn tragen, wohin du willst.
           *[0] Kein Weg ist { way } lang, der Dschinn trägt dich, wohin du willst.
        }
await-draw = { SEAT($seat) }: { await-draw.do }
    .do = Zieh eine Karte vom Stapel.
await-laying = { SEAT($seat) }: { await-laying.do }
    .do = Leg die Karte auf { spot } ({ card }).

## Was nicht geht

chance-cannot = Das kann der Zufall hier nicht.
only-chance = Das macht nur der Zufall.
already-inside = Deine Figur ist schon in der Höhle.
pawn-first = Stell zuerst deine Figur auf.
nothing-to-lay = Du hast keine Karte zum Legen.
card-first = Leg zuerst die gezogene Karte.
other-walls =
    { $shape ->
        [0] Diese Karte hat keine Mauer.
       *[other] Diese Karte hat { shape }.
    }
no-stop-there = { spot } ist der Eingang, dort bleibt niemand stehen.
card-taken = { spot } ist von { SEAT($seat) } besetzt.
same-card = Du musst auf eine andere Karte gehen.
no-way-there = Kein Weg von { way } führt nach { spot }.
by-genie = Kein Weg ist { way } lang: Der Dschinn trägt dich, schreib *{ spot }.
no-genie = Der Dschinn kommt nur, wenn du nicht gehen kannst.
nobody-leaves = In dieser Variante verlässt niemand die Höhle.
not-the-last-step = Der Schritt hinaus muss dein letzter sein, und das ist er nicht.
too-far-out = Du kannst den Eingang nicht erreichen.

## Wie es ausgeht

why-over =
    { $reason ->
        [0] Der Räuberhauptmann steht am Eingang
       *[1] Alle sind draußen
    }
ended =
    { $how ->
        [0] { why-over }: Alle sind gefangen, niemand gewinnt.
        [1] { why-over }: { SEATS($winners) } gewinnt mit { loot-won }.
       *[2] { why-over }: { SEATS($winners) } gewinnen gemeinsam mit je { loot-won }.
    }
