# Ce que Python est seul à dire de Kim-Bac. On se vouvoie.

## Options et mesures

rounds = nombre de manches : autant que de joueurs, ou de 1 à 8
races = courses
races-won = courses gagnées par le Kim-Bac
captures = captures du Kim-Bac
taels = milliers de taels en jeu

## Coups

not-a-move = { $notation } n'est pas un coup ; écrivez par exemple c4, c4!, reste, @A ou course

## Positions

other-words = { $count } mots au lieu de 5 : manches, pions, mains, cartes étalées, tour
other-rounds = { $count } manches finies sur { $rounds }
not-a-round = manche { $word } : attendu 0, ou par exemple { $example }
impossible-round = manche impossible : { $word }
other-pawns = pions { $word } : attendu { $seats } fois { $pawns }
two-pawns = deux pions en { $place }
no-crossing = pion { $pawn } : pas de carrefour { $place }
other-hands = { $count } mains au lieu de { $seats }
not-open-cards = cartes étalées { $word } : deux numéros différents au plus
not-numbers = cartes { $word } : attendu des numéros de 1 à { $last }
too-many-cards = plus de { $copies } cartes { $number }

## Positions : le tour

not-a-turn = tour { $word } : attendu par exemple @A, die.., A3+, A3.1, A1<A1:7>16+0 ou #
too-many-pairs = trop de paires étalées
no-such-seat = il n'y a pas de joueur { $letter }
cards-not-dealt = avant le premier tour, toutes les cartes sont dans la pioche
placed-in-turn = les pions se placent à tour de rôle, chacun sur une porte
impossible-throws = lancers impossibles : { $signs }
impossible-part-one = première partie impossible : trop de tours, ou un pion hors du plan
no-pawn = pas de pion { $pawn }
stock-empty = la pioche est vide
no-pair = personne n'a de paire, ou il reste des cartes
chest-at-monument = le coffre se prend au pied d'un monument dont les cartes sont étalées
renounced-once = on ne renonce qu'une fois
treasure-elsewhere = le trésor ne peut pas être au n° { $number }
secret-from-monument = le secret vient d'un monument dont les cartes sont étalées
no-number = pas de n° { $number }
runners = dans la course, seuls jouent le Kim-Bac et les pions des autres
race-over = cette course serait déjà finie
other-last-round = la dernière manche dit autre chose

## Plateaux

not-a-crossing = un carrefour se nomme de a0 à { $last }
too-many-bends = { $count } points ; { $most } au plus
off-the-map = { $point } : hors du plan (0 à { $last })
not-a-road = { $road } : il faut deux carrefours, comme a0-b1
road-twice = { $road } est déjà dans { $where }
unknown-crossing = pas de carrefour { $crossing }
other-gates = il faut les { $gates } portes A à L, pas { $found }
gate-there = { $crossing } est déjà le carrefour de la porte { $gate }
other-monuments = { $count } monuments au lieu de { $wanted }
monument-there = { $crossing } est déjà au pied du monument { $number }
too-few-bridges = { $count } pont ; { $least } au moins
too-many-streets = { $count } rues en { $crossing } ; { $most } au plus
no-way = sans les ponts, pas de chemin de { $start } à { $goal }
not-the-longest = de 1 à { $last } il y a { $around } pas sans les ponts, mais { $longest } ailleurs
no-detour = de 1 à { $last } : { $around } pas sans les ponts, { $across } avec ; { $times } fois plus
far-but-near = à { NTH($apart) } numéros d'écart, le trajet moyen est plus court qu'à { $apart }
