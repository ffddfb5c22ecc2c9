"""Maps of hexes: coordinates, distances, lines of sight and movement.

A hex has a label of four digits CCRR: its column and its row, both from 01. Hexes have flat tops, and even columns are
half a hex lower than odd ones. Games store only labels.
"""
