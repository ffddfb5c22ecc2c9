# La révolte des Boxers in English: everything that a player reads but the rules.

title = La révolte des Boxers
scenario-fu-gate = The gate of the Fu, July 1900
scenario-langfang = The outpost at Langfang, June 1900
scenario-tartar-wall = The sortie on the Tartar Wall, July 1900
side-europeans = the Europeans
    .short = Europeans
side-boxers = the Boxers
    .short = Boxers
kind-bearer = keg bearer
kind-brave = brave
kind-chief = chief
kind-crew = machine gunner
kind-fanatic = fanatic
kind-gunner = gunner
kind-jingal = jingal man
kind-officer = officer
kind-old-rifle = man with an old rifle
kind-rifleman = rifleman
kind-spear = spearman
kind-sword = swordsman
fu-gate-inn = inn
fu-gate-dye-works = dye works
fu-gate-pawnshop = pawnshop
fu-gate-great-hall = great hall
fu-gate-rockery = rockery
fu-gate-bamboo = bamboo
fu-gate-wall-west = north wall, west
fu-gate-gate = gate
fu-gate-wall-east = north wall, east
fu-gate-group-e = Shiba’s post
fu-gate-group-a = Column of the lane
fu-gate-group-b = Column of the burnt houses
fu-gate-group-c = Column of the dye works
fu-gate-group-g = Krupp gun
fu-gate-group-k = Keg of powder
langfang-station = station
langfang-carriage-1 = first carriage
langfang-carriage-2 = second carriage
langfang-village = village
langfang-temple = temple
langfang-north-field = north field
langfang-west-field = west field
langfang-east-field = east field
langfang-south-field = south field
langfang-bank = railway bank
langfang-hedge-west = west hedge
langfang-hedge-east = east hedge
langfang-brickyard = brickyard wall
langfang-graveyard = graveyard wall
langfang-group-e = Picket
langfang-group-a = First column
langfang-group-b = Second column
langfang-group-c = Third column
tartar-wall-guard-hut = guard hut
tartar-wall-half-tower = half-built tower
tartar-wall-weeds-south = southern weeds
tartar-wall-weeds-north = northern weeds
tartar-wall-brick-stack = brick stack
tartar-wall-american-barricade-1 = American barricade, north
tartar-wall-american-barricade-2 = American barricade, south
tartar-wall-group-e = Myers’s party
tartar-wall-group-a = Guard of the barricade
tartar-wall-group-b = Relief
feature-barricade = barricade { $number }
feature-fire = fire { $number }
feature-section = { $feature }, section { $number }
figure = { $figure } ({ $kind })
map-before = before the fight
map-turn = turn { $turn } of { $turns }
map-force = { $figures } of { $all } · points { $points }
map-fight = Close up
map-objective = Objective
map-holding = objective: { $held } of { $count }
map-acts =
    { $phase ->
        [deployment] { $side } deploy
        [rallies] Rallies
        [movement] { $side } move
        [fire] { $side } fire
        [melee] Fights
       *[over] The fight is over
    }
legend-moving = moving
legend-stopped = stopped
legend-pinned = pinned
legend-rifle = rifle
legend-jingal = jingal
legend-pistol = pistol
legend-leader = leader
legend-fanatic = fanatic
legend-hit = hit
legend-miss = miss
legend-way = way gone
legend-fallen = fallen
legend-goal = objective
