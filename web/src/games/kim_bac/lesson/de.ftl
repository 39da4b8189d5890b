# Die Lektion von Kim-Bac. Ein Satz auf einmal: was zu tun ist, dann warum.

gate = Ihre Figuren kommen durch die Tore in die Stadt: Setzen Sie die erste.
gate-done = Eine Figur je Tor; jeder setzt seine, wenn er an der Reihe ist.

step = Eine Figur geht eine Kreuzung weit: Berühren Sie eine, die leuchtet.
step-done = In jedem Zug eine geheime Karte, dann ein Schritt für jede Ihrer Figuren.

chest = Sie haben beide Karten 7: Gehen Sie zum Denkmal 7, und nehmen Sie die Truhe.
chest-other = Das ist erlaubt, aber gehen Sie zum Denkmal 7, und nehmen Sie die Truhe.
chest-done = Nur Sie sehen die Würfel in der Truhe: Der Schatz ist beim Denkmal 16.

run = Von 7 bis 16, das sind 9.000 Taels: Laufen Sie.
run-other = Verzichten ist erlaubt, nur einmal am ganzen Tisch; laufen Sie hier.
run-done = Ihre Figur ist jetzt der Kim-Bac, allein gegen alle.

arrive = Die anderen kommen näher: Gehen Sie zum Denkmal 16, gleich nebenan.
arrive-other = Nicht dort entlang: Das Denkmal 16 ist einen Schritt entfernt.
arrive-done = Der Schatz gehört Ihnen: 9.000 Taels.

bridge = Rot, der Kim-Bac, darf über keine Brücke: Gehen Sie über die bei Ihrer Figur.
bridge-other = Das ist erlaubt, aber gehen Sie über die Brücke: Er kann es nicht.
bridge-done = Der Fluss hält ihn auf, Sie nicht: Schneiden Sie ihm den Weg ab.

ring = Rot hat nur noch eine freie Straße: Schließen Sie sie.
ring-other = So entkommt er noch: Schließen Sie seine letzte Straße.
ring-done = Keine Straße mehr frei, er ist gefangen: Die Verfolger teilen den Schatz.
