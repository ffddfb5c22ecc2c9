"""Pictures, panels and texts, made from views and events of games.

No code here changes a game or depends on Discord.
"""
