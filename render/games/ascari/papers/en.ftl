### What papers say: the dispatch of a turn. Set in print, so without Markdown.

paper-name = The Field Gazette
paper-place-agordat-1890 = Agordat, { $date }
paper-place-makalle-1896 = Makalle, { $date }
paper-place-amba-alagi-1895 = Amba Alagi, { $date }
paper-number = No. { $turn }
paper-price = Price: a sip of water
paper-map = The field at the end of the turn
paper-story = From the field
paper-cost = The turn in numbers
paper-stand = Forces left
paper-curves = Steps left, turn by turn
paper-nothing = No unit fired, and none gave way.

## Headlines

headline-place-1 = A new flag { $place }
headline-place-2 = Bold stroke { $place }
headline-place-3 = New masters { $place }
headline-leader-1 = { $leader } has fallen
headline-leader-2 = { $leader } killed among his men
headline-leader-3 = The death of { $leader }
headline-bloody-1 = The ground is covered with the dead
headline-bloody-2 = A terrible hour
headline-bloody-3 = Whole units lost
headline-losses-1 = Gaps in the ranks
headline-losses-2 = Dearly bought ground
headline-losses-3 = Not all of them came back
headline-lull-1 = The guns have fallen quiet
headline-lull-2 = A night to bury the dead
headline-lull-3 = Both camps catch their breath
headline-melee-1 = Hand to hand
headline-melee-2 = Steel against steel
headline-melee-3 = They fought hand to hand
headline-fire-1 = Volleys across the field
headline-fire-2 = The rifles have spoken
headline-fire-3 = Smoke over the ridges
headline-quiet-1 = The columns feel their way forward
headline-quiet-2 = Not a shot was fired
headline-quiet-3 = Dust on the march

deck = { $shots ->
    [0] No shots
    [one] One shot
   *[other] { $shots } shots
}, { $melees ->
    [0] no melees
    [one] one melee
   *[other] { $melees } melees
}. { $first } lost { $first-lost ->
    [0] nothing
    [one] one step
   *[other] { $first-lost } steps
}, { $second } { $second-lost ->
    [0] nothing
    [one] one
   *[other] { $second-lost }
}.

## Tables and the page in words

cost-shots = shots fired
cost-hits = hits
cost-melees = melees
cost-steps = { $side }: steps lost
stand-units = { $side }: units left
stand-steps = { $side }: steps left
stand-places = { $side }: places held
stand-water = water in the fort
stand-rifles = rifles on the ground
dispatch-alt = Front page of “{ $paper }”, { $place }, turn { $turn } of { $turns }. Headline: “{ $headline }”. { $deck } At the end of the turn: { $stand }. The map shows the battlefield. { $places }
dispatch-alt-line = { $name } { $count }
