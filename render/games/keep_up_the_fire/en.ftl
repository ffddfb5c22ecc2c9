# Keep Up the Fire! in English: everything that a player reads but the cards, the rules and the papers.
# Board posts and panels are Discord's Markdown; labels are at most 80 characters, descriptions 100, prompts 150.

title = Keep Up the Fire!
opening =
    .opening = **Peking, summer of 1900.** You hold four walls. A relief column fights its way from Taku.
    .story = **Peking, summer of 1900.** The foreign troops in the Legations hold four walls against Boxers and Imperial troops. A relief column fights its way from Taku.
    .goal = You win if the column reaches Peking before the cards run out. Keep the Chinese out of the streets and the fort.
first-question = Are the troops where you want them?
button-first-stand = Yes, they are
button-first-adviser = The adviser’s deployment
button-first-change = Move a legation

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
    .short = Gun
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
space-extreme = at extreme range from the { $wall }
space-long = at long range from the { $wall }
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
blocker-red-lanterns = the Red Lanterns
blocker-railway-boxers = the Boxers on the railway
blocker-tientsin-boxers = the Boxers of Tientsin
blocker-bannermen = the Bannermen
blocker-cao-futian = Cao Futian’s Boxers
blocker-li-bingheng = Li Bingheng’s levies
blocker-song-qing = Song Qing’s troops
blocker-ma-yukun = Ma Yukun’s troops
blocker-nie-shicheng = Nie Shicheng’s troops
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
map-badge-die = die roll
map-badge-hit = hit
map-badge-miss = miss
map-badge-melee = mêlée
map-badge-chinese-lost = Chinese losses
map-badge-lost = Legations’ losses
map-badge-came = a Chinese unit arrives
map-badge-built = wall fortified
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
map-effort = Heroic efforts
map-score = If relief came now
map-score-over = Points
map-peitang = Peitang
map-peitang-empty = No legation is in the cathedral.
map-peitang-closed = The cathedral is not in play.
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
map-muster-what = guards at each wall
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
step-siege-special = the card’s special rule for the siege
step-replacements = replacements
step-refuge = refuge in the Peitang
step-cathedral = attack on the Peitang
step-placement = Chinese placement
step-actions = the Legations’ actions
step-advance = Chinese advance
step-redeployment = redeployment
step-relief-special = the card’s special rule for the relief column
step-blockade = the blockade
step-blockade-attack = the blocking force attacks
step-command = the orders to the column
step-reset = end of the turn
step-end = the end

## What a card does

special-arson = Arson: the { $wall } loses a point of fortification.
special-mine = A mine explodes at the { $wall }. Roll a die and subtract 3: the defenders lose that many points.
special-shelling = Shelling: a die picks the wall, and 5 or 6 is a miss. The wall loses a point of fortification. If it has none, its defenders lose a point of strength.
special-rain = Rain: the Chinese do not advance.
special-truce = Truce: no unit arrives, fires, fights or advances.
special-marksmen = Marksmen: +1 to hit this turn.
special-short-ammunition = Ammunition is short: −1 to hit this turn.
special-bayonets = Bayonets: +1 to Chinese losses in mêlée this turn.
special-rush = Rush: the unit in front of the { $wall } advances one space immediately.
special-fury = Fury: all Boxers on the board gain 1 point of strength.
special-reinforcements = Reinforcements: the column’s combat power rises by 1.
special-forced-march = Forced march: the column’s speed rises by 1.
special-clear = The road is clear: no force blocks the column.
special-scouts = Scouts: two forces are drawn, and the weaker one blocks the road.
special-boats = Boats: the column takes no losses on the march.
effect-feat = Feat: roll a die. A total of 4 or more is a heroic effort. { $power } add 1 to the roll. A natural 1 costs a point of strength.
effect-works = You get two free points of fortification.
effect-gansu = All Imperial troops on the board gain 1 point of strength.
effect-recover = Two replacements: the legations get back two points of strength.
effect-peitang = The Peitang is attacked. If a legation still holds it afterwards, you gain a heroic effort.
effect-power = The column’s combat power rises by 1.
effect-speed = The column’s speed rises by 1.
effect-letter = The column’s speed or combat power rises by 1.
sign-block = a force blocks the column
sign-attack = a force blocks the column and attacks
sign-combat = { $value } to the column’s combat rolls
sign-march = { $value } to the column’s march rolls
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
panel-title-end-start = { $start } · { $band } · turn { $turn }
panel-state = strength { $strength } · { $cards ->
    [one] one card left
   *[other] { $cards } cards left
} · column at { $station }{ $speed ->
    [0] {""}
   *[other] { " " }· speed +{ $speed }
}{ $power ->
    [0] {""}
   *[other] { " " }· combat power +{ $power }
}{ $heroic ->
    [0] {""}
   *[other] { " " }· heroic efforts { $heroic }
}
panel-streets = { $count ->
    [one] the Chinese hold one of three street spaces
   *[other] the Chinese hold { $count } of three street spaces
}
separator = { "; " }
danger-nobody = No Chinese units are on the board.
danger-foe = { $kind } ({ $strength }) { $where }
orders-deploy = Which legations guard which wall?
orders-redeploy = Which legations move to another wall?
orders-feat = { $card }: which legation tries the feat?
orders-works = Which wall do you fortify for free?
orders-letter = Do you raise the column’s speed or its combat power?
orders-act = { $actions ->
    [one] One action left: fire, fight or fortify?
   *[other] { $actions } actions left: fire, fight or fortify?
}
orders-losses = { $points ->
    [one] Who loses a point at the { $wall }?
   *[other] Who loses { $points } points at the { $wall }?
}
orders-replace = { $points ->
    [one] Which legation gets a point of strength back?
   *[other] Which legations get { $points } points of strength back?
}
orders-place = Which wall do { $power } go to?
orders-refuge = Who enters or leaves the Peitang?
orders-command = { $points ->
    [one] One command point left: what does the column do?
   *[other] { $points } command points left: what does the column do?
}
orders-column-losses = { $points ->
    [one] How does the column pay for its loss?
   *[other] How does the column pay for its { $points } losses?
}
orders-over = The siege is over.
able-act = Walls that can fire or fight: { $walls }.
able-nobody = No Chinese unit is within reach.
able-free = Free to move: { $units }.
able-road = { $blocker } ({ $strength }) block the road: attack before you march.
able-open = The road is open. The column advances if a die plus its modifier ({ $bonus }) is more than 6.
advice-because = { $what } ({ $why })

## Choices

choice-fire = Fire
choice-melee = Mêlée
choice-fortify = Fortify
choice-move = Move
choice-swap = Change places
choice-attempt = Try the feat
choice-decline = Skip the feat
choice-share = Divide the losses
choice-replace = Reinforce
choice-place = Send to a wall
choice-refuge = Enter the Peitang
choice-return = Leave the Peitang
choice-speed = The column’s speed +1
choice-power = The column’s combat power +1
choice-attack = Attack
choice-march = March
choice-pay = Pay
choice-both = Speed −1 and power −1
choice-retreat = Fall back one station
choice-done-deploy = Begin the siege
choice-done-redeploy = No more moves
choice-done-act = No more actions
choice-done-replace = No more replacements
choice-done-refuge = No more changes
choice-done-command = No more orders
choice-target = { $wall }: { $kind } ({ $strength }) at { $range } range · { $chance } chance to hit
choice-target-extreme = extreme
choice-target-long = long
choice-opponent = { $where }: { $kind } ({ $strength })
choice-works = { $wall }: fortification { $level } to { $next }
choice-unit = { $unit } { $strength }
choice-gun = { $unit }
choice-hero = { $unit } { $strength } · { $chance }
choice-attack-at = Attack { $blocker } ({ $strength }) · { $chance }
choice-march-at = March on { $station } · { $chance }
choice-speed-at = The column’s speed rises from +{ $value } to +{ $next }
choice-power-at = The column’s combat power rises from +{ $value } to +{ $next }
choice-split-part = { $unit } −{ $lost }
choice-split-fort = fortification −{ $lost }
choice-split-none = nobody loses anything
choice-pay-speed = Speed −2, down to +{ $left }
choice-pay-power = Combat power −2, down to +{ $left }
choice-pay-both = Speed −1 and combat power −1
choice-pay-retreat = Fall back to { $station }
describe-at = now { $at }
describe-with = with { $units }
describe-empty = no guards
describe-foe = Chinese ({ $strength }) { $where }
describe-left = { $unit } have { $left } left
describe-falls = { $unit } fall
describe-worth = Chinese losses on average: { $mean }
describe-melee = average losses: Chinese { $theirs }, yours { $ours }
describe-second = also lowers speed or combat power by one step
describe-own-feat = +1, because the card names this legation
pick-fire = { $count ->
    [one] Fire at one target
   *[other] Fire at one of { $count } targets
}
pick-melee = { $count ->
    [one] Fight one opponent
   *[other] Fight one of { $count } opponents
}
pick-fortify = Fortify a wall
pick-move = Move a unit
pick-to = To which wall?
pick-share = Divide the losses
pick-pay = Pay the column’s loss
pick-units = Which unit?
pick-walls = Which wall?

## Prompts

prompt-over = The siege is over.
prompt-do = What do you do?
prompt-from = From which wall?
prompt-at = Where?
prompt-fortify-at = Which wall do you fortify?
prompt-melee-at = Which unit do you fight?
prompt-what = Which unit?
prompt-move-from = Which unit moves?
prompt-to = To which wall?
prompt-with = With which unit?
prompt-share-with = Who takes the losses?
prompt-pay-with = How does the column pay for its loss?
prompt-show = What do you want to see?
prompt-odds-what = Which roll?
prompt-zone = Where?

## Why

why-deploy = **§0** The legations start where their guards were in 1900. Before the first card you may move them. A wall holds at most two legations and the gun.
why-redeploy = **§IV.1** You may move legations and the gun to any wall for free. A wall holds at most two legations and the gun. Nobody may leave a wall if a Chinese unit is on it or in the streets behind it.
why-feat = **§1** A heroic effort is worth five points at the end. The feat succeeds on a roll of 4 or more. The legation that the card names adds 1 to its roll. On a natural 1, the legation loses a point of strength.
why-works = **§1, §II.1** The event gives two points of fortification. A wall can have at most 4.
why-letter = **§1, §V.1** The event raises the column’s speed or combat power by 1.
why-act = **§2.b** The card says how many actions you have. Use each action to fire from a wall (§II.2), fight a mêlée (§II.3) or add a point of fortification (§II.1). Unused actions are lost.
why-losses = **§II.4** Two defenders share the losses equally, and you decide which of them takes an odd point. Each point of fortification absorbs one point of loss. The wall absorbs a second point only after each legation has taken one. A legation at 0 falls, and the other legation or the wall takes the rest.
why-replace = **§C.3** A legation below its starting strength gets a point of strength back. A fallen legation returns immediately to a wall with room.
why-place = **§C.3** A returning legation goes to a wall that has room.
why-refuge = **§C.5** At most two legations can hold the cathedral. They do not fight at the walls, but their strength counts at the end. While a legation is left there, you do not lose for lack of defenders on the walls.
why-command = **§3.c, §V** With each point you raise speed or combat power by one, attack the force on the road, or march. In one turn, each attack after the first costs a step of combat power. Each march after the first costs a step of speed.
why-column-losses = **§V.4** For each loss, the column gives up two steps of speed, two of combat power, or one of each. It may fall back one station instead. Losses that cannot be paid are ignored.

## Lessons

lesson-deploy = Put strong legations where the Boxers arrive first.
lesson-redeploy = Enemies at extreme range now reach the wall in two turns.
lesson-feat = Heroic efforts are worth five points each, but only if the siege is won.
lesson-works = Each point of fortification saves your legations one point.
lesson-letter = Speed helps the column march. Combat power helps it clear the road.
lesson-act = Once Boxers reach a wall, you can only fight them hand to hand.
lesson-losses = A lost legation stays off the board until replacements come.
lesson-replace = Every point of strength left counts at the end.
lesson-place = Chinese units get past a wall without defenders.
lesson-refuge = Legations in the Peitang keep their points if the cathedral holds.
lesson-command = A second march or attack in one turn wears the column down.
lesson-column-losses = Falling back one station costs a turn. Paying two steps costs two victory points.

## Refusals

refusal = { $reason } (§{ $rule })
refusal-no-rule = { $reason }
refused-truce = There is a truce, so you cannot fire or fight from any wall. You can fortify walls.
refused-nobody-in-range = { $wall ->
    [none] No Chinese unit is in range of any wall. Fight a mêlée, fortify or end the actions.
   *[other] No Chinese unit is in range of the { $wall }. Pick another wall.
}
refused-nobody-to-fight = No Chinese unit is close enough for a mêlée there. Fire, fortify or pick another wall.
refused-all-built = No fortification can be added there: the limit is 4. Pick another wall or action.
refused-too-close = Those Chinese units are too close to fire at: they are on the { $wall } or behind it. Fight them in a mêlée.
refused-too-far = Those Chinese units are still too far from the { $wall } for a mêlée. Fire at them instead.
refused-nobody-at-wall = There is no legation at the { $wall }. Pick another wall.
refused-no-such-wall = There is no wall “{ $word }”. Write north, east, south or west.
refused-no-such-unit = There is no legation “{ $word }”. Pick one from the list.
refused-nobody-free = No unit can leave its wall now: Chinese units are there, or every other wall is full. Choose “{ choice-done-redeploy }”.
refused-engaged = { $unit } cannot leave the { $wall }: Chinese units are on it or behind it. Move another unit.
refused-no-room = There is no room: a wall holds two legations. Pick another wall, or “{ choice-swap }”.
refused-not-at-a-wall = { $unit } are not at a wall. Pick a legation that defends one.
refused-at-full-strength = { $unit } are at their starting strength already. Reinforce another legation.
refused-not-on-the-board = { $unit } are not on the board, so they cannot try the feat. Pick another legation.
refused-not-its-feat = Only the legation that the card names may try this feat, not { $unit }.
refused-track-full = The column’s { $track } is already at its maximum. Spend the point on something else.
refused-nobody-blocks = No force blocks the road, so there is nothing to attack. The column can march.
refused-blocked = { $blocker } block the road. Attack them before you march.
refused-cannot-pay = The column cannot pay for its losses this way. Choose another way.
refused-no-such-split = The losses can’t be divided like this: “{ $word }”. Pick one of the choices.
refused-no-answer = The order was empty. Pick a button, or write an order.
refused-not-an-option = “{ $word }” is not possible here. Pick one of the choices offered.
refused-not-now = “{ $what }” is not possible now. Current step: { $step }.{ $when }
when-actions-redeployment = { " " }You can move units after the Chinese advance. To go on, choose “{ choice-done-act }”.
when-actions = { " " }You fire, fight and fortify after the card is drawn and before the Chinese advance.
when-redeployment = { " " }Legations move to other walls after the Chinese advance.
when-command = { " " }You command the column at the end of the turn.
step-losses = losses
refused-too-many-words = The order has one word too many: “{ $word }”. Leave it out.
refused-more-to-say = The order is not complete. Add: { $slot }.
refused-too-few = That is not enough. Pick more.
refused-too-many = That is too many. Leave some out.
slot-do = the order
slot-from = the starting place
slot-at = the place
slot-what = the unit
slot-to = the destination
slot-with = another unit, or how to carry out the order
slot-show = the view to show
slot-of = the subject
slot-other = another word
none = none

## What happened

event-game-began = The Legations man their walls.{ $switches ->
    [0] {""}
    [one] { " " }One house rule is changed.
   *[other] { " " }{ $switches } house rules are changed.
}
event-card-turned = { $kind ->
    [event] Event: **{ $title }** ({ $date }).
   *[action] Turn { $turn }: **{ $title }** ({ $date }).
}
event-feat-tried = { $won ->
    [yes] { $unit } succeed in a feat (heroic efforts so far: { $heroic })
   *[no] { $unit } fail the feat
}{ $lost ->
    [0] .
   *[other] { " " }and lose a point of strength.
}
event-feat-declined = No legation attempts the feat.
event-event-passed = The event “{ $title }” has no effect.
event-special-began = { $rule }
event-forces-placed = { $kind } ({ $strength }) appear at extreme range from the { $wall }.
event-placing-barred = { $why ->
    [truce] The truce keeps new units away from the { $wall }.
   *[taken] No new unit comes to the { $wall }, because one is there already.
}
event-forces-grew = { $kind } { $where } grow to strength { $strength }.
event-wall-fortified = The garrison fortifies the { $wall }: { $level } of 4 points.
event-wall-damaged = The { $wall } loses a point of fortification and has { $level } left.
event-wall-fired = { $hit ->
    [yes] The { $wall } fires: { $kind } lose { $losses } and { $left ->
        [0] are destroyed.
       *[other] have { $left } left.
    }
   *[no] The { $wall } fires at { $kind } ({ $strength }) and misses.
}
event-melee-fought = Mêlée { $where }: { $kind } lose { $losses } and { $left ->
    [0] are destroyed
   *[other] have { $left } left
}. { $suffered ->
    [0] The defenders lose nothing.
   *[other] The defenders lose { $suffered }.
}
event-losses-shared = Losses at the { $wall }: { $shares }.
event-legation-lost = { $unit } fall { $at }.
event-forces-advanced = { $kind } ({ $strength }) advance and are now { $where }.
event-advance-held = { $why ->
    [rain] The rain stops the Chinese advance.
   *[truce] The truce stops the Chinese advance.
}
event-unit-moved = { $unit }: from the { $start } to the { $end }.
event-units-swapped = { $first } and { $second } change places.
event-legation-reinforced = { $unit } are reinforced to strength { $strength }.
event-legation-returned = { $unit } are back { $at }.
event-refuge-taken = { $unit } leave the { $start } for the Peitang.
event-refuge-left = { $unit } leave the Peitang for the { $wall }.
event-peitang-attacked = The Peitang is attacked. Losses: { $shares }.
event-track-changed = The column’s { $track } is now +{ $value } ({ $change }{ $why ->
    [wear] { " " }for a repeated attack or march
   *[other] {""}
}).
event-blocker-drawn = { $blocker } ({ $strength }) block the road{ $others ->
    [0] .
   *[other] . It is the weaker of two forces that were drawn.
}
event-road-cleared = No force blocks the road this turn.
event-blockade-attacked = { $blocker } ({ $strength }) attack the column: { $outcome ->
    [victory] the column beats them off.
    [draw] neither side gives way{ $points ->
        [0] .
       *[other] , and the column takes a loss in the danger zone.
    }
   *[defeat] the column loses { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
event-column-attacked = The column attacks { $blocker } ({ $strength }): { $outcome ->
    [victory] they scatter, and the road is open.
    [draw] neither side gives way{ $points ->
        [0] .
       *[other] , and the column takes a loss in the danger zone.
    }
   *[defeat] the column is beaten back and loses { $points ->
        [one] one point.
       *[other] { $points } points.
    }
}
event-column-marched = { $outcome ->
    [advance] The column advances to **{ $end }**.
    [manoeuvre] The column manoeuvres at { $start }{ $points ->
        [0] .
       *[other] , and the column takes a loss in the danger zone.
    }
   *[trouble] The column runs short of supplies at { $start }{ $spared ->
        [yes] , but the boats bring what it needs.
       *[no] { " " }and loses one point.
    }
}
event-column-loss-paid = { $way ->
    [retreat] The column falls back to { $station }.
   *[other] The column pays for its losses. It now has speed +{ $speed } and combat power +{ $power }.
}
event-column-loss-ignored = { $points ->
    [one] The column cannot pay for one loss, so it is ignored.
   *[other] The column cannot pay for { $points } losses, so they are ignored.
}
event-blocker-returned = { $blocker } can be drawn again.
event-turn-ended = Turn { $turn } is over, with { $left ->
    [one] one card left.
   *[other] { $left } cards left.
}
event-game-ended = The game is over: **{ $band }**, with { $points ->
    [one] one point.
   *[other] { $points } points.
}
share-part = { $unit } −{ $lost }
share-fort = fortification −{ $lost }
share-unpaid = { $lost } that no legation can take
share-none = none
deed-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target }.
deed-hit =
    { $actor } { $count ->
        [one] reduces
       *[other] reduce
    } { $target } to strength { $score }.
deed-miss =
    { $actor } { $count ->
        [one] misses
       *[other] miss
    } { $target }.
deed-melee =
    { $actor } { $count ->
        [one] reduces
       *[other] reduce
    } { $target } { $place } to strength { $score }.
deed-melee-vain =
    { $actor } { $count ->
        [one] fights
       *[other] fight
    } { $target } { $place } without success.
deed-melee-destroy =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target } { $place }.
deed-melee-cost =
    { $actor } { $count ->
        [one] destroys
       *[other] destroy
    } { $target } { $place }, losing { $score ->
        [one] one point
       *[other] { $score } points
    }.
deed-lose =
    { $actor } { $count ->
        [one] loses
       *[other] lose
    } { $score ->
        [one] one point
       *[other] { $score } points
    }.
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
deed-behind = behind the { $wall }
deed-works = The garrison fortifies { $actor }.
deed-damage =
    { $actor } { $count ->
        [one] is
       *[other] are
    } damaged.
deed-fall =
    { $actor } { $count ->
        [one] falls
       *[other] fall
    }.
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
    } in a feat.
deed-feat-cost =
    { $actor } { $count ->
        [one] fails the feat and loses
       *[other] fail the feat and lose
    } a point.
deed-feat-vain =
    { $actor } { $count ->
        [one] fails
       *[other] fail
    } the feat.
deed-repel =
    { $actor } { $count ->
        [one] beats
       *[other] beat
    } off { $target }.
deed-stall =
    { $actor } { $count ->
        [one] attacks
       *[other] attack
    } { $target } without success.
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
        [one] lacks
       *[other] lack
    } supplies at { $place }.
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
        [one] slows
       *[other] slow
    } down.
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
    { $actor } { $count ->
        [one] grows
       *[other] grow
    } to strength { $score } in front of { $target }.
deed-card = Event: { $target }.
deed-no-feat = No legation attempts the feat.
deed-peitang-holds = The Peitang beats off an attack.
deed-held-rain = Rain holds the Chinese back.
deed-held-truce = Nobody moves during the truce.
deed-clear = No force blocks the road.
deed-the-column = the column
deed-the-defence = the defence
deed-foe = { $kind } ({ $strength })
deed-walls =
    { $count ->
        [4] all four walls
       *[other] the { $sides } walls
    }
deed-legations = the { $names }
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
purpose-mine = A mine at the { $wall }
purpose-shelling = Shelling
purpose-peitang = Attack on the Peitang
purpose-to-hit = Fire from the { $wall } at { $kind } ({ $strength })
purpose-damage = Losses from the hit
purpose-melee = Chinese losses in the mêlée { $where }
purpose-melee-own = Your losses in the mêlée, from the same die
purpose-blockade = { $blocker } ({ $strength }) attack
purpose-attack = Attack on { $blocker } ({ $strength })
purpose-march = March from { $start }
result-hit = a hit
result-miss = a miss
result-won = heroic effort
result-failed = feat fails
result-victory = victory
result-draw = draw
result-defeat = defeat
result-advance = advance
result-manoeuvre = manoeuvre
result-trouble = short of supplies
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
modifier-weak = enemy strength 1
modifier-wall = the wall
modifier-power = combat power
modifier-speed = speed
modifier-card = the card
modifier-named = named by the card
settled-die = the die for “{ $what }” has been rolled (§{ $rule })
settled-card = the card “{ $title }” has been turned (§1)

## Odds

odds-title-fire = Fire at { $kind } ({ $strength }) { $where } (§II.2)
odds-title-melee = Mêlée { $where }: { $kind } ({ $strength }) (§II.3)
odds-title-attack = The column attacks { $blocker } ({ $strength }) (§V.2)
odds-title-blockade = { $blocker } ({ $strength }) attack the column (§IV.2)
odds-title-march = The column marches from { $start } (§V.3)
odds-title-feat = Feat of { $unit } (§1)
odds-roll-plain = One die, no modifier
odds-roll-die = One die { $bonus }: { $parts }
odds-roll-two = To hit: { $hit } · losses: { $losses }
odds-roll-melee = Chinese losses: { $theirs } · yours: { $ours }
odds-roll-none = no modifier
odds-brief-miss = a miss
odds-brief-theirs = Chinese −{ $points }
odds-brief-ours = you −{ $points }
odds-brief-gone = Chinese destroyed
odds-brief-nothing = no loss
odds-brief-victory = victory
odds-brief-draw = draw
odds-brief-draw-loss = draw with one loss
odds-brief-defeat = defeat, −{ $points }
odds-brief-advance = advance
odds-brief-manoeuvre = manoeuvre
odds-brief-manoeuvre-loss = manoeuvre with one loss
odds-brief-trouble = supplies run short: one loss
odds-brief-trouble-spared = supplies run short: no loss
odds-brief-won = heroic effort
odds-brief-won-hurt = heroic effort that costs a point
odds-brief-failed = the feat fails
odds-brief-failed-hurt = the feat fails and costs a point
odds-gone = Chance to destroy the Chinese unit: { $chance }.
odds-mean-theirs = The Chinese lose { $mean } on average.
odds-mean-ours = You lose { $mean } on average.
odds-success = Chance of success: { $chance }.
odds-loss = On average, the column takes { $mean ->
    [one] { $mean } loss.
   *[other] { $mean } losses.
}
odds-counted-theirs = Chinese losses
odds-counted-success = success
odds-change = { $what }: { $mean }
odds-what-gun-here = with the gun
odds-what-gun-away = without the gun
odds-what-fort = with one more point of { $track }
odds-overview = { $kind } ({ $strength }) { $where }: { $chances }
odds-overview-fire = { $chance } chance to hit, { $mean ->
    [one] the Chinese lose { $mean } point on average
   *[other] the Chinese lose { $mean } points on average
}
odds-overview-melee = average losses: Chinese { $theirs }, yours { $ours }
odds-overview-road = { $blocker } ({ $strength }) block the road. Chance to beat them: { $chance }
odds-overview-march = The column marches on { $station }: { $chance } chance to advance
choice-odds-fire = Fire from a wall
choice-odds-melee = Mêlée
choice-odds-attack = The column’s attack
choice-odds-blockade = The blocking force’s attack
choice-odds-march = The column’s march
choice-odds-feat = The feat
refused-no-odds = No roll of that kind is possible now. Pick another one.

## What is drawn over the board

choice-happened = Latest events
choice-reach = When the Chinese arrive
choice-road = The road ahead
part-siege = The siege
part-road = The road
part-card = The card
part-table = The Legations
overlay-happened = Latest events
overlay-quiet = Nothing has happened yet.
overlay-reach = When the Chinese arrive
overlay-reach-line = { $kind } ({ $strength }) { $where }: { $turns ->
    [0] already in Fort Halliday.
    [one] one advance away from Fort Halliday.
   *[other] { $turns } advances away from Fort Halliday.
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
said-attempt = The feat: { $unit }
said-replace = Reinforce { $unit }
said-place = { $unit }: to the { $wall }
said-refuge = { $unit }: into the Peitang
said-return = { $unit }: out of the Peitang to the { $wall }
said-share = Losses: { $what }
said-pay = The column pays: { $what }
said-done = No more orders
said-pay-speed = two steps of speed
said-pay-power = two steps of combat power
said-pay-both = one step of speed and one of combat power
said-pay-retreat = falling back one station
place-streets = The streets
place-fort = Fort Halliday
place-peitang = The Peitang

## The board in words

alt-muster = Board of “Keep Up the Fire!” before the first card.
alt-turn = Board of “Keep Up the Fire!”: turn { $turn }, card { $card }.
alt-over = Board of “Keep Up the Fire!” at the end: { $band }.
alt-wall = { $wall }: { $guards }; fortification { $fort }.
alt-fight = Enlarged map of the fight, turn { $turn }: { $walls }.
alt-nobody = nobody
alt-foes = Chinese: { $foes }.
alt-no-foes = No Chinese units are on the board.
alt-column = Column at { $station }, speed +{ $speed }, combat power +{ $power }{ $blocker ->
    [none] .
   *[other] , blocked by { $blocker }.
}
alt-rest = { $cards ->
    [one] One card left
   *[other] { $cards } cards left
}, heroic efforts { $heroic }, total strength { $strength }.
alt-guard = { $unit } { $strength }
board-walls = **Walls**
board-foes = **Chinese**
board-ahead = { $count ->
    [one] One station
   *[other] { $count } stations
} to go: { $stations }
board-danger = { $station } (danger zone)
board-road = **The relief column**
board-card = **The card**
board-value = the wall’s value reduces the losses by { $value }
board-compass = { $kind } ({ $strength }) from the { $side }
board-figures = actions: { $actions }, command points: { $command }
board-dispersed = { $blocker } are scattered for this turn.
board-peitang = In the Peitang: { $guards }.
board-fallen = Fallen: { $units }.
board-deck = { $left ->
    [one] One card
   *[other] { $left } cards
} in the deck, { $gone } played.
status-score = If the column reached Peking now: { $points ->
    [one] one point
   *[other] { $points } points
}, { $band }.

## The end

result-points-item = { $name }: { $points }
result-legations = Strength of the legations
result-cards = Cards left
result-tracks = Speed and combat power
result-heroic = Heroic efforts, five points each
result-victory-said = The column reaches Peking in turn { $turn }.
result-moderate-defeat = The last card has been played, and the column is still at { $station }.
result-substantial-defeat = No legation is left.
result-decisive-defeat = The Chinese are in the Legation Quarter: the siege is lost.
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
sin-let-in = The Chinese broke in unopposed
    .meaning = A Chinese unit broke into the streets past a wall that could have fought it (§{ $rule }).
sin-idle-actions = Unused actions
    .meaning = Actions were left unused although troops on a wall could have fired or fought (§{ $rule }).
sin-bare-wall = Empty wall
    .meaning = A wall was left without defenders although a Chinese unit was in front of it (§{ $rule }).
sin-legation-spent = Legation lost needlessly
    .meaning = A legation fell, although a different division of the losses could have saved it (§{ $rule }).
sin-hopeless-fire = Hopeless fire
    .meaning = A wall fired at a unit that it could not hit (§{ $rule }).
sin-hopeless-attack = Hopeless attack
    .meaning = The column attacked a force that it could not beat (§{ $rule }).
sin-hopeless-march = Hopeless march
    .meaning = The column marched although no roll could have moved it forward (§{ $rule }).
sin-worn-out = Worn out for nothing
    .meaning = A second attack or march in a turn wore the column down and gained nothing (§{ $rule }).
sin-idle-command = Unused command points
    .meaning = Command points were left unused (§{ $rule }).

## House rules

switch-garrison = Strength of the legations
switch-garrison-standard = as on the board
switch-garrison-strong = each legation has one point more (easier)
switch-garrison-weak = each legation has one point less (harder)
switch-deck = The deck
switch-deck-shuffled = all cards shuffled
switch-deck-acts = June, then July, then August
switch-peitang = The Peitang
switch-peitang-on = in play, and besieged as well
switch-peitang-off = not in play
switch-streets = Fights in the streets
switch-streets-walled = the wall’s value and fortification help the defenders
switch-streets-open = the wall’s value and fortification do not help the defenders
switch-abilities = Mêlée bonus of Austrians, British and Germans
switch-abilities-each = +1 for each of the three legations at the wall
switch-abilities-once = +1 in all, even for several legations
switch-feats = Feats
switch-feats-chosen = any legation may try
switch-feats-named = only the legation on the card

## How it is played

guide-1 = **Keep Up the Fire!** Peking, 10 June to 14 August 1900. Eight small units hold four walls around the Legations, while a relief column fights its way from Taku. You win when it reaches Peking. You lose if Chinese units enter the fort or take three street spaces. You also lose if no legations or no cards are left.
guide-2 = **A turn is a card.** Its compass shows where Boxers and Imperial troops appear, at extreme range. The card gives actions to the Legations and command points to the column. After the actions each Chinese unit advances one space: extreme range, long range, wall, streets, fort.
guide-3 = **Actions.** To *fire* from a wall, roll a die and add 1 each for Italians, French, Americans and the gun. The total must beat the unit’s strength. A second die gives its loss. In a *mêlée*, one die gives both sides’ losses, with modifiers. *Fortify*: sandbags absorb losses, up to 4 at a wall.
guide-4 = **The column.** A command point raises speed (to +3) or combat power (to +5), or pays for an attack or march. To attack, a die plus combat power must beat the force on the road. To march, a die plus speed must exceed 6. Losses cost steps or a station. In danger zones, a draw causes a loss, too.
guide-5 = **The end.** In Peking, each point of strength, speed and combat power scores one, each card left one, each heroic effort five. A decisive victory takes 75 points, a major one 63, a moderate one 46, a minor one 29. Walls are listed from A to Z; the adviser’s choice has a ★. “Undo” goes back to the last roll.

## The counters of the guide

counter-legation = flag and initials: the legation
counter-strength = strength: at 0 the legation falls
counter-boxers = pointed pennant, “B”: Boxers
counter-of-theirs = strength: your roll must be higher to hit
counter-imperial = square banner, “I”: Imperial troops
counter-blocker = a force on the column’s road, with its strength
counter-alt = Enlarged counters with labels. The light counters are legations; each shows a flag, initials and its strength. The dark ones are Chinese units with their strength. Boxers have a pointed pennant with “B”, Imperial troops a square banner with “I”. The octagon is a force on the column’s road, with its strength.

## The lesson

learn-streets = Peking, 1900. You lead the foreign soldiers on four walls. You win if you keep the Chinese out of Fort Halliday until your relief column arrives. You have one action left. Boxers (Chinese insurgents) are in the streets behind the west wall (strength 2). Others are outside the north wall (strength 6).
    .question = Which Boxers do you fight?
    .why = The Chinese advance after your actions. From the streets they enter Fort Halliday, and the siege is lost.
learn-gap = Nobody is left on the east wall, and Chinese Imperial troops are in the streets behind it. Your units may move to other walls now; you fight next turn.
    .question = Who closes the gap?
    .why = Only legations (the counters with flags) or the gun at the east wall can fight that unit. If nobody is there, the unit walks on into the fort.
learn-road = Your relief column is on the railway at Yangcun. You have three command points, and each order costs one. Troops of strength 5 block the road, and the column’s combat power is 0.
    .question = What does the column do first?
    .why = An attack succeeds if the die plus combat power is above 5. Raise the power first: in a danger zone like this, a defeat costs two losses.
