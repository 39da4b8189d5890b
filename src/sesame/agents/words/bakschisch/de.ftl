# Warum eine Faust von Bakschisch, auf Deutsch (knowledge/bakschisch_reasons.py). Man siezt.

the-person =
    { $card ->
        [1] der Fakir
        [2] der Wächter
        [3] der Diener
        [4] der Eunuch
        [5] die Haremsdame
       *[6] der Kalif
    }
way-on =
    { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    }
pieces =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
keeps-throne =
    { $coins ->
        [0] Jemand hat nichts mehr: der Thron bleibt Ihnen.
       *[other] Jemand hat nur { pieces }: der Thron bleibt Ihnen.
    }
may-reach-throne = Wer am meisten gibt, kommt auf den Thron: { the-person }, { way-on }.
nobody-gives-more =
    { $coins ->
        [0] Die anderen haben nichts mehr: { the-person } bringt Sie { way-on } voran.
       *[other] Niemand hat mehr als { pieces }: { the-person } bringt Sie { way-on } voran.
    }
leads-ahead = Wer am meisten gibt, kommt { way-on } voran: { the-person }.
card-not-worth-it =
    { $squares ->
        [0] Hier bringt { the-person } Sie nicht voran: behalten Sie Ihr Gold.
       *[other] Hier bringt { the-person } nur { way-on }: behalten Sie Ihr Gold.
    }
let-others-pay =
    { $squares ->
        [0] Hier bringt { the-person } Sie nicht voran: lassen Sie die anderen zahlen und bestehlen Sie sie.
       *[other] Hier bringt { the-person } nur { way-on }: lassen Sie die anderen zahlen und bestehlen Sie sie.
    }
better-may-come =
    { $better ->
        [one] Die nächste Karte bringt Sie in { $better } von { $cards } Fällen weiter.
       *[other] Die nächste Karte bringt Sie in { $better } von { $cards } Fällen weiter.
    }
thief-pays =
    { $squares ->
        [0] Der Dieb nimmt alles, und Sie gehen nicht zurück.
       *[other] Der Dieb nimmt alles, und Sie gehen nur { way-on } zurück.
    }
little-to-lose =
    { $squares ->
        [0] Sie haben nichts zu verlieren: { the-person } schickt Sie nicht zurück.
       *[other] Schlimmstenfalls schickt { the-person } Sie { way-on } zurück.
    }
avoids-retreat = Wer am wenigsten gibt, geht zurück: bei Ihnen { way-on }.
others-can-give =
    { $rivals ->
        [one] Nur einer der anderen kann so viel geben.
       *[other] { $rivals } der anderen können so viel geben.
    }
none-leads-further = Welche Karte auch folgt: weiter bringt sie Sie nicht.
