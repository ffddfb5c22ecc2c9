### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Weigh one against the other
    .why = walls, lives and troops by what each counts in the end
plan-hold = Hold the Legations
    .why = what burns elsewhere matters less than the Legations’ own walls
plan-civilians = Save the civilians
    .why = troops where civilians are, and civilians away from the Boxers
plan-narrow = Give up the Fu
    .why = nobody stays outside the Legations; hopeless fights are left early
plan-attack = Counter-attack
    .why = everybody within reach goes at the Boxers, whatever it costs
plan-guard = Man the walls
    .why = ready for a mine or a sudden attack, under the shells meanwhile
plan-mass = All to the worst danger
    .why = one strong reserve where most is at stake; the other places hold out alone
plan-spare = Spare the troops
    .why = fire from next door, no hand-to-hand fights, no shot that may cost our own
plan-officers = Keep the officers safe
    .why = no officer where it is fought, and no help of theirs on the dice
plan-home = Each at home
    .why = a garrison for each: shells find few at once, and no great Legation is empty
plan-spread = Spread out under the shells
    .why = few in each zone: hit more often, but never hard
plan-trained = As whole games have taught
    .why = the weights with which most games were won

plan-moves = March: { $ways }
plan-shots = Fire: { $ways }
plan-lodges = New quarters for civilians: { $who }
plan-way = { $from } → { $to }

plan-legations = Legation zones
plan-ruins = other zones
plan-civilian-points = points of civilians
plan-troops = points of troops
plan-leaders = officers
plan-boxers = points of Boxers

plan-span = { $days ->
    [one] to the end of the day
   *[other] over { $days } days
}
plan-until-round = A press plays it to the end of the round. What depends on dice may turn out otherwise.
plan-until-calm = A press plays it until the Boxers come. What depends on dice may turn out otherwise.

when-entry = they come in at { $number }
when-fight = there is an attack
when-quiet = the day is quiet

## What the commander is asked, and what a plan costs

question-quiet = What do the men do until the alarm?
    .own = Rest together
question-assault = What matters most today?
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
