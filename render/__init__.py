"""Pictures, panels and texts of games. No code here changes a game or depends on Discord."""
