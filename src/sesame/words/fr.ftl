# Ce que dit la maison, de quelque jeu qu'il s'agisse. On vouvoie.

## Suites et nombres

and = { $first } et { $last }
has-chosen = { $seat } a choisi.
chance-run = Le hasard ({ $count } fois) : { $notations }
thousands-sign = { "\u00A0" }
decimal-sign = ,
percent = { $number }{ "\u00A0" }%

## Fichiers

in-file = { $path } : { $why }
no-such-file = fichier ou dossier introuvable
is-a-folder = c'est un dossier
access-denied = accès refusé
read-only-disk = disque en lecture seule
disk-full = le disque est plein
name-too-long = nom trop long
not-text = ce n'est pas du texte

## Ce qui est convenu avant le premier coup

unknown-game = jeu inconnu : { $name } ; au choix : { $known }
plug-in-of-another-name = l'extension { $name } apporte un jeu nommé { $brought }
seats-not-offered = { $game } se joue à { $known }, pas à { $given }
option-not-allowed = option { $name } : { $value } n'est pas permis ; au choix : { $known }
unknown-option = option inconnue : { $name } ; ce jeu connaît { $known }
bad-seed = graine : { $seed } n'est ni un entier positif ni 64 chiffres hexadécimaux
bad-chance = hasard : { $chance } n'est ni 'seed' ni 'manual'
no-options-at-reset = une partie nouvelle ne prend pas d'options ({ $names }) : elles se donnent à l'environnement
position-says-otherwise = { $name } : la position dit autre chose
agent-without-a-name = { $name } : aucun autre processus ne retrouverait cet agent ; mettez sa classe dans un module
one-seed-for-all = toutes les parties suivent d'une seule graine
robots-needed = il faut { $count } noms de robots, et non { $given }
names-needed = il faut { $count } noms, pas { $given }
impossible-name = nom impossible : { $name }
no-seat = pas de place { $seat }

## Coups

nothing-to-take-back = Il n'y a rien à reprendre.
not-an-action-id = { $action } n'est pas un numéro d'action (0 à { $last })
not-an-action = { $action } n'est pas une action
game-over = La partie est finie.
chance-is-drawn = Ici le hasard est tiré de la graine.
chance-to-play = C'est au hasard de jouer.
not-your-turn = C'est à { $names } de jouer.

## Positions et parties écrites

not-a-term = { $word } : attendu nom=valeur
seats-not-a-number = seats={ $text } : pas un nombre
position-too-long = une position s'écrit en { $most } lettres au plus
record-too-long = une partie s'écrit en { $most } lettres au plus
too-many-headers = ligne { $line } : { $most } en-têtes au plus
not-a-header = ligne { $line } : { $text } n'est pas un en-tête « Nom: valeur »
game-header-missing = l'en-tête Game manque
unreadable-moves = coups illisibles à { $text }
several-may-act = plusieurs places peuvent jouer : écrivez A:coup
move-refused = coup { $number } ({ $move }) : { $why }
chance-refused = hasard après le coup { $number } ({ $move }) : { $why }
other-table = l'en-tête Table n'est pas la position qu'annonce Position
other-result = résultat annoncé { $told }, mais les coups donnent { $found }
other-chance = hasard n° { $number } : la graine donne { $due }, la partie dit { $told }
bad-part = en-tête { $name } : ni un sceau et ses bits, ni un sceau et -
other-part = place { $seat } : ce que son appareil a montré n'est pas ce qu'il avait scellé
other-game-seen = ce qui a été gardé auparavant est d'une autre partie
no-commitment-seen = ce qui a été gardé auparavant n'a pas d'engagement : cela ne date pas d'avant la fin
other-seed = la graine n'est pas celle à laquelle la maison s'était engagée avant le premier coup
part-dropped = place { $seat } : ce que son appareil avait ajouté avant le premier coup a disparu
part-changed = place { $seat } : ce que son appareil avait ajouté avant le premier coup a été changé
part-added = place { $seat } : quelque chose a été ajouté après le premier coup
other-step-seen = l'étape { $number } n'est pas ce qui a été dit pendant la partie

## Plateaux ; « field » est déjà nommé devant

unknown-board = plateau inconnu : { $name } ; au choix : { $known }
or-a-board-file = { $refusal }, ou un fichier .toml
board-too-long = un plateau s'écrit en { $most } lettres au plus
bad-toml = { $path } : TOML incorrect : { $reason }
unreadable-board = plateau illisible : { $reason }
bad-board = { $source } : { $key } : { $why }
title-missing = il faut un titre fr et un titre en
field-missing =
    { $field ->
       *[other] ce champ manque
    }
field-unknown =
    { $field ->
       *[other] ce champ n'existe pas
    }
field-of-another-type = attendu { $want }, trouvé { $got }
field-of-unknown-value = valeur inconnue : { $got }
field-of-another-length = { $got } éléments au lieu de { $want }

## Robots

unknown-robot = robot inconnu : { $name } ; au choix : { $known }
unknown-hand = robot inconnu ici : { $name } ; au choix : { $known }
alphabeta-for-two = alphabeta : seulement à deux, et quand tout est visible
no-hands = { $game } se joue en temps réel, et aucun robot n'y a de mains
not-that-seats-turn = Ce n'est pas à cette place de jouer.
seconds-to-think = { $seconds } s pour réfléchir ?

## Le laboratoire

not-a-cluster = --on : { $address } ; écrivez ray, ou ray://machine:port
ray-missing = il manque Ray : pip install 'sesame-games[cluster]'
ray-silent = --on { $address } : Ray ne répond pas ({ $reason })
cluster-failed = une machine de la grappe n'a pas pu travailler : { $reason }
cluster-of-other-version = une machine de la grappe a une autre version de sesame ; installez partout la même
worker-lost = un processus s'est arrêté (mémoire ?) ; les parties finies comptent, relancez pour les autres
numba-cuda-missing = numba-cuda manque : pip install 'sesame-games[gpu]'
no-gpu = il n'y a pas de GPU CUDA ici
unknown-encoding = encodage inconnu : { $given } ; ils sont { $known }
unknown-numbering = numérotation inconnue : { $given } ; elles sont { $known }
robots-need-turns = { $game } se joue en temps réel : que les robots y jouent par leurs réflexes (`Solo`)
tree-too-large = l'arbre a plus de { $most } nœuds ; partez d'une position plus avancée
unreadable-corpus = { $path } : n'est pas un corpus
nowhere-to-play = où jouer : { $on } ? Ici, ou 'gpu'
no-games = { $games } parties ? Il en faut au moins une
no-threads = { $threads } fils ? Il en faut au moins un
seed-out-of-range = graine { $seed } : hors de 0 à 2^63
playouts-out-of-range = { $playouts } parties : de 1 à 2^32
negative-depth = profondeur { $depth } : négative
nothing-to-choose = Cette place n'a rien à choisir.
choices-needed = { $count } choix attendus, un par partie, pas { $shape }
choice-not-allowed = le choix de la partie { $game } n'y est pas permis
table-not-filled = { $robots } robots différents ne remplissent pas une table de { $seats }
one-robot-or-one-a-seat = { $robots } robots ; il en faut un seul, ou un par place ({ $seats })
other-files-there = ce dossier contient autre chose ; donnez-en un nouveau, ou vide
unreadable-contest = ce n'est pas un tournoi que l'on comprend
not-that-game = ce n'est pas la partie prévue sous ce numéro
other-contest-there = { $folder } : un autre tournoi y est gardé ({ $field } : { $there }, et non { $here })
other-training-there = { $folder } contient un autre entraînement
not-allowed-to-seat = { $action } n'est pas permis ici à la place { $seat }
played-in-turns = { $game } se joue tour à tour
