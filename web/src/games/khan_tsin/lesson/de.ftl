# Die Lektion von Khan Tsin. Ein Satz auf einmal: was zu tun ist, dann warum.

fly = Tippen Sie einen der vier beleuchteten Barone an, dann einen anderen Stapel: Dorthin fliegt er.
fly-done = Sie spielen die vier Stapel an Ihrem Ende, und sie fliegen, so weit Sie wollen.

vassals = Nehmen Sie den ganzen Dreierstapel mit: antippen, 3 wählen, dann das Ziel.
vassals-other = Das ist erlaubt, aber nehmen Sie hier alle drei Barone zusammen.
vassals-done = Die Vasallen folgen ihrem Lehnsherrn, in derselben Ordnung.

rise = Schicken Sie den obersten Baron des Dreierstapels allein los: Er geht nur dorthin, wo er aufsteigt.
rise-other = Das ist erlaubt, aber lassen Sie nur einen Baron den Dreierstapel verlassen.
rise-done = Von der dritten Stufe kommt er mindestens auf die vierte: Ein Lehnsherr fällt nie.

harmony = Setzen Sie den roten Baron auf einen Sechserstapel, der noch keine drei roten hat.
harmony-other = Das ist erlaubt, aber suchen Sie einen Sechserstapel für den roten Baron.
harmony-done = Drei Barone einer Farbe, nie vier: Das Schild an jedem Stapel zählt sie.

crown = Ein Achterstapel wartet auf einen schwarzen: Vollenden Sie ihn.
crown-other = Nicht dieser: Ihm fehlt ein schwarzer Baron.
crown-done = Neun Barone, drei von jeder Farbe: Sie sind Kaiser, und die Partie ist gewonnen.

together = Vollenden Sie einen Neunerstapel mit einem einzigen Flug, zu mehreren.
together-other = Zählen Sie: Einem Fünferstapel fehlen vier, einem Sechserstapel drei.
together-done = Der Stapel, der fliegt, kann alles sein, was fehlt: Zählen Sie vor jedem Zug.

parry = Der schwarze Baron am anderen Ende würde den Achterstapel vollenden: Decken Sie ihn zu.
parry-other = Nord würde mit dem nächsten Zug gewinnen: Decken Sie den schwarzen Baron zu.
parry-done = Nord kann nicht mehr vollenden: Sehen Sie vor jedem Flug, was Sie dem anderen lassen.
