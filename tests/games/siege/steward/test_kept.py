"""Cached values equal newly computed ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.playout import play_out
from engine.games.siege import RULESET
from engine.games.siege import world as w
from engine.games.siege.combat import fire
from engine.games.siege.combat.fire import Volley
from engine.games.siege.phases import p3_soldiers_fire

HOUSES: tuple[dict[str, str], ...] = (
    {},
    {"soldier_split_fire": "by_counter"},
    {"fire_outward_when_engaged": "no", "distance2": "none"},
)


@pytest.mark.stress("options1", "options2")
@pytest.mark.parametrize("options", HOUSES)
def test_the_zones_that_still_fire_are_those_that_may(options: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """§6.3 Checked after every shot of several sieges, also in phases in which a zone has fired at itself."""
    seen = {"all": 0, "fewer": 0}

    def both(
        position: w.Position, fired: Volley, zones: Sequence[str], *, zone: str, clear: Sequence[str]
    ) -> list[str]:
        kept = fire.still_firing(position, fired, zones, zone=zone, clear=clear)
        assert kept == fire.firing_zones(position, fired)
        seen["all" if len(kept) == len(zones) else "fewer"] += 1
        return kept

    monkeypatch.setattr(p3_soldiers_fire, "still_firing", both)
    for name in ("steward", "random"):
        play_out(RULESET, seed="kept", options=options, policy=RULESET.policies[name]("kept"))
    assert all(seen.values())


def test_counters_are_put_in_counter_order_however_many() -> None:
    """Counters moved singly or together, into short and long rows, are ordered as in a loaded save."""
    position = RULESET.new({}).position
    chinese = [c for c in position.counters if c.kind in w.CHINESE]
    position.put_all(chinese[5:25], "fu-north")
    for counter in (chinese[7], chinese[24], chinese[5]):
        position.put(counter, w.CUP)
    position.put_all([chinese[24], chinese[7], chinese[5]], "japanese")
    position.put_all(position.here(w.CUP)[::-1], "spanish")
    rows = {place: [c.id for c in row] for place, row in position.at.items() if row}
    position.index()
    assert rows == {place: [c.id for c in row] for place, row in position.at.items() if row}
