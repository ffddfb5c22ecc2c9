"""Maps of hexes for every game that has them: ground, counters, overlays, close-ups. The package depends on no game.

Hexes are labels of `engine.hexes`. A game says what is on each hex (`ground.Ground`), which counters stand where
(`counters.Counter`, `board.Stack`) and what is drawn over them (`overlays.Overlay`); colours are its theme's, which
extends `theme.HexTheme`. `board.HexBoard` draws the whole map and windows of it.
"""
