### The plans of a player-turn: what each is for, what it changes.

plan-own = As advised
    .why = each unit where it does most good, at the best odds
plan-storm = Storm it
    .why = the nearest place that is not ours, whatever it costs
plan-shoot = Stand and fire
    .why = good firing positions; melee only where it is as good as won
plan-cover = Under cover
    .why = by dead ground and rough country, out of their fire
plan-back = Fall back
    .why = out of reach of their rifles and horse; no melee
plan-trained = As whole games have taught
    .why = the weights with which most games were won
plan-corps = { $corps }: as advised
    .why = this corps alone; all others wait
plan-corps-storm = { $corps }: storm the objective
    .why = this corps alone: the nearest place not ours, whatever it costs
plan-corps-shoot = { $corps }: stand and fire
    .why = this corps alone: good firing positions, hardly a melee
plan-corps-cover = { $corps }: under cover
    .why = this corps alone: by dead ground, out of their fire
plan-corps-back = { $corps }: fall back
    .why = this corps alone: out of reach of their rifles and horse

plan-lost = own steps
plan-theirs = places of the enemy
plan-killed = steps taken from the enemy
plan-places = own places

plan-span = { $turns ->
    [one] until the other side has answered
   *[other] over { $turns } turns, until the other side has answered
}
plan-until-alarm = A press plays it on until something happens that you would want to know: a melee lost, a unit out of the fight, a place entered, a question. What depends on dice may turn out otherwise.

## Why an answer is advised

reason-as-in-history = each counter where it stood that day
reason-takes-place = takes { $where }, which nobody defends
reason-attacks = wins at { $chance }
reason-joins-assault = joins the assault of { $where }
reason-advances = on the way to { $where }
reason-to-post = holds { $where }
reason-out-of-sight = out of their sight
reason-into-cover = into cover
reason-fires-from-there = { $enemy } in range from there
reason-closes-up = closes up; { $corps }
reason-from-horse = out of reach of their horse
reason-better-ground = better ground
reason-leader-joins = joins { $unit }
reason-guns-forward = the guns reach nobody from here
reason-guns-unlimber = the guns reach somebody again
reason-falls-back = falls back
reason-drives-off = { $unit } goes where it does least harm
reason-stand-fast = nobody gains by a move
reason-as-ordered = the rest of its way
reason-keeps-it = keeps { $where }
reason-good-shot = { $chance } to hit
reason-last-step = a hit eliminates: { $chance }
reason-hold-fire = nothing can be hit
reason-good-chance = { $chance } to hit
reason-too-near = they are near, distance { $distance }: { $chance }
reason-lets-pass = keeps its fire for a better target
reason-nothing-to-do = nothing to change

## What the commander is asked, and what a plan costs

question-move = How do we go at { $objective }?
price-lost = { $count ->
    [one] about 1 step
   *[other] about { $count } steps
}
