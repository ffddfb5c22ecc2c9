"""Shows the board in a browser, where viewers follow a game and players decide."""
