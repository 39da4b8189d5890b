# La leçon de Bakschisch. On vouvoie. Une phrase à la fois : que faire, puis pourquoi.

most = Voici l'eunuque : fermez le poing sur au moins trois pièces.
most-other = Trop peu : il en faut trois pour dépasser les autres.
most-done = Qui montre le plus d'or avance jusqu'au prochain eunuque.

nothing = Le garde suivant n'est qu'à une case : ne donnez rien, 0 pièce.
nothing-other = C'est permis, mais gardez votre or pour mieux.
nothing-done = Tous paient ce qu'ils montrent, même sans gagner : vous, rien.

thief = Les autres vont payer cher : fermez le poing sur votre voleur.
thief-other = C'est permis, mais essayez ici votre voleur.
thief-done = Le voleur rapporte tout l'or montré par les autres ; il sert une fois par tour.

caliph = Le Calife aide les derniers, et vous êtes troisième : offrez trois pièces.
caliph-other = Trop peu : offrez au moins trois pièces.
caliph-done = Troisième de la course, vous avancez de trois cases.

fifth = Cinquième carte : qui offre le moins recule, alors offrez deux pièces ou plus.
fifth-other = Vous reculeriez : montrez au moins deux pièces.
fifth-done = Bahia recule ; puis le pot se partage et les voleurs rentrent.

throne = Plus aucun fakir devant vous : gagnez-le, quatre pièces suffisent.
throne-other = Trop peu : il vous en faut quatre.
throne-done = Personne devant ? C'est le trône, tout droit.

keep = Sur le trône, tenez la cinquième carte : offrez deux pièces ou plus.
keep-other = Vous quitteriez le trône : montrez au moins deux pièces.
keep-done = Encore sur le trône à la fin du tour : vous êtes calife.
