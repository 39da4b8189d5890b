# Was die Seite von Mille et un trésors auf Deutsch sagt. Man duzt sich.

promise = Plündere die Höhle, bevor der Hauptmann zurückkommt.
die-small = 1-1-2-2-3-3
die-full = 1 bis 6

## Wer, und was da ist

friend =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
friends = { $before }, { $friend }
friends-and = { $before } und { $friend }
treasures =
    { $treasures ->
        [0] kein Schatz
        [one] { $treasures } Schatz
       *[other] { $treasures } Schätze
    }
cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
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
shows =
    { $has_head ->
        [1] Kopf des Hauptmanns
       *[0] { walls }
    }
face = { treasures }, { shows }
empty = leer

## Die Höhle

board = Die Höhle der vierzig Räuber
pieces = Die Figuren, der Hauptmann und was du wählen kannst
spot = { $spot }: { $what }
spot-taken = { $spot }: { $what }, { friend }
place-here = Stell deine Figur hierher. { $card }
walk-here = Geh nach { $card }
fly-here = Der Dschinn trägt dich nach { $card }
leave = Verlass die Höhle, endgültig
leave-sure = Endgültig hinausgehen? Noch einmal, und du bist draußen.
for-good = Endgültig?
entrance = Der Eingang der Höhle
entrance-outside = Der Eingang. Draußen: { $friends }
entrance-closed = Der Eingang, von einem Felsen versperrt
chief =
    { $left ->
        [0] Der Räuberhauptmann steht am Eingang
        [one] Der Räuberhauptmann, { $left } Schritt vor dem Eingang
       *[other] Der Räuberhauptmann, { $left } Schritte vor dem Eingang
    }

## Die gezogene Karte

held = Karte für { $spot }: { face }
held-turning = { held }. Pfeiltasten oder R, um sie zu drehen, Eingabetaste, um sie zu legen.
turn = Dreh die Karte
lay = Leg die Karte so

## Der Teppich und der Stapel

heap-count = { friend }: { treasures }, { cards }
heap =
    { $fate ->
        [caught] { heap-count }, vom Hauptmann erwischt
        [out] { heap-count }, draußen
       *[inside] { heap-count }
    }
pile = Der Stapel: { cards }
die = Der Würfel zeigt { $pips }

## Die Punkte

kind =
    { $worth ->
        [1] Schwert
        [2] Silber
       *[3] Gold
    }
scored = { cards } zu { $worth } ({ kind })
lost = Der Hauptmann holt sich alles zurück

## Das Ende

ending-caught =
    { $treasures ->
        [0] Der Hauptmann fängt { $friends } mit leeren Händen.
        [one] Der Hauptmann nimmt { $friends } einen Schatz wieder ab.
       *[other] Der Hauptmann nimmt { $friends } { $treasures } Schätze wieder ab.
    }
ending-next = Knapp dahinter { $friends }: { treasures }.
