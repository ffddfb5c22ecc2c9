### Tornei: ciò che tutti ne vedono e ciò che fanno i giocatori.

## L’annuncio

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Non ancora annunciato.
        [open] Le iscrizioni sono aperte.
        [closed] Le iscrizioni sono chiuse.
        [running] In corso.
        [over] Finito.
       *[cancelled] Annullato.
    }
tournament-starts = Inizio: { $at } nel tuo fuso orario (il torneo segue l’ora di { $zone })
tournament-format-day = { $rounds ->
        [0] Turni di { $minutes } minuti (il numero dipende dai giocatori)
        [one] Un turno di { $minutes } minuti
       *[other] { $rounds } turni di { $minutes } minuti
    }, in un giorno: { $what }.
tournament-format-weeks = { $rounds ->
        [0] Un turno alla settimana (il numero di turni dipende dai giocatori)
        [one] Un turno di una settimana
       *[other] { $rounds } turni, uno alla settimana
    }: { $what }.
tournament-format-league = Campionato: tutti giocano due volte contro tutti, una volta per fazione, una partita alla settimana. Dura { $least ->
        [6] { $most ->
            [18] 6 settimane con tre giocatori, 18 con dieci
           *[other] 6 settimane
        }
       *[other] { $least } settimane
    }.
tournament-tables-reported = partite giocate al tavolo, con il resoconto qui
tournament-tables-game = partite a due fazioni, giocate qui
tournament-tables-duel = duelli: due giocatori, la stessa partita, gli stessi dadi
tournament-tables-duplicate = tutti giocano la stessa partita
tournament-plays = Gioco: { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Tutti giocano la stessa fazione contro il pilota automatico. Nel turno seguente passano all’altra.
tournament-battle = Un utente ha scritto questa battaglia. Tutte le partite del torneo usano il testo attuale, anche se qualcuno lo cambia nella raccolta.
tournament-battle-untried = ⚠ Il bot non sa se questa battaglia è equilibrata. Per andare sul sicuro, scegli un `formato` in cui ogni coppia gioca con entrambe le fazioni, come il campionato. Oppure annuncia il torneo così com’è.
tournament-battle-uneven = ⚠ Per compensare lo squilibrio, scegli un `formato` in cui ogni coppia gioca con entrambe le fazioni, come il campionato. Oppure annuncia il torneo così com’è.
tournament-rated = **Vale per la classifica:** le partite cambiano il punteggio dei giocatori. Niente consigli, niente piani, niente probabilità di vittoria, niente mosse annullate di comune accordo. Fra gli stessi due giocatori contano solo due partite in 30 giorni (T99).
tournament-scenarios = Scenari: { $names }
tournament-lists-due = Consegna la lista dell’esercito entro { $at }: da { $least } a { $most } unità, 1.000 punti (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] Ancora nessun iscritto
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
        [one] una persona in lista d’attesa
       *[other] { $count } in lista d’attesa
    }
tournament-leaders = Organizzatore e arbitri: { $names }
tournament-seed-hash = Un seme decide il sorteggio, gli scenari e le fazioni. La sua impronta SHA-256: { $hash } (T83).
tournament-seed = Il seme: { $seed }
tournament-nobody-yet = Ancora nessun iscritto.
tournament-list-is-in = lista consegnata
tournament-is-here = presente
tournament-on-waiting-list = lista d’attesa
tournament-has-left = ha lasciato il torneo

## Turni e classifiche

tournament-round-title = ## Turno { $round } di { $of }
tournament-round-name = **{ $name }**
tournament-round-over = Il turno è finito.
tournament-round-until = Fine del turno: { $at } ({ $left })
tournament-round-until-day = Fine del turno: { $at } ({ $left })
tournament-round-waits = Il turno comincia quando un arbitro lo avvia.
tournament-round-duplicate = Partite finite: { $done } su { $of }.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (fine: { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · resoconto da confermare
tournament-table-disputed = **{ $table }** { $a } – { $b } · contestazione
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } è senza avversario: vittoria a tavolino.
tournament-bye-league = { $name } è senza avversario.
tournament-alone = { $name } non ha avversario: { $other } ha lasciato il torneo.
tournament-more-tables = … e { $count ->
        [one] un altro tavolo
       *[other] altri { $count } tavoli
    }: `/torneo abbinamenti`
tournament-page = ## Classifica dopo il turno { $round }
tournament-final-page = ## { $title }: classifica finale
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annullato
tournament-more-places = … e { $count ->
        [one] un altro giocatore
       *[other] altri { $count } giocatori
    }: `/torneo classifica`
tournament-corrected-more = Altre modifiche: { $count }. Per vederle tutte usa `/torneo registro`.
tournament-page-key = Colonne: totale · punti degli avversari negli altri incontri (T58) · punti fatti e subiti (T59). I giocatori pari in tutto hanno lo stesso posto (T60). I motivi della classifica: `/torneo perché`.
tournament-page-key-other = Colonne: totale · { $breaks }. I giocatori pari in tutto hanno lo stesso posto (T60). I motivi della classifica: `/torneo perché`.
tournament-corrected = Modifica, { $at }: { $what }
tournament-podium = # { $place }. { $name } · { $total }

## Ciò che fanno i giocatori

button-tournament-join = Iscriviti
button-tournament-list = Consegna la lista
button-tournament-who = Iscritti
button-tournament-announce = Annuncia
button-tournament-report = Fai il resoconto
button-tournament-mine = Il mio tavolo
button-tournament-page = Classifica
button-tournament-leave = Sì, lascio il torneo
tournament-too-soon = Le liste vanno consegnate sette giorni prima (T6), quindi il torneo non può iniziare prima di { $at }. Scegli un giorno successivo.
tournament-in-the-past = { $when } è già passato. Scegli un giorno futuro.
tournament-no-own-games = In questo tipo di torneo i giocatori fanno il resoconto delle loro partite. Per usare i giochi del bot scegli un altro `formato`.
tournament-no-such-game = Questo tipo di torneo non può usare quel gioco. Può usare: { $games }.
tournament-no-series = **{ $name }** è una serie, e ogni tavolo gioca una sola battaglia. Scegli una battaglia della serie, o un’altra battaglia.
tournament-only-in-servers = Un torneo è possibile solo nel canale di un server. Usa lì questo comando.
tournament-no-name = Il torneo non ha un nome leggibile. Ripeti il comando con un `nome`.
tournament-there-is-one = Questo canale ha già un torneo: { $title }. Usa un altro canale, o concludi prima quel torneo.
tournament-drawn-up = **{ $title }** è pronto e lo vedi solo tu. Per cambiarlo: `/arbitro impostazioni`. Per pubblicarlo qui e aprire le iscrizioni premi «Annuncia».
tournament-announced = Il torneo è annunciato. Per giocare premi «Iscriviti» sotto l’annuncio.
tournament-join-title = Iscrizione: { $title }
tournament-join-name = Il tuo nome in classifica
tournament-join-origin = Città o club (facoltativo)
tournament-join-club = Fai parte del club organizzatore?
tournament-join-club-hint = Se i giocatori sono dispari, un membro del club organizzatore cede il posto (T10).
tournament-join-remind = Vuoi promemoria nei messaggi diretti?
tournament-yes = Sì
tournament-no = No
tournament-joined = Iscrizione fatta: hai il numero **{ $number }**. { $lists ->
        [yes] Consegna la lista entro { $at }.
       *[no] Il bot fa il sorteggio quando le iscrizioni chiudono.
    }
tournament-joined-rated = Questo torneo vale per la classifica.
tournament-joined-rated-first = Questo torneo vale per la classifica, e per te è la prima volta. Nessun altro vede il tuo punteggio finché non lo mostri con `/sfida punteggio`.
tournament-joined-waiting = Sei in lista d’attesa, al posto **{ $place }**. Quando un giocatore si ritira, entra la prima persona in lista.
tournament-joined-already = La tua iscrizione è già registrata: hai il numero { $number }.
tournament-out = { $how ->
        [expelled] Un arbitro ti ha espulso da questo torneo. Se è un errore, chiedi a un arbitro di annullare l’espulsione.
        [expelled-for-life] Un arbitro ti ha espulso a vita, quindi anche da questo torneo. Se è un errore, chiedi a un arbitro di annullare l’espulsione.
        [abandoned] Hai lasciato questo torneo. Per giocare di nuovo, chiedi a un arbitro di riammetterti.
        [excused] La tua assenza dal resto del torneo è giustificata. Per giocare di nuovo, chiedi a un arbitro di riammetterti.
        [aside] Hai ceduto il posto per rendere pari il numero dei giocatori (T10). Se qualcuno è assente, un arbitro può farti entrare.
       *[other] I tuoi risultati sono stati annullati, e non giochi più in questo torneo. Se è un errore, parlane con un arbitro.
    }
tournament-found-lost = { $title } · il suo canale non c’è più
button-tournament-move = Sposta qui «{ $title }»
button-tournament-file = Esporta «{ $title }»
tournament-moved = { $title } continua in questo canale. I suoi ultimi messaggi arrivano qui.
tournament-channel-there = Il canale del torneo c’è ancora: { $channel }. Puoi spostare un torneo solo se il suo canale non c’è più.
tournament-late = Le iscrizioni sono chiuse. Ora può ammetterti solo l’organizzatore, con l’ultimo numero di sorteggio (T11).
button-tournament-late = Chiedi di giocare
tournament-late-asked = Il bot ha mandato la tua richiesta all’organizzatore nel canale. Se l’organizzatore ti ammette, il tuo nome compare in classifica.
tournament-late-asks = { $leader }: { $name } chiede di giocare in { $title }, con l’ultimo numero di sorteggio (T11).
button-tournament-admit = Ammetti
tournament-by-hand = { $judge } ha abbinato a mano i tavoli { $tables }, { $at }: { $reason } (T20)
tournament-not-in = Non giochi in questo torneo.
tournament-list-title = La tua lista
tournament-list-text = La lista, un’unità per riga
tournament-list-hint = sigla | nome | basi | VT | costo | parole («comandante», «generale»…). La riga «esercito: …» dà il nome all’esercito.
tournament-list-no-text = Il file non è un file di testo. Consegnane uno con un’unità per riga: sigla | nome | basi | VT | costo | parole.
tournament-list-too-large = Il file ha { $size } byte. Il limite è 65.536.
tournament-list-none = Questo torneo non ha liste dell’esercito.
tournament-left = Hai lasciato il torneo.
tournament-withdrawn = Hai ritirato l’iscrizione. Il bot l’ha cancellata.
tournament-leave-sure = Se lasci il torneo ora, il tuo totale diventa 0 e finisci all’ultimo posto. I punti contano ancora negli spareggi degli avversari (T49). Se lasci due tornei in un anno, l’organizzatore può escluderti per sempre (T55). Confermi?
tournament-leave-sure-games = Se lasci il torneo ora, perdi la partita di questo turno, e nei prossimi turni non avrai avversari. I tuoi punti restano. Confermi?
tournament-leave-sure-early = Hai giocato { $done } delle tue { $games } partite, meno della metà. Se lasci ora, nessuna delle tue partite conta e finisci all’ultimo posto (T97). Confermi?
tournament-leave-sure-late = Hai giocato { $done } delle tue { $games } partite. Se lasci ora, queste contano, e gli avversari vincono le altre a tavolino (T97). Confermi?
tournament-here-noted = La tua presenza è registrata.
tournament-away-noted = Hai scelto di saltare il turno { $round }.
tournament-back-noted = Hai scelto di giocare il turno { $round }.
tournament-my-table = Giochi al tavolo **{ $table }** contro **{ $name }**. { $scenario }
tournament-my-table-left = In questo turno sei senza avversario: vittoria a tavolino.
tournament-my-table-bye = In questo turno sei senza avversario.
tournament-my-table-alone = In questo turno non hai avversario: { $name } ha lasciato il torneo.
tournament-my-table-none = In questo turno non hai un tavolo.
tournament-no-round = Il bot non ha ancora pubblicato nessun turno.
tournament-stale-press = Il torneo è andato avanti da quando è apparso questo pulsante. Per vedere la situazione attuale usa `/torneo info` o `/torneo tavolo`.
tournament-none-found = In questo server non c’è ancora stato un torneo. Creane uno con `/torneo crea`.
tournament-found = { $title } · { $stage ->
        [drawn-up] non annunciato
        [open] iscrizioni aperte
        [closed] iscrizioni chiuse
        [running] in corso
        [over] finito
       *[cancelled] annullato
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Registro di { $title }

## I comandi

command-tournament = I tornei: iscriviti, fai il resoconto, guarda la classifica
command-tournament-create = Crea un torneo in questo canale
command-tournament-join = Iscriviti al torneo di questo canale
command-tournament-leave = Lascia il torneo
command-tournament-list = Consegna la lista dell’esercito, come file o testo
command-tournament-here = Conferma la tua presenza il giorno del torneo
command-tournament-away = Salta un turno, o decidi di giocarlo comunque
command-tournament-table = Mostra il tuo tavolo di questo turno
command-tournament-report = Fai il resoconto del tuo tavolo
command-tournament-pairings = Mostra i tavoli di un turno
command-tournament-page = Mostra la classifica attuale, o quella dopo un turno
command-tournament-info = Mostra formato, date, iscritti e impronta del seme
command-tournament-why = Spiega un abbinamento o un posto
command-tournament-log = Mostra tutto ciò che è successo nel torneo
command-tournament-find = Elenca i tornei di questo server, anche passati
option-tournament-format = Il tipo di torneo
option-tournament-name = Il nome del torneo
option-tournament-when = Giorno e ora, per esempio «sabato 9:30» o «22 marzo 21:00»
option-tournament-zone = Il fuso orario: una città o un paese
option-tournament-rounds = Numero di turni (se vuoto: dipende dal numero dei giocatori)
option-tournament-places = Numero di posti (se vuoto: senza limite)
option-tournament-game = Il gioco, se il torneo usa i giochi del bot
option-tournament-scenario = Lo scenario di quel gioco
option-tournament-rated = Se le partite valgono per la classifica (se vuoto: no)
option-tournament-round = Il turno (se vuoto: quello in corso)
option-tournament-back = Gioca il turno che volevi saltare
option-tournament-file = La tua lista in un file: testo o foglio di calcolo (CSV, TSV)
option-tournament-player = Il numero o il nome di un giocatore
option-tournament-table = Il tavolo
choice-tournament-centuria-day = Centuria, un giorno
choice-tournament-centuria-weeks = Centuria, un turno alla settimana
choice-tournament-games = Le partite a due fazioni del bot
choice-tournament-league = Campionato: tutti due volte contro tutti
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
tournament-no-such-round = Il turno { $round } non è stato pubblicato. L’ultimo è il turno { $posted }.
