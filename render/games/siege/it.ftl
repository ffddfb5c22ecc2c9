# L’assedio delle Legazioni in italiano: tutto ciò che il giocatore legge. Un dispaccio del 1900: breve, asciutto, equo.
# Plancia e messaggi sono Markdown di Discord; etichette al massimo 80 caratteri, descrizioni 100, domande 150.

title = L’assedio delle Legazioni
opening =
    .opening = **Le Legazioni, 20 giugno 1900.** Cinquantaquattro giorni, sedici zone di Legazione, 120 punti di civili. La colonna di soccorso arriva il giorno 54.
    .goal = Salva le mura e la gente fino ad allora.
first-question = Le truppe sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = Come il consigliere
button-first-change = Cambia i posti
scenario-ten-days = Dieci giorni di luglio
    .opening = **Le Legazioni, 4 luglio 1900.** Il quartiere orientale è bruciato; il morale è 5, il cibo basta per quindici giorni.
    .goal = Resisti dieci giorni: alla fine devi avere più punti dei Boxer.

## La mappa

map-scale = metri, all’incirca
legend-entry = ingresso dei Boxer
legend-first = prima via
legend-second = altra via
legend-quarter = quartieri bombardati
legend-ramp = rampa delle mura
legend-barricade = barricata
legend-fire = in fiamme
legend-ruin = in rovina
legend-reduced = intera e ridotta
legend-ours = punti e ufficiali
legend-theirs = punti cinesi
badge-die = il dado, com’è caduto
badge-loss = perdite delle Potenze
badge-chinese-loss = perdite cinesi
badge-shot = tirano i soldati
badge-effect = un’arma tira da sola
badge-melee = mischia dei Boxer
badge-charge = mischia dei soldati
badge-rout = test di morale dei Boxer
badge-leader-fell = cade un ufficiale
badge-shell = granata o mina
badge-aim = sotto mira
badge-depot = colpito il deposito
badge-fire = scoppia un incendio
badge-fire-fought = incendio non domato
badge-douse = incendio spento
badge-ruin = va in rovina
badge-entry = entrano i Boxer
badge-split = i Boxer si dividono
badge-stayed = i Boxer restano
badge-must-move = deve lasciare il fuoco
badge-unguarded = Legazione senza guardie
badge-returned = torna dall’ospedale
badge-barricade = barricata spostata
badge-weapon = cannone in posizione
map-north = N
map-quarter = Quartiere { $number }
map-imperial = LA CITTÀ IMPERIALE
map-irregular = Boxer
map-fanatic = Folli
map-regular = Regolari
map-civilian = Civili
map-boxer-leader = Capo boxer
map-regular-leader = Generale
map-fire = incendio
map-ruin = rovine
map-barricade = barricata
map-title = L’assedio delle Legazioni
map-subtitle = Pechino, estate 1900
map-day = Giorno { $day }
map-of-days = di { $days }
map-round = assalto, sequenza { $round }
map-muster = Lo schieramento
map-joker-red = JOLLY ROSSO
map-joker-black = JOLLY NERO
map-sign-rain = Piogge
map-sign-truce = Tregua
map-sign-ammunition = Poche munizioni
map-sign-cha-cha = Cha! Cha! +3
map-armed = In armi
map-wounded = Feriti
map-civilians = Civili
map-boxers = Cinesi
map-morale = Morale { $morale } su 10
map-short = poche munizioni, −2
map-broken = crollato: −3
map-food = Rifornimenti: { $left ->
    [0] esauriti
    [one] un giorno
   *[other] { $left } giorni
}
map-starving = −2 morale al giorno

## Zone: il nome intero, quello delle etichette, quello della mappa

zone-qianmen-wall = Mura di Ch’ien Men
    .short = Mura Ch’ien Men
    .map = Ch’ien Men
zone-wall-west = Mura ovest
    .short = Mura ovest
    .map = Mura ovest
zone-american-ramp = Rampa americana
    .short = Rampa americana
    .map = Rampa americana
zone-water-gate = Mura della Porta d’Acqua
    .short = Porta d’Acqua
    .map = Mura della Porta d’Acqua
zone-german-ramp = Rampa tedesca
    .short = Rampa tedesca
    .map = Rampa tedesca
zone-wall-east = Mura est
    .short = Mura est
    .map = Mura est
zone-hatamen-wall = Mura di Ha-ta Men
    .short = Mura Ha-ta Men
    .map = Ha-ta Men
zone-legation-street-1 = Via delle Legazioni 1
    .short = Via Legazioni 1
    .map = Via Legazioni 1
zone-legation-street-2 = Via delle Legazioni 2
    .short = Via Legazioni 2
    .map = Via Legazioni 2
zone-legation-street-3 = Via delle Legazioni 3
    .short = Via Legazioni 3
    .map = Via Legazioni 3
zone-legation-street-4 = Via delle Legazioni 4
    .short = Via Legazioni 4
    .map = Via Legazioni 4
zone-legation-street-5 = Via delle Legazioni 5
    .short = Via Legazioni 5
    .map = Via Legazioni 5
zone-legation-street-6 = Via delle Legazioni 6
    .short = Via Legazioni 6
    .map = Via Legazioni 6
zone-hatamen-street = Via Ha-ta Men
    .short = Via Ha-ta Men
    .map = Via Ha-ta Men
zone-changan-west = Via Ch’ang-an ovest
    .short = Ch’ang-an ovest
    .map = Via Ch’ang-an ovest
zone-changan-middle = Via Ch’ang-an centro
    .short = Ch’ang-an centro
    .map = Via Ch’ang-an centro
zone-changan-east = Via Ch’ang-an est
    .short = Ch’ang-an est
    .map = Via Ch’ang-an est
zone-customs-street-north = Via delle Dogane nord
    .short = Via Dogane nord
    .map = Via Dogane nord
zone-customs-street-south = Via delle Dogane sud
    .short = Via Dogane sud
    .map = Via Dogane sud
zone-wall-street-west = Via delle Mura ovest
    .short = Via Mura ovest
    .map = Via Mura ovest
zone-wall-street-east = Via delle Mura est
    .short = Via Mura est
    .map = Via Mura est
zone-north-bridge = Ponte nord
    .short = Ponte nord
    .map = Ponte nord
zone-canal-north = Canale nord
    .short = Canale nord
    .map = Canale nord
zone-canal-middle = Canale centro
    .short = Canale centro
    .map = Canale centro
zone-south-bridge = Ponte sud
    .short = Ponte sud
    .map = Ponte sud
zone-canal-south = Canale sud
    .short = Canale sud
    .map = Canale sud
zone-british-north = Legazione britannica nord
    .short = Britannica nord
    .map = Legazione britannica nord
zone-british-south = Legazione britannica sud
    .short = Britannica sud
    .map = Legazione britannica sud
zone-russian-west = Legazione russa ovest
    .short = Russa ovest
    .map = Russa ovest
zone-russian-east = Legazione russa est
    .short = Russa est
    .map = Russa est
zone-american-west = Legazione americana ovest
    .short = Americana ovest
    .map = Americana ovest
zone-american-east = Legazione americana est
    .short = Americana est
    .map = Americana est
zone-german-west = Legazione tedesca ovest
    .short = Tedesca ovest
    .map = Tedesca ovest
zone-german-east = Legazione tedesca est
    .short = Tedesca est
    .map = Tedesca est
zone-french-1 = Legazione francese 1
    .short = Francese 1
    .map = Francese 1
zone-french-2 = Legazione francese 2
    .short = Francese 2
    .map = Francese 2
zone-french-3 = Legazione francese 3
    .short = Francese 3
    .map = Legazione francese 3
zone-dutch = Legazione olandese
    .short = Leg. olandese
    .map = Olandese
zone-japanese = Legazione giapponese
    .short = Leg. giapponese
    .map = Giapponese
zone-spanish = Legazione spagnola
    .short = Leg. spagnola
    .map = Spagnola
zone-italian = Legazione italiana
    .short = Leg. italiana
    .map = Italiana
zone-austrian = Legazione austriaca
    .short = Leg. austriaca
    .map = Austriaca
zone-hanlin = Accademia Hanlin
    .short = Hanlin
    .map = Accademia Hanlin
zone-carriage-park = Rimesse imperiali
    .short = Rimesse imperiali
    .map = Rimesse imperiali
zone-mongol-market = Mercato mongolo
    .short = Mercato mongolo
    .map = Mercato mongolo
zone-fu-north = Su Wang Fu nord
    .short = Fu nord
    .map = Su Wang Fu nord
zone-fu-south = Su Wang Fu sud
    .short = Fu sud
    .map = Su Wang Fu sud
zone-customs = Ispettorato delle Dogane
    .short = Dogane
    .map = Ispettorato Dogane
zone-hotel-de-pekin = Hôtel de Pékin
    .short = Hôtel de Pékin
    .map = Hôtel de Pékin
zone-russo-chinese-bank = Banca russo-cinese
    .short = Banca russo-cinese
    .map = Banca russo-cinese
zone-hongkong-bank = Banca di Hongkong
    .short = Banca Hongkong
    .map = Banca di Hongkong
zone-peking-club = Circolo di Pechino
    .short = Circolo di Pechino
    .map = Circolo di Pechino

## Potenze e pedine

power-GB = Britannici
    .legation = Legazione britannica
    .the = i britannici
    .the-legation = la Legazione britannica
power-US = Americani
    .legation = Legazione americana
    .the = gli americani
    .the-legation = la Legazione americana
power-RU = Russi
    .legation = Legazione russa
    .the = i russi
    .the-legation = la Legazione russa
power-DE = Tedeschi
    .legation = Legazione tedesca
    .the = i tedeschi
    .the-legation = la Legazione tedesca
power-FR = Francesi
    .legation = Legazione francese
    .the = i francesi
    .the-legation = la Legazione francese
power-AT = Austriaci
    .the = gli austriaci
power-IT = Italiani
    .the = gli italiani
power-JP = Giapponesi
    .the = i giapponesi
power-NL = Olandesi
    .the = gli olandesi
power-ES = Spagnoli
    .the = gli spagnoli
power-volunteers = Volontari
    .the = i volontari

# Armi senza un nome proprio
own-italian-one-pounder = Cannone italiano

counter-soldier = { $power } n. { $number }
counter-leader = { $name }
counter-machine-gun = { $name }
counter-gun = { $name }
counter-civilian = Civili n. { $number }
counter-irregular = Boxer n. { $number }
counter-fanatic = Folli n. { $number }
counter-regular = Regolari n. { $number }
counter-boxer-leader = Capo boxer
counter-regular-leader = Generale dei regolari
counter-with-value = { $name } ({ $value })

piece-soldier = { $power } ({ $points })
piece-soldiers = soldati ({ $points })
piece-civilian = civili ({ $points })
piece-leader = { $name }
piece-weapon = { $name }
piece-crew = i serventi ({ $name })
piece-irregular = Boxer ({ $points })
piece-fanatic = folli ({ $points })
piece-regular = regolari ({ $points })
piece-boxer-leader = un capo boxer
piece-regular-leader = il loro generale

points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
separator = { "; " }
zones-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
subaltern-unnamed = il sergente di { $name }
quarter-1 = il quartiere nord-ovest
quarter-2 = il quartiere nord-est
quarter-3 = il quartiere sud-est
quarter-4 = il quartiere sud-ovest

card-red-joker = jolly rosso
card-black-joker = jolly nero
card-rank-A = A
card-rank-K = K
card-rank-Q = Q
card-rank-J = J

## Le perdite

lost-soldiers = { $points ->
    [one] i difensori perdono un punto
   *[other] i difensori perdono { $points } punti
}
lost-chinese = { $points ->
    [one] i Boxer perdono un punto
   *[other] i Boxer perdono { $points } punti
}
lost-civilians = { $points ->
    [one] un punto di civili perduto
   *[other] { $points } punti di civili perduti
}
lost-weapon = un’arma distrutta ({ $name }: serventi illesi)
lost-crew = un’arma perduta con i serventi ({ $name })
outcome-nothing = nessun effetto
outcome-absorbed = i folli assorbono il colpo e vengono avanti
outcome-depot = brucia un deposito di viveri

loss-turned = { $counter }: { $before } → { $after }
loss-out = { $counter }: { $before } → eliminata

## Che cosa è successo: una frase per ogni evento

event-siege-began = { $switches ->
    [0] Le porte si chiudono e l’assedio comincia.
    [one] Le porte si chiudono e l’assedio comincia, con una regola della casa.
   *[other] Le porte si chiudono e l’assedio comincia, con { $switches } regole della casa.
}
event-scenario-began = La sera del giorno { $before }: l’est del quartiere è bruciato, il resto è in piedi. Le due parti contano dopo il giorno { $last }.
event-counters-moved = { $why ->
    [deploy] { $what }: in posizione in { $end }.
    [reposition] { $what }: { $start } → { $end }.
    [march] { $what }: { $start } → { $end }.
    [flee] { $what }: fuori dall’incendio, { $start } → { $end }.
    [retire] { $what }: ripiegano, { $start } → { $end }.
    [lodge] { $what }: da { $start }, abitano ora in { $end }.
   *[other] { $what }: { $start } → { $end }.
}
event-barricade-moved = La barricata di { $start } viene smontata e rifatta in { $end }.
event-card-drawn = Giorno { $day }: la carta è { $card }; ne restano { $left }.
event-food-eaten = { $how ->
    [hungry] I magazzini sono vuoti. Si patisce la fame.
    [depot] Colpito un deposito: perduto un giorno di viveri. Giorni di viveri rimasti: { $left }.
   *[day] Un giorno di rifornimenti in meno. Giorni di viveri rimasti: { $left }.
}
event-morale-changed = Morale { $change }, ora { $morale }: { $reason }.
event-betsy-found = Da una rimessa si dissotterra una vecchia canna e la si mette sull’affusto: è Betsy, il cannone internazionale.
event-betsy-placed = Betsy è in batteria: { $zone }.
event-betsy-held = Oggi nessuna Legazione può accogliere Betsy. Si aspetta.
event-wounded-returned = Possono rientrare fino a { points } di feriti; in ospedale: { $available }.
event-wounded-placed = { $counter }: di ritorno dall’ospedale, in { $zone }.
event-counters-merged = { $zone }: due reparti assottigliati ne fanno uno, { $kept }. Gli altri vanno in ospedale.
event-wounded-forgone = { $points ->
    [one] Un punto di feriti non è usato e va perso.
   *[other] { $points } punti di feriti non sono usati e vanno persi.
}
event-event-rolled = { $skipped ->
    [0] L’evento del giorno: { $name }.
   *[other] L’evento del giorno: { $name }, perché quello tirato è già avvenuto.
}
event-mines-exploded = Due mine esplodono sotto la Legazione francese: { $zones }.
event-ammunition-short = Le cartucce scarseggiano. Da oggi ogni tiro e ogni mischia sono più deboli.
event-heavy-rain-fell = { $turned ->
    [yes] Forti piogge. Tacciono i cannoni e i Boxer non si muovono: la giornata vale come rossa.
   *[no] Forti piogge tutto il giorno.
}
event-famine-struck = Fame e malattie nelle Legazioni: { $losses }.
event-mine-found = { $counters ->
    [0] Scoperta e disinnescata una mina presso il muro britannico. Non resta nessuno per attaccare di lì.
    [one] Scoperta e disinnescata una mina presso il muro britannico. Oggi vi attacca una pedina Boxer.
   *[other] Scoperta e disinnescata una mina presso il muro britannico. Oggi vi attaccano { $counters } pedine Boxer.
}
event-news-came = { $news ->
    [peitang] Notizie dal Peitang: la cattedrale resiste ancora.
   *[relief] Un messaggero passa le linee: la colonna di soccorso è in marcia.
}
event-cha-cha-called = «Cha, cha! Cho, cho!» Il prossimo assalto sarà più accanito.
event-light-rain-fell = Pioggia leggera. Oggi i cannoni tacciono.
event-supplies-came = Sotto bandiera bianca arrivano viveri per { $days ->
    [one] un giorno.
   *[other] { $days } giorni.
}
event-truce-made = Tregua con le truppe imperiali: i regolari e il loro generale se ne vanno per sempre.
event-quarter-shelled = { $zones ->
    [0] I cannoni aprono il fuoco: { $quarter }. Non c’è nessuno.
    [one] I cannoni aprono il fuoco: { $quarter }; una zona colpita.
   *[other] I cannoni aprono il fuoco: { $quarter }; { $zones } zone colpite.
}
event-zone-shelled = { $why ->
    [mine] La mina sotto { $zone }: { $outcome }.
   *[bombardment] Bombe su { $zone }: { $outcome }.
}
event-leader-tested = { $fell ->
    [yes] { $leader } è colpito in { $zone }.
   *[no] { $leader } è illeso in { $zone }.
}
event-leader-fell = { $how ->
    [here] { $leader } cade in { $zone }; gli subentra { $successor }.
    [elsewhere] { $leader } cade in { $zone }; gli subentra { $successor } in { $end }.
   *[gone] { $leader } cade in { $zone }; nessuno può prenderne il posto.
}
event-boxers-came = { $why ->
    [mine] Da sottoterra, in { $zone }: { points } di Boxer.
    [both] In { $zone }, dalla strada e dalla mina: { points } di Boxer.
   *[attack] I Boxer si presentano in { $zone }: { points }.
}
event-sequence-began = Assalto, sequenza { $sequence }.
event-fire-fought = { $out ->
    [yes] { $zone }: l’incendio è spento.
   *[no] { $zone }: l’incendio non si doma.
}
event-fire-spread = { $caught ->
    [yes] L’incendio si propaga: { $start } → { $zone }.
   *[no] L’incendio di { $start } non raggiunge { $zone }.
}
event-pile-split = La colonna si divide in { $zone }: { $red ->
    [one] una pedina
   *[other] { $red } pedine
} di qua, { $green } di là.
event-pile-moved = { $stopped ->
    [defended] Boxer, { $counters ->
        [one] una pedina
       *[other] { $counters } pedine
    }: { $start } → { $end }, addosso ai difensori.
    [legation] Boxer, { $counters ->
        [one] una pedina
       *[other] { $counters } pedine
    }: { $start } → { $end }, nella Legazione.
   *[other] Boxer, { $counters ->
        [one] una pedina
       *[other] { $counters } pedine
    }: { $start } → { $end }.
}
event-pile-stayed = { $why ->
    [pinned] { $zone }: i Boxer restano inchiodati dove sono.
    [points] { $zone }: i Boxer si ammassano per il prossimo balzo.
    [fire] { $zone }: i Boxer sono chiusi dal fuoco.
   *[other] { $zone }: i Boxer restano dove sono.
}
event-piles-joined = Le loro colonne si ricongiungono in { $zone }.
event-shot-fired = { $same ->
    [yes] Tiro dentro { $zone }: { $outcome }.
   *[no] Tiro da { $zone } su { $target }: { $outcome }.
}
event-effect-fired = { $weapon } spara su { $target }: { $outcome }.
event-boxers-fought = Mischia dei Boxer in { $zone }: { $outcome }.
event-civilians-retreated = I civili di { $start } ripiegano in { $end }.
event-fire-suffered = Nessuna via d’uscita dall’incendio di { $zone }: { $outcome }.
event-soldiers-fought = Mischia dei soldati in { $zone }: { $outcome }.
event-morale-tested = I Boxer vacillano in { $zone }: { $outcome }.
event-zones-lit = I Boxer appiccano il fuoco: { $zones }.
event-legation-unguarded = { $legation }: nessuno la presidia.
event-losses-changed = Le perdite sono ripartite altrimenti: { $losses }.
event-boxers-left = { $why ->
    [idle] I Boxer non riescono ad avvicinarsi e si ritirano.
    [cap] Dopo una giornata intera i Boxer si ritirano.
   *[beaten] L’assalto è respinto.
}
event-zones-ruined = In rovina stanotte: { $zones }.
event-day-ended = Il giorno { $day } è finito. Morale { $morale }, rifornimenti { $food } su 35.
event-siege-ended = { $verdict ->
    [overrun] Nelle Legazioni non resta nessuno. L’assedio è finito.
    [held] I dieci giorni sono passati: le Legazioni resistono, e le due parti contano.
   *[relieved] La colonna di soccorso è alle porte. L’assedio è finito.
}

## Il dispaccio: chi, che cosa, chi, dove

deed-kill =
    { $actor } { $count ->
        [one] elimina
       *[other] eliminano
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-die =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-storm =
    { $actor } { $count ->
        [one] uccide
       *[other] uccidono
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-flee =
    { $actor } { $count ->
        [one] fugge
       *[other] fuggono
    }{ $place ->
        [none] .
       *[other] { "" } da { $place }.
    }
deed-burnt =
    { $actor } { $count ->
        [one] muore
       *[other] muoiono
    } nell’incendio di { $place }.
deed-leader =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] { "" }
       *[other] { "" } in { $place }
    }{ $target ->
        [none] .
       *[other] , { $target } prende il comando.
    }
deed-withdraw =
    { $actor } { $count ->
        [one] si ritira
       *[other] si ritirano
    }: l’assalto è finito.
deed-wiped-out =
    { $actor } { $count ->
        [one] attacca e cade
       *[other] attaccano e cadono
    } fino all’ultimo uomo.
deed-enter =
    { $actor } { $count ->
        [one] entra
       *[other] entrano
    } in { $target }.
deed-reach =
    { $actor } { $count ->
        [one] raggiunge
       *[other] raggiungono
    } i difensori di { $target }.
deed-advance =
    { $actor } { $count ->
        [one] avanza
       *[other] avanzano
    } fino a { $target }.
deed-put-out =
    { $actor } { $count ->
        [one] spegne
       *[other] spengono
    } l’incendio di { $target }.
deed-burn-on =
    { $actor } { $count ->
        [one] brucia
       *[other] bruciano
    } ancora.
deed-light =
    { $actor } { $count ->
        [one] incendia
       *[other] incendiano
    } { $target }.
deed-ruin =
    { $actor } { $count ->
        [one] è
       *[other] sono
    } in rovina stanotte.
deed-post =
    { $place ->
        [none] { $actor } { $count ->
        [one] prende posto
       *[other] prendono posto
    }.
       *[other] { $actor } { $count ->
        [one] prende posto
       *[other] prendono posto
    } in { $place }.
    }
deed-move =
    { $place ->
        [none] { $actor } { $count ->
        [one] cambia posto
       *[other] cambiano posto
    }.
       *[other] { $actor } { $count ->
        [one] va
       *[other] vanno
    } in { $place }.
    }
deed-flee-fire =
    { $place ->
        [none] { $actor } { $count ->
        [one] sfugge al fuoco
       *[other] sfuggono al fuoco
    }.
       *[other] { $actor } { $count ->
        [one] sfugge
       *[other] sfuggono
    } al fuoco in { $place }.
    }
deed-retire =
    { $place ->
        [none] { $actor } { $count ->
        [one] ripiega
       *[other] ripiegano
    }.
       *[other] { $actor } { $count ->
        [one] ripiega
       *[other] ripiegano
    } in { $place }.
    }
deed-hunger =
    { $actor } { $count ->
        [one] soffre
       *[other] soffrono
    } la fame: i magazzini sono vuoti.
deed-heal =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    } dall’ospedale in { $target }.
deed-shells = Le granate su { $actor } costano { $target }.
deed-famine = Fame e malattie costano { $target }.
deed-escape = Il fuoco non sorprende nessuno.
deed-come = I Boxer attaccano { $place } con forza { $score }.
deed-come-mine = I Boxer escono dalla mina in { $place } con forza { $score }.
deed-repelled = L’assalto fallisce.
deed-spread = Il fuoco raggiunge { $target }.
deed-unguarded = Nessuno presidia { $target }.
deed-barricade = Una barricata sorge in { $place }.
deed-store-burns = Un magazzino brucia con un giorno di viveri.
deed-betsy-found = La guarnigione trova un vecchio cannone: Betsy.
deed-betsy = Betsy è in batteria in { $place }.
deed-join = Due reparti ridotti si uniscono in { $place }.
deed-mines = Due mine esplodono sotto { $target }.
deed-ammunition = Le cartucce scarseggiano: tiri e cariche sono più deboli.
deed-heavy-rain = La pioggia ferma i combattimenti.
deed-light-rain = La pioggia leggera ferma i cannoni.
deed-mine-found = La guarnigione trova una mina presso il muro britannico.
deed-news-peitang = Buone notizie arrivano dal Peitang.
deed-news-relief = Un messaggero annuncia che la colonna di soccorso è in marcia.
deed-cha-cha = «Cha, cha!» Il prossimo assalto sarà più duro.
deed-supplies = Arrivano rifornimenti: { $target }.
deed-truce = I regolari imperiali fanno tregua e se ne vanno per sempre.
deed-losses-changed = La guarnigione divide le perdite in altro modo.
deed-days = { $place }: la guarnigione perde { $target } ed elimina { $actor }.
deed-days-own = { $place }: la guarnigione perde { $target }.
deed-days-theirs = { $place }: la guarnigione elimina { $actor }.
deed-days-quiet = { $place }: nessuna perdita.
deed-span =
    { $last ->
        [none] Giorno { $first }
       *[other] Giorni { $first }–{ $last }
    }
deed-food-days =
    { $count ->
        [one] viveri per un giorno
       *[other] viveri per { $count } giorni
    }
deed-lost-soldier =
    { $count ->
        [one] un soldato
       *[other] { $count } soldati
    }
deed-lost-civilian =
    { $count ->
        [one] un civile
       *[other] { $count } civili
    }
deed-lost-boxers =
    { $count ->
        [one] un punto di Boxer
       *[other] { $count } punti di Boxer
    }
deed-lost-store =
    { $count ->
        [one] un magazzino
       *[other] { $count } magazzini
    }
deed-boxer-units =
    { $count ->
        [one] un reparto Boxer
       *[other] { $count } reparti Boxer
    }
deed-the-garrison = la guarnigione
deed-the-boxers = i Boxer
deed-the-civilians = i civili
deed-zones =
    { $count ->
        [one] una zona
       *[other] { $count } zone
    }
deed-units =
    { $count ->
        [one] un reparto
       *[other] { $count } reparti
    }
deed-more =
    { $count ->
        [one] un altro
       *[other] { $kind ->
            [zone] altre { $count }
           *[other] altri { $count }
        }
    }
story-nothing = Tutto tace.

## Perché il morale è cambiato

morale-soldiers-lost = perdita di soldati
morale-fanatics-gone = folli dispersi
morale-unguarded = una Legazione sguarnita
morale-leader-lost = un ufficiale perduto
morale-macdonald-lost = MacDonald perduto
morale-quiet-day = una giornata tranquilla
morale-hunger = fame
morale-peitang = notizie dal Peitang
morale-relief = notizie dei rinforzi
morale-supplies = arrivano viveri
morale-truce = la tregua

## Eventi della tabella

happening-mines = due mine
happening-ammunition = a corto di munizioni
happening-heavy-rain = forti piogge
happening-famine = fame e malattie
happening-mine-found = scoperta di una mina
happening-peitang = notizie dal Peitang
happening-cha-cha = cha, cha, cho, cho
happening-relief = notizie dei rinforzi
happening-light-rain = pioggia leggera
happening-supplies = rifornimenti
happening-truce = tregua con le truppe imperiali

## Il pannello

panel-title-muster = { title } · lo schieramento
panel-title-day = Giorno { $day } di { $days } · { $card } · { $what }
panel-title-end = Fine dell’assedio · giorno { $day } di { $days }
panel-title-end-scenario = { $scenario } · la fine · giorno { $day } di { $days }
what-quiet = giornata tranquilla
what-rain = forti piogge
what-shelling = bombardamento
what-attack = è dato l’allarme
what-assault = assalto, sequenza { $round }
panel-state = Morale **{ $morale }**/10{ $change } · { $left ->
    [0] viveri esauriti
    [one] viveri per **1** giorno
   *[other] viveri per **{ $left }** giorni
} · **{ $armed }** { $armed ->
    [one] punto in armi
   *[other] punti in armi
}, { $wounded } in ospedale · **{ $boxers }** { $boxers ->
    [one] punto di Boxer in campo
   *[other] punti di Boxer in campo
}
sign-rain = forti piogge
sign-truce = tregua coi regolari
sign-ammunition = a corto di munizioni (−2)
sign-cha-cha = cha-cha (+3 alle loro mischie)
sign-broken = morale crollato (−3)
sign-starving = magazzini vuoti

orders-muster = Comincia con questo schieramento, o cambialo prima; poi si pesca la prima carta.
orders-betsy = Dove piazzi Betsy? Con i suoi 3 punti aiuta le zone attorno.
orders-wounded = { $points ->
    [one] Può rientrare un punto di feriti: scegli chi e dove, o prosegui e va perso.
   *[other] Possono rientrare fino a { $points } punti di feriti: scegli chi e dove, o prosegui e vanno persi.
}
orders-reposition = Ridisponi i difensori per i prossimi giorni, o prosegui: il giorno finisce e si pesca la carta seguente.
orders-reposition-attack = Oggi i Boxer attaccano, nessuno sa dove. Ridisponi i difensori, o prosegui: allora arrivano.
orders-fire = { $zones ->
    [0] Trattieni il fuoco, o ripartisci altrimenti le perdite.
    [one] Una zona può tirare una volta: tira, o trattieni il fuoco. Poi i Boxer vengono alla mischia.
   *[other] { $zones } zone possono tirare una volta ciascuna: tira, o trattieni il fuoco. Poi i Boxer vengono alla mischia.
}
orders-march = { $leave ->
    [0] Muovi chi deve muoversi, o resta sul posto. Poi vai alla mischia ovunque tu sia in mezzo ai Boxer.
    [one] Una zona brucia e va lasciata per prima: { $zones }.
   *[other] { $leave } zone bruciano e vanno lasciate per prime: { $zones }.
}
orders-share = Di’ chi subisce le perdite, o lasciale come sono: i dadi che seguono ne dipendono.
orders-day-end = Chiudi la giornata, o di’ dove abitano i civili; poi si pesca la carta seguente.
orders-over = L’assedio è finito.

## Gli ordini in breve: chi può agire, chi è in pericolo, che cosa farebbe il pilota automatico

and-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
}
able-shooter = { $led ->
    [yes] { $zone } ({ $points }, ufficiali { $bonus })
   *[no] { $zone } ({ $points })
}
able-march = { points } di soldati, { $officers ->
    [one] un ufficiale
   *[other] { $officers } ufficiali
}, { $guns ->
    [one] un’arma pesante
   *[other] { $guns } armi pesanti
} in { $zones ->
    [one] una zona
   *[other] { $zones } zone
} (quattro PM a testa; le armi pesanti una zona)
able-deploy = { points } di soldati, { $officers ->
    [one] un ufficiale
   *[other] { $officers } ufficiali
}, { $guns ->
    [one] un’arma pesante
   *[other] { $guns } armi pesanti
} in { $zones ->
    [one] una zona
   *[other] { $zones } zone
}
danger-nobody = nessuno: non ci sono Boxer fra i nostri, né ci arrivano con la prossima mossa
danger-here = { $whose ->
    [troops] { $zone } ({ $ours } contro { $enemy }{ $fanatics ->
        [0] {""}
       *[other] , folli
    }{ $civilians ->
        [0] {""}
       *[other] , civili
    })
    [civilians] civili in { $zone } (contro { $enemy })
   *[officers] ufficiali in { $zone } (contro { $enemy })
}
danger-coming = { $whose ->
    [troops] fra poco { $zone } ({ $ours } contro { $enemy }{ $civilians ->
        [0] {""}
       *[other] , civili
    })
    [civilians] fra poco i civili in { $zone } (contro { $enemy })
   *[officers] fra poco gli ufficiali in { $zone } (contro { $enemy })
}
danger-unguarded = { $count ->
    [one] Legazione senza presidio ({ $powers }): morale −1
   *[other] Legazioni senza presidio ({ $powers }): morale −{ $count }
}
danger-stake = da qualunque parte arrivino; la posta più alta è in { $zones }
plan-shots = { $count ->
    [one] un tiro: { $best } ({ $why })
   *[other] { $count } tiri, il migliore: { $best } ({ $why })
}{ $held ->
    [0] {""}
    [one] ; l’altra zona trattiene il fuoco
   *[other] ; { $held } zone trattengono il fuoco
}
plan-more = { $count ->
    [one] un’altra mossa
   *[other] altre { $count } mosse
}
plan-shelter-leaders = { $counters ->
    [one] un ufficiale al riparo in { $ends }
   *[other] ufficiali al riparo in { $ends }
}
plan-rest = { points } a riposo in { $ends }, dove cadono poche bombe
plan-garrison = un presidio per { $ends }
plan-man-post = { points } a tenere { $ends }
plan-leader-to-post = ufficiali in { $ends }
plan-leave-barred = fuori da { $starts }, dove nessuno può restare
plan-lodge = civili ad abitare in { $ends }, fuori tiro
plan-escape-fire = fuori dall’incendio di { $starts }
plan-withdraw = via da { $starts }, dove non c’è nulla da guadagnare
plan-civilians-away = i civili di { $starts } fuori tiro, in { $ends }
plan-engage = { points } in { $ends }, per la mischia
plan-reinforce = { points } in { $ends }, a sostegno di chi combatte
plan-meet = { points } in { $ends }, a sbarrare la strada
plan-approach = { points } verso il combattimento, in { $ends }
plan-leader-joins = ufficiali in { $ends }, dove contano
plan-weapon-joins = un’arma pesante in { $ends }, dove conta
planned-shots = { $count ->
    [one] un tiro
   *[other] { $count } tiri
}
planned-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
shortcut-shot = { $within ->
    [yes] Dentro { $from }: { $chance } per { $wanted } o più · { points }: { $with }
   *[no] { $from } → { $at }: { $chance } per { $wanted } o più · { points }: { $with }
}
shortcut-effect = { $within ->
    [yes] Dentro { $from }: { $weapon } in TEP, { $chance } di effetto
   *[no] { $from } → { $at }: { $weapon } in TEP, { $chance } di effetto
}

## La prima volta che qualcuno incontra una fase

lesson-muster = Tieni un presidio in ognuna delle cinque grandi Legazioni, o il morale scende.
lesson-betsy = Betsy tira con la sua zona, o in TEP fino a sei zone.
lesson-wounded = Nei giorni rossi alcuni feriti rientrano, quasi dovunque.
lesson-reposition = Una volta al giorno le truppe vanno dovunque, tranne agli ingressi.
lesson-fire = Una zona tira una volta, tutta insieme. Solo il tiro nella tua zona può costarti.
lesson-march = I soldati fra i Boxer vanno alla mischia; quelli accanto sbarrano la strada.
lesson-share = I prossimi dadi dipendono dai reparti rimasti; puoi ancora spostare le perdite.
lesson-day-end = I civili tornano a casa prima di ogni carta; scegli tu dove abitano.

advice-fire = { $within ->
    [yes] Tira dentro { $from }, { points }, dado { $bonus } ({ $enemy }): { $chance } per { $wanted } o più
   *[no] Tira da { $from } su { $at }, { points }, dado { $bonus } ({ $enemy }): { $chance } per { $wanted } o più
}
advice-fire-briefly = { $within ->
    [yes] Tira dentro { $from }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }: { $chance } per { $wanted } o più
   *[no] Tira da { $from } su { $at }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }: { $chance } per { $wanted } o più
}
advice-effect = { $weapon } in TEP su { $at } ({ $enemy }): { $chance } di effetto
advice-effect-briefly = { $weapon } in TEP su { $at }: { $chance } di effetto
advice-move = { $what }: { $from } → { $to }
advice-place = { $what } → { $to }
advice-losses = Ripartisci altrimenti le perdite: { $what }
advice-lodge = { $what }: ad abitare in { $to }
advice-other = { $what }
advice-because = { $what } ({ $why })

reason-begin = le linee sono presidiate
reason-historical = lo schieramento storico
reason-nothing-to-do = tutto è in ordine
reason-place-betsy = un buon campo di tiro
reason-return-wounded = dove ce n’è bisogno
reason-mend = per liberare una pedina da rimettere con i punti dei feriti
reason-rest = per riposare insieme, dove cadono poche bombe
reason-shelter-leaders = ufficiali fuori tiro
reason-garrison = un presidio per la Legazione
reason-man-post = per tenere la posizione
reason-leader-to-post = un ufficiale per la posizione
reason-leave-barred = nessuno può restarvi
reason-lodge = fuori tiro
reason-good-shot = buone probabilità
reason-kill-fanatic = per disperdere un folle
reason-panic = per seminare il panico
reason-hold-fire = nessun tiro vale il rischio
reason-escape-fire = fuori dall’incendio
reason-withdraw = lì non c’è nulla da guadagnare
reason-civilians-away = civili fuori tiro
reason-engage = per affrontarli in mischia
reason-reinforce = a sostegno di chi combatte
reason-meet = per sbarrare la strada
reason-approach = verso il combattimento
reason-leader-joins = un ufficiale dove conta
reason-weapon-joins = un’arma pesante dove conta
reason-stand-fast = nessuna mossa vale il rischio
reason-only-answer = non c’è altra scelta

## Scelte

choice-begin = Comincia l’assedio
choice-historical = Torna allo schieramento storico
choice-move = Muovi
choice-barricade = Sposta una barricata
choice-lodge = Civili: cambia casa
choice-fire = Tira
choice-place = Piazza
choice-return = Fai rientrare feriti
choice-merge = Unisci due pedine ridotte
choice-full = Pedine intere (2 punti l’una)
choice-reduced = Pedine ridotte (1 punto l’una)
choice-done = Fine della fase
choice-done-muster = Fatto
choice-done-betsy = Fatto
choice-done-wounded = Basta feriti
choice-done-reposition = Prosegui la giornata
choice-done-fire = Trattieni il fuoco
choice-done-march = Resta sul posto
choice-done-share = Lascia le perdite così
choice-done-day-end = Chiudi la giornata
choice-losses = Cambia le perdite
choice-debt = { $kind ->
    [civilians] { $zones }: { points } di civili
   *[soldiers] { $zones }: { points } dei difensori
}
choice-debt-anywhere = dovunque
choice-loss-turned = { $counter } ridotta a { $after }
choice-loss-out = { $counter } eliminata
choice-zone = { $zone }
choice-shot = { $with }, { points }, dado { $bonus }: { $chance } per { $wanted } o più
choice-effect = { $weapon } in TEP: { $chance } di effetto
shot-soldiers = Soldati
shot-counters = { $count ->
    [one] una pedina
   *[other] { $count } pedine
}
shot-with = { $first } + { $more }

describe-nothing = vuota
describe-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
describe-boxers = Boxer: { $points ->
    [one] un punto
   *[other] { $points } punti
}
describe-fanatics = { $count ->
    [one] folli
   *[other] { $count } folli
}
describe-burning = in fiamme
describe-ruined = in rovina
describe-way = { $cost ->
    [0] zona accanto
    [one] a 1 PM
   *[other] a { $cost } PM
}
describe-cost = { $cost ->
    [one] costa 1 punto
   *[other] costa { $cost } punti
}
describe-from = da { $zone }
describe-spends = spende { $cost } { $left ->
    [one] dell’unico PM
   *[other] di { $left } PM
}
describe-lodges = abita in { $zone }
describe-frees = libera { $counter }
describe-there = nostri lì: { $points }
describe-own-loss = rischiamo un punto
describe-civilians = civili
describe-reduced = ridotta

## Domande di ogni menu

prompt-do = Che cosa si fa?
prompt-from = Da dove?
prompt-to = Dove?
prompt-what = Quali pedine?
prompt-at = Dove?
prompt-with = Come?
prompt-face = Con quale forza?
prompt-over = L’assedio è finito.
prompt-muster-do = Lo schieramento: comincia, o cambialo.
prompt-muster-barricade-from = Quale barricata si smonta?
prompt-muster-barricade-to = Dove si rifà? Non in una Legazione, in un ingresso o accanto a un ingresso.
prompt-muster-move-to = Dove? Nella propria Legazione o al massimo a due zone; i volontari dovunque.
prompt-betsy-do = Betsy: dove la piazzi?
prompt-wounded-do = Fai rientrare feriti, unisci pedine, o prosegui.
prompt-wounded-place-what = Quali pedine rientrano? Ognuna costa i suoi punti.
prompt-wounded-merge-at = In quale zona due pedine ridotte diventano una?
prompt-reposition-do = Ridisponi i difensori, o prosegui la giornata.
prompt-fire-do = Tiri, o trattieni il fuoco?
prompt-fire-fire-from = Quale zona tira?
prompt-fire-fire-at = Su quale zona?
prompt-fire-fire-with = Con che cosa? Soldati, con o senza un’arma pesante, o un’arma in TEP.
pick-shots = { $count ->
    [one] Esegui questo tiro
   *[other] Esegui uno dei { $count } tiri, il migliore per primo
}
pick-stacks = Muovi una pila: da dove?
pick-ends = Da { $zone }: dove? { $fight ->
    [yes] Prima dove si combatte, poi dalla A alla Z
   *[no] Dalla A alla Z
}
pick-go = manda { $who }
pick-go-points = manda { points }
prompt-march-do = Muovi, o resti sul posto?
prompt-march-move-from = Chi si muove? Scegli la zona in cui si trova.
prompt-march-move-to = Dove? I soldati hanno quattro PM, armi pesanti e civili una zona.
prompt-march-move-what = Chi va? L’ultimo presidio resta, se non dici altrimenti.
prompt-lodge-what = Quali civili?
prompt-lodge-to = Dove abitano? Vi tornano prima di ogni nuovo giorno.
prompt-losses-what = Quale perdita si ripartisce altrimenti?
prompt-losses-with = Chi paga al suo posto? Ora: { $paid }.
prompt-share-do = Lascia le perdite come sono, o cambiale.
prompt-day-end-do = Chiudi la giornata, o di’ dove abitano i civili.

## La regola dietro ogni domanda

why-muster = **§8, §1.6, §2.3: lo schieramento.** Soldati, ufficiali e armi pesanti cominciano nella propria Legazione o al massimo a due zone da essa; i volontari, e le potenze senza Legazione sulla mappa, dove vuoi. Nessuno può stare in una zona d’ingresso numerata né accanto a una di esse, se non sulle mura. Quattro barricate vanno dovunque tranne che in Legazioni, ingressi e zone accanto; una sulle mura vuole soldati dietro. I civili restano nelle loro Legazioni. Presidia le Legazioni britannica, francese, russa, americana e tedesca: una vuota costa morale.
why-betsy = **§3.4: Betsy.** La terza figura rossa (fante, regina o re) porta il cannone internazionale. Va in una zona tedesca o francese non in rovina; se entrambe le Legazioni sono in rovina, in una qualsiasi Legazione con soldati. Vale 3 punti e arriva a sei zone, come ogni cannone.
why-wounded = **§5.1.6: i feriti.** Un numero rosso riporta un dado più 6 punti di soldati, una figura o un asso rossi 12, il jolly rosso 18. Una pedina dall’ospedale costa 2 punti intera e 1 ridotta, e si piazza dove si potrebbero schierare soldati. I punti non rimettono in sesto una pedina sulla mappa, ma due pedine ridotte della stessa nazione nella stessa zona possono diventarne una intera; l’altra va in ospedale. I punti non usati vanno persi.
why-reposition = **§5.1.2, §5.1.3: il riposizionamento.** Una volta al giorno, prima che arrivino i Boxer, soldati, ufficiali e armi pesanti possono andare in qualunque zona a qualunque distanza, tranne gli ingressi numerati e, giù dalle mura, le zone accanto. I civili restano a casa. Dopo, ognuna delle cinque grandi Legazioni vuole un soldato o un’arma in una zona che non bruci e non sia in rovina, o il morale scende di uno.
why-fire = **§6.3: il tiro.** Ogni zona accanto ai Boxer, o in mezzo a loro, può tirare una volta: tutti i suoi soldati insieme su una zona. Nessuno tira in una zona con amici, se non chi vi sta, e nessuno tira da una zona in fiamme. I punti danno la colonna; ufficiali, un’arma intatta (+4 nella sua zona, +2 in quella accanto), regolari, capi, rovine, morale a zero e poche munizioni cambiano il dado. S costa a chi tira solo quando tira nella propria zona. Un’arma può invece tirare in TEP (§3.2), fin dove arriva: fuggono da 1 a 3 punti; dove ci sono folli conta solo il 6. I folli incassano un risultato intero: 3 ne indebolisce una pedina, 4 la disperde, meno non fa nulla.
why-march = **§6.5: il movimento.** Soldati e ufficiali hanno quattro PM: 1 per una strada o una zona libera; 2 per una rovina, una barricata, una Legazione, un passo dentro o fuori dal canale, o una zona con Boxer, dove il movimento finisce; e 1 in più per lasciare i Boxer. Armi pesanti e civili fanno una zona, i civili mai fra i Boxer. Le mura si lasciano e si salgono solo dalle rampe. Chi sta in una zona in fiamme deve uscirne e nessuno può entrarvi. Alla fine ognuna delle cinque grandi Legazioni vuole un presidio.
why-share = **§5.2, §5.3, §6.4: le perdite prima dei dadi.** Chi subisce una perdita lo decidi tu. I dadi che seguono ne dipendono, perciò ti si chiede prima di tirarli; dopo, le perdite restano come sono.
why-day-end = **§6.9, §8.2: la fine della giornata.** Gli incendi sono diventati rovine. I civili tornano a casa prima della carta seguente; dove a una Legazione restano più zone, o una casa è perduta, puoi dire dove abitano.
why-losses = **§6.3, §6.4, §5.2: le perdite.** Pagano prima i soldati, poi le armi pesanti, poi i civili; fra gli uguali scegli tu. Le perdite sono cadute prima sulle pedine ridotte. Fino al prossimo dado puoi ripartirle altrimenti.

## Modificatori del dado

modifier-soldiers = soldati sul posto
modifier-legation = Legazione
modifier-barricade = barricata
modifier-ruin = rovine
modifier-truce = tregua coi regolari
modifier-wounded = feriti
modifier-supplies = rifornimenti
modifier-macdonald = MacDonald
modifier-leader = ufficiale
modifier-boxer-leader = capo boxer
modifier-regular-leader = generale dei regolari
modifier-regulars = regolari
modifier-morale-zero = morale a zero
modifier-ammunition = a corto di munizioni
modifier-weapon-here = arma in zona
modifier-weapon-adjacent = arma accanto
modifier-melee = mischia
modifier-british-legation = Legazione britannica
modifier-french-legation = Legazione francese
modifier-far-legation = Legazione, da lontano
modifier-far-ruin = rovine, da lontano
modifier-ratio-2 = il doppio di noi
modifier-ratio-4 = il quadruplo di noi
modifier-ratio-6 = il sestuplo di noi
modifier-civilians-alone = civili da soli
modifier-cha-cha = cha-cha

## Il conto dei dadi

dice-account = **{ $what }** (§{ $rule }): { $dice }{ $modifiers }{ $sum }{ $column }{ $result }{ $losses }
undo-die = sono stati tirati i dadi: **{ $what }** (§{ $rule })
undo-card = è stata pescata la carta del giorno { $day } (§5)
dice-die = { $count ->
    [one] dado { $dice }
   *[other] dadi { $dice }
}
dice-modifier = { $value } { $name } (§{ $rule })
dice-total = , totale { $total }
dice-clamped = , totale { $sum }, letto come { $total }
dice-column = ; colonna { $column }, riga { $total }: { $table }
dice-row = ; { $table }
dice-result = : **{ $result }**
dice-losses = . { $losses }.
table-bombardment = tabella del bombardamento (§5.2)
table-soldiers = tabella dei soldati (§6.3)
table-boxers = tabella dei Boxer (§6.4)
table-effect = tabella del TEP (§3.2)
table-quarter = i quartieri (§5.2)
table-famine = tabella della carestia (§5.3)
table-events = tabella degli eventi (§5.3)
result-out = spento
result-burns = brucia ancora
result-caught = prende fuoco
result-not-caught = non prende fuoco
result-falls = cade
result-stands = illeso
result-none = nessun effetto
result-nothing-lost = nessuna perdita
result-absorbed = assorbito dai folli

dice-wounded-returned = I feriti
dice-event-rolled = L’evento del giorno
dice-mines-exploded = La seconda mina
dice-famine-struck = Fame e malattie
dice-supplies-came = Rifornimenti
dice-quarter-shelled = Il quartiere bombardato
dice-zone-shelled = Bombe su { $zone }
dice-leader-tested = { $leader } in { $zone }
dice-boxers-came = Da dove arrivano
dice-fire-fought = L’incendio di { $zone }
dice-fire-spread = Il fuoco, { $start } → { $zone }
dice-shot-fired = Tiro da { $zone } su { $target }
dice-effect-fired = { $weapon } in TEP su { $target }
dice-boxers-fought = Mischia dei Boxer in { $zone }
dice-soldiers-fought = Mischia dei soldati in { $zone }
dice-morale-tested = Morale dei Boxer in { $zone }

## Rifiuti: il motivo, e che cosa si può fare

refusal = §{ $rule }: { $reason }
refusal-no-rule = { $reason }
refused-not-an-option = «{ $word }» qui non si può dire.
refused-not-now = «{ $what }» ora non si può dire. È il momento di questo: { $step }.{ $when }
when-fire-move = { " " }I movimenti vengono subito dopo, finita la mischia dei Boxer; «{ choice-done-fire }» chiude il tiro.
when-march-fire = { " " }Si tira di nuovo nella prossima sequenza, se restano Boxer; «{ choice-done-march }» chiude i movimenti.
when-move = { " " }Le truppe si muovono quando ci si ridispone, una volta al giorno, e in un assalto dopo il tiro.
when-fire = { " " }I difensori tirano negli assalti, una volta per sequenza, prima di muovere.
when-lodge = { " " }Dove abitano i civili si dice a fine giornata.
when-place = { " " }I feriti rientrano dopo la carta del giorno, se è rossa.
when-merge = { " " }Le pedine si uniscono dopo la carta del giorno, se è rossa.
when-barricade = { " " }Le barricate si spostano solo prima del primo giorno.
when-losses = { " " }Le perdite si cambiano fino al prossimo dado, dove c’è scelta.
refused-said-twice = In «{ $word }» qualcosa è detto due volte. Nomina ogni pedina una volta sola.
refused-wrong-number = Qui se ne possono prendere da { $least } a { $most }, non { $said }.
refused-no-answer = Non è stato dato alcun ordine.
refused-too-many-words = «{ $word }» è una parola di troppo. L’ordine è completo anche senza: lasciala fuori.
refused-more-to-say = L’ordine non è completo: manca { $slot }.
slot-do = che cosa fare
slot-from = da dove
slot-to = dove
slot-what = quali pedine
slot-at = su chi
slot-with = come
slot-face = con quale forza
slot-zone = quale zona
slot-show = che cosa deve mostrare la mappa
slot-of = di chi
slot-other = una parola
refused-no-shot-now = Si tira solo quando si chiede chi tira, nella terza fase di una sequenza. Ora si possono guardare le mischie, dove i Boxer sono fra i nostri, e le bombe.
refused-no-melee-now = In nessuna zona i Boxer sono fra i nostri, perciò nessuna mischia è possibile. Guarda le bombe o, quando qualcuno può tirare, un tiro.
refused-nobody-wavers = Sulla mappa non ci sono Boxer di cui si possa mettere alla prova il morale.
refused-nothing-burns = Non c’è nessun incendio da combattere o che possa propagarsi.
refused-no-fire-there = In { $zone } non brucia nulla.
refused-catches-nothing = { $zone } ora non può prendere fuoco: nessun incendio accanto si propaga, o lì non c’è nulla che bruci.
refused-nobody-to-roll = In { $zone } non c’è nessuno dei nostri per cui tirare quel dado. Scegli una zona dal menu.
refused-game-over = L’assedio è finito; non resta nulla da decidere. Se ne può cominciare uno nuovo.
refused-imperial-city = La Città Imperiale è disegnata sulla mappa ma non è una zona: nessuno vi entra e nessuno vi tira.
refused-no-such-zone = Nessuna zona si chiama «{ $word }».
refused-no-such-counter = Nessuna pedina si chiama «{ $word }».
refused-entry-zone = { $zone }: di qui entrano i Boxer, nessuno può esservi schierato. Prendi una zona più interna.
refused-next-to-entry = { $zone } è accanto a un ingresso dei Boxer; giù dalle mura nessuno può esservi schierato. Prendi una zona più interna.
refused-too-far-from-home = { $zone } è a più di due zone dalla Legazione di ogni pedina che sta lì. I volontari possono andare dovunque.
refused-counter-too-far = { $zone } è a più di due zone dalla Legazione di { $counter }. I volontari possono andare dovunque.
refused-barricade-unmanned = La barricata sulle mura vuole soldati dietro: { $zones }. Mettine, o sposta la barricata.
refused-barricade-there = In { $zone } c’è già una barricata. Costruiscila in un’altra zona.
refused-barricade-on-legation = { $zone } è una Legazione e non prende barricate. Strade, canale, mura e altri edifici sì.
refused-must-leave = Nessuno può restare in { $zones }, su un ingresso o accanto. Prima spostali.
refused-must-leave-fire = In fiamme: { $zones }. Chi può deve uscirne per primo. Portali fuori.
refused-nobody-there = Nessuno dei nostri è in { $zone }.
refused-no-points-left = Chi sta in { $zone } non ha più PM in questa sequenza. Gli altri possono ancora muoversi.
refused-no-way-out = Da { $zone } ora non si esce: lo impediscono il fuoco, i Boxer o le mura.
refused-already-there = Sono già in { $zone }.
refused-into-fire = { $zone } brucia; nessuno può entrarvi.
refused-wall = Non c’è passaggio fra { $start } e { $zone }: le mura si lasciano e si salgono solo dalle rampe, verso la strada di sotto.
refused-among-boxers = In { $zone } ci sono Boxer. Soldati e armi pesanti possono andarci; civili no, e nemmeno ufficiali da soli.
refused-too-far = { $zone } è troppo lontana: i soldati hanno quattro PM, armi pesanti e civili una zona.
refused-one-zone-only = Armi pesanti e civili vanno solo nella zona accanto, e { $zone } è più lontana.
refused-not-there = { $counter } non è in { $zone }.
refused-not-yours = { $counter }: non è tua da muovere, è dei Boxer.
refused-civilians-among-boxers = I civili non possono andare fra i Boxer, che sono in { $zone }.
refused-leader-alone = Un ufficiale va fra i Boxer solo con soldati o un’arma pesante. Portane con lui in { $zone }, o mandali prima.
refused-from-fire = { $zone } brucia; nessuno può tirare da lì.
refused-no-boxers-there = In { $zone } non ci sono Boxer.
refused-friends-there = In { $zone } ci sono i nostri; può tirarvi solo chi sta lì.
refused-engaged = I Boxer sono proprio in { $zone }, e per la regola della casa di questa partita chi sta lì non tira su altri.
refused-nobody-to-fire = In { $zone } non ci sono né soldati né armi pesanti.
refused-already-fired = { $zone } ha già tirato in questa sequenza.
refused-no-target = Nessuno in { $zone } ha un bersaglio: i soldati tirano nella zona accanto o nella propria, le armi pesanti fin dove arrivano.
refused-out-of-range = { $target } è troppo lontana ({ $distance ->
    [one] una zona
   *[other] { $distance } zone
}): i soldati tirano nella zona accanto, una mitragliatrice arriva a quattro zone, un cannone a sei, dalle mura a tutta la città sottostante.
refused-all-together = I soldati di { $zone } tirano tutti insieme.
refused-effect-only = A quella distanza un’arma pesante tira solo in TEP.
refused-counter-fired = { $counter }: ha già tirato in questa sequenza.
refused-cannot-fire = { $counter }: non può tirare così. I soldati tirano con i loro punti, un’arma intatta con i suoi punti o in TEP.
refused-crew-only = { $counter }: restano solo i serventi, che tirano con i soldati e non più lontano di loro.
refused-already-tested = { $zone } ha già tirato in TEP su quella zona in questa sequenza. Un altro bersaglio va bene.
refused-value-added = Un’arma di { $zone } ha già aggiunto il suo valore contro quella zona in questa sequenza, perciò nessuna può tirarvi in TEP.

## Curve

measures-condition = Morale e viveri
measures-strength = Punti sulla mappa
measure-morale = Morale
measure-left = Giorni di viveri rimasti
measure-armed = Potenze in armi
measure-boxers = Boxer
measure-civilians = Civili

## La plancia a parole

alt-muster = Mappa del quartiere delle Legazioni di Pechino allo schieramento.
alt-day = Mappa del quartiere delle Legazioni di Pechino, giorno { $day } di { $days }, carta { $card }.
alt-round = Assalto, sequenza { $round }.
alt-tracks = Morale { $morale } su 10, giorni di viveri rimasti: { $left }. { $armed ->
    [one] { $armed } punto
   *[other] { $armed } punti
} in armi, { $wounded } in ospedale, { $civilians ->
    [one] { $civilians } punto
   *[other] { $civilians } punti
} di civili, { $boxers ->
    [one] { $boxers } punto
   *[other] { $boxers } punti
} di Boxer.
alt-boxers = Boxer: { $zones }.
alt-burning = In fiamme: { $zones }.
alt-ruins = In rovina: { $zones }.
alt-barricades = Barricate: { $zones }.
alt-garrison = Difensori: { $zones }.
alt-civilians = Civili: { $zones }.
alt-fight = Il combattimento ingrandito: giorno { $day }, sequenza { $round }.
alt-fight-held = Contese e tenute: { $zones }.
alt-fight-beside = Accanto: { $zones }.
alt-entry = { $zone } { $points }
alt-pair = { $zone } { $boxers } contro { $points }
alt-signs = { $signs }.

board-tracks = Morale { $morale }/10 · giorni di viveri { $left } · { $armed } in armi · { $wounded } in ospedale · civili { $civilians } · Boxer { $boxers }
board-boxers = **Boxer**
board-powers = **I difensori**
board-civilians = **Civili**
board-ground = **Il terreno**
board-zone = { $zone }: { $counters }
board-total = { $zone }, **{ $total }**: { $counters }
board-bonus = { $points }, ufficiali +{ $bonus }
board-nobody = nessuno
board-burning = In fiamme: { $zones }
board-ruins = In rovina: { $zones }
board-barricades = Barricate: { $zones }
board-hospital = In ospedale: { $counters }
board-lost = Perduti per sempre: { $counters }
board-cup = { $count ->
    [one] Una pedina Boxer è fuori gioco, da pescare
   *[other] { $count } pedine Boxer sono fuori gioco, da pescare
}
group-count = { $count } × { $name }
group-worth = { $name } { $value }
group-reduced = { $name } { $value } (ridotta)

status-step = Ora: { $step } (§{ $rule })
status-legations = Legazioni: zone in piedi { $standing } su { $all }
status-leaders = Ufficiali al comando: { $leaders } su { $all }
status-count = Punti vittoria se finisse ora: Grandi Potenze { $powers }, Boxer { $boxers }

step-muster = lo schieramento
step-card = la carta del giorno
step-supplies = i rifornimenti
step-betsy = Betsy
step-wounded = i feriti
step-event = l’evento del giorno
step-late-wounded = i feriti
step-bombardment = il bombardamento
step-reposition = il riposizionamento
step-entry = arrivano i Boxer
step-fires = si combattono gli incendi
step-boxers-move = muovono i Boxer
step-fire = tirano i soldati
step-boxers-melee = mischia dei Boxer
step-march = muovono i soldati
step-soldiers-melee = mischia dei soldati
step-boxers-morale = test di morale dei Boxer
step-arson = si appiccano gli incendi
step-sequence-end = fine della sequenza
step-day-end = fine della giornata
step-victory = fine dell’assedio

## La fine

result-overrun = **Le Legazioni sono travolte.** Il giorno { $day } non restano né soldati né civili. La vittoria dei Boxer è totale.
result-relieved = **La colonna di soccorso entra a Pechino** il giorno { $day }.
result-held = **Le Legazioni resistono** fino alla sera del giorno { $day }; l’assedio continua senza di te.
result-side-powers = **Le Grandi Potenze: { $total }** · { $band }
result-side-boxers = **I Boxer: { $total }** · { $band }
result-item = { $name }: { $count } × { $each } = { $total }
verdict = **{ $winner ->
    [powers] Le Potenze vincono { $powers } a { $boxers }
    [boxers] I Boxer vincono { $boxers } a { $powers }
   *[draw] Pareggio, { $powers } a { $boxers }
}**, il giorno { $day }. { $band }.
verdict-overrun = **Le Legazioni cadono** il giorno { $day }. Vincono i Boxer.
winner-powers = **Vincono le Grandi Potenze.**
winner-boxers = **Vincono i Boxer.**
winner-draw = **Pareggio.**
count-major-intact = Zone intatte delle Legazioni maggiori
count-minor-intact = Zone intatte delle Legazioni minori
count-civilians-full = Pedine civili intere
count-civilians-reduced = Pedine civili ridotte
count-soldiers-lost = Pedine soldato ancora in ospedale
count-weapons-lost = Armi pesanti perdute
count-leaders-lost = Ufficiali perduti per sempre
count-civilians-lost = Pedine civili perdute
count-legations-ruined = Zone di Legazione in rovina
count-macdonald-lost = MacDonald perduto
count-days-to-come = I giorni ancora da passare
count-ruins = Altre zone in rovina
count-minor-ruined = Zone delle Legazioni minori in rovina
count-major-ruined = Zone delle Legazioni maggiori in rovina
band-powers-1 = un disastro: le Grandi Potenze hanno perso la faccia
band-powers-2 = una sconfitta, ma il massacro è evitato
band-powers-3 = una vittoria marginale; la rivolta sarà lunga da domare
band-powers-4 = una vittoria: l’Imperatrice dovrà trattare alle loro condizioni
band-powers-5 = una grande vittoria: la rivolta è stroncata
band-boxers-1 = un disastro: umiliati agli occhi del mondo
band-boxers-2 = una sconfitta: i Boxer hanno perso la faccia
band-boxers-3 = una vittoria marginale; per le Potenze i negoziati saranno difficili
band-boxers-4 = una vittoria, pagata cara
band-boxers-5 = una grande vittoria: il movimento si estende a tutta la Cina

## Una difesa fra le altre, in poche parole

standing-great-victory = Grande vittoria
standing-victory = Vittoria
standing-marginal-victory = Vittoria marginale
standing-defeat = Sconfitta
standing-disaster = Disastro
standing-overrun = Legazioni travolte
score-ahead = { $points } { $points ->
    [one] punto
   *[other] punti
} di vantaggio
score-behind = { $points } { $points ->
    [one] punto
   *[other] punti
} di svantaggio
score-even = punti pari
score-uncounted = nessun conteggio

## Quello che una difesa non dovrebbe fare

sin-leaders-alone = Un ufficiale senza uomini
    .meaning = un ufficiale ha incontrato i Boxer senza truppe (§{ $rule })
sin-civilians-alone = Una guarnigione di civili
    .meaning = dei civili hanno incontrato i Boxer senza truppe accanto (§{ $rule })
sin-guns-alone = Un pezzo senza scorta
    .meaning = un’arma pesante ha lottato in mischia senza soldati (§{ $rule })
sin-legations-unguarded = In casa non c’era nessuno
    .meaning = una Legazione maggiore è rimasta senza presidio (§{ $rule })
sin-barricades-abandoned = Una barricata in omaggio
    .meaning = le truppe hanno lasciato una barricata e i Boxer vi sono entrati (§{ $rule })
sin-rash-melees = Il coraggio contro l’aritmetica
    .meaning = si è cercata una mischia in cui la tabella non prometteva guadagno (§{ $rule })
sin-guns-silent = Cartucce per il museo
    .meaning = armi pesanti mute con qualcuno a cui tirare (§{ $rule })
sin-fires-unfought = Guardare le fiamme
    .meaning = un incendio in una Legazione non ha trovato soldati a spegnerlo (§{ $rule })
sin-wounded-left = Dimenticati in ospedale
    .meaning = dei feriti potevano tornare e non sono stati chiamati (§{ $rule })

## Regole della casa: la domanda e le risposte

switch-wounded_red = §5.1.6 Rientro dei feriti con un rosso da 2 a 10
switch-wounded_red-d6-6 = un dado più 6 punti
switch-wounded_red-flat12 = sempre 12 punti
switch-assault_day_reposition = §5.1.3 Riposizionamento in un giorno d’assalto
switch-assault_day_reposition-yes = sì, prima che arrivino
switch-assault_day_reposition-no = nessuno
switch-event6_red_wounded = §5.3 Feriti in un giorno rosso quando si scopre una mina
switch-event6_red_wounded-yes = rientrano lo stesso
switch-event6_red_wounded-no = nessuno quel giorno
switch-distance2 = §3.1 Un’arma che tira a due zone esatte
switch-distance2-tep = solo in TEP
switch-distance2-value_no_bonus = anche col suo valore, senza bonus
switch-distance2-none = non tira affatto
switch-tep_ammo = §3.3 Poche munizioni e tiro in TEP
switch-tep_ammo-no = nessuna penalità
switch-tep_ammo-yes = −2 come per gli altri tiri
switch-cannon_loss = §3 Che cosa distrugge un cannone
switch-cannon_loss-points_rounded = 1 o 2 punti lo distruggono, il terzo uccide i serventi
switch-cannon_loss-step = ogni punto è un livello
switch-soldier_split_fire = §6.3 I soldati di una zona possono tirare su bersagli diversi
switch-soldier_split_fire-no = no, tutti insieme
switch-soldier_split_fire-by_counter = sì, pedina per pedina
switch-fire_outward_when_engaged = §6.3 Una zona con Boxer dentro può tirare su un’altra
switch-fire_outward_when_engaged-yes = sì
switch-fire_outward_when_engaged-no = no, solo dentro
switch-ruin_melee_minus1 = §6.3 Il −1 delle rovine nella mischia dei soldati
switch-ruin_melee_minus1-yes = vale per tiro e mischia
switch-ruin_melee_minus1-fire_only = vale solo per il tiro
switch-volunteers_as_british_french = §6.6 I volontari valgono come britannici e francesi a casa loro
switch-volunteers_as_british_french-no = no
switch-volunteers_as_british_french-yes = sì
switch-weak_fanatic_3 = §6.3 Tre punti su folli già indeboliti
switch-weak_fanatic_3-dies = li disperdono
switch-weak_fanatic_3-nothing = non fanno nulla
switch-ratio = §6.4 La superiorità numerica nella mischia dei Boxer
switch-ratio-points_highest = a punti, la riga più alta
switch-ratio-counters = a pedine, la riga più alta
switch-ratio-cumulative = a punti, tutte le righe sommate
switch-arson_occupied = §6.8 I Boxer incendiano zone con difensori
switch-arson_occupied-yes = sì
switch-arson_occupied-no = solo zone senza difensori
switch-walls_burn = §6.1 Le mura possono bruciare
switch-walls_burn-no = no
switch-walls_burn-yes = sì
switch-second_fires_spread = §6.1 Un incendio propagato si propaga a sua volta
switch-second_fires_spread-never = mai
switch-second_fires_spread-later = dalla seconda sequenza dopo che è nato
switch-no_exit_fire = §6.5 Chi non può lasciare un incendio
switch-no_exit_fire-harmless = resta illeso
switch-no_exit_fire-losses = perde livelli
switch-morale_cap = §4 Il tetto del morale
switch-morale_cap-10 = 10
switch-morale_cap-none = nessuno
switch-macdonald_morale = §1.5.3 La morte di MacDonald abbassa il morale
switch-macdonald_morale-day_end = a fine giornata
switch-macdonald_morale-immediate = subito
switch-food35_arrival_day = §5.1.1 Il giorno in cui i viveri finiscono
switch-food35_arrival_day-free = non costa ancora morale
switch-food35_arrival_day--2 = costa già 2 di morale
switch-ruin_bombard = §5.2 Le rovine come riparo dalle bombe
switch-ruin_bombard--1 = riparano come una Legazione (−1)
switch-ruin_bombard-0 = non riparano
switch-row0_col2 = §6.3 La strana casella delle tabelle di mischia (riga 0, colonna 2)
switch-row0_col2-2S-2B = come stampata: 2S e 2B
switch-row0_col2-S-B = corretta: S e B
switch-idle_limit = §6.9 Sequenze a vuoto prima che i Boxer si ritirino
switch-idle_limit-3 = tre
switch-idle_limit-5 = cinque
switch-lone_leader_shelled = §5.2 Un ufficiale solo sotto le bombe
switch-lone_leader_shelled-no = non è attaccato
switch-lone_leader_shelled-die = tira un dado, e cade con un 6

## Come si gioca: cinque schermate

guide-1 =
    { "**1 · Cinquantaquattro giorni**" }

    Pechino, giugno 1900. Guidi i soldati e i volontari delle Legazioni; il gioco muove i Boxer e i regolari imperiali. Resisti 54 giorni e arriva la colonna di soccorso. Poi entrambe le parti contano i punti.

    Ogni giorno si pesca una carta. **Rossa**: giornata tranquilla, rientrano feriti e il morale risale. **Nera da 2 a 10**: uno dei quattro quartieri è bombardato. **Asso, figura o jolly neri**: un evento, un bombardamento e un assalto di venti pedine. Anche un asso, una figura o un jolly rossi portano un evento.

    Ogni giorno costa un giorno di viveri, e ce n’è per 34; poi la fame toglie 2 di morale al giorno. Il morale va da 0 a 10: un punto in meno per ogni punto di soldati perduto, e a 0 ne soffrono i tuoi dadi.
guide-2 =
    { "**2 · Le pedine**" }

    Le pedine chiare sono tue, le scure loro; la cifra grande sono i punti. Il retro di una pedina, più pallido e a strisce, è il lato ridotto. I soldati valgono 2 o 1, i civili 10 o 5; i cannoni 3 e le mitragliatrici 2 finché non sono distrutti, poi 1 per i serventi. Gli ufficiali non hanno punti: danno da +1 a +3 ai dadi della loro zona, due al massimo, MacDonald da solo.

    Boxer e regolari valgono 2 o 1, i folli 10 o 5. Finché in una zona ci sono folli, tutto il resto è al sicuro, e i risultati piccoli non fanno loro nulla.

    Il bollo tondo sono i punti in armi della zona, col bonus degli ufficiali; quello a punta sono i Boxer.
guide-3 =
    { "**3 · Un assalto, sequenza per sequenza**" }

    I Boxer entrano da uno dei sei ingressi numerati e seguono le frecce: prima le rosse piene, poi le verdi vuote. Dove due frecce si dividono, si divide anche la colonna, una volta sola.

    Ogni sequenza: si combattono gli incendi, che si propagano; muovono i Boxer; **tiri tu**; mischia dei Boxer; **muovi tu**; mischia dei soldati; i Boxer vacillano; incendiano dove stanno. Tu decidi nelle due fasi in grassetto. Si va avanti finché non restano Boxer. Poi gli incendi diventano rovine.

    Non puoi tirare in una zona dove stanno i tuoi, se non da dentro. Una zona in fiamme va lasciata.
guide-4 =
    { "**4 · Che cosa fare**" }

    Il *pilota automatico* conosce le regole, consiglia il passo seguente e gioca per te finché lo lasci fare. Il primo pulsante, verde, segue il consiglio del pilota automatico per tutta la fase; quello blu lo lascia andare avanti per l’intera sequenza, o nei giorni tranquilli finché non vengono i Boxer. Per fare altro scegli un tiro dalla lista, o una pila e dove va; il resto si può ancora fare come consigliato. I luoghi dove andare stanno dalla A alla Z: prima quelli del combattimento, o quello consigliato, segnato ★.

    Tira dove la colonna è alta: da dieci punti in su si usa la migliore. Aggiungi una mitragliatrice o il cannone ai soldati accanto al nemico; più lontano usali in TEP. Tieni i soldati nelle zone a cui portano le frecce, gli ufficiali con la pila più forte, i civili fuori tiro. Lascia un presidio nelle Legazioni britannica, francese, russa, americana e tedesca.

    Le perdite cadono dove fanno meno male; «Cambia le perdite» c’è fino al prossimo dado.
guide-5 =
    { "**5 · La fine, e i controlli**" }

    Le Grandi Potenze contano le Legazioni in piedi e i civili vivi, meno ciò che è andato perduto; i Boxer contano rovine, morti e soldati ancora in ospedale. Vince chi ha più punti. Se prima non resta nessun soldato, arma o civile, i Boxer vincono subito.

    «Dadi» mostra ogni dado della plancia, ogni modificatore col suo paragrafo, la riga e la colonna. «Perché» mostra la regola dietro la domanda. Tutti i dadi vengono da un seme il cui hash è mostrato all’inizio e che è rivelato alla fine, così chiunque può controllarli.

    Gli stessi ordini si possono scrivere: `/assedio muovi`, `/assedio tira`, `/assedio fatto`; con `/assedio auto` decide il pilota automatico.

## Il registro: ordini a parole, e i tipi di cose che accadono

log-move = { $what }: { $start } → { $end }
log-barricade = Una barricata: { $start } → { $end }
log-lodge = { $what }: ad abitare in { $end }
log-betsy = Betsy → { $end }
log-place = { $face ->
    [reduced] Di ritorno dall’ospedale, ridotta: { $what } → { $end }
   *[full] Di ritorno dall’ospedale: { $what } → { $end }
}
log-merge = { $what }: riportata a piena forza in { $zone }
log-fire = Tiro da { $start } su { $end }: { $what }
log-effect = { $weapon } in TEP su { $end }
log-losses = Perdite ripartite altrimenti: { $what }

log-kind-dice = Tiri di dado
log-kind-losses = Perdite
log-kind-moves = Movimenti di entrambe le parti
log-kind-shots = Tiri dei soldati
log-kind-melees = Mischie e test di morale
log-kind-shells = Bombe e mine
log-kind-fires = Incendi
log-kind-leaders = Ufficiali colpiti o salvi
log-kind-morale = Morale
log-kind-days = Carte, rifornimenti ed eventi del giorno

## Probabilità: che cosa porterebbe un tiro di dado, prima di tirarlo

choice-odds-shot = Un tiro
choice-odds-boxers = Mischia dei Boxer
choice-odds-charge = Mischia dei soldati
choice-odds-rout = Morale dei Boxer
choice-odds-douse = Spegnere un incendio
choice-odds-catch = Un incendio che si propaga
choice-odds-shell = Bombe su una zona
odds-title-shot = { $within ->
    [yes] Tiro dentro { $zone }: { $with }
   *[no] Tiro da { $zone } su { $at }: { $with }
}
odds-title-effect = { $with } in { $zone }, in TEP su { $at }
odds-title-both = { $zone } su { $at }: un tiro, poi un’arma in TEP
odds-title-boxers = Mischia dei Boxer in { $zone }
odds-title-charge = Mischia dei soldati in { $zone }
odds-title-rout = Morale dei Boxer in { $zone }
odds-title-douse = L’incendio di { $zone }: si può spegnere?
odds-title-catch = { $zone }: prenderà fuoco?
odds-title-shell = Bombe su { $zone }
odds-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
odds-die = dado { $bonus } ({ $parts })
odds-plain = dado senza modificatori
odds-strength = { $points ->
    [one] un punto di soldati: col dado deve fare 6, e un 1 fallisce sempre
   *[other] { $points } punti di soldati: col dado devono fare 6, e un 1 fallisce sempre
}
odds-fires = { $count ->
    [one] incendio in { $zones }: un dado, e con un 1 si propaga
   *[other] incendi in { $zones }: un dado ciascuno, e con un 1 si propaga
}
odds-by-die = { $what } (con { $dice })
odds-brief-theirs = Boxer −{ $points }
odds-brief-ours = difensori −{ $points }
odds-brief-civilians = civili −{ $points }
odds-brief-nothing = nessun effetto
odds-brief-absorbed = i folli reggono
odds-brief-weakened = folli indeboliti
odds-brief-gone = folli dispersi
odds-brief-retreat = i civili ripiegano
odds-brief-depot = un giorno di viveri
odds-brief-out = spento
odds-brief-burns = brucia ancora
odds-brief-caught = prende fuoco
odds-brief-not-caught = si salva
odds-said-theirs = { $points ->
    [one] i Boxer perdono un punto
   *[other] i Boxer perdono { $points } punti
}
odds-said-ours = { $points ->
    [one] i difensori perdono un punto
   *[other] i difensori perdono { $points } punti
}
odds-said-civilians = { $points ->
    [one] un punto di civili perduto
   *[other] { $points } punti di civili perduti
}
odds-said-nothing = nessun effetto
odds-said-absorbed = nessun effetto, assorbono i folli
odds-said-weakened = una pedina di folli è indebolita
odds-said-gone = una pedina di folli si disperde
odds-said-retreat = i civili ripiegano
odds-said-depot = brucia un giorno di viveri
odds-said-out = l’incendio è spento
odds-said-burns = brucia ancora
odds-said-caught = prende fuoco
odds-said-not-caught = si salva
odds-counted-theirs = punti persi dai Boxer
odds-counted-ours = punti persi dai difensori
odds-counted-douse = la probabilità di spegnere l’incendio
odds-counted-catch = la probabilità di prendere fuoco
odds-mean-theirs = In media i Boxer perdono { $mean ->
    [one] **{ $mean }** punto.
   *[other] **{ $mean }** punti.
}
odds-mean-ours = In media i difensori perdono { $mean ->
    [one] **{ $mean }** punto.
   *[other] **{ $mean }** punti.
}
odds-mean-civilians = { $mean ->
    [one] In media si perde anche { $mean } punto di civili.
   *[other] In media si perdono anche { $mean } punti di civili.
}
odds-chance-douse = Si spegne con il **{ $chance }**. Un incendio che nessuno spegne si propaga, ed è una rovina a fine giornata (§6.1).
odds-chance-catch = Prende fuoco con il **{ $chance }**, alla prossima propagazione (§6.1).
odds-least-item = { $points } o più { $chance }
odds-least = Probabilità: { $chances }.
odds-price-ours = In media costa ai difensori { $mean ->
    [one] { $mean } punto.
   *[other] { $mean } punti.
}
odds-price-boxers = In media costa ai Boxer { $mean ->
    [one] { $mean } punto.
   *[other] { $mean } punti.
}
odds-price-none = Non può costare nulla ai difensori.
odds-leaders = { $count ->
    [one] { $leaders } cade con il { $chance }.
   *[other] { $leaders }: ognuno cade con il { $chance }.
}
odds-quarter = Con una carta nera da 2 a 10 i cannoni scelgono { $quarter } con il { $chance } (§5.2).
odds-when-boxers = -# Come si combatterebbe ora, nella quarta fase (§6.4); i tiri che vengono prima la cambiano.
odds-when-charge = -# Come si combatterebbe ora, nella sesta fase (§6.6), con tutti quelli che saranno lì.
odds-when-rout = -# Si tira nella settima fase, se nella sequenza hanno perso un punto (§6.7).
odds-overview = { $zone } (Boxer { $boxers }, difensori { $troops }): la loro mischia ci costa in media { $lost ->
    [one] { $lost } punto
   *[other] { $lost } punti
}, { $chance } per almeno uno; la nostra ne costa loro { $taken }
odds-overview-civilians = { $zone } (Boxer { $boxers }, civili da soli): solo un risultato di 3 costa civili, ogni altro li fa ripiegare
odds-overview-more = { $count ->
    [one] e un’altra zona
   *[other] e altre { $count } zone
}
odds-change = { $what } (§{ $rule }): **{ $mean }** ({ $difference })
odds-change-none = { $what } (§{ $rule }): nessuna differenza
odds-change-price-ours = , al prezzo di { $price } per i difensori
odds-change-price-boxers = , al prezzo di { $price } per i Boxer
odds-what-manner = { $with } col loro valore
odds-what-effect = { $counter } in TEP
odds-what-both = { $with } col loro valore, poi { $counter } in TEP
odds-what-without-leader = senza { $counter }
odds-what-with-leader = con { $counter }, ora in { $zone }
odds-what-without-weapon = senza { $counter }
odds-what-with-weapon = con { $counter }, ora in { $zone }
odds-what-with-soldiers = con { $counter } in più, ora in { $zone }
odds-what-without-soldiers = senza { $counter }
odds-what-with-barricade = con una barricata
odds-what-without-barricade = senza la barricata
odds-what-without-fire = con l’incendio di { $zone } spento

# The enlarged quarter

map-fight = Il combattimento
closeup-attack = Giorno { $day } · sequenza { $sequence } · morale { $morale }
closeup-day = Giorno { $day } · morale { $morale }

# Che cosa si disegna sulla mappa a richiesta

overlay-happened = Che cosa è appena successo
overlay-quiet = Niente che abbia un posto sulla mappa.
overlay-arrows = Le vie dei Boxer (§6.2)
overlay-arrows-from = Le vie dei Boxer a partire da { $zone } (§6.2)
overlay-arrow = **{ $zone }**: avanti verso { $end }
overlay-arrow-both = **{ $zone }**: prima verso { $red }, l’altra metà verso { $green }
overlay-garrison = la guarnigione
overlay-range = Fin dove può sparare { $who } in { $zone } (§3.1, §6.3)
overlay-ring-value = Distanza { $distance }, conta il valore: { $zones }
overlay-ring-both = Distanza { $distance }, valore oppure TEP: { $zones }
overlay-ring-test = Distanza { $distance }, solo TEP: { $zones }
overlay-target = 🎯 Boxer a tiro: { $zone }, distanza { $distance }
overlay-barred = 🚫 { $zone }: { $why }
overlay-reach = Dove può andare { $who } in { $zone } (§6.5)
overlay-cost = { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}: { $zones }
overlay-free = Senza punti: { $zones }
overlay-charge = ⚔️ In mezzo ai Boxer, dove la marcia finisce: { $zone }{ $cost ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $cost } punti
}
overlay-nowhere = Da nessuna parte.
choice-everywhere = Dappertutto
choice-show-happened = Che cosa è appena successo
choice-show-arrows = Le vie dei Boxer
choice-show-range = Fin dove arriva un’arma
choice-show-reach = Dove può andare un pezzo

## Le pedine della guida

counter-power = la bandiera: di chi sono i soldati
counter-kind = la sagoma: soldati, cannone, civili…
counter-value = la cifra grande: i suoi punti
counter-number = quante pedine uguali ci sono qui
counter-reduced = a strisce, senza un angolo: il lato ridotto
counter-reduced-value = i punti che le restano
counter-boxers = scura: Boxer, e di che tipo
counter-boxers-value = i loro punti
counter-ours = tondo: tutti i punti in armi di una zona
counter-bonus = + il bonus dei suoi ufficiali
counter-theirs = a punta: tutti i punti dei Boxer nella zona
counter-alt = Pedine ingrandite, ogni parte con il suo significato. Le pedine chiare sono delle Legazioni: bandiera, sigla della Potenza, sagoma per il tipo, cifra grande per i punti, un tondino con il numero di pedine uguali. A strisce e senza un angolo: il lato ridotto, con i punti che restano. Le pedine scure sono Boxer e regolari, con una parola per il tipo. Un distintivo tondo dà i punti in armi di una zona con il bonus dei suoi ufficiali; uno a punta i punti dei Boxer.
