# Les règles de Bakschisch, dans nos mots. On se vouvoie.

aim = Le but
aim-1 = Le vieux Calife d'Akbahah cherche un successeur. Soyez assis sur son trône à la fin d'un tour : vous voilà calife.
aim-2 = Le chemin passe devant tout le palais : fakirs (F), gardes (G), serviteurs (S), eunuques (E) et filles du harem (H). Personne n'y laisse passer pour rien.

beginning = Pour commencer
beginning-1 = Les pions attendent au départ, en bas à droite. Chacun a un sac avec dix pièces d'or et un voleur. Cinq cartes sont posées face cachée ; le paquet en compte trente, cinq de chaque personnage et cinq Califes.
beginning-2 = On joue de la même façon à deux, trois ou quatre.

bribe = Un pot-de-vin
bribe-1 = On retourne la carte suivante. Chacun ferme le poing, en secret, sur autant de pièces qu'il veut, même aucune. Quand tous les poings sont fermés, ils s'ouvrent ensemble.
bribe-2 = Qui montre le plus d'or avance jusqu'au prochain personnage de la carte ; à égalité, tous ceux-là avancent. S'il n'y en a plus devant, le chemin mène droit au trône.
bribe-3 = Tout ce qui est montré est payé, gagnant ou non, et va dans le pot. Si personne n'offre d'or, personne ne bouge.

thief = Le voleur
thief-1 = Une fois par tour, fermez le poing sur votre voleur plutôt que sur de l'or : il emporte toutes les pièces montrées par les autres. Le plus généreux avance quand même.
thief-2 = Plusieurs voleurs partagent à parts égales ; ce qui ne se partage pas va au pot. Un voleur compte comme une main vide.

fifth-card = La cinquième carte
fifth-card-1 = La dernière carte du tour punit l'avarice : qui montre le moins recule jusqu'au personnage de la carte le plus proche derrière lui, ou jusqu'au départ. Un voleur vaut zéro : il recule aussi, mais garde son butin.

caliph = Le Calife passe
caliph-1 = Sur une carte Calife, le gagnant avance d'autant de cases que sa place dans la course : une pour le premier, quatre pour le quatrième. En cinquième carte, on recule d'autant de cases que sa place comptée depuis la queue.
caliph-2 = Les places se lisent avant que quiconque ne bouge. On ne dépasse ni le trône ni le départ.

gate = La porte
gate-1 = Le dernier étage est le palais, et aucun voleur n'y entre : en passant la porte, vous y laissez le vôtre. Chassé du palais, vous le retrouvez.

round-end = La fin du tour
round-end-1 = Après la cinquième carte, le pot est partagé également entre tous et le reste attend le tour suivant. Les voleurs rentrent, sauf chez qui est au palais. Cinq nouvelles cartes sont posées.

winner = Qui devient calife
winner-1 = Seul sur le trône après la cinquième carte, vous gagnez. À plusieurs, le plus riche l'emporte, avant le partage du pot ; puis celui qui y était le premier.
winner-2 = Si soixante tours passent sans calife, le pion le plus avancé gagne, puis l'or décide.

options = Les options de la table
options-1 = Le vol peut annuler l'avance ; la place de recul peut être le reflet de la place ; le reste du pot peut quitter le jeu ; les sacs peuvent être fermés aux regards. Ce que tient un poing fermé reste secret dans tous les cas.

## Nos lectures

reading-1 = Deux ou trois joueurs suivent les mêmes règles que quatre (BK-05).
reading-2 = Un pion déjà sur le trône qui gagne encore y reste ; sa première arrivée compte (BK-08).
reading-3 = Un vol prend l'or, pas le passage : le plus offrant avance (BK-12).
reading-4 = Au départ, on ne peut plus reculer (BK-13).
reading-5 = Côte à côte, on a la même place : chacun compte les pions strictement devant, ou strictement derrière (BK-15).
reading-6 = Le reste du pot attend le tour suivant (BK-18).
reading-7 = L'or des prétendants est comparé avant le partage du pot (BK-20).
reading-8 = La partie s'arrête après soixante tours (BK-21).
reading-9 = Les sacs sont ouverts, sauf si la table en décide autrement (BK-22).

## Refait par nous

rebuilt-1 = L'ordre des personnages sur le chemin est le nôtre : nous n'avons pas le plateau imprimé. Il respecte chaque phrase et chaque exemple de la règle (BK-02).
rebuilt-2 = Le plateau « raccourci », de douze cases, est de nous.
rebuilt-3 = Tous les dessins sont de nous.

## Merci

thanks = Bakschisch a été imaginé par cinq auteurs qui ont signé ensemble Kara Ben Hering, et publié par Goldsieber en 1995. Merci à eux.
