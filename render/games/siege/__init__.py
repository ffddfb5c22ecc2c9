"""Texts and pictures of the siege of the Legations."""

from render.games.siege.presenter import PRESENTER

__all__ = ["PRESENTER"]
