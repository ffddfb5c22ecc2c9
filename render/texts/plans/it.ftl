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

## The commander’s question

button-own = Ordini miei
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
plan-was = { $plan }: { $count } { $way ->
    [more] in più
   *[less] in meno
} su 100 rispetto a «{ $other }».

## Levels: how much a board shows

level-guided = Guidato
    .what = i piani con prezzo e probabilità, il consigliere dappertutto
level-commander = Comandante
    .what = i piani, il loro valore dopo la scelta, il consigliere solo nei giorni tranquilli
level-alone = Da solo
    .what = i tuoi ordini; il consigliere solo nei giorni tranquilli
name-option-level = livello
option-new-level = Quanto ti mostra la plancia
button-level = Livello: { $level }
levels-title = **Quanto deve mostrarti la plancia?** Le regole e i dadi restano gli stessi.
levels-later = A partita iniziata puoi scegliere solo un livello che mostra di più.
levels-set = Il livello è **{ $level }**.
chances-level = A questo livello la plancia non dà probabilità prima della scelta. Il pulsante **Livello** mostra di più.
