# Die Regeln von Mille et un trésors, in unseren Worten. Man duzt sich.

aim = Was du willst
aim-1 = Ali Baba und seine Freunde plündern die Höhle der vierzig Räuber. Sammle so viele Schätze, wie du kannst, und geh hinaus, bevor der Hauptmann den Eingang erreicht.
aim-2 = Wer dann noch drinnen ist, wird erwischt und verliert alles. Von denen, die draußen sind, gewinnt, wer die meisten Schätze hat; bei Gleichstand gewinnt man gemeinsam. Werden alle erwischt, so gewinnt niemand.

cave = Die Höhle und die Karten
cave-1 = Die Höhle hat fünf Spalten und vier Reihen. Eine Ecke ist der Eingang; auf jedem der neunzehn anderen Felder liegt eine Karte. Ringsum ist der Fels geschlossen.
cave-2 = Eine Karte zeigt einen Schatz (ein Schwert), zwei (Silber) oder drei (Gold); die Ziffer sagt es noch einmal. Manche haben Mauern auf einer oder zwei Seiten, andere den Kopf des Hauptmanns.

beginning = Am Anfang
beginning-1 = Neunzehn Karten mit einem oder zwei Schätzen füllen die Höhle, wie der Zufall es will. Die einundvierzig anderen bilden den Stapel. Der Hauptmann wartet vor seinem Zelt.
beginning-2 = Das Los bestimmt, wer beginnt. Der Reihe nach stellen alle ihre Figur auf eine freie Karte; danach wird im Uhrzeigersinn gespielt.

walking = Gehen
walking-1 = Geh genau so viele Karten weit, wie deine Karte Schätze zeigt: nach links, nach rechts, nach oben oder nach unten, nie schräg.
walking-2 = Durch eine Mauer geht niemand, von keiner Seite. In einem Zug betrittst du keine Stelle zweimal, auch nicht die Karte, von der du kommst. Du darfst über eine andere Figur springen, und ihre Karte zählt mit; die letzte Karte aber muss frei sein.

taking = Nehmen, ziehen, legen
taking-1 = Nimm die Karte, die du gerade verlassen hast: Ihre Schätze gehören dir. Zieh die oberste Karte vom Stapel. Zeigt sie den Kopf des Hauptmanns, so kommt der Hauptmann einen Schritt näher.
taking-2 = Leg dann die gezogene Karte in die Lücke, gedreht, wie du willst: Klick sie an, dreh das Mausrad oder drück R, und bestätige. Eine gut gesetzte Mauer steht den anderen im Weg. Ein Kopf, der in der Höhle liegt, bewirkt nichts mehr.
taking-3 = Bringt dieser Schritt den Hauptmann an den Eingang, so ist die Partie sofort zu Ende: Die Karte wird nicht mehr gelegt, und wer in eben diesem Zug hinausgeht, ist gerettet.

leaving = Hinausgehen
leaving-1 = Ein Schritt durch den Eingang, und du bist endgültig draußen, mit allem, was du genommen hast. Die Zahl der Schritte muss dafür nicht genau aufgehen. Von beiden Karten neben dem Eingang geht es hinaus, außer wenn eine Mauer diese Seite verschließt.
leaving-2 = Ist die letzte Figur draußen, so ist die Partie zu Ende. Für den Tisch gibt es zwei Optionen: Der Schritt hinaus muss der letzte sein, der dir zusteht; oder nur eine der beiden Karten führt hinaus.

genie = Der Dschinn
genie-1 = Hat kein Weg die richtige Länge, so trägt dich Ali Babas Dschinn auf irgendeine andere freie Karte der Höhle, nie hinaus. Kannst du nur noch hinausgehen, so wähle: hinaus, oder der Dschinn.

luck = Ali Baba und das Glück
luck-1 = Für die Jüngsten: Der Würfel sagt, wie viele Karten weit du gehst. Ein Felsen versperrt den Eingang, niemand geht hinaus, und niemand verliert etwas. Kommt der Hauptmann an, so gewinnt, wer die meisten Schätze hat.

## Unsere Lesarten

reading-1 = MT-05: Die Regel sagt nicht, wie die ersten Karten gedreht sind. Der Zufall entscheidet.
reading-2 = MT-06: Nach der Regel beginnt, wer die meisten Märchen kennt, oder wer am jüngsten ist. Wir losen: In der Variante ist es ein Nachteil, als Letzter zu spielen.
reading-3 = MT-08: Eine Mauer ist nur auf eine Karte gezeichnet; sie verschließt den Durchgang von beiden Seiten. Die Karte, von der man kommt, gilt als schon betreten.
reading-4 = MT-09: Die Regel sagt weder, ob die Schritte zum Hinausgehen genau aufgehen müssen, noch von welchen Karten es hinausgeht. Sie müssen nicht aufgehen, und es sind beide Karten daneben; zwei Optionen sagen das Gegenteil.
reading-5 = MT-10: Der Dschinn trägt niemanden hinaus; wer nur noch hinausgehen kann, hat bei uns die Wahl.
reading-6 = MT-12: Beendet der Schritt des Hauptmanns die Partie, so wird nichts mehr gelegt. Wer als Letzter hinausgeht, nimmt seine Karte und zieht keine mehr.
reading-7 = MT-14: Alle werden erwischt: Niemand gewinnt.
reading-8 = MT-20: Was auf dem Würfel steht, wird nicht gesagt. 1, 2 und 3, je zweimal; eine Option nimmt einen gewöhnlichen Würfel.

## Von uns neu gemacht

rebuilt-1 = Die Form der Höhle stammt aus einer anderen veröffentlichten Quelle: Das Bild der Regel haben wir nicht (MT-02).
rebuilt-2 = Die Länge des Pfads, zehn Schritte, und die Mischung der sechzig Karten sind rekonstruiert. Wenn du die Schachtel hast, ersetzt eine Spielplandatei die unsere (MT-04).
rebuilt-3 = Das Gelb und die Namen der Freunde sind von uns; die Namen stammen aus Tausendundeiner Nacht. Alle Zeichnungen sind von uns.
