"""Hexes for every game that has them: coordinates, distances, lines of sight, reach, independent of games and terrain.

A hex is its label, four digits CCRR: column and row, both from 01. Hexes are flat-topped; even columns stand half a hex
lower than odd ones. Games store labels; no other coordinates leave this package.
"""
