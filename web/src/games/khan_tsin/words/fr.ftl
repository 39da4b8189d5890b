# Khan Tsin, la page en français. On vouvoie.

promise = Empilez les barons : la pile de neuf fait l'Empereur.
setup-sheet = Sud puis Nord
setup-alternate = un baron chacun
setup-random = au hasard

## Le dragon

board = Le dragon de trente-six écailles
south = Sud
north = Nord
square = Case { $number }{ square-claws }{ square-pile }{ square-reach }
square-claws =
    { $claws ->
        [0] { "" }
        [one] , { $claws } griffe
       *[other] , { $claws } griffes
    }
square-pile =
    { $height ->
        [0] , vide
        [1] { "\u00A0" }: baron { $order }
        [2] { "\u00A0" }: pile de { $height }, de bas en haut { $order }
        [3] { "\u00A0" }: pile de { $height }, de bas en haut { $order }
       *[other] { "\u00A0" }: pile de { $height }, de bas en haut { $order } (rouges { $red }, noirs { $black }, blancs { $white })
    }
square-order = { $below }, { $baron }
square-reach =
    { $reach ->
        [1] , { square-own }
        [2] , { in-others-reach }
        [3] , { square-own } et { in-others-reach }
       *[0] { "" }
    }
came-here = le dernier coup arrive ici
left-here = le dernier coup part d'ici
square-own =
    { $seated ->
        [1] { in-your-reach }
       *[0] { in-movers-reach }
    }

## Sous le dragon

red = rouge
black = noir
white = blanc
in-your-reach = à votre portée
in-movers-reach = à la portée de qui joue
in-others-reach = à la portée de l'autre
tag = couleurs de la pile, trois au plus
place-how = Les barons près de votre bout seront à votre portée. Touchez une écaille, ou glissez.
at-random = Au hasard
stop = Arrêter
pass = Passer
turn-round = Tourner le dragon bout pour bout
how-many = Combien de barons ?
barons =
    { $count ->
        [one] { $count } baron
       *[other] { $count } barons
    }
how-turned = Retourner ?
turn-nothing = Sans retourner
turn-moved = Retourner la partie déplacée
turn-result = Retourner toute la pile
turn-both = Retourner l'une et l'autre

## La fin

ending-nine =
    { $count ->
        [one] Un baron venu de { $start } l'achève en case { $goal }.
       *[other] { $count } barons venus de { $start } l'achèvent en case { $goal }.
    }
ending-none = La plus haute pile compte { $height } barons.
opens-win =
    { $count ->
        [one] Attention : l'autre camp pourrait achever une pile de neuf en case { $goal }.
       *[other] Attention : l'autre camp pourrait achever une pile de neuf en case { $goal }, avec { $count } barons.
    }
threatens-win = Vous menacez d'achever une pile de neuf en case { $goal }.
