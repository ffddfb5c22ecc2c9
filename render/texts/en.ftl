# The texts of the house: buttons, commands, answers and errors that belong to no game.

language = English

## Buttons of a board (at most 80 characters)

button-advised = Next: { $what }
button-phase = Let the adviser decide
button-round = Adviser plays this round
button-calm = Adviser plays until something happens
button-take = Choose these { $count }
button-preset = Suggested ({ $count }): { $who }
button-all = All { $count }
button-previous = ◀ Page { $page } of { $pages }
button-next = Page { $page } of { $pages } ▶
button-way = ★ { $what }
button-back = ↩ Back
button-top = All orders
button-dice =
    { $count ->
        [0] 🎲 Dice
        [one] 🎲 { $count } roll
       *[other] 🎲 { $count } rolls
    }
button-log = All dice of the game
button-why = ❔ Why
button-words = Board in words
button-rules = House rules
button-guide = How to play
button-undo = ↶ Undo
button-undo-more = One step further back
button-takeback = { $count ->
        [one] Take it back
       *[other] Take these { $count } back
    }
button-odds = 🎯 Odds
button-map = 🔍 Map
board-side = Your side: **{ $side }**.
button-more = ⋯ More
button-fair = 🎲 Fair dice
button-anshow = 📈 Turning points
button-filmed = 🎞 Replay
button-story = 📖 Story
button-pages = 📰 Front pages
button-points = 🧾 Points
button-share = 📤 Share
button-battles = Other battles
button-record = 🏅 My record
button-today = ☀️ Today’s game
button-giveup = Give up
button-map-whole = Whole map
button-odds-alone = Only this roll
button-again = 🔁 Again
button-mirror = 🔁 Rematch, sides swapped
button-replay = Same dice again (does not count)
button-resign = Give the game up
button-handover = Hand the game over
button-direct = Play in direct messages
button-invite = Invite the bot to this server
button-guide-back = ◀ Back
button-guide-on = Read on ▶
button-rules-apply = Use these rules
button-rules-usual = Back to the usual rules
button-exactly = Choose who goes
button-day-before = ◀ { $day }
button-day-after = { $day } ▶
option-advised = ★ adviser’s choice
prompt-part = { $prompt } ({ $part } of { $parts })
said-all = all { $count }

## Lines of a board

board-able = *Can act:* { $what }
board-advice = *Adviser:* { $what }
board-danger = *In danger:* { $what }
board-lesson = 💡 { $what }
board-hasty = -# One click sends the units that the adviser suggests. To pick them yourself, click *Choose who goes*.
board-hasty-more = -# One click gives the usual order. To change it first, click *{ $button }*.
board-resigned = **The game was given up.** Start another with `/siege new`.
board-broken-off = **The game ended by agreement.** Nobody has won. Start another with `/siege new`.
board-reopened = ⚠ The rules were corrected after your last order, so this step starts again. Please give your orders again.
board-pledge = -# Nobody can choose the dice. They come from two numbers. One is the bot’s secret, which is already fixed (its SHA-256: { $hash }). The other is the number of your first click, or one you choose.
board-word = -# Players’ number for the dice: `{ $word }`, { word-from }. SHA-256 of the bot’s secret: { $hash }
board-secret = -# The dice come from two numbers. The bot’s secret: `{ $secret }` (SHA-256 { $hash }, as shown at the start). The players’ number: `{ $word }`. To check: `printf '%s/%s' SECRET NUMBER | sha256sum`.
poster-dice = The dice come from the bot’s secret { $secret } and the players’ number { $word }. The SHA-256 of the secret was shown at the start: { $hash }.
poster-dice-seed = The dice come from the seed { $seed }. Its SHA-256 was shown at the start: { $hash }.
board-no-word = -# The game was given up before its first decision, so its dice were never rolled. The bot’s secret was `{ $secret }` (SHA-256 { $hash }, as shown at the start).
word-from = { $from ->
    [press] taken from the first click
    [typed] typed by a player
    [board] taken from the board’s message
   *[day] the same for all players that day
}
button-word = Choose your number
button-elsewhere = Elsewhere …
elsewhere-title = Another place
elsewhere-label = The place, as on the map
button-written = Write orders …
written-title = Orders, one per line
written-label = The unit, then its destination or target
written-refused = { $count ->
        [0] No order was given
        [one] One order was given
       *[other] { $count } orders were given
    }. “{ $line }” is not possible: { $reason }
    These orders have not been given yet:
written-over = { $count ->
        [0] No order was given
        [one] One order was given
       *[other] { $count } orders were given
    }. This side has no more orders to give. Not given:
written-noted = { $count ->
        [0] No order was given yet
        [one] One order was given
       *[other] { $count } orders were given
    }. Your next order has to wait until another player has decided. Still to be given:
word-title = Your own number for the dice
word-label = A number or text of at most { $most ->
    [one] one character
   *[other] { $most } characters
}
word-brought = The players’ number is `{ $word }`, and everybody can see it. The dice come from this number and the bot’s secret. The SHA-256 of the secret was shown before.
declared-chosen = Chosen dice: the player who started this game chose the seed and may have known every roll in advance. This game does not count in any records.
declared-repeated = Known dice: an earlier game or day used them, so a player may have known every roll in advance. This game does not count in any records.
board-hash = -# Fair dice: SHA-256 { $hash }
board-seed = -# Seed of the dice: `{ $seed }` (SHA-256 { $hash }, as shown at the start).

## The first screen, and what is behind “More”

pick-game = **Pick a game.** New here? Take the first one.
pick-battle = **Pick a battle.** For house rules and other options, use `/siege new`.
pick-continue = ▶ Continue: { $game }
pick-label = { $game } · { $sides ->
    [alone] 1 player
   *[several] 1–2 players
}{ $timed ->
    [yes] { " " }· { $time }
   *[no] { "" }
}
pick-minutes = { $count } min
pick-hours = { $count } h
pick-evenings = { $count ->
    [one] 1 evening
   *[other] { $count } evenings
}
more-title = **More about this game**
fair-title = **Fair dice.** Nobody can choose them, not even the bot.
fair-check = The hash of the bot’s secret is on the set-up board. At the end, you can check all the dice with `/siege verify`.

## The end

end-wins = **{ $who } wins.**
end-own = { $count ->
    [0] None of the orders were yours.
    [one] One of the orders was yours.
   *[other] { $count } of the orders were yours.
}
end-par = Par, the adviser’s result: { $par }. **{ $than ->
    [better] { $by ->
        [0] Better than the adviser
       *[other] Better than the adviser by { $by }
    }
    [worse] { $by ->
        [0] The adviser did better
       *[other] Worse than the adviser by { $by }
    }
   *[even] As good as the adviser
}.**
end-between = { $one } against { $other }: { $won }–{ $lost }.
end-share = You can copy these lines and share them anywhere.
share-title = Siegemaster · { $game }
records-par = Games with a better result than the adviser’s, with the same dice: { $better } of { $count }.
records-nothing-to-share = This game has no result, so there is nothing to share.

## Private answers

dice-none = No dice have been rolled for this board.
status-running = { $count ->
        [one] { $players } is playing this game
       *[other] { $players } are playing this game
    }. Everybody can watch.
status-over = The game is over. It was played by { $players }.
status-resigned = { $owner } gave up the game.
status-broken-off = Both sides agreed to end the game. Nobody has won.
status-house-rules = House rules: { $rules }
status-board = The board: { $link }
guide-together =
    { "**" }{ $number } · With others, day by day{ "**" }

    { $several ->
        [yes] Share your side with `/side add`, give it a channel with `/side room`, and let it vote with `/vote start`.
       *[no] Share your game with `/siege players add`, divide the command with `/siege players command`, and vote with `/vote start`.
    }

    With `/campaign start`, you play one day of the game each real day. `/daily play` is the daily game: the same dice for everybody.

    `/siege watch` lets another channel follow a game. `/siege newspaper` shows a day as a front page.
guide-page = -# Screen { $page } of { $pages }
guide-commands = **All commands of a game**
guide-groups = **Other commands**
board-posted = Here is the board again:
ordered = Ordered: { $what }.
refused-now =
    { $reason }
    { "**Instead:**" } { $choices }.
refused-more = { $choices } and { $count ->
    [one] one more
   *[other] { $count } more
}
auto-decision = The autopilot has made this decision. Here is the board:
auto-phase = The autopilot has played this phase. Here is the board:
auto-round = The autopilot has played this round. Here is the board:
auto-calm = The autopilot has played until something happened. Here is the board:
auto-day = The autopilot has played { period-this } to its end. Here is the board:
auto-all = The autopilot has played the game to its end. Here is the board:
auto-cut-short = The autopilot has played as far as it could. The game is now waiting for { $turn }. Here is the board:
auto-looked = The autopilot looked ahead before it chose { $plans ->
    [one] one plan
   *[other] { $plans } plans
}.{ $late ->
    [0] {""}
    [one] { " " }It ran out of time once and chose without looking ahead.
   *[other] { " " }It ran out of time { $late } times and chose without looking ahead.
}
new-begun = { $title } begins: { $link }
thread-name = { $title }: { $who }
resign-sure = Give this game up for good? You can’t resume it.
resigned = The game has been given up. You can now start another in this channel.

## Who plays

players-board = -# { $players } share this game.
players-last = Last decision: { $who }.
players-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
players-by = -# Decided by { $who }:
players-owner = { $owner } leads this game.
players-one = - { $who } has played in this game since { $since } (added by { $by }).
players-how = -# Add up to { $most ->
    [one] one player
   *[other] { $most } players
} with `/siege players add`. Remove players with `/siege players remove`.
players-added = { $who } now plays too and can make the same decisions as you.
players-removed = { $who } is no longer playing in this game. The player’s earlier decisions stand.
players-left = You are no longer playing in this game. Your decisions stand, and you can still watch.
players-there = { $who } is already playing in this game.
players-not-there = { $who } is not playing in this game.
players-bot = { $who } is a bot. The autopilot can help you instead: `/siege auto`.
players-direct = Nobody else can see these direct messages. To move the game to a server channel, type `/siege here` there. Then others can join.
players-not-here = { $who } is not a member of this server and could not see the board.
players-cannot-see = { $who } cannot see this channel. Ask a server manager to let them in first.
players-owner-stays = { $owner } leads this game and cannot leave it. Hand the lead over first: `/siege players handover`.
players-owner-already = { $who } already leads this game.
players-handover-sure = Let { $who } lead this game for good? You keep playing until you leave with `/siege players remove`. Only { $who } can give the lead back to you.
players-handover-manager = You manage this server. Let { $who } lead this game instead of { $owner }? After that, { $owner } will no longer play in it.
players-handed = { $who } now leads the game.
players-handed-already = Somebody has already handed over the game. { $owner } leads it now.
players-resign-manager = You manage this server. End this game of { $players } for good? It can’t be resumed.
players-brought = The game continues here:
players-no-games = You have no running game to bring here. Start one with `/siege new`.
players-which =You have several games. Type the command again and choose one under `game`. { $games }
players-shared-direct = Other people play in this game, and they can’t see these direct messages. Move the game to a server channel, or ask them to leave the game first.
players-owner-moves = The channel of this game is still there: { $link }. Only { $owner }, who leads the game, can move it.
players-elsewhere = elsewhere
suggest-preset = Suggested ({ $count }): { $what }
suggest-all = All { $count }

## Odds

odds-futile = No shot can hit.
odds-changes = **What would change the odds**
odds-compared = { $better ->
    [none] **On average, both give the same** ({ $counted }): { $first }.
   *[some] **On average** ({ $counted }): A { $first }, B { $second }.
}
odds-compared-apart = **On average:** A: { $first }; B: { $second }.
clauses = { $first }; { $more }
odds-alt = Chart of the odds. { $title }: { $shares }.
odds-overview = **Where the sides meet**
odds-placeholder = Another roll (page { $page } of { $pages })
odds-placeholder-only = Another roll
odds-placeholder-last = Other ways to make this roll
odds-compare = Compare with…
odds-nothing-to-roll = The current question needs no roll. To see what you are deciding, click **More**, then **Why**.
odds-over = The game is over, so there are no more rolls. Click **Dice** to see the past ones.

## Undo

undo-sure = { $count ->
        [one] **Take this decision back?** The log will still show it, marked as taken back.
       *[other] **Take these { $count } decisions back?** The log will still show them, marked as taken back.
    }
undo-by = { $what } ({ $who })
undo-by-steward = { $what } (the autopilot)
undo-in-phase = { $what } ({ $phase })
undo-phase-over = { $phase } is over
undo-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
undo-no-further = -# You can’t go back further: { $reason }.
undo-nothing = You can’t take anything back: { $reason }. Once you have seen a die or a card, you can’t undo what came before it.
undo-option = { $count }: { $what }
undo-steward = { $count ->
        [one] the autopilot’s decision
       *[other] the autopilot’s { $count } decisions
    }
undo-steward-what = { $count ->
    [one] the autopilot’s decision
   *[other] the autopilot’s { $count } decisions
} ({ $what } …)
undo-done = Taken back: { $what }.
undo-told = ↶ { $who } took back: { $what }
undo-bar-settled = the earlier decisions are final
undo-bar-begun = there is no earlier decision
undo-bar-reopened = the rules were corrected, and this step started again
undo-bar-mended = the rules have been corrected since then

## The log

log-title = The log: { $what }
log-day = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }
}
log-days = { periods } { $first }–{ $last }
log-decisions = Decisions only
log-decided = `#{ $version }` { $time } { $who }: **{ $what }**
log-steward = `#{ $version }` { $time } the autopilot played for { $who }: **{ $what }**
log-word = `#{ $version }` { $time } { $who } gave the players’ number: `{ $word }`, { word-from }.
log-undone = `#{ $version }` { $time } { $who } took back everything after `#{ $back }`.
log-reopened = `#{ $version }` { $time } The rules were corrected, so the step started again.
log-rules = -# From here on, version { $rules } of the rules applies. Before that, version { $before } applied.
log-resigned = `#{ $version }` { $time } { $who } gave up the game.
log-broken-off = `#{ $version }` { $time } { $who } agreed to end the game without a winner.
log-gone = ~~{ $line }~~ (taken back: `#{ $by }`)
log-page = -# Page { $page } of { $pages }
log-empty = The log has no entries of that kind.
log-which-day = This game has no { period } “{ $day }”. Write one, like 12, or several, like 3-5.
log-which-word = The log can’t be filtered by “{ $word }”. Pick a suggestion, or leave the word out.

## The whole game as a file

export-done = The whole game as one file: `{ $name }`. It contains no names. Anyone can check its dice with `siegemaster verify { $name }`, or here with `/siege verify`.
export-running = The game so far as one file: `{ $name }`. It contains no names. It also leaves out the seed and the cards still to come. To check the dice, export the game again at the end.

## The replay, and the game as a page

reel-when = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}{ $round ->
    [0] {""}
   *[other] { " " }· round { $round }
}
reel-alt = An animation in { $count ->
    [one] one frame
   *[other] { $count } frames
}, from “{ $first }” to “{ $last }”. It ends with:
replay-whole = The whole game
replay-day = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}
replay-day-rounds = { period-title } { $day } with all its fights
replay-told = **{ $game }**: { $what } (`{ $name }`)
replay-shrunk = -# This replay is smaller than usual, because the limit for files here is { $most } MB.
replay-too-large = This replay is too large: { $size } MB, even at its smallest. The limit here is { $most } MB. Ask for the replay of one { period } instead.
replay-nothing = There is nothing to show yet. Ask again after the first decision.
replay-which = There is no replay of “{ $what }”. Pick a suggestion, or type the number of { period-a }.
replay-no-day = Nothing has happened { period-at } { $day } yet. The latest { period } is { period } { $last }.
replay-busy = A replay is already being drawn for this channel. It will be here in a moment.
replay-waiting = Another replay is being drawn. Yours comes next.
replay-drawing = Drawing the replay: { $marks } picture { $done } of { $total }
replay-packing = { $total ->
    [one] The picture is drawn. The bot is packing it into a file…
   *[other] All { $total } pictures are drawn. The bot is packing them into a file…
}
replay-too-slow = This replay took too long to draw, so the bot stopped. Ask for the replay of one { period } instead.
replay-stopped = The bot is being restarted, so this replay was stopped. Please ask again in a minute.
replay-queue = Too many replays are being drawn at the same time. Please ask again in a minute.
replay-astray = This game can’t be replayed, because the rules have been corrected since it was played. From row `#{ $version }` on, its log does not fit the new rules. To read what happened, use `/siege log`.
story-no-order = You have not given any orders in this game. Leave out `{ $option }`.
story-nothing = Nothing has happened since your last order.
story-none = Nothing has happened yet. There will be a story after the first orders.
story = **{ $title }**

    { $story }
dispatch-none = There is no front page for that { period }. Either the { period } is not over yet, or this game has no newspaper.
dispatch-which = There is no { period } “{ $day }”. Write a number, like 12, or pick a suggestion.
page-step = Step { $step } of { $steps }
page-map = The map
page-controls = Controls
page-slider = { period-title } and phase
page-day = Go to
page-period = { period-title }
page-play = Play
page-pause = Pause
page-first = First step
page-day-before = { period-back }
page-previous = One step back
page-next = One step forward
page-day-after = { period-on }
page-last = Last step
page-large = Enlarge the map
page-small = Fit the map to the page
page-log = Events
page-order = Order: { $what }
page-steward = The autopilot: { $what }
page-words = The map in words
page-charts = { period-by-period }
page-table = As a table
page-peak = { $title } (the highest value { period-of })
page-end = The end
page-about = About this game
page-facts = Game { $game }, { $status ->
    [over] finished
    [resigned] given up
   *[running] in progress
}. Version { $rules } of the rules.
page-seed = The dice come from the seed “{ $seed }”.
page-pledge = The seed is the SHA-256 of one line: the bot’s secret, a slash and the players’ number. The secret: “{ $secret }”. The number: “{ $word }” ({ word-from }).
page-word = The players’ number: “{ $word }” ({ word-from }).
page-secret-hash = SHA-256 of the bot’s secret: { $hash }
page-hash = SHA-256 of the seed: { $hash }
page-keys = Keys: left and right move one step, up and down move { period-a }, and space plays. Home and End go to the first and the last step. On a touch screen: swipe the map.
page-no-script = This page needs JavaScript to show the map. Without it, you can read everything that happened, step by step.
page-fault = The map can’t be shown here. You can still read below what happened.

## Fair dice

verify-running = The dice are fixed, and nobody can see them yet. They come from a seed, whose SHA-256 was shown at the start: { $hash }. At the end, the bot shows the seed. Then you can check every die and card with `/siege verify`.
verify-pledged = { $word ->
    [none] The dice come from the bot’s secret and from a number that comes with the first decision.
   *[other] The dice come from the bot’s secret and from the players’ number `{ $word }`, { word-from }.
} Nobody can see the secret yet. Its SHA-256 was shown at the start: { $hash }. At the end, the bot shows the secret. Then you can check every die and card with `/siege verify`.
verify-fair = **Every die and card is correct.** Replayed from the seed: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, { $events ->
    [one] one event
   *[other] { $events } events
}, { $dice ->
    [one] one die
   *[other] { $dice } dice
} and { $draws ->
    [one] one draw of cards and counters.
   *[other] { $draws } draws of cards and counters.
}
verify-sealed = **This file cannot be verified yet. The game is still in progress, so the file does not contain the seed.** The rest of the file is fine. SHA-256 of the seed: { $hash }. Export the game again when it is over.
verify-differs = **This record does not agree with its dice and rules.** { $checked ->
    [0] Nothing could be replayed.
   *[other] It agrees up to row { $checked }.
}
verify-partly = **This game was played under other rules, so only part of it can be verified.** { $checked ->
    [0] The very first row already differs.
   *[other] Up to row { $checked } every die and card is correct.
}
verify-seed = The seed `{ $seed }` has the SHA-256 that was shown at the start: { $hash }.
verify-pledge = The bot’s secret `{ $secret }` has the SHA-256 that was shown at the start: { $hash }. With the players’ number `{ $word }`, { word-from }, it makes the seed of the dice.
verify-no-dice = The game was given up before its first decision, so its dice were never rolled. The bot’s secret `{ $secret }` has the SHA-256 that was shown at the start: { $hash }.
verify-limits = { $from ->
    [typed] So neither the players nor the operator chose these dice alone. No file can prove that nobody read the secret in the database.
    [day] So nobody chose these dice alone. But no file can prove that the operator did not make the first click of the day. Nor can it prove that nobody read the secret in the database.
    [alone] The seed was fixed before the first decision. But no file can prove that the operator did not draw several seeds and keep one.
   *[press] So nobody chose these dice alone. But no file can prove that the operator did not ignore clicks until the dice were to their liking. Nor can it prove that nobody read the secret in the database. If you choose your own number, the operator gains nothing by ignoring clicks.
}
verify-no-secret = The game has ended, but the bot’s secret is missing.
verify-secret = The secret does not match: its SHA-256 is { $got }, but { $expected } was shown at the start.
verify-made = The secret and the players’ number give the seed { $expected }, but the record says { $got }.
verify-no-brought = Row { $version }: the players’ number is missing, either in this row or in the record.
verify-brought-twice = Row { $version } gives the players’ number a second time.
verify-brought = Row { $version } contains a different number: the dice were made with { $expected }, but the row says { $got }.
verify-brought-late = The players’ number comes too late in the record. It is in row { $version }, but row { $before } already contains a decision.
verify-brought-strange = Row { $version } contains a number from the players, but the dice of this game were made without one.
verify-brought-dice = The record contains a number from the players, but says that the dice come from “{ $dice }”.
verify-brought-source = The players’ number is too long, or the record names an unknown source for it: “{ $source }”.
verify-brought-number = Row { $version }: “{ $word }” is not a valid Discord ID, or the time cannot be read.
verify-brought-time = Row { $version }: Discord created the players’ number at { $made }. The log says { $told }, in a game that began at { $begun }. These times contradict each other.
verify-taken-back = { $count ->
    [one] One decision was taken back during the game.
   *[other] { $count } decisions were taken back during the game.
}
verify-rules = Played and replayed under version { $rules } of the rules.
verify-spans = Rows { $first }–{ $last }: decided under version { $rules } of the rules.
verify-no-hash = The hash of the seed is missing. It must have 64 hexadecimal digits.
verify-battle-missing = The game’s battle is missing: the file has no text with the code { $code }.
verify-battle-other = The battle was changed: its text does not have the code { $code }.
verify-battle-unreadable = The battle cannot be played: { $detail }.
verify-status = A game can’t have the status “{ $status }”.
verify-no-seed = The game has ended, but its seed is missing.
verify-hash = The seed does not match: its SHA-256 is { $got }, but { $expected } was shown at the start.
verify-dice = The record gives “{ $dice }” as the source of its dice. There is no such source.
verify-not-drawn = The record says that the bot drew the seed. But the bot draws 32 hexadecimal digits, so somebody chose this one.
verify-no-beginning = The beginning of the game is missing.
verify-gap = Row { $version } comes after row { $before }: rows are missing or out of order.
verify-chain = Row { $version } is damaged: it was changed, or the row before or after it is missing.
verify-parted = { $file } is an export of the same game, but the two files differ from row { $version } on. One of them was changed.
verify-strange = Row { $version }: the decision “{ $action }” cannot cause the events that the record shows.
verify-unreadable = Row { $version } contains an event that this game does not know: { $detail }
verify-ending = Row { $version } is the last one, but it does not fit the game’s status “{ $status }”.
verify-backwards = Row { $version } undoes a row that does not exist.
verify-options = Row { $version }: the game can’t be set up with its house rules: { $detail }
verify-day = Row { $version }: the record assigns this decision to { $got } (day or turn, and round), but it belongs to { $expected }.
verify-refused = Row { $version }: the decision “{ $answer }” was not possible there: { $reason }. An earlier decision is missing or different.
verify-event = Row { $version }, event { $number }, { $what }: the seed gives { $expected }, but the record says { $got }.
verify-number = Row { $version }: the record has { $got } events here, but the rules give { $expected }.
verify-not-over = After the last row, { $version }, the game is still in progress, but the record says “{ $status }”.
verify-over = After the last row, { $version }, the game is over, but the record says “{ $status }”.
verify-position = Final position ({ $what }): the seed gives { $expected }, but the record says { $got }.
verify-result = Result ({ $what }): the seed gives { $expected }, but the record says { $got }.
verify-other-rules = Row { $version } was played under { $age ->
    [older] older
    [newer] newer
   *[other] other
} rules (version { $rules }). This bot has version { $now } of the rules and cannot replay the row. That does not mean that the game was forged. To verify the rest, use a bot with version { $rules } of the rules.
verify-after-other-rules = This bot has version { $now } of the rules. With that version, row { $version } has a different result. The rows before it were played under { $age ->
    [older] older
    [newer] newer
   *[other] other
} rules (version { $rules }), and this bot cannot replay them. That does not mean that the game was forged. To verify the rest, use a bot with version { $rules } of the rules.
verify-word-fair = FAIR
verify-word-sealed = SEALED
verify-word-differs = DIFFERS
verify-word-unread = UNREADABLE
verify-count = { $count ->
    [one] One file
   *[other] { $count } files
}, { $wrong ->
    [0] all in order
   *[other] { $wrong } not in order
}
verify-no-file = The file can’t be read: { $detail }.
verify-too-large = The file is far too large for a game.
verify-not-json = The file is damaged or not an export: it is not JSON. { $detail }
verify-not-a-record = The file is JSON, but not an export of a game: { $detail }
verify-newer = This file comes from a newer version (format { $detail }). Update the bot to read it.
verify-unknown-game = This version does not know the game { $name }.

## The panel of house rules

ease-book = Difficulty: as in the rulebook
ease-easier = Difficulty: easier
ease-harder = Difficulty: harder
rules-title = **House rules**
rules-explained = Where the rulebook leaves something open, these rulings apply. You can change them here until your first order. Your choice then lasts for the whole game.
rules-usual = No rule has been changed.
rules-placeholder = Pick a rule to change it
rules-option = now: { $now }; other choices: { $others }
rules-applied = { $count ->
        [0] This game uses the usual rules.
        [one] This game uses one house rule.
       *[other] This game uses { $count } house rules.
    }

## Names of commands and options as Discord shows them: small letters, at most 32, no blanks

name-siege = siege
name-new = new
name-resign = resign
name-board = board
name-status = status
name-dice = dice
name-odds = odds
name-undo = undo
name-help = help
name-map = map
name-move = move
name-fire = fire
name-done = done
name-order = order
name-auto = auto
name-verify = verify
name-export = export
name-replay = replay
name-story = story
name-newspaper = newspaper
name-rules = rules
name-log = log
name-players = players
name-add = add
name-remove = remove
name-list = list
name-handover = handover
name-here = here
name-option-house-rules = house_rules
name-option-seed = seed
name-option-where = where
name-option-language = language
name-option-game = game
name-option-look = look
name-option-text = text
name-option-zone = zone
name-option-kind = kind
name-option-phase = phase
name-option-day = day
name-option-compare = compare
name-option-from = from
name-option-to = to
name-option-what = what
name-option-show = show
name-option-since = since
name-option-of = of
name-option-quarter = quarter
name-option-at = at
name-option-unit = unit
name-option-who = who
name-option-by = by
name-option-with = with
name-option-do = do
name-option-second = second
name-option-third = third
name-option-fourth = fourth
name-option-fifth = fifth
name-option-scope = scope
name-option-strength = strength
name-option-back = back
name-option-user = user

## The rules at hand

rulebook-title = ### The rules: { $title }
rulebook-explained = The rules in our own words, by section. R numbers are rulings on points that the rulebook leaves open. To look up a number or a word, use `/siege rules`.
rulebook-found = ### Rules for “{ $what }” ({ $count })
rulebook-none = No rule matches “{ $what }”. Try another word, or a section number.
rulebook-pick-chapter = Pick a chapter
rulebook-pick-section = Pick a rule to read
rulebook-rulings = { $title }: rulings ({ $page } of { $pages })
rulebook-example = { $title }: example { $number } of { $count }
button-rulebook-contents = Contents
button-rulebook-rulings = { $count ->
        [one] One ruling
       *[other] { $count } rulings
    }
button-rulebook-examples = { $count ->
        [one] An example
       *[other] { $count } examples
    }

## Commands (descriptions and names of choices: at most 100 characters)

command-group = Play a game: start it, see the board, give orders
command-new = Start a game, in this channel or in a thread of its own
command-resign = End this channel’s game for good (your own, or any if you manage the server)
command-players = See and change who plays in this channel
command-players-add = Add a player to your game; they can make the same decisions as you
command-players-remove = Remove a player from your game; without a name, you leave the game yourself
command-players-list = See who plays here, when they joined, and who added them
command-handover = Let another player lead the game (your own, or any if you manage the server)
command-here = Bring one of your games into this channel, for example if its channel was deleted
command-board = See the board; in your own game, the bot posts it again as the newest message
command-status = See how the game in this channel is going
command-dice = See every roll behind the current board, with its modifiers
command-odds = See the odds of a roll, or compare two rolls
command-map = See the map: latest events, the Boxers’ routes, ranges, moves, or an enlarged part
command-undo = Take back decisions, as far as the last die roll or card
command-rules = See the rule behind the current question, or look one up by number or word
command-help = How to play, on a few short screens
command-move = Move counters from one zone to another
command-fire = Fire from a zone at the enemy
command-done = End this phase without further decisions
command-log = See the log: decisions, results and rolls, by day or turn, phase, zone or kind
command-export = Get the whole game as one file, without names
command-replay = See the whole game, or one day or turn, as an animation
command-story = Read the story of the game, with two pictures
command-dispatch = See a day or turn as a newspaper’s front page
command-verify = Check a finished game: replay every die and card from its seed
command-order = Give any order in words
command-auto = Let the autopilot decide for you

option-house-rules = House rules to use; you can still change them on the board
option-seed = A word that sets all the dice: the same word gives the same rolls again (usually left empty)
option-where = Where to play (default: here)
option-language = The game’s language (default: the server’s)
option-game = Which game
option-look = The map’s theme (only you can see the result)
option-text = Show the answer as text, without a picture
option-from = The starting place
option-to = The destination
option-odds-what = A roll, or the whole game (default: the next roll)
option-odds-zone = The zone where the roll takes place (for a shot, the zone that fires)
option-odds-compare = A second roll, to compare with the first
option-map-show = The view on the map (default: the latest events, or the view that suits the chosen piece)
option-map-of = The zone or piece to show (default: the first one)
option-map-quarter = The part to enlarge (default: the whole map)
option-what = The units, separated by commas, or “all” or “preset” (default: the bot’s suggestion)
option-at = The target
option-unit = Which unit
option-who = The unit: a group (b), figures (a1-5,b2) or one figure (e4)
option-by = The hex to pass through
option-leaders = The leaders to use (default: those in the zone)
option-with = The unit or weapon to use, or how to use it
option-do = The order to give
option-second = The second word of the order
option-third = The third word of the order
option-fourth = The fourth word of the order
option-fifth = The fifth word of the order
option-rule = A section (6.3), a ruling (R94) or a word to look up (default: the rule behind the question)
option-log-day = The day or turn, or several, like 3-5 (default: the newest)
option-replay-what = A day or turn to show phase by phase, like 12 (default: the whole game)
option-dispatch-day = The day or turn, like 12 (default: the last one that is over)
option-story-since = Only what happened after your last order
option-dispatch-show = Show the page to the whole channel (players only)
option-log-phase = Only this phase
option-log-zone = Only events in this zone
option-log-kind = Only one kind: rolls, losses, moves, decisions…
option-scope = How long the autopilot plays
option-strength = How well the autopilot plays
option-back = How many steps to take back (default: one)
option-user-add = The player to add
option-user-remove = The player to remove (default: yourself)
option-user-handover = The player who will lead the game
option-game-here = The game to bring here (needed only if you have several)

choice-look-chart = As a chart
choice-look-contrast = High contrast
choice-look-dark = Dark
choice-here = in this channel
choice-thread = in a thread of its own
choice-decision = this decision
choice-phase = this phase
choice-round = this round
choice-day = this day or turn
choice-calm = until something happens
choice-strength-normal = normal: the autopilot decides immediately
choice-strength-hard = hard: the autopilot looks ahead before each plan, which takes some seconds
choice-all = the whole game, to the end (changes the game’s level to “Guided”)

## Permissions, as Discord's settings call them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-private-threads = Create Private Threads
permission-manage-threads = Manage Threads
permission-use-external-apps = Use External Apps

## Errors: what is the matter, and what to do

error-not-your-game = { $count ->
        [one] { $players } is playing
       *[other] { $players } are playing
    } this game. You can still open **Dice**, **Why** and **Board in words**. Start a game of your own with `/siege new`.
error-word = Type a number or a text of up to { $most ->
    [one] one character
   *[other] { $most } characters
}. Leave out backticks and invisible characters.
error-word-awaited = The dice of this game depend on the message with the board, which has not been posted yet. Post it with `/siege board`.
error-already-decided = This decision has already been made, and the game has moved on. To see the current board, use `/siege board`.
error-game-over = This game is over. Start another with `/siege new`.
error-not-owner = { $owner } leads this game and decides who plays in it. Server managers (*Manage Server* or *Manage Channels*) can end it with `/siege resign` or hand it over with `/siege players handover`.
error-too-many-players = This game is full. Make room with `/siege players remove`.
error-no-such-game = There is no game in this channel. Start one with `/siege new`.
error-your-games = Your games:
error-bring-here = Bring one of your games into this channel with `/siege here`.
error-guest = The bot is not a member here, so it cannot post boards. Play in direct messages with the bot, or ask a server manager to invite it. Only private answers like `/siege help` work here.
panel-stale = You gave an order elsewhere. This is the current panel.
panel-moved = The game has moved on. This is the current panel.
error-just-decided = { $who } decided just before you, so your order was not used. See what happened, then decide again.
error-board-now = The board now: { $link }
error-channel-busy-by = This channel already has a running game of { $players }: { $link }. Choose `where: in a thread of its own` or another channel{ $end ->
        [yes] , or end that game first with `/siege resign`.
       *[no] .
    }
error-thread-locked = Your decision is saved, but this game’s thread is locked. Ask a server manager to unlock it or to give the bot *Manage Threads*; then use `/siege board`. Or type `/siege here` in another channel.
error-direct-closed = Your decision is saved, but Discord does not let the bot write to you. Unblock the bot, or allow direct messages from members of a server you share with it. You can also add the bot to your own apps. Then use `/siege board`. Or type `/siege here` in a channel where the bot is.
error-board-old = Discord no longer lets the bot change that old board. Here is the current one: { $link }
error-channel-busy = This channel already has a running game. Choose `where: in a thread of its own` or another channel, or end the other game first with `/siege resign`.
error-save-damaged = The saved game is damaged. Nothing was changed. The operator of the bot can find the details in its log. To end the game and free the channel, use `/siege resign`.
error-save-too-new = A newer version of the bot saved this game, so the present version cannot open it. Nothing was changed. Ask the operator to update the bot.
error-channel-gone = Your decision is saved, but the bot can’t find this game’s channel: it was deleted or is hidden. Let the bot see it, then use `/siege board`. Or type `/siege here` in another channel.
error-missing-permissions = Your decision is saved, but the bot lacks a permission here: **{ $permissions }**. Ask a server manager to grant it in the channel’s settings, then use `/siege board`.
error-not-permitted = The bot posts only what you may post yourself. In { $channel } you lack **{ $permissions }**. Ask a server manager to grant it in the channel’s settings, or use another channel. Nothing has changed.
error-timed-out = You are timed out in this server until { $until }, so the bot posts nothing here for you. Your click or command had no effect.
error-forbidden = Your decision is saved, but the bot lacks permissions here. It needs *View Channel*, *Send Messages*, *Attach Files* and *Read Message History* (in threads, *Send Messages in Threads*).
error-delivery-delayed = Your decision is saved, but Discord is not answering at the moment. The bot will post the board as soon as it can.
error-post-refused = Your decision is saved, but Discord refused to post the board. Try `/siege board`; if that fails, tell the operator of the bot.
error-delivery = Your decision is saved, but the board could not be shown. Try `/siege board`.
error-discord = Your decision is saved, but Discord is not answering properly at the moment. Please try again soon.
error-database-busy = The bot’s database is busy, so nothing was changed. Please try again in a moment.
error-database-full = The bot’s disk is full, so nothing was changed. Please tell the operator of the bot.
error-database-damaged = The bot’s database is damaged, so nothing was changed. Please tell the operator of the bot.
error-database = The bot can’t use its database at the moment, so nothing was changed. Please try again. If the problem continues, tell the operator of the bot.
error-unknown-game = The bot does not know this game. To choose one, use `/siege new`.
error-command-outdated = Discord offered you an outdated command. Reload Discord, and try again.
error-no-thread-here = The bot can’t open a thread here. Play in this channel, or start from a text channel.
error-house-rule = There is no house rule “{ $rule }”. Start the game without it, and use **House rules** on the board.
error-house-rule-choice = For the house rule “{ $rule }”, choose one of: { $choices }.
error-when = The bot cannot read “{ $when }” as a day and a time. Write, for example, “tomorrow 20:00”, “Saturday 9:30 pm”, “{ $date } 21:00” or “{ $iso } 21:00”.
error-when-skipped = There is no “{ $when }” in { $zone }: the clocks go forward then. The next possible time is { $next }.
error-hour = The bot cannot read “{ $hour }” as a time of day. Write, for example, “21:00”, “9 pm” or “21”.
error-date = The bot cannot read “{ $day }” as a day. Write, for example, “yesterday”, “{ $date }” or “{ $iso }”.
error-unforeseen = Something went wrong in the bot. Your decisions are safe. You can report this to the operator of the bot, with this number: `{ $number }`.
