# What the house says in French; a game's own words are in its folder.

## Partout

house = Sésame
colon = { $what } : { $which }
before-colon = { $what } :
home = Accueil
rules = Règles
replay = Revoir la partie
yes = Oui
no = Non
close = Fermer
menu = Plus
day = Jour
night = Nuit
light = Lumière
light-system = Comme l'appareil
volume = Volume
sound = Sons
full-screen = Plein écran
opening = On ouvre la boîte…
offline = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
try-again = Réessayer

## Une adresse qui n'existe pas

nowhere = Cette porte n'ouvre sur rien.
nowhere-why = L'adresse est peut-être incomplète, ou ce qui était là a été rangé.
nowhere-home = Retour à l'étagère

## Les robots

robot = robot
level = Niveau
level-apprenti = Apprenti
level-marchand = Marchand
level-vizir = Vizir
level-calife = Calife
robots-of-level =
    { $level ->
        [apprenti] robots apprentis
        [marchand] robots marchands
        [vizir] robots vizirs
       *[calife] robots califes
    }
robots-counted = { $count } { robots-of-level }

## L'accueil

promise = Cinq jeux de trésors introuvables, à jouer tout de suite.
play = Jouer
with-friends = Avec des amis
on-this-sofa = Sur ce canapé
players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-between = { $from } à { $to } joueurs
minutes = { $count } min
settings = Réglages
how-many = À combien ?
listed = Avec des amis : table visible de tous
go-on-with = Continuer : { $game }
open-tables = Tables ouvertes
no-tables = Aucune pour l'instant. Invitez des amis, et rendez votre table visible de tous.
more-tables = Plus de tables
my-games = Mes parties
no-games = Vos parties apparaîtront ici.
all-tables = Toutes les { $count }
status-open = attend des joueurs
seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
status-playing = en cours
status-over = finie

## Sans serveur

no-server = Cette maison n'a pas de serveur.
no-server-friends = Cette maison n'a pas de serveur : on y joue contre des robots, ou à plusieurs autour du même écran.
no-server-how = Pour jouer chacun chez soi, l'un de vous ouvre une maison avec un serveur sur son ordinateur, et envoie le lien de sa table. Il faut Python, puis :
no-server-now = Le serveur ne répond pas : sans lui, pas de table avec des amis. Contre des robots ou sur ce canapé, on joue quand même.
games-stay-here = Vos parties restent dans ce navigateur, et nulle part ailleurs.
throw-away = Jeter
throw-away-sure = Jeter cette partie ?

## Hors ligne

keeping = On range la maison pour jouer hors ligne : { $percent } %
kept = Prête à jouer hors ligne
keep = Ranger la maison ici, pour jouer hors ligne
keeping-stopped = Il manque encore de quoi jouer hors ligne.
new-version = Une nouvelle version attend la fin de votre partie.
new-version-take = La prendre maintenant

## Partager

share = Partager
share-deal = La même donne pour un ami
share-deal-why = Mêmes réglages, mêmes robots, mêmes tirages. Le hasard de la partie se lit dans le lien.
share-square = Code QR
share-square-how = Visez ce carré avec l'appareil photo d'un téléphone : il ouvre le lien.
share-square-too-long = Cette partie est trop longue pour tenir dans un carré. Envoyez plutôt son lien.
shared-opening = On déplie la partie…
shared-cannot = Ce lien ne s'ouvre pas.
shared-broken = Il manque des lettres au lien, ou certaines ont changé en chemin. Demandez-le une nouvelle fois, en entier.
shared-newer = Il vient d'une version plus récente, ou d'une maison qui a d'autres jeux.
shared-too-long = Il est trop long pour être celui d'une partie.
deal-title = { $game } : la même donne
deal-why = On vous envoie une partie à jouer à votre tour : mêmes réglages, mêmes robots, mêmes tirages.
deal-known = Le hasard est écrit dans le lien : qui sait le lire le connaît d'avance.
deal-play = Jouer cette donne

## Qui l'on est

yourself = Vous
your-name = Votre nom
    .tu = Ton nom
another-face = Un autre visage
other-device = Jouer aussi sur un autre appareil
code-here = Un code, valable une fois pendant dix minutes, à taper sur l'autre appareil.
code-make = Obtenir un code
code-there = Code reçu d'un autre appareil
code-use = Valider
open-record = Ouvrir une partie enregistrée…

## Avant le premier coup

waiting-room = La salle d'attente
agreed = Ce qui est convenu
agreed-by-host = L'hôte de la table peut encore changer ceci ; tout le monde le voit aussitôt.
clock = Temps
clock-none = sans limite
clock-minutes =
    { $count ->
        [one] { $count } minute chacun
       *[other] { $count } minutes chacun
    }
clock-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
hints-allowed = Conseils
undo-allowed = Reprendre un coup
pace = Allure des robots
pace-quick = vive
pace-usual = tranquille
pace-slow = posée
listed-here = Visible de tous dans la maison
send-link = Envoyer le lien
one-more = Quelqu'un de plus ici
move-here = Venir ici
ask-to-leave = Faire lever
move-up = Monter d'une place
place-for-robot = Robot
who-plays = Qui joue ici ?
seat-of = { $seat } : { $what }
discard = Jeter la partie
discard-sure = Jeter cette partie ? Elle ne sera ni gagnée, ni perdue.
discard-sure-asking = Proposer de jeter cette partie ? Les autres devront être d'accord.
invite = Envoyez ce lien, ou faites viser le carré.
    .tu = Envoie ce lien, ou fais viser le carré.
copy-link = Copier le lien
copied = Copié
square = Carré à viser avec un téléphone
free-seat = Place libre
kept-for = gardée pour { $name }
sit = S'asseoir ici
stand = Se lever
give-away = Libérer la place
put-robot = Mettre un robot
start = Commencer
seats-left =
    { $count ->
        [one] Il reste une place à prendre : par quelqu'un, ou par un robot.
       *[other] Il reste { $count } places à prendre : par quelqu'un, ou par un robot.
    }
still-to-come =
    { $count ->
        [one] On attend encore une personne.
       *[other] On attend encore { $count } personnes.
    }
choose-a-seat = Choisissez une place libre.
    .tu = Choisis une place libre.
all-taken = Toutes les places sont prises ; vous pouvez regarder.
    .tu = Toutes les places sont prises ; tu peux regarder.
all-here = Tout le monde est là : l'hôte de la table donne le départ.

## La table

table = Table
seats = Autour de la table
beside = Récit et paroles
turn = À faire
connecting = Connexion…
lost = Connexion perdue, on réessaie…
gone = Cette table n'existe pas, ou plus.
gone-why = Le lien est peut-être incomplet, ou la table a été rangée.
older = Sésame a changé depuis l'ouverture de cette page.
reload = Recharger la page
drawing = La table, dessinée en lettres
in-letters = Ce qui brille se choisit ; les flèches vont de case en case.

## Autour de la table

you = vous
    .tu = toi
away = absent
resigned = a abandonné
flagged = n'a plus de temps
inhuman = réagit plus vite, ou plus régulièrement, qu'une main
robot-plays = un robot joue
retake = Reprendre ma place
points = Points
days-left = { $count } j
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Jouer

your-turn-to = À vous :
    .tu = À toi :
sent = Envoyé…
telling = La scène se joue. Une touche ou un clic la passe.
spectating = Vous regardez.
    .tu = Tu regardes.
waiting-for = On attend { $names }.
waited = Depuis { $count } s.
pass-device = Passez l'appareil à { $name }.
    .tu = Passe l'appareil à { $name }.
i-am = Je suis { $name }
choices = Vos choix
    .tu = Tes choix
filter = Filtrer
step-back = Revenir
hint = Conseil
advising = On réfléchit…
meanwhile = Pendant que vous attendiez
    .tu = Pendant que tu attendais
before = Ce qui s'est passé avant
after = Ce qui s'est passé ensuite
hint-first = Le conseil
hint-other = Autre idée
hint-best = le mieux
hint-behind = −{ $percent } %
hint-alike = autant
hint-wins = gagne
hint-loses = perd
hint-glance = Jugé d'un coup d'œil.
hint-imagined =
    { $count ->
        [one] Jugé sur { $count } suite imaginée.
       *[other] Jugé sur { $count } suites imaginées.
    }
undo = Reprendre
undo-asked-by = { $name } voudrait reprendre son coup.
undo-asked = Vous demandez à reprendre votre coup. On attend { $names }.
    .tu = Tu demandes à reprendre ton coup. On attend { $names }.
undo-refused = Votre coup reste joué : on vous l'a refusé.
    .tu = Ton coup reste joué : on te l'a refusé.
agree = D'accord
refuse = Non, merci
pause = Pause
pausing = Pause demandée : d'abord ce lancer.
paused = La partie est en pause.
resume = Reprendre la partie
# Real time: before the first throw and after a pause
practice-first = Un essai d'abord : rien ne compte encore.
ready-asked = Prêt ? Les dés tombent quand chacun l'a dit.
ready-said = Prêt !
ready-said-by = Prêt : { $name }
resign = Abandonner
resign-sure = Vraiment abandonner ?

## Ce qui arrive autour de la table

herald-sat = { $name } s'assied.
herald-stood = { $name } se lève.
herald-unseated = L'hôte de la table a libéré votre place.
    .tu = L'hôte de la table a libéré ta place.
herald-swapped = Des places ont été échangées.
herald-changed = L'hôte de la table a changé les réglages.
herald-resigned = { $name } abandonne : un robot joue à sa place.
herald-flagged = { $name } n'a plus de temps : un robot joue à sa place.
herald-replaced = Un robot joue pour { $name }.
herald-retaken = { $name } reprend sa place.
away-clock = { $names } : ligne coupée, son temps court.
away-waits = { $names } : ligne coupée, on attend.
away-several = { $names } : lignes coupées.
away-robot = Un robot pourra jouer dans { $seconds } s.
replace-for = Un robot pour { $name }
you-resigned = Vous avez abandonné : un robot joue à votre place. Vous pouvez regarder la suite, ou partir.
    .tu = Tu as abandonné : un robot joue à ta place. Tu peux regarder la suite, ou partir.
leave = Quitter la table
wants-rematch = { $name } propose de rejouer.
asks-discard = { $name } propose de jeter la partie : ni gagnée, ni perdue.
discard-asked = Vous proposez de jeter la partie. On attend { $names }.
    .tu = Tu proposes de jeter la partie. On attend { $names }.
discard-refused = La partie continue : on vous l'a refusé.
    .tu = La partie continue : on te l'a refusé.
confirm = Confirmer
confirm-ask = Confirmez :
    .tu = Confirme :
confirm-moves = Confirmer chaque coup
chat-unread =
    { $count ->
        [one] { $count } parole nouvelle
       *[other] { $count } paroles nouvelles
    }

## Récit et paroles

story = Récit
laid-out = La mise en place ({ $count } lignes)
nothing-yet = Rien encore.
chat = Paroles
chat-older = Paroles plus anciennes
chat-say = Dire quelque chose
chat-send = Dire
mute = Ne plus entendre

## Les mains, en temps réel

hands = Les mains
an-object = un objet
milliseconds = { $count } ms
hand-took = pris
hand-too-early = trop tôt
hand-stayed = main retenue
hand-busy = main occupée
hand-second = en second
hands-full = mains pleines
measured-own-clock = à son horloge
measured-corrected = à son horloge, corrigée
measured-by-server = par le serveur
measured-on-arrival = à l'arrivée

## La fin

you-win = Vous gagnez
    .tu = Tu gagnes
wins = Victoire : { $names }
nobody-wins = Personne ne gagne.
rematch = Rejouer
rematch-accept = Accepter de rejouer
rematch-go = Aller à la nouvelle table
rematch-invited = On vous attend pour rejouer : votre place est gardée.
    .tu = On t'attend pour rejouer : ta place est gardée.
rematch-inviting = Une nouvelle table s'ouvre, et les autres y sont invités.
ending-points = Les points, ligne par ligne
turning = Le tournant
turning-find = Chercher le tournant
turning-thinking = Les robots relisent la partie : { $done } sur { $total }
turning-lost = { $name } y perd { $percent } % de ses chances.
turning-leads = { $name } y prend l'avantage, et ne le rend plus.
turning-even = Il n'y en a pas : la partie est restée ouverte jusqu'à la fin.
turning-see = Revoir ce moment
record = Télécharger la partie
chance-check = Vérifier le hasard
chance-checking = Tout est refait : chaque coup, chaque tirage…
verified = Hasard vérifié : tout est vrai.
chance-false = Le hasard n'est pas ce qui était promis :
chance-all-checked = { $moves } { $moves ->
        [one] coup rejoué
       *[other] coups rejoués
    } par les règles, { $chances } { $chances ->
        [one] tirage refait
       *[other] tirages refaits
    } ; rien ne contredit ce que cet appareil avait vu.
chance-mixing = Les appareils mêlent le hasard…
chance-mine = Votre appareil mêle sa part au hasard : personne ne peut le choisir ni le deviner, pas même la maison.
    .tu = Ton appareil mêle sa part au hasard : personne ne peut le choisir ni le deviner, pas même la maison.
chance-others = Mêlent leur part au hasard : { $names }. La maison seule ne peut ni le choisir ni le deviner ; cet appareil-ci n'y ajoute rien.
chance-house = La maison a mis le hasard sous clé avant le début : elle ne peut plus le changer, mais elle pourrait y jeter un œil.
chance-here = Cet appareil a mis le hasard sous clé avant le début : il ne peut plus changer, et personne ne le connaît.
chance-missing = Part scellée mais jamais montrée, donc laissée de côté : { $names }. Qui connaît la clé de la maison pouvait ainsi choisir entre deux hasards.
commitment = Engagement, montré avant le premier coup
seed = Graine, révélée à la fin
verified-how = Votre appareil rejoue la partie par ses propres règles. « sesame verify » fait de même avec la partie téléchargée.
    .tu = Ton appareil rejoue la partie par ses propres règles. « sesame verify » fait de même avec la partie téléchargée.

## Revoir une partie

replay-title = { $game } : la partie
replay-opening = On remet la partie en place…
replay-cannot = Cette partie ne peut pas être revue.
replay-to-table = Retour à la table
replay-controls = Avancer et reculer
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-step = Étape
replay-step-number = Étape { $step }
replay-step-of = Étape { $step } sur { $steps }
replay-slow = Au ralenti
replay-keys = Flèches : un pas. Début et Fin : aux bouts. Espace : lire.
replay-seen-by = Vu par
replay-everybody = Un spectateur
replay-story = Récit
replay-start = La table est mise.
replay-record = Télécharger
replay-link = Copier le lien
replay-copied = Lien copié

## Et si…

branch = Jouer à partir d'ici
branch-why = Une nouvelle table s'ouvre sur cette position, contre des robots.
branch-seat = Votre place
    .tu = Ta place
branch-robots = Robots
branch-open = Ouvrir la table
branch-over = Ici, la partie est finie : reculez d'abord.
    .tu = Ici, la partie est finie : recule d'abord.

## L'analyse

analysis = Analyse
analyse = Analyser la partie
analyse-why = Les robots revoient chaque décision, avec ce que le joueur savait alors.
analysis-thinking = Les robots réfléchissent : { $done } sur { $total }
analysis-curve = Les chances de chacun au fil de la partie
analysis-winning = gagne
analysis-losing = perd
analysis-moments = Moments décisifs
analysis-no-moments = Aucun faux pas : rien n'a coûté bien cher.
analysis-played = Joué
analysis-better = Mieux
analysis-cost = −{ $percent } % des chances

## La visite de la première partie

tour = Première partie
tour-sentence = Cette phrase dit toujours qui joue, et quoi faire.
tour-choose = Ce qui brille se choisit : un clic, un doigt, ou Tab puis Entrée. Échap revient en arrière. Essayez.
    .tu = Ce qui brille se choisit : un clic, un doigt, ou Tab puis Entrée. Échap revient en arrière. Essaie.
tour-hint = Une hésitation ? Le conseil dit ce que ferait un robot fort, et pourquoi.
tour-rules = Toutes les règles sont derrière ce signe.
tour-next = Suivant
tour-done = J'ai compris
tour-skip = Passer la visite

## Vous et vos données : les appareils

me-link = Appareils, programmes et données
me-title = Vous et vos données
me-devices = Où l'on vous connaît
me-devices-why = Chaque navigateur où vous êtes entré. Sa clé est renouvelée chaque jour et s'éteint après un an sans visite.
me-unnamed = Un appareil qui n'a pas dit son nom
me-before = Les appareils d'avant la mise à jour
me-this-one = celui-ci
me-used = vu le { $date }
me-never-used = jamais utilisé
me-end = Terminer
me-end-named = Terminer : { $name }
me-end-others = Terminer tous les autres

## Les programmes

me-programs = Vos programmes
me-programs-why = Un jeton laisse un programme jouer pour vous, ou seulement lire. Il ne peut ni changer votre nom, ni faire d'autres jetons, ni vous effacer.
me-no-programs = Aucun programme.
me-label = Nom du programme
me-may = Il peut
me-may-play = jouer et lire
me-may-read = seulement lire
me-lasts = Pendant
me-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
me-forever = toujours, jusqu'à ce que vous le terminiez
me-until = jusqu'au { $date }
me-make = Faire un jeton
me-once = Copiez-le maintenant : nous n'en gardons qu'une empreinte.

## Ce qui est gardé, et comment tout s'efface

me-data = Ce que nous gardons
me-no-account = Ni compte, ni adresse, ni mot de passe, ni mesure d'audience, ni tiers.
me-kept-person = Un numéro tiré au sort, votre nom, votre visage dessiné et le jour de votre arrivée.
me-kept-browsers = Pour chaque navigateur : deux mots sur l'appareil (« Firefox, Android »), son arrivée et sa dernière visite, à l'heure près.
me-kept-programs = Pour chaque programme : son nom, ce qu'il peut, ses dates et l'empreinte de son jeton. Un code d'appareil : son empreinte, dix minutes.
me-kept-tables = Vos tables : vos places, vos coups et leurs heures, ce que vous avez dit, qui vous ne voulez pas entendre, les plateaux et les parties que vous avez apportés.
me-kept-address = L'adresse de votre connexion, en mémoire seulement, le temps de compter les demandes. Elle n'est écrite nulle part par Sésame.
me-how-long = Qui n'a jamais joué ni parlé est oublié 30 jours après sa dernière visite. Les tables restent, pour être rejouées.
me-download = Télécharger tout
me-erase = Tout effacer
me-erased = Disparaissent aussitôt, de la base et de toutes les machines qui servent cette maison : votre numéro, nom et visage, vos navigateurs, programmes et codes, tout ce que vous avez dit, assis ou debout, et les parties que vous avez apportées.
me-stays = Ce qui reste, et que personne ne peut plus vous attribuer
me-stays-moves = Les coups joués à vos places et leurs heures, sans lesquels les autres ne pourraient ni revoir ni vérifier leur partie. Une marque y prend votre place, différente à chaque table.
me-stays-silence = Qu'une parole a été effacée là, et quand ; que la marque a été rendue muette par quelqu'un.
me-stays-settings = Les réglages et le plateau des tables que vous avez ouvertes.
me-stays-others = Ce que d'autres ont écrit eux-mêmes : leurs paroles, les parties qu'ils ont téléchargées ou apportées.
me-stays-backups = Les copies de secours de l'hôte de cette maison, jusqu'à ce qu'il les remplace.
me-sure = Effacer pour toujours ? Cela ne se reprend pas.
me-sure-yes = Oui, tout effacer

## Les règles

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-readings = Nos lectures de la règle
rules-readings-why = Là où la règle se tait, voici ce que nous avons décidé.
rules-rebuilt = Reconstitué par nous
rules-rebuilt-why = Ce que nous n'avons pas pu voir et avons refait.
rules-unwritten = Ce jeu est venu sans règles écrites ; à la table, une phrase dit toujours quoi faire.
rules-unknown = Ce jeu n'est pas chez nous.
rules-moment = Un moment de la partie, sur la vraie table
rules-whole = Toute la page des règles
rules-example-show = Voir ce qui se passe
rules-example-again = Revenir avant
rules-ours = Les mots et les dessins de cette page sont les nôtres. Sésame n'a pas de lien avec les auteurs ni les éditeurs, que nous remercions.

## La leçon

lesson-title = { $game } : la leçon
lesson-short = Leçon
lesson-learn = Apprendre en 3 minutes
lesson-unwritten = Ce jeu n'a pas de leçon ; à la table, une phrase dit toujours quoi faire.
lesson-step = Étape { $at } sur { $count }
lesson-next = Continuer
lesson-before = Étape précédente
lesson-show = Montrer
lesson-wait = Laisser passer
lesson-over = C'est tout ce qu'il faut savoir pour une première partie.
lesson-play = Jouer une première partie
lesson-again = Refaire la leçon
