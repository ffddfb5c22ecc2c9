### Who is named in the channel of a campaign, and more time for a decision.

## Commands

command-campaign-mention = Be named in this channel when a day or turn begins, when you are waited for, before a deadline
command-campaign-more = Put off the present deadline, once, if you are waited for
option-campaign-mention-day = When a day or turn begins
option-campaign-mention-waiting = When the game waits for you
option-campaign-mention-role = Name this role in place of yourself, if you lead the campaign and may mention the role
option-campaign-more-time = Whether who is waited for may put off a deadline, once a day
option-campaign-more = For how long
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
campaign-call-waiting = 🔔 { $who }: the game waits for you. You can decide until { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who }: something is still open, until { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } has asked for more time: decisions are open until { $at } ({ $in }).

## More time

button-more-time = More time
button-more-hour = An hour more
button-more-tomorrow = Until tomorrow
campaign-more-ask = **More time?** Once a day, who is waited for can put off the deadline:
campaign-more-hour = - an hour more: until { $at } ({ $in })
campaign-more-tomorrow = - until the campaign’s next date: { $at } ({ $in }); nothing else begins before
campaign-more-given = **The deadline is put off** until { $at } ({ $in }).
error-campaign-more-off = Nobody may put off deadlines in this campaign. { $owner }, whose game it is, can allow it: `/campaign hour` with **more_time**.
error-campaign-more-nothing = Nothing is open that could be put off.
error-campaign-more-who = { $some ->
        [yes] Only who is waited for can put off the deadline: { $who }.
       *[no] Only who is waited for can put off the deadline, and nobody is.
    }
error-campaign-more-used = The deadline has been put off already, until { $at } ({ $in }). That can be done once a day.

## Answers

campaign-mention-on = { $who } is named here { $when }.
campaign-mention-off = { $who } is not named here. Choose when: **day**, **waiting**, **before** a deadline.
campaign-mention-day = when { period-a } begins
campaign-mention-waiting = when waited for
campaign-mention-before = { $time } before a deadline, if something is open then
campaign-mention-mute = Nobody is mentioned at present: the role is gone, or the bot may not mention { $who } here.
campaign-status-named-none = Named in this channel: nobody; `/campaign mention` for those who want it.
campaign-status-left-out = { $count ->
        [one] One day has been left out since the last one, because the bot was away and too little of it was left.
       *[other] { $count } days have been left out since the last one, because the bot was away and too little was left of them.
    }
campaign-status-more = Who is waited for may put off a deadline once a day, by an hour or until tomorrow: `/campaign more`, or the button on the board.
campaign-status-more-used = The present deadline has been put off; with the next one that is possible again.
error-campaign-mention-nobody = Only who plays, or votes, in this game can be named.
error-campaign-mention-everyone = Everybody in the channel at once is never named. Choose another role.
error-campaign-mention-role = You may not mention { $role }, so the bot will not do it for you. Ask somebody who may mention all roles, or allow everybody to mention that role.
error-campaign-mention-bot = The bot may not mention { $role } here. Please grant it { $permissions }, or allow everybody to mention that role.
error-campaign-mention-many = { $most ->
    [one] One role is
   *[other] { $most } roles are
} named already. Let one of them go first: **day: False**, **waiting: False**, **before: off**.
permission-mention-everyone = Mention @everyone, @here, and All Roles
privacy-mentions = { $count ->
        [one] **One campaign** in which you asked to be named in the channel; until you take it back, or the game goes.
       *[other] **{ $count } campaigns** in which you asked to be named in the channel; until you take it back, or the games go.
    }
