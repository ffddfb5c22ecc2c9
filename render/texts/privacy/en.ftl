### What is stored about people, and how it goes.

name-privacy = privacy
name-show = show
name-delete = delete
name-policy = policy
name-option-file = file
command-privacy = What is stored about you: see it, delete it
command-privacy-show = See everything that is stored about you, in numbers or as a file
command-privacy-delete = Delete what is stored about you; you are asked twice, and told what goes and what stays
command-privacy-policy = What this bot stores, why, for how long, and what it never reads
option-privacy-file = All of it as a file (JSON)
button-my-data = As a file
button-forget = Delete my data…
button-forget-me = Yes, delete it for good

privacy-title = ### What is stored about you
    The bot knows you by your Discord id. It does not store your profile name, your pictures or your messages.
privacy-nothing = Nothing is stored about you.
privacy-games = { $count ->
        [one] **One game** that you lead or led, to play it on and to look it up; it stays until you delete your data or the server is deleted.
       *[other] **{ $count } games** that you lead or led, to play them on and to look them up; they stay until you delete your data or the server is deleted.
    }
privacy-decisions = { $count ->
        [one] **One decision** of yours in a game’s journal, so that the log can say who decided; as long as the game.
       *[other] **{ $count } decisions** of yours in the journals of games, so that the log can say who decided; as long as the games.
    }
privacy-seats = { $count ->
        [one] **One game** that you share with its leader, so that you may decide; as long as you play.
       *[other] **{ $count } games** that you share with their leaders, so that you may decide; as long as you play.
    }
privacy-sides = { $count ->
        [one] **One side** that you hold in a game of two sides, or held when it ended; the seat stays, without you.
       *[other] **{ $count } sides** that you hold in games of two sides, or held when they ended; the seats stay, without you.
    }
privacy-members = { $count ->
        [one] **One side** that you hold with others in a game of two sides, and since when.
       *[other] **{ $count } sides** that you hold with others in games of two sides, and since when.
    }
privacy-seen = { $count ->
        [one] **One side** that you have held in a game, and since when, so that nobody holds both sides.
       *[other] **{ $count } sides** that you have held in games, and since when, so that nobody holds both sides.
    }
privacy-orders = { $count ->
        [one] **One standing order** that you gave to your side: what you ordered and when; it stays, without you.
       *[other] **{ $count } standing orders** that you gave to your sides: what you ordered and when; they stay, without you.
    }
privacy-invited = { $count ->
        [one] **One person** whom you let into a game: that it was you; as long as they play.
       *[other] **{ $count } times** that you let somebody into a game: that it was you; as long as they play.
    }
privacy-lessons = { $count ->
        [one] **One hint** for newcomers that you have had, so that you do not get it again; until you delete your data.
       *[other] **{ $count } hints** for newcomers that you have had, so that you do not get them again; until you delete your data.
    }
privacy-record-posts = { $count ->
        [one] **One message** in which you showed your records to a channel; it is deleted with your data.
       *[other] **{ $count } messages** in which you showed your records to a channel; they are deleted with your data.
    }
privacy-watches = { $count ->
        [one] **One channel** that you let follow a game, so that you can be warned when it cannot; as long as it follows.
       *[other] **{ $count } channels** that you let follow a game, so that you can be warned when they cannot; as long as they follow.
    }
privacy-follows = { $count ->
        [one] **One channel** that you let follow the game of the day, so that you can be warned when it cannot; as long as it follows.
       *[other] **{ $count } channels** that you let follow the game of the day, so that you can be warned when they cannot; as long as they follow.
    }
privacy-proposals = { $count ->
        [one] **One proposal** of yours to a commander; as long as the game.
       *[other] **{ $count } proposals** of yours to commanders; as long as the games.
    }
privacy-adoptions = { $count ->
        [one] **One proposal** of yours that a commander followed; as long as the game.
       *[other] **{ $count } proposals** of yours that commanders followed; as long as the games.
    }
privacy-votes = { $count ->
        [one] **One vote** of yours, so that it counts once and you can change it; as long as the game.
       *[other] **{ $count } votes** of yours, so that each counts once and you can change it; as long as the games.
    }
privacy-campaigns = { $count ->
        [one] **One campaign** that you started: that it was you; as long as its game.
       *[other] **{ $count } campaigns** that you started: that it was you; as long as their games.
    }
privacy-reminders = { $count ->
        [one] **One reminder** that you asked for, and how many you left unanswered; until you cancel it.
       *[other] **{ $count } reminders** that you asked for, and how many you left unanswered; until you cancel them.
    }
privacy-attempts = { $count ->
        [one] **One attempt** at a game of the day, and its result; until you delete your data.
       *[other] **{ $count } attempts** at games of the day, and their results; until you delete your data.
    }
privacy-marks = { $count ->
        [one] **One mark** that you have had your attempt at the game of the day: a hash, not your id, so that each is had once, also by who deletes their data; until the day is over.
       *[other] **{ $count } marks** that you have had your attempts at games of the day: hashes, not your id, so that each is had once, also by who deletes their data; until their days are over.
    }
privacy-outcomes = { $count ->
        [one] **One finished game** in your records; until you delete your data or the server is deleted.
       *[other] **{ $count } finished games** in your records; until you delete your data or the server is deleted.
    }
privacy-profile = { $count ->
        [one] **Whether you share your records**; until you delete your data.
       *[other] **Whether you share your records** ({ $count }); until you delete your data.
    }
privacy-letters = { $count ->
        [one] **One direct message** to you, on its way or sent less than 30 days ago, so that it is sent once.
       *[other] **{ $count } direct messages** to you, on their way or sent less than 30 days ago, so that each is sent once.
    }
privacy-tournaments = { $count ->
        [one] **One tournament** that you organize; as long as its server has the bot.
       *[other] **{ $count } tournaments** that you organize; as long as their server has the bot.
    }
privacy-entries = { $count ->
        [one] **One tournament** in which you are registered, under the name and town you gave; as long as its server has the bot.
       *[other] **{ $count } tournaments** in which you are registered, under the name and town you gave; as long as their server has the bot.
    }
privacy-facts = { $count ->
        [one] **One entry in the journal of a tournament**, of what you reported, confirmed or ruled; as long as the tournament.
       *[other] **{ $count } entries in journals of tournaments**, of what you reported, confirmed or ruled; as long as the tournament.
    }
privacy-rulings = { $count ->
        [one] **One entry about you in the journal of a tournament**, made by an organizer, a judge or the bot; as long as the tournament.
       *[other] **{ $count } entries about you in journals of tournaments**, made by organizers, judges or the bot; as long as the tournaments.
    }
privacy-lists = { $count ->
        [one] **One army list** that you handed in; as long as the tournament.
       *[other] **{ $count } army lists** that you handed in; as long as the tournament.
    }
privacy-drafts = { $count ->
        [one] **One report of a table** that you have not finished; until you send it.
       *[other] **{ $count } reports of tables** that you have not finished; until you send them.
    }
privacy-posts = { $count ->
        [one] **One game** in which a part of the defence is yours; as long as the game.
       *[other] **{ $count } games** in which a part of the defence is yours; as long as the games.
    }
privacy-never = The bot never reads messages, profiles or lists of members. See `/privacy policy`.
privacy-show-how = All of it, row by row, is in the file. Only you see this answer.
privacy-file = Everything that is stored about you: `{ $name }`. Other people’s ids are left out, and what would give away a running game.

privacy-delete-title = ### What is deleted
    In these places your id goes; what is only about you (votes, hints, reminders, results of yours) goes whole:
privacy-ends = - **Ends now:** { $game }, which nobody else plays. It is given up, and so is its campaign.
privacy-handed = - **Goes on:** { $game }, led by { $who } then, who has shared it longest. Posts of yours fall to who leads.
privacy-voted-on = - **Goes on:** { $game }, by the votes of the others, without a leader.
privacy-more-games = { $count ->
        [one] - and one game more
       *[other] - and { $count } games more
    }
privacy-stays =
    - **What stays:** games stay, with their cards and dice, and can still be verified. Where you stood they say “somebody who has left”. In tournaments your results stay under your number, without your name, your town and your lists. Counted votes stay as figures. That you have had today’s attempt stays until the day is over, as a hash and not as your id.
    - **What we cannot delete:** messages already posted in Discord. Boards of running games are drawn anew without you; older posts, thread names and native polls stand as they are, because Discord limits changes to old messages and they belong to the channel. Who manages the channel can delete them; private messages you can delete yourself. Backups, if whoever runs the bot makes any, still hold it until newer ones take their place.
    It cannot be undone. You can come back whenever you like, as somebody new.
privacy-sure =
    - **For good?** This is the second and last question.
privacy-done = Deleted. Nothing that is stored leads to you any more; boards that mention you are drawn anew in a moment.
privacy-traces = Somebody is reading the database just now: copies of what was deleted stay in its file until they have finished, and are overwritten then.
privacy-again = If you play again, you are somebody new.

privacy-policy =
    ### What this bot stores
    The bot knows you by your Discord id. It does not store your profile name, your pictures or your messages.
privacy-about-games = - **Games:** the games that you lead or share, your decisions with their time, and who let you in. They let you play on and show who decided; they stay as long as the game.
privacy-about-sides = - **Sides:** your side in games for two, your standing orders, and challenges to a named person. They stay as long as the game.
privacy-about-votes = - **Proposals and votes:** what you proposed and voted for, so that each vote counts once. They stay as long as the game.
privacy-about-campaigns = - **Campaigns:** campaigns that you started, plans left for the coming day, reminders and mentions you asked for. They stay as long as the game, or until you cancel them.
privacy-about-daily = - **Game of the day:** your attempts and results, until you delete your data. A hash of today’s attempt stays until the day is over.
privacy-about-records = - **Records:** your finished games, and whether you share your records. They are private unless you share them.
privacy-about-hints = - **Hints:** the hints for newcomers that you have seen, so that none comes twice.
privacy-about-messages = - **Messages:** direct messages to you, until 30 days after they were sent, and the channels that you let follow a game.
privacy-about-tournaments = - **Tournaments:** the name and town you play under, your army lists, your reports, even unfinished ones, and rulings about you. They stay as long as the server has the bot; `/privacy delete` removes your name, your town and your lists.
privacy-about-servers = - **Servers:** the ids of the server, its channels and the bot’s own messages. They are deleted 30 days after the server removes the bot.
privacy-policy-end =
    - **Never read:** messages, profiles, pictures, lists of members.
    - **Never done:** nothing is sold, passed on or used for advertising.
    - **What you can do:** `/privacy show` shows everything, `/privacy delete` deletes it. Discord’s age limits apply.
    - **Who to ask:** the person who runs this bot; the bot’s page in Discord names them.
privacy-policy-where = In full: { $url }

error-seed = A seed is one line of letters, digits and signs, without backticks and without invisible signs: in the end it is shown letter by letter. Choose another, or leave it out and one is drawn.
