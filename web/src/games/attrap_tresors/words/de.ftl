# Was die Seite von Attrap'trésors auf Deutsch sagt. Man duzt sich.

promise = Behalt die Würfel im Auge und schnapp schneller zu als die anderen!
misses-physical = wie bei echten Würfeln
misses-none = nie

## Wer, und was da ist

friend =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
list = { $before }, { $one }
thing =
    { $kind ->
        [column] die Säule
        [lamp] die Lampe
        [chest] die Truhe
        [carpet] der Teppich
        [pouf] das Sitzkissen
       *[gem] ein Edelstein
    }
held =
    { $kind ->
        [carpet] den Teppich
        [gem] einen Edelstein
       *[other] { thing }
    }
colour =
    { $colour ->
        [r] rot
        [o] orange
        [y] gelb
        [g] grün
        [b] blau
       *[v] violett
    }
card-colour = { colour }
coloured-card = { several-dice } Karte
sacks =
    { $sacks ->
        [one] { $sacks } Sack Gold
       *[other] { $sacks } Säcke Gold
    }
cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }

## Die Würfel

rolling = Die Würfel rollen unter dem Schleier …
dice = Die Würfel: { $dice }
some-dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die = { several-dice }r
several-dice =
    { $colour ->
        [r] rote
        [o] orangefarbene
        [y] gelbe
        [g] grüne
        [b] blaue
       *[v] violette
    }
missed = { $missed } daneben

## Der Turm und die Karten

things = Der Turm, und was du dir schnappen kannst
grab = Schnapp dir { held }
my-card = Deine Karte: { card-colour }
open-cards = Die Karten, für euch beide: { $cards }
peek = { $who }: gedrückt halten, um die eigene Karte zu sehen
look-at = { $who } sieht die eigene Karte an: Die anderen schließen die Augen!
show-card = { $who }: meine Karte zeigen
card-means = Drei Würfel in dieser Farbe, oder alle sechs Farben auf einmal: Schnapp dir die Säule!
hide-card = Gesehen! Verdecken
new-card = Neue Karte!
zone = schnappt zu, Taste { $key }
purse = { $who }: { sacks }
purse-holding = { purse }, hält { $things }
give = Gib eine Goldkarte zurück
give-one = Gib eine Karte mit Wert { $value } zurück

## Die Runde

round = Runde { $round } von { $rounds }
round-again = Runde { $round }, Wurf { $throws }
thrower = { $who } schüttelt den Becher
both = Ihr werft gemeinsam
nobody = Niemand! Es wird noch einmal gewürfelt.
says-nobody = Niemand!
says-nobody-why = Nichts zu schnappen? Haben es alle gesagt, wird gleich noch einmal gewürfelt.
said-nobody = Niemand … wir warten auf die anderen
quickest = Die flinkste Hand: { $who }!
verdict-wrong = { $who } hatte kein Recht auf die Säule!
verdict-card = { $who } hat richtig hingesehen!
verdict-six = Alle sechs Farben: Bravo, { $who }!
card-done = Erfüllt: { coloured-card }
secret = Die Karte bleibt geheim
gained = +{ sacks }
lost = −{ sacks }
scored =
    { $sacks ->
        [one] { cards } zu { $sacks } Sack Gold
       *[other] { cards } zu { $sacks } Säcken Gold
    }

## Die Hände

early = Zu früh!
second = Knapp zu spät!
stayed = Hand zurückgehalten
busy = Hand nicht frei
full = Hände voll

## Ringsum

times = Die Zeiten
colour-sounds = Farben hören
colour-sounds-why = Wenn sich der Schleier hebt, ist jeder Würfel zu hören, von tief nach hoch: rot, orange, gelb, grün, blau, violett.

## Probe

practice = Probe
skip-practice = Probe überspringen

## Der Rundgang

tour-card = Drei Würfel in deiner Farbe, oder alle sechs Farben auf einmal? Schnapp dir die Säule: Klick sie an, oder drück die Leertaste.
tour-tower = Ist die Säule weg, so fällt alles: Nimm, was du kannst, höchstens zwei Gegenstände. Zu früh, und deine Hand bleibt in der Luft!
tour-times = Die Zeit zählt auf deinem eigenen Bildschirm: Eine langsame Leitung kostet dich nichts.

## Das Ende

ending-next = Knapp dahinter { $who }: { sacks }!
