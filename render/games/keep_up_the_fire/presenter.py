"""The presenter of Keep Up the Fire!, with all its texts and pictures."""

from __future__ import annotations

from engine.games.keep_up_the_fire import RULESET
from render.base_presenter import BasePresenter
from render.games.keep_up_the_fire.map import board_map, fight, overlays, touch
from render.games.keep_up_the_fire.map import plans as plan_map
from render.games.keep_up_the_fire.odds import odds
from render.games.keep_up_the_fire.pages import counter_guide, newspaper, poster
from render.games.keep_up_the_fire.text import (
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
from render.games.keep_up_the_fire.text.catalogue import VOICE, names, own_start
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
        own=own_start,
        named=True,
        tips={"deploy": ("done",)},  # the strongest units already stand where the first Boxers come
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
"""The presenter of Keep Up the Fire!, which `render.games.find` returns."""
