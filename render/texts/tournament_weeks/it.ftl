### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } ha proposto per il tavolo { $table } del turno { $round }: { $times }.
did-time-agreed = Tavolo { $table } del turno { $round }: { $name } ha accettato di giocare { $time }.
did-time-asked = { $name } ha chiesto altro tempo al tavolo { $table } del turno { $round }.
did-time-refused = Il tavolo { $table } del turno { $round } non ha avuto altro tempo.
did-nobody-came = { $name } dice che al tavolo { $table } del turno { $round } non è venuto nessuno.
did-told-to-wait = Tavolo { $table } del turno { $round }: un arbitro dice di aspettare.
did-time-given-until = La fine del turno { $round } è spostata: { $until }.
did-time-given-table-until = Il tavolo { $table } del turno { $round } ha tempo fino a { $until }.
did-time-given-away = Per { $lost } min nessuno ha potuto giocare: il turno { $round } ora finisce { $until }.
did-time-given-table-away = Per { $lost } min nessuno ha potuto giocare: il tavolo { $table } del turno { $round } ora finisce { $until }.

## Refusals

tournament-refused-times-only-over-weeks = In una giornata l’inizio lo dà l’arbitro: non si propongono orari.
tournament-refused-too-many-times = Orari: { $number }. Proponine da uno a { $most }.
tournament-refused-time-has-passed = { $until } è passato.
tournament-refused-not-proposed = Quell’orario non è più tra i proposti.
tournament-refused-own-proposal = Quell’orario l’hai proposto tu: se va bene lo dice l’altro.
tournament-refused-asked-already = { $name } ha già chiesto altro tempo: risponde un arbitro.
tournament-refused-nobody-asked = Nessuno aspetta più questa risposta.
tournament-refused-claimed-already = { $name } l’ha già detto: risponde un arbitro.
tournament-refused-no-time-agreed = Non c’è un orario concordato, quindi nessuno è in ritardo. Proponine uno; alla fine del turno decide un arbitro.
tournament-refused-minutes-or-until = Indica i minuti o una fine, non entrambi.

## The thread of a table

tweek-head = ## Turno { $round }, tavolo { $table }: { $one } – { $other }
tweek-until = { $tables ->
        [played] Da giocare
       *[reported] Da giocare e riferire
    } entro { $at } ({ $left }).
tweek-agreed = Giocate { $at } ({ $left }).
tweek-waits = { $name } propone: { $times }
tweek-reported = Riferito, non ancora confermato.
tweek-how = «Quando?» propone orari all’altro{ $tables ->
        [played] .
       *[reported] , «Riferisci» racconta com’è andata.
    } Se l’altro non c’è, premi «Non è venuto nessuno».
tweek-not-any-more = Questo tavolo non si gioca più.
tweek-paired-again = Questo tavolo è stato riaccoppiato: questi due non giocano più qui.
tweek-thread = Il thread del tuo tavolo: { $thread }
tweek-no-thread = Il turno { $round } di { $title } non ha thread per i suoi tavoli: in { $channel } mi manca { $lacking }. I tavoli vanno avanti senza; i loro messaggi arrivano nel canale.
tweek-no-thread-here = Il turno { $round } di { $title } non ha thread per i suoi tavoli: { $channel } non può averne. I tavoli vanno avanti senza; i loro messaggi arrivano nel canale.
button-tweek-when = Quando?
button-tweek-more = Altro tempo
button-tweek-nobody = Non è venuto nessuno

## Times

tweek-when-title = Quando giocate? Tavolo { $table }
tweek-when-time = Orario { $number }
tweek-when-hint = gio 21:00 · domani 20:30 · 26 novembre alle 21
tweek-when-zone = In quale fuso orario?
tweek-when-zone-hint = Una città o un paese. Ognuno vede gli orari nel proprio fuso.
tweek-time-passed = { $at } è passato.
tweek-time-after-end = { $at } è dopo la fine del tuo tavolo, { $until }. «Altro tempo» ne chiede a un arbitro.
tweek-no-times = Scrivi almeno un orario, come «gio 21:00».
tweek-proposed = Proposto: { $times }. Ora si chiede a { $name }.
tweek-agreed-done = D’accordo: giocate { $at }. Un’ora prima ve lo ricordo.
tweek-times-proposed = { $who }: { $name } propone per il tavolo { $table }:
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = Sui pulsanti le ore sono quelle di { $zone }.
tweek-times-agreed = { $one }, { $other }: il tavolo { $table } si gioca { $at } ({ $left }). Ve lo ricordo un’ora prima.
tweek-times-over = Tavolo { $table }: gli orari non servono più.
tweek-event = { $title }: { $one } – { $other }
tweek-event-table = Turno { $round }, tavolo { $table }
button-tweek-agree = { $number }: { $time }
button-tweek-other = Un altro orario

## What judges are asked for

tweek-more-title = Altro tempo
tweek-more-reason = Perché, e fino a quando? (facoltativo)
tweek-judges-asked = Gli arbitri sono avvisati. La risposta arriva qui o nel canale.
tweek-plea-more = { $judges }: { $name } chiede altro tempo al tavolo { $table } del turno { $round }, che finisce { $ends }.
tweek-plea-nobody = { $judges }: { $name } dice che al tavolo { $table } del turno { $round } non è venuto nessuno.
tweek-plea-over = { $ends ->
        [none] Tavolo { $table } del turno { $round }: un arbitro ha risposto.
       *[other] Tavolo { $table } del turno { $round }: un arbitro ha risposto. Potete giocare fino a { $ends }.
    }
judge-wait-nobody-came = Tavolo { $table }: l’altro dice che { $names } non è venuto ({ $section }).
judge-wait-more-time = Tavolo { $table }: altro tempo, chiesto da { $names } ({ $section }).
button-judge-wait = Aspettare
button-judge-again = Riaccoppia
button-judge-time-day = Un giorno in più
button-judge-time-three-days = Tre giorni in più
button-judge-time-ten = Dieci minuti in più
button-judge-time-twenty = Venti minuti in più
button-judge-time-no = Niente altro tempo
button-judge-default = A tavolino: { $name }
button-judge-unplayed = 0 a 0
option-judge-until = Fino a quando invece, come «domenica 22:00»
tweek-did = { $name } (proposte: { $proposed }, accettate: { $agreed })
tweek-attempt = { $name } { $far ->
        [done] ha finito
        [playing] sta giocando
       *[none] non ha ancora cominciato
    }
tweek-game-turn = tocca a { $name }, { $since }
tweek-game-over = la partita è finita, il bot ne controlla il risultato · { $link }

## Reminders

tweek-remind-table = { $names }: il tavolo { $table } del turno { $round } non ha ancora un risultato. Finisce { $at } ({ $left }).
tweek-remind-tables = Fine del turno { $round }: { $at } ({ $left }). Ancora senza risultato:
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title }: il tuo tavolo { $table } del turno { $round } non ha ancora un risultato. Finisce { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title }: non hai ancora finito la partita del turno { $round }. Finisce { $at } ({ $left }). { $channel }
tweek-hour = { $names }: giocate il tavolo { $table } del turno { $round } { $at } ({ $left }).
tweek-hour-direct = { $title }: giochi il tavolo { $table } del turno { $round } { $at } ({ $left }). { $channel }
tweek-minutes = Fine del turno { $round }: { $left }. Non ancora riferiti: { $tables }.
tweek-minutes-over = Il tempo del turno { $round } è finito: concludete il turno di gioco in corso. Non ancora riferiti: { $tables }.
tweek-lists = Le liste dell’esercito sono attese entro { $at } ({ $left }). Mancano: { $names }.
tweek-lists-direct = { $title }: la tua lista dell’esercito è attesa entro { $at } ({ $left }). Ogni giorno dopo costa punti (T7). { $channel }
tweek-here = Si comincia { $at } ({ $left }). Chi è presente?
tweek-here-direct = { $title } comincia { $at } ({ $left }). Di’ che ci sei: { $channel }
tweek-over = { $judges }: il tempo del turno { $round } è finito. Non giocati, e che cosa ha fatto ciascuno:
tweek-held = { $judges }: è l’ora della prossima classifica o del prossimo turno di { $title }, e qualcosa aspetta voi. Si pubblica quando è deciso.
tweek-channel-gone = Il canale di **{ $title }** non c’è più. Usa `/torneo cerca` in un altro canale per portarlo lì o esportarlo.
tweek-seated = { $names }: il turno { $round } è pubblicato. Il pulsante qui sotto vi mostra il vostro tavolo.
tweek-struck = **{ $title }** ora finisce con il turno { $rounds }: chi organizza ha tolto gli altri (T2).
tweek-given = Il turno { $round } di **{ $title }** ora finisce { $at } ({ $left }).
tweek-given-table = Il tavolo { $table } del turno { $round } ora finisce { $at } ({ $left }).
tweek-moved-up = Si è liberato un posto: entra { $name }, con il numero { $number }.
tweek-moved-up-direct = { $title }: si è liberato un posto e sei in gara, con il numero { $number }. { $channel }
button-tweek-here = Ci sono
button-tweek-panel = Che cosa aspetta
name-option-until = fino

## Channels that watch

command-tournament-watch = Mostra anche qui un torneo di un altro canale
command-tournament-unwatch = Non mostrare più qui il torneo di un altro canale
option-tournament-tournament = Quale torneo di questo server
name-tournament-watch = osserva
name-tournament-unwatch = smetti
name-option-tournament = torneo
tweek-watching = Questo canale segue { $title }: annuncio, turni e classifiche appaiono anche qui.
tweek-watch-already = Questo canale segue già { $title }.
tweek-watch-own = Questo è il canale del torneo stesso.
tweek-watch-not-yours = Quali canali seguono un torneo lo decide chi lo organizza, o chi gestisce il server.
tweek-watch-which = Scegli uno dei tornei in corso negli altri canali: { $titles }
tweek-watch-none = Questo canale non segue nessun torneo.
tweek-unwatched = Questo canale non segue più nessun torneo. Ciò che è qui resta com’è.

tweek-left-before = { $name } si è iscritto a { $title } in { $channel }, e negli ultimi dodici mesi ha lasciato tornei di questo server { $count ->
    [one] una volta
   *[other] { $count } volte
    }. Al secondo abbandono di questo genere il libro permette di rifiutarlo per sempre; da solo non rifiuto nessuno.
tournament-left-before = Negli ultimi dodici mesi hai lasciato tornei di questo server { $count ->
    [one] una volta
   *[other] { $count } volte
    }: conta per un anno, e lo sa chi organizza. Nessun altro.
tournament-barred = In { $title } sei stato espulso a vita, e i tornei di chi lo ha organizzato non accettano la tua iscrizione. Chi organizza può toglierlo: là un arbitro ti riammette.

## The panel of settings, and the kit

button-tpanel-change = Cambia
button-tpanel-how = Come funziona
button-tpanel-details = Data, luogo, premi
button-tpanel-scenes = Scenari
button-tpanel-kit = Materiale
button-tpanel-kit-give = Assegna −{ $points }
judge-switch-threads = Ogni tavolo ha un thread finché si gioca
judge-figure-minutes = Minuti di una partita
judge-figure-place = Dove (testo)
judge-figure-fixed-scenery = Elementi scenici già posti (da 0 a 2)
judge-figure-when = Quando: giorno e ora
judge-figure-lists-day = Liste fino alla fine di questo giorno
judge-figure-table-names = Nomi dei tavoli, uno per riga, se ne hanno
judge-figure-prizes = Premi, uno per riga
judge-figure-without = Aggiunte che non valgono, una per riga
tpanel-details = Data, luogo, tavoli, premi
tpanel-scenes = Scenari
tpanel-scenes-label = Nell’ordine dei turni; vuoto: a sorte
tpanel-scenarios = Scenari: { $names }
tpanel-no-scenario = { $word } non è uno scenario, o ne indica più d’uno. Ci sono: { $names }. Non è cambiato nulla.
tpanel-kit = **{ $name }**: spunta che cosa manca (T9). Ogni riga conta una volta.
tpanel-kit-who = Il materiale di chi?
tpanel-kit-tick = Che cosa manca?
tpanel-kit-line = { $what }: −{ $points }
tpanel-kit-given = Già data: { $what }
tpanel-kit-sum = In tutto: **−{ $points }**
tpanel-how = **Come funziona.** Tutti giocano ogni turno. In ciascuno il primo in classifica incontra il secondo, il terzo il quarto, e nessuno incontra due volte la stessa persona finché si può evitare.
tpanel-how-lists = Consegna in tempo la tua lista dell’esercito; un arbitro la guarda. Ogni giorno di ritardo costa 20 punti.
tpanel-how-day = Il giorno della gara di’ che ci sei, trova il tuo tavolo con «Il mio tavolo» e gioca fino allo scadere del tempo.
tpanel-how-weeks = Per ogni partita hai una settimana. «Quando?» propone orari all’altro; chi non può giocare chiede altro tempo prima della fine del turno.
tpanel-how-reported = Dopo la partita premi «Riferisci» e scrivi com’è andata; i punti si calcolano da soli. L’altro conferma. Se non siete d’accordo decide un arbitro.
tpanel-how-game = «Gioca la tua partita» comincia la partita con l’altro; il risultato arriva da solo.
tpanel-how-duel = «Gioca la tua partita» comincia la tua partita. L’altro gioca la stessa con gli stessi dadi; il punteggio migliore vince il tavolo.
tpanel-how-duplicate = «Gioca la tua partita» comincia la tua partita. Tutti giocano la stessa con gli stessi dadi; ognuno che superi ti dà punti.
tpanel-how-page = Dopo ogni turno si pubblica la classifica. `/torneo perché` spiega ogni accoppiamento, punteggio e posto.
