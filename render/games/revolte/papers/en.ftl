### What printed pages say. Set in print, so without Markdown.

poster-losses = Losses
poster-cause-fire = by fire
poster-cause-blast = by the blast of a shell
poster-cause-keg = by the keg
poster-cause-melee = hand to hand
poster-cause-charge = overrun
poster-cause-rout = ran away, not rallied
poster-cause-morale = ran away at a friend’s fall
poster-best = The best shot: { $firer } at { $target }, { $gap } cm
poster-orders = Standing orders
poster-fates = Officers and chiefs
poster-fate-fell =
    { $why ->
        [rout] ran away in turn { $turn }
        [morale] ran away in turn { $turn }
        [melee] fell hand to hand in turn { $turn }
       *[other] fell in turn { $turn }
    }
poster-fate-stands = stands at { $at }
poster-curves = Figures left, turn by turn
poster-seed = Game { $game }. Every die can be checked with its record.
poster-alt = Poster of { $scenario }. { $end } Losses: { $losses }. { $best }. Officers and chiefs: { $fates }. A map with all ways and a curve of the figures left.
