"""The board in a browser: viewers follow the game live, and players decide on the page."""
