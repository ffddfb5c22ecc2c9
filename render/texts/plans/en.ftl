### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Plans
button-plan-take = Take this plan
button-plan-propose = Propose this plan
button-plan-corps = ⚔️ Corps orders
plan-pick = Look at another plan
plan-corps-pick = ⚔️ Corps orders: send one corps
plan-none = There is nothing to plan here: whatever one is after, the orders are the same. Play on as advised, or give single orders.
plan-none-such = There is no such plan here. The button **🧭 Plans** on the board, or `/plan show`, has those there are.
plan-corps-none = **{ $corps }**: nobody of this corps has anything to do here. Pick another corps, or give single orders.
plan-of-a-side = In a game of several sides the plans of a side are for its own people, while it is asked. Those of yours are here as soon as it is.
plan-same-orders = **{ $plan }** gives the same orders here as one of these plans.
plan-over = The game is over: there is nothing to plan any more.
plan-taken = Plan taken: **{ $plan }**. The board:
log-plan = `#{ $version }` { $time } { $who } took the plan **{ $plan }**:
log-plan-secret = `#{ $version }` { $time } { $who } took a plan, which is told at the end:

## One plan

plan-orders = **Orders**
plan-no-orders = Nobody moves and nobody fires.
plan-probably = { $what } ({ $share })
plan-more = and { $count } more
plan-average = **On average** ({ $tries ->
    [one] one game
   *[other] { $tries } games
} played on with other dice, { $span }): { $figures }.
plan-badly = **One time in ten** it ends like this, or worse: { $figures }.
plan-nothing = nothing is lost and nothing won
plan-periods = { $count ->
    [one] over { $count } { period }
   *[other] over { $count } { periods }
}
plan-until-round = A press plays it to the end of the round. What depends on dice may turn out otherwise.
plan-until-calm = A press plays it as long as nothing happens. What depends on dice may turn out otherwise.
plan-figure = { $what } { $number }

## The commands

name-plan = plan
name-take = take
name-option-plan = plan
command-plan = Plans: what one could be after from here, and what it would cost
command-plan-show = See the plans there are, with their orders as arrows, what they cost and what they risk
command-plan-take = Take a plan: it is played until something new happens
option-plan = The plan; without one, the first
option-plan-taken = The plan to take

## The commander’s question

button-own = Own orders
button-go-on = Go on: { $plan }
button-change = Change plan
button-on = Go on
course-stands = 🧭 { $plan }, since { $period ->
    [turn] turn
   *[day] day
} { $since }
plan-line = **{ $plan }**: { $price } · { $chance }
plan-no-price = nothing lost
plan-as-good = { $plan }: as good as the others.
plan-was = { $plan }: { $count } { $way ->
    [more] more
   *[less] less
} in 100 than { $other }.

## Levels: how much a board shows

level-guided = Guided
    .what = plans with their price and chance, the adviser everywhere
level-commander = Commander
    .what = plans, their worth after you have chosen, the adviser on quiet days only
level-alone = Alone
    .what = your own orders; the adviser on quiet days only
name-option-level = level
option-new-level = How much the board shows you
button-level = Level: { $level }
levels-title = **How much should the board show you?** The rules and the dice stay the same.
levels-later = During a game you can only choose a level that shows more.
levels-set = The level is **{ $level }**.
chances-level = At this level the board tells no chances before you choose. The button **Level** shows more.
