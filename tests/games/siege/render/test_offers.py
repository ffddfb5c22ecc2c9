"""Orders listed together for a choice are short, and give the steward's reason in every language."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

import render.games
from engine.core.asks import DONE, Ask
from engine.core.playout import play_out
from engine.core.ranking import ranked
from engine.games.siege import RULESET
from engine.games.siege.steward.policy import Steward
from engine.games.siege.world import World
from render.catalogue import languages
from render.language import speaking, spoken
from render.panel import LABEL_LENGTH

PRESENTER = render.games.find("siege")
OFTEN = 4


@pytest.mark.parametrize("locale", languages())
def test_offers_are_short_different_and_reasoned(locale: str) -> None:
    seen: Tally[str] = Tally()

    def look(world: World, ask: Ask) -> None:
        seen[ask.kind] += 1
        if seen[ask.kind] > OFTEN:
            return
        answers = ranked(Steward(""), world.position, ask)
        with speaking(locale):
            offers = PRESENTER.offers(world.position, ask, answers)
        assert len(offers) == len(answers)
        assert len({offer.label for offer in offers}) == len(offers)
        assert all(0 < len(offer.label) <= LABEL_LENGTH for offer in offers)
        assert offers[0].why
        for answer, offer in zip(answers[1:], offers[1:], strict=True):
            assert answer != DONE or not offer.why  # the steward has something to do

    play_out(RULESET, seed="offers", options={}, policy=Steward(""), on_ask=look)
    assert len(seen) >= 6


def test_offers_are_in_the_readers_language() -> None:
    def look(world: World, ask: Ask) -> None:
        if ask.kind == "muster":
            answers = ranked(Steward(""), world.position, ask)
            said = {
                spoken(locale, lambda: PRESENTER.offers(world.position, ask, answers))[0].label
                for locale in languages()
            }
            assert len(said) == len(languages())

    play_out(RULESET, seed="offers", options={}, policy=Steward(""), on_ask=look)
