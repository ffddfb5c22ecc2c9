### The plans of a player-turn: what each is for, what it changes.

plan-own = Il piano del consigliere
    .why = ogni unità va dove serve di più, con le migliori probabilità
plan-storm = All’assalto
    .why = prende il luogo più vicino non nostro, a qualunque costo
plan-shoot = Fermi, fuoco
    .why = prende buone posizioni di tiro, e accetta mischie solo se sono quasi vinte
plan-cover = Al coperto
    .why = va per terreno coperto e accidentato, fuori dal loro fuoco
plan-back = Ripiega
    .why = va fuori portata dei loro fucili e della cavalleria, senza mischie
plan-trained = Imparato dalle partite
    .why = le scelte con cui il consigliere ha vinto più partite
plan-corps = { $corps }: il piano del consigliere
    .why = muove solo questo corpo, gli altri aspettano
plan-corps-storm = { $corps }: all’assalto
    .why = solo questo corpo prende il luogo più vicino non nostro, a qualunque costo
plan-corps-shoot = { $corps }: fermi, fuoco
    .why = solo questo corpo prende buone posizioni di tiro ed evita le mischie
plan-corps-cover = { $corps }: al coperto
    .why = solo questo corpo va per terreno coperto, fuori dal loro fuoco
plan-corps-back = { $corps }: ripiega
    .why = solo questo corpo va fuori portata dei loro fucili e della cavalleria

plan-lost = passi nostri
plan-theirs = luoghi nemici
plan-killed = passi nemici distrutti
plan-places = luoghi nostri

plan-span = { $turns ->
    [one] fino alla risposta dell’altra parte
   *[other] in { $turns } turni, fino alla risposta dell’altra parte
}
plan-until-alarm = Con un clic esegui il piano fino a un fatto importante: mischia o unità perduta, luogo raggiunto, domanda. I dadi possono cambiare l’esito.

## Why an answer is advised

reason-as-in-history = ogni pedina dov’era quel giorno
reason-takes-place = prende { $where }, senza difensori
reason-attacks = { $chance } di vincere
reason-joins-assault = partecipa all’assalto contro { $where }
reason-advances = avanza verso { $where }
reason-to-post = tiene { $where }
reason-out-of-sight = fuori dalla vista nemica
reason-into-cover = al riparo
reason-fires-from-there = da lì ha a portata { $enemy }
reason-closes-up = serra le file con il suo corpo ({ $corps })
reason-from-horse = fuori portata della cavalleria nemica
reason-better-ground = terreno migliore
reason-leader-joins = raggiunge { $unit }
reason-guns-forward = da qui i cannoni non hanno bersagli
reason-guns-unlimber = i cannoni hanno di nuovo un bersaglio
reason-falls-back = ripiega
reason-drives-off = { $unit } va dove nuoce meno
reason-stand-fast = nessuna unità guadagna a muovere
reason-as-ordered = prosegue il suo cammino
reason-keeps-it = tiene { $where }
reason-good-shot = { $chance } di colpire
reason-last-step = { $chance } di colpirla ed eliminarla
reason-hold-fire = nessun bersaglio può essere colpito
reason-good-chance = { $chance } di colpire
reason-too-near = il nemico è vicino, distanza { $distance }: { $chance } di colpire
reason-lets-pass = serba il fuoco per un bersaglio migliore
reason-nothing-to-do = niente da cambiare

## What the commander is asked, and what a plan costs

question-move = Come { $held ->
    [yes] teniamo
   *[no] prendiamo
} { $objective }?
    .own = Scegliendo gli scontri
    .trained = Per esperienza
price-lost = { $count ->
    [one] circa 1 passo perso
   *[other] circa { $count } passi persi
}
