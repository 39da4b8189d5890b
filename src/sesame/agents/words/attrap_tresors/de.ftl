# Warum eine Hand von Attrap'trésors, auf Deutsch (knowledge/attrap_tresors_reasons.py). Man duzt.

costs = Das kostet nur { $value }.
pays = Das bringt { $value }.
six-colours = Alle sechs Farben sind da: die Säule bringt { $value }.
three-of-yours = Drei Würfel zeigen deine Farbe: die Säule bringt { $value }.
nothing-entitles = Nichts berechtigt dich dazu: lass die Säule stehen.
