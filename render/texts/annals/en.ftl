### Records: what somebody's games, or a server's, have come to.

name-records = records
name-me = me
name-of = of
name-server = server
name-share = share
name-on = on
name-off = off
command-records = What your games have come to
command-records-me = Your own records, for you alone unless you show them
command-records-of = Somebody’s records, if they share them
command-records-server = This server’s games, and the best defences
command-records-share = Whether others may see your records
command-records-share-on = Let everybody see your records
command-records-share-off = Keep your records to yourself
option-records-user = Whose
option-records-game = Which game; the one played most if you say nothing
option-records-show = Show them to the whole channel

records-title-me = Your records
records-title-of = Records of { $who }
records-title-server = Records of { $name }
records-heading-person = A defender’s record
records-heading-server = A server’s record
records-counted = { $played ->
    [one] 1 game played to its end
   *[other] { $played } games played to their end
} · { $won } won · { $resigned } given up
records-given-up = { $count ->
    [one] 1 game was given up.
   *[other] { $count } games were given up.
}
records-defence = { $band }, { $score }, { $days ->
    [one] 1 { period }
   *[other] { $days } { periods }
}
records-bands = How they ended
records-key-won = won
records-key-lost = not won
records-lengths = { periods-title } held
records-lengths-axis = { $count ->
    [one] the last game; the median of all is { $median }
   *[other] the last { $count } games; the median of all is { $median }
}
records-sins = Most frequent mistakes
records-no-sins = None that anybody could prove
records-best = Best defence
records-line-bands = *Ended:* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } held:* { $median } (median)
records-line-best = *Best defence:* { $best } (`{ $id }`)
records-line-sins = *Most frequent mistakes:*
records-sin = - **{ $title }** × { $count }: { $meaning }
records-table = *Best defences here:*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] somebody
   *[other] { $count } people
}
records-sides = **{ $title }**, by the side that was held
records-side-people = - { $side }, against people: { $won } won, { $lost } lost, { $drawn } drawn
records-side-autopilot = - { $side }, against the autopilot: { $won } won, { $lost } lost, { $drawn } drawn
records-side-hard = - { $side }, against the hard autopilot: { $won } won, { $lost } lost, { $drawn } drawn
records-declared = -# { $count ->
    [one] 1 game by chosen or known dice is left out: it counts for nothing here.
   *[other] { $count } games by chosen or known dice are left out: they count for nothing here.
}
records-unended = -# { $count ->
    [one] 1 more was begun and has not been ended.
   *[other] { $count } more were begun and have not been ended.
}
records-other = { $game } ({ $count })
records-others = Other games with results: { $games }. Choose one with `game`.
records-hint-me = Only you see this. `/records share on` lets others see it; `/records me show:` shows it here.
records-alt-bands = How they ended: { $bands }.
records-alt-lengths = { periods-title } held: { $said }.
records-alt-best = Best defence: { $best }.
records-alt-sins = Most frequent mistakes: { $sins }.
records-none-me = There is nothing to show yet: the first game that you play to its end will stand here. `/siege new` begins one.
records-none-of = { $who } has not played a game to its end yet.
records-none-server = No game has been played to its end on this server yet. `/siege new` begins one.
records-private = { $who } keeps their records to themselves. They may share them with `/records share on`.
records-no-server = A server’s records are looked up on the server. Your own are at `/records me`.
records-shared-on = From now on everybody may see your records, and your name stands beside your best defences. `/records share off` ends that at once.
records-shared-off = From now on nobody but you sees your records; beside your best defences stands “somebody”.
