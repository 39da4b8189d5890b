# Attrap'trésors ! en français. Les nombres sont ceux des faits (kinds.py). On se tutoie.

seat-name =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
the-object =
    { $object ->
        [0] la colonne
        [1] la lampe
        [2] le coffre
        [3] le tapis
        [4] le pouf
       *[5] une pierre
    }
two-objects =
    { $object ->
        [5] deux pierres
       *[other] { the-object } et { the-other }
    }
the-other =
    { $other ->
        [1] la lampe
        [2] le coffre
        [3] le tapis
        [4] le pouf
       *[5] une pierre
    }
coloured-card =
    { $colour ->
        [1] carte rouge
        [2] carte orange
        [3] carte jaune
        [4] carte verte
        [5] carte bleue
       *[6] carte violette
    }
a-card = une { coloured-card }
dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die =
    { $colour ->
        [1] rouge
        [2] orange
        [3] jaune
        [4] vert
        [5] bleu
       *[6] violet
    }
several-dice =
    { $colour ->
        [1] rouges
        [2] orange
        [3] jaunes
        [4] verts
        [5] bleus
       *[6] violets
    }
gold =
    { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }

## Ce qui se passe

showed =
    { $is_enough ->
        [1] { dice } !
       *[0] { fewer-showed }
    }
fewer-showed =
    { $then ->
        [0] { dice },
        [1] { dice }.
       *[2] { dice } : les six couleurs !
    }
missed =
    { $count ->
        [one] { $count } dé à côté.
       *[other] { $count } dés à côté.
    }
round-ended = Fin du tour { $round }.
checked =
    { $verdict ->
        [1] { SEAT($seat) } n'avait pas droit à la colonne !
        [2] { gold } pour { SEAT($seat) } !
       *[3] Les six couleurs, { gold } pour { SEAT($seat) } !
    }
fulfilled = La { coloured-card } est remplie.
earned =
    { $other ->
        [-1] { earned-by-one }
       *[other] { SEAT($seat) } : { two-objects }, { gold }.
    }
earned-by-one =
    { $object ->
        [-1] { SEAT($seat) } : rien.
       *[other] { SEAT($seat) } : { the-object }, { gold }.
    }
owes =
    { $count ->
        [0] { SEAT($seat) } n'a pas de carte d'or à rendre.
       *[other] { SEAT($seat) } doit rendre une carte d'or.
    }

## Ce qu'on peut choisir

throw-dice =
    { $seat ->
        [-1] Les dés sont lancés.
       *[other] { SEAT($seat) } lance les dés.
    }
deal-secret = { SEAT($seat) } reçoit { a-card }.
look-at-card = { SEAT($seat) } regarde sa nouvelle carte.
deal-open = Face visible : { a-card }.
throw-first = { SEAT($seat) } lance en premier.
grab = { SEAT($seat) } attrape { the-object } !
give = { SEAT($seat) } rend une carte de { $value }.
patience-ends =
    { $reason ->
        [0] { nobody-grabs }
        [1] Plus personne !
       *[2] Le temps passe : { SEAT($seat) } rend sa plus petite carte, de { $value }.
    }
nobody-grabs =
    { $again ->
        [1] Personne ! On relance les dés.
       *[0] Personne !
    }

## Ce qu'on attend

await-card = On tire une carte d'instruction.
await-first = Qui lance en premier ?
await-throw =
    { $seat ->
        [-1] Lancez vos quatre dés ensemble !
       *[other] { SEAT($seat) } lance les dés !
    }
await-column =
    { $is_row ->
        [1] Trois dés d'une couleur des cartes, ou les six couleurs ? Attrape la colonne !
       *[0] Trois dés de ta couleur, ou les six couleurs ? Attrape la colonne !
    }
await-rest =
    { $is_two ->
        [1] { SEAT($seat) } tient la colonne : attrapez le reste !
       *[0] { SEAT($seat) } tient la colonne. Les autres, attrapez un objet, deux au plus !
    }
await-gold = { SEAT($seat) }, { await-gold.do }
    .do = ce n'était pas ta colonne : rends une carte d'or.

## Ce qui est refusé

only-chance-does = Seul le hasard fait cela.
say-which-card = Dis quelle carte est tirée.
only-time-runs-out = Seul le temps passe.
nothing-presses = Rien ne presse en ce moment.
time-only-runs = Le temps ne fait que passer.
throw-due = Il faut lancer les dés, et ainsi.
first-due = Il faut tirer qui lance en premier.
card-due = Il faut tirer une carte d'instruction qui reste.
nobody-gives = Personne ne doit rendre de carte.
no-such-gold = Tu n'as pas de carte de { $value }.
give-first = Rends d'abord une carte d'or.
too-late = Trop tard : { SEAT($seat) } tient la colonne.
too-early = Trop tôt ! D'abord la colonne, puis le reste.
not-there = Cet objet n'est plus sur la tour.

## Comment cela finit

ended =
    { $decided_by ->
        [0] { why-over }, { SEATS($winners) } gagne avec { gold } : grand vizir !
        [1] { why-over }, { SEATS($winners) } gagne avec { gold } et le plus de cartes : grand vizir !
       *[2] { why-over }, { SEATS($winners) } partagent la victoire avec { gold } !
    }
why-over =
    { $reason ->
        [0] Après 10 tours
       *[1] Plus personne n'attrape rien
    }
