"""The presenter of Ascari, which combines the drawing and text modules of the game."""

from __future__ import annotations

from engine.games.ascari import RULESET
from render.base_presenter import BasePresenter
from render.games.ascari.map import board_map, editing, fight, overlays, touch
from render.games.ascari.map import plans as plan_map
from render.games.ascari.odds import odds
from render.games.ascari.pages import counter_guide, newspaper, poster
from render.games.ascari.text import (
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
from render.games.ascari.text.catalogue import VOICE, house_rule_titles, names, own_scenario
from render.games.ascari.text.rulebook import RULEBOOK
from render.texts_from_catalogue import CatalogueTexts

PRESENTER = BasePresenter(
    RULESET,
    rules=RULEBOOK,
    texts=CatalogueTexts(
        VOICE,
        RULESET.house_rules,
        party="side-{name}.short",
        side="side-{name}.short",
        period="turn",
        names=names,
        own=own_scenario,
        titles=house_rule_titles,
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
"""The presenter of Ascari, which `render.games.find` returns."""
