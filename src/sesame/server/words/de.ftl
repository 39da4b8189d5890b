# Was der Server sagt. Man siezt.

## Was ein Tisch ablehnt

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
no-such-seat = Kein Platz { $seat }.
over-here = Hier ist die Partie zu Ende.
seats-still-free = Es sind noch Plätze frei.
too-many-chairs = { $chairs } Stühle für { $seats } Plätze
here-one-grabs = Hier wird gegriffen.
no-seat-of-that-number = Es gibt keinen Platz { $number }.
only-watching = Sie schauen nur zu.
position-guarded = Eine Partie ohne Tipps steht im Augenblick genau hier: Vor ihrem Ende denkt niemand für andere darüber nach.

## Wie eine Partie außerhalb der Regeln endet

left-unfinished = Partie abgebrochen: Niemand spielte mehr.
never-begun = Tisch geschlossen: Niemand wartete mehr.
out-of-time = Zeit abgelaufen: { $names }.
gave-up = Aufgegeben: { $names }.
stops-here = Hier bricht die Partie ab.

## Zu viel auf einmal

too-much-work = Das ist viel Arbeit auf einmal: Warten Sie einige Sekunden.
overloaded = Zu viele Anfragen zur selben Zeit: Kommen Sie gleich wieder.
too-fast = Zu viele Anfragen auf einmal: Warten Sie { $seconds } s.
analyses-under-way = Ihre vorigen Analysen sind nicht fertig: Versuchen Sie es gleich noch einmal.
too-many-analyses = Zu viele Partien zu analysieren: Versuchen Sie es gleich noch einmal.
one-hint-at-a-time = Ein Tipp nach dem anderen: Am vorigen wird noch überlegt.
game-getting-ready = { $game } wird noch vorbereitet: Es ist der erste Start auf diesem Rechner. Einige Sekunden Geduld.

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
