# Why a move of Kim-Bac, in English (knowledge/kim_bac_reasons.py).

walk =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
in-hand =
    { $cards ->
        [one] of which you hold one card
       *[other] whose two cards you hold
    }
taels = { $worth } taels
often = { $percent } times in 100
holds-both-cards = You hold both cards { $number }: the chest is yours.
monument-in-reach = From there you reach monument { $number }, whose two cards you hold.
nearer =
    { $steps ->
        [0] That is monument { $number }, { in-hand }.
       *[other] From there it is { walk } to monument { $number }, { in-hand }.
    }
no-nearer = The nearest is still monument { $number }, { in-hand }: { walk } from there.
first-for-sure = Nobody can be there before you: { taels }.
worth-the-run = The treasure is worth { taels }, and one arrives about { often } from here.
too-little = The treasure is worth no more than { taels }, and one arrives about { often } from here.
treasure-is-there = The treasure is there.
first-from-there = From there it is { walk } to the treasure, and nobody can be there before you.
still-to-run =
    { $streets ->
        [0] It is { walk } to the treasure, but all streets from there are closed.
        [one] It is { walk } to the treasure; one street stays open.
       *[other] It is { walk } to the treasure; { $streets } streets stay open.
    }
all-streets-closed = All his streets are closed.
closes-a-street =
    { $streets ->
        [one] This closes one of his streets: he has one left.
       *[other] This closes one of his streets: he has { $streets } left.
    }
leaves-him =
    { $crossings ->
        [one] The Kim-Bac is first only where he stands.
       *[other] The Kim-Bac is first at no more than { $crossings } crossings, his own among them.
    }
