### Who commands, and who proposes.

person-house = il calendario
person-autopilot = il pilota automatico
person-nobody = un giocatore che ha lasciato la partita
error-decided-by-vote = In questa partita decide il voto. Vota sotto la plancia.
error-only-advises = In questa partita comanda { $owner }, e tu sei un consigliere. Scegli un ordine: la plancia lo mostra come tua proposta.
command-players-command = Scegli chi comanda: tutti, ognuno le sue Potenze, o un giocatore con i suoi consiglieri
command-players-power = Dai a un giocatore il comando di una Potenza
name-command = comando
name-power = potenza
name-option-how = come
name-option-power = potenza
option-how = Come decidono i giocatori
option-power = La Potenza
option-user-power = Il nuovo comandante (se vuoto: il giocatore che guida la partita)
choice-command-everyone = Decidono tutti
choice-command-powers = Ogni giocatore comanda le sue Potenze
choice-command-advisers = Un giocatore comanda, gli altri consigliano
staff-way-everyone = Ogni giocatore può dare gli ordini.
staff-way-powers = Ogni giocatore comanda le pedine delle sue Potenze. Il giocatore che guida la partita comanda il resto.
staff-way-advisers = Il giocatore che guida la partita comanda, e gli altri propongono ordini.
staff-way-vote = I giocatori decidono con il voto.
staff-set-everyone = Ora ogni giocatore può dare gli ordini.
staff-set-powers = Ora ogni giocatore comanda le pedine delle sue Potenze. Prendi una Potenza sulla plancia prima della prima decisione. Il giocatore che guida la partita comanda le Potenze libere, e può assegnarle con `/assedio giocatori potenza`.
staff-set-advisers = Ora comanda il giocatore che guida la partita. Gli altri propongono ordini con gli stessi pulsanti e comandi, e il comandante può adottarli sulla plancia.
staff-board-powers = -# Ogni giocatore comanda le pedine delle sue Potenze.
staff-board-advisers = -# Comanda { $owner }; { $count ->
        [one] consiglia { $advisers }
       *[other] consigliano { $advisers }
    }.
staff-board-no-advisers = -# { $owner } comanda senza consiglieri. Aggiungine uno con `/assedio giocatori aggiungi`.
staff-board-post = -# { $who }: { $what }
staff-board-idle = -# Mancano ancora gli ordini di: { $who }
staff-board-gone = -# { $party }: comanda { $owner } al posto di { $who }, che ha lasciato la partita.
staff-board-ready = **{ $what }**? D’accordo: { $who }.
staff-board-awaited = In attesa di: { $who }.
staff-board-proposal = **{ $number }.** { $who } propone: { $what }
staff-plan = il piano «{ $plan }»
staff-board-more = -# e { $count ->
    [one] un’altra proposta più vecchia
   *[other] altre { $count } proposte più vecchie
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Prendi una Potenza, o restituisci la tua
staff-post-free = libera: la comanda chi guida la partita
staff-post-held = presa
staff-post-taken = Ora comandi: { $what }. Per lasciare il comando, scegli di nuovo la stessa Potenza.
staff-post-left = Non comandi più: { $what }. Il comando passa a chi guida la partita.
staff-post-held-by = { $what }: comanda { $who }. { $owner }, che guida la partita, può affidare a te questa Potenza con `/assedio giocatori potenza`.
staff-post-late = Puoi prendere una Potenza solo prima della prima decisione. Chiedi a { $owner }, che guida la partita, di usare `/assedio giocatori potenza`.
staff-given = { $what }: ora comanda { $who }.
staff-not-powers = In questa partita i giocatori non hanno Potenze proprie. Prima scegli «Ogni giocatore comanda le sue Potenze» con `/assedio giocatori comando`.
staff-no-parties = In { $game } non ci sono Potenze da dividere fra i giocatori. Scegli un altro modo con `/assedio giocatori comando`.
staff-no-such-party = «{ $said }» non è una Potenza di questo gioco. Scegli fra: { $known }.
staff-proposed = Hai proposto: { $what }. { $owner } può adottare la proposta sulla plancia fino alla prossima decisione. Una nuova proposta sostituisce questa.
staff-proposal-gone = Quella proposta non vale più: la partita è andata avanti, oppure la proposta è stata ritirata o sostituita. La plancia mostra le proposte aperte.
staff-proposal-yours = Questa è la tua proposta. Può adottarla solo { $owner }, che comanda. Tu puoi ritirarla.
staff-withdrawn = Hai ritirato la tua proposta.
button-staff-adopt = Adotta { $number }
button-staff-withdraw = Ritirala
button-staff-close = Vai avanti comunque
staff-ready = Annotato: { $what }. Questi giocatori possono ancora agire, e prima devono essere d’accordo: { $who }.
staff-ready-owner = -# Tu guidi la partita: puoi andare avanti senza aspettare gli altri.
staff-closed = Fatto.
staff-owner-left = { $owner }, che guida la partita, ha lasciato questo server. Un gestore del server (*Gestisci server* o *Gestisci canali*) può scegliere una nuova guida con `/assedio giocatori cedi`.
staff-left = -# { $who } ha lasciato questo server.
staff-halted = Il pilota automatico si ferma qui, perché ora tocca alle pedine di altri giocatori: { $whose }. Intanto puoi dare ordini alle tue.
staff-not-yours = Queste pedine non sono tue: { $whose }. Tu comandi: { $own }.
staff-no-post = Non comandi pedine in questa partita. { $owner }, che guida la partita, può affidarti una Potenza con `/assedio giocatori potenza`. Prima della prima decisione puoi prenderne una sulla plancia.
log-proposed = { $line } (proposto da { $who })
error-not-your-pieces = Queste pedine sono di altri giocatori. Per vedere chi le comanda usa `/assedio giocatori elenco`.
error-not-ready = Altri giocatori possono ancora agire e non hanno finito. Aspetta la loro decisione.
error-not-your-answers = Altri giocatori hanno già deciso per le loro pedine. Puoi ritirare la tua ultima decisione, e { $owner }, che guida la partita, può ritirare tutto.
staff-voted = In questa partita decide il voto. Prima ferma il voto con `/voto ferma`.
