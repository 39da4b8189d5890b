"""Every sentence the command line says, French first. Blanks in braces are filled by `Screen`."""

from sesame.core.words import Words

ERROR = Words("sesame : {reason}", "sesame: {reason}")
NO_MEMORY = Words("la mémoire ne suffit pas", "not enough memory")

# --- help

ABOUT = Words(
    "Des jeux de trésors introuvables, à jouer dans le navigateur ou le terminal.",
    "Treasure games long out of print, to play in a browser or the terminal.",
)
USAGE = Words("usage : ", "usage: ")
COMMANDS = Words("commandes", "commands")
COMMAND = Words("COMMANDE", "COMMAND")
ARGUMENTS = Words("à indiquer", "arguments")
OPTIONS = Words("au choix", "options")
EPILOG = Words(
    "Sans commande, « sesame » lance « sesame serve ».",
    "Without a command, “sesame” runs “sesame serve”.",
)
HELP = Words("montrer cette aide", "show this help")
VERSION = Words("dire la version", "tell the version")
LANG = Words("langue : fr ou en", "language: fr or en")

SERVE = Words("ouvrir la maison : jouer dans le navigateur", "open the house: play in a browser")
PLAY = Words("jouer une partie dans le terminal", "play a game in the terminal")
GAMES = Words("dire les jeux, leurs options et leurs plateaux", "list games, options and boards")
SIMULATE = Words("jouer beaucoup de parties au hasard", "play many games at random")
ARENA = Words("faire jouer les robots entre eux et les classer", "let robots play and rank them")
REPORT = Words(
    "écrire une page sur l'équilibre d'un jeu ou d'un plateau",
    "write a page on how balanced a game or a board is",
)
TRAIN = Words(
    "apprendre à un robot à juger, en le faisant jouer contre lui-même",
    "teach a robot to judge, by letting it play against itself",
)
REPLAY = Words("raconter une partie gardée", "tell a saved game")
VERIFY = Words("vérifier une partie gardée, hasard compris", "check a saved game, chance included")
WRITE_GAME = Words(
    "écrire un paquet avec un jeu à soi, à changer règle par règle",
    "write a package with a game of one's own, to be changed rule by rule",
)
HELP_NEW_NAME = Words("son nom : minuscules, chiffres, tirets", "its name: small letters, digits")
HELP_NEW_FOLDER = Words(
    "où l'écrire (d'habitude : sesame-NOM)", "where to write it (usually sesame-NAME)"
)
DOCTOR = Words(
    "dire ce qui manque sur cette machine, et comment y remédier",
    "tell what is missing on this machine, and how to mend it",
)

GAME = Words("JEU", "GAME")
FILE = Words("FICHIER", "FILE")
FOLDER = Words("DOSSIER", "FOLDER")
NAME = Words("NOM", "NAME")
NAME_VALUE = Words("NOM=VALEUR", "NAME=VALUE")
NUMBER = Words("N", "N")
SEED = Words("GRAINE", "SEED")
SEAT_LIST = Words("QUI,QUI", "WHO,WHO")
NAME_LIST = Words("NOM,NOM", "NAME,NAME")
ADDRESS = Words("ADRESSE", "ADDRESS")
HELP_HOST = Words(
    "adresse où écouter (d'habitude 0.0.0.0 : tout le réseau)",
    "address to listen on (usually 0.0.0.0: the whole network)",
)
HELP_PORT = Words("port (d'habitude 8000, ou le suivant)", "port (usually 8000, or the next one)")
HELP_DATABASE = Words(
    "sqlite:///fichier ou postgresql://… (d'habitude un fichier du dossier de l'utilisateur)",
    "sqlite:///file or postgresql://… (usually a file in the user's data folder)",
)
HELP_SERVERS = Words(
    "combien de processus ; plus d'un demande PostgreSQL",
    "how many processes; more than one needs PostgreSQL",
)
HELP_NO_BROWSER = Words("ne pas ouvrir le navigateur", "do not open the browser")
HELP_LOG = Words("journal : plain ou json, une ligne chacun", "log: plain or json, one line each")
HELP_PROXY = Words(
    "adresses du mandataire, s'il y en a un devant (d'habitude cette machine)",
    "addresses of the proxy, if there is one in front (usually this machine)",
)
HELP_NAMES = Words(
    "noms sous lesquels on appelle ce serveur, séparés par des virgules",
    "names that people call this server by, with commas between",
)
SERVING = Words("La maison est ouverte : {address}", "The house is open: {address}")
SCAN = Words(
    "Avec un téléphone du même réseau, visez ce carré.",
    "With a phone on the same network, point at this square.",
)
HOW_TO_STOP = Words("Ctrl-C pour fermer.", "Ctrl-C to close.")
STOPPED = Words("La maison est fermée ; rien n'est perdu.", "The house is closed; nothing is lost.")
FIRST_TIME_SERVING = Words(
    "Première ouverture : les règles se compilent en arrière-plan, environ une minute. "
    "{first} est prêt le premier.",
    "First opening: the rules are being compiled in the background, for about a minute. "
    "{first} is ready first.",
)
HELP_GAME = Words("nom du jeu ; voir « sesame games »", "name of the game; see “sesame games”")
HELP_OPTION = Words(
    "une option du jeu ; peut se répéter", "an option of the game; may be given several times"
)
HELP_BOARD = Words("un plateau du jeu, ou un fichier .toml", "a board of the game, or a .toml file")
HELP_SEED = Words("graine du hasard, pour une partie à refaire", "seed of chance, to play it again")
HELP_SEATS = Words(
    "qui joue à chaque place : humain, ou un robot : apprenti, marchand, vizir, calife, hasard "
    "(d'habitude humain, puis marchand)",
    "who plays each seat: human, or a robot: apprentice, merchant, vizier, caliph, random "
    "(usually human, then merchant)",
)
HELP_NAMES = Words("noms des joueurs, place par place", "the players' names, seat by seat")
HELP_LOAD = Words("reprendre une partie gardée", "go on with a saved game")
HELP_SAVE = Words(
    "garder la partie dans ce fichier, à la fin ou en quittant",
    "keep the game in this file, at the end or on leaving",
)
HELP_RECORD = Words("une partie gardée", "a saved game")
HELP_BOARDS = Words("dessiner le plateau après chaque coup", "draw the board after every move")
HELP_COUNT = Words("combien de parties (d'habitude 10000)", "how many games (usually 10000)")
HELP_SEAT_COUNT = Words("combien de joueurs", "how many players")
HELP_THREADS = Words("combien de fils (d'habitude un par cœur)", "how many threads (one a core)")
HELP_ROBOTS = Words(
    "les robots : random, greedy, uct:1000, mcts:1000 ou mcts:0.5s (simulations ou secondes par"
    " coup), alphabeta:4, apprenti, marchand, vizir, calife, calife:0.5s",
    "the robots: random, greedy, uct:1000, mcts:1000 or mcts:0.5s (simulations or seconds a"
    " move), alphabeta:4, apprenti, marchand, vizir, calife, calife:0.5s",
)
HELP_TABLE = Words(
    "combien jouent à la fois ; s'il y a plus de robots, toutes les tables possibles sont jouées",
    "how many play at a time; if there are more robots, every possible table is played",
)
HELP_MEETINGS = Words(
    "combien de parties par table (d'habitude 100), arrondi pour que chacun ait chaque place",
    "how many games a table (usually 100), rounded up so that all have had every seat",
)
HELP_PROCESSES = Words(
    "combien de processus (d'habitude un par cœur)", "how many processes (one a core)"
)
HELP_ON = Words(
    "faire travailler une grappe Ray : ray://machine:port, ou ray pour en lancer une ici",
    "let a Ray cluster work: ray://machine:port, or ray to start one here",
)
HELP_ON_TOO = Words(
    "faire travailler une grappe Ray (ray://machine:port, ou ray pour en lancer une ici) ou un GPU"
    " (gpu)",
    "let a Ray cluster work (ray://machine:port, or ray to start one here), or a GPU (gpu)",
)
HELP_ARCHIVE = Words(
    "garder chaque partie dans ce dossier ; la même commande reprend là où elle s'est arrêtée",
    "keep every game in this folder; the same command goes on from where it was stopped",
)
HELP_AGENTS = Words(
    "le robot qui joue à toutes les places, ou un par place (d'habitude mcts:100 ; vizir en "
    "temps réel)",
    "the robot that plays all seats, or one a seat (usually mcts:100; vizir in real time)",
)
HELP_WATCHED = Words(
    "combien de parties regarder de près (d'habitude 100)",
    "how many games to look at closely (usually 100)",
)
HELP_COMPARE = Words(
    "un second plateau, ou fichier .toml, à mettre à côté",
    "a second board, or .toml file, to put beside it",
)
HELP_GENERATIONS = Words(
    "combien de fois jouer, apprendre, comparer (d'habitude 6)",
    "how many times to play, learn, compare (usually 6)",
)
HELP_GENERATION_GAMES = Words(
    "combien de parties à chaque fois (d'habitude 20000)",
    "how many games each time (usually 20000)",
)
HELP_NODES = Words(
    "combien de tables voit une recherche (d'habitude 2000)",
    "how many tables a search sees (usually 2000)",
)
HELP_AGAINST = Words(
    "des poids à apprendre à battre, au lieu de jouer contre soi-même",
    "weights to learn to beat, instead of playing against itself",
)
HELP_TRAINING = Words(
    "où tout garder (d'habitude JEU.training) ; la même commande reprend là où elle s'est arrêtée",
    "where to keep everything (usually GAME.training); the same command goes on from where it was "
    "stopped",
)
HELP_WATCHED_FOLDER = Words(
    "où garder les parties (d'habitude à côté de la page) ; la même commande reprend là où elle "
    "s'est arrêtée",
    "where to keep the games (usually beside the page); the same command goes on from where it "
    "was stopped",
)
HELP_PAGE = Words("la page à écrire (d'habitude JEU.html)", "the page to write (usually GAME.html)")
HELP_MARKDOWN = Words("écrire les tableaux en Markdown", "write the tables as Markdown")

# --- refusals of the command line

NOT_WHOLE = Words("{got!r} n'est pas un nombre entier", "{got!r} is not a whole number")
OUT_OF_RANGE = Words(
    "{got} n'est pas entre {least} et {most}", "{got} is not between {least} and {most}"
)
NOT_A_PAIR = Words("--option : {got!r} ; écrivez nom=valeur", "--option: {got!r}; write name=value")
NOT_A_PLAYER = Words(
    "--seats : {got!r} ; écrivez humain, apprenti, marchand, vizir, calife ou hasard",
    "--seats: {got!r}; write human, apprentice, merchant, vizier, caliph or random",
)
SEATS_DIFFER = Words(
    "--seats : {given} joueurs, mais la partie gardée en a {count}",
    "--seats: {given} players, but the saved game has {count}",
)
NO_SUCH_TABLE = Words(
    "--seats : {count} à table, mais {game} se joue à {seats} ; --table N fait jouer toutes les"
    " tables de N robots",
    "--seats: {count} at the table, but {game} is for {seats} players; --table N plays every table"
    " of N robots",
)
LOADED_HAS_IT = Words(
    "{name} ne va pas avec --load : la partie gardée en décide",
    "{name} does not go with --load: the saved game settles it",
)
LOADED_IS = Words("{path} est une partie de {game}", "{path} is a game of {game}")

# --- playing

FIRST_TIME = Words(
    "La première fois, les règles se préparent : quelques secondes.",
    "The first time, the rules are being made ready: a few seconds.",
)
OPENING = Words("{game} – {players}. « ? » pour l'aide.", "{game} – {players}. “?” for help.")
RESUMED = Words("Partie reprise au coup {number}.", "Going on from move {number}.")
SEAT_IS = Words("{seat} : {player}", "{seat}: {player}")
PLAYERS = {
    "human": Words("vous", "you"),
    "random": Words("le hasard", "random"),
    "apprenti": Words("un apprenti", "an apprentice"),
    "marchand": Words("un marchand", "a merchant"),
    "vizir": Words("un vizir", "a vizier"),
    "calife": Words("un calife", "a caliph"),
}
CHANCE_ASKED = Words(
    "Le hasard : écrivez ce qui est tombé.", "Chance: write down what has come up."
)
FORCED = Words("Un seul coup possible ; il est joué.", "Only one possible move; it is played.")
HAND_OVER = Words(
    "Passez le clavier à {seat}, puis Entrée.", "Hand the keyboard to {seat}, then Enter."
)
NOTHING_TYPED = Words("Écrivez un coup, ou « ? » pour l'aide.", "Write a move, or “?” for help.")
NOT_PLAYED = Words(
    "Pas joué, ce n'est plus à vous : {rest}", "Not played, it is no longer your turn: {rest}"
)
MAY_WAIT = Words("Entrée : attendre que les autres agissent.", "Enter: wait for the others to act.")
TAKEN_BACK = Words("Coup repris.", "Move taken back.")
NOTHING_TO_UNDO = Words("Il n'y a rien à reprendre.", "There is nothing to take back.")
SAVE_WHERE = Words(
    "Dans quel fichier ? Écrivez : sauver FICHIER", "In which file? Write: save FILE"
)
SAVED = Words("Partie gardée dans {path}.", "Game kept in {path}.")
WHAT_NEXT = Words(
    "La revoir : sesame replay {path} – la vérifier : sesame verify {path}",
    "Look at it again: sesame replay {path} – check it: sesame verify {path}",
)
GO_ON = Words(
    "La reprendre : sesame play --load {path}", "Go on with it: sesame play --load {path}"
)
GOODBYE = Words("À bientôt.", "See you soon.")
WINNERS = Words("Victoire : {names}. Points : {scores}.", "Won by {names}. Points: {scores}.")
NO_WINNER = Words("Personne ne gagne. Points : {scores}.", "Nobody wins. Points: {scores}.")
KEEP_IT = Words(
    "Pour garder la partie, écrivez : sauver FICHIER. Entrée pour quitter.",
    "To keep the game, write: save FILE. Enter to leave.",
)
KEEP_NEXT_TIME = Words(
    "Pour garder une partie : sesame play --save FICHIER",
    "To keep a game: sesame play --save FILE",
)
AFTER_THE_END = Words(
    "La partie est finie : sauver FICHIER, annuler, ou Entrée pour quitter.",
    "The game is over: save FILE, undo, or Enter to leave.",
)

# --- playing in real time

LIVE_PAUSE_SOON = Words("(pause après ce lancer)", "(a pause after this throw)")
LIVE_ORDERS = Words(
    "Ici : annuler (le dernier lancer), sauver FICHIER, quitter ; Entrée pour continuer.",
    "Here: undo (the last throw), save FILE, quit; Enter to go on.",
)
LIVE_WHOSE_CARD = Words(
    "À l'abri des regards, la touche de qui veut revoir sa carte ; une autre : revenir.",
    "When nobody else looks, the key of whoever wants to see their card; another: back.",
)

# --- in-game help

HOW_TO = Words(
    "Écrivez un coup comme dans ces exemples, ou plusieurs à la suite s'ils sont tous à vous :",
    "Write a move as in these examples, or several in a row if they are all yours:",
)
THINKING = Words("Deux secondes de réflexion…", "Two seconds' thought…")
MOVES = Words("Coups possibles : {count}", "Possible moves: {count}")
ORDERS = Words(
    "Et aussi :\n"
    "  ?               cette aide (ou : aide)\n"
    "  coups           tous les coups possibles\n"
    "  conseil         ce que jouerait un robot, et pourquoi\n"
    "  annuler         reprendre votre dernier coup\n"
    "  sauver FICHIER  garder la partie\n"
    "  quitter         s'arrêter là",
    "And also:\n"
    "  ?           this help (or: help)\n"
    "  moves       all possible moves\n"
    "  hint        what a robot would play, and why\n"
    "  undo        take back your last move\n"
    "  save FILE   keep the game\n"
    "  quit        stop here",
)

# --- games, simulate, replay, verify

SEATS_COLUMN = Words("joueurs", "players")
BOARDS_COLUMN = Words("plateaux", "boards")
USUAL = Words("* : d'habitude", "*: the usual choice")

TITLE = Words("{game} – {players}", "{game} – {players}")
SIMULATED = Words("{game}, {seats} joueurs, au hasard", "{game}, {seats} players, at random")
COUNT_ROW = Words("parties", "games")
DECISIONS_ROW = Words("coups", "moves")
DECISION_SPEED_ROW = Words("coups par seconde", "moves a second")
GAME_SPEED_ROW = Words("parties par seconde", "games a second")
LENGTH_ROW = Words("coups par partie", "moves a game")
SPREAD = Words("de {least} à {most}", "from {least} to {most}")
CHOICES_ROW = Words("choix par coup", "choices a move")
WINS_ROW = Words("{seat} gagne", "{seat} wins")
INTERVAL = Words("à 95 % : {low} à {high}", "at 95%: {low} to {high}")
DRAWS_ROW = Words("personne ne gagne", "nobody wins")

ARENA_TITLE = Words(
    "{game}, {seats} joueurs{options} : {games} parties sur {planned}",
    "{game}, {seats} players{options}: {games} games of {planned}",
)
ARENA_COLUMNS = Words(
    "robot|parties|points|à 95 %|cote|à 95 %", "robot|games|points|at 95%|rating|at 95%"
)
FROM_TO = Words("{low} à {high}", "{low} to {high}")
POINTS_NOTE = Words(
    "Points : 1 par victoire, en parts égales si elle est partagée ou si personne ne gagne ;"
    " entre égaux {fair}.",
    "Points: 1 for a win, in equal parts if it is shared or if nobody wins; among equals {fair}.",
)
RATING_NOTE_RANDOM = Words(
    "Cote : 0 pour random, 400 de plus : dix contre un.",
    "Rating: 0 for random, 400 more is ten to one.",
)
RATING_NOTE_MEAN = Words(
    "Cote : 0 en moyenne, 400 de plus : dix contre un.",
    "Rating: 0 on average, 400 more is ten to one.",
)
EXTREME_NOTE = Words(
    "Tout gagné ou tout perdu : {names} ; seule une partie nulle supposée borne sa cote.",
    "Won or lost everything: {names}; only an imagined drawn game bounds its rating.",
)
DUEL_NOTE = Words(
    "La ligne contre la colonne : part des points que les deux ont pris quand ils se sont"
    " rencontrés ; en gras, un écart sûr à 95 %.",
    "The line against the column: share of the points that the two took when they met; bold: a"
    " difference that is sure at 95%.",
)
NONE_FINISHED = Words("Aucune partie n'est finie.", "No game has been finished.")
ARENA_GOES_ON = Words(
    "Pour continuer, la même commande : les parties finies sont dans {folder}.",
    "To go on, the same command: finished games are in {folder}.",
)

REPORT_WRITTEN = Words(
    "Page écrite : {path}. Les parties sont dans {folder}.",
    "Page written: {path}. The games are in {folder}.",
)
REPORT_GOES_ON = Words(
    "Interrompu. Pour continuer, la même commande : les parties finies sont dans {folder}.",
    "Interrupted. To go on, the same command: finished games are in {folder}.",
)
GENERATION = Words(
    "Génération {number} : {tables} tables, erreur {loss}, {share} contre la précédente ({low} à "
    "{high}), {seconds} s",
    "Generation {number}: {tables} tables, error {loss}, {share} against the one before ({low} to "
    "{high}), {seconds} s",
)
TRAINED = Words(
    "Poids écrits : {weights}. Page : {page}", "Weights written: {weights}. Page: {page}"
)
TRAINING_GOES_ON = Words(
    "Interrompu. Pour continuer, la même commande : le reste est dans {folder}.",
    "Interrupted. To go on, the same command: the rest is in {folder}.",
)
NOTHING_TO_TRAIN = Words(
    "aucun réseau ne juge ce jeu ; au choix : {games}",
    "no network judges this game; choose {games}",
)
NOT_A_REPORT = Words(
    "ce fichier existe et n'est pas un rapport ; choisissez un autre nom",
    "this file exists and is no report; choose another name",
)

NEW_GAME = Words(
    "Paquet écrit : {folder}. C'est le jeu de Nim, à changer. Pour l'essayer :\n"
    "  pip install -e '{folder}[test]'\n  sesame play {name}\n  pytest {folder}",
    "Package written: {folder}. It is Nim, to be changed. To try it:\n"
    "  pip install -e '{folder}[test]'\n  sesame play {name}\n  pytest {folder}",
)

NOT_OVER = Words("La partie n'est pas finie. {prompt}", "The game is not over. {prompt}")
HOLDS = Words(
    "OK : {moves} coups et {chances} hasards vérifiés.",
    "OK: {moves} moves and {chances} chance outcomes checked.",
)
COMMITMENT = Words("Engagement de la graine : {commitment}", "Commitment of the seed: {commitment}")
NO_SEED = Words(
    "Hasard joué à la main : il n'y a pas de graine à vérifier.",
    "Chance was played by hand: there is no seed to check.",
)
