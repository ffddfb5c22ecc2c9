### The plans of a player-turn: what each is for, what it changes.

plan-own = Il piano del consigliere
    .why = ogni unità va dove serve di più, con le probabilità migliori
plan-storm = All’assalto
    .why = ogni unità attacca il luogo più vicino che non è ancora nostro, a ogni costo
plan-shoot = Prima il fuoco
    .why = le unità occupano buone posizioni di tiro, e combattono in mischia solo se la vittoria è quasi certa
plan-cover = Al coperto
    .why = le unità muovono su terreno coperto e accidentato, fuori dal fuoco nemico
plan-back = Ripiega
    .why = le unità si allontanano da fucili e cavalleria nemici, senza mischie
plan-trained = Tattica collaudata
    .why = le scelte con cui il consigliere ha vinto più partite
plan-corps = { $corps }: il piano del consigliere
    .why = muove solo questo corpo; gli altri aspettano
plan-corps-storm = { $corps }: all’assalto
    .why = solo questo corpo attacca il luogo più vicino che non è ancora nostro, a ogni costo
plan-corps-shoot = { $corps }: prima il fuoco
    .why = solo questo corpo occupa buone posizioni di tiro, ed evita le mischie
plan-corps-cover = { $corps }: al coperto
    .why = solo questo corpo muove su terreno coperto, fuori dal fuoco nemico
plan-corps-back = { $corps }: ripiega
    .why = solo questo corpo si allontana da fucili e cavalleria nemici

plan-lost = passi nostri
plan-theirs = luoghi nemici
plan-killed = passi nemici distrutti
plan-places = luoghi nostri

plan-span = { $turns ->
    [one] compresa la risposta dell’altra fazione
   *[other] in { $turns } turni, compresa la risposta dell’altra fazione
}
plan-until-alarm = Un clic gioca tutto il piano. Il bot si ferma se perdi una mischia o un’unità, se prendi un luogo o se deve chiederti qualcosa. Il risultato dipende dai dadi.

## Why an answer is advised

reason-as-in-history = ogni pedina nella sua posizione storica
reason-takes-place = prende { $where }, che nessuno difende
reason-attacks = { $chance } di vincere
reason-joins-assault = partecipa all’assalto contro { $where }
reason-advances = avanza verso { $where }
reason-to-post = tiene { $where }
reason-out-of-sight = fuori dalla vista del nemico
reason-into-cover = al riparo
reason-fires-from-there = per avere { $enemy } a portata
reason-closes-up = si riunisce al suo corpo ({ $corps })
reason-from-horse = fuori dalla portata della cavalleria nemica
reason-better-ground = terreno migliore
reason-leader-joins = raggiunge { $unit }
reason-guns-forward = da qui i cannoni non hanno bersagli
reason-guns-unlimber = i cannoni hanno di nuovo un bersaglio
reason-falls-back = ripiega
reason-drives-off = { $unit } va dove fa meno danno
reason-stand-fast = muovere non conviene a nessuna unità
reason-as-ordered = prosegue sul suo percorso
reason-keeps-it = tiene { $where }
reason-good-shot = { $chance } di colpire
reason-last-step = { $chance } di eliminare il bersaglio
reason-hold-fire = nessun tiro può colpire
reason-good-chance = { $chance } di colpire
reason-too-near = il nemico è a distanza { $distance }: { $chance } di colpire
reason-lets-pass = aspetta un bersaglio migliore
reason-nothing-to-do = niente da cambiare

## What the commander is asked, and what a plan costs

question-move = Come { $held ->
    [yes] teniamo
   *[no] prendiamo
} { $objective }?
    .own = Scegliendo gli scontri
    .trained = Con tattica collaudata
price-lost = { $count ->
    [one] circa 1 passo perduto
   *[other] circa { $count } passi perduti
}
