# Was der Server sagt. Man siezt.

## Was ein Tisch ablehnt

no-such-table = Diesen Tisch gibt es nicht.
seat-not-yours = Das ist nicht Ihr Platz.
only-the-host = Das darf nur der Gastgeber des Tisches.
already-begun = Die Partie hat schon begonnen.
not-being-played = Die Partie ist nicht im Gang.
is-paused = Die Partie macht gerade Pause.
table-changed = Der Tisch hat sich inzwischen verändert.
table-closed = Dieser Tisch ist geschlossen: Eröffnen Sie einen anderen.
enough-said = An diesem Tisch wurde genug geredet: Mehr behält er nicht.
seat-kept = Dieser Platz wird für jemanden freigehalten.
not-over = Die Partie ist nicht zu Ende: Vorher wird nichts gezeigt.
not-from-the-middle = In Echtzeit geht es nicht mittendrin weiter.
not-studied = In Echtzeit gibt es nichts zu analysieren.
seat-taken = Dieser Platz ist besetzt.
robot-plays-already = Da spielt schon ein Roboter.
wait-for-them = Warten Sie noch { $seconds } s: Die Person kann zurückkommen.
nobody-plays-for-you = Niemand spielt für Sie.
robot-plays-for-you = Ein Roboter spielt für Sie: Nehmen Sie zuerst Ihren Platz wieder ein.
already-done = Das ist schon geschehen.
already-asked = Darum wurde schon gebeten.
is-not-paused = Die Partie macht keine Pause.
no-undo-here = Hier wird nichts zurückgenommen.
nothing-to-undo = Nichts zurückzunehmen: Der Zufall hat gesprochen, ein Geheimnis ist bekannt, oder es wurde noch nichts gespielt.
nobody-asks-you = Niemand fragt Sie etwas.
nothing-to-grab = Hier gibt es nichts zu greifen.
no-hints-here = Hier gibt es keine Tipps.
not-your-turn-here = Sie sind nicht am Zug.
not-yet = Noch nicht.
nothing-to-say = Nichts zu sagen?
that-is-you = Das sind Sie.
not-heard-here = Diese Person ist hier nicht zu hören.
no-part-wanted = Zum Zufall kommt jetzt nichts dazu.
other-than-sealed = Das ist nicht, was Ihr Gerät versiegelt hatte.
no-such-seat = Kein Platz { $seat }.
over-here = Hier ist die Partie zu Ende.
seats-still-free = Es sind noch Plätze frei.
too-many-chairs = { $chairs } Stühle für { $seats } Plätze
too-many-people =
    { $people ->
        [one] { $people } Person
       *[other] { $people } Personen
    } für { $seats } Plätze: geben Sie erst welche frei.
another-game = Ein Tisch ändert seine Einstellungen, nicht sein Spiel.
here-one-grabs = Hier wird gegriffen.
no-seat-of-that-number = Es gibt keinen Platz { $number }.
only-watching = Sie schauen nur zu.
position-guarded = Eine Partie ohne Tipps steht im Augenblick genau hier: Vor ihrem Ende denkt niemand für andere darüber nach.
no-such-step = Kein Schritt { $step }.
game-header-wanted = Die Kopfzeile Game fehlt.

## Wie eine Partie außerhalb der Regeln endet

left-unfinished = Partie abgebrochen: Niemand spielte mehr.
never-begun = Tisch geschlossen: Niemand wartete mehr.
thrown-away = Partie verworfen: weder gewonnen noch verloren.
out-of-time = Zeit abgelaufen: { $names }.
gave-up = Aufgegeben: { $names }.
stops-here = Hier bricht die Partie ab.

## Zu viel auf einmal

too-much-work = Das ist viel Arbeit auf einmal: Warten Sie einige Sekunden.
overloaded = Zu viele Anfragen zur selben Zeit: Kommen Sie gleich wieder.
robots-silent = Die Roboter antworten nicht: versuchen Sie es gleich noch einmal.
too-fast = Zu viele Anfragen auf einmal: Warten Sie { $seconds } s.
analyses-under-way = Ihre vorigen Analysen sind nicht fertig: Versuchen Sie es gleich noch einmal.
too-many-analyses = Zu viele Partien zu analysieren: Versuchen Sie es gleich noch einmal.
one-hint-at-a-time = Ein Tipp nach dem anderen: Am vorigen wird noch überlegt.
game-getting-ready = { $game } wird noch vorbereitet: Es ist der erste Start auf diesem Rechner. Einige Sekunden Geduld.

## Anfragen und Verbindungen

headers-too-long = Kopfzeilen zu lang.
too-long = Das ist zu lang.
unreadable-request = Unlesbare Anfrage.
too-slow = Die Anfrage kommt nicht an: zu langsam.
no-line-free = Alle Leitungen sind belegt: Kommen Sie gleich wieder.
too-many-lines = Zu viele Verbindungen von derselben Adresse.
house-full = Das Haus ist voll: Die letzten Leitungen sind für die, die spielen.
too-many-refused = Zu viele abgelehnte Anfragen.
unreadable-message = Unlesbare Nachricht: { $why }
another-name = Dieser Server heißt nicht „{ $name }“. Falls er doch so heißt: sesame serve --names { $name }
server-failed = Dem Server ist ein Fehler unterlaufen.
say-who-you-are = Stellen Sie sich zuerst vor: GET /api/me.
who-are-you = Stellen Sie sich zuerst vor.
nothing-here = Hier ist nichts.
not-asked-so = So fragt man danach nicht.
json-please = JSON, bitte.
request-refused = Anfrage abgelehnt.
foreign-page = Fremde Seite.

## Personen und Tokens

token-only-reads = Dieses Token darf nur lesen.
token-manages-nobody = Ein Token verwaltet die Person nicht: Tun Sie das auf der Seite.
too-many-tokens = Höchstens { $most } Tokens: Entfernen Sie zuerst eines.
token-opens-nothing = Dieses Token öffnet nichts, oder nichts mehr.
person-erased = Diese Person wurde gelöscht.
not-met = Wir kennen uns nicht.
bad-code = Dieser Code gilt nicht, oder nicht mehr: Lassen Sie sich einen anderen geben.
bad-label = Ein Programm hat einen Namen von 1 bis { $most } Buchstaben.
bad-face = Ein Gesicht schreibt man mit acht hexadezimalen Ziffern.
name-of-bad-length = Ein Name hat 1 bis { $most } Buchstaben, und man muss sie sehen.
name-of-two-alphabets = Ein Name wird in einem einzigen Alphabet geschrieben: Manche Buchstaben sehen sich sonst zu ähnlich.
name-of-the-house = Man hielte Sie für das Haus oder einen seiner Roboter („{ $word }“): ein anderer Name?

## Für den, der das Haus führt

cannot-listen = { $host }:{ $port } lässt sich nicht öffnen: { $trouble }
processes-need-postgres = mehrere Prozesse brauchen PostgreSQL: --database postgresql://…
other-uvicorn-needed = dieses uvicorn oder websockets taugt nicht, es fehlt darin { $missing }; installieren Sie ein anderes
silent-proxy = der Proxy sagt nicht, wie lang die Leitungen sind ({ $header }): In Echtzeit verliert, wer weit weg ist
silent-kernel = dieses System sagt nicht, wie lang die Leitungen sind: In Echtzeit verliert, wer weit weg ist

## Die Datenbank

unknown-database = unbekannte Art von Datenbank „{ $scheme }://“: sqlite:///Datei oder postgresql://…
database-without-file = Adresse einer Datenbank ohne Datei: „{ $url }“
postgres-missing = PostgreSQL braucht ein weiteres Paket: pip install 'sesame-games[postgres]'
database-busy = ein anderer Sésame-Server arbeitet schon mit { $path }
database-closed = die Datenbank ist geschlossen
newer-schema = die Datenbank hat die Version { $version }, diese Ausgabe von Sésame kennt sie nur bis { $known }: Aktualisieren Sie Sésame
postgres-refuses = PostgreSQL lehnt ab: { $error }
database-refuses = die Datenbank weigert sich zu schreiben: { $error }
database-silent = die Datenbank antwortet nicht: { $error }
database-unusable = die Datenbank { $path } ist unbrauchbar: { $error }
database-empty = { $path } ist leer: Wurde die Datei abgeschnitten? Stellen Sie eine Kopie wieder her, oder löschen Sie die Datei, um neu anzufangen
database-cannot-keep = die Datenbank kann es nicht festhalten: { $error }; nichts hat sich geändert
