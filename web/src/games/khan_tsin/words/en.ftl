# Khan Tsin, the page in English.

promise = Stack the barons: a pile of nine makes the Emperor.
setup-sheet = South, then North
setup-alternate = one baron in turn
setup-random = at random

## The dragon

board = The dragon of thirty-six scales
south = South
north = North
square = Square { $number }{ square-claws }{ square-pile }{ square-reach }
square-claws =
    { $claws ->
        [0] { "" }
        [one] , { $claws } claw
       *[other] , { $claws } claws
    }
square-pile =
    { $height ->
        [0] , empty
        [1] : { $order } baron
        [2] : pile of { $height }, bottom to top { $order }
        [3] : pile of { $height }, bottom to top { $order }
       *[other] : pile of { $height }, bottom to top { $order } (red { $red }, black { $black }, white { $white })
    }
square-order = { $below }, { $baron }
square-reach =
    { $reach ->
        [1] , { square-own }
        [2] , { in-others-reach }
        [3] , { square-own } and { in-others-reach }
       *[0] { "" }
    }
came-here = what was just moved here
left-here = where it was moved from
square-own =
    { $seated ->
        [1] { in-your-reach }
       *[0] { in-movers-reach }
    }

## Below the dragon

red = red
black = black
white = white
in-your-reach = in your reach
in-movers-reach = in reach of whoever plays
in-others-reach = in the other's reach
tag = colours in the pile, three at most
place-how = Barons near your end will be in your reach. Touch a scale, or sweep.
at-random = At random
stop = Stop
pass = Pass
turn-round = Turn the dragon round
how-many = How many barons?
barons =
    { $count ->
        [one] { $count } baron
       *[other] { $count } barons
    }
how-turned = Turn over?
turn-nothing = Without turning
turn-moved = Turn the moved part
turn-result = Turn the whole pile
turn-both = Turn both

## The end

ending-nine =
    { $count ->
        [one] One baron from { $start } completes it on square { $goal }.
       *[other] { $count } barons from { $start } complete it on square { $goal }.
    }
ending-none = The tallest pile has { $height } barons.
opens-win =
    { $count ->
        [one] Beware: the other side could complete a pile of nine on square { $goal }.
       *[other] Beware: the other side could complete a pile of nine on square { $goal }, with { $count } barons.
    }
threatens-win = You threaten to complete a pile of nine on square { $goal }.
