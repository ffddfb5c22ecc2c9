"""Names of the Powers in lists of a shared command."""

from __future__ import annotations

import pytest

import engine.games
import render.games
from engine.core.save import new_game
from render.language import speaking

PARTY = 40


@pytest.mark.parametrize(
    ("locale", "british", "french"),
    [("en", "British", "French"), ("it", "Britannici", "Francesi"), ("fr", "Britanniques", "Français")],
)
def test_every_power_has_a_name(locale: str, british: str, french: str) -> None:
    rules, presenter = engine.games.find("siege"), render.games.find("siege")
    parties = rules.parties(rules.view(new_game(rules, seed="a", options={}).world))
    with speaking(locale):
        names = [presenter.party(party) for party in parties]
    assert {british, french} < set(names)
    assert len(set(names)) == len(parties) == 8
    assert all(0 < len(name) <= PARTY for name in names)
