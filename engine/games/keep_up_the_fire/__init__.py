"""Keep Up the Fire!, 1900: a solitaire game of a siege and of the column that is to relieve it, a card a day."""

from engine.games.keep_up_the_fire.system import SYSTEM

__all__ = ["SYSTEM"]
