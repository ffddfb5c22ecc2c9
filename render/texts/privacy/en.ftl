### What is stored about people, and how it goes.

name-privacy = privacy
name-show = show
name-delete = delete
name-policy = policy
name-option-file = file
command-privacy = See or delete the data that the bot stores about you
command-privacy-show = See everything the bot stores about you, as a list or a file
command-privacy-delete = Delete your data. The bot first shows what goes and what stays, and asks you twice
command-privacy-policy = Show which data the bot stores, why and for how long, and what it never reads
option-privacy-file = Everything as a file (JSON)
button-my-data = As a file
button-forget = Delete my data…
button-forget-me = Yes, delete it for good

privacy-title = ### What the bot stores about you
    The bot knows you by your Discord id. It does not store your profile name, your pictures or your messages.
privacy-nothing = The bot stores nothing about you.
privacy-games = { $count ->
        [one] **One game** that you lead or have led. The bot keeps it until you delete your data or the server is deleted.
       *[other] **{ $count } games** that you lead or have led. The bot keeps them until you delete your data or the server is deleted.
    }
privacy-decisions = { $count ->
        [one] **One decision** of yours in a game’s log. It carries your name, and stays until the game is deleted.
       *[other] **{ $count } decisions** of yours in the logs of games. They carry your name, and stay until the games are deleted.
    }
privacy-seats = { $count ->
        [one] **One game** of another player in which you can give orders. The bot keeps it while you play.
       *[other] **{ $count } games** of other players in which you can give orders. The bot keeps them while you play.
    }
privacy-sides = { $count ->
        [one] **One side** that you play in a two-sided game, or played when the game ended. If you delete your data, the side stays in the game without your name.
       *[other] **{ $count } sides** that you play in two-sided games, or played when the games ended. If you delete your data, the sides stay in the games without your name.
    }
privacy-members = { $count ->
        [one] **One side** that you share with others in a two-sided game, and when you joined it.
       *[other] **{ $count } sides** that you share with others in two-sided games, and when you joined them.
    }
privacy-seen = { $count ->
        [one] **One side** that you have played in a game, and the date when you began. This prevents people from playing both sides.
       *[other] **{ $count } sides** that you have played in games, and the dates when you began. This prevents people from playing both sides.
    }
privacy-orders = { $count ->
        [one] **One standing order** that you gave, and when. It stays without your name.
       *[other] **{ $count } standing orders** that you gave, and when. They stay without your name.
    }
privacy-invited = { $count ->
        [one] **One player** whom you added to a game. The bot keeps this while that person plays.
       *[other] **{ $count } players** whom you added to games. The bot keeps this while those people play.
    }
privacy-lessons = { $count ->
        [one] **One hint** for newcomers that you have seen, so that it is not repeated. The bot keeps it until you delete your data.
       *[other] **{ $count } hints** for newcomers that you have seen, so that they are not repeated. The bot keeps them until you delete your data.
    }
privacy-record-posts = { $count ->
        [one] **One message** in which you showed your records to a channel. It is deleted with your data.
       *[other] **{ $count } messages** in which you showed your records to a channel. They are deleted with your data.
    }
privacy-watches = { $count ->
        [one] **One channel** where you let the bot post a game. The bot keeps this while the channel follows the game, so that it can warn you of problems.
       *[other] **{ $count } channels** where you let the bot post games. The bot keeps this while the channels follow those games, so that it can warn you of problems.
    }
privacy-follows = { $count ->
        [one] **One channel** where you let the bot post the daily game. The bot keeps this while the channel follows the daily game, so that it can warn you of problems.
       *[other] **{ $count } channels** where you let the bot post the daily game. The bot keeps this while the channels follow the daily game, so that it can warn you of problems.
    }
privacy-proposals = { $count ->
        [one] **One of your proposals** to a commander. The bot keeps it until the game is deleted.
       *[other] **{ $count } of your proposals** to commanders. The bot keeps them until the games are deleted.
    }
privacy-adoptions = { $count ->
        [one] **One of your proposals** that a commander followed. The bot keeps it until the game is deleted.
       *[other] **{ $count } proposals** of yours that commanders followed. The bot keeps them until the games are deleted.
    }
privacy-votes = { $count ->
        [one] **One vote** of yours. It counts once, you can change it, and it stays until the game is deleted.
       *[other] **{ $count } votes** of yours. Each counts once, you can change it, and it stays until the game is deleted.
    }
privacy-campaigns = { $count ->
        [one] **One campaign** that you started. The bot keeps it until the game is deleted.
       *[other] **{ $count } campaigns** that you started. The bot keeps them until the games are deleted.
    }
privacy-reminders = { $count ->
        [one] **One reminder** that you asked for, and how often you ignored it. The bot keeps it until you cancel it.
       *[other] **{ $count } reminders** that you asked for, and how often you ignored them. The bot keeps them until you cancel them.
    }
privacy-daily-reminders = { $count ->
        [one] **One reminder** for the daily game, and how often you ignored it. The bot keeps it until you stop it.
       *[other] **{ $count } reminders** for the daily game, and how often you ignored them. The bot keeps them until you stop them.
    }
privacy-puzzles = { $count ->
        [one] **One answer to a puzzle**. The bot needs it to count each answer only once, and to count your days in a row.
       *[other] **{ $count } answers to puzzles**. The bot needs them to count each answer only once, and to count your days in a row.
    }
privacy-own-puzzles = { $count ->
        [one] **One puzzle** from your own games, how well you remember it, and when you will see it again. The bot keeps it until the game is deleted.
       *[other] **{ $count } puzzles** from your own games, how well you remember them, and when you will see them again. The bot keeps them until the games are deleted.
    }
privacy-own-puzzle-reminders = { $count ->
        [one] **One reminder** for the puzzles from your own games, and how often you ignored it. The bot keeps it until you stop it.
       *[other] **{ $count } reminders** for the puzzles from your own games, and how often you ignored them. The bot keeps them until you stop them.
    }
privacy-attempts = { $count ->
        [one] **One attempt** at a daily game, with its result. The bot keeps it until you delete your data.
       *[other] **{ $count } attempts** at daily games, with their results. The bot keeps them until you delete your data.
    }
privacy-marks = { $count ->
    [one] **One note** that you have played the daily game, with a hash instead of your id. It prevents a second attempt, even if you delete your data. The bot keeps it until the day is over.
   *[other] **{ $count } notes** that you have played daily games, with hashes instead of your id. They prevent second attempts, even if you delete your data. The bot keeps them until those days are over.
}
privacy-outcomes = { $count ->
        [one] **One finished game** in your records. The bot keeps it until you delete your data or the server is deleted.
       *[other] **{ $count } finished games** in your records. The bot keeps them until you delete your data or the server is deleted.
    }
privacy-profile = { $count ->
        [one] **Your choice about sharing your records**. The bot keeps it until you delete your data.
       *[other] **Your choices about sharing your records** ({ $count }). The bot keeps them until you delete your data.
    }
privacy-letters = { $count ->
    [one] **One direct message** to you. The bot keeps it for 30 days, so that it is not sent twice.
   *[other] **{ $count } direct messages** to you. The bot keeps them for 30 days, so that none is sent twice.
}
privacy-pages = { $count ->
        [one] **One link or open page** of a board in a browser.
       *[other] **{ $count } links or open pages** of boards in a browser.
    }
privacy-seeks = { $count ->
        [one] **One challenge** of yours, with its terms and your note, so that others can accept it. The bot keeps it for 30 days.
       *[other] **{ $count } challenges** of yours, with their terms and your notes, so that others can accept them. The bot keeps them for 30 days.
    }
privacy-refusals = { $count ->
        [one] **One player** whose challenges you have blocked. If you challenge this player, you end the block.
       *[other] **{ $count } players** whose challenges you have blocked. If you challenge one of these players, you end that block.
    }
privacy-refused = { $count ->
        [one] **One player** who wants no challenges from you.
       *[other] **{ $count } players** who want no challenges from you.
    }
privacy-prepared = { $count ->
        [one] **Prepared orders** for the next turn of one game, which only you can read. The bot keeps them until that turn.
       *[other] **Prepared orders** for the next turn of { $count } games, which only you can read. The bot keeps them until that turn.
    }
privacy-notes = { $count ->
        [one] **One private note** about one of your games. Only you can read the note. The bot keeps it until the game is deleted.
       *[other] **{ $count } private notes** about your games. Only you can read them. The bot keeps them until the games are deleted.
    }
privacy-wishes = { $count ->
        [one] **One server** where you get messages about open challenges, and how many of these messages you left unanswered. This is kept until you stop the messages.
       *[other] **{ $count } servers** where you get messages about open challenges, and how many of these messages you left unanswered. This is kept until you stop the messages.
    }
privacy-holidays = { $count ->
        [one] **One holiday**, during which your games wait for you. The bot keeps its dates for a year.
       *[other] **{ $count } holidays**, during which your games wait for you. The bot keeps their dates for a year.
    }
privacy-lobbies = { $count ->
        [one] **One list of open challenges** that you set up. Until the list ends, the bot keeps your id, so that it can warn you of problems.
       *[other] **{ $count } lists of open challenges** that you set up. Until the lists end, the bot keeps your id, so that it can warn you of problems.
    }
privacy-ladders = { $count ->
        [one] **One ladder** that you set up on a server. Until the ladder ends, the bot keeps your id, so that it can warn you of problems.
       *[other] **{ $count } ladders** that you set up on servers. Until the ladders end, the bot keeps your id, so that it can warn you of problems.
    }
privacy-battles = { $count ->
        [one] **One battle** that you wrote or changed. If you delete your data, it stays on its server, and its author becomes “somebody”. To remove it, use `/battle remove`.
       *[other] **{ $count } battles** that you wrote or changed. If you delete your data, they stay on their servers, and their author becomes “somebody”. To remove one, use `/battle remove`.
    }
privacy-battles-after = { $count ->
        [one] **One battle** of another person, based on yours. It names you as the author of the first version.
       *[other] **{ $count } battles** of other people, based on yours. They name you as the author of the first version.
    }
privacy-battle-reports = { $count ->
        [one] **One report** about a battle. It is deleted with your data.
       *[other] **{ $count } reports** about battles. They are deleted with your data.
    }
privacy-seasons = { $count ->
        [one] **One line** in a final ladder, from a season in which you showed your rating. If you delete your data, the bot also removes your name from the posted ladder.
       *[other] **{ $count } lines** in final ladders, from seasons in which you showed your rating. If you delete your data, the bot also removes your name from the posted ladders.
    }
privacy-challenged = { $count ->
        [one] **One challenge** to you, which only you can accept. The bot keeps it for 30 days.
       *[other] **{ $count } challenges** to you, which only you can accept. The bot keeps them for 30 days.
    }
privacy-accepted = { $count ->
        [one] **One challenge** that you accepted. The bot keeps it for 30 days.
       *[other] **{ $count } challenges** that you accepted. The bot keeps them for 30 days.
    }
privacy-rated = { $count ->
        [one] **One rated game** in which you were the first side, with its result. Your rating is computed from it.
       *[other] **{ $count } rated games** in which you were the first side, with their results. Your rating is computed from them.
    }
privacy-rated-second = { $count ->
        [one] **One rated game** in which you were the second side, with its result. Your rating is computed from it.
       *[other] **{ $count } rated games** in which you were the second side, with their results. Your rating is computed from them.
    }
privacy-annulled = { $count ->
        [one] **One rated game** of other players that you annulled.
       *[other] **{ $count } rated games** of other players that you annulled.
    }
privacy-tournaments = { $count ->
        [one] **One tournament** that you organize. The bot keeps it as long as its server has the bot.
       *[other] **{ $count } tournaments** that you organize. The bot keeps them as long as their server has the bot.
    }
privacy-entries = { $count ->
        [one] **One tournament registration**, with your name and town. The bot keeps it as long as the server has the bot.
       *[other] **{ $count } tournament registrations**, with your name and town. The bot keeps them as long as the server has the bot.
    }
privacy-facts = { $count ->
        [one] **One entry in the log of a tournament** about a report, confirmation or decision of yours. The bot keeps it until the tournament is deleted.
       *[other] **{ $count } entries in logs of tournaments** about your reports, confirmations or decisions. The bot keeps them until the tournaments are deleted.
    }
privacy-rulings = { $count ->
        [one] **One entry about you in the log of a tournament**, by an organizer, a judge or the bot. The bot keeps it until the tournament is deleted.
       *[other] **{ $count } entries about you in logs of tournaments**, by organizers, judges or the bot. The bot keeps them until the tournaments are deleted.
    }
privacy-lists = { $count ->
        [one] **One army list** that you handed in. The bot keeps it until the tournament is deleted.
       *[other] **{ $count } army lists** that you handed in. The bot keeps them until the tournaments are deleted.
    }
privacy-drafts = { $count ->
        [one] **One unfinished report** about a tournament table. The bot keeps it until you send it.
       *[other] **{ $count } unfinished reports** about tournament tables. The bot keeps them until you send them.
    }
privacy-posts = { $count ->
        [one] **One game** in which you command a part of the defence. The bot keeps it until the game is deleted.
       *[other] **{ $count } games** in which you command a part of the defence. The bot keeps them until the games are deleted.
    }
privacy-never = The bot never reads messages, profiles or lists of members. See `/privacy policy`.
privacy-show-how = The file contains all the data, row by row. Only you can see this answer.
privacy-file = The file `{ $name }` contains everything the bot stores about you. It leaves out the secrets of games in progress and other people’s ids.

privacy-delete-title = ### What is deleted
    Your id is deleted from everything in this list. Data about you alone (votes, hints, reminders, results) is deleted completely:
privacy-ends = - **Ends now:** { $game }. Nobody else plays this game, so the bot resigns it for you and ends its campaign.
privacy-handed = - **Continues:** { $game }. { $who } has been in this game longest, and will lead it and take over your parts of the defence.
privacy-voted-on = - **Continues:** { $game }. It no longer has a leader, so the other players vote on every decision.
privacy-more-games = { $count ->
        [one] - and one more game
       *[other] - and { $count } more games
    }
privacy-stays =
    - **Kept:** games stay with their cards and dice, and anybody can still verify them. They show you as “somebody who has left”. In tournaments your results stay under your number, without your name, town and lists. Counted votes stay as numbers. Your attempt at today’s daily game stays until the day is over, with a hash instead of your id.
    - **Not deleted:** messages already posted in Discord. The bot redraws boards of running games without you. Older posts, thread names and polls stay, because Discord limits changes to old messages. Channel managers can delete them, and you can delete private messages. Backups by the operator of the bot keep your data until newer ones replace them.
    You cannot undo this. You can come back at any time, as a new player.
privacy-sure =
    - **Delete your data for good?** The bot will not ask again.
privacy-done = Your data has been deleted. The bot can no longer connect any stored data with you. In a moment the bot will redraw the boards that mention you.
privacy-traces = Another program is using the database, so copies of your data remain in its file. They will be overwritten when that program has finished.
privacy-again = If you play again, you start as a new player.

privacy-policy =
    ### What this bot stores
    The bot knows you by your Discord id. It does not store your profile name, your pictures or your messages.
privacy-about-games = - **Games:** the games that you lead or share, your decisions and their times, and the person who let you in. The bot needs them to run your game and to show who decided. The bot keeps them until the game is deleted.
privacy-about-challenges = - **Challenges:** the challenges that you make, get or accept, with their terms and notes. The bot keeps them for 30 days after they are over. The bot also knows whether you want messages about new challenges, and which players may not challenge you.
privacy-about-sides = - **Sides:** your side in two-sided games, your standing orders, your prepared orders, and your challenges to other players. The bot keeps them until the game is deleted.
privacy-about-votes = - **Proposals and votes:** what you proposed and voted for, so that each vote counts once. The bot keeps them until the game is deleted.
privacy-about-campaigns = - **Campaigns:** the campaigns you started, your plans for the next day, and the reminders and mentions you asked for. The bot keeps them until the game is deleted or you cancel them.
privacy-about-daily = - **Daily game:** your attempts and results, until you delete your data, and your reminder, until it stops. A hash of today’s attempt stays until the day is over.
privacy-about-records = - **Records:** your finished games, and whether you share your records. They are private unless you share them.
privacy-about-ratings = - **Ratings:** your rated games with their results. Your rating is computed from them. Nobody else sees your rating until you show it. The final ladder of a season keeps your place if you showed it.
privacy-about-battles = - **Battles:** the battles that you wrote or changed, and your reports about battles. The bot names you as the author until you delete your data.
privacy-about-hints = - **Hints:** the hints for newcomers that you have seen, so that none is shown twice.
privacy-about-messages = - **Messages:** direct messages to you, which the bot keeps for 30 days. The bot also stores which channels follow a game because you asked for this.
privacy-about-pages = - **Board in a browser:** a hash of your link for ten minutes, and of your open page for twelve hours. If you open the board inside Discord, the bot stores your click for two minutes. To close all your pages, use `/privacy show`. A shared link is kept until it ends, or until its game or your data is deleted.
privacy-about-tournaments = - **Tournaments:** your name and town, your army lists, your reports, even unfinished ones, and decisions about you. The bot keeps them as long as the server has the bot. `/privacy delete` removes your name, town and lists.
privacy-about-servers = - **Servers:** the ids of the server, its channels and the bot’s own messages. They are deleted 30 days after the server removes the bot.
privacy-policy-end =
    - **Never read:** messages, profiles, pictures, lists of members.
    - **Never done:** the bot does not sell your data, share it or use it for advertising.
    - **Your choice:** `/privacy show` shows everything, and `/privacy delete` deletes it. Discord’s age limits apply.
    - **Questions:** ask the operator of this bot. The bot’s page in Discord names this person.
privacy-policy-where = The full text: { $url }

error-seed = A seed is one line of text, without backticks or invisible characters. Choose another seed. Or leave out `seed`, and the bot will draw one.
button-end-pages = Disconnect my browsers
privacy-pages-ended = { $count ->
        [0] You had no board open in a browser.
        [one] The bot has closed one page. Nobody can use that page to play for you any more.
       *[other] The bot has closed { $count } pages. Nobody can use those pages to play for you any more.
    }
