"""The presenter of the siege, with all its texts and pictures."""

from __future__ import annotations

from engine.games.siege import RULESET
from render.base_presenter import BasePresenter
from render.games.siege.map import board_map, fight, overlays, touch
from render.games.siege.map import plans as plan_map
from render.games.siege.odds import odds
from render.games.siege.pages import counter_guide, newspaper, poster
from render.games.siege.text import (
    board_message,
    deeds,
    dice,
    labels,
    log,
    plans,
    questions,
    quick_picks,
    result_text,
    text_board,
)
from render.games.siege.text.catalogue import VOICE, names, own_scenario
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
        own=own_scenario,
        named=True,
        tips={"muster": ("begin",)},  # every great Legation has its garrison there
    ),
    board_message=board_message,
    questions=questions,
    quick_picks=quick_picks,
    labels=labels,
    deeds=deeds,
    dice=dice,
    log=log,
    text_board=text_board,
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
)
"""The presenter of the siege, which `render.games.find` returns."""
