# Die Lektion von Bakschisch. Ein Satz auf einmal: was zu tun ist, dann warum.

most = Hier ist der Eunuch: Schließen Sie die Faust um drei Münzen oder mehr.
most-other = Zu wenig: Es braucht drei, um die anderen zu überbieten.
most-done = Wer das meiste Gold zeigt, geht bis zum nächsten Eunuchen.

nothing = Die nächste Wache steht nur ein Feld weiter: Geben Sie nichts, 0 Münzen.
nothing-other = Das ist erlaubt, aber sparen Sie Ihr Gold für Besseres.
nothing-done = Alle zahlen, was sie zeigen, auch wer nicht gewinnt: Sie nichts.

thief = Die anderen werden viel zahlen: Schließen Sie die Faust um Ihren Dieb.
thief-other = Das ist erlaubt, aber versuchen Sie hier Ihren Dieb.
thief-done = Der Dieb bringt alles Gold, das die anderen zeigten; er dient einmal je Runde.

caliph = Der Kalif hilft den Letzten, und Sie sind Dritter: Bieten Sie drei Münzen.
caliph-other = Zu wenig: Bieten Sie mindestens drei Münzen.
caliph-done = Als Dritter im Rennen gehen Sie drei Felder vor.

fifth = Fünfte Karte: Wer am wenigsten bietet, geht zurück; bieten Sie zwei Münzen oder mehr.
fifth-other = Sie gingen zurück: Zeigen Sie mindestens zwei Münzen.
fifth-done = Bahia geht zurück; dann wird der Topf geteilt, und die Diebe kommen heim.

throne = Vor Ihnen steht kein Fakir mehr: Gewinnen Sie ihn, vier Münzen genügen.
throne-other = Zu wenig: Sie brauchen vier.
throne-done = Niemand mehr voraus? Dann geht es geradewegs auf den Thron.

keep = Überstehen Sie auf dem Thron die fünfte Karte: Bieten Sie zwei Münzen oder mehr.
keep-other = Sie verlören den Thron: Zeigen Sie mindestens zwei Münzen.
keep-done = Am Ende der Runde noch auf dem Thron: Sie sind Kalif.
