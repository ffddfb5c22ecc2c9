### Chances: how a game stands, on its board, beside plans, and for whoever asks.

chances-share = { $chance } in 100 (± { $error })
chances-victory = Victory
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(by the autopilot’s play)
   *[no] { "" }
}
chances-share-plain = { $chance } in 100
chances-of-side-same = { $side }: **{ $before } in 100** { $period ->
    [turn] at the start of the turn
   *[day] this morning
}
chances-of-side-moved = { $side }: { $before } { $period ->
    [turn] at the start of the turn
   *[day] this morning
} { $way ->
    [up] ▲
   *[down] ▼
} **{ $now } now**
chances-of-side = { $side }: **{ $share }**
chances-of-side-before = { $side }: **{ $share }**, { $period ->
    [turn] last turn
   *[day] yesterday
} { $before }

## Whoever asks: /siege odds what:game

chances-subject = The whole game: how does it stand?
chances-title = **How does it stand?** { $place }
chances-expected = Expected: **{ $band }**
chances-band = { $band } { $share }
chances-how = -# { $count ->
    [one] The game was played on once
   *[other] The game was played on { $count } times
} to its end, with other dice each time, and whatever cannot be seen from here was dealt anew: these figures tell nothing that is hidden. The true chance lies within ± of each figure 95 times in 100.
chances-weak = -# By the autopilot’s play: it is not strong in this game, and good players do otherwise.
chances-late = The figures are not there in time: much is being reckoned at the moment. Ask again in a few seconds. What has been reckoned is kept.
chances-spent = The chances of this game have been asked for very often within the last hour. More can be reckoned in a while; those on the board stay.
chances-daily = The game of the day has no figures: everybody plays it without. Those of another game: `/siege odds what:game` in its channel.
chances-over = The game is over: it stands as it ended.
chances-off = Whoever runs this bot has it reckon no chances.

## Beside plans and the options of a vote

chances-plan = 📈 Played like this: **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} in 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(autopilot’s play)
   *[no] { "" }
}
chances-plans = -# Beside each plan: how often the game is won with it{ $weak ->
    [yes] , by the autopilot’s play, which is not strong in this game
   *[no] { "" }
}. The true chance lies within ± of each figure 95 times in 100.
