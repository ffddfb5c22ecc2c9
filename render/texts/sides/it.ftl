# Partite a più parti: chi tiene quale, a chi tocca, ordini permanenti, tempo scaduto.

sides-line = { $side }: { $who }
sides-line-plays = **{ $side }: { $who }** · di turno
sides-line-reacts = **{ $side }: { $who }** · deve reagire
sides-open = ancora nessuno
sides-autopilot = il pilota automatico
sides-hard = il pilota automatico forte
sides-hard-late = senza il tempo di guardare avanti: segue il suo solito giudizio
sides-answered = La tua risposta è data. La plancia nel canale mostra ciò che tutti possono saperne.
sides-turn = { $who }, tocca a te: **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = Puoi rispondere fino al { $at } ({ $remaining }).
call-silence-orders = Senza risposta decidono i tuoi ordini permanenti.
call-silence-turn = Senza risposta la tua parte non riceve ordini.
call-silence-clock = Se il tuo tempo finisce, l’altra parte può rivendicare la partita.
call-reminder = ⏰ { $who }, manca ancora la risposta per **{ $side }**. { $link }
call-skipped = { $who }, il tuo tempo è finito. **{ $side }**: niente ordini{ $count ->
    [1] { "" }
   *[other] , { $count } volte di seguito
}. { $link }
call-skipped-patience = La partita non aspetta più **{ $side }**. Appena rispondi, aspetta di nuovo.
sides-until = fino al { $at } ({ $remaining })
window-else = -# Senza risposta: **{ $what }**
window-unanswered = **{ $side }**: nessuna risposta in tempo, e la partita è andata avanti.
window-unanswered-orders = **{ $side }**: nessuna risposta in tempo, e hanno deciso gli ordini permanenti.
window-voted = { $who }, **{ $side }** può reagire: si vota nella stanza della tua parte. { $link }
clock-settled = Questo orologio è regolato: il gioco è andato avanti, o la partita è finita.
button-window-answer = Reagire
sides-digest-more = -# … e prima { $count ->
    [0] nessun’altra riga
    [one] un’altra riga
   *[other] altre { $count } righe
}
button-change-orders = Cambiare i miei ordini
error-side-free = { $sides }: nessuno gioca ancora questa parte. Prendila con il pulsante sulla plancia, o con `/parte scegli`, e poi decidi.
error-not-your-turn = Non tocca a te. La partita aspetta: { $turn }.
error-time-was-over = Il tempo della tua parte era finito, e la tua risposta non è stata usata. Guarda che cosa è successo. Un messaggio qui ti chiederà di nuovo.
error-autopilot-decided = Il pilota automatico ha mosso un attimo prima di te, e il tuo ordine non è stato usato. Guarda che cosa è successo, poi decidi di nuovo.
sides-halted = Il pilota automatico si è fermato a metà fase, perché prima risponde l’altra parte. La partita aspetta: { $turn }. Poi vai avanti come prima.
button-side-answer = La mia risposta
button-side-orders = I miei ordini
button-side-take = Prendi una parte: { $side }

sides-orders-title = **Ordini permanenti: { $side }**
sides-orders-stand = **In vigore:** { $orders }
sides-orders-now = Valgono da subito, anche mentre gioca l’altra parte. Li vedi solo tu.
sides-orders-at-once = In questa partita reagiscono solo gli ordini permanenti. Dove dicono di chiedere, vale ciò che accade quando nessuno risponde.
sides-orders-done = Ordinato: **{ $what }**. Nessun altro lo viene a sapere.
sides-orders-none = Questa parte non dà ordini permanenti, o non ne dà più.
sides-orders-pick = Scegli un ordine
sides-orders-back = Altri ordini
sides-orders-next = Ancora

players-how-sides = -# `/parte aggiungi` fa entrare qualcuno nella tua parte, `/parte cedi` la passa a un altro. Chi guida la partita può togliere l’altra parte solo dopo una scadenza mancata.
sides-taken = Quella parte è di un’altra persona, o è appena passata di mano.
sides-held = Tieni già una parte: **{ $side }**. Chi vedesse entrambe conoscerebbe ogni segreto.
sides-took = Giochi **{ $side }**. { $link }
sides-left = Non giochi più **{ $side }**: può prenderla chiunque.
sides-to-autopilot = Da ora **{ $side }** è del pilota automatico.
sides-given = Da ora **{ $side }** è di { $who }.
sides-none-held = In questa partita non tieni nessuna parte.
sides-one-only = Questo gioco ha una parte sola: comincia senza `parte`, `avversario`, `contro` e `ritmo`.
sides-no-such = Quel gioco non ha una parte con questo nome. Ha: { $sides }.
sides-open-direct = Nei messaggi diretti nessuno può unirsi a te. Comincia la partita in un server, o gioca contro il pilota automatico con `contro`.
sides-seed = In una partita a due nessuno di chi gioca sceglie i dadi: comincia senza `seme`.
sides-yourself = L’altra parte è per qualcun altro: senza `avversario` resta libera, o la gioca il pilota automatico.
sides-no-opponent = { $who } è un bot, o non può vedere questo canale: non è cominciato nulla.

sides-by-advisers = { $who } (il primo comanda, gli altri consigliano)
sides-by-vote = { $who } (a votazione)
error-several-sides = Non in una partita a più parti. Chi guida una parte vi fa entrare altri con `/parte aggiungi`; una parte libera si prende con il suo pulsante sulla plancia, o con `/parte scegli`.
error-at-a-table = Questa partita vale per un torneo: giocatori e parti non cambiano. { $verb ->
    [leave] Per smettere, abbandona con `/assedio abbandona` o chiedi a un arbitro.
    [end] Puoi chiuderla quando un arbitro ne ha deciso il risultato.
    [move] Se il suo canale non c’è più, spostala in uno che leggono entrambi.
   *[other] Se un giocatore non può continuare, chiedi a un arbitro.
}
players-not-late = { $owner } gioca **{ $side }**. Puoi togliere questo giocatore solo dopo una sua scadenza mancata. Fino ad allora aspetta, o chiedi di usare `/parte lascia`.
sides-takes-the-win = { $verb ->
    [leave] Le due parti hanno già giocato: andartene ora toglierebbe la vittoria all’altra. Abbandona con `/assedio abbandona`, o passa la tua parte con `/parte cedi`.
    [end] Le due parti hanno già giocato: ora solo una di loro può abbandonare, con `/assedio abbandona`. Anche chi gestisce il server e non tiene una parte può chiudere la partita; allora nessuno vince.
   *[other] Questo giocatore ha finito il tempo: ora decide l’altra parte, che può rivendicare la partita o aspettare.
}
sides-saw-other = { $owner } ha tenuto **{ $side }** in questa partita e ne conosce i segreti. Questa parte spetta a un’altra persona.
error-same-for-all = Qui altri giocano con gli stessi dadi, e tutti hanno lo stesso pilota automatico: togli `forza`.
error-own-side-only = In una partita a più parti il pilota automatico forte gioca solo una parte tutta sua: togli `forza`.
error-no-foresight = Su questo bot nessun pilota automatico guarda avanti: chi lo gestisce ha spento le probabilità. Gioca quello solito.
error-not-leader = { $owner } guida questa parte: solo chi guida può farlo per lei.
sides-added = Da ora { $who } gioca **{ $side }** con te.
sides-removed = { $who } non gioca più **{ $side }**.
sides-joined = Giochi **{ $side }** con gli altri che leggono qui.
sides-not-there = { $who } non gioca dalla tua parte. Per te stesso c’è `/parte lascia`.
sides-member-held = { $who } tiene già una parte di questa partita: **{ $side }**. Chi vedesse entrambe conoscerebbe ogni segreto.
sides-reads = { $who } legge nella stanza di **{ $side }** e ne conoscerebbe i segreti: non è cambiato nulla. Uscendone, può giocare dall’altra parte.
sides-left-others = Non giochi più **{ $side }**: gli altri di quella parte continuano.
sides-join-where = In una parte si entra nella sua stanza. Chi la guida ne apre una con `/parte stanza`, o ti aggiunge con `/parte aggiungi`.
sides-no-room = Votazioni e proposte stanno dove legge solo la tua parte: prima dalle una stanza, con `/parte stanza`.
sides-vote-own = In una partita a più parti vota solo chi è di quella parte. Chi legge nella sua stanza può entrarvi lì con `/parte entra`.
sides-vote-quorum = Da questa parte { $count ->
        [one] gioca una persona sola
       *[other] giocano solo { $count } persone
    }: in { $quorum } non potranno mai votare. Prima fai entrare altri con `/parte aggiungi`, oppure scegli un `quorum` più piccolo.
sides-room-made = { $room } ora è la stanza di **{ $side }**. Lì stanno le sue votazioni e proposte; chi vi legge può entrare con `/parte entra`.
sides-room-overseen = -# { $who } gioca da un’altra parte e gestisce questo server o i suoi thread: Discord lascia leggere in ogni stanza.
sides-room-hello = Questa è la stanza di **{ $side }**, guidata da { $leader }: quel che sta qui l’altra parte non lo legge. Chi legge qui può entrare.
sides-room-name = { $game }: { $side }
sides-room-where = Un thread privato si apre accanto alla plancia, in { $channel }, se quello non è già un thread. Oppure nomina un canale che legge solo la tua parte: `/parte stanza canale:`.
sides-room-direct = Nei messaggi diretti non ci sono stanze: lì leggete solo voi due.
sides-room-unknown = Quel canale non è in questo server, o il bot non lo vede. Scegli uno dei canali proposti.
sides-room-same = Quel canale è quello della plancia, o è già una stanza. Una parte ne vuole uno dove legge solo lei.
sides-room-read = { $who } di **{ $side }** legge in quel canale. Una parte ne vuole uno dove legge solo lei.
sides-only-advises = { $owner } comanda la tua parte e tu consigli: ogni ordine che scegli sta in { $room } come proposta. Scegline uno; più d’uno insieme è cosa di { $owner }.
sides-voted = Dalla tua parte nessuno decide da solo: si vota su quel che fa, in { $room }.
sides-proposed = Proposto a { $owner }: { $what }. Sta in { $room }, dove legge solo la tua parte. Se proponi altro, ne prende il posto.
sides-proposal = { $who } propone: **{ $what }**
sides-proposal-gone = Quella proposta non c’è più: nel frattempo si è deciso qualcosa, o è stata ritirata o sostituita. Non è stato fatto nulla.
sides-adopted = Adottata: **{ $what }**
sides-set-everyone = Da ora chiunque gioca la tua parte decide per lei.
sides-set-advisers = Da ora comandi tu, e gli altri della tua parte consigliano: quel che scelgono con gli stessi pulsanti e comandi viene proposto nella stanza della parte, e si fa quando lo adotti lì.
button-sides-adopt = Adotta
button-sides-join = Entra in questa parte

name-side = parte
name-orders = ordini
name-leave = lascia
name-give = cedi
name-join = entra
name-room = stanza
name-option-scenario = scenario
name-option-side = parte
name-option-opponent = avversario
name-option-against = contro
name-option-pace = ritmo
name-option-then = poi

command-side = La tua parte in una partita a due: ordini permanenti, prendere una parte, lasciarla
command-side-orders = Dai alla tua parte ordini permanenti che nessun altro vede
command-side-take = Prendi una parte che nessuno tiene
command-side-leave = Lascia la tua parte, a chiunque o al pilota automatico
command-side-give = Passa la tua parte a qualcun altro
command-side-add = Fai giocare qualcun altro con te dalla tua parte
command-side-remove = Fai smettere qualcuno di giocare dalla tua parte
command-side-join = Entra nella parte nella cui stanza ti trovi
command-side-room = Dai alla tua parte una stanza propria, per le sue votazioni e proposte
option-side-take = La parte da prendere
option-side-then = Chi continua: chi la prende, se non dici nulla
option-side-to = Chi gioca la tua parte da ora
option-new-scenario = Lo scenario, in un gioco che ne ha più d’uno; se non dici nulla, ti viene chiesto
option-side-add = Chi gioca con te
option-side-remove = Chi non gioca più con te
option-side-room = Un canale che legge solo la tua parte; altrimenti si apre un thread privato
option-new-side = La tua parte, in una partita a due; la prima, se non dici nulla
option-new-opponent = Chi gioca l’altra parte
option-new-against = L’altra parte senza avversario: aperta a chiunque, se non dici nulla
option-new-pace = Quanto si aspetta una parte: senza fine, se non dici nulla
choice-against-open = aperta a chiunque
choice-against-autopilot = il pilota automatico
choice-against-hard = il pilota automatico forte, che guarda avanti
choice-pace-live = dal vivo: 60 secondi per una reazione, 30 minuti per un turno
choice-pace-post = per corrispondenza: 12 ore per una reazione, 48 per un turno
choice-pace-at-once = per corrispondenza, reazioni solo per ordini permanenti: 48 ore per un turno
choice-then-open = chi la prende
choice-then-autopilot = il pilota automatico
choice-then-hard = il pilota automatico forte, che guarda avanti

undo-bar-other = da allora l’altra parte ha risposto, o potrebbe aver visto qualcosa
undo-agree-first = **Da solo non puoi annullarlo:** da allora l’altra parte ({ $side }) ha risposto, o potrebbe aver visto qualcosa. Se l’altra parte è d’accordo, il bot annulla questo:
undo-agree-autopilot = **Da allora l’altra parte ({ $side }) ha risposto, o potrebbe aver visto qualcosa.** Il pilota automatico è sempre d’accordo. Il bot annulla questo:
undo-asks = { $asked }: { $who } chiede di annullare quanto segue. Va bene?
undo-agreed = ↶ { $who } è d’accordo con { $asker }. Ecco che cosa è annullato:
undo-refused = { $who } non è d’accordo con { $asker }. Questo resta com’è:
undo-wish-asked = L’altra parte riceve la domanda nel canale della partita. La prossima decisione nella partita la chiude.
undo-wish-again = L’hai già chiesto, e da allora nessuno ha deciso nulla. Continua a giocare, o aspetta la risposta.
undo-wish-nobody = Nessuno gioca l’altra parte, quindi nessuno può essere d’accordo.
undo-wish-vote = L’altra parte decide con un voto, e non può votare su un annullamento. Resta com’è.
undo-wish-gone = Questa domanda è chiusa: la partita è andata avanti, o chi la faceva non la fa più.
button-undo-ask = Chiedi: { $side }
button-undo-with-autopilot = Annulla
button-undoagree = D’accordo
button-undorefuse = No
undo-secret = una risposta segreta
log-lapse = `#{ $version }` { $time } · tempo scaduto per { $who }: **{ $what }**

## L’orologio

clock-stands = restano { $left }
clock-days = { $count } g
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = Il bot è stato assente per { $time }: il tuo tempo è prolungato.
given-back-discord = Discord non ha risposto per { $time }: il tuo tempo è prolungato.
given-back-closed = Per { $time } nessuno poteva scrivere qui: il tuo tempo è prolungato.
clock-over = { $who }, il tempo di **{ $side }** è finito. Non si perde nulla per questo: che cosa ne segue lo dici tu. Finché aspetti, { $side } può ancora giocare.
clock-waits = { $who } aspetta **{ $side }**, il cui tempo è finito. Si può ancora scegliere il pilota automatico, o rivendicare la partita, finché { $side } non ha giocato.
clock-plays = Il pilota automatico gioca questo turno per **{ $side }**, il cui tempo è finito: lo ha scelto { $who }.
clock-claims = { $who } ha rivendicato la partita: il tempo di **{ $side }** era finito.
clock-claimed = **{ $side } ha vinto:** il tempo di { $other } era finito, e la partita è stata rivendicata. `/assedio nuovo` ne comincia un’altra.
clock-gone = Non vale più: quella parte ha giocato nel frattempo, o ha di nuovo tempo. Nulla è cambiato.
clock-unclear = «{ $said }» non è un orologio. Indica una riserva e quanto si aggiunge dopo ogni turno, per esempio `10+15 s` (10 minuti e 15 secondi) o `3 g + 12 h`: una riserva da 1 minuto a 60 giorni, e al massimo 7 giorni in più.
button-clockwait = Aspetta
button-clockplay = Gioca il pilota automatico
button-clockclaim = Rivendica la partita
records-by-clock = -# { $count ->
        [one] Una è stata rivendicata perché il tempo era finito.
       *[other] { $count } sono state rivendicate perché il tempo era finito.
    }
sides-gave-up = **Vittoria: { $side }.** { $who } ({ $other }) ha abbandonato. `/assedio nuovo` comincia un’altra partita.
resign-side-sure = **{ $side }**: abbandonare la partita? Vince l’altra parte ({ $other }), e il risultato resta scritto per entrambe. Non potrai tornare indietro.
resign-nobody-wins = Non vince nessuno: per questo le due parti devono prima avere un giocatore e aver deciso qualcosa.
sides-other-gave-up = { $who }, hai vinto (**{ $side }**): { $by } ({ $other }) ha abbandonato. { $link }
sides-ended-for-both = { $who }, { $by } { $role ->
    [leader] guida questa partita e l’ha chiusa
   *[manager] gestisce questo server e ha chiuso la partita
}. Nessuno ha vinto. { $link }
sides-other-claimed = { $who }, il tempo di **{ $other }** era finito e { $by } ha rivendicato la partita. { $link }
records-by-resignation = -# { $count ->
        [one] Una è finita perché una parte ha abbandonato.
       *[other] { $count } sono finite perché una parte ha abbandonato.
    }
log-claimed = `#{ $version }` { $time } { $who } ha rivendicato la partita: il tempo dell’altra parte era finito.
name-option-clock = orologio
option-new-clock = Un orologio per ogni parte: una riserva, e quanto aggiunge ogni turno, come 10+15 s o 3 g+12 h

## Sedersi a una nuova partita

sit-title = **Nuova partita: { $title }**
sit-scenario = Quale battaglia?
sit-side = Quale parte è la tua?
sit-any = Una qualsiasi
sit-you = tu: { $side }
sit-against = contro { $who }
sit-opponent = Chi gioca l’altra parte? Nomina qualcuno di questo server, lascia il posto libero o gioca contro il pilota automatico.
sit-alone = Qui non può venire nessun altro: l’altra parte la gioca il pilota automatico.
sit-somebody = Qualcuno di questo server…
sit-open = Chi viene
sit-autopilot = Il pilota automatico
sit-hard = Il pilota automatico forte
sit-pace = Quanto tempo ha ciascuna parte?
sit-pace-post = Per corrispondenza: 48 ore
sit-pace-live = Dal vivo: 30 minuti
sit-pace-at-once = 48 ore, reagiscono gli ordini permanenti
sit-pace-calendar = Secondo il calendario della campagna
sit-pace-none = Senza limiti di tempo
sit-clock = Orologio: { $bank } + { $increment }
new-no-scenarios = Questo gioco non ha scenari: comincialo senza `scenario`.
new-no-such-scenario = Questo gioco non ha uno scenario con questo nome. Scegli tra: { $scenarios }.

## Asking an opponent

sides-invited = la sfida aspetta una risposta
invite-asks = { $who }, **{ $by } ti sfida**: { $game }. La tua parte: **{ $side }**. { $pace }. Finché non accetti, il tempo non scorre per nessuno. Puoi rispondere fino al { $at } ({ $remaining }). { $link }
invite-accepted = { $who } gioca **{ $side }**.
invite-declined = { $who } non gioca **{ $side }**.
invite-told = { $by }, { $who } non gioca questa partita: **{ $side }** è un posto libero per tutti. { $link }
invite-told-late = { $by }, { $who } non ha risposto alla tua sfida: **{ $side }** è un posto libero per tutti. { $link }
invite-gone = Questa sfida è già decisa. La plancia mostra chi gioca.
invite-other = Questa sfida è per { $owner }: solo chi è sfidato può accettarla o rifiutarla.
button-windowaccept = Accetta
button-windowdecline = Rifiuta
