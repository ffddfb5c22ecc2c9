### L’analisi di una partita finita: `/analisi`.

name-analysis = analisi
name-analysis-show = mostra
name-analysis-again = riprova
name-analysis-play = gioca
name-option-point = punto
command-analysis = Una partita finita, esaminata: dove è stata vinta e persa
command-analysis-show = L’andamento delle probabilità, le tre svolte, e la fortuna separata dalle decisioni
command-analysis-again = Prima di un errore: cerca da te il piano migliore, finché non viene mostrato
command-analysis-play = Continua da prima di una svolta, come partita a sé fuori dall’albo
option-analysis-point = Quale svolta: 1, 2 o 3; la prima, se non dici nulla
option-analysis-text = Anche tutte le cifre in parole

analysis-title = **Come si è decisa** · { $game } (`{ $id }`)
analysis-picture-title = L’andamento delle probabilità: { $game }
analysis-victory = Probabilità di vittoria
analysis-mark-decision = una decisione ha cambiato la partita
analysis-mark-dice = i dadi hanno cambiato la partita
analysis-accuracy = **Precisione** { $accuracies }
analysis-accuracy-alone = { $accuracy } ± { $error } su 100
analysis-accuracy-side = { $side } { $accuracy } ± { $error } su 100
analysis-accuracy-few = Troppo poche decisioni tue per giudicare ({ $own } su { $count })
analysis-accuracy-few-side = { $side }: troppo poche decisioni proprie per giudicare ({ $own } su { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , un altro
   *[other] , altri { $more }
})
analysis-accuracy-player = { $who } { $accuracy } in { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
analysis-accuracy-player-few = { $who } in { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
analysis-player = giocatore { $number }
analysis-turning-points = **Svolte**
analysis-no-turning-points = **Nessun momento da solo ha deciso questa partita.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side }: { $answer }
analysis-point-better = Meglio di { $gain } ± { $error } su 100: { $better }
analysis-point-dice = { $number }. { period-title } { $day }{ $side }: i dadi dopo «{ $answer }» valgono { $gain } ± { $error } su 100.
analysis-point-event = { $number }. { period-title } { $day }{ $side }: { $answer } ({ $gain } ± { $error } su 100)
analysis-luck = **La fortuna, separata dalle decisioni**
analysis-throw-luckiest = Il tiro più fortunato{ $side }: { period } { $day }, { $gain } ± { $error } su 100, { $dice }: { $told }
analysis-throw-unluckiest = Il tiro più sfortunato{ $side }: { period } { $day }, { $gain } ± { $error } su 100, { $dice }: { $told }
analysis-throw-dice = { $count ->
    [0] quel che è stato pescato
    [one] dado { $numbers }
   *[other] dadi { $numbers }
}
analysis-throw-after = dopo «{ $answer }»
analysis-luck-alone = Nell’intera partita i dadi valgono { $gain } ± { $error } su 100.
analysis-luck-side = Nell’intera partita i dadi valgono { $gain } ± { $error } su 100 per una parte: { $side }.
analysis-luck-none = Nell’intera partita i dadi non favoriscono nessuno con certezza.
analysis-best-shot = Il colpo migliore{ $side }: { period } { $day }, { $gain } ± { $error } su 100, «{ $answer }»
analysis-costliest = L’ordine più caro{ $side }: { period } { $day }, { $gain } ± { $error } su 100, «{ $answer }»
analysis-how = -# { $count ->
    [one] 1 partita simulata
   *[other] { $count } partite simulate
} dall’inizio di ogni { period }. Una probabilità può sbagliare di { $error } su 100.
analysis-how-weak = -# { $count ->
    [one] 1 partita simulata
   *[other] { $count } partite simulate
} dall’inizio di ogni { period }, giocate dal pilota automatico, che i bravi giocatori battono. Una probabilità può sbagliare di { $error } su 100.
analysis-see = -# I pulsanti mostrano di nuovo una svolta, come `/assedio rivedi`,{ $mistakes ->
    [yes] { " " }ti chiedono il piano migliore (`/analisi riprova`),
   *[no] { "" }
} e cominciano una partita da prima di essa (`/analisi gioca`).
analysis-alt = L’andamento delle probabilità: { $game }. { $lines } { $points }
analysis-alt-line = { $side }: { $first } su 100 { period-before-first }, { $last } alla fine; al massimo { $most } { period-at } { $high }, al minimo { $least } { period-at } { $low }.
analysis-alt-point = Svolta { $number } { period-at } { $day }: { $kind ->
    [decision] una decisione
   *[dice] i dadi
}.
analysis-table-title = { period-by-period }: probabilità alla fine, bravura, fortuna (su 100, per { $side })
analysis-table-day = { period-title } { $day }: { $chance }; bravura { $skill }, fortuna { $luck }
analysis-table-dice = Ogni decisione e ogni tiro che contano con certezza
analysis-table-decision = { period-title } { $day }{ $side }: bravura { $skill }, fortuna { $luck }{ $dice }: { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice }: { $told }

analysis-wait = Un’altra analisi è in corso. La tua viene dopo.
analysis-at = Esamino la partita: { $marks } { $percent } %
analysis-not-over = Questa partita non è finita: si può analizzare quando lo sarà. Con `partita:` ne scegli una finita.
analysis-sealed = Altri giocano ancora con questi dadi. Da questa partita si può continuare quando avranno finito: { $until }.
analysis-nothing = Questa partita non ha un risultato da analizzare: è stata abbandonata, o nessuno vi ha deciso nulla.
analysis-astray = Questa partita non si può analizzare: da allora le regole sono state corrette, e dalla riga `#{ $version }` del suo diario portano altrove.
analysis-queue = Troppe partite sono in esame insieme. Chiedi di nuovo tra qualche minuto, per favore.
analysis-late = Ci vuole un po’: altre analisi vengono prima. L’analisi prosegue da sola. Chiedi di nuovo tra mezz’ora.
analysis-failed = Non è stato possibile esaminare la partita fino in fondo. Chiedi di nuovo tra un minuto, per favore.
analysis-no-mistake = Non c’è un errore da cercare: dove questa partita è cambiata sono stati i dadi, o non l’ha cambiata nulla.
analysis-no-point = Questa partita non ha la svolta { $point }. Ne ha { $count }.
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game }: prima della svolta { $number }
analysis-again-ask = Che cosa avresti fatto? Guarda la posizione, poi scegli. Solo dopo si vede che cosa fu giocato, e che cosa sarebbe stato meglio.
analysis-again-pick = Scegli un ordine
analysis-again-right = **Trovato.** { $answer }: è il migliore di questi, di { $gain } su 100 meglio di ciò che fu giocato.
analysis-again-better = **Meglio di ciò che fu giocato**, di { $gain } su 100: { $answer }
analysis-again-played = **È ciò che fu giocato**: { $answer }
analysis-again-worse = **Non meglio di ciò che fu giocato**: { $answer } ({ $gain } su 100)
analysis-again-best = Il migliore di questi, di { $gain } su 100: { $answer }
analysis-again-was = Giocato allora: { $answer }
analysis-button-again = Cercalo
analysis-button-play = Continua da qui
analysis-button-replay = Rivedi: { period } { $day }
analysis-played-on = La partita continua { period-from } { $day } di `{ $id }`, con gli stessi dadi di allora. È dichiarata come tale e non conta in nessun albo.
declared-resumed = Continuata da una partita precedente: le prime decisioni e i dadi sono di quella, perciò ogni tiro poteva essere noto prima. Non conta in nessun albo.
analysis-lesson-mistake = **Per la prossima volta** { $title }, { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
}. { $meaning }
analysis-lesson-point = **Per la prossima volta**{ $side } { period-title } { $day } è costato di più: «{ $better }» sarebbe stato meglio di «{ $answer }», di { $gain } su 100.
analysis-lesson-luck = **Per la prossima volta**{ $side } Gioca come hai giocato: nessun ordine è costato molto, i dadi sono costati { $gain } su 100.
analysis-page = Le probabilità
analysis-page-point = Svolta { $number }, { period } { $day }: mostra questo momento
analysis-poster = Svolte: { $points }
analysis-poster-alt = Sotto, la curva delle probabilità. { $line }
analysis-poster-accuracy = Precisione { $accuracies }
analysis-poster-point = { period-at } { $day }
