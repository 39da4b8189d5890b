# Ce que dit le serveur. On vouvoie.

## Ce qu'une table refuse

no-such-table = Cette table n'existe pas.
seat-not-yours = Ce n'est pas votre place.
only-the-host = Seul l'hôte de la table peut faire cela.
already-begun = La partie a déjà commencé.
not-being-played = La partie n'est pas en cours.
is-paused = La partie est en pause.
table-changed = La table a changé entre-temps.
table-closed = Cette table est fermée : ouvrez-en une autre.
enough-said = Assez parlé à cette table : elle n'en garde pas davantage.
seat-kept = Cette place est gardée pour quelqu'un.
not-over = La partie n'est pas finie : on ne montre rien avant la fin.
not-from-the-middle = En temps réel on ne reprend pas au milieu.
not-studied = En temps réel il n'y a rien à analyser.
seat-taken = Cette place est prise.
robot-plays-already = Un robot joue déjà.
wait-for-them = Attendez encore { $seconds } s : la personne peut revenir.
nobody-plays-for-you = Personne ne joue pour vous.
robot-plays-for-you = Un robot joue pour vous : reprenez d'abord votre place.
already-done = C'est déjà fait.
already-asked = C'est déjà demandé.
is-not-paused = La partie n'est pas en pause.
no-undo-here = Ici on ne reprend pas.
nothing-to-undo = Rien à reprendre : le hasard a parlé, un secret est connu, ou rien n'est joué.
nobody-asks-you = Personne ne vous demande rien.
nothing-to-grab = Ici on n'attrape rien.
no-hints-here = Pas de conseil ici.
not-your-turn-here = Ce n'est pas à vous de jouer.
not-yet = Pas encore.
nothing-to-say = Rien à dire ?
that-is-you = C'est vous.
not-heard-here = On ne l'entend pas ici.
no-part-wanted = Il n'y a rien à ajouter au hasard maintenant.
other-than-sealed = Ce n'est pas ce que votre appareil avait scellé.
no-such-seat = Pas de place { $seat }.
over-here = Ici la partie est finie.
seats-still-free = Il reste des places libres.
too-many-chairs = { $chairs } chaises pour { $seats } places
too-many-people =
    { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } pour { $seats } places : libérez-en d'abord.
another-game = On change les réglages d'une table, pas son jeu.
here-one-grabs = Ici on attrape.
no-seat-of-that-number = Il n'y a pas de place { $number }.
only-watching = Vous regardez seulement.
position-guarded = Une partie sans conseils en est là en ce moment : on n'y réfléchit pas pour autrui avant sa fin.
no-such-step = Pas d'étape { $step }.
game-header-wanted = Il manque l'en-tête Game.

## Comment une partie finit hors des règles

left-unfinished = Partie interrompue : plus personne ne jouait.
never-begun = Table fermée : plus personne n'attendait.
thrown-away = Partie jetée : ni gagnée, ni perdue.
out-of-time = Temps écoulé : { $names }.
gave-up = Abandon : { $names }.
stops-here = La partie s'arrête là.

## Trop à la fois

too-much-work = C'est beaucoup de travail à la fois : attendez quelques secondes.
overloaded = Trop de demandes en même temps : revenez dans un instant.
robots-silent = Les robots ne répondent pas : réessayez dans un moment.
too-fast = Trop de demandes à la fois : attendez { $seconds } s.
analyses-under-way = Vos analyses précédentes ne sont pas finies : réessayez dans un instant.
too-many-analyses = Trop de parties à analyser : réessayez dans un instant.
one-hint-at-a-time = Un conseil à la fois : le précédent se prépare encore.
game-getting-ready = { $game } se prépare encore : c'est la première ouverture sur cette machine. Quelques secondes de patience.

## Demandes et connexions

headers-too-long = En-têtes trop longs.
too-long = C'est trop long.
unreadable-request = Demande illisible.
too-slow = La demande n'arrive pas : trop lent.
no-line-free = Il n'y a plus de ligne libre : revenez dans un instant.
too-many-lines = Trop de connexions de la même adresse.
house-full = La maison est pleine : les dernières lignes sont pour qui joue.
too-many-refused = Trop de demandes refusées.
unreadable-message = Message illisible : { $why }
another-name = Ce serveur ne s'appelle pas « { $name } ». Si c'est son nom : sesame serve --names { $name }
server-failed = Le serveur s'est trompé.
say-who-you-are = Présentez-vous d'abord : GET /api/me.
who-are-you = Présentez-vous d'abord.
nothing-here = Il n'y a rien ici.
not-asked-so = Cela ne se demande pas ainsi.
json-please = Du JSON, s'il vous plaît.
request-refused = Demande refusée.
foreign-page = Page étrangère.

## Personnes et jetons

token-only-reads = Ce jeton ne peut que lire.
token-manages-nobody = Un jeton ne gère pas la personne : faites-le dans la page.
too-many-tokens = { $most } jetons au plus : retirez-en un d'abord.
token-opens-nothing = Ce jeton n'ouvre rien, ou plus.
person-erased = Cette personne a été effacée.
not-met = Nous ne nous connaissons pas.
bad-code = Ce code n'est pas valable, ou plus : demandez-en un autre.
bad-label = Un programme a un nom de 1 à { $most } lettres.
bad-face = Un visage s'écrit en huit chiffres hexadécimaux.
name-of-bad-length = Un nom a de 1 à { $most } lettres, et on doit les voir.
name-of-two-alphabets = Un nom s'écrit dans un seul alphabet : certaines lettres s'y ressemblent trop.
name-of-the-house = On vous prendrait pour la maison ou l'un de ses robots (« { $word } ») : un autre nom ?

## À qui tient la maison

cannot-listen = impossible d'écouter sur { $host }:{ $port } : { $trouble }
processes-need-postgres = plusieurs processus demandent PostgreSQL : --database postgresql://…
other-uvicorn-needed = uvicorn ou websockets ne convient pas, il y manque { $missing } ; installez-en un autre
silent-proxy = le proxy ne dit pas la longueur des lignes ({ $header }) : en temps réel, qui est loin perd
silent-kernel = ce système ne dit pas la longueur des lignes : en temps réel, qui est loin perd

## La base de données

unknown-database = base de données « { $scheme }:// » inconnue : sqlite:///fichier ou postgresql://…
database-without-file = adresse de base de données sans fichier : « { $url } »
postgres-missing = PostgreSQL demande un paquet de plus : pip install 'sesame-games[postgres]'
database-busy = un autre serveur Sésame utilise déjà { $path }
database-closed = la base de données est fermée
newer-schema = la base de données a la version { $version }, cette version de Sésame ne connaît que la { $known } : mettez Sésame à jour
postgres-refuses = PostgreSQL refuse : { $error }
database-refuses = la base de données refuse d'écrire : { $error }
database-silent = la base de données ne répond pas : { $error }
database-unusable = base de données { $path } inutilisable : { $error }
database-empty = { $path } est vide : a-t-il été coupé ? Remettez une copie, ou supprimez-le pour recommencer
database-cannot-keep = la base de données ne peut pas le noter : { $error } ; rien n'a changé
