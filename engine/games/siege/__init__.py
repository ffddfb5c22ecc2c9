"""The siege of the Peking Legations, 1900: a solitaire game of 54 days."""

from engine.games.siege.system import SYSTEM

OFFERED_FIRST = True
"""What is played where nobody says which game."""

__all__ = ["OFFERED_FIRST", "SYSTEM"]
