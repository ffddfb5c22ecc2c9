"""The geometry of tables measured in millimetres, independent of games, terrain and figures.

A point is a pair of integers: x to the right and y down, from the north-west corner. Floats are never used. Comparisons
use squares, products or exact fractions, so that every machine gets the same results.
"""
