### Campaigns: a day of the game every real day.

## Commands

command-campaign = A campaign: one day or turn of a game each real day
command-campaign-start = Start a campaign, or turn this channel’s new game into one
command-campaign-pause = Pause the calendar until you resume it
command-campaign-resume = Resume the calendar, or restore a skipped day
command-campaign-hour = Change the hour, the time zone or the weekdays
command-campaign-skip = Skip the next real day
command-campaign-status = Show the current day or turn, the times of the next ones, the deadline, players and reminders
command-campaign-end = End the campaign and continue without a calendar
command-campaign-remind = Get a direct message before deadlines
option-campaign-hour = The hour of the day, e.g. 21:00 or 9pm
option-campaign-zone = The time zone: a city, a country, or an offset like UTC+2
option-campaign-days = The days: every day, weekdays, weekend, or a list like mon, wed, fri
option-campaign-deadline = How long players have to decide, e.g. 20h (default: until the next day or turn)
option-campaign-before = How long before a deadline, e.g. 2h; “off” stops reminders
option-campaign-own = Change only your side’s hour; without `hour`, your side uses the campaign’s hour
option-campaign-reactions = In games with two sides: how the game goes on if a side could react but does not answer
choice-calendar-lapse = wait for the side’s hour, then go on without a reaction
choice-calendar-steward = wait for the side’s hour, then the autopilot answers
choice-calendar-at-once = do not wait: standing orders decide
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

calendar-orders = Waiting for { period-next }.
calendar-begin = Begin { period-the }
calendar-said = { period-the } begins
calendar-why = **The calendar.** In a campaign, each { period } begins at its set hour. Without a campaign, any player begins it with a button. Once it begins, all earlier decisions are final.
undo-bar-deadline = the deadline of { period-this } has passed, so its decisions are final
campaign-day-due = **{ period-title } { $day }** begins { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }** begins when a player clicks the button.
campaign-open-until = 🗓 You can decide until { $at } ({ $in }). Then the autopilot plays the rest.
campaign-late = 🗓 { period-next-title } will begin in a moment.
campaign-overdue = 🗓 The deadline has passed. The autopilot will play the rest in a moment.
campaign-rests = 🗓 The campaign is paused. `/campaign resume` continues it.
error-day-not-begun = The campaign continues { $at } ({ $in }). To change the hour, use `/campaign hour`. To play without a calendar, use `/campaign end`.

## What is posted

campaign-day-over = **{ period-title } { $day } is over.**
campaign-muster-over = **The campaign begins.**
campaign-took-plan = { $count ->
        [one] Played from a saved plan: { $plans }.
       *[other] Played from saved plans: { $plans }.
    }
campaign-took-orders = Orders given: { $what }.
campaign-took = The autopilot made the pending decisions: { $what }.
campaign-took-more = { $what }, and { $count ->
        [one] one more order
       *[other] { $count } more orders
    }
campaign-left-out = { $count ->
        [one] One day was skipped while the bot was offline. Only one is played now, and the next begins { $at }.
       *[other] { $count } days were skipped while the bot was offline. Only one is played now, and the next begins { $at }.
    }
campaign-closed = **The deadline for { period } { $day } has passed.**
campaign-closed-muster = **The deadline for the deployment has passed.**
campaign-over = **The campaign is over**, after { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **The campaign in { $where } is paused:** { $why } Nothing is lost. Use `/campaign resume` there when the problem is solved. `/siege here` moves the game to another channel.
campaign-trouble-gone = its channel was deleted or is hidden from the bot.
campaign-trouble-permissions = the bot cannot post there. Please grant: { $permissions }.
campaign-trouble-locked = the thread is locked. Please unlock it, or give the bot “Manage Threads”.
campaign-trouble-direct = the bot cannot send you direct messages.
campaign-trouble-post = Discord refused to post the board.
campaign-trouble-save = this version of the bot cannot continue the stored game.

## Answers

campaign-begun = **The campaign is ready.** { $link }
campaign-plan = { period-title } { $day } begins { $at } ({ $in }). After that, one { period } begins at { $hour } ({ $zone }), { $days }.
campaign-plan-muster = You can change the deployment until the campaign begins.
campaign-plan-open = Players have { $span } to decide. Then the autopilot plays the rest.
campaign-plan-open-day = Players can decide until { period-next } begins. Then the autopilot plays the rest.
campaign-paused = **The campaign is paused.** The bot will not start or post anything by itself. Any player can begin { period-next } with the button. `/campaign resume` restarts the calendar.
campaign-resumed = **The campaign continues.**
campaign-changed = **The hours have changed.**
campaign-skipped = **The day of { $date } will be skipped.** The next one begins { $at } ({ $in }). `/campaign resume` or a change with `/campaign hour` restores the skipped day.
campaign-ended = **The campaign has ended.** The game continues without a calendar: any player can begin each { period } with a button.
campaign-status-title = **{ $day ->
        [0] Deployment
       *[other] { period-title } { $day }
    }.** { $running ->
        [yes] The campaign is running.
        [no] The campaign is paused.
       *[over] The campaign is over.
    }
campaign-status-next = { period-next-title }: { $at } ({ $in }).
campaign-status-deadline = You can decide until { $at } ({ $in }).
campaign-status-deadline-none = No decision is pending.
campaign-status-zone = The campaign’s hour: { $hour } ({ $zone }), { $days }.
campaign-status-who = Decisions are made by { $who }.
campaign-status-who-everyone = all players ({ $players })
campaign-status-who-powers = each player for their Powers ({ $players })
campaign-status-who-advisers = { $owner }, with advisers
campaign-status-who-vote = a vote
campaign-status-reminded = Reminders: { $who }.
campaign-status-reminded-one = { $who } { $time } before
campaign-status-reminded-none = nobody. Ask for one with `/campaign remind`
campaign-status-trouble = Paused because { $why }
campaign-status-closed = The bot could not remind you, because your direct messages are closed. Your reminders have stopped. Open your direct messages and use `/campaign remind` again.
campaign-remind-on = **You will get a direct message** { $time } before each deadline, if a decision is still pending.
campaign-remind-off = You will get no more reminders.

## Reminders

reminder-open = ⏳ **A game is waiting for your decision**: { $title }, { period } { $day }. Decide before { $at } ({ $in }), or the autopilot will. { $link }
reminder-stops = You did not answer three reminders, so the bot has stopped sending them. Use `/campaign remind` in the channel to start them again. { $link }
reminder-off = `/campaign remind` with “off” ends reminders.

## Refusals

error-campaign-none = There is no campaign here. `/campaign start` starts one.
error-campaign-there = There is already a campaign here. `/campaign hour` changes its hours, and `/campaign end` ends it.
error-campaign-under-way = This channel’s game has already begun, so it cannot become a campaign. Choose **where: a thread** for a new one, or finish or resign this game first.
error-campaign-who = Only { $owner }, who leads the game, and server managers can do this.
error-campaign-zone = “{ $zone }” is not a time zone that the bot knows. Did you mean { $nearest }?
error-campaign-zone-none = “{ $zone }” is not a time zone that the bot knows. Write a city or a country, or an offset like UTC+2. Did you mean { $nearest }?
error-campaign-days = The bot does not understand the days “{ $days }”. Write “{ $all }”, “{ $weekdays }”, “{ $weekend }”, or a list like { $example }.
error-campaign-deadline = “{ $deadline }” is not a length of time. Write how long players can decide: 20h, 90m, 1h30.
error-campaign-deadline-past = That deadline would pass before the first decision. Choose at least { $least }.
error-campaign-deadline-long = That deadline would come after the beginning of the next day or turn. For the chosen weekdays it can be at most { $most }.
error-campaign-before = “{ $before }” is not a length of time. Write how long before the deadline: 2h, 30m, or “{ $off }”.
error-campaign-before-long = Players do not have that long to decide. Choose at most { $most }.
error-campaign-here = The bot cannot post a campaign here. Please grant: { $permissions }.
error-campaign-paused = The campaign is already paused. `/campaign resume` continues it.
error-campaign-running = The campaign is already running, and no day is skipped.
error-campaign-nobody = Only players and voters of this game can get reminders.
error-campaign-changed = Somebody has just changed the campaign. Look at `/campaign status` and try again.
error-campaign-no-days = This game cannot be played to a calendar. Choose another game.

## Plans left beforehand

name-option-when = when
command-campaign-plan = Save a plan for the next day or turn. It is played at the deadline if nobody has decided
option-campaign-plan = The aim of the day or turn; “none” removes saved plans
option-campaign-when = The condition (default: always). You can save several plans
campaign-left = 🧭 Saved for { period } { $day }:
campaign-left-always = - always: **{ $plan }**
campaign-left-when = - if { $when }: **{ $plan }**
campaign-left-how = If decisions are still pending at the deadline, the bot plays the first plan whose condition is met. `/campaign plan` changes the saved plans, and `none` removes them. Until then, you can give orders yourself.
campaign-left-none = none: remove saved plans
campaign-left-withdrawn = No plan is saved for { period-next }. Pending decisions are made as usual at the deadline.
campaign-left-unclear = “{ $said }” does not name exactly one plan or condition. Choose from: { $known }
campaign-left-unknown-game = This game has no plans to save.
campaign-left-sides = You cannot save plans in a game with several sides. All players would see them, and a plan is your side’s secret. If your side does not decide in time, the autopilot plays for it. `/side orders` sets your side’s reactions, and `/side leave` hands your side over.

## Several sides

campaign-turn-due = 🗓 **The game continues** { $at } ({ $in }).
campaign-turn-by-hand = **The game continues** when a player clicks the button.
campaign-side-open-until = 🗓 **{ $side }** can decide until { $at } ({ $in }). Then the autopilot plays for this side.
campaign-sides-open-until = 🗓 Each side has its own hour. The first is { $at } ({ $in }).
campaign-side-turn-closed = **Time is up: { $side }.** The autopilot makes the pending decisions.
campaign-side-reaction-closed = **Time is up: { $side }.** The game continues without a reaction from this side.
campaign-call-turn = 🔔 { $who }: the game continues.
campaign-sides-plan = Each question stays open until the hour of the side that must answer it. If less than six hours are left, it stays open until that side’s next hour. Then the autopilot plays for that side, and the game continues. Leaders set their side’s hour with `/campaign hour` and **own**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (free)
        [autopilot] (autopilot)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = Its question stays open until { $at } ({ $in }).
campaign-sides-days = The game continues on these days: { $days }.
campaign-reactions-lapse = A side can react until its deadline. After that, the game goes on without a reaction.
campaign-reactions-steward = A side can react until its deadline. After that, the autopilot answers for it.
campaign-reactions-at-once = The game does not wait for reactions. Standing orders decide.
campaign-side-hour = **The deadline of { $side } is now { $hour }, { $zone }.** This applies from the next question on. A question that is already open keeps its deadline.
error-campaign-sides-deadline = In a game with several sides, each side’s hour is its deadline. Leave out **deadline**.
error-campaign-one-side = This game has only one side. Leave out **own** and **reactions**.
error-campaign-own-only = For your own side you can set **hour** and **zone**. Only the leader of the campaign can set the rest.
error-campaign-clock = This game has a clock, so it cannot have a calendar. Start a game without a clock with `/siege new`, then use `/campaign start`.
