### The game of the day.

error-counts = This is somebody’s one attempt at a game that others play, too. It counts until { $until }, and so long one person plays it, by fixed house rules, where nobody else looks on. Afterwards it may be shared, handed over and brought anywhere.
daily-not-again = Others play by these dice until { $until }: the game of the day is not over. From then on, `/daily practice` plays it again as often as you like.

## On boards, in exports.

daily-board-counts = -# The game of the day, { $day }: one attempt, which counts until { $until }.
daily-board-past = -# The game of the day, { $day }: that day is over, and what is decided from now on does not count.
daily-board-practice = -# Practice: the game of { $day } once more. It does not count.
daily-resign = It is your one attempt, which counts until { $until }: given up, it does not count, and there is no other.
daily-sealed = -# Others still play by these dice: their seed is told at { $until }; then `/siege verify` checks them. SHA-256: { $hash }
daily-export = The whole game as one file: `{ $name }`. It holds no names, and not yet the seed of the dice: others play by it until { $until }. Export it again then to have its dice checked.
daily-verify = Others still play by these dice, so nobody is shown their seed before { $until }. Its SHA-256: { $hash }. From then on `/siege verify` replays every die and card.
daily-verify-file = **Not to be verified yet: others still played by these dice, so their seed is not in the file.** The file is in order, and holds the hash of the seed: { $hash }. Export the game again after { $until }.

## The one attempt.

daily-begun = **Your game of the day begins: { $link }** It is the one of { $day } that counts, yours alone, at leisure until { $until } ({ $left }). Nobody else sees it before the day is over.
daily-running = **Your game of the day is being played: { $link }** It is the one of { $day }, and counts until { $until } ({ $left }).
daily-hurry = Little time is left: what is not over by then does not count, though you may play it on.
daily-aside = { $why ->
    [closed] Discord does not let the bot write to you, so your game is in a private thread with nobody else in it.
   *[busy] Another game is being played in your direct messages with the bot, so this one is in a private thread with nobody else in it.
}
daily-thread-name = The game of { $day } ({ $who })
daily-direct-busy = Your attempt has not begun. It would be played in your direct messages with the bot, where another game is going on: { $link }. End that game with `/siege resign`, or move it with `/siege here`. Or type `/daily play` in a server channel where you and the bot may create private threads.
daily-direct-closed = Your game of the day is ready, but Discord does not let the bot write to you. Unblock the bot, or allow direct messages from members of a server you share with it. Then type `/daily play` again. Or type it in a server channel where you and the bot may create private threads. Nothing is lost.
daily-over = You have had your game of the day { $day }. Its moves are being replayed; once they are confirmed, the result stands on `/daily board`.
daily-confirmed = **Your game of the day { $day } counts.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, { $own }% your own{ $times ->
    [none] {""}
   *[other] , { $times }
}: { $rank ->
    [0] it has no rank, because less than { $mostly }% of it was your own.
   *[other] place { $rank } of { $count } everywhere.
}
daily-unfinished = Your game of the day { $day } does not count: it was given up, or not over when the day was. The next day brings another; `/daily practice` plays past ones as often as you like.
daily-unfinished-away = The day { $day } ended while nobody could reach the bot, so your unfinished game of that day does not count. Your days in a row go on with the next day you finish; `/daily practice` plays past days.
daily-deleted = You have had your game of the day { $day }, and have deleted what was stored about you since. The next day brings another; `/daily practice` plays past ones as often as you like.
daily-refused = **The result of your game of the day { $day } could not be confirmed, so it stands on no board.** { $why ->
    [another] It is not the game that was begun by the dice of that day.
    [others] Somebody else decided in it, too.
    [late] It was not over when the day was.
    [damaged] What is stored of it cannot be read.
    [other-rules] It was played by another version of the rules, which came to something else at row { $version }.
    [after-other-rules] It was played by another version of the rules, which came to something else at row { $version }.
   *[other] Played again by the dice of that day, its moves come to something else at row { $version }.
} Send the file of `/siege export`, typed where it was played, to whoever runs this bot: with it every move can be checked. The games of other days are not touched by this.

## Tables of results.

daily-somebody = somebody
daily-table = **The game of the day, { $day }, { $where ->
    [server] begun in this server
   *[everywhere] on all servers
}**
daily-table-line = **{ $rank }** · { $who } · { $band } · { $score } · { $days } { $days ->
    [one] { period }
   *[other] { periods }
} · { $own }% own{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-line-hidden = **{ $rank }** · { $who } · { $band } · { $own }% own{ $times ->
    [none] {""}
   *[other] {" "}· { $times }
}
daily-table-hidden = -# Points and length are shown once your own attempt or the day is over.
daily-tier-own = **All their own work** ({ $own }% and more)
daily-tier-mostly = **For the most part their own** ({ $mostly }% and more)
daily-tier-apart = **Played by the autopilot**, without a rank (less than { $mostly }% their own)
daily-table-apart = Your result has no rank: { $own }% of it was your own, and it takes { $mostly }%.
daily-table-means = -# Own: of each { period } and each round of a fight, the part of the orders that one gave oneself. To end a phase is no order; to take a plan is one. Who played more of it themselves stands higher; within a group, points decide.
daily-par = The autopilot alone, by the same dice: { $band }, { $score }.
daily-title = { $title }: { $scenario }
daily-share = To be shared; nothing of the dice or cards can be told from it:
daily-share-title = { $title } · { $day }
daily-share-band = { $bar } { $band }
daily-share-own = { $bar } { $own }% by hand
daily-share-par = { $than ->
    [better] 🏆 better than the autopilot
    [worse] 🎩 the autopilot did better
   *[even] 🤝 as good as the autopilot
}
daily-share-streak = 🔥 { $count } { $count ->
    [one] day
   *[other] days
} in a row
daily-status-streak = Your days in a row with a rank: { $count }.
daily-table-none = No result has been confirmed yet.
daily-table-own = You have place { $rank } of { $count } (page { $page }).
daily-table-running = Still playing: { $count }.
daily-table-over = Being replayed: { $count }.
daily-table-unfinished = Not finished: { $count }.
daily-table-refused = Not confirmed: { $count }.
button-daily-server = This server
button-daily-everywhere = All servers
button-daily-play = Play today’s game
button-daily-table = Results

## How it stands.

daily-status = **The game of the day, { $day }: { $title }.** The same cards and the same dice for everybody, one attempt a person, until { $until } ({ $left }).
daily-status-hash = SHA-256 of its secret, which is told when the day is over: `{ $hash }`
daily-status-word = { $word ->
    [none] The first `/daily play` anywhere brings the word that, with this secret, makes the dice.
   *[other] Word of its dice, the number of the first command: `{ $word }`
}
daily-status-last-word = The one before, { $day }, was played by the secret `{ $secret }`, whose SHA-256 `{ $hash }` was shown before and during that day, and the word `{ $word }`. Anybody can check both: `printf %s { $secret } | sha256sum` and `printf '%s/%s' { $secret } { $word } | sha256sum`, which is the seed of the dice. `/daily practice` plays it again.
daily-status-players = { $count ->
    [0] Nobody has begun it yet.
    [one] One person has begun it.
   *[other] { $count } people have begun it.
}
daily-status-none = You have not had your attempt: `/daily play`.
daily-status-next = The next one, { $day }, has a secret with the SHA-256 `{ $hash }`.
daily-status-last = The one before, { $day }, was played by the seed `{ $seed }`, with the SHA-256 `{ $hash }` that was shown before and during that day. Anybody can check it: `printf %s { $seed } | sha256sum`. `/daily practice` plays it again.

## Practice.

daily-practice-begun = **Practice: the game of { $day } begins: { $link }** It does not count.
daily-not-yet = The game of { $day } cannot be practised: its day is not over, and others play by its dice, or will. `/daily play` is the one attempt at today’s.
daily-no-day = There was no game of the day on { $day }. The days that there were are suggested as you type.
daily-no-server = That is for servers, where the bot is a member. Here, `/daily board` shows the results of all servers.

## Channels that are told.

daily-followed = From now on this channel is told of each day’s game when it begins, the next one at { $time }: its hash, and the results and the seed of the day before. `/daily unfollow` ends that.
daily-unfollowed = This channel is told no more of the game of the day.
daily-not-followed = This channel is not told of the game of the day. `/daily follow` has it told.
daily-manager = Whoever manages this server or its channels may decide that: it takes the permission Manage Server or Manage Channels.
daily-opening = ## The game of the day, { $day }
    { $title }. The same cards and the same dice for everybody, one attempt a person, at leisure until { $until }.
daily-opening-last = **The game of { $day } is over.** Results confirmed on all servers: { $count }.
daily-opening-best = The best of all servers:
daily-trouble = The bot could not announce the game of the day in { $channel }. Please grant it there: **{ $permissions }**. If it fails again tomorrow, that channel gets no more announcements until somebody types `/daily follow` there.
daily-dropped = { $channel } gets no more announcements of the game of the day: the channel is gone, or the bot may not write there. Once it may, type `/daily follow` there.

## Commands.

name-daily = daily
name-daily-play = play
name-daily-board = board
name-daily-status = status
name-daily-practice = practice
name-daily-follow = follow
name-daily-unfollow = unfollow
command-daily = The game of the day: the same cards and dice for everybody
command-daily-play = Play today’s game: one attempt, which counts
command-daily-board = The results of a day, in this server or everywhere
command-daily-status = Until when today’s game is played, the hashes, and your own attempt
command-daily-practice = Play the game of a past day in this channel; it does not count
command-daily-follow = Have this channel told each day: the new game, the results of the last one
command-daily-unfollow = Tell this channel no more
option-daily-day = Which day; today when left out
option-daily-past = A day that is over
option-daily-where = Whose results: of this server, or of all
choice-daily-server = of this server
choice-daily-everywhere = of all servers
