### Who commands, and who proposes.

person-house = le calendrier
person-nobody = quelqu’un qui est parti
error-decided-by-vote = Dans cette partie, personne ne décide seul : on vote sur ce qui se fait. Le vote se trouve sous le plateau.
error-only-advises = Dans cette partie, { $owner } commande et vous conseillez : ce que vous choisissez est proposé, pas exécuté.
