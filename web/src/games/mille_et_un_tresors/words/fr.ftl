# Ce que dit la page de Mille et un trésors en français. On se tutoie.

promise = Pille la grotte avant le retour du chef.
die-small = 1-1-2-2-3-3
die-full = 1 à 6

## Qui, et ce qu'il y a

friend =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
friends = { $before }, { $friend }
friends-and = { $before } et { $friend }
treasures =
    { $treasures ->
        [0] aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
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
shows =
    { $has_head ->
        [1] tête du chef
       *[0] { walls }
    }
face = { treasures }, { shows }
empty = vide

## La grotte

board = La grotte des quarante voleurs
pieces = Les pions, le chef et ce que tu peux choisir
spot = { $spot } : { $what }
spot-taken = { $spot } : { $what }, { friend }
place-here = Poser ton pion. { $card }
walk-here = Marcher jusqu'en { $card }
fly-here = Le génie te porte en { $card }
leave = Sortir de la grotte, pour de bon
leave-sure = Sortir pour de bon ? Encore une fois, et c'est fait.
for-good = Pour de bon ?
entrance = L'entrée de la grotte
entrance-outside = L'entrée. Dehors : { $friends }
entrance-closed = L'entrée, fermée par un rocher
chief =
    { $left ->
        [0] Le chef des voleurs est à l'entrée
       *[other] Le chef des voleurs, à { $left } pas de l'entrée
    }

## La carte tirée

held = Carte à poser en { $spot } : { face }
held-turning = { held }. Flèches ou R pour la tourner, Entrée pour la poser.
turn = Tourner la carte
lay = Poser la carte ainsi

## Le tapis et la pile

heap-count = { friend } : { treasures }, { cards }
heap =
    { $fate ->
        [caught] { heap-count }, pris par le chef
        [out] { heap-count }, dehors
       *[inside] { heap-count }
    }
pile = La pile : { cards }
die = Le dé montre { $pips }

## Les points

kind =
    { $worth ->
        [1] épée
        [2] argent
       *[3] or
    }
scored = { cards } de { $worth } ({ kind })
lost = Le chef reprend tout

## La fin

ending-caught =
    { $treasures ->
        [0] Le chef attrape { $friends }, les mains vides.
        [one] Le chef reprend un trésor à { $friends }.
       *[other] Le chef reprend { $treasures } trésors à { $friends }.
    }
ending-next = Juste derrière, { $friends } : { treasures }.
