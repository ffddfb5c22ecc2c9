"""The presenter of La révolte des Boxers, with all its texts and pictures."""

from __future__ import annotations

from engine.games.revolte import RULESET
from render.base_presenter import BasePresenter
from render.games.revolte.map import board_map, editing, fight, overlays, touch
from render.games.revolte.map import plans as plan_map
from render.games.revolte.odds import odds
from render.games.revolte.pages import counter_guide, newspaper, poster
from render.games.revolte.text import (
    board_message,
    deeds,
    dice,
    labels,
    log,
    plans,
    questions,
    quick_picks,
    result_text,
    standing_orders,
    text_board,
)
from render.games.revolte.text.catalogue import VOICE, names, own_scenario, typed_words
from render.games.revolte.text.rulebook import RULEBOOK
from render.games.revolte.text.where import spot_names
from render.texts_from_catalogue import CatalogueTexts


def _names() -> dict[str, str]:
    """Return the ids of groups, places and orders, keyed by the words that players type."""
    return {**typed_words(), **spot_names(), **names()}


PRESENTER = BasePresenter(
    RULESET,
    rules=RULEBOOK,
    texts=CatalogueTexts(
        VOICE,
        RULESET.house_rules,
        party="side-{name}.short",
        side="side-{name}.short",
        period="turn",
        names=_names,
        own=own_scenario,
    ),
    board_message=board_message,
    questions=questions,
    quick_picks=quick_picks,
    labels=labels,
    deeds=deeds,
    dice=dice,
    log=log,
    text_board=text_board,
    standing_orders=standing_orders,
    results=result_text,
    odds=odds,
    overlays=overlays,
    board_map=board_map,
    plans=plans,
    plan_map=plan_map,
    touch=touch,
    fight=fight,
    newspaper=newspaper,
    poster=poster,
    counter_guide=counter_guide,
    editing=editing,
)
"""The presenter of La révolte des Boxers, which `render.games.find` returns."""
