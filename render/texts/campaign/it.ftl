### Campagne: un giorno di gioco ogni giorno vero.

## Commands

command-campaign = Una campagna: un giorno o turno di gioco ogni giorno vero
command-campaign-start = Comincia una campagna, o fanne una della partita di questo canale se non vi si è deciso nulla
command-campaign-pause = Ferma il calendario; non viene pubblicato nulla finché non lo riavvii
command-campaign-resume = Riavvia il calendario; ripristina anche un giorno saltato
command-campaign-hour = Un’altra ora, un altro fuso orario o altri giorni della settimana
command-campaign-skip = Salta il prossimo giorno vero
command-campaign-status = Il giorno o turno, le scadenze, chi decide, a chi vanno i promemoria e chi viene menzionato
command-campaign-end = Termina la campagna e gioca senza calendario
command-campaign-remind = Ricevi un promemoria prima delle scadenze, in privato
option-campaign-hour = L’ora del giorno, per esempio 21:00 o 9pm
option-campaign-zone = Il fuso orario: scrivi una città, un paese, o una differenza come UTC+2
option-campaign-days = In quali giorni: ogni giorno, feriali, fine settimana, o un elenco come lun, mer, ven
option-campaign-deadline = Per quanto si può decidere, per esempio 20h; di norma fino al giorno o turno seguente
option-campaign-before = Quanto prima di una scadenza, per esempio 2h; «no» per smettere
option-campaign-own = Solo per la parte che guidi; senza un’ora vale di nuovo quella della campagna
option-campaign-reactions = Con più parti: che ne è di una reazione a cui nessuno risponde
choice-calendar-lapse = aspettano l’ora della loro parte, poi non si fa nulla
choice-calendar-steward = aspettano l’ora della loro parte, poi risponde il pilota automatico
choice-calendar-at-once = non aspettano nessuno: decidono gli ordini permanenti
name-option-own = propria
name-option-reactions = reazioni
name-campaign = campagna
name-start = inizia
name-pause = pausa
name-resume = riprendi
name-hour = ora
name-skip = salta
name-end = termina
name-remind = ricorda
name-option-hour = ora
name-option-zone = fuso
name-option-days = giorni
name-option-deadline = scadenza
name-option-before = prima

## Words that are understood, and suggested

campaign-days-all = ogni giorno
campaign-days-weekdays = giorni feriali
campaign-days-weekend = fine settimana
campaign-off = no

## The calendar's question

calendar-orders = Si attende { period-next }.
calendar-begin = Comincia { period-the }
calendar-said = comincia { period-the }
calendar-why = **Il calendario.** Questa partita segue il calendario: ogni { period } comincia quando lo dice il calendario, e ciò che era stato deciso prima non si può più ritirare. Finché dura una campagna, è alla sua ora; altrimenti chi gioca comincia { period-the } con un pulsante.
undo-bar-deadline = la scadenza di { period-this } è passata, e ciò che vi è stato deciso è definitivo
campaign-day-due = **{ period-title } { $day }:** inizio { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }:** si comincia appena lo dice qualcuno che gioca.
campaign-open-until = 🗓 Si può decidere fino a { $at } ({ $in }); poi il pilota automatico prende ciò che resta.
campaign-rests = 🗓 La campagna è in pausa: nulla comincia da sé fino a `/campagna riprendi`.
error-day-not-begun = La partita prosegue { $at } ({ $in }), secondo il calendario della campagna. `/campagna ora` lo cambia, con `/campagna termina` si prosegue senza calendario.

## What is posted

campaign-day-over = **{ period-title } { $day }: finito.**
campaign-muster-over = **Comincia la campagna.**
campaign-took-plan = { $count ->
        [one] Giocato, come lasciato detto, il piano { $plans }.
       *[other] Giocati, come lasciato detto, i piani { $plans }.
    }
campaign-took-orders = Gli ordini: { $what }.
campaign-took = Il pilota automatico ha preso le decisioni che nessuno aveva preso: { $what }.
campaign-took-more = { $what }, e { $count ->
        [one] un altro ordine
       *[other] altri { $count } ordini
    }
campaign-left-out = { $count ->
        [one] Un giorno è stato saltato mentre il bot era assente: ora se ne gioca uno solo. Il prossimo comincia { $at }.
       *[other] { $count } giorni sono stati saltati mentre il bot era assente: ora se ne gioca uno solo. Il prossimo comincia { $at }.
    }
campaign-closed = **La scadenza { period-of } { $day } è passata.**
campaign-closed-muster = **La scadenza dello schieramento è passata.**
campaign-over = **La campagna è finita**, dopo { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **La campagna in { $where } è in pausa:** { $why } Nulla è perso. Quando è risolto, `/campagna riprendi` là la fa proseguire; `/assedio qui` porta prima la partita in un altro canale.
campaign-trouble-gone = il canale è stato eliminato, o il bot non lo vede.
campaign-trouble-permissions = il bot non può pubblicarvi. Concedi al bot: { $permissions }.
campaign-trouble-locked = il thread è bloccato. Sbloccalo, o concedi al bot «Gestisci i thread».
campaign-trouble-direct = i tuoi messaggi privati sono chiusi al bot.
campaign-trouble-post = Discord ha rifiutato la plancia.
campaign-trouble-save = la partita, com’è salvata, non può proseguire con questa versione.

## Answers

campaign-begun = **La campagna è pronta.** { $link }
campaign-plan = { period-title } { $day }: inizio { $at } ({ $in }); da allora ne comincia uno alle { $hour } ({ $zone }), { $days }.
campaign-plan-muster = Fino ad allora lo schieramento è aperto.
campaign-plan-open = Si può decidere per { $span }; il pilota automatico prende ciò che nessuno ha preso.
campaign-plan-open-day = Si può decidere fino all’inizio del { period } seguente; il pilota automatico prende ciò che nessuno ha preso.
campaign-paused = **La campagna è in pausa.** Nulla comincia né viene pubblicato da sé; chi gioca può cominciare { period-next } con il pulsante. `/campagna riprendi` riavvia il calendario.
campaign-resumed = **La campagna prosegue.**
campaign-changed = **Gli orari sono cambiati.**
campaign-skipped = **Il giorno di { $date } viene saltato.** Il prossimo comincia { $at } ({ $in }). `/campagna riprendi` lo ripristina, e così una modifica con `/campagna ora`.
campaign-ended = **La campagna è terminata.** La partita prosegue senza calendario: ogni { period } comincia con un pulsante, appena lo dice qualcuno che gioca.
campaign-status-title = **{ $day ->
        [0] Lo schieramento
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] La campagna è in corso.
        [no] La campagna è in pausa.
       *[over] La campagna è finita.
    }
campaign-status-next = { period-next-title }: { $at } ({ $in }).
campaign-status-deadline = Si può decidere fino a { $at } ({ $in }).
campaign-status-deadline-none = La scadenza è passata, o non c’è nulla da decidere.
campaign-status-zone = Alle { $hour } in { $zone }, { $days }.
campaign-status-who = Chi decide: { $who }.
campaign-status-who-everyone = tutti quelli che giocano ({ $players })
campaign-status-who-powers = ciascuno per le sue Potenze ({ $players })
campaign-status-who-advisers = { $owner }, con dei consiglieri
campaign-status-who-vote = una votazione
campaign-status-reminded = Promemoria: { $who }.
campaign-status-reminded-one = { $who } { $time } prima
campaign-status-reminded-none = a nessuno; `/campagna ricorda` per chi ne vuole
campaign-status-trouble = In pausa perché { $why }
campaign-status-closed = I tuoi promemoria sono sospesi, perché i tuoi messaggi privati sono chiusi al bot. Aprili e usa di nuovo `/campagna ricorda`.
campaign-remind-on = **Riceverai un promemoria** { $time } prima di una scadenza, in privato, se allora c’è ancora qualcosa da decidere.
campaign-remind-off = Non riceverai più promemoria.

## Reminders

reminder-open = ⏳ **C’è una decisione da prendere**: { $title }, { period } { $day }. Fino a { $at } ({ $in }); poi la prende il pilota automatico. { $link }
reminder-stops = Hai lasciato passare tre promemoria, quindi questo era l’ultimo. Per riceverli di nuovo, usa `/campagna ricorda` nel canale. { $link }
reminder-off = `/campagna ricorda` con «no» ferma i promemoria.

## Refusals

error-campaign-none = Qui non è in corso nessuna campagna. `/campagna inizia` ne comincia una.
error-campaign-there = Qui c’è già una campagna. `/campagna ora` ne cambia gli orari, `/campagna termina` la termina.
error-campaign-under-way = La partita di questo canale è già avviata e non può più diventare una campagna. Scegli **dove: un thread** per cominciarne un’altra, oppure prima finisci o abbandona questa.
error-campaign-who = Possono farlo solo { $owner }, di cui è la partita, e chi gestisce il server.
error-campaign-zone = Il fuso orario «{ $zone }» non esiste. Intendevi { $nearest }?
error-campaign-zone-none = Il fuso orario «{ $zone }» non esiste. Scrivi una città o un paese, o una differenza come UTC+2. Forse { $nearest }?
error-campaign-days = Il bot non riesce a leggere «{ $days }» come giorni. Scrivi «{ $all }», «{ $weekdays }», «{ $weekend }», o un elenco come { $example }.
error-campaign-deadline = Il bot non riesce a leggere «{ $deadline }» come durata. Scrivi per quanto tempo le decisioni restano aperte ogni giorno: 20h, 90m o 1h30.
error-campaign-deadline-past = Quella scadenza sarebbe già passata prima che ci sia qualcosa da decidere. Scrivi per quanto si può decidere dopo: almeno { $least }.
error-campaign-deadline-long = Quella scadenza cadrebbe dopo l’inizio seguente. Con questi giorni si può decidere per { $most } al massimo.
error-campaign-before = Il bot non riesce a leggere «{ $before }» come durata. Scrivi quanto prima della scadenza: 2h o 30m, oppure «{ $off }».
error-campaign-before-long = È più tempo di quanto si può decidere: { $most } al massimo.
error-campaign-here = Il bot non può pubblicare qui ciò che serve a una campagna. Concedi al bot: { $permissions }.
error-campaign-paused = La campagna è già in pausa. `/campagna riprendi` la fa proseguire.
error-campaign-running = La campagna è già in corso, e nessun giorno viene saltato.
error-campaign-nobody = I promemoria sono solo per chi gioca, o vota, in questa partita.
error-campaign-changed = Qualcuno ha appena cambiato la campagna. Guarda `/campagna stato`, e riprova.
error-campaign-no-days = Questo gioco non può seguire un calendario: scegline un altro.

## Piani lasciati detti

name-option-when = quando
command-campaign-plan = Lascia un piano per il prossimo giorno o turno: si gioca alla scadenza, se nessuno decide
option-campaign-plan = Lo scopo del giorno o turno; «none» ritira ciò che era stato lasciato
option-campaign-when = A quale condizione (di solito: comunque vada); si possono lasciare più piani
campaign-left = 🧭 Lasciato detto per { period-the } { $day }:
campaign-left-always = - comunque vada: **{ $plan }**
campaign-left-when = - se { $when }: **{ $plan }**
campaign-left-how = Alla scadenza si gioca quello che fa al caso, al posto di ciò che è ancora aperto. `/campagna piano` lo cambia, o con `none` lo ritira; fino ad allora puoi dare ordini singoli.
campaign-left-none = none: ritira ciò che era stato lasciato
campaign-left-withdrawn = Per { period-next } non è lasciato nessun piano. Ciò che è aperto alla scadenza si decide come al solito.
campaign-left-unclear = «{ $said }» non è tra questi, o è più di uno. Ci sono: { $known }
campaign-left-unknown-game = Questo gioco non ha piani da lasciare detti.
campaign-left-sides = Non in una partita a più parti: ciò che si lascia detto lo vedono tutti quelli che giocano, e un piano sarebbe un segreto della tua parte. Se nessuno della tua parte decide in tempo, il pilota automatico gioca per lei ciò che è ancora aperto, da quello che la tua parte vede. `/parte lascia` la affida al pilota automatico, `/parte cedi` a qualcun altro; `/parte ordini` dice come reagisce intanto.

## Several sides

campaign-turn-due = 🗓 **La partita riprende** { $at } ({ $in }).
campaign-turn-by-hand = **La partita riprende** appena lo dice chi gioca.
campaign-side-open-until = 🗓 **{ $side }:** si può decidere fino a { $at } ({ $in }); poi il calendario chiude.
campaign-sides-open-until = 🗓 Ogni parte si chiude alla propria ora, la prima { $at } ({ $in }).
campaign-side-turn-closed = **Tempo scaduto: { $side }.** Il pilota automatico gioca ciò che era ancora aperto.
campaign-side-reaction-closed = **Tempo scaduto: { $side }.** La reazione richiesta si è decisa senza attendere oltre.
campaign-call-turn = 🔔 { $who }: la partita riprende.
campaign-sides-plan = Ogni domanda aspetta la prossima ora della sua parte; se mancano meno di sei ore, quella successiva. Poi il pilota automatico gioca per quella parte, mai per un’altra, e la partita va avanti. Chi guida una parte ne sceglie l’ora: `/campagna ora` con **propria**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (libera per chi la prende)
        [autopilot] (pilota automatico)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = Si può decidere fino a { $at } ({ $in }).
campaign-sides-days = Secondo il calendario: { $days }.
campaign-reactions-lapse = Una reazione aspetta l’ora della sua parte; poi non si fa nulla.
campaign-reactions-steward = Una reazione aspetta l’ora della sua parte; poi risponde il pilota automatico.
campaign-reactions-at-once = Le reazioni non aspettano nessuno: decidono gli ordini permanenti.
campaign-side-hour = **{ $side }: { $hour }, { $zone }.** Vale dalla prossima domanda; ciò che è aperto ora conserva il suo tempo.
error-campaign-sides-deadline = In una partita a più parti la scadenza di ogni parte è la sua ora. Ometti **scadenza**.
error-campaign-one-side = Questa partita ha una sola parte: ometti **propria** e **reazioni**.
error-campaign-own-only = Per la tua parte scegli **ora** e **fuso**. Il resto spetta a chi guida la campagna.
error-campaign-clock = Questa partita si gioca con l’orologio; non può avere anche un calendario. Cominciane una senza: `/assedio nuovo`, poi `/campagna inizia`.
