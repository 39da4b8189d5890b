# Why a move of Khan Tsin, in English (knowledge/khan_tsin_reasons.py).

ways-to-win =
    { $ways ->
        [one] in one way
       *[other] in { $ways } ways
    }
completes =
    { $count ->
        [one] { $count } baron onto a pile of { $before }: that makes nine.
       *[other] { $count } barons onto a pile of { $before }: that makes nine.
    }
prevents = { SEAT($seat) } could have completed a pile of nine { ways-to-win }: not any more.
threatens = You threaten to complete a pile of nine { ways-to-win }: { SEAT($seat) } must answer.
allows = { SEAT($seat) } will be able to complete a pile of nine at once, { ways-to-win }.
builds =
    { $within ->
        [1] A pile of { $height } in your reach, and not in { SEAT($seat) }'s.
        [2] A pile of { $height } that only { SEAT($seat) } reaches.
        [3] A pile of { $height } in the reach of both sides.
       *[0] A pile of { $height } that nobody reaches yet.
    }
