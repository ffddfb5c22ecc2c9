"""Texts and pictures of the siege of the Legations."""

from render.games.siege.presenter import SiegePresenter

PRESENTER = SiegePresenter()
"""The presenter that `render.games.find("siege")` returns."""

__all__ = ["PRESENTER", "SiegePresenter"]
