### The game of the day.

error-counts = Others are playing with the same dice, so this game stays private until { $until }. Until then, only its player can play it, and its house rules cannot change. After that, it can be shared, handed over or moved.
daily-not-again = Others are playing with these dice until { $until }, so you cannot play them again yet. After that, use `/daily practice` as often as you like.

## On boards, in exports.

daily-board-counts = -# Daily game, { $day }: your only attempt. It counts if you finish before { $until }.
daily-board-past = -# Daily game, { $day }: that day is over, so further moves do not count.
daily-board-practice = -# Practice: the game of { $day } again. It does not count.
daily-resign = This is your only attempt at the daily game. If you resign, the game does not count. It counts only if you finish it before { $until }.
daily-sealed = -# Others are still playing with these dice, so the seed stays secret until { $until }. After that, you can check the dice with `/siege verify`. SHA-256: { $hash }
daily-export = The whole game as one file: `{ $name }`. It contains no names. Others are playing with the same dice until { $until }, so it contains no seed yet. To check the dice, export the game again after that.
daily-verify = Others are still playing with these dice, so the seed stays secret until { $until }. After that, `/siege verify` can check each die and card. SHA-256 of the seed: { $hash }
daily-verify-file = **This file cannot be verified yet. Others were still playing with these dice, so it contains no seed.** The rest of the file is fine. SHA-256 of the seed: { $hash }. Export the game again after { $until }.

## The one attempt.

daily-begun = **Your daily game begins: { $link }** This game of { $day } counts if you finish before { $until } ({ $left }). Nobody else can see it until the day is over.
daily-running = **Your daily game is in progress: { $link }** This game of { $day } counts if you finish before { $until } ({ $left }).
daily-hurry = Little time is left. If you do not finish in time, you can still play to the end, but the game will not count.
daily-aside = { $why ->
    [closed] Discord does not let the bot message you, so your game is in a private thread.
   *[busy] Your direct messages with the bot already have a game, so this one is in a private thread.
}
daily-thread-name = The game of { $day } ({ $who })
daily-direct-busy = Your attempt has not begun, because you already have a game in your direct messages with the bot: { $link }. End that game with `/siege resign`, or move it with `/siege here`. Or start the daily game in a server channel where you and the bot can create private threads.
daily-direct-closed = Your daily game is ready, but Discord does not let the bot message you. Unblock the bot, or allow direct messages from members of a shared server. Then start it again, or start it in a server channel where you and the bot can create private threads.
daily-over = You have finished your daily game of { $day }. The bot is now checking its moves. After that, the result will appear on `/daily board`.
daily-confirmed = **Your daily game of { $day } counts.** { $band }, { $score }, { $days } { $days ->
    [one] { period }
   *[other] { periods }
}, { $own }% own orders{ $times ->
    [none] {""}
   *[other] , { $times }
}: { $rank ->
    [0] no rank, because you gave less than { $mostly }% of the orders.
   *[other] place { $rank } of { $count } on all servers.
}
daily-unfinished = Your daily game of { $day } does not count, because it was not finished that day. There is a new game every day. To play past games again, use `/daily practice`.
daily-unfinished-away = Nobody could reach the bot when { $day } ended, so your unfinished game does not count. Your streak continues with the next day you finish. To play past games again, use `/daily practice`.
daily-deleted = You played your daily game of { $day } and then deleted your data. There is a new game every day. To play past games again, use `/daily practice`.
daily-refused = **The bot could not confirm the result of your daily game of { $day }, so no board shows it.** { $why ->
    [another] This is not the game that began with that day’s dice.
    [others] Somebody else made a decision in it.
    [late] It was not finished that day.
    [damaged] The stored game cannot be read.
    [other-rules] It was played by another version of the rules, which differs at row { $version }.
    [after-other-rules] It was played by another version of the rules, which differs at row { $version }.
   *[other] With that day’s dice, its moves give a different result at row { $version }.
} Type `/siege export` in its channel and send the file to the operator of this bot, who can check each move. Your other days are not affected.

## Tables of results.

daily-somebody = somebody
daily-table = **Daily game, { $day }, { $where ->
    [server] this server
   *[everywhere] all servers
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
daily-table-hidden = -# Points and length appear once you have finished or the day is over.
daily-tier-own = **The player’s own orders** ({ $own }% or more of all orders)
daily-tier-mostly = **Mostly the player’s own orders** ({ $mostly }% or more of all orders)
daily-tier-apart = **Played by the autopilot**, unranked (the player gave less than { $mostly }% of the orders)
daily-table-apart = Your result has no rank: you gave { $own }% of the orders, and a rank needs { $mostly }%.
daily-table-means = -# “Own” is the share of orders that the player gave. It is an average over each { period } and each round of a fight. Choosing a plan counts as an order, but ending a phase does not. Players who gave more of the orders are in a higher group. Within a group, points decide.
daily-par = The autopilot alone, with the same dice: { $band }, { $score }.
daily-title = { $title }: { $scenario }
daily-share = Here is your result to share. It gives away no dice or cards:
daily-share-title = { $title } · { $day }
daily-share-band = { $bar } { $band }
daily-share-own = { $bar } { $own }% own orders
daily-share-par = { $than ->
    [better] 🏆 better than the autopilot
    [worse] 🎩 the autopilot did better
   *[even] 🤝 as good as the autopilot
}
daily-share-streak = 🔥 { $count } { $count ->
    [one] day
   *[other] days
} in a row
daily-status-streak = Days in a row on which you got a rank: { $count }. You can miss one day in seven without losing this streak.
daily-table-none = No result has been confirmed yet.
daily-table-own = Your place: { $rank } of { $count } (page { $page }).
daily-table-running = Games in progress: { $count }.
daily-table-over = Results being checked: { $count }.
daily-table-unfinished = Games not finished: { $count }.
daily-table-refused = Results not confirmed: { $count }.
button-daily-server = This server
button-daily-everywhere = All servers
button-daily-play = Play today’s game
button-daily-table = Results
button-daily-remind = Remind me
button-daily-no-reminders = No more reminders

## How it stands.

daily-status = **Daily game, { $day }: { $title }.** Everybody gets the same cards and the same dice, and may play once. Finish your game by { $until } ({ $left }).
daily-status-hash = SHA-256 of the daily game’s secret, which is revealed when the day is over: `{ $hash }`
daily-status-word = { $word ->
    [none] The bot computes the dice from this secret and one more number. Discord gives it to the day’s first `/daily play`, on any server.
   *[other] The bot computes the dice from this secret and one more number. Discord gave it to the day’s first command: `{ $word }`
}
daily-status-last-word = The previous game, { $day }, used the secret `{ $secret }` and the number `{ $word }`. The bot showed the SHA-256 `{ $hash }` of the secret before and during that day. To check it: `printf %s { $secret } | sha256sum`. To compute the seed of the dice: `printf '%s/%s' { $secret } { $word } | sha256sum`. Play that game again with `/daily practice`.
daily-status-players = { $count ->
    [0] Nobody has started this game yet.
    [one] One person has started this game.
   *[other] { $count } people have started this game.
}
daily-status-none = You have not played yet. Start with `/daily play`.
daily-status-next = The next game, { $day }, has a secret with the SHA-256 `{ $hash }`.
daily-status-last = The previous game, { $day }, used the seed `{ $seed }`. The bot showed its SHA-256 `{ $hash }` before and during that day. To check it: `printf %s { $seed } | sha256sum`. Play that game again with `/daily practice`.

## Reminders.

daily-next = ☀️ Next daily game: { $starts }.
daily-reminder = ☀️ **The daily game of { $day } is open: { $title }.** You can start it until { $until }.
daily-reminder-last = You ignored the last two reminders. If you don’t play today, this one will be the last. To turn reminders on again, use `/daily status`.
daily-reminder-on = You’ll get a direct message when each daily game begins (the next one { $starts }). If you ignore three reminders, the bot stops sending them.
daily-reminder-off = You’ll get no more reminders of the daily game.

## Practice.

daily-practice-begun = **Your practice game for { $day } begins: { $link }** It does not count.
daily-not-yet = Others are still playing the game of { $day }, so you cannot practise it yet. For today’s game, use `/daily play`.
daily-no-day = There was no daily game on { $day }. Choose one of the suggested days.
daily-no-server = This command works only in servers with the bot. To see the results of all servers, use `/daily board` here.

## Channels that are told.

daily-followed = This channel now gets each daily game with its hash. It also gets the results and the seed of the day before. The next one begins at { $time }. To stop this, use `/daily unfollow`.
daily-unfollowed = This channel no longer gets the daily game.
daily-not-followed = This channel does not get the daily game. To get it here, use `/daily follow`.
daily-manager = Only server and channel managers can decide this (Manage Server or Manage Channels). Ask one of them.
daily-opening = ## Daily game, { $day }
    { $title }. Everybody gets the same cards, the same dice and one attempt, until { $until }.
daily-opening-last = **The game of { $day } is over.** Results confirmed on all servers: { $count }.
daily-opening-best = The best result on all servers:
daily-trouble = The bot could not post the daily game in { $channel }. Please give it these permissions there: **{ $permissions }**. If posting fails again tomorrow, that channel will get no more daily games until somebody uses `/daily follow` there.
daily-dropped = { $channel } will get no more daily games: the channel has been deleted, or the bot cannot post there. Give the bot its permissions and use `/daily follow` there again.

## Commands.

name-daily = daily
name-daily-play = play
name-daily-board = board
name-daily-status = status
name-daily-practice = practice
name-daily-follow = follow
name-daily-unfollow = unfollow
command-daily = The daily game: the same cards and dice for everybody
command-daily-play = Play the daily game; you have only one attempt
command-daily-board = Show a day’s results, in this server or everywhere
command-daily-status = Show today’s deadline, the hashes and your own attempt
command-daily-practice = Practise with a past day’s game in this channel; it does not count
command-daily-follow = Post the daily game and the last results in this channel each day
command-daily-unfollow = Stop posting the daily game in this channel
option-daily-day = The day (default: today)
option-daily-past = A past day
option-daily-where = The results of this server, or of all servers
choice-daily-server = of this server
choice-daily-everywhere = of all servers

## The battle of the day.

daily-battle = ⚔️ **Battle of the day, { $day }.** You command the **{ $side }** against the autopilot. Everybody gets the same side, the same dice and one attempt, until { $until } ({ $left }). The side changes from day to day.
daily-battle-line = ⚔️ **Battle of the day, { $day }: { $title }.** Everybody gets the same side, the same dice and one attempt: `/daily battle`.
daily-battle-none = The bot is still preparing today’s battle. Try again in a few minutes.
button-daily-battle = ⚔️ Today’s battle
button-daily-battle-play = Play today’s battle
button-daily-battle-against = Play a person
name-daily-battle = battle
command-daily-battle = Play today’s battle against the autopilot; you have only one attempt

## The puzzle of the day.

command-daily-puzzle = Solve today’s puzzle: one position, one answer
name-daily-puzzle = puzzle
button-puzzle = 🧩 Puzzle
button-puzzle-on = ▶ Play on from here
puzzle-title = 🧩 **Puzzle of { $day }: { $title }**, { period } { $number }
puzzle-side = You command the **{ $side }**.
puzzle-which = Which plan is clearly the best? Only your first answer counts.
puzzle-solved = { $found ->
    [yes] ✅ **{ $right }** is right.
   *[no] ❌ You chose **{ $answer }**. The best plan is **{ $right }**.
}
puzzle-chance = - { $plan }: victory in { $number } of 100 games
puzzle-points = - { $plan }: { $number } { $number ->
    [one] point
   *[other] points
} at nightfall
puzzle-others = { " · " }{ $share }% chose it
puzzle-surprising = The adviser would have chosen another plan.
puzzle-record = Right answers: { $right } of { $count ->
    [one] 1
   *[other] your last { $count }
}.
puzzle-streak = 🧩 { $count } { $count ->
    [one] day
   *[other] days
} in a row
puzzle-next = -# You can solve the next puzzle { $at }.
puzzle-none = There is no puzzle for this day yet. The bot is looking for one; try again in half an hour.
puzzle-unanswered = Answer today’s puzzle first, with `/daily puzzle`.
puzzle-played-on = You can play on from the puzzle here: { $link }
puzzle-share = Siegemaster · Puzzle { $day } · { $game } { $found ->
    [yes] ✅
   *[no] ❌
}
