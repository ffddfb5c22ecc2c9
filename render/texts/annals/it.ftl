### Primati: che cosa ne è stato delle partite di qualcuno, o di un server.

name-records = albo
name-me = mio
name-of = di
name-server = server
name-share = condividi
name-on = attiva
name-off = disattiva
command-records = L’albo: i risultati delle partite finite
command-records-me = Mostra il tuo albo; lo vedi solo tu, se non lo pubblichi
command-records-of = Mostra l’albo di un altro giocatore, se lo condivide
command-records-server = Mostra le partite e le migliori difese di questo server
command-records-share = Scegli se gli altri possono vedere il tuo albo
command-records-share-on = Permetti a tutti di vedere il tuo albo
command-records-share-off = Rendi privato il tuo albo
option-records-user = Il giocatore
option-records-game = Il gioco (se vuoto: il più giocato)
option-records-show = Mostra l’albo a tutto il canale

records-title-me = Il tuo albo
records-title-of = L’albo di { $who }
records-title-server = L’albo di { $name }
records-heading-person = L’albo dei risultati di un giocatore
records-heading-server = L’albo dei risultati di un server
records-counted = { $played ->
    [one] 1 partita finita
   *[other] { $played } partite finite
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
records-bands = Risultati
records-key-won = vinta
records-key-lost = non vinta
records-lengths = { periods-title } di difesa
records-lengths-axis = { $count ->
    [one] l’ultima partita; la mediana di tutte è { $median }
   *[other] le ultime { $count } partite; la mediana di tutte è { $median }
}
records-sins = Errori più frequenti
records-no-sins = Nessun errore accertato
records-best = La difesa migliore
records-line-bands = *Risultati:* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } di difesa:* { $median } (mediana)
records-level = *{ $level }:* vinte { $won } su { $count }
records-line-best = *La difesa migliore:* { $best } (`{ $id }`)
records-line-sins = *Errori più frequenti:*
records-sin = - **{ $title }** × { $count }: { $meaning }
records-table = *Le difese migliori qui:*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] anonimo
   *[other] { $count } persone
}
records-sides = **{ $title }**, per fazione
records-side-people = - { $side }, contro persone: vinte { $won }, perse { $lost }, pari { $drawn }
records-side-autopilot = - { $side }, contro il pilota automatico: vinte { $won }, perse { $lost }, pari { $drawn }
records-side-hard = - { $side }, contro il pilota automatico forte: vinte { $won }, perse { $lost }, pari { $drawn }
records-declared = -# { $count ->
    [one] 1 partita con dadi scelti o noti qui non conta.
   *[other] { $count } partite con dadi scelti o noti qui non contano.
}
records-unended = -# { $count ->
    [one] 1 altra partita non è finita.
   *[other] Altre { $count } partite non sono finite.
}
records-other = { $game } ({ $count })
records-others = Altri giochi con risultati: { $games }. Scegli il gioco con l’opzione `partita`.
records-hint-me = Solo tu vedi questo albo. Con `/albo condividi attiva` lo vedono tutti. Con `/albo mio mostra:` lo pubblichi in questo canale.
records-alt-bands = Risultati: { $bands }.
records-alt-lengths = { periods-title } di difesa: { $said }.
records-alt-best = La difesa migliore: { $best }.
records-alt-sins = Errori più frequenti: { $sins }.
records-none-me = Non hai ancora finito nessuna partita. Cominciane una con `/assedio nuovo`.
records-none-of = { $who } non ha ancora finito nessuna partita.
records-none-server = In questo server nessuna partita è ancora finita. Cominciane una con `/assedio nuovo`.
records-private = L’albo di { $who } è privato. Chiedi a { $who } di condividerlo con `/albo condividi attiva`.
records-no-server = L’albo di un server è visibile solo in quel server. Il tuo albo è in `/albo mio`.
records-shared-on = Ora tutti possono vedere il tuo albo, e le tue migliori difese portano il tuo nome. Per renderlo di nuovo privato usa `/albo condividi disattiva`.
records-shared-off = Il tuo albo è ora privato. Le tue migliori difese compaiono come «anonimo».
