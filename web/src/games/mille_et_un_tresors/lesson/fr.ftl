# La leçon de Mille et un trésors. On tutoie. Une phrase à la fois : que faire, puis pourquoi.

one = Ta carte montre 1 trésor : avance d'une carte.
one-done = Autant de pas que de trésors, jamais en biais.

two = Cette carte montre 2 trésors : avance de deux cartes.
two-done = La carte que tu quittes est à toi, avec ses 2 trésors.

walls = Les murs ne laissent qu'un passage : trouve où deux pas te mènent.
walls-done = Un mur ferme le chemin, qu'il soit sur ta carte ou sur la voisine.

genie = Tout est fermé : le génie te porte où tu veux, choisis une carte.
genie-done = Pas de chemin ? Le génie vient, et tu gardes la carte quittée.

lay = Tourne la carte piochée et pose-la : c'est toi qui places son mur.
lay-done = Chaque tour finit ainsi : la grotte n'a jamais de trou, mais elle change.

chief = Avance, puis regarde la carte piochée.
chief-done = La tête du chef : il fait un pas de plus vers la grotte.

block = Badoura va sortir : pose le mur entre elle et la sortie.
block-other = Par là, Badoura passe encore : mets le mur à l'est ou à l'ouest.
block-done = Un mur bien placé garde les autres dedans.

leave = Plus qu'un pas et le chef est là : sors de la grotte.
leave-other = Trop risqué : la sortie est juste à côté.
leave-done = Dehors, tes trésors sont sauvés ; Badoura, restée dedans, perd tout.
