"""Every sentence of a report, French first. Blanks in braces are filled by `page`."""

from sesame.core.words import Words

KIND = Words("Rapport d'équilibre", "Balance report")
ABOUT = Words(
    "{games} parties à {seats}, jouées par {robots}, sur {board}. Graine {seed}.",
    "{games} games of {seats}, played by {robots}, on {board}. Seed {seed}.",
)
ABOUT_TWO = Words(
    "{games} parties à {seats} sur chacun de deux plateaux, jouées par {robots}. Graine {seed}.",
    "{games} games of {seats} on each of two boards, played by {robots}. Seed {seed}.",
)
AND = Words(" et ", " and ")
CLOCKED = Words(
    "Un robot y réfléchit à la montre : une autre fois, ses parties seront un peu différentes.",
    "One of the robots thinks by the clock: another time its games will differ a little.",
)
AT_95 = Words("à 95 % : {low} à {high}", "at 95%: {low} to {high}")
FIGURES = Words("Les chiffres", "The figures")
REDO = Words("Refaire", "Redo")
REDO_WHY = Words("graine {seed}, {count} parties", "seed {seed}, {count} games")
DIFFERENCE = Words("écart", "difference")
VALUE, OF = Words("valeur", "value"), Words("sur", "of")
FROM_TO = Words("{low} à {high}", "{low} to {high}")
START, END = Words("début", "beginning"), Words("fin", "end")
PER_GAME = Words("par partie", "a game")
IN_GAMES = Words("part des parties", "share of the games")
GLANCE = Words("En un coup d'œil", "At a glance")

# --- who wins

WHO = Words("Qui gagne ?", "Who wins?")
BY_SEAT = Words("Victoires par place", "Wins by seat")
BY_SEAT_WHY = Words(
    "Part des parties que quelqu'un gagne ; une victoire partagée compte en parts égales. Le trait "
    "pointillé : une part égale pour tous.",
    "Share of the games that somebody wins; a shared win counts in equal parts. The dotted line: "
    "an equal share for all.",
)
NO_EDGE = Words(
    "Aucune place n'a d'avantage que ces parties puissent montrer.",
    "No seat has an edge that these games can show.",
)
EDGE = Words(
    "{seat} gagne plus souvent que sa part : {share} ({low} à {high}).",
    "{seat} wins more often than a fair share: {share} ({low} to {high}).",
)
EDGE_AGAINST = Words(
    "{seat} gagne moins souvent que sa part : {share} ({low} à {high}).",
    "{seat} wins less often than a fair share: {share} ({low} to {high}).",
)
BY_TURN = Words("Victoires par ordre de jeu", "Wins by turn order")
BY_TURN_WHY = Words(
    "La même chose, selon qui décide en premier, en deuxième…",
    "The same, by who decides first, second…",
)
TURNS = (
    Words("commence", "goes first"),
    Words("joue en 2e", "goes second"),
    Words("joue en 3e", "goes third"),
    Words("joue en 4e", "goes fourth"),
    Words("joue en 5e", "goes fifth"),
    Words("joue en 6e", "goes sixth"),
)
NOBODY = Words("personne ne gagne", "nobody wins")
SHARED = Words("victoire partagée", "a shared win")

# --- how long

LONG = Words("Combien de temps ?", "How long?")
DECISIONS = Words("Décisions par partie", "Decisions a game")
DECISIONS_WHY = Words(
    "Chaque choix d'un joueur compte, même s'il n'y en a qu'un de possible ; le hasard non.",
    "Every choice of a player counts, even where only one is possible; chance does not.",
)
MINUTES = Words("Minutes par partie, estimées", "Minutes a game, estimated")
MINUTES_WHY = Words(
    "Une règle, la même pour tous les jeux : {hand} s pour la main, {doubling} s de plus chaque "
    "fois que les choix doublent ; ceux qui choisissent ensemble réfléchissent ensemble.",
    "One rule for all games: {hand} s for the hand, {doubling} s more each time the choices "
    "double; those who choose at once think at once.",
)
MINUTES_RACE_WHY = Words(
    "Le temps des mains est mesuré ; {order} s de plus par lancer pour ramasser, relancer et "
    "remettre en place.",
    "The time of the hands is measured; {order} s more a throw to gather, throw and put back.",
)
MEAN = Words("moyenne", "mean")
MOST_GAMES = Words("neuf parties sur dix", "nine games in ten")
MINUTE = Words("{minutes} min", "{minutes} min")

# --- how wide

WIDE = Words("Combien de choix ?", "How many choices?")
CHOICES = Words("Choix au cours de la partie", "Choices during a game")
CHOICES_WHY = Words(
    "Nombre moyen d'actions permises à une décision, du début à la fin.",
    "Mean number of legal actions at a decision, from beginning to end.",
)
CHOICES_ROW = Words("choix par décision", "choices a decision")
FORCED = Words("décisions sans choix", "decisions without a choice")

# --- how it goes

TENSE = Words("Le suspense", "The suspense")
TENSE_WHY = Words(
    "À {looks} moments de chaque partie, {imagined} suites sont imaginées, jouées par des robots "
    "sensés mais qui ne réfléchissent pas ; la part de chacun est sa chance de gagner. On mène "
    "quand on dépasse tous les autres de {clear}.",
    "At {looks} moments of each game, {imagined} ways to go on are imagined, played by sensible "
    "robots that do not think; each one's share is the chance to win. To lead is to be {clear} "
    "ahead of all others.",
)
TENSE_WHY_RACE = Words(
    "À {looks} moments de chaque partie, {imagined} suites sont imaginées, jouées au hasard ; la "
    "part de chacun est sa chance de gagner. On mène quand on dépasse tous les autres de {clear}.",
    "At {looks} moments of each game, {imagined} ways to go on are imagined, played at random; "
    "each one's share is the chance to win. To lead is to be {clear} ahead of all others.",
)
LEAD_CHANGES = Words("Changements de tête", "Lead changes")
LEAD_CHANGES_WHY = Words(
    "Combien de fois, dans une partie, la tête passe à quelqu'un d'autre.",
    "How often in a game the lead passes to somebody else.",
)
COMEBACKS = Words("retournements", "comebacks")
COMEBACKS_WHY = Words(
    "Retournements : parties gagnées par quelqu'un dont la chance était tombée à la moitié d'une "
    "part égale, ou moins.",
    "Comebacks: games won by somebody whose chance had been down to half of an equal share or "
    "less.",
)
WINNER = Words("La chance de qui va gagner", "The chance of who will win")
WINNER_WHY = Words(
    "Décision au cours du temps : partie d'une part égale, la courbe monte à mesure que la partie "
    "se décide.",
    "Decisiveness over time: from an equal share the curve rises as the game is decided.",
)
BEHIND = Words("Le futur vainqueur est mené", "Who will win is behind")
BEHIND_WHY = Words(
    "Drame au cours du temps : part des parties où quelqu'un d'autre devance celui qui gagnera.",
    "Drama over time: share of the games where somebody else is ahead of who is going to win.",
)
DECIDED = Words("Joué à quel moment ?", "Decided when?")
DECIDED_WHY = Words(
    "La part de la partie après laquelle le vainqueur mène jusqu'au bout.",
    "The part of the game after which the winner leads to the end.",
)

# --- points

POINTS = Words("Les points", "The points")
SCORES = Words("Points à la fin", "Points at the end")
SCORES_WHY = Words("De toutes les places.", "Of all seats.")
BEST = Words("points du premier", "points of the first")
MARGIN = Words("Écart entre le premier et le deuxième", "Margin of the first over the second")

# --- what comes up

COMES_UP = Words("Ce qui arrive", "What comes up")
KINDS = Words("Ce que font les joueurs", "What players do")
KINDS_WHY = Words(
    "Part des parties où cela arrive au moins une fois, et combien de fois par partie ; les "
    "numéros sont ceux des règles.",
    "Share of the games where it comes up at least once, and how often a game; the numbers are "
    "those of the rules.",
)
COUNTED = Words("Ce que le jeu compte", "What the game counts")

# --- does thinking pay

SKILL = Words("Réfléchir paie-t-il ?", "Does thinking pay?")
SKILL_HANDS = Words("Être rapide paie-t-il ?", "Does being fast pay?")
LADDER = Words("Deux fois plus de réflexion", "Twice the thinking")
LADDER_HANDS = Words("La main plus rapide", "The faster hand")
LADDER_WHY = Words(
    "À deux, le second robot réfléchit deux fois plus que le premier : sa part des points.",
    "At tables of two the second robot thinks twice as much as the first: its share of the points.",
)
LADDER_HANDS_WHY = Words(
    "À deux, le second robot est plus rapide que le premier : sa part des points.",
    "At tables of two the second robot is faster than the first: its share of the points.",
)
AGAINST = Words("{stronger} contre {weaker}", "{stronger} against {weaker}")

# --- how it was made

HOW = Words("Comment lire, comment refaire", "How to read it, how to redo it")
HOW_INTERVALS = Words(
    "Chaque chiffre a son intervalle à 95 % : une part, celui de Wilson ; une moyenne, celui de la "
    "loi normale. Deux chiffres dont les intervalles se recouvrent largement ne diffèrent pas "
    "forcément.",
    "Every figure has its 95% interval: of a share, Wilson's; of a mean, the normal one. Two "
    "figures whose intervals overlap widely need not differ.",
)
HOW_ROBOTS = Words(
    "Ce sont des robots qui jouent, pas des gens : ce que dit cette page vaut pour eux.",
    "Robots play here, not people: what this page says holds for them.",
)
HOW_SAME = Words(
    "La même commande redonne cette page, octet pour octet, si la version de sesame ({version}) "
    "est la même et qu'aucun robot ne réfléchit à la montre.",
    "The same command gives this page again, byte for byte, if the version of sesame ({version}) "
    "is the same and no robot thinks by the clock.",
)
RECONSTRUCTED = Words(
    "Sésame est un travail indépendant de joueurs ; les plateaux sont des reconstitutions.",
    "Sésame is an independent work by players; its boards are reconstructions.",
)
