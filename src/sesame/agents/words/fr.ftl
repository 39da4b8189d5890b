# Les conseils des robots en français.

## Ce qu'on pense d'un coup

most-promising = Le plus prometteur.
as-good = Aussi bon que le meilleur.
almost-as-good = Presque aussi bon que le meilleur.
not-as-good = Moins bon que le meilleur.
much-worse = Bien moins bon que le meilleur.
proved-to-win = Prouvé : gagne en { $moves } { $moves ->
        [one] coup
       *[other] coups
    }.
proved-to-lose = Prouvé : perd en { $moves } { $moves ->
        [one] coup
       *[other] coups
    }.

## Bakschisch ; on vouvoie

bakschisch-keeps-throne = Quelqu'un a moins que cela : le trône vous reste.
bakschisch-may-reach-throne = Cela peut mener au trône.
bakschisch-nobody-gives-more = Personne ne peut donner plus.
bakschisch-card-not-worth-it = Cette carte vous avance trop peu pour la payer.
bakschisch-thief-pays = Le voleur rapporte, et vous n'avez guère à reculer.
bakschisch-let-others-pay = Cette carte vous avance peu : laissez payer les autres.

## Khan Tsin ; on vouvoie

khan-tsin-completes = Cela achève une pile de neuf.
khan-tsin-prevents = Cela empêche l'autre d'achever une pile de neuf.
khan-tsin-threatens = Cela menace d'achever une pile de neuf.

## Kim-Bac ; on vouvoie

kim-bac-holds-both-cards = Vous avez les deux cartes : le coffre est à vous.
kim-bac-monument-in-reach = De là vous atteignez un monument dont vous avez les deux cartes.
kim-bac-first-for-sure = Personne ne peut vous devancer.
kim-bac-worth-the-run = Le trésor vaut la course.
kim-bac-too-little = Trop peu de taels pour ce risque.
kim-bac-treasure-is-there = Le trésor est là.
kim-bac-first-from-there = De là, personne ne peut plus vous devancer.
kim-bac-all-streets-closed = Toutes ses rues sont fermées.
kim-bac-closes-a-street = Cela lui ferme une rue.

## Mille et un trésors ; on tutoie

mille-can-leave-next = De là tu peux sortir au tour suivant.
mille-takes-treasures = Tu y prendras { $treasures ->
        [2] deux
       *[3] trois
    } trésors au tour suivant.
mille-wins = Tu gagnes.
mille-chief-may-come = Le chef arrive avant ton tour suivant { $percent } fois sur 100.

## Attrap'trésors ; on tutoie

attrap-costs = Cela ne coûte que { $value }.
attrap-pays = Cela rapporte { $value }.
attrap-six-colours = Les six couleurs sont là.
attrap-three-of-yours = Trois dés montrent ta couleur.
attrap-nothing-entitles = Rien ne t'y autorise : laisse la colonne.
