### What is voted for.

person-voters = the vote

## The ballot

votes-until = Open until { $at } ({ $left }).
votes-terms-players = Everybody who plays may vote; { $count ->
        [one] one vote is enough.
       *[other] at least { $count } have to.
    }
votes-terms-everybody = Everybody here may vote; { $count ->
        [one] one vote is enough.
       *[other] at least { $count } have to.
    }
votes-count = { $count ->
        [0] Nobody has voted yet.
        [one] One person has voted.
       *[other] { $count } people have voted.
    }
votes-ready = **Enough have voted:** whoever plays may have it decided now.
votes-plan = Which plan shall be played?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (Behind each plan: won with it in 100 games{ $weak ->
    [yes] , by the autopilot’s play
   *[no] { "" }
})
votes-all = **Everybody has voted:** the vote closes { $left }.
button-vote-propose = Propose an order
votes-propose = Which order do you propose? It joins the plans of this vote and has your vote. If it wins, it alone is given, and the next vote asks again.
votes-propose-pick = Pick an order
votes-propose-full = This vote has no room for another order. Please vote for what it offers.
votes-ordered = In this game votes decide, so your order joins the open vote as a proposal. If it wins, it alone is given. { $link }
votes-order-poll = In this game votes decide, and Discord’s own polls take no options later: please vote for what it offers. { $link }
votes-order-none = In this game votes decide, and no vote is open at this moment. Please try again when the next one stands below the board.
votes-asleep = 💤 Nobody has voted for a day: the vote sleeps. Any press or command here wakes it, if it is by somebody who may vote.
votes-awake = 🗳️ The vote is open again. { $link }
button-vote-wake = Vote again
votes-pick = What shall be done?
votes-because = – { $why }
votes-star = The autopilot’s choice: { $why }
votes-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
votes-rest = Leave the rest of this phase to the autopilot
button-vote-now = Decide now
button-vote-sure = Decide now all the same
button-to-board = To the board

## What became of it

votes-decided = ✅ **Decided: { $what }**
votes-nothing = nothing
votes-early = It was decided before the time was over.
votes-why-majority = It had most votes: { $count } of { $total }.
votes-why-tie = { $options ->
    [one] One option
   *[other] { $options } options
} had { $count ->
        [one] one vote
       *[other] { $count } votes
    } each: a tie is the autopilot’s, and this is the one of them that it thinks best.
votes-why-silence = Nobody voted, so the autopilot decided.
votes-why-quorum = Only { $total ->
        [one] one person
       *[other] { $total } people
    } voted, too few: the autopilot decided.
votes-why-lost = The poll was deleted, so the autopilot decided.
votes-why-illegal = The rules of this version do not allow what was voted for any more, so the autopilot decided.
votes-why-stopped = ⏹️ Closed without a decision: this game is no longer decided by vote.
votes-why-moved = ⏹️ Closed without a decision: it was decided otherwise meanwhile.
votes-why-undone = ⏹️ Closed without a decision: something was taken back.
votes-why-reopened = ⏹️ Closed without a decision: the step begins afresh. The next vote stands below.
votes-why-over = ⏹️ Closed without a decision: the game is over.
votes-why-resigned = ⏹️ Closed without a decision: the game was given up.
votes-why-handed = ⏹️ Closed without a decision: somebody else leads the game now. The next vote stands below.
votes-result = { $at }: **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Your vote: **{ $what }**
votes-changed = 🗳️ Your vote is now **{ $what }**, no longer { $before }.
votes-kept = 🗳️ Your vote stays: **{ $what }**
votes-changeable = You can change it until the vote closes, { $left }.
votes-tally = { $count ->
    [0] Nobody has voted yet
    [one] One person has voted
   *[other] { $count } people have voted
}, { $needed ->
    [one] one vote is enough.
   *[other] { $needed } votes are needed.
}
votes-stranger = Only who plays in this game may vote: { $players }. { $owner } lets you in with `/siege players add`.
votes-no-option = This ballot has no such option: please use its buttons.
votes-late = This vote is closed; yours came too late and does not count.
votes-present = What is voted for now: { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **This is voted for.** The vote comes below this board; it closes { $left }.
votes-board-link = 🗳️ **This is voted for:** { $link } The vote closes { $left }.
votes-board-soon = 🗳️ **This is voted for.** The vote comes in a moment.
votes-board-asleep = 💤 **The vote sleeps:** nobody has voted for a day. Any press or command here wakes it, if it is by somebody who may vote.
votes-error-link = Nobody decides alone in this game: what is done is voted for. Here: { $link }

## Commands

votes-terms = a vote is open for { $window }. { $who }
votes-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
votes-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
votes-direct = Nobody else can vote in direct messages. Begin a game on a server and start the vote there.
votes-started = 🗳️ From now on this game is decided by vote: { $terms }
votes-next = The vote that is open keeps its own terms; these hold from the next one on. { $link }
votes-how-to-stop = `/vote stop` lets everybody who plays decide again; `/vote now` has an open vote decided at once.
votes-stopped = This game is no longer decided by vote: everybody who plays decides.
votes-not-voted = This game is not decided by vote. `/vote start` has it so.
votes-none-open = No vote is open in this game at present.
votes-status = 🗳️ This game is decided by vote: { $terms }
votes-open = A vote is open until { $at } ({ $left }). { $link }
votes-mine = Your vote: **{ $what }**
votes-last = { $count ->
        [one] **The last result**
       *[other] **The last { $count } results**
    }
votes-sure = Nobody has voted yet. If it is decided now, the autopilot decides.
votes-not-yet-players = It can be decided now as soon as { $players ->
    [one] the one who plays has voted
   *[other] all { $players } who play have voted
}; { $count ->
        [0] nobody has
        [one] one person has
       *[other] { $count } have
    } so far. { $owner }, or who manages the server, may do so at any time with `/vote now`.
votes-not-yet-everybody = It can be decided now as soon as { $needed ->
        [one] one person has voted
       *[other] { $needed } people have voted
    }; { $count ->
        [0] nobody has
        [one] one person has
       *[other] { $count } have
    } so far. { $owner }, or who manages the server, may do so at any time with `/vote now`.
votes-uncounted = The votes cannot be counted at the moment: Discord does not answer. Nothing is lost; it is tried again by itself.
votes-window-unclear = “{ $said }” is no length of time. Say for instance `30m`, `2h`, `1d`, or a number of minutes.
votes-window-range = A vote is open for 5 minutes at least and 24 hours at most; “{ $said }” is not within that.
votes-quorum-high = { $count ->
        [one] Only one person plays
       *[other] Only { $count } people play
    } in this game, so { $quorum } can never vote. Let more in with `/siege players add` first, choose a smaller `quorum`, or let everybody here vote.

name-vote = vote
name-stop = stop
name-now = now
name-option-window = window
name-option-quorum = quorum
name-option-voters = voters
command-vote = Games that are decided by vote
command-vote-start = Let this channel's game be decided by vote
command-vote-stop = No more votes: everybody who plays decides again
command-vote-status = The open vote, your own vote, and the last ten results
command-vote-now = Have the open vote decided now
option-window = How long a vote is open: 30m, 2h, 1d (5 minutes to 24 hours)
option-quorum = How many have to vote; with fewer the autopilot decides (usually 1)
option-voters = Who may vote (usually: who plays)
choice-voters-players = Who plays
choice-voters-everybody = Everybody here
