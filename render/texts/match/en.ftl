## Commands

name-match = match
name-match-seek = seek
name-match-challenge = challenge
name-match-open = open
name-match-mine = mine
name-match-since = since
name-option-note = note
name-match-lobby = lobby
command-match = Find an opponent for a two-sided game
command-match-seek = Post an open challenge in this channel
command-match-challenge = Challenge somebody to a game
command-match-open = Show the open challenges of this server
command-match-mine = Show your two-sided games; those waiting for you come first
command-match-since = Show what has happened since your last order, with the dice
command-match-lobby = Keep a current list of open challenges in a channel (server managers)
option-match-user = The player you challenge
option-match-game = The game (default: the bot asks you for the game and the terms)
option-match-scenario = The scenario (default: any, drawn when the game begins)
option-match-side = Your side (default: either, drawn when the game begins)
option-match-pace = The time limit for each side (default: correspondence)
option-match-note = A few words for your opponent
option-match-since = The game (default: this channel’s game, or your only one)
option-match-who = Only members of this role may accept (default: everybody)
option-match-level = Only players with these ratings may accept (default: any)
choice-level-near = within 150 points of your own
choice-level-new = newcomers
option-match-channel = The channel for the list of challenges (leave it empty to end the list)
option-match-hour = The hour at which the bot posts the list again each day, if any challenge is open
option-match-role = The role to mention when the list is posted again

## A challenge

seek-open = **{ $who } is looking for an opponent:** { $game }.
seek-asks = { $target }, **{ $who } challenges you:** { $game }.
seek-counters = { $target }, **{ $who } proposes other terms:** { $game }.
seek-side = { $who } will play **{ $side }**.
seek-either = The sides are drawn by lot.
seek-any = any scenario
seek-note = “{ $note }”
seek-role = for { $role }
seek-level-near = for players with a similar rating
seek-level-new = for newcomers
seek-until = Open until { $until } ({ $remaining }).
seek-asked = { $by } is ready to play. { $who } has until { $until } to begin the game.
seek-taken = { $who } and { $by } are playing { $game }: { $link }
seek-withdrawn = { $who } has withdrawn this challenge: { $game }.
seek-declined = { $target } has declined this challenge: { $game }.
seek-turned = { $target } has proposed other terms for { $game }.
seek-expired = Nobody accepted this challenge in time: { $game }.
seek-missed = { $by } was ready to play { $game }, but { $who } did not begin in time.
seek-gone = This challenge is closed, because one of its players has left: { $game }.
button-seekplay = Play
button-seekyes = Accept
button-seekno = Decline
button-seekgo = Begin
button-seeklater = Not today
button-seekoff = Withdraw it
button-seekterms = Other terms …
button-seekmute = Mute this player
button-seekallow = Unmute this player
button-seekbegin = Begin
button-seeknot = Not now
seek-thread = { $game }: { $first } – { $second }

## What its players are told

seek-here = { $who }, **{ $by } is ready to play:** { $game }. Do you want to begin now? You have until { $until }.
seek-begun = { $you }, **{ $other } is playing against you.** Your side: **{ $side }**. { $link }
seek-told-declined = { $you }: { $target } has declined your challenge: { $game }. To ask others, use `/match seek`.
seek-told-missed = { $you }: { $who } cannot start the game now. Find other challenges with `/match open`.
seek-told-withdrawn = { $you }: { $who } has withdrawn the challenge. See others with `/match open`.
seek-told-gone = { $you }: this challenge is closed, because a player has left. See others with `/match open`.

## Private answers

seek-game = **Find an opponent.** For which game?
seek-posted = Your challenge is open: { $game }. It ends { $until }. You will get a message when the game begins.
seek-role-quiet = The bot does not mention { $role }, because not everybody may mention it. Members of the role can find the challenge with `/match open`.
seek-sent = { $who } can accept your challenge: { $game }. It ends { $until }.
seek-sure = **{ $game }** against { $who }. You will play **{ $side }**. The game will begin immediately.
seek-sure-either = **{ $game }** against { $who }. The sides will be drawn by lot, and the game will begin immediately.
seek-risk = { $pace ->
    [live] If you miss a turn, your opponent can claim the win.
   *[other] If you miss two turns in a row, your opponent can claim the win.
}
seek-left-open = You left the challenge open.
seek-you-declined = You have declined. { $who } will get a message.
seek-muted = You will get no more challenges from { $who }, and they cannot accept yours. If you challenge them, they can challenge you again.
seek-allowed = { $who } can challenge you again.
seek-you-closed = The challenge is closed. { $who } will get a message.
seek-you-withdrew = You have withdrawn the challenge.
seek-you-wait = The bot has asked { $who } to begin now. If { $who } does not answer, the challenge will close { $until }.
seek-list = { $count ->
    [one] **One player** is looking for an opponent here.
   *[other] **{ $count } players** are looking for an opponent here.
}
seek-line = { $place }. { $who }: { $game } · plays { $side } · ends: { $remaining }
seek-line-either = { $place }. { $who }: { $game } · sides drawn by lot · ends: { $remaining }
seek-choose = Play …
seek-mine = **Your open challenges:**
seek-mine-line = - { $game } · ends: { $remaining }
seek-withdraw = Withdraw { $game }
seek-none = Nobody is looking for an opponent here. Post a challenge with `/match seek`.

## Refusals

seek-alone = This works only in a server’s channel, and the server must have the bot.
seek-which = Challenges are for two-sided games. Choose one with `game`: { $games }.
seek-one-sided = { $title } has only one side. Choose another game: { $games }.
seek-pace-or-clock = A clock already sets both sides’ time limits, so leave out either `pace` or `clock`.
seek-too-many = You already have { $count ->
    [one] one open challenge
   *[other] { $count } open challenges
} here. Withdraw one with `/match open`.
seek-already = There is already a challenge between you and { $who }. Answer or withdraw it with `/match open`.
seek-own = This is your own challenge. Wait for somebody to accept it, or withdraw it.
seek-other = This challenge is for { $who }. See others with `/match open`.
seek-closed = This challenge is closed. See others with `/match open`.
seek-closed-list = This challenge is closed.
seek-faster = { $who } was faster than you.
seek-left = { $who } has left this server, so the challenge is closed. See others with `/match open`.
seek-channel-gone = The channel of this challenge has been deleted, so the challenge is closed. See others with `/match open`.
seek-not-open = { $who } does not accept challenges from you. Challenge somebody else, or use `/match seek`.
seek-not-for-you = This challenge is not open to you. See others with `/match open`.
seek-role-only = This challenge is for { $role }. See others with `/match open`.
seek-not-near = This challenge is for players whose rating is closer to the rating of { $who }. See others with `/match open`.
seek-not-new = This challenge is for newcomers. See others with `/match open`.
terms-title = Other terms
terms-scenario = Scenario
terms-side = Your side
terms-pace = Time limit
terms-note = A few words for your opponent
terms-no-side = The scenario does not have that side. Choose another side or scenario.
terms-over = Each of you has already proposed terms. Now accept or decline this challenge.

## The lobby

lobby-seeks = **Looking for an opponent** ({ $count })
lobby-seats = **Open seats** ({ $count })
lobby-live = **Live now** ({ $count })
lobby-game = { $game }: { $who } · { $link }
lobby-more = … and { $count } more: `/match open`
lobby-empty = **Nobody is looking for an opponent now.** Post a challenge here.
lobby-calls = { $role }, somebody is looking for an opponent.
button-seeknew = Find an opponent
button-seekmine = My games
lobby-set = The list of open challenges is in { $channel }. New challenges will be posted there.
lobby-daily = The bot posts the list again each day at { $hour } ({ $zone }) if somebody is waiting for an opponent.
lobby-ended = The list in { $channel } has ended. Challenges now appear only where players post them.
lobby-trouble = The bot has ended the list of open challenges in { $channel }, because it could not post there for three days. Check the bot’s permissions there, then use `/match lobby` again.
lobby-server = A list of open challenges needs a server that has the bot. Use `/match lobby` there.
lobby-manager = Only server managers can set up the list of open challenges. Ask one of them.
lobby-channel = Choose a `channel` for the list.
lobby-hour = The bot uses the time zone and the role only for its daily post. To turn on the daily post, choose an `hour`.
lobby-everyone = The list cannot mention everyone. Choose another role, or leave out `role`.
lobby-role = The bot cannot mention { $role } for you. In the role’s settings, let everybody mention it, or choose another role.

## One’s own games

mine-none = You are not playing any two-sided game. Look for an opponent with `/match seek`. To see who is looking for one, use `/match open`.
mine-holiday = **You are on holiday until { $until }.** Your correspondence games wait for you.
mine-waiting = { $count ->
    [0] No game is waiting for you.
    [one] **One game is waiting for you:**
   *[other] **{ $count } games are waiting for you:**
}
mine-others = { $count ->
    [one] **One game is waiting for other players:**
   *[other] **{ $count } games are waiting for other players:**
}
mine-free = one side still needs a player
mine-standing = Standing orders: { $orders }
mine-note = Your note: { $note }
button-mineask = Ask before a phase ends
mine-asks = In correspondence games, the bot asks you to confirm before you end a phase too early.
mine-play = Play { $place }

## Ratings

name-match-rating = rating
name-match-ladder = ladder
name-match-season = season
name-match-annul = annul
name-option-rated = rated
name-option-why = why
command-match-rating = Show your own ratings, or a player’s ratings if they are public
command-match-ladder = Show the ladder of this server
command-match-season = Keep an up-to-date ladder in a channel, and set the end of its season (server managers)
command-match-annul = Annul a rated game of this server (server managers)
option-match-rated = A rated game: no advice, no plans, no win chances (default: not rated)
option-match-rating-user = The player (default: you)
option-match-ladder-game = The game (default: all)
option-match-season-channel = The channel for the ladder. To end the ladder, leave out all options
option-match-season-until = The last day of the season (default: the end of the calendar quarter)
option-match-annul-game = The rated game
option-match-annul-why = The reason, which both players will see
seek-rated = **rated:** players get no advice, no plans and no win chances
seek-rated-first = This is your first rated game. Nobody else can see your rating until you show it with `/match rating`.
seek-rated-uncounted = This game will not change your rating, because you have played { $who } too often recently.
rating-none = You have no rating yet. Play a rated game: use `/match seek` or `/match challenge` with `rated`.
rating-not-shown = { $who } does not show any ratings.
rating-of = **Ratings of { $who }**
rating-line = **{ $title }: { $rating } ± { $deviation }** · { $games ->
    [one] one game
   *[other] { $games } games
}
rating-line-new = **{ $title }: about { $rating } ± { $deviation }** · still uncertain after { $games ->
    [one] one game
   *[other] { $games } games
}
rating-last = Your last game: { $change }, from { $before } to { $after }. You were expected to win { $expected } in 100 such games.
rating-better-side = Favoured side in “{ $scenario }”: { $side } (about +{ $points }).
rating-private = Only you can see your ratings.
rating-public = Everybody can see your ratings, and you can appear on the ladder. The final ladder of a season keeps your place until you delete your data.
button-rating-show = Make ratings public
button-rating-hide = Hide them
ladder-line = { $place }. { $who } · { $rating } ± { $deviation } · { $games ->
    [one] one game
   *[other] { $games } games
}
ladder-title = **Ladder of this server** · season until { $until }
ladder-heading = Ladder
ladder-final = **Final ladder of the season** · { $began } to { $ended }
ladder-final-heading = Final ladder
ladder-figure = { $rating } ± { $deviation }
ladder-nameless = Player { $place }
ladder-deleted = *deleted*
ladder-more = … and { $count ->
    [one] one more player
   *[other] { $count } more players
}: `/match ladder`
ladder-risen = **Biggest rise this month:** { $who }, +{ $points }
ladder-risen-last = **Biggest rise last month:** { $who }, +{ $points }
ladder-first = **First to win every scenario with both sides:** { $who }
ladder-lead = For comparison: the hard autopilot is { $points ->
    [one] one point
   *[other] { $points } points
} stronger than the standard one.
ladder-lead-mark = { $points ->
    [one] 1 point
   *[other] { $points } points
}: the hard autopilot’s lead over the standard one
ladder-how = The ladder lists players who show their ratings with `/match rating`. They need five rated games on this server this season, against at least three opponents. If two ratings are equal, the more certain one ranks higher.
ladder-final-how = This list shows the players whose ratings were public when the season ended.
ladder-none = The ladder is empty.
ladder-gone = This ladder no longer exists. To see the current one, use `/match ladder`.
ladder-hints = **Only server managers see these lines.** Each line may have an innocent explanation. To take a game out of the ratings, use `/match annul`.
ladder-hints-pair = Of { $all } rated games, { $who } has played { $games } against { $other }.
ladder-hints-young = { $days ->
    [0] The account of { $who } is less than a day old.
    [one] The account of { $who } is one day old.
   *[other] The account of { $who } is { $days } days old.
}
ladder-hints-quick = { $games ->
        [one] { $who } has lost a game to { $other } within two turns.
       *[other] { $who } has lost { $games } games to { $other } within two turns.
    }
ladder-hints-more = … and { $count ->
        [one] one more line
       *[other] { $count } more lines
    }
button-ladder-picture = Show as a picture
button-ladder-contrast = High contrast
badge-both-sides = won with both sides
badge-all-fields = won every scenario
badge-on-time = { $count ->
    [one] 1 game
   *[other] { $count } games
} without a missed deadline
badge-season = season winner
season-set = The ladder is in { $channel }. The season ends on { $ends } ({ $zone }). The bot will then post the final ladder, and the next season will begin.
season-ended = The ladder in { $channel } has ended. You can still see it with `/match ladder`.
season-trouble = The bot could not post the ladder in { $channel } for three days, so it has given up. Check the bot’s permissions there, then use `/match season` again.
season-server = A ladder needs a server that has the bot. Use `/match season` there.
season-manager = Only server managers can set up the ladder. Everybody can see it with `/match ladder`.
season-channel = Choose a `channel` for the ladder.
season-span = Choose the last day of the season. It must be in the future, at most a year ahead.
annul-not-manager = Only a server manager can annul a rated game.
annul-no-such = This server has no finished rated game with this name. Choose one from the list.
annul-own = You played in this game, so another server manager must decide.
annul-already = This game has already been annulled.
annul-done = You have annulled the game. All ratings are computed without it, and both players will get a message. { $link }
annul-operator = the operator of the bot
annul-told = { $players }: { $by } has annulled this rated game. Reason: “{ $why }”. All ratings have been computed again without this game. { $link }

## Being notified

button-seekwish = Notify me
button-seekunwish = Stop these messages
wish-ask = **You can get a direct message** when somebody looks for an opponent here. For which games?
wish-choose = Games …
wish-set = You will get a direct message when somebody looks for an opponent here: { $games }. You will get at most three a day. They will stop if you ignore three of them.
wish-stopped = You will get no more messages about challenges from that server.
wish-told = **{ $who } is looking for an opponent** on { $server }: { $game }. { $link }
wish-last = You ignored three messages about challenges, so this is the last one. To get them again, use `/match open`.

## Since the last order

button-since = What happened
since-title = **Since your last order:** { $game }, { $side } · { $link }
since-nothing = Nothing has happened since your last order.
since-player = You are not playing a side in this game. To see your games, use `/match mine`.
since-which = Choose one of your games with `game`. To see them, use `/match mine`.

## Notes

name-match-note = note
command-match-note = Write a private note about one of your two-sided games
option-match-noted = The game (default: this channel’s game, or your only one)
note-title = Your private note
note-label = Only you can read this. Clear it to delete it
note-kept = Your note is saved. Only you can see it, with `/match mine`.
note-deleted = Your note about this game has been deleted.

## Ending a game by agreement

name-match-break-off = break-off
command-match-break-off = Ask your opponent to end this game without a winner
offer-asks = { $who }: { $by } proposes to end this game without a winner. Do you agree?
offer-asks-rated = { $who }: { $by } proposes to end this game without a winner. If you agree, the game will not be rated. Do you agree?
offer-own = { $who } has proposed to end this game without a winner. The other side has three days to agree. You can play on.
offer-agreed = { $who } and { $by } have agreed to end the game. Nobody has won.
offer-declined = { $who } has declined the proposal that { $by } made, so the game continues.
offer-withdrawn = { $who } has withdrawn the proposal to end the game.
offer-both = Both of you proposed to end the game, so it has ended. Nobody has won.
offer-asked = The bot has asked your opponent in the game’s channel. Your opponent has three days to agree. Meanwhile you can play on.
offer-again = You have already proposed this. Play on, or wait for the answer.
offer-refused = Your opponent has just refused this. You can propose it again after an hour.
offer-nobody = Nobody is playing the other side, so nobody can agree to your proposal. To end the game, use `/siege resign`.
offer-autopilot = The autopilot is playing the other side, so nobody can agree to your proposal. To end the game, use `/siege resign`.
offer-sides = Only a two-sided game can end by agreement. To end this game, use `/siege resign`.
offer-invited = A player has not accepted the invitation yet, so the game has not begun. To cancel it, use `/siege resign`.
offer-gone = This proposal is no longer open. You can make it again.
offer-yours = You have proposed this yourself, so { $who } has to answer.
button-offeryes = End the game
button-offerno = Play on

## Pauses

name-match-pause = pause
command-match-pause = Propose a pause of this game, go on holiday, or end a pause or a holiday
option-match-until = When the pause ends: a day, or “in 10 days” (leave it empty to end a pause now)
name-option-holiday = holiday
option-match-holiday = Go on holiday: your correspondence games wait for you, and your opponents need not agree
pause-asks = { $who }: { $by } proposes to pause this game until { $until }. The clocks stop until then. Do you agree?
pause-own = { $who } has proposed to pause this game until { $until }. The other side has not answered yet. You can play on.
pause-agreed = { $who } and { $by } have agreed to pause the game until { $until }. Either player can end the pause earlier, with a day’s notice: use `/match pause`.
pause-withdrawn = { $who } has withdrawn the proposal to pause the game.
pause-past = A pause must last at least an hour. Choose a later end.
pause-long = A pause can last at most 30 days. Choose an end no later than { $most }, or end the game with `/match break-off`.
pause-none = This game is not paused. To propose a pause, enter its end in `until`.
pause-ends = The pause ends at { $at } ({ $remaining }). The bot will tell your opponent.
pause-told = { $who }: { $by } has ended the pause. The game continues at { $until }.
pause-sides = Only games with two sides can be paused. Other games have no deadlines, so they wait for you anyway.
pause-nobody = Nobody is playing the other side yet, so no clock is running. Propose a pause when somebody has joined.
pause-autopilot = The autopilot is playing the other side, so nobody can agree to a pause.
pause-campaign = A campaign follows its own calendar, so this game cannot be paused. Its owner can end the campaign.
pause-claim = One side has run out of time, so this game cannot be paused. The other side must first decide what happens.
## Holidays

holiday-begun = Your holiday lasts until { $until }. { $count ->
    [0] You have no correspondence games that must wait.
    [one] One correspondence game will wait for you.
   *[other] { $count } correspondence games will wait for you.
} { holiday-left }
holiday-left = You can take { $days ->
    [0] no further days
    [one] one more day
   *[other] { $days } more days
} of holiday this year.
holiday-late = In a game where you have less than 12 hours left to answer, the deadline stays. In that game, your holiday begins after your answer.
holiday-long = A holiday can last at most 10 days. Choose an end no later than { $most }.
holiday-past = A holiday must last at least an hour. Choose a later end.
holiday-used = { holiday-left } Choose a shorter holiday. Or leave out `holiday` and propose a pause in each game.
holiday-already = You are on holiday until { $until }. To end it now, leave out `until`.
holiday-none = You are not on holiday.{ $days ->
    [0] { "" }
   *[other] { " " }To begin one, enter its end in `until`.
} { holiday-left }
holiday-ended = Your holiday is over, and your games continue.
button-pause = Pause the game
