"""The board's page with keys alone and without pictures: what a screen reader gets, and whole games to their end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from local.browser.player import UNDRAWN, Player, running
from local.browser.reader import ACTS, BUTTONS, PLACES, Reader
from playwright.sync_api import Browser

from bot.ui.texts import say
from render.language import speaking

pytestmark = pytest.mark.browser

OWN = 10
"""The decisions of a whole game that the player takes; the adviser takes the others, also by keys."""
GAMES = {
    "keep-up-the-fire": ("seed:apple", "en"),
    "revolte": ("scenario:fu-gate side:europeans against:autopilot", "fr"),
    "ascari": ("scenario:agordat-1890 side:italian against:autopilot", "it"),
    "siege": ("scenario:ten-days seed:apple", "en"),
}
ENGLISH = re.compile(r"\b(the|your|which|with|of)\b")


def read(browser: Browser, alice: Player, game: str, language: str) -> Reader:
    """Begin a game on the local page, and open its page as somebody who sees no pictures."""
    options, _ = GAMES[game]
    alice.page.locator("#channel-composer-input").fill(f"/siege new game:{game} {options}")
    alice.page.locator("#send-message").click()
    alice.rest()
    if language != "en":
        generation = alice.page.evaluate("window.simcordPreview.contextGeneration")
        alice.page.locator("#local-language").select_option(language)
        alice.until(f"window.simcordPreview.contextGeneration > {generation}")
        alice.rest()
    return Reader(browser.new_context(viewport={"width": 1280, "height": 740}), alice.link_of_the_board())


@pytest.mark.stress
@pytest.mark.parametrize("game", [*GAMES])
def test_a_whole_game_is_played_by_keys(
    browser: Browser, player: Callable[..., Player], tmp_path: Path, game: str
) -> None:
    language = GAMES[game][1]
    with running(tmp_path / "games.db", toy=False, before=UNDRAWN) as address:
        reader = read(browser, player(address), game, language)
        assert reader.page.locator("html").get_attribute("lang") == language
        said, own, advised = [reader.heard()], 0, 0
        while not reader.page.evaluate("document.documentElement.dataset.film"):
            assert advised < 400
            if not reader.count(f"{PLACES}, {BUTTONS}, {ACTS}"):
                reader.page.wait_for_timeout(200)  # the other side plays
                continue
            if own < OWN:
                own += 1
                told, asked = reader.decide(lambda: reader.pick(own), own)  # noqa: B023
            else:
                told, asked = reader.decide(lambda: _by_adviser(reader, language))
                advised += 1
            said += [told, asked]
        _assert_end_is_read(reader, language, said[-2])
        words = " ".join(said)
        assert language == "en" or not ENGLISH.search(words), words
        assert reader.errors == []


def _by_adviser(reader: Reader, language: str) -> None:
    """Let the adviser play a turn, or carry out a plan, or else give the marked answer."""
    with speaking(language):
        whole, others = say("button-round"), (say("touch-undo"), say("button-more"))
    labels = [label for label in reader.page.locator(ACTS).all_inner_texts() if not label.startswith(others)]
    if labels:
        reader.tab_to(ACTS, whole if whole in labels else labels[0].splitlines()[0])
        reader.enter()
    else:
        reader.pick(0)


def _assert_end_is_read(reader: Reader, language: str, told: str) -> None:
    """The end is told, with the last decision or after it, and keys lead to its steps."""
    reader.until("document.documentElement.dataset.film === 'ready'")
    with speaking(language):
        over = say("touch-ended")
    assert over in f"{told} {reader.heard()}" or over in reader.text("#hint")
    assert reader.focus().name
    assert reader.text("#question")
    reader.tab_to("#slider")
    reader.press("Home")
    reader.until("document.documentElement.dataset.step === '0'")
    assert reader.heard()
    if reader.count("#written:not([hidden])"):
        reader.tab_to("#written summary")
        reader.press("Enter")
        reader.until("document.querySelectorAll('#written p').length > 3")
