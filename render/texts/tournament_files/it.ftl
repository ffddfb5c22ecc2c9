### Files of a tournament, and what verification finds in one.

tfile-holds = **Tutto corrisponde.** Il bot ha ricalcolato { $facts ->
    [one] una voce
   *[other] { $facts } voci
}: { $rounds ->
    [0] ancora nessun turno
    [one] un turno
   *[other] { $rounds } turni
}, sorteggio, abbinamenti, punteggi, spareggi e posti.
tfile-sealed = **Finora tutto corrisponde, ma il torneo continua e il seme del sorteggio è ancora segreto.** Il bot ha ricalcolato { $facts ->
    [one] una voce
   *[other] { $facts } voci
}: { $rounds ->
    [0] ancora nessun turno
    [one] un turno
   *[other] { $rounds } turni
}, abbinamenti, punteggi, spareggi e posti. Alla fine esporta di nuovo il torneo: con il seme puoi controllare il sorteggio.
tfile-differs = **Questo file contiene un errore.** { $facts ->
    [0] Il bot non è riuscito a ricostruire nessuna voce del registro.
    [one] Il bot è riuscito a ricostruire una voce su { $all }.
   *[other] Il bot è riuscito a ricostruire { $facts } voci su { $all }.
}
tfile-seed = Il seme `{ $seed }` corrisponde allo SHA-256 annunciato: { $hash }.
tfile-hash = Lo SHA-256 annunciato del seme: { $hash }.
tfile-unproven-people = Nessun file può provare chi ha scritto ogni voce, né se un resoconto è vero.
tfile-unproven-replays = I risultati delle partite del bot vengono dai loro replay. Puoi verificare ogni partita con il suo file esportato.
tfile-sum = Il registro è stato alterato: una voce è cambiata, aggiunta o tolta.
tfile-told = { $where }: il bot calcola { $expected ->
    [none] nessun valore
   *[other] { $expected }
}, ma il file contiene { $got ->
    [none] nessun valore
   *[other] { $got }
}.
tfile-more = { $count ->
    [one] Un’altra voce è sbagliata.
   *[other] Altre { $count } voci sono sbagliate.
    }
tfile-not-the-lots = Voce { $number }: il sorteggio non è quello stabilito dal seme ({ $rule }). Secondo il seme è: { $possible }.
tfile-not-the-scenario = Voce { $number }: lo scenario di questo turno non è quello stabilito dal seme ({ $rule }). Secondo il seme è: { $possible }.
tfile-not-the-sides = Voce { $number }: in questo turno le fazioni dei giocatori non sono quelle stabilite dal seme ({ $rule }).
tfile-not-the-game = Voce { $number }: la partita di questo turno non è quella stabilita dal seme ({ $rule }).
tfile-not-the-right-round = Voce { $number }: gli abbinamenti sono sbagliati ({ $rule }). Secondo la classifica i tavoli sono: { $possible }.
tfile-not-the-seed = Il seme non corrisponde allo SHA-256 annunciato ({ $rule }): { $hash } invece di { $told }.
tfile-not-created = Voce { $number }, «{ $fact }»: il registro deve cominciare con la creazione del torneo ({ $rule }).
tfile-impossible = La voce { $number }, «{ $fact }», non era possibile in quel momento ({ $rule }): { $reason } Una voce precedente manca o era diversa.
tfile-no-file = Il file non è leggibile: { $detail }.
tfile-size = Il file è troppo grande per un torneo. Il limite è { $detail } MB.
tfile-text = Il file non è un testo: { $detail }
tfile-json = Il file è danneggiato, o non è un’esportazione: non è JSON. { $detail }
tfile-kind = Il file è JSON, ma non è l’esportazione di un torneo. Controlla le partite con `siegemaster verify`. { $detail }
tfile-format = Questo file viene da una versione più nuova (formato { $detail }), e questa versione non può leggerlo. Aggiorna il bot.
tfile-shape = Il file è danneggiato: { $detail }

button-tplay = Gioca la tua partita

tplay-begun = **La tua partita del turno { $round } comincia: { $link }** Tutti i giocatori hanno gli stessi dadi, e nessuno vede le altre partite. Hai un solo tentativo{ $until ->
    [none] { "" }
   *[other] , fino al { $until }
}. Il bot inserisce il risultato.
tplay-table = **La partita del tuo tavolo comincia: { $link }** Alla fine il bot inserisce il risultato.
tplay-running = **La tua partita del turno { $round } è in corso: { $link }**
tplay-rated = Questa partita vale per la classifica: il bot non dà consigli, piani né probabilità di vittoria.
tplay-nothing = Ora non hai partite da giocare qui. Forse il turno è finito, il tuo tavolo ha già un risultato, o non partecipi al torneo.
tplay-nobody = Uno dei due giocatori di questo tavolo non ha un account qui: il bot non può gestire la partita. Chiedi una decisione a un arbitro.
tplay-unknown = Questa versione del bot non conosce il gioco di questo torneo, o le sue regole della casa: «{ $game }». Avvisa l’organizzatore.
tplay-thread-name = { $title }, turno { $round } ({ $who })
tplay-table-name = { $title }, turno { $round }, tavolo { $table }: { $one } – { $other }
tplay-direct-busy = La tua partita non è cominciata. Deve restare privata, e nei tuoi messaggi diretti con il bot c’è già una partita: { $link }. Abbandonala con `/assedio abbandona`, o spostala con `/assedio qui`. Oppure premi di nuovo il pulsante in un canale dove tu e il bot potete creare thread privati.
tplay-direct-closed = La tua partita è pronta, ma Discord non permette al bot di scriverti. Nelle impostazioni di privacy permetti i messaggi diretti dai membri di un server comune. Se hai bloccato il bot, sbloccalo. Poi premi di nuovo il pulsante. Non hai perso nulla.

name-tournament-export = esporta
name-tournament-play = gioca
name-option-format = formato
command-tournament-export = Esporta il torneo di questo canale in un file
command-tournament-play = Gioca la tua partita di questo turno, in un torneo con i giochi del bot
option-texport-format = Il formato (se vuoto: tutto in un file che chiunque può controllare)
choice-texport-json = Tutto il torneo, da verificare (JSON)
choice-texport-csv = Fogli di calcolo: classifica e tavoli (CSV)
choice-texport-html = L’ultimo turno da stampare: abbinamenti e foglietti (HTML)
choice-texport-bbcode = Classifica e turni per un forum (BBCode)
choice-texport-markdown = Classifica e turni in tabelle (Markdown)
choice-texport-ranking = Classifica per T³ (testo)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Turni per il calendario (ICS)

texport-json = **{ $title }** in un file: `{ $name }`. Contiene tutto il registro e i risultati, senza id di Discord. Chiunque può controllarlo: `siegemaster tournament verify { $name }`.
texport-sealed = Potrai controllare il sorteggio alla fine, quando il bot rivelerà il seme. Il file contiene le liste solo quando tutti possono vederle.
texport-csv = **{ $title }** per fogli di calcolo: la classifica, e tutti i tavoli con resoconti e punti.
texport-html = L’ultimo turno di **{ $title }** in una pagina da stampare. Contiene gli abbinamenti per tavolo e per nome, la classifica precedente e un foglietto per ogni tavolo.
texport-bbcode = **{ $title }** per un forum: la classifica, gli abbinamenti e i punti di ogni turno. Incolla il testo in un messaggio.
texport-markdown = **{ $title }** in tabelle Markdown: la classifica, gli abbinamenti e i punti di ogni turno.
texport-no-round = Non ci sono ancora abbinamenti, quindi non c’è nulla da stampare. Esporta di nuovo dopo il primo abbinamento, o scegli un altro formato.
texport-ranking = **{ $title }** per la classifica di T³: posto, nome, provenienza ed esercito.
texport-listfortress = **{ $title }** per ListFortress: giocatori, turni e incontri.
texport-ics = I turni di **{ $title }** per il tuo calendario.
texport-round = { $title }: turno { $round }
texport-too-large = Il file di **{ $title }** è troppo grande per Discord. Chiedilo al gestore del bot.
