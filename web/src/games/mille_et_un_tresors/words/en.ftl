# What the page of Mille et un trésors says in English.

promise = Loot the cave before the chief comes back.
die-small = 1-1-2-2-3-3
die-full = 1 to 6

## Who, and what there is

friend =
    { $seat ->
        [0] Ali Baba
        [1] Badoura
        [2] Cassim
       *[3] Dinarzade
    }
friends = { $before }, { $friend }
friends-and = { $before } and { $friend }
treasures =
    { $treasures ->
        [0] no treasure
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
walls =
    { $walls ->
        [0] no wall
        [1] wall north
        [2] wall east
        [3] walls north and east
        [4] wall south
        [5] walls north and south
        [6] walls east and south
        [8] wall west
        [9] walls north and west
        [10] walls east and west
       *[12] walls south and west
    }
shows =
    { $has_head ->
        [1] chief's head
       *[0] { walls }
    }
face = { treasures }, { shows }
empty = empty

## The cave

board = The cave of the forty thieves
pieces = The pawns, the chief and what you may choose
spot = { $spot }: { $what }
spot-taken = { $spot }: { $what }, { friend }
place-here = Put your pawn here. { $card }
walk-here = Walk to { $card }
fly-here = The genie carries you to { $card }
leave = Leave the cave, for good
leave-sure = Leave for good? Once more, and it is done.
for-good = For good?
entrance = The entrance of the cave
entrance-outside = The entrance. Outside: { $friends }
entrance-closed = The entrance, closed by a boulder
chief =
    { $left ->
        [0] The chief of the thieves is at the entrance
        [one] The chief of the thieves, { $left } step from the entrance
       *[other] The chief of the thieves, { $left } steps from the entrance
    }

## The card drawn

held = Card to lay on { $spot }: { face }
held-turning = { held }. Arrows or R to turn it, Enter to lay it.
turn = Turn the card
lay = Lay the card like this

## The carpet and the pile

heap-count = { friend }: { treasures }, { cards }
heap =
    { $fate ->
        [caught] { heap-count }, caught by the chief
        [out] { heap-count }, outside
       *[inside] { heap-count }
    }
pile = The pile: { cards }
die = The die shows { $pips }

## Points

kind =
    { $worth ->
        [1] sword
        [2] silver
       *[3] gold
    }
scored = { cards } of { $worth } ({ kind })
lost = The chief takes it all back

## The end

ending-caught =
    { $treasures ->
        [0] The chief catches { $friends }, empty-handed.
        [one] The chief takes one treasure back from { $friends }.
       *[other] The chief takes { $treasures } treasures back from { $friends }.
    }
ending-next = Just behind, { $friends }: { treasures }.
