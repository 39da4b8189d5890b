# Warum ein Zug von Khan Tsin, auf Deutsch (knowledge/khan_tsin_reasons.py). Man siezt.

ways-to-win =
    { $ways ->
        [one] auf eine Art
       *[other] auf { $ways } Arten
    }
completes =
    { $count ->
        [one] { $count } Baron auf einen Stapel von { $before }: das macht neun.
       *[other] { $count } Barone auf einen Stapel von { $before }: das macht neun.
    }
prevents = { SEAT($seat) } konnte { ways-to-win } einen Stapel von neun vollenden: damit ist es vorbei.
threatens = Sie drohen { ways-to-win } einen Stapel von neun zu vollenden: { SEAT($seat) } muss antworten.
allows = { SEAT($seat) } kann dann sofort einen Stapel von neun vollenden, { ways-to-win }.
builds =
    { $within ->
        [1] Ein Stapel von { $height } in Ihrer Reichweite, nicht in der von { SEAT($seat) }.
        [2] Ein Stapel von { $height }, den nur { SEAT($seat) } erreicht.
        [3] Ein Stapel von { $height } in Reichweite beider Seiten.
       *[0] Ein Stapel von { $height }, den noch niemand erreicht.
    }
