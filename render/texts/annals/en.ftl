### Records: what somebody's games, or a server's, have come to.

name-records = records
name-me = me
name-of = of
name-server = server
name-share = share
name-on = on
name-off = off
command-records = Results and records of your games
command-records-me = Show your own records; only you see them unless you share them
command-records-of = Show another player’s records, if they share them
command-records-server = Show this server’s games and best defences
command-records-share = Choose whether others may see your records
command-records-share-on = Let everybody see your records
command-records-share-off = Keep your records private
option-records-user = The player
option-records-game = The game (default: the game played most)
option-records-show = Show the records to the whole channel

records-title-me = Your records
records-title-of = Records of { $who }
records-title-server = Records of { $name }
records-heading-person = A player’s record
records-heading-server = A server’s record
records-counted = { $played ->
    [one] 1 finished game
   *[other] { $played } finished games
} · { $won } won · { $resigned } resigned
records-given-up = { $count ->
    [one] 1 game was resigned.
   *[other] { $count } games were resigned.
}
records-defence = { $band }, { $score }, { $days ->
    [one] 1 { period }
   *[other] { $days } { periods }
}
records-bands = Results
records-key-won = won
records-key-lost = not won
records-lengths = { periods-title } held
records-lengths-axis = { $count ->
    [one] the last game (median of all games: { $median })
   *[other] the last { $count } games (median of all games: { $median })
}
records-sins = Most frequent mistakes
records-no-sins = No clear mistakes
records-best = Best defence
records-line-bands = *Results:* { $bands }
records-band = { $band } { $count }
records-line-median = *{ periods-title } held:* { $median } (median)
records-level = *{ $level }:* { $won } of { $count } won
records-line-best = *Best defence:* { $best } (`{ $id }`)
records-line-sins = *Most frequent mistakes:*
records-sin = - **{ $title }** × { $count }: { $meaning }
records-table = *Best defences here:*
records-place = { $place }\. { $best } · { $who }
records-somebody = { $count ->
    [one] anonymous
   *[other] { $count } people
}
records-sides = **{ $title }**, by side
records-side-people = - { $side }, against people: { $won } won, { $lost } lost, { $drawn } drawn
records-side-autopilot = - { $side }, against the autopilot: { $won } won, { $lost } lost, { $drawn } drawn
records-side-hard = - { $side }, against the hard autopilot: { $won } won, { $lost } lost, { $drawn } drawn
records-declared = -# { $count ->
    [one] 1 game does not count here, because its dice were chosen or already known.
   *[other] { $count } games do not count here, because their dice were chosen or already known.
}
records-unended = -# { $count ->
    [one] 1 more game is unfinished.
   *[other] { $count } more games are unfinished.
}
records-other = { $game } ({ $count })
records-others = Other games with results: { $games }. Choose one with `game`.
records-hint-me = Only you can see this. To let others see your records, use `/records share on`. To show them in this channel, use `/records me show:`.
records-alt-bands = Results: { $bands }.
records-alt-lengths = { periods-title } held: { $said }.
records-alt-best = Best defence: { $best }.
records-alt-sins = Most frequent mistakes: { $sins }.
records-none-me = You have not finished a game yet. Start one with `/siege new`.
records-none-of = { $who } has not finished a game yet.
records-none-server = No game has been finished on this server yet. Start one with `/siege new`.
records-private = The records of { $who } are private. Ask { $who } to use `/records share on`.
records-no-server = You can see a server’s records only on that server. To see your own, use `/records me`.
records-shared-on = Everybody can now see your records, and your best defences show your name. To make them private again, use `/records share off`.
records-shared-off = Your records are now private. Your best defences are listed as “anonymous”.
