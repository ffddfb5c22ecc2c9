"""Estimates the first side's chance in a position without simulating the game.

The estimate comes from boosted trees that were trained on games of the autopilot (`tools/valuing.py`). It uses only
integers, so every machine computes the same chance.
"""
