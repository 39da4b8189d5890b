# Ce que dit une table qui vit dans ce navigateur. On vouvoie.

board-of-ones-own = Un plateau à soi demande un serveur : ici on joue sur ceux de la maison.
machine-missing = Ce jeu ne se joue pas sans serveur : ses règles n'ont pas été déposées à côté de la page.
not-kept = Ce navigateur ne garde plus rien : la place manque, ou il l'interdit. Rien n'est joué.
needs-a-table = Cette partie commence au milieu, et sa ligne « Table » manque : un serveur peut l'ouvrir, pas ce navigateur.
bad-table = La ligne « Table » de cette partie n'est pas une table de ce jeu.
not-a-move = « { $move } » n'est pas un coup de ce jeu.
nobody-else-comes = Cette table est dans ce navigateur : personne d'autre n'y vient.
bad-name = Un nom a de 1 à 24 lettres, et on doit les voir.
failed = Quelque chose s'est brisé ici. La partie est gardée : rechargez la page.

# D'un jeu venu d'un autre paquet, qui n'a pas de mots pour la page

stranger-moves = { $who } : { $move }
stranger-chance = Hasard : { $move }
stranger-asks = { $who } : choisissez un coup.
stranger-over = La partie est finie.
stranger-won = { $who } gagne.
stranger-drawn = Personne ne gagne.
stranger-refuses = Ce coup n'est pas permis maintenant.
