# Ce que Python est seul à dire de Mille et un trésors. On se tutoie.

## Options et mesures

exact-exit = le pas dehors doit être le dernier
one-exit = une seule sortie, par b1
luck = Ali Baba et la chance : au dé, sans rien perdre
die = le dé de la variante : 1-1-2-2-3-3 ou 1 à 6
cards-drawn = cartes tirées quand le chef arrive
out-in-time = pions sortis à temps
treasures-of-winner = trésors du vainqueur

## Coups

not-a-move = { $notation } n'est pas un coup ; écris par exemple c3, @c3, *c3, out, lay ou ne
no-space = { $notation } : il n'y a pas de case { $space } (a1 à { $last })

## Positions

not-a-position = { $text } : attendu la grotte, le chef, les prises et le trait
not-a-cave = la grotte a { $rows } rangées de { $columns } cases
entrance-elsewhere = l'entrée ({ $sign }) n'est pas à sa place
unknown-card = carte inconnue : { $word }
two-pawns = deux pions { $letter }
not-at-the-table = { $letter } ne joue pas ici
other-hands = { $count } prises pour { $seats } places
cannot-be-out = { $letter } ne peut pas être sorti
impossible-number = nombre impossible : { $pack }
other-heads = le chef : { $told } pas, mais { $heads } têtes tirées sur un chemin de { $path }
too-many-cards = { $count } cartes { $name } ; { $most } en tout
too-few-cards = { $count } cartes { $name } ; { $least } étaient dans la grotte au début
no-game-comes-here = aucune partie n'en arrive là

## Plateaux

other-rows = { $count } rangées au lieu de { $rows }
not-a-cave-row = { $row } : il faut { $columns } signes, « { $space } » ou « { $entrance } »
one-entrance = il faut une entrée ({ $sign }), une seule, dans un coin
other-treasures = { $count } trésors ; ici de 1 à { $most }
no-head-inside = pas de tête du chef sur une carte d'entrée
head-without-walls = une carte avec la tête du chef n'a pas de mur
too-many-walls = { $count } murs ; 2 au plus
same-side-twice = deux fois le même côté : { $side }
one-at-least = { $count } ; 1 au moins
other-cards = { $count } cartes au lieu de { $wanted }
no-path = { $path } pas ; 1 au moins
too-few-heads = { $path } pas, mais { $heads } têtes du chef : la partie ne finirait pas
