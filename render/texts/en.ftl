# The texts of the house: buttons, commands, answers and errors that belong to no game.

language = English

## Buttons of a board (at most 80 characters)

button-advised = Next: { $what }
button-phase = Let the adviser decide
button-round = The whole round as advised
button-calm = As advised until something happens
button-take = Take these { $count }
button-preset = As suggested ({ $count }): { $who }
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
button-guide = How it is played
button-undo = ↶ Undo
button-undo-more = One step further back
button-takeback = { $count ->
        [one] Take it back
       *[other] Take these { $count } back
    }
button-odds = 🎯 Odds
button-map = 🔍 Map
button-map-whole = Whole map
button-odds-alone = Only this one
button-again = Another game
button-mirror = Change sides
button-replay = Same dice again (does not count)
button-resign = Give the game up
button-handover = Hand the game over
button-direct = Play in direct messages
button-invite = Invite me to this server
button-guide-back = ◀ Back
button-guide-on = Read on ▶
button-rules-apply = Play by these
button-rules-usual = Back to the usual rules
button-exactly = Choose who goes
button-day-before = ◀ { $day }
button-day-after = { $day } ▶
option-advised = ★ advised
prompt-part = { $prompt } ({ $part } of { $parts })
said-all = all { $count }

## Lines of a board

board-able = *Can act:* { $what }
board-danger = *In danger:* { $what }
board-advice = *Advised:* { $what }
board-lesson = 💡 *New to you:* { $what }
board-hasty = -# Whoever it makes sense to send goes at once; *Choose who goes* lets you pick.
board-hasty-more = -# One press gives the usual order; *{ $button }* lets you say it exactly.
board-autopilot = -# *Advised*, ★ and the first buttons are the autopilot’s: it knows the rules, advises the next step, and plays for you as long as you let it (`/siege auto`). The decisions stay yours.
board-resigned = **The game was given up.** `/siege new` starts another one.
board-reopened = ⚠ The rules were mended in the meantime: this step begins afresh, and its decisions are to be taken again.
board-pledge = -# Nobody can choose the dice. Half of them is fixed, SHA-256 of the bot’s secret: { $hash }. The first decision brings the other half: its number, or a word of your own.
board-word = -# Word of the dice: `{ $word }`, { word-from }. SHA-256 of the bot’s secret: { $hash }
board-secret = -# The bot’s secret `{ $secret }` (SHA-256 { $hash }, as shown at the start) and the word `{ $word }` make the seed of the dice: `printf '%s/%s' SECRET WORD | sha256sum`.
poster-dice = Dice: the bot’s secret { $secret } (SHA-256 { $hash }, shown at the start) and the word { $word } make the seed.
poster-dice-seed = Dice: the seed { $seed } (SHA-256 { $hash }, shown at the start).
board-no-word = -# It was given up before anybody brought a word, so it never had dice. The bot’s secret was `{ $secret }` (SHA-256 { $hash }, as shown at the start).
word-from = { $from ->
    [press] the number of the first click
    [typed] typed by a player
    [board] the number of the board’s message
   *[day] the same for everybody that day
}
button-word = A word of your own
button-elsewhere = Elsewhere …
elsewhere-title = Another place
elsewhere-label = The place, as on the map
button-written = Write orders …
written-title = Orders, one a line
written-label = Who, then where to or at whom
written-refused = { $count ->
        [0] No order was given
        [one] One order was given
       *[other] { $count } orders were given
    }. “{ $line }” cannot be done: { $reason }
    Not given yet:
written-over = { $count ->
        [0] No order was given
        [one] One order was given
       *[other] { $count } orders were given
    }; then this side had no more orders to give. Not given:
written-noted = { $count ->
        [0] One order is noted
        [one] One order was given, the next is noted
       *[other] { $count } orders were given, the next is noted
    }; it waits for somebody else. Not given:
word-title = A word for the dice
word-label = Any word, at most { $most ->
    [one] one sign
   *[other] { $most } signs
}
word-brought = The word of the dice is `{ $word }`. With the bot’s secret, whose SHA-256 was shown before, it makes the dice of this game; everybody may see it.
declared-chosen = Chosen dice: whoever began this game said their seed, and may have known every die beforehand. It counts in no records.
declared-repeated = Known dice: they are those of an earlier game or day, so every die may have been known beforehand. It counts in no records.
board-hash = -# The dice are fixed. SHA-256 of their seed, to be checked at the end: { $hash }
board-seed = -# Seed of the dice: `{ $seed }` (SHA-256 { $hash }, as shown at the start).

## Private answers

dice-none = No dice have been rolled for this board.
status-running = { $count ->
        [one] { $players } decides
       *[other] { $players } decide
    }; everybody may look.
status-over = The game is over; { $players } decided in it.
status-resigned = { $owner } gave the game up.
status-house-rules = House rules: { $rules }
status-board = The board: { $link }
guide-together =
    { "**" }{ $number } · With others, day by day{ "**" }

    { $several ->
        [yes] `/side add` lets somebody share your side, `/side room` opens a channel that only your side can read; `/vote start` lets your side vote.
       *[no] `/siege players add` lets somebody share your game, `/siege players command` says who commands what; `/vote start` has everything voted for.
    }

    `/campaign start` plays one day of a game each real day, at an hour of yours; `/campaign mention` names you here when it begins, and where it is allowed `/campaign more` puts a deadline off. `/daily play` is the game of the day: the same cards and dice for everybody, one attempt.

    `/siege watch` lets another channel follow a game, `/siege games` opens those of this server, `/siege newspaper` prints a day as a newspaper. `/records me` shows what you achieved, `/privacy show` what is stored about you.
guide-page = -# Screen { $page } of { $pages }
board-posted = The board stands at the foot of the channel again:
ordered = Ordered: { $what }.
refused-now =
    { $reason }
    { "**Instead:**" } { $choices }.
refused-more = { $choices } and { $count ->
    [one] one more
   *[other] { $count } more
}
auto-decision = The autopilot has decided. The board:
auto-phase = The autopilot has decided for this phase. The board:
auto-round = The autopilot has decided for this round. The board:
auto-calm = The autopilot has decided as long as it was quiet. The board:
auto-day = The autopilot has played { period-this } to its end. The board:
auto-all = The autopilot has played the game to its end. The board:
auto-cut-short = The autopilot has decided as far as it could. The game waits for { $turn }. The board:
auto-looked = It looked ahead before { $plans ->
    [one] one plan
   *[other] { $plans } plans
}{ $late ->
    [0] .
    [one] ; once there was not enough time, and it played by its usual judgement.
   *[other] ; { $late } times there was not enough time, and it played by its usual judgement.
}
new-begun = { $title } begins: { $link }
thread-name = { $title }: { $who }
resign-sure = Give this game up for good? It cannot be taken up again.
resigned = The game is given up, and the channel is free for another one.

## Who plays

players-board = -# { $players } share this game.
players-last = { $who } decided last.
players-more = and { $count ->
    [one] one more
   *[other] { $count } more
}
players-by = -# Decided by { $who }:
players-owner = { $owner } leads this game.
players-one = - { $who } shares it since { $since }, let in by { $by }.
players-how = -# `/siege players add` lets somebody share it, up to { $most } besides the one who leads; `/siege players remove` ends that.
players-added = { $who } shares the game from now on, and decides as you do.
players-removed = { $who } plays no more. What they decided stands.
players-left = You play no more. What you decided stands, and you may go on looking.
players-there = { $who } plays already.
players-not-there = { $who } does not play in this game.
players-bot = { $who } is a bot. The autopilot helps you for nothing: `/siege auto`.
players-direct = Nobody else sees these direct messages. Type `/siege here` in a channel of a server to bring the game there; then others may share it.
players-not-here = { $who } is no member of this server, and could not see the board.
players-cannot-see = { $who } cannot see this channel, and so not the board. Let somebody who manages it let them in first.
players-owner-stays = { $owner } leads this game, and always plays. `/siege players handover` lets somebody else lead it first.
players-owner-already = { $who } leads this game already.
players-handover-sure = Let { $who } lead this game for good? You play on beside them until you leave with `/siege players remove`; only they can hand it back.
players-handover-manager = You manage this server: let { $who } lead this game in the place of { $owner }, who plays no more then?
players-handed = { $who } leads the game now.
players-handed-already = The game has been handed over in the meantime: { $owner } leads it.
players-resign-manager = You manage this server: end this game of { $players } for good? It cannot be taken up again.
players-brought = The game goes on here:
players-no-games = You have no running game that could be brought here. `/siege new` starts one.
players-which =
    You have several games. Say which one is to go on here: pick it under `game`, as you type the command.
    { $games }
players-shared-direct = Others share this game, and nobody else sees these direct messages. Bring it into a channel of a server, or let them leave first.
players-owner-moves = The channel of this game is still there: { $link }. Only { $owner }, who leads it, may bring it elsewhere.
players-elsewhere = elsewhere
suggest-preset = Suggested ({ $count }): { $what }
suggest-all = All { $count }

## Odds

odds-changes = **What would change it**
odds-compared = { $better ->
    [none] **On average both bring the same** ({ $counted }): { $first }.
   *[some] **On average** ({ $counted }): A { $first }, B { $second }.
}
odds-compared-apart = **On average:** A: { $first }; B: { $second }.
odds-alt = Bars of odds. { $title }: { $shares }.
odds-overview = **Where sides meet**
odds-placeholder = Another roll ({ $page } of { $pages })
odds-placeholder-last = The same in another way
odds-compare = Compare with…
odds-nothing-to-roll = No die can be rolled now: nothing is at stake. The board’s **Why** says what is asked, and `/siege odds` has odds again as soon as there is something to roll.
odds-over = The game is over: no die is rolled any more. The button **Dice** has those that were.

## Undo

undo-sure = { $count ->
        [one] **Take this back?** The journal keeps it, and says that you took it back.
       *[other] **Take these { $count } back?** The journal keeps them, and says that you took them back.
    }
undo-by = { $what } ({ $who })
undo-by-steward = { $what } (the autopilot)
undo-in-phase = { $what } ({ $phase })
undo-more = { $count ->
        [one] and one more
       *[other] and { $count } more
    }
undo-no-further = -# It goes no further back: { $reason }.
undo-nothing = Nothing can be taken back: { $reason }. Undo reaches back to the last die or card, and never beyond: what it has shown cannot be forgotten.
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
undo-bar-settled = what was decided before is settled
undo-bar-begun = nothing has been decided before
undo-bar-reopened = the rules were mended, and this step began afresh
undo-bar-mended = the rules were mended since then

## The log

log-title = The log: { $what }
log-day = { $day ->
    [0] { period-before-first }
   *[other] { period } { $day }
}
log-days = { periods } { $first }–{ $last }
log-decisions = Decisions alone
log-decided = `#{ $version }` { $time } { $who }: **{ $what }**
log-steward = `#{ $version }` { $time } the autopilot for { $who }: **{ $what }**
log-word = `#{ $version }` { $time } { $who } brought the word of the dice: `{ $word }`, { word-from }.
log-undone = `#{ $version }` { $time } { $who } took back everything after `#{ $back }`.
log-reopened = `#{ $version }` { $time } The rules were mended; the step began afresh.
log-rules = -# From here on decided by the rules { $rules }; before, by { $before }.
log-resigned = `#{ $version }` { $time } { $who } gave the game up.
log-gone = ~~{ $line }~~ (taken back: `#{ $by }`)
log-page = -# Page { $page } of { $pages }
log-empty = Nothing of that kind happened then.
log-which-day = “{ $day }” is no { period } of this game. Say one, like 12, or several, like 3-5.
log-which-word = The log is not sorted by “{ $word }”. Pick one of the suggestions, or leave it out.

## The whole game as a file

export-done = The whole game as one file: `{ $name }`. It holds no names. Anybody can replay its dice with `siegemaster verify { $name }`, or here with `/siege verify`.
export-running = The game so far as one file: `{ $name }`. It holds no names, and neither the seed of the dice nor what is still to come: those are told when the game is over. Export it again then to have its dice checked.

## The replay, and the game as a page

reel-when = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}{ $round ->
    [0] {""}
   *[other] { " " }· round { $round }
}
reel-alt = A moving picture in { $count ->
    [one] one frame
   *[other] { $count } frames
}, from “{ $first }” to “{ $last }”. At its end:
replay-whole = The whole game
replay-day = { $day ->
    [0] { period-before-first-title }
   *[other] { period-title } { $day }
}
replay-day-rounds = { period-title } { $day }, with its fighting
replay-told = **{ $game }**: { $what } (`{ $name }`)
replay-shrunk = -# Drawn smaller than usual, to stay within the { $most } MB that can be sent here.
replay-too-large = Even drawn as small as can be, this has { $size } MB, and no more than { $most } MB can be sent here. Ask for a single { period }.
replay-nothing = Nothing has happened yet that could be shown. Ask again after the first decision.
replay-which = “{ $what }” is neither the whole game nor { period-a } of it. Pick one of the suggestions, or say a number.
replay-no-day = Nothing has happened { period-at } { $day } yet. The last { period } of this game so far is { period } { $last }.
replay-busy = A replay is being drawn for this channel already; it will stand here in a moment.
replay-waiting = Another replay is being drawn. Yours comes after it.
replay-drawing = Drawing the replay: { $marks } picture { $done } of { $total }
replay-packing = { $total ->
    [one] The picture is drawn, and is being packed into a file…
   *[other] All { $total } pictures are drawn, and are being packed into a file…
}
replay-too-slow = Drawing this replay took too long, so it was stopped. Ask for a single { period }.
replay-stopped = The bot is being restarted, so this replay was stopped. Please ask again in a minute.
replay-queue = Too many replays are being drawn at once. Please ask again in a minute.
replay-astray = This game cannot be shown again: the rules were mended since, and from row `#{ $version }` of its log they lead elsewhere. What happened can be read with `/siege log`.
dispatch-none = That { period } has no front page: it is not over yet, or this game prints none.
dispatch-which = “{ $day }” is no { period }. Say a number, like 12, or pick one of the suggestions.
page-step = Step { $step } of { $steps }
page-map = The map
page-controls = Through the game
page-slider = { period-title } and phase
page-day = Go to
page-period = { period-title }
page-play = Play
page-pause = Pause
page-first = First step
page-day-before = { period-back }
page-previous = One step back
page-next = One step on
page-day-after = { period-on }
page-last = Last step
page-large = Enlarge the map
page-small = Fit the map to the page
page-log = What happened
page-order = Order: { $what }
page-steward = The autopilot: { $what }
page-words = The map in words
page-charts = { period-by-period }
page-table = The same in figures
page-peak = { $title } (most { period-of })
page-end = The end
page-about = About this game
page-facts = Game { $game }, { $status ->
    [over] played to its end
    [resigned] given up
   *[running] still being played
}; rules { $rules }.
page-seed = The dice followed from the seed “{ $seed }”.
page-pledge = The seed is the SHA-256 of the bot’s secret “{ $secret }”, a slash and the word “{ $word }” ({ word-from }).
page-word = The word of the dice: “{ $word }” ({ word-from }).
page-secret-hash = SHA-256 of the bot’s secret: { $hash }
page-hash = SHA-256 of the seed: { $hash }
page-keys = Keys: left and right for a step, up and down for { period-a }, Home and End, space to play. On a touch screen: swipe the map.
page-no-script = Without scripts this page shows everything that happened, one step after the other, but no map.
page-fault = This page could not be shown as it is meant. What happened can still be read below.

## Fair dice

verify-running = The dice are fixed, and nobody can see them yet. The SHA-256 of their seed was shown at the start: { $hash }. When the game is over or given up, the seed is shown too, and `/siege verify` replays every die and card from it.
verify-pledged = The dice follow from a secret of the bot’s, which nobody can see yet and whose SHA-256 was shown at the start, { $hash }, and from { $word ->
    [none] a word that the first decision brings.
   *[other] the word `{ $word }`, { word-from }.
} When the game is over or given up, the secret is shown too, and `/siege verify` replays every die and card from both.
verify-fair = **Every die and card agrees.** Replayed from the seed: { $decisions ->
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
verify-sealed = **Not to be verified yet: the game is still played, so its seed is not in the file.** The file is in order, and holds the hash of the seed: { $hash }. Export the game again when it is over.
verify-differs = **This record does not agree with its dice and rules.** { $checked ->
    [0] Nothing of it could be replayed.
   *[other] Up to row { $checked } all of it does.
}
verify-partly = **This game was played under other rules than this version’s, so only a part can be verified.** { $checked ->
    [0] Its very first row comes out differently now.
   *[other] Up to row { $checked } every die and card agrees.
}
verify-seed = The seed `{ $seed }` has the SHA-256 that was shown at the start: { $hash }.
verify-pledge = The bot’s secret `{ $secret }` has the SHA-256 that was shown at the start: { $hash }. With the word `{ $word }`, { word-from }, it makes the seed of the dice.
verify-no-dice = It was given up before anybody brought a word, so it never had dice. The bot’s secret `{ $secret }` has the SHA-256 that was shown at the start: { $hash }.
verify-limits = { $from ->
    [typed] So neither whoever plays nor whoever runs the bot chose these dice alone. What no file proves: that nobody read the secret in the database.
    [day] So nobody chose these dice alone. What no file proves: that the first click of the day was not the operator’s, and that nobody read the secret in the database.
    [alone] The seed was fixed before the first decision. What no file proves: that whoever runs the bot did not draw until one pleased.
   *[press] So nobody chose these dice alone. What no file proves: that whoever runs the bot did not let presses fall until one pleased (it shows: they were not answered), and that nobody read the secret in the database. A word of your own shuts the first out.
}
verify-no-secret = The game has ended, but the bot’s secret is missing.
verify-secret = The secret is another one: its SHA-256 is { $got }, but { $expected } was shown at the start.
verify-made = The seed does not follow from the secret and the word: it would be { $expected }; the record says { $got }.
verify-no-brought = Row { $version }: the word of the dice is missing, or stands there although the record has none.
verify-brought-twice = Row { $version } brings a second word.
verify-brought = Row { $version } brings another word: the dice are made with { $expected }, the row says { $got }.
verify-brought-late = Row { $version } brings the word after row { $before }, which is decided already.
verify-brought-strange = Row { $version } brings a word to dice that follow from none in this journal.
verify-brought-dice = A word was brought, but the record says “{ $dice }” of where its dice come from.
verify-brought-source = The word is too long, or comes from where no word does: “{ $source }”.
verify-brought-number = Row { $version }: “{ $word }” is no number of Discord’s, or the times beside it are none.
verify-brought-time = Row { $version }: Discord made that number at { $made }. The journal says { $told }, in a game begun at { $begun }: these do not go together.
verify-taken-back = { $count ->
    [one] One decision was taken back on the way.
   *[other] { $count } decisions were taken back on the way.
}
verify-rules = Played, and replayed, by the rules { $rules }.
verify-spans = Rows { $first }–{ $last }: decided by the rules { $rules }.
verify-no-hash = There is no hash of the seed: 64 hexadecimal digits are missing.
verify-status = No game stands at “{ $status }”.
verify-no-seed = The game has ended, but its seed is missing.
verify-hash = The seed is another one: its SHA-256 is { $got }, but { $expected } was shown at the start.
verify-dice = The record says “{ $dice }” of where its dice come from: there is no such thing.
verify-not-drawn = The record says that the bot drew the seed, but what it draws has 32 hexadecimal digits: somebody chose this one.
verify-no-beginning = The beginning of the game is missing.
verify-gap = Row { $version } follows upon row { $before }: rows are missing, or are out of order.
verify-chain = Row { $version } is damaged: it is not what was stored, or a row before or after it is missing.
verify-parted = { $file } is an export of the same game, and says something else from row { $version } on: one of the two was changed.
verify-strange = Row { $version } tells events, which “{ $action }” cannot bring about.
verify-unreadable = Row { $version } tells an event that this game does not know: { $detail }
verify-ending = Row { $version }, the last one, does not go with a game that is “{ $status }”.
verify-backwards = Row { $version } takes back what is not there.
verify-options = Row { $version }: the game cannot be set up by its house rules: { $detail }
verify-day = Row { $version }: that decision belongs to { $expected } (day or turn, and round); the record says { $got }.
verify-refused = Row { $version }: the decision “{ $answer }” was not possible there: { $reason }. A decision before it is missing, or was another one.
verify-event = Row { $version }, event { $number }, { $what }: by the seed it is { $expected }; the record says { $got }.
verify-number = Row { $version }: events are missing from the record ({ $expected }), or were added to it ({ $got }).
verify-not-over = After row { $version }, the last one, the game goes on; the record says “{ $status }”.
verify-over = After row { $version }, the last one, the game is over; the record says “{ $status }”.
verify-position = The position at the end, { $what }: by the seed it is { $expected }; the record says { $got }.
verify-result = The result, { $what }: by the seed it is { $expected }; the record says { $got }.
verify-other-rules = Row { $version } was played under { $age ->
    [older] older
    [newer] newer
   *[other] other
} rules { $rules }, which this version, with the rules { $now }, cannot replay. That is no sign of forgery. To verify the rest, use a version with the rules { $rules }.
verify-after-other-rules = Row { $version } comes out differently by the rules { $now } of this version. Rows before it were played under { $age ->
    [older] older
    [newer] newer
   *[other] other
} rules { $rules }, which this version cannot replay. That is no sign of forgery. To verify the rest, use a version with the rules { $rules }.
verify-word-fair = FAIR
verify-word-sealed = SEALED
verify-word-differs = DIFFERS
verify-word-unread = UNREAD
verify-count = { $count ->
    [one] One file
   *[other] { $count } files
}, { $wrong ->
    [0] all in order
   *[other] { $wrong } not in order
}
verify-no-file = The file cannot be read: { $detail }.
verify-too-large = The file is far too large for a game.
verify-not-json = The file is damaged, or is no export: it is no JSON. { $detail }
verify-not-a-record = The file is JSON, but no export of a game: { $detail }
verify-newer = A newer version wrote this file (format { $detail }). Update this one.
verify-unknown-game = This version does not know the game { $name }.

## The panel of house rules

rules-title = **House rules**
rules-explained = What the rulebook leaves open is played by the rulings of this table. Pick a rule to change it, before your first order; it holds for the whole game.
rules-usual = Everything is as usual.
rules-placeholder = Pick a rule to change it
rules-option = now: { $now } (or { $others })
rules-applied = { $count ->
        [0] The game is played by the usual rules.
        [one] The game is played with one house rule.
       *[other] The game is played with { $count } house rules.
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
rulebook-explained = In our own words, by section; R-numbers are rulings where the rulebook leaves something open. `/siege rules` also takes a number or a word.
rulebook-found = ### Rules for “{ $what }” ({ $count })
rulebook-none = No rule is found for “{ $what }”.
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

command-group = Lead a defence: start a game, look at it, decide
command-new = Start a game, in this channel or in a thread of its own
command-resign = End the game in this channel for good: your own, or any if you manage the server
command-players = Who shares the defence in this channel
command-players-add = Let somebody share your game: they decide as you do
command-players-remove = Let somebody play no more; without a name, leave the game yourself
command-players-list = See who plays here, since when, and who let them in
command-handover = Let somebody else lead the game: your own, or any if you manage the server
command-here = Bring one of your games into this channel, for example when its own was deleted
command-board = See the board; your own is posted afresh at the foot of the channel
command-status = See how the game in this channel stands
command-dice = See every die that was rolled for the present board, with its modifiers
command-odds = See what a roll would bring, with its bars; compare two
command-map = Look at the map: what happened, the Boxers’ ways, ranges, where one may go; or a part of it enlarged
command-undo = Take back what was decided since the last die or card
command-rules = See the rule behind the present question, or look one up: by number or by word
command-help = How the game is played, on a few short screens
command-move = Move counters from one zone to another
command-fire = Fire from a zone at the enemy
command-done = End the decisions of this phase
command-log = See what was decided and what came of it, with every roll, by day or turn, phase, zone or kind
command-export = Get the whole game as one file, without names
command-replay = See the whole game, or one day or turn, as a moving picture
command-dispatch = See a day or turn as the front page of a newspaper
command-verify = Have every die and card of a finished game replayed from its seed
command-order = Take any decision, in words
command-auto = Let the autopilot decide for you

option-house-rules = House rules that differ from the usual ones; they can still be changed on the board
option-seed = A word from which all dice follow, to play the same dice again; best left out
option-where = Where to play: here if you say nothing
option-language = The game’s language; otherwise the server’s
option-game = Which game
option-look = How the map looks; then only you see it
option-text = In words, without a picture
option-from = From where
option-to = Where to
option-odds-what = Which roll, or how the whole game stands; left out: the next roll, or whatever fits the zone
option-odds-zone = In which zone; for a shot, from where
option-odds-compare = Another roll to set beside it
option-map-show = What to show; left out: what just happened, or what fits the piece
option-map-of = The zone or the piece that it is about; left out: the first one
option-map-quarter = The part that is enlarged; left out: the whole map
option-what = What: one, several with commas between them, “all” or “preset”; left out: the sensible selection
option-at = At whom
option-unit = Which unit
option-who = Who: a group (b), figures (a1-5,b2), one figure (e4)
option-by = By way of which hex
option-leaders = With which leaders; left out: those that stand there
option-with = With what
option-do = What is to be done
option-second = The second word of the order
option-third = The third word of the order
option-fourth = The fourth word of the order
option-fifth = The fifth word of the order
option-rule = A section like 6.3, a ruling like R94, or a word; left out: the rule behind the question
option-log-day = Which day or turn, or several, like 3-5; the newest if you say nothing
option-replay-what = The whole game if you say nothing; or a day or turn, like 12, phase by phase
option-dispatch-day = Which day or turn, like 12; the last that is over if you say nothing
option-dispatch-show = Show it to the whole channel; only players may
option-log-phase = Only this phase
option-log-zone = Only what concerns this zone
option-log-kind = Only this: rolls, losses, moves, decisions…
option-scope = For how long
option-strength = How well it plays
option-back = How many steps back; left out: the last one
option-user-add = Who is to play with you
option-user-remove = Who is to play no more; yourself if you say nobody
option-user-handover = Who is to lead the game
option-game-here = Which of your games; only needed when you have several

choice-look-chart = As a chart
choice-look-contrast = High contrast
choice-look-dark = Dark
choice-here = in this channel
choice-thread = in a thread of its own
choice-decision = this decision
choice-phase = this phase
choice-round = this round
choice-day = this day or turn
choice-calm = as long as it is quiet, until something happens
choice-strength-normal = normal: it decides at once
choice-strength-hard = hard: it looks ahead before each plan, some seconds each
choice-all = the whole game, to the end

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
        [one] { $players } decides
       *[other] { $players } decide
    } in this game. You may look: **Dice**, **Why** and **Board in words** are there for everybody, and `/siege new` starts a game of your own.
error-word = A word for the dice is one line of letters, digits and signs, { $most } at most, without backticks and without invisible signs.
error-word-awaited = The board of this game is not posted yet, and its number is to be the word of the dice. `/siege board` posts it.
error-already-decided = That is already decided: the game has moved on since that button was shown. `/siege board` shows how it stands now.
error-game-over = This game is over: nothing is left to decide. `/siege new` starts another one.
error-not-owner = { $owner } leads this game: only they say who plays in it. Who manages the server (*Manage Server* or *Manage Channels*) may end it with `/siege resign`, or hand it over with `/siege players handover`.
error-too-many-players = This game has as many players as it may have. `/siege players remove` makes room.
error-no-such-game = There is no game in this channel. `/siege new` starts one.
error-your-games = Your games:
error-bring-here = `/siege here` brings one of them into this channel.
error-guest = The bot is not a member of this place, so it cannot post boards here. Play in direct messages with the bot, or ask a server manager to invite it. Private answers like `/siege help` work here.
error-just-decided = { $who } decided just before you, so your order was not used. See what happened, then decide again.
error-board-now = The board as it stands now: { $link }
error-channel-busy-by = This channel has a running game already: { $players } play it, { $link } is its board. Choose `where: in a thread of its own` or another channel{ $end ->
        [yes] , or end that game first with `/siege resign`.
       *[no] .
    }
error-thread-locked = What was decided is stored, but the thread of this game is locked. Let somebody who manages threads unlock it, or grant the bot *Manage Threads*; then use `/siege board`. Or `/siege here`, typed elsewhere, brings the game there.
error-direct-closed = Your decision is stored, but Discord does not let the bot write to you. Unblock the bot, or allow direct messages from members of a server you share with it. You can also add the bot to your own apps. Then use `/siege board`. Or type `/siege here` in a channel where the bot is.
error-board-old = Discord does not let that old board be changed any more. It stands at the foot of the channel again, as it is now: { $link }
error-channel-busy = This channel has a running game already. Choose `where: in a thread of its own`, another channel, or let `/siege resign` end the other game first.
error-save-damaged = The save of this game is damaged, and nothing was changed. Whoever runs the bot finds the details in its log; `/siege resign` gives the game up and frees the channel.
error-save-too-new = A newer version of the bot wrote the save of this game, and nothing was changed. Whoever runs the bot has to update it.
error-channel-gone = What was decided is stored, but the bot does not find the channel of this game any more: it was deleted, or is hidden from the bot. Let the bot see it, then use `/siege board`; or type `/siege here` where the game is to go on.
error-missing-permissions = The bot lacks a permission here: **{ $permissions }**. Somebody who manages this server can grant it in the channel's settings. What was decided is stored; `/siege board` shows it afterwards.
error-not-permitted = The bot posts nothing for you that you may not post yourself. In { $channel } you lack: **{ $permissions }**. Ask a server manager to grant it in the channel’s settings, or do this in another channel. Nothing has changed.
error-timed-out = You are timed out in this server until { $until }. Until then the bot posts nothing here for you. Nothing has changed.
error-forbidden = Discord does not let the bot do that here. It needs *View Channel*, *Send Messages*, *Attach Files* and *Read Message History* (in threads, *Send Messages in Threads*). What was decided is stored.
error-delivery-delayed = The decision is stored, but Discord does not answer at the moment. The board comes by itself in a little while.
error-post-refused = The decision is stored, but Discord refuses the board. `/siege board` tries again; if that does not help, tell whoever runs the bot.
error-delivery = The decision is stored, but the board could not be shown. `/siege board` tries again.
error-discord = Discord does not answer properly at the moment. What was decided is stored; please try again in a little while.
error-database-busy = The bot's database is in use by something else; nothing was changed. Please try again in a moment.
error-database-full = The bot's disk is full; nothing was changed. Please tell whoever runs the bot.
error-database-damaged = The bot's database is damaged; nothing was changed. Please tell whoever runs the bot.
error-database = The bot cannot use its database at the moment; nothing was changed. Please try again, and tell whoever runs the bot if it stays so.
error-unknown-game = The bot does not know that game. `/siege new` offers those it knows.
error-command-outdated = Discord offered you an outdated command. Reload Discord, and try again.
error-no-thread-here = No thread can be opened here. Play in this place itself, or start from a text channel.
error-house-rule = No house rule is called “{ $rule }”. Leave it out, and use the button **House rules** on the board.
error-house-rule-choice = The house rule “{ $rule }” can be: { $choices }.
error-when = The bot cannot read “{ $when }” as a day and an hour. Write it like “tomorrow 20:00”, “Saturday 9:30 pm”, “{ $date } 21:00” or “{ $iso } 21:00”.
error-when-skipped = There is no “{ $when }” in { $zone }: clocks are put forward then. The next hour that there is: { $next }.
error-hour = The bot cannot read “{ $hour }” as an hour. Write it like “21:00”, “9 pm” or “21”.
error-date = The bot cannot read “{ $day }” as a day. Write it like “yesterday”, “{ $date }” or “{ $iso }”.
error-unforeseen = Something went wrong that should not have. Nothing is lost that was decided. If you tell whoever runs the bot, give them this number: `{ $number }`.
