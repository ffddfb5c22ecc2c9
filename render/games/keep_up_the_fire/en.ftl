# Keep Up the Fire! in English: everything that a player reads but the cards, the rules and the papers.
# Board posts and panels are Discord's Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = Keep Up the Fire!
opening =
    .opening = **Peking, summer of 1900.** Four walls are yours; a relief column fights its way from Taku.
    .goal = Win if it reaches Peking before the cards run out. Keep the Chinese out of the streets and the fort.
first-question = Do the troops stand well?
button-first-stand = They stand well
button-first-adviser = The adviser’s places
button-first-change = Change a wall

## Names: legations are spoken of as people, walls without an article

unit-britain = the British
    .short = Britain
unit-usa = the Americans
    .short = U.S.A.
unit-russia = the Russians
    .short = Russia
unit-japan = the Japanese
    .short = Japan
unit-germany = the Germans
    .short = Germany
unit-france = the French
    .short = France
unit-italy = the Italians
    .short = Italy
unit-austria = the Austrians
    .short = Austria
unit-gun = the international gun
    .short = The gun
wall-north = north wall
    .short = North wall
    .the = the north wall
wall-east = east wall
    .short = East wall
    .the = the east wall
wall-south = south wall
    .short = South wall
    .the = the south wall
wall-west = west wall
    .short = West wall
    .the = the west wall
side-north = north
side-east = east
side-south = south
side-west = west
side-peitang = Peitang
at-north = at the north wall
at-east = at the east wall
at-south = at the south wall
at-west = at the west wall
at-peitang = in the Peitang
space-extreme = at extreme range of the { $wall }
space-long = at long range of the { $wall }
space-wall = on the { $wall }
space-streets = in the streets behind the { $wall }
space-fort = in Fort Halliday
word-streets = streets behind the { $wall }
kind-boxers = Boxers
    .the = the Boxers
    .some = Boxers
kind-imperials = Imperial troops
    .the = the Imperials
    .some = Imperials
station-taku = Taku
station-tangku = Tangku
station-tientsin = Tientsin
station-beicang = Beicang
station-yangcun = Yangcun
station-hexiwu = Hexiwu
station-matou = Matou
station-zhangjiawan = Zhangjiawan
station-tongzhou = Tongzhou
station-peking = Peking
blocker-village-boxers = the village Boxers
    .many = yes
blocker-red-lanterns = the Red Lanterns
    .many = yes
blocker-railway-boxers = the Boxers on the railway
    .many = yes
blocker-tientsin-boxers = the Boxers of Tientsin
    .many = yes
blocker-bannermen = the Bannermen
    .many = yes
blocker-cao-futian = Cao Futian’s Boxers
    .many = yes
blocker-li-bingheng = Li Bingheng’s levies
    .many = yes
blocker-song-qing = Song Qing’s army
    .many = no
blocker-ma-yukun = Ma Yukun’s army
    .many = no
blocker-nie-shicheng = Nie Shicheng’s army
    .many = no
band-decisive-victory = Decisive victory
band-major-victory = Major victory
band-moderate-victory = Moderate victory
band-minor-victory = Minor victory
band-pyrrhic-victory = Pyrrhic victory
band-moderate-defeat = Moderate defeat
band-substantial-defeat = Substantial defeat
band-decisive-defeat = Decisive defeat

## The picture

map-title = Keep Up the Fire!
map-subtitle = The Legations of Peking, summer of 1900
map-extreme = extreme range
map-long = long range
map-legend-boxers = Boxers
map-legend-imperials = Imperial troops
map-legend-gun = international gun
map-legend-sandbags = fortification, up to 4
map-badge-die = die as it fell
map-badge-hit = shot hits
map-badge-miss = shot misses
map-badge-melee = melee
map-badge-chinese-lost = Chinese losses
map-badge-lost = Legations’ losses
map-badge-came = they come
map-badge-built = fortified
map-badge-breached = fortification lost
map-fight = The fight
map-road-title = The relief column
map-road-speed = Speed
map-road-power = Combat power
map-road-dispersed = Dispersed
map-road-danger = danger zone
map-road-sea = Gulf of Pechili
map-strengths = Strength of the Legations
map-at-north = north
map-at-east = east
map-at-south = south
map-at-west = west
map-at-peitang = Peitang
map-fallen = fallen
map-deck = deck
map-discard = discard
map-effort = Heroic effort
map-score = If relieved now
map-score-over = In points
map-peitang = Peitang
map-peitang-empty = Nobody has taken refuge in the cathedral.
map-peitang-closed = The cathedral is not played.
map-kind-action-red = Siege
map-kind-action-gold = Relief
map-kind-event-red = Siege, event
map-kind-event-gold = Relief, event
map-actions = actions
map-command = command points
map-point-north = N
map-point-east = E
map-point-south = S
map-point-west = W
map-over = the siege is over
map-muster = The deployment
map-muster-what = who stands where
map-turn = Turn { $turn } · { $date }
map-actions-left = { $count ->
    [one] one action left
   *[other] { $count } actions left
}
map-command-left = { $count ->
    [one] one command point left
   *[other] { $count } command points left
}

## Steps, as the log names them

step-muster = the deployment
step-card = the card
step-siege-special = special rule of the siege
step-replacements = replacements
step-refuge = refuge in the Peitang
step-cathedral = the Peitang attacked
step-placement = Chinese placement
step-actions = the Legations’ actions
step-advance = Chinese advance
step-redeployment = redeployment
step-relief-special = special rule of the relief
step-blockade = the blockade
step-blockade-attack = the blockade attacks
step-command = the column’s command
step-reset = end of the turn
step-end = the end

## What a card does

special-arson = Arson: the { $wall } loses a point of fortification.
special-mine = A mine at the { $wall }: a die, and more than 3 is what its defenders lose.
special-shelling = Shelling: a die names a wall (5, 6: none), which loses a point of fortification, or, without any, of strength.
special-rain = Rain: the Chinese do not advance.
special-truce = Truce: nobody comes, fires, fights or advances.
special-marksmen = Marksmen: +1 to hit this turn.
special-short-ammunition = Ammunition is short: −1 to hit this turn.
special-bayonets = Bayonets: +1 to Chinese losses in mêlée this turn.
special-rush = A rush: the unit in front of the { $wall } advances a space immediately.
special-fury = Fury: all Boxers on the board become stronger by 1.
special-reinforcements = Reinforcements: the column’s combat power +1.
special-forced-march = Forced march: the column’s speed +1.
special-clear = The road is clear: nobody blocks the column.
special-scouts = Scouts: two forces are drawn, the weaker one blocks.
special-boats = Boats: marching costs no losses.
effect-feat = A feat for { $power }, who have +1. A roll of 4 or more is a heroic effort; a natural 1 costs a point of strength.
effect-works = Two points of fortification for nothing.{ $power }
effect-gansu = All Imperial troops on the board become stronger by 1.{ $power }
effect-recover = Two points of replacement.{ $power }
effect-peitang = The Peitang is attacked; if it holds, that is a heroic effort.{ $power }
effect-power = The column’s combat power +1.{ $power }
effect-speed = The column’s speed +1.{ $power }
effect-letter = A step of speed, or of combat power.{ $power }
sign-block = a force blocks the column
sign-attack = a force blocks the column and attacks
sign-combat = the column’s fights { $value }
sign-march = its marches { $value }
sign-replace = { $value ->
    [one] one replacement
   *[other] { $value } replacements
}
sign-refuge = refuge in the Peitang
sign-peitang = the Peitang is attacked

## The board post

panel-title-muster = The deployment
panel-title-turn = Turn { $turn } · { $card }
panel-title-end = { $band } · turn { $turn }
panel-state = strength { $strength } · { $cards ->
    [one] one card left
   *[other] { $cards } cards left
} · column at { $station }{ $speed ->
    [0] {""}
   *[other] { " " }· speed +{ $speed }
}{ $power ->
    [0] {""}
   *[other] { " " }· power +{ $power }
}{ $heroic ->
    [0] {""}
   *[other] { " " }· heroic { $heroic }
}
panel-streets = { $count ->
    [one] one street space of three taken
   *[other] { $count } street spaces of three taken
}
danger-nobody = No Chinese on the board.
danger-foe = { $kind } { $strength } { $where }
orders-deploy = Who stands where?
orders-redeploy = Who changes walls?
orders-feat = { $card }: who tries the feat?
orders-works = Fortify which wall? It costs no action.
orders-letter = Which track goes up by one?
orders-act = { $actions ->
    [one] One action left: fire, mêlée or fortification.
   *[other] { $actions } actions left: fire, mêlée or fortification.
}
orders-losses = { $points ->
    [one] One point of loss at the { $wall }: who bears it?
   *[other] { $points } points of loss at the { $wall }: who bears them?
}
orders-replace = { $points ->
    [one] One point of strength comes back: to whom?
   *[other] { $points } points of strength come back: to whom?
}
orders-place = Where do { $power } stand?
orders-refuge = Who goes into the Peitang, who comes back?
orders-command = { $points ->
    [one] One command point left for the column.
   *[other] { $points } command points left for the column.
}
orders-column-losses = { $points ->
    [one] The column pays one point of loss.
   *[other] The column pays { $points } points of loss.
}
orders-over = The siege is over.
able-act = Can fire or fight: { $walls }.
able-nobody = Nobody is within reach.
able-free = Free to move: { $units }.
able-road = { $blocker } ({ $strength }) block the road: attack first.
able-open = The road is open: above 6 on the die with { $bonus } the column advances.
advice-because = { $what } ({ $why })

## Choices

choice-fire = Fire
choice-melee = Mêlée
choice-fortify = Fortify
choice-move = Move
choice-swap = Change places
choice-attempt = Try it
choice-decline = Nobody tries
choice-share = Share the losses
choice-replace = Replace
choice-place = Stand
choice-refuge = Into the Peitang
choice-return = Out of the Peitang
choice-speed = The column’s speed +1
choice-power = The column’s combat power +1
choice-attack = Attack
choice-march = March
choice-pay = Pay
choice-both = Speed −1 and power −1
choice-retreat = Back a station
choice-done-deploy = They stand well: begin
choice-done-redeploy = Everybody stays
choice-done-act = No more actions
choice-done-replace = No more replacements
choice-done-refuge = No more of this
choice-done-command = No more orders
choice-target = { $wall }: { $kind } { $strength } at { $range } range · { $chance } to hit
choice-target-extreme = extreme
choice-target-long = long
choice-opponent = { $where }: { $kind } { $strength }
choice-works = { $wall }: from { $level } to { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attack { $blocker } ({ $strength }) · { $chance }
choice-march-at = March on { $station } · { $chance }
choice-speed-at = The column’s speed from +{ $value } to +{ $next }
choice-power-at = The column’s combat power from +{ $value } to +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortification −{ $lost }
choice-split-none = nobody loses anything
choice-pay-speed = Speed −2, to +{ $left }
choice-pay-power = Combat power −2, to +{ $left }
choice-pay-both = Speed and power −1 each
choice-pay-retreat = Back to { $station }
describe-at = stands { $at }
describe-with = with { $units }
describe-empty = empty
describe-foe = Chinese { $strength } { $where }
describe-left = { $unit } { $left } left
describe-falls = { $unit } fall
describe-worth = losses { $mean } on average
describe-melee = they lose { $theirs }, we { $ours } on average
describe-second = wears the track down by one after it
describe-own-feat = their own feat: +1
pick-fire = { $count ->
    [one] Fire: one target
   *[other] Fire: { $count } targets
}
pick-melee = { $count ->
    [one] Mêlée: one opponent
   *[other] Mêlée: { $count } opponents
}
pick-fortify = Fortify a wall
pick-move = Move somebody
pick-to = Where to?
pick-share = Share the losses
pick-pay = Pay a loss of the column
pick-units = Who?
pick-walls = Which wall?

## Prompts

prompt-over = The siege is over.
prompt-do = What now?
prompt-from = From which wall?
prompt-at = Where?
prompt-fortify-at = Which wall is fortified?
prompt-melee-at = Which unit is fought?
prompt-what = Who?
prompt-move-from = Who moves?
prompt-to = To which wall?
prompt-with = With whom?
prompt-share-with = Who bears the losses?
prompt-pay-with = How is it paid?
prompt-show = What shall be shown?
prompt-odds-what = Which roll?
prompt-zone = Where?

## Why

why-deploy = **§0** The Legations begin where their guards were in 1900. Before the first card you may post them differently: at most two at a wall, and the gun.
why-redeploy = **§IV.1** Legations and the gun go to any wall for free, at most two legations and the gun at each. A legation with Chinese on its wall, or in the streets behind it, cannot leave.
why-feat = **§1** A feat is worth five points at the end. A roll of 4 or more is heroic, with +1 for the card’s own legation. A natural 1 costs the legation a point of strength.
why-works = **§1, §II.1** The event gives two points of fortification, up to 4 at a wall.
why-letter = **§1, §V.1** The event gives the column a step of speed or of combat power.
why-act = **§2.b** The card gives actions. With one action a wall fires at long or extreme range (§II.2), fights a mêlée on a wall or in the streets (§II.3), or gains a point of fortification (§II.1). Unused actions are lost.
why-losses = **§II.4** Two defenders bear halves, and you decide the odd point. Fortification takes one for one, but a second one only when each legation has taken one. At 0 a legation falls, and the rest goes over.
why-replace = **§C.3** A legation below its starting strength gets a point back. One that had fallen returns immediately to a wall with room.
why-place = **§C.3** A legation that comes back goes to a wall with room.
why-refuge = **§C.5** Two legations at most may hold the cathedral. They do not fight at the walls, but count at the end. While they live, the siege is not lost for lack of defenders.
why-command = **§3.c, §V** Each point raises speed or combat power by one, attacks the enemy on the road, or marches once the road is open. From the second attack or march of a turn, its track loses one.
why-column-losses = **§V.4** Each point costs two steps of one track, one step of each, or a station. Points that cannot be paid are ignored.

## Lessons

lesson-deploy = No wall has works yet: strong troops go where Boxers come first.
lesson-redeploy = Enemies at extreme range now reach the wall in two turns.
lesson-feat = Heroic efforts are worth five points each, but only if the siege is won.
lesson-works = Works absorb losses one for one.
lesson-letter = Speed helps the column march; power helps it clear the road.
lesson-act = Boxers who reach the wall must be fought hand to hand.
lesson-losses = A lost legation stays off the board until replacements come.
lesson-replace = Strength that is left counts at the end, point for point.
lesson-place = A wall without defenders is open.
lesson-refuge = Units in the Peitang keep their points if the cathedral holds.
lesson-command = Two marches or attacks in one turn wear the column down.
lesson-column-losses = A lost station costs a turn; two steps of a track cost two points.

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = There is a truce: nobody fires or fights.
refused-nobody-in-range = Nobody is in range of { $wall ->
    [none] any wall
   *[other] the { $wall }
}.
refused-nobody-to-fight = There is nobody to be fought hand to hand.
refused-all-built = It is fortified as far as it goes.
refused-too-close = They are too close for fire, on the { $wall } or behind it. Fight them in a mêlée.
refused-too-far = They are still at a distance from the { $wall }: only fire reaches them.
refused-nobody-at-wall = There is no legation at the { $wall }. Pick another wall.
refused-no-such-wall = “{ $word }” is no wall.
refused-no-such-unit = “{ $word }” is no legation.
refused-nobody-free = Nobody is free to move.
refused-engaged = { $unit }: the enemy is upon them, and nobody leaves the { $wall }.
refused-no-room = There is no room.
refused-not-at-a-wall = { $unit }: not at a wall.
refused-at-full-strength = { $unit }: as strong as at the start already.
refused-not-on-the-board = { $unit }: not on the board.
refused-not-its-feat = { $unit }: the feat is not theirs.
refused-track-full = The column’s { $track } cannot go any higher.
refused-nobody-blocks = Nobody blocks the road.
refused-blocked = The road is blocked: { $blocker }.
refused-cannot-pay = It cannot be paid so.
refused-no-such-split = “{ $word }” is no way to share these losses.
refused-no-answer = Nothing was said.
refused-not-an-option = “{ $word }” cannot be said here.
refused-not-now = “{ $what }” cannot be said now. It is time for this: { $step }.{ $when }
when-actions-redeployment = { " " }Moves come next, after the Chinese advance; “{ choice-done-act }” ends the actions.
when-actions = { " " }Fire, mêlée and fortification come after the card and before the Chinese advance.
when-redeployment = { " " }Walls are changed after the Chinese advance.
when-command = { " " }The column’s orders come last in the turn.
step-losses = losses
refused-too-many-words = “{ $word }” is a word too many.
refused-more-to-say = Something is missing: { $slot }.
refused-too-few = That is too few.
refused-too-many = That is too many.
slot-do = the order
slot-from = from where
slot-at = where
slot-what = who
slot-to = where to
slot-with = with whom, or how
slot-show = what to show
slot-of = of what
slot-other = a word
none = none

## What happened

event-game-began = The Legations stand at their walls{ $switches ->
    [0] .
    [one] ; one house rule is changed.
   *[other] ; { $switches } house rules are changed.
}
event-card-turned = { $kind ->
    [event] Event: **{ $title }** ({ $date }).
   *[action] Turn { $turn }: **{ $title }** ({ $date }).
}
event-feat-tried = { $unit }: { $won ->
    [yes] a heroic effort, { $heroic } in all
   *[no] the feat comes to nothing
}{ $lost ->
    [0] .
   *[other] , and it costs them a point.
}
event-feat-declined = Nobody tries the feat.
event-event-passed = { $title }: nothing comes of it.
event-special-began = { $rule }
event-forces-placed = { $kind } { $strength } appear at extreme range of the { $wall }.
event-placing-barred = { $why ->
    [truce] The truce keeps everybody away from the { $wall }.
   *[taken] Nobody new before the { $wall }: somebody is there already.
}
event-forces-grew = { $kind } { $where }: now { $strength }.
event-wall-fortified = The { $wall } is fortified: { $level } of 4.
event-wall-damaged = The { $wall } loses a point of fortification: { $level } left.
event-wall-fired = { $hit ->
    [yes] Fire from the { $wall }: { $kind } lose { $losses }, { $left ->
        [0] and are gone.
       *[other] { $left } left.
    }
   *[no] Fire from the { $wall } at { $kind } { $strength }: a miss.
}
event-melee-fought = Mêlée { $where }: { $kind } lose { $losses }, { $left ->
    [0] and are gone
   *[other] { $left } left
}; the defence owes { $suffered }.
event-losses-shared = Losses at the { $wall }: { $shares }.
event-legation-lost = { $unit } fall { $at }.
event-forces-advanced = { $kind } { $strength } advance: { $where }.
event-advance-held = { $why ->
    [rain] In the rain nobody advances.
   *[truce] During the truce nobody advances.
}
event-unit-moved = { $unit }: from the { $start } to the { $end }.
event-units-swapped = { $first } and { $second } change places.
event-legation-reinforced = { $unit }: reinforced to { $strength }.
event-legation-returned = { $unit }: back, { $at }.
event-refuge-taken = { $unit }: from the { $start } into the Peitang.
event-refuge-left = { $unit }: out of the Peitang to the { $wall }.
event-peitang-attacked = The Peitang is attacked: { $shares }.
event-track-changed = The column’s { $track }: { $change }, now +{ $value }{ $why ->
    [wear] { " " }(worn)
   *[other] {""}
}.
event-blocker-drawn = { $blocker } ({ $strength }) block the road{ $others ->
    [0] .
   *[other] , the weaker of two.
}
event-road-cleared = Nobody blocks the road this turn.
event-blockade-attacked = { $blocker } ({ $strength }) attack the column: { $outcome ->
    [victory] beaten off.
    [draw] neither gives way{ $points ->
        [0] .
       *[other] , a loss in the danger zone.
    }
   *[defeat] a defeat, { $points ->
        [one] one point of loss.
       *[other] { $points } points of loss.
    }
}
event-column-attacked = The column attacks { $blocker } ({ $strength }): { $outcome ->
    [victory] they are dispersed, and the road is open.
    [draw] neither gives way{ $points ->
        [0] .
       *[other] , a loss in the danger zone.
    }
   *[defeat] thrown back, { $points ->
        [one] one point of loss.
       *[other] { $points } points of loss.
    }
}
event-column-marched = { $outcome ->
    [advance] The column advances to **{ $end }**.
    [manoeuvre] The column manoeuvres at { $start }{ $points ->
        [0] .
       *[other] , a loss in the danger zone.
    }
   *[trouble] Trouble with supplies at { $start }{ $spared ->
        [yes] , but the boats bring all that is needed.
       *[no] : one point of loss.
    }
}
event-column-loss-paid = { $way ->
    [retreat] The column falls back to { $station }.
   *[other] The column pays: speed +{ $speed }, combat power +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] A point of loss can be paid in no way, and is ignored.
   *[other] { $points } points of loss can be paid in no way, and are ignored.
}
event-blocker-returned = { $blocker }: back among the forces.
event-turn-ended = Turn { $turn } is over; { $left ->
    [one] one card is left.
   *[other] { $left } cards are left.
}
event-game-ended = **{ $band }**: { $points ->
    [one] one point.
   *[other] { $points } points.
}
share-part = { $unit } −{ $lost }
share-fort = fortification −{ $lost }
share-unpaid = { $lost } that nobody can bear
share-none = none
deed-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target }.
deed-hit =
    { $actor } { $count ->
        [one] cuts
       *[other] cut
    } { $target } down to { $score }.
deed-miss =
    { $actor } { $count ->
        [one] misses
       *[other] miss
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] cuts
       *[other] cut
    } { $target } { $place } down to { $score }.
deed-melee-vain =
    { $actor } { $count ->
        [one] fights
       *[other] fight
    } { $target } { $place } in vain.
deed-melee-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target } { $place }.
deed-lose =
    { $actor } { $count ->
        [one] suffers
       *[other] suffer
    } losses: { $score }.
deed-works-lost =
    { $actor } { $count ->
        [one] takes
       *[other] take
    } the losses.
deed-appear =
    { $actor } { $count ->
        [one] appears
       *[other] appear
    } before { $target }.
deed-close =
    { $actor } { $count ->
        [one] closes
       *[other] close
    } on { $target }.
deed-reach =
    { $actor } { $count ->
        [one] reaches
       *[other] reach
    } { $target }.
deed-rush =
    { $actor } { $count ->
        [one] rushes
       *[other] rush
    } { $target }.
deed-streets =
    { $actor } { $count ->
        [one] breaks
       *[other] break
    } in behind { $target }.
deed-works =
    { $actor } { $count ->
        [one] grows
       *[other] grow
    } stronger{ $score ->
        [none] .
       *[other] : level { $score }.
    }
deed-damage =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } works{ $score ->
        [none] .
       *[other] : level { $score }.
    }
deed-fall =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-move =
    { $actor } { $count ->
        [one] moves
       *[other] move
    } to { $target }.
deed-swap =
    { $actor } { $count ->
        [one] changes
       *[other] change
    } places.
deed-reinforce =
    { $actor } { $count ->
        [one] receives
       *[other] receive
    } reinforcements.
deed-return =
    { $actor } { $count ->
        [one] is back
       *[other] are back
    }{ $place ->
        [none] .
       *[other] { "" } { $place }.
    }
deed-refuge =
    { $actor } { $count ->
        [one] takes
       *[other] take
    } refuge in the Peitang.
deed-leave-refuge =
    { $actor } { $count ->
        [one] leaves
       *[other] leave
    } the Peitang.
deed-feat =
    { $actor } { $count ->
        [one] succeeds
       *[other] succeed
    } in a heroic effort: { $score } in all.
deed-feat-cost =
    { $actor } { $count ->
        [one] fails in a feat and loses
       *[other] fail in a feat and lose
    } a point.
deed-feat-vain =
    { $actor } { $count ->
        [one] fails
       *[other] fail
    } in a feat.
deed-repel =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } off { $target }.
deed-stall =
    { $actor } { $count ->
        [one] attacks
       *[other] attack
    } { $target } in vain.
deed-beat =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } { $target }.
deed-scatter =
    { $actor } { $count ->
        [one] scatters
       *[other] scatter
    } { $target }.
deed-march =
    { $actor } { $count ->
        [one] enters
       *[other] enter
    } { $place }.
deed-manoeuvre =
    { $actor } { $count ->
        [one] manoeuvres
       *[other] manoeuvre
    } at { $place }.
deed-wait =
    { $actor } { $count ->
        [one] halts
       *[other] halt
    } at { $place }.
deed-hunger =
    { $actor } { $count ->
        [one] runs
       *[other] run
    } short of supplies at { $place }.
deed-retreat =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    } back to { $place }.
deed-weaken =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } strength.
deed-speed-up =
    { $actor } { $count ->
        [one] gains
       *[other] gain
    } speed.
deed-speed-down =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } speed.
deed-power-up =
    { $actor } { $count ->
        [one] gains
       *[other] gain
    } combat power.
deed-power-down =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } combat power.
deed-block =
    { $actor } { $count ->
        [one] blocks
       *[other] block
    } the road.
deed-grow =
    { $actor } before { $target } { $count ->
        [one] grows
       *[other] grow
    } to { $score }.
deed-card = Event: { $target }.
deed-no-feat = No Legation tries the feat.
deed-peitang-holds = The Peitang beats off an attack.
deed-held-rain = Rain holds the Chinese back.
deed-held-truce = The truce holds everybody back.
deed-clear = The road is open this turn.
deed-the-column = the column
deed-the-defence = the defence
deed-foe = { $kind } ({ $strength })
deed-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
deed-the-chinese = the Chinese
deed-the-defenders = the defenders

## Dice

dice-account = { $what } (§{ $rule }): die { $dice }{ $modifiers }{ $total }: { $result }.
dice-modifier = , { $value } { $name } (§{ $rule })
dice-total = { " " }= { $total }
dice-bare = { $what } (§{ $rule }): { $result }.
purpose-feat = Feat of { $unit }
purpose-mine = Mine at the { $wall }
purpose-shelling = Shelling
purpose-peitang = Attack on the Peitang
purpose-to-hit = To hit from the { $wall }, { $kind } { $strength }
purpose-damage = Losses by that hit
purpose-melee = Mêlée { $where }, their losses
purpose-melee-own = The same die, our losses
purpose-blockade = { $blocker } ({ $strength }) attack
purpose-attack = Attack on { $blocker } ({ $strength })
purpose-march = March from { $start }
result-hit = a hit
result-miss = a miss
result-won = heroic
result-failed = in vain
result-victory = victory
result-draw = neither gives way
result-defeat = defeat
result-advance = they advance
result-manoeuvre = they manoeuvre
result-trouble = trouble
result-points = { $points ->
    [one] one point
   *[other] { $points } points
}
modifier-italy = Italians
modifier-france = French
modifier-usa = Americans
modifier-gun = gun
modifier-marksmen = marksmen
modifier-short-ammunition = short of ammunition
modifier-boxers = Boxers
modifier-extreme-range = extreme range
modifier-streets = streets
modifier-austria = Austrians
modifier-britain = British
modifier-germany = Germans
modifier-bayonets = bayonets
modifier-russia = Russians
modifier-japan = Japanese
modifier-weak = enemy’s strength 1
modifier-wall = the wall
modifier-power = combat power
modifier-speed = speed
modifier-card = the card
modifier-named = their own feat
settled-die = the die “{ $what }” has been rolled (§{ $rule })
settled-card = the card { $title } has been turned (§1)

## Odds

odds-title-fire = Fire from the { $wall }: { $kind } { $strength } { $where } (§II.2)
odds-title-melee = Mêlée { $where }: { $kind } { $strength } (§II.3)
odds-title-attack = The column attacks { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attack the column (§IV.2)
odds-title-march = The column marches from { $start } (§V.3)
odds-title-feat = Feat of { $unit } (§1)
odds-roll-plain = A plain die
odds-roll-die = The die gets { $bonus }: { $parts }
odds-roll-two = To hit { $hit }; losses { $losses }
odds-roll-melee = For their losses { $theirs }; for ours { $ours }
odds-roll-none = no modifier
odds-brief-miss = a miss
odds-brief-theirs = they −{ $points }
odds-brief-ours = we −{ $points }
odds-brief-gone = they are gone
odds-brief-nothing = nothing
odds-brief-victory = victory
odds-brief-draw = draw
odds-brief-draw-loss = draw, one loss
odds-brief-defeat = defeat, { $points } lost
odds-brief-advance = advance
odds-brief-manoeuvre = manoeuvre
odds-brief-manoeuvre-loss = manoeuvre, one loss
odds-brief-trouble = trouble, one loss
odds-brief-trouble-spared = trouble, no loss
odds-brief-won = heroic
odds-brief-won-hurt = heroic, one point lost
odds-brief-failed = in vain
odds-brief-failed-hurt = in vain, one point lost
odds-gone = They are destroyed with { $chance }.
odds-mean-theirs = Their losses: { $mean } on average.
odds-mean-ours = Ours: { $mean } on average.
odds-success = It succeeds with { $chance }.
odds-loss = It costs the column { $mean ->
    [one] { $mean } point of loss on average.
   *[other] { $mean } points of loss on average.
}
odds-counted-theirs = Chinese losses
odds-counted-success = success
odds-change = { $what }: { $mean }
odds-what-gun-here = with the gun
odds-what-gun-away = without the gun
odds-what-fort = with a point more ({ $track })
odds-overview = { $kind } { $strength } { $where }: { $chances }
odds-overview-fire = to hit { $chance }, { $mean ->
    [one] { $mean } point
   *[other] { $mean } points
}
odds-overview-melee = they lose { $theirs }, we { $ours }
odds-overview-road = { $blocker } ({ $strength }) on the road: beaten with { $chance }
odds-overview-march = The column marches on { $station } with { $chance }
choice-odds-fire = Fire from a wall
choice-odds-melee = Mêlée
choice-odds-attack = The column’s attack
choice-odds-blockade = The blockade’s attack
choice-odds-march = The column’s march
choice-odds-feat = The feat
refused-no-odds = Nothing of that kind is rolled now.

## What is drawn over the board

choice-happened = What just happened
choice-reach = Arrivals
choice-road = The road ahead
part-siege = The siege
part-road = The road
part-card = The card
part-table = The Legations
overlay-happened = What just happened
overlay-quiet = Nothing yet.
overlay-reach = Arrivals
overlay-reach-line = { $kind } { $strength } { $where }: { $turns ->
    [0] in the fort already.
    [one] in Fort Halliday after one more advance.
   *[other] in Fort Halliday after { $turns } more advances.
}
overlay-road = The road ahead
overlay-road-line = { $station }{ $danger ->
    [yes] , a danger zone
   *[no] {""}
}{ $here ->
    [yes] : the column is here.
   *[no] .
}

## The log

log-kind-dice = Rolls
log-kind-losses = Losses
log-kind-fire = Fire
log-kind-melee = Mêlées
log-kind-works = Fortification
log-kind-moves = Moves
log-kind-column = The column
log-kind-cards = Cards
said-fire = Fire from the { $wall }
said-melee = Mêlée { $where }
said-fortify = Fortify the { $wall }
said-move = { $unit }: to the { $wall }
said-swap = { $first } and { $second } change places
said-attempt = { $unit }: the feat
said-replace = { $unit }: reinforced
said-place = { $unit }: to the { $wall }
said-refuge = { $unit }: into the Peitang
said-return = { $unit }: out of the Peitang to the { $wall }
said-share = Losses: { $what }
said-pay = The column pays: { $what }
said-done = Enough of this
said-pay-speed = two steps of speed
said-pay-power = two steps of combat power
said-pay-both = a step of each track
said-pay-retreat = a station
place-streets = The streets
place-fort = Fort Halliday
place-peitang = The Peitang

## The board in words

alt-muster = Keep Up the Fire!, before the first card.
alt-turn = Keep Up the Fire!, turn { $turn }, card { $card }.
alt-over = Keep Up the Fire!, the end: { $band }.
alt-wall = { $wall }: { $guards }; fortification { $fort }.
alt-fight = The fight enlarged, turn { $turn }: { $walls }.
alt-nobody = nobody
alt-foes = Chinese: { $foes }.
alt-no-foes = No Chinese on the board.
alt-column = Column at { $station }, speed +{ $speed }, combat power +{ $power }{ $blocker ->
    [none] .
   *[other] , blocked by { $blocker }.
}
alt-rest = { $cards ->
    [one] One card left
   *[other] { $cards } cards left
}, heroic effort { $heroic }, strength { $strength } in all.
alt-guard = { $unit } { $strength }
board-walls = **Walls**
board-foes = **Chinese**
board-road = **The relief column**
board-card = **The card**
board-value = value −{ $value }
board-compass = { $kind } { $strength } from the { $side }
board-figures = actions { $actions }, command points { $command }
board-dispersed = { $blocker } are dispersed.
board-peitang = In the Peitang: { $guards }.
board-fallen = Fallen: { $units }.
board-deck = { $left ->
    [one] One card
   *[other] { $left } cards
} in the deck, { $gone } turned.
status-score = If Peking were reached now: { $points ->
    [one] one point
   *[other] { $points } points
}, { $band }.

## The end

result-points-item = { $name }: { $points }
result-legations = Strength of the legations
result-cards = Cards left
result-tracks = Speed and combat power
result-heroic = Heroic effort, five each
result-victory-said = The column is in Peking on turn { $turn }.
result-moderate-defeat = The last card is played, and the column is only at { $station }.
result-substantial-defeat = No legation is left.
result-decisive-defeat = The Chinese are in the quarter: the siege is lost.
result-total = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $band }**
result-lost = **{ $band }**
score-won = { $points ->
    [one] one point
   *[other] { $points } points
}
score-lost = { $stations ->
    [0] at the gates of Peking
    [one] one station short
   *[other] { $stations } stations short
}
measure-strength = Strength
measure-foes = Chinese on the board
measure-station = Stations
measure-speed = Speed
measure-power = Combat power
measures-siege = The siege
measures-road = The road
sin-let-in = They were let in
    .meaning = Chinese came into the streets over a wall where somebody could have fought them (§{ $rule }).
sin-idle-actions = Idle actions
    .meaning = Actions were left over while somebody could have been fired at or fought (§{ $rule }).
sin-bare-wall = A bare wall
    .meaning = A wall with Chinese before it was left without defenders (§{ $rule }).
sin-legation-spent = A legation spent
    .meaning = A legation fell though losses could have been shared otherwise (§{ $rule }).
sin-hopeless-fire = Hopeless fire
    .meaning = A wall fired that could not hit (§{ $rule }).
sin-hopeless-attack = Hopeless attack
    .meaning = The column attacked whom it could not beat (§{ $rule }).
sin-hopeless-march = Hopeless march
    .meaning = The column marched without any chance to advance (§{ $rule }).
sin-worn-out = Worn out
    .meaning = Attacks or marches in one turn wore the column down for nothing (§{ $rule }).
sin-idle-command = Idle command
    .meaning = Command points were left over (§{ $rule }).

## House rules

switch-garrison = Strength of the legations
switch-garrison-standard = as on the board
switch-garrison-strong = one more each (easier)
switch-garrison-weak = one less each (harder)
switch-deck = The deck
switch-deck-shuffled = all cards shuffled
switch-deck-acts = June, then July, then August
switch-peitang = The Peitang
switch-peitang-on = a siege within the siege
switch-peitang-off = not played
switch-streets = Fights in the streets
switch-streets-walled = the wall’s value and works help
switch-streets-open = without wall and works
switch-abilities = Austria, Britain, Germany in mêlée
switch-abilities-each = +1 for each of them
switch-abilities-once = +1 once
switch-feats = Feats
switch-feats-chosen = any legation may try
switch-feats-named = only the card’s own

## How it is played

guide-1 = **Keep Up the Fire!** The Legations of Peking, 10 June to 14 August 1900. Eight small guards hold four walls around Fort Halliday, while the relief column fights its way up from Taku. You win when it reaches Peking. You lose when Chinese come into the fort or take three street spaces, when no legation is left, or when the cards run out.
guide-2 = **A turn is a card.** Its compass says where Boxers and Imperial troops appear at extreme range. It gives actions to the Legations and command points to the column. At the end each unit advances one space: extreme range, long range, wall, streets, fort.
guide-3 = **Actions.** A wall *fires*: a die, with +1 for each of Italians, French, Americans and the gun, must be higher than the unit’s strength; a second die is its loss. On walls and in the streets there is *mêlée*: one die is the loss of both sides, with what each adds. Or you *fortify* a wall, up to 4: sandbags absorb losses. Walls to move to stand from A to Z, the advised one marked ★.
guide-4 = **The column.** Command points raise speed (to +3) and combat power (to +5), attack the enemy on the road, or march once it is open. An attack’s die plus combat power must beat his strength. A march’s die plus speed must beat 6. Tracks or a station pay for losses; in danger zones even a draw costs a point.
guide-5 = **The end.** In Peking every point of strength, every card left and every step of the tracks is a point, every heroic effort five. 75 is a decisive victory, 63 a major, 46 a moderate, 29 a minor one. The *autopilot* knows the rules, advises the next step, and plays for you as long as you let it: the first button takes its advice. Press “Why” whenever you want to know the rule; “Undo” takes back what no die has settled.

## The counters of the guide

counter-legation = the flag and its letters: the Legation
counter-strength = its strength: it dies at 0
counter-boxers = a pointed pennant, B: Boxers
counter-of-theirs = their strength: a die must be higher to hit
counter-imperial = a square banner, I: Imperial troops
counter-blocker = the enemy on the column’s road, with his strength
counter-alt = Counters enlarged, each part with its meaning. Light counters are Legations: flag, letters, strength. Dark ones are Chinese units with their strength: Boxers under a pointed pennant with B, Imperial troops under a square banner with I. An octagon bars the column’s road, with its strength.
