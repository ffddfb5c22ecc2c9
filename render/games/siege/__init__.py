"""The siege of the Legations in words and pictures."""

from render.games.siege.presenter import SiegePresenter

PRESENTER = SiegePresenter()
"""What `render.games.find("siege")` gives."""

__all__ = ["PRESENTER", "SiegePresenter"]
