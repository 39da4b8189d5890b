# Pourquoi un coup de Kim-Bac, en français (knowledge/kim_bac_reasons.py). On vouvoie.

walk =
    { $steps ->
        [one] à { $steps } pas
       *[other] à { $steps } pas
    }
in-hand =
    { $cards ->
        [one] dont vous avez une carte
       *[other] dont vous avez les deux cartes
    }
taels = { $worth } taels
often = { $percent } fois sur 100
holds-both-cards = Vous avez les deux cartes { $number } : le coffre est à vous.
monument-in-reach = De là vous atteignez le monument { $number }, dont vous avez les deux cartes.
nearer =
    { $steps ->
        [0] C'est le monument { $number }, { in-hand }.
       *[other] De là le monument { $number }, { in-hand }, est { walk }.
    }
no-nearer = Le plus proche reste le monument { $number }, { in-hand }, { walk } de là.
first-for-sure = Personne ne peut vous devancer : { taels }.
worth-the-run = Le trésor vaut { taels }, et l'on arrive environ { often } de là.
too-little = Le trésor ne vaut que { taels }, et l'on arrive environ { often } de là.
treasure-is-there = Le trésor est là.
first-from-there = Le trésor est { walk } de là, et personne ne peut plus vous devancer.
still-to-run =
    { $streets ->
        [0] Le trésor est { walk }, mais toutes les rues y sont fermées.
        [one] Le trésor est { walk } ; une rue y reste ouverte.
       *[other] Le trésor est { walk } ; { $streets } rues y restent ouvertes.
    }
all-streets-closed = Toutes ses rues sont fermées.
closes-a-street =
    { $streets ->
        [one] Cela lui ferme une rue : il lui en reste une.
       *[other] Cela lui ferme une rue : il lui en reste { $streets }.
    }
leaves-him =
    { $crossings ->
        [one] Le Kim-Bac n'est plus le premier qu'au carrefour où il est.
       *[other] Le Kim-Bac n'arrive plus le premier qu'à { $crossings } carrefours, le sien compris.
    }
