# Die Lektion von Mille et un trésors. Man duzt sich. Ein Satz auf einmal: was zu tun ist, dann warum.

one = Deine Karte zeigt 1 Schatz: Geh eine Karte weiter.
one-done = So viele Schritte wie Schätze, nie schräg.

two = Diese Karte zeigt 2 Schätze: Geh zwei Karten weiter.
two-done = Die Karte, die du verlässt, gehört dir, mit ihren 2 Schätzen.

walls = Die Mauern lassen nur einen Weg: Finde, wohin zwei Schritte führen.
walls-done = Eine Mauer versperrt den Weg, auf deiner Karte oder auf der nächsten.

genie = Alles ist zu: Der Dschinn trägt dich, wohin du willst, wähle eine Karte.
genie-done = Kein Weg? Der Dschinn kommt, und du behältst die verlassene Karte.

lay = Dreh die gezogene Karte und leg sie: Wo ihre Mauer steht, bestimmst du.
lay-done = So endet jeder Zug: Die Höhle hat nie ein Loch, aber sie ändert sich.

chief = Geh weiter, und sieh dir dann die gezogene Karte an.
chief-done = Der Kopf des Hauptmanns: Er kommt der Höhle einen Schritt näher.

block = Badoura will hinaus: Leg die Mauer zwischen sie und den Ausgang.
block-other = So kommt Badoura noch durch: Leg die Mauer nach Osten oder Westen.
block-done = Eine Mauer am rechten Platz hält die anderen drinnen.

leave = Noch ein Schritt, und der Hauptmann ist da: Verlass die Höhle.
leave-other = Zu gefährlich: Der Ausgang ist gleich nebenan.
leave-done = Draußen sind deine Schätze sicher; Badoura, noch drinnen, verliert alles.
