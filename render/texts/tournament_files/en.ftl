### Files of a tournament, and what verification finds in one.

tfile-holds = **Everything agrees.** Worked out again from { $facts ->
    [one] one fact
   *[other] { $facts } facts
}: { $rounds ->
    [0] no round yet
    [one] one round
   *[other] { $rounds } rounds
}, every lot, pairing, score, tie-break and place.
tfile-sealed = **Everything agrees so far, but the tournament goes on and its seed is still secret.** Worked out again from { $facts ->
    [one] one fact
   *[other] { $facts } facts
}: { $rounds ->
    [0] no round yet
    [one] one round
   *[other] { $rounds } rounds
}, every pairing, score, tie-break and place. Lots and other draws can be checked when the seed is told: export it again at the end.
tfile-differs = **This file does not hold.** { $facts ->
    [0] Nothing of its journal could be folded.
    [one] One fact of { $all } was folded.
   *[other] { $facts } facts of { $all } were folded.
}
tfile-seed = The seed `{ $seed }` has the SHA-256 that was announced: { $hash }.
tfile-hash = The SHA-256 of its seed, as it was announced: { $hash }.
tfile-unproven-people = What no file proves: that each fact is by whom it names, and that what two players reported is what happened at their table.
tfile-unproven-replays = Results of the bot’s own games are as the bot replayed them; each game can be verified from its own export.
tfile-sum = The journal is not the one that was written: a fact was changed, added or left out.
tfile-told = { $where }: worked out again it is { $expected ->
    [none] nothing
   *[other] { $expected }
}; the file tells { $got ->
    [none] nothing
   *[other] { $got }
}.
tfile-more = And { $count ->
    [one] one more fact does not hold.
   *[other] { $count } more facts do not hold.
}
tfile-not-the-lots = Fact { $number }: these are not the lots that the seed draws ({ $rule }). They are { $possible }.
tfile-not-the-scenario = Fact { $number }: the seed draws another scenario for this round ({ $rule }): { $possible }.
tfile-not-the-sides = Fact { $number }: the seed draws other sides for this round ({ $rule }).
tfile-not-the-game = Fact { $number }: the game of this round does not follow from the seed ({ $rule }).
tfile-not-the-right-round = Fact { $number }: this is not the right round ({ $rule }). By the page, it has these tables: { $possible }.
tfile-not-the-seed = The seed has another SHA-256 than was announced ({ $rule }): { $hash } in place of { $told }.
tfile-not-created = Fact { $number }, “{ $fact }”: a journal begins with the creation of its tournament ({ $rule }).
tfile-impossible = Fact { $number }, “{ $fact }”, could not happen there ({ $rule }): { $reason } A fact before it is missing, or was another one.
tfile-no-file = The file cannot be read: { $detail }.
tfile-size = The file is too long for a tournament: at most { $detail } MB.
tfile-text = The file is no text: { $detail }
tfile-json = The file is damaged, or is no export: it is no JSON. { $detail }
tfile-kind = The file is JSON, but no export of a tournament. Games are checked with `siegemaster verify`. { $detail }
tfile-format = Another version wrote this file (format { $detail }), and this one does not know it. Update this one.
tfile-shape = The file is damaged: { $detail }

button-tplay = Play your game

tplay-begun = **Round { $round }: your game begins: { $link }** Everybody has the same dice, each alone and unseen. One attempt{ $until ->
    [none] { "" }
   *[other] , which counts until { $until }
}; its result arrives by itself.
tplay-table = **The game of your table begins: { $link }** Its result arrives by itself when it is over.
tplay-running = **Your game of round { $round } is being played: { $link }**
tplay-nothing = You have no game to play in this tournament at the moment: the round is over, your table has its result, or you do not play in it.
tplay-nobody = One of the two at this table has no account here, so it cannot be played with me. Ask a judge for a ruling.
tplay-unknown = This version does not know the game of this tournament, or not its house rules: “{ $game }”. Ask the organizer.
tplay-thread-name = { $title }, round { $round } ({ $who })
tplay-table-name = { $title }, round { $round }, table { $table }: { $one } – { $other }
tplay-direct-busy = Your game has not begun. It is played where nobody looks over your shoulder, and in your direct messages with me another game is being played: { $link }. Press the button again in a text channel of a server where you and I may create private threads and write in them; or end that game with `/siege resign`; or bring it into another channel with `/siege here`.
tplay-direct-closed = Your game is ready, but Discord does not let me write to you. Allow direct messages from members of a server that we share (in its privacy settings), or let me in again if you have blocked me; then press the button again. Nothing is lost, and nothing has been decided.

name-tournament-export = export
name-tournament-play = play
name-option-format = format
command-tournament-export = The tournament of this channel as a file
command-tournament-play = Your game of this round, if the tournament plays the bot’s own games
option-texport-format = For which program; without it, everything as one file that anybody can check
choice-texport-json = Everything, to be checked (JSON)
choice-texport-csv = Spreadsheets: page and tables (CSV)
choice-texport-html = The last round on paper: pairings, slips (HTML)
choice-texport-bbcode = Standing and rounds for a forum (BBCode)
choice-texport-markdown = Standing and rounds as tables (Markdown)
choice-texport-ranking = Ranking for T³ (text)
choice-texport-listfortress = ListFortress (JSON)
choice-texport-ics = Rounds for a calendar (ICS)

texport-json = **{ $title }** as one file: `{ $name }`. It holds the whole journal and what it came to, without ids of Discord. Anybody can work it out again: `siegemaster tournament verify { $name }`.
texport-sealed = Lots and other draws can be checked when the seed is told at the end; army lists are in it once everybody may see them.
texport-csv = **{ $title }** for spreadsheets: the page, and all tables with their fields and points.
texport-html = The last round of **{ $title }** as one page to print: pairings by table and by name, the standing before, a result slip for each table.
texport-bbcode = **{ $title }** for a forum: the standing, and the pairs and points of every round. Paste the text into a post.
texport-markdown = **{ $title }** as tables in Markdown: the standing, and the pairs and points of every round.
texport-no-round = No round is paired yet, so there is nothing to print. Ask again when the first round stands here; the other formats are ready now.
texport-ranking = **{ $title }** as T³ takes it for its ranking: place, name, origin, army.
texport-listfortress = **{ $title }** with players, rounds and matches, as ListFortress reads it.
texport-ics = The rounds of **{ $title }** for your calendar.
texport-round = { $title }: round { $round }
texport-too-large = The file of **{ $title }** is larger than Discord takes. Ask whoever runs the bot for it.
