// The rules as a player reads them, in our words; the numbers are those of docs/games/bakschisch.md.

import type { RulesPage } from "..";

const w = (fr: string, en: string) => ({ fr, en });

export const rules: RulesPage = {
  sections: [
    {
      title: w("Le but", "The aim"),
      numbers: ["BK-01", "BK-20"],
      text: [
        w(
          "Le vieux Calife d'Akbahah cherche un successeur. Soyez assis sur son trône à la fin d'un tour : vous " +
            "voilà calife.",
          "The old Caliph of Akbahah looks for a successor. Be on his throne at the end of a round, and you are " +
            "Caliph.",
        ),
        w(
          "Le chemin passe devant tout le palais : fakirs (F), gardes (G), domestiques (S), eunuques (E) et " +
            "filles du harem (H). Personne n'y laisse passer pour rien.",
          "The way leads past the whole household: fakirs (F), guards (G), servants (S), eunuchs (E) and harem " +
            "girls (H). None of them lets you pass for nothing.",
        ),
      ],
      picture: "0",
    },
    {
      title: w("Pour commencer", "To begin"),
      numbers: ["BK-03", "BK-04", "BK-05"],
      text: [
        w(
          "Les pions attendent au départ, en bas à droite. Chacun a un sac avec dix pièces d'or et un voleur. " +
            "Cinq cartes sont posées face cachée ; le paquet en compte trente, cinq de chaque personnage et cinq " +
            "Califes.",
          "The pawns wait on the start, bottom right. Everybody has a bag with ten gold pieces and a thief. Five " +
            "cards lie face down; there are thirty of them, five of each person and five Caliphs.",
        ),
        w("On joue de la même façon à deux, trois ou quatre.", "Two, three and four players play the same way."),
      ],
    },
    {
      title: w("Un pot-de-vin", "A bribe"),
      numbers: ["BK-06", "BK-08", "BK-09", "BK-10"],
      text: [
        w(
          "On retourne la carte suivante. Chacun ferme le poing, en secret, sur autant de pièces qu'il veut, " +
            "même aucune. Quand tous les poings sont fermés, ils s'ouvrent ensemble.",
          "The next card is turned. Everybody secretly closes a fist on as many coins as they like, even none. " +
            "Once all fists are closed, they open together.",
        ),
        w(
          "Qui montre le plus d'or avance jusqu'au prochain personnage de la carte ; à égalité, tous ceux-là " +
            "avancent. S'il n'y en a plus devant, le chemin mène droit au trône.",
          "Whoever shows the most gold moves ahead to the next person of that kind; if several are level, all of " +
            "them do. If none is left ahead, the way leads straight to the throne.",
        ),
        w(
          "Tout ce qui est montré est payé, gagnant ou non, et va dans le pot. Si personne n'offre d'or, " +
            "personne ne bouge.",
          "Whatever is shown is paid, won or lost, and goes into the pot. If nobody offers gold, nobody moves.",
        ),
      ],
      picture: "1",
    },
    {
      title: w("Le voleur", "The thief"),
      numbers: ["BK-07", "BK-11", "BK-12"],
      text: [
        w(
          "Une fois par tour, fermez le poing sur votre voleur plutôt que sur de l'or : il emporte toutes les " +
            "pièces montrées par les autres. Le plus généreux avance quand même.",
          "Once a round you may close your fist on your thief instead of gold: it takes all the coins that the " +
            "others show. The most generous still moves.",
        ),
        w(
          "Plusieurs voleurs partagent à parts égales ; ce qui ne se partage pas va au pot. Un voleur compte " +
            "comme une main vide.",
          "Several thieves share equally; what cannot be shared goes into the pot. A thief counts as an empty hand.",
        ),
      ],
      picture: "7",
    },
    {
      title: w("La cinquième carte", "The fifth card"),
      numbers: ["BK-13"],
      text: [
        w(
          "La dernière carte du tour punit l'avarice : qui montre le moins recule jusqu'au personnage de la " +
            "carte le plus proche derrière lui, ou jusqu'au départ. Un voleur vaut zéro : il recule aussi, mais " +
            "garde son butin.",
          "The last card of a round punishes meanness: whoever shows the least goes back to the nearest person " +
            "of that kind behind, or to the start. A thief is worth nothing: it goes back too, but keeps its loot.",
        ),
      ],
    },
    {
      title: w("Le Calife passe", "The Caliph comes by"),
      numbers: ["BK-14", "BK-15"],
      text: [
        w(
          "Sur une carte Calife, le gagnant avance d'autant de cases que sa place dans la course : une pour le " +
            "premier, quatre pour le quatrième. En cinquième carte, on recule d'autant de cases que sa place " +
            "comptée depuis la queue.",
          "On a Caliph card the winner moves as many squares as their place in the race: one for the first, four " +
            "for the fourth. As a fifth card it sends back as many squares as the place counted from behind.",
        ),
        w(
          "Les places se lisent avant que quiconque ne bouge. On ne dépasse ni le trône ni le départ.",
          "Places are read before anybody moves. Nobody goes beyond the throne or the start.",
        ),
      ],
    },
    {
      title: w("La porte", "The gate"),
      numbers: ["BK-02", "BK-16"],
      text: [
        w(
          "Le dernier étage est le palais, et aucun voleur n'y entre : en passant la porte, vous y laissez le " +
            "vôtre. Chassé du palais, vous le retrouvez.",
          "The last storey is the palace, and no thief may enter: you leave yours at the gate. Sent out of the " +
            "palace, you have it back.",
        ),
      ],
      picture: "60",
    },
    {
      title: w("La fin du tour", "The end of a round"),
      numbers: ["BK-17", "BK-18", "BK-19"],
      text: [
        w(
          "Après la cinquième carte, le pot est partagé également entre tous et le reste attend le tour suivant. " +
            "Les voleurs rentrent, sauf chez qui est au palais. Cinq nouvelles cartes sont posées.",
          "After the fifth card the pot is shared equally among all, and the rest waits for the next round. " +
            "Thieves come home, except to those in the palace. Five new cards are laid.",
        ),
      ],
    },
    {
      title: w("Qui devient calife", "Who becomes Caliph"),
      numbers: ["BK-20", "BK-21"],
      text: [
        w(
          "Seul sur le trône après la cinquième carte, vous gagnez. À plusieurs, le plus riche l'emporte, avant " +
            "le partage du pot ; puis celui qui y était le premier.",
          "Alone on the throne after the fifth card, you win. Of several, the richest does, before the pot is " +
            "shared; then whoever was there first.",
        ),
        w(
          "Si soixante tours passent sans calife, le pion le plus avancé gagne, puis l'or décide.",
          "If sixty rounds pass without a Caliph, the furthest pawn wins, then gold decides.",
        ),
      ],
    },
    {
      title: w("Les options de la table", "The table's options"),
      numbers: ["BK-12", "BK-15", "BK-18", "BK-22"],
      text: [
        w(
          "Le vol peut annuler l'avance ; la place de recul peut être le reflet de la place ; le reste du pot " +
            "peut quitter le jeu ; les sacs peuvent être fermés aux regards. Ce que tient un poing fermé reste " +
            "secret dans tous les cas.",
          "A theft may cancel the move; the way back may mirror the place; the rest of the pot may leave the " +
            "game; bags may be hidden. What a closed fist holds is secret in any case.",
        ),
      ],
    },
  ],
  readings: [
    w(
      "Deux ou trois joueurs suivent les mêmes règles que quatre (BK-05).",
      "Two or three players follow the same rules as four (BK-05).",
    ),
    w(
      "Un pion déjà sur le trône qui gagne encore y reste ; sa première arrivée compte (BK-08).",
      "A pawn on the throne that wins again stays; its first arrival counts (BK-08).",
    ),
    w(
      "Un vol prend l'or, pas le passage : le plus offrant avance (BK-12).",
      "A theft takes the gold, not the way: the highest bidder moves (BK-12).",
    ),
    w("Au départ, on ne peut plus reculer (BK-13).", "From the start there is no way back (BK-13)."),
    w(
      "Côte à côte, on a la même place : chacun compte les pions strictement devant, ou strictement derrière (BK-15).",
      "Side by side, pawns have the same place: each counts those strictly ahead, or strictly behind (BK-15).",
    ),
    w(
      "Le reste du pot attend le tour suivant (BK-18).",
      "What cannot be shared waits in the pot for the next round (BK-18).",
    ),
    w(
      "L'or des prétendants est comparé avant le partage du pot (BK-20).",
      "The pretenders' gold is compared before the pot is shared (BK-20).",
    ),
    w("La partie s'arrête après soixante tours (BK-21).", "The game stops after sixty rounds (BK-21)."),
    w(
      "Les sacs sont ouverts, sauf si la table en décide autrement (BK-22).",
      "Bags are open, unless the table decides otherwise (BK-22).",
    ),
  ],
  rebuilt: [
    w(
      "L'ordre des personnages sur le chemin est le nôtre : nous n'avons pas le plateau imprimé. Il respecte " +
        "chaque phrase et chaque exemple de la règle (BK-02).",
      "The order of the persons along the way is ours: we do not have the printed board. It agrees with every " +
        "sentence and example of the rules (BK-02).",
    ),
    w(
      "Le plateau « raccourci », de douze cases, est de nous.",
      "The board “short cut”, of twelve squares, is our own.",
    ),
    w("Tous les dessins sont de nous.", "All drawings are ours."),
  ],
  thanks: w(
    "Bakschisch a été imaginé par cinq auteurs qui ont signé ensemble Kara Ben Hering, et publié par Goldsieber " +
      "en 1995. Merci à eux.",
    "Bakschisch was made by five designers who signed together as Kara Ben Hering, and published by Goldsieber " +
      "in 1995. Our thanks to them.",
  ),
};
