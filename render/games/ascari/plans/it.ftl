### The plans of a player-turn: what each is for, what it changes.

plan-own = Come consigliato
    .why = ogni unità dove serve di più, alle migliori probabilità
plan-storm = All’assalto
    .why = il luogo più vicino che non è nostro, a qualunque costo
plan-shoot = Fermi, fuoco
    .why = buone posizioni di tiro; in mischia solo dove è quasi vinta
plan-cover = Al coperto
    .why = per terreno coperto e accidentato, fuori dal loro fuoco
plan-back = Ripiega
    .why = fuori dalla portata di fucili e cavalleria; nessuna mischia
plan-trained = Come hanno insegnato partite intere
    .why = i pesi con cui si sono vinte più partite
plan-corps = { $corps }: come consigliato
    .why = solo questo corpo; tutti gli altri attendono
plan-corps-storm = { $corps }: all’assalto
    .why = solo questo corpo: il luogo più vicino non nostro, a ogni costo
plan-corps-shoot = { $corps }: fermi, e fuoco
    .why = solo questo corpo: buone posizioni di tiro, quasi mai in mischia
plan-corps-cover = { $corps }: al coperto
    .why = solo questo corpo: per terreno coperto, fuori dal loro fuoco
plan-corps-back = { $corps }: ripiegare
    .why = solo questo corpo: fuori dalla portata di fucili e cavalleria

plan-lost = passi propri
plan-theirs = luoghi del nemico
plan-killed = passi tolti al nemico
plan-places = luoghi propri

plan-span = { $turns ->
    [one] fino alla risposta dell’altra parte
   *[other] su { $turns } turni, fino alla risposta dell’altra parte
}
plan-until-alarm = Un tasto lo esegue finché non accade qualcosa che vorresti sapere: una mischia perduta, un’unità fuori combattimento, un luogo raggiunto, una domanda. Ciò che dipende dai dadi può andare altrimenti.

## Why an answer is advised

reason-as-in-history = ogni pedina dove stava quel giorno
reason-takes-place = prende { $where }, senza difensori
reason-attacks = vince al { $chance }
reason-joins-assault = si unisce all’assalto di { $where }
reason-advances = verso { $where }
reason-to-post = tiene { $where }
reason-out-of-sight = fuori dalla loro vista
reason-into-cover = al riparo
reason-fires-from-there = da lì { $enemy } è a portata
reason-closes-up = serra le file; { $corps }
reason-from-horse = fuori dalla portata della loro cavalleria
reason-better-ground = terreno migliore
reason-leader-joins = raggiunge { $unit }
reason-guns-forward = da qui i cannoni non raggiungono nessuno
reason-guns-unlimber = i cannoni raggiungono di nuovo qualcuno
reason-falls-back = ripiega
reason-drives-off = { $unit } va dove nuoce meno
reason-stand-fast = nessuno guadagna a muovere
reason-as-ordered = il resto del suo cammino
reason-keeps-it = tiene { $where }
reason-good-shot = { $chance } di colpire
reason-last-step = un colpo elimina: { $chance }
reason-hold-fire = nulla può essere colpito
reason-good-chance = { $chance } di colpire
reason-too-near = sono vicini, distanza { $distance }: { $chance }
reason-lets-pass = serba il fuoco per un bersaglio migliore
reason-nothing-to-do = nulla da cambiare

## What the commander is asked, and what a plan costs

question-move = Come andiamo verso { $objective }?
price-lost = { $count ->
    [one] circa 1 passo
   *[other] circa { $count } passi
}
