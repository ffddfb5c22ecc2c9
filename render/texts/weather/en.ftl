### When Discord will not show a game, and nobody is there to be told privately.

weather-gone = **{ $title }** cannot be shown any more: its channel, { $where }, has been deleted or is hidden from me. What was decided is stored. Type `/siege here` where the game is to go on; or let me see the channel again, and the board comes by itself.
weather-permissions = **{ $title }** cannot be shown in { $where }. There I need: { $permissions }. What was decided is stored. Grant me that, and the board comes by itself; or type `/siege here` elsewhere, and the game goes on there.
weather-locked = **{ $title }** cannot be shown: the thread { $where } is locked. What was decided is stored. Unlock it, or grant me *Manage Threads*, and the board comes by itself; or type `/siege here` elsewhere, and the game goes on there.
weather-refused = Discord refuses what I want to show of **{ $title }** in { $where }. What was decided is stored. `/siege board`, typed there, tries again; if that does not help, tell whoever runs the bot.
weather-late = For a whole day Discord did not take the board of **{ $title }** in { $where }. What was decided is stored. `/siege board`, typed there, brings it.
weather-for = For { $owner }, whom I may not write to directly:
