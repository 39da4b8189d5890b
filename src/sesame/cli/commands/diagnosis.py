"""What `sesame doctor` says, French first."""

from sesame.core.words import Words

WELL = Words("Tout ce qu'il faut est là.", "Everything that is needed is here.")
ILL = Words("Il manque quelque chose : voyez les ✗.", "Something is missing: see the ✗ above.")

OTHER_PYTHON = Words("Prenez Python 3.11 à 3.14.", "Use Python 3.11 to 3.14.")
NO_PACKAGE = Words("le paquet {name} manque", "the package {name} is missing")
INSTALL_AGAIN = Words(
    "pip install --force-reinstall sesame-games", "pip install --force-reinstall sesame-games"
)

WARM_CACHE = Words("code compilé : {folder}", "compiled code: {folder}")
COLD_CACHE = Words(
    "rien n'est encore compilé dans {folder} : la première ouverture s'en charge",
    "nothing is compiled yet in {folder}: the first opening does it",
)
NO_CACHE = Words(
    "le dossier du code compilé ne peut pas être écrit : tout se recompile à chaque fois",
    "the folder of compiled code cannot be written: everything is compiled each time",
)
CHOOSE_CACHE = Words(
    "Nommez un dossier à vous : export SESAME_CACHE=/un/dossier",
    "Name a folder of yours: export SESAME_CACHE=/some/folder",
)

PAGE = Words("la page est là", "the page is here")
NO_PAGE = Words("la page n'est pas construite", "the page is not built")
BUILD_PAGE = Words(
    "Dans un clone : make page ; sinon réinstallez le paquet.",
    "In a clone: make page; otherwise install the package again.",
)

DATABASE = Words("la base de données répond", "the database answers")
NO_DATABASE = Words(
    "la base de données ne répond pas : {reason}", "the database does not answer: {reason}"
)
OTHER_DATABASE = Words(
    "Corrigez ou changez --database : sqlite:///fichier ou postgresql://utilisateur@machine/nom",
    "Mend or change --database: sqlite:///file or postgresql://user@host/name",
)
PORT = Words("{place} est libre", "{place} is free")
NO_PORT = Words("{place} n'est pas libre : {reason}", "{place} is not free: {reason}")
OTHER_PORT = Words(
    "Arrêtez ce qui l'occupe, ou choisissez --port ; sans --port le suivant est pris.",
    "Stop what holds it, or choose --port; without --port the next one is taken.",
)
OPEN_FILES = Words("{count} fichiers ouverts permis", "{count} open files allowed")
UNKNOWN_FILES = Words(
    "nombre de fichiers ouverts permis : inconnu", "number of open files allowed: unknown"
)
MORE_FILES = Words(
    "C'est peu pour des milliers de joueurs : ulimit -n 65536, ou LimitNOFILE= dans systemd.",
    "That is little for thousands of players: ulimit -n 65536, or LimitNOFILE= in systemd.",
)
LINES = Words(
    "ce système dit la longueur des lignes ; derrière un proxy, c'est à lui de la dire",
    "this system tells how long lines are; behind a proxy, the proxy must",
)
LET_PROXY_TELL = Words(
    "Le proxy doit envoyer X-Line-RTT ; avec nginx : proxy_set_header X-Line-RTT $tcpinfo_rtt;",
    "The proxy must send X-Line-RTT; with nginx: proxy_set_header X-Line-RTT $tcpinfo_rtt;",
)

EXTRA = Words("{name} : {use}", "{name}: {use}")
NO_EXTRA = Words("sans {name} : {use}", "without {name}: {use}")
CLUSTER = Words(
    "simulations, tournois et rapports sur plusieurs machines",
    "simulations, contests and reports on many machines",
)
DICE = Words("les dés lancés pour de vrai", "dice thrown for real")
GPU = Words("les mêmes règles sur une carte CUDA", "the same rules on a CUDA GPU")
POSTGRES = Words(
    "plusieurs processus sur une base PostgreSQL", "several processes on one PostgreSQL"
)
RESEARCH = Words("PettingZoo, Gymnasium et OpenSpiel", "PettingZoo, Gymnasium and OpenSpiel")
BROWSER = Words("navigateur pour les tests : {path}", "browser for the tests: {path}")
NO_BROWSER = Words(
    "pas de Chromium pour les tests : make test en apporte un",
    "no Chromium for the tests: make test brings one",
)
