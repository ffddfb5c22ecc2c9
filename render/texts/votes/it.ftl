### What is voted for.

person-voters = la votazione

## The ballot

votes-until = La votazione è aperta fino al { $at } ({ $left }).
votes-terms-players = Possono votare i giocatori di questa partita. { $count ->
        [one] Basta un voto.
       *[other] Servono almeno { $count } voti.
    }
votes-terms-everybody = Qui possono votare tutti. { $count ->
        [one] Basta un voto.
       *[other] Servono almeno { $count } voti.
    }
votes-count = { $count ->
        [0] Nessuno ha ancora votato.
        [one] Ha votato una persona.
       *[other] Hanno votato { $count } persone.
    }
votes-ready = **I voti bastano.** Ora ogni giocatore può chiudere la votazione.
votes-plan = Quale piano scegli?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (Il numero dopo ogni piano indica le partite vinte su 100{ $weak ->
    [yes] , se poi gioca il pilota automatico
   *[no] { "" }
})
votes-all = **Hanno votato tutti.** Nuova scadenza: { $left }.
button-vote-propose = Proponi un ordine
votes-propose = Quale ordine proponi? Il bot aggiunge il tuo ordine a questa votazione, con il tuo voto. Se vince, il bot dà solo quell’ordine, poi apre una nuova votazione.
votes-propose-pick = Scegli un ordine
votes-propose-full = In questa votazione non c’è posto per un altro ordine. Vota una delle sue opzioni.
votes-ordered = In questa partita decide il voto: il bot aggiunge il tuo ordine alla votazione aperta. Se vince, il bot dà solo questo ordine. { $link }
votes-order-poll = In questa partita decide il voto, e un sondaggio di Discord non accetta nuove opzioni. Vota una delle sue opzioni. { $link }
votes-order-none = In questa partita decide il voto, e ora nessuna votazione è aperta. Aspetta la prossima, sotto la plancia.
votes-asleep = 💤 Nessuno ha votato per un giorno: la votazione è in pausa. Riprende appena un votante preme un pulsante o usa un comando.
votes-awake = 🗳️ La votazione è di nuovo aperta. { $link }
button-vote-wake = Riapri la votazione
votes-pick = Che cosa scegli?
votes-because = – { $why }
votes-star = La scelta del consigliere: { $why }
votes-votes = { $count ->
        [one] 1 voto
       *[other] { $count } voti
    }
votes-rest = Lascia il resto della fase al pilota automatico
button-vote-now = Chiudi la votazione
button-vote-sure = Chiudi lo stesso
button-to-board = Vai alla plancia

## What became of it

votes-decided = ✅ **Deciso: { $what }**
votes-nothing = niente
votes-early = Un giocatore ha chiuso la votazione in anticipo.
votes-why-majority = È l’opzione più votata: { $count } su { $total }.
votes-why-tie = { $options ->
    [one] Un’opzione ha avuto
   *[other] { $options } opzioni hanno avuto
} { $count ->
        [one] un voto
       *[other] { $count } voti
    } ciascuna. A parità di voti decide il pilota automatico, che ha scelto questa.
votes-why-silence = Nessuno ha votato: ha deciso il pilota automatico.
votes-why-quorum = { $total ->
        [one] Ha votato solo una persona
       *[other] Hanno votato solo { $total } persone
    }. I voti non bastano, quindi ha deciso il pilota automatico.
votes-why-lost = Il sondaggio è stato cancellato: ha deciso il pilota automatico.
votes-why-illegal = L’opzione più votata non è più possibile in questa versione del bot: ha deciso il pilota automatico.
votes-why-stopped = ⏹️ Votazione chiusa senza decisione: le votazioni di questa partita sono finite.
votes-why-moved = ⏹️ Votazione chiusa senza decisione: intanto la partita è andata avanti.
votes-why-undone = ⏹️ Votazione chiusa senza decisione: una decisione è stata ritirata.
votes-why-reopened = ⏹️ Votazione chiusa senza decisione: questo passo ricomincia. La prossima votazione è qui sotto.
votes-why-over = ⏹️ Votazione chiusa senza decisione: la partita è finita.
votes-why-resigned = ⏹️ Votazione chiusa senza decisione: la partita è stata abbandonata.
votes-why-handed = ⏹️ Votazione chiusa senza decisione: la partita è passata a un altro giocatore. La prossima votazione è qui sotto.
votes-result = { $at }: **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Il tuo voto: **{ $what }**
votes-changed = 🗳️ Il tuo voto ora è **{ $what }** (prima { $before }).
votes-kept = 🗳️ Il tuo voto resta: **{ $what }**
votes-changeable = Puoi cambiare il voto fino alla scadenza ({ $left }).
votes-tally = { $count ->
    [0] Non ha ancora votato nessuno.
    [one] Ha votato una persona.
   *[other] Hanno votato { $count } persone.
    } { $needed ->
    [one] Basta un voto.
   *[other] Servono { $needed } voti.
    }
votes-stranger = Possono votare solo i giocatori di questa partita: { $players }. Chiedi a { $owner } di farti entrare con `/assedio giocatori aggiungi`.
votes-no-option = Questa votazione non ha quell’opzione. Usa i pulsanti della votazione.
votes-late = Questa votazione è chiusa. Il tuo voto è arrivato tardi e non conta.
votes-present = La votazione aperta: { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **Vota sotto questa plancia.** Scadenza: { $left }.
votes-board-link = 🗳️ **Vota qui:** { $link } Scadenza: { $left }.
votes-time-up = **Il tempo è scaduto.** Il bot conta i voti.
votes-board-soon = 🗳️ **Fra un momento si apre una votazione.**
votes-board-asleep = 💤 **La votazione è in pausa:** nessuno ha votato per un giorno. Riprende appena un votante preme un pulsante o usa un comando.
votes-error-link = In questa partita decide il voto. Vota qui: { $link }

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
votes-direct = Nei messaggi diretti nessun altro può votare. Comincia la partita in un server, e usa lì `/voto inizia`.
votes-started = 🗳️ Da ora in questa partita decide il voto: { $terms }
votes-next = Le nuove condizioni valgono dalla prossima votazione. Quella aperta non cambia. { $link }
votes-how-to-stop = Per far decidere di nuovo i giocatori: `/voto ferma`. Per chiudere una votazione aperta: `/voto subito`.
votes-stopped = Le votazioni di questa partita sono finite: da ora decidono di nuovo i giocatori.
votes-not-voted = In questa partita non ci sono votazioni. Per aprirle usa `/voto inizia`.
votes-none-open = In questa partita non c’è nessuna votazione aperta.
votes-status = 🗳️ In questa partita decide il voto: { $terms }
votes-open = Una votazione è aperta fino al { $at } ({ $left }). { $link }
votes-mine = Il tuo voto: **{ $what }**
votes-last = { $count ->
        [one] **L’ultimo risultato**
       *[other] **Gli ultimi { $count } risultati**
    }
votes-sure = Nessuno ha ancora votato. Se chiudi ora la votazione, decide il pilota automatico.
votes-not-yet-players = Puoi chiudere questa votazione quando { $players ->
    [one] ha votato l’unico giocatore
   *[other] hanno votato tutti ({ $players } giocatori)
}. Finora: { $count ->
        [0] nessuno.
        [one] una persona.
       *[other] { $count } persone.
    } { $owner } e i gestori del server possono chiuderla quando vogliono con `/voto subito`.
votes-not-yet-everybody = Puoi chiudere questa votazione quando { $needed ->
        [one] ha votato una persona
       *[other] hanno votato { $needed } persone
    }. Finora: { $count ->
        [0] nessuno.
        [one] una persona.
       *[other] { $count } persone.
    } { $owner } e i gestori del server possono chiuderla quando vogliono con `/voto subito`.
votes-uncounted = Discord non risponde: il bot non può ancora contare i voti. Nulla va perso, e il bot riprova.
votes-window-unclear = «{ $said }» non è una durata. Scrivi per esempio `30m`, `2h`, `1d`, o un numero di minuti.
votes-window-range = «{ $said }» non va bene: una votazione resta aperta da 5 minuti a 24 ore.
votes-quorum-high = { $count ->
        [one] Gioca una persona sola
       *[other] Giocano solo { $count } persone
    }: un quorum di { $quorum } non è possibile. Scegli un `quorum` più piccolo, aggiungi giocatori con `/assedio giocatori aggiungi`, o fai votare tutti.

name-vote = voto
name-stop = ferma
name-now = subito
name-option-window = durata
name-option-quorum = quorum
name-option-voters = votanti
command-vote = Fai votare le mosse di una partita
command-vote-start = Fai decidere con il voto le mosse della partita di questo canale
command-vote-stop = Ferma il voto: da ora decidono di nuovo i giocatori
command-vote-status = Mostra la votazione aperta, il tuo voto e gli ultimi dieci risultati
command-vote-now = Chiudi subito la votazione aperta e applica il risultato
option-window = Durata di ogni votazione: 30m, 2h, 1d (da 5 minuti a 24 ore)
option-quorum = Voti necessari (se vuoto: 1). Se sono meno, decide il pilota automatico
option-voters = Le persone che possono votare (se vuoto: i giocatori)
choice-voters-players = I giocatori
choice-voters-everybody = Tutti in questo canale
