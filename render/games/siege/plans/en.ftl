### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Weigh everything
    .why = weighs walls, lives and troops by the points they are worth at the end
plan-hold = Hold the Legations
    .why = saving the Legations’ own buildings matters more than fires elsewhere
plan-civilians = Save the civilians
    .why = troops go where the civilians are, and civilians move away from the Boxers
plan-narrow = Give up the Fu
    .why = everybody pulls back into the Legations; hopeless fights are broken off early
plan-attack = Counter-attack
    .why = all troops within reach attack the Boxers, at any price
plan-guard = Guard the walls
    .why = the men are ready for a mine or a sudden attack, but exposed to shells
plan-mass = Gather where danger is greatest
    .why = one strong reserve waits where the danger is greatest, and the other posts hold on their own
plan-spare = Spare the troops
    .why = troops fire from the next zone, and avoid hand-to-hand fights and risky shots
plan-officers = Keep the officers safe
    .why = officers stay away from the fighting, so they add nothing to your dice
plan-home = Everybody in the Legations
    .why = each Legation has a garrison, no great Legation is empty, and shells hit few men
plan-spread = Spread out under the shells
    .why = few men in each zone: shells hit more zones, but do little harm
plan-trained = Use proven tactics
    .why = the choices with which the adviser won the most test games

plan-moves = Moves: { $ways }
plan-shots = Fire: { $ways }
plan-lodges = New homes for civilians: { $who }
plan-way = { $from } → { $to }

plan-legations = Legation zones
plan-ruins = other zones
plan-civilian-points = civilian points
plan-troops = troop points
plan-leaders = officers
plan-boxers = Boxer points

plan-span = { $days ->
    [one] to the end of the day
   *[other] over { $days } days
}
plan-until-round = One click plays the plan to the end of the round. The dice may change the result.
plan-until-calm = One click plays the plan until the Boxers come. The dice may change the result.

when-entry = the Boxers come in at entry { $number }
when-fight = there is an assault
when-quiet = the day is quiet

## What the commander is asked, and what a plan costs

question-quiet = What should the men do until the alarm?
    .own = Rest together
question-assault = What matters most today?
    .own = Weigh each fight
price-troops = { $count ->
    [one] about 1 soldier
   *[other] about { $count } soldiers
}
price-civilians = { $count ->
    [one] 1 civilian point
   *[other] { $count } civilian points
}
price-zones = { $count ->
    [one] 1 zone
   *[other] { $count } zones
}
price-leaders = { $count ->
    [one] 1 officer
   *[other] { $count } officers
}
