"""Tournaments: draws of lots, pairings and standings.

The package knows neither time nor Discord, and it does not matter how the results are obtained.
"""
