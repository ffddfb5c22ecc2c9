### What is voted for.

person-voters = the vote

## The ballot

votes-until = Open until { $at } ({ $left }).
votes-terms-players = All players of this game can vote. { $count ->
        [one] One vote is enough.
       *[other] At least { $count } people must vote.
    }
votes-terms-everybody = Everybody here can vote. { $count ->
        [one] One vote is enough.
       *[other] At least { $count } people must vote.
    }
votes-count = { $count ->
        [0] Nobody has voted yet.
        [one] One person has voted.
       *[other] { $count } people have voted.
    }
votes-ready = **Enough people have voted.** Any player can now close the vote.
votes-plan = Which plan do you choose?
votes-poll-figure = · { $chance }{ $error ->
    [0] { "" }
   *[other] { " ± " }{ $error }
}
votes-poll-figures = (After each plan: how many of 100 games it wins{ $weak ->
    [yes] , if the autopilot plays on
   *[no] { "" }
})
votes-all = **Everybody has voted.** New deadline: { $left }.
button-vote-propose = Propose an order
votes-propose = Which order do you propose? Your order becomes a new option in the vote, and you vote for it. If it wins, only this order is given, and a new vote opens.
votes-propose-pick = Choose an order
votes-propose-full = This vote has no room for another order. Please vote for one of its options.
votes-ordered = This game is decided by vote, so your order is now an option in the open vote. If it wins, only this order is given. { $link }
votes-order-poll = This game is decided by vote, and you cannot add options to a Discord poll. Please vote for one of its options. { $link }
votes-order-none = This game is decided by vote, and no vote is open now. The next vote will appear below the board.
votes-asleep = 💤 Nobody has voted for a day, so the vote is paused. It continues when a voter clicks a button or uses a command.
votes-awake = 🗳️ The vote is open again. { $link }
button-vote-wake = Resume the vote
votes-pick = What do you choose?
votes-because = – { $why }
votes-star = The adviser’s choice: { $why }
votes-votes = { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
votes-rest = Let the autopilot play the rest of this phase
button-vote-now = Close the vote
button-vote-sure = Close it anyway
button-to-board = To the board

## What became of it

votes-decided = ✅ **Decided: { $what }**
votes-nothing = nothing
votes-early = A player closed the vote early.
votes-why-majority = This option had the most votes: { $count } of { $total }.
votes-why-tie = { $options ->
    [one] One option
   *[other] Each of { $options } options
} had { $count ->
        [one] one vote
       *[other] { $count } votes
    }. The autopilot breaks ties, and it chose this one.
votes-why-silence = Nobody voted, so the autopilot decided.
votes-why-quorum = Only { $total ->
        [one] one person
       *[other] { $total } people
    } voted, which is too few. The autopilot decided.
votes-why-lost = The poll was deleted, so the autopilot decided.
votes-why-illegal = The bot was updated, and the winning option is no longer possible. So the autopilot decided.
votes-why-stopped = ⏹️ Closed without a decision: this game is no longer decided by vote.
votes-why-moved = ⏹️ Closed without a decision: the game has moved on.
votes-why-undone = ⏹️ Closed without a decision: a player undid an earlier answer.
votes-why-reopened = ⏹️ Closed without a decision: the rules were corrected, so this step starts again. The next vote is below.
votes-why-over = ⏹️ Closed without a decision: the game is over.
votes-why-resigned = ⏹️ Closed without a decision: the game was resigned.
votes-why-handed = ⏹️ Closed without a decision: the game has a new leader. The next vote is below.
votes-result = { $at }: **{ $what }**. { $why }

## Who votes

votes-cast = 🗳️ Your vote: **{ $what }**
votes-changed = 🗳️ Your vote is now **{ $what }** (was { $before }).
votes-kept = 🗳️ Your vote is still **{ $what }**
votes-changeable = You can change your vote until the deadline ({ $left }).
votes-tally = { $count ->
    [0] Nobody has voted yet
    [one] One person has voted
   *[other] { $count } people have voted
}. { $needed ->
    [one] One vote is enough.
   *[other] { $needed } votes are needed.
}
votes-stranger = Only players of this game can vote: { $players }. Ask { $owner } to let you in with `/siege players add`.
votes-no-option = This vote has no such option. Please use its buttons.
votes-late = This vote is closed. Your vote came too late and does not count.
votes-present = The open vote: { $link }
votes-said = { $text }

## The board of a voted game

votes-board = 🗳️ **Vote below this board.** Deadline: { $left }.
votes-board-link = 🗳️ **Vote here:** { $link } Deadline: { $left }.
votes-time-up = **Time is up.** The bot is counting the votes.
votes-board-soon = 🗳️ **The next vote** will open in a moment.
votes-board-asleep = 💤 **The vote is paused:** nobody has voted for a day. It continues when a voter clicks a button or uses a command.
votes-error-link = This game is decided by vote, so you cannot decide alone. Vote here: { $link }

## Commands

votes-terms = each vote is open for { $window }. { $who }
votes-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
votes-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
votes-direct = In direct messages, nobody else can vote. Start the game and the vote on a server.
votes-started = 🗳️ This game is now decided by vote: { $terms }
votes-next = The open vote stays as it is. The new settings apply to the next vote. { $link }
votes-how-to-stop = To end voting and let the players decide again, use `/vote stop`. To close an open vote, use `/vote now`.
votes-stopped = This game is no longer decided by vote. The players decide.
votes-not-voted = This game is not decided by vote. To let people vote, use `/vote start`.
votes-none-open = This game has no open vote now.
votes-status = 🗳️ This game is decided by vote: { $terms }
votes-open = A vote is open until { $at } ({ $left }). { $link }
votes-mine = Your vote: **{ $what }**
votes-last = { $count ->
        [one] **The last result**
       *[other] **The last { $count } results**
    }
votes-sure = Nobody has voted yet. If you close the vote now, the autopilot decides.
votes-not-yet-players = You can close this vote as soon as { $players ->
    [one] the only player has voted
   *[other] all { $players } players have voted
}. So far: { $count ->
        [0] nobody.
        [one] one person.
       *[other] { $count } people.
    } { $owner } and server managers can close it at any time with `/vote now`.
votes-not-yet-everybody = You can close this vote as soon as { $needed ->
        [one] one person has voted
       *[other] { $needed } people have voted
    }. So far: { $count ->
        [0] nobody.
        [one] one person.
       *[other] { $count } people.
    } { $owner } and server managers can close it at any time with `/vote now`.
votes-uncounted = Discord is not answering, so the bot cannot count the votes yet. Nothing is lost, and the bot will try again.
votes-window-unclear = “{ $said }” is not a length of time. Write a time such as `30m`, `2h` or `1d`, or a number of minutes.
votes-window-range = “{ $said }” is out of range. A vote is open for 5 minutes to 24 hours.
votes-quorum-high = { $count ->
        [one] Only one person plays
       *[other] Only { $count } people play
    } this game, so a quorum of { $quorum } is impossible. Choose a smaller `quorum`, add players with `/siege players add`, or let everybody here vote.

name-vote = vote
name-stop = stop
name-now = now
name-option-window = window
name-option-quorum = quorum
name-option-voters = voters
command-vote = Decide a game by vote
command-vote-start = Decide this channel’s game by vote
command-vote-stop = Stop voting, so that the players decide again
command-vote-status = Show the open vote, your own vote and the last ten results
command-vote-now = Close the open vote now and count the votes
option-window = How long each vote is open: 30m, 2h or 1d (5 minutes to 24 hours)
option-quorum = Votes needed (default: 1). If fewer people vote, the autopilot decides
option-voters = The people who can vote (default: the players)
choice-voters-players = The players
choice-voters-everybody = Everybody here
