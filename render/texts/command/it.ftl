### Who commands, and who proposes.

person-house = il calendario
person-autopilot = il pilota automatico
person-nobody = qualcuno che se n’è andato
error-decided-by-vote = In questa partita nessuno decide da solo: si vota su quel che si fa. La votazione è sotto la plancia.
error-only-advises = In questa partita comanda { $owner } e tu consigli: ogni ordine che scegli resta sulla plancia come proposta. Scegline uno; più ordini insieme toccano a { $owner }.
command-players-command = Di’ chi comanda: tutti, ognuno le sue Potenze, o uno con consiglieri
command-players-power = Affida a qualcuno il comando di una Potenza
name-command = comando
name-power = potenza
name-option-how = come
name-option-power = potenza
option-how = Chi decide d’ora in poi
option-power = Di chi sono le pedine
option-user-power = Chi le comanderà; se manca, chi guida la partita
choice-command-everyone = Decidono tutti
choice-command-powers = Ognuno comanda le sue Potenze
choice-command-advisers = Uno comanda, gli altri consigliano
staff-way-everyone = Decidono tutti quelli che giocano.
staff-way-powers = Ognuno comanda le pedine delle sue Potenze. Quelle di nessuno le comanda chi guida la partita.
staff-way-advisers = Comanda chi guida la partita; gli altri consigliano, e quel che scelgono viene proposto.
staff-way-vote = Si vota su quel che si fa.
staff-set-everyone = D’ora in poi decidono tutti quelli che giocano.
staff-set-powers = D’ora in poi ognuno comanda le pedine delle sue Potenze. Prima della prima decisione si prendono sulla plancia; dopo le affida chi guida con `/assedio giocatori potenza`. Quelle di nessuno le comanda chi guida.
staff-set-advisers = D’ora in poi comanda chi guida la partita. Gli altri consigliano: quel che scelgono con gli stessi pulsanti e comandi sta sulla plancia come proposta, e si fa quando lì viene adottato.
staff-board-powers = -# Ognuno comanda le pedine delle sue Potenze.
staff-board-advisers = -# Comanda { $owner }; { $count ->
        [one] consiglia { $advisers }
       *[other] consigliano { $advisers }
    }.
staff-board-no-advisers = -# Comanda { $owner }, e nessuno consiglia ancora: con `/assedio giocatori aggiungi` qualcuno può.
staff-board-post = -# { $who }: { $what }
staff-board-idle = -# Ancora nulla: { $who }
staff-board-gone = -# { $party }: { $owner } al posto di { $who }, che se n’è andato.
staff-board-ready = **{ $what }**? Sì: { $who }.
staff-board-awaited = Si attende: { $who }.
staff-board-proposal = **{ $number }.** { $who } propone: { $what }
staff-plan = il piano «{ $plan }»
staff-board-more = -# e { $count ->
    [one] un’altra meno recente
   *[other] altre { $count } meno recenti
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Prendi una Potenza, o rendi la tua
staff-post-free = libera: la comanda chi guida la partita
staff-post-held = presa
staff-post-taken = Ora comandi: { $what }. Sceglila di nuovo per renderla.
staff-post-left = Non comandi più: { $what }. Lo fa chi guida la partita.
staff-post-held-by = { $what }: lì comanda { $who }. { $owner }, che guida la partita, può affidartela con `/assedio giocatori potenza`.
staff-post-late = Le Potenze si prendono prima della prima decisione. Ora le affida { $owner }, che guida la partita, con `/assedio giocatori potenza`.
staff-given = { $what }: ora comanda { $who }.
staff-not-powers = In questa partita nessuno ha pedine sue. Prima serve `/assedio giocatori comando` con «Ognuno comanda le sue Potenze».
staff-no-parties = { $game } non ha parti da spartire. Scegli un altro modo con `/assedio giocatori comando`.
staff-no-such-party = «{ $said }» non è una delle Potenze di questa partita: { $known }.
staff-proposed = Proposto: { $what }. Sta sulla plancia finché non si decide qualcosa; { $owner } può adottarlo lì. Se proponi altro, ne prende il posto.
staff-proposal-gone = Quella proposta non c’è più: intanto si è deciso qualcosa, oppure è stata ritirata o sostituita. Non è stato fatto nulla. La plancia mostra che cosa è proposto ora.
staff-proposal-yours = È la tua proposta: solo { $owner }, che comanda, la adotta. Puoi ritirarla.
staff-withdrawn = La tua proposta è ritirata.
button-staff-adopt = Adotta { $number }
button-staff-withdraw = Ritirala
button-staff-close = Fallo lo stesso
staff-ready = Annotato: { $what }. Si fa quando l’avranno detto anche questi, che possono ancora agire: { $who }.
staff-ready-owner = -# Guidi la partita e puoi farlo senza di loro.
staff-closed = Fatto.
staff-owner-left = { $owner }, che guida la partita, ha lasciato questo server. Chi lo gestisce (*Gestire il server* o *Gestisci canali*) può farla guidare da un altro con `/assedio giocatori cedi`.
staff-left = -# { $who } ha lasciato questo server.
staff-halted = Il pilota automatico si ferma qui: ora ordinerebbe pedine non tue: { $whose }. Tocca a loro; intanto puoi comandare le tue.
staff-not-yours = Non sono pedine tue: { $whose }. Tu comandi: { $own }.
staff-no-post = In questa partita non comandi pedine. Le affida { $owner }, che la guida, con `/assedio giocatori potenza`; prima della prima decisione si possono prendere sulla plancia.
log-proposed = { $line } (proposto da { $who })
error-not-your-pieces = Sono pedine di altri. `/assedio giocatori elenco` dice chi comanda che cosa.
error-not-ready = Altri possono ancora agire e non hanno detto di aver finito.
error-not-your-answers = Altri ne hanno deciso una parte, per pedine loro. Puoi ritirare quel che hai deciso tu per ultimo; { $owner }, che guida la partita, può ritirare tutto.
staff-voted = In questa partita si vota. Prima `/voto ferma` vi mette fine.
