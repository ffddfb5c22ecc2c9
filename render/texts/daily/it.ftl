### L’assedio del giorno.

error-counts = Questo è l’unico tentativo di qualcuno all’assedio del giorno. Vale fino alle { $until }, e fino ad allora lo gioca una sola persona, con le regole solite, dove nessun altro guarda. Dopo si può condividere, cedere e portare ovunque.
daily-not-again = Altri giocano con questi dadi fino alle { $until }: l’assedio del giorno non è finito. Da allora, `/giornaliero allenati` lo rigioca quanto vuoi.

name-daily = giornaliero
name-practice = allenati
