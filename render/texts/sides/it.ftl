# Partite a più fazioni: chi tiene quale, a chi tocca, ordini permanenti, tempo scaduto.

sides-line = { $side }: { $who }
sides-line-plays = **{ $side }: { $who }** · di turno
sides-line-reacts = **{ $side }: { $who }** · deve reagire
sides-open = ancora nessuno
sides-autopilot = il pilota automatico
sides-hard = il pilota automatico forte
sides-hard-late = non ha tempo per simulare il seguito: gioca come il pilota automatico normale
sides-answered = La tua risposta è arrivata. La plancia nel canale mostra tutto ciò che è pubblico.
sides-turn = { $who }, tocca a te: **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = Puoi rispondere fino al { $at } ({ $remaining }).
call-silence-orders = Se non rispondi, decidono i tuoi ordini permanenti.
call-silence-turn = Se non rispondi, la tua fazione non riceve ordini.
call-silence-clock = Se il tuo tempo finisce, l’altra fazione può reclamare la vittoria.
call-reminder = ⏰ { $who }, la partita aspetta ancora la tua risposta (**{ $side }**). { $link }
call-skipped = { $who }, il tuo tempo è finito. **{ $side }**: nessun ordine{ $count ->
    [1] { "" }
   *[other] , per la { $count }ª volta di seguito
}. { $link }
call-skipped-patience = La partita non aspetta più **{ THE($side) }**. Ricomincerà ad aspettare appena questa fazione darà un ordine.
sides-until = fino al { $at } ({ $remaining })
sides-paused = in pausa fino al { $at } ({ $remaining })
sides-away = assente fino al { $at } ({ $remaining }): la partita aspetta
window-else = -# Senza risposta: **{ $what }**
window-unanswered = **{ $side }**: la risposta non è arrivata in tempo, e la partita è andata avanti.
window-unanswered-orders = **{ $side }**: la risposta non è arrivata in tempo, e hanno deciso gli ordini permanenti.
window-voted = { $who }, **{ THE($side) }** possono reagire. Vota nella stanza della tua fazione. { $link }
clock-settled = Non serve più rispondere: la partita è andata avanti, o è finita.
button-window-answer = Reagisci
sides-digest-more = -# … e prima di queste { $count ->
    [0] nessun’altra riga
    [one] un’altra riga
   *[other] altre { $count } righe
}
button-change-orders = Cambia ordini permanenti
error-side-free = { $sides }: nessuno gioca ancora questa fazione. Prendila con il pulsante sulla plancia, o con `/fazione scegli`, e poi decidi.
error-not-your-turn = Non tocca a te: la partita aspetta { $turn }.
error-time-was-over = Il tempo della tua fazione era finito, quindi la tua risposta non è stata usata. Guarda che cosa è successo. Il bot ti avvisa qui quando tocca di nuovo a te.
error-autopilot-decided = Il pilota automatico ha mosso un attimo prima di te, quindi il tuo ordine non è stato usato. Guarda che cosa è successo, poi decidi di nuovo.
sides-halted = Il pilota automatico si è fermato, perché prima deve rispondere l’altra fazione: { $turn }. Dopo puoi continuare.
button-side-answer = La mia risposta
button-side-orders = Ordini permanenti
button-side-take = Gioca con questa fazione: { $side }

unfinished = { $units } Concludi la fase?
unfinished-left = { $count ->
    [one] **Una tua unità può ancora agire:** { $pieces }.
   *[other] **{ $count } tue unità possono ancora agire:** { $pieces }.
}
unfinished-more = e altre { $count }
button-unfinished-endphase = Concludi la fase
button-unfinished-windowanswer = Indietro
button-unfinished-never = Concludi, non chiedere più

sides-orders-title = **Ordini permanenti: { $side }**
sides-orders-stand = **In vigore:** { $orders }
sides-orders-now = Gli ordini permanenti valgono da subito, anche mentre gioca l’altra fazione. Li vede solo la tua fazione.
sides-orders-at-once = In questa partita il bot non chiede come reagire: decidono gli ordini permanenti. Se un ordine dice «chiedi», la partita continua senza reazione.
sides-orders-done = Ordine dato: **{ $what }**. Lo vedi solo tu.
sides-orders-none = Per ora questa fazione non può dare ordini permanenti.
sides-orders-pick = Scegli un ordine
sides-orders-back = Altri ordini
sides-orders-next = Altro

players-how-sides = -# Con `/fazione aggiungi` fai entrare qualcuno nella tua fazione, con `/fazione cedi` la passi a un altro giocatore. Il giocatore che guida la partita può togliere la fazione all’avversario solo dopo una scadenza mancata.
sides-taken = Quella fazione è già di un altro giocatore, o ha appena cambiato giocatore.
sides-held = Giochi già con **{ THE($side) }**. Non puoi giocare anche l’altra fazione, perché conosceresti tutti i segreti.
sides-took = Ora giochi con **{ THE($side) }**. { $link }
sides-left = Non giochi più con **{ THE($side) }**. Chiunque può prendere questa fazione.
sides-to-autopilot = Ora il pilota automatico gioca con **{ THE($side) }**.
sides-given = Ora { $who } gioca con **{ THE($side) }**.
sides-none-held = In questa partita non giochi nessuna fazione.
sides-one-only = Questo gioco ha una sola fazione. Lascia vuoti `fazione`, `avversario`, `contro` e `ritmo`.
sides-no-such = Questo gioco non ha una fazione con quel nome. Scegli fra: { $sides }.
sides-open-direct = Nei messaggi diretti nessun altro può giocare con te. Comincia la partita in un server, o gioca contro il pilota automatico con `contro`.
sides-seed = In una partita a due fazioni nessun giocatore può scegliere i dadi. Lascia vuoto `seme`.
sides-yourself = Non puoi essere anche l’avversario. Indica un altro giocatore, o lascia vuoto `avversario`.
sides-no-opponent = { $who } è un bot o non vede questo canale, quindi la partita non è cominciata. Indica un’altra persona.

sides-by-advisers = { $who } (il primo comanda, gli altri consigliano)
sides-by-vote = { $who } (a votazione)
error-several-sides = Non puoi farlo in una partita a più fazioni. Il giocatore che guida una fazione può aggiungerne altri con `/fazione aggiungi`. Prendi una fazione libera con il pulsante sulla plancia o con `/fazione scegli`.
error-at-a-table = Questa partita vale per un torneo: giocatori e fazioni non possono cambiare. { $verb ->
    [leave] Per smettere, abbandona con `/assedio abbandona` o chiedi a un arbitro.
    [end] Puoi chiudere la partita quando un arbitro ha deciso il risultato.
    [move] Se il suo canale non c’è più, spostala in un canale che entrambi i giocatori possono leggere.
   *[other] Se un giocatore non può continuare, chiedi a un arbitro.
}
error-in-rated-game = Questa partita vale per la classifica. { $verb ->
    [help] Il bot non dà consigli, piani o probabilità di vittoria, e il pilota automatico non gioca per te. Puoi sempre vedere le probabilità di ogni tiro, la mappa e le regole.
    [undo] Puoi annullare solo ciò che l’altro giocatore non ha visto.
    [move] La partita resta dov’è. Se per un giorno nessuno può scrivere nel canale, puoi spostarla nello stesso server con `/assedio qui`.
   *[other] I giocatori e le fazioni non possono cambiare. Per smettere, abbandona con `/assedio abbandona`.
}
players-not-late = { $owner } gioca con **{ THE($side) }**. Puoi togliere questo giocatore solo se lascia passare una scadenza. Fino ad allora aspetta, o chiedi a { $owner } di usare `/fazione lascia`.
players-rival = { $owner } gioca con **{ THE($side) }** contro di te, quindi non puoi togliere questo giocatore. Se non risponde più, il bot ti chiede che cosa fare.
sides-takes-the-win = { $verb ->
    [leave] Le due fazioni hanno già giocato: se lasci ora, l’altra perde la sua vittoria. Abbandona con `/assedio abbandona`, o passa la tua fazione con `/fazione cedi`.
    [end] Le due fazioni hanno già giocato: ora solo una di loro può abbandonare, con `/assedio abbandona`. Anche chi gestisce il server e non gioca con una fazione può chiudere la partita; allora nessuno vince.
   *[other] Questo giocatore ha finito il tempo: ora decide l’altra fazione, che può reclamare la vittoria o aspettare.
}
sides-saw-other = { $owner } ha giocato con **{ THE($side) }** in questa partita e ne conosce i segreti. Un’altra persona deve prendere questa fazione.
error-same-for-all = Qui tutti giocano con gli stessi dadi e lo stesso pilota automatico. Lascia vuoto `forza`.
error-own-side-only = In una partita a più fazioni il pilota automatico forte può solo giocare un’intera fazione. Lascia vuoto `forza`.
error-no-foresight = Il pilota automatico forte non è disponibile, perché il gestore di questo bot ha disattivato il calcolo delle probabilità. Al suo posto gioca quello normale.
error-not-leader = Solo { $owner }, che guida questa fazione, può farlo.
sides-added = Ora { $who } gioca con **{ THE($side) }**, insieme a te.
sides-removed = { $who } non gioca più con **{ THE($side) }**.
sides-joined = Ora giochi con **{ THE($side) }**, insieme alle altre persone di questa stanza.
sides-not-there = { $who } non gioca nella tua fazione. Per lasciarla tu, usa `/fazione lascia`.
sides-member-held = { $who } gioca già con **{ THE($side) }**. Non può giocare anche l’altra fazione, perché conoscerebbe tutti i segreti.
sides-reads = { $who } può leggere la stanza **{ OF($side) }** e ne scoprirebbe i segreti. Prima togli { $who } da quella stanza.
sides-left-others = Non giochi più con **{ THE($side) }**. Gli altri giocatori di questa fazione continuano.
sides-join-where = Puoi entrare in una fazione solo nella sua stanza. Il giocatore che guida la fazione apre la stanza con `/fazione stanza`, o ti aggiunge con `/fazione aggiungi`.
sides-no-room = Per votazioni e proposte serve una stanza che solo la tua fazione può leggere. Prima aprine una con `/fazione stanza`.
sides-vote-own = Nelle votazioni di una fazione possono votare solo i suoi giocatori. Per giocare con loro, usa `/fazione entra` nella stanza della fazione.
sides-vote-quorum = In questa fazione { $count ->
        [one] gioca una persona sola
       *[other] giocano solo { $count } persone
    }: un quorum di { $quorum } non è possibile. Scegli un `quorum` più piccolo, o aggiungi giocatori con `/fazione aggiungi`.
sides-room-made = { $room } è ora la stanza **{ OF($side) }**. Le votazioni e le proposte di questa fazione appaiono lì. Ogni persona che legge la stanza può entrare nella fazione con `/fazione entra`.
sides-room-overseen = -# { $who } gioca con un’altra fazione e gestisce questo server o i suoi thread. Discord permette ai gestori di leggere ogni stanza.
sides-room-hello = Questa è la stanza **{ OF($side) }**. { $leader } guida la fazione. L’altra fazione non può leggere la stanza. Tutte le persone che possono leggere la stanza possono entrare nella fazione.
sides-room-name = { $game }: { $side }
sides-room-where = Il bot apre un thread privato in { $channel }, a meno che { $channel } non sia già un thread. Puoi anche indicare un canale visibile solo alla tua fazione: `/fazione stanza canale:`.
sides-room-direct = I messaggi diretti non hanno stanze: li leggete solo tu e il bot. Comincia la partita in un server.
sides-room-unknown = Quel canale non è in questo server, o il bot non lo vede. Scegline un altro.
sides-room-same = Quel canale contiene la plancia, o è già una stanza. Scegline uno visibile solo a questa fazione.
sides-room-read = { $who } gioca con **{ THE($side) }** e può leggere quel canale. Scegline uno visibile solo alla tua fazione.
sides-only-advises = { $owner } comanda la tua fazione, e tu sei un consigliere. Scegli un ordine: apparirà in { $room } come tua proposta.
sides-voted = La tua fazione decide con il voto. Vota in { $room }.
sides-proposed = Hai proposto a { $owner }: { $what }. La tua fazione può leggere la proposta in { $room }. Una nuova proposta sostituisce questa.
sides-proposal = { $who } propone: **{ $what }**
sides-proposal-gone = Quella proposta non vale più: la partita è andata avanti, oppure la proposta è stata ritirata o sostituita.
sides-adopted = Adottata: **{ $what }**
sides-set-everyone = Ora ogni giocatore della tua fazione può dare ordini.
sides-set-advisers = Ora comandi tu, e gli altri giocatori della tua fazione ti consigliano. Propongono ordini con gli stessi pulsanti e comandi, e tu scegli quali adottare nel canale privato della fazione.
button-sides-adopt = Adotta
button-sides-join = Entra in questa fazione

name-side = fazione
name-orders = ordini
name-leave = lascia
name-give = cedi
name-join = entra
name-room = stanza
name-option-scenario = scenario
name-option-side = fazione
name-option-opponent = avversario
name-option-against = contro
name-option-pace = ritmo
name-option-then = poi

command-side = La tua fazione in una partita a due fazioni: dai ordini permanenti, prendi o lascia una fazione
command-side-orders = Dai ordini permanenti, o prepara gli ordini del tuo prossimo turno
command-side-take = Scegli una fazione libera e gioca
command-side-leave = Lascia la tua fazione al pilota automatico o a un altro giocatore
command-side-give = Passa la tua fazione a qualcun altro
command-side-add = Aggiungi un giocatore alla tua fazione
command-side-remove = Togli un giocatore dalla tua fazione
command-side-join = Entra nella fazione di questa stanza
command-side-room = Apri una stanza per le votazioni e le proposte della tua fazione
option-side-take = La fazione da prendere
option-side-then = Il prossimo giocatore (se vuoto: chiunque)
option-side-to = Il nuovo giocatore della tua fazione
option-new-scenario = Lo scenario, se il gioco ne ha diversi (se vuoto: te lo chiede il bot)
option-side-add = Il giocatore da aggiungere
option-side-remove = Il giocatore da togliere
option-side-room = Un canale visibile solo alla tua fazione (se vuoto: un nuovo thread privato)
option-new-side = La tua fazione, in una partita a due fazioni (se vuoto: la prima)
option-new-opponent = Il giocatore che sfidi: la partita comincia quando accetta
option-new-against = Il giocatore dell’altra fazione, se non indichi un avversario (se vuoto: chiunque)
option-new-pace = Il limite di tempo di ogni fazione (se vuoto: nessuno)
choice-against-open = aperta a chiunque
choice-against-autopilot = il pilota automatico
choice-against-hard = il pilota automatico forte
choice-pace-live = dal vivo: 60 secondi per una reazione, 30 minuti per un turno
choice-pace-post = per corrispondenza: 12 ore per una reazione, 48 per un turno
choice-pace-at-once = per corrispondenza: 48 ore per un turno, reazioni solo con ordini permanenti
choice-then-open = chiunque
choice-then-autopilot = il pilota automatico
choice-then-hard = il pilota automatico forte

undo-bar-other = l’altra fazione ha già risposto, o potrebbe aver visto qualcosa
undo-agree-first = **Serve l’accordo dell’altra fazione ({ $side }):** ha già risposto, o potrebbe aver visto qualcosa. Se accetta, il bot annulla queste decisioni:
undo-agree-autopilot = **L’altra fazione ({ $side }) ha già risposto, o potrebbe aver visto qualcosa.** Il pilota automatico accetta sempre. Il bot annulla queste decisioni:
undo-asks = { $asked }: { $who } chiede di annullare le decisioni qui sotto. Va bene?
undo-dice-stay = -# I dadi già tirati restano: { $reason }.
undo-agreed = ↶ { $who } accetta la richiesta di { $asker }. Ecco che cosa è stato annullato:
undo-refused = { $who } rifiuta la richiesta di { $asker }. Il bot non annulla queste decisioni:
undo-wish-asked = Il bot ha mandato la tua richiesta all’altra fazione, nel canale della plancia. La richiesta vale fino alla prossima decisione.
undo-wish-again = Hai già fatto questa richiesta. Continua a giocare, o aspetta la risposta.
undo-wish-nobody = Nessuno gioca l’altra fazione, quindi nessuno può accettare.
undo-wish-vote = L’altra fazione decide con il voto, ma su un annullamento non può votare. Perciò il bot non annulla nulla.
undo-wish-gone = Quella richiesta non vale più.
button-undo-ask = Chiedi: { $side }
button-undo-with-autopilot = Annulla
button-undoagree = D’accordo
button-undorefuse = No
undo-secret = una risposta segreta
log-lapse = `#{ $version }` { $time } · tempo scaduto per { $who }: **{ $what }**

## L’orologio

clock-stands = restano { $left }
clock-until = fino al { $at }
clock-none = tempo finito
clock-days = { $count } g
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = Il bot non ha funzionato per { $time }, quindi hai più tempo.
given-back-discord = Discord non ha risposto per { $time }, quindi hai più tempo.
given-back-closed = Per { $time } nessuno ha potuto scrivere qui, quindi hai più tempo.
clock-over = { $who }, la fazione **{ $side }** ha finito il tempo. Decidi tu come continuare. Finché aspetti, quella fazione può ancora giocare.
clock-waits = { $who } aspetta la fazione **{ $side }**, che ha finito il tempo. Finché questa fazione non gioca, { $who } può ancora scegliere il pilota automatico o reclamare la vittoria.
clock-plays = La fazione **{ $side }** ha finito il tempo: per questo turno gioca il pilota automatico. Lo ha scelto { $who }.
clock-claims = { $who } ha reclamato la vittoria: la fazione **{ $side }** aveva finito il tempo.
clock-claimed = **Vittoria: { $side }.** Il tempo { OF($other) } era finito, e l’altra fazione ha reclamato la vittoria. Comincia un’altra partita con `/assedio nuovo`.
clock-gone = È troppo tardi: quella fazione ha giocato nel frattempo, o ha di nuovo tempo. Non è cambiato nulla.
clock-unclear = Il bot non capisce l’orologio «{ $said }». Indica una riserva di tempo e l’incremento per ogni turno, come `10+15 s` (10 minuti e 15 secondi) o `3 g + 12 h`. La riserva va da 1 minuto a 60 giorni, l’incremento è al massimo di 7 giorni.
button-clockwait = Aspetta
button-clockplay = Affida al pilota automatico
button-clockclaim = Reclama la vittoria
## Giocatori che non rispondono più

absent-asks = { $who }, { $by } non risponde dal { $since }. Se aspetti, non perdi nulla.
absent-gone = { $who }, { $by } ha lasciato questo server, e non risponde dal { $since }. Se aspetti, non perdi nulla.
absent-rated = Se continua il pilota automatico o un altro giocatore, per la classifica hai vinto tu. Il seguito della partita non conta più.
absent-waits = { $who } aspetta **{ $side }**, e può ancora cambiare idea finché { $by } non risponde.
absent-plays = { $by } non risponde più: il pilota automatico continua per **{ $side }**. Lo ha scelto { $who }.
absent-frees = { $by } non risponde più: la fazione **{ $side }** è libera. Può prenderla ogni giocatore che non ha giocato l’altra fazione, anche { $by }. Lo ha scelto { $who }.
absent-claims = { $by } non risponde più: { $who } ha reclamato la vittoria contro **{ $side }**.
absent-won = { $who } ha vinto la partita valida per la classifica. Il resto della partita non conta.
absent-claimed = **Vittoria: { $side }.** { $who } ({ $other }) non rispondeva più, e l’altra fazione ha reclamato la vittoria.
button-absentwait = Aspetta
button-absentplay = Affida al pilota automatico
button-absentfree = Libera la fazione
button-absentclaim = Reclama la vittoria
records-by-clock = -# { $count ->
        [one] Una di queste partite è finita perché il tempo era scaduto.
       *[other] { $count } di queste partite sono finite perché il tempo era scaduto.
    }
sides-gave-up = **Vittoria: { $side }.** { $who } ({ $other }) ha abbandonato. Comincia un’altra partita con `/assedio nuovo`.
resign-side-sure = Vuoi abbandonare la partita (**{ $side }**)? Vince l’altra fazione ({ $other }), e il risultato resta registrato per entrambe. Non potrai tornare indietro.
resign-nobody-wins = Non vincerà nessuno, perché almeno una delle due fazioni non ha ancora giocato.
sides-other-gave-up = { $who }, hai vinto (**{ $side }**): { $by } ({ $other }) ha abbandonato. { $link }
sides-ended-for-both = { $who }, { $by } { $role ->
    [leader] guida questa partita e l’ha chiusa
   *[manager] gestisce questo server e ha chiuso la partita
}. Nessuno ha vinto. { $link }
sides-other-claimed = { $who }, la fazione **{ $other }** ha finito il tempo, e { $by } ha reclamato la vittoria. { $link }
records-by-resignation = -# { $count ->
        [one] Una di queste partite è finita perché una fazione ha abbandonato.
       *[other] { $count } di queste partite sono finite perché una fazione ha abbandonato.
    }
log-claimed = `#{ $version }` { $time } { $who } ha reclamato la vittoria: il tempo dell’altra fazione era finito.
name-option-clock = orologio
option-new-clock = L’orologio: una riserva iniziale e un incremento per turno, per esempio 10+15 s o 3 g+12 h

## Sedersi a una nuova partita

sit-title = **Nuova partita: { $title }**
sit-scenario = Quale battaglia?
sit-side = Quale fazione giochi?
sit-any = Una qualsiasi
sit-you = tu: { $side }
sit-against = contro { $who }
sit-opponent = Chi gioca l’altra fazione? Scegli qualcuno di questo server, lascia il posto libero o gioca contro il pilota automatico.
sit-alone = Qui nessun altro può giocare con te, quindi il pilota automatico gioca l’altra fazione.
sit-somebody = Qualcuno di questo server…
sit-open = Aperta a chiunque
sit-autopilot = Il pilota automatico
sit-hard = Il pilota automatico forte
sit-pace = Quanto tempo ha ciascuna fazione?
sit-pace-post = Per corrispondenza: 48 ore
sit-pace-live = Dal vivo: 30 minuti
sit-pace-at-once = 48 ore per turno; reazioni con ordini permanenti
sit-pace-calendar = Secondo il calendario della campagna
sit-pace-none = Senza limiti di tempo
sit-clock = Orologio: { $bank } + { $increment }
sit-counts = Amichevole o per la classifica? In una partita per la classifica non ci sono consigli, piani né probabilità, e il tuo punteggio cambia.
sit-counts-casual = Amichevole
sit-counts-rated = Per la classifica
sit-counts-near = Classifica, forza simile
sit-counts-new = Classifica, principianti
new-no-scenarios = Questo gioco non ha scenari. Lascia vuoto `scenario`.
new-no-such-scenario = Questo gioco non ha uno scenario con quel nome. Scegli fra: { $scenarios }.

## Asking an opponent

sides-invited = la sfida aspetta una risposta
invite-asks = { $who }, **{ $by } ti sfida**: { $game }. La tua fazione: **{ $side }**. { $pace }. Il tempo parte quando accetti. Puoi rispondere fino al { $at } ({ $remaining }). { $link }
invite-accepted = { $who } gioca con **{ THE($side) }**.
invite-declined = { $who } ha rifiutato di giocare con **{ THE($side) }**.
invite-told = { $by }, { $who } ha rifiutato la tua sfida. La fazione **{ $side }** è ora libera per tutti. { $link }
invite-told-late = { $by }, { $who } non ha risposto alla tua sfida. La fazione **{ $side }** è ora libera per tutti. { $link }
invite-gone = Questa sfida ha già avuto una risposta. La plancia mostra chi gioca.
invite-other = Solo { $owner } può rispondere a questa sfida.
button-windowaccept = Accetta
button-windowdecline = Rifiuta

## Una partita con il canale chiuso

closed-told = **{ $game }:** dal { $since } nessuno può scrivere in { $channel }. Intanto il tempo non scorre. Per continuare altrove, scrivi `/assedio qui partita:{ $id }` in un altro canale dello stesso server, visibile a tutti e due.
closed-rated = Se entro il { $until } il canale è ancora chiuso e nessuno ha spostato la partita, la partita finisce senza risultato.
closed-void = **{ $game }** è finita senza risultato: per una settimana nessuno ha potuto scrivere in { $channel }. La partita non vale per la classifica. Cominciane un’altra con `/sfida sfida`.
