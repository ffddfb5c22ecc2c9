"""The chances of a whole game: how it ends in many simulated games with other dice, in which the stewards play for all
sides.
"""
