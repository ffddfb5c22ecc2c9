### The plans of the siege: what each is for, its orders, what it changes.

plan-own = Weigh one against the other
    .why = walls, lives and troops by what each counts in the end
plan-hold = Hold every Legation
    .why = what burns elsewhere matters less than the Legations’ own walls
plan-civilians = Bring the civilians out
    .why = troops where civilians are, and civilians away from the Boxers
plan-narrow = Give up the Fu, keep the Legations
    .why = nobody stays outside the Legations; hopeless fights are left early
plan-attack = Counter-attack
    .why = everybody within reach goes at the Boxers, whatever it costs
plan-guard = Man the walls now
    .why = ready for a mine or a sudden attack, under the shells meanwhile

plan-moves = March: { $ways }
plan-shots = Fire: { $ways }
plan-lodges = New quarters for civilians: { $who }
plan-way = { $from } → { $to }

plan-legations = Legation zones
plan-ruins = other zones
plan-civilian-points = points of civilians
plan-troops = points of troops
plan-leaders = leaders
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
