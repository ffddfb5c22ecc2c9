## The board’s page in a browser

button-touch = 🖐 Board
button-touch-open = Open the board
touch-link = The board to touch. This link is only for you. It opens once, within ten minutes.
touch-off = The board’s page is not available at the moment. Here is the enlarged map.

touch-opening = Opening the board…
touch-link-used = This link has been used or has expired. Click “🖐 Board” in Discord to get a new one.
touch-session-over = Your visit to this board has ended. Click “🖐 Board” in Discord to open it again.
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
touch-these = Go on
touch-back = Back
touch-story = What happened
touch-adviser = Let the adviser decide
touch-wait = Others are deciding now.
touch-nothing = Nothing can be done there. Touch a marked place.
touch-free = You can touch any place on the table.
touch-closer = The places are enlarged. Touch again.
touch-larger = Enlarge
touch-smaller = Shrink
touch-whole = Whole board
touch-lost = No connection to the bot. The page keeps trying.
touch-changed = The game has gone on. This is the current board.
touch-undo = Undo
touch-takeback = Take it back
touch-board = Board
touch-answers = Your choice
touch-look = Colours
touch-look-chart = Chart
touch-look-dark = Dark
touch-look-contrast = High contrast
touch-discord = Discord
touch-word = Your number for the dice
touch-more = Show more
touch-several = Touch several
touch-gather = Touch one after another, then take what is offered.

button-watchlink = Share with spectators
button-watchsite = Only for one site
button-watchend = Stop sharing
touch-watch =
    Anyone with this address can watch the game, but sees only what everybody in the channel sees:
    { $url }
    For a stream, add `?bare`: then it shows only the board and the latest events.
touch-watch-site =
    Only { $site } can embed this address in its pages:
    { $url }
touch-watch-ended = { $count ->
        [0] This game is not shared.
        [one] The address for spectators no longer works.
       *[other] The { $count } addresses for spectators no longer work.
    }
touch-site-title = Share with one site
touch-site = The address of the site
touch-site-wrong = That is not the address of a site. Write it as in `https://club.example`, without a page.
touch-off-share = The board’s page is not available at the moment. Share the game again later.
