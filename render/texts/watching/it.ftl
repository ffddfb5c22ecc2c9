### Gli spettatori: canali che seguono una partita, elenchi di partite, plance dei giorni passati.

## Nomi

name-watch = segui
name-unwatch = non-seguire
name-games = partite
name-option-channel = canale

## Comandi (al massimo 100 caratteri)

command-watch = Fai seguire una partita a questo canale, a un altro o ai tuoi messaggi diretti
command-unwatch = Non far più seguire una partita a questo canale o a un altro
command-games = Guarda le partite di questo server, o nei messaggi diretti le tue, e aprine una
option-watch-game = Quale partita: una dell’elenco, il suo numero, o un link al suo canale
option-watch-what = Che cosa raccontare; ogni giorno o turno se non dici nulla
option-watch-channel = Dove; vuoto: qui
option-watch-language = In quale lingua; altrimenti quella del server, nei messaggi diretti la tua
option-unwatch-game = Quale partita; serve solo quando se ne seguono diverse
option-unwatch-channel = Dove; vuoto: qui
option-board-day = La plancia alla fine di un giorno o turno passato, come 12; la vedi solo tu
option-any-game = Un’altra partita che puoi vedere, ovunque si giochi; la risposta la vedi solo tu
choice-watch-phase = ogni fase
choice-watch-day = ogni giorno o turno
choice-watch-end = solo la fine

## Seguire

watch-begun = { $channel } segue { $title }: { $what }. `/assedio non-seguire` vi mette fine.
watch-begun-direct = Segui { $title } qui: { $what }. `/assedio non-seguire` vi mette fine.
watch-changed = { $channel } d’ora in poi segue { $title } in altro modo: { $what }.
watch-changed-direct = D’ora in poi segui { $title } in altro modo: { $what }.
watch-ended = { $channel } non segue più { $title }.
watch-ended-direct = Non segui più { $title }.
watch-over = Quella partita è finita: non ne verrà più nulla. `/assedio partite` ne apre l’ultima plancia, `/assedio plancia giorno: partita:` ogni suo { period }.
watch-own = La plancia di quella partita è già in questo canale. Indica un altro canale, o scrivilo nei messaggi diretti con il bot.
watch-sealed = Quella partita è sigillata finché altri, che giocano con gli stessi dadi, non hanno giocato la loro: fino ad allora nessun canale può seguirla.
watch-not-yours = Solo un giocatore di quella partita, o un gestore del server con i due canali, può farla seguire a { $channel } (*Gestisci canali* o *Gestire il server*). Per seguirla da solo, scrivi `/assedio segui` nei messaggi diretti con il bot.
watch-i-cannot-post = Il bot non può scrivere in { $channel }. Concedi al bot in quel canale: { $permissions }. Poi riprova.
watch-no-channel = Lì il bot non può scrivere nulla. Indica un canale di testo o un thread che il bot può vedere.
watch-guest = Il bot non è membro di questo posto, quindi da solo non può scrivervi. Scrivilo nei messaggi diretti con il bot, o chiedi a un gestore del server di invitarlo.
watch-full = { $most ->
    [one] Già un canale o una persona segue
   *[other] Già { $most } canali e persone seguono
} quella partita: di più non si può. `/assedio non-seguire` in uno di essi fa posto.
watch-none = Qui non si segue nessuna partita. `/assedio segui` ne fa seguire una.
watch-not-followed = «{ $what }» qui non si segue. `/assedio non-seguire` propone quello che si segue.
watch-which =
    Qui si seguono diverse partite. Di’ quale, in `{ $option }`:
    { $games }
watch-not-yours-to-end = Può metterci fine chi ha fatto seguire quella partita a { $channel }, chi vi gioca, e chi gestisce il canale (*Gestisci canali* o *Gestire il server*).

## Che cosa riceve chi segue

watch-passed = *Sono passati i { periods } da { $first } a { $last }.*
watch-passed-printed = *Sono passati i { periods } da { $first } a { $last };* `/assedio giornale giorno: partita:` *li mostra uno per uno.*
watch-link = -# La plancia: { $link }
watch-how = -# Qui si segue questa partita; `/assedio non-seguire` vi mette fine.
watch-last = -# La partita è finita e non si segue più. `/assedio partite` la riapre.

## Che cosa non va

watch-trouble = { $channel } segue { $title } su tua richiesta, ma il bot non può scrivervi. Concedi al bot { $permissions } entro { $until }: allora il canale riceve ciò che ha perso. Dopo, il canale smette di seguirla.
watch-hidden = { $channel } segue { $title } su tua richiesta, ma il bot non vede più il canale. Concedi al bot { $permissions } entro { $until }: allora il canale riceve ciò che ha perso. Dopo, il canale smette di seguirla.
watch-locked = { $channel } segue { $title } su tua richiesta, ma il thread è bloccato. Sbloccalo entro { $until }, o concedi al bot *Gestisci thread*: allora il thread riceve ciò che ha perso. Dopo, il thread smette di seguirla.
watch-gone = { $channel } seguiva { $title } perché l’hai chiesto tu. Il canale è stato eliminato, quindi non segue più. `/assedio segui` la fa seguire a un altro.
watch-dropped = { $channel } non segue più { $title }: il bot non può ancora scrivervi. Quando il bot potrà, scrivi `/assedio segui` in quel canale.
watch-unseen = Non segui più { $title }: non puoi più vedere il suo canale.

## Elenchi e giorni passati

games-title = ### Partite di questo server ({ $count })
games-title-own = ### Le tue partite ({ $count })
games-none = In questo server non c’è ancora una partita che tu possa vedere. `/assedio nuovo` ne comincia una.
games-none-own = Non hai ancora partite. `/assedio nuovo` ne comincia una.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-running = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }, in corso
}
games-over = { $day ->
    [0] finita { period-before-first }
   *[other] finita { period-at } { $day }
}
games-resigned = { $day ->
    [0] abbandonata { period-before-first }
   *[other] abbandonata { period-at } { $day }
}
games-won = Vittoria: **{ $side }** ({ $who })
games-open = Aprine una: l’ultima plancia, e quelle prima
games-unknown = Non si conosce una partita «{ $what }» che tu possa vedere. `/assedio partite` le elenca.
gallery-foot = -# Com’era alla fine { period-of } { $day } di { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = Non si sa nulla { period-of } { $day } di questa partita.
gallery-busy = In questo momento si stanno riguardando diverse partite. Riprova fra un minuto.
