"""Keep Up the Fire! in words and pictures."""

from render.games.keep_up_the_fire.presenter import FirePresenter

PRESENTER = FirePresenter()
"""What `render.games.find("keep-up-the-fire")` gives."""

__all__ = ["PRESENTER", "FirePresenter"]
