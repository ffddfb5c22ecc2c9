"""The line of progress of a replay that takes long, as the page of the real bot shows it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from local.browser.player import Player
from playwright.sync_api import expect
from support import stress

pytestmark = pytest.mark.browser

_BAR = re.compile(r"[▰▱]{10} picture (\d+) of (\d+)")
_SECONDS = 120


_WATCH = """() => {
    const list = document.querySelector("#channel-message-list");
    window.toldHere = [];
    const look = () => {
        const text = list.lastElementChild?.innerText ?? "";
        if (text !== window.toldHere.at(-1)) window.toldHere.push(text);
    };
    window.watcher?.disconnect();
    window.watcher = new MutationObserver(look);
    window.watcher.observe(list, {childList: true, subtree: true, characterData: true});
}"""
"""Keeps every text that the newest message has had: whoever looks now and then misses some on a busy machine."""


def lines(player: Player, command: str) -> list[str]:
    """Type a command; return what its answer said, one after the other, until the command was done."""
    player.page.evaluate(_WATCH)
    player.page.locator("#channel-composer-input").fill(command)
    player.page.locator("#send-message").click()
    player.until("window.simcordPreview?.pendingAction !== null")
    end = time.monotonic() + _SECONDS
    while player.page.evaluate("window.simcordPreview?.pendingAction !== null"):
        assert time.monotonic() < end
        player.page.wait_for_timeout(100)
    player.rest()
    said: list[str] = player.page.evaluate("window.toldHere")
    return said


def bars(said: list[str]) -> list[int]:
    """Return how many pictures were drawn, as each bar told."""
    return [int(found[1]) for found in map(_BAR.search, said) if found is not None]


@pytest.mark.stress
def test_the_progress_of_a_long_replay_is_updated(player: Callable[..., Player], slow_sieges: str) -> None:
    """A whole siege, which takes its time: always as a public replay, under stress as a private one too."""
    alice = player(slow_sieges)
    alice.go("tavern")
    lines(alice, "/siege new game:siege seed:long")
    lines(alice, "/siege auto scope:all")
    public = bars(lines(alice, "/siege replay what:all"))
    assert len(public) >= 2, "the line moved"
    assert public == sorted(set(public)), "and only forward"
    told = alice.page.locator("#channel-message-list > *").last
    expect(told).to_contain_text("The whole game (siege-")
    expect(told).not_to_contain_text("▰")
    (name,) = re.findall(r"\(siege-(\w+)\.webp\)", told.inner_text())

    if not stress.FULL:
        assert not alice.console
        return
    alice.go("war-room")
    private = bars(lines(alice, f"/siege replay what:all game:{name}"))
    assert len(private) >= 2, "also where only one person sees it"
    assert private == sorted(set(private))
    expect(alice.page.locator("#channel-message-list > *").last).to_contain_text("The whole game (siege-")
    assert not alice.console
