# La révolte des Boxers in italiano: tutto quello che legge chi gioca, tranne le regole.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = I tuoi uomini sono al posto giusto?
button-first-stand = Va bene così
button-first-adviser = I posti del consigliere
button-first-change = Sposta un uomo
scenario-fu-gate = La porta del Fu, luglio 1900
    .note = per imparare: 6 contro 34, con scale, un barile e un cannone, 9 turni
    .opening = **La porta del Fu, luglio 1900.** Sei difensori, trentaquattro Boxer.
    .goal = I Boxer vincono con sei figure non inchiodate nel parco, e più di quante ne hanno gli europei. Dopo il turno 9 vincono gli europei.
    .goal-europeans = I Boxer vincono con sei figure non inchiodate nel parco, e più delle tue. Resisti nove turni.
scenario-langfang = L’avamposto di Langfang, giugno 1900
    .note = una stazione in campo aperto: 7 con una mitragliatrice contro 30, 9 turni
    .opening = **Langfang, 14 giugno 1900.** Sette marinai con una mitragliatrice guardano la stazione; trenta Boxer vengono dagli angoli.
    .goal = I Boxer vincono con tre figure non inchiodate nel piazzale, e più di quante ne hanno gli europei. Dopo il turno 9 vincono gli europei.
scenario-tartar-wall = La sortita sulle mura tartare, luglio 1900
    .note = breve, e attaccano gli europei: 10 contro 15, 6 turni
    .opening = **Le mura tartare, 3 luglio 1900.** Dieci europei attaccano di notte una barricata; la tengono quindici Boxer, nove dei quali dormono.
    .goal = Gli europei vincono con sette figure non inchiodate oltre la barricata, e più dei Boxer. Dopo il turno 6 vincono i Boxer.
side-europeans = gli europei
    .short = Europei
side-boxers = i Boxer
    .short = Boxer
kind-bearer = portatore del barile
kind-brave = valoroso
kind-chief = capo
kind-crew = mitragliere
kind-fanatic = fanatico
kind-gunner = artigliere
kind-jingal = uomo con jingal
kind-officer = ufficiale
kind-old-rifle = uomo con vecchio fucile
kind-rifleman = fuciliere
kind-spear = uomo con lancia
kind-sword = uomo con sciabola
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
fu-gate-rockery = roccaglia
    .the = la roccaglia
    .of = della roccaglia
fu-gate-bamboo = bambù
    .the = il bambù
    .of = del bambù
fu-gate-wall-west = muro nord, ovest
    .the = il muro nord, ovest
    .of = del muro nord, ovest
fu-gate-gate = porta
    .the = la porta
    .of = della porta
fu-gate-wall-east = muro nord, est
    .the = il muro nord, est
    .of = del muro nord, est
fu-gate-group-e = Posto di Shiba
fu-gate-group-a = Colonna del vicolo
    .the = la colonna del vicolo
fu-gate-group-b = Colonna delle case bruciate
    .the = la colonna delle case bruciate
fu-gate-group-c = Colonna della tintoria
    .the = la colonna della tintoria
fu-gate-group-g = Cannone Krupp
fu-gate-group-k = Barile di polvere
langfang-station = stazione
    .the = la stazione
    .of = della stazione
langfang-carriage-1 = prima carrozza
    .the = la prima carrozza
    .of = della prima carrozza
langfang-carriage-2 = seconda carrozza
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
tartar-wall-american-barricade-1 = barricata americana, nord
    .the = la barricata americana, nord
    .of = della barricata americana, nord
tartar-wall-american-barricade-2 = barricata americana, sud
    .the = la barricata americana, sud
    .of = della barricata americana, sud
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
map-force = { $figures } su { $all } · punti { $points }
map-fight = Da vicino
map-objective = Obiettivo
map-holding = obiettivo: { $held }, ne servono { $count }
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
legend-miss = a vuoto
legend-way = via percorsa
legend-fallen = caduto
legend-goal = obiettivo
colon = { $name }: { $what }
semicolon = { $one }; { $two }
place-feature = { $square } ({ $feature })
thing-ladder = scala { $number }
    .the = la scala { $number }
thing-stairs = le scale interne
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
       *[other] prende posto
    } in { $at }.
event-corner-drawn =
    La colonna { $group } estrae l’angolo { $drawn }{ $barred ->
        [yes] , che è sbarrato, ed entra dall’angolo { $entered }.
       *[other] { "" } ed entra di lì.
    }
event-deployment-ended = { $side } sono pronti.
event-turn-began = Comincia il turno { $turn }.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] arriva.
       *[other] non arriva ancora.
    }
event-points-rolled =
    { $side } hanno { $points ->
        [0] nessun punto d’azione
        [one] { $points } punto d’azione
       *[other] { $points } punti d’azione
    }{ $losses ->
        [0] .
       *[other] , { $losses } in meno per le perdite.
    }
event-sides-ordered = { $side } muovono per primi.
event-points-given = { $side } spendono punti per il riordino: { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] si riordina
       *[other] non si riordina
    }: { $state ->
        [steady] saldo
        [stopped] fermato
        [pinned] inchiodato
       *[routed] fugge
    }.
event-morale-tested =
    { $figure } { $passed ->
        [yes] vede cadere un compagno e regge
       *[other] vede cadere un compagno: { $state ->
        [steady] saldo
        [stopped] fermato
       *[pinned] inchiodato
    }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] cade sotto il fuoco
        [blast] cade per l’esplosione
        [melee] cade in mischia
        [rout] fugge
        [morale] si perde d’animo e fugge
        [charge] è travolto
        [keg] salta in aria con il barile
       *[other] è fuori
    } in { $at }.
event-location-tried =
    { $observer ->
        [none] qualcuno
       *[other] { $observer }
    } { $found ->
        [yes] individua
       *[other] non individua
    } { $target }.
event-order-given =
    { $figures } { $mode ->
        [run] { $alone ->
            [yes] corre
           *[other] corrono
        } verso { $goal }
        [crawl] { $alone ->
            [yes] striscia
           *[other] strisciano
        } verso { $goal }
        [charge-run] { $alone ->
            [yes] carica
           *[other] caricano
        } { $target }
        [charge-crawl] { $alone ->
            [yes] striscia
           *[other] strisciano
        } contro { $target }
        [climb] { $alone ->
            [yes] sale
           *[other] salgono
        } sulla { $target }
        [down] { $alone ->
            [yes] scende
           *[other] scendono
        } con { $target }
        [over] { $alone ->
            [yes] scavalca
           *[other] scavalcano
        } per la { $target }
        [door] { $alone ->
            [yes] apre o chiude
           *[other] aprono o chiudono
        } { $target }
        [serve] { $alone ->
            [yes] va
           *[other] vanno
        } a servire { $target }
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
        [0] { "" }, nessun punto
        [one] { "" }, { $cost } punto
       *[other] { "" }, { $cost } punti
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] scende in
        [fell] cade in
        [left] lascia il tavolo da
       *[other] va in
    } { $at }{ $spent ->
        [0] .
       *[other] , { $spent } cm.
    }
event-contact-made = { $figure } arriva addosso a { $target }.
event-thing-changed =
    { $what }: { $how ->
        [dropped] a terra in { $at }
        [taken] in mano a { $figures }
        [raised] contro { $piece }
        [climbed] { $figures } { $alone ->
            [yes] ci sale
           *[other] ci salgono
        }
        [down] { $figures } { $alone ->
            [yes] scende
           *[other] scendono
        } in { $at }
        [over] { $figures } { $alone ->
            [yes] è
           *[other] sono
        } dall’altra parte
        [served] { $figures } { $alone ->
            [yes] ora è
           *[other] ora sono
        } al servizio
        [missed] { $figures } { $alone ->
            [yes] non ci arriva
           *[other] non ci arrivano
        }
        [let-go] a terra, senza portatori
       *[pushed] spinto in { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] apre
       *[other] chiude
    }: { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] spara a chi carica,
        [sweep] spazza intorno a
        [bombard] bombarda
       *[other] spara a
    } { $target }, { $gap } cm: { $hit ->
        [yes] a segno
       *[other] a vuoto
    }{ $broken ->
        [yes] ; l’arma è rotta.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] si salva{ $state ->
        [steady] .
        [stopped] { "" } e resta fermato.
       *[pinned] { "" } e resta inchiodato.
    }
       *[other] non si salva.
    }
event-obstacle-hit =
    { $piece }: { $by ->
        [gun] colpo di cannone
        [ram] colpo d’ariete
        [keg] il barile
        [shell] la granata
       *[other] colpo di cannone
    }, { $destroyed ->
        [yes] crolla
       *[other] danni { $total }
    }{ $burns ->
        [yes] ; scoppia un incendio.
       *[other] .
    }
event-shell-deviated =
    La granata diretta in { $aimed } scoppia in { $burst }{ $distance ->
        [0] , dove doveva.
       *[other] , a { $distance } cm.
    }
event-keg-rolled =
    Il barile: { $result ->
        [explodes] scoppia troppo presto
        [dud] non scoppia
        [cracked] il muro è lesionato
       *[other] il muro è sfondato
    }{ $piece ->
        [none] .
       *[other] { "" } ({ $piece }).
    }
event-section-breached = { $figure } allarga la breccia: { $piece } è aperto.
event-fight-fought =
    { $attacker } contro { $defender }, { $attack } a { $defence }: { $loser ->
        [none] si continua
       *[other] { $loser } cade
    }{ $helpers ->
        [none] .
       *[other] , con { $helpers } in appoggio.
    }
event-turn-ended = Fine del turno { $turn }; nell’obiettivo: { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] vincono: tengono l’obiettivo
        [exit] vincono: hanno lasciato il tavolo in numero sufficiente
        [losses] vincono: l’avversario ha perso troppi uomini
        [nobody] vincono: l’avversario non ha più nessuno in grado di agire
       *[other] vincono: il tempo è scaduto
    }.
dice-account = { $what } (§{ $rule }): { $several ->
        [yes] dadi
       *[other] dado
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , serve { $score } a { $gap } cm
settled-die = il dado «{ $what }» è stato tirato (§{ $rule })
purpose-shot = { $firer } contro { $target }, { $gap } cm
purpose-penalty = un altro nemico è più vicino a { $name }
purpose-fire = tiro: { $name }
purpose-save = salvezza: { $name }
purpose-rally = riordino: { $name }
purpose-morale = morale: { $name }
purpose-locate = individuare { $name }
purpose-move = movimento: { $name }
purpose-melee = { $name } in mischia
purpose-points = punti: { $name }
purpose-corner = angolo della colonna { $name }
purpose-arrival = arrivo: { $name }
purpose-ram = { $name }
purpose-shell = la deviazione della granata
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
result-away = non ancora
result-explodes = scoppia troppo presto
result-dud = non scoppia
result-cracked = lesionato
result-breached = sfondato
result-points =
    { $losses ->
        [0] punti: { $points }
       *[other] punti: { $points }, tolti { $losses } per le perdite
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
modifier-obsolete = arma vecchia
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
modifier-fired-defensively = ha sparato sulla carica
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
        [one] manca
       *[other] mancano
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-jam =
    { $actor } { $count ->
        [one] non spara
       *[other] non sparano
    } più.
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
    } ancora con { $target }, { $score }.
deed-flee =
    { $actor } { $count ->
        [one] fugge
       *[other] fuggono
    }.
deed-waver =
    { $actor } { $count ->
        [one] perde
       *[other] perdono
    } coraggio.
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
        [one] si sposta
       *[other] si spostano
    } di corsa.
deed-crawl =
    { $actor } { $count ->
        [one] striscia
       *[other] strisciano
    } avanti.
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
        [one] è
       *[other] sono
    } all’opera{ $target ->
        [none] .
       *[other] : { $target }.
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
        [one] lascia
       *[other] lasciano
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
        [one] serve
       *[other] servono
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
        [one] non scalfisce
       *[other] non scalfiscono
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
    } posto.
deed-ready =
    { $actor } { $count ->
        [one] è in posizione
       *[other] sono in posizione
    }.
deed-barricade =
    { $actor } { $count ->
        [one] è in piedi
       *[other] sono in piedi
    }.
deed-unbarricade =
    { $actor } { $count ->
        [one] sparisce
       *[other] spariscono
    }.
deed-burn = { $place } prende fuoco.
deed-astray = La granata devia.
deed-keg-explodes =
    Il barile fa saltare{ $place ->
        [none] { "" } in aria chi è vicino.
       *[other] { "" } { $place }.
    }
deed-keg-breached = Il barile apre una breccia: { $place }.
deed-keg-cracked = Il barile incrina { $place }.
deed-keg-dud = Il barile non scoppia.
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
deed-boxers-named = i Boxer { $figures }
deed-europeans-named = gli europei { $figures }

panel-title = { $scenario } · turno { $turn } di { $turns } · { $acts }
panel-title-deployment = { $scenario } · schieramento
panel-title-end = { $scenario } · hanno vinto { $side }
panel-side =
    { $side }: { $figures ->
        [0] nessuno
        [one] { $figures } figura
       *[other] { $figures } figure
    }, punti { $points }
story-located =
    { $found ->
        [none] Nessuno è individuato
       *[other] Individuati: { $found }
    }{ $hidden ->
        [none] .
       *[other] ; non individuati: { $hidden }.
    }
overlay-happened = Che cosa è successo
overlay-reach = Dove può arrivare
overlay-ranges = Gittata
overlay-sight = Vista
overlay-cover = Copertura
overlay-distances = Distanze
overlay-way = La via
overlay-quiet = Ancora nulla in questo turno.
overlay-reach-line = { $figure } in { $at }: di sicuro { $least } cm (contorno interno), al massimo { $most } cm (contorno esterno), secondo ostacoli e dado.
overlay-squares = Quadretti: { $squares }.
overlay-sight-line = { $figure } in { $at } vede: { $seen }.
overlay-ranges-line = A { $figure } serve: { $rings }.
overlay-ring = { $score } fino a { $gap } cm
overlay-shots = Ora: { $shots }.
overlay-no-shots = Ora nessun tiro.
overlay-cover-line = La copertura contro i tre nemici più vicini. La parte: { $side }.
overlay-cover-dense = Densa: { $squares }.
overlay-cover-light = Almeno leggera: { $squares }.
overlay-distances-line = Da { $figure } in { $at } (linea intera: si vede):
overlay-way-line = { $figures } verso { $at }.
choice-happened = Che cosa è successo
choice-reach = Dove può arrivare
choice-ranges = Gittata
choice-sight = Vista
choice-cover = Copertura
choice-distances = Distanze
prompt-support-with-who = Chi dà appoggio?
prompt-show = Mostrare che cosa?
prompt-of = Di chi?
part-north-west = Nord-ovest
part-north-east = Nord-est
part-south-west = Sud-ovest
part-south-east = Sud-est
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (non visto)
    }
orders-over = Lo scontro è finito.
orders-deploy = { $side } si schierano: posti e barricate come stanno, o altri.
orders-rally = { $side } possono riordinare { $marked }. Punti da spendere: { $points }.
orders-order = { $side } danno ordini; punti: { $points }.
orders-defend = { $chargers } sono addosso a { $figure }. Fuoco prima dell’urto?
orders-fire = { $side } sparano: ogni figura una volta.
orders-support = { $attacker } contro { $defender }: con appoggi?
orders-orders = Ordini permanenti: riordino, tiro sulla carica, appoggi.
prompt-over = Lo scontro è finito.
prompt-who = Chi?
prompt-to = Dove, o che cosa?
prompt-do = Che cosa?
prompt-at = A chi?
prompt-how = Come?
prompt-from = Chi spara?
why-deploy = Il difensore si schiera per primo e pone sei pezzi di barricata; poi le colonne dell’attaccante.
why-rally = Chi ha un segnalino tira un dado: con 4 o più ne toglie uno, con meno ne aggiunge; i punti aiutano. Le due parti lo dicono insieme.
why-order = Un ordine muove un gruppo: la corsa è 10 cm più un dado, carponi un dado. Mettersi in moto, caricare e lasciare una copertura costano punti.
why-defend = Chi è caricato può sparare a uno degli assalitori, come a distanza minima e senza mirare; poi combatte a −2.
why-fire = Ogni figura spara una volta a chi vede. Il punteggio dipende da arma e distanza; chi è rimasto fermo tira due volte e tiene il dado migliore.
why-support = Fino a due compagni a contatto con chi è attaccato danno +1 ciascuno; se la mischia è persa cadono anche loro.
why-orders = Gli ordini dati prima si eseguono subito; l’avversario non li vede mai prima della fine.
lesson-deploy = Un uomo al riparo sopravvive più spesso ai colpi.
lesson-rally = Una figura inchiodata che fallisce il riordino è perduta.
lesson-order = I gruppi in movimento proseguono gratis; mettersi in moto costa punti.
lesson-defend = Una figura che spara su chi carica combatte poi a −2.
lesson-fire = Il nemico individuato più vicino è il bersaglio più sicuro.
lesson-support = Gli appoggi dividono vittoria e sconfitta.
lesson-orders = «Come consigliato» lascia rispondere il consigliere nel turno dell’altro.
choice-place = Sposta una figura
choice-barricade = Sposta una barricata
choice-done-deploy = Pronti così
choice-done-order = Movimento finito
choice-done-fire = Tiro finito
choice-advised = Come consigliato
choice-none = Nessun punto
choice-spend = Scegli …
choice-fire = Fuoco
choice-hold = Non sparare
choice-use = Con gli appoggi
choice-with = Scegli gli appoggi
choice-alone = Da solo
choice-gun = Il cannone
choice-mg = La mitragliatrice
choice-sweep = A ventaglio
choice-one_target = Un uomo
choice-direct = Diretto
choice-obstacle = Contro un ostacolo
choice-bombard = Bombardare
choice-rallies = Riordino
choice-defence = Tiro sulla carica
choice-supports = Appoggi
choice-way-ask = chiedimi
choice-way-advised = come consigliato
choice-way-never = mai
choice-way-always = sempre
choice-site = altrove
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Corsa verso { $goal }{ $form ->
        [close] { "" }, serrato
        [open] { "" }, largo
       *[keep] { "" }
    } ({ $cost })
choice-crawl =
    Carponi verso { $goal }{ $form ->
        [close] { "" }, serrato
        [open] { "" }, largo
       *[keep] { "" }
    } ({ $cost })
choice-halt = Alt ({ $cost })
choice-charge-run = Carica { $target } ({ $cost })
choice-charge-crawl = Carponi addosso a { $target } ({ $cost })
choice-climb = Salire: { $what } ({ $cost })
choice-down = Scendere: { $what } ({ $cost })
choice-over = Scavalcare: { $what } ({ $cost })
choice-pick-up = Raccogliere: { $what } ({ $cost })
choice-drop = Posare: { $what } ({ $cost })
choice-door = Aprire o chiudere: { $what } ({ $cost })
choice-push = Spingere verso { $goal } ({ $cost })
choice-target = { $target }, { $gap } cm: { $chance }
choice-rally-points = { $figure } +{ $points }
detail-unit =
    { $at }{ $moving ->
        [yes] { "" }, in movimento
       *[other] { "" }, fermo sul posto
    }{ $state ->
        [stopped] { "" }, fermato
        [pinned] { "" }, inchiodato
       *[steady] { "" }
    }
detail-target =
    { $score } o più{ $aims ->
        [yes] { "" }, mira
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, un altro nemico è più vicino
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }
pick-shots = Tiro: i colpi migliori
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] carica { $target }
       *[other] carponi addosso a { $target }
    }
said-halt = alt
said-pick-up = raccogliere { $what }
said-climb = salire su { $what }
said-down = giù, con { $what }
said-over = oltre, con { $what }
said-door = aprire o chiudere { $what }
said-drop = posare { $what }
said-serve = alla mitragliatrice
said-with = Con { $what }
said-shot = spara a { $target }
said-done = Fatto
said-place = { $figure } in { $at }
said-barricade = Barricata { $number } in { $at }
said-spend = Punti per { $what }
said-orders = Ordini permanenti: { $what }
said-mg =
    La mitragliatrice { $how ->
        [sweep] spazza intorno a { $target }
       *[other] spara a { $target }
    }
said-gun =
    Il cannone { $how ->
        [bombard] bombarda { $target }
       *[other] spara contro { $target }
    }
said-run =
    corsa verso { $goal }{ $form ->
        [c] { "" }, serrati
        [o] { "" }, larghi
       *[keep] { "" }
    }
said-crawl =
    carponi verso { $goal }{ $form ->
        [c] { "" }, serrati
        [o] { "" }, larghi
       *[keep] { "" }
    }
said-push =
    spinta verso { $goal }{ $form ->
        [c] { "" }, serrati
        [o] { "" }, larghi
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = È il turno di: { $side }.
refused-no-orders = Ora non ci sono ordini permanenti da dare.
refused-too-many-orders = Bastano questi ordini: al massimo { $most } tra due decisioni.
refused-game-over = Lo scontro è finito.
refused-no-such-figure = «{ $word }» non indica figure di questo scontro: per esempio e4, o a1-5,b2.
refused-not-yours = { $figure } è dell’altra parte.
refused-gone = { $figure } è fuori dallo scontro.
refused-not-here-yet = { $figure } non è ancora arrivato.
refused-has-had-its-order = { $figure } ha già avuto il suo ordine in questo turno.
refused-pinned = { $figure } è inchiodato e non riceve ordini.
refused-stopped-cannot-carry = { $figure } porta qualcosa ed è fermato: resta dov’è finché non si riordina.
refused-in-contact = { $figure } è a contatto con un nemico: combatte.
refused-marked-alone = { $figure } ha un segnalino: riceve ordini da solo.
refused-on-a-ladder = Chi è su una scala scavalca o combatte.
refused-carriers-alone = Chi porta qualcosa riceve ordini a parte: { $figures }.
refused-carriers-do-not-charge = Chi porta qualcosa non carica: { $figures }.
refused-carriers-do-not-leave = Queste figure portano qualcosa e non possono lasciare il tavolo: { $figures }. Prima posa il carico.
refused-two-carry = Per portarlo servono in due: { $figures }.
refused-not-the-same-mode = Tra { $figures } alcuni si muovono e altri no: ordini separati.
refused-not-together = { $figures } non sono un gruppo: al massimo 5 cm dall’uno all’altro.
refused-stopped-cannot-run = Chi è fermato va carponi, non corre: { $figures }.
refused-not-moving = Già ferme sul posto: { $figures }.
refused-off-the-table = { $x },{ $y } è fuori dal tavolo.
refused-no-enemy = { $target } non è un nemico sul tavolo.
refused-no-run-on-a-roof = Nessuno può correre su un tetto: { $figures }. Ordina di andare carponi.
refused-another-floor = { $target } è a un altro piano. Prima ordina di salire con una scala, o di scendere.
refused-off-the-roof = { $x },{ $y } non è sul tetto. Scegli un punto del tetto.
refused-not-located = { $target } non è individuato, e nessuno lo vede.
refused-too-few-points = Punti necessari: { $needed }; rimasti: { $points }.
refused-too-few-gunners = Per spingere il cannone servono due artiglieri saldi accanto ad esso.
refused-has-fired = { $figure } ha già sparato.
refused-cannot-fire = { $figure } ora non può sparare.
refused-nobody-in-sight = { $figure } non ha nessuno a cui sparare.
refused-not-in-sight = { $figure } non vede { $target }.
refused-cannot-hit = { $figure } non può colpire { $target } a questa distanza.
refused-twice-the-same-figure = Una figura è detta due volte.
refused-place-taken = Non c’è posto in { $x },{ $y }.
refused-not-in-area = { $place } è fuori dalla zona di questa parte.
refused-no-answer = Non è stato detto nulla.
refused-not-an-option = «{ $word }» qui non si può dire.
refused-not-now = «{ $what }» ora non si può dire. È il momento di: { $step }.{ $when }
refused-said-twice = «{ $word }» è stato detto due volte.
refused-wrong-number = Se ne possono scegliere da { $least } a { $most }.
refused-too-many-words = «{ $word }» è una parola di troppo.
refused-more-to-say = Manca qualcosa: { $slot }.
slot-do = che cosa fare
slot-who = chi
slot-to = dove
slot-at = il bersaglio
slot-how = come
slot-other = una parola
slot-from = chi spara
step-deploy = schieramento
step-turn = inizio del turno
step-points = punti d’azione
step-rally = riordino
step-order = movimento
step-fire = tiro
step-fight = mischie
step-rams = arieti
step-turn-end = fine del turno
step-end = la fine
step-defend = tiro sulla carica
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
measure-holding = Attaccanti nell’obiettivo
measures-forces = Le forze
measures-objective = L’obiettivo
alt-nobody = nessuno
alt-near = Da vicino: { $figures }.
board-side = **{ $side }**
board-group =
    { $group }: { $left } su { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, in movimento { $moving }
    }{ $marked ->
        [0] { "" }
       *[other] { "" }, segnati { $marked }
    }, { $at }
board-group-away =
    { $group }{ $left ->
        [0] : nessuno rimasto
       *[other] : non è sul tavolo
    }
board-nearest = { "" }, a { $gap } cm da { $enemy }
board-lost = Perduti: { $figures }
board-damage = { $piece }: danni { $points }
board-gone = { $piece }: sfondato
board-open = { $door }: aperta
board-fire = incendio in { $at }
board-works = Muri: { $works }
board-barricades = Barricate: { $at }
board-things = Oggetti: { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, drizzata in { $where }
        [lies] { "" }, a terra in { $where }
       *[carried] { "" }, portato da { $where }
    }
board-orders = Ordini permanenti: { $orders }
mark-broken = arma rotta
end-won =
    { $side } { $reason ->
        [resign] vincono al turno { $turns }: l’altra parte ha abbandonato
        [claim] vincono al turno { $turns }: l’altra parte ha finito il tempo
        [hold] vincono al turno { $turns }: tengono l’obiettivo
        [exit] vincono al turno { $turns }: hanno lasciato il tavolo in numero sufficiente
        [losses] vincono al turno { $turns }: l’avversario ha perso troppi uomini
        [nobody] vincono al turno { $turns }: l’avversario non ha più nessuno in grado di agire
       *[other] vincono: dopo il turno { $turns } il tempo è scaduto
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
    .meaning = Una carica fuori dall’obiettivo ha portato a una mischia che era molto più probabile perdere che vincere
mistake-friends-under-fire = compagni sotto tiro
    .meaning = Una raffica a ventaglio o una granata è stata diretta dove c’erano compagni, con non più di due nemici per ognuno
mistake-shots-forgone = tiri non fatti
    .meaning = Qualcuno che il nemico aveva individuato poteva tirare con una probabilità su due o più, e non l’ha fatto
score-even = perdite pari
score-europeans = Europei avanti di { $ahead }
score-boxers = Boxer avanti di { $ahead }
switch-fire = Chi spara per primo
switch-fire-second = la seconda parte
switch-fire-first = la prima parte
switch-columns = Colonne dagli angoli
switch-columns-together = tutte insieme
switch-columns-in-turn = una ogni turno
switch-penalty = Un bersaglio che non è il più vicino
switch-penalty-d4 = meno un dado a quattro facce
switch-penalty-two = meno 2
switch-morale = Prove di chi vede cadere i compagni
switch-morale-event = una per ogni evento
switch-morale-figure = una per ogni figura perduta
switch-aim = Chi mira
switch-aim-small-arms = armi leggere
switch-aim-all = anche la mitragliatrice
switch-defence = Tiro sulla carica
switch-defence-small-arms = armi leggere
switch-defence-machine-gun = anche la mitragliatrice
switch-keg = Un barile sotto il fuoco
switch-keg-safe = è al sicuro
switch-keg-explodes = esplode con un dodici naturale
switch-fires = Incendi
switch-fires-entered = ci si può entrare
switch-fires-closed = nessuno vi entra
switch-crews = Artiglieri e portatore
switch-crews-apart = oltre alle colonne
switch-crews-from-columns = tratti dalle colonne
switch-reaction = Tiro difensivo e sostegni
switch-reaction-asked = si chiede a chi lo vuole
switch-reaction-instant = solo per ordini permanenti, senza attese
guide-1 = **Che cos’è.** Una scaramuccia su un tavolo misurato: da sei a quaranta figure per parte, da sette a dieci turni. Tutto è in centimetri; ogni quadretto del disegno ne vale dieci.
guide-2 = **Un turno.** Le due parti tirano i punti d’azione e dicono quanti ne spendono per il riordino. Una parte muove, poi l’altra; poi spara la seconda, spara la prima, e si risolvono le mischie.
guide-3 = **Ordini.** Si sceglie un gruppo, poi dove: corsa, carponi, carica. Oppure si scrive: `E7`, `12cm NNE`, `430,220`. La corsa è 10 cm più un dado. Chi è in movimento prosegue gratis; partire, caricare e lasciare una copertura costano punti.
guide-4 = **Tiro.** La tabella di ogni arma dà un punteggio secondo la distanza; chi è rimasto fermo tira due volte. Chi è colpito si salva con un dado a otto facce, meglio se coperto, e resta fermato, poi inchiodato, poi è perduto. I compagni vicini provano il morale.
guide-5 = **Vincere.** Vince l’attaccante che alla fine di un turno tiene l’obiettivo con abbastanza figure non inchiodate, e più di quante ne abbia lì il difensore. Altrimenti vince il difensore dopo l’ultimo turno.
refused-no-odds = Ora non c’è un tiro così.
choice-odds-fire = Un tiro
choice-odds-melee = Una mischia
prompt-what = Le probabilità di che cosa?
odds-title-fire = { $firer } su { $target }, { $gap } cm
odds-title-melee = { $attacker } carica { $defender }
odds-roll-fire = serve { $score }; si salva con { $saves } o più su un dado da 8
odds-roll-melee = dado da { $mine } contro dado da { $theirs }
odds-gone = eliminato
odds-marked = colpito, salvo, un segnalino in più
odds-miss = a vuoto
odds-won = vince
odds-even = si continua
odds-lost = cade
odds-mean = Figure perdute in media: { $mean }
odds-counted = figure perdute
odds-change-aims = se mira: { $chance }
odds-change-nearest = sul nemico individuato più vicino: { $chance }
odds-change-support = con un appoggio: { $chance }
odds-line = { $firer } su { $target }, { $gap } cm: { $chance }
counter-leader = un cerchio: ufficiale o capo
counter-pistol = un punto: pistola
counter-stopped = fermato: va carponi, non corre
counter-rifle = una linea: fucile
counter-moving = in movimento
counter-fanatic = una fascia: fanatico
counter-edge = bordo dentato: Boxer; liscio: europei
counter-pinned = inchiodato: non riceve ordini
counter-jingal = una forcella: jingal
counter-alt = Basi ingrandite: un ufficiale con un cerchio, un fuciliere con il triangolo giallo di chi è fermato, un fanatico con una fascia e la freccia bianca di chi si muove, un jingal con il quadrato verde di chi è inchiodato.
event-barricade-taken = La barricata { $number } è tolta.
orders-entry = { $side }: da dove entra: { $what }?
why-entry = Chi arriva entra da un ingresso della sua parte; si propone il più lontano dal nemico.
lesson-entry = Lontano dal nemico è sicuro; vicino è svelto.
step-entry = arrivo
refused-no-room-below = Dall’altra parte non c’è posto ai piedi della scala: { $figures }.
refused-not-ten-centimetres = Un pezzo di barricata è lungo dieci centimetri: da { $start } a { $end } non lo è.
refused-through-a-building = Una barricata non attraversa un edificio (da { $start } a { $end }).
refused-across-a-line = Una barricata non attraversa un muro, una siepe o un’altra barricata (da { $start } a { $end }).
refused-somebody-stands-there = Qualcuno sta tra { $start } e { $end }.
choice-nowhere = Toglierla
choice-serve-here = Servire la mitragliatrice ({ $cost })
choice-serve-crawl = Carponi alla mitragliatrice ({ $cost })
choice-serve-run = Corsa alla mitragliatrice ({ $cost })
said-barricade-taken = Barricata { $number } tolta

### Luoghi per nome

spot-objective = l’obiettivo
spot-exit = fuori dal tavolo { $edge ->
        [north] a nord
        [south] a sud
        [west] a ovest
       *[other] a est
    }
spot-way-in = { $the }, l’ingresso
spot-breach = la breccia: { $what }
spot-ladder = ai piedi della scala { $number }
spot-behind = dietro { $the }
spot-edge = al margine { $of }
spot-inside = il centro { $of }
spot-foot = ai piedi { $of }
spot-range = a tiro da { $figure }
spot-friends = dai nostri ({ $group })
spot-towards = incontro a { $figure }
spot-cover = fuori dalla loro vista
spot-back = indietro, lontano da loro
choice-run-named =
    Corsa: { $what } ({ $goal }){ $form ->
        [close] { "" }, serrato
        [open] { "" }, largo
       *[keep] { "" }
    }
choice-crawl-named =
    Carponi: { $what } ({ $goal }){ $form ->
        [close] { "" }, serrato
        [open] { "" }, largo
       *[keep] { "" }
    }
choice-push-named = Spingere: { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] nessun punto
        [one] { $cost } punto
       *[other] { $cost } punti
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, non in un turno
           *[other] { "" }, la via è sbarrata
        }
        [1] { "" }, di sicuro
       *[other] { "" }, dado { $die }+
    }{ $cover ->
        [unseen] { "" }, nessuno lo vede
        [open] { "" }, allo scoperto, visto da { $seen }
        [light] { "" }, copertura leggera, visto da { $seen }
       *[dense] { "" }, copertura densa, visto da { $seen }
    }
detail-charge =
    { $cost ->
        [0] nessun punto
        [one] { $cost } punto
       *[other] { $cost } punti
    }, { $far } cm{ $die ->
        [0] { "" }, fuori portata
        [1] { "" }, di sicuro
       *[other] { "" }, dado { $die }+
    }
refused-nearest = { $reason } Si scriva per esempio { $nearest }.
refused-who-else = { $reason } Di questi possono ricevere ordini: { $figures }.
refused-others = { $reason } Possono ricevere ordini: { $figures }.
refused-enemies = { $reason } A portata: { $figures }.
refused-nobody-of-the-group = Nessuno del gruppo { $group } può ricevere ordini adesso.
refused-in-water = { $x },{ $y } è in acqua.
refused-in-a-fire = { $x },{ $y } è nell’incendio, dove nessuno entra.
refused-in-a-wall = { $x },{ $y } è dentro un muro o troppo vicino: una base sta a 1 cm di distanza.
refused-in-a-closed-house = { $x },{ $y } è in una casa senza ingresso.
refused-not-in-fractions = I luoghi sono in millimetri interi, le distanze in centimetri interi: «{ $word }» non lo è.
refused-no-such-place = «{ $word }» non è un luogo: si dica E7, E7.3, 12cm NNE, 430,220 o un nome dell’elenco.
refused-too-far-to-charge = { $target } è a { $far } cm; una carica arriva a { $reach } cm.
refused-shooters = { $reason } Possono sparare: { $figures }.
refused-no-building-there = { $x },{ $y } non è in un edificio che si possa bombardare.
refused-beyond-the-gun = { $x },{ $y } è così lontano che anche un doppio sei lo manca.
typed-run = corsa, corri, corrono
typed-crawl = carponi, striscia, strisciano
typed-charge = carica, caricano, attacca
typed-halt = alt, fermi
