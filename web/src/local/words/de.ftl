# Was ein Tisch sagt, der in diesem Browser steht. Man siezt.

board-of-ones-own = Ein eigener Plan braucht einen Server: Hier wird auf denen des Hauses gespielt.
machine-missing = Dieses Spiel geht nicht ohne Server: Seine Regeln liegen nicht neben der Seite.
not-kept = Dieser Browser bewahrt nichts mehr auf: Der Platz fehlt, oder er darf es nicht. Nichts wurde gespielt.
needs-a-position = Diese Partie beginnt mittendrin: Ein Server kann sie öffnen, dieser Browser nicht.
needs-notation = Hier wird ein Zug mit seiner Nummer geschrieben, etwa #12; „{ $move }“ braucht einen Server.
nobody-else-comes = Dieser Tisch steht in diesem Browser: Sonst kommt niemand an ihn.
bad-name = Ein Name hat 1 bis 24 Buchstaben, und man muss sie sehen.
failed = Hier ist etwas zerbrochen. Die Partie ist aufbewahrt: Laden Sie die Seite neu.
