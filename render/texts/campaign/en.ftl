### Campaigns: a day of the game every real day.

## Commands

command-campaign = A campaign: one day or turn of a game every real day
command-campaign-start = Begin a campaign, or make one of this channel's game before anything is decided in it
command-campaign-pause = Let the calendar rest; nothing is posted until you go on
command-campaign-resume = Let the calendar go on; takes back a day left out, too
command-campaign-hour = Another hour, time zone or other weekdays
command-campaign-skip = Leave out the next real day
command-campaign-status = The day or turn, the next times, the deadline, who decides, who is reminded and named
command-campaign-end = End the campaign and play on without a calendar
command-campaign-remind = Be reminded before deadlines, in direct messages
option-campaign-hour = The hour of the day, e.g. 21:00 or 9pm
option-campaign-zone = The time zone: type a city, a country, or an offset like UTC+2
option-campaign-days = On which days: every day, weekdays, weekend, or a list like mon, wed, fri
option-campaign-deadline = How long decisions are open, e.g. 20h; as it is, until the next day or turn begins
option-campaign-before = How long before a deadline, e.g. 2h; “off” for no more
option-campaign-own = Only for the side that you lead; without an hour it has the campaign’s again
option-campaign-reactions = With several sides: what becomes of a reaction that nobody answers
choice-calendar-lapse = they wait for their side’s hour, then nothing is done
choice-calendar-steward = they wait for their side’s hour, then the autopilot answers
choice-calendar-at-once = they wait for nobody: standing orders decide
name-option-own = own
name-option-reactions = reactions
name-campaign = campaign
name-start = start
name-pause = pause
name-resume = resume
name-hour = hour
name-skip = skip
name-end = end
name-remind = remind
name-option-hour = hour
name-option-zone = zone
name-option-days = days
name-option-deadline = deadline
name-option-before = before

## Words that are understood, and suggested

campaign-days-all = every day
campaign-days-weekdays = weekdays
campaign-days-weekend = weekend
campaign-off = off

## The calendar's question

calendar-orders = { period-next-title } is awaited.
calendar-begin = Begin { period-the }
calendar-said = { period-the } begins
calendar-why = **The calendar.** This game runs by the calendar: each { period } begins when the calendar says so, and what was decided before can then not be taken back. While a campaign runs, that is at its hour; otherwise whoever plays begins { period-the } with a button.
undo-bar-deadline = the deadline of { period-this } has passed, and what was decided in it is final
campaign-day-due = **{ period-title } { $day }** begins { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }** begins as soon as somebody who plays says so.
campaign-open-until = 🗓 Decisions are open until { $at } ({ $in }); then the autopilot takes what is left.
campaign-rests = 🗓 The campaign is paused: nothing begins by itself until `/campaign resume`.
error-day-not-begun = The game goes on { $at } ({ $in }), by the campaign's calendar. `/campaign hour` changes that, `/campaign end` lets you go on by yourselves.

## What is posted

campaign-day-over = **{ period-title } { $day } is over.**
campaign-muster-over = **The campaign begins.**
campaign-took-plan = { $count ->
        [one] Played, as it had been left beforehand: the plan { $plans }.
       *[other] Played, as they had been left beforehand: the plans { $plans }.
    }
campaign-took-orders = The orders for it: { $what }.
campaign-took = The autopilot took what nobody had taken: { $what }.
campaign-took-more = { $what }, and { $count ->
        [one] one more order
       *[other] { $count } more orders
    }
campaign-left-out = { $count ->
        [one] One day was left out while the bot was away: only one is played now. The next one begins { $at }.
       *[other] { $count } days were left out while the bot was away: only one is played now. The next one begins { $at }.
    }
campaign-closed = **The deadline of { period } { $day } has passed.**
campaign-closed-muster = **The deadline of the deployment has passed.**
campaign-over = **The campaign is over**, after { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **The campaign in { $where } is paused:** { $why } Nothing is lost. When that is mended, `/campaign resume` there goes on; `/siege here` brings the game into another channel first.
campaign-trouble-gone = the channel was deleted, or the bot cannot see it.
campaign-trouble-permissions = the bot may not post there. Please grant it: { $permissions }.
campaign-trouble-locked = the thread is locked. Please unlock it, or grant the bot “Manage Threads”.
campaign-trouble-direct = your direct messages are closed to the bot.
campaign-trouble-post = Discord refused the board.
campaign-trouble-save = the game as it is stored cannot be played on by this version.

## Answers

campaign-begun = **The campaign stands.** { $link }
campaign-plan = { period-title } { $day } begins { $at } ({ $in }); from then on one { period } begins at { $hour } ({ $zone }), { $days }.
campaign-plan-muster = Until then the deployment can be changed.
campaign-plan-open = Decisions are open { $span }; the autopilot takes what nobody has taken.
campaign-plan-open-day = Decisions are open until { period-next } begins; the autopilot takes what nobody has taken.
campaign-paused = **The campaign is paused.** Nothing is begun or posted by itself; who plays can begin { period-next } with the button. `/campaign resume` lets the calendar go on.
campaign-resumed = **The campaign goes on.**
campaign-changed = **The hours are changed.**
campaign-skipped = **The day of { $date } is left out.** The next one begins { $at } ({ $in }). `/campaign resume` takes that back, and so does a change with `/campaign hour`.
campaign-ended = **The campaign has ended.** The game goes on without a calendar: each { period } begins with a button, as soon as somebody who plays says so.
campaign-status-title = **{ $day ->
        [0] The deployment
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] The campaign runs.
        [no] The campaign is paused.
       *[over] The campaign is over.
    }
campaign-status-next = { period-next-title }: { $at } ({ $in }).
campaign-status-deadline = Decisions are open until { $at } ({ $in }).
campaign-status-deadline-none = The deadline has passed, or nothing is open.
campaign-status-zone = At { $hour } in { $zone }, { $days }.
campaign-status-who = Who decides: { $who }.
campaign-status-who-everyone = everybody who plays ({ $players })
campaign-status-who-powers = each their Powers ({ $players })
campaign-status-who-advisers = { $owner }, with advisers
campaign-status-who-vote = a vote
campaign-status-reminded = Reminded: { $who }.
campaign-status-reminded-one = { $who } { $time } before
campaign-status-reminded-none = nobody; `/campaign remind` for those who want it
campaign-status-trouble = Paused because { $why }
campaign-status-closed = Your reminders have stopped, because your direct messages are closed to the bot. Open them and use `/campaign remind` again.
campaign-remind-on = **You will be reminded** { $time } before a deadline, in direct messages, if something is still open then.
campaign-remind-off = You are reminded no more.

## Reminders

reminder-open = ⏳ **A decision is open**: { $title }, { period } { $day }. Until { $at } ({ $in }); then the autopilot takes it. { $link }
reminder-stops = You have let three reminders pass, so this was the last one. To get them again, use `/campaign remind` in the channel. { $link }
reminder-off = `/campaign remind` with “off” ends reminders.

## Refusals

error-campaign-none = No campaign runs here. `/campaign start` begins one.
error-campaign-there = There is a campaign here already. `/campaign hour` changes its hours, `/campaign end` ends it.
error-campaign-under-way = The game in this channel is under way, so it cannot become a campaign any more. Choose **where: a thread** to begin another one, or finish or give up this one first.
error-campaign-who = Only { $owner }, whose game it is, and who manages the server may do that.
error-campaign-zone = There is no time zone “{ $zone }”. Did you mean { $nearest }?
error-campaign-zone-none = There is no time zone “{ $zone }”. Write a city or a country, or an offset like UTC+2. Perhaps { $nearest }?
error-campaign-days = The bot cannot read “{ $days }” as days. Write “{ $all }”, “{ $weekdays }”, “{ $weekend }”, or a list like { $example }.
error-campaign-deadline = The bot cannot read “{ $deadline }” as a length of time. Write how long decisions are open each day: 20h, 90m or 1h30.
error-campaign-deadline-past = That deadline would be over before there is anything to decide. Write how long decisions are open after that: at least { $least }.
error-campaign-deadline-long = That deadline would lie after the next beginning. On these days, decisions can be open for { $most } at most.
error-campaign-before = The bot cannot read “{ $before }” as a length of time. Write how long before the deadline: 2h or 30m, or “{ $off }”.
error-campaign-before-long = That is longer before a deadline than decisions are open: { $most } at most.
error-campaign-here = The bot may not post here what a campaign needs. Please grant it: { $permissions }.
error-campaign-paused = The campaign is paused already. `/campaign resume` goes on.
error-campaign-running = The campaign runs already, and no day is left out.
error-campaign-nobody = Only who plays, or votes, in this game can be reminded.
error-campaign-changed = Somebody has changed the campaign just now. See `/campaign status`, and try again.
error-campaign-no-days = This game cannot run by a calendar: choose another one.

## Plans left beforehand

name-option-when = when
command-campaign-plan = Leave a plan for the coming day or turn: it is played at the deadline if nobody decides
option-campaign-plan = What the day or turn is for; “none” withdraws what was left
option-campaign-when = On what condition (usually: whatever comes); several plans may be left
campaign-left = 🧭 Left beforehand for { period } { $day }:
campaign-left-always = - whatever comes: **{ $plan }**
campaign-left-when = - if { $when }: **{ $plan }**
campaign-left-how = What fits then is played at the deadline in place of what is open. `/campaign plan` changes it, or with `none` withdraws it; single orders remain yours until then.
campaign-left-none = none: withdraw what was left
campaign-left-withdrawn = No plan is left for { period-next }. What is open at the deadline is decided as usual.
campaign-left-unclear = “{ $said }” is not one of them, or more than one. There are: { $known }
campaign-left-unknown-game = This game has no plans that could be left beforehand.
campaign-left-sides = Not in a game of several sides: all who play see what is left beforehand, and a plan would be your side’s secret. If nobody of your side decides in time, the autopilot plays for it what is still open, from what your side sees. `/side leave` hands your side over to the autopilot, `/side give` to somebody else; `/side orders` says how it reacts meanwhile.

## Several sides

campaign-turn-due = 🗓 **The game goes on** { $at } ({ $in }).
campaign-turn-by-hand = **The game goes on** as soon as somebody who plays says so.
campaign-side-open-until = 🗓 **{ $side }:** open until { $at } ({ $in }); then the calendar closes it.
campaign-sides-open-until = 🗓 Each side is closed at its own hour, the first one { $at } ({ $in }).
campaign-side-turn-closed = **Time is over: { $side }.** The autopilot plays what was still open.
campaign-side-reaction-closed = **Time is over: { $side }.** The reaction that was asked for has been settled without them.
campaign-call-turn = 🔔 { $who }: the game goes on.
campaign-sides-plan = Every question waits for its side’s next hour; if less than six hours are left, for the one after. Then the autopilot plays for that side, never for another, and the game goes on. Who leads a side chooses its hour: `/campaign hour` with **own**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (open to whoever takes it)
        [autopilot] (autopilot)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = Open until { $at } ({ $in }).
campaign-sides-days = By the calendar: { $days }.
campaign-reactions-lapse = A reaction waits for its side’s hour; then nothing is done.
campaign-reactions-steward = A reaction waits for its side’s hour; then the autopilot answers.
campaign-reactions-at-once = Reactions wait for nobody: standing orders decide.
campaign-side-hour = **{ $side }: { $hour }, { $zone }.** This counts from the next question on; what is open now keeps its time.
error-campaign-sides-deadline = In a game of several sides the hour of each side is its deadline. Leave out **deadline**.
error-campaign-one-side = This game has one side only: leave out **own** and **reactions**.
error-campaign-own-only = For your own side you choose **hour** and **zone**. The rest belongs to whoever leads the campaign.
error-campaign-clock = This game is played with a clock; it can have no calendar besides. Begin one without a clock: `/siege new`, then `/campaign start`.
