### Campagne: un giorno di gioco ogni giorno vero.

## Commands

command-campaign = Una campagna: un giorno o turno di gioco ogni giorno reale
command-campaign-start = Comincia una campagna, o trasforma la partita appena iniziata in questo canale
command-campaign-pause = Metti in pausa il calendario finché non lo riprendi
command-campaign-resume = Riprendi il calendario, o ripristina un giorno saltato
command-campaign-hour = Cambia l’ora, il fuso orario o i giorni della settimana
command-campaign-skip = Salta il prossimo giorno reale
command-campaign-status = Mostra il giorno o turno, gli orari, la scadenza, i giocatori e i promemoria
command-campaign-end = Termina la campagna e continua senza calendario
command-campaign-remind = Ricevi un messaggio diretto prima delle scadenze
option-campaign-hour = L’ora del giorno, per esempio 21:00 o 9pm
option-campaign-zone = Il fuso orario: una città, un paese, o una differenza come UTC+2
option-campaign-days = I giorni: ogni giorno, feriali, fine settimana, o un elenco come lun, mer, ven
option-campaign-deadline = Per quanto le decisioni sono aperte, per esempio 20h (se vuoto: fino al giorno o turno dopo)
option-campaign-before = Quanto prima di una scadenza, per esempio 2h; «no» ferma i promemoria
option-campaign-own = Solo per la tua fazione; senza un’ora vale quella della campagna
option-campaign-reactions = Con due fazioni: che cosa succede se una non risponde quando può reagire
choice-calendar-lapse = aspetta fino all’ora fissata per la fazione, poi la reazione è persa
choice-calendar-steward = aspetta fino all’ora fissata per la fazione, poi risponde il pilota automatico
choice-calendar-at-once = non aspettare: decidono gli ordini permanenti
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

calendar-orders = In attesa: { period-next }.
calendar-begin = Comincia { period-the }
calendar-said = comincia { period-the }
calendar-why = **Il calendario.** In una campagna ogni { period } comincia alla sua ora. Altrimenti un giocatore comincia { period-the } con un pulsante. Tutte le decisioni precedenti diventano allora definitive.
undo-bar-deadline = la scadenza di { period-this } è passata, e le sue decisioni sono definitive
campaign-day-due = **{ period-title } { $day }:** inizio { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }:** comincia quando un giocatore preme il pulsante.
campaign-open-until = 🗓 Puoi decidere fino a { $at } ({ $in }). Poi il pilota automatico gioca il resto.
campaign-late = 🗓 { period-next-title } comincia fra un momento.
campaign-overdue = 🗓 La scadenza è passata. Tra un momento il pilota automatico gioca il resto.
campaign-rests = 🗓 La campagna è in pausa. `/campagna riprendi` la fa continuare.
error-day-not-begun = La campagna continua { $at } ({ $in }). Per cambiare l’ora, usa `/campagna ora`. Per giocare senza calendario, usa `/campagna termina`.

## What is posted

campaign-day-over = **{ period-title } { $day }: finito.**
campaign-muster-over = **Comincia la campagna.**
campaign-took-plan = { $count ->
        [one] Ha deciso il piano salvato: { $plans }.
       *[other] Hanno deciso i piani salvati: { $plans }.
    }
campaign-took-orders = Ordini dati: { $what }.
campaign-took = Il pilota automatico ha preso le decisioni che mancavano: { $what }.
campaign-took-more = { $what }, e { $count ->
        [one] un altro ordine
       *[other] altri { $count } ordini
    }
campaign-left-out = { $count ->
        [one] Un giorno è stato saltato mentre il bot era offline. Ora ne viene giocato uno solo, e il prossimo comincia { $at }.
       *[other] { $count } giorni sono stati saltati mentre il bot era offline. Ora ne viene giocato uno solo, e il prossimo comincia { $at }.
    }
campaign-closed = **La scadenza { period-of } { $day } è passata.**
campaign-closed-muster = **La scadenza dello schieramento è passata.**
campaign-over = **La campagna è finita**, dopo { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **La campagna in { $where } è in pausa:** { $why } Nulla è perso. Risolvi il problema, poi usa in quel canale `/campagna riprendi`. `/assedio qui` sposta la partita in un altro canale.
campaign-trouble-gone = il suo canale è stato eliminato o è nascosto al bot.
campaign-trouble-permissions = il bot non può scrivere lì. Concedi: { $permissions }.
campaign-trouble-locked = il thread è bloccato. Sbloccalo, o dai al bot «Gestisci i thread».
campaign-trouble-direct = il bot non può mandarti messaggi diretti.
campaign-trouble-post = Discord ha rifiutato la plancia.
campaign-trouble-save = questa versione del bot non può continuare la partita salvata.

## Answers

campaign-begun = **La campagna è pronta.** { $link }
campaign-plan = { period-title } { $day }: inizio { $at } ({ $in }). Poi ne comincia uno alle { $hour } ({ $zone }), { $days }.
campaign-plan-muster = Fino ad allora puoi cambiare lo schieramento.
campaign-plan-open = Le decisioni sono aperte per { $span }. Poi il pilota automatico gioca il resto.
campaign-plan-open-day = Le decisioni sono aperte fino all’inizio del { period } seguente. Poi il pilota automatico gioca il resto.
campaign-paused = **La campagna è in pausa.** Il bot non comincia e non pubblica nulla. Un giocatore può cominciare { period-next } con il pulsante. `/campagna riprendi` riavvia il calendario.
campaign-resumed = **La campagna prosegue.**
campaign-changed = **Gli orari sono cambiati.**
campaign-skipped = **Il giorno { $date } è saltato.** Il prossimo comincia { $at } ({ $in }). `/campagna riprendi`, o una modifica con `/campagna ora`, lo ripristina.
campaign-ended = **La campagna è terminata.** La partita continua senza calendario: un giocatore comincia ogni { period } con un pulsante.
campaign-status-title = **{ $day ->
        [0] Lo schieramento
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] La campagna è in corso.
        [no] La campagna è in pausa.
       *[over] La campagna è finita.
    }
campaign-status-next = { period-next-title }: { $at } ({ $in }).
campaign-status-deadline = Le decisioni sono aperte fino a { $at } ({ $in }).
campaign-status-deadline-none = Nessuna decisione è aperta.
campaign-status-zone = Alle { $hour } in { $zone }, { $days }.
campaign-status-who = Decide: { $who }.
campaign-status-who-everyone = tutti i giocatori ({ $players })
campaign-status-who-powers = ogni giocatore per le sue Potenze ({ $players })
campaign-status-who-advisers = { $owner }, con dei consiglieri
campaign-status-who-vote = una votazione
campaign-status-reminded = Promemoria: { $who }.
campaign-status-reminded-one = { $who } { $time } prima
campaign-status-reminded-none = nessuno. Per averne uno: `/campagna ricorda`
campaign-status-trouble = In pausa perché { $why }
campaign-status-closed = Il bot non ha potuto mandarti il promemoria: i tuoi messaggi diretti sono chiusi. I promemoria sono fermi. Apri i messaggi e usa di nuovo `/campagna ricorda`.
campaign-remind-on = **Riceverai un messaggio diretto** { $time } prima di ogni scadenza, se una decisione è ancora aperta.
campaign-remind-off = Non riceverai più promemoria.

## Reminders

reminder-open = ⏳ **Una decisione ti aspetta**: { $title }, { period } { $day }. Decidi entro { $at } ({ $in }), o decide il pilota automatico. { $link }
reminder-stops = Hai lasciato tre promemoria senza risposta: il bot non ne manda più. `/campagna ricorda` nel canale li riavvia. { $link }
reminder-off = `/campagna ricorda` con «no» ferma i promemoria.

## Refusals

error-campaign-none = Qui non c’è una campagna. `/campagna inizia` ne comincia una.
error-campaign-there = Qui c’è già una campagna. `/campagna ora` ne cambia gli orari, `/campagna termina` la termina.
error-campaign-under-way = La partita di questo canale è già cominciata e non può diventare una campagna. Scegli **dove: un thread** per una nuova, o prima finisci o abbandona questa partita.
error-campaign-who = Possono farlo solo { $owner }, che guida la partita, e i gestori del server.
error-campaign-zone = «{ $zone }» non è un fuso orario conosciuto. Intendevi { $nearest }?
error-campaign-zone-none = «{ $zone }» non è un fuso orario conosciuto. Scrivi una città, un paese, o una differenza come UTC+2. Forse { $nearest }?
error-campaign-days = Il bot non capisce i giorni «{ $days }». Scrivi «{ $all }», «{ $weekdays }», «{ $weekend }», o un elenco come { $example }.
error-campaign-deadline = «{ $deadline }» non è una durata. Scrivi per quanto le decisioni sono aperte: 20h, 90m, 1h30.
error-campaign-deadline-past = Quella scadenza passerebbe prima della prima decisione. Scegli almeno { $least }.
error-campaign-deadline-long = Quella scadenza cadrebbe dopo l’inizio seguente. Con questi giorni della settimana scegli al massimo { $most }.
error-campaign-before = «{ $before }» non è una durata. Scrivi quanto prima della scadenza: 2h, 30m, o «{ $off }».
error-campaign-before-long = Le decisioni non sono aperte così a lungo. Scegli al massimo { $most }.
error-campaign-here = Il bot non può pubblicare una campagna qui. Concedi: { $permissions }.
error-campaign-paused = La campagna è già in pausa. `/campagna riprendi` la fa proseguire.
error-campaign-running = La campagna è già in corso, e nessun giorno viene saltato.
error-campaign-nobody = Possono avere promemoria solo i giocatori e i votanti di questa partita.
error-campaign-changed = Qualcuno ha appena cambiato la campagna. Guarda `/campagna stato`, e riprova.
error-campaign-no-days = Questo gioco non può seguire un calendario. Scegli un altro gioco.

## Piani lasciati detti

name-option-when = quando
command-campaign-plan = Salva un piano per il prossimo giorno o turno: vale alla scadenza, se nessuno decide
option-campaign-plan = Lo scopo del giorno o turno; «none» toglie i piani salvati
option-campaign-when = La condizione (se vuoto: sempre). Puoi salvare più piani
campaign-left = 🧭 Salvato per { period-the } { $day }:
campaign-left-always = - sempre: **{ $plan }**
campaign-left-when = - se { $when }: **{ $plan }**
campaign-left-how = Alla scadenza vale il piano adatto, se restano decisioni aperte. `/campagna piano` lo cambia, e `none` lo toglie. Fino ad allora puoi dare ordini tu.
campaign-left-none = none: togli i piani salvati
campaign-left-withdrawn = Nessun piano è salvato per { period-next }. Alla scadenza le decisioni aperte seguono la regola solita.
campaign-left-unclear = «{ $said }» non indica una sola scelta. Scegli fra: { $known }
campaign-left-unknown-game = Questo gioco non ha piani da salvare.
campaign-left-sides = Una partita a più fazioni non ha piani salvati. Li vedrebbero tutti i giocatori, e un piano è un segreto della tua fazione. Se la tua fazione non decide in tempo, gioca il pilota automatico. `/fazione ordini` ne fissa le reazioni, `/fazione lascia` la cede.

## Several sides

campaign-turn-due = 🗓 **La partita riprende** { $at } ({ $in }).
campaign-turn-by-hand = **La partita riprende** quando un giocatore preme il pulsante.
campaign-side-open-until = 🗓 **{ $side }:** decisioni aperte fino a { $at } ({ $in }). Poi gioca il pilota automatico.
campaign-sides-open-until = 🗓 Ogni fazione ha la sua ora. La prima è { $at } ({ $in }).
campaign-side-turn-closed = **Tempo scaduto: { $side }.** Il pilota automatico prende le decisioni che mancano.
campaign-side-reaction-closed = **Tempo scaduto: { $side }.** La partita continua senza risposta alla reazione.
campaign-call-turn = 🔔 { $who }: la partita riprende.
campaign-sides-plan = Ogni domanda scade alla prossima ora della sua fazione, o a quella dopo se mancano meno di sei ore. Poi il pilota automatico gioca per quella fazione, e la partita continua. Ogni comandante fissa l’ora della sua fazione con `/campagna ora` e **propria**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (libera)
        [autopilot] (pilota automatico)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = Decisioni aperte fino a { $at } ({ $in }).
campaign-sides-days = Giorni del calendario: { $days }.
campaign-reactions-lapse = Una reazione aspetta l’ora della sua fazione. Poi la partita continua senza reazione.
campaign-reactions-steward = Una reazione aspetta l’ora della sua fazione. Poi risponde il pilota automatico.
campaign-reactions-at-once = Le reazioni non aspettano. Decidono gli ordini permanenti.
campaign-side-hour = **{ $side }: { $hour }, { $zone }.** Vale dalla prossima domanda. Per una domanda già aperta la scadenza non cambia.
error-campaign-sides-deadline = In una partita a più fazioni la scadenza di ogni fazione è la sua ora. Ometti **scadenza**.
error-campaign-one-side = Questa partita ha una sola fazione. Ometti **propria** e **reazioni**.
error-campaign-own-only = Per la tua fazione puoi fissare **ora** e **fuso**. Il resto lo fissa chi guida la campagna.
error-campaign-clock = Questa partita ha l’orologio, e non può avere un calendario. Comincia una partita senza orologio con `/assedio nuovo`, poi usa `/campagna inizia`.
