"""Maps of hexes for every game that has them. It depends on no game.

Hexes are labels of `engine.hexes`. A game gives the contents of each hex (`ground.Ground`), the counters on it
(`counters.Counter`, `board.Stack`), and the drawings over them (`overlays.Overlay`). Its theme extends
`theme.HexTheme`. `board.HexBoard` draws the whole map or a window of it.
"""
