"""Tables measured in millimetres, for every game that is played on one. Knows no game, terrain or figure.

A place is a pair of whole numbers: x to the right, y down, from the north-west corner. Nothing is ever reckoned with
floats: what is compared is squared, multiplied out, or an exact fraction, so that every machine finds the same.
"""
