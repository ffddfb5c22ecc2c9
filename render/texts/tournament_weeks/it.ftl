### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } ha proposto questi orari per il tavolo { $table }, turno { $round }: { $times }.
did-time-agreed = { $name } ha accettato un orario per il tavolo { $table }, turno { $round }: { $time }.
did-time-asked = { $name } ha chiesto altro tempo per il tavolo { $table }, turno { $round }.
did-time-refused = Un arbitro non ha dato altro tempo al tavolo { $table }, turno { $round }.
did-nobody-came = { $name } ha segnalato che l’avversario non è venuto al tavolo { $table }, turno { $round }.
did-told-to-wait = Un arbitro ha chiesto ai giocatori del tavolo { $table }, turno { $round }, di aspettare.
did-time-given-until = Il turno { $round } ora finisce { $until }.
did-time-given-table-until = Turno { $round }: ora il tavolo { $table } ha tempo fino a { $until }.
did-time-given-away = Per { $lost } min nessuno ha potuto giocare, quindi il turno { $round } ora finisce { $until }.
did-time-given-table-away = Per { $lost } min nessuno ha potuto giocare, quindi il tavolo { $table }, turno { $round }, ora ha tempo fino a { $until }.

## Refusals

tournament-refused-times-only-over-weeks = In un torneo di un giorno i giocatori non propongono orari: ogni turno comincia quando un arbitro lo avvia.
tournament-refused-too-many-times = Proponi almeno un orario, e al massimo { $most }. Tu ne hai indicati { $number }.
tournament-refused-time-has-passed = { $until } è già passato. Scegli un orario futuro.
tournament-refused-not-proposed = Quell’orario non è più fra le proposte. Scegline un altro.
tournament-refused-own-proposal = Quell’orario l’hai proposto tu. Può accettarlo solo l’avversario.
tournament-refused-asked-already = { $name } ha già chiesto altro tempo. Aspetta la risposta di un arbitro.
tournament-refused-nobody-asked = Un arbitro ha già risposto a quella richiesta.
tournament-refused-claimed-already = { $name } ha già segnalato che l’avversario è assente. Aspetta la risposta di un arbitro.
tournament-refused-no-time-agreed = Non avete concordato un orario, quindi nessuno è in ritardo. Proponi un orario. Alla fine del turno decide un arbitro.
tournament-refused-minutes-or-until = Indica i minuti in più o la nuova fine, non entrambi.

## The thread of a table

tweek-head = ## Turno { $round }, tavolo { $table }: { $one } – { $other }
tweek-until = { $tables ->
        [played] Giocate
       *[reported] Giocate e fate il resoconto
    } entro { $at } ({ $left }).
tweek-agreed = Orario concordato: { $at } ({ $left }).
tweek-waits = { $name } propone: { $times }
tweek-reported = Il resoconto c’è già, ma non è ancora confermato.
tweek-how = Con «Quando?» proponi orari all’avversario{ $tables ->
        [played] .
       *[reported] . Dopo la partita premi «Fai il resoconto».
    } Se l’avversario non viene, premi «Avversario assente».
tweek-not-any-more = Nessuno gioca più a questo tavolo.
tweek-paired-again = Gli abbinamenti sono cambiati: questi due giocatori non si incontrano più a questo tavolo.
tweek-thread = Il thread del tuo tavolo: { $thread }
tweek-no-thread = Nel turno { $round } di { $title } i tavoli non hanno thread. In { $channel } il bot non ha questi permessi: { $lacking }. I messaggi dei tavoli arrivano nel canale.
tweek-no-thread-here = Per il turno { $round } di { $title } i tavoli non hanno thread, perché { $channel } non può averne. I messaggi dei tavoli arrivano nel canale.
button-tweek-when = Quando?
button-tweek-more = Altro tempo
button-tweek-nobody = Avversario assente

## Times

tweek-when-title = Quando giocate? Tavolo { $table }
tweek-when-time = Orario { $number }
tweek-when-hint = gio 21:00 · domani 20:30 · 26 novembre alle 21
tweek-when-zone = Il tuo fuso orario
tweek-when-zone-hint = Una città o un paese. Ogni giocatore vede gli orari nel suo fuso.
tweek-time-passed = { $at } è già passato. Scegli un orario futuro.
tweek-time-after-end = { $at } è troppo tardi: il tuo tavolo ha tempo fino a { $until }. Scegli un orario prima di allora, o chiedi agli arbitri con «Altro tempo».
tweek-no-times = Scrivi almeno un orario, come «gio 21:00».
tweek-proposed = Hai proposto { $times }. Il bot aspetta la risposta { OF($name) }.
tweek-agreed-done = Avete concordato l’orario: giocate { $at }. Un’ora prima il bot manda un promemoria a tutti e due.
tweek-times-proposed = { $who }: { $name } propone questi orari per il tavolo { $table }:
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = I pulsanti mostrano gli orari nel fuso { $zone }.
tweek-times-agreed = { $one }, { $other }: avete concordato l’orario per il tavolo { $table }: { $at } ({ $left }). Il bot ve lo ricorda un’ora prima.
tweek-times-over = Per il tavolo { $table } non serve più un orario.
tweek-event = { $title }: { $one } – { $other }
tweek-event-table = Turno { $round }, tavolo { $table }
button-tweek-agree = { $number }: { $time }
button-tweek-other = Un altro orario

## What judges are asked for

tweek-more-title = Altro tempo
tweek-more-reason = Perché, e fino a quando? (facoltativo)
tweek-judges-asked = Il bot ha avvisato gli arbitri. La risposta arriva qui o nel canale.
tweek-plea-more = { $judges }: { $name } chiede altro tempo per il tavolo { $table }, turno { $round }. Il tavolo ha tempo fino a { $ends }.
tweek-plea-nobody = { $judges }: { $name } dice che l’avversario non è venuto al tavolo { $table }, turno { $round }.
tweek-plea-over = { $ends ->
        [none] Tavolo { $table }, turno { $round }: un arbitro ha risposto alla richiesta.
       *[other] Tavolo { $table }, turno { $round }: un arbitro ha risposto alla richiesta. Potete giocare fino a { $ends }.
    }
judge-wait-nobody-came = Tavolo { $table }: secondo l’avversario, { $names } è assente ({ $section }).
judge-wait-more-time = Tavolo { $table }: { $names } chiede altro tempo ({ $section }).
button-judge-wait = Fai aspettare
button-judge-again = Abbina di nuovo
button-judge-time-day = Un giorno in più
button-judge-time-three-days = Tre giorni in più
button-judge-time-ten = Dieci minuti in più
button-judge-time-twenty = Venti minuti in più
button-judge-time-no = Non dare altro tempo
button-judge-default = Vince a tavolino { $name }
button-judge-unplayed = 0 a 0
option-judge-until = La nuova fine, come «domenica 22:00»
tweek-did = { $name } ({ $what })
tweek-did-proposed = { $count ->
    [one] un orario proposto
   *[other] { $count } orari proposti
}
tweek-did-agreed = { $count ->
    [one] un orario accettato
   *[other] { $count } orari accettati
}
tweek-did-nothing = nessun orario proposto
tweek-attempt = { $name } { $far ->
        [done] ha finito
        [playing] sta giocando
       *[none] non ha ancora cominciato
    }
tweek-game-turn = tocca { TO($name) } ({ $since })
tweek-game-over = la partita è finita, e il bot ne controlla il risultato · { $link }

## Reminders

tweek-remind-table = { $names }: manca ancora il risultato del tavolo { $table }, turno { $round }. Avete tempo fino a { $at } ({ $left }).
tweek-remind-tables = Il turno { $round } finisce { $at } ({ $left }). Tavoli senza risultato:
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title }: manca ancora il risultato del tuo tavolo { $table }, turno { $round }. Hai tempo fino a { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title }: non hai ancora finito la partita del turno { $round }. Hai tempo fino a { $at } ({ $left }). { $channel }
tweek-hour = { $names }: la vostra partita al tavolo { $table }, turno { $round }, comincia { $at } ({ $left }).
tweek-hour-direct = { $title }: la tua partita al tavolo { $table }, turno { $round }, comincia { $at } ({ $left }). { $channel }
tweek-minutes = Fine del turno { $round }: { $left }. Tavoli senza resoconto: { $tables }.
tweek-minutes-over = Il tempo del turno { $round } è scaduto. Finite il turno di gioco in corso. Tavoli senza resoconto: { $tables }.
tweek-lists = La scadenza per le liste è { $at } ({ $left }). Mancano: { $names }.
tweek-lists-direct = { $title }: consegna la tua lista dell’esercito entro { $at } ({ $left }). Ogni giorno di ritardo costa punti (T7). { $channel }
tweek-here = Il torneo comincia { $at } ({ $left }). Confermate la presenza.
tweek-here-direct = { $title } comincia { $at } ({ $left }). Conferma la presenza: { $channel }
tweek-over = { $judges }: il tempo del turno { $round } è scaduto. Queste partite non sono state giocate:
tweek-held = { $judges }: { $title } aspetta una vostra decisione. Dopo il bot può pubblicare la prossima classifica o il prossimo turno.
tweek-channel-gone = Il canale di **{ $title }** non c’è più. Usa `/torneo cerca` in un altro canale per spostare o esportare il torneo.
tweek-seated = { $names }: il turno { $round } è stato pubblicato. Premi qui sotto per vedere il tuo tavolo.
tweek-struck = **{ $title }** ora finisce con il turno { $rounds }: l’organizzatore ha tolto i turni successivi (T2).
tweek-given = Il turno { $round } di **{ $title }** ora finisce { $at } ({ $left }).
tweek-given-table = Turno { $round }: ora il tavolo { $table } ha tempo fino a { $at } ({ $left }).
tweek-moved-up = Si è liberato un posto: { $name } entra nel torneo con il numero { $number }.
tweek-moved-up-direct = { $title }: si è liberato un posto. Ora partecipi al torneo con il numero { $number }. { $channel }
button-tweek-here = Sono presente
button-tweek-panel = Da fare
name-option-until = fino

## Channels that watch

command-tournament-watch = Segui qui un torneo di un altro canale
command-tournament-unwatch = Smetti di seguire qui il torneo di un altro canale
option-tournament-tournament = Un torneo di questo server
name-tournament-watch = osserva
name-tournament-unwatch = smetti
name-option-tournament = torneo
tweek-watching = Questo canale segue { $title }. Il bot pubblica anche qui l’annuncio, i turni e le classifiche.
tweek-watch-already = Questo canale segue già { $title }.
tweek-watch-own = Questo è il canale del torneo: qui c’è già tutto.
tweek-watch-not-yours = Solo l’organizzatore e i gestori del server scelgono quali canali seguono un torneo. Chiedi a uno di loro.
tweek-watch-which = Scegli un torneo di un altro canale: { $titles }
tweek-watch-none = Questo canale non segue nessun torneo.
tweek-unwatched = Questo canale non segue più nessun torneo. I messaggi precedenti restano.

tweek-left-before = Nuova iscrizione a { $title } in { $channel }: { $name }. Negli ultimi dodici mesi { $name } ha lasciato { $count ->
    [one] un torneo
   *[other] { $count } tornei
    } di questo server. Se un giocatore lascia due volte, il regolamento ti permette di rifiutarlo per sempre. Decidi tu: il bot non rifiuta nessuno.
tournament-left-before = Negli ultimi dodici mesi hai lasciato { $count ->
    [one] un torneo
   *[other] { $count } tornei
    } di questo server. Questo conta per un anno, e lo vede solo l’organizzatore.
tournament-barred = In { $title } un arbitro ti ha espulso a vita: non puoi iscriverti ai tornei di questo organizzatore. Un arbitro di { $title } può riammetterti.

## The panel of settings, and the kit

button-tpanel-change = Cambia
button-tpanel-how = Come funziona
button-tpanel-details = Data, luogo, premi
button-tpanel-scenes = Scenari
button-tpanel-kit = Materiale
button-tpanel-kit-give = Dai penalità: −{ $points }
judge-switch-threads = Ogni tavolo ha un thread durante la partita
judge-figure-minutes = Durata di una partita, in minuti
judge-figure-place = Luogo del torneo
judge-figure-fixed-scenery = Elementi scenici già sul tavolo (da 0 a 2)
judge-figure-when = Giorno e ora
judge-figure-lists-day = Ultimo giorno per consegnare le liste
judge-figure-table-names = Nomi dei tavoli, uno per riga (facoltativo)
judge-figure-prizes = Premi, uno per riga
judge-figure-scenario = Scenario o battaglia delle partite
judge-figure-without = Regole aggiuntive escluse, una per riga
tpanel-details = Data, luogo, tavoli, premi
tpanel-scenes = Scenari
tpanel-scenes-label = Uno per turno, in ordine (vuoto: sorteggio)
tpanel-scenarios = Scenari: { $names }
tpanel-no-scenario = «{ $word }» non è il nome esatto di uno scenario. Scegli fra: { $names }. Non è cambiato nulla.
tpanel-kit = **{ $name }**: spunta il materiale che manca (T9). Ogni mancanza conta una volta sola.
tpanel-kit-who = Scegli il giocatore
tpanel-kit-tick = Che cosa manca?
tpanel-kit-line = { $what }: −{ $points }
tpanel-kit-given = Penalità già data: { $what }
tpanel-kit-sum = Totale: **−{ $points }**
tpanel-how = **Come funziona.** Tutti giocano ogni turno. Il primo in classifica incontra il secondo, il terzo il quarto, e così via. Ogni volta incontri un avversario nuovo, finché è possibile.
tpanel-how-league = **Come funziona.** Tutti giocano due volte contro tutti, una volta per fazione. Il sorteggio fissa tutte le partite fin dall’inizio. Se i giocatori sono dispari, ognuno resta senza avversario in due turni.
tpanel-how-lists = Consegna in tempo la tua lista dell’esercito. Un arbitro la controlla. Ogni giorno di ritardo costa 20 punti.
tpanel-how-day = Il giorno del torneo conferma la presenza e trova il tuo tavolo con «Il mio tavolo». Gioca finché c’è tempo.
tpanel-how-weeks = Per ogni partita hai una settimana. Con «Quando?» proponi orari all’avversario. Se non puoi giocare, chiedi altro tempo prima della fine del turno.
tpanel-how-reported = Dopo la partita premi «Fai il resoconto» e inserisci che cosa è successo. Il bot calcola i punti e l’avversario conferma. Se non siete d’accordo, decide un arbitro.
tpanel-how-game = Premi «Gioca la tua partita» per cominciare la partita con l’avversario. Il bot inserisce il risultato.
tpanel-how-duel = Premi «Gioca la tua partita» per cominciare. L’avversario gioca la stessa partita con gli stessi dadi. Vince il giocatore con il punteggio migliore.
tpanel-how-duplicate = Premi «Gioca la tua partita» per cominciare. Tutti giocano la stessa partita con gli stessi dadi. Ricevi punti per ogni giocatore con un punteggio più basso del tuo.
tpanel-how-page = Dopo ogni turno il bot pubblica la classifica. Per capire ogni abbinamento, punteggio e posto usa `/torneo perché`.
