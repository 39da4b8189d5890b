# Die Regeln von Bakschisch, in unseren Worten. Man siezt sich.

aim = Das Ziel
aim-1 = Der alte Kalif von Akbahah sucht einen Nachfolger. Sitzen Sie am Ende einer Runde auf seinem Thron, so sind Sie Kalif.
aim-2 = Der Weg führt am ganzen Hofstaat vorbei: Fakire (F), Wächter (G), Diener (S), Eunuchen (E) und Haremsdamen (H). Umsonst lässt Sie dort niemand vorbei.

beginning = Am Anfang
beginning-1 = Die Figuren warten am Start, unten rechts. Alle haben einen Beutel mit zehn Goldmünzen und einem Dieb. Fünf Karten werden verdeckt ausgelegt; insgesamt sind es dreißig, fünf von jeder Person und fünf Kalifen.
beginning-2 = Zu zweit, zu dritt und zu viert spielt man auf dieselbe Weise.

bribe = Eine Bestechung
bribe-1 = Die nächste Karte wird aufgedeckt. Alle schließen heimlich die Faust um so viele Münzen, wie sie wollen, auch um keine. Sind alle Fäuste geschlossen, so öffnen sie sich gemeinsam.
bribe-2 = Wer das meiste Gold zeigt, rückt bis zur nächsten Person vor, die auf der Karte steht; bei Gleichstand rücken alle vor, die gleich viel zeigen. Steht vor Ihnen keine mehr, so führt der Weg geradewegs zum Thron.
bribe-3 = Was gezeigt wird, ist bezahlt, gewonnen oder nicht, und kommt in den Topf. Bietet niemand Gold, so zieht niemand.

thief = Der Dieb
thief-1 = Einmal in jeder Runde dürfen Sie die Faust um Ihren Dieb schließen statt um Gold: Er nimmt alle Münzen mit, die die anderen zeigen. Wer am meisten gibt, rückt trotzdem vor.
thief-2 = Mehrere Diebe teilen zu gleichen Teilen; was sich nicht teilen lässt, kommt in den Topf. Ein Dieb zählt wie eine leere Hand.

fifth-card = Die fünfte Karte
fifth-card-1 = Die letzte Karte der Runde bestraft den Geiz: Wer am wenigsten zeigt, geht bis zur nächsten Person dieser Karte zurück, die hinter ihm steht, oder bis zum Start. Ein Dieb ist nichts wert: Auch wer ihn schickt, geht zurück, behält aber die Beute.

caliph = Der Kalif kommt vorbei
caliph-1 = Bei einer Kalifenkarte rückt, wer gewinnt, um so viele Felder vor, wie sein Platz im Rennen sagt: um eins auf dem ersten Platz, um vier auf dem vierten. Als fünfte Karte schickt sie um so viele Felder zurück, wie der von hinten gezählte Platz sagt.
caliph-2 = Die Plätze werden gelesen, bevor sich jemand bewegt. Über den Thron und über den Start geht es nicht hinaus.

gate = Das Tor
gate-1 = Das oberste Stockwerk ist der Palast, und kein Dieb darf hinein: Gehen Sie durch das Tor, so lassen Sie Ihren dort zurück. Werden Sie aus dem Palast gejagt, so haben Sie ihn wieder.

round-end = Das Ende der Runde
round-end-1 = Nach der fünften Karte wird der Topf gleichmäßig unter allen geteilt; der Rest wartet auf die nächste Runde. Die Diebe kehren heim, außer zu denen, die im Palast sind. Fünf neue Karten werden ausgelegt.

winner = Wer Kalif wird
winner-1 = Sitzen Sie nach der fünften Karte allein auf dem Thron, so gewinnen Sie. Von mehreren gewinnt, wer das meiste Gold hat, bevor der Topf geteilt wird; dann, wer zuerst dort war.
winner-2 = Vergehen sechzig Runden ohne Kalifen, so gewinnt die Figur, die am weitesten gekommen ist; danach entscheidet das Gold.

options = Die Optionen des Tisches
options-1 = Ein Diebstahl kann das Vorrücken aufheben; für den Rückweg kann der Platz gespiegelt werden; der Rest des Topfs kann aus dem Spiel gehen; die Beutel können verschlossen sein. Was eine geschlossene Faust hält, bleibt in jedem Fall geheim.

## Unsere Lesarten

reading-1 = Zu zweit oder zu dritt gelten dieselben Regeln wie zu viert (BK-05).
reading-2 = Eine Figur, die schon auf dem Thron sitzt und noch einmal gewinnt, bleibt dort; ihre erste Ankunft zählt (BK-08).
reading-3 = Ein Diebstahl nimmt das Gold, nicht den Weg: Wer am meisten bietet, rückt vor (BK-12).
reading-4 = Vom Start aus geht es nicht weiter zurück (BK-13).
reading-5 = Wer nebeneinander steht, hat denselben Platz: Jeder zählt nur die Figuren, die wirklich vor ihm stehen, oder die wirklich hinter ihm stehen (BK-15).
reading-6 = Was sich nicht teilen lässt, wartet im Topf auf die nächste Runde (BK-18).
reading-7 = Das Gold derer, die auf dem Thron sitzen, wird verglichen, bevor der Topf geteilt wird (BK-20).
reading-8 = Nach sechzig Runden ist die Partie zu Ende (BK-21).
reading-9 = Die Beutel sind offen, wenn der Tisch es nicht anders bestimmt (BK-22).

## Von uns neu gemacht

rebuilt-1 = Die Reihenfolge der Personen auf dem Weg ist unsere: Den gedruckten Spielplan haben wir nicht. Sie stimmt mit jedem Satz und jedem Beispiel der Regel überein (BK-02).
rebuilt-2 = Der Spielplan „Abkürzung“ mit zwölf Feldern ist von uns.
rebuilt-3 = Alle Zeichnungen sind von uns.

## Dank

thanks = Bakschisch haben fünf Autoren erdacht, die gemeinsam als Kara Ben Hering zeichneten; Goldsieber hat es 1995 veröffentlicht. Wir danken ihnen.
