# La leçon de Khan Tsin. On vouvoie. Une phrase à la fois : que faire, puis pourquoi.

fly = Touchez l'un des quatre barons éclairés, puis une autre pile : il s'y envole.
fly-done = Vous jouez les quatre piles de votre bout, et elles volent aussi loin que vous voulez.

vassals = Emmenez toute la pile de trois : touchez-la, choisissez 3, puis où elle se pose.
vassals-other = C'est permis, mais prenez ici les trois barons ensemble.
vassals-done = Les vassaux suivent leur suzerain, dans le même ordre.

rise = Envoyez seul le baron du dessus de la pile de trois : il ne va que là où il monte.
rise-other = C'est permis, mais faites partir un seul baron de la pile de trois.
rise-done = Du troisième étage, il arrive au moins au quatrième : un suzerain ne tombe jamais.

harmony = Posez le baron rouge sur une pile de six qui n'a pas déjà trois rouges.
harmony-other = C'est permis, mais cherchez une pile de six pour le baron rouge.
harmony-done = Trois barons d'une couleur, jamais quatre : l'étiquette de chaque pile les compte.

crown = Une pile de huit attend un noir : achevez-la.
crown-other = Pas celui-là : il lui manque un baron noir.
crown-done = Neuf barons, trois de chaque couleur : vous êtes Empereur, et la partie est gagnée.

together = Achevez une pile de neuf en un seul vol, à plusieurs.
together-other = Comptez : une pile de cinq en attend quatre, une pile de six en attend trois.
together-done = La pile qui vole peut faire tout ce qui manque : comptez avant chaque coup.

parry = Le baron noir de l'autre bout achèverait la pile de huit : recouvrez-le.
parry-other = Nord gagnerait au coup suivant : recouvrez son baron noir.
parry-done = Nord ne peut plus finir : avant de voler, regardez ce que vous laissez à l'autre.
