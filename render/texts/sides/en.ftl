# Games of several sides: who holds each, whose turn it is, standing orders, time that is over.

sides-line = { $side }: { $who }
sides-line-plays = **{ $side }: { $who }** · to play
sides-line-reacts = **{ $side }: { $who }** · to react
sides-open = nobody yet
sides-autopilot = the autopilot
sides-hard = the hard autopilot
sides-hard-late = no time to look ahead, so it plays like the normal autopilot
sides-answered = Your answer is in. The board in the channel shows what everybody may see.
sides-turn = { $who }, it is your turn: **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = You can answer until { $at } ({ $remaining }).
call-silence-orders = If you do not answer, your standing orders decide.
call-silence-turn = If you do not answer, your side gets no orders.
call-silence-clock = If your time runs out, the other side can claim the win.
call-reminder = ⏰ { $who }: **{ $side }** still has to answer. { $link }
call-skipped = { $who }, your time ran out: **{ $side }** got no orders{ $count ->
    [1] { "" }
   *[other] , { $count } times in a row
}. { $link }
call-skipped-patience = The game no longer waits for **{ $side }**. It will wait again as soon as that side gives an order.
sides-until = until { $at } ({ $remaining })
sides-paused = paused until { $at } ({ $remaining })
sides-away = away until { $at } ({ $remaining }); the game waits
window-else = -# If nobody answers: **{ $what }**
window-unanswered = **{ $side }** did not answer in time, and the game went on.
window-unanswered-orders = **{ $side }** did not answer in time, so standing orders decided.
window-voted = { $who }: **{ $side }** can react. Vote in your side’s room. { $link }
clock-settled = This question no longer needs an answer. The game has continued or is over.
button-window-answer = React
sides-digest-more = -# … and { $count ->
    [0] no earlier line
    [one] one earlier line
   *[other] { $count } earlier lines
}
button-change-orders = Change standing orders
error-side-free = Nobody plays { $sides } yet. Take that side with the button on the board or with `/side take`, then decide.
error-not-your-turn = It is not your turn. The game is waiting for: { $turn }.
error-time-was-over = Your side ran out of time, so your answer was not used. The board shows what happened. You will get a message here when it is your turn again.
error-autopilot-decided = The autopilot moved just before you, so your order was not used. See what happened, then decide again.
sides-halted = The autopilot has stopped, because the other side must answer first: { $turn }. You can continue after that.
button-side-answer = My answer
button-side-orders = Standing orders
button-side-take = Take a side: { $side }

unfinished = { $units } End the phase?
unfinished-left = { $count ->
    [one] **One of your units can still act:** { $pieces }.
   *[other] **{ $count } of your units can still act:** { $pieces }.
}
unfinished-more = and { $count } more
button-unfinished-endphase = End the phase
button-unfinished-windowanswer = Back
button-unfinished-never = End, don’t ask again

sides-orders-title = **Standing orders: { $side }**
sides-orders-stand = **In force:** { $orders }
sides-orders-now = Your standing orders take effect now and stay in force during the other side’s turn. Only your side can see them.
sides-orders-at-once = In this game the bot never asks how you react: your standing orders decide. If an order says “ask”, the game goes on without a reaction.
sides-orders-done = Your standing order is now: **{ $what }**. Only you can see this.
sides-orders-none = This side has no standing orders to give now.
sides-orders-pick = Choose an order
sides-orders-back = Other orders
sides-orders-next = More

players-how-sides = -# To let somebody share your side, use `/side add`. To hand it over, use `/side give`. The leader of the game can remove the other side only after a missed deadline.
sides-taken = Another player has that side, or has just taken it.
sides-held = You already play **{ $side }**. Nobody can play both sides of a game.
sides-took = You play **{ $side }**. { $link }
sides-left = You no longer play **{ $side }**. Anybody can take it.
sides-to-autopilot = The autopilot now plays **{ $side }**.
sides-given = { $who } now plays **{ $side }**.
sides-none-held = You don’t play a side in this game.
sides-one-only = This game has only one side. Leave out `side`, `opponent`, `against` and `pace`.
sides-no-such = This game has no side with that name. Choose from: { $sides }.
sides-open-direct = Nobody can join you in direct messages. Start the game on a server, or play against the autopilot with `against`.
sides-seed = In a two-sided game, players cannot choose the dice. Leave out `seed`.
sides-yourself = You cannot be your own opponent. Name another player, or leave out `opponent`.
sides-no-opponent = { $who } is a bot or cannot see this channel, so no game has begun. Name somebody else.

sides-by-advisers = { $who } (the first commands, the others advise)
sides-by-vote = { $who } (by vote)
error-several-sides = This does not work in a game with several sides. A side’s leader can add players with `/side add`. Take a free side with its button on the board or with `/side take`.
error-at-a-table = This game counts for a tournament, so its players and sides are fixed. { $verb ->
    [leave] To stop, give up with `/siege resign`, or ask a judge.
    [end] You can end it once a judge has decided its result.
    [move] If its channel is gone, move it to one that both players can read.
   *[other] If a player cannot go on, ask a judge.
}
error-in-rated-game = This game is rated. { $verb ->
    [help] The bot gives no advice, no plans and no win chances. The autopilot does not play for you. You can always see the odds of a roll, the map and the rules.
    [undo] You can undo only what the other player has not seen.
    [move] It stays where it is. If nobody can write there for a day, `/siege here` moves it within its server.
   *[other] Its players and sides are fixed. To stop, give up with `/siege resign`.
}
players-not-late = { $owner } plays **{ $side }**. You can remove them only after they have missed a deadline. Until then, wait, or ask them to use `/side leave`.
players-rival = { $owner } plays **{ $side }** against you, so you cannot remove them. If they no longer answer, the bot asks you what to do.
sides-takes-the-win = { $verb ->
    [leave] Both sides have played. If you left now, the other side would lose its win. Give up with `/siege resign`, or hand your side to somebody else with `/side give`.
    [end] Both sides have played, so only a side can give up now, with `/siege resign`. A server manager who holds no side can also end the game; then nobody wins.
   *[other] This player’s clock has run out, so only the other side decides: it can claim the win or wait.
}
sides-saw-other = { $owner } has played **{ $side }** in this game and knows its secrets. Somebody else must take this side.
error-same-for-all = Everybody here gets the same dice and the same autopilot, so you cannot choose its strength. Leave out `strength`.
error-own-side-only = In a game with several sides, the hard autopilot plays only sides that have no players. Leave out `strength`.
error-no-foresight = The hard autopilot needs win chances, which the operator of this bot has switched off. The normal autopilot plays instead.
error-not-leader = { $owner } leads this side. Only { $owner } can do this.
sides-added = { $who } now plays **{ $side }** with you.
sides-removed = { $who } no longer plays **{ $side }**.
sides-joined = You play **{ $side }** with the other people in this room.
sides-not-there = { $who } does not play on your side. To leave the side yourself, use `/side leave`.
sides-member-held = { $who } already plays **{ $side }** in this game. Nobody can play both sides of a game.
sides-reads = { $who } can read the room of **{ $side }** and would know its secrets, so nothing was changed. Remove { $who } from that room first.
sides-left-others = You no longer play **{ $side }**. The other players of this side continue.
sides-join-where = You can join a side only in its own room. Its leader opens one with `/side room`, or adds you with `/side add`.
sides-no-room = Votes and proposals need a room that only your side can read. Open one first with `/side room`.
sides-vote-own = Only the players of a side can vote on its orders. To join a side, use `/side join` in its room.
sides-vote-quorum = { $count ->
        [one] Only one person plays
       *[other] Only { $count } people play
    } on this side, so a quorum of { $quorum } is impossible. Choose a smaller `quorum`, or add players with `/side add`.
sides-room-made = { $room } is now the room of **{ $side }**. Its votes and proposals appear there. People who can read it can join the side with `/side join`.
sides-room-overseen = -# { $who } plays on another side and manages this server or its threads. Discord lets server managers read every room.
sides-room-hello = This room belongs to **{ $side }**. The leader of this side is { $leader }. The other side cannot read what you write here. Everybody who can read this room may join the side.
sides-room-name = { $game }: { $side }
sides-room-where = The bot opens a private thread in { $channel }, unless { $channel } is a thread itself. You can also name a channel that only your side can read: `/side room channel:`.
sides-room-direct = A side needs no room in direct messages, because only you and the bot can read them. For a room, start the game on a server.
sides-room-unknown = That channel is not in this server, or the bot cannot see it. Choose another one.
sides-room-same = That channel has the board or is already a room. Choose one that only this side can read.
sides-room-read = { $who } of **{ $side }** can read that channel. Choose one that only your side can read.
sides-only-advises = { $owner } commands your side, and you are an adviser. Choose an order, and { $room } will show it as your proposal.
sides-voted = Your side decides by vote, so you cannot decide alone. Vote in { $room }.
sides-proposed = You have sent { $owner } this proposal: { $what }. Your side can read it in { $room }. If you send another, it replaces this one.
sides-proposal = { $who } proposes: **{ $what }**
sides-proposal-gone = This proposal is no longer open. The game has moved on, or the proposal was withdrawn or replaced.
sides-adopted = Adopted: **{ $what }**
sides-set-everyone = Every player of your side can now give orders.
sides-set-advisers = You now command, and the other players of your side advise. They propose orders with the same buttons and commands, and you can adopt them in your side’s room.
button-sides-adopt = Adopt it
button-sides-join = Join this side

name-side = side
name-orders = orders
name-leave = leave
name-give = give
name-join = join
name-room = room
name-option-scenario = scenario
name-option-side = side
name-option-opponent = opponent
name-option-against = against
name-option-pace = pace
name-option-then = then

command-side = Your side in a two-sided game: standing orders, taking or leaving a side
command-side-orders = Give your side standing orders, or prepare the orders of your next turn
command-side-take = Take a free side
command-side-leave = Stop playing your side, and leave it to the autopilot or to another player
command-side-give = Hand your side over to somebody else
command-side-add = Let somebody else play your side with you
command-side-remove = Stop somebody from playing your side
command-side-join = Join the side that this room belongs to
command-side-room = Give your side its own room for votes and proposals
option-side-take = The side you want to play
option-side-then = The next player (default: anybody)
option-side-to = The new player of your side
option-new-scenario = The scenario, if the game has several (default: the bot asks you)
option-side-add = The player to add
option-side-remove = The player to remove
option-side-room = A channel that only your side can read (default: a new private thread)
option-new-side = Your side, in a two-sided game (default: the first)
option-new-opponent = The player you challenge (the game begins when they accept)
option-new-against = The players who may take the other side, if you name no opponent (default: anybody)
option-new-pace = The time limit for each side (default: none)
choice-against-open = open to anybody
choice-against-autopilot = the autopilot
choice-against-hard = the hard autopilot
choice-pace-live = live: 60 seconds for a reaction, 30 minutes for a turn
choice-pace-post = correspondence: 12 hours for a reaction, 48 for a turn
choice-pace-at-once = correspondence: standing orders make all reactions, 48 hours for a turn
choice-then-open = anybody
choice-then-autopilot = the autopilot
choice-then-hard = the hard autopilot

undo-bar-other = the other side has already responded, or may have seen something new
undo-agree-first = **You cannot take this back alone:** the other side ({ $side }) has already responded, or may have seen something new. If that side agrees, this will be taken back:
undo-agree-autopilot = **The other side ({ $side }) has already responded, or may have seen something new.** The autopilot always agrees. This will be taken back:
undo-asks = { $asked }: { $who } asks to take this back. Do you agree?
undo-dice-stay = -# Dice already rolled stay as they are: { $reason }.
undo-agreed = ↶ { $who } has agreed to the request of { $asker }. The following is taken back:
undo-refused = { $who } has declined the request of { $asker }. This is not taken back:
undo-wish-asked = The bot has asked the other side in the board’s channel. The other side can agree until somebody gives the next order.
undo-wish-again = You have already asked the other side. Play on, or wait for the answer.
undo-wish-nobody = Nobody plays the other side, so nobody can agree to take the order back.
undo-wish-vote = The other side makes its decisions by vote, but it cannot vote on an undo. So nothing is taken back.
undo-wish-gone = That request is no longer open.
button-undo-ask = Ask { $side }
button-undo-with-autopilot = Take it back
button-undoagree = Agree
button-undorefuse = No
undo-secret = a secret answer
log-lapse = `#{ $version }` { $time } · { $who } ran out of time: **{ $what }**

## The chess clock

clock-stands = { $left } left
clock-until = until { $at }
clock-none = no time left
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = The bot was offline for { $time }, so your time was extended.
given-back-discord = Discord did not answer for { $time }, so your time was extended.
given-back-closed = Nobody could write here for { $time }, so your time was extended.
clock-over = { $who }: **{ $side }** has run out of time. You choose what happens next. While you wait, { $side } can still play.
clock-waits = { $who } waits for **{ $side }**, whose time has run out. Until that side plays, { $who } can still choose the autopilot or claim the win.
clock-plays = **{ $side }** ran out of time, so { $who } has let the autopilot play this turn.
clock-claims = { $who } has claimed the win: **{ $side }** ran out of time.
clock-claimed = **{ $side } has won:** { $other } ran out of time, and the win was claimed. Start another game with `/siege new`.
clock-gone = You are too late. That side has already played, or has been given more time. Nothing was changed.
clock-unclear = “{ $said }” is not a valid clock. Give a starting time and an increment per turn, such as `10+15 s` (10 minutes and 15 seconds) or `3 d + 12 h`. The starting time must be 1 minute to 60 days, the increment at most 7 days.
button-clockwait = Wait
button-clockplay = Autopilot plays this turn
button-clockclaim = Claim the win
## Players who no longer answer

absent-asks = { $who }: { $by } has not answered since { $since }. You lose nothing by waiting.
absent-gone = { $who }: { $by } has left this server, and has not answered since { $since }. You lose nothing by waiting.
absent-rated = If the autopilot or somebody else takes over, you win the rated game. After that, the game is casual.
absent-waits = { $who } will wait for **{ $side }**. Until { $by } answers, { $who } can still choose something else.
absent-plays = { $by } no longer answers, so { $who } has let the autopilot play on for **{ $side }**.
absent-frees = { $by } no longer answers, so { $who } has opened **{ $side }** to other players. Anybody who has not played the other side can take this side, even { $by }.
absent-claims = { $by } no longer answers, so { $who } has claimed the win against **{ $side }**.
absent-won = { $who } has won the rated game. The rest of the game is casual.
absent-claimed = **Winner: { $side }.** { $who } ({ $other }) stopped answering, and the win was claimed.
button-absentwait = Wait
button-absentplay = Let autopilot play
button-absentfree = Free the side
button-absentclaim = Claim the win
records-by-clock = -# { $count ->
        [one] One of these games was won because a clock ran out.
       *[other] { $count } of these games were won because a clock ran out.
    }
sides-gave-up = **Winner: { $side }.** { $who } ({ $other }) resigned. Start another game with `/siege new`.
resign-side-sure = Resign as **{ $side }**? { $other } will win, and the result counts for both sides. You cannot undo this.
resign-nobody-wins = Nobody will win, because at least one side has not played yet.
sides-other-gave-up = { $who }, you have won (**{ $side }**): { $by } ({ $other }) resigned. { $link }
sides-ended-for-both = { $who }: { $role ->
    [leader] the leader of the game
   *[manager] a server manager
}, { $by }, has ended the game. Nobody has won. { $link }
sides-other-claimed = { $who }: **{ $other }** ran out of time, and { $by } has claimed the win. { $link }
records-by-resignation = -# { $count ->
        [one] One of these games ended because a side resigned.
       *[other] { $count } of these games ended because a side resigned.
    }
log-claimed = `#{ $version }` { $time } { $who } claimed the win: the other side ran out of time.
name-option-clock = clock
option-new-clock = A chess clock: starting time and increment per turn, such as 10+15 s or 3 d+12 h

## Sitting down at a new game

sit-title = **A new game: { $title }**
sit-scenario = Which battle?
sit-side = Which side will you play?
sit-any = Either side
sit-you = you: { $side }
sit-against = against { $who }
sit-opponent = Who plays the other side? Choose somebody on this server, leave the seat open, or play against the autopilot.
sit-alone = Nobody else can join here, so the autopilot plays the other side.
sit-somebody = Somebody on this server…
sit-open = Open to anybody
sit-autopilot = The autopilot
sit-hard = The hard autopilot
sit-pace = How long does each side have to answer?
sit-pace-post = Correspondence: 48 hours
sit-pace-live = Live: 30 minutes
sit-pace-at-once = 48 hours; standing orders decide reactions
sit-pace-calendar = As long as the campaign’s calendar allows
sit-pace-none = No time limit
sit-clock = Chess clock: { $bank } + { $increment }
sit-counts = Casual or rated? A rated game has no advice, no plans and no win chances, and it changes your rating.
sit-counts-casual = Casual
sit-counts-rated = Rated
sit-counts-near = Rated, similar rating
sit-counts-new = Rated, for newcomers
new-no-scenarios = This game has no scenarios. Leave out `scenario`.
new-no-such-scenario = This game has no such scenario. Choose from: { $scenarios }.

## Asking an opponent

sides-invited = invited, no answer yet
invite-asks = { $who }, **{ $by } challenges you**: { $game }. You play **{ $side }**. { $pace }. The clock starts when you accept. The challenge is open until { $at } ({ $remaining }). { $link }
invite-accepted = { $who } plays **{ $side }**.
invite-declined = { $who } has declined to play **{ $side }**.
invite-told = { $by }: { $who } has declined your challenge. **{ $side }** is now open to everybody. { $link }
invite-told-late = { $by }: { $who } has not answered your challenge. **{ $side }** is now open to everybody. { $link }
invite-gone = This challenge is no longer open. The board shows the players.
invite-other = This challenge is for { $owner }, and only { $owner } can answer it.
button-windowaccept = Accept
button-windowdecline = Decline

## A game whose channel is closed

closed-told = **{ $game }:** nobody has been able to write in { $channel } since { $since }, so the clocks are stopped. To continue elsewhere, type `/siege here game:{ $id }` in a channel of that server that both of you can read.
closed-rated = If the channel is still closed and nobody has played by { $until }, the game ends without a result.
closed-void = **{ $game }** has ended without a result, because nobody could write in { $channel } for a week. It is not rated. To play again, use `/match challenge`.
