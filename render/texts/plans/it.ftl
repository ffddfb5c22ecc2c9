### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Piani
button-plan-take = Segui questo piano
button-plan-propose = Proponi questo piano
button-plan-corps = ⚔️ Comanda un corpo
plan-pick = Guarda un altro piano
plan-corps-pick = ⚔️ Scegli il corpo da mandare
plan-none = In questo momento tutti i piani darebbero gli stessi ordini. Lascia decidere il consigliere, o dai tu gli ordini.
plan-none-such = In questo momento quel piano non è possibile. Per vedere i piani possibili premi **🧭 Piani** sulla plancia, o usa `/piano mostra`.
plan-corps-none = Qui **{ $corps }** non ha nulla da fare. Scegli un altro corpo, o dai ordini a singole unità.
plan-of-a-side = Solo i giocatori di una fazione vedono i suoi piani, e solo nel loro turno. Aspetta il tuo turno.
plan-same-orders = Qui **{ $plan }** darebbe gli stessi ordini di uno di questi piani.
plan-over = La partita è finita: non c’è più nulla da pianificare. Cominciane un’altra con `/assedio nuovo`.
plan-taken = Piano scelto: **{ $plan }**. Ecco la plancia:
log-plan = `#{ $version }` { $time } { $who } ha scelto il piano **{ $plan }**:
log-plan-secret = `#{ $version }` { $time } { $who } ha scelto un piano, che il registro mostrerà a fine partita:

## One plan

plan-orders = **Ordini**
plan-no-orders = Nessuno si muove e nessuno spara.
plan-probably = { $what } ({ $share })
plan-more = e altri { $count }
plan-average = **In media** (su { $tries ->
    [one] una partita simulata
   *[other] { $tries } partite simulate
}, { $span }): { $figures }.
plan-badly = **Una volta su dieci** il piano va così male, o peggio: { $figures }.
plan-nothing = nessuna perdita e nessun guadagno
plan-periods = { $count ->
    [one] per { $count } { period }
   *[other] per { $count } { periods }
}
plan-until-round = Con un clic giochi il piano fino alla fine della sequenza. Il risultato dipende dai dadi.
plan-until-calm = Con un clic giochi il piano finché non succede qualcosa. Il risultato dipende dai dadi.
plan-figure = { $what } { $number }

## The commands

name-plan = piano
name-take = scegli
name-option-plan = piano
command-plan = I piani: che cosa puoi tentare adesso, e a quale costo
command-plan-show = Guarda i piani, con gli ordini come frecce, il costo e il rischio
command-plan-take = Scegli un piano: vale finché non succede qualcosa
option-plan = Il piano (se vuoto: il primo)
option-plan-taken = Il piano da scegliere

## The commander’s question

button-own = Decido io
button-go-on = Avanti così: { $plan }
button-change = Cambia piano
button-on = Avanti così
course-stands = 🧭 { $plan }, dal { $period ->
    [turn] turno
   *[day] giorno
} { $since }
plan-line = **{ $plan }**: { $price } · { $chance }
plan-no-price = nessuna perdita
plan-as-good = { $plan }: vale quanto gli altri.
plan-was = { $plan }: la probabilità di vittoria era di { $count } su 100 { $way ->
    [more] più alta
   *[less] più bassa
} che con «{ $other }».

## Levels: how much a board shows

level-guided = Guidato
    .what = vedi i piani con costo e probabilità; puoi sempre chiedere al consigliere
level-commander = Comandante
    .what = vedi i piani, ma la probabilità solo dopo la scelta; il consigliere aiuta nei giorni tranquilli
level-alone = Da solo
    .what = dai tu tutti gli ordini; il consigliere aiuta solo nei giorni tranquilli
name-option-level = livello
option-new-level = Quanto ti mostra la plancia
button-level = Livello: { $level }
button-level-own = Il tuo livello
levels-title = **Quanto deve mostrarti la plancia?** Le regole e i dadi restano gli stessi.
levels-later = A partita iniziata puoi passare solo a un livello che mostra di più.
levels-set = Il livello è **{ $level }**.
chances-level = A questo livello la plancia mostra le probabilità solo dopo la scelta. Per vedere di più, premi **Livello**.
