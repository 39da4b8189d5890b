# What the page of Attrap'trésors says in English.

promise = Watch the dice, grab before the others!
misses-physical = as real dice do
misses-none = never

## Who, and what there is

friend =
    { $seat ->
        [0] Aziz
        [1] Badia
        [2] Chadi
        [3] Dalila
        [4] Emir
       *[5] Farah
    }
list = { $before }, { $one }
thing =
    { $kind ->
        [column] the column
        [lamp] the lamp
        [chest] the chest
        [carpet] the carpet
        [pouf] the pouf
       *[gem] a gem
    }
held = { thing }
colour =
    { $colour ->
        [r] red
        [o] orange
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    }
card-colour = { colour }
coloured-card = { card-colour } card
sacks =
    { $sacks ->
        [one] { $sacks } sack
       *[other] { $sacks } sacks
    }
cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

## The dice

rolling = The dice roll under the veil…
dice = The dice: { $dice }
some-dice =
    { $count ->
        [one] { $count } { one-die }
       *[other] { $count } { several-dice }
    }
one-die = { colour }
several-dice = { colour }
missed = { $missed } missed

## The tower and the cards

things = The tower, and what you may grab
grab = Grab { held }
my-card = Your card: { card-colour }
open-cards = The cards, for both of you: { $cards }
peek = { $who }: hold to see your card
look-at = { $who } looks at the card: the others close their eyes!
show-card = { $who }: show my card
card-means = Three dice of this colour, or all six colours at once: grab the column!
hide-card = Seen! Hide it
new-card = New card!
zone = grabs, key { $key }
purse = { $who }: { sacks }
purse-holding = { purse }, holds { $things }
give = Give back a gold card
give-one = Give back a card of { $value }

## The round

round = Round { $round } of { $rounds }
round-again = Round { $round }, throw { $throws }
thrower = { $who } shakes the cup
both = You throw together
nobody = Nobody! The dice are thrown again.
says-nobody = Nobody!
says-nobody-why = Nothing to grab? When all have said so, the dice are thrown again at once.
said-nobody = Nobody… waiting for the others
quickest = Quickest hand: { $who }!
verdict-wrong = { $who } had no right to the column!
verdict-card = { $who } saw it right!
verdict-six = All six colours: well done { $who }!
card-done = { coloured-card } done
secret = The card stays secret
gained = +{ sacks }
lost = −{ sacks }
scored = { cards } of { sacks }

## The hands

early = Too early!
second = Second!
stayed = Hand stayed
busy = Hand busy
full = Hands full

## Around

times = The times
colour-sounds = Sounds for colours
colour-sounds-why = When the veil lifts every die is heard: from low to high red, orange, yellow, green, blue, violet.

## Practice

practice = Practice
skip-practice = Skip practice

## The tour

tour-card = Three dice of your colour, or all six at once? Grab the column: click it, or press Space.
tour-tower = Once the column is gone everything falls: take what you can, two objects at most. Too early, and your hand is stayed!
tour-times = Time is counted on your own screen: a slow line loses you nothing.

## The end

ending-next = Just behind, { $who }: { sacks }!
