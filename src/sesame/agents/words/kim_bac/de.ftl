# Warum ein Zug von Kim-Bac, auf Deutsch (knowledge/kim_bac_reasons.py). Man siezt.

walk =
    { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
in-hand =
    { $cards ->
        [one] von dem Sie eine Karte haben
       *[other] dessen beide Karten Sie haben
    }
taels = { $worth } Taels
often = { $percent } von 100 Malen
holds-both-cards = Sie haben beide Karten { $number }: die Truhe gehört Ihnen.
monument-in-reach = Von dort erreichen Sie das Denkmal { $number }, dessen beide Karten Sie haben.
nearer =
    { $steps ->
        [0] Das ist das Denkmal { $number }, { in-hand }.
       *[other] Von dort sind es { walk } zum Denkmal { $number }, { in-hand }.
    }
no-nearer = Am nächsten bleibt das Denkmal { $number }, { in-hand }: von dort { walk }.
first-for-sure = Niemand kann vor Ihnen dort sein: { taels }.
worth-the-run = Der Schatz ist { taels } wert, und von hier kommt man in etwa { often } an.
too-little = Der Schatz ist nur { taels } wert, und von hier kommt man in etwa { often } an.
treasure-is-there = Dort ist der Schatz.
first-from-there = Von dort sind es { walk } zum Schatz, und niemand kann mehr vor Ihnen da sein.
still-to-run =
    { $streets ->
        [0] Es sind { walk } zum Schatz, aber alle Straßen dort sind versperrt.
        [one] Es sind { walk } zum Schatz; eine Straße bleibt offen.
       *[other] Es sind { walk } zum Schatz; { $streets } Straßen bleiben offen.
    }
all-streets-closed = Alle seine Straßen sind versperrt.
closes-a-street =
    { $streets ->
        [one] Das versperrt ihm eine Straße: eine bleibt ihm.
       *[other] Das versperrt ihm eine Straße: { $streets } bleiben ihm.
    }
leaves-him =
    { $crossings ->
        [one] Der Kim-Bac ist nur noch dort der Erste, wo er steht.
       *[other] Der Kim-Bac ist nur noch an { $crossings } Kreuzungen der Erste, an seiner eigenen auch.
    }
