# What the house says in German; a game's own words are in its folder.

## Überall

house = Sésame
colon = { $what }: { $which }
before-colon = { $what }:
home = Startseite
rules = Regeln
replay = Noch einmal ansehen
yes = Ja
no = Nein
close = Schließen
menu = Mehr
day = Tag
night = Nacht
light = Licht
light-system = Wie das Gerät
volume = Lautstärke
sound = Töne
full-screen = Vollbild
opening = Die Schachtel wird geöffnet…
offline = Der Server antwortet nicht. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.
try-again = Noch einmal versuchen

## Eine Adresse, die es nicht gibt

nowhere = Hinter dieser Tür ist nichts.
nowhere-why = Die Adresse ist vielleicht unvollständig, oder was hier war, wurde weggeräumt.
nowhere-home = Zurück zum Regal

## Roboter

robot = Roboter
level = Spielstärke
level-apprenti = Lehrling
level-marchand = Händler
level-vizir = Wesir
level-calife = Kalif
robots-of-level =
    { $level ->
        [apprenti] Lehrlings-Roboter
        [marchand] Händler-Roboter
        [vizir] Wesir-Roboter
       *[calife] Kalifen-Roboter
    }
robots-counted = { $count } { robots-of-level }

## Die Startseite

promise = Fünf verschollene Schatzspiele, sofort zu spielen.
play = Spielen
with-friends = Mit Freunden
on-this-sofa = Auf diesem Sofa
players = { $count } Spieler
players-between = { $from } bis { $to } Spieler
minutes = { $count } Min.
settings = Einstellungen
how-many = Zu wievielt?
listed = Mit Freunden: ein Tisch, den alle sehen
go-on-with = Weiter: { $game }
open-tables = Offene Tische
no-tables = Im Augenblick keine. Laden Sie Freunde ein, und zeigen Sie Ihren Tisch allen.
more-tables = Weitere Tische
my-games = Meine Partien
no-games = Ihre Partien erscheinen hier.
all-tables = Alle { $count }
status-open = wartet auf Mitspieler
seats-free =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }
status-playing = läuft
status-over = beendet

## Ohne Server

no-server = Dieses Haus hat keinen Server.
no-server-friends = Dieses Haus hat keinen Server: Hier spielt man gegen Roboter oder zusammen an einem Bildschirm.
no-server-how = Damit jeder bei sich spielen kann, öffnet einer von Ihnen auf seinem Rechner ein Haus mit Server und schickt den Link seines Tisches. Man braucht Python, dann:
no-server-now = Der Server antwortet nicht: Ohne ihn gibt es keine Tische mit Freunden. Gegen Roboter oder auf diesem Sofa geht es trotzdem.
games-stay-here = Ihre Partien bleiben in diesem Browser und nirgends sonst.
throw-away = Wegwerfen
throw-away-sure = Diese Partie wegwerfen?

## Ohne Netz

keeping = Das Haus wird für das Spielen ohne Netz eingeräumt: { $percent } %
kept = Bereit zum Spielen ohne Netz
keep = Das Haus hier behalten, um ohne Netz zu spielen
keeping-stopped = Zum Spielen ohne Netz fehlt noch etwas.
new-version = Eine neue Version wartet auf das Ende Ihrer Partie.
new-version-take = Jetzt übernehmen

## Teilen

share = Teilen
share-deal = Dieselbe Partie für Freunde
share-deal-why = Dieselben Einstellungen, Roboter und Zufälle. Der Zufall der Partie steht im Link.
share-square = QR-Code
share-square-how = Richten Sie die Kamera eines Telefons auf dieses Quadrat: Es öffnet den Link.
share-square-too-long = Diese Partie ist zu lang für ein Quadrat. Schicken Sie stattdessen ihren Link.
shared-opening = Die Partie wird entfaltet …
shared-cannot = Dieser Link lässt sich nicht öffnen.
shared-broken = Dem Link fehlen Zeichen, oder einige haben sich unterwegs geändert. Bitten Sie noch einmal um den ganzen.
shared-newer = Er stammt aus einer neueren Version oder aus einem Haus mit anderen Spielen.
shared-too-long = Er ist zu lang für den einer Partie.
deal-title = { $game }: dieselbe Partie
deal-why = Man schickt Ihnen eine Partie, damit auch Sie sie spielen: dieselben Einstellungen, Roboter und Zufälle.
deal-known = Der Zufall steht im Link: Wer ihn lesen kann, kennt ihn im Voraus.
deal-play = Diese Partie spielen

## Wer man ist

yourself = Sie
your-name = Ihr Name
    .tu = Dein Name
another-face = Ein anderes Gesicht
other-device = Auch auf einem anderen Gerät spielen
code-here = Ein Code, zehn Minuten lang und nur einmal gültig, zur Eingabe auf dem anderen Gerät.
code-make = Code anfordern
code-there = Code von einem anderen Gerät
code-use = Einlösen
open-record = Gespeicherte Partie öffnen…

## Vor dem ersten Zug

waiting-room = Der Warteraum
agreed = Was vereinbart ist
agreed-by-host = Der Gastgeber kann das noch ändern; alle sehen es sofort.
clock = Zeit
clock-none = ohne Grenze
clock-minutes =
    { $count ->
        [one] { $count } Minute für jeden
       *[other] { $count } Minuten für jeden
    }
clock-days =
    { $count ->
        [one] { $count } Tag pro Zug
       *[other] { $count } Tage pro Zug
    }
hints-allowed = Tipps
undo-allowed = Züge zurücknehmen
pace = Tempo der Roboter
pace-quick = flink
pace-usual = ruhig
pace-slow = bedächtig
listed-here = Für alle im Haus sichtbar
send-link = Link senden
one-more = Noch jemand hier
move-here = Hierher wechseln
ask-to-leave = Platz freigeben
move-up = Einen Platz nach oben
place-for-robot = Roboter
who-plays = Wer spielt hier?
seat-of = { $seat }: { $what }
discard = Partie verwerfen
discard-sure = Diese Partie verwerfen? Sie ist dann weder gewonnen noch verloren.
discard-sure-asking = Vorschlagen, diese Partie zu verwerfen? Die anderen müssen zustimmen.
invite = Schicken Sie diesen Link, oder lassen Sie das Quadrat scannen.
    .tu = Schick diesen Link, oder lass das Quadrat scannen.
copy-link = Link kopieren
copied = Kopiert
square = Quadrat zum Scannen mit dem Telefon
free-seat = Freier Platz
kept-for = freigehalten für { $name }
sit = Hier Platz nehmen
stand = Aufstehen
give-away = Platz freigeben
put-robot = Einen Roboter setzen
start = Beginnen
seats-left =
    { $count ->
        [one] Ein Platz ist noch frei: für jemanden, oder für einen Roboter.
       *[other] { $count } Plätze sind noch frei: für jemanden, oder für einen Roboter.
    }
still-to-come =
    { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count } Personen.
    }
choose-a-seat = Wählen Sie einen freien Platz.
    .tu = Wähle einen freien Platz.
all-taken = Alle Plätze sind besetzt; Sie können zusehen.
    .tu = Alle Plätze sind besetzt; du kannst zusehen.
all-here = Alle sind da: Der Gastgeber beginnt.

## Der Tisch

table = Tisch
seats = Rund um den Tisch
beside = Verlauf und Gespräch
turn = Zu tun
connecting = Verbinden…
lost = Verbindung verloren, wir versuchen es wieder…
gone = Diesen Tisch gibt es nicht, oder nicht mehr.
gone-why = Vielleicht ist der Link unvollständig, oder der Tisch wurde weggeräumt.
older = Sésame hat sich geändert, seit diese Seite geöffnet wurde.
reload = Seite neu laden
drawing = Der Tisch, aus Buchstaben gezeichnet
in-letters = Was leuchtet, ist wählbar; die Pfeiltasten führen von Feld zu Feld.

## Am Tisch

you = Sie
    .tu = du
away = abwesend
resigned = hat aufgegeben
flagged = Zeit abgelaufen
inhuman = reagiert schneller oder gleichmäßiger als eine Hand
robot-plays = ein Roboter spielt
retake = Meinen Platz wieder einnehmen
points = Punkte
days-left = { $count } T
watching = { $count } Zuschauer

## Spielen

your-turn-to = Sie sind am Zug:
    .tu = Du bist am Zug:
sent = Gesendet…
telling = Die Szene läuft. Eine Taste oder ein Klick überspringt sie.
spectating = Sie schauen zu.
    .tu = Du schaust zu.
waiting-for = Wir warten auf { $names }.
waited = Seit { $count } s.
pass-device = Geben Sie das Gerät an { $name } weiter.
    .tu = Gib das Gerät an { $name } weiter.
i-am = Ich bin { $name }
choices = Zur Wahl
filter = Filtern
step-back = Zurück
hint = Tipp
advising = Wir überlegen…
meanwhile = Während Sie warteten
    .tu = Während du gewartet hast
before = Was davor geschah
after = Was danach geschah
hint-first = Der Tipp
hint-other = Andere Idee
hint-best = am besten
hint-behind = −{ $percent } %
hint-alike = ebenso gut
hint-wins = gewinnt
hint-loses = verliert
hint-glance = Nach einem Blick beurteilt.
hint-imagined =
    { $count ->
        [one] Nach { $count } gedachten Fortsetzung beurteilt.
       *[other] Nach { $count } gedachten Fortsetzungen beurteilt.
    }
undo = Zurücknehmen
undo-asked-by = { $name } möchte einen Zug zurücknehmen.
undo-asked = Sie bitten darum, Ihren Zug zurückzunehmen. Wir warten auf { $names }.
    .tu = Du bittest darum, deinen Zug zurückzunehmen. Wir warten auf { $names }.
undo-refused = Ihr Zug bleibt gespielt: Die Rücknahme wurde abgelehnt.
    .tu = Dein Zug bleibt gespielt: Die Rücknahme wurde abgelehnt.
agree = Einverstanden
refuse = Nein, danke
pause = Pause
pausing = Pause gewünscht: erst noch dieser Wurf.
paused = Die Partie ist unterbrochen.
resume = Weiterspielen
# Real time: before the first throw and after a pause
practice-first = Erst ein Probewurf: Noch zählt nichts.
ready-asked = Bereit? Es wird geworfen, wenn alle es gesagt haben.
ready-said = Bereit!
ready-said-by = Bereit: { $name }
resign = Aufgeben
resign-sure = Wirklich aufgeben?

## Was am Tisch geschieht

herald-sat = { $name } setzt sich.
herald-stood = { $name } steht auf.
herald-unseated = Der Gastgeber hat Ihren Platz freigegeben.
    .tu = Der Gastgeber hat deinen Platz freigegeben.
herald-swapped = Plätze wurden getauscht.
herald-changed = Der Gastgeber hat die Einstellungen geändert.
herald-resigned = { $name } gibt auf: Ein Roboter spielt weiter.
herald-flagged = { $name } hat keine Zeit mehr: Ein Roboter spielt weiter.
herald-replaced = Ein Roboter spielt für { $name }.
herald-retaken = { $name } spielt wieder selbst.
away-clock = { $names }: Verbindung unterbrochen, die Uhr läuft.
away-waits = { $names }: Verbindung unterbrochen, wir warten.
away-several = { $names }: Verbindungen unterbrochen.
away-robot = In { $seconds } s darf ein Roboter spielen.
replace-for = Ein Roboter für { $name }
you-resigned = Sie haben aufgegeben: Ein Roboter spielt für Sie. Sie können zuschauen oder gehen.
    .tu = Du hast aufgegeben: Ein Roboter spielt für dich. Du kannst zuschauen oder gehen.
leave = Tisch verlassen
wants-rematch = { $name } möchte noch einmal spielen.
asks-discard = { $name } schlägt vor, die Partie zu verwerfen: weder gewonnen noch verloren.
discard-asked = Sie schlagen vor, die Partie zu verwerfen. Wir warten auf { $names }.
    .tu = Du schlägst vor, die Partie zu verwerfen. Wir warten auf { $names }.
discard-refused = Die Partie geht weiter: Ihr Vorschlag wurde abgelehnt.
    .tu = Die Partie geht weiter: Dein Vorschlag wurde abgelehnt.
confirm = Bestätigen
confirm-ask = Bestätigen Sie:
    .tu = Bestätige:
confirm-moves = Jeden Zug bestätigen
chat-unread =
    { $count ->
        [one] { $count } neue Zeile
       *[other] { $count } neue Zeilen
    }

## Verlauf und Gespräch

story = Verlauf
laid-out = Der Aufbau ({ $count } Zeilen)
nothing-yet = Noch nichts.
chat = Gespräch
chat-older = Früher Gesagtes
chat-say = Etwas sagen
chat-send = Sagen
mute = Nicht mehr hören

## Die Hände, in Echtzeit

hands = Die Hände
an-object = ein Gegenstand
milliseconds = { $count } ms
hand-took = genommen
hand-too-early = zu früh
hand-stayed = Hand zurückgehalten
hand-busy = Hand nicht frei
hand-second = einen Moment zu spät
hands-full = Hände voll
measured-own-clock = nach eigener Uhr
measured-corrected = nach eigener Uhr, berichtigt
measured-by-server = vom Server
measured-on-arrival = bei der Ankunft

## Das Ende

you-win = Sie gewinnen
    .tu = Du gewinnst
wins = Sieg: { $names }
nobody-wins = Niemand gewinnt.
rematch = Noch eine Partie
rematch-accept = Noch eine Partie annehmen
rematch-go = Zum neuen Tisch
rematch-invited = Die anderen warten auf eine neue Partie: Ihr Platz ist frei gehalten.
    .tu = Die anderen warten auf eine neue Partie: dein Platz ist frei gehalten.
rematch-inviting = Ein neuer Tisch öffnet sich, und die anderen sind eingeladen.
ending-points = Die Punkte, Zeile für Zeile
turning = Der Wendepunkt
turning-find = Den Wendepunkt suchen
turning-thinking = Die Roboter gehen die Partie durch: { $done } von { $total }
turning-lost = { $name } verliert dort { $percent } % der Chancen.
turning-leads = { $name } geht dort in Führung und bleibt vorn.
turning-even = Es gab keinen: Die Partie blieb bis zum Schluss offen.
turning-see = Diesen Augenblick ansehen
record = Partie herunterladen
chance-check = Zufall prüfen
chance-checking = Alles wird wiederholt: jeder Zug, jede Ziehung…
verified = Zufall geprüft: Alles ist wahr.
chance-false = Der Zufall ist nicht, was versprochen war:
chance-all-checked = { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    } nach den Regeln nachgespielt, { $chances } { $chances ->
        [one] Ziehung
       *[other] Ziehungen
    } wiederholt; nichts widerspricht dem, was dieses Gerät gesehen hatte.
chance-mixing = Die Geräte mischen den Zufall…
chance-mine = Ihr Gerät mischt den Zufall mit: Niemand kann ihn aussuchen oder erraten, auch das Haus nicht.
    .tu = Dein Gerät mischt den Zufall mit: Niemand kann ihn aussuchen oder erraten, auch das Haus nicht.
chance-others = Den Zufall mischen mit: { $names }. Das Haus allein kann ihn weder aussuchen noch erraten; dieses Gerät trägt nichts bei.
chance-house = Das Haus hat den Zufall vor dem Anfang weggeschlossen: Ändern kann es ihn nicht mehr, aber es könnte hineinschauen.
chance-here = Dieses Gerät hat den Zufall vor dem Anfang weggeschlossen: Er ändert sich nicht mehr, und niemand kennt ihn.
chance-missing = Versiegelt, nie gezeigt und darum weggelassen: { $names }. Wer den Schlüssel des Hauses kennt, konnte so zwischen zwei Zufällen wählen.
commitment = Festlegung, vor dem ersten Zug gezeigt
seed = Startwert, am Ende enthüllt
verified-how = Ihr Gerät spielt die Partie nach eigenen Regeln nach. „sesame verify“ tut dasselbe mit der heruntergeladenen Partie.
    .tu = Dein Gerät spielt die Partie nach eigenen Regeln nach. „sesame verify“ tut dasselbe mit der heruntergeladenen Partie.

## Eine Partie noch einmal ansehen

replay-title = { $game }: die Partie
replay-opening = Die Partie wird wieder aufgebaut…
replay-cannot = Diese Partie kann nicht angesehen werden.
replay-to-table = Zurück zum Tisch
replay-controls = Vor und zurück
replay-first = Zum Anfang
replay-previous = Ein Schritt zurück
replay-next = Ein Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-step = Schritt
replay-step-number = Schritt { $step }
replay-step-of = Schritt { $step } von { $steps }
replay-slow = Zeitlupe
replay-keys = Pfeile: ein Schritt. Pos1 und Ende: an die Enden. Leertaste: abspielen.
replay-seen-by = Gesehen von
replay-everybody = Zuschauer
replay-story = Verlauf
replay-start = Der Tisch ist gedeckt.
replay-record = Herunterladen
replay-link = Link kopieren
replay-copied = Link kopiert

## Was wäre, wenn

branch = Von hier aus spielen
branch-why = Ein neuer Tisch beginnt mit dieser Stellung, gegen Roboter.
branch-seat = Ihr Platz
    .tu = Dein Platz
branch-robots = Roboter
branch-open = Tisch eröffnen
branch-over = Hier ist die Partie zu Ende: Gehen Sie erst zurück.
    .tu = Hier ist die Partie zu Ende: Geh erst zurück.

## Die Analyse

analysis = Analyse
analyse = Partie analysieren
analyse-why = Die Roboter gehen jede Entscheidung durch, mit dem, was der Spieler damals wusste.
analysis-thinking = Die Roboter überlegen: { $done } von { $total }
analysis-curve = Die Aussichten aller im Lauf der Partie
analysis-winning = gewinnt
analysis-losing = verliert
analysis-moments = Entscheidende Augenblicke
analysis-no-moments = Kein Fehltritt: Nichts hat viel gekostet.
analysis-played = Gespielt
analysis-better = Besser
analysis-cost = −{ $percent } % der Aussichten

## Die Führung der ersten Partie

tour = Erste Partie
tour-sentence = Dieser Satz sagt immer, wer spielt und was zu tun ist.
tour-choose = Was leuchtet, ist wählbar: ein Klick, ein Finger, oder Tab und Eingabe. Esc führt zurück. Versuchen Sie es.
    .tu = Was leuchtet, ist wählbar: ein Klick, ein Finger, oder Tab und Eingabe. Esc führt zurück. Versuch es.
tour-hint = Unschlüssig? Der Tipp sagt, was ein starker Roboter täte, und warum.
tour-rules = Alle Regeln stehen hinter diesem Zeichen.
tour-next = Weiter
tour-done = Verstanden
tour-skip = Führung überspringen

## Sie und Ihre Daten: die Geräte

me-link = Geräte, Programme und Daten
me-title = Sie und Ihre Daten
me-devices = Wo man Sie kennt
me-devices-why = Jeder Browser, mit dem Sie hereingekommen sind. Sein Schlüssel wird täglich erneuert und erlischt nach einem Jahr ohne Besuch.
me-unnamed = Ein Gerät, das seinen Namen nicht gesagt hat
me-before = Geräte aus der Zeit vor der Aktualisierung
me-this-one = dieses hier
me-used = zuletzt am { $date }
me-never-used = nie benutzt
me-end = Beenden
me-end-named = Beenden: { $name }
me-end-others = Alle anderen beenden

## Die Programme

me-programs = Ihre Programme
me-programs-why = Ein Token lässt ein Programm für Sie spielen, oder nur lesen. Es kann weder Ihren Namen ändern noch weitere Tokens machen noch Sie löschen.
me-no-programs = Keine Programme.
me-label = Name des Programms
me-may = Es darf
me-may-play = spielen und lesen
me-may-read = nur lesen
me-lasts = Gültig
me-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
me-forever = für immer, bis Sie es beenden
me-until = bis { $date }
me-make = Token machen
me-once = Kopieren Sie es jetzt: Wir behalten nur einen Fingerabdruck davon.

## Was aufbewahrt wird, und wie alles verschwindet

me-data = Was wir aufbewahren
me-no-account = Kein Konto, keine Adresse, kein Passwort, keine Besucherstatistik, keine Dritten.
me-kept-person = Eine ausgeloste Nummer, Ihren Namen, Ihr gezeichnetes Gesicht und den Tag Ihrer Ankunft.
me-kept-browsers = Zu jedem Browser: zwei Wörter über das Gerät („Firefox, Android“), seine Ankunft und seinen letzten Besuch, auf die Stunde genau.
me-kept-programs = Zu jedem Programm: seinen Namen, was es darf, ab wann und bis wann, und den Fingerabdruck seines Tokens. Von einem Gerätecode: den Fingerabdruck, zehn Minuten lang.
me-kept-tables = Ihre Tische: Ihre Plätze, Ihre Züge und deren Zeiten, was Sie gesagt haben, wen Sie nicht hören möchten, Spielpläne und Partien, die Sie mitgebracht haben.
me-kept-address = Die Adresse Ihrer Verbindung, nur im Arbeitsspeicher, solange Anfragen gezählt werden. Sésame schreibt sie nirgends auf.
me-how-long = Wer nie gespielt oder gesprochen hat, ist 30 Tage nach dem letzten Besuch vergessen. Die Tische bleiben, damit man sie wieder ansehen kann.
me-download = Alles herunterladen
me-erase = Alles löschen
me-erased = Sofort verschwinden, aus der Datenbank und von jedem Rechner, der diesem Haus dient: Ihre Nummer, Ihr Name und Ihr Gesicht, Ihre Browser, Programme und Codes, alles, was Sie gesagt haben, sitzend oder stehend, und die Partien, die Sie mitgebracht haben.
me-stays = Was bleibt, und was Ihnen niemand mehr zuordnen kann
me-stays-moves = Die Züge auf Ihren Plätzen und deren Zeiten, ohne die die anderen ihre Partie weder ansehen noch nachprüfen könnten. Ein Zeichen nimmt dort Ihren Platz ein, an jedem Tisch ein anderes.
me-stays-silence = Dass dort etwas Gesagtes gelöscht wurde, und wann; dass jemand das Zeichen stumm geschaltet hat.
me-stays-settings = Die Einstellungen und der Spielplan der Tische, die Sie eröffnet haben.
me-stays-others = Was andere selbst geschrieben haben: ihre Worte, die Partien, die sie heruntergeladen oder mitgebracht haben.
me-stays-backups = Die Sicherungskopien des Gastgebers dieses Hauses, bis er sie ersetzt.
me-sure = Für immer löschen? Das lässt sich nicht zurücknehmen.
me-sure-yes = Ja, alles löschen

## Die Regeln

rules-title = { $game }: die Regeln
rules-contents = Inhalt
rules-readings = Unsere Lesarten der Regel
rules-readings-why = Wo die Regel schweigt, haben wir so entschieden.
rules-rebuilt = Von uns neu gemacht
rules-rebuilt-why = Was wir nicht sehen konnten und neu gemacht haben.
rules-unwritten = Dieses Spiel kam ohne geschriebene Regeln; am Tisch sagt immer ein Satz, was zu tun ist.
rules-unknown = Dieses Spiel haben wir nicht.
rules-moment = Ein Augenblick der Partie, am echten Tisch
rules-whole = Die ganze Seite mit den Regeln
rules-example-show = Sehen, was geschieht
rules-example-again = Zurück
rules-ours = Die Worte und Zeichnungen dieser Seite sind unsere. Sésame ist mit den Autoren und Verlagen, denen wir danken, nicht verbunden.

## Die Lektion

lesson-title = { $game }: die Lektion
lesson-short = Lektion
lesson-learn = In 3 Minuten lernen
lesson-unwritten = Dieses Spiel hat keine Lektion; am Tisch sagt immer ein Satz, was zu tun ist.
lesson-step = Schritt { $at } von { $count }
lesson-next = Weiter
lesson-before = Ein Schritt zurück
lesson-show = Zeigen
lesson-wait = Nicht zugreifen
lesson-over = Das ist alles, was man für eine erste Partie braucht.
lesson-play = Eine erste Partie spielen
lesson-again = Lektion noch einmal
