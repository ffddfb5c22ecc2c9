### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } proposed times for table { $table }, round { $round }: { $times }.
did-time-agreed = { $name } accepted a time for table { $table }, round { $round }: { $time }.
did-time-asked = { $name } asked for more time for table { $table }, round { $round }.
did-time-refused = A judge refused more time for table { $table }, round { $round }.
did-nobody-came = { $name } reported that nobody came to table { $table }, round { $round }.
did-told-to-wait = A judge asked the player at table { $table }, round { $round }, to wait.
did-time-given-until = Round { $round } now ends { $until }.
did-time-given-table-until = The deadline for table { $table }, round { $round }, is now { $until }.
did-time-given-away = Nobody could play for { $lost } min, so round { $round } now ends { $until }.
did-time-given-table-away = Nobody could play for { $lost } min, so the deadline for table { $table }, round { $round }, is now { $until }.

## Refusals

tournament-refused-times-only-over-weeks = In a one-day tournament the judge starts each round, so players do not propose times.
tournament-refused-too-many-times = Choose fewer times. The limit is { $most }, and you proposed { $number }.
tournament-refused-time-has-passed = { $until } has passed. Choose a later time.
tournament-refused-not-proposed = That time is no longer proposed. Choose another one.
tournament-refused-own-proposal = You proposed that time yourself. Only your opponent can accept it.
tournament-refused-asked-already = { $name } has already asked for more time. A judge will answer.
tournament-refused-nobody-asked = That request has already been answered.
tournament-refused-claimed-already = { $name } has already reported this. A judge will answer.
tournament-refused-no-time-agreed = You two have not agreed on a time, so nobody is late. Propose a time. If you do not play before the round ends, a judge decides.
tournament-refused-minutes-or-until = Enter either the minutes to add or a new deadline, not both.

## The thread of a table

tweek-head = ## Round { $round }, table { $table }: { $one } – { $other }
tweek-until = { $tables ->
        [played] Play
       *[reported] Play and report
    } until { $at } ({ $left }).
tweek-agreed = Agreed time: { $at } ({ $left }).
tweek-waits = { $name } proposes: { $times }
tweek-reported = The result has been reported and must be confirmed.
tweek-how = To propose times to your opponent, click “When?”{ $tables ->
        [played] .
       *[reported] . After the game, click “Report”.
    } If your opponent does not come, click “Nobody came”.
tweek-not-any-more = This table is no longer in play.
tweek-paired-again = This table was paired again. These two players no longer meet here.
tweek-thread = Your table’s thread: { $thread }
tweek-no-thread = The bot cannot open threads for the tables of round { $round } of { $title }. In { $channel } it needs: { $lacking }. It will post the tables’ messages in the channel instead.
tweek-no-thread-here = The tables of round { $round } of { $title } have no threads, because { $channel } cannot have any. The bot will post the tables’ messages in the channel instead.
button-tweek-when = When?
button-tweek-more = More time
button-tweek-nobody = Nobody came

## Times

tweek-when-title = When will you play? Table { $table }
tweek-when-time = Time { $number }
tweek-when-hint = Thu 21:00 · tomorrow 20:30 · 26 November 9pm
tweek-when-zone = Your time zone
tweek-when-zone-hint = A city or a country. Each player sees times in their own zone.
tweek-time-passed = { $at } has passed. Choose a later time.
tweek-time-after-end = { $at } is too late: the deadline for your table is { $until }. Choose an earlier time, or ask a judge with “More time”.
tweek-no-times = Write at least one time, like “Thu 21:00”.
tweek-proposed = You proposed { $times }. The bot has asked { $name } for an answer.
tweek-agreed-done = You two have agreed on this time: { $at }. Both of you will get a reminder an hour before.
tweek-times-proposed = { $who }: { $name } proposes these times for table { $table }:
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = The buttons show times in the time zone { $zone }.
tweek-times-agreed = { $one }, { $other }: you have agreed on a time for table { $table }: { $at } ({ $left }). The bot will remind you an hour before.
tweek-times-over = The players at table { $table } no longer need to agree on a time.
tweek-event = { $title }: { $one } – { $other }
tweek-event-table = Round { $round }, table { $table }
button-tweek-agree = { $number }: { $time }
button-tweek-other = Another time

## What judges are asked for

tweek-more-title = More time
tweek-more-reason = Why, and until when? (optional)
tweek-judges-asked = The bot has asked the judges. Their answer will appear here or in the channel.
tweek-plea-more = { $judges }: { $name } asks for more time for table { $table }, round { $round }. The deadline is { $ends }.
tweek-plea-nobody = { $judges }: { $name } says that nobody came to table { $table }, round { $round }.
tweek-plea-over = { $ends ->
        [none] Table { $table }, round { $round }: a judge has answered.
       *[other] Table { $table }, round { $round }: a judge has answered. You can play until { $ends }.
    }
judge-wait-nobody-came = Table { $table }: the opponent says that { $names } did not come ({ $section }).
judge-wait-more-time = Table { $table }: { $names } asks for more time ({ $section }).
button-judge-wait = Wait
button-judge-again = Pair again
button-judge-time-day = One more day
button-judge-time-three-days = Three more days
button-judge-time-ten = Ten more minutes
button-judge-time-twenty = Twenty more minutes
button-judge-time-no = Refuse more time
button-judge-default = Win by default: { $name }
button-judge-unplayed = 0 to 0
option-judge-until = The new deadline, like “Sunday 22:00”
tweek-did = { $name } ({ $what })
tweek-did-proposed = { $count ->
    [one] made one proposal
   *[other] made { $count } proposals
}
tweek-did-agreed = { $count ->
    [one] accepted one proposal
   *[other] accepted { $count } proposals
}
tweek-did-nothing = nobody has proposed a time
tweek-attempt = { $name } { $far ->
        [done] has finished
        [playing] is playing
       *[none] has not begun
    }
tweek-game-turn = it is { $name }’s turn ({ $since })
tweek-game-over = the game is over, and the bot is checking its result · { $link }

## Reminders

tweek-remind-table = { $names }: table { $table }, round { $round }, has no result yet. You have until { $at } ({ $left }).
tweek-remind-tables = Round { $round } ends { $at } ({ $left }). Tables without a result:
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title }: your table { $table } in round { $round } has no result yet. You have until { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title }: you have not finished the game of round { $round }. You have until { $at } ({ $left }). { $channel }
tweek-hour = { $names }: your game at table { $table }, round { $round }, begins { $at } ({ $left }).
tweek-hour-direct = { $title }: your game at table { $table }, round { $round }, begins { $at } ({ $left }). { $channel }
tweek-minutes = End of round { $round }: { $left }. Tables without a report: { $tables }.
tweek-minutes-over = Time is up in round { $round }. Finish your current turn. Tables without a report: { $tables }.
tweek-lists = The deadline for army lists is { $at } ({ $left }). Missing: { $names }.
tweek-lists-direct = { $title }: hand in your army list before { $at } ({ $left }). Each day after that costs points (T7). { $channel }
tweek-here = The tournament begins { $at } ({ $left }). Please check in.
tweek-here-direct = { $title } begins { $at } ({ $left }). Please check in: { $channel }
tweek-over = { $judges }: time is up in round { $round }. These games were not played:
tweek-held = { $judges }: it is time to post the standings or the next round of { $title }. But the bot needs your decision first.
tweek-channel-gone = The channel of **{ $title }** is gone. Use `/tournament find` in another channel to move or export the tournament.
tweek-seated = { $names }: round { $round } is posted. Click below to see your table.
tweek-struck = **{ $title }** now ends after round { $rounds }: the organizer cancelled the rest (T2).
tweek-given = Round { $round } of **{ $title }** now ends { $at } ({ $left }).
tweek-given-table = The deadline for table { $table }, round { $round }, is now { $at } ({ $left }).
tweek-moved-up = A place has become free: { $name } now takes part as number { $number }.
tweek-moved-up-direct = { $title }: a place has become free, and you now take part as number { $number }. { $channel }
button-tweek-here = Check in
button-tweek-panel = To do
name-option-until = until

## Channels that watch

command-tournament-watch = Follow another channel’s tournament here
command-tournament-unwatch = Stop following another channel’s tournament here
option-tournament-tournament = A tournament on this server
name-tournament-watch = watch
name-tournament-unwatch = unwatch
name-option-tournament = tournament
tweek-watching = This channel follows { $title }. Its announcement, rounds and standings will appear here.
tweek-watch-already = This channel already follows { $title }.
tweek-watch-own = This is the tournament’s own channel, so everything is here already.
tweek-watch-not-yours = Only the organizer and server managers choose which channels follow a tournament. Ask one of them.
tweek-watch-which = Choose another channel’s tournament: { $titles }
tweek-watch-none = This channel does not follow any tournament.
tweek-unwatched = This channel no longer follows a tournament. Earlier messages stay.

tweek-left-before = { $name } has registered for { $title } in { $channel }. In the last twelve months, { $name } dropped out of this server’s tournaments { $count ->
    [one] once
   *[other] { $count } times
    }. The rulebook lets you exclude a player permanently after a second time. You decide: the bot never excludes anybody.
tournament-left-before = In the last twelve months you dropped out of this server’s tournaments { $count ->
    [one] once
   *[other] { $count } times
    }. This counts for a year, and only the organizer can see it.
tournament-barred = The judges of { $title } banned you for life, so you cannot register for this organizer’s tournaments. They can lift the ban.

## The panel of settings, and the kit

button-tpanel-change = Change
button-tpanel-how = How it works
button-tpanel-details = Date, place, prizes
button-tpanel-scenes = Scenarios
button-tpanel-kit = Kit
button-tpanel-kit-give = Give penalty: −{ $points }
judge-switch-threads = Each table has a thread during its game
judge-figure-minutes = Minutes per game
judge-figure-place = Place
judge-figure-fixed-scenery = Scenery pieces already on the table (0 to 2)
judge-figure-when = Day and time
judge-figure-lists-day = Last day for army lists
judge-figure-table-names = Table names, one per line (optional)
judge-figure-prizes = Prizes, one per line
judge-figure-scenario = Scenario or battle to play
judge-figure-without = Optional rules that don’t apply, one per line
tpanel-details = Date, place, tables, prizes
tpanel-scenes = Scenarios
tpanel-scenes-label = A scenario per round, in order (empty: drawn)
tpanel-scenarios = Scenarios: { $names }
tpanel-no-scenario = The bot cannot tell which scenario { $word } means. Choose from: { $names }. Nothing was changed.
tpanel-kit = **{ $name }**: tick what is missing (T9). Each missing item counts only once.
tpanel-kit-who = Choose the player
tpanel-kit-tick = What is missing?
tpanel-kit-line = { $what }: −{ $points }
tpanel-kit-given = Penalties already given: { $what }
tpanel-kit-sum = Total: **−{ $points }**
tpanel-how = **How it works.** Everybody plays every round. The first player in the standings meets the second, the third meets the fourth, and so on. Whenever possible, you meet a new opponent.
tpanel-how-league = **How it works.** Everybody plays everybody twice, once with each side. The draw fixes all games from the beginning. With an odd number of players, each player sits out two rounds (the bye).
tpanel-how-lists = Hand in your army list on time. A judge will check it. Each day of delay costs 20 points.
tpanel-how-day = On the day, check in, find your table with “My table”, and play until time is up.
tpanel-how-weeks = You have a week for each game. To propose times to your opponent, click “When?”. If you cannot play, ask for more time before the round ends.
tpanel-how-reported = After the game, click “Report” and enter what happened. The bot computes the points, and your opponent confirms. If you two disagree, a judge decides.
tpanel-how-game = Click “Play your game” to start the game with your opponent. The bot enters the result.
tpanel-how-duel = Click “Play your game” to start. Your opponent plays the same game with the same dice. The better score wins.
tpanel-how-duplicate = Click “Play your game” to start. Everybody plays the same game with the same dice. You get points for each player with a lower score.
tpanel-how-page = After each round, the bot posts the standings. For the reasons behind a pairing, score or place, use `/tournament why`.
