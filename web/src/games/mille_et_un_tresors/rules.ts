// The rules as a player reads them, in our own words. The numbers are those of docs/games.

import type { Pair as Text } from "../../lib/messages";

const w = (fr: string, en: string): Text => ({ fr, en });

interface Section {
  title: Text;
  numbers: string[];
  text: Text[];
  picture?: string;
}

export const rules: { sections: Section[]; readings: Text[]; rebuilt: Text[] } = {
  sections: [
    {
      title: w("Ce que tu veux", "What you want"),
      numbers: ["MT-13", "MT-14"],
      text: [
        w(
          "Ali Baba et ses amis pillent la grotte des quarante voleurs. Ramasse le plus de trésors possible, " +
            "puis sors avant que le chef n'arrive à l'entrée.",
          "Ali Baba and his friends are looting the cave of the forty thieves. Gather as many treasures as you " +
            "can, then get out before the chief reaches the entrance.",
        ),
        w(
          "Qui est encore dedans à ce moment-là est pris et perd tout. Parmi ceux qui sont sortis, le plus de " +
            "trésors gagne ; à égalité, on gagne ensemble. Si tout le monde est pris, personne ne gagne.",
          "Whoever is still inside by then is caught and loses everything. Among those who are out, most " +
            "treasures win; a tie is shared. If everybody is caught, nobody wins.",
        ),
      ],
    },
    {
      title: w("La grotte et les cartes", "The cave and the cards"),
      numbers: ["MT-01", "MT-02", "MT-03"],
      text: [
        w(
          "La grotte a cinq colonnes et quatre rangées. Un coin est l'entrée ; les dix-neuf autres cases portent " +
            "chacune une carte. Tout autour, la roche est fermée.",
          "The cave has five columns and four rows. One corner is the entrance; each of the nineteen other " +
            "spaces holds a card. All around, the rock is closed.",
        ),
        w(
          "Une carte montre un trésor (une épée), deux (de l'argent) ou trois (de l'or) ; le chiffre le redit. " +
            "Certaines ont des murs sur un ou deux côtés, d'autres la tête du chef.",
          "A card shows one treasure (a sword), two (silver) or three (gold); the figure says it again. Some " +
            "have walls on one or two sides, others the chief's head.",
        ),
      ],
      picture: "0",
    },
    {
      title: w("Au début", "To begin"),
      numbers: ["MT-05", "MT-06"],
      text: [
        w(
          "Dix-neuf cartes, d'un ou deux trésors, remplissent la grotte au hasard. Les quarante et une autres " +
            "font la pile. Le chef attend devant sa tente.",
          "Nineteen cards of one or two treasures fill the cave at random. The forty-one others make the pile. " +
            "The chief waits by his tent.",
        ),
        w(
          "Le sort choisit qui commence. Chacun à son tour pose son pion sur une carte libre ; ensuite on joue " +
            "dans le sens des aiguilles d'une montre.",
          "Chance chooses who begins. In turn, everybody puts a pawn on a free card; then play goes clockwise.",
        ),
      ],
      picture: "3",
    },
    {
      title: w("Marcher", "Walking"),
      numbers: ["MT-07", "MT-08"],
      text: [
        w(
          "Avance d'exactement autant de cartes que ta carte montre de trésors : à gauche, à droite, en haut ou " +
            "en bas, jamais en biais.",
          "Move exactly as many cards as your card shows treasures: left, right, up or down, never across.",
        ),
        w(
          "On ne traverse pas un mur, d'où qu'on vienne. On ne passe pas deux fois au même endroit dans un tour, " +
            "ni par la carte d'où l'on part. On peut sauter par-dessus un autre pion, et sa carte compte ; mais la " +
            "dernière carte doit être libre.",
          "No wall is crossed, from either side. No space is entered twice in a turn, nor the card you start " +
            "from. You may jump over another pawn, and its card counts; but the last card must be free.",
        ),
      ],
      picture: "12",
    },
    {
      title: w("Prendre, tirer, poser", "Take, draw, lay"),
      numbers: ["MT-11", "MT-12"],
      text: [
        w(
          "Prends la carte que tu viens de quitter : ses trésors sont à toi. Tire la première carte de la pile. " +
            "Si elle montre la tête du chef, le chef avance d'un pas.",
          "Take the card you have just left: its treasures are yours. Draw the top card of the pile. If it shows " +
            "the chief's head, the chief goes one step.",
        ),
        w(
          "Pose ensuite la carte tirée dans le trou, tournée comme tu veux : clique dessus, roule la molette ou " +
            "presse R, puis confirme. Un mur bien placé gêne les autres. Une tête posée dans la grotte ne fait " +
            "plus rien.",
          "Then lay the card drawn in the hole, turned as you like: click on it, roll the wheel or press R, then " +
            "confirm. A well-placed wall is in the others' way. A head that lies in the cave does nothing more.",
        ),
        w(
          "Si ce pas mène le chef à l'entrée, la partie s'arrête aussitôt : la carte n'est plus posée, et qui " +
            "sort à ce tour même est sauvé.",
          "If that step brings the chief to the entrance, the game stops at once: the card is not laid, and " +
            "whoever leaves on this very turn is safe.",
        ),
      ],
      picture: "20",
    },
    {
      title: w("Sortir", "Leaving"),
      numbers: ["MT-09", "MT-13"],
      text: [
        w(
          "Un pas par l'entrée, et tu es dehors pour de bon, avec tout ce que tu as pris. Il n'y faut pas le " +
            "compte juste. Les deux cartes voisines de l'entrée y mènent, sauf si un mur ferme ce côté.",
          "One step through the entrance, and you are out for good, with all that you took. No exact count is " +
            "needed. Both cards beside the entrance lead out, unless a wall closes that side.",
        ),
        w(
          "Quand le dernier pion est dehors, la partie est finie. À la table, deux options : le pas dehors doit " +
            "être le dernier du compte ; ou une seule des deux cartes mène dehors.",
          "When the last pawn is out, the game is over. Two options for the table: the step outside must be the " +
            "last one counted; or only one of the two cards leads out.",
        ),
      ],
    },
    {
      title: w("Le génie", "The genie"),
      numbers: ["MT-10"],
      text: [
        w(
          "Si aucun chemin n'a la bonne longueur, le génie d'Ali Baba te porte sur n'importe quelle autre carte " +
            "libre de la grotte, jamais dehors. Si tu peux seulement sortir, choisis : sortir, ou le génie.",
          "If no way has the right length, Ali Baba's genie carries you to any other free card of the cave, " +
            "never outside. If you can only leave, choose: leave, or the genie.",
        ),
      ],
    },
    {
      title: w("Ali Baba et la chance", "Ali Baba and luck"),
      numbers: ["MT-20", "MT-21", "MT-22"],
      text: [
        w(
          "Pour les plus jeunes : le dé dit de combien de cartes tu avances. L'entrée est fermée par un rocher, " +
            "personne ne sort et personne ne perd rien. Quand le chef arrive, le plus de trésors gagne.",
          "For the youngest: the die says how many cards you move. A boulder closes the entrance, nobody leaves " +
            "and nobody loses anything. When the chief arrives, most treasures win.",
        ),
      ],
    },
  ],
  readings: [
    w(
      "MT-05 : la feuille ne dit pas comment les cartes du début sont tournées. Au hasard.",
      "MT-05: the sheet does not say how the first cards are turned. At random.",
    ),
    w(
      "MT-06 : la feuille laisse commencer qui connaît le plus de contes, ou le plus jeune. Nous tirons au sort " +
        ": dans la variante, jouer en dernier est un désavantage.",
      "MT-06: the sheet lets whoever knows most tales begin, or the youngest. We draw lots: in the variant going " +
        "last is a disadvantage.",
    ),
    w(
      "MT-08 : un mur est dessiné sur une seule carte ; il ferme le passage des deux côtés. La carte de départ " +
        "compte comme déjà visitée.",
      "MT-08: a wall is drawn on one card only; it closes the passage from both sides. The card you start from " +
        "counts as entered.",
    ),
    w(
      "MT-09 : la feuille ne dit ni s'il faut le compte juste pour sortir, ni par quelles cartes. Pas de compte " +
        "juste, et les deux cartes voisines ; deux options disent le contraire.",
      "MT-09: the sheet says neither whether leaving needs an exact count nor by which cards. No exact count, " +
        "and both cards beside; two options say otherwise.",
    ),
    w(
      "MT-10 : le génie ne porte personne dehors ; à qui peut seulement sortir, nous laissons le choix.",
      "MT-10: the genie carries nobody outside; whoever can only leave has the choice.",
    ),
    w(
      "MT-12 : quand le pas du chef finit la partie, on ne pose plus rien. Le dernier qui sort prend sa carte et " +
        "ne tire plus.",
      "MT-12: when the chief's step ends the game, nothing is laid any more. The last to leave takes the card " +
        "and draws no more.",
    ),
    w("MT-14 : tout le monde est pris : personne ne gagne.", "MT-14: everybody is caught: nobody wins."),
    w(
      "MT-20 : les faces du dé ne sont pas dites. 1, 2 et 3, deux fois chacun ; une option met un dé ordinaire.",
      "MT-20: the die's faces are not told. 1, 2 and 3 twice each; an option takes an ordinary die.",
    ),
  ],
  rebuilt: [
    w(
      "La forme de la grotte vient d'une autre source publiée : nous n'avons pas l'image de la règle (MT-02).",
      "The shape of the cave is from another published source: we do not have the picture of the rules (MT-02).",
    ),
    w(
      "La longueur de la piste, dix pas, et le mélange des soixante cartes sont reconstitués. Si tu as la boîte, " +
        "un fichier de plateau remplace les nôtres (MT-04).",
      "The length of the path, ten steps, and the mix of the sixty cards are reconstructed. If you own the box, " +
        "a board file replaces ours (MT-04).",
    ),
    w(
      "Le jaune et les noms des amis sont à nous ; ils viennent des Mille et Une Nuits. Tous les dessins sont à nous.",
      "Yellow and the friends' names are ours; they come from the Thousand and One Nights. All drawings are ours.",
    ),
  ],
};
