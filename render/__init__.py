"""Turn views and events into pictures, panels and texts. No code here changes a game or depends on Discord."""
