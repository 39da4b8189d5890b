# Why a hand of Attrap'trésors, in English (knowledge/attrap_tresors_reasons.py).

costs = It costs no more than { $value }.
pays = It pays { $value }.
six-colours = All six colours are there: the column pays { $value }.
three-of-yours = Three dice show the colour you need: the column pays { $value }.
nothing-entitles = Nothing entitles you to it: leave the column alone.
