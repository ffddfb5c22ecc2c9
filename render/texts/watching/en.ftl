### Spectators: channels that follow a game, lists of games, boards of past days.

## Names

name-watch = watch
name-unwatch = unwatch
name-games = games
name-option-channel = channel

## Commands (at most 100 characters)

command-watch = Let this channel, another one or your direct messages follow a game
command-unwatch = Let this channel, or another one, follow a game no more
command-games = See the games of this server, or in direct messages your own, and open one
option-watch-game = Which game: one of the list, its number, or a link to its channel
option-watch-what = What is to be told; every day or turn if you say nothing
option-watch-channel = Where; left out: here
option-watch-language = In which language; otherwise the server’s, in direct messages yours
option-unwatch-game = Which game; only needed when several are followed
option-unwatch-channel = Where; left out: here
option-board-day = The board at the end of a day or turn that is over, like 12; only you see it
option-any-game = Another game that you may see, wherever it is played; only you see the answer
choice-watch-phase = every phase
choice-watch-day = every day or turn
choice-watch-end = only the end

## Following

watch-begun = { $channel } follows { $title }: { $what }. `/siege unwatch` ends it.
watch-begun-direct = You follow { $title } here: { $what }. `/siege unwatch` ends it.
watch-changed = { $channel } follows { $title } otherwise from now on: { $what }.
watch-changed-direct = You follow { $title } otherwise from now on: { $what }.
watch-ended = { $channel } follows { $title } no more.
watch-ended-direct = You follow { $title } no more.
watch-over = That game is over: nothing more will come of it. `/siege games` opens its last board, `/siege board day: game:` any { period } of it.
watch-own = That game is played here, so its board is already in this channel. Name another channel, or type this in direct messages with the bot.
watch-sealed = That game is sealed until others, who play by the same dice, have played theirs too: no channel may follow it until then.
watch-not-yours = Only a player of that game, or a manager of the server with both channels, may let { $channel } follow it (*Manage Channels* or *Manage Server*). To follow it alone, type `/siege watch` in direct messages with the bot.
watch-i-cannot-post = The bot cannot post in { $channel }. Please grant it there: { $permissions }. Then type this again.
watch-no-channel = Nothing can be posted there. Name a text channel or a thread that the bot can see.
watch-guest = The bot is not a member of this place, so it cannot post here by itself. Type this in direct messages with the bot, or ask a server manager to invite it.
watch-full = { $most ->
    [one] One channel or person follows
   *[other] { $most } channels and people follow
} that game already: no more may. `/siege unwatch` in one of them makes room.
watch-none = No game is followed here. `/siege watch` begins it.
watch-not-followed = “{ $what }” is not followed here. `/siege unwatch` offers what is.
watch-which =
    Several games are followed here. Say which one, under `{ $option }`:
    { $games }
watch-not-yours-to-end = Whoever let { $channel } follow that game may end it, who plays in it, and who manages the channel (*Manage Channels* or *Manage Server*).

## What those who follow are sent

watch-passed = *{ periods-title } { $first } to { $last } have passed.*
watch-passed-printed = *{ periods-title } { $first } to { $last } have passed;* `/siege newspaper day: game:` *shows each.*
watch-link = -# The board: { $link }
watch-how = -# This is followed here; `/siege unwatch` ends it.
watch-last = -# The game is over, and followed no more. `/siege games` opens it again.

## What is wrong

watch-trouble = { $channel } follows { $title } at your request, but the bot cannot post there. Please grant it { $permissions } by { $until }: then the channel gets what it has missed. After that it stops following.
watch-hidden = { $channel } follows { $title } at your request, but the bot can no longer see it. Please grant it { $permissions } by { $until }: then the channel gets what it has missed. After that it stops following.
watch-locked = { $channel } follows { $title } at your request, but the thread is locked. Unlock it by { $until }, or grant the bot *Manage Threads*: then the thread gets what it has missed. After that it stops following.
watch-gone = { $channel } followed { $title } because you said so. The channel has been deleted, so it follows no more. `/siege watch` lets another one follow.
watch-dropped = { $channel } no longer follows { $title }: the bot still cannot post there. Once it can, type `/siege watch` there.
watch-unseen = You follow { $title } no more: you cannot see its channel any longer.

## Lists and past days

games-title = ### Games of this server ({ $count })
games-title-own = ### Your games ({ $count })
games-none = There is no game in this server yet that you may see. `/siege new` starts one.
games-none-own = You have no games yet. `/siege new` starts one.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-running = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }, running
}
games-over = { $day ->
    [0] over { period-before-first }
   *[other] over { period-at } { $day }
}
games-resigned = { $day ->
    [0] given up { period-before-first }
   *[other] given up { period-at } { $day }
}
games-won = Winner: **{ $side }** ({ $who })
games-open = Open one: its last board, and those before
games-unknown = No game “{ $what }” is known that you may see. `/siege games` lists them.
gallery-foot = -# As it stood at the end of { period } { $day } of { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = Nothing is known of { period } { $day } in this game.
gallery-busy = Several games are being looked back on at this moment. Try again in a minute.
