"""Tournaments: draws of lots, pairings and standings. The package knows neither time nor Discord."""
