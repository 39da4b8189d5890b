# Die Regeln von Kim-Bac, in unseren Worten. Man siezt sich.

aim = Das Ziel
aim-1 = Ein Schatz liegt am Fuß eines der achtzehn Denkmäler einer ummauerten Stadt. Niemand weiß, welches es ist: Nur die Truhe verrät es, und sie verrät es nur einem Einzigen.
aim-2 = Eine Runde hat zwei Teile. Zuerst suchen alle das Recht, die Truhe zu öffnen. Dann läuft, wer sie geöffnet hat, der Kim-Bac, allein zum Schatz, und alle anderen jagen ihn.

beginning = Am Anfang
beginning-1 = Zu zweit hat jeder sechs Figuren, zu dritt drei, zu viert zwei. So stehen dem Kim-Bac immer sechs Verfolger gegenüber.
beginning-2 = Der Reihe nach setzt jeder eine Figur auf ein freies Tor der Stadtmauer, bis alle gesetzt sind. Die sechsunddreißig Karten, zwei für jedes Denkmal, bilden einen verdeckten Stapel. Der höchste Wurf beginnt.

your-turn = Erster Teil: Ihr Zug
your-turn-1 = Ziehen Sie eine Karte, die nur Sie sehen. Bewegen Sie dann alle Ihre Figuren in der Reihenfolge ihrer Nummern, jede auf eine freie Nachbarkreuzung, über eine Straße oder über eine Brücke.
your-turn-2 = Eine Figur, die ziehen kann, muss ziehen; eine eingeschlossene bleibt stehen. Auf einer Kreuzung steht nur eine Figur. Ein Tor verlässt man endgültig, aber gleich wieder zurückzugehen ist erlaubt.
your-turn-3 = Ist der Stapel leer, so spielt man weiter, ohne zu ziehen. Hat dann niemand ein Paar, so werden die Karten neu gemischt.

chest = Die Truhe öffnen
chest-1 = Sie haben beide Karten eines Denkmals, und eine Ihrer Figuren kommt an seinem Fuß an oder muss eingeschlossen dort stehen bleiben: Dann dürfen Sie die Truhe nehmen. Sie müssen nicht, und niemand merkt es, wenn Sie es lassen.
chest-2 = Zeigen Sie beide Karten, schütteln Sie die Truhe, und sehen Sie allein hinein: Die Summe der beiden Würfel ist die Nummer des Denkmals, bei dem der Schatz liegt. Es ist nie das, an dem Sie stehen.

decision = Loslaufen oder verzichten
decision-1 = Der Schatz ist tausend Tael wert für jede Nummer, um die sich die beiden Denkmäler unterscheiden: von 16 bis 9 siebentausend. Je weiter er entfernt ist, desto reicher ist er, und desto schwerer wird der Wettlauf.
decision-2 = Nur einmal in jeder Runde darf am ganzen Tisch verzichtet werden: Dann geht der erste Teil weiter. Der Rat der Alten: Ohne eine Karte mit der Nummer des Schatzes verzichten Sie unter fünftausend, mit einer unter dreitausend, mit beiden nie.

race = Zweiter Teil: der Wettlauf
race-1 = Diese Figur wird zum Kim-Bac; Ihre anderen Figuren verlassen die Stadt. Sie ziehen sofort, dann alle der Reihe nach, jeder mit allen seinen Figuren. Karten werden nicht mehr gezogen.
race-2 = Der Kim-Bac darf nicht über Brücken gehen. Seine Verfolger dürfen es.
race-3 = An der Kreuzung des Schatzes hat er gewonnen. Steht ihm, wenn er am Zug ist, keine freie Straße offen, so ist er gefangen. Ist er nach achtzig Zügen nicht angekommen, so ist der Schatz für alle verloren.

sharing = Die Aufteilung
sharing-1 = Kommt der Kim-Bac an, so erhält er den Wert des Schatzes, weniger zweitausend Tael für jede Karte dieser Nummer in einer anderen Hand; sie gehen an den, der die Karte hat.
sharing-2 = Wird er gefangen, so bekommt er nichts. Die anderen erhalten zuerst zweitausend für jede Karte dieser Nummer und teilen dann den Rest zu gleichen Teilen.
sharing-3 = Nie wird mehr ausgezahlt, als der Schatz wert ist, und niemand bleibt etwas schuldig.

end = Das Ende
end-1 = Man spielt so viele Runden, wie Spieler am Tisch sitzen, wenn nichts anderes vereinbart ist. Wer insgesamt die meisten Tael hat, gewinnt; bei Gleichstand teilt man sich den Sieg.

secrets = Was man weiß
secrets-1 = Geheim sind die Handkarten, der Stapel und, bis der Wettlauf vorbei ist, die Würfel in der Truhe. Allen bekannt sind die Figuren, die offenen Karten und wie viele Karten jeder hat.

## Unsere Lesarten

reading-1 = Die Figuren werden einzeln und der Reihe nach gesetzt; wer beginnt, wechselt mit jeder Runde (KB-07).
reading-2 = Wer gleich hoch geworfen hat, würfelt noch einmal, höchstens zehnmal (KB-08).
reading-3 = Ist der Stapel aufgebraucht und niemand hat ein Paar, so wird neu gemischt. Nach hundert Tischrunden ohne Kim-Bac bekommt niemand etwas (KB-11).
reading-4 = Die Truhe zu nehmen gehört zum Zug, damit niemand eine ausgelassene Gelegenheit bemerkt (KB-12).
reading-5 = Wer die Truhe als Zweiter nimmt, kann nicht mehr verzichten (KB-14).
reading-6 = Der Kim-Bac zieht sofort, er muss ziehen wie alle, und der Wettlauf endet nach achtzig Zügen (KB-15, KB-19).
reading-7 = Die Prämie zählt für jede Karte, und ausgezahlt wird nie mehr als der Wert (KB-21, KB-23).

## Von uns neu gemacht

rebuilt-1 = Den gedruckten Plan kennen wir nicht. Die Stadt am Fluss mit ihren Straßen, Brücken, Toren und den Plätzen ihrer Denkmäler ist von uns; ein zweiter, eher quadratischer Plan ist eine Rekonstruktion (KB-04, KB-05).

## Wer es gemacht hat

thanks = Wir wissen nicht, wer Kim-Bac gemacht und veröffentlicht hat, und auch nicht, wann.
