# Ce que Python est seul à dire de Khan Tsin. On vouvoie.

## Options et mesures

setup = mise en place : Sud puis Nord, un baron chacun, ou au hasard
flip-moved = retourner la partie déplacée
flip-result = retourner la pile obtenue
two-speeds = deux vitesses : bonds et vols
pie = après le premier coup de Sud, Nord peut tourner le dragon bout pour bout
piles-left = piles restantes
tallest-left = barons dans la plus haute pile restante

## Coups

not-a-move = { $notation } n'est pas un coup ; écrivez par exemple 7-12, 7x3-12, @7 ou pass
no-square = { $notation } : il n'y a pas de case { $square } (1 à { $last })

## Positions

not-a-turn = trait { $turn } : attendu S, N, S=, S#pile
too-many-barons = { $count } barons { $letter } ; { $most } en tout
not-nine = la pile sortie doit avoir trois barons de chaque couleur
not-a-draw = ce n'est pas une partie nulle
not-a-setup = il manque des barons, et ce n'est pas une mise en place
other-squares = { $count } cases au lieu de { $squares }
impossible-pile = pile impossible : { $pile }
unknown-baron = baron inconnu : { $letter } (r, k ou w)

## Plateaux

squares-needed = il faut { $squares } cases, pas { $count }
other-kinds = { $count } cases « { $kind } » au lieu de { $wanted }
first-double = la première case (Sud) doit être double
last-not-double = la dernière case (Nord) ne doit pas être double
