### The plans of a turn: what each is for, what it changes.

plan-own = Weigh one against the other
    .why = the nearest danger first, at the best odds
plan-hold = Hold the walls
    .why = fortify, and send the defenders where they are fewest
plan-attack = Counter-attack
    .why = out at whoever is at the walls, whatever it costs
plan-distance = Keep them at a distance
    .why = fire first; hand to hand only where nothing else helps
plan-relief = Hurry the column
    .why = the column goes on now, ready or not
plan-ready = Ready the column
    .why = speed and power before it goes on
plan-works = Build works
    .why = the actions go into the fortifications first
plan-strong = Power for the column
    .why = a step of power first, then onward
plan-steady = Step by step
    .why = the column’s points by turns: one on its tracks, one on the road
plan-wait = Keep the column out of danger
    .why = it prepares, and neither marches nor attacks
plan-trained = As whole games have taught
    .why = the weights with which most games were won

plan-strength = strength of the Legations
plan-streets = Chinese in the streets
plan-forts = fortification
plan-chinese = strength of the Chinese
plan-stations = stations of the column
plan-speed = speed of the column
plan-power = power of the column
plan-lost = defeats

plan-span = { $turns ->
    [one] to the end of the turn
   *[other] over { $turns } turns
}
plan-until-round = A press plays it to the end of the turn. What depends on dice may turn out otherwise.

## What the commander is asked, and what a plan costs

question-turn = What is this turn for?
price-strength = { $count ->
    [one] about 1 point of strength
   *[other] about { $count } points of strength
}
price-streets = { $count ->
    [one] 1 Chinese unit in the streets
   *[other] { $count } Chinese units in the streets
}
