# La révolte des Boxers in italiano: tutto quello che legge chi gioca, tranne le regole.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = I tuoi uomini sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = Schieramento del consigliere
button-first-change = Sposta un uomo
scenario-fu-gate = La porta del Fu, luglio 1900
    .note = per la prima partita: 6 uomini contro 34, con scale, un barile e un cannone, 9 turni
    .opening = **La porta del Fu, luglio 1900.** Sei difensori contro trentaquattro Boxer.
    .goal = I Boxer vincono se a fine turno hanno nel parco sei figure non inchiodate, e più figure degli europei. Dopo nove turni vincono gli europei.
    .goal-europeans = I Boxer vincono se a fine turno hanno nel parco almeno sei figure non inchiodate, e più figure di te. Per vincere resisti nove turni.
scenario-langfang = L’avamposto di Langfang, giugno 1900
    .note = una stazione in campo aperto: 7 uomini con una mitragliatrice contro 30, 9 turni
    .opening = **Langfang, 14 giugno 1900.** Sette marinai con una mitragliatrice difendono la stazione. Trenta Boxer arrivano dagli angoli.
    .goal = I Boxer vincono se a fine turno hanno nel piazzale tre figure non inchiodate, e più figure degli europei. Dopo nove turni vincono gli europei.
scenario-tartar-wall = La sortita sulle mura tartare, luglio 1900
    .note = una partita breve in cui attaccano gli europei: 10 uomini contro 15, 6 turni
    .opening = **Le mura tartare, 3 luglio 1900.** Dieci europei attaccano di notte una barricata. Quindici Boxer la difendono, ma nove dormono.
    .goal = Gli europei hanno sei turni. Vincono se a fine turno hanno oltre la barricata almeno sette figure non inchiodate, e più figure dei Boxer.
side-europeans = gli europei
    .short = Europei
side-boxers = i Boxer
    .short = Boxer
ground-building = edificio
ground-ruin = rovina
ground-trench = trincea
ground-scrub = boscaglia
ground-water = acqua
ground-open = terreno aperto
ground-hill = collina
ground-wall = muro
ground-door = porta
ground-hedge = siepe
ground-barricade = barricata
ground-low = muretto
kind-bearer = portatore del barile
kind-brave = valoroso
kind-chief = capo
kind-crew = mitragliere
kind-fanatic = fanatico
kind-gunner = artigliere
kind-jingal = tiratore di jingal
kind-officer = ufficiale
kind-old-rifle = uomo con un vecchio fucile
kind-rifleman = fuciliere
kind-spear = lanciere
kind-sword = uomo con la sciabola
fu-gate-inn = locanda
    .the = la locanda
    .of = della locanda
fu-gate-dye-works = tintoria
    .the = la tintoria
    .of = della tintoria
fu-gate-pawnshop = banco dei pegni
    .the = il banco dei pegni
    .of = del banco dei pegni
fu-gate-great-hall = salone
    .the = il salone
    .of = del salone
fu-gate-rockery = giardino di rocce
    .the = il giardino di rocce
    .of = del giardino di rocce
fu-gate-bamboo = bambù
    .the = il bambù
    .of = del bambù
fu-gate-wall-west = muro a ovest della porta
    .the = il muro a ovest della porta
    .of = del muro a ovest della porta
fu-gate-gate = porta
    .the = la porta
    .of = della porta
fu-gate-wall-east = muro a est della porta
    .the = il muro a est della porta
    .of = del muro a est della porta
fu-gate-group-e = Gruppo di Shiba
fu-gate-group-a = Colonna del vicolo
    .the = la colonna del vicolo
fu-gate-group-b = Colonna delle case bruciate
    .the = la colonna delle case bruciate
fu-gate-group-c = Colonna della tintoria
    .the = la colonna della tintoria
fu-gate-group-g = Cannone Krupp
fu-gate-group-k = Barile di polvere da sparo
langfang-station = stazione
    .the = la stazione
    .of = della stazione
langfang-carriage-1 = 1ª carrozza
    .the = la prima carrozza
    .of = della prima carrozza
langfang-carriage-2 = 2ª carrozza
    .the = la seconda carrozza
    .of = della seconda carrozza
langfang-village = villaggio
    .the = il villaggio
    .of = del villaggio
langfang-temple = tempio
    .the = il tempio
    .of = del tempio
langfang-north-field = campo nord
    .the = il campo nord
    .of = del campo nord
langfang-west-field = campo ovest
    .the = il campo ovest
    .of = del campo ovest
langfang-east-field = campo est
    .the = il campo est
    .of = del campo est
langfang-south-field = campo sud
    .the = il campo sud
    .of = del campo sud
langfang-bank = massicciata
    .the = la massicciata
    .of = della massicciata
langfang-hedge-west = siepe ovest
    .the = la siepe ovest
    .of = della siepe ovest
langfang-hedge-east = siepe est
    .the = la siepe est
    .of = della siepe est
langfang-brickyard = muro della fornace
    .the = il muro della fornace
    .of = del muro della fornace
langfang-graveyard = muro del cimitero
    .the = il muro del cimitero
    .of = del muro del cimitero
langfang-group-e = Picchetto
langfang-group-a = Prima colonna
    .the = la prima colonna
langfang-group-b = Seconda colonna
    .the = la seconda colonna
langfang-group-c = Terza colonna
    .the = la terza colonna
tartar-wall-guard-hut = corpo di guardia
    .the = il corpo di guardia
    .of = del corpo di guardia
tartar-wall-half-tower = torre incompiuta
    .the = la torre incompiuta
    .of = della torre incompiuta
tartar-wall-weeds-south = erbacce a sud
    .the = le erbacce a sud
    .of = delle erbacce a sud
tartar-wall-weeds-north = erbacce a nord
    .the = le erbacce a nord
    .of = delle erbacce a nord
tartar-wall-brick-stack = catasta di mattoni
    .the = la catasta di mattoni
    .of = della catasta di mattoni
tartar-wall-american-barricade-1 = barricata americana a nord
    .the = la barricata americana a nord
    .of = della barricata americana a nord
tartar-wall-american-barricade-2 = barricata americana a sud
    .the = la barricata americana a sud
    .of = della barricata americana a sud
tartar-wall-group-e = Gruppo di Myers
tartar-wall-group-a = Guardia della barricata
tartar-wall-group-b = Rinforzo
feature-barricade = barricata { $number }
    .the = la barricata { $number }
    .of = della barricata { $number }
feature-fire = incendio { $number }
    .the = l’incendio { $number }
    .of = dell’incendio { $number }
feature-section = { $feature }, sezione { $number }
figure = { $figure } ({ $kind })
map-before = prima dello scontro
map-turn = turno { $turn } di { $turns }
map-force = { $figures } su { $all } · { $points ->
    [one] un punto
   *[other] { $points } punti
}
map-fight = Mappa da vicino
map-objective = Obiettivo
map-holding = nell’obiettivo: { $held }, ne servono { $count }
map-acts =
    { $phase ->
        [deployment] { $side } si schierano
        [rallies] Riordino
        [movement] { $side } muovono
        [fire] { $side } sparano
        [melee] Mischie
       *[over] Lo scontro è finito
    }
legend-moving = in movimento
legend-stopped = fermato
legend-pinned = inchiodato
legend-rifle = fucile
legend-jingal = jingal
legend-pistol = pistola
legend-leader = comandante
legend-fanatic = fanatico
legend-hit = colpo a segno
legend-miss = colpo a vuoto
legend-way = percorso fatto
legend-fallen = caduto
legend-goal = obiettivo
colon = { $name }: { $what }
semicolon = { $one }; { $two }
place-feature = { $square } ({ $feature })
thing-ladder = scala { $number }
    .the = la scala { $number }
thing-stairs = le scale
thing-ram = ariete { $number }
    .the = l’ariete { $number }
thing-keg = il barile
thing-gun = il cannone
thing-mg = la mitragliatrice
event-barricade-placed = La barricata { $number } va da { $start } a { $end }.
event-figure-placed =
    { $figure } { $why ->
        [corner] entra dall’angolo
        [arrived] arriva
        [fell] cade dalla scala
       *[other] prende posizione
    } in { $at }.
event-corner-drawn =
    La colonna { $group } estrae l’angolo { $drawn }{ $barred ->
        [yes] , che è bloccato. Entra dall’angolo { $entered }.
       *[other] { "" } ed entra da lì.
    }
event-deployment-ended = { $side } sono pronti.
event-turn-began = Comincia il turno { $turn }.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] arriva.
       *[other] non arriva ancora.
    }
event-points-rolled =
    { $side } { $points ->
        [0] non hanno punti azione
        [one] hanno { $points } punto azione
       *[other] hanno { $points } punti azione
    }{ $losses ->
        [0] .
       *[other] , { $losses } in meno per le perdite.
    }
event-sides-ordered = { $side } muovono per primi in questo turno.
event-points-given = { $side } spendono punti per il riordino: { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] si riordina
       *[other] non si riordina
    } e { $state ->
        [steady] ora è saldo
        [stopped] ora è fermato
        [pinned] ora è inchiodato
       *[routed] fugge
    }.
event-morale-tested =
    { $figure } vede cadere un compagno e { $passed ->
        [yes] non cede
       *[other] { $state ->
            [steady] ora è saldo
            [stopped] ora è fermato
           *[pinned] ora è inchiodato
        }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] cade sotto il fuoco
        [blast] cade nell’esplosione
        [melee] cade in mischia
        [rout] fugge
        [morale] si scoraggia e fugge
        [charge] è travolto
        [keg] salta in aria con il barile
       *[other] è fuori combattimento
    } in { $at }.
event-location-tried =
    { $observer ->
        [none] { $target } { $found ->
            [yes] è individuato
           *[other] non è individuato
        }
       *[other] { $observer } { $found ->
            [yes] individua
           *[other] non individua
        } { $target }
    }.
event-order-given =
    { $figures } { $mode ->
        [run] { $alone ->
            [yes] corre
           *[other] corrono
        } verso { $goal }
        [crawl] { $alone ->
            [yes] va
           *[other] vanno
        } carponi verso { $goal }
        [charge-run] { $alone ->
            [yes] carica
           *[other] caricano
        } { $target }
        [charge-crawl] { $alone ->
            [yes] carica
           *[other] caricano
        } carponi { $target }
        [climb] { $alone ->
            [yes] sale
           *[other] salgono
        } per { $target }
        [down] { $alone ->
            [yes] scende
           *[other] scendono
        } per { $target }
        [over] { $alone ->
            [yes] scavalca
           *[other] scavalcano
        } il muro con { $target }
        [door] { $alone ->
            [yes] apre o chiude
           *[other] aprono o chiudono
        } { $target }
        [serve] { $alone ->
            [yes] va
           *[other] vanno
        } a manovrare { $target }
        [push] { $alone ->
            [yes] spinge
           *[other] spingono
        } il cannone verso { $goal }
        [pick-up] { $alone ->
            [yes] raccoglie
           *[other] raccolgono
        } { $target }
        [drop] { $alone ->
            [yes] posa
           *[other] posano
        } { $target }
       *[other] { $alone ->
            [yes] si ferma
           *[other] si fermano
        }
    }{ $cost ->
        [0] { "" } senza spendere punti
        [one] { "" }, per { $cost } punto azione
       *[other] { "" }, per { $cost } punti azione
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] scende in
        [fell] cade in
        [left] lascia il tavolo da
       *[other] va in
    } { $at }{ $spent ->
        [0] .
       *[other] { " " }({ $spent } cm).
    }
event-contact-made = { $figure } raggiunge { $target }.
event-thing-changed =
    { $how ->
        [dropped] { $what } è a terra in { $at }
        [taken] { $figures } { $alone ->
            [yes] prende
           *[other] prendono
        } { $what }
        [raised] { $figures } { $alone ->
            [yes] alza
           *[other] alzano
        } { $what } contro { $piece }
        [climbed] { $figures } { $alone ->
            [yes] sale
           *[other] salgono
        } per { $what }
        [down] { $figures } { $alone ->
            [yes] scende
           *[other] scendono
        } per { $what } in { $at }
        [over] { $figures } { $alone ->
            [yes] scavalca
           *[other] scavalcano
        } il muro con { $what }
        [served] { $figures } { $alone ->
            [yes] manovra
           *[other] manovrano
        } { $what }
        [missed] { $figures } { $alone ->
            [yes] non raggiunge
           *[other] non raggiungono
        } { $what }
        [let-go] { $figures } { $alone ->
            [yes] lascia
           *[other] lasciano
        } { $what }
       *[pushed] { $figures } { $alone ->
            [yes] spinge
           *[other] spingono
        } { $what } in { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] apre
       *[other] chiude
    } { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] spara contro la carica di { $target }
        [sweep] fa una raffica a ventaglio su { $target }
        [bombard] bombarda { $target }
       *[other] spara { TO($target) }
    } da { $gap } cm e { $hit ->
        [yes] colpisce
       *[other] manca il bersaglio
    }{ $broken ->
        [yes] . L’arma si rompe.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] si salva{ $state ->
            [steady] .
            [stopped] , ma ora è fermato.
           *[pinned] , ma ora è inchiodato.
        }
       *[other] non si salva.
    }
event-obstacle-hit =
    { $by ->
        [gun] Il cannone colpisce
        [ram] L’ariete colpisce
        [keg] Il barile colpisce
        [shell] La granata colpisce
       *[other] Il cannone colpisce
    } { $piece }: { $destroyed ->
        [yes] l’ostacolo è distrutto
       *[other] { $total ->
            [0] nessun danno
           *[other] danni totali { $total }
        }
    }{ $burns ->
        [yes] . Scoppia un incendio.
       *[other] .
    }
event-shell-deviated =
    La granata diretta in { $aimed } scoppia in { $burst }{ $distance ->
        [0] , sul bersaglio.
       *[other] , a { $distance } cm dal bersaglio.
    }
event-keg-rolled =
    Il barile { $result ->
        [explodes] scoppia troppo presto.
        [dud] fa cilecca.
        [cracked] danneggia{ $piece ->
            [none] { "" } il muro.
           *[other] { "" } { $piece }.
        }
       *[other] sfonda{ $piece ->
            [none] { "" } il muro.
           *[other] { "" } { $piece }.
        }
    }
event-section-breached = { $figure } sfonda { $piece }.
event-fight-fought =
    { $attacker } attacca { $defender }, { $attack } a { $defence }: { $loser ->
        [none] non cade nessuno
       *[other] { $loser } cade
    }{ $helpers ->
        [none] .
       *[other] . In appoggio: { $helpers }.
    }
event-turn-ended = Fine del turno { $turn }. Figure nell’obiettivo: { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] vincono: tengono l’obiettivo
        [exit] vincono: abbastanza figure hanno lasciato il tavolo
        [losses] vincono: l’altra fazione ha perso troppe figure
        [nobody] vincono: l’altra fazione non ha più figure in grado di agire
       *[other] vincono: è finito l’ultimo turno
    }.
dice-account = { $what } (§{ $rule }): { $several ->
        [yes] dadi
       *[other] dado
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , serve { $score } o più a { $gap } cm
settled-die = il dado per «{ $what }» è già stato tirato (§{ $rule })
purpose-shot = { $firer } spara { TO($target) }, { $gap } cm
purpose-penalty = penalità di { $name }: un altro nemico è più vicino
purpose-fire = tiro: { $name }
purpose-save = tiro salvezza: { $name }
purpose-rally = riordino: { $name }
purpose-morale = morale: { $name }
purpose-locate = individuazione: { $name }
purpose-move = movimento: { $name }
purpose-melee = mischia: { $name }
purpose-points = punti azione: { $name }
purpose-corner = angolo d’arrivo della colonna { $name }
purpose-arrival = arrivo: { $name }
purpose-ram = { $name }
purpose-shell = dove cade la granata
purpose-keg = il barile
result-hit = a segno
result-miss = a vuoto
result-found = individuato
result-hidden = non individuato
result-passed = riuscito
result-failed = fallito
result-saved = salvo
result-lost = perduto
result-comes = arriva
result-away = non arriva ancora
result-explodes = scoppia troppo presto
result-dud = fa cilecca
result-cracked = lesionato
result-breached = sfondato
result-points =
    { $losses ->
        [0] punti: { $points }
       *[other] punti: { $points } (perdite: −{ $losses })
    }
result-distance = { $distance } cm
result-damage = danni { $damage }, in tutto { $total }
result-corner = angolo { $corner }
modifier-regular = regolare
modifier-irregular = irregolare
modifier-fanatic = fanatico
modifier-moving = in movimento
modifier-stopped = fermato
modifier-pinned = inchiodato
modifier-obsolete = arma antiquata
modifier-smoke = fumo
modifier-points = punti spesi
modifier-support = appoggio
modifier-assailant = assalitore
modifier-near = entro 20 cm
modifier-light = copertura leggera
modifier-dense = copertura densa
modifier-moving-rifle = fucile in movimento
modifier-other-target = un altro nemico è più vicino
modifier-gunners-lost = artiglieri perduti
modifier-several-observers = più osservatori
modifier-target-moving = bersaglio in movimento
modifier-fired-defensively = ha sparato contro la carica
## Il dispaccio: chi, che cosa, chi, dove

deed-kill =
    { $actor } { $count ->
        [one] abbatte
       *[other] abbattono
    } { $target }.
deed-cut =
    { $actor } { $count ->
        [one] abbatte in mischia
       *[other] abbattono in mischia
    } { $target }{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-pin =
    { $actor } { $count ->
        [one] inchioda
       *[other] inchiodano
    } { $target }.
deed-stop =
    { $actor } { $count ->
        [one] ferma
       *[other] fermano
    } { $target }.
deed-miss =
    { $actor } { $count ->
        [one] non colpisce
       *[other] non colpiscono
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-jam =
    { $actor } { $count ->
        [one] non può più
       *[other] non possono più
    } sparare.
deed-beat =
    { $actor } { $count ->
        [one] batte
       *[other] battono
    } { $target }{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-fight =
    { $actor } { $count ->
        [one] combatte
       *[other] combattono
    } ancora contro { $target }, { $score }.
deed-flee =
    { $actor } { $count ->
        [one] fugge
       *[other] fuggono
    }.
deed-waver =
    { $actor } { $count ->
        [one] si scoraggia
       *[other] si scoraggiano
    }.
deed-fall =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    }.
deed-overrun =
    { $actor } { $count ->
        [one] è travolto
       *[other] sono travolti
    }.
deed-rally =
    { $actor } { $count ->
        [one] si riordina
       *[other] si riordinano
    }.
deed-spot =
    { $actor } { $count ->
        [one] individua
       *[other] individuano
    } { $target }.
deed-contact =
    { $actor } { $count ->
        [one] raggiunge
       *[other] raggiungono
    } { $target }.
deed-charge =
    { $actor } { $count ->
        [one] carica
       *[other] caricano
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-run =
    { $actor } { $count ->
        [one] corre
       *[other] corrono
    }.
deed-crawl =
    { $actor } { $count ->
        [one] si muove
       *[other] si muovono
    } carponi.
deed-halt =
    { $actor } { $count ->
        [one] si ferma
       *[other] si fermano
    }.
deed-leave =
    { $actor } { $count ->
        [one] lascia
       *[other] lasciano
    } il campo.
deed-busy =
    { $actor } { $count ->
        [one] è al lavoro
       *[other] sono al lavoro
    }{ $target ->
        [none] .
       *[other] { "" } con { $target }.
    }
deed-thing-taken =
    { $actor } { $count ->
        [one] prende
       *[other] prendono
    } { $target }.
deed-thing-dropped =
    { $actor } { $count ->
        [one] posa
       *[other] posano
    } { $target }.
deed-thing-let-go =
    { $actor } { $count ->
        [one] abbandona
       *[other] abbandonano
    } { $target }.
deed-thing-raised =
    { $actor } { $count ->
        [one] alza
       *[other] alzano
    } { $target } contro { $place }.
deed-thing-climbed =
    { $actor } { $count ->
        [one] sale
       *[other] salgono
    } per { $target }.
deed-thing-down =
    { $actor } { $count ->
        [one] scende
       *[other] scendono
    } per { $target }.
deed-thing-over =
    { $actor } { $count ->
        [one] scavalca
       *[other] scavalcano
    } il muro.
deed-thing-pushed =
    { $actor } { $count ->
        [one] spinge
       *[other] spingono
    } { $target }.
deed-thing-served =
    { $actor } { $count ->
        [one] manovra
       *[other] manovrano
    } { $target }.
deed-thing-missed =
    { $actor } { $count ->
        [one] non raggiunge
       *[other] non raggiungono
    } { $target }.
deed-drop-alone =
    { $actor } { $count ->
        [one] resta
       *[other] restano
    } a terra.
deed-open =
    { $actor } { $count ->
        [one] apre
       *[other] aprono
    } { $place }.
deed-close =
    { $actor } { $count ->
        [one] chiude
       *[other] chiudono
    } { $place }.
deed-break =
    { $actor } { $count ->
        [one] sfonda
       *[other] sfondano
    } { $place }.
deed-breach =
    { $actor } { $count ->
        [one] sfonda
       *[other] sfondano
    } { $place }.
deed-damage =
    { $actor } { $count ->
        [one] danneggia
       *[other] danneggiano
    } { $place }.
deed-withstand =
    { $actor } { $count ->
        [one] non danneggia
       *[other] non danneggiano
    } { $place }.
deed-tumble =
    { $actor } { $count ->
        [one] cade
       *[other] cadono
    } dalla scala.
deed-corner =
    { $actor } { $count ->
        [one] entra
       *[other] entrano
    } dall’angolo { $place }.
deed-enter =
    { $actor } { $count ->
        [one] arriva
       *[other] arrivano
    }.
deed-arrive =
    { $actor } { $count ->
        [one] arriva
       *[other] arrivano
    }.
deed-place =
    { $actor } { $count ->
        [one] prende
       *[other] prendono
    } posizione.
deed-ready =
    { $actor } { $count ->
        [one] è pronto
       *[other] sono pronti
    }.
deed-barricade =
    { $actor } { $count ->
        [one] è al suo posto
       *[other] sono al loro posto
    }.
deed-unbarricade =
    { $actor } { $count ->
        [one] viene tolta
       *[other] vengono tolte
    }.
deed-burn = { $place } prende fuoco.
deed-astray = La granata devia.
deed-keg-explodes =
    Il barile { $place ->
        [none] salta in aria.
       *[other] fa saltare in aria { $place }.
    }
deed-keg-breached = Il barile sfonda { $place }.
deed-keg-cracked = Il barile danneggia { $place }.
deed-keg-dud = Il barile fa cilecca.
deed-by-gun = il cannone
deed-by-ram = l’ariete
deed-by-keg = il barile
deed-by-shell = una granata
deed-boxers =
    { $count ->
        [one] { $count } Boxer
       *[other] { $count } Boxer
    }
deed-europeans =
    { $count ->
        [one] { $count } europeo
       *[other] { $count } europei
    }
deed-more =
    { $count ->
        [one] un altro
       *[other] altri { $count }
    }
deed-units =
    { $count ->
        [one] una figura
       *[other] { $count } figure
    }
deed-boxers-named = i Boxer { $figures }
deed-europeans-named = gli europei { $figures }

panel-title = { $scenario } · turno { $turn } di { $turns } · { $acts }
panel-title-deployment = { $scenario } · schieramento
panel-title-end = { $scenario } · hanno vinto { $side }
panel-side =
    { $side }: { $figures ->
        [0] nessuna figura
        [one] { $figures } figura
       *[other] { $figures } figure
    }, { $points ->
        [0] nessun punto azione
        [one] { $points } punto azione
       *[other] { $points } punti azione
    }
story-located =
    { $found ->
        [none] Nessun nemico è stato individuato
       *[other] Nemici individuati: { $found }
    }{ $hidden ->
        [none] .
       *[other] . Non individuati: { $hidden }.
    }
overlay-happened = Che cosa è successo
overlay-reach = Dove può arrivare
overlay-ranges = Portata di tiro
overlay-sight = Vista
overlay-cover = Copertura
overlay-distances = Distanze
overlay-way = Il percorso
overlay-quiet = In questo turno non è ancora successo nulla.
overlay-reach-line = { $figure } in { $at } percorre almeno { $least } cm (contorno interno) e al massimo { $most } cm (contorno esterno). La distanza dipende dal dado e dagli ostacoli.
overlay-squares = Quadrati: { $squares }.
overlay-sight-line = { $figure } in { $at } vede: { $seen }.
overlay-ranges-line = Per colpire, { $figure } deve ottenere almeno: { $rings }.
overlay-ring = { $score } fino a { $gap } cm
overlay-shots = Tiri possibili ora: { $shots }.
overlay-no-shots = Ora non c’è nessun tiro possibile.
overlay-cover-line = { $side }: copertura dai tre nemici più vicini.
overlay-cover-dense = Copertura densa: { $squares }.
overlay-cover-light = Copertura leggera o migliore: { $squares }.
overlay-distances-line = Distanze da { $figure } in { $at } (linea continua: figura in vista):
overlay-way-line = Il percorso di { $figures } verso { $at }.
choice-happened = Che cosa è successo
choice-reach = Portata di movimento
choice-ranges = Portata di tiro
choice-sight = Vista
choice-cover = Copertura
choice-distances = Distanze
prompt-support-with-who = Quali figure danno appoggio?
prompt-show = Che cosa vuoi vedere?
prompt-of = Per quali figure?
part-north-west = Nord-ovest
part-north-east = Nord-est
part-south-west = Sud-ovest
part-south-east = Sud-est
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (non in vista)
    }
orders-over = Lo scontro è finito.
orders-deploy = { $side } si schierano. Figure e barricate sono al posto giusto?
orders-rally =
    { $side } riordinano { $marked }. Come spendi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }?
orders-order = { $side } muovono. Punti rimasti: { $points }. Quale ordine dai?
orders-defend = { $figure } spara { TO($chargers) } prima della mischia?
orders-fire = { $side } sparano. Quale figura spara, e a quale nemico?
orders-support = { $attacker } attacca { $defender }. Mandi figure in appoggio?
orders-orders = Quali ordini permanenti dai per riordino, tiro difensivo e appoggi?
prompt-over = Lo scontro è finito.
prompt-who = Quali figure?
prompt-to = Dove vanno le figure, o che cosa fanno?
prompt-do = Che cosa vuoi fare?
prompt-at = Contro quale bersaglio?
prompt-how = In che modo?
prompt-from = Quale figura spara?
why-deploy = Il difensore si schiera per primo e piazza fino a sei barricate. Poi si schiera l’attaccante.
why-rally = Ogni figura fermata o inchiodata tira un dado. Con 4 o più migliora di un grado, con meno peggiora. I punti spesi per una figura aiutano il suo tiro. Le due fazioni decidono nello stesso momento.
why-order = Un ordine muove un gruppo. Una corsa copre 10 cm più un tiro di dado, un’avanzata carponi solo il tiro di dado. Partire, caricare e lasciare una copertura costano punti.
why-defend = Una figura che subisce una carica può sparare a uno degli assalitori, a distanza minima e senza mirare. Poi combatte con −2.
why-fire = Ogni figura può sparare una volta, a un nemico in vista. Il punteggio per colpire dipende da arma e distanza. Una figura che non si è mossa tira due dadi e tiene il migliore.
why-support = Fino a due compagni a contatto con la figura attaccata danno +1 ciascuno. Se la figura perde, cadono anche i compagni.
why-orders = Gli ordini permanenti valgono subito. L’altra fazione non li vede prima della fine.
lesson-deploy = Gli uomini al coperto sopravvivono più spesso ai tiri.
lesson-rally = Una figura inchiodata che non si riordina è perduta.
lesson-order = I gruppi in movimento proseguono gratis. Partire costa punti.
lesson-defend = Una figura che spara contro una carica combatte poi con −2.
lesson-fire = Spara al nemico individuato più vicino: non hai penalità.
lesson-support = Se la figura attaccata cade, cadono anche le figure in appoggio.
lesson-orders = Con «Decide il consigliere» non devi rispondere nel turno avversario.
choice-place = Sposta una figura
choice-barricade = Sposta una barricata
choice-done-deploy = Pronti
choice-done-order = Chiudi il movimento
choice-done-fire = Chiudi il tiro
choice-advised = Decide il consigliere
choice-none = Non spendere punti
choice-spend = Scegli a chi dare punti…
choice-fire = Spara
choice-hold = Non sparare
choice-use = Con gli appoggi
choice-with = Scegli gli appoggi
choice-alone = Senza appoggi
choice-gun = Il cannone
choice-mg = La mitragliatrice
choice-sweep = Raffica a ventaglio
choice-one_target = Spara a un uomo
choice-direct = Spara a un uomo in vista
choice-obstacle = Spara a un ostacolo
choice-bombard = Bombarda un edificio
choice-rallies = Riordino
choice-defence = Tiro difensivo
choice-supports = Appoggi
choice-way-ask = chiedimi
choice-way-advised = decide il consigliere
choice-way-never = mai
choice-way-always = sempre
choice-sign-enemy = Nemico
choice-sign-near = Vicino
choice-sign-hit = Colpito
choice-sign-holds = Tiene
choice-sign-distance = { $distance } cm
choice-site = altrove
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Corri verso { $goal }{ $form ->
        [close] { "" }, in gruppo stretto
        [open] { "" }, in ordine sparso
       *[keep] { "" }
    }
choice-crawl =
    Vai carponi verso { $goal }{ $form ->
        [close] { "" }, in gruppo stretto
        [open] { "" }, in ordine sparso
       *[keep] { "" }
    }
choice-halt = Fermati ({ detail-cost })
choice-charge-run = Carica { $target }
choice-charge-crawl = Carica carponi { $target }
choice-climb = Sali per { $what } ({ detail-cost })
choice-down = Scendi per { $what } ({ detail-cost })
choice-over = Scavalca il muro con { $what } ({ detail-cost })
choice-pick-up = Raccogli { $what } ({ detail-cost })
choice-drop = Posa { $what } ({ detail-cost })
choice-door = Apri o chiudi { $what } ({ detail-cost })
choice-push = Spingi verso { $goal } ({ detail-cost })
choice-target = { $target }, { $gap } cm: { $chance }
choice-rally-points = { $figure } +{ $points }: { $chance }
detail-unit =
    { $at }{ $moving ->
        [yes] { "" }, in movimento
       *[other] { "" }, immobile
    }{ $state ->
        [stopped] { "" }, fermato
        [pinned] { "" }, inchiodato
       *[steady] { "" }
    }
detail-target =
    serve { $score } o più{ $aims ->
        [yes] { "" }, tiro mirato
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, un altro nemico è più vicino
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [0] gratis
        [one] { $cost } punto
       *[other] { $cost } punti
    }
pick-shots = I tiri migliori per primi
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] carica { $target }
       *[other] carica carponi { $target }
    }
said-halt = fermati
said-pick-up = raccogli { $what }
said-climb = sali per { $what }
said-down = scendi per { $what }
said-over = scavalca il muro con { $what }
said-door = apri o chiudi { $what }
said-drop = posa { $what }
said-serve = vai alla mitragliatrice
said-with = Con { $what }
said-shot = spara { TO($target) }
said-done = Fatto
said-place = { $figure } in { $at }
said-barricade = Barricata { $number } in { $at }
said-spend = Punti per { $what }
said-orders = Ordini permanenti: { $what }
said-mg =
    La mitragliatrice { $how ->
        [sweep] fa una raffica a ventaglio su { $target }
       *[other] spara { TO($target) }
    }
said-gun =
    Il cannone { $how ->
        [bombard] bombarda { $target }
       *[other] spara contro { $target }
    }
said-run =
    corri verso { $goal }{ $form ->
        [c] { "" }, in gruppo stretto
        [o] { "" }, in ordine sparso
       *[keep] { "" }
    }
said-crawl =
    vai carponi verso { $goal }{ $form ->
        [c] { "" }, in gruppo stretto
        [o] { "" }, in ordine sparso
       *[keep] { "" }
    }
said-push =
    spingi verso { $goal }{ $form ->
        [c] { "" }, in gruppo stretto
        [o] { "" }, in ordine sparso
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = Ora gioca l’altra fazione: { $side }. Aspetta che il bot ti chieda un ordine.
refused-no-orders = Ora non puoi dare ordini permanenti. Puoi darli mentre gioca l’altra fazione.
refused-too-many-orders = Hai cambiato gli ordini permanenti troppe volte dall’ultima decisione (limite: { $most }). Potrai cambiarli dopo la prossima decisione.
refused-game-over = Lo scontro è finito. Comincia un’altra partita con `/assedio nuovo`.
refused-no-such-figure = «{ $word }» non è una figura di questo scontro. Scrivi una figura, come e4, o più figure, come a1-5,b2.
refused-no-such-square = «{ $word }» non è né un quadrato di questo tavolo né una zona. Scrivi un quadrato, come E7, o il nome di una zona.
refused-not-yours = { $figure } è dell’altra fazione. Scegli una delle tue figure.
refused-gone = { $figure } è fuori combattimento. Scegli un’altra figura.
refused-not-here-yet = { $figure } non è ancora sul tavolo. Scegli un’altra figura.
refused-has-had-its-order = { $figure } ha già ricevuto un ordine in questo turno. Scegli un’altra figura.
refused-pinned = { $figure } è inchiodato e non riceve ordini. Può riordinarsi all’inizio del prossimo turno.
refused-stopped-cannot-carry = { $figure } è fermato e porta qualcosa: non può muoversi. Aspetta che si riordini.
refused-in-contact = { $figure } è a contatto con un nemico e può solo combattere. Scegli un’altra figura.
refused-marked-alone = { $figure } è fermato e non può muoversi con un gruppo. Dai { TO($figure) } un ordine a parte.
refused-on-a-ladder = Una figura su una scala può solo scavalcare il muro o combattere. Scegli una delle due cose.
refused-carriers-alone = Queste figure portano qualcosa: { $figures }. Dai loro un ordine a parte.
refused-carriers-do-not-charge = Queste figure portano qualcosa e non possono caricare: { $figures }. Prima posa il carico.
refused-carriers-do-not-leave = Queste figure portano qualcosa e non possono lasciare il tavolo: { $figures }. Prima posa il carico.
refused-two-carry = Per una scala o un ariete servono due portatori. Dai l’ordine a tutti i portatori, non solo { TO($figures) }.
refused-not-the-same-mode = Alcune di queste figure sono in movimento e altre no: { $figures }. Dai ordini separati.
refused-not-together = { $figures } non sono un gruppo: alcune figure sono a più di 5 cm dalle altre. Dai ordini separati.
refused-stopped-cannot-run = Queste figure sono fermate e non possono correre: { $figures }. Mandale carponi.
refused-not-moving = Queste figure non sono in movimento e non possono fermarsi: { $figures }. Scegli figure in movimento.
refused-off-the-table = { $x },{ $y } è fuori dal tavolo. Scegli un luogo sul tavolo.
refused-no-enemy = Sul tavolo non c’è nessun nemico { $target }. Scegli un altro nemico.
refused-no-run-on-a-roof = Queste figure sono su un tetto e non possono correre: { $figures }. Mandale carponi.
refused-another-floor = { $target } è a un altro piano. Prima sali o scendi.
refused-off-the-roof = { $x },{ $y } non è sul tetto. Scegli un punto del tetto.
refused-not-located = Nessuna delle tue figure vede o ha individuato { $target }. Scegli un altro nemico.
refused-too-few-points = Punti necessari: { $needed }. Punti rimasti: { $points }. Scegli un ordine che costa meno.
refused-too-few-gunners = Per spingere il cannone servono due artiglieri saldi accanto al cannone. Fai avvicinare un secondo artigliere.
refused-has-fired = { $figure } ha già sparato in questo turno. Scegli un’altra figura.
refused-cannot-fire = { $figure } ora non può sparare. Scegli un’altra figura.
refused-nobody-in-sight = { $figure } non vede nemici a cui sparare. Scegli un’altra figura.
refused-not-in-sight = { $figure } non vede { $target }. Scegli un altro bersaglio.
refused-cannot-hit = { $figure } non può colpire { $target } a questa distanza. Scegli un altro bersaglio.
refused-twice-the-same-figure = Hai nominato una figura due volte. Nomina ogni figura una volta sola.
refused-place-taken = In { $x },{ $y } non c’è spazio. Scegli un altro luogo.
refused-not-in-area = { $place } è fuori dall’area della tua fazione. Scegli un luogo dentro l’area.
refused-no-answer = Non hai dato nessun ordine. Scegline uno dal menu.
refused-not-an-option = Qui non puoi scegliere «{ $word }». Scegli dal menu.
refused-not-now = Ora «{ $what }» non è possibile. Fase in corso: { $step }.{ $when }
refused-said-twice = Hai scritto «{ $word }» due volte. Scrivilo una volta sola.
refused-wrong-number = Scegli almeno { $least } e al massimo { $most } fra queste opzioni.
refused-too-many-words = «{ $word }» è una parola di troppo. Toglila.
refused-more-to-say = L’ordine non è completo. Aggiungi: { $slot }.
slot-do = l’ordine
slot-who = le figure
slot-to = il luogo
slot-at = il bersaglio
slot-how = il modo di sparare
slot-other = una parola
slot-from = la figura che spara
step-deploy = schieramento
step-turn = inizio del turno
step-points = punti azione
step-rally = riordino
step-order = movimento
step-fire = tiro
step-fight = mischie
step-rams = arieti
step-turn-end = fine del turno
step-end = fine della partita
step-defend = tiro difensivo
step-support = appoggi
step-orders = ordini permanenti
log-kind-dice = Tiri di dado
log-kind-losses = Perdite e morale
log-kind-fire = Tiro
log-kind-melee = Mischie
log-kind-moves = Movimenti
log-kind-works = Muri e oggetti
log-kind-turns = Turni
measure-europeans-left = Europei rimasti
measure-boxers-left = Boxer rimasti
measure-holding = Figure dell’attaccante nell’obiettivo
measures-forces = Le forze
measures-objective = L’obiettivo
alt-nobody = nessuno
alt-near = Da vicino: { $figures }.
board-side = **{ $side }**
board-group =
    { $group }: { $left } su { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, { $moving } in movimento
    }{ $marked ->
        [0] { "" }
        [one] { "" }, { $marked } fermato o inchiodato
       *[other] { "" }, { $marked } fermati o inchiodati
    }, in { $at }
board-group-away =
    { $group }{ $left ->
        [0] : nessuna figura rimasta
       *[other] : non ancora sul tavolo
    }
board-nearest = { "" }, a { $gap } cm da { $enemy }
board-lost = Perduti: { $figures }
board-damage = { $piece }: danni { $points }
board-gone = { $piece }: breccia aperta
board-open = { $door }: aperta
board-fire = incendio in { $at }
board-works = Muri: { $works }
board-ground = **Il terreno**: quadrati { $table } di 10 cm. Le colonne cominciano da A, a sinistra. Le righe cominciano da 1, in alto. Due numeri tra parentesi sono i millimetri da sinistra e dall’alto.
board-barricades = Barricate: { $at }
board-things = Oggetti: { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, contro il muro in { $where }
        [lies] { "" }, a terra in { $where }
       *[carried] { "" }, in mano { TO($where) }
    }
board-orders = Ordini permanenti: { $orders }
mark-broken = arma rotta
end-won =
    { $side } { $reason ->
        [resign] vincono al turno { $turns }: l’altra fazione ha abbandonato
        [claim] vincono al turno { $turns }: l’altra fazione ha finito il tempo
        [hold] vincono al turno { $turns }: tengono l’obiettivo
        [exit] vincono al turno { $turns }: abbastanza figure hanno lasciato il tavolo
        [losses] vincono al turno { $turns }: l’altra fazione ha perso troppe figure
        [nobody] vincono al turno { $turns }: l’altra fazione non ha più figure in grado di agire
       *[other] vincono: il turno { $turns }, l’ultimo, è finito
    }.
end-lost =
    { $side }: { $lost ->
        [0] nessuna perdita
        [one] { $lost } figura perduta
       *[other] { $lost } figure perdute
    }
band-given-up = Abbandono
band-out-of-time = Tempo scaduto
band-won = Vittoria degli europei
band-lost = Vittoria dei Boxer
mistake-title = { $side }: { $what }
mistake-rash-charges = cariche avventate
    .meaning = Una figura ha caricato lontano dall’obiettivo, con poche probabilità di vincere la mischia
mistake-friends-under-fire = compagni sotto tiro
    .meaning = Una raffica a ventaglio o una granata ha messo in pericolo troppi compagni: almeno uno ogni due nemici
mistake-shots-forgone = occasioni di tiro perse
    .meaning = Una figura già individuata dal nemico non ha sparato, anche se aveva almeno 50 probabilità su 100 di colpire
score-even = perdite pari
score-europeans = Europei avanti di { $ahead }
score-boxers = Boxer avanti di { $ahead }
switch-fire = Quale fazione spara per prima
switch-fire-second = la fazione che muove per seconda
switch-fire-first = la fazione che muove per prima
switch-columns = Colonne dagli angoli
switch-columns-together = le colonne entrano tutte insieme
switch-columns-in-turn = entra una colonna ogni turno
switch-penalty = Tiro a un bersaglio diverso dal più vicino
switch-penalty-d4 = sottrai un d4
switch-penalty-two = sottrai 2
switch-morale = Prove di morale
switch-morale-event = una prova per ogni evento
switch-morale-figure = una prova per ogni figura perduta
switch-aim = Armi che possono mirare
switch-aim-small-arms = solo le armi leggere
switch-aim-all = le armi leggere e la mitragliatrice
switch-defence = Armi per il tiro difensivo
switch-defence-small-arms = solo le armi leggere
switch-defence-machine-gun = le armi leggere e la mitragliatrice
switch-keg = Se il barile è colpito
switch-keg-safe = il barile non esplode
switch-keg-explodes = il barile esplode con un 12 naturale
switch-fires = Incendi
switch-fires-entered = le figure possono entrare negli incendi
switch-fires-closed = le figure non possono entrare negli incendi
switch-crews = Artiglieri e portatore del barile
switch-crews-apart = gli artiglieri e il portatore si aggiungono alle colonne
switch-crews-from-columns = gli artiglieri e il portatore vengono dalle colonne
switch-reaction = Tiro difensivo e appoggi
switch-reaction-asked = i giocatori possono decidere volta per volta
switch-reaction-instant = solo ordini permanenti, senza attese
guide-1 = **Che cos’è.** Una scaramuccia su un tavolo: da 6 a 34 figure per fazione, da 6 a 9 turni. Le distanze sono in centimetri. Un quadrato dell’immagine ha 10 cm di lato.
guide-2 = **Un turno.** Le due fazioni tirano i dadi per i punti azione e decidono quanti ne spendono per il riordino. Muove la prima fazione, poi la seconda. Spara la seconda, poi la prima. Alla fine vengono le mischie.
guide-3 = **Ordini.** Scegli un gruppo, poi un ordine (corsa, carponi o carica) e un luogo. Puoi anche scrivere il luogo: `E7`, `12cm NNE`, `430,220`. Una corsa copre 10 cm più un tiro di dado. I gruppi già in movimento proseguono gratis. Partire, caricare e lasciare una copertura costano punti.
guide-4 = **Tiro.** Il punteggio per colpire dipende da arma e distanza. Una figura che non si è mossa tira due dadi e tiene il migliore. Una figura colpita tira un d8 per salvarsi, e la copertura aiuta. Anche se si salva, la figura peggiora: prima è fermata, poi inchiodata, poi eliminata. I compagni vicini fanno una prova di morale.
guide-5 = **Vincere.** L’attaccante vince se a fine turno ha nell’obiettivo abbastanza figure non inchiodate, e più figure del difensore. Altrimenti dopo l’ultimo turno vince il difensore.
refused-no-odds = Ora questo tiro non è possibile. Scegli un altro tiro.
choice-odds-fire = Un tiro
choice-odds-melee = Una mischia
prompt-what = Di quale tiro vuoi le probabilità?
odds-title-fire = { $firer } spara { TO($target) }, { $gap } cm
odds-title-melee = { $attacker } carica { $defender }
odds-roll-fire = serve { $score } o più; poi il bersaglio si salva con { $saves } o più su un d8
odds-roll-melee = d{ $mine } contro d{ $theirs }
odds-gone = eliminato
odds-marked = colpito ma salvo: peggiora di un grado
odds-miss = a vuoto
odds-won = vince
odds-even = nessuno cade
odds-lost = cade
odds-mean = Figure perdute in media: { $mean }
odds-counted = figure perdute
odds-change-aims = se mira: { $chance }
odds-change-nearest = contro il nemico individuato più vicino: { $chance }
odds-change-support = con un compagno in appoggio: { $chance }
odds-line = { $firer } su { $target }, { $gap } cm: { $chance }
counter-leader = un cerchio: ufficiale o capo
counter-pistol = un punto: pistola
counter-stopped = fermato: può andare carponi, ma non correre
counter-rifle = una linea: fucile
counter-moving = in movimento
counter-fanatic = una fascia: fanatico
counter-edge = bordo dentato: Boxer; liscio: europei
counter-pinned = inchiodato: non può ricevere ordini
counter-jingal = una forcella: jingal
counter-alt = Basi ingrandite. Un ufficiale ha un cerchio. Un fuciliere fermato ha un triangolo giallo. Un fanatico in movimento ha una fascia e una freccia bianca. Un tiratore di jingal inchiodato ha un quadrato verde.
event-barricade-taken = Il difensore toglie la barricata { $number }.
orders-entry = { $side }: da dove entra { $what }?
why-entry = Il cannone e il barile arrivano da un ingresso della loro fazione. Il consigliere propone l’ingresso più lontano dal nemico.
lesson-entry = Un ingresso lontano dal nemico è sicuro; uno vicino fa guadagnare tempo.
step-entry = arrivo
refused-no-room-below = Ai piedi della scala, oltre il muro, non c’è spazio per { $figures }. Aspetta che il posto sia libero.
refused-not-ten-centimetres = Una barricata è lunga esattamente 10 cm, e la distanza da { $start } a { $end } è diversa. Scegli un altro luogo.
refused-through-a-building = Da { $start } a { $end } la barricata attraverserebbe un edificio. Scegli un altro luogo.
refused-across-a-line = Da { $start } a { $end } la barricata attraverserebbe un muro, una siepe o un’altra barricata. Scegli un altro luogo.
refused-somebody-stands-there = Tra { $start } e { $end } c’è una figura. Scegli un altro luogo.
choice-nowhere = Toglila
choice-serve-here = Mettiti alla mitragliatrice ({ detail-cost })
choice-serve-crawl = Vai carponi alla mitragliatrice ({ detail-cost })
choice-serve-run = Corri alla mitragliatrice ({ detail-cost })
said-barricade-taken = Barricata { $number } tolta

### Luoghi per nome

spot-objective = l’obiettivo
spot-exit = fuori dal tavolo { $edge ->
        [north] a nord
        [south] a sud
        [west] a ovest
       *[other] a est
    }
spot-way-in = l’ingresso { $of }
spot-breach = la breccia ({ $what })
spot-ladder = ai piedi della scala { $number }
spot-behind = dietro { $the }
spot-edge = il margine { $of }
spot-inside = il centro { $of }
spot-foot = ai piedi { $of }
spot-range = a tiro da { $figure }
spot-friends = verso i compagni ({ $group })
spot-towards = incontro a { $figure }
spot-cover = fuori dalla vista del nemico
spot-back = indietro, lontano dal nemico
choice-run-named =
    Corri: { $what } ({ $goal }){ $form ->
        [close] { "" }, in gruppo stretto
        [open] { "" }, in ordine sparso
       *[keep] { "" }
    }
choice-crawl-named =
    Vai carponi: { $what } ({ $goal }){ $form ->
        [close] { "" }, in gruppo stretto
        [open] { "" }, in ordine sparso
       *[keep] { "" }
    }
choice-push-named = Spingi il cannone: { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] gratis
        [one] { $cost } punto
       *[other] { $cost } punti
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, più di un turno
           *[other] { "" }, percorso bloccato
        }
        [1] { "" }, di sicuro
       *[other] { "" }, serve { $die } o più
    }{ $cover ->
        [unseen] { "" }, fuori vista
        [open] { "" }, allo scoperto, in vista di { $seen }
        [light] { "" }, copertura leggera, in vista di { $seen }
       *[dense] { "" }, copertura densa, in vista di { $seen }
    }
detail-charge =
    { $cost ->
        [0] gratis
        [one] { $cost } punto
       *[other] { $cost } punti
    }, { $far } cm{ $die ->
        [0] { "" }, fuori portata
        [1] { "" }, di sicuro
       *[other] { "" }, serve { $die } o più
    }
refused-nearest = { $reason } Per esempio puoi scegliere { $nearest }.
refused-who-else = { $reason } Tra le figure scelte, puoi dare ordini { TO($figures) }.
refused-others = { $reason } Puoi dare ordini { TO($figures) }.
refused-enemies = { $reason } Nemici a portata: { $figures }.
refused-nobody-of-the-group = Per ora nessuna figura del gruppo { $group } può ricevere ordini. Scegli un altro gruppo.
refused-in-water = { $x },{ $y } è in acqua. Scegli un luogo a terra.
refused-in-a-fire = { $x },{ $y } è in un incendio in cui le figure non possono entrare. Scegli un luogo fuori dall’incendio.
refused-in-a-wall = { $x },{ $y } è dentro un muro o a meno di 1 cm da un muro. Scegli un luogo più lontano.
refused-in-a-closed-house = { $x },{ $y } è in una casa senza ingressi. Scegli un luogo fuori dalla casa.
refused-not-in-fractions = I luoghi sono in millimetri interi, le distanze in centimetri interi. Scrivi «{ $word }» senza decimali.
refused-no-such-place = «{ $word }» non è un luogo. Scrivi E7, E7.3, 12cm NNE, 430,220 o un nome dell’elenco.
refused-too-far-to-charge = { $target } è a { $far } cm, ma una carica arriva solo a { $reach } cm. Scegli un nemico più vicino.
refused-shooters = { $reason } Possono sparare: { $figures }.
refused-no-building-there = In { $x },{ $y } non c’è un edificio da bombardare. Scegli un luogo in un edificio.
refused-beyond-the-gun = { $x },{ $y } è così lontano che il cannone manca il bersaglio anche con un doppio sei. Scegli un luogo più vicino.
typed-run = corsa, di corsa, corri, corrono
typed-crawl = carponi, striscia, strisciano
typed-charge = carica, caricano, attacca
typed-halt = alt, fermi

## La lezione

learn-run = Pechino, 1900. Comandi i Boxer, insorti cinesi che assaltano il parco a sud del muro. Vinci se a fine turno nel parco ci sono sei Boxer, e sono più degli europei. Il gruppo a1–3 sta già correndo, il gruppo b1–2 è fermo. Resta un punto azione.
    .question = Quale ordine non costa punti?
    .why = La corsa è gratis per le figure già in movimento; per le altre costa un punto. Perciò fai partire tutti insieme, e presto.
learn-nearest = È l’ultimo turno, e ora comandi gli europei. Sei Boxer sono nel parco: se uno cade o resta inchiodato a terra, vinci. Solo il tuo ufficiale e1 può ancora sparare.
    .question = A chi spara?
    .why = Solo il tiro contro il nemico individuato più vicino non ha penalità. A ogni altro tiro togli un d4 (un dado a quattro facce), e da lontano è ancora più difficile.
learn-rally = È il turno 7, e comandi gli europei. La figura e2 è fermata (giallo). La figura e3 è inchiodata (verde), che è peggio. Ora ogni figura tira un dado per riordinarsi. Hai due punti azione: ogni punto aggiunge 1 a un tiro.
    .question = A chi dai i punti?
    .why = Una figura inchiodata che non si riordina fugge ed è perduta. Una figura fermata che non si riordina diventa soltanto inchiodata.
