# Pourquoi un coup de Mille et un trésors, en français (knowledge/mille_et_un_tresors_reasons.py). On tutoie.

danger =
    { $percent ->
        [0] le chef ne peut pas arriver avant
       *[other] le chef arrive avant { $percent } fois sur 100
    }
can-leave-next = De là tu peux sortir au tour suivant ; { danger }.
takes-treasures =
    { $treasures ->
        [1] Tu y prendras un trésor au tour suivant.
        [2] Tu y prendras deux trésors au tour suivant.
       *[3] Tu y prendras trois trésors au tour suivant.
    }
wins =
    { $treasures ->
        [one] Tu sors avec { $treasures } trésor, plus que tous les autres : tu gagnes.
       *[other] Tu sors avec { $treasures } trésors, plus que tous les autres : tu gagnes.
    }
chief-may-come =
    { $percent ->
        [0] Si tu restes, le chef ne peut pas arriver avant ton tour suivant.
       *[other] Si tu restes, le chef arrive avant ton tour suivant { $percent } fois sur 100.
    }
turns-to-door =
    { $turns ->
        [2] De là il te faut encore deux tours pour sortir ; { danger }.
       *[other] De là il te faut encore au moins { $turns } tours pour sortir ; { danger }.
    }
