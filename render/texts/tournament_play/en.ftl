### Tournaments: what everybody sees of them, and what players do.

## The announcement

tournament-title = ## { $title }
    { $stage ->
        [drawn-up] Drawn up, not announced yet.
        [open] Registration is open.
        [closed] Registration is closed.
        [running] Being played.
        [over] Over.
       *[cancelled] Cancelled.
    }
tournament-starts = { $at }, each reader’s own time (the tournament keeps the clock of { $zone })
tournament-format-day = { $rounds ->
        [0] Rounds by the number of players, each
        [one] One round
       *[other] { $rounds } rounds
    } of { $minutes } minutes on one day: { $what }.
tournament-format-weeks = { $rounds ->
        [0] Rounds by the number of players, a week each
        [one] One round of a week
       *[other] { $rounds } rounds, a week each
    }: { $what }.
tournament-tables-reported = games on real tables, reported here
tournament-tables-game = games of two sides, played here
tournament-tables-duel = duels: two play the same game by the same dice
tournament-tables-duplicate = everybody plays the same game
tournament-plays = Game: { $title }{ $scenario ->
        [none] {""}
       *[other] , { $scenario }
    }
tournament-plays-alone = Everybody has the same side, against the autopilot; in the next round the other one.
tournament-scenarios = Scenarios: { $names }
tournament-lists-due = Army lists until { $at }: { $least } to { $most } units, 1,000 points (T5, T6).
tournament-in = { $places ->
        [0] { $count ->
            [0] Nobody is in yet
            [one] One is in
           *[other] { $count } are in
        }
       *[other] { $count } of { $places } places taken
    }
tournament-lists-in = { $count ->
        [0] no list yet
        [one] one list
       *[other] { $count } lists
    }
tournament-waiting = { $count ->
        [one] one waits for a place
       *[other] { $count } wait for a place
    }
tournament-leaders = Led by { $names }
tournament-seed-hash = Lots, scenarios and sides follow from a seed with the SHA-256 { $hash } (T83).
tournament-seed = The seed: { $seed }
tournament-nobody-yet = Nobody is registered yet.
tournament-list-is-in = list is in
tournament-is-here = is here
tournament-on-waiting-list = waiting list
tournament-has-left = has left

## Rounds and pages

tournament-round-title = ## Round { $round } of { $of }
tournament-round-name = **{ $name }**
tournament-round-over = The round is over.
tournament-round-until = Until { $at } ({ $left })
tournament-round-until-day = Until { $at } ({ $left })
tournament-round-waits = It begins when a judge starts it.
tournament-round-duplicate = { $done } of { $of } have finished the game.
tournament-table-open = **{ $table }** { $a } – { $b }
tournament-table-until = (until { $at })
tournament-table-reported = **{ $table }** { $a } – { $b } · reported, not confirmed
tournament-table-disputed = **{ $table }** { $a } – { $b } · disputed
tournament-table-done = **{ $table }** { $a } – { $b } · **{ $first } : { $second }**
tournament-bye = { $name } is left over and wins by default.
tournament-more-tables = … and { $count ->
        [one] one more table
       *[other] { $count } more tables
    }: `/tournament pairings`
tournament-page = ## The page after round { $round }
tournament-final-page = ## { $title }: the final page
tournament-row = { $arrow } **{ $place }.** { $name } · **{ $total }** · { $ties } · { $difference }
tournament-row-penalties = { " " }(−{ $points })
tournament-row-annulled = annulled
tournament-more-places = … and { $count ->
        [one] one more
       *[other] { $count } more
    }: `/tournament page`
tournament-corrected-more = Further changes: { $count }. `/tournament log` shows them all.
tournament-page-key = Total · what the opponents scored against others (T58) · points for and against (T59). Who is equal in all of it shares a place (T60). Why: `/tournament why`.
tournament-corrected = Later, { $at }: { $what }
tournament-podium = # { $place }. { $name } · { $total }

## What players do

button-tournament-join = Join
button-tournament-list = Hand in my list
button-tournament-who = Who is in
button-tournament-announce = Announce
button-tournament-report = Report
button-tournament-mine = My table
button-tournament-page = Page
button-tournament-leave = Yes, I leave
tournament-too-soon = The rules want army lists seven days before the event (T6): it can be { $at } at the earliest.
tournament-in-the-past = { $when } has passed. Choose a day that is still to come.
tournament-no-own-games = In this kind of tournament the tables report their results. Choose another `format` for the bot’s own games.
tournament-no-such-game = This kind of tournament cannot play that. It can play: { $games }.
tournament-only-in-servers = A tournament lives in a channel of a server. Use the command there.
tournament-no-name = A tournament needs a visible name. Use the command again with a `name`.
tournament-there-is-one = There is a tournament in this channel already: { $title }. Use another channel, or end that one first.
tournament-drawn-up = **{ $title }** is drawn up. Nobody sees it yet. `/judge settings` changes it; “Announce” posts it here and opens registration.
tournament-announced = Announced. To play, click “Join” under the announcement.
tournament-join-title = Join { $title }
tournament-join-name = Name on the page
tournament-join-origin = Town or club (optional)
tournament-join-club = Of the organizing club?
tournament-join-club-hint = If the number is odd, a member of the organizing club withdraws (T10).
tournament-join-remind = Reminders by direct message?
tournament-yes = Yes
tournament-no = No
tournament-joined = You are in: number **{ $number }**. { $lists ->
        [yes] Hand in your list before { $at }.
       *[no] The lots are drawn when registration closes.
    }
tournament-joined-waiting = You are in, on the waiting list: place **{ $place }** of it. Whoever withdraws makes room.
tournament-joined-already = You are registered already, as number { $number }.
tournament-out = { $how ->
        [expelled] You were expelled from this tournament. If that was a mistake, ask a judge, who can take it back.
        [expelled-for-life] You were expelled for life, from this tournament too. If that was a mistake, ask a judge, who can take it back.
        [abandoned] You have left this tournament. To play again, ask a judge to restore you.
        [excused] You are excused from the rest of this tournament. To play again, ask a judge to restore you.
        [aside] You stepped aside so that the number of players is even (T10). A judge lets you in if a player is absent.
       *[other] Your results are annulled, and you no longer play in this tournament. If that is a mistake, ask a judge.
    }
tournament-found-lost = { $title } · its channel is gone
button-tournament-move = Bring “{ $title }” here
button-tournament-file = Export “{ $title }”
tournament-moved = { $title } goes on in this channel. Its latest messages are posted here.
tournament-channel-there = Its channel is still there: { $channel }. A tournament moves only when its channel is gone.
tournament-late = Registration is closed. Only the organizer can let you in now, with the last lot (T11).
button-tournament-late = Ask to play
tournament-late-asked = The organizer has been asked in the channel. If you are admitted, your name will appear on the page.
tournament-late-asks = { $leader }: { $name } asks to play in { $title }, with the last lot (T11).
button-tournament-admit = Admit
tournament-by-hand = { $judge } paired tables { $tables } by hand, { $at }: { $reason } (T20)
tournament-not-in = You do not play in this tournament.
tournament-list-title = My army list
tournament-list-text = The list, a unit a line
tournament-list-hint = mark | name | bases | VT | cost | words. “army: …” names it; “commander” and “general” are words.
tournament-list-no-text = That is no text. Hand in the list as text: a unit a line, mark | name | bases | VT | cost | words.
tournament-list-too-large = The file has { $size } bytes; 65,536 are the most.
tournament-list-none = There are no army lists in this tournament.
tournament-left = You have left the tournament.
tournament-withdrawn = You have withdrawn. Nothing of it remains.
tournament-leave-sure = If you leave now, your total becomes 0 and you come last; the points you made stay in your opponents’ tie-breaks (T49). Departures are borne once a year (T55). Are you sure?
tournament-here-noted = Good: you are here.
tournament-away-noted = Noted: you sit out round { $round }.
tournament-back-noted = Noted: you play round { $round } after all.
tournament-my-table = Table **{ $table }**, against **{ $name }**. { $scenario }
tournament-my-table-left = You are left over in this round and win by default.
tournament-my-table-none = You have no table in this round.
tournament-no-round = No round has been posted yet.
tournament-stale-press = This button is no longer current: the tournament has moved on. `/tournament info` and `/tournament table` show how it stands now.
tournament-none-found = This server has had no tournament yet. `/tournament create` begins one.
tournament-found = { $title } · { $stage ->
        [drawn-up] drawn up
        [open] registration open
        [closed] registration closed
        [running] being played
        [over] over
       *[cancelled] cancelled
    } · { $channel }
tournament-log-line = { $number }. { $at } · { $what }{ $who }
tournament-log-by = { " " }({ $name })
tournament-log-title = ## The log of { $title }

## The commands

command-tournament = Tournaments: join one, report your games, see the page
command-tournament-create = Draw up a tournament in this channel
command-tournament-join = Join the tournament of this channel
command-tournament-leave = Leave the tournament
command-tournament-list = Hand in your army list, as a file or as text
command-tournament-here = Say that you are here, on the day
command-tournament-away = Sit out a round, or take that back
command-tournament-table = Your table of this round
command-tournament-report = Report what happened at your table
command-tournament-pairings = The tables of a round
command-tournament-page = The standing, now or after a round
command-tournament-info = Format, dates, who is in, the hash of the seed
command-tournament-why = Why this pairing, or this place
command-tournament-log = All that has happened in the tournament
command-tournament-find = The tournaments of this server, past ones too
option-tournament-format = What kind of tournament
option-tournament-name = Its name
option-tournament-when = Day and hour, like “Saturday 9:30” or “22 March 9 pm”
option-tournament-zone = Its time zone: a city or a country
option-tournament-rounds = How many rounds; without it as many as usual
option-tournament-places = How many can play; without it everybody
option-tournament-game = Which of the bot’s games, where it plays its own
option-tournament-scenario = Which scenario of that game
option-tournament-round = Which round; without it the present one
option-tournament-back = Take it back
option-tournament-file = Your list as a file: text or spreadsheet (CSV, TSV)
option-tournament-player = Whose place; a number or a name
option-tournament-table = Which table
choice-tournament-centuria-day = Centuria, one day
choice-tournament-centuria-weeks = Centuria, a round a week
choice-tournament-games = The bot’s games of two sides
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
tournament-no-such-round = Round { $round } has not been posted; the last one is round { $posted }.
