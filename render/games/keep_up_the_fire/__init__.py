"""Texts and pictures of Keep Up the Fire!"""

from render.games.keep_up_the_fire.presenter import FirePresenter

PRESENTER = FirePresenter()
"""The presenter that `render.games.find("keep-up-the-fire")` returns."""

__all__ = ["PRESENTER", "FirePresenter"]
