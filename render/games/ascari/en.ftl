# Ascari in English: everything that a player reads but the rules.
# Board posts and panels are Discord's Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = Ascari
first-question = { $side ->
    [italian] Where do your companies start?
   *[other] Where do your units start?
}
button-first-stand = Historical positions
button-first-adviser = The adviser’s deployment
button-first-change = Choose the places
scenario-agordat-1890 = Agordat, 1890
    .note = small, good for learning: 11 units, 8 turns, about half an hour
    .opening = **Agordat, 27 June 1890.** Three Italian units surprise eight Dervish units at the wells.
    .opening-italian = **Agordat, 27 June 1890.** You surprise the Dervishes at the wells: three units against eight.
    .goal = The side with more points after turn 8 wins. Eliminated enemies score points, and each well you hold scores two.
scenario-makalle-1896 = Makalle, 1896
    .note = a four-day siege: 27 units, 9 turns, about two hours
    .opening = **Makalle, 8 January 1896.** The Italians hold the fort of Enda Jesus with little water. The Ethiopians storm it.
    .goal = The Ethiopians win if they hold the redoubt or three hexes of the fort. Otherwise the Italians win after turn 9.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = the largest: 33 units, 9 turns, about three hours
    .opening = **Amba Alagi, 7 December 1895.** Major Toselli’s Italians hold the pass. The Ethiopians attack from three sides.
    .goal = The Ethiopians win if they hold four of the five places marked on the map. Otherwise the Italians win after turn 9.

## Names: sides are spoken of as people with their article; counters have none

side-italian = the Italians
    .short = Italians
side-ethiopian = the Ethiopians
    .short = Ethiopians
side-dervish = the Dervishes
    .short = Dervishes
place-wells = wells
    .the = the wells
    .at = at the wells
    .to = to the wells
    .from = from the wells
place-huts = huts
    .the = the huts
    .at = at the huts
    .to = to the huts
    .from = from the huts
place-redoubt = redoubt
    .the = the redoubt
    .at = at the redoubt
    .to = to the redoubt
    .from = from the redoubt
place-enclosure = enclosure
    .the = the enclosure
    .at = at the enclosure
    .to = to the enclosure
    .from = from the enclosure
place-spring_south = south spring
    .the = the south spring
    .at = at the south spring
    .to = to the south spring
    .from = from the south spring
place-spring_east = east spring
    .the = the east spring
    .at = at the east spring
    .to = to the east spring
    .from = from the east spring
place-blockhouse = blockhouse
    .the = the blockhouse
    .at = at the blockhouse
    .to = to the blockhouse
    .from = from the blockhouse
place-falaga = Falaga
    .the = Falaga
    .at = at Falaga
    .to = to Falaga
    .from = from Falaga
place-togora = Togora
    .the = Togora
    .at = at Togora
    .to = to Togora
    .from = from Togora
place-road = road
    .the = the road
    .at = on the road
    .to = to the road
    .from = from the road
place-terrace = terrace
    .the = the terrace
    .at = on the terrace
    .to = to the terrace
    .from = from the terrace
place-church = church
    .the = the church
    .at = at the church
    .to = to the church
    .from = from the church
hex-at = at { $at }
hex-to = to { $at }
hex-from = from { $at }
kind-rifles = rifles
kind-spears = spears
kind-horse = horsemen
kind-guns = guns
kind-leader = leader
terrain-clear = clear ground
terrain-rocks = rocks
terrain-grove = palm grove
terrain-riverbed = riverbed
terrain-slope = slope
terrain-hilltop = hilltop
terrain-cliff = cliff
terrain-village = village
terrain-zeriba = zeriba
terrain-fort = fort
marker-moved = MOVED
marker-combat = COMBAT
marker-retreat = RETREAT
marker-fired = FIRE
marker-opportunity = OPPORTUNITY FIRE
marker-rifle = rifles
unit-fara = Capt. Fara
    .short = Fara
    .the = Capt. Fara
unit-fara-1 = 1st company
    .short = 1 Co.
    .the = the 1st company
unit-fara-2 = 2nd company
    .short = 2 Co.
    .the = the 2nd company
unit-banda = Banda of the Barca
    .short = Barca
    .the = the Banda of the Barca
unit-ibrahim = Emir Ibrahim
    .short = Ibrahim
    .the = Emir Ibrahim
unit-jihadia-1 = Jihadia 1
    .short = Jihad. 1
unit-jihadia-2 = Jihadia 2
    .short = Jihad. 2
unit-jihadia-3 = Jihadia 3
    .short = Jihad. 3
unit-spears-1 = Spears 1
    .short = Spear 1
unit-spears-2 = Spears 2
    .short = Spear 2
unit-spears-3 = Spears 3
    .short = Spear 3
unit-spears-4 = Spears 4
    .short = Spear 4
unit-horse = Baggara horse
    .short = Baggara
    .the = the Baggara horse
    .many = no
unit-galliano = Maj. Galliano
    .short = Galliano
    .the = Maj. Galliano
unit-raimondo = Lt Raimondo
    .short = Raim.
    .the = Lt Raimondo
unit-gunner = Battery officer
    .short = Batt.
    .the = the battery officer
unit-4-iii = 4/III (two centurie)
    .short = 4/III
    .the = 4/III
unit-genio = Engineers and infantry
    .short = Engin.
    .the = the engineers and infantry
    .many = yes
unit-tappa = Depot and carabinieri
    .short = Depot
    .the = the depot and carabinieri
    .many = yes
unit-guns = Mountain section
    .short = Guns
    .the = the mountain section
unit-picket = Blockhouse picket
    .short = Picket
    .the = the blockhouse picket
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
unit-toselli = Maj. Toselli
    .short = Toselli
    .the = Maj. Toselli
unit-anghera = Capt. Angherà
    .short = Angh.
    .the = Capt. Angherà
unit-persico = Capt. Persico
    .short = Persico
    .the = Capt. Persico
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
    .the = Mazzei’s centuria
unit-battery = 1st mountain battery
    .short = 1 Batt.
    .the = the 1st mountain battery
unit-banda-1 = Banda Sebath
    .short = Sebath
    .the = the Banda Sebath
unit-banda-2 = Banda Ali
    .short = Ali
    .the = the Banda Ali
unit-banda-3 = Banda Thala 1
    .short = Thala 1
    .the = the Banda Thala 1
unit-banda-4 = Banda Thala 2
    .short = Thala 2
    .the = the Banda Thala 2
unit-banda-5 = Banda Okule-Kusai 1
    .short = Okule 1
    .the = the Banda Okule-Kusai 1
unit-banda-6 = Banda Okule-Kusai 2
    .short = Okule 2
    .the = the Banda Okule-Kusai 2

## The picture

map-turn = Turn { $turn } of { $turns } · { $date }
map-before = Before turn 1 · { $date }
map-acts = { $phase ->
    [deployment] { $side } set up
    [fire] { $side } fire
    [lull] { $side } rearrange their units
    [over] The battle is over
   *[other] { $side } move
}
map-water = Water { $water } of { $most }
map-legend-spring = water
map-legend-place = place
map-legend-threatened = enemies within 4 hexes
map-fight = The fighting
part-north-west = North-west
part-north-east = North-east
part-south-west = South-west
part-south-east = South-east

## Events

event-deployment-changed = { $unit } starts at { $end } instead of { $start }.
event-deployment-ended =
    { $side } have set up{ $historical ->
        [yes] { "" } in their historical positions
       *[other] { "" } in positions of their own choosing
    }.
event-player-turn-began = Turn { $turn }: { $side } move.
event-move-began =
    { $unit } { $leaders ->
        [none] moves
       *[other] moves with { $leaders }
    }{ $start ->
        [none] .
       *[other] { "" } from { $start }.
    }
event-hex-entered =
    { $unit } enters { $at } with { $left ->
        [0] no movement points left
        [one] { $left } movement point left
       *[other] { $left } movement points left
    }.
undone-move =
    { $unit } { $leaders ->
        [none] moves
       *[other] moves with { $leaders }
    } { $start ->
        [none] to { $end }.
       *[other] from { $start } to { $end }.
    }
event-move-ended =
    { $unit } { $why ->
        [spent] stops at { $at } with no movement points left
        [hit] is hit at { $at } and stops
        [repulsed] is beaten back to { $at }
        [armed] picks up rifles at { $at } and stops
        [eliminated] goes no further
        [limbered] limbers and stops at { $at }
        [unlimbered] unlimbers at { $at } and stops
       *[other] stops at { $at }
    }.
event-formation-changed =
    { $unit } { $limbered ->
        [yes] limbers up
       *[other] unlimbers
    } at { $at }.
event-marker-put =
    { $unit } is marked { $marker }{ $number ->
        [1] .
       *[other] { "" } for the second time.
    }
event-shot-fired =
    { $firer } fires at { $target } in { $at } (distance { $distance }) and { $hits ->
        [0] misses
        [1] scores a hit
       *[other] scores a double hit
    }.
event-piece-hit = { $unit } loses a step at { $at }.
event-piece-eliminated =
    { $unit } { $why ->
        [overrun] is overrun and eliminated at { $at }
        [retreat] has nowhere to retreat and is eliminated at { $at }
       *[other] is eliminated at { $at }
    }.
event-leader-tested =
    { $unit } { $hit ->
        [yes] is hit
       *[other] is unhurt
    } at { $at }.
event-melee-fought =
    { $attacker } attacks { $defender } in { $at }, { $attack } against { $defence }: { $result ->
        [active-retreats] a tie, so the attacker retreats
        [lower-retreats] { $loser } retreats
        [lower-retreats-with-hit] { $loser } takes a hit and retreats
       *[other] { $loser } is eliminated
    }.
event-retreated = { $unit } retreats from { $start } to { $end }.
event-retreat-changed = { $unit } retreats to { $end } instead.
event-rifle-left = Rifles are left on the ground at { $at }.
event-rifle-taken = { $unit } picks up the rifles at { $at }.
event-control-taken = { $side } now hold { $at }.
event-markers-removed = { $side } remove their markers.
event-water-changed = Water in the fort: { $water } ({ $change }).
event-lull-began = The fighting dies down after turn { $turn }.
event-went-back = { $unit } goes back from { $start } to { $end }.
event-recovery-rolled =
    { $unit } { $recovered ->
        [yes] is at full strength again
       *[other] stays reduced
    }.
event-unit-returned = { $unit } returns at { $at } with fresh men.
event-day-began = { $side } are in position.
event-game-ended =
    The battle is over. { $winner ->
        [draw] It is a draw.
       *[other] Result: { $band }.
    }

## The dispatch: who, what, whom, where

colon = { $name }: { $what }
semicolon = { $one }; { $two }
deed-kill =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] hits
       *[other] hit
    } { $target }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-miss =
    { $actor } { $count ->
        [one] misses
       *[other] miss
    } { $target }.
deed-hurt =
    { $actor } { $count ->
        [one] loses a step
       *[other] each lose a step
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target } { $place }, { $score }.
deed-drive =
    { $actor } { $count ->
        [one] drives
       *[other] drive
    } { $target } back { $place }, { $score }.
deed-drive-hurt =
    { $actor } { $count ->
        [one] drives
       *[other] drive
    } { $target } back with losses { $place }, { $score }.
deed-repel =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } { $target } back { $place }, { $score }.
deed-repel-hurt =
    { $actor } { $count ->
        [one] repels
       *[other] repel
    } { $target } with losses { $place }, { $score }.
deed-draw =
    { $actor } { $count ->
        [one] charges
       *[other] charge
    } { $target } { $place } without success, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] is
       *[other] are
    } out of the fight{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] is
       *[other] are
    } wounded{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-take =
    { $actor } { $count ->
        [one] takes
       *[other] take
    } { $place }.
deed-back =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    } back{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] moves
       *[other] move
    }{ $place ->
        [none] { "" } up.
       *[other] { "" } { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] deploys
       *[other] deploy
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-ready =
    { $actor } { $count ->
        [one] is
       *[other] are
    } ready.
deed-limber =
    { $actor } { $count ->
        [one] limbers
       *[other] limber
    } up{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] unlimbers
       *[other] unlimber
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-arm =
    { $actor } { $count ->
        [one] picks
       *[other] pick
    } up rifles.
deed-lull = The fighting dies down.
deed-return =
    { $actor } { $count ->
        [one] goes
       *[other] go
    } back{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-recover =
    { $actor } { $count ->
        [one] is
       *[other] are
    } at full strength again.
deed-fresh =
    { $actor } { $count ->
        [one] returns
       *[other] return
    } with fresh men{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
deed-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

## The panel

panel-title-deployment = { $scenario } · set-up
panel-title = { $scenario } · turn { $turn } of { $turns }, { $date } · { $acts }
panel-title-end = { $scenario } · { $band }
map-force =
    { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    }, { $steps ->
        [0] no steps
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $places ->
        [0] no places
        [one] { $places } place
       *[other] { $places } places
    }
panel-side =
    { $side }: { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    }, { $steps ->
        [0] no steps
        [one] { $steps } step
       *[other] { $steps } steps
    }, { $places ->
        [0] no places
        [one] { $places } place
       *[other] { $places } places
    }
panel-water = water { $water }

## Questions

orders-over = The battle is over.
orders-deploy = Where do { $side } place their units?
orders-move = { $side } move. Which unit is next?
orders-go-on =
    { $unit } at { $at } has { $left ->
        [0] no movement points left
        [one] { $left } movement point left
       *[other] { $left } movement points left
    }. Go on or stay?
orders-retreat = Where does { $unit } at { $at } retreat to?
orders-fire = { $side } fire. Which unit is next?
orders-react = { $unit } enters { $at }. Will { $side } fire?
orders-rearrange = Will { $side } rearrange their units before the next day?
orders-orders = When should your units fire at a moving enemy?
prompt-over = The battle is over.
prompt-unit = Which unit or leader?
prompt-move-unit = Which unit or leader moves?
prompt-to = To which hex?
prompt-at = Which target or hex?
prompt-with = How?
prompt-leaders = With which leaders?
prompt-by = Through which hex?
prompt-from = Which unit fires?
prompt-preset = Which orders should all your units follow?
prompt-within = When should these units fire?
prompt-single = Which order should this unit follow?
prompt-most = How many units may fire at the same target?
prompt-spare = How likely must a hit be before your units fire?
prompt-only = Which targets may your units fire at?
prompt-step = After each enemy miss, should your moving unit stop and ask you?
why-deploy = Each side sets up in its own zones. A hex holds one unit, and leaders must be with units. The second side sees the first side’s positions. To place all your counters with one click, choose “Historical positions”.
why-move = A unit moves as far as its movement points allow. The enemy may fire at it in each hex, and the first hit stops it. Rifles and guns that spend all their points are marked MOVED and fire at −1. To attack, enter an enemy’s hex.
why-go-on = The winner of a melee stays in the hex. If it has movement points left, it may move on, but the enemy may then fire at it.
why-retreat = The winner of a melee chooses where the beaten defender retreats to. You may change this choice until the next roll or move.
why-fire = Each unit fires once. Rifles reach 4 hexes, and guns in battery reach 8. The line of sight must be clear. A unit marked RETREAT cannot fire. The markers MOVED and COMBAT give −1 each.
why-react = Your units may fire at an enemy that enters a hex in range and in sight. Each unit fires once in the enemy’s turn, at −1. Guns fire at −2 and need a leader. The first hit stops the move.
why-rearrange = Some units have gone back to their zones or returned to play. Before the next day, you may move these units. Ethiopian units must stay in their zones, Italian units in the fort.
why-orders = Your units follow their standing orders when the enemy moves. Only units with the order “ask” wait for your answer. The orders stay secret until the end, but the enemy notices when the game waits for you.
lesson-deploy = Stay out of reach of the spears. Let them come to you.
lesson-move = Save one movement point to fire at full strength. Units out of sight are safe.
lesson-go-on = If you go on, you may come under fire or meet another enemy.
lesson-retreat = You choose where the beaten unit goes. Try a hex in front of your rifles.
lesson-fire = A near target is easier to hit. One more hit destroys a reduced unit.
lesson-react = Each unit may fire only once. If you wait, the enemy may come nearer.
lesson-rearrange = Your units begin the next day where they are now.
lesson-orders = With “within 2”, a unit fires only at enemies up to two hexes away.

## Labels

choice-move = Move
choice-fire = Fire
choice-place = Place
choice-historical = Historical positions
choice-done-deploy = Ready
choice-done-move = End movement
choice-done-fire = End firing
choice-done-retreat = Keep this retreat
choice-done-rearrange = Begin the day
choice-go = Go
choice-go-with = Move with { $leaders }
choice-go-on = Go on to …
choice-alone = Without leaders
choice-alone-attack = Without leaders, { $chance }
choice-with = Move with other leaders …
choice-by = Pass through …
choice-unlimber = Unlimber
choice-unlimber-alone = Unlimber, without leaders
choice-unlimber-with = Unlimber with other leaders …
choice-limber = Limber
choice-stay = Stay
choice-onward = Go on as ordered
choice-back = Return to the start
choice-back-to = Return to { $at }, passing through …
choice-retreat = Change the retreat
choice-retreat-of = Change where { $unit } retreats
choice-pass = Let it pass
choice-pass-move = Hold fire for this move
choice-hold-phase = Hold fire for this phase
choice-fallback = Follow the house rule “If a player doesn’t answer”
choice-preset = Orders for all units
choice-rifles = Rifles
choice-guns = Guns
choice-unit-order = Single unit …
choice-most = Maximum shots at one target
choice-spare = Minimum chance
choice-only = Fire only at …
choice-step = Step by step
choice-preset-steady = Steady: rifles fire within 2 hexes, guns within 4
choice-preset-close = Close: rifles fire within 1 hex
choice-preset-long = Long: rifles fire within 4 hexes, guns within 8
choice-preset-horse-only = Fire only at horsemen
choice-preset-ask-me = Ask me
choice-preset-hold-all = Hold all fire
choice-order-within = Within { $distance }
choice-order-at = Only at { $at }
choice-order-hold = Hold fire
choice-order-ask = Ask me
choice-order-usual = Same as other units of its kind
choice-most-of =
    { $count ->
        [0] No shots
        [one] At most { $count } shot
       *[other] At most { $count } shots
    }
choice-spare-below = Hold fire below { $percent }%
choice-spare-none = No minimum chance
choice-kind-all = All targets
choice-switch-on = On
choice-switch-off = Off
choice-sign-enemy = Enemy
choice-sign-near = Near
choice-sign-hit = Hit
choice-sign-holds = Holds
choice-sign-distance = { $distance }
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (reinforcement)
choice-unit-shot = { $unit }, distance { $distance }: { $chance }
choice-target = { $unit } ({ $at }), distance { $distance }: { $chance }
choice-attack = { $at }: attack { $unit }, { $chance }
choice-to-cost = { $at }, cost { $cost }
detail-points =
    { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }{ $limbered ->
        [yes] , limbered
       *[other] { "" }
    }
detail-to =
    { $windows ->
        [0] no enemy can fire at the unit on the way
        [one] { $windows } hex under fire
       *[other] { $windows } hexes under fire
    }
detail-attack = { $strength } + die against { $against } + die
detail-attack-cost = cost { $cost }
detail-double = two hits: { $chance }
pick-move = Move a unit or leader
pick-to = Where to?
pick-exactly = Choose the route and leaders …
way-0 = north
way-1 = north-east
way-2 = east
way-3 = south-east
way-4 = south
way-5 = south-west
way-6 = west
way-7 = north-west
pick-where =
    { $to } · { $ground }, { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    } { $way }
pick-shots = Fire (best shots first)
pick-react = Fire at the moving unit
pick-place = Place a unit or leader
pick-on = Which hex does the unit enter next?
advice-because = { $what } – { $why }

## Answers in words

said-move = { $unit } to { $at }{ $how }
said-formation =
    { $unit }: { $what ->
        [limber] limber up
       *[other] unlimber
    }{ $how }
said-to = , to { $at }
said-alone = , without leaders
said-with = , with { $leaders }
said-by = , via { $at }
said-unlimber = , then unlimber
said-fire = { $unit } fires at { $target }
said-react = { $unit } fires
said-place = { $unit } to { $at }
said-go = Go on to { $at }
said-back = Return to the start through { $at }
said-retreat = Retreat to { $at }
said-done = Done
said-orders = Standing orders: { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = { $side } are taking their turn. Wait until they have finished.
refused-no-orders = You can’t give standing orders now. Players can give them once the battle has begun.
refused-too-many-orders = You have changed your standing orders too often since the last move (limit: { $most }). You can change them again after the next move.
refused-game-over = The battle is over. You can’t give any more orders.
refused-no-such-unit = “{ $word }” isn’t a counter in this battle. Pick one from the list.
refused-no-such-hex = “{ $word }” isn’t a hex on this map. Write its column and row as four digits, like 0907.
refused-not-yours = { $unit } belongs to the other side. Choose one of your own counters.
refused-off-the-map = { $unit } is not on the map. Choose another counter.
refused-has-moved = { $unit } has already moved in this phase. Choose another counter.
refused-fixed = { $unit } never moves: these guns are fixed. Choose another counter.
refused-shut-in = { $unit } at { $at } can’t move to any hex. Choose another counter.
refused-emplaced = These guns are in battery. Limber them first.
refused-limbered-far = After limbering, guns may enter only one hex, and it must cost 1 point. Choose a hex next to them.
refused-already-there = { $unit } is already at { $at }. To make it go and come back, choose a hex with “Pass through …”.
refused-impassable = { $unit } can never enter { $at }. Choose another hex.
refused-leader-alone = { $unit } cannot enter { $at } alone, because an enemy is there. Move this leader with a unit.
refused-friends-there = { $friend } is at { $at }. You may pass through that hex, but not stop there.
refused-too-far-to-move =
    { $unit } can’t reach { $at } with { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }. Choose a nearer hex.
refused-no-such-way = The unit doesn’t have enough movement points to reach { $at } through { $by }. Choose another route.
refused-no-retreat = The unit can’t retreat to “{ $word }”. Pick a hex from the list.
refused-no-officer = { $unit } at { $at } has no leader, and guns need one for opportunity fire. Choose another unit.
refused-limbered = { $unit } is limbered and can’t fire. Guns fire only in battery.
refused-never-fires = { $unit } has no rifles and no guns. Choose another unit.
refused-retreated = { $unit } has a RETREAT marker and can’t fire. Choose another unit.
refused-has-fired = { $unit } has already fired. Choose another unit.
refused-too-far = { $at } is too far for { $unit }: distance { $distance }, range { $range }. Choose a nearer target.
refused-not-seen = { $unit } has no clear line of sight to { $at }. Choose another target.
refused-nobody-in-sight = { $unit } sees no target in range. Choose another unit.
refused-nobody-there = “{ $word }” isn’t a target you can fire at. Pick one from the list.
refused-own-side = { $target } is on your own side. Choose an enemy.
refused-leader-with-unit = { $target } is with a unit. Fire at the unit: if you hit it, the leader may be hit too.
refused-nowhere-to-place = { $unit } can’t go to any other hex. Choose another counter.
refused-no-unit-there = A leader must be with a unit of his side, and none is at { $at }. Choose another hex.
refused-not-in-zone = { $at } is outside the zone of { $unit }. Choose a hex inside it.
refused-no-answer = Your order was empty. Choose an action first.
refused-not-an-option = “{ $word }” isn’t possible here. Pick one of the options.
refused-not-now = “{ $what }” isn’t possible now. The current step is “{ $step }”.{ $when }
refused-said-twice = You named “{ $word }” twice. Once is enough.
refused-wrong-number = Choose at least { $least } and at most { $most }.
refused-too-many-words = The order was complete before “{ $word }”. Leave that word out.
refused-more-to-say = Your order isn’t complete yet. Missing: { $slot }.
when-move = { " " }Units move first in each turn.
when-fire = { " " }Units fire after all moves.
when-place = { " " }You place counters before the battle and in a lull.
slot-do = the action
slot-unit = the counter
slot-to = the hex
slot-at = the target
slot-from = the unit that fires
slot-with = how to move or fire
slot-by = the hex to pass through
slot-leaders = the leaders
slot-other = another word

## Steps, log, figures

step-deploy = deployment
step-player-turn = start of the turn
step-move = movement
step-fire-phase = start of the fire phase
step-fire = fire
step-administration = administration
step-lull = the lull
step-rearrange = rearranging the units
step-end = the end
step-react = opportunity fire
step-orders = standing orders
log-kind-dice = Rolls
log-kind-losses = Losses
log-kind-fire = Fire
log-kind-melee = Melees
log-kind-moves = Moves
log-kind-places = Places and turns
measure-italian-steps = Italian steps
measure-ethiopian-steps = Ethiopian steps
measure-dervish-steps = Dervish steps
measure-italian-places = Places held by the Italians
measure-ethiopian-places = Places held by the Ethiopians
measure-dervish-places = Places held by the Dervishes
measure-water = Water
measures-forces = The forces
measures-places = The places

## Corps

corps-III = III Battalion
corps-IV = IV Battalion
corps-VI = VI Battalion
corps-VIII = VIII Battalion
corps-eritrea = Native companies
corps-barca = Irregulars
corps-genio = Engineers
corps-tappa = Depot
corps-guns = Artillery
corps-sebath = Pass of Falaga
corps-thala = Right wing, Togora
corps-okule = Okule-Kusai
corps-olie = Ras Olie’s men
corps-mikael = Ras Mikael’s men
corps-makonnen = Ras Makonnen’s men
corps-mangasha = Ras Mangasha’s men
corps-shoan-guns = Guns of Shoa
corps-kassala = The emir’s men

## Dice

dice-account = { $what } (§{ $rule }): die { $dice }{ $modifiers }{ $total }: { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
purpose-fire = { $firer } fires at { $target }, distance { $distance }
purpose-leader = { $unit } under fire
purpose-melee = { $unit } in the melee
purpose-recover = { $unit } recovers
result-miss = miss
result-hit = hit
result-double = double hit
result-recovered = full strength
result-reduced = still reduced
result-active-retreats = equal totals: the attacker retreats
result-lower-retreats = the loser retreats
result-lower-retreats-with-hit = the loser takes a hit and retreats
result-lower-eliminated = the loser is eliminated
modifier-support = support
modifier-size = small unit
modifier-moved = MOVED
modifier-combat = COMBAT
modifier-opportunity = opportunity fire
modifier-thirst = thirst
modifier-leader = leader
modifier-at = target in { $terrain }
modifier-from = fired from { $terrain }
modifier-in = defender in { $terrain }
modifier-height = defender on higher ground
modifier-retreat = RETREAT
modifier-bayonet = bayonets
modifier-melee = melee value
settled-die = the die for “{ $what }” has been rolled (§{ $rule })

## The text board

alt-head = Map of { $scenario }. { $acts }. { $when }.
alt-over = Map: { $scenario }. The battle is over: { $band }.
alt-places = Places: { $places }.
alt-place = { $place }: { $side }
alt-nobody = nobody
alt-near = Close-up around { $at }. { $units }.
alt-units = { $side }: { $units }.
board-side = **{ $side }**
board-corps = { $corps }: { $units }
board-unit = { $unit } { $at }{ $marks }
board-unit-near = { $unit }, { $far ->
        [one] 1 hex
       *[other] { $far } hexes
    } from { $enemy }
board-values = { $kind }, { $leader ->
        [yes] fire +{ $fire }, melee +{ $melee }
       *[no] melee value { $melee }
    }, movement { $moves }: { $units }
board-marked = marker { $marker }
board-ground = **The ground**. A hex’s number is its column and its row, counted from the top left. Even columns lie half a hex lower. Hexes not listed here are clear ground at height 0.
board-terrain = { $terrain }: { $hexes }
board-height = height { $height }: { $hexes }
board-gone = Lost: { $units }
board-places = Places: { $places }
board-rifles = Rifles on the ground: { $hexes }
board-water = Water: { $water } of { $most }
board-orders = Standing orders: { $orders }
board-order =
    rifles { $rifles }, guns { $guns }, at most { $most ->
        [one] { $most } shot
       *[other] { $most } shots
    } at one target
board-order-unit = { $unit }: { $order }
board-order-word =
    { $order ->
        [hold] hold fire
        [ask] ask before firing
        [at] fire only at { $at }
       *[within] fire within { $distance ->
            [one] { $distance } hex
           *[other] { $distance } hexes
        }
    }
board-order-spare = no shots with a chance below { $percent }%
board-order-only = only at { $kinds }
board-order-step = step by step
mark-reduced = reduced
mark-limbered = limbered
mark-retreat-2 = RETREAT twice

## The end

band-flag-never-down = The flag never came down
band-line-held = The line held
band-italian-triumph = Italian triumph
band-italian-victory = Italian victory
band-fort-held = The fort held
band-held-until-noon = Held until noon
band-dervish-victory = Dervish victory
band-ethiopian-victory = Ethiopian victory
band-fort-taken = The fort fell
band-line-broken = The line broke
band-dervish-triumph = Dervish triumph
band-ethiopian-triumph = Ethiopian triumph
band-emperors-eyes = As the Emperor watched
band-swept-away = Swept away
band-given-up = Given up
band-out-of-time = Lost on time
result-won =
    { $side } win in turn { $turns }: { $reason ->
        [resign] the other side gave up
        [claim] the other side ran out of time
        [no-units] the other side has no units left
        [turns] the last turn is over
        [fort] the fort is taken
        [commander] the enemy commander has fallen
       *[other] they hold enough places
    }.
result-draw = The game is a draw in turn { $turns }.
result-score =
    { $side }: { $score } { $kind ->
        [points] { $score ->
            [one] point
           *[other] points
        }
       *[other] { $score ->
            [one] place
           *[other] places
        }
    }
score-ahead = { $side } ahead by { $ahead }
score-behind = { $side } behind by { $ahead }
mistake-title = { $side }: { $what }
mistake-leaders-alone = leaders left alone
    .meaning = A leader without troops was too close to the enemy and was overrun
mistake-places-left = places given up
    .meaning = A unit left a place without being forced to, and the enemy took the place
mistake-rash-melees = rash melees
    .meaning = A unit attacked far from the objectives, although its chances were poor
mistake-shots-forgone = shots not fired
    .meaning = A unit held its fire, although it had at least an even chance to hit
score-even = even

## House rules

switch-moved = When a unit is marked MOVED
switch-moved-spent = When the unit has no movement points left
switch-moved-any = When the unit has left its hex
switch-volleys = Double hits by rifles
switch-volleys-top = On a six, at short range
switch-volleys-deadly = More often for Italians than for others
switch-sight = Higher ground and the line of sight
switch-sight-rim = Ground higher than the target blocks the line
switch-sight-plain = Only ground higher than firer and target blocks the line
switch-bayonet = Bayonets at Amba Alagi
switch-bayonet-all = In attack and defence
switch-bayonet-attackers = Only in attack
switch-orders = Standing orders
switch-orders-secret = Secret until the end
switch-orders-open = Open to all
switch-reaction = Opportunity fire
switch-reaction-asked = The bot asks the players who want to decide
switch-reaction-instant = Units follow standing orders, without waiting
switch-fallback = If a player doesn’t answer
switch-fallback-1 = Fire at enemies within 1 hex
switch-fallback-2 = Fire at enemies within 2 hexes
switch-fallback-3 = Fire at enemies within 3 hexes
switch-fallback-4 = Fire at enemies within 4 hexes
switch-fallback-hold = Hold fire
switch-handicap = Number of units that the Italians face
switch-handicap-of-italian = Number of Italian units
switch-handicap-of-ethiopian = Number of Ethiopian units
switch-handicap-of-dervish = Number of Dervish units
switch-handicap-0 = As in the scenario
switch-handicap--2 = Two fewer
switch-handicap--1 = One fewer
switch-handicap-plus-1 = One more
switch-handicap-plus-2 = Two more

## How to play

guide-1 = **Ascari.** Three battles in Eritrea and Ethiopia, 1890 to 1896. One side moves and fires, then the other. The large number on a counter is its melee value, the small one its movement points. Each hit costs a counter a step. A reduced counter has lost one of its two steps. A hex’s name is its column and row: 0907.
guide-2 = **Moving.** Pick a unit, then the hex it should go to. The map shows which hexes it can reach, at what cost, and how many enemies could fire on the way. A unit that keeps one movement point fires at full effect. A unit may pass through friendly units, but not stop there. To attack, enter an enemy’s hex.
guide-3 = **Opportunity fire.** When an enemy enters a hex in range and in sight, your units may fire at −1, once a turn. Your standing orders say whether they fire automatically within a distance, hold fire, or ask you first. Your orders are secret. The first hit stops the move.
guide-4 = **Fire and melee.** One die decides each shot. Support, leaders and terrain change the roll. In a melee each side rolls a die and adds its melee value. The side with the lower total retreats. If its total is far lower, that side also takes a hit or is eliminated. A unit that retreats is marked RETREAT and cannot fire.
guide-5 = **Winning.** At Agordat you score for eliminated enemies and for wells. At Makalle you fight for the fort, and at Amba Alagi for five places. Flags on the map show who holds each place. A dashed red ring marks a place with enemies near it.

## The counters of the guide

counter-tag = name, with its battalion or corps
counter-melee = melee value
counter-speed = movement points
counter-tabs = markers: M = moved, O = has used opportunity fire
counter-reduced = reduced: the melee value is in a box, and a corner is cut off
counter-spears = spears: units with a stripe, which can’t fire
counter-guns = guns in battery
counter-leader = leader: F for fire, C for melee
counter-alt = Four enlarged counters. The riflemen have a strip with corps and unit, a large melee value, small movement points, and tabs for markers. The reduced spearmen have their value in a box, a cut corner, and a stripe at the bottom. The guns are in battery. The leader’s counter is round, with F for fire and C for melee.

## The poster

poster-count = The score
poster-points = points
poster-units = units left
poster-steps = steps left
poster-places = places held
poster-orders = The standing orders, now public
poster-fates = The leaders
poster-curves = Steps left, turn by turn
poster-seed = Game { $game }
poster-alt = Poster of { $scenario }. { $count } Leaders: { $fates }.
fate-fell = fell in turn { $turn }
fate-hurt = wounded
fate-unhurt = unhurt

## Odds

choice-odds-fire = A shot …
choice-odds-melee = A melee …
prompt-what = Which roll do you want the odds for?
slot-what = the kind of roll
refused-no-odds = That roll is not possible now. Choose the other kind of roll.
odds-title-fire = { $firer } fires at { $target }, distance { $distance }
odds-title-melee = { $attacker } attacks { $defender }
odds-roll-plain = One die, no modifiers.
odds-roll-die = One die: { $parts }.
odds-roll-melee = { $strength } + die against { $against } + die
odds-double = two hits
odds-hit = one hit
odds-miss = a miss
odds-gone = the defender is eliminated
odds-back-hit = the defender takes a hit and retreats
odds-back = the defender retreats
odds-drawn = equal totals: the attacker retreats
odds-we-back = the attacker retreats
odds-we-back-hit = the attacker takes a hit and retreats
odds-we-gone = the attacker is eliminated
odds-success = Success: { $chance }
odds-mean = Enemy steps lost on average: { $mean }
odds-counted = enemy steps lost
odds-change-nearer = One hex nearer: { $chance }
odds-change-react = As opportunity fire: { $chance }
odds-change-stronger = With +1 (a leader or bayonets): { $chance }
odds-line = { $firer } fires at { $target }, distance { $distance }: { $chance }

## Overlays

overlay-happened = What happened
overlay-reach = Where a unit can go
overlay-sight = Hexes a unit can see
overlay-threat = Hexes that fire can reach
overlay-labels = Hex numbers
overlay-quiet = Nothing has happened this turn yet.
overlay-way = The route
overlay-window = Units that could fire
overlay-zone = Where a unit may be placed
overlay-reach-line = { $unit } at { $at } can reach these hexes, at these costs: { $hexes }. The numbers in brackets say how many enemies could fire at the unit on its way.
overlay-way-line = { $unit }: { $hexes }, cost { $cost }.
overlay-way-none = { $unit } can’t go to { $at }.
overlay-way-safe = No enemy could fire at the unit as it moves.
overlay-way-threats = Enemies that could fire at the unit, hex by hex: { $hexes }.
overlay-sight-dark = In range but out of sight: { $hexes }
overlay-threat-line = Where { $side } could fire:
overlay-threat-by =
    { $count ->
        [0] not under fire: { $hexes }
        [one] under fire from one unit: { $hexes }
       *[other] under fire from { $count } units: { $hexes }
    }
overlay-window-line = { $unit } is at { $at }. These units could fire: { $shots }.
overlay-window-none = No unit could fire now.
overlay-zone-line = { $unit } may be placed in: { $hexes }
overlay-reach-none = { $unit } can reach no other hex.
overlay-sight-line =
    { $unit } at { $at } sees { $seen ->
        [0] no hexes in range.
        [one] { $seen } hex in range: { $hexes }
       *[other] { $seen } hexes in range: { $hexes }
    }
overlay-ranges = Hexes covered by standing orders
choice-happened = What happened
choice-reach = Where a unit can go …
choice-sight = Hexes a unit can see …
choice-threat = Hexes under fire …
choice-ranges = Hexes covered by standing orders
choice-labels = Hex numbers
prompt-show = What should the map show?
prompt-of = For which unit or side?
overlay-labels-line = A hex is named by its column and row: the first hex of column 9 is 0901.

## The lesson

learn-wait = Eritrea, 1890. You lead the Italians against the Dervishes. The side with more points after turn 8 wins. Eliminated enemies and wells score points. Spears 1 is at 1006 with its leader, the emir, two hexes from your 1st company. Your rifles fire after all moves; spears cannot fire.
    .question = Do you charge, or stay where you are and fire?
    .why = Rifles are strong at a distance and weak in melee. Wait for the spears to come, and fire first.
learn-later = Your 1st company alone holds the wells (0906). Spears 1, two hexes away, is running towards it. A unit may fire at moving enemies only once in their turn; “Let it pass” saves the shot.
    .question = Do you fire now, or let the spears come one hex nearer?
    .why = A shot hits far more often at a distance of one hex than of two. Each unit can fire only once.
learn-leader = Spears 1 is alone at 1006. This time you attack it, with the 1st company. Captain Fara is with the company.
    .question = Does Captain Fara go with the company?
    .why = A leader makes his unit stronger in melee, but he shares its fate.
