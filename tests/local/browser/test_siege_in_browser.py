"""The siege in a real browser: setup, a played day, the map, at desktop and phone width."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from local.browser.player import Player
from support import stress

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("width", "channel"), stress.spread([(390, "second-front"), (1280, "war-room")], of=2))
def test_deploy_and_play_a_day(player: Callable[..., Player], sieges: str, width: int, channel: str) -> None:
    alice = player(sieges, width=width)
    alice.go(channel)
    alice.command("/siege new", seed="peking-8")
    assert "deployment" in alice.title
    assert alice.picture_width() == 1600

    alice.pick("British North")
    alice.pick("British South")
    assert "deployment" in alice.title

    alice.click("Begin")
    assert "Day 1" in alice.title
    alice.play_to("Day 2")
    assert alice.picture_width() == 1600
    assert alice.fits()
    assert not alice.console
