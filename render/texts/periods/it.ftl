### Come si chiamano i periodi di un gioco: giorni, turni. Gli altri testi prendono da qui le parole; quale, lo dice il gioco (`$period`).

period = { $period ->
   *[day] giorno
    [turn] turno
}
period-title = { $period ->
   *[day] Giorno
    [turn] Turno
}
periods = { $period ->
   *[day] giorni
    [turn] turni
}
periods-title = { $period ->
   *[day] Giorni
    [turn] Turni
}
period-a = { $period ->
   *[day] un giorno
    [turn] un turno
}
period-the = { $period ->
   *[day] il giorno
    [turn] il turno
}
period-of = { $period ->
   *[day] del giorno
    [turn] del turno
}
period-this = { $period ->
   *[day] questo giorno
    [turn] questo turno
}
period-one = { $period ->
   *[day] un giorno
    [turn] un turno
}
period-next = { $period ->
   *[day] il prossimo giorno
    [turn] il prossimo turno
}
period-next-title = { $period ->
   *[day] Il prossimo giorno
    [turn] Il prossimo turno
}
period-before-first = { $period ->
   *[day] prima del primo giorno
    [turn] prima del primo turno
}
period-before-first-title = { $period ->
   *[day] Prima del primo giorno
    [turn] Prima del primo turno
}
period-by-period = { $period ->
   *[day] Giorno per giorno
    [turn] Turno per turno
}
period-back = { $period ->
   *[day] Un giorno indietro
    [turn] Un turno indietro
}
period-on = { $period ->
   *[day] Un giorno avanti
    [turn] Un turno avanti
}
period-at = { $period ->
   *[day] il giorno
    [turn] nel turno
}
period-from = { $period ->
   *[day] dal giorno
    [turn] dal turno
}
