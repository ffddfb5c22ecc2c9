"""The local page in a real browser, played with the toy game: quick, and the same for every game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from local.browser.player import ADVISED, Player, running
from playwright.sync_api import expect
from support import stress

pytestmark = pytest.mark.browser


@pytest.mark.stress
@pytest.mark.parametrize(("width", "channel"), [(1280, "war-room"), (390, "tavern")])
def test_a_day_can_be_played(player: Callable[..., Player], toys: str, width: int, channel: str) -> None:
    alice = player(toys, width=width)
    alice.go(channel)
    alice.command("/siege new")
    assert alice.picture_width() > 0
    alice.click()  # the toy rolls before its first question: the first press provides the word of its dice
    assert "day 1" in alice.title
    alice.go("second-front")
    alice.go(channel)
    alice.play_to("day 2")
    assert alice.picture_width() > 0
    assert alice.fits()
    assert not alice.console


@pytest.mark.stress
def test_threads_users_and_unread_marks_work(player: Callable[..., Player], toys: str) -> None:
    alice, sam = player(toys), player(toys)
    sam.be("Sam")
    sam.go("tavern")
    alice.go("second-front")
    alice.command("/siege new")
    front = sam.page.locator("#local-channels button", has_text="second-front")
    expect(front.locator(".local-unread")).to_be_visible()
    sam.go("second-front")
    expect(front.locator(".local-unread")).to_have_count(0)
    before = sam.title
    sam.board.locator(ADVISED).first.click()
    expect(sam.page.locator("#channel-message-list > *").last).to_contain_text("Only you can see this")
    assert sam.title == before, "a spectator decides nothing"
    sam.go("tavern")
    sam.page.reload()
    sam.until("document.querySelector('#viewer-picker option:checked')?.textContent.includes('Sam')")
    expect(sam.page.locator("#channel-name")).to_have_text("tavern")


@pytest.mark.stress
def test_time_can_be_skipped(player: Callable[..., Player], toys: str) -> None:
    alice = player(toys)
    clock = alice.page.locator("#local-time")
    expect(clock).not_to_be_empty()
    before = clock.get_attribute("datetime") or ""
    alice.page.get_by_role("button", name="+1 day").click()
    expect(clock).not_to_have_attribute("datetime", re.compile(re.escape(before[:13])))
    assert (clock.get_attribute("datetime") or "") > before


@pytest.mark.stress
def test_the_page_survives_a_restart_of_the_bot(player: Callable[..., Player], tmp_path: Path) -> None:
    """The tab stays open while the bot restarts at the same address: the board reappears and can be played on."""
    database = tmp_path / "games.db"
    with running(database, toy=True) as address:
        alice = player(address)
        alice.command("/siege new")
        alice.click()
        title = alice.title
        port = int(re.search(r":(\d+)/", address)[1])  # type: ignore[index]
    expect(alice.page.locator("#local-notice")).to_be_visible()
    with running(database, toy=True, port=port) as again:
        assert again == address
        expect(alice.page.locator("#local-notice")).to_be_hidden()
        alice.until("document.querySelector('#channel-message-list img.gallery-image') !== null")
        alice.rest()
        assert alice.title == title
        assert alice.picture_width() > 0
        if stress.FULL:
            alice.play_to("day 2")
        else:
            before = alice.board.inner_text()
            alice.click()
            assert alice.board.inner_text() != before, "it is played on"
    log = (tmp_path / "log.txt").read_text()
    assert log.count("stopped; every game is stored") == 2, "a service manager's signal ends it like Ctrl-C"
    assert "processes that died" not in log


@pytest.mark.stress
def test_a_command_sent_while_the_page_changes_its_channel_runs_in_the_new_one(
    toys: str, player: Callable[..., Player]
) -> None:
    alice = player(toys)
    alice.go("tavern")
    alice.page.evaluate(
        """() => {
            const named = (name) => [...document.querySelectorAll("#local-channels button")].find(
                (button) => button.textContent.includes(name));
            named("second-front").click();
            window.setTimeout(() => {
                const input = document.getElementById("channel-composer-input");
                input.value = "/siege help";
                input.dispatchEvent(new Event("input", { bubbles: true }));
                document.getElementById("channel-composer").requestSubmit();
            }, 0);
        }"""
    )
    expect(alice.page.locator("#channel-message-list")).to_contain_text("/siege")
    expect(alice.page.locator("#channel-name")).to_have_text("second-front")
    expect(alice.page.locator("#local-answer")).to_be_hidden()


@pytest.mark.stress
def test_a_click_while_the_page_goes_to_a_new_message_is_not_lost(toys: str, player: Callable[..., Player]) -> None:
    """The page asks for the newest messages by itself, whenever a board is posted or drawn again."""
    alice = player(toys)
    alice.go("second-front")
    alice.command("/siege new")
    before = alice.page.locator("#channel-message-list").inner_text()
    alice.page.evaluate(
        """() => {
            document.getElementById("new-messages").click();
            [...document.querySelectorAll("#channel-message-list button.button-style-3")].at(-1).click();
        }"""
    )
    alice.see_more_than(before)
