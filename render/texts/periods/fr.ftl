### Comment s’appellent les périodes d’un jeu : jours, tours. Les autres textes prennent les mots ici ; le jeu dit lesquels (`$period`).

period = { $period ->
   *[day] jour
    [turn] tour
}
period-title = { $period ->
   *[day] Jour
    [turn] Tour
}
periods = { $period ->
   *[day] jours
    [turn] tours
}
periods-title = { $period ->
   *[day] Jours
    [turn] Tours
}
period-a = { $period ->
   *[day] un jour
    [turn] un tour
}
period-the = { $period ->
   *[day] le jour
    [turn] le tour
}
period-of = { $period ->
   *[day] du jour
    [turn] du tour
}
period-this = { $period ->
   *[day] ce jour
    [turn] ce tour
}
period-one = { $period ->
   *[day] un jour
    [turn] un tour
}
period-next = { $period ->
   *[day] le prochain jour
    [turn] le prochain tour
}
period-next-title = { $period ->
   *[day] Le prochain jour
    [turn] Le prochain tour
}
period-before-first = { $period ->
   *[day] avant le premier jour
    [turn] avant le premier tour
}
period-before-first-title = { $period ->
   *[day] Avant le premier jour
    [turn] Avant le premier tour
}
period-by-period = { $period ->
   *[day] Jour après jour
    [turn] Tour après tour
}
period-back = { $period ->
   *[day] Un jour en arrière
    [turn] Un tour en arrière
}
period-on = { $period ->
   *[day] Un jour en avant
    [turn] Un tour en avant
}
period-at = { $period ->
   *[day] le jour
    [turn] au tour
}
period-from = { $period ->
   *[day] à partir du jour
    [turn] à partir du tour
}
