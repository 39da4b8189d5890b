# Les règles de Khan Tsin, dans nos mots. On vouvoie.

aim = Le but
aim-1 = Trente-six barons se partagent un dragon. Ils grimpent les uns sur les autres jusqu'à ce qu'une pile en compte neuf : trois rouges, trois noirs, trois blancs. Qui achève cette pile devient Empereur et gagne aussitôt.
aim-2 = Aucune couleur n'est à vous, aucune n'est à l'autre. Peu importe qui a bâti le reste de la pile : seul compte celui qui pose le dernier étage.

dragon = Le dragon
dragon-1 = Le dragon est une seule ligne de 36 cases, de la queue à la tête. Sud est assis du côté de la queue (case 1), Nord du côté de la tête (case 36).
dragon-2 = Une, deux ou trois griffes sont dessinées sur chaque case, douze fois chacune. Elles ne servent qu'à la variante des deux vitesses.

laying = Placer les barons
laying-1 = Sud pose les douze barons rouges où il veut, un par case. Nord pose ensuite les douze noirs sur des cases libres. Les blancs remplissent le reste.
laying-2 = Pour aller vite : glissez le doigt sur plusieurs écailles, ou laissez faire « Au hasard ». À l'ouverture de la table, on peut aussi choisir de poser à tour de rôle, ou de tout tirer au sort.

your-turn = Votre tour
your-turn-1 = Sud commence. À votre tour, prenez le baron du dessus, le suzerain, de l'une des quatre piles les plus proches de votre bout du dragon. Un anneau de lumière les montre. Un baron seul est une pile de un.
your-turn-2 = Il s'envole vers n'importe quelle autre case occupée, en avant ou en arrière, aussi loin qu'il veut. Il ne se pose jamais sur une case vide.
your-turn-3 = Il part seul ou emmène les barons juste au-dessous de lui, autant que vous voulez. Ils gardent leur ordre et se posent sur la pile d'arrivée.

forbidden = Deux interdits
forbidden-1 = Un suzerain ne tombe jamais : après le vol, il doit être plus haut qu'avant. D'une pile de trois, un baron seul ne peut pas rejoindre une pile de deux (il resterait au troisième étage) ; une pile de trois, oui.
forbidden-2 = L'harmonie : jamais plus de trois barons de la même couleur dans une pile. La petite étiquette au-dessus d'une pile compte les rouges (triangles), les noirs (carrés) et les blancs (ronds).

passing = Passer, et finir sans Empereur
passing-1 = Sans coup possible, vous passez. Si vous pouvez jouer, vous devez jouer.
passing-2 = Si personne ne peut plus jouer, la partie est nulle. Cela n'arrive qu'avec les deux vitesses.

variants = Variantes
variants-1 = Piles retournées : on peut retourner la partie qui vole avant de la poser, ou toute la pile une fois posée, ou les deux, selon ce que la table permet. Pour l'interdit de tomber, seules les hauteurs comptent.
variants-2 = Deux vitesses : on compte les cases occupées d'ici à là-bas. Vous bondissez d'autant de cases occupées que la case de départ a de griffes, ou vous volez à cinq et plus. Toute autre distance est fermée, quatre comprise.

fairness = Pour une partie équitable
fairness-1 = Entre joueurs forts, commencer est un avantage. On peut convenir, à l'ouverture de la table, que Nord a le choix : après le premier coup de Sud, il répond, ou il tourne le dragon bout pour bout. Ce qui était devant Sud est alors devant Nord, griffes comprises, et c'est à Sud de jouer.
fairness-2 = Sud a donc intérêt à ouvrir par un coup qui ne donne l'avantage à personne. Cette règle est de nous, elle n'est pas dans la boîte.

## Nos lectures

reading-1 = La règle ne dit pas comment poser les barons un à un. Chacun est posé à son tour, dans l'ordre qu'on veut, et la table offre deux autres mises en place (KT-05).
reading-2 = La règle ne dit pas qui commence : c'est Sud (KT-06).
reading-3 = Si les deux joueurs doivent passer, nous disons la partie nulle (KT-14).
reading-4 = Une pile retournée doit-elle encore élever son suzerain ? Nous comparons les hauteurs, rien d'autre. Retourner sans rien changer n'est pas proposé (KT-30, KT-31).
reading-5 = « Au-delà de quatre barons » : nous comptons les cases occupées et lisons cinq ou plus. Un bond ne revient pas sur ses pas (KT-32).

## Reconstitué par nous

rebuilt-1 = L'ordre des griffes sur le dragon. Nous savons qu'il y a douze cases de chaque sorte et comment les deux bouts commencent, pas le dessin imprimé. Le nôtre répète deux, une, trois griffes depuis Sud (KT-02).
rebuilt-2 = Le dessin du dragon, des barons et de la boîte est de notre main.
