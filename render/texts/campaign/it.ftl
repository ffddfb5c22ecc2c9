### Campagne: un giorno di gioco ogni giorno vero.

## Commands

command-campaign = Gioca una campagna: un giorno o turno della partita ogni giorno
command-campaign-start = Comincia una campagna, o trasforma la partita appena iniziata in questo canale
command-campaign-pause = Metti in pausa il calendario finché non lo fai ripartire
command-campaign-resume = Fai ripartire il calendario, o ripristina un giorno saltato
command-campaign-hour = Cambia l’ora, il fuso orario o i giorni della settimana della campagna
command-campaign-skip = Salta il prossimo giorno della campagna
command-campaign-status = Mostra il giorno o turno, gli orari, la scadenza, i giocatori e i promemoria
command-campaign-end = Termina la campagna; la partita continua senza calendario
command-campaign-remind = Ricevi un messaggio diretto prima delle scadenze
option-campaign-hour = L’ora del giorno, per esempio 21:00 o 9pm
option-campaign-zone = Il fuso orario: una città, un paese, o una differenza come UTC+2
option-campaign-days = I giorni: ogni giorno, feriali, fine settimana, o un elenco come lun, mer, ven
option-campaign-deadline = Quanto tempo c’è per decidere, per esempio 20h (se vuoto: fino al giorno o turno dopo)
option-campaign-before = Quanto prima della scadenza avvisarti, per esempio 2h; «no» ferma i promemoria
option-campaign-own = Cambia solo l’ora della tua fazione; senza un’ora vale quella della campagna
option-campaign-reactions = Con due fazioni: che cosa succede se una può reagire ma non risponde
choice-calendar-lapse = aspetta fino alla scadenza della fazione, poi continua senza la reazione
choice-calendar-steward = aspetta fino alla scadenza della fazione, poi risponde il pilota automatico
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

calendar-orders = { period-next-title } deve ancora cominciare.
calendar-begin = Comincia { period-the }
calendar-said = fa cominciare { period-the }
calendar-why = **Il calendario.** In una campagna ogni { period } comincia all’ora fissata. Senza campagna ogni giocatore può farlo cominciare con un pulsante. Da quel momento tutte le decisioni precedenti sono definitive.
undo-bar-deadline = la scadenza di { period-this } è passata, e le decisioni prese sono definitive
campaign-day-due = **{ period-title } { $day }:** comincia { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }:** comincia quando un giocatore preme il pulsante.
campaign-open-until = 🗓 Puoi decidere fino a { $at } ({ $in }). Poi il pilota automatico gioca il resto.
campaign-late = 🗓 { period-next-title } comincia fra un momento.
campaign-overdue = 🗓 Il tempo per decidere è finito. Fra un momento il pilota automatico gioca il resto.
campaign-rests = 🗓 La campagna è in pausa. Per farla ripartire usa `/campagna riprendi`.
error-day-not-begun = La campagna riprende { $at } ({ $in }). Per cambiare l’ora, usa `/campagna ora`. Per giocare senza calendario, usa `/campagna termina`.

## What is posted

campaign-day-over = **Fine { period-of } { $day }.**
campaign-muster-over = **Comincia la campagna.**
campaign-took-plan = { $count ->
    [one] Nessuno ha deciso in tempo. Il bot ha usato il piano salvato { $plans }.
   *[other] Nessuno ha deciso in tempo. Il bot ha usato i piani salvati { $plans }.
}
campaign-took-orders = Ordini dati: { $what }.
campaign-took = Il pilota automatico ha preso le decisioni che mancavano: { $what }.
campaign-took-more = { $what }, e { $count ->
        [one] un altro ordine
       *[other] altri { $count } ordini
    }
campaign-left-out = { $count ->
    [one] Mentre il bot era offline è passato un giorno di campagna. Il bot lo gioca adesso, e il prossimo comincia { $at }.
   *[other] Mentre il bot era offline sono passati { $count } giorni di campagna. Il bot ne gioca uno solo adesso, e il prossimo comincia { $at }.
}
campaign-closed = **La scadenza { period-of } { $day } è passata.**
campaign-closed-muster = **La scadenza dello schieramento è passata.**
campaign-over = **La campagna è finita**, dopo { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **La campagna in { $where } è in pausa:** { $why } Nulla è perso. Risolvi il problema, poi usa `/campagna riprendi` in quel canale. Per spostare la partita usa `/assedio qui` nel nuovo canale.
campaign-trouble-gone = il suo canale è stato eliminato, o il bot non può vederlo.
campaign-trouble-permissions = il bot non può scrivere in quel canale. Gli servono questi permessi: { $permissions }.
campaign-trouble-locked = il thread è bloccato. Sbloccalo, o dai al bot il permesso *Gestisci thread*.
campaign-trouble-direct = il bot non può mandarti messaggi diretti.
campaign-trouble-post = Discord ha rifiutato la plancia.
campaign-trouble-save = questa versione del bot non può continuare la partita salvata.

## Answers

campaign-begun = **La campagna è pronta.** { $link }
campaign-plan = { period-title } { $day } comincia { $at } ({ $in }). Poi ogni nuovo { period } comincia alle { $hour } ({ $zone }), { $days }.
campaign-plan-muster = Puoi cambiare lo schieramento finché la campagna non comincia.
campaign-plan-open = Hai { $span } per decidere. Poi gioca il pilota automatico.
campaign-plan-open-day = Puoi decidere finché non comincia { period-next }. Poi gioca il pilota automatico.
campaign-paused = **La campagna è in pausa.** Il bot non pubblica nulla da solo. Ogni giocatore può cominciare { period-next } con il pulsante. Per far ripartire il calendario usa `/campagna riprendi`.
campaign-resumed = **La campagna riprende.**
campaign-changed = **Gli orari sono cambiati.**
campaign-skipped = **La campagna salta il { $date }.** Il prossimo giorno di gioco comincia { $at } ({ $in }). Per ripristinare il giorno saltato usa `/campagna riprendi`. Con `/campagna ora` puoi cambiare giorni e orario.
campaign-ended = **La campagna è terminata.** La partita continua senza calendario: ogni { period } comincia quando un giocatore preme il pulsante.
campaign-status-title = **{ $day ->
        [0] Lo schieramento
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] La campagna è in corso.
        [no] La campagna è in pausa.
       *[over] La campagna è finita.
    }
campaign-status-next = { period-next-title }: { $at } ({ $in }).
campaign-status-deadline = Puoi decidere fino a { $at } ({ $in }).
campaign-status-deadline-none = Per ora non c’è nulla da decidere.
campaign-status-zone = La campagna va avanti alle { $hour } ({ $zone }), { $days }.
campaign-status-who = Decide: { $who }.
campaign-status-who-everyone = tutti i giocatori ({ $players })
campaign-status-who-powers = ogni giocatore per le sue Potenze ({ $players })
campaign-status-who-advisers = { $owner }, con i suoi consiglieri
campaign-status-who-vote = una votazione
campaign-status-reminded = Promemoria: { $who }.
campaign-status-reminded-one = { $who } { $time } prima
campaign-status-reminded-none = nessuno. Per ricevere un promemoria: `/campagna ricorda`
campaign-status-trouble = In pausa perché { $why }
campaign-status-closed = Il bot non ha potuto mandarti il promemoria, perché i tuoi messaggi diretti sono chiusi. Aprili e usa di nuovo `/campagna ricorda`.
campaign-remind-on = **Riceverai un messaggio diretto** { $time } prima di ogni scadenza, se c’è ancora qualcosa da decidere.
campaign-remind-off = Non riceverai più promemoria.

## Reminders

reminder-open = ⏳ **Una decisione ti aspetta**: { $title }, { period } { $day }. Decidi entro { $at } ({ $in }), altrimenti decide il pilota automatico. { $link }
reminder-stops = Hai ignorato tre promemoria, quindi il bot non te ne manda più. Per riceverne ancora, usa `/campagna ricorda` nel canale. { $link }
reminder-off = Per non ricevere più promemoria: `/campagna ricorda` con «no».

## Refusals

error-campaign-none = Qui non c’è una campagna. Cominciane una con `/campagna inizia`.
error-campaign-there = Qui c’è già una campagna. Per cambiarne gli orari usa `/campagna ora`, per chiuderla `/campagna termina`.
error-campaign-under-way = In questo canale c’è una partita già cominciata, che non può più diventare una campagna. Finisci prima quella partita, o comincia la campagna in un thread (**luogo: in un nuovo thread**).
error-campaign-who = Solo { $owner }, che guida la partita, e i gestori del server possono farlo.
error-campaign-zone = «{ $zone }» non è un fuso orario conosciuto. Intendevi { $nearest }?
error-campaign-zone-none = «{ $zone }» non è un fuso orario conosciuto. Scrivi una città, un paese, o una differenza come UTC+2. Intendevi { $nearest }?
error-campaign-days = Il bot non capisce i giorni «{ $days }». Scrivi «{ $all }», «{ $weekdays }», «{ $weekend }», o un elenco come { $example }.
error-campaign-deadline = «{ $deadline }» non è una durata. Scrivi quanto tempo dai per decidere, per esempio 20h, 90m o 1h30.
error-campaign-deadline-past = Questo tempo è troppo breve per decidere. Scegli almeno { $least }.
error-campaign-deadline-long = Questo tempo è troppo lungo: il prossimo giorno o turno comincerebbe prima della scadenza. Con i giorni scelti puoi dare al massimo { $most }.
error-campaign-before = «{ $before }» non è una durata. Scrivi quanto prima della scadenza vuoi il promemoria: 2h, 30m o «{ $off }».
error-campaign-before-long = I giocatori non hanno così tanto tempo per decidere. Scegli al massimo { $most }.
error-campaign-here = Il bot non può pubblicare una campagna qui. Dai al bot questi permessi: { $permissions }.
error-campaign-paused = La campagna è già in pausa. Per farla ripartire usa `/campagna riprendi`.
error-campaign-running = La campagna è già in corso, e non ci sono giorni saltati.
error-campaign-nobody = Solo i giocatori e i votanti di questa partita possono ricevere promemoria.
error-campaign-changed = Qualcuno ha appena cambiato la campagna. Guarda `/campagna stato`, e riprova.
error-campaign-no-days = Questo gioco non può seguire un calendario. Scegli un altro gioco.

## Piani lasciati detti

name-option-when = quando
command-campaign-plan = Salva un piano per il prossimo giorno o turno: il bot lo usa se nessuno decide in tempo
option-campaign-plan = Il piano per il giorno o turno; «none» toglie i piani salvati
option-campaign-when = Quando vale il piano (se vuoto: sempre). Puoi salvare più piani
campaign-left = 🧭 Piani salvati per { period-the } { $day }:
campaign-left-always = - sempre: **{ $plan }**
campaign-left-when = - se { $when }: **{ $plan }**
campaign-left-how = Se alla scadenza non hai deciso tutto, il bot usa il primo piano con una condizione vera. Prima della scadenza puoi sempre dare tu gli ordini. Con `/campagna piano` puoi cambiare i piani salvati, o toglierli con `none`.
campaign-left-none = none: togli i piani salvati
campaign-left-withdrawn = Ora non ci sono piani salvati per { period-next }. Se nessuno decide in tempo, gioca il pilota automatico.
campaign-left-unclear = Il bot non capisce quale piano o condizione intendi con «{ $said }». Scegli fra: { $known }
campaign-left-unknown-game = Questo gioco non ha piani da salvare.
campaign-left-sides = In una partita a più fazioni non puoi salvare piani, perché li vedrebbero anche gli avversari. Se la tua fazione non decide in tempo, gioca il pilota automatico. Con `/fazione ordini` scegli le sue reazioni, con `/fazione lascia` la cedi.

## Several sides

campaign-turn-due = 🗓 **La partita riprende** { $at } ({ $in }).
campaign-turn-by-hand = **La partita riprende** quando un giocatore preme il pulsante.
campaign-side-open-until = 🗓 **{ $side }:** la scadenza è { $at } ({ $in }). Poi gioca il pilota automatico.
campaign-sides-open-until = 🗓 Ogni fazione ha la sua scadenza. La prima è { $at } ({ $in }).
campaign-side-turn-closed = **Tempo scaduto: { $side }.** Il pilota automatico prende le decisioni che mancano.
campaign-side-reaction-closed = **Tempo scaduto: { $side }.** Questa fazione non reagisce, e la partita continua.
campaign-call-turn = 🔔 { $who }: la partita riprende.
campaign-sides-plan = Ogni fazione ha la sua ora di scadenza, ma ogni domanda resta aperta almeno sei ore. Dopo la scadenza risponde il pilota automatico, e la partita continua. Ogni comandante sceglie l’ora della sua fazione con `/campagna ora` e **propria**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (libera)
        [autopilot] (pilota automatico)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = Questa fazione può rispondere fino a { $at } ({ $in }).
campaign-sides-days = La partita continua in questi giorni: { $days }.
campaign-reactions-lapse = Una fazione può reagire fino alla sua scadenza. Poi la partita continua senza reazione.
campaign-reactions-steward = Una fazione può reagire fino alla sua scadenza. Poi reagisce il pilota automatico.
campaign-reactions-at-once = La partita non aspetta le reazioni: decidono gli ordini permanenti.
campaign-side-hour = **La nuova ora di scadenza { OF($side) }: { $hour }, { $zone }.** La nuova ora vale dalla prossima domanda. Una domanda già aperta non cambia scadenza.
error-campaign-sides-deadline = In una partita a più fazioni ogni fazione ha già un’ora di scadenza. Lascia vuoto **scadenza**.
error-campaign-one-side = Questa partita ha una sola fazione. Lascia vuoti **propria** e **reazioni**.
error-campaign-own-only = Per la tua fazione puoi scegliere solo **ora** e **fuso**. Il giocatore che guida la campagna decide il resto.
error-campaign-clock = Questa partita ha un orologio, quindi non può seguire un calendario. Comincia una partita senza orologio con `/assedio nuovo`, poi usa `/campagna inizia`.
