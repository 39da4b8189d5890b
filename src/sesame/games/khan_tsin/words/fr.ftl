# Khan Tsin en français. Les nombres sont ceux des faits (kinds.py). On vouvoie.

seat-name =
    { $seat ->
        [0] Sud
       *[1] Nord
    }
baron =
    { $colour ->
        [1] un baron rouge
        [2] un baron noir
       *[3] un baron blanc
    }
barons =
    { $colour ->
        [1] barons rouges
        [2] barons noirs
       *[3] barons blancs
    }

## Ce qu'on peut choisir

place = { SEAT($seat) } place { baron } sur la case { NTH($square) }.
deal = La case { NTH($square) } reçoit { baron }.
must-pass = { SEAT($seat) } doit passer.
turn-dragon = { SEAT($seat) } tourne le dragon bout pour bout.
send = { SEAT($seat) } envoie { baron } de { NTH($start) } sur { NTH($goal) }{ send-along }{ send-over }{ send-height }
send-along =
    { $vassals ->
        [0] { "" }
        [one] { " " }avec { $vassals } vassal
       *[other] { " " }avec { $vassals } vassaux
    }
send-over =
    { $turn ->
        [1] , la partie déplacée retournée
        [2] , la pile obtenue retournée
        [3] , la partie déplacée retournée, la pile obtenue retournée
       *[0] { "" }
    }
send-height =
    { $level ->
        [9] { "\u00A0" }: neuf barons.
       *[other] { " " }(hauteur { $level }).
    }

## Ce qu'on attend

await-deal = Le hasard répartit les barons.
await-place = { SEAT($seat) } : { await-place.do }
    .do = placez un baron sur une case libre ({ barons } à placer : { $left }).
await-pass = { SEAT($seat) } : { await-pass.do }
    .do = aucun coup possible, passez.
await-move = { SEAT($seat) } : { await-move.do }
    .do = déplacez l'une de vos 4 piles les plus proches.
    .next-1 = choisissez combien de barons partent.
    .next-2 = choisissez où la pile s'envole.
    .next-3 = choisissez si la pile est retournée.
await-move-or-turn = { SEAT($seat) } : { await-move-or-turn.do }
    .do = déplacez l'une de vos 4 piles les plus proches, ou tournez le dragon bout pour bout pour prendre la place de Sud.
    .next-1 = choisissez combien de barons partent.
    .next-2 = choisissez où la pile s'envole.
    .next-3 = choisissez si la pile est retournée.

## Ce qui est refusé

only-chance-deals = Seul le hasard répartit les barons.
none-left = Il n'y a plus de { barons } à répartir.
already-placed = Les barons sont déjà placés.
square-taken = La case { NTH($square) } est prise.
place-first = On place d'abord les barons.
may-not-pass = On ne passe pas tant qu'un coup est possible.
may-not-turn = On ne tourne le dragon que si c'est convenu, et seulement en réponse au premier coup de Sud.
out-of-reach = La case { NTH($start) } n'est pas à votre portée : vos piles sont { NTH($first) }, { NTH($second) }, { NTH($third) }, { NTH($fourth) }.
go-elsewhere = Il faut changer de case.
square-empty = La case { NTH($square) } est vide.
pile-has =
    { $height ->
        [one] La pile { NTH($square) } n'a que { $height } baron.
       *[other] La pile { NTH($square) } n'a que { $height } barons.
    }
would-fall = Ce suzerain déchoirait : du niveau { $level } au niveau { $after }.
too-many-alike = La pile aurait { $count } { barons } ; 3 au plus.
wrong-distance =
    { $claws ->
        [one] Case { NTH($start) } : { $claws } bond, ou un vol à plus de 4 barons.
       *[other] Case { NTH($start) } : { $claws } bonds, ou un vol à plus de 4 barons.
    }
no-turning = Ce retournement n'est pas permis, ou ne change rien.

## Comment cela finit

ended =
    { $reason ->
        [0] { SEAT($winner) } complète une pile de neuf et devient Empereur.
       *[1] Partie nulle : plus personne ne peut jouer.
    }
