# Was die Seite von Bakschisch auf Deutsch sagt. Man siezt sich.

promise = Bestechen Sie den ganzen Palast, vom Fakir bis zum Kalifen.
to-pot = in den Topf
out-of-game = aus dem Spiel
pawns-behind = Figuren dahinter
place-mirrored = gespiegelter Platz

## Wer, und wie viel

name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
names = { $before }, { $name }
names-and = { $before } und { $name }
fakir = Fakir
guard = Wächter
servant = Diener
eunuch = Eunuch
harem = Haremsdame
caliph = Kalif
gold =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
coins =
    { $coins ->
        [0] nichts
       *[other] { gold }
    }

## Der Palast

board = Der Palast von Akbahah, vom Start bis zum Thron
start = Start
throne = Thron
square = Feld { $number }, { $what }
square-behind-gate = Feld { $number }, { $what }, gleich hinter dem Tor
square-taken = { $square }: { $names }

## Die Karten und der Topf

row = Die fünf Karten der Runde
card = Karte { $number } ({ $sends }): { $what }
card-now = { card }, die Karte im Spiel
sends-ahead = wer am meisten gibt, rückt vor
sends-back = wer am wenigsten gibt, geht zurück
face-down = verdeckt
pot = Topf
pot-of = Der Topf: { gold }
unseen = Noch verdeckte Karten
to-come = Noch da:
shared = Der Topf wird geteilt: { $each } für jeden

## Die Spieler

seats = Die Spieler
place = { $place }.
bag =
    { $coins ->
        [hidden] Beutel verschlossen
       *[other] { gold }
    }
thief-in-bag = Dieb im Beutel
thief-used = Dieb war in dieser Runde schon unterwegs
thief-at-gate = Dieb am Tor zurückgelassen
fist-empty = Hand im Beutel
fist-closed = Faust geschlossen
fist-open = Hand offen
seat = { name }: { place } Platz, Feld { $square }, { bag }, { $thief }, { $fist }
seat-gave =
    { $coins ->
        [thief] { $about }, hat eben den Dieb geschickt
       *[other] { $about }, hat eben { $coins } gegeben
    }

## Ihre Faust

fist = Ihre Faust
how-many = Münzen in der Faust
more = Eine Münze mehr
less = Eine Münze weniger
take-coin = Eine Münze nehmen ({ $left } im Beutel)
give-back = { less } ({ coins })
thief = Dieb
send-thief = Den Dieb schicken statt Münzen
close = Faust schließen
close-on =
    { $coins ->
        [thief] Faust schließen, um den Dieb
        [0] Faust schließen, leer
       *[other] Faust schließen, um { gold }
    }
closed =
    { $coins ->
        [thief] Ihre Faust ist um den Dieb geschlossen.
        [hidden] Ihre Faust ist geschlossen.
        [0] Ihre Faust ist geschlossen und leer.
       *[other] Ihre Faust ist um { gold } geschlossen.
    }
waiting-for = Wir warten auf { $names }.
keys = Tasten: Ziffern, + und −, D für den Dieb, Eingabetaste zum Schließen.

## Das Ende

next =
    { $behind ->
        [0] { $names }, auf demselben Feld mit weniger Gold.
        [one] { $names }, ein Feld zurück.
       *[other] { $names }, { $behind } Felder zurück.
    }
ending-next = Am nächsten dahinter: { next }
points-gold = Gold, das im Beutel blieb
would-go = Wenn Ihre Faust die reichste ist: Feld { $square }
would-go-back = Wenn Ihre Faust die leichteste ist: Feld { $square }
