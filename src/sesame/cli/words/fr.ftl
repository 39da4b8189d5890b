# La ligne de commande en français. On vouvoie.

## Quand rien ne va plus

error = sesame : { $reason }
no-memory = la mémoire ne suffit pas

## L'aide

usage = usage :{ " " }
about = Des jeux de trésors introuvables, à jouer dans le navigateur ou le terminal.
epilog = Sans commande, « sesame » lance « sesame serve ».
heading-commands = commandes{ "\u00A0" }
heading-arguments = à indiquer{ "\u00A0" }
heading-options = au choix{ "\u00A0" }
help-help = montrer cette aide
help-version = dire la version
help-lang = langue : fr, en ou de
command-serve = ouvrir la maison : jouer dans le navigateur
command-site = écrire la maison en fichiers, pour un hébergeur sans serveur
command-play = jouer une partie dans le terminal
command-games = dire les jeux, leurs options et leurs plateaux
command-simulate = jouer beaucoup de parties au hasard
command-arena = faire jouer les robots entre eux et les classer
command-report = écrire une page sur l'équilibre d'un jeu ou d'un plateau
command-exploit = mesurer ce qu'on peut prendre à un robot
command-corpus = écrire un corpus de parties de robots, chaque coup jugé
command-train = apprendre à un robot à juger, en le faisant jouer contre lui-même
command-replay = raconter une partie gardée
command-verify = vérifier une partie gardée, hasard compris
command-doctor = dire ce qui manque sur cette machine, et comment y remédier
command-new-game = écrire un paquet avec un jeu à soi, à changer règle par règle
command-machine = écrire un jeu pour les navigateurs, qui y jouent alors sans serveur
value-command = COMMANDE
value-game = JEU
value-file = FICHIER
value-folder = DOSSIER
value-name = NOM
value-name-value = NOM=VALEUR
value-number = N
value-seed = GRAINE
value-position = POSITION
value-seat-list = QUI,QUI
value-name-list = NOM,NOM
value-address = ADRESSE

## Ce que prennent les commandes

help-host = adresse où écouter (d'habitude 0.0.0.0 : tout le réseau)
help-port = port (d'habitude 8000, ou le suivant)
help-database = sqlite:///fichier ou postgresql://… (d'habitude un fichier du dossier de l'utilisateur)
help-servers = combien de processus ; plus d'un demande PostgreSQL
help-thinking = où se cherchent conseils et analyses : dans la page qui les demande, ou au serveur
help-check = regarder seulement si la maison peut ouvrir ainsi ; rien n'est changé
help-no-browser = ne pas ouvrir le navigateur
help-log = journal : plain ou json, une ligne chacun
help-proxy = adresses du mandataire, s'il y en a un devant (d'habitude cette machine)
help-host-names = noms sous lesquels on appelle ce serveur, séparés par des virgules
help-site-folder = le dossier à écrire ; une maison plus ancienne y est remplacée
help-game = nom du jeu ; voir « sesame games »
help-option = une option du jeu ; peut se répéter
help-board = un plateau du jeu, ou un fichier .toml
help-seen = une partie gardée avant sa fin : elle doit dire la même chose
help-seed = graine du hasard, pour une partie à refaire
help-seats = qui joue à chaque place : humain, ou un robot : apprenti, marchand, vizir, calife, hasard (d'habitude humain, puis marchand)
help-player-names = noms des joueurs, place par place
help-load = reprendre une partie gardée
help-save = garder la partie dans ce fichier, à la fin ou en quittant
help-record = une partie gardée
help-records = une ou plusieurs parties gardées
help-boards = dessiner le plateau après chaque coup
help-count = combien de parties (d'habitude 10000)
help-seat-count = combien de joueurs
help-threads = combien de fils (d'habitude un par cœur)
help-robots = les robots : random, greedy, uct:1000, mcts:1000 ou mcts:0.5s (simulations ou secondes par coup), alphabeta:4, apprenti, marchand, vizir, calife, calife:0.5s
help-table = combien jouent à la fois ; s'il y a plus de robots, toutes les tables possibles sont jouées
help-meetings = combien de parties par table (d'habitude 100), arrondi pour que chacun ait chaque place
help-processes = combien de processus (d'habitude un par cœur)
help-on = faire travailler une grappe Ray : ray://machine:port, ou ray pour en lancer une ici
help-on-too = faire travailler une grappe Ray (ray://machine:port, ou ray pour en lancer une ici) ou un GPU (gpu)
help-archive = garder chaque partie dans ce dossier ; la même commande reprend là où elle s'est arrêtée
help-agents = le robot qui joue à toutes les places, ou un par place (d'habitude mcts:100 ; vizir en temps réel)
help-watched = combien de parties regarder de près (d'habitude 100)
help-compare = un second plateau, ou fichier .toml, à mettre à côté ; ou une option, NOM=VALEUR
help-generations = combien de fois jouer, apprendre, comparer (d'habitude 6)
help-generation-games = combien de parties à chaque fois (d'habitude 20000)
help-nodes = combien de tables voit une recherche (d'habitude 2000)
help-against = des poids à apprendre à battre, au lieu de jouer contre soi-même
help-training = où tout garder (d'habitude JEU.training) ; la même commande reprend là où elle s'est arrêtée
help-machine-folder = où écrire ses fichiers
help-watched-folder = où garder les parties (d'habitude à côté de la page) ; la même commande reprend là où elle s'est arrêtée
help-exploited = le robot auquel on répond de son mieux
help-position = partir de cette position plutôt que du début
help-tree = jusqu'à combien de nœuds tout voir (d'ordinaire 200000) ; au-delà, on le défie
help-samples = combien de réponses du robot font ses chances (d'ordinaire 64)
help-challengers = qui défie le robot (d'ordinaire une meilleure réponse locale et mcts:1000)
help-challenge = combien de parties par défi, si l'arbre est trop grand (d'ordinaire 200)
help-count-100 = combien de parties (d'ordinaire 100)
help-judge = simulations pour juger un coup (d'ordinaire 1500) ; 0 : sans jugement
help-corpus = le dossier à écrire ; la même commande reprend là où elle s'est arrêtée
help-page = la page à écrire (d'habitude JEU.html)
help-markdown = écrire les tableaux en Markdown
help-json = écrire les chiffres en JSON
help-new-name = son nom : minuscules, chiffres, tirets
help-new-folder = où l'écrire (d'habitude : sesame-NOM)

## Une commande mal écrite

bad-argument = argument { $name } : { $reason }
no-such-choice = { $got } ? Au choix : { $known }
not-an-int = { $got } n'est pas un nombre entier
one-value-needed = il faut une valeur
one-or-more-values-needed = il faut une valeur au moins
one-or-no-value-needed = il faut une valeur au plus
values-needed = il faut { $count } valeurs
takes-no-value = ne prend pas de valeur (reçu { $got })
not-with = ne va pas avec { $other }
unknown-arguments = argument inconnu : { $got }
arguments-missing = il manque : { $names }
one-of-needed = il faut l'un de : { $names }
ambiguous-option = { $got } ? Au choix : { $known }

## Ce que les commandes refusent

not-whole = { $got } n'est pas un nombre entier
out-of-range = { $got } n'est pas entre { $least } et { $most }
not-a-pair = --option : { $got } ; écrivez nom=valeur
not-a-player = --seats : { $got } ; écrivez humain, apprenti, marchand, vizir, calife ou hasard
seats-differ = --seats : { $given } { $given ->
        [one] joueur
       *[other] joueurs
    }, mais la partie gardée en a { $count }
no-such-table = --seats : { $count } à table, mais { $game } se joue à { $seats } ; --table N fait jouer toutes les tables de N robots
loaded-has-it = { $name } ne va pas avec --load : la partie gardée en décide
loaded-is = { $path } est une partie de { $game }
not-a-record = ce fichier existe et n'est pas une partie ; choisissez un autre nom
not-a-report = ce fichier existe et n'est pas un rapport ; choisissez un autre nom
nothing-to-train = aucun réseau ne juge ce jeu ; au choix : { $games }
machine-no-linker = l'éditeur de liens manque : pip install ziglang
bad-game-name = { $name } n'est pas un nom de jeu : des minuscules, des chiffres et des tirets
game-exists = il y a déjà un jeu { $name }
folder-exists = { $folder } : existe déjà
site-nowhere = Cette porte n'ouvre sur rien.
site-nowhere-why = L'adresse est peut-être incomplète, ou ce qui était là a été rangé.
site-nowhere-home = Retour à l'étagère
site-no-page = la page n'est pas construite ; dans un clone : make page
site-not-empty = { $folder } n'est pas vide et n'est pas une maison ; choisissez un autre dossier
site-no-linker = rien ici ne sait préparer ces jeux pour un navigateur : { $games } ; essayez : pip install ziglang

## La maison

serving = La maison est ouverte : { $address }
scan = Avec un téléphone du même réseau, visez ce carré.
how-to-stop = Ctrl-C pour fermer.
stopped = La maison est fermée ; rien n'est perdu.
site-written = Maison écrite : { $folder }, { $files } fichiers, { $size } Mo. N'importe quel hébergeur de fichiers peut la servir, depuis n'importe quel chemin.
site-try = Pour l'essayer : python -m http.server --directory { $folder }
first-time-serving = Première ouverture : les règles se compilent en arrière-plan, environ une minute. { $first } est prêt le premier.

## Ce qu'on peut écrire : les joueurs et les ordres, plusieurs mots séparés par un blanc

name-human = humain
name-random = hasard
name-apprenti = apprenti
name-marchand = marchand
name-vizir = vizir
name-calife = calife
order-help = aide
order-moves = coups
order-hint = conseil
order-undo = annuler
order-save = sauver
order-quit = quitter

## Une partie

first-time = La première fois, les règles se préparent : quelques secondes.
opening = { $game } – { $players }. « ? » pour l'aide.
resumed = Partie reprise au coup { $number }.
seat-is = { $seat } : { $player }
player =
    { $player ->
        [human] vous
        [random] le hasard
        [apprenti] un apprenti
        [marchand] un marchand
        [vizir] un vizir
        [calife] un calife
       *[other] { $player }
    }
chance-asked = Le hasard : écrivez ce qui est tombé.
forced = Un seul coup possible ; il est joué.
hand-over = Passez le clavier à { $seat }, puis Entrée.
nothing-typed = Écrivez un coup, ou « ? » pour l'aide.
not-played = Pas joué, ce n'est plus à vous : { $rest }
may-wait = Entrée : attendre que les autres agissent.
taken-back = Coup repris.
nothing-to-undo = Il n'y a rien à reprendre.
save-where = Dans quel fichier ? Écrivez : sauver FICHIER
saved = Partie gardée dans { $path }.
what-next = La revoir : sesame replay { $path } – la vérifier : sesame verify { $path }
go-on = La reprendre : sesame play --load { $path }
goodbye = À bientôt.
winners = Victoire : { $names }. Points : { $scores }.
no-winner = Personne ne gagne. Points : { $scores }.
keep-it = Pour garder la partie, écrivez : sauver FICHIER. Entrée pour quitter.
keep-next-time = Pour garder une partie : sesame play --save FICHIER
after-the-end = La partie est finie : sauver FICHIER, annuler, ou Entrée pour quitter.

## En temps réel

live-pause-soon = (pause après ce lancer)
live-orders = Ici : annuler (le dernier lancer), sauver FICHIER, quitter ; Entrée pour continuer.
live-whose-card = À l'abri des regards, la touche de qui veut revoir sa carte ; une autre : revenir.

## L'aide pendant la partie

how-to = Écrivez un coup comme dans ces exemples, ou plusieurs à la suite s'ils sont tous à vous :
thinking = Deux secondes de réflexion…
moves = Coups possibles : { $count }
orders =
    Et aussi :
      ?               cette aide (ou : aide)
      coups           tous les coups possibles
      conseil         ce que jouerait un robot, et pourquoi
      annuler         reprendre votre dernier coup
      sauver FICHIER  garder la partie
      quitter         s'arrêter là

## Les tableaux

seats-column = joueurs
boards-column = plateaux
usual-star = * : d'habitude
simulated = { $game }, { $seats } joueurs, au hasard
count-row = parties
decisions-row = coups
decision-speed-row = coups par seconde
game-speed-row = parties par seconde
length-row = coups par partie
spread = de { $least } à { $most }
choices-row = choix par coup
wins-row = { $seat } gagne
interval = à 95 % : { $low } à { $high }
draws-row = personne ne gagne

## Les robots entre eux

arena-title = { $game }, { $seats } joueurs{ $options } : { $games } parties sur { $planned }
arena-columns = robot|parties|points|à 95 %|cote|à 95 %
from-to = { $low } à { $high }
points-note = Points : 1 par victoire, en parts égales si elle est partagée ou si personne ne gagne ; entre égaux { $fair }.
rating-note-random = Cote : 0 pour random, 400 de plus : dix contre un.
rating-note-mean = Cote : 0 en moyenne, 400 de plus : dix contre un.
extreme-note = Tout gagné ou tout perdu : { $names } ; seule une partie nulle supposée borne sa cote.
seat-columns = place|points|à 95 %
lengths-note = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }.
duel-note = La ligne contre la colonne : part des points que les deux ont pris quand ils se sont rencontrés ; en gras, un écart sûr à 95 %.
none-finished = Aucune partie n'est finie.
arena-goes-on = Pour continuer, la même commande : les parties finies sont dans { $folder }.
exploit-columns = siège|sa valeur|meilleure réponse|écart
exploit-note = { $nodes } nœuds, vus tous. Écarts en tout : { $conv } ; par siège : { $each } (0 : personne ne peut rien y prendre).
challenge-columns = qui le défie|parties|points|à 95 %
challenge-note = L'arbre a plus de { $most } nœuds : voici ce qu'on prend au robot au moins. Entre égaux : { $fair } ; en gras : plus, à coup sûr à 95 %.
corpus-written = Corpus écrit : { $path }, { $games } parties, { $decisions } coups. Les parties sont dans { $folder }.
corpus-goes-on = Interrompu. Pour continuer, la même commande : les parties finies sont dans { $folder }.

## Rapports, apprentissage, nouveaux jeux

report-written = Page écrite : { $path }. Les parties sont dans { $folder }.
report-goes-on = Interrompu. Pour continuer, la même commande : les parties finies sont dans { $folder }.
generation = Génération { $number } : { $tables } tables, erreur { $loss }, { $share } contre la précédente ({ $low } à { $high }), { $seconds } s
trained = Poids écrits : { $weights }. Page : { $page }
machine-written = Écrits : { $files } ({ $size } ko).
training-goes-on = Interrompu. Pour continuer, la même commande : le reste est dans { $folder }.
new-game =
    Paquet écrit : { $folder }. C'est le jeu de Nim, à changer. Pour l'essayer :
      pip install -e '{ $folder }[test]'
      sesame play { $name }
      pytest { $folder }

## Parties gardées

told-title = { $game } – { $players }
not-over = La partie n'est pas finie. { $prompt }
holds = OK : { $moves } { $moves ->
        [one] coup
       *[other] coups
    } et { $chances } { $chances ->
        [one] hasard vérifié
       *[other] hasards vérifiés
    }.
commitment = Engagement de la graine : { $commitment }
part-added = { $seat } a mis la main au hasard : ce qui était scellé avant le premier coup est bien ce qui a été montré.
part-missing = { $seat } avait scellé une part de hasard sans la montrer ensuite : elle n'a pas compté.
promise-mixed = Le hasard vient de la graine et de ces parts mêlées : aucune ne pouvait à elle seule le choisir ni le prévoir, la maison non plus.
promise-house = Le hasard vient de la seule graine de la maison : elle ne pouvait plus le changer après l'engagement, mais elle le connaissait.
as-seen = Tout est comme on l'avait vu avant la fin.
how-many-hold = { $held } sur { $count } tiennent.
no-seed = Hasard joué à la main : il n'y a pas de graine à vérifier.

## Ce que dit le docteur

doctor-well = Tout ce qu'il faut est là.
doctor-ill = Il manque quelque chose : voyez les ✗.
doctor-other-python = Prenez Python 3.11 à 3.14.
doctor-no-package = le paquet { $name } manque
doctor-install-again = pip install --force-reinstall sesame-games
doctor-warm-cache = code compilé : { $folder }
doctor-cold-cache = rien n'est encore compilé dans { $folder } : la première ouverture s'en charge
doctor-no-cache = le dossier du code compilé ne peut pas être écrit : tout se recompile à chaque fois
doctor-choose-cache = Nommez un dossier à vous : export SESAME_CACHE=/un/dossier
doctor-page = la page est là
doctor-no-page = la page n'est pas construite
doctor-build-page = Dans un clone : make page ; sinon réinstallez le paquet.
doctor-database = la base de données répond
doctor-no-database = la base de données ne répond pas : { $reason }
doctor-other-database = Corrigez ou changez --database : sqlite:///fichier ou postgresql://utilisateur@machine/nom
doctor-port = { $place } est libre
doctor-no-port = { $place } n'est pas libre : { $reason }
doctor-other-port = Arrêtez ce qui l'occupe, ou choisissez --port ; sans --port le suivant est pris.
doctor-open-files = { $count } fichiers ouverts permis
doctor-unknown-files = nombre de fichiers ouverts permis : inconnu
doctor-more-files = C'est peu pour des milliers de joueurs : ulimit -n 65536, ou LimitNOFILE= dans systemd.
doctor-lines = ce système dit la longueur des lignes ; derrière un proxy, c'est à lui de la dire
doctor-let-proxy-tell = Le proxy doit envoyer X-Line-RTT ; avec nginx : proxy_set_header X-Line-RTT $tcpinfo_rtt;
doctor-extra = { $name } : { doctor-extra-use }
doctor-no-extra = sans { $name } : { doctor-extra-use }
doctor-browser = navigateur pour les tests : { $path }
doctor-no-browser = pas de Chromium pour les tests : make test en apporte un
doctor-extra-use =
    { $name ->
        [cluster] simulations, tournois et rapports sur plusieurs machines
        [dice] les dés lancés pour de vrai
        [gpu] les mêmes règles sur une carte CUDA
        [postgres] plusieurs processus sur une base PostgreSQL
       *[research] PettingZoo, Gymnasium et OpenSpiel
    }

## Avant d'ouvrir

check-well = La maison peut ouvrir.
check-ill = La maison ne peut pas ouvrir ainsi : voyez les ✗.
check-configuration = ce qui est demandé se tient
check-bad-proxy = --proxy : { $place } n'est ni une adresse ni un réseau
check-bad-name = --names : { $name } n'est pas un nom de machine
check-say-otherwise = Corrigez la ligne de commande : sesame serve --help
check-new-house = une maison neuve : la base de données sera créée
check-older = la base de données sera portée de la version { $version } à { $known } : faites-en d'abord une copie
check-newer = la base de données est de la version { $version }, ce Sésame ne connaît que jusqu'à { $known }
check-upgrade = Installez un Sésame plus récent, ou remettez la copie d'avant.
check-clock = l'horloge : { $now }
check-clock-behind = l'horloge retarde : { $now }, alors que la maison écrivait encore à { $last }
check-set-clock = Mettez la machine à l'heure, par exemple avec timedatectl set-ntp true.
check-folder = { $folder } peut être écrit, { $free } Mo libres
check-no-folder = { $folder } ne peut pas être écrit
check-give-folder = Donnez-le à l'utilisateur qui ouvre la maison : chown
check-disk-full = il ne reste que { $free } Mo dans { $folder }
check-make-room = Faites de la place : une partie a besoin de peu, une mise à jour d'une copie entière.
check-open-folder = n'importe qui sur cette machine peut écrire dans { $folder }
check-close-folder = chmod o-w, ou un dossier à vous : la clé des sessions s'y trouve.
check-kernels = les règles sont compilées
check-no-kernels = les règles restent à compiler : la première ouverture s'en charge
