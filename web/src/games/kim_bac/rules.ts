// The rules as a player reads them, in our words; the numbers are those of docs/games/kim_bac.md.

import type { RulesPage } from "..";

const w = (fr: string, en: string) => ({ fr, en });

export const rules: RulesPage = {
  sections: [
    {
      title: w("Le but", "The aim"),
      numbers: ["KB-01", "KB-02", "KB-03"],
      text: [
        w(
          "Un trésor dort au pied d'un des dix-huit monuments d'une ville murée. Personne ne sait lequel : seul " +
            "le coffre le dit, et il ne le dit qu'à un seul joueur.",
          "A treasure lies at the foot of one of the eighteen monuments of a walled town. Nobody knows which: " +
            "only the chest tells, and it tells one player alone.",
        ),
        w(
          "La manche a deux parties. D'abord tous cherchent le droit d'ouvrir le coffre. Puis celui qui l'a " +
            "ouvert, le Kim-Bac, court vers le trésor, seul, et tous les autres le pourchassent.",
          "A round has two parts. First everybody seeks the right to open the chest. Then whoever opened it, the " +
            "Kim-Bac, runs for the treasure, alone, and all the others hunt him.",
        ),
      ],
      picture: "14",
    },
    {
      title: w("Pour commencer", "To begin"),
      numbers: ["KB-06", "KB-07", "KB-08"],
      text: [
        w(
          "À deux, chacun a six pions ; à trois, trois ; à quatre, deux. Le Kim-Bac trouve ainsi toujours six " +
            "poursuivants devant lui.",
          "Two players have six pawns each, three have three, four have two. So the Kim-Bac always faces six pursuers.",
        ),
        w(
          "L'un après l'autre, on pose un pion sur une porte libre de la muraille, jusqu'à ce que tous soient " +
            "posés. Les trente-six cartes, deux par monument, forment une pile cachée. Le plus haut dé commence.",
          "One after the other, everybody puts a pawn on a free gate of the wall, until all are placed. The " +
            "thirty-six cards, two for each monument, make a face-down stock. The highest die starts.",
        ),
      ],
    },
    {
      title: w("Première partie : à votre tour", "Part one: your turn"),
      numbers: ["KB-09", "KB-10", "KB-11"],
      text: [
        w(
          "Tirez une carte, que vous êtes seul à voir. Puis déplacez tous vos pions, dans l'ordre de leurs " +
            "numéros, chacun jusqu'à un carrefour voisin libre, par une rue ou par un pont.",
          "Draw a card that only you see. Then move all your pawns, in the order of their numbers, each to a " +
            "free neighbouring crossing, by a street or by a bridge.",
        ),
        w(
          "Un pion qui peut avancer le doit ; un pion bloqué reste. Un carrefour ne porte qu'un pion. Une porte " +
            "quittée l'est pour de bon, mais revenir sur ses pas est permis.",
          "A pawn that can move must; a blocked one stays. A crossing holds one pawn. A gate is left for good, " +
            "but going straight back is allowed.",
        ),
        w(
          "Quand la pile est vide, on joue sans tirer. Si personne n'a alors de paire, les cartes sont mêlées de " +
            "nouveau.",
          "Once the stock is empty, play goes on without drawing. If nobody holds a pair then, the cards are " +
            "shuffled anew.",
        ),
      ],
      picture: "60",
    },
    {
      title: w("Ouvrir le coffre", "Opening the chest"),
      numbers: ["KB-12", "KB-13"],
      text: [
        w(
          "Vous tenez les deux cartes d'un monument, et l'un de vos pions arrive à son pied, ou doit y rester " +
            "bloqué : vous pouvez prendre le coffre. Rien ne vous y oblige, et ne pas le faire ne se voit pas.",
          "You hold both cards of a monument, and one of your pawns arrives at its foot, or has to stay there, " +
            "blocked: you may take the chest. You need not, and nobody sees that you did not.",
        ),
        w(
          "Montrez les deux cartes, secouez le coffre et regardez, seul : la somme des deux dés est le numéro du " +
            "monument au trésor. Ce n'est jamais celui où vous êtes.",
          "Show the two cards, shake the chest and look, alone: the sum of its two dice is the number of the " +
            "treasure's monument. It is never the one you stand at.",
        ),
      ],
    },
    {
      title: w("Courir ou renoncer", "Run or renounce"),
      numbers: ["KB-14", "KB-20", "KB-26"],
      text: [
        w(
          "Le trésor vaut mille taels par numéro d'écart entre les deux monuments : de 16 à 9, sept mille. Plus " +
            "il est loin, plus il est riche, et plus la course est dure.",
          "The treasure is worth a thousand taels for each number between the two monuments: from 16 to 9, seven " +
            "thousand. The farther the richer, and the harder the race.",
        ),
        w(
          "Une seule fois par manche, pour toute la table, on peut renoncer : la première partie continue alors. " +
            "Le conseil des anciens : sans carte du numéro du trésor, renoncez au-dessous de cinq mille ; avec " +
            "une, au-dessous de trois mille ; avec les deux, jamais.",
          "Once a round, for the whole table, one may renounce: part one then goes on. The elders' advice: " +
            "without a card of the treasure's number, renounce below five thousand; with one, below three " +
            "thousand; with both, never.",
        ),
      ],
    },
    {
      title: w("Seconde partie : la course", "Part two: the race"),
      numbers: ["KB-15", "KB-16", "KB-17", "KB-18", "KB-19"],
      text: [
        w(
          "Ce pion devient le Kim-Bac ; vos autres pions quittent la ville. Vous avancez tout de suite, puis " +
            "chacun à son tour, tous ses pions. On ne tire plus de cartes.",
          "That pawn becomes the Kim-Bac; your other pawns leave town. You move at once, then everybody in turn, " +
            "all their pawns. No more cards are drawn.",
        ),
        w(
          "Le Kim-Bac ne passe pas les ponts. Ses poursuivants, si.",
          "The Kim-Bac may not cross bridges. His pursuers may.",
        ),
        w(
          "Au carrefour du trésor, il a gagné. Si à son tour aucune rue libre ne s'ouvre devant lui, il est " +
            "pris. Au bout de quatre-vingts pas sans arriver, le trésor est perdu pour tous.",
          "At the treasure's crossing he has won. If on his turn no free street is open to him, he is caught. " +
            "After eighty steps without arriving, the treasure is lost for everybody.",
        ),
      ],
      picture: "216",
    },
    {
      title: w("Le partage", "The sharing"),
      numbers: ["KB-21", "KB-22", "KB-23", "KB-24"],
      text: [
        w(
          "Arrivé, le Kim-Bac touche la valeur du trésor, moins deux mille taels pour chaque carte de ce numéro " +
            "dans une autre main, payés à qui la tient.",
          "Once there, the Kim-Bac gets the treasure's value, less two thousand taels for every card of its " +
            "number in another hand, paid to its holder.",
        ),
        w(
          "Pris, il n'a rien. Les autres touchent d'abord deux mille par carte de ce numéro, puis partagent le " +
            "reste à parts égales.",
          "Caught, he gets nothing. The others first take two thousand for each card of that number, then share " +
            "the rest equally.",
        ),
        w(
          "On ne paie jamais plus que le trésor ne vaut, et personne ne doit rien.",
          "Nobody is ever paid more than the treasure is worth, and nobody owes anything.",
        ),
      ],
    },
    {
      title: w("La fin", "The end"),
      numbers: ["KB-25"],
      text: [
        w(
          "On joue autant de manches que de joueurs, sauf autre accord. Le plus de taels en tout gagne ; à " +
            "égalité, on partage la victoire.",
          "There are as many rounds as players, unless agreed otherwise. The most taels in all win; if equal, " +
            "the win is shared.",
        ),
      ],
    },
    {
      title: w("Ce que chacun sait", "What everybody knows"),
      numbers: ["KB-30", "KB-31"],
      text: [
        w(
          "Secrets : les mains, la pile, et les dés du coffre jusqu'à la fin de la course. Connus de tous : les " +
            "pions, les cartes montrées, le nombre de cartes de chacun.",
          "Secret: the hands, the stock, and the dice in the chest until the race is over. Known to all: the " +
            "pawns, the cards laid open, how many cards each holds.",
        ),
      ],
    },
  ],
  readings: [
    w(
      "Les pions se posent un par un, chacun son tour ; celui qui commence change à chaque manche (KB-07).",
      "Pawns are placed one by one in turn; who begins changes with the round (KB-07).",
    ),
    w(
      "Les ex æquo relancent le dé, dix fois au plus (KB-08).",
      "Those who are tied throw again, ten times at most (KB-08).",
    ),
    w(
      "Pile épuisée sans paire : on remélange. Cent tours de table sans Kim-Bac : manche nulle (KB-11).",
      "Stock used up without a pair: it is shuffled anew. A hundred turns of the table without a Kim-Bac: nobody " +
        "is paid (KB-11).",
    ),
    w(
      "Prendre le coffre fait partie du pas, pour que personne ne remarque une occasion laissée (KB-12).",
      "Taking the chest is part of the step, so that nobody notices a chance let go (KB-12).",
    ),
    w(
      "Le second preneur du coffre ne peut plus renoncer (KB-14).",
      "The second taker of the chest can no longer renounce (KB-14).",
    ),
    w(
      "Le Kim-Bac avance aussitôt, doit avancer comme tout le monde, et la course est limitée à quatre-vingts " +
        "pas (KB-15, KB-19).",
      "The Kim-Bac moves at once, must move like everybody, and the race is limited to eighty steps (KB-15, KB-19).",
    ),
    w(
      "La prime se compte par carte, et les paiements ne dépassent jamais la valeur (KB-21, KB-23).",
      "The premium counts for each card, and payments never exceed the value (KB-21, KB-23).",
    ),
  ],
  rebuilt: [
    w(
      "Le plan imprimé nous est inconnu. La ville de la rivière, avec ses rues, ses ponts, ses portes et la " +
        "place de ses monuments, est la nôtre ; un second plan, plus carré, est une reconstitution (KB-04, KB-05).",
      "The printed plan is not known to us. The river town, with its streets, bridges, gates and the places of " +
        "its monuments, is ours; a second, squarer plan is a reconstruction (KB-04, KB-05).",
    ),
  ],
  thanks: w(
    "Nous ignorons qui a fait et publié Kim-Bac, et quand.",
    "We do not know who made and published Kim-Bac, nor when.",
  ),
};
