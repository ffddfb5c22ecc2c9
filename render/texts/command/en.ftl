### Who commands, and who proposes.

person-house = the calendar
person-nobody = somebody who has left
error-decided-by-vote = Nobody decides alone in this game: what is done is voted for. The vote stands below the board.
error-only-advises = { $owner } commands in this game, and you advise: what you choose is proposed, not done.
