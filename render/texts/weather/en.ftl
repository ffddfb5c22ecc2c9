### When Discord will not show a game, and nobody is there to be told privately.

weather-gone = **{ $title }** cannot be shown any more: its channel, { $where }, was deleted or is hidden from the bot. Every decision is stored. Let the bot see the channel again, or type `/siege here` in another channel.
weather-permissions = **{ $title }** cannot be shown in { $where }. There the bot needs: { $permissions }. Every decision is stored. Grant the bot these, and it posts the board. Or type `/siege here` in another channel.
weather-locked = **{ $title }** cannot be shown: the thread { $where } is locked. Every decision is stored. Unlock the thread, or grant the bot *Manage Threads*, and it posts the board. Or type `/siege here` in another channel.
weather-refused = Discord refuses the board of **{ $title }** in { $where }. Every decision is stored. Type `/siege board` there to try again. If that does not help, tell the person who runs the bot.
weather-late = For a whole day Discord did not take the board of **{ $title }** in { $where }. What was decided is stored. `/siege board`, typed there, brings it.
weather-for = For { $owner }, whose direct messages are closed to the bot:
