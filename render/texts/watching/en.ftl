### Spectators: channels that follow a game, lists of games, boards of past days.

## Names

name-watch = watch
name-games = games
name-option-channel = channel

## Commands (at most 100 characters)

command-watch = Follow a game here, in another channel or in your direct messages, or stop following it
command-games = List the games on this server (in direct messages: your own) and open one
option-watch-game = The game: from the list, by number, or a link to its channel
option-watch-what = How much to post (default: every day or turn), or stop following
option-watch-channel = The channel (default: this one)
option-watch-language = The language (default: the server’s; in direct messages, your own)
option-board-day = A past day or turn, like 12, to see the board at its end (only you see it)
option-any-game = Another game that you may see, in any channel (only you see the answer)
choice-watch-phase = every phase
choice-watch-day = every day or turn
choice-watch-end = only the end
choice-watch-none = stop following

## Following

watch-begun = { $channel } now follows { $title }: { $what }. To end this, use `/siege watch` with “stop following”.
watch-begun-direct = You now follow { $title } here: { $what }. To end this, use `/siege watch` with “stop following”.
watch-changed = { $channel } now follows { $title } like this: { $what }.
watch-changed-direct = You now follow { $title } like this: { $what }.
watch-ended = { $channel } no longer follows { $title }.
watch-ended-direct = You no longer follow { $title }.
watch-no-game = Choose the game to follow with `game`.
watch-over = That game is over. To open its last board, use `/siege games`. To see the board of any past { period }, use `/siege board day: game:`.
watch-own = That game is played in this channel, and its board is already here. Choose another channel, or use the command in direct messages with the bot.
watch-sealed = That game stays hidden until the other players with the same dice have finished their games. No channel can follow it until then.
watch-not-yours = Only a player of that game or a server manager can let { $channel } follow it (*Manage Channels* or *Manage Server*). To follow it yourself, use `/siege watch` in direct messages with the bot.
watch-i-cannot-post = The bot cannot post in { $channel }. It needs: { $permissions }. Grant these permissions and try again.
watch-no-channel = The bot cannot post there. Choose a text channel or a thread that the bot can see.
watch-guest = The bot is only a guest in this server and cannot post by itself. Use the command in direct messages, or ask a server manager to invite the bot.
watch-full = { $most ->
    [one] One channel or person already follows
   *[other] { $most } channels and people already follow
} that game, which is the limit. To make room, use `/siege watch` with “stop following” in one of them.
watch-none = This channel does not follow any game. To follow one, use `/siege watch`.
watch-not-followed = This channel does not follow “{ $what }”. To see the games it follows, use `/siege watch` with “stop following”.
watch-which =
    This channel follows several games. Choose one under `{ $option }`:
    { $games }
watch-not-yours-to-end = You cannot stop { $channel } from following this game. Ask a player of the game, a manager of the channel, or the person who chose to follow it there.

## What those who follow are sent

watch-passed = *{ periods-title } { $first } to { $last } have passed.*
watch-passed-printed = *{ periods-title } { $first } to { $last } have passed. To read about each, use* `/siege newspaper day: game:`
watch-link = -# The board: { $link }
watch-how = -# This channel follows the game. To end this, use `/siege watch` with “stop following”.
watch-last = -# The game is over, so nothing more will be posted here. To see it again, use `/siege games`.

## What is wrong

watch-trouble = You let { $channel } follow { $title }, but the bot cannot post there. It needs: { $permissions }. If the bot gets these permissions before { $until }, it will catch up. After that, the channel stops following.
watch-hidden = You let { $channel } follow { $title }, but the bot can no longer see the channel. It needs: { $permissions }. If the bot gets these permissions before { $until }, it will catch up. Otherwise the channel stops following then.
watch-locked = You let { $channel } follow { $title }, but the thread is locked. Unlock it before { $until }, or give the bot *Manage Threads*, and the bot will catch up. Otherwise the thread stops following then.
watch-gone = You let { $channel } follow { $title }, but the channel was deleted. To let another channel follow it, use `/siege watch`.
watch-dropped = { $channel } no longer follows { $title }: the bot still cannot post there. Grant the permissions and use `/siege watch` to start again.
watch-unseen = You no longer follow { $title }, because you can no longer see its channel.

## Lists and past days

games-title = ### Games on this server ({ $count })
games-title-own = ### Your games ({ $count })
games-none = There is no game on this server that you can see. Start one with `/siege new`.
games-none-own = You have no games yet. Start one with `/siege new`.
games-line = - **{ $title }** · { $state } · { $players } · { $since } · { $link }
games-shared = [👁 Watch]({ $url })
games-running = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }, in progress
}
games-over = { $day ->
    [0] ended { period-before-first }
   *[other] ended { period-at } { $day }
}
games-resigned = { $day ->
    [0] resigned { period-before-first }
   *[other] resigned { period-at } { $day }
}
games-broken-off = { $day ->
    [0] ended by agreement { period-before-first }
   *[other] ended by agreement { period-at } { $day }
}
games-won = Winner: **{ $side }** ({ $who })
games-open = Open a game’s last board
games-unknown = There is no game “{ $what }” that you can see. For a list, use `/siege games`.
gallery-foot = -# The board at the end of { period } { $day } of { $last }.
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = The game has no board of { period } { $day }. Choose an earlier { period }.
gallery-busy = Too many old boards are being drawn right now. Try again in a minute.
