# What the house says in German; a game's own words are in its folder.

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
rules-ours = Die Worte und Zeichnungen dieser Seite sind unsere. Sésame ist mit den Autoren und Verlagen, denen wir danken, nicht verbunden.
