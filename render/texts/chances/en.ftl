### Chances: how a game stands, on its board, beside plans, and for whoever asks.

chances-share = { $chance } in 100 (± { $error })
chances-victory = Victory
chances-line = 📈 { $shares }{ $weak ->
    [yes] { " " }(if the autopilot plays on)
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

chances-subject = The outcome of the whole game
chances-title = **How the game stands** · { $place }
chances-expected = Expected: **{ $band }**
chances-band = { $band } { $share }
chances-how = -# From { $count ->
    [one] one simulated game with its own dice and hidden cards
   *[other] { $count } simulated games, each with different dice and hidden cards
}. These numbers reveal nothing about the real dice or cards. The true chance lies within the ± range 95 times in 100.
chances-weak = -# The autopilot plays these simulated games. It does not play this game very well, so good players do better.
chances-late = The bot is still calculating something else. Ask again in a few seconds.
chances-spent = Players have asked for the chances of this game too often in the last hour. Ask again later. You can still see the last numbers on the board.
chances-daily = The daily game shows no chances, to keep it fair for everybody. Use `/siege odds what:game` in the channel of another game.
chances-over = The game is over, so there are no chances to show. To see where it was decided, use `/analysis show`.
chances-off = The operator of this bot has turned this calculation off.

## Beside plans and the options of a vote

chances-plan = 📈 With this plan: **{ $share }**
chances-plan-figure = { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
} in 100
chances-plan-short = { $figure } · { $what }
chances-plan-after = { $what } · { $figure }{ $weak ->
    [yes] { " " }(if the autopilot plays)
   *[no] { "" }
}
chances-plans = -# Each chance says how often the plan wins in simulated games{ $weak ->
    [yes] . The autopilot plays them, and it is not strong in this game
   *[no] { "" }
}. The true chance lies within the ± range 95 times in 100.
