# The texts of the house: buttons, commands, answers and errors that belong to no game.

language = English

## Buttons of a board (at most 80 characters)

button-advised = As advised: { $what }
button-phase = As advised to the end of the phase
button-take = Take these { $count }
button-preset = As suggested ({ $count })
button-all = All { $count }
button-previous = ◀ Page { $page } of { $pages }
button-next = Page { $page } of { $pages } ▶
button-back = ↩ Back
button-top = All orders
button-dice = 🎲 Dice
button-log = All dice of the game
button-why = ❔ Why
button-words = Board in words
button-rules = House rules
button-guide = How it is played
button-again = Another game
button-replay = Same dice again (practice)
button-resign = Give the game up
button-guide-back = ◀ Back
button-guide-on = Read on ▶
button-rules-apply = Play by these
button-rules-usual = Back to the usual rules
option-advised = ★ advised
said-all = all { $count }

## Lines of a board

board-advice = *Advised:* { $advice }
board-resigned = **The game was given up.** `/siege new` starts another one.
board-reopened = ⚠ The rules were mended in the meantime: this step begins afresh, and its decisions are to be taken again.
board-hash = -# The dice are fixed. SHA-256 of their seed, to be checked at the end: { $hash }
board-seed = -# Seed of the dice: `{ $seed }` (SHA-256 { $hash }, as shown at the start).

## Private answers

dice-none = No dice have been rolled for this board.
status-running = { $owner } decides; everybody may look.
status-over = The game is over; { $owner } decided in it.
status-resigned = { $owner } gave the game up.
status-house-rules = House rules: { $rules }
status-board = The board: { $link }
guide-page = -# Screen { $page } of { $pages }
board-posted = The board stands at the foot of the channel again:
ordered = Ordered: { $what }.
refused-now = { $reason } What can be done now: { $choices }.
auto-decision = The steward has decided. The board:
auto-phase = The steward has decided for this phase. The board:
auto-day = The steward has played this day to its end. The board:
auto-all = The steward has played the game to its end. The board:
new-begun = { $title } begins: { $link }
thread-name = { $title }: { $who }
resign-sure = Give this game up for good? It cannot be taken up again.
resigned = The game is given up, and the channel is free for another one.
suggest-preset = Suggested ({ $count }): { $what }
suggest-all = All { $count }

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
name-why = why
name-help = help
name-move = move
name-fire = fire
name-done = done
name-order = order
name-auto = auto
name-option-house-rules = house_rules
name-option-seed = seed
name-option-where = where
name-option-language = language
name-option-game = game
name-option-form = form
name-option-from = from
name-option-to = to
name-option-what = what
name-option-at = at
name-option-with = with
name-option-do = do
name-option-second = second
name-option-third = third
name-option-fourth = fourth
name-option-fifth = fifth
name-option-scope = scope

## Commands (descriptions and names of choices: at most 100 characters)

command-group = Lead a defence: start a game, look at it, decide
command-new = Start a game, in this channel or in a thread of its own
command-resign = Give up your game in this channel
command-board = See the board; your own is posted afresh at the foot of the channel
command-status = See how the game in this channel stands
command-dice = See every die that was rolled for the present board, with its modifiers
command-why = See the rule behind the present question
command-help = How the game is played, on a few short screens
command-move = Move counters from one zone to another
command-fire = Fire from a zone at the enemy
command-done = End the decisions of this phase
command-order = Take any decision, in words
command-auto = Let the steward decide for you

option-house-rules = House rules that differ from the usual ones; they can still be changed on the board
option-seed = A word from which all dice follow, to play the same dice again; best left out
option-where = Where to play: here if you say nothing
option-language = The game’s language; otherwise the server’s
option-game = Which game
option-form = As a picture, or in words
option-from = From where
option-to = Where to
option-what = What: one, several with commas between them, «all» or «preset»; left out: the sensible selection
option-at = At whom
option-with = With what
option-do = What is to be done
option-second = The second word of the order
option-third = The third word of the order
option-fourth = The fourth word of the order
option-fifth = The fifth word of the order
option-scope = For how long

choice-here = in this channel
choice-thread = in a thread of its own
choice-picture = as a picture
choice-words = in words
choice-decision = this decision
choice-phase = this phase
choice-day = this day
choice-all = all days, to the end

## Permissions, as Discord's settings call them

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Errors: what is the matter, and what to do

error-not-your-game = { $count ->
        [one] { $players } decides
       *[other] { $players } decide
    } in this game. You may look: **Dice**, **Why** and **Board in words** are there for everybody, and `/siege new` starts a game of your own.
error-already-decided = That is already decided: the game has moved on since that button was shown. `/siege board` shows how it stands now.
error-game-over = This game is over: nothing is left to decide. `/siege new` starts another one.
error-no-such-game = There is no game in this channel. `/siege new` starts one.
error-channel-busy = This channel has a running game already. Choose `where: in a thread of its own`, another channel, or let `/siege resign` end the other game first.
error-save-damaged = The save of this game is damaged, and nothing was changed. Whoever runs the bot finds the details in its log; `/siege resign` gives the game up and frees the channel.
error-save-too-new = A newer version of the bot wrote the save of this game, and nothing was changed. Whoever runs the bot has to update it.
error-channel-gone = The decision is stored, but the bot does not find the channel of this game any more: it was deleted, or is hidden from the bot. Let the bot see it, then use `/siege board`.
error-missing-permissions = The bot lacks a permission here: **{ $permissions }**. Somebody who manages this server can grant it in the channel's settings. What was decided is stored; `/siege board` shows it afterwards.
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
error-no-private-message = The game is played in the channels of a server, not in direct messages.
error-command-outdated = Discord offered you an outdated command. Reload Discord, and try again.
error-no-thread-here = No thread can be opened here. Play in this place itself, or start from a text channel.
error-house-rule = No house rule is called “{ $rule }”. Leave it out, and use the button **House rules** on the board.
error-house-rule-choice = The house rule “{ $rule }” can be: { $choices }.
error-unforeseen = Something went wrong that should not have. Nothing is lost that was decided. If you tell whoever runs the bot, give them this number: `{ $number }`.
