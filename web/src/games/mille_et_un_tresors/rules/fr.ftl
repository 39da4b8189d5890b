# Les règles de Mille et un trésors, dans nos mots. On se tutoie.

aim = Ce que tu veux
aim-1 = Ali Baba et ses amis pillent la grotte des quarante voleurs. Ramasse le plus de trésors possible, puis sors avant que le chef n'arrive à l'entrée.
aim-2 = Qui est encore dedans à ce moment-là est pris et perd tout. Parmi ceux qui sont sortis, le plus de trésors gagne ; à égalité, on gagne ensemble. Si tout le monde est pris, personne ne gagne.

cave = La grotte et les cartes
cave-1 = La grotte a cinq colonnes et quatre rangées. Un coin est l'entrée ; les dix-neuf autres cases portent chacune une carte. Tout autour, la roche est fermée.
cave-2 = Une carte montre un trésor (une épée), deux (de l'argent) ou trois (de l'or) ; le chiffre le redit. Certaines ont des murs sur un ou deux côtés, d'autres la tête du chef.

beginning = Au début
beginning-1 = Dix-neuf cartes, d'un ou deux trésors, remplissent la grotte au hasard. Les quarante et une autres font la pile. Le chef attend devant sa tente.
beginning-2 = Le sort choisit qui commence. Chacun à son tour pose son pion sur une carte libre ; ensuite on joue dans le sens des aiguilles d'une montre.

walking = Marcher
walking-1 = Avance d'exactement autant de cartes que ta carte montre de trésors : à gauche, à droite, en haut ou en bas, jamais en biais.
walking-2 = On ne traverse pas un mur, d'où qu'on vienne. On ne passe pas deux fois au même endroit dans un tour, ni par la carte d'où l'on part. On peut sauter par-dessus un autre pion, et sa carte compte ; mais la dernière carte doit être libre.

taking = Prendre, tirer, poser
taking-1 = Prends la carte que tu viens de quitter : ses trésors sont à toi. Tire la première carte de la pile. Si elle montre la tête du chef, le chef avance d'un pas.
taking-2 = Pose ensuite la carte tirée dans le trou, tournée comme tu veux : clique dessus, roule la molette ou presse R, puis confirme. Un mur bien placé gêne les autres. Une tête posée dans la grotte ne fait plus rien.
taking-3 = Si ce pas mène le chef à l'entrée, la partie s'arrête aussitôt : la carte n'est plus posée, et qui sort à ce tour même est sauvé.

leaving = Sortir
leaving-1 = Un pas par l'entrée, et tu es dehors pour de bon, avec tout ce que tu as pris. Il n'y faut pas le compte juste. Les deux cartes voisines de l'entrée y mènent, sauf si un mur ferme ce côté.
leaving-2 = Quand le dernier pion est dehors, la partie est finie. À la table, deux options : le pas dehors doit être le dernier du compte ; ou une seule des deux cartes mène dehors.

genie = Le génie
genie-1 = Si aucun chemin n'a la bonne longueur, le génie d'Ali Baba te porte sur n'importe quelle autre carte libre de la grotte, jamais dehors. Si tu peux seulement sortir, choisis : sortir, ou le génie.

luck = Ali Baba et la chance
luck-1 = Pour les plus jeunes : le dé dit de combien de cartes tu avances. L'entrée est fermée par un rocher, personne ne sort et personne ne perd rien. Quand le chef arrive, le plus de trésors gagne.

## Nos lectures

reading-1 = MT-05 : la feuille ne dit pas comment les cartes du début sont tournées. Au hasard.
reading-2 = MT-06 : la feuille laisse commencer qui connaît le plus de contes, ou le plus jeune. Nous tirons au sort : dans la variante, jouer en dernier est un désavantage.
reading-3 = MT-08 : un mur est dessiné sur une seule carte ; il ferme le passage des deux côtés. La carte de départ compte comme déjà visitée.
reading-4 = MT-09 : la feuille ne dit ni s'il faut le compte juste pour sortir, ni par quelles cartes. Pas de compte juste, et les deux cartes voisines ; deux options disent le contraire.
reading-5 = MT-10 : le génie ne porte personne dehors ; à qui peut seulement sortir, nous laissons le choix.
reading-6 = MT-12 : quand le pas du chef finit la partie, on ne pose plus rien. Le dernier qui sort prend sa carte et ne tire plus.
reading-7 = MT-14 : tout le monde est pris : personne ne gagne.
reading-8 = MT-20 : les faces du dé ne sont pas dites. 1, 2 et 3, deux fois chacun ; une option met un dé ordinaire.

## Refait par nous

rebuilt-1 = La forme de la grotte vient d'une autre source publiée : nous n'avons pas l'image de la règle (MT-02).
rebuilt-2 = La longueur de la piste, dix pas, et le mélange des soixante cartes sont reconstitués. Si tu as la boîte, un fichier de plateau remplace les nôtres (MT-04).
rebuilt-3 = Le jaune et les noms des amis sont à nous ; ils viennent des Mille et Une Nuits. Tous les dessins sont à nous.
