### Who commands, and who proposes.

person-house = il calendario
person-nobody = qualcuno che se n’è andato
error-decided-by-vote = In questa partita nessuno decide da solo: si vota su quel che si fa. La votazione è sotto il tabellone.
error-only-advises = In questa partita comanda { $owner } e tu consigli: quel che scegli viene proposto, non eseguito.
