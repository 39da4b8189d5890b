# La leçon de Kim-Bac. On vouvoie. Une phrase à la fois : que faire, puis pourquoi.

gate = Vos pions entrent en ville par les portes : posez le premier.
gate-done = Un pion par porte ; chacun pose les siens à son tour.

step = Un pion avance d'un carrefour : touchez-en un qui brille.
step-done = À chaque tour, une carte secrète, puis un pas pour chacun de vos pions.

chest = Vous avez les deux cartes 7 : allez au monument 7 et prenez le coffre.
chest-other = C'est permis, mais allez au monument 7 et prenez le coffre.
chest-done = Vous seul voyez les dés du coffre : le trésor est au monument 16.

run = De 7 à 16, il y a 9 000 taels à gagner : courez.
run-other = Renoncer est permis, une seule fois pour toute la table ; ici, courez.
run-done = Votre pion devient le Kim-Bac, seul contre tous.

arrive = Les autres approchent : entrez au monument 16, tout près.
arrive-other = Pas par là : le monument 16 est à un pas.
arrive-done = Le trésor est à vous : 9 000 taels.

bridge = Rouge, le Kim-Bac, n'a pas droit aux ponts : passez celui qui touche votre pion.
bridge-other = C'est permis, mais passez le pont : lui ne le peut pas.
bridge-done = Le fleuve l'arrête, pas vous : coupez-lui la route.

ring = Il ne reste à Rouge qu'une rue libre : fermez-la.
ring-other = Par là, il s'échappe encore : fermez sa dernière rue.
ring-done = Plus de rue libre, il est pris : ses poursuivants se partagent le trésor.
