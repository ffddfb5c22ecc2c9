### Tornei: ciò che tutti ne vedono e ciò che fanno i giocatori.

## L’annuncio

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Preparato, non ancora annunciato.
        [open] Le iscrizioni sono aperte.
        [closed] Le iscrizioni sono chiuse.
        [running] In corso.
        [over] Finito.
       *[cancelled] Annullato.
    }
tournament-starts = { $at }, ora di chi legge (il torneo segue l’ora di { $zone })
tournament-format-day = { $rounds ->
        [0] Turni secondo il numero dei giocatori, ciascuno
        [one] Un turno
       *[other] { $rounds } turni
    } da { $minutes } minuti in un giorno: { $what }.
tournament-format-weeks = { $rounds ->
        [0] Turni secondo il numero dei giocatori, uno alla settimana
        [one] Un turno di una settimana
       *[other] { $rounds } turni, uno alla settimana
    }: { $what }.
tournament-tables-reported = partite su tavoli veri, riferite qui
tournament-tables-game = partite a due parti, giocate qui
tournament-tables-duel = duelli: in due la stessa partita con gli stessi dadi
tournament-tables-duplicate = tutti giocano la stessa partita
tournament-plays = Gioco: { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Tutti hanno la stessa parte, contro l’autopilota; nel turno successivo l’altra.
tournament-scenarios = Scenari: { $names }
tournament-lists-due = Liste dell’esercito entro { $at }: da { $least } a { $most } unità, 1.000 punti (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] Ancora nessuno
            [one] Un iscritto
           *[other] { $count } iscritti
        }
       *[other] { $count } posti occupati su { $places }
    }
tournament-lists-in = { $count ->
        [0] ancora nessuna lista
        [one] una lista
       *[other] { $count } liste
    }
tournament-waiting = { $count ->
        [one] uno aspetta un posto
       *[other] { $count } aspettano un posto
    }
tournament-leaders = Dirige { $names }
tournament-seed-hash = Sorteggi, scenari e parti seguono da un seme con SHA-256 { $hash } (T83).
tournament-seed = Il seme: { $seed }
tournament-nobody-yet = Nessuno è ancora iscritto.
tournament-list-is-in = lista consegnata
tournament-is-here = presente
tournament-on-waiting-list = lista d’attesa
tournament-has-left = ha abbandonato

## Turni e classifiche

tournament-round-title = ## Turno { $round } di { $of }
tournament-round-name = **{ $name }**
tournament-round-over = Il turno è finito.
tournament-round-until = Fino alle { $at } ({ $left })
tournament-round-until-day = Fine del turno: { $at } ({ $left })
tournament-round-waits = Comincia quando un arbitro lo avvia.
tournament-round-duplicate = { $done } su { $of } hanno finito la partita.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (fine: { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · riferito, da confermare
tournament-table-disputed = **{ $table }** { $a } – { $b } · contestato
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } resta senza avversario e vince a tavolino.
tournament-more-tables = … e { $count ->
        [one] un altro tavolo
       *[other] altri { $count } tavoli
    }: `/torneo abbinamenti`
tournament-page = ## La classifica dopo il turno { $round }
tournament-final-page = ## { $title }: la classifica finale
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties } · { $difference }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annullato
tournament-more-places = … e { $count ->
        [one] un altro
       *[other] altri { $count }
    }: `/torneo classifica`
tournament-corrected-more = Altri cambiamenti: { $count }. `/torneo registro` li mostra tutti.
tournament-page-key = Totale · ciò che gli avversari hanno fatto contro altri (T58) · punti fatti meno subiti (T59). Chi è pari in tutto divide il posto (T60). Perché: `/torneo perché`.
tournament-corrected = In seguito, { $at }: { $what }
tournament-podium = # { $place }. { $name } · { $total }

## Ciò che fanno i giocatori

button-tournament-join = Mi iscrivo
button-tournament-list = Consegno la lista
button-tournament-who = Chi c’è
button-tournament-announce = Annuncia
button-tournament-report = Riferisci
button-tournament-mine = Il mio tavolo
button-tournament-page = Classifica
button-tournament-leave = Sì, abbandono
tournament-too-soon = Le regole vogliono le liste sette giorni prima (T6): si può fare { $at } al più presto.
tournament-in-the-past = { $when } è già passato. Scegli un giorno che deve ancora venire.
tournament-no-own-games = In questo tipo di torneo sono i tavoli a riferire i risultati. Per le partite del bot scegli un altro `format`.
tournament-no-such-game = Questo tipo di torneo non può giocarlo. Può giocare: { $games }.
tournament-only-in-servers = Un torneo vive in un canale di un server. Usa il comando lì.
tournament-no-name = Un torneo ha bisogno di un nome visibile. Ripeti il comando con un `nome`.
tournament-there-is-one = In questo canale c’è già un torneo: { $title }. Usa un altro canale, o concludi prima quello.
tournament-drawn-up = **{ $title }** è preparato. Nessuno lo vede ancora. `/arbitro impostazioni` lo cambia; «Annuncia» lo pubblica qui e apre le iscrizioni.
tournament-announced = Annunciato. Per giocare, premi «Mi iscrivo» sotto l’annuncio.
tournament-join-title = Iscrizione: { $title }
tournament-join-name = Nome in classifica
tournament-join-origin = Città o club (facoltativo)
tournament-join-club = Del club organizzatore?
tournament-join-club-hint = Se i giocatori sono dispari, uno del club organizzatore si fa da parte (T10).
tournament-join-remind = Promemoria in messaggi diretti?
tournament-yes = Sì
tournament-no = No
tournament-joined = Sei dentro: numero **{ $number }**. { $lists ->
        [yes] Consegna la lista entro { $at }.
       *[no] Il sorteggio si fa alla chiusura delle iscrizioni.
    }
tournament-joined-waiting = Sei in lista d’attesa: posto **{ $place }**. Chi si ritira fa spazio.
tournament-joined-already = Hai già un’iscrizione, con il numero { $number }.
tournament-out = { $how ->
        [expelled] Un arbitro ti ha espulso da questo torneo. Se è un errore, parlane con un arbitro: può annullare l’espulsione.
        [expelled-for-life] Un arbitro ti ha espulso a vita, anche da questo torneo. Se è un errore, parlane con un arbitro: può annullare l’espulsione.
        [abandoned] Hai lasciato questo torneo. Per giocare di nuovo, chiedi a un arbitro di riammetterti.
        [excused] La tua assenza dal resto del torneo è giustificata. Per giocare di nuovo, chiedi a un arbitro di riammetterti.
        [aside] Hai ceduto il posto per rendere pari il numero dei giocatori (T10). Se qualcuno è assente, un arbitro ti fa entrare.
       *[other] I tuoi risultati sono annullati e non giochi più in questo torneo. Se è un errore, parlane con un arbitro.
    }
tournament-found-lost = { $title } · il suo canale non c’è più
button-tournament-move = Porta qui «{ $title }»
button-tournament-file = Esporta «{ $title }»
tournament-moved = { $title } continua in questo canale. Qui arrivano i suoi ultimi messaggi.
tournament-channel-there = Il suo canale c’è ancora: { $channel }. Un torneo si sposta solo se il canale non c’è più.
tournament-late = Le iscrizioni sono chiuse. Ora ti ammette solo chi organizza, con l’ultimo numero del sorteggio (T11).
button-tournament-late = Chiedi di giocare
tournament-late-asked = La domanda è arrivata a chi organizza, nel canale. Se ti ammette, il tuo nome comparirà in classifica.
tournament-late-asks = { $leader }: { $name } chiede di giocare in { $title }, con l’ultimo numero del sorteggio (T11).
button-tournament-admit = Ammetti
tournament-by-hand = { $judge } ha accoppiato a mano i tavoli { $tables }, { $at }: { $reason } (T20)
tournament-not-in = Non giochi in questo torneo.
tournament-list-title = La mia lista
tournament-list-text = La lista, un’unità per riga
tournament-list-hint = sigla | nome | basi | VT | costo | parole. «esercito: …»; «comandante» e «generale».
tournament-list-no-text = Questo non è un testo. Consegna la lista come testo: un’unità per riga, sigla | nome | basi | VT | costo | parole.
tournament-list-too-large = Il file ha { $size } byte; al massimo 65.536.
tournament-list-none = In questo torneo non ci sono liste dell’esercito.
tournament-left = Hai abbandonato il torneo.
tournament-withdrawn = Ti sei ritirato. Non ne resta nulla.
tournament-leave-sure = Se abbandoni adesso il tuo totale diventa 0 e finisci ultimo; i punti che hai fatto restano negli spareggi degli avversari (T49). Un abbandono all’anno si sopporta (T55). Vuoi davvero?
tournament-here-noted = Bene: sei presente.
tournament-away-noted = Annotato: salti il turno { $round }.
tournament-back-noted = Annotato: giochi comunque il turno { $round }.
tournament-my-table = Tavolo **{ $table }**, contro **{ $name }**. { $scenario }
tournament-my-table-left = In questo turno resti senza avversario e vinci a tavolino.
tournament-my-table-none = In questo turno non hai un tavolo.
tournament-no-round = Nessun turno è stato ancora pubblicato.
tournament-stale-press = Questo pulsante non vale più: il torneo è andato avanti. `/torneo info` e `/torneo tavolo` mostrano com’è ora.
tournament-none-found = In questo server non c’è ancora stato un torneo. `/torneo crea` ne comincia uno.
tournament-found = { $title } · { $stage ->
        [drawn-up] preparato
        [open] iscrizioni aperte
        [closed] iscrizioni chiuse
        [running] in corso
        [over] finito
       *[cancelled] annullato
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Il registro di { $title }

## I comandi

command-tournament = Tornei: iscriversi, riferire le partite, vedere la classifica
command-tournament-create = Prepara un torneo in questo canale
command-tournament-join = Iscriviti al torneo di questo canale
command-tournament-leave = Abbandona il torneo
command-tournament-list = Consegna la lista dell’esercito, come file o testo
command-tournament-here = Di’ che ci sei, il giorno del torneo
command-tournament-away = Salta un turno, o ripensaci
command-tournament-table = Il tuo tavolo di questo turno
command-tournament-report = Riferisci che cosa è successo al tuo tavolo
command-tournament-pairings = I tavoli di un turno
command-tournament-page = La classifica, adesso o dopo un turno
command-tournament-info = Formula, date, chi c’è, l’hash del seme
command-tournament-why = Perché questo abbinamento, o questo posto
command-tournament-log = Tutto ciò che è successo nel torneo
command-tournament-find = I tornei di questo server, anche passati
option-tournament-format = Che tipo di torneo
option-tournament-name = Il suo nome
option-tournament-when = Giorno e ora, per esempio «sabato 9:30» o «22 marzo 21:00»
option-tournament-zone = Il suo fuso orario: una città o un paese
option-tournament-rounds = Quanti turni; senza, quanti è d’uso
option-tournament-places = Quanti possono giocare; senza, tutti
option-tournament-game = Quale gioco del bot, dove si giocano i suoi
option-tournament-scenario = Quale scenario di quel gioco
option-tournament-round = Quale turno; senza, quello in corso
option-tournament-back = Ripensaci
option-tournament-file = La tua lista in un file: testo o foglio di calcolo (CSV, TSV)
option-tournament-player = Il posto di chi; un numero o un nome
option-tournament-table = Quale tavolo
choice-tournament-centuria-day = Centuria, un giorno
choice-tournament-centuria-weeks = Centuria, un turno alla settimana
choice-tournament-games = Le partite a due parti del bot
choice-tournament-duel = Duelli: la stessa partita, gli stessi dadi
choice-tournament-duplicate = Tutti giocano la stessa partita
name-tournament = torneo
name-tournament-create = crea
name-tournament-join = iscriviti
name-tournament-leave = abbandona
name-tournament-list = lista
name-tournament-here = presente
name-tournament-away = salta
name-tournament-table = tavolo
name-tournament-report = riferisci
name-tournament-pairings = abbinamenti
name-tournament-page = classifica
name-tournament-info = info
name-tournament-why = perché
name-tournament-log = registro
name-tournament-find = cerca
name-option-name = nome
name-option-places = posti
name-option-rounds = turni
tournament-no-such-round = Il turno { $round } non è stato pubblicato; l’ultimo è il turno { $posted }.
