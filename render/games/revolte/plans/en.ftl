### The plans of a side's orders and fire: what each is for, what it changes.

plan-as-usual = As advised
    .why = groups go for the objective by covered ways; charges where the odds are good
plan-assault = Push on
    .why = everybody goes on, nobody stops to fire; charges at poorer odds
plan-stand = Stand and fire
    .why = nobody sets out; they fire, and charge only what is as good as won
plan-fall-back = Fall back
    .why = everybody goes into the objective, where it counts who stands; charges as advised
plan-wary = Charge only when sure
    .why = groups go on as usual, and charge only where it is as good as won
plan-trained = As whole games have taught
    .why = the weights with which most games were won

plan-lost = own figures
plan-theirs = enemies in the objective
plan-killed = enemy figures
plan-holding = own in the objective
plan-near = own close to it

plan-span =
    { $turns ->
        [one] over the next turn
       *[other] over the next { $turns } turns
    }
plan-until-alarm = A press plays it to the end of the phase, or until something happens that you would want to know: an officer or chief falls, three fall at once, somebody asks you. What depends on dice may turn out otherwise.

## What the commander is asked, and what a plan costs

question-orders = What do your men do?
    .as-usual = From cover to cover
price-lost = { $count ->
    [one] about 1 man
   *[other] about { $count } men
}
