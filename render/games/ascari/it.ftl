# Ascari in italiano: tutto ciò che un giocatore legge, tranne le regole.

title = Ascari
first-question = { $side ->
    [italian] Da dove partono le tue compagnie?
   *[other] Da dove partono le tue unità?
}
button-first-stand = Come nella storia
button-first-adviser = I posti del consigliere
button-first-change = Posti miei
scenario-agordat-1890 = La prima Agordat, 1890
    .note = piccola, per imparare: 11 unità, 8 turni, circa mezz’ora
    .opening = **Agordat, 27 giugno 1890.** Tre unità italiane sorprendono ai pozzi otto unità dei dervisci.
    .opening-italian = **Agordat, 27 giugno 1890.** Sorprendi i dervisci ai pozzi: tre unità contro otto.
    .goal = Dopo il turno 8 contano i punti: per le unità distrutte, e due per ogni pozzo tenuto.
scenario-makalle-1896 = Macallè, 1896
    .note = un assedio, con acqua e pause: 27 unità, 9 turni, circa due ore
    .opening = **Macallè, 8 gennaio 1896.** Gli italiani tengono il forte di Enda Jesus con poca acqua; gli etiopi lo assaltano.
    .goal = Gli etiopi vincono con il ridotto o tre esagoni del forte. Dopo il turno 9 vincono gli italiani.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = grande: 33 unità, 9 turni, circa tre ore
    .opening = **Amba Alagi, 7 dicembre 1895.** Gli italiani del maggiore Toselli tengono il passo; gli etiopi attaccano da tre lati.
    .goal = Gli etiopi vincono con quattro dei cinque luoghi. Dopo il turno 9 vincono gli italiani.

## Nomi

side-italian = gli italiani
    .short = Italiani
side-ethiopian = gli etiopi
    .short = Etiopi
side-dervish = i dervisci
    .short = Dervisci
place-wells = pozzi
    .the = i pozzi
place-huts = capanne
    .the = le capanne
place-redoubt = ridotta
    .the = la ridotta
place-enclosure = recinto
    .the = il recinto
place-spring_south = sorgente sud
    .the = la sorgente sud
place-spring_east = sorgente est
    .the = la sorgente est
place-blockhouse = fortino
    .the = il fortino
place-falaga = Falagà
    .the = Falagà
place-togora = Togorà
    .the = Togorà
place-road = strada
    .the = la strada
place-terrace = terrazza
    .the = la terrazza
place-church = chiesa
    .the = la chiesa
kind-rifles = fucilieri
kind-spears = lancieri
kind-horse = cavalieri
kind-guns = cannoni
kind-leader = comandante
terrain-clear = aperto
terrain-rocks = rocce
terrain-grove = palmeto
terrain-riverbed = greto
terrain-slope = pendio
terrain-hilltop = cima
terrain-cliff = dirupo
terrain-village = villaggio
terrain-zeriba = zeriba
terrain-fort = forte
marker-moved = MOSSO
marker-combat = COMBATTIMENTO
marker-retreat = RITIRATA
marker-fired = FUOCO
marker-opportunity = FUOCO D’OPPORTUNITÀ
marker-rifle = fucili
unit-fara = Cap. Fara
    .short = Fara
    .the = il cap. Fara
unit-fara-1 = 1ª compagnia
    .short = 1 Co.
    .the = la 1ª compagnia
unit-fara-2 = 2ª compagnia
    .short = 2 Co.
    .the = la 2ª compagnia
unit-banda = Banda del Barca
    .short = Barca
    .the = la Banda del Barca
unit-ibrahim = Emiro Ibrahim
    .short = Ibrahim
    .the = l’emiro Ibrahim
unit-jihadia-1 = Jihadia 1
    .short = Jihad. 1
unit-jihadia-2 = Jihadia 2
    .short = Jihad. 2
unit-jihadia-3 = Jihadia 3
    .short = Jihad. 3
unit-spears-1 = Lance 1
    .short = Lance 1
unit-spears-2 = Lance 2
    .short = Lance 2
unit-spears-3 = Lance 3
    .short = Lance 3
unit-spears-4 = Lance 4
    .short = Lance 4
unit-horse = Cavalieri Baggara
    .short = Baggara
    .the = i cavalieri Baggara
    .many = yes
unit-galliano = Magg. Galliano
    .short = Galliano
    .the = il magg. Galliano
unit-raimondo = Ten. Raimondo
    .short = Raim.
    .the = il ten. Raimondo
unit-gunner = Ufficiale di batteria
    .short = Batt.
    .the = l’ufficiale di batteria
unit-4-iii = 4/III (due centurie)
    .short = 4/III
    .the = 4/III
unit-genio = Genio e linea
    .short = Genio
    .the = Genio e linea
    .many = yes
unit-tappa = Tappa e carabinieri
    .short = Tappa
    .the = Tappa e carabinieri
    .many = yes
unit-guns = Sezione da montagna
    .short = Sezione
    .the = la sezione da montagna
unit-picket = Picchetto del fortino
    .short = Picch.
    .the = il picchetto del fortino
unit-hotchkiss-1 = Hotchkiss 1
    .short = Hotch. 1
unit-hotchkiss-2 = Hotchkiss 2
    .short = Hotch. 2
unit-makonnen = Ras Makonnen
    .short = Makon.
unit-mangasha = Ras Mangasha
    .short = Mang.
unit-olie = Ras Olie
    .short = Olie
unit-mikael = Ras Mikael
    .short = Mikael
unit-alula = Ras Alula
    .short = Alula
unit-makonnen-1 = Makonnen 1
    .short = Mako. 1
unit-makonnen-2 = Makonnen 2
    .short = Mako. 2
unit-makonnen-3 = Makonnen 3
    .short = Mako. 3
unit-makonnen-4 = Makonnen 4
    .short = Mako. 4
unit-makonnen-5 = Makonnen 5
    .short = Mako. 5
unit-mangasha-1 = Mangasha 1
    .short = Mang. 1
unit-mangasha-2 = Mangasha 2
    .short = Mang. 2
unit-mangasha-3 = Mangasha 3
    .short = Mang. 3
unit-mangasha-4 = Mangasha 4
    .short = Mang. 4
unit-mikael-1 = Mikael 1
    .short = Mika. 1
unit-mikael-2 = Mikael 2
    .short = Mika. 2
unit-mikael-3 = Mikael 3
    .short = Mika. 3
unit-mikael-4 = Mikael 4
    .short = Mika. 4
unit-mikael-5 = Mikael 5
    .short = Mika. 5
unit-toselli = Magg. Toselli
    .short = Toselli
    .the = il magg. Toselli
unit-anghera = Cap. Angherà
    .short = Angh.
    .the = il cap. Angherà
unit-persico = Cap. Persico
    .short = Persico
    .the = il cap. Persico
unit-canovetti = Canovetti/IV
    .short = Canov.
unit-issel = Issel/IV
    .short = Issel
unit-ricci = Ricci/IV
    .short = Ricci
unit-bruzzi = Bruzzi/IV
    .short = Bruzzi
unit-persico-co = Persico/III
    .short = Persico
unit-pagella = Pagella/VI (centuria)
    .short = Pagella
    .the = Pagella/VI
unit-mazzei = Mazzei (centuria)
    .short = Mazzei
    .the = la centuria Mazzei
unit-battery = 1ª batteria da montagna
    .short = 1 Batt.
    .the = la 1ª batteria da montagna
unit-banda-1 = Banda Sebath
    .short = Sebath
    .the = la Banda Sebath
unit-banda-2 = Banda Ali
    .short = Ali
    .the = la Banda Ali
unit-banda-3 = Banda Thala 1
    .short = Thala 1
    .the = la Banda Thala 1
unit-banda-4 = Banda Thala 2
    .short = Thala 2
    .the = la Banda Thala 2
unit-banda-5 = Banda Okule-Kusai 1
    .short = Okule 1
    .the = la Banda Okule-Kusai 1
unit-banda-6 = Banda Okule-Kusai 2
    .short = Okule 2
    .the = la Banda Okule-Kusai 2

## L’immagine

map-turn = Turno { $turn } di { $turns } · { $date }
map-before = Prima del turno 1 · { $date }
map-acts = { $phase ->
    [deployment] { $side } si schierano
    [fire] { $side } sparano
    [lull] { $side } si riordinano
    [over] La battaglia è finita
   *[other] { $side } muovono
}
map-water = Acqua { $water } di { $most }
map-legend-spring = acqua
map-legend-threatened = luogo con nemici entro 4
map-fight = Il combattimento
part-north-west = Nord-ovest
part-north-east = Nord-est
part-south-west = Sud-ovest
part-south-east = Sud-est

## Events

event-deployment-changed = { $unit }: { $start } → { $end }.
event-deployment-ended =
    { $side } sono pronti{ $historical ->
        [yes] , come nella storia
       *[other] , in posti scelti da loro
    }.
event-player-turn-began = Turno { $turn }: { $side } muovono.
event-move-began =
    { $unit } { $leaders ->
        [none] muove
       *[other] muove con { $leaders }
    }{ $start ->
        [none] .
       *[other] { "" } da { $start }.
    }
event-hex-entered = { $unit } entra in { $at }; punti rimasti: { $left }.
undone-move =
    { $unit } { $leaders ->
        [none] muove
       *[other] muove con { $leaders }
    } { $start ->
        [none] fino a { $end }.
       *[other] da { $start } a { $end }.
    }
event-move-ended =
    { $unit } { $why ->
        [spent] si ferma in { $at }: punti finiti
        [hit] si ferma in { $at } sotto il fuoco
        [repulsed] torna indietro in { $at }
        [armed] raccoglie fucili in { $at } e si ferma
        [eliminated] non va oltre
        [limbered] è al traino in { $at }
        [unlimbered] è in batteria in { $at }
       *[other] si ferma in { $at }
    }.
event-formation-changed =
    { $unit } in { $at }: { $limbered ->
        [yes] al traino
       *[other] in batteria
    }.
event-marker-put =
    { $unit }: { $marker }{ $number ->
        [1] .
       *[other] { "" } per la seconda volta.
    }
event-shot-fired =
    { $firer } spara a { $target } in { $at }, distanza { $distance }: { $hits ->
        [0] mancato
        [1] colpo a segno
       *[other] doppio colpo
    }.
event-piece-hit = { $unit } perde un passo in { $at }.
event-piece-eliminated =
    { $unit } è fuori combattimento in { $at }{ $why ->
        [overrun] , sotto l’urto nemico
        [retreat] , senza via di scampo
       *[other] { "" }
    }.
event-leader-tested =
    { $unit } in { $at }: { $hit ->
        [yes] una ferita
       *[other] nessuna ferita
    }.
event-melee-fought =
    { $attacker } attacca { $defender } in { $at }, { $attack } contro { $defence }: { $result ->
        [active-retreats] parità, l’attacco torna indietro
        [lower-retreats] { $loser } si ritira
        [lower-retreats-with-hit] { $loser } si ritira con un colpo
       *[other] { $loser } crolla
    }.
event-retreated = { $unit } si ritira da { $start } a { $end }.
event-retreat-changed = { $unit } si ritira invece in { $end }.
event-rifle-left = Fucili a terra in { $at }.
event-rifle-taken = { $unit } raccoglie fucili in { $at }.
event-control-taken = { $side } tengono ora { $at }.
event-markers-removed = Amministrazione: via i segnalini. Finito il turno: { $side }.
event-water-changed = Acqua nel forte: { $water } ({ $change }).
event-lull-began = Il combattimento si spegne dopo il turno { $turn }.
event-went-back = { $unit } rientra da { $start } a { $end }.
event-recovery-rolled =
    { $unit } { $recovered ->
        [yes] torna a pieni effettivi
       *[other] resta con un passo solo
    }.
event-unit-returned = { $unit }: un contingente fresco arriva in { $at }.
event-day-began = { $side } hanno preso posto.
event-game-ended =
    La fine: { $winner ->
        [draw] pareggio
       *[other] { $band }
    }.

## Il dispaccio: chi, che cosa, chi, dove

colon = { $name }: { $what }
semicolon = { $one }; { $two }
deed-kill =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] colpisce
       *[other] colpiscono
    } { $target }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-miss =
    { $actor } { $count ->
        [one] manca
       *[other] mancano
    } { $target }.
deed-hurt =
    { $actor } { $count ->
        [one] perde un passo
       *[other] perdono un passo ciascuno
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target } in { $place }, { $score }.
deed-drive =
    { $actor } { $count ->
        [one] ricaccia
       *[other] ricacciano
    } { $target } da { $place }, { $score }.
deed-drive-hurt =
    { $actor } { $count ->
        [one] ricaccia
       *[other] ricacciano
    } { $target } con perdite da { $place }, { $score }.
deed-repel =
    { $actor } { $count ->
        [one] respinge
       *[other] respingono
    } { $target } in { $place }, { $score }.
deed-repel-hurt =
    { $actor } { $count ->
        [one] respinge
       *[other] respingono
    } { $target } con perdite in { $place }, { $score }.
deed-draw =
    { $actor } { $count ->
        [one] carica
       *[other] caricano
    } { $target } in { $place } senza esito, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] è
       *[other] sono
    } fuori combattimento{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] riporta una ferita
       *[other] riportano ferite
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-take =
    { $actor } { $count ->
        [one] prende
       *[other] prendono
    } { $place }.
deed-back =
    { $actor } { $count ->
        [one] ripiega
       *[other] ripiegano
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] muove
       *[other] muovono
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] prende
       *[other] prendono
    } posizione{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-ready =
    { $actor } { $count ->
        [one] è
       *[other] sono
    } in posizione.
deed-limber =
    { $actor } { $count ->
        [one] passa
       *[other] passano
    } al traino{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] entra
       *[other] entrano
    } in batteria{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-arm =
    { $actor } { $count ->
        [one] raccoglie
       *[other] raccolgono
    } fucili.
deed-lull = Il combattimento si spegne.
deed-return =
    { $actor } { $count ->
        [one] rientra
       *[other] rientrano
    }{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-recover =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    } a pieni effettivi.
deed-fresh =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    } con forze fresche{ $place ->
        [none] .
       *[other] { "" } in { $place }.
    }
deed-more =
    { $count ->
        [one] un’altra unità
       *[other] altre { $count } unità
    }
deed-units =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }

## The panel

panel-title-deployment = { $scenario } · schieramento
panel-title = { $scenario } · turno { $turn } di { $turns }, { $date } · { $acts }
panel-title-end = { $scenario } · { $band }
map-force =
    { $units ->
        [0] nessuna unità
        [one] { $units } unità
       *[other] { $units } unità
    }, { $steps ->
        [0] nessun passo
        [one] { $steps } passo
       *[other] { $steps } passi
    }, { $places ->
        [0] nessun luogo
        [one] { $places } luogo
       *[other] { $places } luoghi
    }
panel-side =
    { $side }: { $units ->
        [0] nessuna unità
        [one] { $units } unità
       *[other] { $units } unità
    }, { $steps ->
        [0] nessun passo
        [one] { $steps } passo
       *[other] { $steps } passi
    }, { $places ->
        [0] nessun luogo
        [one] { $places } luogo
       *[other] { $places } luoghi
    }
panel-water = acqua { $water }

## Questions

orders-over = La battaglia è finita.
orders-deploy = { $side } si schierano: come nella storia, o pedina per pedina.
orders-move = { $side } muovono: un’unità alla volta.
orders-go-on = { $unit } in { $at }: punti rimasti { $left }. Avanti, o ferma lì?
orders-retreat = Dove si ritira { $unit }? Ora è in { $at }.
orders-fire = { $side } sparano: ogni unità una volta.
orders-react = { $unit } passa per { $at }. { $side }: fuoco?
orders-rearrange = Sera: { $side } possono cambiare posto.
orders-orders = Ordini permanenti: chi spara, e quando, mentre il nemico muove.
prompt-over = La battaglia è finita.
prompt-unit = Quale pedina?
prompt-move-unit = Chi muove?
prompt-to = In quale esagono?
prompt-at = Su quale bersaglio, o in quale esagono?
prompt-with = Come?
prompt-leaders = Con chi?
prompt-by = Passando per quale esagono?
prompt-from = Chi spara?
prompt-preset = Quali ordini per tutti?
prompt-within = Entro quale distanza?
prompt-most = Quanti su un bersaglio?
prompt-spare = Sotto quale probabilità non sparano?
prompt-only = Su quali bersagli?
prompt-step = Chiedere a chi muove dopo ogni colpo mancato?
why-deploy = Ogni parte si schiera nelle sue zone, un’unità per esagono, i comandanti con le unità; chi viene secondo vede il primo. Come nella storia è un solo tasto.
why-move = Un’unità entra negli esagoni finché i punti bastano; in ogni esagono può subire fuoco, e il primo colpo la ferma. Chi finisce i punti è MOSSO e spara peggio. Entrare in un esagono nemico è attaccare.
why-go-on = Chi vince resta nell’esagono e può proseguire con i punti rimasti, sotto il fuoco o in un’altra mischia.
why-retreat = Chi vince una mischia sceglie dove si ritira il difensore battuto, fino al prossimo dado o movimento.
why-fire = Ogni unità spara una volta, i fucili fino a 4 esagoni, i cannoni in batteria fino a 8, con linea di vista libera. RITIRATA lo vieta; MOSSO e COMBATTIMENTO costano 1 ciascuno.
why-react = Chi vede un nemico entrare in un esagono a tiro può sparargli, ogni unità una volta nel turno nemico, a −1 (cannoni −2, e solo con un comandante). Il primo colpo ferma la mossa.
why-rearrange = Tra un giorno e l’altro le unità rientrate o fresche possono cambiare posto nelle loro zone, gli italiani nel forte.
why-orders = Gli ordini dati prima si eseguono subito quando il nemico muove; si chiede solo a chi ha l’ordine «chiedi». L’avversario non li vede prima della fine; ma mentre ti si chiede aspetta, e se ne accorge.
lesson-deploy = Resta fuori portata delle lance; lascia che vengano loro.
lesson-move = Un’unità che conserva un punto spara senza malus. Fuori vista è al sicuro.
lesson-go-on = Proseguire può portare sotto il fuoco, o in un’altra mischia.
lesson-retreat = Scegli tu dove va l’unità battuta, anche davanti ai tuoi fucili.
lesson-fire = Il tiro più vicino è il più sicuro. Un colpo distrugge un’unità già ridotta.
lesson-react = Ogni unità reagisce una volta; l’esagono dopo può portare il nemico più vicino.
lesson-rearrange = Il giorno dopo comincia da dove le tue unità sono ora.
lesson-orders = Con «entro 2» un’unità spara solo ai nemici entro due esagoni.

## Labels

choice-move = Muovi
choice-fire = Fuoco
choice-place = Sposta
choice-historical = Come nella storia
choice-done-deploy = Pronti
choice-done-move = Fine del movimento
choice-done-fire = Fine del fuoco
choice-done-retreat = Conferma la ritirata
choice-done-rearrange = Comincia il giorno
choice-go = Vai
choice-go-with = Vai, con { $leaders }
choice-go-on = Prosegui verso …
choice-alone = Senza comandanti
choice-with = Con altri comandanti …
choice-by = Passando per …
choice-unlimber = Metti in batteria
choice-unlimber-alone = Metti in batteria, senza comandanti
choice-unlimber-with = Metti in batteria, con altri comandanti …
choice-limber = Attacca il traino
choice-stay = Resta
choice-onward = Avanti come ordinato
choice-back = Ritorno alla partenza
choice-back-to = Ritorno in { $at }, passando per …
choice-retreat = Un’altra ritirata
choice-retreat-of = Un’altra ritirata per { $unit }
choice-pass = Lascia passare
choice-pass-move = Lascia passare questa mossa
choice-hold-phase = Nessun fuoco in questa fase
choice-fallback = Come da ordine di riserva
choice-preset = Ordini per tutti
choice-rifles = Fucili
choice-guns = Cannoni
choice-unit-order = Una sola unità …
choice-most = Su un bersaglio
choice-spare = Tiri incerti
choice-only = Solo su …
choice-step = Passo per passo
choice-preset-steady = Calma: fucili entro 2, cannoni entro 4
choice-preset-close = Da vicino: fucili entro 1
choice-preset-long = Da lontano: fucili entro 4, cannoni entro 8
choice-preset-horse-only = Solo contro i cavalieri
choice-preset-ask-me = Chiedi a me
choice-preset-hold-all = Nessuno spara
choice-order-within = Entro { $distance }
choice-order-hold = Non sparare
choice-order-ask = Chiedi a me
choice-order-usual = Come il suo tipo
choice-most-of =
    { $count ->
        [0] Nessuna
        [one] Al più { $count } sola
       *[other] Al più { $count } insieme
    }
choice-spare-below = Non sotto il { $percent } %
choice-spare-none = Ogni tiro è buono
choice-kind-all = Tutti i bersagli
choice-switch-on = Sì
choice-switch-off = No
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (arriva)
choice-unit-shot = { $unit }, distanza { $distance }: { $chance }
choice-target = { $unit } ({ $at }), distanza { $distance }: { $chance }
choice-attack = { $at }: attacca { $unit }, { $chance }
choice-to-cost = { $at }, costo { $cost }
detail-points =
    { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }{ $limbered ->
        [yes] , al traino
       *[other] { "" }
    }
detail-to =
    { $windows ->
        [0] nessuno può sparare sul percorso
        [one] { $windows } esagono sotto tiro
       *[other] { $windows } esagoni sotto tiro
    }
detail-attack = noi { $strength } + dado, loro { $against } + dado
detail-attack-cost = costo { $cost }
detail-double = due colpi { $chance }
pick-move = Muovi qualcuno
pick-to = Dove?
pick-exactly = Strada e comandanti …
pick-shots = Fuoco: i tiri migliori
pick-react = Spara a chi muove
pick-place = Sposta qualcuno
pick-on = Prosegui verso
advice-because = { $what } – { $why }

## Answers in words

said-move = { $unit } in { $at }{ $how }
said-formation =
    { $unit }: { $what ->
        [limber] al traino
       *[other] in batteria
    }{ $how }
said-to = , in { $at }
said-alone = , senza comandanti
said-with = , con { $leaders }
said-by = , per { $at }
said-unlimber = , in batteria alla fine
said-fire = { $unit } spara a { $target }
said-react = { $unit } spara
said-place = { $unit } in { $at }
said-go = Avanti in { $at }
said-back = Ritorno alla partenza, passando per { $at }
said-retreat = La ritirata va in { $at }
said-done = Fatto
said-orders = Ordini permanenti: { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = È il turno dell’altra parte: { $side }.
refused-no-orders = Ora non ci sono ordini permanenti da dare.
refused-too-many-orders = Basta ordini per ora: al più { $most } tra una mossa e l’altra.
refused-game-over = La battaglia è finita.
refused-no-such-unit = «{ $word }» non è una pedina di questa battaglia.
refused-no-such-hex = «{ $word }» non è un esagono di questa mappa: quattro cifre, colonna e riga.
refused-not-yours = { $unit } è dell’altra parte.
refused-off-the-map = { $unit } non è sulla mappa.
refused-has-moved = { $unit } ha già mosso in questa fase.
refused-fixed = { $unit } resta dov’è: questi cannoni non muovono mai.
refused-shut-in = { $unit } in { $at } non ha dove andare.
refused-emplaced = Questi cannoni sono in batteria: prima il traino.
refused-limbered-far = Dopo il traino i cannoni entrano al più in un esagono, da un punto.
refused-already-there = { $unit } sta già in { $at }. Per finire lì il movimento, indica un esagono da attraversare («Passando per …»).
refused-impassable = { $unit } non può mai entrare in { $at }.
refused-leader-alone = { $unit } non può entrare in { $at } senza truppa: c’è il nemico.
refused-friends-there = { $friend } sta in { $at }: tra amici si passa, non ci si ferma.
refused-too-far-to-move = { $unit } non arriva in { $at }; punti: { $points }.
refused-no-such-way = Con questi punti non c’è modo di andare in { $at } per { $by }.
refused-no-retreat = «{ $word }» non è un esagono per questa ritirata.
refused-no-officer = { $unit } in { $at } è senza comandante: i cannoni reagiscono solo con uno.
refused-limbered = { $unit } è al traino e non può sparare.
refused-never-fires = { $unit } non ha fucili né cannoni.
refused-retreated = { $unit } ha il segnalino RITIRATA e non può sparare.
refused-has-fired = { $unit } ha già sparato.
refused-too-far = { $at } è troppo lontano per { $unit }: { $distance }, e la portata è { $range }.
refused-not-seen = { $unit } non ha linea di vista libera su { $at }.
refused-nobody-in-sight = { $unit } non vede bersagli a portata.
refused-nobody-there = Nessun bersaglio: «{ $word }».
refused-own-side = { $target } è dalla tua parte.
refused-leader-with-unit = { $target } sta con un’unità: spara a quella, e il comandante tenterà la sorte.
refused-nowhere-to-place = { $unit } non ha altri esagoni in cui stare.
refused-no-unit-there = In { $at } non c’è un’unità della sua parte: i comandanti stanno con le unità.
refused-not-in-zone = { $at } non è nella zona permessa: { $unit }.
refused-no-answer = Non è stato detto nulla.
refused-not-an-option = «{ $word }» qui non si può dire.
refused-not-now = «{ $what }» ora non si può dire. È il momento di questo: { $step }.{ $when }
refused-said-twice = «{ $word }» è stato detto due volte.
refused-wrong-number = Se ne possono scegliere da { $least } a { $most }.
refused-too-many-words = «{ $word }» è una parola di troppo.
refused-more-to-say = Manca qualcosa: { $slot }.
when-move = { " " }Si muove all’inizio del proprio turno.
when-fire = { " " }Si spara dopo tutte le mosse.
when-place = { " " }I posti si scelgono prima della battaglia e nelle tregue.
slot-do = che cosa fare
slot-unit = la pedina
slot-to = l’esagono
slot-at = il bersaglio
slot-from = chi spara
slot-with = come
slot-by = per quale via
slot-leaders = i comandanti
slot-other = una parola

## Steps, log, figures

step-deploy = schieramento
step-player-turn = inizio del turno
step-move = movimento
step-fire-phase = inizio del fuoco
step-fire = fuoco
step-administration = amministrazione
step-lull = la tregua
step-rearrange = riordino
step-end = la fine
step-react = fuoco d’opportunità
step-orders = ordini permanenti
log-kind-dice = Tiri di dado
log-kind-losses = Perdite
log-kind-fire = Fuoco
log-kind-melee = Mischie
log-kind-moves = Mosse
log-kind-places = Luoghi e turni
measure-italian-steps = Passi italiani
measure-other-steps = Passi avversari
measure-italian-places = Luoghi italiani
measure-water = Acqua
measures-forces = Le forze
measures-places = I luoghi

## Corps

corps-III = III battaglione
corps-IV = IV battaglione
corps-VI = VI battaglione
corps-VIII = VIII battaglione
corps-eritrea = Compagnie indigene
corps-barca = Irregolari
corps-genio = Genio
corps-tappa = Tappa
corps-guns = Artiglieria
corps-sebath = Passo di Falagà
corps-thala = Ala destra, Togorà
corps-okule = Okule-Kusai
corps-olie = Uomini di ras Olie
corps-mikael = Uomini di ras Mikael
corps-makonnen = Uomini di ras Makonnen
corps-mangasha = Uomini di ras Mangasha
corps-shoan-guns = Cannoni dello Scioa
corps-kassala = Uomini dell’emiro

## Dice

dice-account = { $what } (§{ $rule }): dado { $dice }{ $modifiers }{ $total }: { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
purpose-fire = { $firer } su { $target }, distanza { $distance }
purpose-leader = { $unit } sotto il fuoco
purpose-melee = { $unit } nella mischia
purpose-recover = { $unit } si riprende
result-miss = mancato
result-hit = colpo
result-double = doppio colpo
result-recovered = pieni effettivi
result-reduced = ancora con un passo
result-active-retreats = parità: l’attacco torna indietro
result-lower-retreats = il minore si ritira
result-lower-retreats-with-hit = il minore si ritira con un colpo
result-lower-eliminated = il minore crolla
modifier-support = sostegno
modifier-size = unità piccola
modifier-moved = MOSSO
modifier-combat = COMBATTIMENTO
modifier-opportunity = fuoco d’opportunità
modifier-thirst = sete
modifier-leader = comandante
modifier-at = bersaglio: { $terrain }
modifier-from = tiro da: { $terrain }
modifier-in = terreno: { $terrain }
modifier-height = posizione più alta
modifier-retreat = RITIRATA
modifier-bayonet = baionette
modifier-melee = valore di mischia
settled-die = il dado «{ $what }» è stato tirato (§{ $rule })

## The text board

alt-head = Mappa: { $scenario }. { $acts }. { $when }.
alt-over = Mappa: { $scenario }. La fine: { $band }.
alt-places = Luoghi: { $places }.
alt-place = { $place }: { $side }
alt-nobody = nessuno
alt-near = Ingrandimento intorno a { $at }. { $units }.
alt-units = { $side }: { $units }.
board-side = **{ $side }**
board-corps = { $corps }: { $units }
board-unit = { $unit } { $at }{ $marks }
board-gone = Perduti: { $units }
board-places = Luoghi: { $places }
board-rifles = Fucili a terra: { $hexes }
board-water = Acqua: { $water } di { $most }
board-orders = Ordini permanenti: { $orders }
board-order = fucili { $rifles }, cannoni { $guns }, al più { $most } per bersaglio
board-order-unit = { $unit } { $order }
board-order-word =
    { $order ->
        [hold] senza sparare
        [ask] su domanda
       *[within] entro { $distance }
    }
board-order-spare = nulla sotto il { $percent } %
board-order-only = solo su { $kinds }
board-order-step = passo per passo
mark-reduced = un solo passo
mark-limbered = al traino
mark-retreat-2 = RITIRATA, la seconda

## The end

band-flag-never-down = Bandiera mai ammainata
band-line-held = La linea ha tenuto
band-italian-triumph = Trionfo italiano
band-italian-victory = Vittoria italiana
band-fort-held = Il forte ha tenuto
band-held-until-noon = Tenuta fino a mezzogiorno
band-dervish-victory = Vittoria dei dervisci
band-fort-taken = Il forte è preso
band-line-broken = La linea è rotta
band-dervish-triumph = Trionfo dei dervisci
band-emperors-eyes = Sotto gli occhi del negus
band-swept-away = Travolti
band-given-up = Abbandono
band-out-of-time = Tempo scaduto
result-won =
    { $side } vincono al turno { $turns }: { $reason ->
        [resign] l’altra parte ha abbandonato
        [claim] l’altra parte ha finito il tempo
        [no-units] l’altra parte non ha più unità
        [turns] il tempo è finito
        [fort] il forte è preso
       *[other] i luoghi sono presi
    }.
result-draw = Pareggio al turno { $turns }.
result-score =
    { $side }: { $kind ->
        [points] punti
       *[other] luoghi
    } { $score }
score-italian = Italiani avanti di { $ahead }
score-other = Italiani dietro di { $ahead }
mistake-title = { $side }: { $what }
mistake-leaders-alone = comandanti lasciati soli
    .meaning = Un comandante stava senza truppa dove il nemico poteva arrivare, ed è stato travolto
mistake-places-left = luoghi abbandonati
    .meaning = Un’unità ha lasciato un luogo di propria volontà, e il nemico l’ha preso
mistake-rash-melees = mischie avventate
    .meaning = Un attacco lontano dagli obiettivi, che di norma costa più a chi attacca che a chi difende
mistake-shots-forgone = tiri non fatti
    .meaning = Un’unità avrebbe potuto sparare, con almeno una probabilità su due di colpire, e non l’ha fatto
score-even = pari

## House rules

switch-moved = Chi riceve MOSSO
switch-moved-spent = Chi ha finito i punti
switch-moved-any = Chi ha lasciato l’esagono
switch-volleys = Doppi colpi dei fucili
switch-volleys-top = Con il sei, da vicino
switch-volleys-deadly = Più spesso per gli italiani
switch-sight = Alture e vista
switch-sight-rim = Blocca ciò che è più alto del bersaglio
switch-sight-plain = Blocca ciò che è più alto di entrambi
switch-bayonet = Baionette all’Amba Alagi
switch-bayonet-all = In attacco e in difesa
switch-bayonet-attackers = Solo in attacco
switch-orders = Ordini permanenti
switch-orders-secret = Segreti fino alla fine
switch-orders-open = Visibili a tutti
switch-reaction = Fuoco d’opportunità
switch-reaction-asked = Si chiede a chi lo vuole
switch-reaction-instant = Solo per ordini, senza attese
switch-fallback = Se nessuno risponde
switch-fallback-1 = Fuoco entro 1
switch-fallback-2 = Fuoco entro 2
switch-fallback-3 = Fuoco entro 3
switch-fallback-4 = Fuoco entro 4
switch-fallback-hold = Nessun fuoco
switch-handicap = Unità contro gli italiani
switch-handicap-0 = Come nello scenario
switch-handicap--2 = Due in meno
switch-handicap--1 = Una in meno

## How to play

guide-1 = **Ascari.** Tre battaglie degli ascari eritrei, dal 1890 al 1896, per due parti. In ogni turno una parte muove e spara, poi l’altra. Una pedina ha un grande valore di mischia e un piccolo movimento; sul lato ridotto ha perso un passo. Un esagono si chiama con colonna e riga: 0907.
guide-2 = **Muovere.** Scegli un’unità, poi l’esagono; la mappa mostra dove arriva, a che costo, e quanti nemici possono sparare sul percorso. Con un punto di riserva si spara senza malus. Tra amici si passa, non ci si ferma. Entrare in un esagono nemico è attaccare.
guide-3 = **Fuoco d’opportunità.** Chi vede un nemico entrare in un esagono a tiro può sparare, una volta per turno, a −1. Lo fanno per te i tuoi ordini permanenti: entro 2 esagoni, entro 4, mai, o chiedi a me. Sono segreti. Il primo colpo ferma chi muove.
guide-4 = **Fuoco e mischia.** Ogni tiro si decide con un dado; sostegno, comandanti e terreno aiutano o intralciano. In mischia ciascuno somma un dado al valore: il minore si ritira, con un colpo o per sempre se è molto inferiore. Chi si è ritirato porta RITIRATA e non spara.
guide-5 = **La fine.** Agordat conta perdite e pozzi, Macallè gli esagoni del forte, Amba Alagi cinque luoghi. Le bandiere sulla mappa dicono di chi è ciascuno; un anello rosso tratteggiato dice che il nemico è vicino.

## The counters of the guide

counter-tag = battaglione o corpo, e nome
counter-melee = valore di mischia
counter-speed = punti di movimento
counter-tabs = segnalini: M mosso, O ha reagito
counter-reduced = ridotta: valore in un riquadro, angolo tagliato
counter-spears = lancieri: la striscia, niente fuoco
counter-guns = cannoni in batteria
counter-leader = un comandante: F per il fuoco, C per la mischia
counter-alt = Quattro pedine ingrandite. Fucilieri: la fascia in alto dice corpo e unità, il numero grande a sinistra è il valore di mischia, quello piccolo i punti di movimento, le linguette a destra sono segnalini. Lancieri ridotti: valore nel riquadro, angolo tagliato, striscia in basso. Cannoni in batteria. Un comandante, tondo, con F per il fuoco e C per la mischia.

## The poster

poster-count = Il conto
poster-points = punti
poster-units = unità rimaste
poster-steps = passi rimasti
poster-places = luoghi tenuti
poster-orders = Gli ordini permanenti, finalmente
poster-fates = I comandanti
poster-curves = Passi rimasti, turno per turno
poster-seed = Partita { $game }
poster-alt = Manifesto: { $scenario }. { $count } Comandanti: { $fates }.
fate-fell = caduto al turno { $turn }
fate-hurt = ferito
fate-unhurt = illeso

## Odds

choice-odds-fire = Un tiro …
choice-odds-melee = Una mischia …
prompt-what = Le probabilità di che cosa?
slot-what = quale tiro
refused-no-odds = Ora non si tira nulla di simile.
odds-title-fire = { $firer } su { $target }, distanza { $distance }
odds-title-melee = { $attacker } attacca { $defender }
odds-roll-plain = Un dado, senza modificatori.
odds-roll-die = Un dado: { $parts }.
odds-roll-melee = { $strength } + dado contro { $against } + dado
odds-double = due colpi
odds-hit = un colpo
odds-miss = mancato
odds-gone = difensore eliminato
odds-back-hit = difensore indietro con un colpo
odds-back = difensore indietro
odds-drawn = parità: attacco indietro
odds-we-back = attacco indietro
odds-we-back-hit = attacco indietro con un colpo
odds-we-gone = attaccante eliminato
odds-success = Successo: { $chance }
odds-mean = Passi in media: { $mean }
odds-counted = passi persi dal nemico
odds-change-nearer = Un esagono più vicino: { $chance }
odds-change-react = Come fuoco d’opportunità: { $chance }
odds-change-stronger = Con +1 (un comandante, baionette): { $chance }
odds-line = { $firer } su { $target }, distanza { $distance }: { $chance }

## Overlays

overlay-happened = Che cosa è successo
overlay-reach = Dove arriva un’unità
overlay-sight = Che cosa vede un’unità
overlay-threat = Dove arriva il fuoco
overlay-labels = Esagoni con le sigle
overlay-quiet = Non è successo nulla.
overlay-way = Il percorso
overlay-window = Chi potrebbe sparare
overlay-zone = Dove può stare
overlay-reach-line = { $unit } in { $at } arriva, con il costo e, tra parentesi, quanti nemici potrebbero sparare per via: { $hexes }
overlay-way-line = { $unit }: { $hexes }, costo { $cost }.
overlay-way-none = { $unit } non può andare in { $at }.
overlay-way-safe = Nessun nemico potrebbe sparare per via.
overlay-way-threats = Quanti nemici potrebbero sparare: { $hexes }.
overlay-sight-dark = Terreno coperto a portata: { $hexes }
overlay-threat-line = Dove arriva il fuoco nemico ({ $side }):
overlay-threat-by =
    { $count ->
        [0] nessuno: { $hexes }
        [one] un’unità: { $hexes }
       *[other] { $count } unità: { $hexes }
    }
overlay-window-line = { $unit } è in { $at }. Chi potrebbe sparare: { $shots }.
overlay-window-none = Ora nessuno potrebbe sparare.
overlay-zone-line = { $unit } può stare in: { $hexes }
overlay-reach-none = { $unit } non raggiunge altri esagoni.
overlay-sight-line = { $unit } in { $at }: esagoni visti a portata { $seen } ({ $hexes })
overlay-ranges = Anelli degli ordini permanenti
choice-happened = Che cosa è successo
choice-reach = Dove arriva un’unità …
choice-sight = Che cosa vede un’unità …
choice-threat = Dove arriva il fuoco …
choice-ranges = Anelli degli ordini permanenti
choice-labels = Esagoni con le sigle
prompt-show = Che cosa mostrare?
prompt-of = Di chi?
overlay-labels-line = Un esagono prende nome da colonna e riga: il primo della colonna 9 è 0901.
