# Die Regeln von Attrap'trésors, in unseren Worten. Man duzt sich.

aim = Das Ziel
aim-1 = Acht bunte Würfel fallen auf den Souk. Du erkennst dreimal deine Farbe, oder alle sechs Farben auf einmal? Schnapp dir die silberne Säule vor den anderen! Dann greifen alle nach dem, was vom Turm fällt, und der Sultan zahlt mit Säcken voll Gold.

beginning = Am Anfang
beginning-1 = Der Turm steht auf seiner Säule: ein Gegenstand mehr, als Leute mitspielen. Zu zweit sind es die Säule, die Lampe und ein Edelstein; dann kommen der Teppich, das Sitzkissen, die Truhe und der zweite Edelstein dazu.
beginning-2 = Alle schauen sich heimlich eine Auftragskarte mit ihrer Farbe an. Das Los bestimmt, wer zuerst wirft.

throw = Der Wurf
throw-1 = Alle sehen die Würfel im selben Augenblick. Ein Würfel, der vom Souk gefallen ist oder auf seinem Rand liegt, zählt nicht.
throw-2 = Niemand greift zu? Nach einer Weile wirft dieselbe Person noch einmal.

column = Die Säule schnappen
column-1 = Du darfst sie nehmen, wenn mindestens drei Würfel deine Farbe zeigen: Dann bringt sie vier Säcke Gold. Sind alle sechs Farben da, so dürfen es alle: Dann bringt sie fünf.
column-2 = Du hast dich geirrt? Sie bringt nichts, und du gibst eine Goldkarte deiner Wahl zurück. Deine Farbe bleibt geheim.

rest = Den Rest schnappen
rest-1 = Sobald die Säule weg ist, ob zu Recht oder zu Unrecht, schnappen die anderen zu: ein Gegenstand auf einmal, höchstens zwei. Nicht vorher! Wer die Säule hat, nimmt nichts mehr.
rest-2 = Die Lampe und die Truhe bringen zwei Säcke Gold; der Teppich, das Sitzkissen und die Edelsteine einen.

next-round = Die nächste Runde
next-round-1 = Deine Karte ist erfüllt: Zeig sie, nimm heimlich eine andere und wirf die Würfel. Auch nach sechs Farben wirft, wer die Säule hat; nach einem Irrtum wirft dieselbe Person noch einmal.

end = Das Ende
end-1 = Nach zehn Runden, in denen die Säule genommen wurde, wird gezählt: Die meisten Säcke Gold gewinnen. Bei Gleichstand sind es die meisten Goldkarten; sonst teilt ihr euch den Sieg!

two = Zu zweit
two-1 = Ihr werft je vier Würfel, gemeinsam. Drei Auftragskarten liegen offen und gelten für euch beide. Jeweils höchstens zwei Gegenstände, die Säule mitgezählt. Wer die Säule zu Unrecht nimmt, bekommt in dieser Runde gar nichts.

screen = Auf einem Bildschirm
screen-1 = Wer ist am schnellsten? Gezählt wird von dem Augenblick an, in dem die Würfel auf deinem Bildschirm zu sehen waren: Eine langsame Leitung kostet dich nichts. Knapp zu spät zu kommen ist kein Fehler.
screen-2 = Eine Hand, die zu früh losgeht, nimmt nichts und bleibt einen Augenblick stehen. Die Roboter haben Reflexe wie Menschen, und sie irren sich auch.

## Unsere Lesarten

reading-1 = Wer zuerst wirft, wird ausgelost (AT-05).
reading-2 = „Sechs Farben“ heißt, dass alle unter den Würfeln zu sehen sind, die zählen (AT-08).
reading-3 = Auch eine zu Unrecht genommene Säule gibt den Turm frei (AT-09).
reading-4 = Wir warten ein paar Sekunden, immer gleich lang, damit das Warten nichts verrät (AT-10); was niemand will, bleibt liegen (AT-11).
reading-5 = Eine erfüllte Karte und sechs Farben zugleich: Es gilt der bessere Preis, und die Karte ist erfüllt (AT-12).
reading-6 = Die zurückgegebene Goldkarte kommt aus dem Spiel (AT-13).
reading-7 = Die Partie dauert zehn Runden, in denen die Säule genommen wurde (AT-16).
reading-8 = Zu zweit wird, wenn mehrere Karten erfüllt sind, die linke ersetzt (AT-20).

## Von uns neu gemacht

rebuilt-1 = Die Türme für drei bis sechs Leute, die die Regel nur im Bild zeigt (AT-03).
rebuilt-2 = Die sechs Farben der Würfel, und wie viele Goldkarten es von jedem Wert gibt (AT-02).
rebuilt-3 = Wie oft ein Würfel den Souk verfehlt: an simulierten Würfen gemessen (AT-07).

## Dank

thanks = Attrap'trésors ! ist ein Spiel von Lena und Günter Burkhardt, 2015 bei HABA erschienen.
