### Who may do what, and how much at once.

rights-bot = Games are played by people: other bots decide nothing and are shown nothing.
rights-text = `{ $option }` takes at most { $most ->
    [one] one character
   *[other] { $most } characters
}. Nothing was done; say it in fewer words.
rights-number = `{ $option }` takes a number from { $least } to { $most }. Nothing was done.
rights-flood = That was very much in a few seconds. Nothing of it is lost or done twice; go on { $again }.
rights-pictures = You have looked at many pictures in the last minute, and others want theirs drawn, too. The next one can be asked for { $again }. The game itself waits for nothing: you may decide at once, and the board in words costs no waiting.
rights-papers = You have just asked for several large files: replays, exports, proofs, newspapers, your data. The next one can be asked for { $again }. You may play on meanwhile.
rights-games = You have just begun several games. The next one can be begun { $again }; those that are there can be played on meanwhile.
rights-works = You have asked for a lot in the last minute, and others are waiting. You can continue { $again }. Until then, you can play with the buttons on the board.
rights-crowded = Pictures that you asked for are still being drawn. Look at those first, then ask for the next one; you may play on meanwhile.
