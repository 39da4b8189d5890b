# Pourquoi une main d'Attrap'trésors, en français (knowledge/attrap_tresors_reasons.py). On tutoie.

costs = Cela ne coûte que { $value }.
pays = Cela rapporte { $value }.
six-colours = Les six couleurs sont là : la colonne rapporte { $value }.
three-of-yours = Trois dés montrent ta couleur : la colonne rapporte { $value }.
nothing-entitles = Rien ne t'y autorise : laisse la colonne.
