"""The geometry of tables measured in millimetres, for every game played on one, independent of games, terrain and
figures.

A place is a pair of integers: x to the right, y down, from the north-west corner. Floats are never used: comparisons
use squares, products or exact fractions, so that every machine gets the same results.
"""
