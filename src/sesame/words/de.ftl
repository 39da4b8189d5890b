# Was das Haus sagt, gleich bei welchem Spiel. Man siezt.

## Aufzählungen und Zahlen

and = { $first } und { $last }
has-chosen = { $seat } hat gewählt.
chance-run = Der Zufall ({ $count }-mal): { $notations }
thousands-sign = .
decimal-sign = ,
percent = { $number }{ "\u00A0" }%

## Dateien

in-file = { $path }: { $why }
no-such-file = Datei oder Ordner nicht gefunden
is-a-folder = das ist ein Ordner
access-denied = Zugriff verweigert
read-only-disk = der Datenträger ist schreibgeschützt
disk-full = der Datenträger ist voll
name-too-long = Name zu lang
not-text = das ist kein Text

## Was vor dem ersten Zug vereinbart wird

unknown-game = unbekanntes Spiel: { $name }; zur Wahl stehen: { $known }
plug-in-of-another-name = die Erweiterung { $name } bringt ein Spiel namens { $brought }
seats-not-offered = { $game } spielt man zu { $known }, nicht zu { $given }
option-not-allowed = Option { $name }: { $value } ist nicht erlaubt; zur Wahl stehen: { $known }
unknown-option = unbekannte Option: { $name }; dieses Spiel kennt { $known }
bad-seed = Startwert: { $seed } ist weder eine natürliche Zahl noch 64 hexadezimale Ziffern
bad-chance = Zufall: { $chance } ist weder 'seed' noch 'manual'
no-options-at-reset = eine neue Partie nimmt keine Optionen ({ $names }): sie werden der Umgebung gegeben
position-says-otherwise = { $name }: die Stellung sagt etwas anderes
agent-without-a-name = { $name }: kein anderer Prozess fände diesen Agenten; seine Klasse gehört in ein Modul
one-seed-for-all = alle Partien folgen aus einem Startwert
robots-needed = es braucht { $count } Namen von Robotern, nicht { $given }
names-needed = { $count } Namen werden gebraucht, nicht { $given }
impossible-name = unmöglicher Name: { $name }
no-seat = kein Platz { $seat }

## Züge

nothing-to-take-back = Es gibt nichts zurückzunehmen.
not-an-action-id = { $action } ist keine Nummer einer Aktion (0 bis { $last })
not-an-action = { $action } ist keine Aktion
game-over = Die Partie ist zu Ende.
chance-is-drawn = Hier wird der Zufall aus dem Startwert gezogen.
chance-to-play = Der Zufall ist am Zug.
not-your-turn = Sie sind nicht am Zug: { $names }.

## Stellungen und aufgeschriebene Partien

not-a-term = { $word }: erwartet wird Name=Wert
seats-not-a-number = seats={ $text }: keine Zahl
position-too-long = eine Stellung hat höchstens { $most } Buchstaben
record-too-long = eine Partie hat höchstens { $most } Buchstaben
too-many-headers = Zeile { $line }: höchstens { $most } Kopfzeilen
not-a-header = Zeile { $line }: { $text } ist keine Kopfzeile „Name: Wert“
game-header-missing = die Kopfzeile Game fehlt
unreadable-moves = unlesbare Züge bei { $text }
several-may-act = mehrere Plätze dürfen spielen: schreiben Sie A:Zug
move-refused = Zug { $number } ({ $move }): { $why }
chance-refused = Zufall nach Zug { $number } ({ $move }): { $why }
other-table = die Kopfzeile Table ist nicht die Stellung, die Position nennt
other-result = angegebenes Ergebnis { $told }, aber die Züge ergeben { $found }
other-chance = Zufall Nr. { $number }: der Startwert ergibt { $due }, die Partie sagt { $told }
bad-part = Kopfzeile { $name }: weder ein Siegel mit seinen Bits noch ein Siegel mit -
other-part = Platz { $seat }: Was sein Gerät gezeigt hat, ist nicht, was es versiegelt hatte
other-game-seen = Was vorher gesichert wurde, ist von einer anderen Partie
no-commitment-seen = Was vorher gesichert wurde, hat keine Festlegung: Es stammt nicht von vor dem Ende
other-seed = Der Startwert ist nicht der, auf den sich das Haus vor dem ersten Zug festgelegt hatte
part-dropped = Platz { $seat }: Was sein Gerät vor dem ersten Zug beigetragen hatte, ist verschwunden
part-changed = Platz { $seat }: Was sein Gerät vor dem ersten Zug beigetragen hatte, wurde geändert
part-added = Platz { $seat }: Nach dem ersten Zug kam etwas dazu
other-step-seen = Schritt { $number } ist nicht, was während der Partie gesagt wurde

## Spielpläne; „field“ steht schon davor

unknown-board = unbekannter Spielplan: { $name }; zur Wahl stehen: { $known }
or-a-board-file = { $refusal }, oder eine .toml-Datei
board-too-long = ein Spielplan hat höchstens { $most } Buchstaben
bad-toml = { $path }: fehlerhaftes TOML: { $reason }
unreadable-board = unlesbarer Spielplan: { $reason }
bad-board = { $source }: { $key }: { $why }
title-missing = braucht einen Titel fr und einen Titel en
field-missing =
    { $field ->
       *[other] dieses Feld fehlt
    }
field-unknown =
    { $field ->
       *[other] dieses Feld gibt es nicht
    }
field-of-another-type = erwartet { $want }, gefunden { $got }
field-of-unknown-value = unbekannter Wert: { $got }
field-of-another-length = { $got } Elemente statt { $want }

## Roboter

unknown-robot = unbekannter Roboter: { $name }; zur Wahl stehen: { $known }
unknown-hand = hier unbekannter Roboter: { $name }; zur Wahl stehen: { $known }
alphabeta-for-two = alphabeta: nur zu zweit, und wenn alles offen liegt
no-hands = { $game } wird in Echtzeit gespielt, und kein Roboter hat Hände dafür
not-that-seats-turn = Dieser Platz ist nicht am Zug.
seconds-to-think = { $seconds } s zum Nachdenken?

## Das Labor

not-a-cluster = --on: { $address }; schreiben Sie ray oder ray://rechner:port
ray-missing = Ray fehlt: pip install 'sesame-games[cluster]'
ray-silent = --on { $address }: Ray antwortet nicht ({ $reason })
cluster-failed = ein Rechner des Clusters konnte nicht arbeiten: { $reason }
cluster-of-other-version = ein Rechner des Clusters hat eine andere Version von sesame; installieren Sie überall dieselbe
worker-lost = ein Prozess hat aufgehört (Speicher?); fertige Partien zählen, für die anderen starten Sie noch einmal
numba-cuda-missing = numba-cuda fehlt: pip install 'sesame-games[gpu]'
no-gpu = hier gibt es keine CUDA-GPU
unknown-encoding = unbekannte Kodierung { $given }; es gibt { $known }
unknown-numbering = unbekannte Nummerierung { $given }; es gibt { $known }
robots-need-turns = { $game } wird in Echtzeit gespielt: Roboter spielen es mit ihren Reflexen (`Solo`)
tree-too-large = der Baum hat mehr als { $most } Knoten; mit einer späteren Stellung beginnen
unreadable-corpus = { $path }: ist kein Korpus
nowhere-to-play = wo spielen: { $on }? Hier, oder 'gpu'
no-games = { $games } Partien? Mindestens eine
no-threads = { $threads } Threads? Mindestens einer
seed-out-of-range = Startwert { $seed }: nicht zwischen 0 und 2^63
playouts-out-of-range = { $playouts } Partien: 1 bis 2^32
negative-depth = Tiefe { $depth }: negativ
nothing-to-choose = Dieser Platz hat nichts zu wählen.
choices-needed = { $count } Entscheidungen erwartet, eine je Partie, nicht { $shape }
choice-not-allowed = die Entscheidung in Partie { $game } ist dort nicht erlaubt
table-not-filled = { $robots } verschiedene Roboter füllen keinen Tisch von { $seats }
one-robot-or-one-a-seat = { $robots } Roboter; einer wird gebraucht, oder einer je Platz ({ $seats })
other-files-there = dieser Ordner enthält etwas anderes; geben Sie einen neuen oder leeren an
unreadable-contest = kein Turnier, das wir verstehen
not-that-game = nicht die Partie, die hier diese Nummer hat
other-contest-there = { $folder }: dort liegt ein anderes Turnier ({ $field }: { $there }, nicht { $here })
other-training-there = { $folder } enthält ein anderes Training
not-allowed-to-seat = { $action } ist Platz { $seat } hier nicht erlaubt
played-in-turns = { $game } wird reihum gespielt
