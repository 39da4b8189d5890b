# Kim-Bac, la page en français. On vouvoie.

promise = Prenez le coffre, et fuyez la ville murée.
rounds-as-players = autant que de joueurs
tour-hand = Vos cartes : vous seul les voyez, et leurs monuments s'allument sur le plan. Deux cartes pareilles, un pion au pied du monument, et le coffre est à vous.
tour-glass = Trop petit ? La loupe suit le pion qui doit avancer.

## Qui, et où

seat-name =
    { $seat ->
        [0] Bleu
        [1] Rouge
        [2] Jaune
       *[3] Blanc
    }
monument-name =
    { $number ->
        [1] la pagode
        [2] la tour de la cloche
        [3] le marché
        [4] le jardin
        [5] la maison du pont
        [6] le temple
        [7] la tour du tambour
        [8] le grenier à riz
        [9] l'observatoire
        [10] la porte de la lune
        [11] le théâtre
        [12] la maison de thé
        [13] l'arc d'honneur
        [14] la lanterne de pierre
        [15] le four du potier
        [16] le stupa
        [17] le lion de pierre
       *[18] le palais
    }
monument = n° { $number }, { monument-name }
crossing = { $name }
crossing-at = { $name }, au pied du { monument }
at-gate = à la porte { $letter }
at-crossing = en { $at }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
figure = { $taels }
money = { $taels } taels

## Le plan

town = Le plan de la ville
pieces = Les pions
sight = { monument }{ sight-held }{ sight-ruled-out }{ sight-treasure }
sight-held =
    { $held ->
        [0] { "" }
        [1] , vous avez une carte
       *[2] , vous avez la paire
    }
sight-ruled-out =
    { $ruled_out ->
        [1] , le trésor n'y est pas
       *[0] { "" }
    }
sight-treasure =
    { $treasure ->
        [1] , le trésor est ici
       *[0] { "" }
    }
gate = Porte { $letter }
bridge-shut = Pont interdit au Kim-Bac
pawn = { seat-name }, pion { $pawn }, { $at }
kim-bac-at = Le Kim-Bac, { $at }
gate-goal = Placer à la porte { $letter }, qui mène en { $at }
goal = Pion { $pawn } vers { $at }
goal-of-chest = { goal }, où vous pouvez prendre le coffre
stay = Le pion { $pawn } reste
same-way = Même direction
same-way-help = Avancer le pion { $pawn } dans la même direction
zoom-in = Agrandir le plan
zoom-out = Tout le plan

## Le plan pour qui ne le voit pas

ways = { ways-streets }{ ways-bridges }
ways-streets =
    { $streets ->
        [0] aucune rue
        [one] { $streets } rue
       *[other] { $streets } rues
    }
ways-bridges =
    { $bridges ->
        [0] { "" }
        [one] { " " }et { $bridges } pont
       *[other] { " " }et { $bridges } ponts
    }
told-of = { $what }, { $more }
to-treasure =
    { $steps ->
        [-1] sans chemin jusqu'au trésor
        [0] au pied du trésor
        [one] à { $steps } rue du trésor
       *[other] à { $steps } rues du trésor
    }
to-kim-bac =
    { $steps ->
        [-1] sans chemin jusqu'au Kim-Bac
        [one] à { $steps } rue du Kim-Bac
       *[other] à { $steps } rues du Kim-Bac
    }

## Les cartes et le dé

hand = Votre main
cards-in-hand = Cartes en main
no-cards = Pas encore de carte.
card =
    { $pair ->
        [1] Paire du { monument }
       *[0] Carte { monument }
    }
card-drawn = { card }, Tirée : { $number }
pair = paire
stock =
    { $count ->
        [0] Pioche vide
       *[other] Pioche : { $count }
    }
open = Cartes étalées :
holds = { seat-name } : { cards }
dice = Le plus fort commence
die = { seat-name } : { $points }
starts = { seat-name } commence.
tied = Égalité : on relance.

## Le coffre

chest = Le coffre
may-take = Vous tenez la paire du { $number }.
take = Prendre le coffre
pass = Passer en silence
looks-alone = { seat-name } regarde dans le coffre, sans rien montrer.
takes = { seat-name } prend le coffre du { monument }
shakes = Le coffre est secoué…
shake-it = Vous secouez le coffre…
runs = { seat-name } court : voici le Kim-Bac
renounces = { seat-name } renonce, et referme le coffre
one-against-six = Seul contre six
only-you = Vous seul le voyez.
dice-show = Les dés montrent { $one } et { $other }
treasure-at = Trésor : { monument }
would-pay = De { $from } à { $to }
chances = { chances-own } ; { chances-others }.
chances-own =
    { $own ->
        [0] Vous n'avez aucune carte de ce numéro
        [one] Vous avez { $own } carte de ce numéro
       *[other] Vous avez { $own } cartes de ce numéro
    }
chances-others =
    { $others ->
        [0] personne ne peut vous prendre de prime
        [one] jusqu'à { $others } peut être dans d'autres mains
       *[other] jusqu'à { $others } peuvent être dans d'autres mains
    }
advised-run = Les anciens courraient.
advised-renounce = Les anciens renonceraient.
run = Courir
renounce = Renoncer
once-only = On ne renonce qu'une fois par manche, pour toute la table.

## La course

race = La course
moves = { $count } pas
exits = Issues libres : { $free } sur { $all }
nearest =
    { $steps ->
        [one] Le plus proche est à { $steps } rue.
       *[other] Le plus proche est à { $steps } rues.
    }
reach-his = il y serait le premier
reach-theirs = on y serait avant lui
trace = sa trace
bridges-shut = Ponts interdits au Kim-Bac.
bridges-shut-from = Parti du n° { $secret }. { bridges-shut }
captured = Pris
arrived = Le trésor est atteint
lost = Le trésor est perdu
no-race = Pas de course

## Ce que cela ferait

wanted =
    { $steps ->
        [0] au pied du { monument }
       *[other] { monument } : à { wanted-steps }{ wanted-was }
    }
wanted-steps =
    { $steps ->
        [one] { $steps } rue
       *[other] { $steps } rues
    }
wanted-was =
    { $stays ->
        [1] { "" }
       *[0] { " " }({ $was } maintenant)
    }
ahead =
    { $steps ->
        [0] le trésor
        [one] à { $steps } rue du trésor{ wanted-was }
       *[other] à { $steps } rues du trésor{ wanted-was }
    }
chased =
    { $steps ->
        [one] à { $steps } rue du Kim-Bac{ wanted-was }
       *[other] à { $steps } rues du Kim-Bac{ wanted-was }
    }
ways-closed = tous les chemins sont barrés
trapped = plus d'issue : le Kim-Bac est pris
promised =
    { $same ->
        [1] { $most } taels
       *[0] de { $least } à { $most } taels
    }

## Les comptes

sheet = Feuille de compte
seat = Joueur
total = Total
round = Manche { $at } sur { $of }
round-short = M{ $at }
round-title = Manche { $at } : { $how }
round-line = Manche { $at }, { $how }
round-line-kim-bac = { round-line } (Kim-Bac)
ended-no-race = pas de course
ended-arrived = arrivé
ended-captured = pris
ended-lost = perdu en route
sharing = Le partage de la manche { $at }
worth = Le trésor, de { $from } à { $to }
premium = { seat-name } montre { cards } du trésor
cut-premium =
    { $count ->
        [one] { seat-name } montre { cards }, payée moins
       *[other] { seat-name } montre { cards }, payées moins
    }
keeps = { seat-name }, le Kim-Bac, garde le reste
gets-nothing = { seat-name }, le Kim-Bac, est pris
part = { seat-name } a sa part du reste
lost-for-all = Perdu pour tous
remainder = Reste que personne n'a
nobody-paid = Personne n'est payé.

## La fin

ending-next = Juste derrière, { seat-name } : { money }.
