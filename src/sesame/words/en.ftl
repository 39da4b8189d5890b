# What the house says, whatever the game.

## Lists and numbers

and = { $first } and { $last }
has-chosen = { $seat } has chosen.
chance-run = Chance ({ $count } times): { $notations }
thousands-sign = ,
decimal-sign = .
percent = { $number }%

## Files

in-file = { $path }: { $why }
no-such-file = no such file or folder
is-a-folder = it is a folder
access-denied = access denied
read-only-disk = the disk is read-only
disk-full = the disk is full
name-too-long = name too long
not-text = it is not text

## What is agreed before the first move

unknown-game = unknown game: { $name }; choose from { $known }
plug-in-of-another-name = the plug-in { $name } brings a game that is named { $brought }
seats-not-offered = { $game } takes { $known } players, not { $given }
option-not-allowed = option { $name }: { $value } is not allowed; choose from { $known }
unknown-option = unknown option: { $name }; this game has { $known }
bad-seed = seed: { $seed } is neither a whole number nor 64 hexadecimal digits
bad-chance = chance: { $chance } is neither 'seed' nor 'manual'
no-options-at-reset = a new game takes no options ({ $names }): they are given to the environment
position-says-otherwise = { $name }: the position says otherwise
agent-without-a-name = { $name }: no other process would find this agent; put its class into a module
one-seed-for-all = all games follow from one seed
robots-needed = { $count } names of robots are needed, not { $given }
names-needed = { $count } names are needed, not { $given }
impossible-name = impossible name: { $name }
no-seat = no seat { $seat }

## Moves

nothing-to-take-back = There is nothing to take back.
not-an-action-id = { $action } is not an action id (0 to { $last })
not-an-action = { $action } is no action
game-over = The game is over.
chance-is-drawn = Chance is drawn from the seed here.
chance-to-play = It is chance's turn.
not-your-turn = Not your turn: { $names } to play.

## Positions and records

not-a-term = { $word }: expected name=value
seats-not-a-number = seats={ $text }: not a number
position-too-long = a position has { $most } letters at most
record-too-long = a record has { $most } letters at most
too-many-headers = line { $line }: { $most } headers at most
not-a-header = line { $line }: { $text } is not a header 'Name: value'
game-header-missing = the Game header is missing
unreadable-moves = unreadable moves at { $text }
several-may-act = several seats may act: write A:move
move-refused = move { $number } ({ $move }): { $why }
chance-refused = chance after move { $number } ({ $move }): { $why }
other-table = the header Table is not the position that Position tells
other-result = the result says { $told }, but the moves give { $found }
other-chance = chance at step { $number }: the seed gives { $due }, the record says { $told }
bad-part = header { $name }: neither a seal and its bits nor a seal and -
other-part = seat { $seat }: what its device showed is not what it had sealed
other-game-seen = what was saved before is of another game
no-commitment-seen = what was saved before has no commitment: it is not from before the end
other-seed = the seed is not the one that was committed to before the first move
part-dropped = seat { $seat }: what its device had added before the first move is gone
part-changed = seat { $seat }: what its device had added before the first move was changed
part-added = seat { $seat }: something was added after the first move
other-step-seen = step { $number } is not what was told while the game was played

## Boards; English names the field as its library does

unknown-board = unknown board: { $name }; choose from { $known }
or-a-board-file = { $refusal }, or give a .toml file
board-too-long = a board has { $most } letters at most
bad-toml = { $path }: bad TOML: { $reason }
unreadable-board = unreadable board: { $reason }
bad-board = { $source }: { $key }: { $why }
title-missing = needs a fr and an en title
field-missing = Object missing required field { $field }
field-unknown = Object contains unknown field { $field }
field-of-another-type = Expected { $want }, got { $got }
field-of-unknown-value = Invalid enum value '{ $got }'
field-of-another-length = Expected array of length { $want }, got { $got }

## Robots

unknown-robot = unknown robot: { $name }; choose from { $known }
unknown-hand = unknown robot here: { $name }; choose from { $known }
alphabeta-for-two = alphabeta: only for two who see everything
no-hands = { $game } is played in real time, and no robot has hands for it
not-that-seats-turn = That seat is not to play.
seconds-to-think = { $seconds } s to think?

## The laboratory

not-a-cluster = --on: { $address }; write ray, or ray://machine:port
ray-missing = Ray is missing: pip install 'sesame-games[cluster]'
ray-silent = --on { $address }: Ray does not answer ({ $reason })
cluster-failed = a machine of the cluster could not work: { $reason }
cluster-of-other-version = a machine of the cluster has another version of sesame; install the same one everywhere
worker-lost = a process has stopped (memory?); finished games count, run it again for the others
numba-cuda-missing = numba-cuda is missing: pip install 'sesame-games[gpu]'
no-gpu = there is no CUDA GPU here
unknown-encoding = unknown encoding { $given }; there are { $known }
unknown-numbering = unknown numbering { $given }; there are { $known }
robots-need-turns = { $game } is played in real time: let robots play it by their reflexes (`Solo`)
tree-too-large = the tree has more than { $most } nodes; begin from a later position
unreadable-corpus = { $path }: is no corpus
nowhere-to-play = play on { $on }? Here, or on 'gpu'
no-games = { $games } games? At least one
no-threads = { $threads } threads? At least one
seed-out-of-range = seed { $seed }: not in 0 to 2^63
playouts-out-of-range = { $playouts } playouts: from 1 to 2^32
negative-depth = depth { $depth }: negative
nothing-to-choose = That seat has nothing to choose.
choices-needed = expected { $count } choices, one a game, not { $shape }
choice-not-allowed = the choice in game { $game } is not allowed there
table-not-filled = { $robots } different robots do not fill a table of { $seats }
one-robot-or-one-a-seat = { $robots } robots; give one, or one a seat ({ $seats })
other-files-there = this folder holds something else; give a new or an empty one
unreadable-contest = not a contest that we understand
not-that-game = not the game that has this number here
other-contest-there = { $folder }: another contest is kept there ({ $field }: { $there }, not { $here })
other-training-there = { $folder } holds another training
not-allowed-to-seat = { $action } is not allowed to seat { $seat } here
played-in-turns = { $game } is played in turns
