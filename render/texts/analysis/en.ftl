### The analysis of a finished game: `/analysis`.

name-analysis = analysis
name-analysis-show = show
name-analysis-again = again
name-analysis-play = play
name-option-point = point
command-analysis = Analyse a finished game: where it was won and lost
command-analysis-show = Show how the chances changed: three turning points, your skill and your luck
command-analysis-again = Solve a puzzle from one of your games: find a better plan than the one you chose
command-analysis-play = Play on from a turning point; the new game does not count for records
option-analysis-point = The turning point: 1, 2 or 3 (default: the first)
option-analysis-text = Show all figures as text

analysis-title = **Where the game was decided** · { $game } (`{ $id }`)
analysis-picture-title = How the chances changed: { $game }
analysis-victory = Chance of victory
analysis-mark-decision = a decision turned the game
analysis-mark-dice = the dice turned the game
analysis-accuracy = **Accuracy:** { $accuracies }
analysis-accuracy-alone = { $accuracy } of 100 (± { $error })
analysis-accuracy-side = { $side }: { $accuracy } of 100 (± { $error })
analysis-accuracy-few = You made too few decisions to be judged ({ $own } of { $count })
analysis-accuracy-few-side = { $side }: the players made too few decisions to be judged ({ $own } of { $count })
analysis-accuracy-shared = { $said } ({ $players }{ $more ->
    [0] { "" }
    [one] , 1 more
   *[other] , { $more } more
})
analysis-accuracy-player = { $who }: { $accuracy } in { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-accuracy-player-few = { $who }: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
analysis-player = player { $number }
analysis-turning-points = **Turning points**
analysis-no-turning-points = **No single moment decided this game.**
analysis-point-decision = { $number }. { period-title } { $day }{ $side }: { $answer }
analysis-point-better = A better choice: { $better } ({ $gain } ± { $error } percentage points more)
analysis-point-dice = { $number }. { period-title } { $day }{ $side }: the dice rolled after “{ $answer }” changed the chance of victory by { $gain } ± { $error } percentage points.
analysis-point-event = { $number }. { period-title } { $day }{ $side }: { $answer } (chance of victory { $gain } ± { $error } percentage points)
analysis-luck = **Luck**
analysis-throw-luckiest = Luckiest roll{ $side }, { period } { $day }: it changed the chance of victory by { $gain } ± { $error } percentage points ({ $dice }: { $told })
analysis-throw-unluckiest = Unluckiest roll{ $side }, { period } { $day }: it changed the chance of victory by { $gain } ± { $error } percentage points ({ $dice }: { $told })
analysis-throw-dice = { $count ->
    [0] the draw
    [one] die { $numbers }
   *[other] dice { $numbers }
}
analysis-throw-after = after “{ $answer }”
analysis-luck-alone = Over the whole game the dice changed the chance of victory by { $gain } ± { $error } percentage points.
analysis-luck-side = Over the whole game, the dice changed the chance of victory of { $side } by { $gain } ± { $error } percentage points.
analysis-luck-none = Over the whole game, the dice did not clearly favour anybody.
analysis-best-shot = Best shot{ $side }, { period } { $day }: “{ $answer }” changed the chance of victory by { $gain } ± { $error } percentage points
analysis-costliest = Costliest order{ $side }, { period } { $day }: “{ $answer }” changed the chance of victory by { $gain } ± { $error } percentage points
analysis-how = -# Based on { $count ->
    [one] 1 simulated game
   *[other] { $count } simulated games
} from the beginning of each { period }. A chance may be off by { $error } percentage points.
analysis-how-weak = -# Based on { $count ->
    [one] 1 simulated game
   *[other] { $count } simulated games
} from the beginning of each { period }. The autopilot played them, and good players can beat it. A chance may be off by { $error } percentage points.
analysis-see = -# The buttons show a turning point again (`/siege replay`){ $mistakes ->
    [yes] , open your puzzle (`/analysis again`)
   *[no] { "" }
}, or let you play on from there (`/analysis play`).
analysis-alt = How the chances changed: { $game }. { $lines } { $points }
analysis-alt-line = { $side }: { $first } in 100 { period-before-first }, { $last } at the end. Highest: { $most } { period-at } { $high }. Lowest: { $least } { period-at } { $low }.
analysis-alt-point = Turning point { $number } { period-at } { $day }: { $kind ->
    [decision] a decision
   *[dice] the dice
}.
analysis-alt-moment = Turning point { $number }, { period } { $day }. { $board }
analysis-table-title = { period-by-period } for { THE($side) }: win chance (in 100) at the end { period-of }, skill and luck
analysis-table-title-alone = { period-by-period }: win chance (in 100) at the end { period-of }, skill and luck
analysis-table-day = { period-title } { $day }: { $chance }; skill { $skill }, luck { $luck }
analysis-table-dice = Every decision and roll that clearly changed the chance of victory
analysis-table-decision = { period-title } { $day }{ $side }: skill { $skill }, luck { $luck }{ $dice }: { $answer }
analysis-table-throw = { $gain }{ $error ->
    [0] {""}
   *[other] {" "}± { $error }
}, { $dice }: { $told }

analysis-wait = Another analysis is running. Yours comes next.
analysis-at = Analysing the game: { $marks } { $percent } %
analysis-not-over = This game is not over, so it cannot be analysed yet. Choose a finished game with `game:`.
analysis-sealed = Other players are still playing with the same dice. After { $until }, you can play on from a position of this game.
analysis-nothing = This game cannot be analysed, because a player gave it up or nobody made a decision in it.
analysis-astray = The rules have been corrected since this game was played, and row `#{ $version }` of its log now breaks them. Analyse a newer game.
analysis-queue = Too many analyses are running. Please ask again in a few minutes.
analysis-late = Other analyses come first, so this one will take a while. Ask again in half an hour.
analysis-failed = The analysis could not be finished. Please ask again in a minute.
analysis-no-mistake = Nobody made a clear mistake in this game. The dice decided it, or the chance of victory hardly changed.
analysis-no-point = There is no turning point { $point }. This game has { $count ->
    [0] none.
    [one] only one.
   *[other] only { $count }.
}
analysis-again-title = **{ period-title } { $day }{ $side }** · { $game }: before turning point { $number }
analysis-again-ask = Which plan would you have chosen? After your answer, you’ll see the plan that was played and the best one.
analysis-again-right = **You found it.** { $answer } is the best choice. Compared with the plan that was played, it raises the chance of victory by { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}.
analysis-again-better = **Better than the plan that was played**, by { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}: { $answer }
analysis-again-played = **This is the plan that was played**: { $answer }
analysis-again-worse = **Not better than the plan that was played**: { $answer } (it changes the chance of victory by { $gain } percentage points)
analysis-again-best = **The best plan**, { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
} better than the plan that was played: { $answer }
analysis-again-was = The plan that was played: { $answer }
analysis-button-play = Play on from here
analysis-button-replay = Replay: { period } { $day }
analysis-played-on = This new game continues `{ $id }` { period-from } { $day }, with the same dice. It does not count in any records.
declared-resumed = This game continues an earlier one, so players may already know the dice. It does not count in any records.
analysis-lesson-mistake = **For next time:** { $title }, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}. { $meaning }
analysis-lesson-point = **For next time**{ $side }: The costliest decision came { period-at } { $day }. “{ $better }” would have been better than “{ $answer }” by { $gain ->
    [one] one percentage point
   *[other] { $gain } percentage points
}.
analysis-lesson-luck = **For next time**{ $side }: Play the same way again. No order of yours lowered your chances much. The dice changed your chance of victory more: by { $gain } percentage points.
analysis-page = How the chances changed
analysis-page-point = Turning point { $number }, { period } { $day }: show this moment
analysis-turned = The turning point: { period } { $day }, { $what }
analysis-poster = Turning points: { $points }
analysis-poster-alt = The chart at the bottom shows how the chances changed. { $line }
analysis-poster-accuracy = Accuracy: { $accuracies }
analysis-poster-point = { period-at } { $day }

## “Your puzzle”: the worst decisions of one’s own games, repeated at growing intervals.

own-puzzle-title = 🧩 **Your puzzle** · { $game }, { period } { $day }{ $side }
own-puzzle-ask = In the game, you did not choose the best of these plans. Which one is the best?
own-puzzle-solved = { $found ->
    [yes] ✅ **{ $answer }** is the best plan here.
   *[no] ❌ **{ $better }** is better. Your answer: { $answer }
}
own-puzzle-worth = - { $answer }: { $gain } percentage points, compared with the choice in the game
own-puzzle-played = - { $answer }: { $own ->
    [yes] your choice in the game
   *[no] the choice in the game
}
own-puzzle-again = -# You will see this puzzle again { $at }.
own-puzzle-clean = Well played! The analysis found no clear mistake of yours in this game. Choose another game with `game:`.
own-puzzle-all-clean = Well played! The analyses of your last games found no clear mistake of yours. Analyse another game with `/analysis show`.
own-puzzle-none = You have no analysed game yet. Analyse one with `/analysis show`, and your worst decisions will become puzzles.
own-puzzle-later = You have no puzzle to solve right now. You will get the next one { $at }.
own-puzzle-rules = The rules of { $game } have changed since your game, so its puzzle is out of date. Analyse `{ $id }` again with `/analysis show`.
own-puzzle-due = 🧩 **A puzzle from your own games is waiting for you.** Can you find the best plan this time?
own-puzzle-last = You ignored the last two reminders, so this is the last one.
own-puzzle-reminders-on = You’ll get a direct message when it is time to repeat a puzzle, at most once a day. If you ignore three reminders, the bot stops sending them.
own-puzzle-reminders-off = You’ll get no more reminders of your puzzles.
button-own-puzzle = 🧩 Your puzzle
button-own-puzzle-next = 🧩 Next puzzle
