### L’analisi di una partita finita: `/analisi`.

name-analysis = analisi
name-analysis-show = mostra
name-analysis-again = riprova
name-analysis-play = gioca
name-option-point = punto
command-analysis = Analizza una partita finita: dove è stata vinta o persa
command-analysis-show = Mostra come sono cambiate le probabilità, le tre svolte, la bravura e la fortuna
command-analysis-again = Il tuo enigma: torna su un tuo errore e trova il piano migliore
command-analysis-play = Continua da una svolta; la nuova partita non conta per l’albo
option-analysis-point = La svolta: 1, 2 o 3 (se vuoto: la prima)
option-analysis-text = Mostra tutte le cifre come testo

analysis-title = **Le svolte della partita** · { $game } (`{ $id }`)
analysis-picture-title = Le probabilità durante la partita: { $game }
analysis-victory = Probabilità di vittoria
analysis-mark-decision = una decisione ha cambiato la partita
analysis-mark-dice = i dadi hanno cambiato la partita
analysis-accuracy = **Precisione:** { $accuracies }
analysis-accuracy-alone = { $accuracy } ± { $error } su 100
analysis-accuracy-side = { $side } { $accuracy } ± { $error } su 100
analysis-accuracy-few = Le tue decisioni sono troppo poche per un giudizio ({ $own } su { $count })
analysis-accuracy-few-side = { $side }: le decisioni dei giocatori sono troppo poche per un giudizio ({ $own } su { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , un altro
   *[other] , altri { $more }
})
analysis-accuracy-player = { $who }: { $accuracy } in { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
analysis-accuracy-player-few = { $who }: { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
analysis-player = giocatore { $number }
analysis-turning-points = **Svolte**
analysis-no-turning-points = **Nessun momento ha deciso da solo questa partita.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side }: { $answer }
analysis-point-better = Una scelta migliore: { $better } ({ $gain } ± { $error } su 100 in più)
analysis-point-dice = { $number }. { period-title } { $day }{ $side }: dopo «{ $answer }» i dadi hanno cambiato la probabilità di vittoria di { $gain } ± { $error } su 100.
analysis-point-event = { $number }. { period-title } { $day }{ $side }: { $answer } (probabilità { $gain } ± { $error } su 100)
analysis-luck = **Fortuna**
analysis-throw-luckiest = Il tiro più fortunato{ $side }: { period } { $day }, probabilità { $gain } ± { $error } su 100, { $dice }: { $told }
analysis-throw-unluckiest = Il tiro più sfortunato{ $side }: { period } { $day }, probabilità { $gain } ± { $error } su 100, { $dice }: { $told }
analysis-throw-dice = { $count ->
    [0] la pescata
    [one] dado { $numbers }
   *[other] dadi { $numbers }
}
analysis-throw-after = dopo «{ $answer }»
analysis-luck-alone = Nell’intera partita i dadi hanno cambiato la probabilità di vittoria di { $gain } ± { $error } su 100.
analysis-luck-side = Nell’intera partita i dadi hanno cambiato la probabilità di vittoria { OF($side) } di { $gain } ± { $error } su 100.
analysis-luck-none = Nell’intera partita i dadi non hanno favorito nettamente nessuna fazione.
analysis-best-shot = Il colpo migliore{ $side }: { period } { $day }, probabilità { $gain } ± { $error } su 100, «{ $answer }»
analysis-costliest = L’ordine più costoso{ $side }: { period } { $day }, probabilità { $gain } ± { $error } su 100, «{ $answer }»
analysis-how = -# Il bot ha simulato { $count ->
    [one] 1 partita
   *[other] { $count } partite
} a partire dall’inizio di ogni { period }. Margine d’errore: { $error } su 100.
analysis-how-weak = -# Il bot ha simulato { $count ->
    [one] 1 partita
   *[other] { $count } partite
} dall’inizio di ogni { period }. Le gioca il pilota automatico, che un bravo giocatore può battere. Il margine d’errore di una probabilità è { $error } su 100.
analysis-see = -# Con i pulsanti rivedi una svolta (`/assedio rivedi`){ $mistakes ->
    [yes] , risolvi il tuo enigma (`/analisi riprova`)
   *[no] { "" }
} o continui da lì (`/analisi gioca`).
analysis-alt = Le probabilità durante la partita: { $game }. { $lines } { $points }
analysis-alt-line = { $side }: { $first } su 100 { period-before-first }, { $last } alla fine. Massimo: { $most } { period-at } { $high }. Minimo: { $least } { period-at } { $low }.
analysis-alt-point = Svolta { $number } { period-at } { $day }: { $kind ->
    [decision] una decisione
   *[dice] i dadi
}.
analysis-alt-moment = Svolta { $number }, { period } { $day }. { $board }
analysis-table-title = { period-by-period } ({ $side }): probabilità di vittoria su 100 alla fine { period-of }, poi bravura e fortuna
analysis-table-title-alone = { period-by-period }: probabilità di vittoria su 100 alla fine { period-of }, poi bravura e fortuna
analysis-table-day = { period-title } { $day }: { $chance }; bravura { $skill }, fortuna { $luck }
analysis-table-dice = Le decisioni e i tiri che hanno cambiato nettamente le probabilità
analysis-table-decision = { period-title } { $day }{ $side }: bravura { $skill }, fortuna { $luck }{ $dice }: { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice }: { $told }

analysis-wait = Un’altra analisi è in corso. La tua è la prossima.
analysis-at = Analisi della partita: { $marks } { $percent } %
analysis-not-over = Questa partita non è finita, quindi il bot non può ancora analizzarla. Scegli una partita finita con `partita:`.
analysis-sealed = Altri giocatori usano ancora questi dadi. Potrai ripartire da questa partita dopo questa ora: { $until }.
analysis-nothing = Questa partita non ha un risultato da analizzare: è stata abbandonata, o nessuno ha preso decisioni.
analysis-astray = Il bot non può analizzare questa partita. Le regole sono state corrette, e dalla riga `#{ $version }` il registro non corrisponde più. Analizza una partita più recente.
analysis-queue = Ci sono troppe analisi in corso. Riprova fra qualche minuto.
analysis-late = Prima della tua ci sono altre analisi. Riprova fra mezz’ora.
analysis-failed = L’analisi non è riuscita. Riprova fra un minuto.
analysis-no-mistake = In questa partita non ci sono errori da cercare: l’hanno decisa i dadi, oppure non ci sono state svolte.
analysis-no-point = La svolta { $point } non esiste. Questa partita { $count ->
    [0] non ne ha.
    [one] ne ha una sola.
   *[other] ne ha solo { $count }.
}
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game }: prima della svolta { $number }
analysis-again-ask = Quale piano avresti scelto? Dopo la risposta vedi il piano scelto in partita e quello migliore.
analysis-again-right = **Trovato.** Il piano migliore è: { $answer }. Rispetto all’ordine dato in partita, la probabilità di vittoria sale di { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
}.
analysis-again-better = **È meglio dell’ordine dato in partita**, di { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
}: { $answer }
analysis-again-played = **È l’ordine dato in partita**: { $answer }
analysis-again-worse = **Non è meglio dell’ordine dato in partita**: { $answer } (probabilità di vittoria { $gain } su 100)
analysis-again-best = Il piano migliore, con { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
} in più dell’ordine dato in partita: { $answer }
analysis-again-was = L’ordine dato in partita: { $answer }
analysis-button-play = Continua da qui
analysis-button-replay = Rivedi: { period } { $day }
analysis-played-on = Questa nuova partita continua `{ $id }` { period-from } { $day }, con gli stessi dadi. Non conta per l’albo.
declared-resumed = Questa partita continua una partita precedente, quindi i giocatori possono già conoscere i dadi. La partita non conta per l’albo dei giocatori.
analysis-lesson-mistake = **Per la prossima volta:** { $title }, { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
}. { $meaning }
analysis-lesson-point = **Per la prossima volta**{ $side }: l’errore più costoso è arrivato { period-at } { $day }. «{ $better }» sarebbe stato meglio di «{ $answer }», di { $gain ->
    [one] un punto percentuale
   *[other] { $gain } punti percentuali
}.
analysis-lesson-luck = **Per la prossima volta**{ $side }: continua a giocare così. Nessun tuo ordine è costato molto, ma i dadi hanno cambiato la tua probabilità di vittoria di { $gain } su 100.
analysis-page = Le probabilità
analysis-page-point = Svolta { $number }, { period } { $day }: mostra questo momento
analysis-turned = La svolta: { period } { $day }, { $what }
analysis-poster = Svolte: { $points }
analysis-poster-alt = Sotto: l’andamento delle probabilità. { $line }
analysis-poster-accuracy = Precisione: { $accuracies }
analysis-poster-point = { period-at } { $day }

## «Il tuo enigma»: le decisioni peggiori delle proprie partite, ripetute a intervalli sempre più lunghi.

own-puzzle-title = 🧩 **Il tuo enigma** · { $game }, { period } { $day }{ $side }
own-puzzle-ask = In partita non hai scelto il piano migliore. Qual è, fra questi?
own-puzzle-solved = { $found ->
    [yes] ✅ **{ $answer }**: è il piano migliore.
   *[no] ❌ **{ $better }**: è meglio. La tua risposta: { $answer }
}
own-puzzle-worth = - { $answer }: probabilità di vittoria { $gain } su 100 rispetto alla scelta fatta in partita
own-puzzle-played = - { $answer }: { $own ->
    [yes] la tua scelta nella partita
   *[no] la scelta nella partita
}
own-puzzle-again = -# Rivedrai questo enigma { $at }.
own-puzzle-clean = Ben giocata: in questa partita l’analisi non trova tuoi errori evidenti. Scegli un’altra partita con `partita:`.
own-puzzle-all-clean = Ben giocate: nelle tue ultime partite le analisi non trovano errori evidenti. Analizza un’altra partita con `/analisi mostra`.
own-puzzle-none = Il bot non ha ancora analizzato nessuna delle tue partite finite. Analizzane una con `/analisi mostra`: le tue decisioni peggiori diventano enigmi.
own-puzzle-later = Ora non hai enigmi da risolvere. Il prossimo arriva { $at }.
own-puzzle-rules = Le regole di { $game } sono cambiate dopo la tua partita, e l’enigma non vale più. Analizza di nuovo `{ $id }` con `/analisi mostra`.
own-puzzle-due = 🧩 **Un enigma delle tue partite ti aspetta.** Questa volta trovi il piano migliore?
own-puzzle-last = Non hai risposto agli ultimi due promemoria, quindi questo è l’ultimo.
own-puzzle-reminders-on = Riceverai un messaggio diretto quando ti aspetta un enigma delle tue partite, al massimo uno al giorno. Se ignori tre promemoria, il bot smette di mandarli.
own-puzzle-reminders-off = Non riceverai più promemoria dei tuoi enigmi.
button-own-puzzle = 🧩 Il tuo enigma
button-own-puzzle-next = 🧩 Altro enigma
