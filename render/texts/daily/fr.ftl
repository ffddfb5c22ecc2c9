### Le siège du jour.

error-counts = C’est l’unique essai de quelqu’un au siège du jour. Il compte jusqu’à { $until }, et d’ici là une seule personne le joue, avec les règles habituelles, là où personne d’autre ne regarde. Ensuite on peut le partager, le céder et l’amener partout.
daily-not-again = D’autres jouent avec ces dés jusqu’à { $until } : le siège du jour n’est pas fini. Dès lors, `/quotidien exercice` le rejoue aussi souvent que vous voulez.

name-daily = quotidien
name-practice = exercice
