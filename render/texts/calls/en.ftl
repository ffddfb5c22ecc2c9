### Who is named in the channel of a campaign, and more time for a decision.

## Commands

command-campaign-mention = Get mentioned here when a day or turn begins, the game is waiting for you, or a deadline is near
command-campaign-more = Extend the current deadline, once a day, if the game is waiting for you
option-campaign-mention-day = Mention you when a day or turn begins
option-campaign-mention-waiting = Mention you when the game is waiting for you
option-campaign-mention-role = Role to mention instead of you (only if you lead the campaign and may mention it)
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
campaign-call-waiting = 🔔 { $who }: it is your turn. You can decide until { $at } ({ $in }). { $link }
campaign-call-deadline = 🔔 { $who }: you can still decide until { $at } ({ $in }). { $link }
campaign-more-said = 🗓 { $who } has asked for more time. Players can now decide until { $at } ({ $in }).

## More time

button-more-time = More time
button-more-hour = One more hour
button-more-tomorrow = Until tomorrow
campaign-more-ask = **More time?** Once a day, a player the game is waiting for can extend the deadline:
campaign-more-hour = - one more hour: until { $at } ({ $in })
campaign-more-tomorrow = - until the campaign’s next date: { $at } ({ $in })
campaign-more-given = **The deadline is extended** until { $at } ({ $in }).
error-campaign-more-off = This campaign does not allow extended deadlines. { $owner }, who leads the game, can allow them: `/campaign hour` with **more_time**.
error-campaign-more-nothing = No decision is pending, so there is no deadline to extend.
error-campaign-more-who = { $some ->
        [yes] Only a player the game is waiting for can extend the deadline: { $who }.
       *[no] Only a player the game is waiting for can extend the deadline. Right now it is waiting for nobody.
    }
error-campaign-more-used = The deadline has already been extended, until { $at } ({ $in }). Players can extend it only once a day.

## Answers

campaign-mention-on = The bot will mention { $who } here { $when }.
campaign-mention-off = The bot will not mention { $who } here. To change this, choose one or more options. **day:** a new day or turn. **waiting:** the game is waiting for you. **before:** a deadline is near.
campaign-mention-day = when { period-a } begins
campaign-mention-waiting = when the game is waiting for them
campaign-mention-before = { $time } before a deadline if a decision is still pending
campaign-mention-mute = The bot mentions nobody at present: the role has been deleted, or the bot may not mention { $who } here.
campaign-status-named-none = Mentioned in this channel: nobody. To be mentioned, use `/campaign mention`.
campaign-status-left-out = { $count ->
        [one] Since the last day played, one day was skipped because the bot was offline for too long.
       *[other] Since the last day played, { $count } days were skipped because the bot was offline for too long.
    }
campaign-status-more = Once a day, a player the game is waiting for can extend a deadline by an hour or until tomorrow. Use `/campaign more` or the button on the board.
campaign-status-more-used = The current deadline has already been extended. The next one can be extended too.
error-campaign-mention-nobody = The bot can mention only players and voters of this game.
error-campaign-mention-everyone = The bot never mentions everybody in a channel. Choose another role.
error-campaign-mention-role = You may not mention { $role }, so the bot will not either. Ask somebody who can mention all roles, or let everybody mention that role.
error-campaign-mention-bot = The bot may not mention { $role } here. Please give the bot the permission “{ $permissions }”, or let everybody mention that role.
error-campaign-mention-many = { $most ->
    [one] One role is
   *[other] { $most } roles are
} already mentioned, which is the limit. First remove one: use `/campaign mention` with that role, and set **day** to False, **waiting** to False and **before** to off.
permission-mention-everyone = Mention @everyone, @here, and All Roles
privacy-mentions = { $count ->
        [one] **One campaign** that mentions you in its channel. It stays until you turn the mentions off or the game is deleted.
       *[other] **{ $count } campaigns** that mention you in their channels. They stay until you turn the mentions off or the games are deleted.
    }
