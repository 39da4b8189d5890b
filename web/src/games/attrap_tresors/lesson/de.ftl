# Die Lektion von Attrap'trésors. Man duzt sich. Ein Satz auf einmal: was zu tun ist, dann warum.

three = Deine Karte ist rot, und drei rote Würfel oder mehr liegen da: Schnapp dir die Säule!
three-other = Schau: Es sind genug rote, schnapp dir die Säule!
three-done = Drei Würfel in deiner Farbe: Die Säule bringt dir 4 Säcke!

two = Nur zwei rote: Schnappst du dir die Säule, oder lässt du es?
two-other = Es braucht drei Würfel in deiner Farbe: Lass es hier bleiben.
two-done = Gut gesehen! Wer falsch zugreift, gibt Gold zurück.

six = Alle sechs Farben sind da: Schnapp dir die Säule, egal welche Karte du hast!
six-other = Zähl die Farben: Alle sechs sind da, schnapp dir die Säule!
six-done = Sechs Farben auf einmal: Die Säule ist 5 Säcke wert!

lamp = Badia hat die Säule, und alles fällt: Schnapp dir die Lampe!
lamp-other = Nicht schlecht, aber die Lampe bringt mehr: Schnapp sie dir!
lamp-done = Die Lampe ist 2 Säcke wert, Teppich und Edelstein nur einen.

more = Die Lampe hast du schon: Nimm schnell noch etwas!
more-other = Deine Hand ist frei: Schnapp dir noch einen Schatz!
more-done = Höchstens zwei Schätze, einer nach dem anderen; wer die Säule hat, nimmt nichts mehr.

first-throw = Erster Probewurf, deine Karte ist blau: zugreifen oder nicht?
first-throw-other = Zähl die blauen Würfel: Es sind drei, schnapp dir die Säule!
first-throw-done = Drei blaue, gut versteckt: 4 Säcke für dich!

second-throw = Zweiter Probewurf, deine Karte ist gelb: zugreifen oder nicht?
second-throw-other = Nur zwei gelbe und kein violetter: Lass es bleiben.
second-throw-done = Bravo: drei rote, aber deine Karte ist gelb!
