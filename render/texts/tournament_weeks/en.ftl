### Tournaments over weeks: threads of tables, times, reminders, more time; channels that watch.

## What happened

did-times-proposed = { $name } proposed for table { $table } of round { $round }: { $times }.
did-time-agreed = Table { $table } of round { $round }: { $name } agreed to play { $time }.
did-time-asked = { $name } asked for more time at table { $table } of round { $round }.
did-time-refused = Table { $table } of round { $round } got no more time.
did-nobody-came = { $name } says that nobody came to table { $table } of round { $round }.
did-told-to-wait = Table { $table } of round { $round }: a judge says to wait.
did-time-given-until = The end of round { $round } was moved: { $until }.
did-time-given-table-until = Table { $table } of round { $round } has time until { $until }.
did-time-given-away = Nobody could play for { $lost } min: round { $round } now ends { $until }.
did-time-given-table-away = Nobody could play for { $lost } min: table { $table } of round { $round } now ends { $until }.

## Refusals

tournament-refused-times-only-over-weeks = On a day the judge gives the start: no times are proposed.
tournament-refused-too-many-times = Times: { $number }. Propose one to { $most }.
tournament-refused-time-has-passed = { $until } has passed.
tournament-refused-not-proposed = That time is not proposed any more.
tournament-refused-own-proposal = You proposed that time yourself: the other says whether it suits.
tournament-refused-asked-already = { $name } has asked for more time already: a judge answers.
tournament-refused-nobody-asked = Nobody waits for that any more.
tournament-refused-claimed-already = { $name } has said so already: a judge answers.
tournament-refused-no-time-agreed = No time was agreed, so nobody is late. Propose one; at the end of the round a judge decides.
tournament-refused-minutes-or-until = Give minutes or an end, not both.

## The thread of a table

tweek-head = ## Round { $round }, table { $table }: { $one } – { $other }
tweek-until = { $tables ->
        [played] Play
       *[reported] Play and report
    } until { $at } ({ $left }).
tweek-agreed = You play { $at } ({ $left }).
tweek-waits = { $name } proposes: { $times }
tweek-reported = Reported, and not confirmed yet.
tweek-how = “When?” proposes times to the other{ $tables ->
        [played] .
       *[reported] , “Report” tells what happened.
    } If the other does not come, click “Nobody came”.
tweek-not-any-more = This table is not played any more.
tweek-paired-again = This table was paired again: these two do not play here any more.
tweek-thread = Your table’s thread: { $thread }
tweek-no-thread = Round { $round } of { $title } has no threads for its tables: in { $channel } I lack { $lacking }. The tables go on without; their messages come in the channel.
tweek-no-thread-here = Round { $round } of { $title } has no threads for its tables: { $channel } can have none. The tables go on without; their messages come in the channel.
button-tweek-when = When?
button-tweek-more = More time
button-tweek-nobody = Nobody came

## Times

tweek-when-title = When do you play? Table { $table }
tweek-when-time = Time { $number }
tweek-when-hint = Thu 21:00 · tomorrow 20:30 · 26 November 9pm
tweek-when-zone = In which time zone?
tweek-when-zone-hint = A city or a country. Everybody sees the times in their own zone.
tweek-time-passed = { $at } has passed.
tweek-time-after-end = { $at } is after the end of your table, { $until }. “More time” asks a judge for more.
tweek-no-times = Write at least one time, like “Thu 21:00”.
tweek-proposed = Proposed: { $times }. { $name } is asked.
tweek-agreed-done = Agreed: you play { $at }. An hour before, both of you are reminded.
tweek-times-proposed = { $who }: { $name } proposes for table { $table }:
tweek-times-line = { $number }. { $at } ({ $left })
tweek-times-zone = On the buttons the hours are those of { $zone }.
tweek-times-agreed = { $one }, { $other }: table { $table } is played { $at } ({ $left }). I remind you an hour before.
tweek-times-over = Table { $table }: times are not needed any more.
tweek-event = { $title }: { $one } – { $other }
tweek-event-table = Round { $round }, table { $table }
button-tweek-agree = { $number }: { $time }
button-tweek-other = Another time

## What judges are asked for

tweek-more-title = More time
tweek-more-reason = Why, and until when? (optional)
tweek-judges-asked = The judges are asked. Their answer comes here or in the channel.
tweek-plea-more = { $judges }: { $name } asks for more time at table { $table } of round { $round }, which ends { $ends }.
tweek-plea-nobody = { $judges }: { $name } says that nobody came to table { $table } of round { $round }.
tweek-plea-over = { $ends ->
        [none] Table { $table } of round { $round }: a judge has answered.
       *[other] Table { $table } of round { $round }: a judge has answered. You can play until { $ends }.
    }
judge-wait-nobody-came = Table { $table }: { $names } did not come, says the other ({ $section }).
judge-wait-more-time = Table { $table }: more time, asked for by { $names } ({ $section }).
button-judge-wait = Wait
button-judge-again = Pair again
button-judge-time-day = A day more
button-judge-time-three-days = Three days more
button-judge-time-ten = Ten minutes more
button-judge-time-twenty = Twenty minutes more
button-judge-time-no = No more time
button-judge-default = By default: { $name }
button-judge-unplayed = 0 to 0
option-judge-until = Until when instead, like “Sunday 22:00”
tweek-did = { $name } (proposals: { $proposed }, agreed: { $agreed })
tweek-attempt = { $name } { $far ->
        [done] has finished
        [playing] is playing
       *[none] has not begun
    }
tweek-game-turn = { $name } is to play, since { $since }
tweek-game-over = the game is over, its result is being checked · { $link }

## Reminders

tweek-remind-table = { $names }: table { $table } of round { $round } has no result yet. It ends { $at } ({ $left }).
tweek-remind-tables = Round { $round }: the end is { $at } ({ $left }). No result yet:
tweek-remind-line = **{ $table }** { $names }
tweek-remind-direct = { $title }: your table { $table } of round { $round } has no result yet. It ends { $at } ({ $left }). { $channel }
tweek-remind-direct-alone = { $title }: you have not finished the game of round { $round }. It ends { $at } ({ $left }). { $channel }
tweek-hour = { $names }: you play table { $table } of round { $round } { $at } ({ $left }).
tweek-hour-direct = { $title }: you play table { $table } of round { $round } { $at } ({ $left }). { $channel }
tweek-minutes = Round { $round }: the end is { $left }. Not reported yet: { $tables }.
tweek-minutes-over = The time of round { $round } is over: end the turn that you play. Not reported yet: { $tables }.
tweek-lists = Army lists are due { $at } ({ $left }). Missing: { $names }.
tweek-lists-direct = { $title }: your army list is due { $at } ({ $left }). Every day after that costs points (T7). { $channel }
tweek-here = It begins { $at } ({ $left }). Who is here?
tweek-here-direct = { $title } begins { $at } ({ $left }). Say that you are here: { $channel }
tweek-over = { $judges }: the time of round { $round } is over. Not played, and what each has done:
tweek-held = { $judges }: the hour of the next page or round of { $title } has come, and something waits for you. It is posted when that is settled.
tweek-channel-gone = The channel of **{ $title }** is gone. Use `/tournament find` in another channel to bring it there or export it.
tweek-seated = { $names }: round { $round } is posted. Click below to see your table.
tweek-struck = **{ $title }** now ends after round { $rounds }: the organizer struck off the rest (T2).
tweek-given = Round { $round } of **{ $title }** now ends { $at } ({ $left }).
tweek-given-table = Table { $table } of round { $round } now ends { $at } ({ $left }).
tweek-moved-up = A place is free: { $name } is in, with number { $number }.
tweek-moved-up-direct = { $title }: a place is free, and you are in, with number { $number }. { $channel }
button-tweek-here = I am here
button-tweek-panel = What waits
name-option-until = until

## Channels that watch

command-tournament-watch = Show a tournament of another channel here, too
command-tournament-unwatch = Show no other channel’s tournament here any more
option-tournament-tournament = Which tournament of this server
name-tournament-watch = watch
name-tournament-unwatch = unwatch
name-option-tournament = tournament
tweek-watching = This channel watches { $title }: its announcement, rounds and pages are shown here, too.
tweek-watch-already = This channel watches { $title } already.
tweek-watch-own = This is the tournament’s own channel.
tweek-watch-not-yours = Its organizer, or who manages the server, decides which channels watch a tournament.
tweek-watch-which = Choose one of the tournaments that go on in other channels here: { $titles }
tweek-watch-none = This channel watches no tournament.
tweek-unwatched = This channel watches no tournament any more. What is here stays as it is.

tweek-left-before = { $name } has registered for { $title } in { $channel }, and has left tournaments of this server within twelve months { $count ->
    [one] once
   *[other] { $count } times
    }. At a second such departure the book lets you refuse somebody for good; I refuse nobody by myself.
tournament-left-before = You have left tournaments of this server within twelve months { $count ->
    [one] once
   *[other] { $count } times
    }: that counts for a year, and the organizer is told. Nobody else is.
tournament-barred = In { $title } you were expelled for life, and its organizer’s tournaments take no registration of yours. The organizer can lift that: there, a judge restores you.

## The panel of settings, and the kit

button-tpanel-change = Change
button-tpanel-how = How it works
button-tpanel-details = Date, place, prizes
button-tpanel-scenes = Scenarios
button-tpanel-kit = Kit
button-tpanel-kit-give = Give { $points } off
judge-switch-threads = Each table has a thread while it is played
judge-figure-minutes = Minutes of a game
judge-figure-place = Where (text)
judge-figure-fixed-scenery = Scenery that stands beforehand (0 to 2)
judge-figure-when = When: day and hour
judge-figure-lists-day = Lists until the end of this day
judge-figure-table-names = Names of the tables, a line each, if any
judge-figure-prizes = Prizes, a line each
judge-figure-without = Additions that do not hold, a line each
tpanel-details = Date, place, tables, prizes
tpanel-scenes = Scenarios
tpanel-scenes-label = In the order of the rounds; empty: by lots
tpanel-scenarios = Scenarios: { $names }
tpanel-no-scenario = { $word } is no scenario, or several. There are: { $names }. Nothing was changed.
tpanel-kit = **{ $name }**: tick what is missing (T9). Every line counts once.
tpanel-kit-who = Whose kit?
tpanel-kit-tick = What is missing?
tpanel-kit-line = { $what }: −{ $points }
tpanel-kit-given = Given already: { $what }
tpanel-kit-sum = Together: **−{ $points }**
tpanel-how = **How it works.** Everybody plays every round. In each, the first of the page meets the second, the third the fourth, and nobody meets the same player twice as long as that can be.
tpanel-how-lists = Hand in your army list in time; a judge looks it through. Each day that it is late costs 20 points.
tpanel-how-day = On the day, say that you are here, find your table under “My table”, and play until the time is over.
tpanel-how-weeks = You have a week for each game. “When?” proposes times to your opponent; who cannot play asks for more time before the round ends.
tpanel-how-reported = After the game press “Report” and enter what happened; the points are worked out for you. Your opponent confirms. If you two disagree, a judge decides.
tpanel-how-game = “Play your game” begins the game with your opponent; its result arrives by itself.
tpanel-how-duel = “Play your game” begins your game. Your opponent plays the same one by the same dice; the better score wins the table.
tpanel-how-duplicate = “Play your game” begins your game. Everybody plays the same one by the same dice; each whom you beat gives you points.
tpanel-how-page = After each round the page is posted. `/tournament why` explains every pairing, score and place.
