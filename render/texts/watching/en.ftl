### Spectators: channels that follow a game, lists of games, boards of past days.

## Names

name-watch = watch
name-games = games
name-option-channel = channel

## Commands (at most 100 characters)

command-watch = Follow a game here, in another channel or in your direct messages, or stop following it
command-games = List the games on this server (in direct messages: your own) and open one
option-watch-game = The game’s name from the list, its number, or a link to its channel
option-watch-what = How much to post (default: every day or turn), or stop following
option-watch-channel = The channel (default: this one)
option-watch-language = The language (default: the server’s; in direct messages, your own)
option-board-day = Show the board at the end of a past day or turn, such as 12 (only you see it)
option-any-game = Another game that you can see, in any channel (only you see the answer)
choice-watch-phase = every phase
choice-watch-day = every day or turn
choice-watch-end = only the end
choice-watch-none = stop following

## Following

watch-begun = { $channel } now follows { $title }: { $what }. To stop, use `/siege watch` with “stop following”.
watch-begun-direct = You now follow { $title } here: { $what }. To stop, use `/siege watch` with “stop following”.
watch-changed = { $channel } now follows { $title }. Your choice: { $what }.
watch-changed-direct = You now follow { $title }. Your choice: { $what }.
watch-ended = { $channel } no longer follows { $title }.
watch-ended-direct = You no longer follow { $title }.
watch-no-game = Which game do you want to follow? Choose it under `game`.
watch-over = That game is over. To open its last board, use `/siege games`. To see the board of any past { period }, use `/siege board day: game:`.
watch-own = That game is played in this channel, and its board is already here. Choose another channel, or use the command in direct messages with the bot.
watch-sealed = Other players are still playing with the same dice, so that game is hidden. Channels can follow the game when all these players have finished.
watch-not-yours = Only a player of that game, or a person with *Manage Channels* or *Manage Server*, can let { $channel } follow it. To follow it yourself, use `/siege watch` in direct messages with the bot.
watch-i-cannot-post = The bot cannot post in { $channel }. It needs: { $permissions }. Grant these permissions and try again.
watch-no-channel = The bot cannot post there. Choose a text channel or a thread that the bot can see.
watch-guest = The bot is not a member of this server, so it cannot post here. Use the command in direct messages, or ask a server manager to invite the bot.
watch-full = { $most ->
    [one] That game already has one follower
   *[other] That game already has { $most } followers
}, which is the limit. To make room, use `/siege watch` with “stop following” in a channel that follows it.
watch-none = This channel does not follow any game. To follow one, use `/siege watch`.
watch-not-followed = This channel does not follow “{ $what }”. To see the games it follows, use `/siege watch` with “stop following”.
watch-which =
    This channel follows several games. Choose one under `{ $option }`:
    { $games }
watch-not-yours-to-end = You cannot stop the posts about this game in { $channel }. Ask a player of the game, a manager of the channel, or the person who started them.

## What those who follow are sent

watch-passed = *{ periods-title } { $first } to { $last } have passed.*
watch-passed-printed = *{ periods-title } { $first } to { $last } are over. Read about them with* `/siege newspaper day: game:`
watch-link = -# The board: { $link }
watch-how = -# This channel follows the game. To stop, use `/siege watch` with “stop following”.
watch-last = -# The game is over, so nothing more will be posted here. To see it again, use `/siege games`.

## What is wrong

watch-trouble = { $channel } follows { $title }, but the bot cannot post there. Please give it these permissions before { $until }: { $permissions }. Then it will catch up. Otherwise the channel stops following the game.
watch-hidden = { $channel } follows { $title }, but the bot can no longer see the channel. Please give it these permissions before { $until }: { $permissions }. Then it will catch up. Otherwise the channel stops following the game.
watch-locked = { $channel } follows { $title }, but the thread is locked. Please unlock it before { $until }, or give the bot *Manage Threads*. Then the bot will catch up. Otherwise the thread stops following the game.
watch-gone = { $channel }, which followed { $title }, was deleted. To follow the game in another channel, use `/siege watch`.
watch-dropped = { $channel } no longer follows { $title }, because the bot still cannot post there. To start again, grant the permissions, then use `/siege watch`.
watch-unseen = You no longer follow { $title }, because you can no longer see its channel.

## Lists and past days

games-title = ### Games on this server ({ $count })
games-title-own = ### Your games ({ $count })
games-none = There are no games on this server that you can see. Start one with `/siege new`.
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
games-unknown = There is no game “{ $what }”, or you cannot see it. For a list, use `/siege games`.
gallery-foot = -# The board at the end of { period } { $day } (of { $last }).
gallery-first = ⏮ { period-title } { $day }
gallery-before = ◀ { period-title } { $day }
gallery-after = { period-title } { $day } ▶
gallery-last = { period-title } { $day } ⏭
gallery-no-day = The game has no board for { period } { $day }. Choose an earlier { period }.
gallery-busy = Too many old boards are being drawn right now. Try again in a minute.
