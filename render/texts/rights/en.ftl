### Who may do what, and how much at once.

rights-bot = Only people can play. Bots cannot give orders or see anything here.
rights-text = `{ $option }` takes at most { $most ->
    [one] one character
   *[other] { $most } characters
}. Please shorten it and try again.
rights-number = `{ $option }` takes a number from { $least } to { $most }. Please try again.
rights-flood = You clicked too often in a few seconds. Nothing was lost or done twice. You can continue { $again }.
rights-pictures = You have asked for many pictures in the last minute. Ask for the next one { $again }. Meanwhile you can play, or read the board as text.
rights-papers = You have just asked for several large files. Ask for the next one { $again }. Meanwhile you can play.
rights-games = You have just started several games. Start the next one { $again }. Meanwhile you can play the others.
rights-works = You have asked for a lot in the last minute, and others are waiting. You can continue { $again }. Meanwhile you can play with the buttons on the board.
rights-crowded = The bot is still drawing your last pictures. Look at those first, then ask for the next one. Meanwhile you can play.
