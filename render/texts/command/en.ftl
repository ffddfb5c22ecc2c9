### Who commands, and who proposes.

person-house = the calendar
person-autopilot = the autopilot
person-nobody = somebody who has left
error-decided-by-vote = This game is decided by vote, so you cannot decide alone. Vote below the board.
error-only-advises = { $owner } commands in this game, and you are an adviser. Choose an order, and the board will show it as your proposal.
command-players-command = Choose who commands: everybody, one player per Power, or one player with advisers
command-players-power = Put a player in command of a Power
name-command = command
name-power = power
name-option-how = how
name-option-power = power
option-how = How the players decide
option-power = The Power
option-user-power = The new commander (default: the leader of the game)
choice-command-everyone = Everybody decides
choice-command-powers = Each player commands their own Powers
choice-command-advisers = One player commands, the others advise
staff-way-everyone = Any player can give the orders.
staff-way-powers = Each player commands the pieces of their own Powers. The leader of the game commands the rest.
staff-way-advisers = The leader of the game commands, and the others propose orders.
staff-way-vote = The players decide by vote.
staff-set-everyone = Any player can now give the orders.
staff-set-powers = Each player now commands the pieces of their own Powers. Players can take Powers on the board before the first decision. After that, the leader gives them out with `/siege players power`. The leader also commands the Powers that nobody has.
staff-set-advisers = The player who leads the game now commands. The other players propose orders with the same buttons and commands. The leader can adopt a proposal on the board.
staff-board-powers = -# Each player commands the pieces of their own Powers.
staff-board-advisers = -# { $owner } commands; { $count ->
        [one] { $advisers } advises
       *[other] { $advisers } advise
    }.
staff-board-no-advisers = -# { $owner } commands without advisers. To add one, use `/siege players add`.
staff-board-post = -# { $who }: { $what }
staff-board-idle = -# No orders yet: { $who }
staff-board-gone = -# { $party }: { $owner } commands for { $who }, who has left.
staff-board-ready = **{ $what }?** In favour: { $who }.
staff-board-awaited = Waiting for: { $who }.
staff-board-proposal = **{ $number }.** { $who } proposes: { $what }
staff-plan = the plan “{ $plan }”
staff-board-more = -# and { $count ->
[one] one older proposal
   *[other] { $count } older proposals
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Take a Power, or give yours back
staff-post-free = free: the player who leads the game commands it
staff-post-held = taken
staff-post-taken = You now command: { $what }. Choose it again to give it back.
staff-post-left = You no longer command { $what }. The leader of the game takes over.
staff-post-held-by = { $who } commands { $what }. Ask { $owner }, who leads the game, to give it to you with `/siege players power`.
staff-post-late = You can take Powers only before the first decision. Ask { $owner }, who leads the game, to use `/siege players power`.
staff-given = { $who } now commands { $what }.
staff-not-powers = In this game players have no Powers of their own. First use `/siege players command` with “Each player commands their own Powers”.
staff-no-parties = { $game } has no Powers for players to command. Choose another way to share the command: `/siege players command`.
staff-no-such-party = “{ $said }” is not a Power of this game. Choose from: { $known }.
staff-proposed = Your proposal: { $what }. { $owner } can adopt it on the board until the next decision. A new proposal replaces it.
staff-proposal-gone = This proposal is no longer open. The game has moved on, or the proposal was withdrawn or replaced. The board shows the open ones.
staff-proposal-yours = This is your own proposal. Only { $owner }, who commands, can adopt it. You can withdraw it.
staff-withdrawn = Your proposal has been withdrawn.
button-staff-adopt = Adopt { $number }
button-staff-withdraw = Withdraw it
button-staff-close = Do it anyway
staff-ready = Noted: { $what }. These players can still act and must agree first: { $who }.
staff-ready-owner = -# You lead the game, so you can go ahead without waiting for these players.
staff-closed = Done.
staff-owner-left = { $owner }, who leads the game, has left this server. A server manager (*Manage server* or *Manage channels*) can choose a new leader with `/siege players handover`.
staff-left = -# { $who } has left this server.
staff-halted = The autopilot stops here, because other players must now give orders to their pieces: { $whose }. Meanwhile you can give orders to your own pieces.
staff-not-yours = These are not your pieces: { $whose }. You command: { $own }.
staff-no-post = You command no pieces in this game. Ask { $owner }, who leads it, to give you some with `/siege players power`. Before the first decision you can take them on the board.
log-proposed = { $line } (proposed by { $who })
error-not-your-pieces = These pieces belong to other players. To see who commands them, use `/siege players list`.
error-not-ready = Other players can still act and are not ready. Wait for them.
error-not-your-answers = Other players made some of these decisions, for their own pieces. You can take back your own last decision, and { $owner }, who leads the game, can take back anything.
staff-voted = This game is decided by vote. Stop the vote first with `/vote stop`.
