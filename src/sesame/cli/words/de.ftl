# Die Kommandozeile auf Deutsch. Man siezt.

## Wenn nichts mehr geht

error = sesame: { $reason }
no-memory = der Speicher reicht nicht aus

## Hilfe

usage = Aufruf:{ " " }
about = Längst vergriffene Schatzspiele, zu spielen im Browser oder im Terminal.
epilog = Ohne Befehl startet „sesame“ den Befehl „sesame serve“.
heading-commands = Befehle
heading-arguments = anzugeben
heading-options = wahlweise
help-help = diese Hilfe zeigen
help-version = die Version nennen
help-lang = Sprache: fr, en oder de
command-serve = das Haus öffnen: im Browser spielen
command-site = das Haus als Dateien schreiben, für einen Anbieter ohne Server
command-play = eine Partie im Terminal spielen
command-games = Spiele, Optionen und Spielpläne nennen
command-simulate = viele Partien nach dem Zufall spielen
command-arena = Roboter gegeneinander spielen lassen und in eine Rangfolge bringen
command-report = eine Seite über die Ausgewogenheit eines Spiels oder Spielplans schreiben
command-exploit = messen, was einem Roboter abzunehmen ist
command-corpus = ein Korpus von Partien der Roboter schreiben, jeder Zug beurteilt
command-train = einem Roboter das Urteilen beibringen, indem er gegen sich selbst spielt
command-replay = eine gespeicherte Partie erzählen
command-verify = eine gespeicherte Partie prüfen, den Zufall eingeschlossen
command-doctor = sagen, was auf diesem Rechner fehlt und wie dem abzuhelfen ist
command-new-game = ein Paket mit einem eigenen Spiel schreiben, das sich Regel für Regel ändern lässt
command-machine = ein Spiel für Browser schreiben, die es dann ohne Server spielen
value-command = BEFEHL
value-game = SPIEL
value-file = DATEI
value-folder = ORDNER
value-name = NAME
value-name-value = NAME=WERT
value-number = N
value-seed = STARTWERT
value-position = STELLUNG
value-seat-list = WER,WER
value-name-list = NAME,NAME
value-address = ADRESSE

## Was Befehle annehmen

help-host = Adresse, auf der gelauscht wird (üblich: 0.0.0.0, das ganze Netz)
help-port = Port (üblich: 8000 oder der nächste)
help-database = sqlite:///Datei oder postgresql://… (üblich: eine Datei im Datenordner des Benutzers)
help-servers = wie viele Prozesse; mehr als einer braucht PostgreSQL
help-thinking = wo Tipps und Analysen gefunden werden: in der Seite, die fragt, oder beim Server
help-check = nur nachsehen, ob das Haus so öffnen kann; nichts wird geändert
help-no-browser = den Browser nicht öffnen
help-log = Protokoll: plain oder json, jeweils eine Zeile
help-proxy = Adressen des Proxys, falls einer davorsteht (üblich: dieser Rechner)
help-host-names = Namen, unter denen dieser Server gerufen wird, durch Kommas getrennt
help-site-folder = der Ordner, der geschrieben wird; ein früheres Haus darin wird ersetzt
help-game = Name des Spiels; siehe „sesame games“
help-option = eine Option des Spiels; darf mehrmals stehen
help-board = ein Spielplan des Spiels oder eine .toml-Datei
help-seen = eine Partie, vor ihrem Ende gesichert: sie muss dasselbe sagen
help-seed = Startwert des Zufalls, um dieselbe Partie noch einmal zu spielen
help-seats = wer auf jedem Platz spielt: mensch oder ein Roboter: lehrling, händler, wesir, kalif, zufall (üblich: mensch, dann händler)
help-player-names = Namen der Spieler, Platz für Platz
help-load = eine gespeicherte Partie fortsetzen
help-save = die Partie in dieser Datei speichern, am Ende oder beim Verlassen
help-record = eine gespeicherte Partie
help-records = eine gespeicherte Partie oder mehrere
help-boards = den Spielplan nach jedem Zug zeichnen
help-count = wie viele Partien (üblich: 10000)
help-seat-count = wie viele Spieler
help-threads = wie viele Threads (üblich: einer je Kern)
help-robots = die Roboter: random, greedy, uct:1000, mcts:1000 oder mcts:0.5s (Simulationen oder Sekunden je Zug), alphabeta:4, apprenti, marchand, vizir, calife, calife:0.5s
help-table = wie viele zugleich spielen; gibt es mehr Roboter, so werden alle möglichen Tische gespielt
help-meetings = wie viele Partien je Tisch (üblich: 100), aufgerundet, damit jeder auf jedem Platz sitzt
help-processes = wie viele Prozesse (üblich: einer je Kern)
help-on = einen Ray-Cluster arbeiten lassen: ray://rechner:port, oder ray, um hier einen zu starten
help-on-too = einen Ray-Cluster (ray://rechner:port, oder ray, um hier einen zu starten) oder eine GPU (gpu) arbeiten lassen
help-archive = jede Partie in diesem Ordner aufbewahren; derselbe Befehl macht dort weiter, wo er unterbrochen wurde
help-agents = der Roboter auf allen Plätzen, oder einer je Platz (üblich: mcts:100; in Echtzeit vizir)
help-watched = wie viele Partien genau betrachtet werden (üblich: 100)
help-compare = ein zweiter Spielplan oder eine .toml-Datei, zum Vergleich daneben; oder eine Option, NAME=WERT
help-generations = wie oft gespielt, gelernt und verglichen wird (üblich: 6)
help-generation-games = wie viele Partien jedes Mal (üblich: 20000)
help-nodes = wie viele Stellungen eine Suche sieht (üblich: 2000)
help-against = Gewichte, die zu schlagen gelernt wird, statt gegen sich selbst zu spielen
help-training = wo alles aufbewahrt wird (üblich: SPIEL.training); derselbe Befehl macht dort weiter, wo er unterbrochen wurde
help-machine-folder = wohin seine Dateien geschrieben werden
help-watched-folder = wo die Partien aufbewahrt werden (üblich: neben der Seite); derselbe Befehl macht dort weiter, wo er unterbrochen wurde
help-exploited = der Roboter, dem so gut wie möglich geantwortet wird
help-position = von dieser Stellung ausgehen, nicht vom Anfang
help-tree = bis zu wie vielen Knoten alles gesehen wird (sonst 200000); darüber wird er herausgefordert
help-samples = aus wie vielen Antworten des Roboters seine Wahrscheinlichkeiten gezählt werden (sonst 64)
help-challengers = wer den Roboter herausfordert (sonst eine lokale beste Antwort und mcts:1000)
help-challenge = wie viele Partien je Herausforderung, wenn der Baum zu groß ist (sonst 200)
help-count-100 = wie viele Partien (sonst 100)
help-judge = Simulationen, um einen Zug zu beurteilen (sonst 1500); 0: ohne Urteil
help-corpus = der Ordner, der geschrieben wird; derselbe Befehl macht weiter, wo er aufhörte
help-page = die Seite, die geschrieben wird (üblich: SPIEL.html)
help-markdown = die Tabellen als Markdown schreiben
help-json = die Zahlen als JSON schreiben
help-new-name = sein Name: Kleinbuchstaben, Ziffern, Bindestriche
help-new-folder = wohin es geschrieben wird (üblich: sesame-NAME)

## Ein falsch geschriebener Befehl

bad-argument = Argument { $name }: { $reason }
no-such-choice = { $got }? Zur Wahl stehen: { $known }
not-an-int = { $got } ist keine ganze Zahl
one-value-needed = ein Wert wird gebraucht
one-or-more-values-needed = mindestens ein Wert wird gebraucht
one-or-no-value-needed = höchstens ein Wert wird gebraucht
values-needed = { $count } Werte werden gebraucht
takes-no-value = nimmt keinen Wert (erhalten: { $got })
not-with = verträgt sich nicht mit { $other }
unknown-arguments = unbekanntes Argument: { $got }
arguments-missing = es fehlt: { $names }
one-of-needed = eines davon wird gebraucht: { $names }
ambiguous-option = { $got }? Zur Wahl stehen: { $known }

## Was Befehle ablehnen

not-whole = { $got } ist keine ganze Zahl
out-of-range = { $got } liegt nicht zwischen { $least } und { $most }
not-a-pair = --option: { $got }; schreiben Sie Name=Wert
not-a-player = --seats: { $got }; schreiben Sie mensch, lehrling, händler, wesir, kalif oder zufall
seats-differ = --seats: { $given } Spieler, aber die gespeicherte Partie hat { $count }
no-such-table = --seats: { $count } am Tisch, aber { $game } spielt man zu { $seats }; --table N lässt alle Tische von N Robotern spielen
loaded-has-it = { $name } verträgt sich nicht mit --load: die gespeicherte Partie legt es fest
loaded-is = { $path } ist eine Partie { $game }
not-a-record = diese Datei gibt es schon, und sie ist keine Partie; wählen Sie einen anderen Namen
not-a-report = diese Datei gibt es schon, und sie ist kein Bericht; wählen Sie einen anderen Namen
nothing-to-train = kein Netz beurteilt dieses Spiel; zur Wahl stehen: { $games }
machine-no-linker = der Linker fehlt: pip install ziglang
bad-game-name = { $name } ist kein Name eines Spiels: Kleinbuchstaben, Ziffern und Bindestriche
game-exists = ein Spiel { $name } gibt es schon
folder-exists = { $folder }: gibt es schon
site-nowhere = Hinter dieser Tür ist nichts.
site-nowhere-why = Die Adresse ist vielleicht unvollständig, oder was hier war, wurde weggeräumt.
site-nowhere-home = Zurück zum Regal
site-no-page = die Seite ist nicht gebaut; in einem Klon: make page
site-not-empty = { $folder } ist nicht leer und ist kein Haus; wählen Sie einen anderen Ordner
site-no-linker = hier kann nichts diese Spiele für einen Browser vorbereiten: { $games }; versuchen Sie: pip install ziglang

## Das Haus

serving = Das Haus ist offen: { $address }
scan = Richten Sie ein Telefon im selben Netz auf dieses Quadrat.
how-to-stop = Strg-C zum Schließen.
stopped = Das Haus ist geschlossen; nichts ist verloren.
site-written = Haus geschrieben: { $folder }, { $files } Dateien, { $size } MB. Jeder Anbieter kann es ausliefern, unter jedem Pfad.
site-try = Zum Ausprobieren: python -m http.server --directory { $folder }
first-time-serving = Erstes Öffnen: die Regeln werden im Hintergrund übersetzt, etwa eine Minute lang. { $first } ist zuerst bereit.

## Was man schreiben kann: Spieler und Befehle, mehrere Wörter mit Leerzeichen dazwischen

name-human = mensch
name-random = zufall
name-apprenti = lehrling
name-marchand = händler haendler
name-vizir = wesir
name-calife = kalif
order-help = hilfe
order-moves = züge zuege
order-hint = tipp
order-undo = zurück zurueck
order-save = speichern
order-quit = ende

## Eine Partie

first-time = Beim ersten Mal werden die Regeln vorbereitet: ein paar Sekunden.
opening = { $game } – { $players }. „?“ für Hilfe.
resumed = Weiter ab Zug { $number }.
seat-is = { $seat }: { $player }
player =
    { $player ->
        [human] Sie
        [random] der Zufall
        [apprenti] ein Lehrling
        [marchand] ein Händler
        [vizir] ein Wesir
        [calife] ein Kalif
       *[other] { $player }
    }
chance-asked = Der Zufall: schreiben Sie, was gefallen ist.
forced = Nur ein Zug ist möglich; er ist gespielt.
hand-over = Geben Sie die Tastatur an { $seat }, dann Eingabetaste.
nothing-typed = Schreiben Sie einen Zug, oder „?“ für Hilfe.
not-played = Nicht gespielt, Sie sind nicht mehr am Zug: { $rest }
may-wait = Eingabetaste: warten, bis die anderen handeln.
taken-back = Zug zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
save-where = In welche Datei? Schreiben Sie: speichern DATEI
saved = Partie gespeichert in { $path }.
what-next = Noch einmal ansehen: sesame replay { $path } – prüfen: sesame verify { $path }
go-on = Fortsetzen: sesame play --load { $path }
goodbye = Bis bald.
winners = Gewonnen: { $names }. Punkte: { $scores }.
no-winner = Niemand gewinnt. Punkte: { $scores }.
keep-it = Um die Partie zu behalten, schreiben Sie: speichern DATEI. Eingabetaste zum Verlassen.
keep-next-time = Um eine Partie zu behalten: sesame play --save DATEI
after-the-end = Die Partie ist zu Ende: speichern DATEI, zurück, oder Eingabetaste zum Verlassen.

## In Echtzeit

live-pause-soon = (Pause nach diesem Wurf)
live-orders = Hier: zurück (der letzte Wurf), speichern DATEI, ende; Eingabetaste, um fortzufahren.
live-whose-card = Wenn niemand sonst hinsieht: die Taste dessen, der seine Karte noch einmal sehen will; eine andere: zurück.

## Hilfe während der Partie

how-to = Schreiben Sie einen Zug wie in diesen Beispielen, oder mehrere hintereinander, wenn es alles Ihre sind:
thinking = Zwei Sekunden Bedenkzeit…
moves = Mögliche Züge: { $count }
orders =
    Und außerdem:
      ?                diese Hilfe (oder: hilfe)
      züge             alle möglichen Züge
      tipp             was ein Roboter spielen würde, und warum
      zurück           Ihren letzten Zug zurücknehmen
      speichern DATEI  die Partie behalten
      ende             hier aufhören

## Tabellen

seats-column = Spieler
boards-column = Spielpläne
usual-star = *: üblich
simulated = { $game }, { $seats } Spieler, nach dem Zufall
count-row = Partien
decisions-row = Züge
decision-speed-row = Züge je Sekunde
game-speed-row = Partien je Sekunde
length-row = Züge je Partie
spread = von { $least } bis { $most }
choices-row = Möglichkeiten je Zug
wins-row = { $seat } gewinnt
interval = zu 95 %: { $low } bis { $high }
draws-row = niemand gewinnt

## Roboter gegeneinander

arena-title = { $game }, { $seats } Spieler{ $options }: { $games } von { $planned } Partien
arena-columns = Roboter|Partien|Punkte|zu 95 %|Wertung|zu 95 %
from-to = { $low } bis { $high }
points-note = Punkte: 1 für einen Sieg, zu gleichen Teilen, wenn er geteilt wird oder niemand gewinnt; unter Gleichen { $fair }.
rating-note-random = Wertung: 0 für random, 400 mehr heißt zehn zu eins.
rating-note-mean = Wertung: 0 im Mittel, 400 mehr heißt zehn zu eins.
extreme-note = Alles gewonnen oder alles verloren: { $names }; nur ein gedachtes Unentschieden begrenzt die Wertung.
seat-columns = Platz|Punkte|zu 95 %
lengths-note = Entscheidungen je Partie: { $mean } im Mittel, von { $least } bis { $most }.
duel-note = Die Zeile gegen die Spalte: Anteil an den Punkten, die die beiden bei ihren Begegnungen holten; fett: ein Unterschied, der zu 95 % sicher ist.
none-finished = Keine Partie ist zu Ende.
arena-goes-on = Zum Fortsetzen derselbe Befehl: fertige Partien liegen in { $folder }.
exploit-columns = Platz|sein Wert|beste Antwort|Unterschied
exploit-note = { $nodes } Knoten, alle gesehen. Unterschiede zusammen: { $conv }; je Platz: { $each } (0: niemand kann etwas holen).
challenge-columns = Herausforderer|Partien|Punkte|zu 95 %
challenge-note = Der Baum hat mehr als { $most } Knoten: so viel ist dem Roboter mindestens abzunehmen. Unter Gleichen: { $fair }; fett: mehr, und zu 95 % sicher.
corpus-written = Korpus geschrieben: { $path }, { $games } Partien, { $decisions } Züge. Die Partien sind in { $folder }.
corpus-goes-on = Unterbrochen. Um fortzufahren, derselbe Befehl: fertige Partien sind in { $folder }.

## Berichte, Training, neue Spiele

report-written = Seite geschrieben: { $path }. Die Partien liegen in { $folder }.
report-goes-on = Unterbrochen. Zum Fortsetzen derselbe Befehl: fertige Partien liegen in { $folder }.
generation = Generation { $number }: { $tables } Stellungen, Fehler { $loss }, { $share } gegen die vorige ({ $low } bis { $high }), { $seconds } s
trained = Gewichte geschrieben: { $weights }. Seite: { $page }
machine-written = Geschrieben: { $files } ({ $size } kB).
training-goes-on = Unterbrochen. Zum Fortsetzen derselbe Befehl: der Rest liegt in { $folder }.
new-game =
    Paket geschrieben: { $folder }. Es ist das Spiel Nim, zum Ändern. Zum Ausprobieren:
      pip install -e '{ $folder }[test]'
      sesame play { $name }
      pytest { $folder }

## Gespeicherte Partien

told-title = { $game } – { $players }
not-over = Die Partie ist nicht zu Ende. { $prompt }
holds = OK: { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    } und { $chances } { $chances ->
        [one] Zufallsergebnis
       *[other] Zufallsergebnisse
    } geprüft.
commitment = Siegel des Startwerts: { $commitment }
part-added = { $seat } hat den Zufall mitgemischt: Was vor dem ersten Zug versiegelt war, ist auch gezeigt worden.
part-missing = { $seat } hatte einen Teil des Zufalls versiegelt und dann nicht gezeigt: Er zählte nicht.
promise-mixed = Der Zufall ist aus dem Startwert und diesen Teilen gemischt: Niemand von ihnen konnte ihn allein bestimmen oder vorhersehen, auch das Haus nicht.
promise-house = Der Zufall kommt allein aus dem Startwert des Hauses: Nach dem Siegel konnte es ihn nicht mehr ändern, aber es kannte ihn.
as-seen = Alles ist, wie es vor dem Ende zu sehen war.
how-many-hold = { $held } von { $count } stimmen.
no-seed = Der Zufall wurde von Hand gespielt: es gibt keinen Startwert zu prüfen.

## Was der Doktor sagt

doctor-well = Alles, was gebraucht wird, ist da.
doctor-ill = Etwas fehlt: siehe die ✗.
doctor-other-python = Nehmen Sie Python 3.11 bis 3.14.
doctor-no-package = das Paket { $name } fehlt
doctor-install-again = pip install --force-reinstall sesame-games
doctor-warm-cache = übersetzter Code: { $folder }
doctor-cold-cache = in { $folder } ist noch nichts übersetzt: das erste Öffnen erledigt es
doctor-no-cache = der Ordner für übersetzten Code lässt sich nicht beschreiben: alles wird jedes Mal neu übersetzt
doctor-choose-cache = Nennen Sie einen eigenen Ordner: export SESAME_CACHE=/ein/ordner
doctor-page = die Seite ist da
doctor-no-page = die Seite ist nicht gebaut
doctor-build-page = In einem Klon: make page; sonst das Paket neu installieren.
doctor-database = die Datenbank antwortet
doctor-no-database = die Datenbank antwortet nicht: { $reason }
doctor-other-database = Berichtigen oder ändern Sie --database: sqlite:///Datei oder postgresql://benutzer@rechner/name
doctor-port = { $place } ist frei
doctor-no-port = { $place } ist nicht frei: { $reason }
doctor-other-port = Beenden Sie, was ihn belegt, oder wählen Sie --port; ohne --port wird der nächste genommen.
doctor-open-files = { $count } offene Dateien erlaubt
doctor-unknown-files = Zahl der erlaubten offenen Dateien: unbekannt
doctor-more-files = Das ist wenig für Tausende Spieler: ulimit -n 65536, oder LimitNOFILE= in systemd.
doctor-lines = dieses System sagt, wie lang Leitungen sind; hinter einem Proxy muss es der Proxy tun
doctor-let-proxy-tell = Der Proxy muss X-Line-RTT senden; mit nginx: proxy_set_header X-Line-RTT $tcpinfo_rtt;
doctor-extra = { $name }: { doctor-extra-use }
doctor-no-extra = ohne { $name }: { doctor-extra-use }
doctor-browser = Browser für die Tests: { $path }
doctor-no-browser = kein Chromium für die Tests: make test bringt eines mit
doctor-extra-use =
    { $name ->
        [cluster] Simulationen, Turniere und Berichte auf mehreren Rechnern
        [dice] wirklich geworfene Würfel
        [gpu] dieselben Regeln auf einer CUDA-GPU
        [postgres] mehrere Prozesse auf einer PostgreSQL-Datenbank
       *[research] PettingZoo, Gymnasium und OpenSpiel
    }

## Vor dem Öffnen

check-well = Das Haus kann öffnen.
check-ill = So kann das Haus nicht öffnen: siehe die ✗.
check-configuration = was verlangt wird, passt zusammen
check-bad-proxy = --proxy: { $place } ist weder eine Adresse noch ein Netz
check-bad-name = --names: { $name } ist kein Name eines Rechners
check-say-otherwise = Berichtigen Sie die Befehlszeile: sesame serve --help
check-new-house = ein neues Haus: die Datenbank wird angelegt
check-older = die Datenbank wird von Version { $version } auf { $known } gebracht: machen Sie vorher eine Kopie
check-newer = die Datenbank hat Version { $version }, dieses Sésame kennt nur bis { $known }
check-upgrade = Installieren Sie ein neueres Sésame, oder spielen Sie die Kopie von vorher ein.
check-clock = die Uhr: { $now }
check-clock-behind = die Uhr geht nach: { $now }, dabei schrieb das Haus noch um { $last }
check-set-clock = Stellen Sie die Uhr des Rechners, etwa mit timedatectl set-ntp true.
check-folder = { $folder } lässt sich beschreiben, { $free } MB frei
check-no-folder = { $folder } lässt sich nicht beschreiben
check-give-folder = Geben Sie ihn dem Benutzer, der das Haus öffnet: chown
check-disk-full = in { $folder } sind nur noch { $free } MB frei
check-make-room = Schaffen Sie Platz: eine Partie braucht wenig, eine neue Fassung eine ganze Kopie.
check-open-folder = jeder auf diesem Rechner kann in { $folder } schreiben
check-close-folder = chmod o-w, oder ein eigener Ordner: der Schlüssel der Sitzungen liegt darin.
check-kernels = die Regeln sind übersetzt
check-no-kernels = die Regeln sind noch zu übersetzen: das erste Öffnen erledigt es
