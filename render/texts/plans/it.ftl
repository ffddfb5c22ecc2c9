### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Piani
button-plan-take = Segui questo piano
button-plan-propose = Proponi questo piano
button-plan-corps = ⚔️ Ordini di corpo
plan-pick = Guarda un altro piano
plan-corps-pick = ⚔️ Ordini di corpo: manda un corpo
plan-none = Qui non c’è nulla da pianificare: qualunque sia lo scopo, gli ordini sono gli stessi. Gioca come consigliato, o dai ordini singoli.
plan-none-such = Qui non c’è un piano così. Quelli che ci sono stanno sotto il pulsante **🧭 Piani** della plancia, o in `/piano mostra`.
plan-corps-none = **{ $corps }**: nessuno di questo corpo ha qualcosa da fare qui. Scegli un altro corpo, o dai ordini singoli.
plan-of-a-side = In una partita a più parti i piani di una parte sono per chi la tiene, mentre tocca a lei. Quelli della tua compaiono qui appena tocca a lei.
plan-same-orders = Qui **{ $plan }** dà gli stessi ordini di uno di questi piani.
plan-over = La partita è finita: non c’è più nulla da pianificare.
plan-taken = Piano scelto: **{ $plan }**. La plancia:
log-plan = `#{ $version }` { $time } { $who } ha scelto il piano **{ $plan }**:
log-plan-secret = `#{ $version }` { $time } { $who } ha scelto un piano, che si dirà alla fine:

## One plan

plan-orders = **Ordini**
plan-no-orders = Nessuno si muove e nessuno spara.
plan-probably = { $what } ({ $share })
plan-more = e altri { $count }
plan-average = **In media** ({ $tries ->
    [one] una partita continuata
   *[other] { $tries } partite continuate
} con altri dadi, { $span }): { $figures }.
plan-badly = **Una volta su dieci** finisce così, o peggio: { $figures }.
plan-nothing = non si perde e non si guadagna nulla
plan-periods = { $count ->
    [one] per { $count } { period }
   *[other] per { $count } { periods }
}
plan-until-round = Un tocco lo gioca fino alla fine del giro. Ciò che dipende dai dadi può andare diversamente.
plan-until-calm = Un tocco lo gioca finché non succede nulla. Ciò che dipende dai dadi può andare diversamente.
plan-figure = { $what } { $number }

## The commands

name-plan = piano
name-take = scegli
name-option-plan = piano
command-plan = I piani: che cosa si può voler fare da qui, e quanto costerebbe
command-plan-show = Guarda i piani che ci sono, con gli ordini come frecce, il costo e il rischio
command-plan-take = Scegli un piano: si gioca finché non succede qualcosa
option-plan = Il piano; senza, il primo
option-plan-taken = Il piano da scegliere
