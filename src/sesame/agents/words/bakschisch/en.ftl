# Why a fist of Bakschisch, in English (knowledge/bakschisch_reasons.py).

the-person =
    { $card ->
        [1] the fakir
        [2] the guard
        [3] the servant
        [4] the eunuch
        [5] the harem girl
       *[6] the Caliph
    }
way-on =
    { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    }
pieces =
    { $coins ->
        [one] { $coins } piece
       *[other] { $coins } pieces
    }
keeps-throne =
    { $coins ->
        [0] Somebody has nothing left: you keep the throne.
       *[other] Somebody has only { pieces }: you keep the throne.
    }
may-reach-throne = For who gives most, { the-person } leads to the throne ({ way-on }).
nobody-gives-more =
    { $coins ->
        [0] The others have nothing left: { the-person } takes you { way-on } ahead.
       *[other] Nobody has more than { pieces }: { the-person } takes you { way-on } ahead.
    }
leads-ahead = For who gives most, { the-person } leads { way-on } ahead.
card-not-worth-it =
    { $squares ->
        [0] Here { the-person } leads you nowhere: keep your gold.
       *[other] Here { the-person } leads only { way-on } ahead: keep your gold.
    }
let-others-pay =
    { $squares ->
        [0] Here { the-person } leads you nowhere: let the others pay, and rob them.
       *[other] Here { the-person } leads only { way-on } ahead: let the others pay, and rob them.
    }
better-may-come =
    { $better ->
        [one] The next card will lead you further { $better } time in { $cards }.
       *[other] The next card will lead you further { $better } times in { $cards }.
    }
thief-pays =
    { $squares ->
        [0] The thief takes all, and you will not go back.
       *[other] The thief takes all, and you will go back only { way-on }.
    }
little-to-lose =
    { $squares ->
        [0] You have nothing to lose: { the-person } does not send you back.
       *[other] At worst { the-person } sends you back { way-on }.
    }
avoids-retreat = Who gives least goes back: in your case { way-on }.
others-can-give =
    { $rivals ->
        [one] Only one of the others can give as much.
       *[other] { $rivals } of the others can give as much.
    }
none-leads-further = Whichever card comes next, it will not lead you further.
