# La révolte des Boxers en français : tout ce que lit qui joue, sauf les règles.

title = La révolte des Boxers
scenario-fu-gate = La porte du Fou, juillet 1900
scenario-langfang = L’avant-poste de Langfang, juin 1900
scenario-tartar-wall = La sortie sur la muraille tartare, 1900
side-europeans = les Européens
    .short = Européens
side-boxers = les Boxers
    .short = Boxers
kind-bearer = porteur du baril
kind-brave = brave
kind-chief = chef
kind-crew = mitrailleur
kind-fanatic = fanatique
kind-gunner = artilleur
kind-jingal = homme au jingal
kind-officer = officier
kind-old-rifle = homme au vieux fusil
kind-rifleman = fusilier
kind-spear = homme à la lance
kind-sword = homme au sabre
fu-gate-inn = auberge
fu-gate-dye-works = teinturerie
fu-gate-pawnshop = mont-de-piété
fu-gate-great-hall = grand hall
fu-gate-rockery = rocaille
fu-gate-bamboo = bambous
fu-gate-wall-west = mur nord, ouest
fu-gate-gate = porte
fu-gate-wall-east = mur nord, est
fu-gate-group-e = Poste de Shiba
fu-gate-group-a = Colonne de la ruelle
fu-gate-group-b = Colonne des maisons brûlées
fu-gate-group-c = Colonne de la teinturerie
fu-gate-group-g = Canon Krupp
fu-gate-group-k = Baril de poudre
langfang-station = gare
langfang-carriage-1 = première voiture
langfang-carriage-2 = seconde voiture
langfang-village = village
langfang-temple = temple
langfang-north-field = champ nord
langfang-west-field = champ ouest
langfang-east-field = champ est
langfang-south-field = champ sud
langfang-bank = remblai
langfang-hedge-west = haie ouest
langfang-hedge-east = haie est
langfang-brickyard = mur de la briqueterie
langfang-graveyard = mur du cimetière
langfang-group-e = Piquet
langfang-group-a = Première colonne
langfang-group-b = Deuxième colonne
langfang-group-c = Troisième colonne
tartar-wall-guard-hut = corps de garde
tartar-wall-half-tower = tour inachevée
tartar-wall-weeds-south = herbes du sud
tartar-wall-weeds-north = herbes du nord
tartar-wall-brick-stack = tas de briques
tartar-wall-american-barricade-1 = barricade américaine, nord
tartar-wall-american-barricade-2 = barricade américaine, sud
tartar-wall-group-e = Groupe de Myers
tartar-wall-group-a = Garde de la barricade
tartar-wall-group-b = Relève
feature-barricade = barricade { $number }
feature-fire = incendie { $number }
feature-section = { $feature }, section { $number }
figure = { $figure } ({ $kind })
map-before = avant le combat
map-turn = tour { $turn } sur { $turns }
map-force = { $figures } sur { $all } · points { $points }
map-fight = De près
map-objective = Objectif
map-holding = objectif : { $held } sur { $count }
map-acts =
    { $phase ->
        [deployment] { $side } se déploient
        [rallies] Ralliements
        [movement] { $side } se déplacent
        [fire] { $side } tirent
        [melee] Mêlées
       *[over] Le combat est fini
    }
legend-moving = en mouvement
legend-stopped = arrêté
legend-pinned = cloué
legend-rifle = fusil
legend-jingal = jingal
legend-pistol = pistolet
legend-leader = chef
legend-fanatic = fanatique
legend-hit = touché
legend-miss = manqué
legend-way = chemin fait
legend-fallen = tombé
legend-goal = objectif
