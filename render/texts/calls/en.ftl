### Who is named in the channel of a campaign, and more time for a decision.

## Commands

command-campaign-mention = Get mentioned here when a day or turn begins, the game is waiting for you, or a deadline is near
command-campaign-more = Extend the current deadline when the game is waiting for you (once a day)
option-campaign-mention-day = Mention you when a day or turn begins
option-campaign-mention-waiting = Mention you when the game is waiting for you
option-campaign-mention-role = Role to mention instead of you, if you lead the campaign and are allowed to mention that role
option-campaign-more-time = Allow players to extend their own deadline, once a day
option-campaign-more = How much time to add
choice-more-hour = an hour
choice-more-tomorrow = until tomorrow
name-mention = mention
name-more = more
name-option-more-time = more_time
name-option-waiting = waiting
name-option-role = role
name-option-time = time

## What is posted

campaign-call-day = 🔔 { $who }: { period } { $day } has begun.
campaign-call-waiting = 🔔 { $who }: the game is waiting for you. Decide by { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who }: you still have to decide, by { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } has asked for more time. Players can now decide until { $at } ({ $in }).

## More time

button-more-time = More time
button-more-hour = One more hour
button-more-tomorrow = Until tomorrow
campaign-more-ask = **Need more time?** While the game waits for you, you can extend the deadline once a day:
campaign-more-hour = - one more hour: until { $at } ({ $in })
campaign-more-tomorrow = - until the campaign’s next date: { $at } ({ $in })
campaign-more-given = **The deadline is extended** until { $at } ({ $in }).
error-campaign-more-off = Players cannot extend deadlines in this campaign. { $owner }, who leads the game, can allow it: `/campaign hour` with **more_time**.
error-campaign-more-nothing = The game is not waiting for anybody, so there is no deadline to extend.
error-campaign-more-who = { $some ->
    [yes] Only a player the game is waiting for can extend the deadline: { $who }.
   *[no] The game is not waiting for anybody right now, so nobody can extend the deadline.
}
error-campaign-more-used = The deadline has already been extended once today, until { $at } ({ $in }).

## Answers

campaign-mention-on = The bot will mention { $who } here { $when }.
campaign-mention-off = The bot will not mention { $who } here. To change this, choose **day** (a new day), **waiting** (your turn) or **before** (a deadline is near).
campaign-mention-day = when { period-a } begins
campaign-mention-waiting = when the game is waiting for them
campaign-mention-before = { $time } before a deadline if the game is still waiting for a decision
campaign-mention-mute = The bot cannot mention anybody right now. The role was deleted, or the bot may not mention { $who } here.
campaign-status-named-none = The bot mentions nobody in this channel. To be mentioned, use `/campaign mention`.
campaign-status-left-out = { $count ->
    [one] The bot was offline for too long, so it skipped one day after the last day played.
   *[other] The bot was offline for too long, so it skipped { $count } days after the last day played.
}
campaign-status-more = While the game waits for you, you can extend the deadline once a day. The deadline then moves by an hour, or to tomorrow. Use `/campaign more` or the button on the board.
campaign-status-more-used = The current deadline has already been extended, but you can still extend the next one.
error-campaign-mention-nobody = The bot can mention only players and voters of this game.
error-campaign-mention-everyone = The bot never mentions everyone in a channel. Choose another role.
error-campaign-mention-role = You are not allowed to mention { $role }. Ask somebody who can mention all roles, or let everybody mention that role.
error-campaign-mention-bot = The bot may not mention { $role } here. Please give the bot the permission “{ $permissions }”, or let everybody mention that role.
error-campaign-mention-many = { $most ->
    [one] One role is
   *[other] { $most } roles are
} already mentioned, which is the limit. Remove one first: use `/campaign mention` with that role, **day** and **waiting** set to False, and **before** set to off.
permission-mention-everyone = Mention @everyone, @here, and All Roles
privacy-mentions = { $count ->
    [one] **One campaign** mentions you in its channel, until you turn the mentions off or the game is deleted.
   *[other] **{ $count } campaigns** mention you in their channels, until you turn the mentions off or the games are deleted.
}
