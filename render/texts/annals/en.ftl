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
command-records-of = Show somebody’s records, if they share them
command-records-server = Show this server’s games and best defences
command-records-share = Choose whether others may see your records
command-records-share-on = Let everybody see your records
command-records-share-off = Keep your records private
option-records-user = The player
option-records-game = The game (default: the one played most)
option-records-show = Show them to the whole channel

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
    [one] the last game; median of all games: { $median }
   *[other] the last { $count } games; median of all games: { $median }
}
records-sins = Most frequent mistakes
records-no-sins = No proven mistakes
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
    [one] 1 game with chosen or known dice does not count here.
   *[other] { $count } games with chosen or known dice do not count here.
}
records-unended = -# { $count ->
    [one] 1 more game is unfinished.
   *[other] { $count } more games are unfinished.
}
records-other = { $game } ({ $count })
records-others = Other games with results: { $games }. Choose one with `game`.
records-hint-me = Only you see this. `/records share on` lets others see it, and `/records me show:` shows it here.
records-alt-bands = Results: { $bands }.
records-alt-lengths = { periods-title } held: { $said }.
records-alt-best = Best defence: { $best }.
records-alt-sins = Most frequent mistakes: { $sins }.
records-none-me = You have no finished game yet. The first one will appear here. `/siege new` starts one.
records-none-of = { $who } has no finished game yet.
records-none-server = This server has no finished game yet. `/siege new` starts one.
records-private = The records of { $who } are private. Ask { $who } to use `/records share on`.
records-no-server = A server’s records can be seen only on that server. Your own are in `/records me`.
records-shared-on = Everybody can now see your records, and your best defences show your name. `/records share off` makes them private again.
records-shared-off = Your records are now private. Your best defences are listed as “anonymous”.
