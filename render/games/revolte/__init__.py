"""Texts and pictures of La révolte des Boxers."""

from render.games.revolte.presenter import PRESENTER

__all__ = ["PRESENTER"]
