"""The valuation of a position: the first side's chance, without simulating the game.

Boosted trees, trained on games of the autopilot, compute it from a view. `tools/valuing.py` trains them. All
computations use integers, so a position has the same chance on every machine.
"""
