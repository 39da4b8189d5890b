# Die Regeln von Khan Tsin, in unseren Worten. Man siezt sich.

aim = Das Ziel
aim-1 = Sechsunddreißig Barone teilen sich einen Drachen. Sie steigen einander auf die Schultern, bis ein Stapel neun von ihnen zählt: drei rote, drei schwarze, drei weiße. Wer diesen Stapel vollendet, wird Kaiser und gewinnt auf der Stelle.
aim-2 = Keine Farbe gehört Ihnen, keine der anderen Seite. Wer den Rest des Stapels gebaut hat, ist gleich: Es zählt allein, wer das letzte Stockwerk aufsetzt.

dragon = Der Drache
dragon-1 = Der Drache ist eine einzige Reihe von 36 Feldern, vom Schwanz bis zum Kopf. Süd sitzt am Schwanz (Feld 1), Nord am Kopf (Feld 36).
dragon-2 = Auf jedes Feld sind eine, zwei oder drei Krallen gezeichnet, jede Zahl zwölfmal. Sie zählen nur in der Variante mit zwei Geschwindigkeiten.

laying = Die Barone setzen
laying-1 = Süd setzt die zwölf roten Barone, wohin er will, einen auf jedes Feld. Dann setzt Nord die zwölf schwarzen auf freie Felder. Die weißen füllen den Rest.
laying-2 = Wenn es schnell gehen soll, streichen Sie mit dem Finger über mehrere Schuppen, oder überlassen Sie es dem Knopf „Zufällig“. Beim Öffnen des Tisches kann man auch wählen, abwechselnd zu setzen oder alles auszulosen.

your-turn = Ihr Zug
your-turn-1 = Süd beginnt. Sind Sie am Zug, so nehmen Sie den obersten Baron, den Lehnsherrn, von einem der vier Stapel, die Ihrem Ende des Drachen am nächsten liegen. Ein Ring aus Licht zeigt sie. Ein einzelner Baron ist ein Stapel von einem.
your-turn-2 = Er fliegt auf irgendein anderes besetztes Feld, vorwärts oder rückwärts, so weit er will. Auf einem leeren Feld landet er nie.
your-turn-3 = Er fliegt allein oder nimmt Barone mit, die gleich unter ihm stehen, so viele Sie wollen. Sie behalten ihre Reihenfolge und landen oben auf dem Stapel, zu dem sie fliegen.

forbidden = Zwei Verbote
forbidden-1 = Ein Lehnsherr sinkt nie: Nach dem Flug muss er höher stehen als zuvor. Von einem Stapel von drei darf ein Baron allein nicht auf einen Stapel von zwei (er bliebe auf der dritten Stufe), wohl aber auf einen Stapel von drei.
forbidden-2 = Die Harmonie: nie mehr als drei Barone derselben Farbe in einem Stapel. Das kleine Schild über einem Stapel zählt die roten (Dreiecke), die schwarzen (Quadrate) und die weißen (Kreise).

passing = Passen, und ein Ende ohne Kaiser
passing-1 = Ist kein Zug möglich, so passen Sie. Können Sie ziehen, so müssen Sie ziehen.
passing-2 = Kann niemand mehr ziehen, so endet die Partie unentschieden. Das kommt nur mit zwei Geschwindigkeiten vor.

variants = Varianten
variants-1 = Umgedrehte Stapel: Man darf den Teil umdrehen, der fliegt, bevor er landet, oder den ganzen Stapel nach der Landung, oder beides, je nachdem, was der Tisch erlaubt. Für das Verbot zu sinken zählen allein die Höhen.
variants-2 = Zwei Geschwindigkeiten: Man zählt die besetzten Felder von hier bis dort. Sie springen um so viele besetzte Felder, wie das Startfeld Krallen hat, oder Sie fliegen fünf und mehr weit. Jede andere Entfernung ist verschlossen, auch die vier.

fairness = Für eine gerechte Partie
fairness-1 = Unter starken Spielern ist es ein Vorteil zu beginnen. Beim Öffnen des Tisches kann man vereinbaren, dass Nord die Wahl hat: Nach Süds erstem Zug antwortet Nord darauf oder dreht den Drachen herum. Was vor Süd lag, liegt dann vor Nord, mitsamt den Krallen, und Süd ist am Zug.
fairness-2 = Süd tut also gut daran, mit einem Zug zu eröffnen, der niemanden bevorzugt. Diese Regel ist von uns und steht nicht in der Schachtel.

## Unsere Lesarten

reading-1 = Die Regel sagt nicht, wie die Barone einer nach dem anderen gesetzt werden. Jeder wird einzeln gesetzt, in beliebiger Reihenfolge, und der Tisch bietet zwei andere Aufstellungen an (KT-05).
reading-2 = Die Regel sagt nicht, wer beginnt: Es ist Süd (KT-06).
reading-3 = Müssen beide Seiten passen, so nennen wir die Partie unentschieden (KT-14).
reading-4 = Muss ein umgedrehter Stapel seinen Lehnsherrn noch heben? Wir vergleichen die Höhen, sonst nichts. Ein Umdrehen, das nichts ändert, wird nicht angeboten (KT-30, KT-31).
reading-5 = „Über mehr als vier Barone“: Wir zählen die besetzten Felder und lesen fünf oder mehr. Ein Sprung kehrt unterwegs nicht um (KT-32).

## Von uns neu gemacht

rebuilt-1 = Die Folge der Krallen auf dem Drachen. Wir wissen, dass es von jeder Art zwölf Felder gibt und wie die beiden Enden beginnen, nicht aber, was gedruckt war. Unsere wiederholt zwei, eine, drei Krallen, von Süd an (KT-02).
rebuilt-2 = Der Drache, die Barone und die Schachtel sind von uns gezeichnet.
