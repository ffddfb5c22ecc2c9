"""Texts and pictures of Ascari."""

from render.games.ascari.presenter import PRESENTER

__all__ = ["PRESENTER"]
