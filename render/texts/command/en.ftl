### Who commands, and who proposes.

person-house = the calendar
person-autopilot = the autopilot
person-nobody = somebody who has left
error-decided-by-vote = Nobody decides alone in this game: what is done is voted for. The vote stands below the board.
error-only-advises = { $owner } commands in this game, and you advise: each order that you choose stands on the board as a proposal. Choose one; several at once are for { $owner }.
command-players-command = Say who commands: everybody, each the Powers of theirs, or one with advisers
command-players-power = Give the command of a Power to somebody
name-command = command
name-power = power
name-option-how = how
name-option-power = power
option-how = Who decides from now on
option-power = Whose pieces
option-user-power = Who shall command them; left out, whoever leads the game
choice-command-everyone = Everybody decides
choice-command-powers = Each commands Powers of their own
choice-command-advisers = One commands, the others advise
staff-way-everyone = Everybody who plays decides.
staff-way-powers = Each commands the pieces of their own Powers. What nobody has is commanded by whoever leads the game.
staff-way-advisers = Whoever leads the game commands; the others advise, and what they choose is proposed.
staff-way-vote = What is done is voted for.
staff-set-everyone = From now on everybody who plays decides.
staff-set-powers = From now on each commands the pieces of their own Powers. Before the first decision they are taken on the board; later whoever leads gives them out with `/siege players power`. What nobody has is commanded by whoever leads.
staff-set-advisers = From now on whoever leads the game commands. The others advise: what they choose by the same buttons and commands stands on the board as a proposal, and is done when it is adopted there.
staff-board-powers = -# Each commands the pieces of their own Powers.
staff-board-advisers = -# { $owner } commands; { $count ->
        [one] { $advisers } advises
       *[other] { $advisers } advise
    }.
staff-board-no-advisers = -# { $owner } commands, and nobody advises yet: `/siege players add` lets somebody.
staff-board-post = -# { $who }: { $what }
staff-board-idle = -# Nothing yet: { $who }
staff-board-gone = -# { $party }: { $owner } stands in for { $who }, who has left.
staff-board-ready = **{ $what }**? Yes: { $who }.
staff-board-awaited = Awaited: { $who }.
staff-board-proposal = **{ $number }.** { $who } proposes: { $what }
staff-plan = the plan “{ $plan }”
staff-board-more = -# and { $count ->
    [one] one older one
   *[other] { $count } older ones
}
staff-whose = { $party } ({ $who })
staff-post-prompt = Take a Power, or give yours back
staff-post-free = free: whoever leads the game commands it
staff-post-held = taken
staff-post-taken = You command now: { $what }. Chosen once more, it is given back.
staff-post-left = You command no more: { $what }. Whoever leads the game does.
staff-post-held-by = { $what }: { $who } commands there. { $owner }, who leads the game, may give it to you with `/siege players power`.
staff-post-late = The Powers are taken before the first decision. Now { $owner }, who leads the game, gives them out with `/siege players power`.
staff-given = { $what }: { $who } commands there now.
staff-not-powers = In this game nobody has pieces of their own. `/siege players command` with “Each commands Powers of their own” comes first.
staff-no-parties = { $game } has no parts that could be shared out. Choose another way with `/siege players command`.
staff-no-such-party = “{ $said }” is none of the Powers of this game: { $known }.
staff-proposed = Proposed: { $what }. It stands on the board until something is decided; { $owner } may adopt it there. Propose something else and it takes its place.
staff-proposal-gone = That proposal is gone: something was decided meanwhile, or it was withdrawn or replaced. Nothing was done. The board shows what is proposed now.
staff-proposal-yours = That is your own proposal: only { $owner }, who commands, adopts it. You may withdraw it.
staff-withdrawn = Your proposal is withdrawn.
button-staff-adopt = Adopt { $number }
button-staff-withdraw = Withdraw it
button-staff-close = Do it all the same
staff-ready = Noted: { $what }. It is done once these have said so, too, who could still act: { $who }.
staff-ready-owner = -# You lead the game, and may do it without them.
staff-closed = Done.
staff-owner-left = { $owner }, who leads the game, has left this server. Who manages it (*Manage server* or *Manage channels*) can let somebody else lead with `/siege players handover`.
staff-left = -# { $who } has left this server.
staff-halted = The autopilot stops here: next it would order pieces that are not yours: { $whose }. It is their turn; you may order your own pieces meanwhile.
staff-not-yours = These are not your pieces: { $whose }. You command: { $own }.
staff-no-post = You command no pieces in this game. { $owner }, who leads it, gives them out with `/siege players power`; before the first decision they can be taken on the board.
log-proposed = { $line } (proposed by { $who })
error-not-your-pieces = These are pieces of others. `/siege players list` says who commands what.
error-not-ready = Others could still act, and have not said that they are done.
error-not-your-answers = Others have decided a part of that, for pieces of their own. You may take back what you decided last; { $owner }, who leads the game, may take back anything.
staff-voted = This game is voted on. `/vote stop` ends that first.
