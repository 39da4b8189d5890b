# Why a move of Mille et un trésors, in English (knowledge/mille_et_un_tresors_reasons.py).

danger =
    { $percent ->
        [0] the chief cannot arrive before
       *[other] the chief arrives before { $percent } times in 100
    }
can-leave-next = From there you can leave next turn; { danger }.
takes-treasures =
    { $treasures ->
        [1] You will take one treasure there next turn.
        [2] You will take two treasures there next turn.
       *[3] You will take three treasures there next turn.
    }
wins =
    { $treasures ->
        [one] You leave with { $treasures } treasure, more than anybody: you win.
       *[other] You leave with { $treasures } treasures, more than anybody: you win.
    }
chief-may-come =
    { $percent ->
        [0] If you stay, the chief cannot arrive before your next turn.
       *[other] If you stay, the chief arrives before your next turn { $percent } times in 100.
    }
turns-to-door =
    { $turns ->
        [2] From there it takes two more turns to leave; { danger }.
       *[other] From there it takes at least { $turns } more turns to leave; { danger }.
    }
