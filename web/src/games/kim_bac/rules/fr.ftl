# Les règles de Kim-Bac, dans nos mots. On vouvoie.

aim = Le but
aim-1 = Un trésor dort au pied d'un des dix-huit monuments d'une ville murée. Personne ne sait lequel : seul le coffre le dit, et il ne le dit qu'à un seul joueur.
aim-2 = La manche a deux parties. D'abord tous cherchent le droit d'ouvrir le coffre. Puis celui qui l'a ouvert, le Kim-Bac, court vers le trésor, seul, et tous les autres le pourchassent.

beginning = Pour commencer
beginning-1 = À deux, chacun a six pions ; à trois, trois ; à quatre, deux. Le Kim-Bac trouve ainsi toujours six poursuivants devant lui.
beginning-2 = L'un après l'autre, on pose un pion sur une porte libre de la muraille, jusqu'à ce que tous soient posés. Les trente-six cartes, deux par monument, forment une pioche cachée. Le plus haut dé commence.

your-turn = Première partie : à votre tour
your-turn-1 = Tirez une carte, que vous êtes seul à voir. Puis déplacez tous vos pions, dans l'ordre de leurs numéros, chacun jusqu'à un carrefour voisin libre, par une rue ou par un pont.
your-turn-2 = Un pion qui peut avancer le doit ; un pion bloqué reste. Un carrefour ne porte qu'un pion. Une porte quittée l'est pour de bon, mais revenir sur ses pas est permis.
your-turn-3 = Quand la pioche est vide, on joue sans tirer. Si personne n'a alors de paire, les cartes sont mêlées de nouveau.

chest = Ouvrir le coffre
chest-1 = Vous tenez les deux cartes d'un monument, et l'un de vos pions arrive à son pied, ou doit y rester bloqué : vous pouvez prendre le coffre. Rien ne vous y oblige, et ne pas le faire ne se voit pas.
chest-2 = Montrez les deux cartes, secouez le coffre et regardez, seul : la somme des deux dés est le numéro du monument au trésor. Ce n'est jamais celui où vous êtes.

decision = Courir ou renoncer
decision-1 = Le trésor vaut mille taels par numéro d'écart entre les deux monuments : de 16 à 9, sept mille. Plus il est loin, plus il est riche, et plus la course est dure.
decision-2 = Une seule fois par manche, pour toute la table, on peut renoncer : la première partie continue alors. Le conseil des anciens : sans carte du numéro du trésor, renoncez au-dessous de cinq mille ; avec une, au-dessous de trois mille ; avec les deux, jamais.

race = Seconde partie : la course
race-1 = Ce pion devient le Kim-Bac ; vos autres pions quittent la ville. Vous avancez tout de suite, puis chacun à son tour, tous ses pions. On ne tire plus de cartes.
race-2 = Le Kim-Bac ne passe pas les ponts. Ses poursuivants, si.
race-3 = Au carrefour du trésor, il a gagné. Si à son tour aucune rue libre ne s'ouvre devant lui, il est pris. Au bout de quatre-vingts pas sans arriver, le trésor est perdu pour tous.

sharing = Le partage
sharing-1 = Arrivé, le Kim-Bac touche la valeur du trésor, moins deux mille taels pour chaque carte de ce numéro dans une autre main, payés à qui la tient.
sharing-2 = Pris, il n'a rien. Les autres touchent d'abord deux mille par carte de ce numéro, puis partagent le reste à parts égales.
sharing-3 = On ne paie jamais plus que le trésor ne vaut, et personne ne doit rien.

end = La fin
end-1 = On joue autant de manches que de joueurs, sauf autre accord. Le plus de taels en tout gagne ; à égalité, on partage la victoire.

secrets = Ce que chacun sait
secrets-1 = Secrets : les mains, la pioche, et les dés du coffre jusqu'à la fin de la course. Connus de tous : les pions, les cartes montrées, le nombre de cartes de chacun.

## Nos lectures

reading-1 = Les pions se posent un par un, chacun son tour ; celui qui commence change à chaque manche (KB-07).
reading-2 = Les ex æquo relancent le dé, dix fois au plus (KB-08).
reading-3 = Pioche épuisée sans paire : on remélange. Cent tours de table sans Kim-Bac : manche nulle (KB-11).
reading-4 = Prendre le coffre fait partie du pas, pour que personne ne remarque une occasion laissée (KB-12).
reading-5 = Le second preneur du coffre ne peut plus renoncer (KB-14).
reading-6 = Le Kim-Bac avance aussitôt, doit avancer comme tout le monde, et la course est limitée à quatre-vingts pas (KB-15, KB-19).
reading-7 = La prime se compte par carte, et les paiements ne dépassent jamais la valeur (KB-21, KB-23).

## Reconstitué par nous

rebuilt-1 = Le plan imprimé nous est inconnu. La ville de la rivière, avec ses rues, ses ponts, ses portes et la place de ses monuments, est la nôtre ; un second plan, plus carré, est une reconstitution (KB-04, KB-05).

## Qui l'a fait

thanks = Nous ignorons qui a fait et publié Kim-Bac, et quand.
