### The plans of a player-turn: what each is for, what it changes.

plan-own = The adviser’s plan
    .why = each unit goes where it helps most, at the best odds
plan-storm = Attack at any cost
    .why = your units take the nearest place that you do not hold, at any cost
plan-shoot = Stand and fire
    .why = your units take good firing positions, and fight melees only if they are almost sure to win
plan-cover = Under cover
    .why = keeps to rough country, where the enemy cannot see or hit your units
plan-back = Fall back
    .why = your units stay out of reach of the enemy’s rifles and horsemen, and avoid melees
plan-trained = Use proven tactics
    .why = with these choices, the adviser has won the most games
plan-corps = { $corps }: the adviser’s plan
    .why = only this corps moves, and the others wait
plan-corps-storm = { $corps }: storm the objective
    .why = only this corps moves: it takes the nearest place that you do not hold, at any cost
plan-corps-shoot = { $corps }: stand and fire
    .why = only this corps moves: it takes good firing positions and avoids melees
plan-corps-cover = { $corps }: under cover
    .why = only this corps moves: it keeps to rough country, where the enemy cannot see or hit it
plan-corps-back = { $corps }: fall back
    .why = only this corps moves, out of reach of the enemy’s rifles and horsemen

plan-lost = your steps
plan-theirs = places held by the enemy
plan-killed = steps lost by the enemy
plan-places = places held by you

plan-span = { $turns ->
    [one] until the other side has replied
   *[other] over { $turns } turns, until the other side has replied
}
plan-until-alarm = One click plays the plan. It stops if an attack fails or there is a question for you. It also stops if you lose a unit or take a place. The dice may change the result.

## Why an answer is advised

reason-as-in-history = each counter starts where it was in history
reason-takes-place = takes { $where }, which is undefended
reason-attacks = { $chance } chance to win
reason-joins-assault = joins the assault on { $where }
reason-advances = on the way to { $where }
reason-to-post = holds { $where }
reason-out-of-sight = out of the enemy’s sight
reason-into-cover = into cover
reason-fires-from-there = { $enemy } is in range from there
reason-closes-up = moves closer to its corps ({ $corps })
reason-from-horse = out of reach of the enemy’s horsemen
reason-better-ground = better ground
reason-leader-joins = joins { $unit }
reason-guns-forward = the guns have no target from here
reason-guns-unlimber = the guns have a target again
reason-falls-back = falls back
reason-drives-off = { $unit } goes where it does least harm
reason-stand-fast = no unit gains by moving
reason-as-ordered = continues on its way
reason-keeps-it = keeps { $where }
reason-good-shot = { $chance } chance to hit
reason-last-step = { $chance } chance to hit and eliminate the target
reason-hold-fire = no target can be hit
reason-good-chance = { $chance } chance to hit
reason-too-near = the enemy is near (distance { $distance }): { $chance } chance to hit
reason-lets-pass = saves its fire for a better target
reason-nothing-to-do = nothing to change

## What the commander is asked, and what a plan costs

question-move = How do we { $held ->
    [yes] hold
   *[no] take
} { $objective }?
    .own = Pick our fights
    .trained = Use proven tactics
price-lost = { $count ->
    [one] about 1 step lost
   *[other] about { $count } steps lost
}
