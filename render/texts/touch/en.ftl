## The board’s page in a browser

button-touch = 🖐 Board
button-touch-open = Open the board
touch-link = Here is the board in your browser. The link is only for you. It works once, within ten minutes.
touch-off = The board’s page is not available at the moment. Here is the enlarged map instead.

button-sharing = Share this board
sharing-title = **Share this board.** Everyone with the link can see what this channel sees, including the players’ names, but cannot play.
sharing-none = There is no link yet.
sharing-all =
    - **For everyone:** { $url }
      For a stream: { $url }?bare
sharing-site =
    - **For { $site }**, the only website that can embed it: { $url }
button-share-all = Make a link
button-share-site = Allow one website
sharing-form = Let one website embed the board
sharing-form-site = Address of the website
button-unshare-all = End the link for everyone
button-unshare-site = End link: { $site }
sharing-site-wrong = That is not a secure website address. Type it like `https://club.example.org`.
sharing-most = This game cannot have any more links. End one of them first.
sharing-not-yours = Only a server manager or { $owner }, who leads this game, can share the game. Ask one of them.
sharing-off = Other people cannot open this bot’s pages from the internet yet. Ask the operator of the bot to set its public address.

touch-opening = Opening the board…
touch-link-used = This link has been used or has expired. Click “🖐 Board” in Discord to get a new one.
touch-session-over = Your session on this board has ended. Click “🖐 Board” in Discord to open it again.
touch-activity-failed = Discord did not let you in. Close this window, and click “🖐 Board” under the board again.
touch-activity-none = There is no game here that you can see. Click “🖐 Board” under the board that you want to open.
touch-unseen = You can no longer see this game in Discord, so its page is closed. In Discord, ask for access to the game’s channel.
touch-stored = Your order is saved, but the bot cannot show the board at the moment. This page will keep trying.
touch-watch-over = This game is no longer shared.
touch-watch-only = You can only watch here. Open the board from Discord to play.
touch-slower = That was very fast. Please wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
touch-somebody = a player

touch-do = Do it
touch-propose = Propose it
touch-vote = Vote for it
touch-change = Change
touch-these = Continue
touch-back = Back
touch-story = What happened
touch-adviser = Let the adviser decide
touch-wait = Others are deciding now.
touch-nothing = You cannot do anything there. Touch a marked place.
touch-free = You can touch any place on the table.
touch-closer = The places are now shown larger. Touch the one you want.
touch-larger = Enlarge
touch-smaller = Shrink
touch-whole = Whole board
touch-lost = There is no connection to the bot. This page will keep trying.
touch-again = The connection is back. This is the current board.
touch-changed = The game has moved on. This is the current board.
touch-undo = Undo
touch-takeback = Take it back
touch-wish-refused = The other side does not agree, so nothing is taken back. Play on.
touch-board = Board
touch-answers = Your choice
touch-look = Colours
touch-look-chart = Chart
touch-look-dark = Dark
touch-look-contrast = High contrast
touch-discord = Discord
touch-word = Your number, used for the dice
touch-arrows = Move from place to place with the arrow keys or Page Down, or type the beginning of a name.
touch-place = Type a unit or a place
touch-more = Show more
touch-several = Select several
touch-gather = Touch several places, one after another. Then choose an order.
touch-ended = The game is over. You can replay it here, step by step.
touch-chances = Chances
touch-analysed = The game has been analysed. You can see its turning points here.
touch-no-steps = This game cannot be shown step by step. You can only see its last board.

# The menu “More” of the page
button-propose-end = Propose to end the game
button-pause-end = End the pause
touch-else = What else do you want to do?
touch-else-nothing = There is nothing else you can do here now. Go back to the board.
touch-propose-end = The leader of the other side has three days to agree. Then the game ends without a winner. Meanwhile you can play on.
touch-propose-rated = The leader of the other side has three days to agree. Then the game ends without a winner and is not rated. Meanwhile you can play on.
touch-pause-asks = During a pause, neither side’s clock runs. The other side must agree to the pause.
touch-pause-until = When should the game continue?
touch-pause-example = in 3 days
touch-pause-sure = The bot will ask the other side to pause the game until { $until }.
touch-pause-ends = The game will continue in a day, or at the planned end of the pause if that comes first. The bot will tell your opponent.
