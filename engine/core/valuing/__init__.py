"""The valuation of a position: the chance of the first side if the steward plays on, without playing it out.

A game derives numbers from a view, and boosted trees, trained on games of the steward, make a chance of them.
`tools/valuing.py` trains them. All of it is done in integers, so a position has the same chance on every machine.
"""
