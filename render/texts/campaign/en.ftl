### Campaigns: a day of the game every real day.

## Commands

command-campaign = Play one day or turn of a game each real day
command-campaign-start = Start a campaign, or turn this channel’s new game into one
command-campaign-pause = Pause the calendar until you resume it
command-campaign-resume = Resume the calendar, or restore a skipped day
command-campaign-hour = Change the hour, the time zone or the weekdays
command-campaign-skip = Skip the next day on the calendar
command-campaign-status = Show the current day or turn, the next ones, the deadline, the players and the reminders
command-campaign-end = End the campaign and continue without a calendar
command-campaign-remind = Get a direct message before deadlines
option-campaign-hour = The hour of the day, e.g. 21:00 or 9pm
option-campaign-zone = The time zone: a city, a country, or an offset like UTC+2
option-campaign-days = The days: every day, weekdays, weekend, or a list like mon, wed, fri
option-campaign-deadline = How long players have to decide, e.g. 20h (default: until the next day or turn)
option-campaign-before = How long before a deadline, e.g. 2h; “off” stops reminders
option-campaign-own = Change the hour only for your side (without `hour`: go back to the campaign’s hour)
option-campaign-reactions = Two-sided games: how the game goes on if a side does not react in time
choice-calendar-lapse = wait until the side’s deadline, then go on without a reaction
choice-calendar-steward = wait until the side’s deadline, then the autopilot answers
choice-calendar-at-once = do not wait; standing orders decide
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
calendar-why = **The calendar.** In a campaign, each { period } begins at a set hour. Without a campaign, any player can begin it with a button. Earlier decisions are then final.
undo-bar-deadline = the decisions of { period-this } are final, because the deadline has passed
campaign-day-due = **{ period-title } { $day }** begins { $at } ({ $in }).
campaign-day-by-hand = **{ period-title } { $day }** begins when a player clicks the button.
campaign-open-until = 🗓 You can decide until { $at } ({ $in }). Then the autopilot makes the remaining decisions.
campaign-late = 🗓 { period-next-title } is about to begin.
campaign-overdue = 🗓 The deadline has passed. The autopilot is about to make the remaining decisions.
campaign-rests = 🗓 The campaign is paused. To continue it, use `/campaign resume`.
error-day-not-begun = The next part of the campaign begins { $at } ({ $in }). To change the hour, use `/campaign hour`. To play without a calendar, use `/campaign end`.

## What is posted

campaign-day-over = **{ period-title } { $day } is over.**
campaign-muster-over = **The campaign begins.**
campaign-took-plan = { $count ->
        [one] Played from a saved plan: { $plans }.
       *[other] Played from saved plans: { $plans }.
    }
campaign-took-orders = Orders given: { $what }.
campaign-took = The autopilot made the remaining decisions: { $what }.
campaign-took-more = { $what }, and { $count ->
        [one] one more order
       *[other] { $count } more orders
    }
campaign-left-out = { $count ->
        [one] The bot was offline and skipped one day. It plays one day now, and the next day begins { $at }.
       *[other] The bot was offline and skipped { $count } days. It plays one day now, and the next day begins { $at }.
    }
campaign-closed = **The deadline for { period } { $day } has passed.**
campaign-closed-muster = **The deadline for the deployment has passed.**
campaign-over = **The campaign is over**, after { $days ->
        [one] { period-one }
       *[other] { $days } { periods }
    }.
campaign-stopped = **The campaign in { $where } is paused:** { $why } Nothing is lost. Use `/campaign resume` there when the problem is solved. To move the game to another channel, use `/siege here` in that channel.
campaign-trouble-gone = its channel was deleted or is hidden from the bot.
campaign-trouble-permissions = the bot cannot post there. Please grant: { $permissions }.
campaign-trouble-locked = the thread is locked. Please unlock it, or give the bot “Manage Threads”.
campaign-trouble-direct = the bot cannot send you direct messages.
campaign-trouble-post = Discord refused to post the board.
campaign-trouble-save = this version of the bot cannot open the saved game.

## Answers

campaign-begun = **The campaign is ready.** { $link }
campaign-plan = { period-title } { $day } begins { $at } ({ $in }). After that, a new { period } begins at { $hour } ({ $zone }), { $days }.
campaign-plan-muster = You can change the deployment until the campaign begins.
campaign-plan-open = Players have { $span } to decide. Then the autopilot makes the remaining decisions.
campaign-plan-open-day = You can decide until { period-next } begins. Then the autopilot makes the remaining decisions.
campaign-paused = **The campaign is paused.** The calendar has stopped, but any player can still click the button to begin { period-next }. To restart the calendar, use `/campaign resume`.
campaign-resumed = **The campaign continues.**
campaign-changed = **The campaign’s hours have changed.**
campaign-skipped = **There will be no play on { $date }.** The game continues { $at } ({ $in }). To bring the skipped day back, use `/campaign resume`.
campaign-ended = **The campaign has ended.** The game goes on without deadlines: any player can click a button to begin the next { period }.
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
campaign-status-deadline-none = The game is not waiting for a decision.
campaign-status-zone = The campaign’s hour: { $hour } ({ $zone }), { $days }.
campaign-status-who = Decisions by: { $who }.
campaign-status-who-everyone = all players ({ $players })
campaign-status-who-powers = each player for their Powers ({ $players })
campaign-status-who-advisers = { $owner }, with advisers
campaign-status-who-vote = a vote
campaign-status-reminded = Reminders: { $who }.
campaign-status-reminded-one = { $who } { $time } before
campaign-status-reminded-none = nobody. To get reminders, use `/campaign remind`
campaign-status-trouble = Paused because { $why }
campaign-status-closed = Your direct messages are closed, so the bot could not remind you and has stopped trying. Open them, then use `/campaign remind` again.
campaign-remind-on = **You will get a direct message** { $time } before each deadline if the game still needs a decision.
campaign-remind-off = You will get no more reminders.

## Reminders

reminder-open = ⏳ **A game is waiting for your decision**: { $title }, { period } { $day }. Decide by { $at } ({ $in }), or the autopilot will decide for you. { $link }
reminder-stops = You ignored three reminders, so the bot has stopped sending them. To get them again, use `/campaign remind` in the channel. { $link }
reminder-off = To stop these reminders, use `/campaign remind` with “off”.

## Refusals

error-campaign-none = There is no campaign here. Start one with `/campaign start`.
error-campaign-there = There is already a campaign here. To change its hours, use `/campaign hour`. To end it, use `/campaign end`.
error-campaign-under-way = This channel’s game has already begun, so it cannot become a campaign. Finish or resign that game first, or choose **where: in a thread of its own** for the campaign.
error-campaign-who = Only { $owner }, who leads the game, and server managers can do this.
error-campaign-zone = The bot does not know the time zone “{ $zone }”. Did you mean { $nearest }?
error-campaign-zone-none = The bot does not know the time zone “{ $zone }”. Write a city, a country, or an offset like UTC+2. Did you mean { $nearest }?
error-campaign-days = The bot cannot read “{ $days }” as days. Write “{ $all }”, “{ $weekdays }”, “{ $weekend }”, or a list like { $example }.
error-campaign-deadline = The bot cannot read “{ $deadline }” as a length of time. Write how long players have to decide, such as 20h, 90m or 1h30.
error-campaign-deadline-past = Players would have too little time for the first decision. Choose at least { $least }.
error-campaign-deadline-long = The next day or turn would begin before that deadline. On the weekdays of this campaign, players can have at most { $most } to decide.
error-campaign-before = The bot cannot read “{ $before }” as a length of time. Write how long before the deadline, such as 2h or 30m, or “{ $off }”.
error-campaign-before-long = A reminder cannot come that early, because players have less time to decide. Choose at most { $most }.
error-campaign-here = The bot cannot post a campaign here. Please grant: { $permissions }.
error-campaign-paused = The campaign is already paused. To continue it, use `/campaign resume`.
error-campaign-running = The campaign is already running, and no skipped day is left to bring back.
error-campaign-nobody = Only players and voters of this game can get reminders.
error-campaign-changed = Somebody has just changed the campaign. Check `/campaign status` and try again.
error-campaign-no-days = This game cannot be played as a campaign. Choose another game.

## Plans left beforehand

name-option-when = when
command-campaign-plan = Save a plan for the next day or turn, to be played if nobody decides in time
option-campaign-plan = Your aim for the day or turn; “none” removes your saved plans
option-campaign-when = When to use this plan (default: always). You can save several plans
campaign-left = 🧭 Plans saved for { period } { $day }:
campaign-left-always = - always: **{ $plan }**
campaign-left-when = - if { $when }: **{ $plan }**
campaign-left-how = If nobody has decided by the deadline, the bot plays the first saved plan whose condition is met. Until then, you can give orders yourself. To change the plans, use `/campaign plan`; `none` removes them.
campaign-left-none = none: remove all saved plans
campaign-left-withdrawn = You have no plan saved for { period-next }. If nobody decides in time, the autopilot will.
campaign-left-unclear = The bot cannot tell which plan or condition “{ $said }” means. Choose one of these: { $known }
campaign-left-unknown-game = This game has no plans to save.
campaign-left-sides = In a game with several sides you cannot save plans, because all players would see them. If your side does not decide in time, the autopilot plays for it. To choose your side’s reactions, use `/side orders`. To hand over your side, use `/side leave`.

## Several sides

campaign-turn-due = 🗓 **The game continues** { $at } ({ $in }).
campaign-turn-by-hand = **The game continues** when a player clicks the button.
campaign-side-open-until = 🗓 **{ $side }** can decide until { $at } ({ $in }). Then the autopilot plays for this side.
campaign-sides-open-until = 🗓 Each side has its own deadline. The first is { $at } ({ $in }).
campaign-side-turn-closed = **Time is up: { $side }.** The autopilot now decides for this side.
campaign-side-reaction-closed = **Time is up: { $side }.** The game continues without a reaction from this side.
campaign-call-turn = 🔔 { $who }: the game continues.
campaign-sides-plan = Each side has until its own hour to answer, and never less than six hours. After that deadline, the autopilot answers for the side. The leader of a side can set its hour: use `/campaign hour` with **own**.
campaign-side-line = - **{ $side }** { $held ->
        [nobody] (free)
        [autopilot] (autopilot)
       *[people] ({ $who })
    }: { $hour }, { $zone }.
campaign-side-until = This side can answer until { $at } ({ $in }).
campaign-sides-days = The campaign’s weekdays: { $days }.
campaign-reactions-lapse = If a side does not react before its deadline, the game goes on without a reaction.
campaign-reactions-steward = If a side does not react before its deadline, the autopilot reacts for it.
campaign-reactions-at-once = The game does not wait for reactions. Standing orders decide.
campaign-side-hour = **The deadline of { $side } is now { $hour } each day, { $zone }.** A question that is already open keeps its old deadline.
error-campaign-sides-deadline = In a game with several sides, each side’s hour is its deadline. Leave out **deadline**.
error-campaign-one-side = This game has only one side. Leave out **own** and **reactions**.
error-campaign-own-only = For your own side, you can set **hour** and **zone**. Only the leader of the campaign can set the other options.
error-campaign-clock = This game has a clock, so it cannot become a campaign. Start a game without a clock with `/siege new`, then use `/campaign start`.
