### Tournaments: what everybody sees of them, and what players do.

## The announcement

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Not announced yet.
        [open] Registration is open.
        [closed] Registration is closed.
        [running] In progress.
        [over] Over.
       *[cancelled] Cancelled.
    }
tournament-starts = { $at } in your own time zone (the tournament’s time zone is { $zone })
tournament-format-day = One day, { $rounds ->
        [0] { $minutes }-minute rounds (the number of players decides how many)
        [one] one round of { $minutes } minutes
       *[other] { $rounds } rounds of { $minutes } minutes
    }: { $what }.
tournament-format-weeks = { $rounds ->
        [0] One round a week (the number of players decides how many)
        [one] One round, which lasts a week
       *[other] { $rounds } rounds, one a week
    }: { $what }.
tournament-format-league = League: everybody plays everybody twice, once with each side, one game a week. It lasts { $least ->
        [6] { $most ->
            [18] 6 weeks with three players, 18 with ten
           *[other] 6 weeks
        }
       *[other] { $least } weeks
    }.
tournament-tables-reported = games on real tables, with results reported to the bot
tournament-tables-game = two-sided games, played with the bot
tournament-tables-duel = duels (two players play the same game with the same dice)
tournament-tables-duplicate = everybody plays the same game
tournament-plays = Game: { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Everybody plays the same side against the autopilot. Sides change in the next round.
tournament-battle = A user wrote this battle. The tournament keeps this version, even if somebody changes the battle later.
tournament-battle-untried = ⚠ The bot does not know whether this battle is fair. A `format` where each pair plays both sides, such as the league, is always fair. You can also announce the tournament as it is.
tournament-battle-uneven = ⚠ For a fair tournament, choose a `format` where each pair plays both sides, such as the league. You can also announce the tournament as it is.
tournament-rated = **Rated:** the games count for the players’ ratings. Players get no advice, no plans and no win chances, and cannot agree on an undo. Between the same two players, only two games in 30 days count (T99).
tournament-scenarios = Scenarios: { $names }
tournament-lists-due = Hand in army lists before { $at }: { $least } to { $most } units, 1,000 points (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] No players yet
            [one] One player
           *[other] { $count } players
        }
       *[other] { $count } of { $places } places taken
    }
tournament-lists-in = { $count ->
        [0] no lists yet
        [one] one list
       *[other] { $count } lists
    }
tournament-waiting = { $count ->
        [one] one on the waiting list
       *[other] { $count } on the waiting list
    }
tournament-leaders = Organizer and judges: { $names }
tournament-seed-hash = A secret random number, the seed, decides the draw, the scenarios and the sides. Its SHA-256: { $hash } (T83).
tournament-seed = The seed: { $seed }
tournament-nobody-yet = Nobody has registered yet.
tournament-list-is-in = list handed in
tournament-is-here = checked in
tournament-on-waiting-list = waiting list
tournament-has-left = dropped out

## Rounds and pages

tournament-round-title = ## Round { $round } of { $of }
tournament-round-name = **{ $name }**
tournament-round-over = The round is over.
tournament-round-until = Until { $at } ({ $left })
tournament-round-until-day = Until { $at } ({ $left })
tournament-round-waits = A judge will start the round.
tournament-round-duplicate = Games finished: { $done } of { $of }.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (until { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · reported, not confirmed
tournament-table-disputed = **{ $table }** { $a } – { $b } · disputed
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } has the bye: a win by default.
tournament-bye-league = { $name } has the bye.
tournament-alone = { $name } has no opponent: { $other } has left.
tournament-more-tables = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }: `/tournament pairings`
tournament-page = ## Standings after round { $round }
tournament-final-page = ## { $title }: final standings
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annulled
tournament-more-places = … and { $count ->
        [one] one more player
       *[other] { $count } more players
    }: `/tournament page`
tournament-corrected-more = More changes: { $count }. To see them all, use `/tournament log`.
tournament-page-key = The columns: total · the opponents’ points against other players (T58) · points scored and conceded (T59). Players who are equal in all three share a place (T60). For the reasons, use `/tournament why`.
tournament-page-key-other = The columns: total · { $breaks }. Players who are equal in all of them share a place (T60). For the reasons, use `/tournament why`.
tournament-corrected = Changed { $at }: { $what }
tournament-podium = # { $place }. { $name } · { $total }

## What players do

button-tournament-join = Join
button-tournament-list = Hand in my list
button-tournament-who = Players
button-tournament-announce = Announce
button-tournament-report = Report
button-tournament-mine = My table
button-tournament-page = Standings
button-tournament-leave = Yes, drop out
tournament-too-soon = The deadline for army lists is seven days before the event (T6), so the earliest start is { $at }. Choose a later day.
tournament-in-the-past = { $when } has passed. Choose a later day.
tournament-no-own-games = In this kind of tournament, people play at real tables and report their results. To play the bot’s own games, choose another `format`.
tournament-no-such-game = This kind of tournament cannot use that game. It can use: { $games }.
tournament-no-series = **{ $name }** is a series of battles, but each table plays only one battle. Choose a single battle.
tournament-only-in-servers = A tournament needs a channel in a server. Use the command there.
tournament-no-name = Please give the tournament a readable name. Use the command again with a `name`.
tournament-there-is-one = This channel already has a tournament: { $title }. Use another channel, or end that tournament first.
tournament-drawn-up = **{ $title }** is ready, and only you can see it. To change it, use `/judge settings`. To post it here and open registration, click “Announce”.
tournament-announced = The tournament is announced. To play, click “Join” under the announcement.
tournament-join-title = Join { $title }
tournament-join-name = Your name in the standings
tournament-join-origin = Town or club (optional)
tournament-join-club = Are you in the organizing club?
tournament-join-club-hint = If the number of players is odd, a member of the organizing club stands down (T10).
tournament-join-remind = Reminders by direct message?
tournament-yes = Yes
tournament-no = No
tournament-joined = You are registered as number **{ $number }**. { $lists ->
        [yes] Hand in your list before { $at }.
       *[no] The draw takes place when registration closes.
    }
tournament-joined-rated = This tournament is rated.
tournament-joined-rated-first = This tournament is rated, and its games will be your first rated ones. Nobody else sees your rating until you show it with `/match rating`.
tournament-joined-waiting = You are on the waiting list in place **{ $place }**. When a player withdraws, the first person on the list can play.
tournament-joined-already = You are already registered as number { $number }.
tournament-out = { $how ->
        [expelled] You were expelled from this tournament. If that is a mistake, ask a judge to take it back.
        [expelled-for-life] You were banned for life, which includes this tournament. If that is a mistake, ask a judge to lift the ban.
        [abandoned] You dropped out of this tournament. To play again, ask a judge to readmit you.
        [excused] You are excused from the rest of this tournament. To play again, ask a judge to readmit you.
        [aside] You stood down so that the number of players is even (T10). If a player is absent, a judge can bring you in.
       *[other] Your results are annulled, and you no longer play in this tournament. If that is a mistake, ask a judge.
    }
tournament-found-lost = { $title } · its channel is gone
button-tournament-move = Move “{ $title }” here
button-tournament-file = Export “{ $title }”
tournament-moved = { $title } continues in this channel. Its latest messages follow here.
tournament-channel-there = The channel of this tournament still exists: { $channel }. You can move a tournament only when its channel is gone.
tournament-late = Registration is closed. Only the organizer can still admit you. You would then be last in the draw (T11).
button-tournament-late = Ask to play
tournament-late-asked = The bot has asked the organizer in the channel. If you are admitted, your name will appear in the standings.
tournament-late-asks = { $leader }: { $name } asks to play in { $title }, with the last draw number (T11).
button-tournament-admit = Admit
tournament-by-hand = { $judge } paired tables { $tables } by hand, { $at }: { $reason } (T20)
tournament-not-in = You are not a player in this tournament.
tournament-list-title = Your army list
tournament-list-text = One unit per line
tournament-list-hint = Each line: mark | name | bases | VT | cost | keywords, such as “commander”. Its name: “army: …”.
tournament-list-no-text = This is not a text file. Hand in a text file with one unit on each line: mark | name | bases | VT | cost | words.
tournament-list-too-large = The file has { $size } bytes. The limit is 65,536.
tournament-list-none = This tournament has no army lists.
tournament-left = You have dropped out of the tournament.
tournament-withdrawn = You have withdrawn. The bot has deleted your registration.
tournament-leave-sure = If you drop out now, your total becomes 0 and you come last. Your points still count in your opponents’ tie-breaks (T49). If you drop out twice in a year, the organizer may exclude you for good (T55). Are you sure?
tournament-leave-sure-games = If you drop out now, you lose the game of this round, and you are not paired in later rounds. You keep your points. Are you sure?
tournament-leave-sure-early = You have completed { $done } of your { $games } games, fewer than half. If you drop out now, none of your games count, and you come last (T97). Are you sure?
tournament-leave-sure-late = You have completed { $done } of your { $games } games. If you drop out now, the completed games count, and your opponents win the others by default (T97). Are you sure?
tournament-here-noted = You are checked in.
tournament-away-noted = You will sit out round { $round }.
tournament-back-noted = You will play round { $round } after all.
tournament-my-table = You play at table **{ $table }** against **{ $name }**. { $scenario }
tournament-my-table-left = You have the bye in this round: a win by default.
tournament-my-table-bye = You have the bye in this round.
tournament-my-table-alone = You have no opponent in this round: { $name } has left.
tournament-my-table-none = You have no table in this round.
tournament-no-round = No round has been posted yet.
tournament-stale-press = The tournament has moved on since this button was posted. To see what has changed, use `/tournament info` or `/tournament table`.
tournament-none-found = There has been no tournament on this server yet. Create one with `/tournament create`.
tournament-found = { $title } · { $stage ->
        [drawn-up] not announced
        [open] registration open
        [closed] registration closed
        [running] in progress
        [over] over
       *[cancelled] cancelled
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## Log of { $title }

## The commands

command-tournament = Tournaments: join, report your games, see the standings
command-tournament-create = Create a tournament in this channel
command-tournament-join = Join this channel’s tournament
command-tournament-leave = Drop out of the tournament
command-tournament-list = Hand in your army list, as a file or as text
command-tournament-here = Check in on the day of the tournament
command-tournament-away = Sit out a round, or play it after all
command-tournament-table = Show your table in this round
command-tournament-report = Report the result of your table
command-tournament-pairings = Show the tables of a round
command-tournament-page = Show the standings, now or after a round
command-tournament-info = Show the format, dates, players and the hash of the seed
command-tournament-why = Explain a pairing or a place
command-tournament-log = Show everything that happened in the tournament
command-tournament-find = List this server’s tournaments, including past ones
option-tournament-format = The kind of tournament
option-tournament-name = The name of the tournament
option-tournament-when = Day and time, like “Saturday 9:30” or “22 March 9 pm”
option-tournament-zone = The time zone: a city or a country
option-tournament-rounds = Number of rounds (default: depends on the number of players)
option-tournament-places = Number of places (default: no limit)
option-tournament-game = The game to play, if the tournament uses the bot’s own games
option-tournament-scenario = The scenario of that game
option-tournament-rated = Whether the games count for the players’ ratings (default: no)
option-tournament-round = The round (default: the current one)
option-tournament-back = Play the round after all
option-tournament-file = Your list as a file: text or spreadsheet (CSV, TSV)
option-tournament-player = A player’s number or name
option-tournament-table = The table
choice-tournament-centuria-day = Centuria, one day
choice-tournament-centuria-weeks = Centuria, one round a week
choice-tournament-games = The bot’s two-sided games
choice-tournament-league = League: everybody plays everybody twice
choice-tournament-duel = Duels: the same game, the same dice
choice-tournament-duplicate = Everybody plays the same game
name-tournament = tournament
name-tournament-create = create
name-tournament-join = join
name-tournament-leave = leave
name-tournament-list = list
name-tournament-here = here
name-tournament-away = away
name-tournament-table = table
name-tournament-report = report
name-tournament-pairings = pairings
name-tournament-page = page
name-tournament-info = info
name-tournament-why = why
name-tournament-log = log
name-tournament-find = find
name-option-name = name
name-option-places = places
name-option-rounds = rounds
tournament-no-such-round = Round { $round } has not been posted. The latest is round { $posted }.
