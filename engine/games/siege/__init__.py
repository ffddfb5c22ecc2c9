"""The siege of the Peking Legations, 1900: a solitaire game of 54 days."""

from engine.games.siege.system import SYSTEM

__all__ = ["SYSTEM"]
