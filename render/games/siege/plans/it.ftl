### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Valuta tutto
    .why = difendi prima ciò che alla fine vale più punti: edifici, civili e truppe
plan-hold = Tieni le Legazioni
    .why = gli edifici delle Legazioni contano più degli incendi altrove
plan-civilians = Salva i civili
    .why = le truppe vanno dove ci sono civili, e i civili si allontanano dai Boxer
plan-narrow = Lascia il Fu
    .why = tutti rientrano nelle Legazioni e abbandonano presto le mischie senza speranza
plan-attack = Contrattacca
    .why = tutte le truppe a portata attaccano i Boxer, a ogni costo
plan-guard = Uomini alle mura
    .why = gli uomini sono pronti per una mina o un attacco improvviso, ma esposti alle granate
plan-mass = Riserva nel punto critico
    .why = una sola riserva forte dove il rischio è più alto; gli altri posti resistono da soli
plan-spare = Risparmia le truppe
    .why = tiri dalle zone adiacenti, niente mischie, niente tiri rischiosi
plan-officers = Metti al sicuro gli ufficiali
    .why = gli ufficiali restano fuori dai combattimenti, quindi non migliorano i tiri
plan-home = Ognuno nella sua Legazione
    .why = ogni Legazione ha un presidio, e le granate colpiscono pochi uomini
plan-spread = Distanzia gli uomini
    .why = con pochi uomini per zona le granate colpiscono più spesso, ma fanno poche perdite
plan-trained = Tattica collaudata
    .why = le scelte con cui il consigliere ha vinto più partite

plan-moves = Movimenti: { $ways }
plan-shots = Tiri: { $ways }
plan-lodges = Nuove case per i civili: { $who }
plan-way = { $from } → { $to }

plan-legations = zone delle Legazioni
plan-ruins = altre zone
plan-civilian-points = punti di civili
plan-troops = punti di truppe
plan-leaders = ufficiali
plan-boxers = punti di Boxer

plan-span = { $days ->
    [one] fino alla fine del giorno
   *[other] per { $days } giorni
}
plan-until-round = Con un clic giochi il piano fino alla fine della sequenza. Il risultato dipende dai dadi.
plan-until-calm = Con un clic giochi il piano finché non arrivano i Boxer. Il risultato dipende dai dadi.

when-entry = i Boxer arrivano dall’ingresso { $number }
when-fight = c’è un assalto
when-quiet = il giorno è tranquillo

## What the commander is asked, and what a plan costs

question-quiet = Che cosa fanno gli uomini fino all’allarme?
    .own = Riposano insieme
question-assault = Che cosa conta di più oggi?
    .own = Valuta ogni scontro
price-troops = { $count ->
    [one] circa 1 soldato
   *[other] circa { $count } soldati
}
price-civilians = { $count ->
    [one] 1 punto di civili
   *[other] { $count } punti di civili
}
price-zones = { $count ->
    [one] 1 zona
   *[other] { $count } zone
}
price-leaders = { $count ->
    [one] 1 ufficiale
   *[other] { $count } ufficiali
}
