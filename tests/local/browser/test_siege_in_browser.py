"""The siege in a real browser: setup, a played day, the map, at desktop and phone width."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from local.browser.player import Player
from playwright.sync_api import expect
from support import stress

pytestmark = pytest.mark.browser


@pytest.mark.stress
@pytest.mark.parametrize(
    ("width", "channel", "bot"),
    stress.spread([(390, "second-front", "sieges"), (1280, "war-room", "more_sieges")], of=2),
)
def test_a_siege_can_be_deployed_and_played_for_a_day(
    player: Callable[..., Player], request: pytest.FixtureRequest, width: int, channel: str, bot: str
) -> None:
    alice = player(request.getfixturevalue(bot), width=width)
    alice.go(channel)
    alice.command("/siege new", seed="peking-8")
    assert "deployment" in alice.title
    assert alice.picture_width() == 1600

    alice.click("Change posts")
    alice.pick("British North")
    alice.pick("British South")
    assert "deployment" in alice.title

    alice.click("Begin")
    assert "Day 1" in alice.title
    alice.play_to(r"Day (?!1 )\d")
    assert alice.picture_width() == 1600
    assert alice.fits()
    assert not alice.console


@pytest.mark.stress
@pytest.mark.parametrize(
    ("game", "label", "channel"),
    stress.spread([("siege", "Yes, they are", "war-room"), ("keep-up-the-fire", "Yes, they are", "tavern")], of=2),
)
def test_the_log_names_the_player_who_clicked_begin(
    player: Callable[..., Player], sieges: str, game: str, label: str, channel: str
) -> None:
    """The log does not say that the autopilot began."""
    alice = player(sieges)
    alice.go(channel)
    alice.command("/siege new", game=game)
    alice.click(label)
    alice.command("/siege log", day="0")
    log = alice.page.locator("#channel-message-list > *").last
    expect(log).to_contain_text("The log")
    expect(log).to_contain_text("@Alice")
    expect(log).not_to_contain_text("autopilot")
    assert not alice.console


@pytest.mark.stress
def test_the_link_to_the_game_of_the_day_opens_it(player: Callable[..., Player], sieges: str) -> None:
    """It is played in direct messages, whose address has no server."""
    alice = player(sieges, width=390)
    alice.command("/daily play")
    alice.rest()  # a link that is pressed while its message is drawn anew hears nothing of it
    link = alice.page.locator('#channel-message-list a[href*="/channels/@me/"]').last
    expect(link).to_be_visible()
    link.click()
    expect(alice.page.locator("#channel-name")).to_have_text("Siegemaster")
    alice.rest()
    assert alice.picture_width() > 0
    assert "127.0.0.1" in alice.page.url
    assert not alice.console
