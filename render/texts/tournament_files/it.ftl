### Files of a tournament, and what verification finds in one.

tfile-holds = **Tutto corrisponde.** Ricalcolato da { $facts ->
    [one] un fatto
   *[other] { $facts } fatti
}: { $rounds ->
    [0] nessun turno finora
    [one] un turno
   *[other] { $rounds } turni
}, ogni numero sorteggiato, accoppiamento, punteggio, spareggio e posto.
tfile-sealed = **Finora tutto corrisponde, ma il torneo è in corso e il suo seme è ancora segreto.** Ricalcolato da { $facts ->
    [one] un fatto
   *[other] { $facts } fatti
}: { $rounds ->
    [0] nessun turno finora
    [one] un turno
   *[other] { $rounds } turni
}, ogni accoppiamento, punteggio, spareggio e posto. I sorteggi si possono controllare quando il seme è rivelato: esporta di nuovo il torneo alla fine.
tfile-differs = **Questo file non regge.** { $facts ->
    [0] Nulla del suo registro si è potuto ricostruire.
    [one] Si è ricostruito un fatto su { $all }.
   *[other] Si sono ricostruiti { $facts } fatti su { $all }.
}
tfile-seed = Il seme `{ $seed }` ha lo SHA-256 annunciato: { $hash }.
tfile-hash = Lo SHA-256 del suo seme, come fu annunciato: { $hash }.
tfile-unproven-people = Ciò che nessun file prova: che ogni fatto sia di chi vi è nominato, e che quanto due giocatori hanno riferito sia ciò che è accaduto al loro tavolo.
tfile-unproven-replays = I risultati delle partite del bot sono quelli che il bot ha rigiocato; ogni partita si verifica dalla sua esportazione.
tfile-sum = Il registro non è quello che fu scritto: un fatto è stato cambiato, aggiunto o tolto.
tfile-told = { $where }: ricalcolato è { $expected ->
    [none] nulla
   *[other] { $expected }
}; il file dice { $got ->
    [none] nulla
   *[other] { $got }
}.
tfile-more = E { $count ->
    [one] un altro fatto non regge.
   *[other] altri { $count } fatti non reggono.
}
tfile-not-the-lots = Fatto { $number }: questi non sono i numeri che il seme sorteggia ({ $rule }). Sono { $possible }.
tfile-not-the-scenario = Fatto { $number }: per questo turno il seme sorteggia un altro scenario ({ $rule }): { $possible }.
tfile-not-the-sides = Fatto { $number }: per questo turno il seme sorteggia altri schieramenti ({ $rule }).
tfile-not-the-game = Fatto { $number }: la partita di questo turno non segue dal seme ({ $rule }).
tfile-not-the-right-round = Fatto { $number }: questo non è il turno giusto ({ $rule }). Secondo la classifica i tavoli sono: { $possible }.
tfile-not-the-seed = Il seme ha uno SHA-256 diverso da quello annunciato ({ $rule }): { $hash } invece di { $told }.
tfile-not-created = Fatto { $number }, «{ $fact }»: un registro comincia con la creazione del suo torneo ({ $rule }).
tfile-impossible = Il fatto { $number }, «{ $fact }», lì non poteva accadere ({ $rule }): { $reason } Manca un fatto precedente, o era un altro.
tfile-no-file = Il file non si può leggere: { $detail }.
tfile-size = Il file è troppo lungo per un torneo: al massimo { $detail } MB.
tfile-text = Il file non è un testo: { $detail }
tfile-json = Il file è danneggiato, o non è un’esportazione: non è JSON. { $detail }
tfile-kind = Il file è JSON, ma non l’esportazione di un torneo. Le partite si controllano con `siegemaster verify`. { $detail }
tfile-format = Questo file è di un’altra versione (formato { $detail }), che questa non conosce. Aggiorna questa.
tfile-shape = Il file è danneggiato: { $detail }

button-tplay = Gioca la tua partita

tplay-begun = **La tua partita del turno { $round } comincia: { $link }** Chi la gioca ha gli stessi dadi, ciascuno da solo e non visto. Un solo tentativo{ $until ->
    [none] { "" }
   *[other] , che conta fino alle { $until }
}; il risultato arriva da sé.
tplay-table = **La partita del tuo tavolo comincia: { $link }** Il risultato arriva da sé quando è finita.
tplay-running = **La tua partita del turno { $round } è in corso: { $link }**
tplay-nothing = Al momento non hai partite da giocare in questo torneo: il turno è finito, il tuo tavolo ha già il risultato, o non vi giochi.
tplay-nobody = Uno dei due a questo tavolo non ha qui un account, perciò non si può giocare con me. Chiedi a un arbitro di decidere.
tplay-unknown = Questa versione non conosce il gioco di questo torneo, o non le sue regole della casa: «{ $game }». Chiedi a chi lo organizza.
tplay-thread-name = { $title }, turno { $round } ({ $who })
tplay-table-name = { $title }, turno { $round }, tavolo { $table }: { $one } – { $other }
tplay-direct-busy = La tua partita non è cominciata. Si gioca dove nessuno guarda, e nei tuoi messaggi diretti con me si gioca un’altra partita: { $link }. Premi di nuovo il pulsante in un canale di testo di un server dove tu e io possiamo creare thread privati e scriverci; oppure chiudi quella partita con `/assedio abbandona`; oppure portala in un altro canale con `/assedio qui`.
tplay-direct-closed = La tua partita è pronta, ma Discord non mi lascia scriverti. Permetti i messaggi diretti dai membri di un server che abbiamo in comune (nelle sue impostazioni di privacy), o sbloccami se mi hai bloccato; poi premi di nuovo il pulsante. Nulla è perduto, e nulla è stato deciso.

name-tournament-export = esporta
name-tournament-play = gioca
name-option-format = formato
command-tournament-export = Il torneo di questo canale in un file
command-tournament-play = La tua partita di questo turno, se il torneo si gioca con i giochi del bot
option-texport-format = Per quale programma; senza, tutto in un file che chiunque può controllare
choice-texport-json = Tutto, da controllare (JSON)
choice-texport-csv = Fogli di calcolo: classifica e tavoli (CSV)
choice-texport-html = L’ultimo turno su carta: incontri, referti (HTML)
choice-texport-bbcode = Classifica e turni per un forum (BBCode)
choice-texport-markdown = Classifica e turni in tabelle (Markdown)
choice-texport-ranking = Classifica per T³ (testo)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Turni per il calendario (ICS)

texport-json = **{ $title }** in un file: `{ $name }`. Contiene l’intero registro e ciò che ne viene, senza identificativi di Discord. Chiunque può ricalcolarlo: `siegemaster tournament verify { $name }`.
texport-sealed = I sorteggi si possono controllare quando il seme è rivelato, alla fine; le liste degli eserciti ci sono quando tutti possono vederle.
texport-csv = **{ $title }** per fogli di calcolo: la classifica, e tutti i tavoli con i loro campi e punti.
texport-html = L’ultimo turno di **{ $title }** in una pagina da stampare: incontri per tavolo e per nome, la classifica di prima, un referto per ogni tavolo.
texport-bbcode = **{ $title }** per un forum: la classifica, e incontri e punti di ogni turno. Incolla il testo in un messaggio.
texport-markdown = **{ $title }** in tabelle Markdown: la classifica, e incontri e punti di ogni turno.
texport-no-round = Nessun turno è ancora abbinato, quindi non c’è nulla da stampare. Richiedilo quando il primo turno è qui; gli altri formati sono pronti già ora.
texport-ranking = **{ $title }** come T³ lo accetta per la sua classifica: posto, nome, provenienza, esercito.
texport-listfortress = **{ $title }** con giocatori, turni e incontri, come lo legge ListFortress.
texport-ics = I turni di **{ $title }** per il tuo calendario.
texport-round = { $title }: turno { $round }
texport-too-large = Il file di **{ $title }** è più grande di quanto Discord accetti. Chiedilo a chi gestisce il bot.
