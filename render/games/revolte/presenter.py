"""The presenter of La révolte des Boxers; `render.base_presenter.CHAPTERS` lists its chapters in this folder."""

from __future__ import annotations

from engine.games.revolte import RULESET
from render.base_presenter import BasePresenter
from render.games.revolte.text.catalogue import VOICE, names, typed_words
from render.games.revolte.text.rulebook import RULEBOOK
from render.games.revolte.text.where import spot_names
from render.texts_from_catalogue import CatalogueTexts


def _names() -> dict[str, str]:
    """Return the words of groups, places and orders by their names."""
    return {**typed_words(), **spot_names(), **names()}


PRESENTER = BasePresenter(
    RULESET,
    rules=RULEBOOK,
    texts=CatalogueTexts(
        VOICE, RULESET.house_rules, party="side-{name}.short", side="side-{name}.short", period="turn", names=_names
    ),
    package=__package__,
)
"""The presenter that `render.games.find` returns."""
