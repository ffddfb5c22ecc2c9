### What a game's periods are called: days, turns. Other texts take their words from here; a game says which (`$period`).

period = { $period ->
   *[day] day
    [turn] turn
}
period-title = { $period ->
   *[day] Day
    [turn] Turn
}
periods = { $period ->
   *[day] days
    [turn] turns
}
periods-title = { $period ->
   *[day] Days
    [turn] Turns
}
period-a = { $period ->
   *[day] a day
    [turn] a turn
}
period-the = { $period ->
   *[day] the day
    [turn] the turn
}
period-of = { $period ->
   *[day] of the day
    [turn] of the turn
}
period-this = { $period ->
   *[day] this day
    [turn] this turn
}
period-one = { $period ->
   *[day] one day
    [turn] one turn
}
period-next = { $period ->
   *[day] the next day
    [turn] the next turn
}
period-next-title = { $period ->
   *[day] The next day
    [turn] The next turn
}
period-before-first = { $period ->
   *[day] before the first day
    [turn] before the first turn
}
period-before-first-title = { $period ->
   *[day] Before the first day
    [turn] Before the first turn
}
period-by-period = { $period ->
   *[day] Day by day
    [turn] Turn by turn
}
period-back = { $period ->
   *[day] One day back
    [turn] One turn back
}
period-on = { $period ->
   *[day] One day forward
    [turn] One turn forward
}
period-at = { $period ->
   *[day] on day
    [turn] in turn
}
period-from = { $period ->
   *[day] from day
    [turn] from turn
}
