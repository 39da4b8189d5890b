# Mille et un trésors en français. Les nombres sont ceux des faits (kinds.py). On se tutoie.

seat-name =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
spot =
    { $spot ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
start =
    { $start ->
        [0] a1
        [1] b1
        [2] c1
        [3] d1
        [4] e1
        [5] a2
        [6] b2
        [7] c2
        [8] d2
        [9] e2
        [10] a3
        [11] b3
        [12] c3
        [13] d3
        [14] e3
        [15] a4
        [16] b4
        [17] c4
        [18] d4
       *[19] e4
    }
loot =
    { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
all-loot =
    { $total ->
        [one] { $total } trésor
       *[other] { $total } trésors
    }
loot-won =
    { $points ->
        [one] { $points } trésor
       *[other] { $points } trésors
    }
way =
    { $steps ->
        [one] { $steps } carte
       *[other] { $steps } cartes
    }
walls =
    { $walls ->
        [0] sans mur
        [1] mur au nord
        [2] mur à l'est
        [3] murs au nord et à l'est
        [4] mur au sud
        [5] murs au nord et au sud
        [6] murs à l'est et au sud
        [8] mur à l'ouest
        [9] murs au nord et à l'ouest
        [10] murs à l'est et à l'ouest
       *[12] murs au sud et à l'ouest
    }
shape =
    { $shape ->
        [0] sans mur
        [1] un mur
        [2] deux murs qui se touchent
       *[3] deux murs face à face
    }
shows =
    { $has_head ->
        [1] la tête du chef
       *[0] { shape }
    }
card = { loot }, { shows }
lying-card = { loot }, { walls }

## Ce qui se passe

rode =
    { $left ->
        [0] Le chef arrive à l'entrée.
       *[other] Le chef avance (pas { $goal } sur { $path }).
    }
caught =
    { $treasures ->
        [0] Le chef attrape { SEAT($seat) } en { spot }.
       *[other] Le chef attrape { SEAT($seat) } en { spot } et lui reprend { loot }.
    }

## Ce qu'on peut choisir

place-pawn = { SEAT($seat) } pose son pion en { spot }.
walk-to = { SEAT($seat) } prend { loot } en { start } et va en { spot }.
fly-to = { SEAT($seat) } prend { loot } en { start }, et le génie l'emporte en { spot }.
walk-out = { SEAT($seat) } prend { loot } en { start } et sort de la grotte avec { all-loot }.
lay-card = { SEAT($seat) } pose la carte en { spot } ({ walls }).
deal-card = En { spot } : { lying-card }.
draw-card = Carte tirée : { card }.
let-start = { SEAT($seat) } commence.
throw-die = Le dé montre { $pips }.

## Ce qu'on attend

await-deal = Les cartes remplissent la grotte.
await-starter = Le sort choisit qui commence.
await-placing = { SEAT($seat) } : { await-placing.do }
    .do = pose ton pion sur une carte libre.
await-throw = { SEAT($seat) } : { await-throw.do }
    .do = lance le dé.
as-shown =
    { $reason ->
        [1] autant que le dé le dit
       *[0] autant que ta carte a de trésors
    }
await-walk = { SEAT($seat) } : { await-walk.do }
    .do =
        { $can_leave ->
            [1] avance de { way } ({ as-shown }), ou sors.
           *[0] avance de { way } : { as-shown }.
        }
await-flight = { SEAT($seat) } : { await-flight.do }
    .do =
        { $can_leave ->
            [1] sors, ou laisse le génie te porter où tu veux.
           *[0] aucun chemin de { way }, le génie te porte où tu veux.
        }
await-draw = { SEAT($seat) } : { await-draw.do }
    .do = tire une carte de la pile.
await-laying = { SEAT($seat) } : { await-laying.do }
    .do = pose la carte en { spot } ({ card }).

## Ce qui est refusé

chance-cannot = Le hasard ne peut pas faire cela ici.
only-chance = Seul le hasard fait cela.
already-inside = Ton pion est déjà dans la grotte.
pawn-first = Pose d'abord ton pion.
nothing-to-lay = Tu n'as pas de carte à poser.
card-first = Pose d'abord la carte tirée.
other-walls =
    { $shape ->
        [0] Cette carte n'a pas de mur.
       *[other] Cette carte a { shape }.
    }
no-stop-there = { spot } est l'entrée, on ne s'y arrête pas.
card-taken = { spot } est prise par { SEAT($seat) }.
same-card = Il faut changer de carte.
no-way-there = Aucun chemin de { way } ne mène en { spot }.
by-genie = Aucun chemin de { way } : c'est le génie qui te porte, écris *{ spot }.
no-genie = Le génie ne vient que si tu ne peux pas avancer.
nobody-leaves = Dans cette variante, personne ne sort de la grotte.
not-the-last-step = Le pas dehors doit être ton dernier pas, et il ne l'est pas.
too-far-out = Tu ne peux pas atteindre l'entrée.

## Comment cela finit

why-over =
    { $reason ->
        [0] Le chef des voleurs est à l'entrée
       *[1] Tout le monde est sorti
    }
ended =
    { $how ->
        [0] { why-over } : tout le monde est pris, personne ne gagne.
        [1] { why-over } : { SEATS($winners) } gagne avec { loot-won }.
       *[2] { why-over } : { SEATS($winners) } gagnent ensemble avec { loot-won } chacun.
    }
