# Ascari in italiano: tutto ciò che un giocatore legge, tranne le regole.

title = Ascari
first-question = { $side ->
    [italian] Dove schieri le tue compagnie?
   *[other] Dove schieri le tue unità?
}
button-first-stand = Schieramento storico
button-first-adviser = Schieramento del consigliere
button-first-change = Cambia lo schieramento
scenario-agordat-1890 = Agordat, 1890
    .note = battaglia breve, ideale per cominciare: 11 unità, 8 turni, circa mezz’ora
    .opening = **Agordat, 27 giugno 1890.** Tre unità italiane sorprendono otto unità dei dervisci ai pozzi.
    .opening-italian = **Agordat, 27 giugno 1890.** Sorprendi i dervisci ai pozzi: tre unità contro otto.
    .goal = Dopo il turno 8 vince la fazione con più punti. Ogni pozzo tenuto vale due punti. Anche le unità nemiche eliminate valgono punti.
scenario-makalle-1896 = Macallè, 1896
    .note = un assedio di quattro giorni: 27 unità, 9 turni, circa due ore
    .opening = **Macallè, 8 gennaio 1896.** Gli italiani difendono il forte di Enda Jesus e hanno poca acqua. Gli etiopi attaccano.
    .goal = Gli etiopi vincono se tengono la ridotta o tre esagoni del forte. Altrimenti dopo il turno 9 vincono gli italiani.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = la battaglia più grande: 33 unità, 9 turni, circa tre ore
    .opening = **Amba Alagi, 7 dicembre 1895.** Gli italiani del maggiore Toselli difendono il passo. Gli etiopi attaccano da tre lati.
    .goal = Gli etiopi vincono se tengono quattro dei cinque luoghi segnati sulla mappa. Altrimenti dopo il turno 9 vincono gli italiani.

## Nomi

side-italian = gli italiani
    .short = Italiani
side-ethiopian = gli etiopi
    .short = Etiopi
side-dervish = i dervisci
    .short = Dervisci
place-wells = pozzi
    .the = i pozzi
    .at = ai pozzi
    .to = ai pozzi
    .from = dai pozzi
place-huts = capanne
    .the = le capanne
    .at = alle capanne
    .to = alle capanne
    .from = dalle capanne
place-redoubt = ridotta
    .the = la ridotta
    .at = alla ridotta
    .to = alla ridotta
    .from = dalla ridotta
place-enclosure = recinto
    .the = il recinto
    .at = al recinto
    .to = al recinto
    .from = dal recinto
place-spring_south = sorgente sud
    .the = la sorgente sud
    .at = alla sorgente sud
    .to = alla sorgente sud
    .from = dalla sorgente sud
place-spring_east = sorgente est
    .the = la sorgente est
    .at = alla sorgente est
    .to = alla sorgente est
    .from = dalla sorgente est
place-blockhouse = fortino
    .the = il fortino
    .at = al fortino
    .to = al fortino
    .from = dal fortino
place-falaga = Falagà
    .the = Falagà
    .at = a Falagà
    .to = a Falagà
    .from = da Falagà
place-togora = Togorà
    .the = Togorà
    .at = a Togorà
    .to = a Togorà
    .from = da Togorà
place-road = strada
    .the = la strada
    .at = sulla strada
    .to = sulla strada
    .from = dalla strada
place-terrace = terrazza
    .the = la terrazza
    .at = sulla terrazza
    .to = sulla terrazza
    .from = dalla terrazza
place-church = chiesa
    .the = la chiesa
    .at = alla chiesa
    .to = alla chiesa
    .from = dalla chiesa
hex-at = in { $at }
hex-to = in { $at }
hex-from = da { $at }
kind-rifles = fucilieri
kind-spears = lancieri
kind-horse = cavalleria
kind-guns = cannoni
kind-leader = comandante
terrain-clear = terreno aperto
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
unit-horse = Cavalleria baggara
    .short = Baggara
    .the = la cavalleria baggara
    .many = no
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
unit-genio = Genio e fanteria
    .short = Genio
    .the = il reparto del Genio
    .many = no
unit-tappa = Tappa e carabinieri
    .short = Tappa
    .the = il reparto di Tappa
    .many = no
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
    [lull] { $side } spostano le unità
    [over] La battaglia è finita
   *[other] { $side } muovono
}
map-water = Acqua { $water } di { $most }
map-legend-spring = acqua
map-legend-place = luogo
map-legend-threatened = nemici entro 4 esagoni
map-fight = Il combattimento
part-north-west = Nord-ovest
part-north-east = Nord-est
part-south-west = Sud-ovest
part-south-east = Sud-est

## Events

event-deployment-changed = { THE($unit) } parte da { $end } invece che da { $start }.
event-deployment-ended =
    { $side } sono schierati{ $historical ->
        [yes] { "" } nelle posizioni storiche
       *[other] { "" } nelle posizioni che hanno scelto
    }.
event-player-turn-began = Turno { $turn }: { $side } muovono.
event-move-began =
    { THE($unit) } { $leaders ->
        [none] muove
       *[other] muove con { THE($leaders) }
    }{ $start ->
        [none] .
       *[other] { "" } da { $start }.
    }
event-hex-entered =
    { THE($unit) } entra in { $at } { $left ->
        [0] e finisce i punti movimento
        [one] e ha ancora { $left } punto movimento
       *[other] e ha ancora { $left } punti movimento
    }.
undone-move =
    { THE($unit) } { $leaders ->
        [none] muove
       *[other] muove con { THE($leaders) }
    } { $start ->
        [none] fino a { $end }.
       *[other] da { $start } a { $end }.
    }
event-move-ended =
    { THE($unit) } { $why ->
        [spent] si ferma in { $at } perché ha finito i punti movimento
        [hit] subisce un colpo e si ferma in { $at }
        [repulsed] perde la mischia e torna in { $at }
        [armed] raccoglie fucili in { $at } e si ferma
        [eliminated] non prosegue
        [limbered] si ferma in { $at }, al traino
        [unlimbered] si ferma in { $at }, in batteria
       *[other] si ferma in { $at }
    }.
event-formation-changed =
    { THE($unit) } { $limbered ->
        [yes] passa al traino
       *[other] entra in batteria
    } in { $at }.
event-marker-put =
    { THE($unit) } riceve il segnalino { $marker }{ $number ->
        [1] .
       *[other] { "" } per la seconda volta.
    }
event-shot-fired =
    { THE($firer) } spara { TO($target) } in { $at }, distanza { $distance }: { $hits ->
        [0] nessun colpo a segno
        [1] un colpo a segno
       *[other] due colpi a segno
    }.
event-piece-hit = { THE($unit) } perde un passo in { $at }.
event-piece-eliminated =
    { THE($unit) } è fuori combattimento in { $at }{ $why ->
        [overrun] { "" } perché il nemico entra nell’esagono
        [retreat] { "" } perché non può ritirarsi
       *[other] { "" }
    }.
event-leader-tested =
    { THE($unit) } { $hit ->
        [yes] subisce un colpo
       *[other] resta illeso
    } in { $at }.
event-melee-fought =
    { THE($attacker) } attacca { THE($defender) } in { $at }, { $attack } contro { $defence }: { $result ->
        [active-retreats] parità, l’attaccante si ritira
        [lower-retreats] { THE($loser) } si ritira
        [lower-retreats-with-hit] { THE($loser) } si ritira e subisce un colpo
       *[other] { THE($loser) } è fuori combattimento
    }.
event-retreated = { THE($unit) } si ritira da { $start } a { $end }.
event-retreat-changed = Nuova scelta: { THE($unit) } si ritira in { $end }.
event-rifle-left = Alcuni fucili restano a terra in { $at }.
event-rifle-taken = { THE($unit) } raccoglie i fucili in { $at }.
event-control-taken = { $side } ora tengono { $at }.
event-markers-removed = { $side } tolgono i loro segnalini.
event-water-changed = Acqua nel forte: { $water } ({ $change }).
event-lull-began = Dopo il turno { $turn } comincia una tregua.
event-went-back = { THE($unit) } torna da { $start } a { $end }.
event-recovery-rolled =
    { THE($unit) } { $recovered ->
        [yes] torna al completo
       *[other] resta con un passo solo
    }.
event-unit-returned = { THE($unit) } torna in gioco con truppe fresche in { $at }.
event-day-began = { $side } sono in posizione.
event-game-ended =
    La battaglia è finita: { $winner ->
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
       *[other] { "" } { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] colpisce
       *[other] colpiscono
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-miss =
    { $actor } { $count ->
        [one] non colpisce
       *[other] non colpiscono
    } { $target }.
deed-hurt =
    { $actor } { $count ->
        [one] perde un passo
       *[other] perdono un passo ciascuno
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] vince
       *[other] vincono
    } { $score } { $place } e { $count ->
        [one] distrugge
       *[other] distruggono
    } { $target }.
deed-drive =
    { $actor } { $count ->
        [one] vince
       *[other] vincono
    } { $score } e { $count ->
        [one] spinge indietro
       *[other] spingono indietro
    } { $target } { $place }.
deed-drive-hurt =
    { $actor } { $count ->
        [one] respinge
       *[other] respingono
    } con perdite { $target } { $place }, { $score }.
deed-repel =
    { $actor } { $count ->
        [one] vince
       *[other] vincono
    } { $score } { $place } e { $count ->
        [one] respinge
       *[other] respingono
    } { $target }.
deed-repel-hurt =
    { $actor } { $count ->
        [one] respinge
       *[other] respingono
    } con perdite { $target } { $place }, { $score }.
deed-draw =
    { $actor } { $count ->
        [one] carica
       *[other] caricano
    } { $target } { $place } senza esito, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] è
       *[other] sono
    } fuori combattimento{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] resta ferito
       *[other] restano feriti
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $place ->
        [none] { $count ->
            [one] muove
           *[other] muovono
        }.
       *[other] { $count ->
            [one] va
           *[other] vanno
        } { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] si schiera
       *[other] si schierano
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
       *[other] { "" } { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] passa
       *[other] passano
    } in batteria{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-arm =
    { $actor } { $count ->
        [one] raccoglie dei
       *[other] raccolgono dei
    } fucili.
deed-lull = Comincia una tregua.
deed-return =
    { $actor } { $count ->
        [one] rientra
       *[other] rientrano
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-recover =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    } al completo.
deed-fresh =
    { $actor } { $count ->
        [one] torna
       *[other] tornano
    } in gioco con truppe fresche{ $place ->
        [none] .
       *[other] { "" } { $place }.
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
orders-deploy = Dove si schierano { $side }?
orders-move = { $side } muovono. Quale unità scegli?
orders-go-on =
    { THE($unit) } in { $at } { $left ->
        [0] non ha più punti movimento
        [one] ha ancora { $left } punto movimento
       *[other] ha ancora { $left } punti movimento
    }. Prosegue o resta?
orders-retreat = Dove si ritira { THE($unit) }? Ora è in { $at }.
orders-fire = { $side } sparano. Quale unità scegli?
orders-react = { THE($unit) } entra in { $at }. { $side } sparano?
orders-rearrange = { $side } vogliono spostare le unità prima del nuovo giorno?
orders-orders = Quando devono sparare le tue unità a un nemico che si muove?
prompt-over = La battaglia è finita.
prompt-unit = Quale unità o comandante scegli?
prompt-move-unit = Quale unità o comandante muove?
prompt-to = In quale esagono?
prompt-at = Contro quale bersaglio o esagono?
prompt-with = Come?
prompt-leaders = Con quali comandanti?
prompt-by = Per quale esagono vuoi passare?
prompt-from = Quale unità spara?
prompt-preset = Quali ordini dai a tutte le unità?
prompt-within = Entro quale distanza devono sparare queste unità?
prompt-single = Quale ordine dai a questa unità?
prompt-most = Quante unità possono sparare allo stesso bersaglio?
prompt-spare = Quale probabilità di colpire serve per sparare?
prompt-only = A quali bersagli possono sparare le tue unità?
prompt-step = Dopo ogni tiro nemico a vuoto vuoi decidere se proseguire?
why-deploy = Ogni fazione si schiera nelle sue zone. In un esagono può stare una sola unità. Ogni comandante deve stare con un’unità. La seconda fazione vede lo schieramento della prima. «Schieramento storico» mette ogni pedina dov’era nella battaglia vera.
why-move = Un’unità muove finché ha abbastanza punti movimento. In ogni esagono il nemico può spararle, e il primo colpo la ferma. Fucilieri e cannoni che hanno finito i punti ricevono il segnalino MOSSO e sparano con −1. Per attaccare, entra nell’esagono di un nemico.
why-go-on = L’unità che vince una mischia resta nell’esagono. Se ha ancora punti movimento può proseguire, ma rischia altro fuoco o un’altra mischia.
why-retreat = La fazione che vince una mischia sceglie dove si ritira il difensore battuto. Puoi cambiare la scelta fino al prossimo tiro di dado o alla prossima mossa.
why-fire = Ogni unità spara una volta. I fucili arrivano a 4 esagoni, i cannoni in batteria a 8. La linea di vista dev’essere libera. Un’unità con il segnalino RITIRATA non spara. I segnalini MOSSO e COMBATTIMENTO danno −1 ciascuno.
why-react = Le tue unità possono sparare a un nemico che entra in un esagono a portata e in vista. Ognuna spara una sola volta nel turno nemico, con −1. I cannoni hanno −2 e sparano solo con un comandante. Il primo colpo ferma il nemico.
why-rearrange = Prima del nuovo giorno puoi spostare le unità che si sono appena ritirate o che sono tornate in gioco. Gli etiopi restano nelle loro zone, gli italiani nel forte.
why-orders = Le tue unità seguono gli ordini permanenti mentre il nemico muove. Solo le unità con l’ordine «Chiedi a me» aspettano la tua risposta. Gli ordini restano segreti fino alla fine, ma il nemico vede quando la partita aspetta te.
lesson-deploy = Resta fuori dalla portata dei lancieri e lasciali venire.
lesson-move = Conserva un punto movimento per sparare senza penalità. Le unità fuori vista sono al sicuro.
lesson-go-on = Se prosegui, puoi finire sotto il fuoco o in un’altra mischia.
lesson-retreat = Scegli tu dove va l’unità battuta, anche davanti ai tuoi fucili.
lesson-fire = Da vicino colpisci più facilmente. Un solo colpo distrugge un’unità già ridotta.
lesson-react = Ogni unità spara una sola volta. Se aspetti, il nemico può avvicinarsi ancora.
lesson-rearrange = All’inizio del nuovo giorno le tue unità saranno dove sono ora.
lesson-orders = Con «entro 2» un’unità spara solo ai nemici entro due esagoni.

## Labels

choice-move = Muovi
choice-fire = Fuoco
choice-place = Schiera
choice-historical = Schieramento storico
choice-done-deploy = Pronti
choice-done-move = Fine del movimento
choice-done-fire = Fine del fuoco
choice-done-retreat = Conferma la ritirata
choice-done-rearrange = Comincia il giorno
choice-go = Vai
choice-go-with = Vai con { THE($leaders) }
choice-go-on = Prosegui verso…
choice-alone = Senza comandanti
choice-alone-attack = Senza comandanti, { $chance }
choice-with = Con altri comandanti…
choice-by = Passando per…
choice-unlimber = Metti in batteria
choice-unlimber-alone = Metti in batteria senza comandanti
choice-unlimber-with = Metti in batteria con altri comandanti…
choice-limber = Metti al traino
choice-stay = Resta
choice-onward = Prosegui come ordinato
choice-back = Torna alla partenza
choice-back-to = Torna in { $at }, passando per…
choice-retreat = Cambia la ritirata
choice-retreat-of = Cambia la ritirata { OF($unit) }
choice-pass = Non reagire
choice-pass-move = Non sparare in questa mossa
choice-hold-phase = Non sparare in questa fase
choice-fallback = Segui la regola «Se un giocatore non risponde»
choice-preset = Ordini per tutte le unità
choice-rifles = Fucili
choice-guns = Cannoni
choice-unit-order = Una sola unità…
choice-most = Tiri per bersaglio
choice-spare = Probabilità minima
choice-only = Solo contro…
choice-step = Passo per passo
choice-preset-steady = Calma: fucili entro 2 esagoni, cannoni entro 4
choice-preset-close = Da vicino: fucili entro 1 esagono
choice-preset-long = Da lontano: fucili entro 4 esagoni, cannoni entro 8
choice-preset-horse-only = Solo contro la cavalleria
choice-preset-ask-me = Chiedi a me
choice-preset-hold-all = Nessuno spara
choice-order-within = Entro { $distance }
choice-order-at = Solo in { $at }
choice-order-hold = Non sparare
choice-order-ask = Chiedi a me
choice-order-usual = Come le altre unità di questo tipo
choice-most-of =
    { $count ->
        [0] Nessun tiro
        [one] Al massimo { $count } tiro
       *[other] Al massimo { $count } tiri
    }
choice-spare-below = Non sparare sotto il { $percent } %
choice-spare-none = Spara con qualunque probabilità
choice-kind-all = Tutti i bersagli
choice-switch-on = Sì
choice-switch-off = No
choice-sign-enemy = Nemico
choice-sign-near = Vicino
choice-sign-hit = Colpito
choice-sign-holds = Tiene
choice-sign-distance = { $distance }
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (rinforzo)
choice-unit-shot = { $unit }, distanza { $distance }: { $chance }
choice-target = { $unit } ({ $at }), distanza { $distance }: { $chance }
choice-attack = { $at }: attacca { THE($unit) }, { $chance }
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
        [0] nessun nemico può sparare sul percorso
        [one] { $windows } esagono sotto tiro
       *[other] { $windows } esagoni sotto tiro
    }
detail-attack = { $strength } + dado contro { $against } + dado
detail-attack-cost = costo { $cost }
detail-double = due colpi: { $chance }
pick-move = Muovi un’unità o un comandante
pick-to = Dove?
pick-exactly = Scegli percorso e comandanti…
way-0 = nord
way-1 = nord-est
way-2 = est
way-3 = sud-est
way-4 = sud
way-5 = sud-ovest
way-6 = ovest
way-7 = nord-ovest
pick-where =
    { $to } · { $ground }, { $steps ->
        [one] { $steps } esagono
       *[other] { $steps } esagoni
    } a { $way }
pick-shots = Spara: prima i tiri migliori
pick-react = Spara all’unità in movimento
pick-place = Schiera un’unità o un comandante
pick-on = Verso quale esagono prosegui?
advice-because = { $what } – { $why }

## Answers in words

said-move = { THE($unit) } va in { $at }{ $how }
said-formation =
    { $unit }: { $what ->
        [limber] al traino
       *[other] in batteria
    }{ $how }
said-to = , in { $at }
said-alone = , senza comandanti
said-with = , con { THE($leaders) }
said-by = , passando per { $at }
said-unlimber = , poi in batteria
said-fire = { THE($unit) } spara { TO($target) }
said-react = { THE($unit) } spara
said-place = { $unit } in { $at }
said-go = Prosegui in { $at }
said-back = Torna alla partenza, passando per { $at }
said-retreat = Ritirata in { $at }
said-done = Fatto
said-orders = Ordini permanenti: { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = Ora giocano { $side }. Aspetta la fine del loro turno.
refused-no-orders = Ora non puoi dare ordini permanenti. Puoi darli durante la battaglia, se giochi una fazione.
refused-too-many-orders = Hai cambiato gli ordini permanenti troppe volte dall’ultima mossa (limite: { $most }). Aspetta la prossima mossa.
refused-game-over = La battaglia è finita: non puoi più dare ordini.
refused-no-such-unit = «{ $word }» non è una pedina di questa battaglia. Scegline una dall’elenco.
refused-no-such-hex = «{ $word }» non è un esagono di questa mappa. Scrivi colonna e riga in quattro cifre, come 0907.
refused-not-yours = { THE($unit) } è dell’altra fazione. Scegli una delle tue pedine.
refused-off-the-map = { THE($unit) } non è sulla mappa. Scegli un’altra pedina.
refused-has-moved = { THE($unit) } ha già mosso in questa fase. Scegli un’altra pedina.
refused-fixed = { THE($unit) } non muove mai: questi cannoni sono fissi. Scegli un’altra pedina.
refused-shut-in = { THE($unit) } in { $at } non può entrare in nessun esagono. Scegli un’altra pedina.
refused-emplaced = Questi cannoni sono in batteria. Prima mettili al traino.
refused-limbered-far = Se metti i cannoni al traino, possono muovere di un solo esagono, e solo se costa 1 punto. Scegli un esagono adiacente.
refused-already-there = { THE($unit) } è già in { $at }. Se vuoi fare un giro e tornare lì, scegli «Passando per…» e indica un esagono.
refused-impassable = { THE($unit) } non può mai entrare in { $at }. Scegli un altro esagono.
refused-leader-alone = { THE($unit) } non può entrare da solo in { $at }, dove c’è un nemico. Muovi il comandante con un’unità.
refused-friends-there = { THE($friend) } è in { $at }. Puoi attraversare quell’esagono, ma non fermarti lì.
refused-too-far-to-move =
    { THE($unit) } non arriva in { $at } { $points ->
        [0] senza punti movimento
        [one] con { $points } punto movimento
       *[other] con { $points } punti movimento
    }. Scegli un esagono più vicino.
refused-no-such-way = I punti movimento non bastano per arrivare in { $at } passando per { $by }. Scegli un altro percorso.
refused-no-retreat = Per questa ritirata non puoi scegliere «{ $word }». Scegli un esagono dall’elenco.
refused-no-officer = In { $at } { THE($unit) } non ha un comandante. I cannoni fanno fuoco d’opportunità solo con un comandante. Scegli un’altra unità.
refused-limbered = { THE($unit) } è al traino e non può sparare. I cannoni sparano solo in batteria.
refused-never-fires = { THE($unit) } non ha fucili né cannoni. Scegli un’altra unità.
refused-retreated = { THE($unit) } ha il segnalino RITIRATA e non può sparare. Scegli un’altra unità.
refused-has-fired = { THE($unit) } ha già sparato. Scegli un’altra unità.
refused-too-far = { $at } è troppo lontano per { THE($unit) }: distanza { $distance }, portata { $range }. Scegli un bersaglio più vicino.
refused-not-seen = { THE($unit) } non ha una linea di vista libera verso { $at }. Scegli un altro bersaglio.
refused-nobody-in-sight = { THE($unit) } non vede bersagli a portata. Scegli un’altra unità.
refused-nobody-there = «{ $word }» non è un bersaglio possibile. Scegline uno dall’elenco.
refused-own-side = { THE($target) } è della tua fazione. Scegli un nemico.
refused-leader-with-unit = { THE($target) } è con un’unità. Spara all’unità: se la colpisci, puoi colpire anche il comandante.
refused-nowhere-to-place = Per { THE($unit) } non ci sono altri esagoni liberi. Scegli un’altra pedina.
refused-no-unit-there = Un comandante deve stare con un’unità della sua fazione. In { $at } non ci sono tue unità: scegli un altro esagono.
refused-not-in-zone = { $at } è fuori dalla zona di schieramento { OF($unit) }. Scegli un esagono nella zona.
refused-no-answer = L’ordine è vuoto. Scegli prima che cosa fare.
refused-not-an-option = Qui non puoi scegliere «{ $word }». Scegli una delle opzioni.
refused-not-now = Ora «{ $what }» non è possibile. La fase in corso è «{ $step }».{ $when }
refused-said-twice = Hai indicato «{ $word }» due volte. Indicalo una volta sola.
refused-wrong-number = Scegli almeno { $least } e al massimo { $most } fra queste opzioni.
refused-too-many-words = Togli «{ $word }»: l’ordine è già completo.
refused-more-to-say = L’ordine non è completo. Manca: { $slot }.
when-move = { " " }Ogni turno comincia con il movimento.
when-fire = { " " }Le unità sparano dopo tutte le mosse.
when-place = { " " }Puoi schierare pedine prima della battaglia e nelle tregue.
slot-do = che cosa fare
slot-unit = la pedina
slot-to = l’esagono
slot-at = il bersaglio
slot-from = l’unità che spara
slot-with = come muovere
slot-by = l’esagono da attraversare
slot-leaders = i comandanti
slot-other = un’altra parola

## Steps, log, figures

step-deploy = schieramento
step-player-turn = inizio del turno
step-move = movimento
step-fire-phase = inizio del fuoco
step-fire = fuoco
step-administration = fase amministrativa
step-lull = la tregua
step-rearrange = spostamento delle unità
step-end = la fine
step-react = fuoco d’opportunità
step-orders = ordini permanenti
log-kind-dice = Tiri di dado
log-kind-losses = Perdite
log-kind-fire = Fuoco
log-kind-melee = Mischie
log-kind-moves = Movimenti
log-kind-places = Luoghi e turni
measure-italian-steps = Forze italiane (passi)
measure-ethiopian-steps = Forze etiopi (passi)
measure-dervish-steps = Forze dervisce (passi)
measure-italian-places = Luoghi italiani
measure-ethiopian-places = Luoghi etiopi
measure-dervish-places = Luoghi dervisci
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
purpose-fire = Tiro { OF($firer) } { ON($target) }, distanza { $distance }
purpose-leader = Comandante sotto il fuoco: { $unit }
purpose-melee = Mischia: { $unit }
purpose-recover = Recupero: { $unit }
result-miss = mancato
result-hit = colpito
result-double = doppio colpo
result-recovered = di nuovo al completo
result-reduced = resta con un solo passo
result-active-retreats = parità, l’attaccante si ritira
result-lower-retreats = il perdente si ritira
result-lower-retreats-with-hit = il perdente si ritira e subisce un colpo
result-lower-eliminated = il perdente è eliminato
modifier-support = sostegno
modifier-size = valore di mischia 0
modifier-moved = MOSSO
modifier-combat = COMBATTIMENTO
modifier-opportunity = fuoco d’opportunità
modifier-thirst = sete
modifier-leader = comandante
modifier-at = terreno del bersaglio: { $terrain }
modifier-from = terreno del tiratore: { $terrain }
modifier-in = terreno del difensore: { $terrain }
modifier-height = difensore più in alto
modifier-retreat = RITIRATA
modifier-bayonet = baionette
modifier-melee = valore di mischia
settled-die = il dado per «{ $what }» è già stato tirato (§{ $rule })

## The text board

alt-head = Mappa: { $scenario }. { $acts }. { $when }.
alt-over = Mappa: { $scenario }. La battaglia è finita: { $band }.
alt-places = Luoghi: { $places }.
alt-place = { $place }: { $side }
alt-nobody = nessuno
alt-near = Ingrandimento { OF($at) } e dintorni. { $units }.
alt-units = { $side }: { $units }.
board-side = **{ $side }**
board-corps = { $corps }: { $units }
board-unit = { $unit } { $at }{ $marks }
board-unit-near = { $unit }, a { $far ->
        [one] 1 esagono
       *[other] { $far } esagoni
    } { FROM($enemy) }
board-values = { $kind }, { $leader ->
        [yes] fuoco +{ $fire }, mischia +{ $melee }
       *[no] valore di mischia { $melee }
    }, movimento { $moves }: { $units }
board-marked = segnalino { $marker }
board-ground = **Il terreno**. Il numero di un esagono indica la colonna e la riga, contate dall’angolo in alto a sinistra. Le colonne pari sono più basse di mezzo esagono. Gli esagoni che non sono in questo elenco sono terreno aperto ad altezza 0.
board-terrain = { $terrain }: { $hexes }
board-height = altezza { $height }: { $hexes }
board-gone = Perduti: { $units }
board-places = Luoghi: { $places }
board-rifles = Fucili a terra: { $hexes }
board-water = Acqua: { $water } di { $most }
board-orders = Ordini permanenti: { $orders }
board-order =
    fucili: { $rifles }, cannoni: { $guns }, al massimo { $most ->
        [one] { $most } tiro
       *[other] { $most } tiri
    } per bersaglio
board-order-unit = { $unit }: { $order }
board-order-word =
    { $order ->
        [hold] nessun tiro
        [ask] «Chiedi a me»
        [at] solo in { $at }
       *[within] entro { $distance ->
            [one] { $distance } esagono
           *[other] { $distance } esagoni
        }
    }
board-order-spare = nessun tiro sotto il { $percent } %
board-order-only = solo contro { $kinds }
board-order-step = passo per passo
mark-reduced = un solo passo
mark-limbered = al traino
mark-retreat-2 = seconda RITIRATA

## The end

band-flag-never-down = Bandiera mai ammainata
band-line-held = La linea ha tenuto
band-italian-triumph = Trionfo italiano
band-italian-victory = Vittoria italiana
band-fort-held = Il forte ha tenuto
band-held-until-noon = Resistenza fino a mezzogiorno
band-dervish-victory = Vittoria dei dervisci
band-ethiopian-victory = Vittoria degli etiopi
band-fort-taken = Il forte è caduto
band-line-broken = La linea ha ceduto
band-dervish-triumph = Trionfo dei dervisci
band-ethiopian-triumph = Trionfo degli etiopi
band-emperors-eyes = Sotto gli occhi del negus
band-swept-away = Travolti
band-given-up = Abbandono
band-out-of-time = Tempo scaduto
result-won =
    { $side } vincono al turno { $turns }: { $reason ->
        [resign] l’altra fazione ha abbandonato
        [claim] l’altra fazione ha finito il tempo
        [no-units] l’altra fazione non ha più unità
        [turns] l’ultimo turno è finito
        [fort] il forte è caduto
        [commander] il comandante nemico è caduto
       *[other] tengono abbastanza luoghi
    }.
result-draw = Pareggio al turno { $turns }.
result-score =
    { $side }: { $score } { $kind ->
        [points] { $score ->
            [one] punto
           *[other] punti
        }
       *[other] { $score ->
            [one] luogo
           *[other] luoghi
        }
    }
score-ahead = { $side }: vantaggio di { $ahead }
score-behind = { $side }: svantaggio di { $ahead }
mistake-title = { $side }: { $what }
mistake-leaders-alone = comandanti lasciati soli
    .meaning = Il nemico ha travolto un comandante che non era con un’unità
mistake-places-left = luoghi abbandonati
    .meaning = Un’unità ha lasciato un luogo senza esserci costretta, e il nemico lo ha preso
mistake-rash-melees = mischie avventate
    .meaning = Un attacco rischioso, lontano dagli obiettivi
mistake-shots-forgone = occasioni di tiro perse
    .meaning = Un’unità non ha sparato, anche se aveva almeno 50 probabilità su 100 di colpire
score-even = pari

## House rules

switch-moved = Quando un’unità riceve il segnalino MOSSO
switch-moved-spent = Quando l’unità ha finito i punti movimento
switch-moved-any = Quando l’unità ha lasciato il suo esagono
switch-volleys = Tiri di fucile che valgono due colpi
switch-volleys-top = Con un 6, da vicino
switch-volleys-deadly = Più spesso per gli italiani
switch-sight = Alture e linea di vista
switch-sight-rim = Un terreno più alto del bersaglio blocca la vista
switch-sight-plain = Solo un terreno più alto sia del tiratore sia del bersaglio blocca la vista
switch-bayonet = Baionette all’Amba Alagi
switch-bayonet-all = In attacco e in difesa
switch-bayonet-attackers = Solo in attacco
switch-orders = Ordini permanenti
switch-orders-secret = Segreti fino alla fine
switch-orders-open = Visibili a tutti
switch-reaction = Fuoco d’opportunità
switch-reaction-asked = I giocatori possono decidere tiro per tiro
switch-reaction-instant = Solo ordini permanenti, senza attese
switch-fallback = Se un giocatore non risponde
switch-fallback-1 = Fuoco entro 1 esagono
switch-fallback-2 = Fuoco entro 2 esagoni
switch-fallback-3 = Fuoco entro 3 esagoni
switch-fallback-4 = Fuoco entro 4 esagoni
switch-fallback-hold = Nessun fuoco
switch-handicap = Numero di unità nemiche, contro gli italiani
switch-handicap-of-italian = Numero di unità italiane
switch-handicap-of-ethiopian = Numero di unità etiopi
switch-handicap-of-dervish = Numero di unità dervisce
switch-handicap-0 = Come nello scenario
switch-handicap--2 = Due in meno
switch-handicap--1 = Una in meno
switch-handicap-plus-1 = Una in più
switch-handicap-plus-2 = Due in più

## How to play

guide-1 = **Ascari.** Tre battaglie degli ascari eritrei, dal 1890 al 1896. Una fazione muove e spara, poi l’altra. Sulla pedina il numero grande è il valore di mischia, quello piccolo i punti movimento. Ogni colpo toglie un passo. Una pedina ridotta ha perso uno dei suoi due passi. Il numero di un esagono indica colonna e riga, come 0907.
guide-2 = **Muovere.** Scegli un’unità, poi l’esagono. La mappa mostra dove può arrivare, a che costo, e quanti nemici possono spararle lungo il percorso. Un’unità che conserva un punto movimento spara senza penalità. Può attraversare l’esagono di un’unità amica, ma non fermarsi lì. Per attaccare, entra nell’esagono di un nemico.
guide-3 = **Fuoco d’opportunità.** Quando un nemico entra in un esagono a portata e in vista, le tue unità possono sparare con −1. Ogni unità può farlo una volta per turno. Gli ordini permanenti dicono se sparano da sole entro una certa distanza, non sparano o ti chiedono prima. I tuoi ordini sono segreti. Il primo colpo ferma il nemico.
guide-4 = **Fuoco e mischia.** Un dado decide ogni tiro. Sostegno, comandanti e terreno cambiano il risultato. In mischia ogni fazione somma un dado al valore di mischia. La fazione con il totale più basso si ritira. Se è molto più basso, subisce anche un colpo o è eliminata. Un’unità che si ritira riceve il segnalino RITIRATA e non può sparare.
guide-5 = **Vincere.** Ad Agordat contano le unità nemiche eliminate e i pozzi tenuti. A Macallè contano gli esagoni del forte, all’Amba Alagi cinque luoghi. Le bandiere sulla mappa mostrano di chi è ogni luogo. Un anello rosso tratteggiato segna un luogo con nemici vicini.

## The counters of the guide

counter-tag = battaglione o corpo, e nome
counter-melee = valore di mischia
counter-speed = punti movimento
counter-tabs = segnalini: M per MOSSO, O per FUOCO D’OPPORTUNITÀ
counter-reduced = ridotta: valore riquadrato, angolo tagliato
counter-spears = lancieri: una striscia; non possono sparare
counter-guns = cannoni in batteria
counter-leader = comandante: F per il fuoco, C per la mischia
counter-alt = Quattro pedine ingrandite. I fucilieri hanno una fascia con corpo e unità, valore di mischia, punti movimento e linguette per i segnalini. I lancieri ridotti hanno il valore in un riquadro, un angolo tagliato e una striscia. I cannoni sono in batteria. Il comandante è tondo, con F per il fuoco e C per la mischia.

## The poster

poster-count = Il punteggio
poster-points = punti
poster-units = unità rimaste
poster-steps = passi rimasti
poster-places = luoghi tenuti
poster-orders = Gli ordini permanenti, ora pubblici
poster-fates = I comandanti
poster-curves = Passi rimasti, turno per turno
poster-seed = Partita { $game }
poster-alt = Manifesto: { $scenario }. { $count } Comandanti: { $fates }.
fate-fell = caduto al turno { $turn }
fate-hurt = ferito
fate-unhurt = illeso

## Odds

choice-odds-fire = Un tiro…
choice-odds-melee = Una mischia…
prompt-what = Di quale tiro vuoi le probabilità?
slot-what = il tipo di tiro
refused-no-odds = Ora non è possibile nessun tiro di questo tipo. Scegli l’altro tipo.
odds-title-fire = Tiro { OF($firer) } { ON($target) }, distanza { $distance }
odds-title-melee = { THE($attacker) } attacca { THE($defender) }
odds-roll-plain = Un dado, senza modificatori.
odds-roll-die = Un dado: { $parts }.
odds-roll-melee = { $strength } + dado contro { $against } + dado
odds-double = due colpi
odds-hit = un colpo
odds-miss = nessun colpo
odds-gone = il difensore è eliminato
odds-back-hit = il difensore si ritira e subisce un colpo
odds-back = il difensore si ritira
odds-drawn = parità, l’attaccante si ritira
odds-we-back = l’attaccante si ritira
odds-we-back-hit = l’attaccante si ritira e subisce un colpo
odds-we-gone = l’attaccante è eliminato
odds-success = Successo: { $chance }
odds-mean = Passi che il nemico perde in media: { $mean }
odds-counted = passi persi dal nemico
odds-change-nearer = Da un esagono più vicino: { $chance }
odds-change-react = Come fuoco d’opportunità: { $chance }
odds-change-stronger = Con +1 (un comandante o le baionette): { $chance }
odds-line = { THE($firer) } { ON($target) }, distanza { $distance }: { $chance }

## Overlays

overlay-happened = Che cosa è successo
overlay-reach = Dove arriva un’unità
overlay-sight = Che cosa vede un’unità
overlay-threat = Dove arriva il fuoco
overlay-labels = Numeri degli esagoni
overlay-quiet = In questo turno non è ancora successo nulla.
overlay-way = Il percorso
overlay-window = Unità che potrebbero sparare
overlay-zone = Dove può schierarsi
overlay-reach-line = { THE($unit) } in { $at } può raggiungere questi esagoni, a questi costi: { $hexes }. Tra parentesi vedi quanti nemici potrebbero sparare durante il movimento.
overlay-way-line = { $unit }: { $hexes }, costo { $cost }.
overlay-way-none = { THE($unit) } non può andare in { $at }.
overlay-way-safe = Lungo il percorso nessun nemico potrebbe sparare.
overlay-way-threats = Nemici che potrebbero sparare, esagono per esagono: { $hexes }.
overlay-sight-dark = A portata ma fuori vista: { $hexes }
overlay-threat-line = Dove possono sparare { $side }:
overlay-threat-by =
    { $count ->
        [0] nessuna unità: { $hexes }
        [one] un’unità: { $hexes }
       *[other] { $count } unità: { $hexes }
    }
overlay-window-line = { THE($unit) } è in { $at }. Queste unità potrebbero sparare: { $shots }.
overlay-window-none = Ora nessuna unità potrebbe sparare.
overlay-zone-line = { THE($unit) } può schierarsi in: { $hexes }
overlay-reach-none = { THE($unit) } non raggiunge altri esagoni.
overlay-sight-line =
    { THE($unit) } in { $at } { $seen ->
        [0] non vede esagoni a portata.
        [one] vede { $seen } esagono a portata: { $hexes }
       *[other] vede { $seen } esagoni a portata: { $hexes }
    }
overlay-ranges = Distanze degli ordini permanenti
choice-happened = Che cosa è successo
choice-reach = Dove arriva un’unità…
choice-sight = Che cosa vede un’unità…
choice-threat = Dove arriva il fuoco…
choice-ranges = Distanze degli ordini permanenti
choice-labels = Numeri degli esagoni
prompt-show = Che cosa deve mostrare la mappa?
prompt-of = Per quale unità o fazione?
overlay-labels-line = Il numero di un esagono indica colonna e riga: il primo della colonna 9 è 0901.

## La lezione

learn-wait = Eritrea, 1890. Comandi gli italiani contro i dervisci. Vinci se dopo il turno 8 hai più punti: contano i nemici eliminati e i pozzi. Lance 1 è in 1006 con l’emiro che la comanda, a due esagoni dalla tua 1ª compagnia. I tuoi fucilieri sparano dopo tutti i movimenti. I lancieri non sparano.
    .question = Carichi, o chiudi il movimento e spari?
    .why = I fucili colpiscono da lontano, ma in mischia perdono. Resta fermo: i lancieri devono venire da te, e tu spari per primo.
learn-later = La tua 1ª compagnia tiene da sola i pozzi (0906). Lance 1 le corre incontro ed è a due esagoni. Un’unità può sparare ai nemici in movimento una sola volta nel loro turno: con «Non reagire» conservi il tiro.
    .question = Spari ora, o aspetti che Lance 1 si avvicini di un esagono?
    .why = A un esagono un tiro colpisce molto più spesso che a due, e ogni unità ha un solo tiro.
learn-leader = Lance 1 è sola in 1006, e questa volta attacchi tu. Il capitano Fara è con la 1ª compagnia.
    .question = Il capitano Fara va con la compagnia?
    .why = In mischia un comandante rinforza la sua unità, ma corre gli stessi rischi.
