# Bakschisch en français. Les nombres sont ceux des faits (kinds.py). On se vouvoie.

seat-name =
    { $seat ->
        [0] Ali
        [1] Bahia
        [2] Chafik
       *[3] Dounia
    }
the-card =
    { $card ->
        [1] le fakir
        [2] le garde
        [3] le serviteur
        [4] l'eunuque
        [5] la fille du harem
       *[6] le Calife
    }
to-the-card =
    { $card ->
        [1] au fakir
        [2] au garde
        [3] au serviteur
        [4] à l'eunuque
        [5] à la fille du harem
       *[6] au Calife
    }
letter =
    { $card ->
        [1] F
        [2] G
        [3] S
        [4] E
        [5] H
       *[6] C
    }
gold =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Ce qui se passe

stole =
    { $coins ->
        [0] { SEAT($seat) } : rien à voler.
       *[other] { SEAT($seat) } vole { gold }.
    }
went =
    { $way ->
        [0] { SEAT($seat) } recule de { $start } à { $goal }.
        [1] { SEAT($seat) } avance de { $start } à { $goal }.
        [2] { SEAT($seat) } monte sur le trône.
       *[3] { SEAT($seat) } retourne au départ.
    }
stayed =
    { $is_theft ->
        [1] Un voleur est passé : personne ne bouge.
       *[0] Personne ne bouge.
    }
shared =
    { $pot ->
        [0] Fin du tour { $round } : le pot est partagé.
        [one] Fin du tour { $round } : le pot est partagé (reste { $pot } pièce).
       *[other] Fin du tour { $round } : le pot est partagé (reste { $pot } pièces).
    }

## Ce qu'on peut choisir

offer =
    { $coins ->
        [0] { SEAT($seat) } n'offre rien { to-the-card }.
       *[other] { SEAT($seat) } offre { gold } { to-the-card }.
    }
send-thief = { SEAT($seat) } envoie son voleur.
shut-fist = { SEAT($seat) } ferme le poing.
turn-up = Tour { $round }, carte { NTH($bribe) } : { the-card }.

## Ce qu'on attend

await-card = Tour { $round } : on retourne la carte { NTH($bribe) } sur 5.
await-fists = { SEATS($waiting) }, { await-fists.do }
    .do =
        { $is_last ->
            [1] fermez le poing sur des pièces ou sur votre voleur. Tour { $round }, carte { NTH($bribe) } sur 5, { the-card } ({ letter }) : qui donne le moins recule.
           *[0] fermez le poing sur des pièces ou sur votre voleur. Tour { $round }, carte { NTH($bribe) } sur 5, { the-card } ({ letter }) : qui donne le plus avance.
        }

## Ce qui est refusé

only-chance-turns = Seul le hasard retourne les cartes.
no-such-card = Il n'y a plus de carte { letter } à retourner.
card-first = Il faut d'abord retourner une carte.
not-said = Dites ce que le poing contient : des pièces ou le voleur.
no-thief-in-palace = Pas de voleur dans le palais.
thief-used = Votre voleur a déjà servi à ce tour.
bag-holds = Votre sac ne contient que { gold }.

## Comment cela finit

ended =
    { $reason ->
        [0] { ended-by-caliph }
        [1] Après 60 tours sans calife, { ended-far }
       *[2] Il n'y a plus d'or en jeu, { ended-far }
    }
ended-by-caliph =
    { $how ->
        [0] { SEATS($winners) } est sur le trône à la fin du tour { $round } et devient calife.
        [1] { SEATS($rivals) } sont sur le trône à la fin du tour { $round } et partagent la victoire.
        [2] { SEATS($rivals) } sont sur le trône à la fin du tour { $round } ; { SEATS($winners) } partagent la victoire.
        [3] { SEATS($rivals) } sont sur le trône à la fin du tour { $round } ; { SEATS($winners) } a le plus d'or et devient calife.
       *[4] { SEATS($rivals) } sont sur le trône à la fin du tour { $round } ; à or égal, { SEATS($winners) } y était avant et devient calife.
    }
ended-far =
    { $how ->
        [0] { SEATS($winners) } l'emporte, à la case { $square }.
        [1] { SEATS($winners) } partagent la victoire, à la case { $square }.
        [2] { SEATS($winners) } partagent la victoire, à la case { $square }.
       *[3] { SEATS($winners) } l'emporte, à la case { $square } et avec le plus d'or.
    }
