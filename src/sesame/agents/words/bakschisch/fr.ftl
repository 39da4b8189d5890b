# Pourquoi un poing de Bakschisch, en français (knowledge/bakschisch_reasons.py). On vouvoie.

the-person =
    { $card ->
        [1] le fakir
        [2] le garde
        [3] le serviteur
        [4] l'eunuque
        [5] la fille du harem
       *[6] le Calife
    }
way-on =
    { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    }
pieces =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
keeps-throne =
    { $coins ->
        [0] Quelqu'un n'a plus rien : le trône vous reste.
       *[other] Quelqu'un n'a que { pieces } : le trône vous reste.
    }
may-reach-throne = Pour qui donne le plus, { the-person } mène au trône ({ way-on }).
nobody-gives-more =
    { $coins ->
        [0] Les autres n'ont plus rien : { the-person } vous avance de { way-on }.
       *[other] Personne n'a plus de { pieces } : { the-person } vous avance de { way-on }.
    }
leads-ahead = Pour qui donne le plus, { the-person } avance de { way-on }.
card-not-worth-it =
    { $squares ->
        [0] Ici, { the-person } ne vous avance pas : gardez votre or.
       *[other] Ici, { the-person } n'avance que de { way-on } : gardez votre or.
    }
let-others-pay =
    { $squares ->
        [0] Ici, { the-person } ne vous avance pas : laissez payer les autres, et volez-les.
       *[other] Ici, { the-person } n'avance que de { way-on } : laissez payer les autres, et volez-les.
    }
better-may-come =
    { $better ->
        [one] La carte suivante vous mènera plus loin { $better } fois sur { $cards }.
       *[other] La carte suivante vous mènera plus loin { $better } fois sur { $cards }.
    }
thief-pays =
    { $squares ->
        [0] Le voleur prend tout, et vous ne reculerez pas.
       *[other] Le voleur prend tout, et vous ne reculerez que de { way-on }.
    }
little-to-lose =
    { $squares ->
        [0] Vous n'avez rien à perdre : { the-person } ne vous fait pas reculer.
       *[other] Au pire, { the-person } vous fait reculer de { way-on }.
    }
avoids-retreat = Qui donne le moins recule : pour vous, de { way-on }.
others-can-give =
    { $rivals ->
        [one] Un seul des autres peut en donner autant.
       *[other] { $rivals } des autres peuvent en donner autant.
    }
none-leads-further = La carte suivante ne vous mènera pas plus loin, quelle qu'elle soit.
