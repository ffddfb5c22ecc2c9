# L’assedio delle Legazioni in italiano: tutto ciò che il giocatore legge. Un dispaccio del 1900: breve, asciutto, equo.
# Plancia e messaggi sono Markdown di Discord; etichette al massimo 80 caratteri, descrizioni 100, domande 150.

title = L’assedio delle Legazioni
opening =
    .opening = **Le Legazioni, 20 giugno 1900.** Difendi sedici zone. I civili valgono 120 punti. La colonna di soccorso arriva il giorno 54.
    .story = **Pechino, 20 giugno 1900.** I Boxer e le truppe imperiali circondano le Legazioni straniere. Le guardie devono resistere fino all’arrivo della colonna di soccorso: ci vorranno cinquantaquattro giorni.
    .goal = Resisti fino all’arrivo della colonna e salva i civili.
first-question = Le truppe sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = Schieramento del consigliere
button-first-change = Cambia lo schieramento
scenario-ten-days = Dieci giorni di luglio
    .opening = **Le Legazioni, 4 luglio 1900.** Il quartiere orientale è bruciato. Il morale è a 5. I viveri bastano per quindici giorni.
    .goal = Resisti dieci giorni: alla fine devi avere più punti dei Boxer.

## La mappa

map-scale = metri (circa)
legend-entry = ingresso dei Boxer
legend-first = primo percorso
legend-second = secondo percorso
legend-quarter = quartieri da bombardare
legend-ramp = rampa delle mura
legend-barricade = barricata
legend-fire = in fiamme
legend-ruin = in rovina
legend-reduced = intera e ridotta
legend-ours = punti e ufficiali
legend-theirs = punti cinesi
badge-die = dado tirato
badge-loss = perdite delle Potenze
badge-chinese-loss = perdite cinesi
badge-shot = tirano i soldati
badge-effect = tiro di disturbo di un’arma
badge-melee = mischia dei Boxer
badge-charge = mischia dei soldati
badge-rout = test di morale dei Boxer
badge-leader-fell = cade un ufficiale
badge-shell = una granata o una mina
badge-aim = bersaglio di un tiro
badge-depot = deposito colpito
badge-fire = scoppia un incendio
badge-fire-fought = incendio non spento
badge-douse = incendio spento
badge-ruin = cade in rovina
badge-entry = entrano i Boxer
badge-split = i Boxer si dividono
badge-stayed = i Boxer restano fermi
badge-must-move = deve uscire dall’incendio
badge-unguarded = Legazione senza presidio
badge-returned = ritorno dall’ospedale
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
map-sign-rain = Pioggia
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
map-food = Viveri: { $left ->
    [0] esauriti
    [one] un giorno
   *[other] { $left } giorni
}
map-starving = −2 morale al giorno

## Zone: il nome intero, quello delle etichette, quello della mappa

zone-qianmen-wall = Mura di Ch’ien Men
    .short = Mura Ch’ien Men
    .map = Ch’ien Men
    .the = le mura di Ch’ien Men
    .at = sulle mura di Ch’ien Men
zone-wall-west = Mura ovest
    .short = Mura ovest
    .map = Mura ovest
    .the = le mura ovest
    .at = sulle mura ovest
zone-american-ramp = Rampa americana
    .short = Rampa americana
    .map = Rampa americana
    .the = la rampa americana
    .at = sulla rampa americana
zone-water-gate = Mura della Porta d’Acqua
    .short = Porta d’Acqua
    .map = Mura della Porta d’Acqua
    .the = la Porta d’Acqua
    .at = alla Porta d’Acqua
zone-german-ramp = Rampa tedesca
    .short = Rampa tedesca
    .map = Rampa tedesca
    .the = la rampa tedesca
    .at = sulla rampa tedesca
zone-wall-east = Mura est
    .short = Mura est
    .map = Mura est
    .the = le mura est
    .at = sulle mura est
zone-hatamen-wall = Mura di Ha-ta Men
    .short = Mura Ha-ta Men
    .map = Ha-ta Men
    .the = le mura di Ha-ta Men
    .at = sulle mura di Ha-ta Men
zone-legation-street-1 = Via delle Legazioni 1
    .short = Via Legazioni 1
    .map = Via Legazioni 1
    .the = via delle Legazioni 1
    .at = in via delle Legazioni 1
zone-legation-street-2 = Via delle Legazioni 2
    .short = Via Legazioni 2
    .map = Via Legazioni 2
    .the = via delle Legazioni 2
    .at = in via delle Legazioni 2
zone-legation-street-3 = Via delle Legazioni 3
    .short = Via Legazioni 3
    .map = Via Legazioni 3
    .the = via delle Legazioni 3
    .at = in via delle Legazioni 3
zone-legation-street-4 = Via delle Legazioni 4
    .short = Via Legazioni 4
    .map = Via Legazioni 4
    .the = via delle Legazioni 4
    .at = in via delle Legazioni 4
zone-legation-street-5 = Via delle Legazioni 5
    .short = Via Legazioni 5
    .map = Via Legazioni 5
    .the = via delle Legazioni 5
    .at = in via delle Legazioni 5
zone-legation-street-6 = Via delle Legazioni 6
    .short = Via Legazioni 6
    .map = Via Legazioni 6
    .the = via delle Legazioni 6
    .at = in via delle Legazioni 6
zone-hatamen-street = Via Ha-ta Men
    .short = Via Ha-ta Men
    .map = Via Ha-ta Men
    .the = via Ha-ta Men
    .at = in via Ha-ta Men
zone-changan-west = Via Ch’ang-an ovest
    .short = Ch’ang-an ovest
    .map = Via Ch’ang-an ovest
    .the = via Ch’ang-an ovest
    .at = in via Ch’ang-an ovest
zone-changan-middle = Via Ch’ang-an centro
    .short = Ch’ang-an centro
    .map = Via Ch’ang-an centro
    .the = via Ch’ang-an centro
    .at = in via Ch’ang-an centro
zone-changan-east = Via Ch’ang-an est
    .short = Ch’ang-an est
    .map = Via Ch’ang-an est
    .the = via Ch’ang-an est
    .at = in via Ch’ang-an est
zone-customs-street-north = Via delle Dogane nord
    .short = Via Dogane nord
    .map = Via Dogane nord
    .the = via delle Dogane nord
    .at = in via delle Dogane nord
zone-customs-street-south = Via delle Dogane sud
    .short = Via Dogane sud
    .map = Via Dogane sud
    .the = via delle Dogane sud
    .at = in via delle Dogane sud
zone-wall-street-west = Via delle Mura ovest
    .short = Via Mura ovest
    .map = Via Mura ovest
    .the = via delle Mura ovest
    .at = in via delle Mura ovest
zone-wall-street-east = Via delle Mura est
    .short = Via Mura est
    .map = Via Mura est
    .the = via delle Mura est
    .at = in via delle Mura est
zone-north-bridge = Ponte nord
    .short = Ponte nord
    .map = Ponte nord
    .the = il ponte nord
    .at = sul ponte nord
zone-canal-north = Canale nord
    .short = Canale nord
    .map = Canale nord
    .the = il canale nord
    .at = nel canale nord
zone-canal-middle = Canale centrale
    .short = Canale centrale
    .map = Canale centrale
    .the = il canale centrale
    .at = nel canale centrale
zone-south-bridge = Ponte sud
    .short = Ponte sud
    .map = Ponte sud
    .the = il ponte sud
    .at = sul ponte sud
zone-canal-south = Canale sud
    .short = Canale sud
    .map = Canale sud
    .the = il canale sud
    .at = nel canale sud
zone-british-north = Legazione britannica nord
    .short = Britannica nord
    .map = Legazione britannica nord
    .the = la Legazione britannica nord
    .at = nella Legazione britannica nord
zone-british-south = Legazione britannica sud
    .short = Britannica sud
    .map = Legazione britannica sud
    .the = la Legazione britannica sud
    .at = nella Legazione britannica sud
zone-russian-west = Legazione russa ovest
    .short = Russa ovest
    .map = Leg. russa ovest
    .the = la Legazione russa ovest
    .at = nella Legazione russa ovest
zone-russian-east = Legazione russa est
    .short = Russa est
    .map = Leg. russa est
    .the = la Legazione russa est
    .at = nella Legazione russa est
zone-american-west = Legazione americana ovest
    .short = Americana ovest
    .map = Americana ovest
    .the = la Legazione americana ovest
    .at = nella Legazione americana ovest
zone-american-east = Legazione americana est
    .short = Americana est
    .map = Americana est
    .the = la Legazione americana est
    .at = nella Legazione americana est
zone-german-west = Legazione tedesca ovest
    .short = Tedesca ovest
    .map = Leg. tedesca ovest
    .the = la Legazione tedesca ovest
    .at = nella Legazione tedesca ovest
zone-german-east = Legazione tedesca est
    .short = Tedesca est
    .map = Leg. tedesca est
    .the = la Legazione tedesca est
    .at = nella Legazione tedesca est
zone-french-1 = Legazione francese 1
    .short = Francese 1
    .map = Francese 1
    .the = la Legazione francese 1
    .at = nella Legazione francese 1
zone-french-2 = Legazione francese 2
    .short = Francese 2
    .map = Francese 2
    .the = la Legazione francese 2
    .at = nella Legazione francese 2
zone-french-3 = Legazione francese 3
    .short = Francese 3
    .map = Legazione francese 3
    .the = la Legazione francese 3
    .at = nella Legazione francese 3
zone-dutch = Legazione olandese
    .short = Leg. olandese
    .map = Leg. olandese
    .the = la Legazione olandese
    .at = nella Legazione olandese
zone-japanese = Legazione giapponese
    .short = Leg. giapponese
    .map = Leg. giapponese
    .the = la Legazione giapponese
    .at = nella Legazione giapponese
zone-spanish = Legazione spagnola
    .short = Leg. spagnola
    .map = Spagnola
    .the = la Legazione spagnola
    .at = nella Legazione spagnola
zone-italian = Legazione italiana
    .short = Leg. italiana
    .map = Leg. italiana
    .the = la Legazione italiana
    .at = nella Legazione italiana
zone-austrian = Legazione austriaca
    .short = Leg. austriaca
    .map = Leg. austriaca
    .the = la Legazione austriaca
    .at = nella Legazione austriaca
zone-hanlin = Accademia Hanlin
    .short = Hanlin
    .map = Accademia Hanlin
    .the = l’Accademia Hanlin
    .at = nell’Accademia Hanlin
zone-carriage-park = Rimesse imperiali
    .short = Rimesse imperiali
    .map = Rimesse imperiali
    .the = le Rimesse imperiali
    .at = nelle Rimesse imperiali
zone-mongol-market = Mercato mongolo
    .short = Mercato mongolo
    .map = Mercato mongolo
    .the = il Mercato mongolo
    .at = nel Mercato mongolo
zone-fu-north = Su Wang Fu nord
    .short = Fu nord
    .map = Su Wang Fu nord
    .the = il Fu nord
    .at = nel Fu nord
zone-fu-south = Su Wang Fu sud
    .short = Fu sud
    .map = Su Wang Fu sud
    .the = il Fu sud
    .at = nel Fu sud
zone-customs = Ispettorato delle Dogane
    .short = Dogane
    .map = Ispettorato Dogane
    .the = le Dogane
    .at = alle Dogane
zone-hotel-de-pekin = Hôtel de Pékin
    .short = Hôtel de Pékin
    .map = Hôtel de Pékin
    .the = l’Hôtel de Pékin
    .at = nell’Hôtel de Pékin
zone-russo-chinese-bank = Banca russo-cinese
    .short = Banca russo-cinese
    .map = Banca russo-cinese
    .the = la Banca russo-cinese
    .at = nella Banca russo-cinese
zone-hongkong-bank = Banca di Hongkong
    .short = Banca Hongkong
    .map = Banca di Hongkong
    .the = la Banca di Hongkong
    .at = nella Banca di Hongkong
zone-peking-club = Circolo di Pechino
    .short = Circolo di Pechino
    .map = Circolo di Pechino
    .the = il Circolo di Pechino
    .at = nel Circolo di Pechino

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
    [one] un’altra zona
   *[other] altre { $count } zone
}
    .at = { $count ->
        [one] in un’altra zona
       *[other] in altre { $count } zone
    }
subaltern-unnamed = il sergente di { $name }
    .own = il suo sergente
part-1 = Nord-ovest
part-2 = Nord-est
part-3 = Sud-est
part-4 = Sud-ovest
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
    [one] la guarnigione perde un punto
   *[other] la guarnigione perde { $points } punti
}
lost-chinese = { $points ->
    [one] i Boxer perdono un punto
   *[other] i Boxer perdono { $points } punti
}
lost-civilians = { $points ->
    [one] i civili perdono un punto
   *[other] i civili perdono { $points } punti
}
lost-weapon = un’arma è fuori uso ({ $name }, serventi illesi)
lost-crew = un’arma è persa con i serventi ({ $name })
outcome-nothing = nessun effetto
outcome-absorbed = i folli assorbono il colpo
outcome-depot = un deposito di viveri brucia

loss-turned = { $counter }: { $before } → { $after }
loss-out = { $counter }: { $before } → fuori

## Che cosa è successo: una frase per ogni evento

event-siege-began = { $switches ->
    [0] Le porte si chiudono e l’assedio comincia.
    [one] Le porte si chiudono e l’assedio comincia, con una regola della casa.
   *[other] Le porte si chiudono e l’assedio comincia, con { $switches } regole della casa.
}
event-scenario-began = { $own ->
    [yes] È la sera del giorno { $before }. Dopo il giorno { $last } le due fazioni contano i punti.
   *[no] È la sera del giorno { $before }. L’est del quartiere è bruciato, il resto è intatto. Dopo il giorno { $last } le due fazioni contano i punti.
}
event-counters-moved = { $why ->
    [deploy] { $what }: in posizione { AT($end) }.
    [reposition] { $what }: { FROM($start) } { TO($end) }.
    [march] { $what }: { FROM($start) } { TO($end) }.
    [flee] { $what }: fuori dall’incendio { OF($start) }, verso { THE($end) }.
    [retire] { $what }: indietro { FROM($start) } { TO($end) }.
    [lodge] { $what }: { FROM($start) } a una nuova casa { AT($end) }.
   *[other] { $what }: { FROM($start) } { TO($end) }.
}
event-barricade-moved = La guarnigione smonta la barricata { OF($start) } e la ricostruisce { AT($end) }.
event-card-drawn = Giorno { $day }: la carta è { $card }. Carte rimaste: { $left }.
event-food-eaten = { $how ->
    [hungry] I magazzini sono vuoti. La guarnigione soffre la fame.
    [depot] Le granate colpiscono un deposito e distruggono un giorno di viveri. Giorni di viveri rimasti: { $left }.
   *[day] La guarnigione consuma un giorno di viveri. Giorni di viveri rimasti: { $left }.
}
event-morale-changed = Morale { $change }, ora { $morale }: { $reason }.
event-betsy-found = La guarnigione dissotterra una vecchia canna da cannone e la monta su un affusto: è Betsy, il cannone internazionale.
event-betsy-placed = Betsy è pronta a sparare { AT($zone) }.
event-betsy-held = Oggi nessuna Legazione può accogliere Betsy. Il cannone aspetta.
event-wounded-returned = I feriti possono rientrare, fino a { points }. Punti in ospedale: { $available }.
event-wounded-placed = { $counter }: dall’ospedale { TO($zone) }.
event-counters-merged = Due pedine ridotte { AT($zone) } si uniscono in una intera: { $kept }. L’altra va in ospedale.
event-wounded-forgone = { $points ->
    [one] La guarnigione non usa un punto per i feriti, e lo perde.
   *[other] La guarnigione non usa { $points } punti per i feriti, e li perde.
}
event-event-rolled = { $skipped ->
    [0] L’evento del giorno: { $name }.
   *[other] L’evento del giorno: { $name }. L’evento uscito dal tiro era già avvenuto, quindi vale il successivo.
}
event-mines-exploded = Due mine esplodono sotto { THE($zones) }.
event-ammunition-short = Le cartucce scarseggiano. Da oggi ogni tiro e ogni mischia della guarnigione è più debole.
event-heavy-rain-fell = { $turned ->
    [yes] Forti piogge. I cannoni tacciono, i Boxer non si muovono, e la giornata conta come tranquilla.
   *[no] Forti piogge tutto il giorno.
}
event-famine-struck = Fame e malattie nelle Legazioni. Perdite: { $losses }.
event-mine-found = { $counters ->
    [0] La guarnigione trova una mina vicino al muro britannico e la disinnesca. Non restano Boxer per attaccare lì.
    [one] La guarnigione trova una mina vicino al muro britannico e la disinnesca. Oggi una pedina Boxer attacca lì.
   *[other] La guarnigione trova una mina vicino al muro britannico e la disinnesca. Oggi { $counters } pedine Boxer attaccano lì.
}
event-news-came = { $news ->
    [peitang] Notizie dal Peitang: la cattedrale resiste ancora.
   *[relief] Un messaggero passa le linee: la colonna di soccorso è in marcia.
}
event-cha-cha-called = «Cha, cha! Cho, cho!» Il prossimo assalto sarà più accanito.
event-light-rain-fell = Pioggia leggera. Oggi i cannoni non sparano.
event-supplies-came = Sotto bandiera bianca arrivano viveri per { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
event-truce-made = Le truppe imperiali fanno tregua: i regolari e il loro generale se ne vanno per sempre.
event-quarter-shelled = { $zones ->
    [0] I cannoni sparano { ON($quarter) }, ma non c’è nessuno.
    [one] I cannoni sparano { ON($quarter) } e colpiscono una zona.
   *[other] I cannoni sparano { ON($quarter) } e colpiscono { $zones } zone.
}
event-zone-shelled = { $why ->
    [mine] La mina sotto { THE($zone) }: { $outcome }.
   *[bombardment] Granate { ON($zone) }: { $outcome }.
}
event-leader-tested = { $fell ->
    [yes] { $leader } cade { AT($zone) }.
   *[no] { $leader } resta illeso { AT($zone) }.
}
event-leader-fell = { $how ->
    [here] { $leader } cade { AT($zone) }; { $successor } prende il comando.
    [elsewhere] { $leader } cade { AT($zone) }; { $successor } prende il comando { AT($end) }.
   *[gone] { $leader } cade { AT($zone) }; nessuno può prendere il comando.
}
event-boxers-came = { $why ->
    [mine] I Boxer escono dalla mina { AT($zone) } con una forza di { points }.
    [both] I Boxer attaccano { THE($zone) } dalla strada e dalla mina con una forza di { points }.
   *[attack] I Boxer attaccano { THE($zone) } con una forza di { points }.
}
event-sequence-began = Assalto, sequenza { $sequence }.
event-fire-fought = { $out ->
    [yes] La guarnigione spegne l’incendio { AT($zone) }.
   *[no] La guarnigione non riesce a spegnere l’incendio { AT($zone) }.
}
event-fire-spread = { $caught ->
    [yes] L’incendio { OF($start) } raggiunge { THE($zone) }.
   *[no] L’incendio { OF($start) } non raggiunge { THE($zone) }.
}
event-pile-split = I Boxer si dividono { AT($zone) } in due gruppi: { $red ->
    [one] il primo ha una pedina
   *[other] il primo ha { $red } pedine
}, il secondo { $green }.
event-pile-moved = { $stopped ->
    [defended] { $counters ->
        [one] Una pedina Boxer avanza
       *[other] { $counters } pedine Boxer avanzano
    } { FROM($start) } fra i difensori { OF($end) }.
    [legation] { $counters ->
        [one] Una pedina Boxer entra
       *[other] { $counters } pedine Boxer entrano
    } { FROM($start) } { AT($end) }.
   *[other] { $counters ->
        [one] Una pedina Boxer va
       *[other] { $counters } pedine Boxer vanno
    } { FROM($start) } { TO($end) }.
}
event-pile-stayed = { $why ->
    [pinned] I difensori trattengono i Boxer { AT($zone) }.
    [points] I Boxer { AT($zone) } aspettano la prossima sequenza.
    [fire] Il fuoco blocca i Boxer { AT($zone) }.
   *[other] I Boxer { AT($zone) } restano dove sono.
}
event-piles-joined = Due colonne di Boxer si riuniscono { AT($zone) }.
event-shot-fired = { $same ->
    [yes] La guarnigione tira sui Boxer { OF($zone) }: { $outcome }.
   *[no] La guarnigione tira { FROM($zone) } { ON($target) }: { $outcome }.
}
event-effect-fired = { $weapon } spara { ON($target) }: { $outcome }.
event-boxers-fought = I Boxer attaccano in mischia { AT($zone) }: { $outcome }.
event-civilians-retreated = I civili { OF($start) } ripiegano { ON($end) }.
event-fire-suffered = Dall’incendio { OF($zone) } non c’è via d’uscita: { $outcome }.
event-soldiers-fought = La guarnigione carica { AT($zone) }: { $outcome }.
event-morale-tested = I Boxer vacillano { AT($zone) }: { $outcome }.
event-zones-lit = I Boxer incendiano { THE($zones) }.
event-legation-unguarded = Nessuno presidia la { $legation }.
event-losses-changed = La guarnigione distribuisce le perdite in modo diverso: { $losses }.
event-boxers-left = { $why ->
    [idle] I Boxer non riescono più ad avvicinarsi e si ritirano.
    [cap] Dopo un giorno intero di combattimenti i Boxer si ritirano.
   *[beaten] La guarnigione respinge l’assalto.
}
event-zones-ruined = Stanotte cadono in rovina: { $zones }.
event-day-ended = Il giorno { $day } è finito. Il morale è a { $morale }. Il segnalino dei viveri è sulla casella { $food }. Alla casella 35 i magazzini sono vuoti.
event-siege-ended = { $verdict ->
    [overrun] Nelle Legazioni non resta nessuno. L’assedio è finito.
    [held] I dieci giorni sono finiti e le Legazioni resistono. Le due fazioni contano i punti.
   *[relieved] La colonna di soccorso è alle porte. L’assedio è finito.
}

## Il dispaccio: chi, che cosa, chi, dove

deed-kill =
    { THE($actor) } { $count ->
        [one] elimina
       *[other] eliminano
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-die =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-storm =
    { $actor } { $count ->
        [one] uccide
       *[other] uccidono
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { AT($place) }.
    }
deed-flee =
    { $actor } { $count ->
        [one] fugge
       *[other] fuggono
    }{ $place ->
        [none] .
       *[other] { "" } { FROM($place) }.
    }
deed-burnt =
    { $actor } { $count ->
        [one] muore
       *[other] muoiono
    } nell’incendio { OF($place) }.
deed-leader =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] { "" }
       *[other] { "" } { AT($place) }
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
    } { AT($target) }.
deed-reach =
    { $actor } { $count ->
        [one] raggiunge
       *[other] raggiungono
    } i difensori { OF($target) }.
deed-advance =
    { $actor } { $count ->
        [one] avanza
       *[other] avanzano
    } fino { TO($target) }.
deed-put-out =
    { $actor } { $count ->
        [one] spegne
       *[other] spengono
    } l’incendio { AT($target) }.
deed-burn-on =
    { THE($actor) } { $count ->
        [one] brucia
       *[other] bruciano
    } ancora.
deed-light =
    { $actor } { $count ->
        [one] incendia
       *[other] incendiano
    } { THE($target) }.
deed-ruin =
    { THE($actor) } { $count ->
        [one] cade
       *[other] cadono
    } in rovina stanotte.
deed-post =
    { $place ->
        [none] { $actor } { $count ->
        [one] prende posizione
       *[other] prendono posizione
    }.
       *[other] { $actor } { $count ->
        [one] prende posizione
       *[other] prendono posizione
    } { AT($place) }.
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
    } { AT($place) }.
    }
deed-flee-fire =
    { $place ->
        [none] { $actor } { $count ->
        [one] fugge dalle fiamme
       *[other] fuggono dalle fiamme
    }.
       *[other] { $actor } { $count ->
        [one] fugge
       *[other] fuggono
    } dalle fiamme verso { THE($place) }.
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
    } { ON($place) }.
    }
deed-hunger =
    { $actor } { $count ->
        [one] soffre
       *[other] soffrono
    } la fame: i magazzini sono vuoti.
deed-heal =
    { $actor } { $count ->
        [one] rientra
       *[other] rientrano
    } dall’ospedale { AT($target) }.
deed-shells = Granate { ON($actor) }: la guarnigione perde { $target }.
deed-famine = Fame e malattie: la guarnigione perde { $target }.
deed-escape = L’incendio non fa vittime.
deed-come = I Boxer attaccano { THE($place) } con una forza di { $score }.
deed-come-mine = I Boxer escono dalla mina { AT($place) } con una forza di { $score }.
deed-repelled = L’assalto fallisce.
deed-spread = Il fuoco raggiunge { THE($target) }.
deed-unguarded = Nessuno presidia { $target }.
deed-barricade = La guarnigione sposta una barricata { AT($place) }.
deed-store-burns = Un deposito brucia: è perduto un giorno di viveri.
deed-betsy-found = La guarnigione trova un vecchio cannone: Betsy.
deed-betsy = Betsy è pronta a sparare { AT($place) }.
deed-join = Due reparti ridotti si uniscono { AT($place) }.
deed-mines = Due mine esplodono sotto { THE($target) }.
deed-ammunition = Le cartucce scarseggiano: tiri e cariche sono più deboli.
deed-heavy-rain = La pioggia ferma i combattimenti.
deed-light-rain = La pioggia leggera ferma i cannoni.
deed-mine-found = La guarnigione trova e disinnesca una mina vicino al muro britannico.
deed-news-peitang = Arrivano buone notizie dal Peitang.
deed-news-relief = Un messaggero annuncia che la colonna di soccorso è in marcia.
deed-cha-cha = «Cha, cha!» Il prossimo assalto sarà più duro.
deed-supplies = Arrivano rifornimenti: { $target }.
deed-truce = I regolari imperiali fanno tregua e se ne vanno per sempre.
deed-losses-changed = La guarnigione distribuisce le perdite in modo diverso.
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
        [one] un Boxer
       *[other] { $count } Boxer
    }
deed-lost-store =
    { $count ->
        [one] un deposito
       *[other] { $count } depositi
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
        [one] { $kind ->
            [zone] un’altra zona
           *[other] un altro
        }
       *[other] { $kind ->
            [zone] altre { $count } zone
           *[other] altri { $count }
        }
    }
story-nothing = Tutto tace.

## Perché il morale è cambiato

morale-soldiers-lost = perdita di soldati
morale-fanatics-gone = folli dispersi
morale-unguarded = una Legazione senza presidio
morale-leader-lost = perdita di un ufficiale
morale-macdonald-lost = perdita di MacDonald
morale-quiet-day = una giornata tranquilla
morale-hunger = fame
morale-peitang = notizie dal Peitang
morale-relief = notizie dei soccorsi
morale-supplies = arrivo di viveri
morale-truce = la tregua

## Eventi della tabella

happening-mines = due mine
happening-ammunition = poche munizioni
happening-heavy-rain = forti piogge
happening-famine = fame e malattie
happening-mine-found = una mina scoperta
happening-peitang = notizie dal Peitang
happening-cha-cha = il grido di guerra «Cha, cha!»
happening-relief = notizie dei soccorsi
happening-light-rain = pioggia leggera
happening-supplies = viveri
happening-truce = una tregua con le truppe imperiali

## Il pannello

panel-title-muster = { title } · lo schieramento
panel-title-day = Giorno { $day } di { $days } · { $card } · { $what }
panel-title-end = Fine dell’assedio · giorno { $day } di { $days }
panel-title-end-scenario = { $scenario } · la fine · giorno { $day } di { $days }
what-quiet = giornata tranquilla
what-rain = forti piogge
what-shelling = bombardamento
what-attack = allarme
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
sign-truce = tregua con i regolari
sign-ammunition = poche munizioni (−2)
sign-cha-cha = grido di guerra (+3 alle loro mischie)
sign-broken = morale crollato (−3)
sign-starving = magazzini vuoti

orders-muster = Comincia con questo schieramento o cambialo. Poi il bot pesca la prima carta.
orders-betsy = Dove vuoi Betsy, il vecchio cannone? I suoi 3 punti aiutano le zone vicine.
orders-wounded = { $points ->
    [one] Dall’ospedale può rientrare un punto di soldati. Scegli quale pedina e dove; un punto non usato va perso.
   *[other] Dall’ospedale possono rientrare fino a { $points } punti di soldati. Scegli quali pedine e dove; i punti non usati vanno persi.
}
orders-reposition = Ridisponi le truppe per i prossimi giorni, o prosegui: il giorno finisce e il bot pesca la prossima carta.
orders-reposition-attack = Oggi i Boxer attaccano, ma nessuno sa dove. Ridisponi le truppe, o prosegui: poi comincia l’attacco.
orders-fire = { $zones ->
    [0] Non tirare, o distribuisci le perdite in modo diverso.
    [one] Una zona può tirare una volta. Puoi anche non tirare. Poi i Boxer attaccano in mischia.
   *[other] { $zones } zone possono tirare una volta ciascuna. Puoi anche non tirare. Poi i Boxer attaccano in mischia.
}
orders-march = { $leave ->
    [0] Muovi le truppe, o lasciale dove sono. Poi caricano i soldati che hanno Boxer nella loro zona.
    [one] Una zona brucia: prima fai uscire le tue pedine { FROM($zones) }.
   *[other] { $leave } zone bruciano: prima fai uscire le tue pedine { FROM($zones) }.
}
orders-share = Scegli quali pedine subiscono le perdite, o non cambiare nulla.
orders-day-end = Chiudi la giornata, o scegli dove abitano i civili. Poi il bot pesca la prossima carta.
orders-over = L’assedio è finito.

## Gli ordini in breve: chi può agire, chi è in pericolo, che cosa farebbe il pilota automatico

and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
able-shooter = { $led ->
    [yes] { $zone } ({ $points }, ufficiali { $bonus })
   *[no] { $zone } ({ $points })
}
able-march = soldati ({ points }), { $officers ->
    [one] un ufficiale
   *[other] { $officers } ufficiali
}, { $guns ->
    [one] un’arma pesante
   *[other] { $guns } armi pesanti
} in { $zones ->
    [one] una zona
   *[other] { $zones } zone
} (4 punti movimento ciascuno, armi pesanti una zona)
able-deploy = soldati ({ points }), { $officers ->
    [one] un ufficiale
   *[other] { $officers } ufficiali
}, { $guns ->
    [one] un’arma pesante
   *[other] { $guns } armi pesanti
} in { $zones ->
    [one] una zona
   *[other] { $zones } zone
}
danger-nobody = nessuno: i Boxer non sono nelle tue zone, e non ci arrivano con la prossima mossa
danger-here = { $whose ->
    [troops] { $zone } ({ $ours } contro { $enemy }{ $fanatics ->
        [0] {""}
       *[other] , folli
    }{ $civilians ->
        [0] {""}
       *[other] , civili
    })
    [civilians] civili { AT($zone) } (contro { $enemy })
   *[officers] ufficiali { AT($zone) } (contro { $enemy })
}
danger-coming = { $whose ->
    [troops] presto { $zone } ({ $ours } contro { $enemy }{ $civilians ->
        [0] {""}
       *[other] , civili
    })
    [civilians] presto i civili { AT($zone) } (contro { $enemy })
   *[officers] presto gli ufficiali { AT($zone) } (contro { $enemy })
}
danger-unguarded = { $count ->
    [one] Legazione senza presidio ({ $powers }): morale −1
   *[other] Legazioni senza presidio ({ $powers }): morale −{ $count }
}
danger-stake = i Boxer possono arrivare da ogni parte; hai più da perdere in queste zone: { $zones }
plan-shots = { $count ->
    [one] un tiro: { $best } ({ $why })
   *[other] { $count } tiri, il migliore: { $best } ({ $why })
}{ $held ->
    [0] {""}
    [one] ; l’altra zona non tira
   *[other] ; { $held } zone non tirano
}
plan-more = { $count ->
    [one] un’altra mossa
   *[other] altre { $count } mosse
}
plan-shelter-leaders = { $counters ->
    [one] un ufficiale al riparo { AT($ends) }
   *[other] ufficiali al riparo { AT($ends) }
}
plan-rest = soldati ({ points }) a riposo { AT($ends) }, dove cadono poche granate
plan-garrison = un presidio per { THE($ends) }
plan-man-post = soldati ({ points }) per difendere { THE($ends) }
plan-leader-to-post = ufficiali verso { THE($ends) }
plan-leave-barred = via { FROM($starts) }, dove nessuno può restare
plan-lodge = nuove case per i civili: { $ends }, lontano dai Boxer
plan-escape-fire = fuori dall’incendio { OF($starts) }
plan-withdraw = via { FROM($starts) }, dove non c’è nulla da guadagnare
plan-civilians-away = civili al sicuro, { FROM($starts) } { TO($ends) }
plan-engage = soldati ({ points }) verso { THE($ends) }, per combattere in mischia
plan-reinforce = soldati ({ points }) verso { THE($ends) }, a sostegno delle truppe
plan-meet = soldati ({ points }) verso { THE($ends) }, per sbarrare la strada ai Boxer
plan-approach = soldati ({ points }) verso il combattimento { AT($ends) }
plan-leader-joins = ufficiali verso { THE($ends) }, dove servono di più
plan-weapon-joins = un’arma pesante verso { THE($ends) }, dove serve di più
planned-shots = { $count ->
    [one] un tiro
   *[other] { $count } tiri
}
planned-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
shortcut-shot = { $within ->
    [yes] { $from }, stessa zona: { $chance } di togliere { $wanted } o più punti · { points }: { $with }
   *[no] { $from } → { $at }: { $chance } di togliere { $wanted } o più punti · { points }: { $with }
}
shortcut-effect = { $within ->
    [yes] { $from }, stessa zona: { $weapon }, tiro di disturbo, { $chance } di mettere in fuga Boxer
   *[no] { $from } → { $at }: { $weapon }, tiro di disturbo, { $chance } di mettere in fuga Boxer
}

## La prima volta che qualcuno incontra una fase

lesson-muster = Tieni un presidio in ognuna delle cinque grandi Legazioni, o il morale scende.
lesson-betsy = Betsy rinforza il tiro della sua zona, o tira da sola fino a sei zone.
lesson-wounded = Nei giorni con una carta rossa alcuni feriti rientrano, in quasi tutte le zone.
lesson-reposition = Una volta al giorno le truppe possono andare ovunque, tranne vicino agli ingressi dei Boxer.
lesson-fire = Ogni zona tira una volta. Rischi perdite solo se tiri sui Boxer nella stessa zona.
lesson-march = I soldati nella stessa zona dei Boxer caricano; quelli nelle zone adiacenti sbarrano la strada.
lesson-share = Puoi ancora cambiare le perdite, prima dei prossimi tiri.
lesson-day-end = I civili tornano a casa prima di ogni carta. Scegli tu la casa.

advice-fire = { $within ->
    [yes] Tira sui Boxer { OF($from) }, { points }, dado { $bonus } ({ $enemy }); probabilità di togliere { $wanted } o più punti: { $chance }
   *[no] Tira { FROM($from) } { ON($at) }, { points }, dado { $bonus } ({ $enemy }); probabilità di togliere { $wanted } o più punti: { $chance }
}
advice-fire-briefly = { $within ->
    [yes] Tira sui Boxer { OF($from) }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }; probabilità di togliere { $wanted } o più punti: { $chance }
   *[no] Tira { FROM($from) } { ON($at) }{ $with ->
        [none] { "" }
       *[other] { " " }({ $with })
    }; probabilità di togliere { $wanted } o più punti: { $chance }
}
advice-effect = { $weapon }, tiro di disturbo { ON($at) } ({ $enemy }); probabilità di mettere in fuga dei Boxer: { $chance }
advice-effect-briefly = { $weapon }, tiro di disturbo { ON($at) }; probabilità di mettere in fuga dei Boxer: { $chance }
advice-move = { $what }: { $from } → { $to }
advice-place = { $what } → { $to }
advice-losses = Distribuisci le perdite in modo diverso: { $what }
advice-lodge = { $what }: nuova casa { AT($to) }
advice-other = { $what }
advice-because = { $what } ({ $why })

reason-begin = le linee sono presidiate
reason-historical = lo schieramento storico
reason-nothing-to-do = tutto è in ordine
reason-place-betsy = un buon campo di tiro
reason-return-wounded = i feriti rientrano dove servono di più
reason-mend = una pedina torna intera, e l’altra va in ospedale e può rientrare
reason-rest = per riposare insieme, dove cadono poche granate
reason-shelter-leaders = ufficiali al sicuro
reason-garrison = un presidio per la Legazione
reason-man-post = per tenere la posizione
reason-leader-to-post = un ufficiale per quella posizione
reason-leave-barred = nessuno può restare in quella zona
reason-lodge = lontano dai Boxer
reason-good-shot = buone probabilità
reason-kill-fanatic = per disperdere una pedina di folli
reason-panic = per seminare il panico
reason-hold-fire = nessun tiro vale il rischio
reason-escape-fire = fuori dall’incendio
reason-withdraw = restare in quella zona non serve a nulla
reason-civilians-away = civili al sicuro
reason-engage = per combattere i Boxer in mischia
reason-reinforce = a sostegno delle truppe
reason-meet = per sbarrare la strada ai Boxer
reason-approach = verso il combattimento
reason-leader-joins = un ufficiale dove serve di più
reason-weapon-joins = un’arma pesante dove serve di più
reason-stand-fast = nessuna mossa vale il rischio
reason-only-answer = non ci sono altre scelte

## Scelte

choice-begin = Comincia l’assedio
choice-historical = Torna allo schieramento storico
choice-move = Muovi
choice-barricade = Sposta una barricata
choice-lodge = Dai una nuova casa ai civili
choice-fire = Tira
choice-place = Piazza
choice-return = Riporta i feriti
choice-merge = Unisci due pedine ridotte
choice-full = Pedine intere (2 punti ciascuna)
choice-reduced = Pedine ridotte (1 punto ciascuna)
choice-done = Chiudi la fase
choice-done-muster = Fatto
choice-done-betsy = Fatto
choice-done-wounded = Nessun altro ferito
choice-done-reposition = Prosegui la giornata
choice-done-fire = Non tirare
choice-done-march = Resta sul posto
choice-done-share = Lascia le perdite così
choice-done-day-end = Chiudi la giornata
choice-losses = Cambia le perdite
choice-debt = { $kind ->
    [civilians] { $zones }: i civili perdono { points }
   *[soldiers] { $zones }: la guarnigione perde { points }
}
choice-debt-anywhere = ovunque
choice-loss-turned = { $counter }: la forza scende a { $after }
choice-loss-out = { $counter }: fuori combattimento
choice-zone = { $zone }
choice-shot = { $with }, { points }, dado { $bonus }: { $chance } di togliere { $wanted } o più punti
choice-effect = { $weapon }, tiro di disturbo: { $chance } di mettere in fuga Boxer
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
    [one] una pedina di folli
   *[other] { $count } pedine di folli
}
describe-burning = in fiamme
describe-ruined = in rovina
describe-way = { $cost ->
    [0] zona adiacente
    [one] a 1 punto movimento
   *[other] a { $cost } punti movimento
}
describe-cost = { $cost ->
    [one] costa 1 punto
   *[other] costa { $cost } punti
}
describe-from = { FROM($zone) }
describe-spends = spende { $cost } su { $left ->
    [one] un punto movimento
   *[other] { $left } punti movimento
}
describe-lodges = abita { AT($zone) }
describe-frees = risparmia { $counter }
describe-there = le tue forze nella zona: { $points }
describe-own-loss = rischi di perdere un punto
describe-civilians = civili
describe-reduced = ridotta

## Domande di ogni menu

prompt-do = Che cosa vuoi fare?
prompt-from = Da dove?
prompt-to = Dove?
prompt-what = Quali pedine?
prompt-at = Dove?
prompt-with = Come?
prompt-face = Con quale forza?
prompt-over = L’assedio è finito.
prompt-muster-do = Cominci, o cambi lo schieramento?
prompt-muster-barricade-from = Quale barricata vuoi spostare?
prompt-muster-barricade-to = Dove metti la barricata? Legazioni, ingressi e zone adiacenti a un ingresso sono vietati.
prompt-muster-move-to = Dove? Una pedina può stare al massimo a due zone dalla sua Legazione. I volontari possono andare ovunque.
prompt-betsy-do = Dove vuoi Betsy?
prompt-wounded-do = Vuoi far rientrare dei feriti, unire pedine o proseguire?
prompt-wounded-place-what = Quali pedine rientrano? Una pedina intera costa 2 punti, una ridotta 1.
prompt-wounded-merge-at = In quale zona si uniscono due pedine ridotte?
prompt-reposition-do = Ridisponi le truppe, o prosegui la giornata?
prompt-fire-do = Vuoi tirare o no?
prompt-fire-fire-from = Quale zona tira?
prompt-fire-fire-at = Su quale zona?
prompt-fire-fire-with = Chi tira? I soldati, con o senza un’arma pesante, o un’arma da sola in tiro di disturbo (TEP).
pick-shots = { $count ->
    [one] Esegui questo tiro
   *[other] Scegli fra { $count } tiri, il migliore per primo
}
pick-stacks = Da quale zona muovi una pila?
pick-ends = Partenza: { $zone }. Dove? { $fight ->
    [yes] Prima le zone di combattimento, poi in ordine alfabetico
   *[no] In ordine alfabetico
}
pick-go = manda { $who }
pick-go-points = manda { points }
prompt-march-do = Muovi, o resti sul posto?
prompt-march-move-from = Da quale zona muovi?
prompt-march-move-to = Dove? I soldati hanno quattro punti movimento; armi pesanti e civili muovono di una zona.
prompt-march-move-what = Quali pedine muovi? Gli ultimi soldati di una Legazione restano, se non li scegli.
prompt-lodge-what = Quali civili?
prompt-lodge-to = Dove abiteranno i civili? Tornano a casa prima di ogni nuovo giorno.
prompt-losses-what = Quale perdita vuoi cambiare?
prompt-losses-with = Quale altra pedina subisce la perdita? Per ora la subisce { $paid }.
prompt-share-do = Lasci le perdite così, o le cambi?
prompt-day-end-do = Chiudi la giornata, o scegli dove abitano i civili?

## La regola dietro ogni domanda

why-muster = **§8, §1.6, §2.3: lo schieramento.** Soldati, ufficiali e armi pesanti cominciano nella propria Legazione o fino a due zone di distanza. Volontari e Potenze senza Legazione cominciano ovunque. Gli ingressi e le zone adiacenti sono vietati, tranne sulle mura. Le barricate non possono stare nelle Legazioni; quelle sulle mura devono avere soldati. Una grande Legazione vuota costa morale.
why-betsy = **§3.4: Betsy.** La terza figura rossa (fante, regina o re) fa arrivare il cannone internazionale. Betsy va in una zona tedesca o francese non in rovina. Se entrambe le Legazioni sono in rovina, va in una qualsiasi Legazione con soldati. Vale 3 punti e ha portata sei, come ogni cannone.
why-wounded = **§5.1.6: i feriti.** Una carta rossa da 2 a 10 dà 6 punti più un dado per i feriti. Una figura o un asso rosso dà 12 punti, il jolly rosso 18. Una pedina intera costa 2, una ridotta 1. I feriti rientrano dove puoi schierare soldati. Due pedine ridotte sulla mappa possono unirsi. I punti avanzati vanno persi.
why-reposition = **§5.1.2, §5.1.3: il riposizionamento.** Una volta al giorno, prima dei Boxer, soldati, ufficiali e armi pesanti possono andare in qualunque zona. Gli ingressi numerati e le zone adiacenti sono vietati, tranne sulle mura. I civili restano a casa. Alla fine ogni grande Legazione deve avere un soldato o un’arma in una zona intatta, altrimenti il morale scende.
why-fire = **§6.3: il tiro.** Ogni zona con Boxer, o adiacente ai Boxer, può tirare una volta: tutti i soldati insieme, su una zona. Non puoi tirare da una zona in fiamme, né da fuori su una zona con tue pedine. I punti indicano la colonna della tabella. Ufficiali, armi e ripari modificano il dado. Tirare nella propria zona può costare perdite.
why-march = **§6.5: il movimento.** Soldati e ufficiali hanno quattro punti. Una strada costa 1, quasi ogni altra zona 2. Uscire da una zona con Boxer costa 1 in più. Fra i Boxer una pedina si ferma. Armi e civili muovono di una zona, i civili mai fra i Boxer. Scendi dalle mura solo sulle rampe. Devi uscire dalle zone in fiamme.
why-share = **§5.2, §5.3, §6.4: le perdite prima dei dadi.** Tu scegli quali pedine subiscono la perdita. Il prossimo tiro ne dipende, perciò scegli ora. Dopo quel tiro le perdite sono definitive.
why-day-end = **§6.9, §8.2: la fine della giornata.** Le zone in fiamme sono ora in rovina. I civili tornano a casa prima della prossima carta. Se a una Legazione restano più zone, o se una casa è perduta, puoi scegliere dove abitano i civili.
why-losses = **§6.3, §6.4, §5.2: le perdite.** Subiscono le perdite prima i soldati, poi le armi pesanti, poi i civili. In ogni gruppo scegli tu. Se non scegli, subiscono le perdite prima le pedine ridotte. Puoi cambiare la scelta fino al prossimo tiro di dado.

## Modificatori del dado

modifier-soldiers = soldati nella zona
modifier-legation = Legazione
modifier-barricade = barricata
modifier-ruin = rovine
modifier-truce = tregua con i regolari
modifier-wounded = feriti
modifier-supplies = viveri
modifier-macdonald = MacDonald
modifier-leader = ufficiale
modifier-boxer-leader = capo boxer
modifier-regular-leader = generale dei regolari
modifier-regulars = regolari
modifier-morale-zero = morale a zero
modifier-ammunition = poche munizioni
modifier-weapon-here = arma che tira nella propria zona
modifier-weapon-adjacent = arma che tira in una zona adiacente
modifier-melee = mischia
modifier-british-legation = Legazione britannica
modifier-french-legation = Legazione francese
modifier-far-legation = Legazione, da lontano
modifier-far-ruin = rovine, da lontano
modifier-ratio-2 = i Boxer hanno il doppio dei tuoi punti
modifier-ratio-4 = i Boxer hanno quattro volte i tuoi punti
modifier-ratio-6 = i Boxer hanno sei volte i tuoi punti
modifier-civilians-alone = civili da soli
modifier-cha-cha = grido di guerra «Cha, cha!»

## Il conto dei dadi

dice-account = **{ $what }** (§{ $rule }): { $dice }{ $modifiers }{ $sum }{ $column }{ $result }{ $losses }
undo-die = i dadi sono già stati tirati: **{ $what }** (§{ $rule })
undo-card = è stata pescata la carta del giorno { $day } (§5)
dice-die = { $count ->
    [one] dado { $dice }
   *[other] dadi { $dice }
}
dice-modifier = { $value } { $name } (§{ $rule })
dice-total = , totale { $total }
dice-clamped = , totale { $sum } (conta come { $total })
dice-column = ; colonna { $column }, riga { $total }: { $table }
dice-row = ; { $table }
dice-result = : **{ $result }**
dice-losses = ; { $losses }.
table-bombardment = tabella del bombardamento (§5.2)
table-soldiers = tabella dei soldati (§6.3)
table-boxers = tabella dei Boxer (§6.4)
table-effect = tabella del tiro di disturbo (§3.2)
table-quarter = tabella dei quartieri (§5.2)
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
result-absorbed = i folli assorbono il colpo

dice-wounded-returned = I feriti
dice-event-rolled = L’evento del giorno
dice-mines-exploded = La seconda mina
dice-famine-struck = Fame e malattie
dice-supplies-came = Viveri
dice-quarter-shelled = Il quartiere bombardato
dice-zone-shelled = Granate { ON($zone) }
dice-leader-tested = { $leader } { AT($zone) }
dice-boxers-came = Da dove entrano i Boxer
dice-fire-fought = L’incendio { OF($zone) }
dice-fire-spread = Il fuoco si propaga { FROM($start) } { TO($zone) }
dice-shot-fired = Tiro { FROM($zone) } { ON($target) }
dice-effect-fired = { $weapon }, tiro di disturbo { ON($target) }
dice-boxers-fought = Mischia dei Boxer { AT($zone) }
dice-soldiers-fought = Mischia dei soldati { AT($zone) }
dice-morale-tested = Morale dei Boxer { AT($zone) }

## Rifiuti: il motivo, e che cosa si può fare

refusal = §{ $rule }: { $reason }
refusal-no-rule = { $reason }
refused-not-an-option = Qui non puoi scegliere «{ $word }». Scegli una voce dal menu.
refused-not-now = Ora «{ $what }» non è possibile. Fase in corso: { $step }.{ $when }
when-fire-move = { " " }Puoi muovere dopo la mischia dei Boxer. Premi «{ choice-done-fire }» per smettere di tirare.
when-march-fire = { " " }Puoi tirare di nuovo nella prossima sequenza, se restano Boxer. Premi «{ choice-done-march }» per finire i movimenti.
when-move = { " " }Puoi muovere le truppe una volta al giorno, durante il riposizionamento, e in un assalto dopo il tiro.
when-fire = { " " }La guarnigione tira negli assalti, una volta per sequenza, prima di muovere.
when-lodge = { " " }A fine giornata puoi scegliere dove abitano i civili.
when-place = { " " }I feriti rientrano dopo la carta del giorno, se è rossa.
when-merge = { " " }Puoi unire pedine dopo la carta del giorno, se è rossa.
when-barricade = { " " }Puoi spostare le barricate solo prima del primo giorno.
when-losses = { " " }Se c’è scelta, puoi cambiare le pedine che subiscono le perdite fino al prossimo tiro di dado.
refused-said-twice = «{ $word }» nomina due volte la stessa pedina. Nomina ogni pedina una volta sola.
refused-wrong-number = Scegli un numero da { $least } a { $most }, non { $said }.
refused-no-answer = Non hai dato nessun ordine. Scegli un ordine dal menu.
refused-too-many-words = «{ $word }» è una parola di troppo. Toglila: l’ordine è completo anche senza.
refused-more-to-say = L’ordine non è completo. Manca ancora: { $slot }.
slot-do = l’ordine
slot-from = la zona di partenza
slot-to = la destinazione
slot-what = le pedine
slot-at = la zona bersaglio
slot-with = il modo di sparare
slot-face = intera o ridotta
slot-zone = la zona
slot-show = che cosa mostrare
slot-of = il reparto
slot-other = una parola
refused-no-shot-now = Puoi calcolare un tiro solo nella terza fase di una sequenza, quando le tue truppe tirano. Intanto puoi calcolare le mischie e l’effetto delle granate.
refused-no-melee-now = Nelle tue zone non ci sono Boxer, quindi non c’è nessuna mischia. Puoi calcolare l’effetto delle granate, o un tiro quando le tue truppe tirano.
refused-nobody-wavers = Sulla mappa non ci sono Boxer, quindi non c’è nessun test di morale. Puoi calcolare l’effetto delle granate.
refused-nothing-burns = Nessuna zona è in fiamme, quindi qui non c’è nulla da calcolare. Puoi calcolare l’effetto delle granate.
refused-no-fire-there = Non c’è nessun incendio { AT($zone) }. Scegli una zona in fiamme.
refused-catches-nothing = Ora il fuoco non può raggiungere { THE($zone) }. Nessun incendio in una zona adiacente può propagarsi, oppure la zona non può bruciare. Scegli un’altra zona.
refused-nobody-to-roll = Non hai pedine { AT($zone) } per quel tiro. Scegli una zona dal menu.
refused-game-over = L’assedio è finito. Cominciane un altro con `/assedio nuovo`.
refused-imperial-city = La Città Imperiale non è una zona. Nessuno può entrarci, e nessuno può spararci contro.
refused-no-such-zone = Nessuna zona si chiama «{ $word }». Scegline una dal menu.
refused-no-such-counter = Nessuna pedina si chiama «{ $word }». Scegline una dal menu.
refused-entry-zone = Non puoi schierare truppe { AT($zone) }: i Boxer entrano da lì. Scegli una zona più interna.
refused-next-to-entry = Non puoi schierare truppe { AT($zone) }: un ingresso dei Boxer è in una zona adiacente. Scegli una zona più interna o sulle mura.
refused-too-far-from-home = Non puoi mettere queste pedine { AT($zone) }: sarebbero tutte a più di due zone dalla loro Legazione. Scegli una zona più vicina; solo i volontari vanno ovunque.
refused-counter-too-far = { $counter }: la sua Legazione è a più di due zone { FROM($zone) }. Scegli una zona più vicina; solo i volontari vanno ovunque.
refused-barricade-unmanned = Una barricata sulle mura deve avere soldati nella sua zona: { $zones }. Metti lì dei soldati, o sposta la barricata.
refused-barricade-there = C’è già una barricata { AT($zone) }. Scegli un’altra zona.
refused-barricade-on-legation = Non puoi costruire barricate { AT($zone) }: è una Legazione. Scegli una strada, il canale, le mura o un altro edificio.
refused-must-leave = Nessuna pedina può restare { AT($zones) }, perché i Boxer entrano lì o in una zona adiacente. Prima sposta le tue pedine.
refused-must-leave-fire = C’è un incendio { AT($zones) }. Prima porta fuori tutte le pedine che possono uscire.
refused-nobody-there = Non hai pedine { AT($zone) }. Scegli un’altra zona.
refused-no-points-left = Le pedine { AT($zone) } non hanno più punti movimento in questa sequenza. Le altre possono ancora muovere.
refused-no-way-out = Per ora nessuna pedina può uscire { FROM($zone) }: fuoco, Boxer o mura lo impediscono. Scegli un’altra zona.
refused-already-there = Le pedine sono già { AT($zone) }. Scegli un’altra zona.
refused-into-fire = C’è un incendio { AT($zone) }, perciò nessuna pedina può entrarci. Scegli un’altra zona.
refused-wall = Non c’è un passaggio { FROM($start) } { TO($zone) }. Le truppe salgono e scendono dalle mura solo per le rampe.
refused-among-boxers = Ci sono Boxer { AT($zone) }. Soldati e armi pesanti possono andare lì, civili e ufficiali da soli no.
refused-too-far = Non puoi arrivare { AT($zone) }: è troppo lontano. I soldati hanno quattro punti movimento; armi pesanti e civili muovono di una zona.
refused-one-zone-only = Armi pesanti e civili muovono di una sola zona, e non possono arrivare { AT($zone) }. Scegli una zona più vicina.
refused-not-there = La pedina { $counter } non è { AT($zone) }. Scegline una dal menu.
refused-not-yours = La pedina { $counter } è dei Boxer. Scegli una delle tue.
refused-civilians-among-boxers = Ci sono Boxer { AT($zone) }, e i civili non possono andare fra i Boxer. Scegli un’altra zona.
refused-leader-alone = Un ufficiale può andare fra i Boxer solo con soldati o un’arma pesante. Manda { AT($zone) } anche soldati o un’arma.
refused-from-fire = C’è un incendio { AT($zone) }, perciò nessuna pedina può tirare da lì. Scegli un’altra zona.
refused-no-boxers-there = Non ci sono Boxer { AT($zone) }. Scegli un’altra zona.
refused-friends-there = Ci sono tue pedine { AT($zone) }. Solo le pedine in quella zona possono tirare lì.
refused-engaged = Ci sono Boxer { AT($zone) }. Per una regola della casa, le truppe che sono lì possono tirare solo su quei Boxer.
refused-nobody-to-fire = Non ci sono soldati né armi pesanti { AT($zone) }. Scegli un’altra zona.
refused-already-fired = Le truppe { OF($zone) } hanno già tirato in questa sequenza. Scegli un’altra zona.
refused-no-target = Nessuna pedina { AT($zone) } ha un bersaglio. I soldati tirano fino alle zone adiacenti, le mitragliatrici fino a quattro zone, i cannoni fino a sei.
refused-out-of-range = Il bersaglio { AT($target) } è troppo lontano ({ $distance ->
    [one] una zona
   *[other] { $distance } zone
}). I soldati tirano fino alle zone adiacenti, una mitragliatrice fino a quattro zone, un cannone fino a sei. Dalle mura le armi arrivano a tutta la città sottostante.
refused-all-together = I soldati { OF($zone) } tirano tutti insieme. Sceglili tutti.
refused-effect-only = A quella distanza un’arma pesante può fare solo un tiro di disturbo (TEP). Scegli il tiro di disturbo, o un bersaglio più vicino.
refused-counter-fired = La pedina { $counter } ha già tirato in questa sequenza. Scegline un’altra.
refused-cannot-fire = La pedina { $counter } non può tirare così. I soldati tirano insieme, con tutti i loro punti. Un’arma intatta aggiunge il suo valore al loro tiro, o fa da sola un tiro di disturbo.
refused-crew-only = Dell’arma { $counter } restano solo i serventi. Tirano insieme ai soldati, alla stessa distanza.
refused-already-tested = Un’arma { OF($zone) } ha già fatto un tiro di disturbo su quel bersaglio in questa sequenza. Scegli un altro bersaglio.
refused-value-added = Un’arma { OF($zone) } ha già sostenuto un tiro su quel bersaglio. In questa sequenza nessun’arma di quella zona può fare un tiro di disturbo sullo stesso bersaglio.

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
alt-boxers = Boxer, in punti: { $zones }.
alt-burning = In fiamme: { $zones }.
alt-ruins = In rovina: { $zones }.
alt-barricades = Barricate: { $zones }.
alt-garrison = Guarnigione, in punti: { $zones }.
alt-civilians = Civili, in punti: { $zones }.
alt-fight = Ingrandimento del combattimento: giorno { $day }, sequenza { $round }.
alt-fight-held = Zone tenute dalla guarnigione, in punti: { $zones }.
alt-fight-beside = Guarnigione nelle zone adiacenti, in punti: { $zones }.
alt-entry = { $zone } ({ $points })
alt-pair = { $zone } (Boxer { $boxers }, guarnigione { $points })
alt-signs = { $signs }.

board-tracks = Morale { $morale }/10 · giorni di viveri { $left } · { $armed } in armi · { $wounded } in ospedale · civili { $civilians } · Boxer { $boxers }
board-boxers = **Boxer**
board-powers = **La guarnigione**
board-civilians = **Civili**
board-ground = **Il terreno**
board-ways = **Le zone adiacenti**
board-way = { $zone }: { $zones }
board-zone = { $zone }: { $counters }
board-total = { $zone }, **{ $total }**: { $counters }
board-bonus = { $points }, ufficiali +{ $bonus }
board-nobody = nessuno
board-burning = In fiamme: { $zones }
board-ruins = In rovina: { $zones }
board-barricades = Barricate: { $zones }
board-hospital = In ospedale: { $counters }
board-lost = Perduti per sempre: { $counters }
board-further = { "" }; poi: { $zones }
board-entries = Ingressi dei Boxer: { $zones }
board-great = Hanno una grande Legazione: { $powers }
board-cup = { $count ->
    [one] Nella riserva: una pedina Boxer
   *[other] Nella riserva: { $count } pedine Boxer
}
group-count = { $count } × { $name }
group-worth = { $name } { $value }
group-reduced = { $name } { $value } (ridotta)

status-step = Ora: { $step } (§{ $rule })
status-legations = Zone delle Legazioni in piedi: { $standing } su { $all }
status-leaders = Ufficiali al comando: { $leaders } su { $all }
status-count = Punti vittoria se l’assedio finisse ora: Potenze { $powers }, Boxer { $boxers }

step-muster = lo schieramento
step-card = la carta del giorno
step-supplies = i viveri
step-betsy = Betsy
step-wounded = i feriti
step-event = l’evento del giorno
step-late-wounded = i feriti
step-bombardment = il bombardamento
step-reposition = il riposizionamento
step-entry = entrano i Boxer
step-fires = gli incendi
step-boxers-move = muovono i Boxer
step-fire = tira la guarnigione
step-boxers-melee = mischia dei Boxer
step-march = muove la guarnigione
step-soldiers-melee = mischia dei soldati
step-boxers-morale = morale dei Boxer
step-arson = i Boxer appiccano incendi
step-sequence-end = fine della sequenza
step-day-end = fine della giornata
step-victory = fine dell’assedio

## La fine

result-overrun = **Le Legazioni sono travolte.** Il giorno { $day } non restano né soldati né civili. La vittoria dei Boxer è totale.
result-relieved = **La colonna di soccorso entra a Pechino** il giorno { $day }.
result-held = **Le Legazioni resistono** fino alla sera del giorno { $day }. L’assedio continua senza di te.
result-side-powers = **Le Potenze: { $total }** · { $band }
result-side-boxers = **I Boxer: { $total }** · { $band }
result-item = { $name }: { $count } × { $each } = { $total }
verdict = **{ $winner ->
    [powers] Le Potenze vincono { $powers } a { $boxers }
    [boxers] I Boxer vincono { $boxers } a { $powers }
   *[draw] Pareggio, { $powers } a { $boxers }
}**, il giorno { $day }. { $band }.
verdict-overrun = **Le Legazioni cadono** il giorno { $day }. Vincono i Boxer.
winner-powers = **Vincono le Potenze.**
winner-boxers = **Vincono i Boxer.**
winner-draw = **Pareggio.**
count-major-intact = Zone delle grandi Legazioni ancora in piedi
count-minor-intact = Zone delle piccole Legazioni ancora in piedi
count-civilians-full = Pedine di civili intere
count-civilians-reduced = Pedine di civili ridotte
count-soldiers-lost = Pedine di soldati ancora in ospedale
count-weapons-lost = Armi pesanti perdute
count-leaders-lost = Ufficiali perduti per sempre
count-civilians-lost = Pedine di civili perdute
count-legations-ruined = Zone di Legazione in rovina
count-macdonald-lost = MacDonald perduto
count-days-to-come = Giorni non ancora giocati
count-ruins = Altre zone in rovina
count-minor-ruined = Zone delle piccole Legazioni in rovina
count-major-ruined = Zone delle grandi Legazioni in rovina
band-powers-1 = un disastro: le Potenze hanno perso la faccia
band-powers-2 = una sconfitta, ma il massacro è stato evitato
band-powers-3 = una vittoria marginale: la rivolta sarà lunga da domare
band-powers-4 = una vittoria: l’Imperatrice dovrà trattare alle condizioni delle Potenze
band-powers-5 = una grande vittoria: la rivolta è stroncata
band-boxers-1 = un disastro: i Boxer sono umiliati agli occhi del mondo
band-boxers-2 = una sconfitta: i Boxer hanno perso la faccia
band-boxers-3 = una vittoria marginale: le Potenze avranno negoziati difficili
band-boxers-4 = una vittoria pagata cara
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
score-even = parità di punti
score-uncounted = i punti non contano

## Quello che una difesa non dovrebbe fare

sin-leaders-alone = Ufficiale senza truppe
    .meaning = Un ufficiale si è trovato fra i Boxer senza truppe (§{ $rule }).
sin-civilians-alone = Civili senza truppe
    .meaning = Dei civili si sono trovati fra i Boxer senza truppe (§{ $rule }).
sin-guns-alone = Un’arma senza scorta
    .meaning = Un’arma pesante ha combattuto in mischia senza soldati (§{ $rule }).
sin-legations-unguarded = Legazione senza presidio
    .meaning = Una grande Legazione è rimasta senza presidio (§{ $rule }).
sin-barricades-abandoned = Barricata abbandonata
    .meaning = Le truppe hanno lasciato una barricata, e i Boxer l’hanno occupata (§{ $rule }).
sin-rash-melees = Mischia azzardata
    .meaning = Le truppe hanno cercato una mischia con poche probabilità di vincere (§{ $rule }).
sin-guns-silent = Armi pesanti inattive
    .meaning = Armi pesanti con un bersaglio a portata non hanno tirato (§{ $rule }).
sin-fires-unfought = Incendio lasciato bruciare
    .meaning = Nessun soldato ha tentato di spegnere un incendio in una Legazione (§{ $rule }).
sin-wounded-left = Feriti lasciati in ospedale
    .meaning = Dei feriti potevano rientrare ma sono rimasti in ospedale (§{ $rule }).

## Regole della casa: la domanda e le risposte

switch-wounded_red = §5.1.6 Feriti che rientrano con una carta rossa da 2 a 10
switch-wounded_red-d6-6 = rientrano un dado più 6 punti
switch-wounded_red-flat12 = rientrano sempre 12 punti
switch-assault_day_reposition = §5.1.3 Riposizionamento nel giorno di un assalto
switch-assault_day_reposition-yes = sì, prima che arrivino i Boxer
switch-assault_day_reposition-no = no
switch-event6_red_wounded = §5.3 Feriti in un giorno rosso, se la guarnigione trova una mina
switch-event6_red_wounded-yes = i feriti rientrano lo stesso
switch-event6_red_wounded-no = quel giorno i feriti non rientrano
switch-distance2 = §3.1 Tiro di un’arma pesante a esattamente due zone di distanza
switch-distance2-tep = solo tiro di disturbo (TEP)
switch-distance2-value_no_bonus = permesso anche il tiro con il valore, ma senza bonus
switch-distance2-none = nessun tiro
switch-tep_ammo = §3.3 Il tiro di disturbo (TEP) con poche munizioni
switch-tep_ammo-no = nessuna penalità
switch-tep_ammo-yes = −2, come per gli altri tiri
switch-cannon_loss = §3 Che cosa distrugge un cannone
switch-cannon_loss-points_rounded = uno o due punti distruggono il cannone, il terzo elimina i serventi
switch-cannon_loss-step = ogni punto perduto toglie un livello al cannone
switch-soldier_split_fire = §6.3 I soldati di una zona possono tirare su bersagli diversi
switch-soldier_split_fire-no = no, tirano tutti insieme
switch-soldier_split_fire-by_counter = sì, pedina per pedina
switch-fire_outward_when_engaged = §6.3 Una zona con Boxer dentro può tirare su un’altra zona
switch-fire_outward_when_engaged-yes = sì
switch-fire_outward_when_engaged-no = no, può tirare solo su quei Boxer
switch-ruin_melee_minus1 = §6.3 Il −1 delle rovine nella mischia dei soldati
switch-ruin_melee_minus1-yes = vale per il tiro e per la mischia
switch-ruin_melee_minus1-fire_only = vale solo per il tiro
switch-volunteers_as_british_french = §6.6 Nelle loro Legazioni i volontari contano come britannici o francesi
switch-volunteers_as_british_french-no = no
switch-volunteers_as_british_french-yes = sì
switch-weak_fanatic_3 = §6.3 Tre punti di perdite su folli già indeboliti
switch-weak_fanatic_3-dies = i folli si disperdono
switch-weak_fanatic_3-nothing = i tre punti non hanno effetto
switch-ratio = §6.4 La superiorità numerica nella mischia dei Boxer
switch-ratio-points_highest = confronta i punti; vale solo il bonus più alto
switch-ratio-counters = confronta il numero di pedine; vale solo il bonus più alto
switch-ratio-cumulative = confronta i punti; i bonus raggiunti si sommano
switch-arson_occupied = §6.8 I Boxer incendiano zone con difensori
switch-arson_occupied-yes = sì
switch-arson_occupied-no = no, solo zone senza difensori
switch-walls_burn = §6.1 Le mura possono bruciare
switch-walls_burn-no = no
switch-walls_burn-yes = sì
switch-second_fires_spread = §6.1 Un incendio arrivato da un’altra zona può propagarsi ancora
switch-second_fires_spread-never = mai
switch-second_fires_spread-later = dalla seconda sequenza dopo l’inizio dell’incendio
switch-no_exit_fire = §6.5 Pedine che non possono lasciare un incendio
switch-no_exit_fire-harmless = le pedine restano illese
switch-no_exit_fire-losses = le pedine perdono livelli
switch-morale_cap = §4 Il limite massimo del morale
switch-morale_cap-10 = 10
switch-morale_cap-none = nessun limite
switch-macdonald_morale = §1.5.3 Quando il morale scende per la morte di MacDonald
switch-macdonald_morale-day_end = a fine giornata
switch-macdonald_morale-immediate = subito
switch-food35_arrival_day = §5.1.1 Il giorno in cui i viveri finiscono
switch-food35_arrival_day-free = quel giorno non costa ancora morale
switch-food35_arrival_day--2 = quel giorno costa già 2 punti di morale
switch-ruin_bombard = §5.2 Le rovine come riparo dalle granate
switch-ruin_bombard--1 = le rovine riparano come una Legazione (−1)
switch-ruin_bombard-0 = le rovine non riparano
switch-row0_col2 = §6.3 La casella insolita delle tabelle di mischia (riga 0, colonna 2)
switch-row0_col2-2S-2B = la casella stampata: 2S e 2B
switch-row0_col2-S-B = la casella corretta: S e B
switch-idle_limit = §6.9 Dopo quante sequenze a vuoto i Boxer si ritirano
switch-idle_limit-3 = tre sequenze
switch-idle_limit-5 = cinque sequenze
switch-lone_leader_shelled = §5.2 Un ufficiale solo sotto le granate
switch-lone_leader_shelled-no = l’ufficiale non è attaccato
switch-lone_leader_shelled-die = l’ufficiale tira un dado, e cade con un 6

## Come si gioca: cinque schermate

guide-1 =
    { "**1 · Cinquantaquattro giorni**" }

    Pechino, giugno 1900. Guidi la guarnigione; il bot gioca i Boxer. Resisti 54 giorni, fino ai soccorsi. Poi le fazioni contano i punti.

    Ogni giorno ha una carta. Con una **rossa** il giorno è tranquillo. Con una **nera da 2 a 10** arrivano granate, con **asso, figura o jolly neri** un assalto. I viveri durano 34 giorni.
guide-2 =
    { "**2 · Le pedine**" }

    Le pedine chiare sono tue, le scure dei Boxer. La cifra grande sono i punti; le pedine a strisce sono ridotte. Gli ufficiali aggiungono fino a 3 ai dadi della zona. I folli proteggono gli altri Boxer della zona.

    Il distintivo tondo mostra i tuoi punti nella zona, quello a punta i punti dei Boxer.
guide-3 =
    { "**3 · Un assalto, sequenza per sequenza**" }

    I Boxer entrano da un ingresso numerato e seguono prima le frecce rosse. In ogni sequenza gli incendi si propagano e i Boxer muovono. **Tiri tu**, i Boxer attaccano. Poi **muovi tu**, e i soldati caricano. Infine i Boxer fuggono o appiccano incendi.

    Da fuori non puoi tirare su una zona con tue pedine.
guide-4 =
    { "**4 · Che cosa fare**" }

    Il *consigliere* suggerisce ogni passo con il segno ★. Tira con dieci punti o più, se puoi. Metti ufficiali e armi con i soldati più forti. Sbarra le frecce, tieni i civili lontani e lascia un presidio in ogni grande Legazione.

    Le zone sono in ordine alfabetico. Puoi cambiare le perdite fino al prossimo tiro di dado.
guide-5 =
    { "**5 · La fine, e i comandi**" }

    Le Potenze fanno punti con Legazioni e civili, i Boxer con rovine, civili perduti e soldati in ospedale. Se non restano né soldati né civili, vincono i Boxer.

    «Dadi» spiega ogni tiro, «Perché» la regola di una domanda. Puoi anche scrivere: `/assedio muovi`, `/assedio tira`, `/assedio fatto`. Con `/assedio auto` gioca il pilota automatico.

## Il registro: ordini a parole, e i tipi di cose che accadono

log-move = { $what }: { $start } → { $end }
log-barricade = Una barricata: { $start } → { $end }
log-lodge = { $what }: nuova casa { AT($end) }
log-betsy = Betsy → { $end }
log-place = { $face ->
    [reduced] Di ritorno dall’ospedale, ridotta: { $what } → { $end }
   *[full] Di ritorno dall’ospedale: { $what } → { $end }
}
log-merge = { $what }: di nuovo al completo { AT($zone) }
log-fire = Tiro { FROM($start) } { ON($end) }: { $what }
log-effect = { $weapon }, tiro di disturbo { ON($end) }
log-losses = Perdite distribuite in modo diverso: { $what }

log-kind-dice = Tiri di dado
log-kind-losses = Perdite
log-kind-moves = Movimenti di entrambe le fazioni
log-kind-shots = Tiri della guarnigione
log-kind-melees = Mischie e test di morale
log-kind-shells = Granate e mine
log-kind-fires = Incendi
log-kind-leaders = Ufficiali sotto il fuoco
log-kind-morale = Morale
log-kind-days = Carte, viveri ed eventi del giorno

## Probabilità: che cosa porterebbe un tiro di dado, prima di tirarlo

choice-odds-shot = Un tiro
choice-odds-boxers = Mischia dei Boxer
choice-odds-charge = Mischia dei soldati
choice-odds-rout = Morale dei Boxer
choice-odds-douse = Spegnere un incendio
choice-odds-catch = Propagazione di un incendio
choice-odds-shell = Granate su una zona
odds-title-shot = { $within ->
    [yes] Tiro sui Boxer { OF($zone) }: { $with }
   *[no] Tiro { FROM($zone) } { ON($at) }: { $with }
}
odds-title-effect = { $with } { AT($zone) }: tiro di disturbo { ON($at) }
odds-title-both = Tiro { FROM($zone) } { ON($at) }, poi tiro di disturbo di un’arma
odds-title-boxers = Mischia dei Boxer { AT($zone) }
odds-title-charge = Mischia dei soldati { AT($zone) }
odds-title-rout = Morale dei Boxer { AT($zone) }
odds-title-douse = L’incendio { OF($zone) }: i soldati lo spengono?
odds-title-catch = { $zone }: prenderà fuoco?
odds-title-shell = Granate { ON($zone) }
odds-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
odds-die = dado { $bonus } ({ $parts })
odds-plain = un dado senza modificatori
odds-strength = { $points ->
    [one] un punto di soldati più un dado: serve 6 o più, e un 1 fallisce sempre
   *[other] { $points } punti di soldati più un dado: serve 6 o più, e un 1 fallisce sempre
}
odds-fires = { $count ->
    [one] incendio { AT($zones) }: si propaga con un 1 al dado
   *[other] incendi { AT($zones) }: ognuno si propaga con un 1 al dado
}
odds-by-die = { $what } (con { $dice })
odds-brief-theirs = Boxer −{ $points }
odds-brief-ours = guarnigione −{ $points }
odds-brief-civilians = civili −{ $points }
odds-brief-nothing = nessun effetto
odds-brief-absorbed = folli illesi
odds-brief-weakened = folli indeboliti
odds-brief-gone = folli dispersi
odds-brief-retreat = i civili ripiegano
odds-brief-depot = un giorno di viveri perso
odds-brief-out = spento
odds-brief-burns = brucia ancora
odds-brief-caught = prende fuoco
odds-brief-not-caught = si salva
odds-said-theirs = { $points ->
    [one] i Boxer perdono un punto
   *[other] i Boxer perdono { $points } punti
}
odds-said-ours = { $points ->
    [one] la guarnigione perde un punto
   *[other] la guarnigione perde { $points } punti
}
odds-said-civilians = { $points ->
    [one] i civili perdono un punto
   *[other] i civili perdono { $points } punti
}
odds-said-nothing = nessun effetto
odds-said-absorbed = nessun effetto: i folli assorbono il colpo
odds-said-weakened = una pedina di folli è indebolita
odds-said-gone = una pedina di folli si disperde
odds-said-retreat = i civili ripiegano
odds-said-depot = brucia un giorno di viveri
odds-said-out = l’incendio è spento
odds-said-burns = l’incendio brucia ancora
odds-said-caught = la zona prende fuoco
odds-said-not-caught = la zona si salva
odds-counted-theirs = punti persi dai Boxer
odds-counted-ours = punti persi dalla guarnigione
odds-counted-douse = la probabilità di spegnere l’incendio
odds-counted-catch = la probabilità che la zona prenda fuoco
odds-mean-theirs = In media i Boxer perdono { $mean ->
    [one] **{ $mean }** punto.
   *[other] **{ $mean }** punti.
}
odds-mean-ours = In media la guarnigione perde { $mean ->
    [one] **{ $mean }** punto.
   *[other] **{ $mean }** punti.
}
odds-mean-civilians = { $mean ->
    [one] In media i civili perdono { $mean } punto.
   *[other] In media i civili perdono { $mean } punti.
}
odds-chance-douse = Probabilità di spegnere l’incendio: **{ $chance }**. Se resta acceso, può propagarsi, e a fine giornata lascia una rovina (§6.1).
odds-chance-catch = Probabilità che la zona prenda fuoco: **{ $chance }**, quando gli incendi si propagano (§6.1).
odds-price-ours = In media il tiro costa alla guarnigione { $mean ->
    [one] { $mean } punto.
   *[other] { $mean } punti.
}
odds-price-boxers = In media il tiro costa ai Boxer { $mean ->
    [one] { $mean } punto.
   *[other] { $mean } punti.
}
odds-leaders = { $count ->
    [one] Rischio per { $leaders }: { $chance }.
   *[other] Rischio per ciascun ufficiale ({ $leaders }): { $chance }.
}
odds-quarter = Probabilità che i cannoni colpiscano { $quarter } con una carta nera da 2 a 10: { $chance } (§5.2).
odds-when-boxers = -# Il bot tira questo dado nella quarta fase (§6.4). Prima, i tuoi tiri possono cambiare le probabilità.
odds-when-charge = -# Il bot tira questo dado nella sesta fase (§6.6), con le pedine presenti in quel momento.
odds-when-rout = -# Il bot tira questo dado nella settima fase, se i Boxer hanno perso un punto nella sequenza (§6.7).
odds-overview = { $zone } (Boxer { $boxers }, guarnigione { $troops }): la mischia dei Boxer ti costa in media { $lost ->
    [one] { $lost } punto
   *[other] { $lost } punti
}. Rischio di una perdita: { $chance }. La tua mischia toglie ai Boxer in media { $taken }
odds-overview-civilians = { $zone } (Boxer { $boxers }, solo civili): con un 3 i civili perdono punti, con ogni altro risultato ripiegano
odds-overview-more = { $count ->
    [one] e un’altra zona
   *[other] e altre { $count } zone
}
odds-change = { $what } (§{ $rule }): **{ $mean }**
odds-change-price-ours = , ma costa { $price } alla guarnigione
odds-change-price-boxers = , ma costa { $price } ai Boxer
odds-what-manner = tiro con il valore della zona ({ $with }) invece di questo tiro
odds-what-effect = tiro di disturbo ({ $counter }) invece del tiro con il valore della zona
odds-what-both = prima tiro con il valore della zona ({ $with }), poi tiro di disturbo ({ $counter })
odds-what-without-leader = senza { $counter }
odds-what-with-leader = con { $counter }, ora { AT($zone) }
odds-what-without-weapon = senza { $counter }
odds-what-with-weapon = con { $counter }, ora { AT($zone) }
odds-what-with-soldiers = con { $counter } in più, ora { AT($zone) }
odds-what-without-soldiers = senza { $counter }
odds-what-with-barricade = con una barricata
odds-what-without-barricade = senza la barricata
odds-what-without-fire = con l’incendio { OF($zone) } spento

# The enlarged quarter

map-fight = Il combattimento
closeup-attack = Giorno { $day } · sequenza { $sequence } · morale { $morale }
closeup-day = Giorno { $day } · morale { $morale }

# Che cosa si disegna sulla mappa a richiesta

overlay-happened = Gli ultimi eventi
overlay-quiet = Non c’è nulla da mostrare sulla mappa.
overlay-arrows = I percorsi dei Boxer (§6.2)
overlay-arrows-from = I percorsi dei Boxer a partire { FROM($zone) } (§6.2)
overlay-arrow = **{ $zone }**: i Boxer vanno verso { THE($end) }
overlay-arrow-both = **{ $zone }**: una metà verso { THE($red) }, l’altra verso { THE($green) }
overlay-garrison = la guarnigione
overlay-range = Fin dove può sparare { $who } { AT($zone) } (§3.1, §6.3)
overlay-ring-value = Distanza { $distance }, tiro con il valore: { $zones }
overlay-ring-both = Distanza { $distance }, tiro con il valore o di disturbo (TEP): { $zones }
overlay-ring-test = Distanza { $distance }, solo tiro di disturbo (TEP): { $zones }
overlay-target = 🎯 Boxer a tiro: { $zone }, distanza { $distance }
overlay-barred = 🚫 { $zone }: { $why }
overlay-reach = Dove può andare { $who } { AT($zone) } (§6.5)
overlay-cost = { $cost ->
    [one] 1 punto
   *[other] { $cost } punti
}: { $zones }
overlay-free = Senza costo: { $zones }
overlay-charge = ⚔️ Zona con Boxer, dove il movimento finisce: { $zone }{ $cost ->
    [0] { "" }
    [one] , 1 punto
   *[other] , { $cost } punti
}
overlay-nowhere = Da nessuna parte.
choice-everywhere = Dappertutto
choice-show-happened = Gli ultimi eventi
choice-show-arrows = I percorsi dei Boxer
choice-show-range = Fin dove arriva un’arma
choice-show-reach = Dove può andare una pedina

## Le pedine della guida

counter-power = la bandiera: la Potenza dei soldati
counter-kind = la sagoma: soldati, cannone, civili…
counter-value = la cifra grande: i punti della pedina
counter-number = quante pedine uguali ci sono qui
counter-reduced = a strisce, con un angolo tagliato: il lato ridotto
counter-reduced-value = i punti rimasti
counter-boxers = pedina scura: i Boxer e il loro tipo
counter-boxers-value = i punti dei Boxer
counter-ours = tondo: i punti in armi di una zona
counter-bonus = + il bonus degli ufficiali della zona
counter-theirs = a punta: i punti dei Boxer in una zona
counter-alt = Pedine ingrandite. Le pedine chiare sono delle Legazioni: hanno bandiera, sigla, sagoma per il tipo e cifra per i punti. Un tondino dice quante pedine sono. Le pedine a strisce sono ridotte, le pedine scure sono Boxer e regolari. Il distintivo tondo dà i punti di una zona con gli ufficiali, quello a punta i punti dei Boxer.

## La lezione

learn-fire = Pechino, 1900. Comandi le guardie delle ambasciate straniere, le Legazioni. Per vincere, resisti fino ai soccorsi del giorno 54 e proteggi i civili. I Boxer, insorti cinesi, sono nell’Hanlin, una zona adiacente alla Legazione britannica nord. Altri sono nella Legazione britannica sud, in mezzo ai tuoi soldati. Ogni zona può tirare una volta.
    .question = Quale tiro non può costarti soldati?
    .why = Un tiro può costarti soldati solo se spari a Boxer nella stessa zona.
learn-civilians = Tre pedine di civili sono sole nella Legazione francese 2. I Boxer sono nella strada adiacente, e stanno per entrare.
    .question = Chi muovi?
    .why = I Boxer attaccano tutti nella zona, e i civili da soli non la tengono. Portali dietro i soldati finché puoi.
learn-garrison = Oggi i Boxer non attaccano, e i tuoi soldati possono cambiare posto. La Legazione americana è vuota: le due pedine americane sono sulla rampa delle mura.
    .question = Qual è la tua prima mossa?
    .why = Ognuna delle cinque grandi Legazioni, se resta senza soldati né armi, costa un punto di morale al giorno. A morale 0 i tuoi soldati combattono male.
