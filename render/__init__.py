"""Views and events into pictures, panels and words. Nothing here changes a game, and nothing here knows Discord."""
