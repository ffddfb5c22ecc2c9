### When Discord will not show a game, and nobody is there to be told privately.

weather-gone = The bot cannot show **{ $title }**: its channel, { $where }, was deleted or is hidden from the bot. All decisions are saved. Make the channel visible again, or type `/siege here` in another channel to continue there.
weather-permissions = The bot cannot show **{ $title }** in { $where }. It needs: { $permissions }. All decisions are saved. Grant these permissions, or type `/siege here` in another channel to continue there.
weather-locked = The bot cannot show **{ $title }**: the thread { $where } is locked. All decisions are saved. Unlock it or grant *Manage Threads*, or type `/siege here` in another channel to continue there.
weather-refused = Discord refused to post the board of **{ $title }** in { $where }. All decisions are saved. Type `/siege board` there to try again. If that does not help, ask the operator of the bot.
weather-late = For a whole day, Discord has refused the board of **{ $title }** in { $where }. All decisions are saved. Type `/siege board` there to post it.
weather-for = For { $owner }, who does not accept the bot’s direct messages:
