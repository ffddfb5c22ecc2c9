# Games of several sides: who holds each, whose turn it is, standing orders, time that is over.

sides-line = { $side }: { $who }
sides-line-asked = **{ $side }: { $who }** · to answer now
sides-open = nobody yet
sides-autopilot = the autopilot
sides-answered = Your answer is given. The board in the channel shows what everybody may see of it.
sides-turn = { $who }, it is up to you: **{ $side }**. { $link }
error-not-your-turn = It is not your turn. To answer now: { $turn }.
error-several-sides = Not in a game of several sides: one person holds each side. An open side is taken with its button on the board, or with `/side take`.
button-side-answer = Answer privately
button-side-orders = My orders
button-side-take = Take a side: { $side }

sides-orders-title = **Standing orders: { $side }**
sides-orders-now = They hold from now on, also while the other side plays; nobody else sees them, not even that there are any.
sides-orders-done = Ordered: **{ $what }**. Nobody else is told.
sides-orders-none = This side gives no standing orders, or not any more.
sides-orders-pick = Choose an order
sides-orders-back = Other orders
sides-orders-next = More

sides-taken = Somebody else holds that side, or it has changed hands just now.
sides-held = You hold a side already: **{ $side }**. Whoever saw both would know every secret.
sides-took = You play **{ $side }**. { $link }
sides-left = You no longer play **{ $side }**: anybody may take it.
sides-to-autopilot = The autopilot plays **{ $side }** from now on.
sides-given = { $who } plays **{ $side }** from now on.
sides-none-held = You hold no side in this game.
sides-one-only = This game has one side only: without `side`, `opponent`, `against` and `pace` it begins.
sides-no-such = That game has no side of this name. It has: { $sides }.
sides-seed = In a game of two sides nobody who plays chooses the dice: begin it without `seed`.
sides-yourself = The other side is for somebody else: without `opponent` it stays open, or the autopilot plays it.
sides-no-opponent = { $who } is a bot, or cannot see this channel: nothing has begun.

name-side = side
name-orders = orders
name-leave = leave
name-give = give
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
option-side-take = The side to take
option-side-then = Who plays on: whoever takes it, if you say nothing
option-side-to = Who plays your side from now on
option-new-scenario = The scenario, in a game that has several; you are asked if you say nothing
option-new-side = Your side, in a game of two; the first if you say nothing
option-new-opponent = Who plays the other side
option-new-against = The other side without an opponent: open to anybody if you say nothing
option-new-pace = How long a side is waited for: without end if you say nothing
choice-against-open = open to anybody
choice-against-autopilot = the autopilot
choice-pace-live = live: 60 seconds for a reaction, 30 minutes for a turn
choice-pace-post = by post: 12 hours for a reaction, 48 for a turn
choice-pace-at-once = by post, reactions by standing orders only: 48 hours for a turn
choice-then-open = whoever takes it
choice-then-autopilot = the autopilot

undo-bar-other = since then the other side has answered, or could have seen something
undo-secret = a secret answer
log-lapse = `#{ $version }` { $time } · time was over for { $who }: **{ $what }**

## Sitting down at a new game

sit-title = **A new game: { $title }**
sit-scenario = Which battle?
sit-side = Which side is yours?
sit-any = Whichever
sit-you = you: { $side }
sit-against = against { $who }
sit-opponent = Who plays the other side? Name somebody of this server, leave the chair open, or play against the autopilot.
sit-alone = Nobody else can come here: the autopilot plays the other side.
sit-somebody = Somebody of this server…
sit-open = Whoever comes
sit-autopilot = The autopilot
new-no-scenarios = This game has no scenarios: begin it without `scenario`.
new-no-such-scenario = That game has no scenario of this name. It has: { $scenarios }.
