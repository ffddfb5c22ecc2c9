# Ascari in English: everything that a player reads but the rules.
# Board posts and panels are Discord's Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = Ascari
first-question = { $side ->
    [italian] Where do your companies start?
   *[other] Where do your units start?
}
button-first-stand = As in history
button-first-adviser = The adviser’s places
button-first-change = My own places
scenario-agordat-1890 = The first Agordat, 1890
    .note = small, to learn by: 11 units, 8 turns, about half an hour
    .opening = **Agordat, 27 June 1890.** Three Italian units surprise eight Dervish units at the wells.
    .opening-italian = **Agordat, 27 June 1890.** You surprise the Dervishes at the wells: three units against eight.
    .goal = After turn 8 points count: for units destroyed, and two for each well held.
scenario-makalle-1896 = Makalle, 1896
    .note = a siege, with water and pauses: 27 units, 9 turns, about two hours
    .opening = **Makalle, 8 January 1896.** The Italians hold the fort of Enda Jesus and have little water; the Ethiopians storm it.
    .goal = The Ethiopians win with the redoubt or three hexes of the fort. After turn 9 the Italians win.
scenario-amba-alagi-1895 = Amba Alagi, 1895
    .note = large: 33 units, 9 turns, about three hours
    .opening = **Amba Alagi, 7 December 1895.** Major Toselli’s Italians hold the pass; the Ethiopians attack from three sides.
    .goal = The Ethiopians win with four of the five places. After turn 9 the Italians win.

## Names: sides are spoken of as people with their article; counters have none

side-italian = the Italians
    .short = Italians
side-ethiopian = the Ethiopians
    .short = Ethiopians
side-dervish = the Dervishes
    .short = Dervishes
place-wells = wells
    .the = the wells
place-huts = huts
    .the = the huts
place-redoubt = redoubt
    .the = the redoubt
place-enclosure = enclosure
    .the = the enclosure
place-spring_south = south spring
    .the = the south spring
place-spring_east = east spring
    .the = the east spring
place-blockhouse = blockhouse
    .the = the blockhouse
place-falaga = Falaga
    .the = Falaga
place-togora = Togora
    .the = Togora
place-road = road
    .the = the road
place-terrace = terrace
    .the = the terrace
place-church = church
    .the = the church
kind-rifles = rifles
kind-spears = spears
kind-horse = horse
kind-guns = guns
kind-leader = leader
terrain-clear = clear
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
unit-fara = Cap. Fara
    .short = Fara
    .the = Cap. Fara
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
unit-genio = Engineers and line
    .short = Engin.
    .the = the engineers and line
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
unit-anghera = Cap. Angherà
    .short = Angh.
    .the = Cap. Angherà
unit-persico = Cap. Persico
    .short = Persico
    .the = Cap. Persico
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
    [deployment] { $side } deploy
    [fire] { $side } fire
    [lull] { $side } rearrange
    [over] The battle is over
   *[other] { $side } move
}
map-water = Water { $water } of { $most }
map-legend-spring = water
map-legend-threatened = place with enemies within 4
map-fight = The fighting
part-north-west = North-west
part-north-east = North-east
part-south-west = South-west
part-south-east = South-east

## Events

event-deployment-changed = { $unit }: { $start } → { $end }.
event-deployment-ended =
    { $side } are ready{ $historical ->
        [yes] , as in history
       *[other] , in places of their own
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
event-hex-entered = { $unit } enters { $at }; points left: { $left }.
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
        [spent] stops at { $at }: no points left
        [hit] is stopped at { $at } by a hit
        [repulsed] is thrown back to { $at }
        [armed] takes up rifles at { $at } and stops
        [eliminated] does not go on
        [limbered] is limbered at { $at }
        [unlimbered] is in battery at { $at }
       *[other] stops at { $at }
    }.
event-formation-changed =
    { $unit } at { $at }: { $limbered ->
        [yes] limbered
       *[other] in battery
    }.
event-marker-put =
    { $unit }: { $marker }{ $number ->
        [1] .
       *[other] { "" } for the second time.
    }
event-shot-fired =
    { $firer } fires at { $target } in { $at }, distance { $distance }: { $hits ->
        [0] a miss
        [1] a hit
       *[other] a double hit
    }.
event-piece-hit = { $unit } loses a step at { $at }.
event-piece-eliminated =
    { $unit } is out of the fight at { $at }{ $why ->
        [overrun] , overrun
        [retreat] , with no way back
       *[other] { "" }
    }.
event-leader-tested =
    { $unit } { $hit ->
        [yes] is hit
       *[other] is unhurt
    } at { $at }.
event-melee-fought =
    { $attacker } attacks { $defender } in { $at }, { $attack } against { $defence }: { $result ->
        [active-retreats] a draw, the attacker goes back
        [lower-retreats] { $loser } goes back
        [lower-retreats-with-hit] { $loser } goes back with a hit
       *[other] { $loser } is broken
    }.
event-retreated = { $unit } goes back from { $start } to { $end }.
event-retreat-changed = { $unit } goes back to { $end } instead.
event-rifle-left = Rifles lie at { $at }.
event-rifle-taken = { $unit } takes up rifles at { $at }.
event-control-taken = { $side } hold { $at } now.
event-markers-removed = Administration: the markers of { $side } come off.
event-water-changed = Water in the fort: { $water } ({ $change }).
event-lull-began = The fighting dies down after turn { $turn }.
event-went-back = { $unit } goes back from { $start } to { $end }.
event-recovery-rolled =
    { $unit } { $recovered ->
        [yes] is at full strength again
       *[other] stays reduced
    }.
event-unit-returned = { $unit }: a fresh contingent comes to { $at }.
event-day-began = { $side } have taken their places.
event-game-ended =
    The end: { $winner ->
        [draw] a draw
       *[other] { $band }
    }.

## The dispatch: who, what, whom, where

colon = { $name }: { $what }
semicolon = { $one }; { $two }
deed-kill =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
    }
deed-hit =
    { $actor } { $count ->
        [one] hits
       *[other] hit
    } { $target }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
    }
deed-miss =
    { $actor } { $count ->
        [one] misses
       *[other] miss
    } { $target }.
deed-hurt =
    { $actor } { $count ->
        [one] loses a step
       *[other] lose a step each
    }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
    }
deed-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target } at { $place }, { $score }.
deed-drive =
    { $actor } { $count ->
        [one] drives
       *[other] drive
    } { $target } back from { $place }, { $score }.
deed-drive-hurt =
    { $actor } { $count ->
        [one] drives
       *[other] drive
    } { $target } back from { $place } with a loss, { $score }.
deed-repel =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } { $target } back at { $place }, { $score }.
deed-repel-hurt =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } { $target } back with a loss at { $place }, { $score }.
deed-draw =
    { $actor } { $count ->
        [one] charges
       *[other] charge
    } { $target } at { $place } in vain, { $score }.
deed-gone =
    { $actor } { $count ->
        [one] is
       *[other] are
    } out of the fight{ $place ->
        [none] .
       *[other] { "" } at { $place }.
    }
deed-fall =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
    }
deed-wounded =
    { $actor } { $count ->
        [one] is
       *[other] are
    } wounded{ $place ->
        [none] .
       *[other] { "" } at { $place }.
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
       *[other] { "" } to { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] moves
       *[other] move
    }{ $place ->
        [none] { "" } up.
       *[other] { "" } to { $place }.
    }
deed-deploy =
    { $actor } { $count ->
        [one] deploys
       *[other] deploy
    }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
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
       *[other] { "" } at { $place }.
    }
deed-unlimber =
    { $actor } { $count ->
        [one] unlimbers
       *[other] unlimber
    }{ $place ->
        [none] .
       *[other] { "" } at { $place }.
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
       *[other] { "" } to { $place }.
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
       *[other] { "" } at { $place }.
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

panel-title-deployment = { $scenario } · deployment
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
orders-deploy = { $side } deploy: as in history, or counter by counter.
orders-move = { $side } move: one unit at a time.
orders-go-on = { $unit } at { $at } has points left: { $left }. On, or stay?
orders-retreat = Where does { $unit } retreat to? It stands at { $at }.
orders-fire = { $side } fire: each unit once.
orders-react = { $unit } crosses { $at }. { $side }: fire?
orders-rearrange = Evening: { $side } may change places.
orders-orders = Standing orders: who fires at whom when the enemy moves.
prompt-over = The battle is over.
prompt-unit = Which counter?
prompt-move-unit = Who moves?
prompt-to = To which hex?
prompt-at = At which target, or in which hex?
prompt-with = How?
prompt-leaders = With whom?
prompt-by = By way of which hex?
prompt-from = Who fires?
prompt-preset = Which orders for all?
prompt-within = Within which distance?
prompt-most = How many at one target?
prompt-spare = Below which chance do they hold their fire?
prompt-only = At which targets?
prompt-step = Ask the mover after each miss?
why-deploy = Each side sets up in its zones, one unit a hex, leaders with units; the side that deploys second sees the first. As in history is one press.
why-move = A unit enters hexes while its points pay for them; each hex may draw fire, and the first hit stops it. Whoever spends all points is MOVED and fires worse. To enter an enemy’s hex is to attack.
why-go-on = A winner stays in the hex and may go on with the points it has left, into fire or another melee.
why-retreat = The winner of a melee chooses where the beaten defender retreats to, until the next roll or move.
why-fire = Each unit fires once, rifles up to 4 hexes, guns in battery up to 8, along a clear line of sight. RETREAT forbids it; MOVED and COMBAT cost 1 each.
why-react = Whoever sees an enemy enter a hex within range may fire at it, each unit once in the enemy’s turn, at −1 (guns −2, and only with a leader). The first hit stops the move.
why-rearrange = Between two days units that went back or came fresh may change places within their zones, the Italians within the fort.
why-orders = Orders given beforehand are carried out at once when an enemy moves; only who is on “ask” is asked. The other side never sees them before the end; but while you are asked it waits, and notices.
lesson-deploy = Stay out of reach of the spears; let them come.
lesson-move = A unit that keeps one point fires at full effect. Dead ground is safe.
lesson-go-on = Going on may lead into fire, or into another melee.
lesson-retreat = You choose where the beaten unit goes, even into the reach of your fire.
lesson-fire = The nearest shot is the surest. A reduced unit is destroyed by one more hit.
lesson-react = Each unit reacts only once; the next hex may bring the enemy nearer.
lesson-rearrange = The next day begins where your units stand now.
lesson-orders = A unit “within 2” shoots only at enemies at most two hexes away.

## Labels

choice-move = Move
choice-fire = Fire
choice-place = Place
choice-historical = As in history
choice-done-deploy = Ready
choice-done-move = Movement is over
choice-done-fire = Fire is over
choice-done-retreat = Keep this retreat
choice-done-rearrange = The day begins
choice-go = Go
choice-go-with = Go, with { $leaders }
choice-go-on = Go on to …
choice-alone = Without leaders
choice-with = With other leaders …
choice-by = By way of …
choice-unlimber = Unlimber
choice-unlimber-alone = Unlimber, without leaders
choice-unlimber-with = Unlimber, with other leaders …
choice-limber = Limber
choice-stay = Stay
choice-onward = On as ordered
choice-back = Back to the start
choice-back-to = Back to { $at }, by way of …
choice-retreat = Another retreat
choice-retreat-of = Another retreat for { $unit }
choice-pass = Let it pass
choice-pass-move = Let this move pass
choice-hold-phase = Hold all this phase
choice-fallback = As the orders fall back
choice-preset = Orders for all
choice-rifles = Rifles
choice-guns = Guns
choice-unit-order = A single unit …
choice-most = At one target
choice-spare = Poor chances
choice-only = Only at …
choice-step = Step by step
choice-preset-steady = Steady: rifles within 2, guns within 4
choice-preset-close = Close: rifles within 1
choice-preset-long = Long: rifles within 4, guns within 8
choice-preset-horse-only = Save it for horse
choice-preset-ask-me = Ask me
choice-preset-hold-all = Hold all fire
choice-order-within = Within { $distance }
choice-order-hold = Hold
choice-order-ask = Ask me
choice-order-usual = As its kind
choice-most-of =
    { $count ->
        [0] No unit
        [one] At most { $count } unit
       *[other] At most { $count } units
    }
choice-spare-below = Spare below { $percent } %
choice-spare-none = Take every chance
choice-kind-all = All targets
choice-switch-on = On
choice-switch-off = Off
choice-unit = { $unit } ({ $at })
choice-unit-off = { $unit } (comes)
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
        [0] nobody can fire at the way
        [one] { $windows } hex under fire
       *[other] { $windows } hexes under fire
    }
detail-attack = we { $strength } + die, they { $against } + die
detail-attack-cost = cost { $cost }
detail-double = two hits { $chance }
pick-move = Move somebody
pick-to = Where to?
pick-exactly = Way and leaders …
pick-shots = Fire: the best shots
pick-react = Fire at the mover
pick-place = Place somebody
pick-on = Go on to
advice-because = { $what } – { $why }

## Answers in words

said-move = { $unit } to { $at }{ $how }
said-formation =
    { $unit }: { $what ->
        [limber] limber
       *[other] unlimber
    }{ $how }
said-to = , to { $at }
said-alone = , without leaders
said-with = , with { $leaders }
said-by = , by { $at }
said-unlimber = , in battery at the end
said-fire = { $unit } fires at { $target }
said-react = { $unit } fires
said-place = { $unit } to { $at }
said-go = On to { $at }
said-back = Back to the start, by way of { $at }
said-retreat = The retreat goes to { $at }
said-done = Done
said-orders = Standing orders: { $what }

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = It is the turn of { $side }.
refused-no-orders = There are no standing orders to give now.
refused-too-many-orders = That is enough orders for now: at most { $most } between two moves.
refused-game-over = The battle is over.
refused-no-such-unit = “{ $word }” is no counter of this battle.
refused-no-such-hex = “{ $word }” is no hex of this map: four digits, column and row.
refused-not-yours = { $unit } belongs to the other side.
refused-off-the-map = { $unit } is not on the map.
refused-has-moved = { $unit } has had its move in this phase.
refused-fixed = { $unit } stays where it is: these guns never move.
refused-shut-in = { $unit } at { $at } has no hex to go to.
refused-emplaced = These guns are in battery: they limber first.
refused-limbered-far = After limbering guns enter one hex at most, of a single point.
refused-already-there = { $unit } already stands at { $at }. To end its move there, name a hex to pass through (“By way of …”).
refused-impassable = { $unit } can never enter { $at }.
refused-leader-alone = { $unit } cannot enter { $at } alone: an enemy is there.
refused-friends-there = { $friend } stands at { $at }: friends may be passed, not joined.
refused-too-far-to-move = { $unit } does not reach { $at }; points: { $points }.
refused-no-such-way = There is no way to { $at } by { $by } with these points.
refused-no-retreat = “{ $word }” is no hex for this retreat.
refused-no-officer = { $unit } at { $at } has no leader: guns react only with one.
refused-limbered = { $unit } is limbered and cannot fire.
refused-never-fires = { $unit } has no rifles and no guns.
refused-retreated = { $unit } has a RETREAT marker and cannot fire.
refused-has-fired = { $unit } has fired already.
refused-too-far = { $at } is too far for { $unit }: { $distance }, and the range is { $range }.
refused-not-seen = { $unit } has no clear line of sight to { $at }.
refused-nobody-in-sight = { $unit } sees no target in range.
refused-nobody-there = Nobody to fire at: “{ $word }”.
refused-own-side = { $target } is on your own side.
refused-leader-with-unit = { $target } is with a unit: fire at the unit, and he tests his luck.
refused-nowhere-to-place = { $unit } has no other hex to stand in.
refused-no-unit-there = No unit of its side stands at { $at }: leaders stand with units.
refused-not-in-zone = { $at } is not in the zone of { $unit }.
refused-no-answer = Nothing was said.
refused-not-an-option = “{ $word }” cannot be said here.
refused-not-now = “{ $what }” cannot be said now. It is time for this: { $step }.{ $when }
refused-said-twice = “{ $word }” was said twice.
refused-wrong-number = From { $least } to { $most } can be chosen at once.
refused-too-many-words = “{ $word }” is a word too many.
refused-more-to-say = Something is missing: { $slot }.
when-move = { " " }Moves come first in a turn of one’s own.
when-fire = { " " }Fire comes after all moves.
when-place = { " " }Places are chosen before the battle and in a lull.
slot-do = what to do
slot-unit = the counter
slot-to = the hex
slot-at = the target
slot-from = who fires
slot-with = how
slot-by = by which way
slot-leaders = the leaders
slot-other = a word

## Steps, log, figures

step-deploy = deployment
step-player-turn = beginning of the turn
step-move = movement
step-fire-phase = beginning of fire
step-fire = fire
step-administration = administration
step-lull = the lull
step-rearrange = rearranging
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
measure-other-steps = Steps against them
measure-italian-places = Italian places
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
purpose-fire = { $firer } at { $target }, distance { $distance }
purpose-leader = { $unit } under fire
purpose-melee = { $unit } in the melee
purpose-recover = { $unit } recovers
result-miss = miss
result-hit = hit
result-double = double hit
result-recovered = full strength
result-reduced = still reduced
result-active-retreats = equal: the attacker goes back
result-lower-retreats = the lower goes back
result-lower-retreats-with-hit = the lower goes back with a hit
result-lower-eliminated = the lower is broken
modifier-support = support
modifier-size = small unit
modifier-moved = MOVED
modifier-combat = COMBAT
modifier-opportunity = opportunity fire
modifier-thirst = thirst
modifier-leader = leader
modifier-at = target in: { $terrain }
modifier-from = fired from: { $terrain }
modifier-in = ground: { $terrain }
modifier-height = higher ground
modifier-retreat = RETREAT
modifier-bayonet = bayonets
modifier-melee = melee value
settled-die = the die “{ $what }” has been rolled (§{ $rule })

## The text board

alt-head = Map of { $scenario }. { $acts }. { $when }.
alt-over = Map of { $scenario }. The end: { $band }.
alt-places = Places: { $places }.
alt-place = { $place }: { $side }
alt-nobody = nobody
alt-near = Close-up round { $at }. { $units }.
alt-units = { $side }: { $units }.
board-side = **{ $side }**
board-corps = { $corps }: { $units }
board-unit = { $unit } { $at }{ $marks }
board-gone = Lost: { $units }
board-places = Places: { $places }
board-rifles = Rifles on the ground: { $hexes }
board-water = Water: { $water } of { $most }
board-orders = Standing orders: { $orders }
board-order = rifles { $rifles }, guns { $guns }, at most { $most } at one target
board-order-unit = { $unit } { $order }
board-order-word =
    { $order ->
        [hold] holding
        [ask] on “ask”
       *[within] within { $distance }
    }
board-order-spare = nothing below { $percent } %
board-order-only = only at { $kinds }
board-order-step = step by step
mark-reduced = reduced
mark-limbered = limbered
mark-retreat-2 = RETREAT, the second

## The end

band-flag-never-down = The flag never came down
band-line-held = The line held
band-italian-triumph = Italian triumph
band-italian-victory = Italian victory
band-fort-held = The fort held
band-held-until-noon = Held until noon
band-dervish-victory = Dervish victory
band-fort-taken = The fort taken
band-line-broken = The line broken
band-dervish-triumph = Dervish triumph
band-emperors-eyes = Before the Emperor’s eyes
band-swept-away = Swept away
band-given-up = Given up
band-out-of-time = Lost on time
result-won =
    { $side } win in turn { $turns }: { $reason ->
        [resign] the other side gave up
        [claim] the other side ran out of time
        [no-units] the other side has no units left
        [turns] time is up
        [fort] the fort is taken
       *[other] the places are taken
    }.
result-draw = A draw in turn { $turns }.
result-score =
    { $side }: { $kind ->
        [points] points
       *[other] places
    } { $score }
score-italian = Italians ahead by { $ahead }
score-other = Italians behind by { $ahead }
mistake-title = { $side }: { $what }
mistake-leaders-alone = leaders left alone
    .meaning = A leader stood without troops where the enemy could reach him, and was overrun
mistake-places-left = places given up
    .meaning = A unit left a place of its own will, and the enemy took it
mistake-rash-melees = rash melees
    .meaning = An attack off the objectives, at odds that cost the attacker more than the defender
mistake-shots-forgone = shots forgone
    .meaning = A unit could have fired at an even chance or better, and did not
score-even = even

## House rules

switch-moved = Who gets MOVED
switch-moved-spent = Who has no points left
switch-moved-any = Whoever left its hex
switch-volleys = Double hits of rifles
switch-volleys-top = On a six, from near
switch-volleys-deadly = More often for Italians
switch-sight = Heights and sight
switch-sight-rim = What is higher than the target blocks
switch-sight-plain = What is higher than both blocks
switch-bayonet = Bayonets at Amba Alagi
switch-bayonet-all = Attacking and attacked
switch-bayonet-attackers = Attacking only
switch-orders = Standing orders
switch-orders-secret = Secret until the end
switch-orders-open = Open to all
switch-reaction = Opportunity fire
switch-reaction-asked = Who wants to be asked is asked
switch-reaction-instant = By orders alone, no waiting
switch-fallback = When nobody answers
switch-fallback-1 = Fire within 1
switch-fallback-2 = Fire within 2
switch-fallback-3 = Fire within 3
switch-fallback-4 = Fire within 4
switch-fallback-hold = Hold
switch-handicap = Units against the Italians
switch-handicap-0 = As in the scenario
switch-handicap--2 = Two fewer
switch-handicap--1 = One fewer

## How to play

guide-1 = **Ascari.** Three battles of the Eritrean ascari between 1890 and 1896, for two sides. Each turn one side moves and fires, then the other. A counter has a large melee value and a small allowance; its reduced face has lost a step. A hex is named by column and row: 0907.
guide-2 = **Moving.** Pick a unit, then its hex; the map shows what it reaches, at what cost, and how many enemies could fire at the way. Keep a point and you fire at full effect. Friends may be passed, not joined. Entering an enemy’s hex is an attack.
guide-3 = **Opportunity fire.** Whoever sees an enemy enter a hex in range may fire, once a turn, at −1. Your standing orders do it for you: within 2 hexes, within 4, hold, or ask me. They are secret. The first hit stops the mover.
guide-4 = **Fire and melee.** A die decides each shot; support, leaders and ground help or hinder. In a melee both add a die to their value: the lower goes back, with a hit or for good when it is far lower. Whoever went back carries RETREAT and does not fire.
guide-5 = **The end.** Agordat counts losses and wells, Makalle the hexes of the fort, Amba Alagi five places. Flags on the map say whose each is; a red dashed ring says that an enemy is near.

## The counters of the guide

counter-tag = battalion or corps, and name
counter-melee = melee value
counter-speed = points to move
counter-tabs = markers: M moved, O has reacted
counter-reduced = reduced: boxed, a corner cut
counter-spears = spears: the stripe, no fire
counter-guns = guns in battery
counter-leader = a leader: F for fire, C for melee
counter-alt = Four counters enlarged. Riflemen: the strip at the top names corps and unit, the large number at the left is the melee value, the small one the points to move, tabs at the right are markers. Reduced spearmen: the value in a box, a corner cut off, a stripe below. Guns in battery. A round leader with his F for fire and C for melee.

## The poster

poster-count = The count
poster-points = points
poster-units = units left
poster-steps = steps left
poster-places = places held
poster-orders = The standing orders, at last
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
prompt-what = The odds of what?
slot-what = which roll
refused-no-odds = Nothing of that kind can be rolled now.
odds-title-fire = { $firer } at { $target }, distance { $distance }
odds-title-melee = { $attacker } attacks { $defender }
odds-roll-plain = One die, no modifiers.
odds-roll-die = One die: { $parts }.
odds-roll-melee = { $strength } + die against { $against } + die
odds-double = two hits
odds-hit = one hit
odds-miss = a miss
odds-gone = the defender is eliminated
odds-back-hit = the defender goes back with a hit
odds-back = the defender goes back
odds-drawn = equal: the attacker goes back
odds-we-back = the attacker goes back
odds-we-back-hit = the attacker goes back with a hit
odds-we-gone = the attacker is eliminated
odds-success = Success: { $chance }
odds-mean = Steps on average: { $mean }
odds-counted = steps that the enemy loses
odds-change-nearer = One hex nearer: { $chance }
odds-change-react = As opportunity fire: { $chance }
odds-change-stronger = With +1 (a leader, bayonets): { $chance }
odds-line = { $firer } at { $target }, distance { $distance }: { $chance }

## Overlays

overlay-happened = What happened
overlay-reach = Reach of a unit
overlay-sight = What a unit sees
overlay-threat = Where fire reaches
overlay-labels = Hexes by their labels
overlay-quiet = Nothing has happened.
overlay-way = The way
overlay-window = Who could fire
overlay-zone = Where it may stand
overlay-reach-line = { $unit } at { $at } reaches, each with its cost, and in brackets how many enemies could fire on the way: { $hexes }
overlay-way-line = { $unit }: { $hexes }, cost { $cost }.
overlay-way-none = { $unit } cannot go to { $at }.
overlay-way-safe = No enemy could fire on the way.
overlay-way-threats = How many enemies could fire: { $hexes }.
overlay-sight-dark = Dead ground in range: { $hexes }
overlay-threat-line = Where { $side } could fire:
overlay-threat-by =
    { $count ->
        [0] nobody: { $hexes }
        [one] one unit: { $hexes }
       *[other] { $count } units: { $hexes }
    }
overlay-window-line = { $unit } is in { $at }. Who could fire: { $shots }.
overlay-window-none = Nobody could fire now.
overlay-zone-line = { $unit } may stand in: { $hexes }
overlay-reach-none = { $unit } reaches no other hex.
overlay-sight-line = { $unit } at { $at }: hexes seen in range { $seen } ({ $hexes })
overlay-ranges = Rings of standing orders
choice-happened = What happened
choice-reach = Reach of a unit …
choice-sight = What a unit sees …
choice-threat = Where fire reaches …
choice-ranges = Rings of standing orders
choice-labels = Hexes by their labels
prompt-show = What to show?
prompt-of = Of whom?
overlay-labels-line = A hex is named by its column and its row: the first of column 9 is 0901.
