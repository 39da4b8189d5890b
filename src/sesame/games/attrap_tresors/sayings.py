"""What people read of a game in real time, around one keyboard."""

from sesame.core.words import Words

HOW = Words(
    "Chacun sa touche. Trois dés {mine}, ou les six couleurs ? Appuyez vite pour attraper la "
    "colonne. Dès que quelqu'un la tient, appuyez pour attraper le reste, deux objets au plus ; "
    "ce qui rapporte le plus vient d'abord.",
    "A key each. Three dice {mine}, or all six colours? Press it fast to grab the column. As "
    "soon as somebody has it, press to grab the rest, two objects at most; what pays most comes "
    "first.",
)
COSTS = Words(
    "Sans droit, la colonne ne rapporte rien et coûte une carte d'or. Trop tôt, la main est "
    "retenue une demi-seconde.",
    "Without a right to it the column pays nothing and costs a gold card. Too early, and the "
    "hand is held back for half a second.",
)
MINE = Words("de la couleur de votre carte", "of the colour of your card")
OURS = Words("de la couleur d'une des trois cartes", "of the colour of one of the three cards")
KEYS = Words("Touches : {keys}", "Keys: {keys}")
ROUND = Words("Tour {number} sur {rounds}", "Round {number} of {rounds}")
AGAIN = Words(
    "Tour {number} sur {rounds} – personne ! Lancer n° {throw}",
    "Round {number} of {rounds} – nobody! Throw number {throw}",
)
EARLY = Words(
    "{seat}, trop tôt ! Main retenue une demi-seconde.", "{seat}, too early! Hand held back."
)
SECOND = Words("{seat} aussi voulait la colonne : trop tard !", "{seat}, too late!")
GIVE = Words(
    "{key} : la plus petite, ou la valeur de la carte : {values}.",
    "{key}: the smallest, or the value of the card: {values}.",
)
GO_ON = Words("Espace : continuer", "Space: go on")
MORE = Words("?  aide   :  annuler, sauver   q  quitter", "?  help   :  undo, save   q  quit")
CARD_KEY = Words("c  revoir sa carte", "c  see your card again")
ALONE = Words(
    "{seat}, à l'abri des regards : {key} pour voir votre carte.",
    "{seat}, when nobody else looks: {key} to see your card.",
)
CARD = Words("Une {card} : trois dés de cette couleur.", "It is {card}: three such dice.")
HIDE = Words("{key} pour la cacher.", "{key} to hide it.")
