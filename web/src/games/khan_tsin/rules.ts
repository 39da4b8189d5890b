// The rules as a player reads them, in our words; the numbers are those of docs/games/khan_tsin.md.

import type { RulesPage } from "..";

const w = (fr: string, en: string) => ({ fr, en });

export const rules: RulesPage = {
  sections: [
    {
      title: w("Le but", "The aim"),
      numbers: ["KT-13", "KT-03"],
      text: [
        w(
          "Trente-six barons se partagent un dragon. Ils grimpent les uns sur les autres jusqu'à ce qu'une pile " +
            "en compte neuf : trois rouges, trois noirs, trois blancs. Qui achève cette pile devient Empereur et " +
            "gagne aussitôt.",
          "Thirty-six barons share a dragon. They climb onto one another until a pile has nine of them: three " +
            "red, three black, three white. Whoever completes that pile becomes Emperor and wins at once.",
        ),
        w(
          "Aucune couleur n'est à vous, aucune n'est à l'autre. Peu importe qui a bâti le reste de la pile : " +
            "seul compte celui qui pose le dernier étage.",
          "No colour is yours, none is the other's. It does not matter who built the rest of the pile: only who " +
            "lays its last storey.",
        ),
      ],
      picture: "65",
    },
    {
      title: w("Le dragon", "The dragon"),
      numbers: ["KT-01", "KT-02"],
      text: [
        w(
          "Le dragon est une seule ligne de 36 cases, de la queue à la tête. Sud est assis du côté de la queue " +
            "(case 1), Nord du côté de la tête (case 36).",
          "The dragon is a single line of 36 squares, from tail to head. South sits at the tail (square 1), " +
            "North at the head (square 36).",
        ),
        w(
          "Une, deux ou trois griffes sont dessinées sur chaque case, douze fois chacune. Elles ne servent qu'à " +
            "la variante des deux vitesses.",
          "One, two or three claws are drawn on each square, twelve times each. They matter only in the " +
            "two-speeds variant.",
        ),
      ],
    },
    {
      title: w("Placer les barons", "Laying the barons"),
      numbers: ["KT-04", "KT-05"],
      text: [
        w(
          "Sud pose les douze barons rouges où il veut, un par case. Nord pose ensuite les douze noirs sur des " +
            "cases libres. Les blancs remplissent le reste.",
          "South lays the twelve red barons where he likes, one a square. North then lays the twelve black ones " +
            "on free squares. White fills the rest.",
        ),
        w(
          "Pour aller vite : glissez le doigt sur plusieurs écailles, ou laissez faire « Au hasard ». À " +
            "l'ouverture de la table, on peut aussi choisir de poser à tour de rôle, ou de tout tirer au sort.",
          "To be quick, sweep over several scales, or leave it to “At random”. When the table is opened you may " +
            "also choose to lay barons in turn, or to have them all drawn by lot.",
        ),
      ],
      picture: "17",
    },
    {
      title: w("Votre tour", "Your turn"),
      numbers: ["KT-06", "KT-07", "KT-08", "KT-09"],
      text: [
        w(
          "Sud commence. À votre tour, prenez le baron du dessus, le suzerain, de l'une des quatre piles les " +
            "plus proches de votre bout du dragon. Un anneau de lumière les montre. Un baron seul est une pile de " +
            "un.",
          "South begins. On your turn take the top baron, the suzerain, of one of the four piles nearest your " +
            "own end of the dragon. A ring of light shows them. A single baron is a pile of one.",
        ),
        w(
          "Il s'envole vers n'importe quelle autre case occupée, en avant ou en arrière, aussi loin qu'il veut. " +
            "Il ne se pose jamais sur une case vide.",
          "It flies to any other occupied square, forwards or backwards, as far as it likes. It never lands on " +
            "an empty square.",
        ),
        w(
          "Il part seul ou emmène les barons juste au-dessous de lui, autant que vous voulez. Ils gardent leur " +
            "ordre et se posent sur la pile d'arrivée.",
          "It goes alone or takes along the barons right under it, as many as you like. They keep their order " +
            "and land on top of the pile they reach.",
        ),
      ],
      picture: "24",
    },
    {
      title: w("Deux interdits", "Two things forbidden"),
      numbers: ["KT-10", "KT-11"],
      text: [
        w(
          "Un suzerain ne tombe jamais : après le vol, il doit être plus haut qu'avant. D'une pile de trois, un " +
            "baron seul ne peut pas rejoindre une pile de deux (il resterait au troisième étage) ; une pile de " +
            "trois, oui.",
          "A suzerain never falls: after its flight it must stand higher than before. From a pile of three, a " +
            "baron alone may not join a pile of two (it would stay on the third storey); a pile of three, it may.",
        ),
        w(
          "L'harmonie : jamais plus de trois barons de la même couleur dans une pile. La petite étiquette " +
            "au-dessus d'une pile compte les rouges (triangles), les noirs (carrés) et les blancs (ronds).",
          "Harmony: never more than three barons of one colour in a pile. The little tag above a pile counts the " +
            "red (triangles), the black (squares) and the white (circles).",
        ),
      ],
      picture: "38",
    },
    {
      title: w("Passer, et finir sans Empereur", "Passing, and ending without an Emperor"),
      numbers: ["KT-12", "KT-14"],
      text: [
        w(
          "Sans coup possible, vous passez. Si vous pouvez jouer, vous devez jouer.",
          "Without a possible move you pass. If you can move, you must.",
        ),
        w(
          "Si personne ne peut plus jouer, la partie est nulle. Cela n'arrive qu'avec les deux vitesses.",
          "If nobody can move any more, the game is a draw. That happens only with two speeds.",
        ),
      ],
    },
    {
      title: w("Variantes", "Variants"),
      numbers: ["KT-30", "KT-31", "KT-32"],
      text: [
        w(
          "Piles retournées : on peut retourner la partie qui vole avant de la poser, ou toute la pile une fois " +
            "posée, ou les deux, selon ce que la table permet. Pour l'interdit de tomber, seules les hauteurs " +
            "comptent.",
          "Turned piles: you may turn over the part that flies before it lands, or the whole pile once it has " +
            "landed, or both, as the table allows. For the ban on falling only heights count.",
        ),
        w(
          "Deux vitesses : on compte les cases occupées d'ici à là-bas. Vous bondissez d'autant de cases " +
            "occupées que la case de départ a de griffes, ou vous volez à cinq et plus. Toute autre distance est " +
            "fermée, quatre comprise.",
          "Two speeds: count the occupied squares from here to there. You hop as many occupied squares as your " +
            "starting square has claws, or you fly to five and more. Any other distance is closed, four among them.",
        ),
      ],
    },
  ],
  readings: [
    w(
      "La règle ne dit pas comment poser les barons un à un. Chacun est posé à son tour, dans l'ordre qu'on " +
        "veut, et la table offre deux autres mises en place (KT-05).",
      "The sheet does not say how the barons are laid one by one. Each is laid in any order, and the table " +
        "offers two other ways to set up (KT-05).",
    ),
    w(
      "La règle ne dit pas qui commence : c'est Sud (KT-06).",
      "The sheet does not say who begins: South does (KT-06).",
    ),
    w(
      "Si les deux joueurs doivent passer, nous disons la partie nulle (KT-14).",
      "If both players have to pass, we call the game a draw (KT-14).",
    ),
    w(
      "Une pile retournée doit-elle encore élever son suzerain ? Nous comparons les hauteurs, rien d'autre. " +
        "Retourner sans rien changer n'est pas proposé (KT-30, KT-31).",
      "Must a turned pile still lift its suzerain? We compare heights, nothing else. A turn that changes nothing " +
        "is not offered (KT-30, KT-31).",
    ),
    w(
      "« Au-delà de quatre barons » : nous comptons les cases occupées et lisons cinq ou plus. Un bond ne " +
        "revient pas sur ses pas (KT-32).",
      "“Beyond four barons”: we count occupied squares and read five or more. A hop does not turn back half-way " +
        "(KT-32).",
    ),
  ],
  rebuilt: [
    w(
      "L'ordre des griffes sur le dragon. Nous savons qu'il y a douze cases de chaque sorte et comment les deux " +
        "bouts commencent, pas le dessin imprimé. Le nôtre répète deux, une, trois griffes depuis Sud (KT-02).",
      "The order of the claws on the dragon. We know that there are twelve squares of each kind and how the two " +
        "ends begin, not what was printed. Ours repeats two, one, three claws from South's end (KT-02).",
    ),
    w(
      "Le dessin du dragon, des barons et de la boîte est de notre main.",
      "The dragon, the barons and the box are drawn by us.",
    ),
  ],
};
