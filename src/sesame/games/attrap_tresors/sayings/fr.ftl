# Ce que Python est seul à dire d'Attrap'trésors !. On se tutoie ; à plusieurs autour d'un clavier, on dit vous.

## Options et mesures

misses = dés à côté : comme de vrais dés, ou jamais
patience = patience, en secondes
sacks-handed-out = sacs distribués
cards-given-back = cartes d'or rendues
sacks-of-winner = sacs du vainqueur

## Coups

not-a-move = { $notation } n'est pas un coup ; écris colonne, lampe, coffre, tapis, pouf, pierre, ou rendre1 à rendre5

## Positions

other-words = { $count } mots au lieu de { $wanted }
not-a-round = tour { $word } : attendu tours.lancers, comme 3.1
not-a-turn = trait { $word } : attendu qui lance, puis + * ? ! - ou #
not-dice = dés { $word } : attendu { $count } lettres, comme rrroygb-
not-a-check = vérification { $word } : attendu . 0 4r 5 ou 5r
not-cards-aside = cartes remplies { $word } : r o y g b v
not-cards = cartes { $word } : attendu { $count } lettres ou points
too-many-cards = plus de { $copies } cartes { $letter }
not-a-seat = joueur { $word } : attendu or:objets, comme 3,1,0,1:cl!rb
too-many-objects = joueur { $word } : trop de { $letter }
not-that-card = joueur { $word } : sa carte ne peut être celle-là
not-given-back = cartes rendues { $word } : attendu 1,0,0,0
too-much-gold = trop de cartes de { $value }
impossible-table = cette table est impossible

## Autour d'un clavier

how = Chacun sa touche. Trois dés { $mine }, ou les six couleurs ? Appuyez vite pour attraper la colonne. Dès que quelqu'un la tient, appuyez pour attraper le reste, deux objets au plus ; ce qui rapporte le plus vient d'abord.
of-your-card = de la couleur de votre carte
of-a-card = de la couleur d'une des trois cartes
costs = Sans droit, la colonne ne rapporte rien et coûte une carte d'or. Trop tôt, la main est retenue une demi-seconde.
keys = Touches : { $keys }
round = Tour { $number } sur { $rounds }
again = Tour { $number } sur { $rounds } – personne ! Lancer n° { $throw }
early = { $seat }, trop tôt ! Main retenue une demi-seconde.
second = { $seat } aussi voulait la colonne : trop tard !
give = { $key } : la plus petite, ou la valeur de la carte : { $values }.
go-on = Espace : continuer
more = ?  aide   :  annuler, sauver   q  quitter
card-key = c  revoir sa carte
alone = { $seat }, à l'abri des regards : { $key } pour voir votre carte.
your-card = Une { coloured-card } : trois dés de cette couleur.
coloured-card =
    { $colour ->
        [1] carte rouge
        [2] carte orange
        [3] carte jaune
        [4] carte verte
        [5] carte bleue
       *[6] carte violette
    }
hide = { $key } pour la cacher.

## Plateaux

other-towers = il faut une tour pour 2, 3, 4, 5 et 6 joueurs
not-gold = quatre nombres de 0 à { $most }
not-instructions = de 3 à { $most } par couleur
not-misses = il faut un nombre de 0 à { $most }
other-objects = { $count } objets au lieu de { $wanted }
column-first = la colonne doit être au pied
not-in-the-box = « { $object } » : { $count } dans la boîte
too-little-gold = { $count } cartes de { $value } à { $seats } joueurs ; il en faut { $least }
