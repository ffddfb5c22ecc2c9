# La révolte des Boxers in English: everything that a player reads but the rules.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = Are your men where you want them?
button-first-stand = Yes, they are
button-first-adviser = The adviser’s deployment
button-first-change = Move a man
scenario-fu-gate = The gate of the Fu, July 1900
    .note = for a first game: 6 men against 34, with ladders, a powder keg and a gun; 9 turns
    .opening = **The gate of the Fu, July 1900.** Six defenders face thirty-four Boxers.
    .goal = The Boxers win if a turn ends with at least six unpinned Boxers and fewer Europeans in the park. After turn 9, the Europeans win.
    .goal-europeans = The Boxers win if a turn ends with at least six unpinned Boxers and fewer defenders in the park. Hold out for nine turns.
scenario-langfang = The outpost at Langfang, June 1900
    .note = 7 men with a machine gun defend a station against 30 Boxers; 9 turns
    .opening = **Langfang, 14 June 1900.** Seven sailors with a machine gun guard the station. Thirty Boxers come from the corners.
    .goal = The Boxers win if a turn ends with at least three unpinned Boxers and fewer Europeans in the yard. After turn 9, the Europeans win.
scenario-tartar-wall = The sortie on the Tartar Wall, July 1900
    .note = a short game in which the Europeans attack: 10 men against 15; 6 turns
    .opening = **The Tartar Wall, 3 July 1900.** Ten Europeans attack a barricade by night. Fifteen Boxers hold it; nine of them are asleep.
    .goal = The Europeans win if a turn ends with at least seven unpinned Europeans and fewer Boxers beyond the barricade. After turn 6, the Boxers win.
side-europeans = the Europeans
    .short = Europeans
side-boxers = the Boxers
    .short = Boxers
ground-building = building
ground-ruin = ruin
ground-trench = trench
ground-scrub = scrub
ground-water = water
ground-open = open ground
ground-hill = hill
ground-wall = wall
ground-door = door
ground-hedge = hedge
ground-barricade = barricade
ground-low = low wall
kind-bearer = keg bearer
kind-brave = brave
kind-chief = chief
kind-crew = machine gunner
kind-fanatic = fanatic
kind-gunner = gunner
kind-jingal = jingal gunner
kind-officer = officer
kind-old-rifle = man with an old rifle
kind-rifleman = rifleman
kind-spear = spearman
kind-sword = swordsman
fu-gate-inn = inn
    .the = the inn
    .of = of the inn
fu-gate-dye-works = dye works
    .the = the dye works
    .of = of the dye works
fu-gate-pawnshop = pawnshop
    .the = the pawnshop
    .of = of the pawnshop
fu-gate-great-hall = great hall
    .the = the great hall
    .of = of the great hall
fu-gate-rockery = rockery
    .the = the rockery
    .of = of the rockery
fu-gate-bamboo = bamboo
    .the = the bamboo
    .of = of the bamboo
fu-gate-wall-west = wall west of the gate
    .the = the wall west of the gate
    .of = of the wall west of the gate
fu-gate-gate = gate
    .the = the gate
    .of = of the gate
fu-gate-wall-east = wall east of the gate
    .the = the wall east of the gate
    .of = of the wall east of the gate
fu-gate-group-e = Shiba’s post
fu-gate-group-a = Lane column
    .the = the lane column
fu-gate-group-b = Burnt-houses column
    .the = the burnt-houses column
fu-gate-group-c = Dye-works column
    .the = the dye-works column
fu-gate-group-g = Krupp gun
fu-gate-group-k = Keg of powder
langfang-station = station
    .the = the station
    .of = of the station
langfang-carriage-1 = 1st carriage
    .the = the first carriage
    .of = of the first carriage
langfang-carriage-2 = 2nd carriage
    .the = the second carriage
    .of = of the second carriage
langfang-village = village
    .the = the village
    .of = of the village
langfang-temple = temple
    .the = the temple
    .of = of the temple
langfang-north-field = north field
    .the = the north field
    .of = of the north field
langfang-west-field = west field
    .the = the west field
    .of = of the west field
langfang-east-field = east field
    .the = the east field
    .of = of the east field
langfang-south-field = south field
    .the = the south field
    .of = of the south field
langfang-bank = railway bank
    .the = the railway bank
    .of = of the railway bank
langfang-hedge-west = west hedge
    .the = the west hedge
    .of = of the west hedge
langfang-hedge-east = east hedge
    .the = the east hedge
    .of = of the east hedge
langfang-brickyard = brickyard wall
    .the = the brickyard wall
    .of = of the brickyard wall
langfang-graveyard = graveyard wall
    .the = the graveyard wall
    .of = of the graveyard wall
langfang-group-e = Picket
langfang-group-a = First column
    .the = the first column
langfang-group-b = Second column
    .the = the second column
langfang-group-c = Third column
    .the = the third column
tartar-wall-guard-hut = guard hut
    .the = the guard hut
    .of = of the guard hut
tartar-wall-half-tower = half-built tower
    .the = the half-built tower
    .of = of the half-built tower
tartar-wall-weeds-south = southern weeds
    .the = the southern weeds
    .of = of the southern weeds
tartar-wall-weeds-north = northern weeds
    .the = the northern weeds
    .of = of the northern weeds
tartar-wall-brick-stack = brick stack
    .the = the brick stack
    .of = of the brick stack
tartar-wall-american-barricade-1 = northern American barricade
    .the = the northern American barricade
    .of = of the northern American barricade
tartar-wall-american-barricade-2 = southern American barricade
    .the = the southern American barricade
    .of = of the southern American barricade
tartar-wall-group-e = Myers’s party
tartar-wall-group-a = Barricade guard
tartar-wall-group-b = Relief
feature-barricade = barricade { $number }
    .the = barricade { $number }
    .of = of barricade { $number }
feature-fire = fire { $number }
    .the = fire { $number }
    .of = of fire { $number }
feature-section = { $feature }, section { $number }
figure = { $figure } ({ $kind })
map-before = before the fight
map-turn = turn { $turn } of { $turns }
map-force = { $figures } of { $all } left · { $points ->
    [one] one point
   *[other] { $points } points
}
map-fight = Close-up
map-objective = Objective
map-holding = on the objective: { $held } of { $count } needed
map-acts =
    { $phase ->
        [deployment] { $side } deploy
        [rallies] Rallies
        [movement] { $side } move
        [fire] { $side } fire
        [melee] Melees
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
legend-way = route taken
legend-fallen = fallen
legend-goal = objective
colon = { $name }: { $what }
semicolon = { $one }; { $two }
place-feature = { $square } ({ $feature })
thing-ladder = ladder { $number }
    .the = ladder { $number }
thing-stairs = the stairs
thing-ram = ram { $number }
    .the = ram { $number }
thing-keg = the keg
thing-gun = the gun
thing-mg = the machine gun
event-barricade-placed = Barricade { $number } runs from { $start } to { $end }.
event-figure-placed =
    { $figure } { $why ->
        [corner] enters at the corner
        [arrived] arrives
        [fell] falls from the ladder
       *[other] takes up position
    } at { $at }.
event-corner-drawn =
    Column { $group } draws corner { $drawn }{ $barred ->
        [yes] , which is blocked, and enters at corner { $entered }.
       *[other] { "" } and enters there.
    }
event-deployment-ended = { $side } are ready.
event-turn-began = Turn { $turn } begins.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] arrives.
       *[other] has not arrived yet.
    }
event-points-rolled =
    { $side } have { $points ->
        [0] no action points
        [one] { $points } action point
       *[other] { $points } action points
    }{ $losses ->
        [0] .
       *[other] , { $losses } fewer because of losses.
    }
event-sides-ordered = { $side } move first.
event-points-given = { $side } spend points on rallies: { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] rallies
       *[other] fails to rally
    } and { $state ->
        [steady] is now steady
        [stopped] is now stopped
        [pinned] is now pinned
       *[routed] runs away
    }.
event-morale-tested =
    { $figure } sees a friend fall and { $passed ->
        [yes] stands firm
       *[other] { $state ->
            [steady] is steady
            [stopped] is stopped
           *[pinned] is pinned
        }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] falls under fire
        [blast] falls in the explosion
        [melee] falls in the melee
        [rout] runs away
        [morale] loses heart and runs away
        [charge] is overrun
        [keg] is blown up with the keg
       *[other] is lost
    } at { $at }.
event-location-tried =
    { $observer ->
        [none] { $target } { $found ->
            [yes] is located
           *[other] is not located
        }
       *[other] { $observer } { $found ->
            [yes] locates
           *[other] does not locate
        } { $target }
    }.
event-order-given =
    { $figures } { $mode ->
        [run] { $alone ->
            [yes] runs
           *[other] run
        } to { $goal }
        [crawl] { $alone ->
            [yes] crawls
           *[other] crawl
        } to { $goal }
        [charge-run] { $alone ->
            [yes] charges
           *[other] charge
        } { $target }
        [charge-crawl] { $alone ->
            [yes] charges
           *[other] charge
        } { $target } at a crawl
        [climb] { $alone ->
            [yes] climbs
           *[other] climb
        } { $target }
        [down] { $alone ->
            [yes] comes
           *[other] come
        } down { $target }
        [over] { $alone ->
            [yes] crosses
           *[other] cross
        } the wall by { $target }
        [door] { $alone ->
            [yes] goes to open or close
           *[other] go to open or close
        } { $target }
        [serve] { $alone ->
            [yes] goes
           *[other] go
        } to { $target }
        [push] { $alone ->
            [yes] pushes
           *[other] push
        } the gun to { $goal }
        [pick-up] { $alone ->
            [yes] picks
           *[other] pick
        } up { $target }
        [drop] { $alone ->
            [yes] puts
           *[other] put
        } down { $target }
       *[other] { $alone ->
            [yes] halts
           *[other] halt
        }
    }{ $cost ->
        [0] { "" } at no cost
        [one] { "" }, for { $cost } action point
       *[other] { "" }, for { $cost } action points
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] climbs down to
        [fell] falls to
        [left] leaves the table at
       *[other] moves to
    } { $at }{ $spent ->
        [0] .
       *[other] { " " }({ $spent } cm).
    }
event-contact-made = { $figure } reaches { $target }.
event-thing-changed =
    { $how ->
        [dropped] { $what } is on the ground at { $at }
        [taken] { $figures } { $alone ->
            [yes] takes
           *[other] take
        } { $what }
        [raised] { $figures } { $alone ->
            [yes] raises
           *[other] raise
        } { $what } against { $piece }
        [climbed] { $figures } { $alone ->
            [yes] climbs
           *[other] climb
        } { $what }
        [down] { $figures } { $alone ->
            [yes] comes
           *[other] come
        } down { $what } at { $at }
        [over] { $figures } { $alone ->
            [yes] crosses
           *[other] cross
        } the wall by { $what }
        [served] { $figures } { $alone ->
            [yes] mans
           *[other] man
        } { $what }
        [missed] { $figures } { $alone ->
            [yes] does
           *[other] do
        } not reach { $what }
        [let-go] { $figures } { $alone ->
            [yes] lets
           *[other] let
        } go of { $what }
       *[pushed] { $figures } { $alone ->
            [yes] pushes
           *[other] push
        } { $what } to { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] opens
       *[other] closes
    } { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] fires at the charging
        [sweep] sweeps around
        [bombard] bombards
       *[other] fires at
    } { $target }, { $gap } cm away, and { $hit ->
        [yes] hits
       *[other] misses
    }{ $broken ->
        [yes] . The weapon breaks.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] makes the save{ $state ->
            [steady] .
            [stopped] { "" } but is stopped.
           *[pinned] { "" } but is pinned.
        }
       *[other] fails the save.
    }
event-obstacle-hit =
    { $by ->
        [gun] The gun hits
        [ram] The ram strikes
        [keg] The keg hits
        [shell] The shell hits
       *[other] The gun hits
    } { $piece }: { $destroyed ->
        [yes] it is destroyed
       *[other] { $total ->
            [0] no damage
           *[other] total damage { $total }
        }
    }{ $burns ->
        [yes] . A fire breaks out.
       *[other] .
    }
event-shell-deviated =
    The shell aimed at { $aimed } bursts at { $burst }{ $distance ->
        [0] , right on target.
       *[other] , { $distance } cm off target.
    }
event-keg-rolled =
    The keg { $result ->
        [explodes] explodes too early.
        [dud] fizzles out.
        [cracked] cracks{ $piece ->
            [none] { "" } the wall.
           *[other] { "" } { $piece }.
        }
       *[other] breaches{ $piece ->
            [none] { "" } the wall.
           *[other] { "" } { $piece }.
        }
    }
event-section-breached = { $figure } opens a breach in { $piece }.
event-fight-fought =
    { $attacker } attacks { $defender }, { $attack } to { $defence }: { $loser ->
        [none] no decision
       *[other] { $loser } falls
    }{ $helpers ->
        [none] .
       *[other] . In support: { $helpers }.
    }
event-turn-ended = Turn { $turn } ends. Figures on the objective: { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] win because they hold the objective
        [exit] win because enough of their figures have left the table
        [losses] win because the other side has lost too many figures
        [nobody] win because no figure of the other side can still act
       *[other] win because the last turn is over
    }.
dice-account = { $what } (§{ $rule }): { $several ->
        [yes] dice
       *[other] die
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , needs { $score } or more at { $gap } cm
settled-die = the die for “{ $what }” has been rolled (§{ $rule })
purpose-shot = { $firer } fires at { $target }, { $gap } cm away
purpose-penalty = penalty for { $name }: another enemy is nearer
purpose-fire = fire by { $name }
purpose-save = save by { $name }
purpose-rally = rally roll for { $name }
purpose-morale = morale test for { $name }
purpose-locate = search for { $name }
purpose-move = move of { $name }
purpose-melee = { $name } in the melee
purpose-points = action points for { $name }
purpose-corner = corner for column { $name }
purpose-arrival = arrival: { $name }
purpose-ram = { $name }
purpose-shell = where the shell lands
purpose-keg = the keg
result-hit = hit
result-miss = miss
result-found = located
result-hidden = not located
result-passed = passed
result-failed = failed
result-saved = saved
result-lost = lost
result-comes = arrives
result-away = has not arrived yet
result-explodes = explodes too early
result-dud = fizzles out
result-cracked = cracked
result-breached = breached
result-points =
    { $losses ->
        [0] points: { $points }
       *[other] points: { $points } (losses: −{ $losses })
    }
result-distance = { $distance } cm
result-damage = damage { $damage }, total so far { $total }
result-corner = corner { $corner }
modifier-regular = regular
modifier-irregular = irregular
modifier-fanatic = fanatic
modifier-moving = moving
modifier-stopped = stopped
modifier-pinned = pinned
modifier-obsolete = old weapon
modifier-smoke = smoke
modifier-points = points spent
modifier-support = support
modifier-assailant = assailant
modifier-near = within 20 cm
modifier-light = light cover
modifier-dense = dense cover
modifier-moving-rifle = rifle on the move
modifier-other-target = another enemy is nearer
modifier-gunners-lost = gunners lost
modifier-several-observers = several observers
modifier-target-moving = moving target
modifier-fired-defensively = has fired at the charge
## The dispatch: who, what, whom, where

deed-kill =
    { $actor } { $count ->
        [one] brings down
       *[other] bring down
    } { $target }.
deed-cut =
    { $actor } { $count ->
        [one] cuts down
       *[other] cut down
    } { $target }{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-pin =
    { $actor } { $count ->
        [one] pins
       *[other] pin
    } { $target } down.
deed-stop =
    { $actor } { $count ->
        [one] stops
       *[other] stop
    } { $target }.
deed-miss =
    { $actor } { $count ->
        [one] misses
       *[other] miss
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-jam =
    { $actor } { $count ->
        [one] can
       *[other] can
    } no longer fire.
deed-beat =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } { $target }{ $score ->
        [none] .
       *[other] , { $score }.
    }
deed-fight =
    { $actor } { $count ->
        [one] is
       *[other] are
    } still fighting { $target }, { $score }.
deed-flee =
    { $actor } { $count ->
        [one] runs
       *[other] run
    } away.
deed-waver =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } heart.
deed-fall =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }.
deed-overrun =
    { $actor } { $count ->
        [one] is
       *[other] are
    } overrun.
deed-rally =
    { $actor } { $count ->
        [one] rallies
       *[other] rally
    }.
deed-spot =
    { $actor } { $count ->
        [one] locates
       *[other] locate
    } { $target }.
deed-contact =
    { $actor } { $count ->
        [one] reaches
       *[other] reach
    } { $target }.
deed-charge =
    { $actor } { $count ->
        [one] charges
       *[other] charge
    }{ $target ->
        [none] .
       *[other] { "" } { $target }.
    }
deed-run =
    { $actor } { $count ->
        [one] moves
       *[other] move
    } at a run.
deed-crawl =
    { $actor } { $count ->
        [one] moves
       *[other] move
    } at a crawl.
deed-halt =
    { $actor } { $count ->
        [one] halts
       *[other] halt
    }.
deed-leave =
    { $actor } { $count ->
        [one] leaves
       *[other] leave
    } the field.
deed-busy =
    { $actor } { $count ->
        [one] is
       *[other] are
    } busy{ $target ->
        [none] .
       *[other] { "" } with { $target }.
    }
deed-thing-taken =
    { $actor } { $count ->
        [one] picks
       *[other] pick
    } up { $target }.
deed-thing-dropped =
    { $actor } { $count ->
        [one] puts
       *[other] put
    } down { $target }.
deed-thing-let-go =
    { $actor } { $count ->
        [one] lets
       *[other] let
    } go of { $target }.
deed-thing-raised =
    { $actor } { $count ->
        [one] raises
       *[other] raise
    } { $target } against { $place }.
deed-thing-climbed =
    { $actor } { $count ->
        [one] climbs
       *[other] climb
    } { $target }.
deed-thing-down =
    { $actor } { $count ->
        [one] climbs
       *[other] climb
    } down from { $target }.
deed-thing-over =
    { $actor } { $count ->
        [one] climbs
       *[other] climb
    } over the wall.
deed-thing-pushed =
    { $actor } { $count ->
        [one] pushes
       *[other] push
    } { $target }.
deed-thing-served =
    { $actor } { $count ->
        [one] mans
       *[other] man
    } { $target }.
deed-thing-missed =
    { $actor } { $count ->
        [one] does not
       *[other] do not
    } reach { $target }.
deed-drop-alone =
    { $actor } { $count ->
        [one] lies
       *[other] lie
    } on the ground.
deed-open =
    { $actor } { $count ->
        [one] opens
       *[other] open
    } { $place }.
deed-close =
    { $actor } { $count ->
        [one] closes
       *[other] close
    } { $place }.
deed-break =
    { $actor } { $count ->
        [one] breaks
       *[other] break
    } down { $place }.
deed-breach =
    { $actor } { $count ->
        [one] opens
       *[other] open
    } a breach in { $place }.
deed-damage =
    { $actor } { $count ->
        [one] damages
       *[other] damage
    } { $place }.
deed-withstand =
    { $actor } { $count ->
        [one] does
       *[other] do
    } no damage to { $place }.
deed-tumble =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    } from the ladder.
deed-corner =
    { $actor } { $count ->
        [one] enters
       *[other] enter
    } at corner { $place }.
deed-enter =
    { $actor } { $count ->
        [one] arrives
       *[other] arrive
    }.
deed-arrive =
    { $actor } { $count ->
        [one] arrives
       *[other] arrive
    }.
deed-place =
    { $actor } { $count ->
        [one] takes
       *[other] take
    } up position.
deed-ready =
    { $actor } { $count ->
        [one] is
       *[other] are
    } ready.
deed-barricade =
    { $actor } { $count ->
        [one] is
       *[other] are
    } in place.
deed-unbarricade =
    { $actor } { $count ->
        [one] is
       *[other] are
    } removed.
deed-burn = { $place } catches fire.
deed-astray = The shell goes astray.
deed-keg-explodes =
    The keg blows up{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-keg-breached = The keg breaches { $place }.
deed-keg-cracked = The keg breaks open { $place }.
deed-keg-dud = The keg fizzles out.
deed-by-gun = the gun
deed-by-ram = the ram
deed-by-keg = the keg
deed-by-shell = a shell
deed-boxers =
    { $count ->
        [one] { $count } Boxer
       *[other] { $count } Boxers
    }
deed-europeans =
    { $count ->
        [one] { $count } European
       *[other] { $count } Europeans
    }
deed-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
deed-units =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
deed-boxers-named = Boxers { $figures }
deed-europeans-named = Europeans { $figures }

panel-title = { $scenario } · turn { $turn } of { $turns } · { $acts }
panel-title-deployment = { $scenario } · deployment
panel-title-end = { $scenario } · won by { $side }
panel-side =
    { $side }: { $figures ->
        [0] no figures left
        [one] { $figures } figure
       *[other] { $figures } figures
    }, { $points ->
        [0] no action points
        [one] { $points } action point
       *[other] { $points } action points
    }
story-located =
    { $found ->
        [none] No enemy is located
       *[other] Located: { $found }
    }{ $hidden ->
        [none] .
       *[other] . Not located: { $hidden }.
    }
overlay-happened = What happened
overlay-reach = Range of movement
overlay-ranges = Range of fire
overlay-sight = Sight
overlay-cover = Cover
overlay-distances = Distances
overlay-way = The route
overlay-quiet = Nothing has happened yet this turn.
overlay-reach-line = { $figure } at { $at } will move between { $least } cm (inner outline) and { $most } cm (outer outline). The die decides how far. Obstacles may stop the figure earlier.
overlay-squares = Squares: { $squares }.
overlay-sight-line = { $figure } at { $at } sees: { $seen }.
overlay-ranges-line = { $figure } needs these scores to hit: { $rings }.
overlay-ring = { $score } up to { $gap } cm
overlay-shots = Shots now: { $shots }.
overlay-no-shots = No shot is possible now.
overlay-cover-line = This shows how well { $side } are covered from the three nearest enemies.
overlay-cover-dense = Dense cover: { $squares }.
overlay-cover-light = Light cover or better: { $squares }.
overlay-distances-line = Distances from { $figure } at { $at } (solid line: in sight):
overlay-way-line = The route of { $figures } to { $at }.
choice-happened = What happened
choice-reach = Movement range
choice-ranges = Range of fire
choice-sight = Sight
choice-cover = Cover
choice-distances = Distances
prompt-support-with-who = Who gives support?
prompt-show = What do you want to see?
prompt-of = For which figures?
part-north-west = North-west
part-north-east = North-east
part-south-west = South-west
part-south-east = South-east
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (out of sight)
    }
orders-over = The fight is over.
orders-deploy = { $side } deploy. Are all figures and barricades in place?
orders-rally =
    { $side } rally { $marked }. How do you spend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?
orders-order = { $side } move. Points left: { $points }. Who goes where?
orders-defend = Does { $figure } fire at { $chargers } before the melee?
orders-fire = { $side } fire. Who fires at whom?
orders-support = { $attacker } attacks { $defender }. Do you send support?
orders-orders = What are your standing orders for rallies, defensive fire and support?
prompt-over = The fight is over.
prompt-who = Which figures?
prompt-to = Where should the figures go, or what should they do?
prompt-do = What do you want to do?
prompt-at = At which target?
prompt-how = How?
prompt-from = Who fires?
why-deploy = The defender deploys first and places up to six barricades. Then the attacker deploys.
why-rally = Each stopped or pinned figure rolls a die. On 4 or more it recovers by one state: from pinned to stopped, or from stopped to steady. Otherwise it gets worse. Points spent on a figure help its roll. Both sides decide at the same time.
why-order = An order moves one group. A running group moves 10 cm plus a die roll, a crawling group only a die roll. Setting off, charging and leaving cover cost action points.
why-defend = A figure that is charged may fire at one of its attackers, at the shortest range and without aiming. In the melee, the figure then has −2.
why-fire = Each figure fires once, at an enemy in sight. The score depends on weapon and distance. A figure that has not moved rolls twice and keeps the better die.
why-support = Up to two of your figures that touch the attacked figure add 1 each to your roll. If you lose the melee, they fall as well.
why-orders = Your standing orders apply immediately. The other side can’t see them until the end of the game.
lesson-deploy = Men in cover survive hits more often.
lesson-rally = A pinned figure that fails to rally is lost.
lesson-order = Groups that are already moving go on for free. Setting off costs points.
lesson-defend = If a figure fires at charging enemies, it has −2 in the melee that follows.
lesson-fire = The nearest located enemy is the easiest target.
lesson-support = If a figure loses its melee, its supporting friends fall with it.
lesson-orders = With “Let the adviser decide”, the bot won’t ask you during the other side’s turn.
choice-place = Move a figure
choice-barricade = Move a barricade
choice-done-deploy = Ready
choice-done-order = End movement
choice-done-fire = End firing
choice-advised = Let the adviser decide
choice-none = Spend no points
choice-spend = Choose who gets points …
choice-fire = Fire
choice-hold = Hold fire
choice-use = With support
choice-with = Choose the support
choice-alone = Without support
choice-gun = The gun
choice-mg = The machine gun
choice-sweep = Sweep an area
choice-one_target = Fire at one man
choice-direct = Fire at a man in sight
choice-obstacle = Fire at an obstacle
choice-bombard = Bombard a building
choice-rallies = Rallies
choice-defence = Defensive fire
choice-supports = Support
choice-way-ask = ask me
choice-way-advised = the adviser decides
choice-way-never = never
choice-way-always = always
choice-sign-enemy = Enemy
choice-sign-near = Near
choice-sign-hit = Hit
choice-sign-holds = Holds
choice-sign-distance = { $distance } cm
choice-site = elsewhere
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Run to { $goal }{ $form ->
        [close] { "" }, close up
        [open] { "" }, spread out
       *[keep] { "" }
    }
choice-crawl =
    Crawl to { $goal }{ $form ->
        [close] { "" }, close up
        [open] { "" }, spread out
       *[keep] { "" }
    }
choice-halt = Halt ({ detail-cost })
choice-charge-run = Charge { $target }
choice-charge-crawl = Charge { $target } at a crawl
choice-climb = Climb { $what } ({ detail-cost })
choice-down = Come down { $what } ({ detail-cost })
choice-over = Cross the wall by { $what } ({ detail-cost })
choice-pick-up = Pick up { $what } ({ detail-cost })
choice-drop = Put down { $what } ({ detail-cost })
choice-door = Open or close { $what } ({ detail-cost })
choice-push = Push to { $goal } ({ detail-cost })
choice-target = { $target }, { $gap } cm: { $chance }
choice-rally-points = { $figure } +{ $points }: { $chance }
detail-unit =
    { $at }{ $moving ->
        [yes] { "" }, moving
       *[other] { "" }, standing
    }{ $state ->
        [stopped] { "" }, stopped
        [pinned] { "" }, pinned
       *[steady] { "" }
    }
detail-target =
    hits on { $score } or more{ $aims ->
        [yes] { "" }, aimed
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, but another enemy is nearer
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [0] free
        [one] { $cost } point
       *[other] { $cost } points
    }
pick-shots = Best shots first
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] charge { $target }
       *[other] charge { $target } at a crawl
    }
said-halt = halt
said-pick-up = pick up { $what }
said-climb = climb { $what }
said-down = come down { $what }
said-over = cross the wall by { $what }
said-door = open or close { $what }
said-drop = put down { $what }
said-serve = go to the machine gun
said-with = With { $what }
said-shot = fire at { $target }
said-done = Done
said-place = { $figure } to { $at }
said-barricade = Barricade { $number } to { $at }
said-spend = Points for { $what }
said-orders = Standing orders: { $what }
said-mg =
    The machine gun { $how ->
        [sweep] sweeps around { $target }
       *[other] fires at { $target }
    }
said-gun =
    The gun { $how ->
        [bombard] bombards { $target }
       *[other] fires at { $target }
    }
said-run =
    run to { $goal }{ $form ->
        [c] { "" }, closed up
        [o] { "" }, spread out
       *[keep] { "" }
    }
said-crawl =
    crawl to { $goal }{ $form ->
        [c] { "" }, closed up
        [o] { "" }, spread out
       *[keep] { "" }
    }
said-push =
    push to { $goal }{ $form ->
        [c] { "" }, closed up
        [o] { "" }, spread out
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = { $side } are taking their turn. Wait until the board asks you.
refused-no-orders = You can’t give standing orders now. You can give them while the other side plays.
refused-too-many-orders = You have changed your standing orders too often since the last decision (limit: { $most }). You can change them again after the next decision.
refused-game-over = The fight is over. Start another with `/siege new`.
refused-no-such-figure = “{ $word }” isn’t a figure in this fight. Write one figure, like e4, or several, like a1-5,b2.
refused-no-such-square = “{ $word }” isn’t a square or an area of this table. Write a square, like E7, or the name of an area.
refused-not-yours = { $figure } belongs to the other side. Choose your own figures.
refused-gone = { $figure } is out of the fight. Choose another figure.
refused-not-here-yet = { $figure } has not arrived yet. Choose another figure.
refused-has-had-its-order = { $figure } has already received an order this turn. Choose another figure.
refused-pinned = { $figure } is pinned and takes no orders. It can rally at the start of the next turn.
refused-stopped-cannot-carry = { $figure } is stopped, and a stopped figure cannot move with a load. Wait until { $figure } rallies.
refused-in-contact = { $figure } is in contact with an enemy and can only fight. Choose another figure.
refused-marked-alone = { $figure } is stopped and cannot move with a group. Give it a separate order.
refused-on-a-ladder = A figure on a ladder can only climb over the wall or fight. Choose one of these.
refused-carriers-alone = These figures carry something: { $figures }. Give them a separate order.
refused-carriers-do-not-charge = These figures carry something and cannot charge: { $figures }. Put the load down first.
refused-carriers-do-not-leave = These figures carry something and cannot leave the table: { $figures }. Put the load down first.
refused-two-carry = Two figures must carry that load. Order all carriers together, not only { $figures }.
refused-not-the-same-mode = Some of { $figures } are moving and some are not. Give them separate orders.
refused-not-together = { $figures } are not one group: some are more than 5 cm apart. Give them separate orders.
refused-stopped-cannot-run = Stopped figures cannot run: { $figures }. Order a crawl instead.
refused-not-moving = These figures are not moving, so they cannot halt: { $figures }. Choose moving figures.
refused-off-the-table = { $x },{ $y } is off the table. Choose a place on the table.
refused-no-enemy = There is no enemy { $target } on the table. Choose another enemy.
refused-no-run-on-a-roof = Figures cannot run on a roof: { $figures }. Order a crawl instead.
refused-another-floor = { $target } is on another floor. First climb up or come down.
refused-off-the-roof = { $x },{ $y } is not on the roof. Choose a place on the roof.
refused-not-located = None of your figures has located { $target }, and none of them can see this enemy. Choose another enemy.
refused-too-few-points = Points needed: { $needed }. Points left: { $points }. Choose a cheaper order.
refused-too-few-gunners = Two steady gunners must be at the gun to push it. Bring a second gunner there first.
refused-has-fired = { $figure } has already fired this turn. Choose another figure.
refused-cannot-fire = { $figure } cannot fire now. Choose another figure.
refused-nobody-in-sight = { $figure } sees no enemy to fire at. Choose another figure.
refused-not-in-sight = { $figure } does not see { $target }. Choose another target.
refused-cannot-hit = { $figure } cannot hit { $target } at this distance. Choose another target.
refused-twice-the-same-figure = You named a figure twice. Name each figure once.
refused-place-taken = There is no room at { $x },{ $y }. Choose another place.
refused-not-in-area = { $place } is outside your side’s area. Choose a place inside it.
refused-no-answer = You gave no order. Pick one from the menu.
refused-not-an-option = “{ $word }” is not possible here. Pick something from the menu.
refused-not-now = “{ $what }” is not possible now. Current step: { $step }.{ $when }
refused-said-twice = You named “{ $word }” twice. Name it once.
refused-wrong-number = Choose at least { $least } and at most { $most }.
refused-too-many-words = “{ $word }” is one word too many. Leave it out.
refused-more-to-say = The order is not complete. Add this: { $slot }.
slot-do = the order
slot-who = the figures
slot-to = the place
slot-at = the target
slot-how = how to fire
slot-other = another word
slot-from = the shooter
step-deploy = deployment
step-turn = beginning of the turn
step-points = action points
step-rally = rallies
step-order = movement
step-fire = fire
step-fight = melees
step-rams = rams
step-turn-end = end of the turn
step-end = end of the game
step-defend = defensive fire
step-support = support
step-orders = standing orders
log-kind-dice = Rolls
log-kind-losses = Losses and morale
log-kind-fire = Fire
log-kind-melee = Melees
log-kind-moves = Moves
log-kind-works = Walls and equipment
log-kind-turns = Turns
measure-europeans-left = Europeans left
measure-boxers-left = Boxers left
measure-holding = Attackers on the objective
measures-forces = The forces
measures-objective = The objective
alt-nobody = nobody
alt-near = Close-up: { $figures }.
board-side = **{ $side }**
board-group =
    { $group }: { $left } of { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, { $moving } moving
    }{ $marked ->
        [0] { "" }
        [one] { "" }, { $marked } stopped or pinned
       *[other] { "" }, { $marked } stopped or pinned
    }, at { $at }
board-group-away =
    { $group }{ $left ->
        [0] : none left
       *[other] : not on the table
    }
board-nearest = { "" }, { $gap } cm from { $enemy }
board-lost = Lost: { $figures }
board-damage = { $piece }: damage { $points }
board-gone = { $piece }: breached
board-open = { $door }: open
board-fire = fire at { $at }
board-works = Walls: { $works }
board-ground = **The ground**: squares { $table }, each 10 cm wide. Columns are lettered from A at the left, rows are numbered from 1 at the top. Two numbers in brackets are distances in millimetres, from the left and from the top.
board-barricades = Barricades: { $at }
board-things = Equipment: { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, raised at { $where }
        [lies] { "" }, on the ground at { $where }
       *[carried] { "" }, carried by { $where }
    }
board-orders = Standing orders: { $orders }
mark-broken = weapon broken
end-won =
    { $side } { $reason ->
        [resign] win in turn { $turns }: the other side gave up
        [claim] win in turn { $turns }: the other side ran out of time
        [hold] win in turn { $turns }: they hold the objective
        [exit] win in turn { $turns }: enough of them have left the table
        [losses] win in turn { $turns }: the other side has lost too many figures
        [nobody] win in turn { $turns }: the other side has no figure left that can act
       *[other] win after turn { $turns }, the last one
    }.
end-lost =
    { $side }: { $lost ->
        [0] no figures lost
        [one] { $lost } figure lost
       *[other] { $lost } figures lost
    }
band-given-up = Given up
band-out-of-time = Lost on time
band-won = European victory
band-lost = Boxer victory
mistake-title = { $side }: { $what }
mistake-rash-charges = rash charges
    .meaning = A figure charged an enemy outside the objective, although the odds were poor
mistake-friends-under-fire = friends under fire
    .meaning = A sweep or a shell endangered at least one of your own figures for every two enemies
mistake-shots-forgone = shots not taken
    .meaning = A figure that the enemy had already located did not fire, although its chance to hit was at least even
score-even = equal losses
score-europeans = Europeans ahead by { $ahead }
score-boxers = Boxers ahead by { $ahead }
switch-fire = Which side fires first
switch-fire-second = the side that moves second
switch-fire-first = the side that moves first
switch-columns = Columns from the corners
switch-columns-together = all columns enter together
switch-columns-in-turn = one column enters each turn
switch-penalty = A shot at a target that is not the nearest
switch-penalty-d4 = subtracts a d4
switch-penalty-two = subtracts 2
switch-morale = Morale tests
switch-morale-event = one test for each event, however many friends fall
switch-morale-figure = one test for each figure lost
switch-aim = Weapons that can aim
switch-aim-small-arms = small arms only
switch-aim-all = the machine gun as well
switch-defence = Weapons for defensive fire
switch-defence-small-arms = small arms only
switch-defence-machine-gun = the machine gun as well
switch-keg = A keg under fire
switch-keg-safe = is safe
switch-keg-explodes = explodes on a natural 12
switch-fires = Burning places
switch-fires-entered = figures may enter burning places
switch-fires-closed = figures may not enter burning places
switch-crews = Gunners and keg bearer
switch-crews-apart = gunners and bearer are added to the columns
switch-crews-from-columns = gunners and bearer are taken from the columns
switch-reaction = Defensive fire and support
switch-reaction-asked = the bot may ask the players
switch-reaction-instant = figures follow standing orders, without waiting
guide-1 = **What it is.** A skirmish on a table, with 6 to 34 figures a side and 6 to 9 turns. Distances are in centimetres. One square of the picture is 10 cm.
guide-2 = **A turn.** Both sides roll for action points and decide how many to spend on rallies. One side moves, then the other. The second side fires, then the first. The melees come last.
guide-3 = **Orders.** Pick a group, then an order (`run`, `crawl` or `charge`) and a place. You can also type the place: `E7`, `12cm NNE`, `430,220`. A run covers 10 cm plus a die roll. A group that is already moving can go on for free. Setting off, charging and leaving cover cost points.
guide-4 = **Fire.** The score to hit depends on weapon and distance. A figure that has not moved rolls twice and keeps the better die. A figure that is hit rolls a d8 to save itself, and cover helps. A first hit that it survives stops it, a second pins it, a third eliminates it. Friends nearby test their morale.
guide-5 = **Winning.** The attacker wins if he has enough unpinned figures on the objective when a turn ends. The defender must have fewer figures there. If the attacker has not won by the end of the last turn, the defender wins.
refused-no-odds = No such roll is possible now. Choose another roll.
choice-odds-fire = A shot
choice-odds-melee = A melee
prompt-what = Which roll do you want the odds for?
odds-title-fire = { $firer } fires at { $target }, { $gap } cm
odds-title-melee = { $attacker } charges { $defender }
odds-roll-fire = needs { $score } or more; the target saves on a d8 roll of { $saves } or more
odds-roll-melee = d{ $mine } against d{ $theirs }
odds-gone = eliminated
odds-marked = hit, but survives (stopped or pinned)
odds-miss = a miss
odds-won = wins
odds-even = no decision
odds-lost = falls
odds-mean = Figures lost on average: { $mean }
odds-counted = figures lost
odds-change-aims = if the figure aims: { $chance }
odds-change-nearest = at the nearest located enemy: { $chance }
odds-change-support = with one friend in support: { $chance }
odds-line = { $firer } fires at { $target }, { $gap } cm: { $chance }
counter-leader = a ring on the base: an officer or chief
counter-pistol = a dot on the base: a pistol
counter-stopped = stopped: crawls, cannot run
counter-rifle = a line on the base: a rifle
counter-moving = moving
counter-fanatic = a band on the base: a fanatic
counter-edge = notched edge: Boxers; smooth: Europeans
counter-pinned = pinned: takes no orders
counter-jingal = a fork on the base: a jingal
counter-alt = A picture of enlarged bases. An officer has a ring. A stopped rifleman has a yellow triangle. A moving fanatic has a band and a white arrow. A pinned jingal gunner has a green square.
event-barricade-taken = Barricade { $number } is removed.
orders-entry = { $side }: where does { $what } enter?
why-entry = The gun and the keg arrive at one of their side’s entries. The adviser suggests the one farthest from the enemy.
lesson-entry = Entries far from the enemy are safe. Entries near the enemy save time.
step-entry = arrival
refused-no-room-below = There is no room for { $figures } at the foot of the ladder beyond the wall. Wait until the place is free.
refused-not-ten-centimetres = A barricade must be exactly 10 cm long, and { $start } to { $end } is not. Choose another place.
refused-through-a-building = From { $start } to { $end } the barricade would go through a building. Choose another place.
refused-across-a-line = From { $start } to { $end } the barricade would cross a wall, a hedge or another barricade. Choose another place.
refused-somebody-stands-there = There is a figure between { $start } and { $end }. Choose another place.
choice-nowhere = Remove it
choice-serve-here = Man the machine gun ({ detail-cost })
choice-serve-crawl = Crawl to the machine gun ({ detail-cost })
choice-serve-run = Run to the machine gun ({ detail-cost })
said-barricade-taken = Barricade { $number } removed

### Places by name

spot-objective = the objective
spot-exit = off the table { $edge ->
        [north] to the north
        [south] to the south
        [west] to the west
       *[other] to the east
    }
spot-way-in = the entrance { $of }
spot-breach = the breach in { $what }
spot-ladder = the foot of ladder { $number }
spot-behind = behind { $the }
spot-edge = the edge { $of }
spot-inside = the middle { $of }
spot-foot = the foot { $of }
spot-range = within range of { $figure }
spot-friends = to our own men ({ $group })
spot-towards = towards { $figure }
spot-cover = out of the enemy’s sight
spot-back = back, away from the enemy
choice-run-named =
    Run: { $what } ({ $goal }){ $form ->
        [close] { "" }, close up
        [open] { "" }, spread out
       *[keep] { "" }
    }
choice-crawl-named =
    Crawl: { $what } ({ $goal }){ $form ->
        [close] { "" }, close up
        [open] { "" }, spread out
       *[keep] { "" }
    }
choice-push-named = Push the gun: { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] free
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, takes more than one turn
           *[other] { "" }, the way is blocked
        }
        [1] { "" }, any roll will do
       *[other] { "" }, needs a roll of { $die } or more
    }{ $cover ->
        [unseen] { "" }, out of sight
        [open] { "" }, in the open, seen by { $seen }
        [light] { "" }, light cover, seen by { $seen }
       *[dense] { "" }, dense cover, seen by { $seen }
    }
detail-charge =
    { $cost ->
        [0] free
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { "" }, out of reach
        [1] { "" }, any roll will do
       *[other] { "" }, needs a roll of { $die } or more
    }
refused-nearest = { $reason } You could try { $nearest }.
refused-who-else = { $reason } Of the figures you named, you can order these: { $figures }.
refused-others = { $reason } You can order { $figures }.
refused-enemies = { $reason } Within reach: { $figures }.
refused-nobody-of-the-group = No figure of group { $group } can take an order now. Choose another group.
refused-in-water = { $x },{ $y } is in the water. Choose a place on land.
refused-in-a-fire = { $x },{ $y } is in a fire, and figures may not enter fires. Choose a place outside the fire.
refused-in-a-wall = { $x },{ $y } is in a wall or less than 1 cm from it. Choose a place farther away.
refused-in-a-closed-house = { $x },{ $y } is in a house that no figure can enter. Choose a place outside it.
refused-not-in-fractions = Places are in whole millimetres and distances in whole centimetres. Write “{ $word }” without a fraction.
refused-no-such-place = “{ $word }” is not a place. Write one like E7, E7.3, 12cm NNE or 430,220, or a name from the list.
refused-too-far-to-charge = { $target } is { $far } cm away, but a charge reaches only { $reach } cm. Choose a nearer enemy.
refused-shooters = { $reason } These can fire: { $figures }.
refused-no-building-there = At { $x },{ $y } there is no building to bombard. Choose a place in a building.
refused-beyond-the-gun = { $x },{ $y } is so far away that even two sixes would miss. Choose a nearer place.
typed-run = runs
typed-crawl = crawls, creep, creeps
typed-charge = charges, attack
typed-halt = stop

## The lesson

learn-run = Peking, 1900. You lead the Boxers, Chinese insurgents who storm the park south of the wall. You win if a turn ends with six of them in the park, and fewer Europeans there. Group a1–3 is already running, and group b1–2 is standing still. You have one action point left.
    .question = Which order costs no points?
    .why = A run costs nothing for figures that are already moving. For all others, it costs one point. So it pays to start all your figures early.
learn-nearest = It is the last turn, and now you lead the Europeans. Six Boxers are in the park; if one of them falls or is pinned down, you win. Only your officer e1 can still fire.
    .question = Which Boxer should he fire at?
    .why = If you don’t fire at the nearest located enemy, a d4 (a four-sided die) is subtracted from your roll. Distance makes the shot harder still.
learn-rally = Turn 7, and you lead the Europeans. Your e2 is stopped (yellow), and your e3 is pinned (green), which is worse. Each of them now rolls a die to rally. You have two action points; each adds 1 to a roll.
    .question = Who should get the points?
    .why = A pinned figure that does not rally runs away and is lost. A stopped figure that does not rally only becomes pinned.
