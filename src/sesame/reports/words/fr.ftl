# Les rapports en français.

## Toute la page

balance-report = Rapport d'équilibre
about-one-board = { $games } parties à { $seats }, jouées par { $robots }, sur { $board }. Graine { $seed }.
about-two-boards = { $games } parties à { $seats } sur chacun de deux plateaux, jouées par { $robots }. Graine { $seed }.
about-two-ways = { $games } parties à { $seats } de chacune des deux façons, sur { $board }, jouées par { $robots }. Graine { $seed }.
clocked = Un robot y réfléchit à la montre : une autre fois, ses parties seront un peu différentes.
at-95 = à 95 % : { $low } à { $high }
figures = Les chiffres
redo = Refaire
redo-why = graine { $seed }, { $count } parties
difference = écart
value = valeur
out-of = sur { $trials }
from-to = { $low } à { $high }
start = début
end = fin
per-game = par partie
in-games = part des parties
glance = En un coup d'œil

## Qui gagne

who = Qui gagne ?
by-seat = Victoires par place
by-seat-why = Part des parties que quelqu'un gagne ; une victoire partagée compte en parts égales. Le trait pointillé : une part égale pour tous.
no-edge = Aucune place n'a d'avantage que ces parties puissent montrer.
edge = { $seat } gagne plus souvent que sa part : { $share } ({ $low } à { $high }).
edge-against = { $seat } gagne moins souvent que sa part : { $share } ({ $low } à { $high }).
by-turn = Victoires par ordre de jeu
by-turn-why = La même chose, selon qui décide en premier, en deuxième…
turn =
    { $place ->
        [0] commence
       *[other] joue en { NTH($place) }e
    }
nobody = personne ne gagne
shared = victoire partagée

## Combien de temps

long = Combien de temps ?
decisions = Décisions par partie
decisions-why = Chaque choix d'un joueur compte, même s'il n'y en a qu'un de possible ; le hasard non.
minutes = Minutes par partie, estimées
minutes-why = Une règle, la même pour tous les jeux : { $hand } s pour la main, { $doubling } s de plus chaque fois que les choix doublent ; ceux qui choisissent ensemble réfléchissent ensemble.
minutes-race-why = Le temps des mains est mesuré ; { $order } s de plus par lancer pour ramasser, relancer et remettre en place.
mean = moyenne
most-games = neuf parties sur dix : { $ranges }
minute = { $minutes } min

## Combien de choix

wide = Combien de choix ?
choices = Choix au cours de la partie
choices-why = Nombre moyen d'actions permises à une décision, du début à la fin.
choices-row = choix par décision
forced = décisions sans choix

## Le suspense

tense = Le suspense
tense-why = À { $looks } moments de chaque partie, { $imagined } suites sont imaginées, jouées par des robots sensés mais qui ne réfléchissent pas ; la part de chacun est sa chance de gagner. On mène quand on dépasse tous les autres de { $clear }.
tense-why-race = À { $looks } moments de chaque partie, { $imagined } suites sont imaginées, jouées au hasard ; la part de chacun est sa chance de gagner. On mène quand on dépasse tous les autres de { $clear }.
lead-changes = Changements de tête
lead-changes-why = Combien de fois, dans une partie, la tête passe à quelqu'un d'autre.
comebacks = retournements
comebacks-why = Retournements : parties gagnées par quelqu'un dont la chance était tombée à la moitié d'une part égale, ou moins.
winner = La chance de qui va gagner
winner-why = Décision au cours du temps : partie d'une part égale, la courbe monte à mesure que la partie se décide.
behind = Le futur vainqueur est mené
behind-why = Drame au cours du temps : part des parties où quelqu'un d'autre devance celui qui gagnera.
decided = Joué à quel moment ?
decided-why = La part de la partie après laquelle le vainqueur mène jusqu'au bout.

## Les points

points = Les points
scores = Points à la fin
scores-why = De toutes les places.
best = points du premier
margin = Écart entre le premier et le deuxième

## Ce qui arrive

comes-up = Ce qui arrive
what-players-do = Ce que font les joueurs
what-players-do-why = Part des parties où cela arrive au moins une fois, et combien de fois par partie ; les numéros sont ceux des règles.
counted = Ce que le jeu compte

## Réfléchir paie-t-il

skill = Réfléchir paie-t-il ?
skill-hands = Être rapide paie-t-il ?
ladder = Deux fois plus de réflexion
ladder-hands = La main plus rapide
ladder-why = À deux, le second robot réfléchit deux fois plus que le premier : sa part des points.
ladder-hands-why = À deux, le second robot est plus rapide que le premier : sa part des points.
against = { $stronger } contre { $weaker }

## Comment lire

how = Comment lire, comment refaire
how-intervals = Chaque chiffre a son intervalle à 95 % : une part, celui de Wilson ; une moyenne, celui de la loi normale. Deux chiffres dont les intervalles se recouvrent largement ne diffèrent pas forcément.
how-robots = Ce sont des robots qui jouent, pas des gens : ce que dit cette page vaut pour eux.
how-same = La même commande redonne cette page, octet pour octet, si la version de sesame ({ $version }) est la même et qu'aucun robot ne réfléchit à la montre.
reconstructed = Sésame est un travail indépendant de joueurs ; les plateaux sont des reconstitutions.

## La page d'un apprentissage

training-title = { $game } : apprentissage
training-share = Points contre le réseau précédent
training-share-why = Chaque ouverture se joue des deux côtés ; la bande est l'intervalle à 95 %.
training-loss = Erreur sur des tables mises de côté
training-loss-why = Entropie croisée, plus petite est meilleure.
training-columns = génération,parties,tables,erreur,points,de,à,secondes
training-recipe = La recette

## Ce qui n'est demandé que d'un seul jeu

the-race = La course
race-by-value = La course, selon la valeur du trésor
race-by-value-why = Part des courses que le Kim-Bac gagne. Plus le trésor vaut, plus il est loin : la course devrait devenir plus difficile, sans devenir impossible.
all-races = toutes
race-captured = capturé
taels-between = { $low } à { $high } 000 taels
the-way-out = La sortie
when-to-leave = Quand sortir ?
when-to-leave-why = Part des victoires, selon les pas qu'il reste au chef quand le pion sort. Sortir trop tôt laisse des trésors, trop tard c'est tout perdre.
when-pawns-leave = À quel moment on sort
when-pawns-leave-why = Part des pions qui sortent quand il reste au chef tant de pas, et de ceux qui sont pris.
steps-left = reste { $low } à { $high } pas
caught-in-cave = pris dans la caverne

## Ce que font les joueurs : le jeu, puis la sorte de coup

attrap-tresors-grab-column = attraper la colonne
attrap-tresors-grab-lamp = attraper la lampe
attrap-tresors-grab-chest = attraper le coffre
attrap-tresors-grab-carpet = attraper le tapis
attrap-tresors-grab-pouf = attraper le pouf
attrap-tresors-grab-gem = attraper une pierre
attrap-tresors-give = rendre une carte d'or
attrap-tresors-time = laisser passer le temps
bakschisch-bid-gold = offrir de l'or
bakschisch-bid-none = montrer une main vide
bakschisch-thief = envoyer le voleur
khan-tsin-place = poser un baron
khan-tsin-move = déplacer des barons
khan-tsin-move-turn-moved = retourner ce qui bouge
khan-tsin-move-turn-result = retourner la pile obtenue
khan-tsin-move-turn-moved-turn-result = retourner les deux
khan-tsin-pass = passer, faute de coup
khan-tsin-turn-round = retourner le dragon
kim-bac-place = placer un pion à une porte
kim-bac-step = faire un pas
kim-bac-step-take = prendre le coffre en arrivant
kim-bac-stay = rester, bloqué
kim-bac-stay-take = prendre le coffre, bloqué
kim-bac-run = courir au trésor
kim-bac-renounce = renoncer
mille-et-un-tresors-place = entrer dans la caverne
mille-et-un-tresors-walk = marcher
mille-et-un-tresors-fly = voler avec le génie
mille-et-un-tresors-leave = sortir
mille-et-un-tresors-lay = poser la carte tirée
