## The local page

local-channels = Channels
local-language = Language
local-you = You are
local-hour = Skip an hour
local-hour-sign = +1 h
local-day = Skip a day
local-day-sign = +1 day
local-time = The time in this world (UTC)
local-unread = unread
local-close = Close
local-stopped = The bot is not running. Start it again: this page goes on by itself.
local-empty = Nothing is played in this channel yet.
local-begin = Begin: { $game }
local-begin-hint = Or type / for all commands.
local-changed = That message had just changed, so your pick was not taken. Look at it again, then pick anew.
local-refused = That could not be done now. Please try again.
local-command-alike = There is no command `{ $command }`. Did you mean `{ $meant }`?
local-command-unknown = There is no command `{ $command }`. Type / to see them all.
local-option-none = `{ $command }` takes no options. Send it alone.
local-option-unknown = `{ $command }` takes these options: { $options }. Say their names, as in `{ $example }`.
local-option-missing = `{ $command }` still needs: { $options }. Write them as name:value.
local-option-wrong = `{ $said }` cannot be said for `{ $option }`. Possible: { $possible }.
