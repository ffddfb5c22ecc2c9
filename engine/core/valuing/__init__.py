"""The valuation of a position: the first side's chance if the autopilot plays on, without simulating the game.

A game derives numbers from a view, and boosted trees, trained on games of the autopilot, turn them into a chance.
`tools/valuing.py` trains them. All computations use integers, so a position has the same chance on every machine.
"""
