### Le probabilità: come sta una partita, sulla plancia, accanto ai piani, e per chi lo chiede.

chances-share = { $chance } su 100 (± { $error })
chances-victory = Vittoria
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(secondo il gioco del pilota automatico)
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

chances-subject = Tutta la partita: come va?
chances-title = **Come va?** { $place }
chances-expected = Esito atteso: **{ $band }**
chances-band = { $band } { $share }
chances-how = -# { $count ->
    [one] La partita è stata giocata fino alla fine una volta
   *[other] La partita è stata giocata fino alla fine { $count } volte
}, ogni volta con altri dadi, e tutto ciò che da qui non si vede è stato distribuito di nuovo: queste cifre non rivelano niente di nascosto. La probabilità vera sta entro ± da ogni cifra 95 volte su 100.
chances-weak = -# Secondo il gioco del pilota automatico: in questo gioco non è forte, e i buoni giocatori fanno diversamente.
chances-late = Le cifre non sono arrivate in tempo: in questo momento c’è molto da calcolare. Richiedile tra qualche secondo: ciò che è calcolato resta.
chances-spent = Nell’ultima ora le probabilità di questa partita sono state chieste molte volte. Tra un po’ se ne potranno calcolare altre; quelle sulla plancia restano.
chances-daily = Il gioco del giorno non ha cifre: tutti lo giocano senza. Quelle di un’altra partita: `/assedio probabilità cosa:game` nel suo canale.
chances-over = La partita è finita: sta com’è finita.
chances-off = Chi gestisce questo bot non gli fa calcolare le probabilità.

## Accanto ai piani e alle opzioni di un voto

chances-plan = 📈 Giocando così: **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} su 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(pilota automatico)
   *[no] { "" }
}
chances-plans = -# Accanto a ogni piano: quante volte si vince giocandolo{ $weak ->
    [yes] , secondo il gioco del pilota automatico, che in questo gioco non è forte
   *[no] { "" }
}. La probabilità vera sta entro ± da ogni cifra 95 volte su 100.
