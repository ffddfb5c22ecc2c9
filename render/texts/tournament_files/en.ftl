### Files of a tournament, and what verification finds in one.

tfile-holds = **Everything is correct.** The bot computed the draw and each pairing, score, tie-break and place again from { $facts ->
    [one] one entry
   *[other] { $facts } entries
}. Rounds: { $rounds ->
    [0] none
    [one] one
   *[other] { $rounds }
}.
tfile-sealed = **Everything is correct so far, but the tournament continues and its seed is still secret.** The bot computed each pairing, score, tie-break and place again from { $facts ->
    [one] one entry
   *[other] { $facts } entries
}. Rounds so far: { $rounds ->
    [0] none
    [one] one
   *[other] { $rounds }
}. Export the tournament again at the end to check the draw with the seed.
tfile-differs = **This file has a mistake.** { $facts ->
    [0] No entry of its log could be replayed.
    [one] Only the first of its { $all } entries could be replayed.
   *[other] Only the first { $facts } of its { $all } entries could be replayed.
}
tfile-seed = The seed `{ $seed }` matches the announced SHA-256: { $hash }.
tfile-hash = The announced SHA-256 of the seed: { $hash }.
tfile-unproven-people = No file can prove who made each entry, or that the players reported what really happened at the table.
tfile-unproven-replays = The bot took the results of its own games from their replays. You can verify each game with its own export.
tfile-sum = The log was altered after it was written: an entry was changed, added or removed.
tfile-told = { $where }: the correct value is { $expected ->
    [none] nothing
   *[other] { $expected }
}, but the file has { $got ->
    [none] nothing
   *[other] { $got }
}.
tfile-more = And { $count ->
    [one] one more entry is wrong.
   *[other] { $count } more entries are wrong.
}
tfile-not-the-lots = Entry { $number }: the draw does not match the seed ({ $rule }). The seed gives: { $possible }.
tfile-not-the-scenario = Entry { $number }: the scenario of this round does not match the seed ({ $rule }). The seed gives: { $possible }.
tfile-not-the-sides = Entry { $number }: the seed gives some players other sides in this round ({ $rule }).
tfile-not-the-game = Entry { $number }: the game of this round does not match the seed ({ $rule }).
tfile-not-the-right-round = Entry { $number }: the pairings are wrong ({ $rule }). The standings give these tables: { $possible }.
tfile-not-the-seed = The seed does not match the announced SHA-256 ({ $rule }): { $hash } instead of { $told }.
tfile-not-created = Entry { $number }, “{ $fact }”: the first entry of a log must create the tournament ({ $rule }).
tfile-impossible = Entry { $number }, “{ $fact }”, is not possible at this point ({ $rule }): { $reason } An earlier entry is missing or was changed.
tfile-no-file = The file cannot be read: { $detail }.
tfile-size = The file is too large for a tournament. The limit is { $detail } MB.
tfile-text = The file is not text: { $detail }
tfile-json = The file is damaged or is not an export: it is not JSON. { $detail }
tfile-kind = The file is JSON, but not the export of a tournament. Check games with `siegemaster verify`. { $detail }
tfile-format = This file comes from a newer version (format { $detail }). Update the bot to read it.
tfile-shape = The file is damaged: { $detail }

button-tplay = Play your game

tplay-begun = **Your game of round { $round } begins: { $link }** Every player has the same dice, and players cannot see each other’s games. You have one attempt{ $until ->
    [none] { "" }
   *[other] , until { $until }
}. The bot enters the result.
tplay-table = **Your tournament game begins: { $link }** When it is over, the bot enters the result.
tplay-running = **Your game of round { $round } is in progress: { $link }**
tplay-rated = This game is rated: the bot gives no advice, no plans and no win chances.
tplay-nothing = You have no game to play here now. Either the round is over, your table has a result, or you are not a player.
tplay-nobody = One of the two players at this table has no account here, so the bot cannot run the game. Ask a judge for a decision.
tplay-unknown = This version of the bot does not know this tournament’s game or house rules: “{ $game }”. Ask the organizer.
tplay-thread-name = { $title }, round { $round } ({ $who })
tplay-table-name = { $title }, round { $round }, table { $table }: { $one } – { $other }
tplay-direct-busy = Your game has not begun. You must play it in private, but you already have a game in your direct messages with the bot: { $link }. End that game with `/siege resign`, or move it with `/siege here`. Or click again in a server channel where you and the bot can create private threads.
tplay-direct-closed = Your game is ready, but Discord does not let the bot message you. In your privacy settings, allow direct messages from members of a shared server. If you blocked the bot, unblock it. Then click again. Nothing is lost.

name-tournament-export = export
name-tournament-play = play
name-option-format = format
command-tournament-export = Export this channel’s tournament as a file
command-tournament-play = Play your game of this round, if the tournament uses the bot’s own games
option-texport-format = The format (default: everything, in one file that anybody can check)
choice-texport-json = Everything, to verify (JSON)
choice-texport-csv = Spreadsheets: standings and tables (CSV)
choice-texport-html = The latest round for printing: pairings and result slips (HTML)
choice-texport-bbcode = Standings and rounds for a forum (BBCode)
choice-texport-markdown = Standings and rounds as tables (Markdown)
choice-texport-ranking = Ranking for T³ (text)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Rounds for a calendar (ICS)

texport-json = **{ $title }** as one file: `{ $name }`. It holds the whole log and its results, without Discord ids. Anybody can check it: `siegemaster tournament verify { $name }`.
texport-sealed = The seed is revealed at the end. After that, you can check the draw. The file includes army lists only when everybody may see them.
texport-csv = **{ $title }** for spreadsheets: the standings, and all tables with their reports and points.
texport-html = The latest round of **{ $title }** as a page to print. It has the pairings by table and by name, the standings before the round, and a result slip per table.
texport-bbcode = **{ $title }** for a forum: the standings, and the pairings and points of each round. Paste the text into a post.
texport-markdown = **{ $title }** as Markdown tables: the standings, and the pairings and points of each round.
texport-no-round = No round is paired yet, so there is nothing to print. Export again after the first pairing, or choose another format.
texport-ranking = **{ $title }** for the T³ ranking: place, name, origin and army.
texport-listfortress = **{ $title }** for ListFortress: players, rounds and matches.
texport-ics = The rounds of **{ $title }** for your calendar.
texport-round = { $title }: round { $round }
texport-too-large = The file of **{ $title }** is too large for Discord. Ask the operator of the bot for it.
