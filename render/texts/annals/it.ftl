### Primati: che cosa ne è stato delle partite di qualcuno, o di un server.

name-records = albo
name-me = mio
name-of = di
name-server = server
name-share = condividi
name-on = attiva
name-off = disattiva
command-records = Che cosa ne è stato delle tue partite
command-records-me = Il tuo albo, solo per te se non lo mostri
command-records-of = L’albo di qualcuno, se lo condivide
command-records-server = Le partite di questo server, e le difese migliori
command-records-share = Se gli altri possono vedere il tuo albo
command-records-share-on = Lascia vedere a tutti il tuo albo
command-records-share-off = Tieni per te il tuo albo
option-records-user = Di chi
option-records-game = Quale gioco; il più giocato se non dici nulla
option-records-show = Mostralo a tutto il canale

records-title-me = Il tuo albo
records-title-of = L’albo di { $who }
records-title-server = L’albo di { $name }
records-heading-person = L’albo di un difensore
records-heading-server = L’albo di un server
records-counted = { $played ->
    [one] 1 partita giocata fino in fondo
   *[other] { $played } partite giocate fino in fondo
} · { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} · { $resigned ->
    [one] 1 abbandonata
   *[other] { $resigned } abbandonate
}
records-given-up = { $count ->
    [one] 1 partita è stata abbandonata.
   *[other] { $count } partite sono state abbandonate.
}
records-defence = { $band }, { $score }, { $days ->
    [one] 1 { period }
   *[other] { $days } { periods }
}
records-bands = Come sono finite
records-key-won = vinta
records-key-lost = non vinta
records-lengths = { periods-title } di difesa
records-lengths-axis = { $count ->
    [one] l’ultima partita; la mediana di tutte è { $median }
   *[other] le ultime { $count } partite; la mediana di tutte è { $median }
}
records-sins = Errori più frequenti
records-no-sins = Nessuno che si sia potuto provare
records-best = La difesa migliore
records-line-bands = *Finite:* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } di difesa:* { $median } (mediana)
records-line-best = *La difesa migliore:* { $best } (`{ $id }`)
records-line-sins = *Errori più frequenti:*
records-sin = - **{ $title }** × { $count }: { $meaning }
records-table = *Le difese migliori qui:*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] qualcuno
   *[other] { $count } persone
}
records-sides = **{ $title }**, secondo la parte tenuta
records-side-people = - { $side }, contro persone: vinte { $won }, perse { $lost }, pari { $drawn }
records-side-autopilot = - { $side }, contro il pilota automatico: vinte { $won }, perse { $lost }, pari { $drawn }
records-side-hard = - { $side }, contro il pilota automatico forte: vinte { $won }, perse { $lost }, pari { $drawn }
records-declared = -# { $count ->
    [one] 1 partita con dadi scelti o noti è lasciata fuori: qui non conta.
   *[other] { $count } partite con dadi scelti o noti sono lasciate fuori: qui non contano.
}
records-unended = -# { $count ->
    [one] 1 altra è cominciata e non è stata finita.
   *[other] Altre { $count } sono cominciate e non sono state finite.
}
records-other = { $game } ({ $count })
records-others = Altri giochi con risultati: { $games }. Scegline uno con `gioco`.
records-hint-me = Lo vedi solo tu. `/albo condividi attiva` lo lascia vedere agli altri; `/albo mio mostra:` lo mostra qui.
records-alt-bands = Come sono finite: { $bands }.
records-alt-lengths = { periods-title } di difesa: { $said }.
records-alt-best = La difesa migliore: { $best }.
records-alt-sins = Errori più frequenti: { $sins }.
records-none-me = Non c’è ancora nulla da mostrare: la prima partita che giochi fino in fondo starà qui. `/assedio nuovo` ne comincia una.
records-none-of = { $who } non ha ancora giocato una partita fino in fondo.
records-none-server = Su questo server nessuna partita è ancora stata giocata fino in fondo. `/assedio nuovo` ne comincia una.
records-private = { $who } tiene il suo albo per sé. Può condividerlo con `/albo condividi attiva`.
records-no-server = L’albo di un server si guarda sul server. Il tuo è in `/albo mio`.
records-shared-on = D’ora in poi tutti possono vedere il tuo albo, e il tuo nome sta accanto alle tue difese migliori. `/albo condividi disattiva` vi mette fine subito.
records-shared-off = D’ora in poi solo tu vedi il tuo albo; accanto alle tue difese migliori sta «qualcuno».
