"""The board inside Discord's frame: Chromium with a stand-in of Discord's page, and of its proxy before the bot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from local.browser.player import SECONDS, Player, running
from playwright.sync_api import Browser, Page, expect
from support.activity import host, local

pytestmark = pytest.mark.browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1000, "height": 700})
    opened = context.new_page()
    opened.set_default_timeout(SECONDS * 1000)
    yield opened
    context.close()


@pytest.mark.stress("error", "close")
@pytest.mark.parametrize("answer", ["error", "close", "code"])
def test_the_page_communicates_only_with_discord(page: Page, answer: str) -> None:
    posted: list[Any] = []
    host.serve(page, answer=answer, posted=posted)
    page.goto(host.ADDRESS)
    frame = page.frame_locator("iframe")
    expect(frame.locator("html[data-failed]")).to_be_attached()
    heard = page.evaluate("window.heard")
    assert [each[0] for each in heard] == [0, 1]
    assert heard[0][1] == {"v": 1, "encoding": "json", "client_id": host.CLIENT, "frame_id": "frame-1"}
    assert heard[1][1]["cmd"] == "AUTHORIZE"
    assert heard[1][1]["args"]["scope"] == ["identify"]
    assert posted == ([{"code": "the-code", "instance": "i-1"}] if answer == "code" else [])


@pytest.mark.stress("error-4006")
@pytest.mark.parametrize(("answer", "said"), [("code", "the-code"), ("error", "4006")])
def test_the_official_sdk_accepts_the_stand_in_and_sends_the_same(page: Page, answer: str, said: str) -> None:
    sent = []
    for official in (True, False):
        host.serve(page, answer=answer, posted=[], official=official)
        page.goto(host.ADDRESS)
        waited = f"html[data-said='{said}']" if official else "html[data-failed]"
        expect(page.frame_locator("iframe").locator(waited)).to_be_attached()
        sent.append(page.evaluate("window.heard"))
        page.unroute_all()
    for heard in sent:
        heard[0][1].pop("sdk_version", None)
        heard[1][1].pop("nonce")
        heard[1][1].pop("transfer", None)  # the SDK sends it undefined
    assert sent[0] == sent[1]


@pytest.mark.stress
def test_a_game_is_played_and_stepped_through_in_discords_frame(
    page: Page, player: Callable[..., Player], tmp_path_factory: pytest.TempPathFactory
) -> None:
    with running(tmp_path_factory.mktemp("activity") / "games.db", toy=False, before=local.BEFORE) as address:
        alice = player(address)
        link = alice.board_link()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        host.proxy(page, link.partition("/b/")[0])
        page.goto(host.ADDRESS)
        frame = page.frame_locator("iframe")
        expect(frame.locator("html[data-board]")).to_be_attached()
        before = frame.locator("html").get_attribute("data-board")
        assert (frame.locator("#picture").get_attribute("src") or "").startswith("blob:")
        for _ in range(6):
            if frame.locator("#do").count():
                break
            frame.locator("#regions g.choice, #list button, #verbs button").first.focus()
            page.keyboard.press("Enter")
            page.wait_for_timeout(400)
        frame.locator("#do").click()
        expect(frame.locator(f'html:not([data-board="{before}"])')).to_be_attached()
        alice.command("/siege resign")
        alice.page.locator("#channel-message-list button.button-style-4").last.click()
        expect(frame.locator("html[data-step]")).to_be_attached()
        drawn = frame.locator("#film").evaluate("film => film.toDataURL().length")
        assert drawn > 10_000, "tiles from a session in memory, under the page's policy"
        assert errors == []
        assert not [url for url in asked if not url.startswith(("https://discord.com/", "blob:", "https://1"))]
        page.goto("about:blank")
        page.unroute_all(behavior="ignoreErrors")
