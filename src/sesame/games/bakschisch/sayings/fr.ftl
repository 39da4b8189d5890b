# Ce que Python est seul à dire de Bakschisch. On se vouvoie.

## Options et mesures

theft-cancels = un voleur empêche d'avancer
remainder = reste du partage : au pot ou hors jeu
reverse-place = place depuis la fin : pions derrière, ou place retournée
open-bags = sacs ouverts
rounds = tours
on-the-throne = pions sur le trône à la fin
gold-of-winner = or du vainqueur

## Coups

not-a-move = { $notation } n'est pas un coup ; écrivez un nombre de pièces (0 à { $most }) ou voleur

## Positions

other-words = { $count } mots au lieu de { $wanted } : tour, cartes, pioche, { $seats } joueurs, pot
not-a-round = tour { $word } : attendu 1 à { $last }
not-a-row = cartes { $word } : attendu { $count } lettres ou points, comme EG?... ou EG...
not-a-stock = pioche { $word } : attendu { $count } chiffres de 0 à { $most }
other-stock = pioche { $word } : il doit rester { $due } cartes, { $most } au plus de chacune
not-a-seat = joueur { $word } : attendu case:or, comme 7:10t ou 4>7:10t!3
beyond-the-throne = joueur { $word } : la dernière case est { $last }
arrival-on-throne = joueur { $word } : sur le trône, et là seulement, @ dit le pot-de-vin de l'arrivée
thief-in-palace = joueur { $word } : un voleur au palais
fist-too-full = poing !{ $word } : trop d'or
not-a-pot = pot { $word } : attendu 6, ou 6+2
other-gold = { $total } pièces en tout au lieu de { $wanted }
impossible-fists = ces poings sont impossibles
only-round-over = ce tour est fini, mais non la partie
would-be-over = cette partie serait déjà finie

## Plateaux

too-few = { $count } fois « { $person } » ; il en faut au moins { $least }
too-long = { $count } cases ; { $most } au plus
no-palace = { $palace } n'est pas une case de 1 à { $throne }, le trône
no-end =
    { $end ->
        [start] il n'y a pas de départ
       *[throne] il n'y a pas de trône
    }
several-ends =
    { $end ->
        [start] il y a { $count } départs
       *[throne] il y a { $count } trônes
    }
end-elsewhere =
    { $end ->
        [start] le départ doit être la première case
       *[throne] le trône doit être la dernière case
    }
