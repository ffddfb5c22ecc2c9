### Le probabilità: come sta una partita, sulla plancia, accanto ai piani, e per chi lo chiede.

chances-share = { $chance } su 100 (± { $error })
chances-victory = Vittoria
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(se gioca il pilota automatico)
   *[no] { "" }
}
chances-share-plain = { $chance } su 100
chances-of-side-same = { $side }: **{ $before } su 100** { $period ->
    [turn] a inizio turno
   *[day] stamattina
}
chances-of-side-moved = { $side }: { $before } { $period ->
    [turn] a inizio turno
   *[day] stamattina
} { $way ->
    [up] ▲
   *[down] ▼
} **{ $now } ora**
chances-of-side = { $side }: **{ $share }**
chances-of-side-before = { $side }: **{ $share }**, { $period ->
    [turn] un turno fa
   *[day] ieri
} { $before }

## A chi lo chiede: /siege odds what:game

chances-subject = Le probabilità di tutta la partita
chances-title = **Come va la partita** · { $place }
chances-expected = Risultato probabile: **{ $band }**
chances-band = { $band } { $share }
chances-how = -# Queste cifre vengono da { $count ->
    [one] una partita simulata
   *[other] { $count } partite simulate
}. Ogni simulazione usa carte e dadi diversi, quindi le cifre non rivelano segreti. In 95 casi su 100 la probabilità vera è entro il margine ±.
chances-weak = -# Nelle simulazioni gioca il pilota automatico. In questo gioco non è forte: un bravo giocatore fa meglio.
chances-late = Le probabilità non sono ancora pronte, perché il bot ne sta calcolando molte. Chiedile di nuovo fra qualche secondo.
chances-spent = Nell’ultima ora i giocatori hanno chiesto molte volte le probabilità di questa partita. Chiedile di nuovo più tardi. Intanto guarda le probabilità sulla plancia.
chances-daily = La partita del giorno dev’essere uguale per tutti, quindi non mostra probabilità. Usa `/assedio probabilità cosa:game` nel canale di un’altra partita.
chances-over = La partita è finita: non ci sono più probabilità da mostrare. Per vedere dove si è decisa usa `/analisi mostra`.
chances-off = Il gestore di questo bot ha disattivato le probabilità.

## Accanto ai piani e alle opzioni di un voto

chances-plan = 📈 Con questo piano: **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} su 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(pilota automatico)
   *[no] { "" }
}
chances-plans = -# La cifra accanto a ogni piano dice quante partite simulate finiscono in vittoria{ $weak ->
    [yes] . Le gioca il pilota automatico, che qui non è forte
   *[no] { "" }
}. In 95 casi su 100 la probabilità vera è entro il margine ±.
