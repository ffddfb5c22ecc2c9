### The plans of a turn: what each is for, what it changes.

plan-own = The adviser’s plan
    .why = meet the nearest danger first, at the best odds
plan-hold = Hold the walls
    .why = fortify, and send defenders to the weakest walls
plan-attack = Counter-attack
    .why = fight the Chinese at the walls at any cost
plan-distance = Keep the Chinese away
    .why = fire first; fight hand to hand only as a last resort
plan-relief = Hurry the column
    .why = the column marches now, ready or not
plan-ready = Ready the column
    .why = raise speed and combat power before the column marches
plan-works = Build fortifications
    .why = spend actions on fortifying walls first
plan-strong = Strengthen the column
    .why = raise combat power a step first, then go forward
plan-steady = Step by step
    .why = spend one command point on speed or combat power, and the next on an advance
plan-wait = Keep the column safe
    .why = the column prepares, but does not march or attack
plan-trained = Use proven tactics
    .why = the priorities that won the most simulated games

plan-strength = strength of the Legations
plan-streets = Chinese in the streets
plan-forts = fortification
plan-chinese = strength of the Chinese
plan-stations = stations of the column
plan-speed = speed of the column
plan-power = combat power of the column
plan-lost = defeats

plan-span = { $turns ->
    [one] to the end of the turn
   *[other] over { $turns } turns
}
plan-until-round = One click plays the plan to the end of the turn. The dice may change the result.

## What the commander is asked, and what a plan costs

question-turn = What matters most this turn?
price-strength = { $count ->
    [one] about 1 point of strength
   *[other] about { $count } points of strength
}
price-streets = { $count ->
    [one] 1 Chinese unit in the streets
   *[other] { $count } Chinese units in the streets
}
