# Ce que dit la page d'Attrap'trésors en français. On se tutoie.

promise = Regarde les dés, attrape avant les autres !
misses-physical = comme de vrais dés
misses-none = jamais

## Qui, et ce qu'il y a

friend =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
list = { $before }, { $one }
thing =
    { $kind ->
        [column] la colonne
        [lamp] la lampe
        [chest] le coffre
        [carpet] le tapis
        [pouf] le pouf
       *[gem] une pierre
    }
held = { thing }
colour =
    { $colour ->
        [r] rouge
        [o] orange
        [y] jaune
        [g] vert
        [b] bleu
       *[v] violet
    }
card-colour =
    { $colour ->
        [g] verte
        [b] bleue
        [v] violette
       *[other] { colour }
    }
coloured-card = Carte { card-colour }
sacks =
    { $sacks ->
        [one] { $sacks } sac
       *[other] { $sacks } sacs
    }
cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Les dés

rolling = Les dés roulent sous le voile…
dice = Les dés : { $dice }
some-dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die = { colour }
several-dice =
    { $colour ->
        [r] rouges
        [o] orange
        [y] jaunes
        [g] verts
        [b] bleus
       *[v] violets
    }
missed = { $missed } à côté

## La tour et les cartes

things = La tour, et ce que tu peux attraper
grab = Attraper { held }
my-card = Ta carte : { card-colour }
open-cards = Les cartes, pour vous deux : { $cards }
peek = { $who } : garder appuyé pour voir sa carte
look-at = { $who } regarde sa carte : les autres ferment les yeux !
show-card = { $who } : voir ma carte
card-means = Trois dés de cette couleur, ou les six couleurs à la fois : attrape la colonne !
hide-card = Vue ! On cache
new-card = Nouvelle carte !
zone = attrape, touche { $key }
purse = { $who } : { sacks }
purse-holding = { purse }, tient { $things }
give = Rends une carte d'or
give-one = Rendre une carte de { $value }

## La manche

round = Tour { $round } sur { $rounds }
round-again = Tour { $round }, lancer { $throws }
thrower = { $who } secoue le gobelet
both = Vous lancez ensemble
nobody = Personne ! On relance.
says-nobody = Personne !
says-nobody-why = Rien à attraper ? Quand tous l'ont dit, on relance sans attendre.
said-nobody = Personne… on attend les autres
quickest = La main la plus vive : { $who } !
verdict-wrong = { $who } n'avait pas droit à la colonne !
verdict-card = { $who } a vu juste !
verdict-six = Les six couleurs : bravo { $who } !
card-done = { coloured-card } réussie
secret = Sa carte reste secrète
gained = +{ sacks }
lost = −{ sacks }
scored = { cards } de { sacks }

## Les mains

early = Trop tôt !
second = Second !
stayed = Main retenue
busy = Main occupée
full = Mains pleines

## Autour

times = Les temps
colour-sounds = Son des couleurs
colour-sounds-why = Quand le voile se lève, chaque dé se fait entendre : du grave à l'aigu, rouge, orange, jaune, vert, bleu, violet.

## L'essai

practice = Essai
skip-practice = Passer l'essai

## La visite

tour-card = Trois dés de ta couleur, ou les six couleurs à la fois ? Attrape la colonne : clique dessus, ou appuie sur Espace.
tour-tower = La colonne partie, tout tombe : prends ce que tu peux, deux objets au plus. Trop tôt, ta main reste en l'air !
tour-times = Le temps se compte sur ton propre écran : une ligne lente ne te fait rien perdre.

## La fin

ending-next = Juste derrière, { $who } : { sacks } !
