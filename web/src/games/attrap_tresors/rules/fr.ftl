# Les règles d'Attrap'trésors, dans nos mots. On se tutoie.

aim = Le but
aim-1 = Huit dés de couleur tombent sur le souk. Tu reconnais trois fois ta couleur, ou les six couleurs à la fois ? Attrape la colonne d'argent avant les autres ! Puis chacun saisit ce qui tombe de la tour, et le sultan paie en sacs d'or.

beginning = Pour commencer
beginning-1 = La tour se dresse sur sa colonne : un objet de plus que de joueurs. À deux, la colonne, la lampe et une pierre ; puis viennent le tapis, le pouf, le coffre et la seconde pierre.
beginning-2 = Chacun regarde en secret une carte de couleur. Le sort désigne qui lance en premier.

throw = Le lancer
throw-1 = Tous voient les dés au même instant. Un dé tombé du souk, ou posé sur son bord, ne compte pas.
throw-2 = Personne n'attrape ? Après un moment, le même joueur relance.

column = Attraper la colonne
column-1 = Tu peux la prendre si trois dés au moins montrent ta couleur : elle paie quatre sacs. Si les six couleurs sont là, tout le monde le peut : elle en paie cinq.
column-2 = Tu t'es trompé ? Elle ne paie rien, et tu rends une carte d'or de ton choix. Ta couleur reste secrète.

rest = Attraper le reste
rest-1 = Dès que la colonne est partie, à raison ou à tort, les autres attrapent : un objet à la fois, deux au plus. Pas avant ! Celui qui tient la colonne ne prend plus rien.
rest-2 = La lampe et le coffre paient deux sacs ; le tapis, le pouf et les pierres, un.

next-round = Le tour suivant
next-round-1 = Ta carte est réussie : montre-la, prends-en une autre en secret, et lance les dés. Après les six couleurs, c'est aussi celui qui tient la colonne qui lance ; après une erreur, le même joueur recommence.

end = La fin
end-1 = Après dix tours où la colonne a été prise, on compte : le plus de sacs gagne. À égalité, le plus de cartes d'or ; sinon on partage la victoire !

two = À deux
two-1 = Vous lancez chacun quatre dés, ensemble. Trois cartes de couleur sont visibles et valent pour les deux. Deux objets chacun au plus, colonne comprise. Qui prend la colonne à tort n'est payé pour rien de ce tour.

screen = Sur un écran
screen-1 = Qui est le plus rapide ? On compte à partir du moment où tes dés sont apparus sur ton écran : une ligne lente ne te fait rien perdre. Arriver second n'est pas une faute.
screen-2 = Une main partie trop tôt ne prend rien et reste un instant immobile. Les robots ont des réflexes humains, et se trompent aussi.

## Nos lectures

reading-1 = Le premier lanceur est tiré au sort (AT-05).
reading-2 = « Six couleurs » veut dire que toutes sont visibles parmi les dés qui comptent (AT-08).
reading-3 = Une colonne prise à tort ouvre aussi la tour (AT-09).
reading-4 = On attend quelques secondes, toujours autant, pour que l'attente ne dise rien (AT-10) ; ce que personne ne veut reste là (AT-11).
reading-5 = Carte réussie et six couleurs ensemble : le meilleur prix, et la carte est réussie (AT-12).
reading-6 = La carte d'or rendue sort du jeu (AT-13).
reading-7 = La partie dure dix tours où la colonne a été prise (AT-16).
reading-8 = À deux, si plusieurs cartes sont réussies, celle de gauche est remplacée (AT-20).

## Refait par nous

rebuilt-1 = Les tours de trois à six joueurs, que la règle ne montre qu'en image (AT-03).
rebuilt-2 = Les six couleurs des dés, et combien il y a de cartes d'or de chaque valeur (AT-02).
rebuilt-3 = À quelle fréquence un dé manque le souk : mesuré sur des lancers simulés (AT-07).

## Merci

thanks = Attrap'trésors ! est un jeu de Lena et Günter Burkhardt, publié par HABA en 2015.
