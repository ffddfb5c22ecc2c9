"""A newcomer's first steps on the local page: what to press, what to type, a language, picks that come too late."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from local.browser.player import ADVISED, Player
from playwright.sync_api import expect

from bot.local.guild import CHANNELS
from bot.local.page_texts import frame
from render.language import speaking

pytestmark = pytest.mark.browser


def say(player: Player, text: str) -> None:
    """Type a text and send it with Enter."""
    player.page.locator("#channel-composer-input").fill("")
    player.page.locator("#channel-composer-input").press_sequentially(text)
    player.page.keyboard.press("Enter")
    player.until("window.simcordPreview?.pendingAction === null")


def messages(player: Player) -> int:
    return player.page.locator("#channel-message-list > *").count()


def frame_is(player: Player, language: str) -> None:
    """Hold what simcord wrote around the messages against the words of another language: none is English."""
    channel = player.page.locator("#channel-name").inner_text()
    message, send = player.page.locator("#channel-composer-input"), player.page.locator("#send-message")
    with speaking(language):
        said = {english: told for english, told in frame().items() if english != told}
    if message.count():
        expect(message).to_have_attribute("placeholder", said["Message %"].replace("%", f"#{channel}"))
        expect(send).to_have_attribute("title", said["Send message (Enter)"])
    expect(player.page.locator("#channel-topic")).to_have_text(said[dict(CHANNELS)[channel]])
    shown = player.page.locator("body").inner_text().splitlines()
    assert not [line for line in shown if line.strip() in said]


def test_the_first_steps_work(player: Callable[..., Player], toys: str) -> None:
    alice = player(toys, width=390)
    answer, start = alice.page.locator("#local-answer"), alice.page.locator("#local-start")
    first = alice.page.locator(".command-entry strong").first
    expect(start.get_by_role("button", name="Begin: Orchard")).to_be_visible()

    alice.page.locator("#channel-composer-input").press_sequentially("/")
    expect(first).to_have_text("/siege new")
    say(alice, "/siege bord text:true")
    expect(answer).to_contain_text("Did you mean /siege board?")
    expect(alice.page.locator("#channel-composer-input")).to_have_value("/siege bord text:true")
    assert messages(alice) == 0, "nothing is posted"

    alice.page.locator("#channel-composer-input").fill("")
    generation = alice.page.evaluate("window.simcordPreview.contextGeneration")
    alice.page.locator("#local-language").select_option("it")
    alice.until(f"window.simcordPreview.contextGeneration > {generation}")
    alice.rest()
    expect(answer).to_be_hidden()
    begin = start.locator("button", has_text="Comincia: ")
    expect(begin).to_be_visible()
    assert alice.fits()
    alice.page.locator("#channel-composer-input").press_sequentially("/")
    expect(first).to_have_text("/assedio nuovo")
    alice.page.locator("#channel-composer-input").fill("")
    frame_is(alice, "it")

    begin.click()
    expect(alice.board).to_be_visible()
    alice.rest()
    assert alice.picture_width() > 0
    expect(alice.board).to_contain_text("Altro")
    expect(start).to_be_hidden()
    expect(answer).to_be_hidden()

    before = messages(alice)
    say(alice, "/siege board text:vero")
    expect(alice.page.locator("#channel-message-list > *")).not_to_have_count(before)
    alice.page.wait_for_timeout(1_500)  # the page goes to the newest message by itself, which closes the list
    alice.rest()
    say(alice, "/siege log")  # from the list, with Enter; a second Enter sends it instead of opening an option
    expect(alice.page.locator(".command-chip")).to_have_text("/assedio registro")
    alice.page.locator(".command-ghost").click()
    options = alice.page.locator(".command-suggestion-label")
    expect(options.filter(has_text="giorno")).to_be_visible()
    frame_is(alice, "it")
    alice.page.locator('.command-suggestion[data-value="day"]').click()
    expect(alice.page.locator(".command-pill-label")).to_have_text("giorno")
    expect(alice.page.locator(".command-context-name")).to_have_text("giorno")
    alice.page.keyboard.press("Escape")
    alice.page.locator(".command-option-remove").click()
    alice.page.locator(".command-chip").focus()
    before = messages(alice)
    alice.page.keyboard.press("Enter")
    expect(alice.page.locator(".command-chip")).to_have_count(0)
    expect(alice.page.locator("#channel-message-list > *")).not_to_have_count(before)

    # Relative times run on, by this world's clock and in the person's language.
    now = datetime.fromisoformat(alice.page.locator("#local-time").get_attribute("datetime") or "")
    alice.page.evaluate(
        "at => document.body.append(Object.assign(document.createElement('time'), { id: 'soon', dateTime: at }))",
        (now + timedelta(hours=3, minutes=1)).isoformat(),
    )
    alice.page.evaluate("document.getElementById('soon').dataset.relative = 'yes'")
    soon = alice.page.locator("#soon")
    expect(soon).to_have_text("tra 3 ore")
    alice.page.get_by_role("button", name="+1 h").click()
    expect(soon).to_have_text("tra 2 ore")
    assert alice.fits()
    assert not alice.console


@pytest.mark.stress
def test_a_late_pick_is_answered(player: Callable[..., Player], toys: str) -> None:
    alice, again = player(toys), player(toys)
    for each in (alice, again):
        each.go("second-front")
    alice.page.locator("#local-language").select_option("en-US")  # one person in both tabs, and maybe Italian before
    expect(again.page.locator("#local-start button")).to_have_text("Begin: Orchard")
    for each in (alice, again):
        each.page.wait_for_timeout(1_000)
        each.rest()
    alice.command("/siege new")
    again.until("document.querySelector('#channel-message-list img.gallery-image') !== null")
    again.rest()

    again.page.route("**/api/state", lambda route: route.abort())  # this tab has not heard yet
    say(alice, "hello")
    again.board.locator(ADVISED).first.click()
    expect(alice.page.locator("#channel-message-list")).to_contain_text("day 1")
    again.page.unroute("**/api/state")
    expect(again.page.locator("#channel-message-list")).to_contain_text("day 1")
    expect(again.page.locator("#local-answer")).to_be_hidden()
    again.rest()

    again.page.route("**/api/state", lambda route: route.abort())
    alice.click()
    again.board.locator(ADVISED).first.click()
    expect(again.page.locator("#local-answer")).to_contain_text("changed just before your choice")
    again.page.unroute("**/api/state")
    again.until("window.simcordPreview?.pendingAction === null")
    again.rest()
    assert again.title == alice.title
