"""The geometry of tables measured in millimetres.

A point is a pair of integers: x to the right and y down, from the north-west corner. Floats are never used, so that
every machine gets the same results.
"""
