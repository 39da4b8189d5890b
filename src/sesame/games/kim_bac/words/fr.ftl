# Kim-Bac en français. Les nombres sont ceux des faits (kinds.py, asked.py). On se vouvoie.

seat-name =
    { $seat ->
        [0] Bleu
        [1] Rouge
        [2] Jaune
       *[3] Blanc
    }
letter =
    { $gate ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
        [7] H
        [8] I
        [9] J
        [10] K
       *[11] L
    }
row =
    { $line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
crossing = { row }{ $digit }
from-row =
    { $from_line ->
        [0] a
        [1] b
        [2] c
        [3] d
        [4] e
        [5] f
       *[6] g
    }
from-crossing = { from-row }{ $from_digit }
the-pawn = Le pion { NTH($pawn) } de { SEAT($seat) }
spot =
    { $number ->
        [0] { crossing }
       *[other] { crossing }, au pied du monument { $number }
    }
takes-the-chest = { SEAT($seat) } montre les deux cartes et prend le coffre.
money =
    { $taels ->
        [one] { $taels } tael
       *[other] { $taels } taels
    }
value = { $worth } taels
race =
    { $reason ->
        [2] { SEAT($hero) }, parti du n° { $secret }, atteint le trésor du n° { $treasure }
        [3] { SEAT($hero) }, parti du n° { $secret }, est pris avant d'atteindre le trésor du n° { $treasure }
       *[4] { SEAT($hero) }, parti du n° { $secret }, court trop longtemps et perd le trésor du n° { $treasure }
    }

## Ce qui se passe

tied = { SEATS($seats) }, à égalité avec { $points }, relancent le dé.
starts =
    { $reason ->
        [1] Après dix égalités, { SEAT($seat) } commence.
       *[0] { SEAT($seat) } commence.
    }
proved = La pioche est vide et on ne mélange pas : quelqu'un a une paire.
shuffled =
    { $reason ->
        [0] La pioche est vide et personne n'a de paire : on mélange toutes les mains.
       *[1] On mélange toutes les cartes.
    }
ran =
    { $is_forced ->
        [1] On a déjà renoncé une fois : { SEAT($seat) } devient le Kim-Bac, seul contre six.
       *[0] Le voilà seul contre six.
    }
no-race = Manche { NTH($round) } : pas de course en { $table_rounds } tours de table, personne n'est payé.
race-ended =
    { $reason ->
        [2] { arrived }
        [3] Le Kim-Bac est pris : le trésor était au n° { $treasure } ({ value }).
       *[4] Le Kim-Bac court depuis trop longtemps : le trésor du n° { $treasure } est perdu ({ value }).
    }
arrived = { SEAT($seat) } atteint le trésor du n° { $treasure } en { $moves } pas ({ value }).
unpaid =
    { $reason ->
        [0] Personne n'est payé.
       *[1] Il reste { money } qu'on ne peut pas partager.
    }
summed =
    { $cards ->
        [0] { SEAT($seat) } : { money } ({ $total } en tout).
        [one] { SEAT($seat) } : { money }, dont { $premium } pour sa carte du trésor ({ $total } en tout).
       *[other] { SEAT($seat) } : { money }, dont { $premium } pour ses { $cards } cartes du trésor ({ $total } en tout).
    }
laid = Manche { NTH($round) } : { SEAT($seat) } place le premier pion.

## Ce qu'on peut choisir

put-pawn = { SEAT($seat) } place le pion { NTH($pawn) } à la porte { letter }.
go-to =
    { $is_kim_bac ->
        [1] Le Kim-Bac va en { spot }.
       *[0] { the-pawn } va en { spot }.
    }
go-and-take = { the-pawn } va en { spot }. { takes-the-chest }
stay = { the-pawn } est bloqué et reste.
stay-and-take = { the-pawn } est bloqué et reste. { takes-the-chest }
become-kim-bac = { SEAT($seat) } devient le Kim-Bac.
renounce = { SEAT($seat) } renonce au trésor.
draw-card = { SEAT($seat) } tire la carte { $number }.
draw-unseen = { SEAT($seat) } tire une carte.
open-chest = { SEAT($seat) } ouvre le coffre : le trésor est au n° { $number }.
open-unseen = { SEAT($seat) } ouvre le coffre et regarde, sans rien montrer.
throw-die = { SEAT($seat) } lance un { $points }.

## Ce qu'on attend

await-pawn = { SEAT($seat) } : { await-pawn.do }
    .do = placez le pion { NTH($pawn) } sur une porte.
await-next-round =
    { $reason ->
        [1] Manche { NTH($round) } : pas de course en 100 tours de table, personne n'est payé. { SEAT($seat) } : placez le pion 1 sur une porte.
       *[other] Manche { NTH($round) } : { race } ({ value }). { SEAT($seat) } : placez le pion 1 sur une porte.
    }
await-throw = On lance le dé : le plus fort commence.
await-card = { SEAT($seat) } : { await-card.do }
    .do = une carte de la pioche.
await-move = { SEAT($seat) } : { await-move.do }
    .do = avancez le pion { NTH($pawn) } d'un carrefour.
    .next-1 = prenez le coffre, ou passez votre chemin.
await-shake = { SEAT($seat) } : { await-shake.do }
    .do = secouez le coffre.
await-decision = { SEAT($seat) } : { await-decision.do }
    .do = courez ou renoncez.
await-advised = { SEAT($seat) } : { await-advised.do }
    .do =
        { $is_advised ->
            [1] le trésor est au n° { $number }, { value } : courez ou renoncez (cela vaut la course).
           *[0] le trésor est au n° { $number }, { value } : courez ou renoncez (mieux vaut renoncer).
        }
await-pursuer = { SEAT($seat) } : { await-pursuer.do }
    .do = encerclez le Kim-Bac, pion { NTH($pawn) }.
await-kim-bac = { SEAT($seat) } : { await-kim-bac.do }
    .do = le Kim-Bac court vers le trésor.
await-runner = { SEAT($seat) } : { await-runner.do }
    .do = courez au n° { $number }, sans passer les ponts.

## Ce qui est refusé

only-chance-draws = Seul le hasard tire les cartes et lance les dés.
chance-cannot = Le hasard ne peut pas donner cela ici.
chance-first = C'est au hasard de jouer.
gate-taken = La porte { letter } est prise.
pawns-first = On place d'abord les pions sur les portes.
pawns-placed = Les pions sont déjà placés.
decide-first = Il faut d'abord courir ou renoncer.
nobody-asked = Personne n'a de coffre à ouvrir.
must-move = Le pion { NTH($pawn) } peut avancer : il ne reste pas en place.
no-such-crossing = Il n'y a pas de carrefour { crossing }.
no-street = Aucune rue ne mène de { from-crossing } à { crossing }.
not-from-gate = Aucune rue ne mène de la porte { letter } à { crossing }.
no-bridges = Le Kim-Bac ne passe pas les ponts.
crossing-taken = Le carrefour { crossing } est occupé.
chest-taken = Le coffre est déjà pris.
no-monument = Il n'y a pas de monument ici.
pair-needed = Il vous faut les deux cartes { $number } pour prendre le coffre ici.

## Comment cela finit

ended =
    { $is_shared ->
        [1] { last-round } { SEATS($winners) } partagent la victoire avec { money }.
       *[0] { last-round } { SEATS($winners) } gagne avec { money }.
    }
last-round =
    { $reason ->
        [1] Pour finir, pas de course en 100 tours de table.
       *[other] Pour finir, { race }.
    }
