"""The presenter of the siege; `render.base_presenter.CHAPTERS` lists its chapters in this folder."""

from __future__ import annotations

from engine.games.siege import RULESET
from render.base_presenter import BasePresenter
from render.games.siege.text.catalogue import VOICE, names
from render.games.siege.text.rulebook import RULEBOOK
from render.texts_from_catalogue import CatalogueTexts

PRESENTER = BasePresenter(
    RULESET,
    rules=RULEBOOK,
    texts=CatalogueTexts(
        VOICE,
        RULESET.house_rules,
        party="power-{name}",
        period="day",
        names=names,
        tips={"muster": ("begin",)},  # each great Legation has its garrison there
    ),
    package=__package__,
)
"""The presenter that `render.games.find` returns."""
