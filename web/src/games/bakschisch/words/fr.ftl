# Ce que dit la page de Bakschisch en français. On se vouvoie.

promise = Corrompez tout le palais, du fakir au Calife.
to-pot = au pot
out-of-game = hors jeu
pawns-behind = pions derrière
place-mirrored = place retournée

## Qui, et combien

name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
names = { $before }, { $name }
names-and = { $before } et { $name }
fakir = fakir
guard = garde
servant = serviteur
eunuch = eunuque
harem = fille du harem
caliph = Calife
gold =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
coins =
    { $coins ->
        [0] rien
       *[other] { gold }
    }

## Le palais

board = Le palais d'Akbahah, du départ au trône
start = Départ
throne = Trône
square = Case { $number }, { $what }
square-behind-gate = Case { $number }, { $what }, juste après la porte
square-taken = { $square } : { $names }

## Les cartes et le pot

row = Les cinq cartes du tour
card = Carte { $number } ({ $sends }) : { $what }
card-now = { card }, c'est la carte en jeu
sends-ahead = la plus grosse offre avance
sends-back = la plus petite offre recule
face-down = face cachée
pot = Pot
pot-of = Le pot : { gold }
unseen = Cartes encore cachées
to-come = À venir :
shared = Le pot est partagé : { $each } chacun

## Les joueurs

seats = Les joueurs
place =
    { $place ->
        [1] { $place }er
       *[other] { $place }e
    }
bag =
    { $coins ->
        [hidden] sac fermé
       *[other] { gold }
    }
thief-in-bag = voleur dans le sac
thief-used = voleur déjà sorti à ce tour
thief-at-gate = voleur laissé à la porte
fist-empty = main dans le sac
fist-closed = poing fermé
fist-open = main ouverte
seat = { name } : { place }, case { $square }, { bag }, { $thief }, { $fist }
seat-gave =
    { $coins ->
        [thief] { $about }, vient d'envoyer le voleur
       *[other] { $about }, vient de donner { $coins }
    }

## Votre poing

fist = Votre poing
how-many = Pièces dans le poing
more = Une pièce de plus
less = Une pièce de moins
take-coin = Prendre une pièce ({ $left } dans le sac)
give-back = { less } ({ coins })
thief = Voleur
send-thief = Envoyer le voleur à la place des pièces
close = Fermer le poing
close-on =
    { $coins ->
        [thief] Fermer le poing sur le voleur
        [0] Fermer le poing, vide
       *[other] Fermer le poing sur { gold }
    }
closed =
    { $coins ->
        [thief] Votre poing est fermé sur le voleur.
        [hidden] Votre poing est fermé.
        [0] Votre poing est fermé, et vide.
       *[other] Votre poing est fermé sur { gold }.
    }
waiting-for = On attend { $names }.
keys = Touches : chiffres, + et −, V pour le voleur, Entrée pour fermer.

## La fin

next =
    { $behind ->
        [0] { $names }, sur la même case avec moins d'or.
        [one] { $names }, à une case.
       *[other] { $names }, à { $behind } cases.
    }
ending-next = Au plus près derrière : { next }
points-gold = Or resté dans le sac
would-go = Si votre poing l'emporte : case { $square }
would-go-back = Si votre poing est le plus léger : case { $square }
