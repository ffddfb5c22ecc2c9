### What is voted for.

person-voters = la votazione

## The ballot

votes-until = Aperta fino a { $at } ({ $left }).
votes-terms-players = Può votare chi gioca; { $count ->
        [one] basta un voto.
       *[other] devono votare almeno in { $count }.
    }
votes-terms-everybody = Possono votare tutti, qui; { $count ->
        [one] basta un voto.
       *[other] devono votare almeno in { $count }.
    }
votes-count = { $count ->
        [0] Nessuno ha ancora votato.
        [one] Ha votato una persona.
       *[other] Hanno votato { $count } persone.
    }
votes-ready = **Hanno votato abbastanza persone:** chi gioca può far decidere subito.
votes-plan = Quale piano si gioca?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (Dopo ogni piano: vittorie con esso su 100 partite{ $weak ->
    [yes] , secondo il gioco del pilota automatico
   *[no] { "" }
})
votes-all = **Hanno votato tutti:** la votazione si chiude { $left }.
button-vote-propose = Proponi un ordine
votes-propose = Quale ordine proponi? Si aggiunge ai piani di questa votazione e ha il tuo voto. Se vince, si dà solo quello, e la votazione dopo chiede di nuovo.
votes-propose-pick = Scegli un ordine
votes-propose-full = In questa votazione non c’è posto per un altro ordine. Vota per ciò che offre.
votes-ordered = In questa partita decidono i voti: il tuo ordine si aggiunge come proposta alla votazione aperta. Se vince, si dà quello soltanto. { $link }
votes-order-poll = In questa partita decidono i voti, e i sondaggi di Discord non accettano altre opzioni in seguito: vota per ciò che questo offre. { $link }
votes-order-none = In questa partita decidono i voti, e adesso nessuna votazione è aperta. Riprova quando la prossima sarà sotto la plancia.
votes-asleep = 💤 Nessuno ha votato per un giorno: la votazione dorme. La sveglia qualunque tocco o comando qui di chi può votare.
votes-awake = 🗳️ La votazione è di nuovo aperta. { $link }
button-vote-wake = Vota di nuovo
votes-pick = Che cosa si fa?
votes-because = – { $why }
votes-star = La scelta del pilota automatico: { $why }
votes-votes = { $count ->
        [one] 1 voto
       *[other] { $count } voti
    }
votes-rest = Lasciare il resto della fase al pilota automatico
button-vote-now = Decidere subito
button-vote-sure = Decidere subito lo stesso
button-to-board = Alla plancia

## What became of it

votes-decided = ✅ **Deciso: { $what }**
votes-nothing = niente
votes-early = Si è deciso prima della scadenza.
votes-why-majority = Ha avuto più voti: { $count } su { $total }.
votes-why-tie = { $options ->
    [one] Una opzione ha avuto
   *[other] { $options } opzioni hanno avuto
} { $count ->
        [one] un voto
       *[other] { $count } voti
    } ciascuna: a parità sceglie il pilota automatico, e questa gli pare la migliore.
votes-why-silence = Nessuno ha votato: ha deciso il pilota automatico.
votes-why-quorum = { $total ->
        [one] Ha votato solo una persona
       *[other] Hanno votato solo { $total } persone
    }, troppo poche: ha deciso il pilota automatico.
votes-why-lost = Il sondaggio è stato cancellato: ha deciso il pilota automatico.
votes-why-illegal = Le regole di questa versione non permettono più ciò che è stato votato: ha deciso il pilota automatico.
votes-why-stopped = ⏹️ Chiusa senza decisione: in questa partita non si vota più.
votes-why-moved = ⏹️ Chiusa senza decisione: intanto si è deciso altrimenti.
votes-why-undone = ⏹️ Chiusa senza decisione: qualcosa è stato annullato.
votes-why-reopened = ⏹️ Chiusa senza decisione: il passo ricomincia. La prossima votazione è qui sotto.
votes-why-over = ⏹️ Chiusa senza decisione: la partita è finita.
votes-why-resigned = ⏹️ Chiusa senza decisione: la partita è stata abbandonata.
votes-why-handed = ⏹️ Chiusa senza decisione: ora guida la partita qualcun altro. La prossima votazione è qui sotto.
votes-result = { $at }: **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Il tuo voto: **{ $what }**
votes-changed = 🗳️ Il tuo voto ora è **{ $what }**, non più { $before }.
votes-kept = 🗳️ Il tuo voto resta: **{ $what }**
votes-changeable = Puoi cambiarlo finché la votazione è aperta: si chiude { $left }.
votes-tally = { $count ->
    [0] Non ha ancora votato nessuno
    [one] Ha votato una persona
   *[other] Hanno votato { $count } persone
}, { $needed ->
    [one] basta un voto.
   *[other] servono { $needed } voti.
}
votes-stranger = In questa partita vota solo chi gioca: { $players }. { $owner } può farti entrare con `/assedio giocatori aggiungi`.
votes-no-option = Questa votazione non ha una tale opzione: usa i suoi pulsanti.
votes-late = Questa votazione è chiusa: il tuo voto è arrivato tardi e non conta.
votes-present = Ecco che cosa si vota ora: { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **Qui si vota.** La votazione è sotto questa plancia; si chiude { $left }.
votes-board-link = 🗳️ **Qui si vota:** { $link } La votazione si chiude { $left }.
votes-board-soon = 🗳️ **Qui si vota.** La votazione arriva fra un momento.
votes-board-asleep = 💤 **La votazione dorme:** nessuno ha votato per un giorno. La sveglia qualunque tocco o comando qui di chi può votare.
votes-error-link = In questa partita nessuno decide da solo: si vota su quel che si fa. Ecco dove: { $link }

## Commands

votes-terms = ogni votazione resta aperta per { $window }. { $who }
votes-hours = { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
votes-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
votes-direct = Nei messaggi diretti nessun altro può votare. Comincia una partita in un server e apri il voto là.
votes-started = 🗳️ Da ora in questa partita si vota: { $terms }
votes-next = La votazione già aperta resta com’è; questo vale dalla prossima. { $link }
votes-how-to-stop = Con `/voto ferma` decide di nuovo chiunque giochi; `/voto subito` fa decidere all’istante una votazione aperta.
votes-stopped = In questa partita non si vota più: decide chiunque giochi.
votes-not-voted = In questa partita non si vota. Si comincia con `/voto inizia`.
votes-none-open = Ora in questa partita non c’è nessuna votazione aperta.
votes-status = 🗳️ In questa partita si vota: { $terms }
votes-open = Una votazione è aperta fino a { $at } ({ $left }). { $link }
votes-mine = Il tuo voto: **{ $what }**
votes-last = { $count ->
        [one] **L’ultimo risultato**
       *[other] **Gli ultimi { $count } risultati**
    }
votes-sure = Nessuno ha ancora votato. Se si decide ora, decide il pilota automatico.
votes-not-yet-players = Si può decidere subito quando { $players ->
    [one] ha votato chi gioca, da solo
   *[other] hanno votato tutte le { $players } persone che giocano
}; finora { $count ->
        [0] nessuno
        [one] ha votato una persona
       *[other] hanno votato in { $count }
    }. { $owner }, o chi gestisce il server, può farlo quando vuole con `/voto subito`.
votes-not-yet-everybody = Si può decidere subito quando { $needed ->
        [one] ha votato una persona
       *[other] hanno votato { $needed } persone
    }; finora { $count ->
        [0] nessuno
        [one] una persona
       *[other] { $count } persone
    }. { $owner }, o chi gestisce il server, può farlo quando vuole con `/voto subito`.
votes-uncounted = In questo momento i voti non si possono contare: Discord non risponde. Niente va perso; si riprova da sé.
votes-window-unclear = «{ $said }» non è una durata. Scrivi per esempio `30m`, `2h`, `1d`, o un numero di minuti.
votes-window-range = Una votazione resta aperta da 5 minuti a 24 ore; «{ $said }» è fuori da questi limiti.
votes-quorum-high = In questa partita { $count ->
        [one] gioca una persona sola
       *[other] giocano solo { $count } persone
    }: in { $quorum } non potranno mai votare. Prima fai entrare altri con `/assedio giocatori aggiungi`, oppure scegli un `quorum` più piccolo o fai votare tutti, qui.

name-vote = voto
name-stop = ferma
name-now = subito
name-option-window = durata
name-option-quorum = quorum
name-option-voters = votanti
command-vote = Partite in cui si decide votando
command-vote-start = Fa decidere con il voto la partita di questo canale
command-vote-stop = Basta voti: decide di nuovo chiunque giochi
command-vote-status = La votazione aperta, il tuo voto e gli ultimi dieci risultati
command-vote-now = Fa decidere subito la votazione aperta
option-window = Per quanto una votazione resta aperta: 30m, 2h, 1d (da 5 minuti a 24 ore)
option-quorum = Quanti devono votare; se sono meno decide il pilota automatico (di solito 1)
option-voters = Chi può votare (di solito chi gioca)
choice-voters-players = Chi gioca
choice-voters-everybody = Tutti, qui
