# What the house says in French; a game's own words are in its folder.

## Les règles

rules-title = { $game } : les règles
rules-contents = Sommaire
rules-readings = Nos lectures de la règle
rules-readings-why = Là où la règle se tait, voici ce que nous avons décidé.
rules-rebuilt = Reconstitué par nous
rules-rebuilt-why = Ce que nous n'avons pas pu voir et avons refait.
rules-unwritten = Ce jeu est venu sans règles écrites ; à la table, une phrase dit toujours quoi faire.
rules-unknown = Ce jeu n'est pas chez nous.
rules-moment = Un moment de la partie, sur la vraie table
rules-ours = Les mots et les dessins de cette page sont les nôtres. Sésame n'a pas de lien avec les auteurs ni les éditeurs, que nous remercions.
