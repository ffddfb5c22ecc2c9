### The analysis of a finished game: `/analysis`.

name-analysis = analysis
name-analysis-show = show
name-analysis-again = again
name-analysis-play = play
name-option-point = point
command-analysis = A finished game, looked into: where it was won and lost
command-analysis-show = How the chances went, the three turning points, and luck apart from decisions
command-analysis-again = Before a mistake: look for the better plan yourself before it is shown
command-analysis-play = Play on from before a turning point, as a game of its own outside the records
option-analysis-point = Which turning point: 1, 2 or 3; the first if you say nothing
option-analysis-text = All figures in words, too

analysis-title = **How it was decided** · { $game } (`{ $id }`)
analysis-picture-title = How the chances went: { $game }
analysis-victory = Chance of victory
analysis-mark-decision = a decision turned the game
analysis-mark-dice = the dice turned the game
analysis-accuracy = **Accuracy** { $accuracies }
analysis-accuracy-alone = { $accuracy } ± { $error } of 100
analysis-accuracy-side = { $side } { $accuracy } ± { $error } of 100
analysis-accuracy-few = Too few own decisions to judge ({ $own } of { $count })
analysis-accuracy-few-side = { $side }: too few own decisions to judge ({ $own } of { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , 1 more
   *[other] , { $more } more
})
analysis-accuracy-player = { $who } { $accuracy } in { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-accuracy-player-few = { $who } in { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-player = player { $number }
analysis-turning-points = **Turning points**
analysis-no-turning-points = **No single moment decided this game.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side }: { $answer }
analysis-point-better = Better by { $gain } ± { $error } in 100: { $better }
analysis-point-dice = { $number }. { period-title } { $day }{ $side }: the dice after “{ $answer }” were worth { $gain } ± { $error } in 100.
analysis-point-event = { $number }. { period-title } { $day }{ $side }: { $answer } ({ $gain } ± { $error } in 100)
analysis-luck = **Luck apart from decisions**
analysis-throw-luckiest = Luckiest throw{ $side }: { period } { $day }, { $gain } ± { $error } in 100, { $dice }: { $told }
analysis-throw-unluckiest = Unluckiest throw{ $side }: { period } { $day }, { $gain } ± { $error } in 100, { $dice }: { $told }
analysis-throw-dice = { $count ->
    [0] what was drawn
    [one] die { $numbers }
   *[other] dice { $numbers }
}
analysis-throw-after = after “{ $answer }”
analysis-luck-alone = Over the whole game the dice were worth { $gain } ± { $error } in 100.
analysis-luck-side = Over the whole game the dice were worth { $gain } ± { $error } in 100 to one side: { $side }.
analysis-luck-none = Over the whole game the dice favoured nobody beyond doubt.
analysis-best-shot = Best shot{ $side }: { period } { $day }, { $gain } ± { $error } in 100, “{ $answer }”
analysis-costliest = Costliest order{ $side }: { period } { $day }, { $gain } ± { $error } in 100, “{ $answer }”
analysis-how = -# { $count ->
    [one] 1 simulated game
   *[other] { $count } simulated games
} from the beginning of each { period }. A chance may be off by { $error } in 100.
analysis-how-weak = -# { $count ->
    [one] 1 simulated game
   *[other] { $count } simulated games
} from the beginning of each { period }, played by the autopilot, which good players beat. A chance may be off by { $error } in 100.
analysis-see = -# The buttons show a turning point again, as `/siege replay` does,{ $mistakes ->
    [yes] { " " }ask you for the better plan (`/analysis again`),
   *[no] { "" }
} and begin a game from before it (`/analysis play`).
analysis-alt = How the chances went: { $game }. { $lines } { $points }
analysis-alt-line = { $side }: { $first } in 100 { period-before-first }, { $last } at the end; highest { $most } { period-at } { $high }, lowest { $least } { period-at } { $low }.
analysis-alt-point = Turning point { $number } { period-at } { $day }: { $kind ->
    [decision] a decision
   *[dice] the dice
}.
analysis-table-title = { period-by-period }: chance at its end, skill, luck (in 100, for { $side })
analysis-table-day = { period-title } { $day }: { $chance }; skill { $skill }, luck { $luck }
analysis-table-dice = Every decision and every roll that was worth something beyond doubt
analysis-table-decision = { period-title } { $day }{ $side }: skill { $skill }, luck { $luck }{ $dice }: { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice }: { $told }

analysis-wait = Another analysis is under way. Yours comes after it.
analysis-at = Looking into the game: { $marks } { $percent } %
analysis-not-over = This game is not over: it can be analysed when it is. With `game:` you choose one that is.
analysis-sealed = Others still play with these dice. One can play on from this game when they are done: { $until }.
analysis-nothing = This game has no result that could be analysed: it was given up, or nobody decided anything in it.
analysis-astray = This game cannot be analysed: the rules were mended since, and from row `#{ $version }` of its log they lead elsewhere.
analysis-queue = Too many games are being looked into at once. Please ask again in a few minutes.
analysis-late = This takes a while: other analyses come first. It goes on in the background. Ask again in half an hour.
analysis-failed = The game could not be looked into to the end. Please ask again in a minute.
analysis-no-mistake = There is no mistake to look for: where this game turned, it was the dice, or nothing turned it.
analysis-no-point = This game has no turning point { $point }. It has { $count }.
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game }: before turning point { $number }
analysis-again-ask = What would you have done? Look at the position, then choose. What was played, and what would have been better, is shown after it.
analysis-again-pick = Choose an order
analysis-again-right = **Found it.** { $answer } is the best of these, better by { $gain } in 100 than what was played.
analysis-again-better = **Better than what was played**, by { $gain } in 100: { $answer }
analysis-again-played = **That is what was played**: { $answer }
analysis-again-worse = **No better than what was played**: { $answer } ({ $gain } in 100)
analysis-again-best = Best of these, by { $gain } in 100: { $answer }
analysis-again-was = Played at the time: { $answer }
analysis-button-again = Look for it
analysis-button-play = Play on from here
analysis-button-replay = Replay: { period } { $day }
analysis-played-on = The game goes on { period-from } { $day } of `{ $id }`, with the same dice as then. It is declared as such and counts in no records.
declared-resumed = Played on from an earlier game: its first decisions and its dice are that game’s, so every die may have been known beforehand. It counts in no records.
analysis-lesson-mistake = **For the next time** { $title }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}. { $meaning }
analysis-lesson-point = **For the next time**{ $side } { period-title } { $day } cost most: “{ $better }” would have been better than “{ $answer }”, by { $gain } in 100.
analysis-lesson-luck = **For the next time**{ $side } Play as you did: no order cost much, the dice cost { $gain } in 100.
analysis-page = The chances
analysis-page-point = Turning point { $number }, { period } { $day }: show this moment
analysis-poster = Turning points: { $points }
analysis-poster-alt = Below it, the curve of the chances. { $line }
analysis-poster-accuracy = Accuracy { $accuracies }
analysis-poster-point = { period-at } { $day }
