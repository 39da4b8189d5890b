# La leçon d'Attrap'trésors. On tutoie. Une phrase à la fois : que faire, puis pourquoi.

three = Ta carte est rouge, et trois dés rouges ou plus sont là : attrape la colonne !
three-other = Regarde : il y a assez de rouges, attrape la colonne !
three-done = Trois dés de ta couleur : la colonne te rapporte 4 sacs !

two = Deux rouges seulement : attrapes-tu la colonne, ou laisses-tu passer ?
two-other = Il faut trois dés de ta couleur : ici, laisse passer.
two-done = Bien vu ! Qui attrape à tort rend de l'or.

six = Les six couleurs sont toutes là : attrape la colonne, quelle que soit ta carte !
six-other = Compte les couleurs : les six y sont, attrape la colonne !
six-done = Six couleurs d'un coup : la colonne vaut 5 sacs !

lamp = Badia a pris la colonne et tout tombe : attrape la lampe !
lamp-other = Pas mal, mais la lampe rapporte plus : attrape-la !
lamp-done = La lampe vaut 2 sacs, le tapis et la pierre un seul.

more = Tu as déjà la lampe : prends-en encore un, vite !
more-other = Ta main est libre : attrape encore un trésor !
more-done = Deux trésors au plus, un à la fois ; qui a la colonne n'en prend pas d'autre.

first-throw = Premier lancer d'essai, ta carte est bleue : attraper, ou laisser passer ?
first-throw-other = Compte les dés bleus : il y en a trois, attrape la colonne !
first-throw-done = Trois bleus bien cachés : 4 sacs pour toi !

second-throw = Deuxième essai, ta carte est jaune : attraper, ou laisser passer ?
second-throw-other = Deux jaunes seulement, et pas de violet : laisse passer.
second-throw-done = Bravo : trois rouges, mais ta carte est jaune !
