# La révolte des Boxers in italiano: tutto quello che legge chi gioca, tranne le regole.

title = La révolte des Boxers
scenario-fu-gate = La porta del Fu, luglio 1900
scenario-langfang = L’avamposto di Langfang, giugno 1900
scenario-tartar-wall = La sortita sulle mura tartare, luglio 1900
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
fu-gate-dye-works = tintoria
fu-gate-pawnshop = banco dei pegni
fu-gate-great-hall = salone
fu-gate-rockery = roccaglia
fu-gate-bamboo = bambù
fu-gate-wall-west = muro nord, ovest
fu-gate-gate = porta
fu-gate-wall-east = muro nord, est
fu-gate-group-e = Posto di Shiba
fu-gate-group-a = Colonna del vicolo
fu-gate-group-b = Colonna delle case bruciate
fu-gate-group-c = Colonna della tintoria
fu-gate-group-g = Cannone Krupp
fu-gate-group-k = Barile di polvere
langfang-station = stazione
langfang-carriage-1 = prima carrozza
langfang-carriage-2 = seconda carrozza
langfang-village = villaggio
langfang-temple = tempio
langfang-north-field = campo nord
langfang-west-field = campo ovest
langfang-east-field = campo est
langfang-south-field = campo sud
langfang-bank = massicciata
langfang-hedge-west = siepe ovest
langfang-hedge-east = siepe est
langfang-brickyard = muro della fornace
langfang-graveyard = muro del cimitero
langfang-group-e = Picchetto
langfang-group-a = Prima colonna
langfang-group-b = Seconda colonna
langfang-group-c = Terza colonna
tartar-wall-guard-hut = corpo di guardia
tartar-wall-half-tower = torre incompiuta
tartar-wall-weeds-south = erbacce a sud
tartar-wall-weeds-north = erbacce a nord
tartar-wall-brick-stack = catasta di mattoni
tartar-wall-american-barricade-1 = barricata americana, nord
tartar-wall-american-barricade-2 = barricata americana, sud
tartar-wall-group-e = Gruppo di Myers
tartar-wall-group-a = Guardia della barricata
tartar-wall-group-b = Rinforzo
feature-barricade = barricata { $number }
feature-fire = incendio { $number }
feature-section = { $feature }, sezione { $number }
figure = { $figure } ({ $kind })
map-before = prima dello scontro
map-turn = turno { $turn } di { $turns }
map-force = { $figures } su { $all } · punti { $points }
map-fight = Da vicino
map-objective = Obiettivo
map-holding = obiettivo: { $held } su { $count }
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
