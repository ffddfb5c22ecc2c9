"""Texts and pictures of Keep Up the Fire!."""

from render.games.keep_up_the_fire.presenter import PRESENTER

__all__ = ["PRESENTER"]
