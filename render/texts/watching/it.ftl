### Gli spettatori: canali che seguono una partita, elenchi di partite, plance dei giorni passati.

## Nomi

name-watch = segui
name-games = partite
name-option-channel = canale

## Comandi (al massimo 100 caratteri)

command-watch = Segui una partita qui, in un altro canale o nei messaggi diretti, o smetti di seguirla
command-games = Elenca le partite di questo server (nei messaggi diretti: le tue) e aprine una
option-watch-game = La partita: dall’elenco, per numero, o un link al suo canale
option-watch-what = Ogni quanto pubblicare (se vuoto: ogni giorno o turno), oppure «non seguire più»
option-watch-channel = Il canale (se vuoto: questo)
option-watch-language = La lingua (se vuoto: quella del server; nei messaggi diretti la tua)
option-board-day = Il giorno o turno di cui vuoi la plancia, per esempio 12. La vedi solo tu
option-any-game = Un’altra partita che puoi vedere, in qualsiasi canale. La risposta la vedi solo tu
choice-watch-phase = ogni fase
choice-watch-day = ogni giorno o turno
choice-watch-end = solo la fine
choice-watch-none = non seguire più

## Seguire

watch-begun = { $channel } segue { $title }: { $what }. Per smettere: `/assedio segui` con «non seguire più».
watch-begun-direct = Segui { $title } qui: { $what }. Per smettere: `/assedio segui` con «non seguire più».
watch-changed = { $channel } ora segue { $title } così: { $what }.
watch-changed-direct = Ora segui { $title } così: { $what }.
watch-ended = { $channel } non segue più { $title }.
watch-ended-direct = Non segui più { $title }.
watch-no-game = Indica la partita da seguire nell’opzione `partita`.
watch-over = Quella partita è finita. Per vedere l’ultima plancia usa `/assedio partite`. Per la plancia di un { period } passato usa `/assedio plancia giorno: partita:`.
watch-own = Quella partita è già in questo canale, con la sua plancia. Indica un altro canale, o usa il comando nei messaggi diretti con il bot.
watch-sealed = Altri giocatori stanno ancora giocando con gli stessi dadi. Finché non hanno finito, nessun canale può seguire quella partita.
watch-not-yours = Per far seguire questa partita in { $channel } devi essere un giocatore o avere il permesso *Gestisci canali* o *Gestisci server*. Per seguirla tu, usa `/assedio segui` nei messaggi diretti con il bot.
watch-i-cannot-post = Il bot non può scrivere in { $channel }. Gli servono questi permessi: { $permissions }. Concedili e riprova.
watch-no-channel = Il bot non può scrivere in quel canale. Indica un canale di testo o un thread visibile al bot.
watch-guest = In questo server il bot è solo un ospite e non può scrivere di sua iniziativa. Usa il comando nei messaggi diretti, o chiedi a un gestore del server di invitare il bot.
watch-full = { $most ->
    [one] Un canale o una persona segue già
   *[other] { $most } canali e persone seguono già
} quella partita: è il massimo. Per fare posto, usa `/assedio segui` con «non seguire più» in uno di quei canali.
watch-none = Questo canale non segue nessuna partita. Per cominciare: `/assedio segui`.
watch-not-followed = Questo canale non segue «{ $what }». Per vedere quali partite segue, usa `/assedio segui` con «non seguire più».
watch-which =
    Questo canale segue diverse partite. Scegline una in `{ $option }`:
    { $games }
watch-not-yours-to-end = Non puoi fermare questi messaggi in { $channel }. Può farlo un giocatore della partita, un gestore del canale o la persona che li ha chiesti.

## Che cosa riceve chi segue

watch-passed = *Sono passati i { periods } da { $first } a { $last }.*
watch-passed-printed = *Sono passati i { periods } da { $first } a { $last }. Per leggerli uno per uno usa* `/assedio giornale giorno: partita:`
watch-link = -# La plancia: { $link }
watch-how = -# Questo canale segue la partita. Per smettere: `/assedio segui` con «non seguire più».
watch-last = -# La partita è finita, e non arriveranno altri messaggi. Per rivederla: `/assedio partite`.

## Che cosa non va

watch-trouble = Hai chiesto che { $channel } segua { $title }, ma il bot non può scrivere lì. Gli servono questi permessi: { $permissions }. Se glieli concedi entro il { $until }, il bot pubblica anche i messaggi arretrati. Altrimenti il canale smette di seguire la partita.
watch-hidden = Hai chiesto che il canale { $channel } segua { $title }, ma il bot non vede più il canale. Gli servono questi permessi: { $permissions }. Se glieli concedi entro il { $until }, il bot pubblica anche i messaggi arretrati. Altrimenti il canale smette di seguire la partita.
watch-locked = Hai chiesto che { $channel } segua { $title }, ma il thread è bloccato. Sbloccalo entro il { $until }, o dai al bot *Gestisci thread*: il bot pubblicherà anche i messaggi arretrati. Altrimenti il thread smette di seguire la partita.
watch-gone = Hai chiesto che { $channel } seguisse { $title }, ma il canale è stato eliminato. Per seguire la partita in un altro canale, usa `/assedio segui`.
watch-dropped = { $channel } non segue più { $title }: il bot non può ancora scrivere lì. Concedi i permessi e usa `/assedio segui` per ricominciare.
watch-unseen = Non segui più { $title }, perché non puoi più vedere il suo canale.

## Elenchi e giorni passati

games-title = ### Partite di questo server ({ $count })
games-title-own = ### Le tue partite ({ $count })
games-none = In questo server non ci sono partite che puoi vedere. Cominciane una con `/assedio nuovo`.
games-none-own = Non hai ancora partite. Cominciane una con `/assedio nuovo`.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-shared = [👁 Guarda]({ $url })
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
games-broken-off = { $day ->
    [0] interrotta { period-before-first }
   *[other] interrotta { period-at } { $day }
}
games-won = Vittoria: **{ $side }** ({ $who })
games-open = Apri l’ultima plancia di una partita
games-unknown = Nessuna partita che puoi vedere si chiama «{ $what }». Per vedere l’elenco usa `/assedio partite`.
gallery-foot = -# La plancia alla fine { period-of } { $day } di { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = La partita non ha una plancia { period-of } { $day }. Scegli un { period } precedente.
gallery-busy = In questo momento il bot sta disegnando troppe plance passate. Riprova fra un minuto.
