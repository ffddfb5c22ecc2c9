### The plans of a side's orders and fire: what each is for, what it changes.

plan-as-usual = The adviser’s plan
    .why = groups approach the objective under cover and charge where the odds are good
plan-assault = Push on
    .why = all groups advance without stopping to fire, and charge even at poorer odds
plan-stand = Stand and fire
    .why = all groups stay and fire; they charge only if they are almost sure to win
plan-fall-back = Fall back
    .why = all groups pull back to the objective, and charge only where the odds are good
plan-wary = Charge only when sure
    .why = groups advance as usual, and charge only if they are almost sure to win
plan-trained = Use proven tactics
    .why = the choices that won the adviser the most games

plan-lost = your figures
plan-theirs = enemies on the objective
plan-killed = enemy figures lost
plan-holding = your figures on the objective
plan-near = your figures near the objective

plan-span =
    { $turns ->
        [one] over the next turn
       *[other] over the next { $turns } turns
    }
plan-until-alarm = One click plays the plan to the end of the phase. It stops earlier if an officer or chief falls, if three figures fall together, or if you must decide. The dice may change the result.

## What the commander is asked, and what a plan costs

question-orders = What should your men do?
    .as-usual = From cover to cover
price-lost = { $count ->
    [one] about 1 man lost
   *[other] about { $count } men lost
    }
