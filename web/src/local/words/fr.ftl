# Ce que dit une table qui vit dans ce navigateur. On vouvoie.

board-of-ones-own = Un plateau à soi demande un serveur : ici on joue sur ceux de la maison.
machine-missing = Ce jeu ne se joue pas sans serveur : ses règles n'ont pas été déposées à côté de la page.
not-kept = Ce navigateur ne garde plus rien : la place manque, ou il l'interdit. Rien n'est joué.
needs-a-position = Cette partie commence au milieu : un serveur peut l'ouvrir, pas ce navigateur.
needs-notation = Ici un coup s'écrit par son numéro, comme #12 ; « { $move } » demande un serveur.
nobody-else-comes = Cette table est dans ce navigateur : personne d'autre n'y vient.
bad-name = Un nom a de 1 à 24 lettres, et on doit les voir.
failed = Quelque chose s'est brisé ici. La partie est gardée : rechargez la page.
