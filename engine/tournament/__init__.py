"""Tournaments: lots, pairings, standings. The package contains no clock and no Discord, and does not depend on how
results are obtained.
"""
