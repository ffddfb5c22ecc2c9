# La révolte des Boxers in English: everything that a player reads but the rules.
# Board posts and panels are Discord’s Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = La révolte des Boxers
first-question = Do your men stand well?
button-first-stand = They stand well
button-first-adviser = The adviser’s places
button-first-change = Move a man
scenario-fu-gate = The gate of the Fu, July 1900
    .note = to learn by: 6 against 34, with ladders, a keg and a gun, 9 turns
    .opening = **The gate of the Fu, July 1900.** Six defenders, thirty-four Boxers.
    .goal = The Boxers win when six of them stand unpinned in the park, and more than the Europeans have there. After turn 9 the Europeans win.
    .goal-europeans = They win when six of them stand unpinned in the park, and more than you have there. Hold out nine turns.
scenario-langfang = The outpost at Langfang, June 1900
    .note = a station in the open: 7 with a machine gun against 30, 9 turns
    .opening = **Langfang, 14 June 1900.** Seven sailors with a machine gun guard the station; thirty Boxers come from the corners.
    .goal = The Boxers win when three of them stand unpinned in the station yard, and more than the Europeans there. After turn 9 the Europeans win.
scenario-tartar-wall = The sortie on the Tartar Wall, July 1900
    .note = short, and the Europeans attack: 10 against 15, 6 turns
    .opening = **The Tartar Wall, 3 July 1900.** Ten Europeans attack a barricade by night; fifteen Boxers hold it, nine of them asleep.
    .goal = The Europeans win when seven of them stand unpinned beyond the barricade, and more than the Boxers there. After turn 6 the Boxers win.
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
fu-gate-wall-west = north wall, west
    .the = the north wall, west
    .of = of the north wall, west
fu-gate-gate = gate
    .the = the gate
    .of = of the gate
fu-gate-wall-east = north wall, east
    .the = the north wall, east
    .of = of the north wall, east
fu-gate-group-e = Shiba’s post
fu-gate-group-a = Column of the lane
    .the = the column of the lane
fu-gate-group-b = Column of the burnt houses
    .the = the column of the burnt houses
fu-gate-group-c = Column of the dye works
    .the = the column of the dye works
fu-gate-group-g = Krupp gun
fu-gate-group-k = Keg of powder
langfang-station = station
    .the = the station
    .of = of the station
langfang-carriage-1 = first carriage
    .the = the first carriage
    .of = of the first carriage
langfang-carriage-2 = second carriage
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
tartar-wall-american-barricade-1 = American barricade, north
    .the = the American barricade, north
    .of = of the American barricade, north
tartar-wall-american-barricade-2 = American barricade, south
    .the = the American barricade, south
    .of = of the American barricade, south
tartar-wall-group-e = Myers’s party
tartar-wall-group-a = Guard of the barricade
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
map-force = { $figures } of { $all } · points { $points }
map-fight = Close up
map-objective = Objective
map-holding = objective: { $held }, needs { $count }
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
event-barricade-placed = Barricade { $number } stands from { $start } to { $end }.
event-figure-placed =
    { $figure } { $why ->
        [corner] comes in by the corner
        [arrived] arrives
        [fell] falls from the ladder
       *[other] takes its place
    } at { $at }.
event-corner-drawn =
    Column { $group } draws corner { $drawn }{ $barred ->
        [yes] , which is barred, and comes in by corner { $entered }.
       *[other] { "" } and comes in there.
    }
event-deployment-ended = { $side } are ready.
event-turn-began = Turn { $turn }.
event-arrival-rolled =
    { $what } { $comes ->
        [yes] comes.
       *[other] does not come yet.
    }
event-points-rolled =
    { $side } have { $points ->
        [0] no action points
        [one] { $points } action point
       *[other] { $points } action points
    }{ $losses ->
        [0] .
       *[other] , { $losses } fewer for losses.
    }
event-sides-ordered = { $side } move first.
event-points-given = { $side } spend points on rallies: { $points }.
event-rally-rolled =
    { $figure } { $passed ->
        [yes] rallies
       *[other] does not rally
    }: { $state ->
        [steady] steady
        [stopped] stopped
        [pinned] pinned
       *[routed] it runs away
    }.
event-morale-tested =
    { $figure } { $passed ->
        [yes] sees a friend fall and holds
       *[other] sees a friend fall: { $state ->
        [steady] steady
        [stopped] stopped
       *[pinned] pinned
    }
    }.
event-figure-eliminated =
    { $figure } { $why ->
        [fire] falls to fire
        [blast] falls to the blast
        [melee] falls in the melee
        [rout] runs away
        [morale] loses heart and runs
        [charge] is overrun
        [keg] is blown up with the keg
       *[other] is gone
    } at { $at }.
event-location-tried =
    { $observer ->
        [none] somebody
       *[other] { $observer }
    } { $found ->
        [yes] locates
       *[other] does not locate
    } { $target }.
event-order-given =
    { $figures } { $mode ->
        [run] { $alone ->
            [yes] runs
           *[other] run
        } to { $goal }
        [crawl] { $alone ->
            [yes] creeps
           *[other] creep
        } to { $goal }
        [charge-run] { $alone ->
            [yes] charges
           *[other] charge
        } { $target }
        [charge-crawl] { $alone ->
            [yes] creeps
           *[other] creep
        } up to { $target }
        [climb] { $alone ->
            [yes] climbs
           *[other] climb
        } { $target }
        [down] { $alone ->
            [yes] comes
           *[other] come
        } down by { $target }
        [over] { $alone ->
            [yes] goes
           *[other] go
        } over by { $target }
        [door] { $alone ->
            [yes] opens or closes
           *[other] open or close
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
            [yes] takes
           *[other] take
        } up { $target }
        [drop] { $alone ->
            [yes] lays
           *[other] lay
        } down { $target }
       *[other] { $alone ->
            [yes] halts
           *[other] halt
        }
    }{ $cost ->
        [0] { "" }, no points
        [one] { "" }, { $cost } point
       *[other] { "" }, { $cost } points
    }.
event-figure-moved =
    { $figure } { $why ->
        [over] comes down at
        [fell] falls to
        [left] leaves the table at
       *[other] goes to
    } { $at }{ $spent ->
        [0] .
       *[other] , { $spent } cm.
    }
event-contact-made = { $figure } reaches { $target }.
event-thing-changed =
    { $what }: { $how ->
        [dropped] laid down at { $at }
        [taken] taken up by { $figures }
        [raised] raised at { $piece }
        [climbed] { $figures } { $alone ->
            [yes] climbs
           *[other] climb
        } it
        [down] { $figures } { $alone ->
            [yes] is
           *[other] are
        } down at { $at }
        [over] { $figures } { $alone ->
            [yes] is
           *[other] are
        } over
        [served] { $figures } { $alone ->
            [yes] serves
           *[other] serve
        } it now
        [missed] { $figures } { $alone ->
            [yes] does
           *[other] do
        } not reach it
        [let-go] let go
       *[pushed] pushed to { $at }
    }.
event-door-turned =
    { $figure } { $opened ->
        [yes] opens
       *[other] closes
    }: { $door }.
event-shot-fired =
    { $firer } { $mode ->
        [defence] fires at the charging
        [sweep] sweeps around
        [bombard] bombards
       *[other] fires at
    } { $target }, { $gap } cm: { $hit ->
        [yes] a hit
       *[other] a miss
    }{ $broken ->
        [yes] ; the weapon is broken.
       *[other] .
    }
event-save-rolled =
    { $figure } { $saved ->
        [yes] is saved{ $state ->
        [steady] .
        [stopped] { "" } and stopped.
       *[pinned] { "" } and pinned.
    }
       *[other] is not saved.
    }
event-obstacle-hit =
    { $piece }: { $by ->
        [gun] hit by the gun
        [ram] struck by the ram
        [keg] hit by the keg
        [shell] hit by the shell
       *[other] hit by the gun
    }, { $destroyed ->
        [yes] destroyed
       *[other] damage { $total }
    }{ $burns ->
        [yes] ; fire breaks out.
       *[other] .
    }
event-shell-deviated =
    The shell aimed at { $aimed } bursts at { $burst }{ $distance ->
        [0] , where it was meant to.
       *[other] , { $distance } cm off.
    }
event-keg-rolled =
    The keg: { $result ->
        [explodes] it goes off too early
        [dud] a dud
        [cracked] the wall is cracked
       *[other] the wall is breached
    }{ $piece ->
        [none] .
       *[other] { "" } ({ $piece }).
    }
event-section-breached = { $figure } widens the crack: { $piece } is breached.
event-fight-fought =
    { $attacker } fights { $defender }, { $attack } against { $defence }: { $loser ->
        [none] it goes on
       *[other] { $loser } falls
    }{ $helpers ->
        [none] .
       *[other] , with { $helpers } in support.
    }
event-turn-ended = Turn { $turn } is over; in the objective: { $held }.
event-game-ended =
    { $side } { $reason ->
        [hold] win: they hold the objective
        [exit] win: enough of them have left the table
        [losses] win: the other side has lost too many figures
        [nobody] win: the other side has nobody left who can act
       *[other] win: time is up
    }.
dice-account = { $what } (§{ $rule }): { $several ->
        [yes] dice
       *[other] die
    } { $dice }{ $modifiers }{ $total }{ $needed }{ $result }.
dice-result = : { $result }
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-needed = , needed { $score } at { $gap } cm
settled-die = the die “{ $what }” has been rolled (§{ $rule })
purpose-shot = { $firer } at { $target }, { $gap } cm
purpose-penalty = another enemy is nearer than the target of { $name }
purpose-fire = fire of { $name }
purpose-save = save of { $name }
purpose-rally = rally of { $name }
purpose-morale = nerve of { $name }
purpose-locate = locating { $name }
purpose-move = move of { $name }
purpose-melee = { $name } in the fight
purpose-points = points of { $name }
purpose-corner = corner of column { $name }
purpose-arrival = arrival: { $name }
purpose-ram = { $name }
purpose-shell = the shell’s way
purpose-keg = the keg
result-hit = hit
result-miss = miss
result-found = located
result-hidden = not located
result-passed = passed
result-failed = failed
result-saved = saved
result-lost = lost
result-comes = it comes
result-away = not yet
result-explodes = goes off too early
result-dud = dud
result-cracked = cracked
result-breached = breached
result-points =
    { $losses ->
        [0] points: { $points }
       *[other] points: { $points }, less { $losses } for losses
    }
result-distance = { $distance } cm
result-damage = damage { $damage }, in all { $total }
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
modifier-target-moving = target moves
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
        [one] spots
       *[other] spot
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
        [one] creeps
       *[other] creep
    } on.
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
        [one] takes
       *[other] take
    } up { $target }.
deed-thing-dropped =
    { $actor } { $count ->
        [one] lays
       *[other] lay
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
        [one] comes
       *[other] come
    } down by { $target }.
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
    } nothing to { $place }.
deed-tumble =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    } from the ladder.
deed-corner =
    { $actor } { $count ->
        [one] enters
       *[other] enter
    } by corner { $place }.
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
    } post.
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
    } taken down.
deed-burn = { $place } catches fire.
deed-astray = The shell goes astray.
deed-keg-explodes =
    The keg blows up{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-keg-breached = The keg breaches { $place }.
deed-keg-cracked = The keg cracks { $place }.
deed-keg-dud = The keg does not go off.
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
deed-boxers-named = Boxers { $figures }
deed-europeans-named = Europeans { $figures }

panel-title = { $scenario } · turn { $turn } of { $turns } · { $acts }
panel-title-deployment = { $scenario } · deployment
panel-title-end = { $scenario } · won by { $side }
panel-side =
    { $side }: { $figures ->
        [0] nobody left
        [one] { $figures } figure
       *[other] { $figures } figures
    }, points { $points }
story-located =
    { $found ->
        [none] Nobody is located
       *[other] Located: { $found }
    }{ $hidden ->
        [none] .
       *[other] ; not located: { $hidden }.
    }
overlay-happened = What happened
overlay-reach = Reach
overlay-ranges = Range
overlay-sight = Sight
overlay-cover = Cover
overlay-distances = Distances
overlay-way = The way
overlay-quiet = Nothing yet in this turn.
overlay-reach-line = { $figure } at { $at }: surely { $least } cm (inner outline), at most { $most } cm (outer outline), as obstacles and the die allow.
overlay-squares = Squares: { $squares }.
overlay-sight-line = { $figure } at { $at } sees: { $seen }.
overlay-ranges-line = { $figure } needs: { $rings }.
overlay-ring = { $score } up to { $gap } cm
overlay-shots = Now: { $shots }.
overlay-no-shots = No shot now.
overlay-cover-line = Cover of { $side } against the three nearest enemies, before their fire.
overlay-cover-dense = Dense: { $squares }.
overlay-cover-light = Light at least: { $squares }.
overlay-distances-line = From { $figure } at { $at } (a full line sees):
overlay-way-line = { $figures } towards { $at }.
choice-happened = What happened
choice-reach = Reach
choice-ranges = Range
choice-sight = Sight
choice-cover = Cover
choice-distances = Distances
prompt-support-with-who = Who gives support?
prompt-show = Show what?
prompt-of = Of whom?
part-north-west = North-west
part-north-east = North-east
part-south-west = South-west
part-south-east = South-east
overlay-distance =
    { $figure } { $gap } cm{ $seen ->
        [yes] { "" }
       *[other] { "" } (unseen)
    }
orders-over = The fight is over.
orders-deploy = { $side } deploy: places and barricades as they stand, or others.
orders-rally = { $side } may rally { $marked }. Points to spend: { $points }.
orders-order = { $side } give orders; points: { $points }.
orders-defend = { $chargers } reach { $figure }. Fire before they are on it?
orders-fire = { $side } fire: each figure once.
orders-support = { $attacker } fights { $defender }: with supports?
orders-orders = Standing orders: rallies, fire at a charge, supports.
prompt-over = The fight is over.
prompt-who = Who?
prompt-to = Where to, or what?
prompt-do = What?
prompt-at = At whom?
prompt-how = How?
prompt-from = Who fires?
why-deploy = The defender deploys first and places six pieces of barricade; the attacker’s columns come next.
why-rally = Whoever is marked tests with one die: 4 or more takes a marker off, less adds one; points help. Both sides say it at once.
why-order = An order moves a group: a run is 10 cm and a die, a creep one die. To set somebody moving, to charge and to leave cover cost points.
why-defend = Who is charged may fire at one who charges him, as at the nearest range, without aiming; then he fights at −2.
why-fire = Each figure fires once at somebody it sees. The score depends on arm and distance; who has not moved rolls twice and keeps the better die.
why-support = Up to two friends in contact with the one who is attacked add 1 each; if the fight is lost they fall, too.
why-orders = Orders given beforehand are carried out at once; the other side never sees them before the end.
lesson-deploy = A man in cover survives hits more often.
lesson-rally = A pinned figure that fails its rally is gone.
lesson-order = Moving groups go on for nothing; setting off costs points.
lesson-defend = A figure that shoots at a charge then fights at −2.
lesson-fire = The nearest located enemy is the surest target.
lesson-support = Supports share the victory and the defeat.
lesson-orders = “As advised” lets the adviser answer for you in the other side’s turn.
choice-place = Place a figure
choice-barricade = Move a barricade
choice-done-deploy = Ready as it stands
choice-done-order = Movement is over
choice-done-fire = Fire is over
choice-advised = As advised
choice-none = No points
choice-spend = Choose …
choice-fire = Fire
choice-hold = Hold fire
choice-use = With supports
choice-with = Choose supports
choice-alone = Alone
choice-gun = The gun
choice-mg = The machine gun
choice-sweep = Sweep
choice-one_target = One man
choice-direct = Direct
choice-obstacle = At an obstacle
choice-bombard = Bombard
choice-rallies = Rallies
choice-defence = Fire at a charge
choice-supports = Supports
choice-way-ask = ask me
choice-way-advised = as advised
choice-way-never = never
choice-way-always = always
choice-site = elsewhere
choice-unit =
    { $figures }{ $count ->
        [one] { "" }
       *[other] { "" } · { $count }
    }
choice-run =
    Run to { $goal }{ $form ->
        [close] { "" }, close up
        [open] { "" }, open out
       *[keep] { "" }
    } ({ $cost })
choice-crawl =
    Creep to { $goal }{ $form ->
        [close] { "" }, close up
        [open] { "" }, open out
       *[keep] { "" }
    } ({ $cost })
choice-halt = Halt ({ $cost })
choice-charge-run = Charge { $target } ({ $cost })
choice-charge-crawl = Creep up to { $target } ({ $cost })
choice-climb = Climb { $what } ({ $cost })
choice-down = Come down: { $what } ({ $cost })
choice-over = Go over by { $what } ({ $cost })
choice-pick-up = Take up { $what } ({ $cost })
choice-drop = Lay down { $what } ({ $cost })
choice-door = Open or close: { $what } ({ $cost })
choice-push = Push to { $goal } ({ $cost })
choice-target = { $target }, { $gap } cm: { $chance }
choice-rally-points = { $figure } +{ $points }
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
    { $score } needed{ $aims ->
        [yes] { "" }, aims
       *[other] { "" }
    }{ $other ->
        [yes] { "" }, another enemy is nearer
       *[other] { "" }
    }
detail-cost =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
pick-shots = Fire: the best shots
advice-because = { $what } – { $why }
said-charge =
    { $mode ->
        [run] charge { $target }
       *[other] creep up to { $target }
    }
said-halt = halt
said-pick-up = take up { $what }
said-climb = climb { $what }
said-down = come down by { $what }
said-over = over by { $what }
said-door = open or close { $what }
said-drop = lay down { $what }
said-serve = go to the machine gun
said-with = With { $what }
said-shot = fires at { $target }
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
        [o] { "" }, opened out
       *[keep] { "" }
    }
said-crawl =
    creep to { $goal }{ $form ->
        [c] { "" }, closed up
        [o] { "" }, opened out
       *[keep] { "" }
    }
said-push =
    push to { $goal }{ $form ->
        [c] { "" }, closed up
        [o] { "" }, opened out
       *[keep] { "" }
    }
refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-not-your-turn = It is the turn of { $side }.
refused-no-orders = There are no standing orders to give now.
refused-too-many-orders = That is enough orders for now: at most { $most } between two decisions.
refused-game-over = The fight is over.
refused-no-such-figure = “{ $word }” names no figures of this fight: say e4, or a1-5,b2.
refused-not-yours = { $figure } belongs to the other side.
refused-gone = { $figure } is out of the fight.
refused-not-here-yet = { $figure } has not come yet.
refused-has-had-its-order = { $figure } has had its order in this turn.
refused-pinned = { $figure } is pinned and takes no order.
refused-stopped-cannot-carry = { $figure } carries something and is stopped: it stays where it is until it rallies.
refused-in-contact = { $figure } is in contact with an enemy: it fights.
refused-marked-alone = { $figure } is marked: it is ordered alone.
refused-on-a-ladder = Who is on a ladder goes over, or fights.
refused-carriers-alone = Who carries something is ordered apart: { $figures }.
refused-carriers-do-not-charge = Who carries something does not charge: { $figures }.
refused-carriers-do-not-leave = These figures carry something and cannot leave the table: { $figures }. Lay the load down first.
refused-two-carry = It takes two to carry that: { $figures }.
refused-not-the-same-mode = Some of { $figures } move and some stand: order them apart.
refused-not-together = { $figures } are not one group: no more than 5 cm from one to the next.
refused-stopped-cannot-run = Who is stopped creeps, and does not run: { $figures }.
refused-not-moving = Already standing: { $figures }.
refused-off-the-table = { $x },{ $y } is off the table.
refused-no-enemy = { $target } is no enemy on the table.
refused-no-run-on-a-roof = Nobody can run on a roof: { $figures }. Crawl instead.
refused-another-floor = { $target } is on another floor. Go up by a ladder, or come down, first.
refused-off-the-roof = { $x },{ $y } is not on the roof. Choose a place on the roof.
refused-not-located = { $target } is not located, and nobody sees it.
refused-too-few-points = Points needed: { $needed }; left: { $points }.
refused-too-few-gunners = Two steady gunners at the gun are needed to push it.
refused-has-fired = { $figure } has fired already.
refused-cannot-fire = { $figure } cannot fire now.
refused-nobody-in-sight = { $figure } has nobody to fire at.
refused-not-in-sight = { $figure } does not see { $target }.
refused-cannot-hit = { $figure } cannot hit { $target } at this distance.
refused-twice-the-same-figure = A figure is named twice.
refused-place-taken = There is no room at { $x },{ $y }.
refused-not-in-area = { $place } is outside the area of this side.
refused-no-answer = Nothing was said.
refused-not-an-option = “{ $word }” cannot be said here.
refused-not-now = “{ $what }” cannot be said now. It is time for this: { $step }.{ $when }
refused-said-twice = “{ $word }” was said twice.
refused-wrong-number = From { $least } to { $most } can be chosen at once.
refused-too-many-words = “{ $word }” is a word too many.
refused-more-to-say = Something is missing: { $slot }.
slot-do = what to do
slot-who = who
slot-to = where to
slot-at = the target
slot-how = how
slot-other = a word
slot-from = who fires
step-deploy = deployment
step-turn = beginning of the turn
step-points = action points
step-rally = rallies
step-order = movement
step-fire = fire
step-fight = fights
step-rams = rams
step-turn-end = end of the turn
step-end = the end
step-defend = fire at a charge
step-support = supports
step-orders = standing orders
log-kind-dice = Rolls
log-kind-losses = Losses and nerve
log-kind-fire = Fire
log-kind-melee = Fights
log-kind-moves = Moves
log-kind-works = Walls and things
log-kind-turns = Turns
measure-europeans-left = Europeans left
measure-boxers-left = Boxers left
measure-holding = Attackers in the objective
measures-forces = The forces
measures-objective = The objective
alt-nobody = nobody
alt-near = Close-up: { $figures }.
board-side = **{ $side }**
board-group =
    { $group }: { $left } of { $all }{ $moving ->
        [0] { "" }
       *[other] { "" }, moving { $moving }
    }{ $marked ->
        [0] { "" }
       *[other] { "" }, marked { $marked }
    }, { $at }
board-group-away =
    { $group }{ $left ->
        [0] : nobody left
       *[other] : not on the table
    }
board-nearest = { "" }, { $gap } cm from { $enemy }
board-lost = Lost: { $figures }
board-damage = { $piece }: damage { $points }
board-gone = { $piece }: breached
board-open = { $door }: open
board-fire = fire at { $at }
board-works = Walls: { $works }
board-barricades = Barricades: { $at }
board-things = Things: { $things }
board-thing =
    { $thing }{ $how ->
        [raised] { "" }, raised at { $where }
        [lies] { "" }, lies at { $where }
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
        [nobody] win in turn { $turns }: the other side has nobody left who can act
       *[other] win: after turn { $turns } time is up
    }.
end-lost =
    { $side }: { $lost ->
        [0] nobody lost
        [one] { $lost } figure lost
       *[other] { $lost } figures lost
    }
band-given-up = Given up
band-out-of-time = Lost on time
band-won = Victory of the Europeans
band-lost = Victory of the Boxers
mistake-title = { $side }: { $what }
mistake-rash-charges = rash charges
    .meaning = A charge off the objective led to a melee that was far likelier lost than won
mistake-friends-under-fire = friends under fire
    .meaning = A sweep or a shell was aimed where friends stood, with no more than two enemies for each
mistake-shots-forgone = shots forgone
    .meaning = Somebody whom the enemy had located could have fired at an even chance or better, and did not
score-even = equal losses
score-europeans = Europeans ahead by { $ahead }
score-boxers = Boxers ahead by { $ahead }
switch-fire = Who fires first
switch-fire-second = the second side
switch-fire-first = the first side
switch-columns = Columns from the corners
switch-columns-together = all together
switch-columns-in-turn = one each turn
switch-penalty = Another target than the nearest
switch-penalty-d4 = a die of four off
switch-penalty-two = 2 off
switch-morale = Tests of those who see friends fall
switch-morale-event = once for each event
switch-morale-figure = one for each figure lost
switch-aim = Who aims
switch-aim-small-arms = small arms
switch-aim-all = the machine gun, too
switch-defence = Fire at a charge
switch-defence-small-arms = small arms
switch-defence-machine-gun = the machine gun, too
switch-keg = A keg under fire
switch-keg-safe = is safe
switch-keg-explodes = a natural twelve explodes it
switch-fires = Fires
switch-fires-entered = can be entered
switch-fires-closed = nobody enters
switch-crews = Gunners and keg bearer
switch-crews-apart = come beside the columns
switch-crews-from-columns = come out of the columns
switch-reaction = Defensive fire and supports
switch-reaction-asked = who wants to be asked is asked
switch-reaction-instant = by standing orders alone, no waiting
guide-1 = **What it is.** A skirmish on a measured table, a fight of six to forty figures a side, seven to ten turns. Everything is in centimetres; the picture shows one square for ten of them.
guide-2 = **A turn.** Both sides roll action points and say what they spend on rallies. One side moves, then the other; then the second side fires, the first side fires, and fights are settled.
guide-3 = **Orders.** Pick a group, then where to: `run`, `creep`, `charge`. Or type it: `E7`, `12cm NNE`, `430,220`. A run is 10 cm and a die. Groups that move go on for nothing; setting off, charging and leaving cover cost points.
guide-4 = **Fire.** The table of each arm gives a score by distance; who has stood still rolls twice. Who is hit saves himself with a die of eight, better in cover, and is stopped, then pinned, then gone. Friends nearby test their nerve.
guide-5 = **Winning.** The attacker wins who at a turn’s end holds the objective with enough unpinned figures, and more than the defender has there. Otherwise the defender wins after the last turn.
refused-no-odds = There is no such roll now.
choice-odds-fire = A shot
choice-odds-melee = A fight
prompt-what = The odds of what?
odds-title-fire = { $firer } at { $target }, { $gap } cm
odds-title-melee = { $attacker } charges { $defender }
odds-roll-fire = needed { $score }; its save: { $saves } or more on a die of 8
odds-roll-melee = die of { $mine } against die of { $theirs }
odds-gone = eliminated
odds-marked = hit, saved, one marker more
odds-miss = a miss
odds-won = wins
odds-even = it goes on
odds-lost = falls
odds-mean = Figures lost on average: { $mean }
odds-counted = figures lost
odds-change-aims = if it aims: { $chance }
odds-change-nearest = at the nearest located enemy: { $chance }
odds-change-support = with one support: { $chance }
odds-line = { $firer } at { $target }, { $gap } cm: { $chance }
counter-leader = a ring: officer or chief
counter-pistol = a dot: pistol
counter-stopped = stopped: creeps, cannot run
counter-rifle = a line: rifle
counter-moving = moving
counter-fanatic = a band: fanatic
counter-edge = notched edge: Boxers; smooth: Europeans
counter-pinned = pinned: takes no orders
counter-jingal = a fork: jingal
counter-alt = Bases enlarged: an officer with a ring, a rifleman with the yellow triangle of the stopped, a fanatic with a band and the white arrow of the moving, a jingal with the green square of the pinned.
event-barricade-taken = Barricade { $number } is taken away.
orders-entry = { $side }: where does it come in: { $what }?
why-entry = What arrives comes in by an entry of its side; the one farthest from the enemy is proposed.
lesson-entry = Far from the enemy is safe; near is quick.
step-entry = arrival
refused-no-room-below = There is no room at the foot of the ladder on the other side: { $figures }.
refused-not-ten-centimetres = A piece of barricade is ten centimetres long: from { $start } to { $end } it is not.
refused-through-a-building = A barricade does not go through a building ({ $start } to { $end }).
refused-across-a-line = A barricade does not cross a wall, a hedge or another barricade ({ $start } to { $end }).
refused-somebody-stands-there = Somebody stands between { $start } and { $end }.
choice-nowhere = Take it away
choice-serve-here = Serve the machine gun ({ $cost })
choice-serve-crawl = Creep to the machine gun ({ $cost })
choice-serve-run = Run to the machine gun ({ $cost })
said-barricade-taken = Barricade { $number } taken away

### Places by name

spot-objective = the objective
spot-exit = off the table { $edge ->
        [north] in the north
        [south] in the south
        [west] in the west
       *[other] in the east
    }
spot-way-in = { $the }, the way in
spot-breach = the breach: { $what }
spot-ladder = the foot of ladder { $number }
spot-behind = behind { $the }
spot-edge = the edge { $of }
spot-inside = the middle { $of }
spot-foot = the foot { $of }
spot-range = in range of { $figure }
spot-friends = to our own ({ $group })
spot-towards = towards { $figure }
spot-cover = out of their sight
spot-back = back, away from them
choice-run-named =
    Run: { $what } ({ $goal }){ $form ->
        [close] { "" }, close up
        [open] { "" }, open out
       *[keep] { "" }
    }
choice-crawl-named =
    Creep: { $what } ({ $goal }){ $form ->
        [close] { "" }, close up
        [open] { "" }, open out
       *[keep] { "" }
    }
choice-push-named = Push: { $what } ({ $goal })
detail-order =
    { $cost ->
        [0] no points
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { $barred ->
            [none] { "" }, not in one turn
           *[other] { "" }, the way is barred
        }
        [1] { "" }, surely
       *[other] { "" }, die { $die }+
    }{ $cover ->
        [unseen] { "" }, nobody sees it
        [open] { "" }, in the open, seen by { $seen }
        [light] { "" }, light cover, seen by { $seen }
       *[dense] { "" }, dense cover, seen by { $seen }
    }
detail-charge =
    { $cost ->
        [0] no points
        [one] { $cost } point
       *[other] { $cost } points
    }, { $far } cm{ $die ->
        [0] { "" }, out of reach
        [1] { "" }, surely
       *[other] { "" }, die { $die }+
    }
refused-nearest = { $reason } Write for instance { $nearest }.
refused-who-else = { $reason } Of these can be ordered: { $figures }.
refused-others = { $reason } Can be ordered: { $figures }.
refused-enemies = { $reason } Within reach: { $figures }.
refused-nobody-of-the-group = Nobody of group { $group } can be ordered now.
refused-in-water = { $x },{ $y } is in the water.
refused-in-a-fire = { $x },{ $y } is in the fire, which nobody enters.
refused-in-a-wall = { $x },{ $y } is in a wall or too near to it: a base keeps 1 cm away.
refused-in-a-closed-house = { $x },{ $y } is in a house that has no way in.
refused-not-in-fractions = Places are whole millimetres, distances whole centimetres: “{ $word }” is neither.
refused-no-such-place = “{ $word }” is no place: say E7, E7.3, 12cm NNE, 430,220 or a name of the list.
refused-too-far-to-charge = { $target } is { $far } cm away; a charge reaches { $reach } cm.
refused-shooters = { $reason } Can fire: { $figures }.
refused-no-building-there = { $x },{ $y } is in no building that can be bombarded.
refused-beyond-the-gun = { $x },{ $y } is so far that even two sixes miss it.
typed-run = runs
typed-crawl = creep, creeps
typed-charge = charges, attack
typed-halt = stop
