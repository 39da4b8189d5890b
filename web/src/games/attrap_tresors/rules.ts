// The rules as a player reads them, in our words; the numbers are those of docs/games/attrap_tresors.md.

import type { RulesPage } from "..";

const w = (fr: string, en: string) => ({ fr, en });

export const rules: RulesPage = {
  sections: [
    {
      title: w("Le but", "The aim"),
      numbers: ["AT-01"],
      text: [
        w(
          "Huit dés de couleur tombent sur le souk. Tu reconnais trois fois ta couleur, ou les six couleurs à la " +
            "fois ? Attrape la colonne d'argent avant les autres ! Puis chacun saisit ce qui tombe de la tour, et " +
            "le sultan paie en sacs d'or.",
          "Eight coloured dice fall on the souk. Three times your colour, or all six colours at once? Grab the " +
            "silver column before the others! Then everybody snatches what falls from the tower, and the sultan " +
            "pays in sacks of gold.",
        ),
      ],
      picture: "3",
    },
    {
      title: w("Pour commencer", "To begin"),
      numbers: ["AT-02", "AT-03", "AT-04", "AT-05"],
      text: [
        w(
          "La tour se dresse sur sa colonne : un objet de plus que de joueurs. À deux, la colonne, la lampe et " +
            "une pierre ; puis viennent le tapis, le pouf, le coffre et la seconde pierre.",
          "The tower stands on its column: one object more than there are players. For two, the column, the lamp " +
            "and a gem; then come the carpet, the pouf, the chest and the second gem.",
        ),
        w(
          "Chacun regarde en secret une carte de couleur. Le sort désigne qui lance en premier.",
          "Everybody looks at one colour card in secret. Who throws first is drawn by lot.",
        ),
      ],
    },
    {
      title: w("Le lancer", "The throw"),
      numbers: ["AT-06", "AT-07", "AT-10"],
      text: [
        w(
          "Tous voient les dés au même instant. Un dé tombé du souk, ou posé sur son bord, ne compte pas.",
          "Everybody sees the dice at the same instant. A die off the souk, or on its edge, does not count.",
        ),
        w(
          "Personne n'attrape ? Après un moment, le même joueur relance.",
          "Nobody grabs? After a while the same player throws again.",
        ),
      ],
    },
    {
      title: w("Attraper la colonne", "Grabbing the column"),
      numbers: ["AT-08", "AT-12", "AT-13"],
      text: [
        w(
          "Tu peux la prendre si trois dés au moins montrent ta couleur : elle paie quatre sacs. Si les six " +
            "couleurs sont là, tout le monde le peut : elle en paie cinq.",
          "You may take it if three dice or more show your colour: it pays four sacks. If all six colours are " +
            "there, anybody may: it pays five.",
        ),
        w(
          "Tu t'es trompé ? Elle ne paie rien, et tu rends une carte d'or de ton choix. Ta couleur reste secrète.",
          "You were wrong? It pays nothing, and you give back a gold card of your choice. Your colour stays secret.",
        ),
      ],
    },
    {
      title: w("Attraper le reste", "Grabbing the rest"),
      numbers: ["AT-09", "AT-11", "AT-14"],
      text: [
        w(
          "Dès que la colonne est partie, à raison ou à tort, les autres attrapent : un objet à la fois, deux au " +
            "plus. Pas avant ! Celui qui tient la colonne ne prend plus rien.",
          "Once the column is gone, rightly or wrongly, the others grab: one object at a time, two at most. Not " +
            "before! Whoever holds the column takes nothing more.",
        ),
        w(
          "La lampe et le coffre paient deux sacs ; le tapis, le pouf et les pierres, un.",
          "The lamp and the chest pay two sacks; the carpet, the pouf and the gems one.",
        ),
      ],
    },
    {
      title: w("La manche suivante", "The next round"),
      numbers: ["AT-15"],
      text: [
        w(
          "Ta carte est réussie : montre-la, prends-en une autre en secret, et lance les dés. Après les six " +
            "couleurs, c'est aussi celui qui tient la colonne qui lance ; après une erreur, le même joueur " +
            "recommence.",
          "Your card is done: show it, take another in secret, and throw the dice. After six colours the holder " +
            "of the column throws too; after a mistake the same player throws again.",
        ),
      ],
    },
    {
      title: w("La fin", "The end"),
      numbers: ["AT-16", "AT-17"],
      text: [
        w(
          "Après dix manches où la colonne a été prise, on compte : le plus de sacs gagne. À égalité, le plus de " +
            "cartes d'or ; sinon on partage la victoire !",
          "After ten rounds in which the column was taken, count: the most sacks win. If equal, the most gold " +
            "cards; else the win is shared!",
        ),
      ],
    },
    {
      title: w("À deux", "With two players"),
      numbers: ["AT-20", "AT-21"],
      text: [
        w(
          "Vous lancez chacun quatre dés, ensemble. Trois cartes de couleur sont visibles et valent pour les " +
            "deux. Deux objets chacun au plus, colonne comprise. Qui prend la colonne à tort n'est payé pour rien " +
            "de cette manche.",
          "Both throw four dice, together. Three colour cards lie open and count for both. Two objects each at " +
            "most, the column counted. Whoever takes the column wrongly is paid for nothing in that round.",
        ),
      ],
    },
    {
      title: w("Sur un écran", "On a screen"),
      numbers: ["AT-30", "AT-31", "AT-32", "AT-33", "AT-34"],
      text: [
        w(
          "Qui est le plus rapide ? On compte à partir du moment où tes dés sont apparus sur ton écran : une " +
            "ligne lente ne te fait rien perdre. Arriver second n'est pas une faute.",
          "Who is fastest? We count from the moment when the dice appeared on your screen: a slow line costs you " +
            "nothing. To come second is no fault.",
        ),
        w(
          "Une main partie trop tôt ne prend rien et reste un instant immobile. Les robots ont des réflexes " +
            "humains, et se trompent aussi.",
          "A hand that goes out too early takes nothing and is still for a moment. Robots have reflexes like " +
            "people's, and make mistakes too.",
        ),
      ],
    },
  ],
  readings: [
    w("Le premier lanceur est tiré au sort (AT-05).", "Who throws first is drawn by lot (AT-05)."),
    w(
      "« Six couleurs » veut dire que toutes sont visibles parmi les dés qui comptent (AT-08).",
      "“Six colours” means that all of them show among the dice that count (AT-08).",
    ),
    w(
      "Une colonne prise à tort ouvre aussi la tour (AT-09).",
      "A column taken wrongly opens the tower as well (AT-09).",
    ),
    w(
      "On attend quelques secondes, toujours autant, pour que l'attente ne dise rien (AT-10) ; ce que personne " +
        "ne veut reste là (AT-11).",
      "We wait a few seconds, always as many, so that waiting tells nothing (AT-10); what nobody wants stays " +
        "there (AT-11).",
    ),
    w(
      "Carte réussie et six couleurs ensemble : le meilleur prix, et la carte est réussie (AT-12).",
      "A card fulfilled and six colours at once: the better price, and the card is done (AT-12).",
    ),
    w("La carte d'or rendue sort du jeu (AT-13).", "The gold card given back leaves the game (AT-13)."),
    w(
      "La partie dure dix manches où la colonne a été prise (AT-16).",
      "The game lasts ten rounds in which the column was taken (AT-16).",
    ),
    w(
      "À deux, si plusieurs cartes sont réussies, celle de gauche est remplacée (AT-20).",
      "With two players, if several cards are met, the leftmost is replaced (AT-20).",
    ),
  ],
  rebuilt: [
    w(
      "Les tours de trois à six joueurs, que la règle ne montre qu'en image (AT-03).",
      "The towers of three to six players, which the sheet only shows in a picture (AT-03).",
    ),
    w(
      "Les six couleurs des dés, et combien il y a de cartes d'or de chaque valeur (AT-02).",
      "The six colours of the dice, and how many gold cards there are of each value (AT-02).",
    ),
    w(
      "À quelle fréquence un dé manque le souk : mesuré sur des lancers simulés (AT-07).",
      "How often a die misses the souk: measured in simulated throws (AT-07).",
    ),
  ],
  thanks: w(
    "Attrap'trésors ! est un jeu de Lena et Günter Burkhardt, publié par HABA en 2015.",
    "Attrap'trésors ! was made by Lena and Günter Burkhardt and published by HABA in 2015.",
  ),
};
