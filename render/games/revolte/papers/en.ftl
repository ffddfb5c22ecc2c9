### What printed pages say. Set in print, so without Markdown.

poster-losses = Losses
poster-cause-fire = under fire
poster-cause-blast = hit by a shell
poster-cause-keg = blown up by the keg
poster-cause-melee = in melee
poster-cause-charge = overrun
poster-cause-rout = ran away after a failed rally
poster-cause-morale = ran away when a friend fell
poster-best = The best shot: { $firer } at { $target }, { $gap } cm
poster-orders = Standing orders
poster-fates = Officers and chiefs
poster-fate-fell =
    { $why ->
        [rout] ran away in turn { $turn }
        [morale] ran away in turn { $turn }
        [melee] fell in melee in turn { $turn }
       *[other] fell in turn { $turn }
    }
poster-fate-stands = is at { $at }
poster-curves = Figures left, turn by turn
poster-seed = Game { $game }. The record lets you check every die.
poster-alt = Poster of { $scenario }. { $end } Losses: { $losses }. { $best }. Officers and chiefs: { $fates }. A map shows all routes, and a curve shows the figures left.

## The newspaper page

paper-name = The Peking Courier
paper-place-fu-gate = Peking, 1 July 1900
paper-place-langfang = Langfang, 14 June 1900
paper-place-tartar-wall = Peking, 3 July 1900
paper-number = No. { $turn }
paper-price = Price: a bowl of rice
paper-map = The field at the end of the turn, with its moves and shots
paper-story = From the field
paper-cost = The turn in numbers
paper-stand = How things stand
paper-curves = Figures left, turn by turn
paper-nothing = No shot was fired, and there was no melee.

headline-inside-1 =
    { $scenario ->
        [fu-gate] They are in the park
        [langfang] They are at the station
       *[tartar-wall] On the barricade
    }
headline-inside-2 =
    { $scenario ->
        [fu-gate] The line in the park is broken
        [langfang] The picket is pressed back
       *[tartar-wall] The first men are over the barricade
    }
headline-inside-3 =
    { $scenario ->
        [fu-gate] Over the wall
        [langfang] At the very doors
       *[tartar-wall] A foot on the barricade
    }
headline-breach-1 = { $piece }: the way is open
headline-breach-2 = Broken down: { $piece }
headline-breach-3 = A breach: { $piece }
headline-leader-1 =
    { $side ->
        [europeans] The officer is gone
       *[boxers] A chief is gone
    }
headline-leader-2 =
    { $side ->
        [europeans] Without their officer
       *[boxers] Without their chief
    }
headline-leader-3 =
    { $side ->
        [europeans] Who commands now?
       *[boxers] A banner without a chief
    }
headline-bloody-1 = A terrible hour
headline-bloody-2 = The ground is covered with the fallen
headline-bloody-3 = The bloodiest turn
headline-losses-1 = Gaps in the ranks
headline-losses-2 = Ground dearly bought
headline-losses-3 = Not all of them came back
headline-melee-1 = Hand to hand
headline-melee-2 = Sword against bayonet
headline-melee-3 = They fought hand to hand
headline-fire-1 = The rifles have spoken
headline-fire-2 = Much powder, little harm
headline-fire-3 = Powder smoke, and nobody fell
headline-quiet-1 = Drums in the distance
headline-quiet-2 = Not a shot fired
headline-quiet-3 = They crawl nearer

deck =
    { $shots ->
        [0] No shots
        [one] One shot
       *[other] { $shots } shots
    }, { $fights ->
        [0] no melees
        [one] one melee
       *[other] { $fights } melees
    }. { $first } lost { $first-lost ->
        [0] no figures
        [one] one figure
       *[other] { $first-lost } figures
    }, { $second } { $second-lost ->
        [0] none
        [one] one
       *[other] { $second-lost }
    }.

cost-shots = shots fired
cost-hits = hits
cost-fights = melees
cost-walls = obstacles destroyed
cost-figures = { $side }: figures lost
stand-figures = { $side }: figures left
stand-marked = { $side }: stopped or pinned
stand-holding = { $side } on the objective
stand-needed = figures needed there to win
dispatch-alt = Front page of “{ $paper }”, { $place }, turn { $turn } of { $turns }. Headline: “{ $headline }”. { $deck } At the end of the turn: { $stand }. The map shows the table. { $places }
dispatch-alt-line = { $name } { $count }
