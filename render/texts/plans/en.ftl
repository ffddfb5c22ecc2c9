### Plans: what one could be after, and what it would cost.

button-plans = 🧭 Plans
button-plan-take = Use this plan
button-plan-propose = Propose this plan
button-plan-corps = ⚔️ Corps orders
plan-pick = Look at another plan
plan-corps-pick = ⚔️ Give orders to one corps
plan-none = All plans give the same orders here. Let the adviser decide, or give the orders yourself.
plan-none-such = There is no such plan now. To see the plans you can use, click **🧭 Plans** on the board or use `/plan show`.
plan-corps-none = **{ $corps }** has nothing to do here. Pick another corps, or give the orders yourself.
plan-of-a-side = You can see only your own side’s plans, and only on your turn.
plan-same-orders = **{ $plan }** is not listed, because another plan gives the same orders here.
plan-over = The game is over, so there is nothing left to plan. Start another game with `/siege new`.
plan-taken = Plan chosen: **{ $plan }**. Here is the board:
log-plan = `#{ $version }` { $time } { $who } chose the plan **{ $plan }**:
log-plan-secret = `#{ $version }` { $time } { $who } chose a plan (the log shows it after the game):

## One plan

plan-orders = **Orders**
plan-no-orders = No unit moves or fires.
plan-probably = { $what } ({ $share })
plan-more = and { $count } more
plan-average = **On average** (from { $tries ->
    [one] one simulated game
   *[other] { $tries } simulated games
}, { $span }): { $figures }.
plan-badly = **One time in ten** the result is this or worse: { $figures }.
plan-nothing = no losses and no gains
plan-periods = { $count ->
    [one] over { $count } { period }
   *[other] over { $count } { periods }
}
plan-until-round = One click plays the plan to the end of the round. The dice may change the result.
plan-until-calm = One click plays the plan until something happens. The dice may change the result.
plan-figure = { $what } { $number }

## The commands

name-plan = plan
name-take = take
name-option-plan = plan
command-plan = See or use plans for this phase
command-plan-show = See the plans, with their orders as arrows, their cost and their risk
command-plan-take = Use a plan until something new happens
option-plan = The plan (default: the first one)
option-plan-taken = The plan to use

## The commander’s question

button-own = My own orders
button-go-on = Continue: { $plan }
button-change = Change plan
button-on = Continue
course-stands = 🧭 { $plan }, since { $period ->
    [turn] turn
   *[day] day
} { $since }
plan-line = **{ $plan }**: { $price } · { $chance }
plan-no-price = nothing lost
plan-as-good = { $plan }: as good as the other plans.
plan-was = { $plan }: the win chance was { $count } in 100 { $way ->
    [more] higher
   *[less] lower
} than with { $other }.

## Levels: how much a board shows

level-guided = Guided
    .what = the board shows plans, their price and their win chance; you can ask the adviser at any time
level-commander = Commander
    .what = the board shows plans, but their win chance only after your choice; the adviser helps on quiet days only
level-alone = Alone
    .what = you give all orders yourself; the adviser helps on quiet days only
name-option-level = level
option-new-level = How much the board shows you
button-level = Level: { $level }
button-level-own = Your level
levels-title = **How much should the board show you?** The rules and the dice stay the same.
levels-later = You can change the level during a game, but only to one that shows more.
levels-set = The level is now **{ $level }**.
chances-level = At this level, the board does not show your chance of winning until you have chosen. To see more, click **Level**.
