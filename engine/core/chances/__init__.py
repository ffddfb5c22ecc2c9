"""The chances of a whole game: how it ends in many simulated games with other dice, played by autopilots on all
sides.
"""
