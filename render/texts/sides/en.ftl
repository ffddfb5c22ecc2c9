# Games of several sides: who holds each, whose turn it is, standing orders, time that is over.

sides-line = { $side }: { $who }
sides-line-plays = **{ $side }: { $who }** · to play
sides-line-reacts = **{ $side }: { $who }** · to react
sides-open = nobody yet
sides-autopilot = the autopilot
sides-hard = the hard autopilot
sides-hard-late = no time to look ahead: it goes by its usual judgement
sides-answered = Your answer is given. The board in the channel shows what everybody may see of it.
sides-turn = { $who }, it is up to you: **{ $side }**. { $link }
call-asked = { $who }, **{ $question }** { $link }
call-left = { $bar } { $seconds } s
call-until = You can answer until { $at } ({ $remaining }).
call-silence-orders = If you do not answer, your standing orders decide.
call-silence-turn = If you do not answer, your side gets no orders.
call-silence-clock = If your time runs out, the other side can claim the game.
call-reminder = ⏰ { $who }, an answer is still pending for **{ $side }**. { $link }
call-skipped = { $who }, your time ran out: **{ $side }** got no orders{ $count ->
    [1] { "" }
   *[other] , { $count } times in a row
}. { $link }
call-skipped-patience = The game no longer waits for **{ $side }**. It waits again as soon as you answer.
sides-until = until { $at } ({ $remaining })
window-else = -# Without an answer: **{ $what }**
window-unanswered = **{ $side }** did not answer in time, and the game went on.
window-unanswered-orders = **{ $side }** did not answer in time: their standing orders decided.
window-voted = { $who }, **{ $side }** may react: it is put to the vote in your side’s room. { $link }
clock-settled = This clock is settled: play went on, or the game is over.
button-window-answer = React
sides-digest-more = -# … and { $count ->
    [0] no line
    [one] one line
   *[other] { $count } lines
} before that
button-change-orders = Change my orders
error-side-free = Nobody plays { $sides } yet. Take that side with the button on the board, or with `/side take`, and then decide.
error-not-your-turn = It is not your turn. The game waits for { $turn }.
error-time-was-over = Your side ran out of time, so your answer was not used. See what happened. A message here will ask you again.
error-autopilot-decided = The autopilot moved just before you, so your order was not used. See what happened, then decide again.
sides-halted = The autopilot has stopped in mid-phase, because the other side answers first. The game waits for { $turn }. Then go on as before.
button-side-answer = My answer
button-side-orders = My orders
button-side-take = Take a side: { $side }

sides-orders-title = **Standing orders: { $side }**
sides-orders-stand = **In force:** { $orders }
sides-orders-now = These take effect now and stay in force while the other side plays. Only you can see them.
sides-orders-at-once = In this game standing orders react alone. Where they say “ask”, the game does what it does when nobody answers.
sides-orders-done = Ordered: **{ $what }**. Nobody else is told.
sides-orders-none = This side gives no standing orders, or not any more.
sides-orders-pick = Choose an order
sides-orders-back = Other orders
sides-orders-next = More

players-how-sides = -# `/side add` lets somebody share your side, `/side give` hands it over. The player who leads the game can remove the other side only after a missed deadline.
sides-taken = Somebody else holds that side, or it has changed hands just now.
sides-held = You hold a side already: **{ $side }**. Whoever saw both would know every secret.
sides-took = You play **{ $side }**. { $link }
sides-left = You no longer play **{ $side }**: anybody may take it.
sides-to-autopilot = The autopilot plays **{ $side }** from now on.
sides-given = { $who } plays **{ $side }** from now on.
sides-none-held = You hold no side in this game.
sides-one-only = This game has one side only: without `side`, `opponent`, `against` and `pace` it begins.
sides-no-such = That game has no side of this name. It has: { $sides }.
sides-open-direct = Nobody can join you in direct messages. Begin the game on a server, or play against the autopilot with `against`.
sides-seed = In a game of two sides nobody who plays chooses the dice: begin it without `seed`.
sides-yourself = The other side is for somebody else: without `opponent` it stays open, or the autopilot plays it.
sides-no-opponent = { $who } is a bot, or cannot see this channel: nothing has begun.

sides-by-advisers = { $who } (the first commands, the others advise)
sides-by-vote = { $who } (by vote)
error-several-sides = Not in a game of several sides. Who leads a side lets others join it with `/side add`; an open side is taken with its button on the board, or with `/side take`.
error-at-a-table = This game counts for a tournament, so its players and sides are fixed. { $verb ->
    [leave] To stop, give up with `/siege resign`, or ask a judge.
    [end] You can end it once a judge has decided its result.
    [move] If its channel is gone, move it to one that both players can read.
   *[other] If a player cannot go on, ask a judge.
}
players-not-late = { $owner } plays **{ $side }**. You can remove them only after they have missed a deadline. Until then, wait, or ask them to use `/side leave`.
sides-takes-the-win = { $verb ->
    [leave] Both sides have played, so leaving now would cost the other side its win. Give up with `/siege resign`, or hand your side to somebody else with `/side give`.
    [end] Both sides have played, so only a side can give up now, with `/siege resign`. A server manager who holds no side can also end the game; then nobody wins.
   *[other] This player’s clock has run out, so only the other side decides: it can claim the game, or wait.
}
sides-saw-other = { $owner } has held **{ $side }** in this game and knows its secrets. Somebody else has to take this side.
error-same-for-all = Here others play the same dice, and everybody has the same autopilot: leave out `strength`.
error-own-side-only = In a game of several sides the hard autopilot plays only a side that is all its own: leave out `strength`.
error-no-foresight = On this bot no autopilot looks ahead: whoever runs it has switched the chances off. The usual one plays.
error-not-leader = { $owner } leads this side: only they can do that for it.
sides-added = { $who } plays **{ $side }** with you from now on.
sides-removed = { $who } no longer plays **{ $side }**.
sides-joined = You play **{ $side }** with the others who read here.
sides-not-there = { $who } does not play on your side. `/side leave` is for yourself.
sides-member-held = { $who } holds a side of this game already: **{ $side }**. Whoever saw both would know every secret.
sides-reads = { $who } reads in the room of **{ $side }**, and would know its secrets: nothing was changed. Out of there, they may play on another side.
sides-left-others = You no longer play **{ $side }**: the others of that side go on.
sides-join-where = A side is joined in its own room. Who leads the side opens one with `/side room`, or adds you with `/side add`.
sides-no-room = Votes and proposals stand where only your side reads: give it a room first, with `/side room`.
sides-vote-own = In a game of several sides only a side’s own people vote. Whoever reads in its room may join it there with `/side join`.
sides-vote-quorum = { $count ->
        [one] Only one person plays
       *[other] Only { $count } people play
    } on this side, so { $quorum } can never vote. Add people with `/side add` first, or choose a smaller `quorum`.
sides-room-made = { $room } is the room of **{ $side }** now. Its votes and proposals stand there; whoever reads there may join with `/side join`.
sides-room-overseen = -# { $who } plays on another side and manages this server or its threads: Discord lets them read in every room.
sides-room-hello = This is the room of **{ $side }**, led by { $leader }: what stands here, the other side does not read. Whoever reads here may join.
sides-room-name = { $game }: { $side }
sides-room-where = A private thread is opened beside the board, in { $channel }, where that is no thread itself. Or name a channel that only your side reads: `/side room channel:`.
sides-room-direct = Direct messages have no rooms: nobody but the two of you reads there.
sides-room-unknown = That channel is not in this server, or the bot cannot see it. Choose one of the suggested channels.
sides-room-same = That channel is the board’s own, or a room already. A side needs one where only that side reads.
sides-room-read = { $who } of **{ $side }** reads in that channel. A side needs one where only that side reads.
sides-only-advises = { $owner } commands your side, and you advise: each order that you choose stands in { $room } as a proposal. Choose one; several at once are for { $owner }.
sides-voted = Nobody of your side decides alone: what it does is voted for, in { $room }.
sides-proposed = Proposed to { $owner }: { $what }. It stands in { $room }, where only your side reads. Propose something else and it takes its place.
sides-proposal = { $who } proposes: **{ $what }**
sides-proposal-gone = That proposal is gone: something was decided meanwhile, or it was withdrawn or replaced. Nothing was done.
sides-adopted = Adopted: **{ $what }**
sides-set-everyone = From now on everybody who plays your side decides for it.
sides-set-advisers = From now on you command, and the others of your side advise: what they choose by the same buttons and commands is proposed in your room, and is done when you adopt it there.
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

command-side = Your side in a game of two: standing orders, taking a side, leaving it
command-side-orders = Give your side standing orders that nobody else sees
command-side-take = Take a side that nobody holds
command-side-leave = Leave your side, to anybody or to the autopilot
command-side-give = Hand your side over to somebody else
command-side-add = Let somebody else play your side with you
command-side-remove = Let somebody play your side no more
command-side-join = Join the side in whose room you are
command-side-room = Give your side a room of its own, where its votes and proposals stand
option-side-take = The side to take
option-side-then = Who plays on: whoever takes it, if you say nothing
option-side-to = Who plays your side from now on
option-new-scenario = The scenario, in a game that has several; you are asked if you say nothing
option-side-add = Who plays with you
option-side-remove = Who no longer plays with you
option-side-room = A channel that only your side reads; without it a private thread is opened
option-new-side = Your side, in a game of two; the first if you say nothing
option-new-opponent = Who plays the other side
option-new-against = The other side without an opponent: open to anybody if you say nothing
option-new-pace = How long a side is waited for: without end if you say nothing
choice-against-open = open to anybody
choice-against-autopilot = the autopilot
choice-against-hard = the hard autopilot, which looks ahead
choice-pace-live = live: 60 seconds for a reaction, 30 minutes for a turn
choice-pace-post = by post: 12 hours for a reaction, 48 for a turn
choice-pace-at-once = by post, reactions by standing orders only: 48 hours for a turn
choice-then-open = whoever takes it
choice-then-autopilot = the autopilot
choice-then-hard = the hard autopilot, which looks ahead

undo-bar-other = since then the other side has answered, or could have seen something
undo-agree-first = **You cannot take this back alone:** the other side ({ $side }) has answered since, or could have seen something. If that side agrees, this is taken back:
undo-agree-autopilot = **The other side ({ $side }) has answered since, or could have seen something.** The autopilot always agrees. This is taken back:
undo-asks = { $asked }: { $who } asks to take this back. Do you agree?
undo-agreed = ↶ { $who } agrees with { $asker }. This is taken back:
undo-refused = { $who } does not agree with { $asker }. This stays as it is:
undo-wish-asked = The other side is asked in the game’s channel. The next decision in the game ends the question.
undo-wish-again = You have asked this already, and nothing has been decided since. Play on, or wait for the answer.
undo-wish-nobody = Nobody plays the other side, so nobody can agree.
undo-wish-vote = The other side decides by vote, and cannot vote on taking something back. It stays as it is.
undo-wish-gone = This question is over: the game has moved on, or the player no longer asks.
button-undo-ask = Ask { $side }
button-undo-with-autopilot = Take it back
button-undoagree = Agree
button-undorefuse = No
undo-secret = a secret answer
log-lapse = `#{ $version }` { $time } · time was over for { $who }: **{ $what }**

## The chess clock

clock-stands = { $left } left
clock-days = { $count } d
clock-hours = { $count } h
clock-minutes = { $count } min
clock-seconds = { $count } s
given-back-away = The bot was away for { $time }: your time was extended.
given-back-discord = Discord did not answer for { $time }: your time was extended.
given-back-closed = Nobody could write here for { $time }: your time was extended.
clock-over = { $who }, the time of **{ $side }** is over. Nothing is lost by that: what comes of it is yours to say. While you wait, { $side } may still play.
clock-waits = { $who } waits for **{ $side }**, whose time is over. The autopilot or a claim may still be chosen, as long as { $side } has not played.
clock-plays = The autopilot plays this turn for **{ $side }**, whose time is over; { $who } chose it.
clock-claims = { $who } has claimed the game: the time of **{ $side }** was over.
clock-claimed = **{ $side } has won:** the time of { $other } was over, and the game was claimed. `/siege new` starts another one.
clock-gone = That is over: that side has played meanwhile, or has time again. Nothing was changed.
clock-unclear = “{ $said }” is no clock. Say a bank and what is added after each turn, such as `10+15 s` (10 minutes and 15 seconds) or `3 d + 12 h`: a bank from 1 minute to 60 days, at most 7 days added.
button-clockwait = Wait
button-clockplay = Autopilot plays this turn
button-clockclaim = Claim the game
records-by-clock = -# { $count ->
        [one] One of them was claimed because a clock had run out.
       *[other] { $count } of them were claimed because a clock had run out.
    }
sides-gave-up = **Winner: { $side }.** { $who } ({ $other }) gave up. `/siege new` starts another game.
resign-side-sure = Give up as **{ $side }**? { $other } will win, and the result will be recorded for both sides. You cannot undo this.
resign-nobody-wins = Nobody will win: for that, both sides need a player and a decision first.
sides-other-gave-up = { $who }, you have won (**{ $side }**): { $by } ({ $other }) gave up. { $link }
sides-ended-for-both = { $who }, { $by } { $role ->
    [leader] leads this game and has ended it
   *[manager] manages this server and ended the game
}. Nobody has won. { $link }
sides-other-claimed = { $who }, **{ $other }** ran out of time, and { $by } has claimed the game. { $link }
records-by-resignation = -# { $count ->
        [one] One of them ended because a side gave up.
       *[other] { $count } of them ended because a side gave up.
    }
log-claimed = `#{ $version }` { $time } { $who } claimed the game: the other side’s time was over.
name-option-clock = clock
option-new-clock = A chess clock for each side: a bank, and what each turn adds, such as 10+15 s or 3 d+12 h

## Sitting down at a new game

sit-title = **A new game: { $title }**
sit-scenario = Which battle?
sit-side = Which side is yours?
sit-any = Either side
sit-you = you: { $side }
sit-against = against { $who }
sit-opponent = Who plays the other side? Name somebody of this server, leave the seat open, or play against the autopilot.
sit-alone = Nobody else can come here: the autopilot plays the other side.
sit-somebody = Somebody of this server…
sit-open = Whoever comes
sit-autopilot = The autopilot
sit-hard = The hard autopilot
sit-pace = How long does each side have to answer?
sit-pace-post = Correspondence: 48 hours
sit-pace-live = Live: 30 minutes
sit-pace-at-once = 48 hours, standing orders react
sit-pace-calendar = By the campaign’s calendar
sit-pace-none = No time limit
sit-clock = Chess clock: { $bank } + { $increment }
new-no-scenarios = This game has no scenarios: begin it without `scenario`.
new-no-such-scenario = This game has no such scenario. Choose one of these: { $scenarios }.

## Asking an opponent

sides-invited = invited, has not agreed yet
invite-asks = { $who }, **{ $by } challenges you**: { $game }. You play **{ $side }**. { $pace }. No time runs until you agree. Open until { $at } ({ $remaining }). { $link }
invite-accepted = { $who } plays **{ $side }**.
invite-declined = { $who } does not play **{ $side }**.
invite-told = { $by }, { $who } has declined your challenge: **{ $side }** is open to everybody. { $link }
invite-told-late = { $by }, { $who } has not answered your challenge: **{ $side }** is open to everybody. { $link }
invite-gone = This challenge is settled already. The board shows who plays.
invite-other = This challenge is for { $owner }: only they can accept or decline it.
button-windowaccept = Accept
button-windowdecline = Decline
