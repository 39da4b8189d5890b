# Was ein Tisch sagt, der in diesem Browser steht. Man siezt.

board-of-ones-own = Ein eigener Plan braucht einen Server: Hier wird auf denen des Hauses gespielt.
machine-missing = Dieses Spiel geht nicht ohne Server: Seine Regeln liegen nicht neben der Seite.
not-kept = Dieser Browser bewahrt nichts mehr auf: Der Platz fehlt, oder er darf es nicht. Nichts wurde gespielt.
needs-a-table = Diese Partie beginnt mittendrin, und ihre Zeile „Table“ fehlt: Ein Server kann sie öffnen, dieser Browser nicht.
bad-table = Die Zeile „Table“ dieser Partie ist kein Tisch dieses Spiels.
not-a-move = „{ $move }“ ist kein Zug dieses Spiels.
nobody-else-comes = Dieser Tisch steht in diesem Browser: Sonst kommt niemand an ihn.
bad-name = Ein Name hat 1 bis 24 Buchstaben, und man muss sie sehen.
failed = Hier ist etwas zerbrochen. Die Partie ist aufbewahrt: Laden Sie die Seite neu.

# Von einem Spiel aus einem anderen Paket, das keine Worte für die Seite hat

stranger-moves = { $who }: { $move }
stranger-chance = Zufall: { $move }
stranger-asks = { $who }: Wählen Sie einen Zug.
stranger-over = Die Partie ist vorbei.
stranger-won = { $who } gewinnt.
stranger-drawn = Niemand gewinnt.
stranger-refuses = Dieser Zug ist jetzt nicht erlaubt.
