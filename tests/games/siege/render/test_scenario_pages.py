"""The pages of a scenario speak of its own days and name, and never of the whole siege."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from engine.core.playout import Playout, play_out
from engine.games.siege import RULESET
from engine.games.siege.analysis.chronicle import days as chronicle
from render.catalogue import languages
from render.games.siege.pages.newspaper import draw_dispatch
from render.games.siege.pages.poster import draw_poster
from render.games.siege.text.text_board import title
from render.language import speaking

NAMES = {"en": "Ten days in July", "it": "Dieci giorni di luglio", "fr": "Dix jours de juillet"}
SIEGE = {"en": "siege", "it": "assedio", "fr": "siège"}


@cache
def played() -> Playout[Any]:
    options = dict(RULESET.of_the_day)
    return play_out(RULESET, seed="pages", options=options, policy=RULESET.policies["steward"](""))


@pytest.mark.parametrize("locale", languages())
def test_the_poster_has_the_scenarios_name_and_days(locale: str) -> None:
    view, days = played().world.position, chronicle(played().events)
    result = RULESET.result(played().world)
    assert result is not None
    with speaking(locale):
        page = draw_poster(days, view, result, game="pages")
    assert page.title == NAMES[locale]
    assert NAMES[locale] in page.alt
    assert SIEGE[locale] not in page.alt.casefold()
    assert re.search(r"\b24\b", page.alt)
    assert "54" not in page.alt
    assert "said" not in page.alt.split(), "the deadliest day is told"


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", languages())
def test_the_front_pages_and_the_end_count_its_days(locale: str) -> None:
    view, days = played().world.position, chronicle(played().events)
    with speaking(locale):
        page = draw_dispatch(days, len(days) - 1, view, game="pages")
        assert re.search(r"\b24 (of|di|sur) 24\b", page.alt)
        assert title(view).startswith(NAMES[locale])
        assert SIEGE[locale] not in title(view).casefold()
