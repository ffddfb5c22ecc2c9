"""The presenter of Keep Up the Fire!; `render.base_presenter.CHAPTERS` lists its chapters in this folder."""

from __future__ import annotations

from engine.games.keep_up_the_fire import RULESET
from render.base_presenter import BasePresenter
from render.games.keep_up_the_fire.text.catalogue import VOICE, names
from render.games.keep_up_the_fire.text.rulebook import RULEBOOK
from render.texts_from_catalogue import CatalogueTexts

PRESENTER = BasePresenter(
    RULESET,
    rules=RULEBOOK,
    texts=CatalogueTexts(
        VOICE,
        RULESET.house_rules,
        party="unit-{name}.short",
        period="turn",
        names=names,
        tips={"deploy": ("done",)},  # the strong troops stand where the first Boxers come
    ),
    package=__package__,
)
"""The presenter that `render.games.find` returns."""
