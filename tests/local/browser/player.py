"""The bot in its own process, and a player's actions on its page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

TESTS = Path(__file__).parents[2]
SECONDS = 30
ADVISED = "button.button-style-3, button.button-style-1"
"""The buttons that decide without the menus: green ones begin, blue ones are plans or the adviser's answers."""
_MESSAGES = "#channel-message-list"
TOY = (
    "import sys; sys.path[:0] = sys.argv.pop(1), sys.argv.pop(1); from support import toygame; import engine.games; "
    "toygame.install(); "
    "engine.games.names = lambda: (toygame.NAME,); "
)
REAL = "from bot.cli import main; main()"
DRAWN = (
    "import sys; sys.path[:0] = sys.argv.pop(1), sys.argv.pop(1); from support import ground_cache; "
    "ground_cache.install(); import bot.boards.pictures as pictures; "
    "pictures.first_board = lambda *_: None; "
)
"""Has a process with the real games read the backgrounds that the tests keep, instead of drawing them for seconds.

Nor does it draw the first boards of all games when it starts: each of these plays one or two.
"""
QUICK = "import bot.ui.rate_limits as limits; limits.BUDGETS['pictures'] = limits.Cooldown(1000, 60); "
"""Lets a user open more pictures a minute than a person looks at, because one user opens the pages of all tests."""
DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
UNDRAWN = (
    f"import asyncio, base64; dot = base64.b64decode('{DOT}'); "
    "pictures.PictureWorker._board = lambda *_, **__: asyncio.sleep(0, dot); "
)
"""Has each board be one white dot: whole games of somebody who sees no pictures draw none."""
SOON = "import bot.replays.progress as progress; progress.EVERY = 0.2; "
"""Lets a replay tell twenty times a second how far it is, so that a short one moves on a fast machine, too."""

expect.set_options(timeout=SECONDS * 1000)


@contextmanager
def running(database: Path, *, toy: bool, port: int = 0, before: str = "") -> Iterator[str]:
    """Run `siegemaster run` in its own process, after some code; yield the page's address.

    A failing test shows its log.
    """
    words = [sys.executable, "-c", (TOY if toy else DRAWN + before) + REAL, str(TESTS.parent), str(TESTS)]
    words += ["run", "--port", str(port), "--database", str(database)]
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SIEGEMASTER_"))
    }
    environment["SIEGEMASTER_CHANCES"] = "no"  # as in the other tests: nothing here looks at them
    with (
        (database.parent / "log.txt").open("a+") as log,
        subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=database.parent
        ) as process,
    ):
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Play at "), f"the bot did not start: {log.seek(0) or log.read()}"
            yield line.removeprefix("Play at ").strip()
        finally:
            process.send_signal(signal.SIGTERM)
            log.seek(0)
            sys.stdout.write(log.read())


class Player:
    """A person with the page open, who types, clicks and looks."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.console: list[str] = []
        page.set_default_timeout(SECONDS * 1000)
        page.on("console", lambda message: self.console.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.console.append(str(error)))

    def open(self, address: str) -> None:
        self.page.goto(address)
        expect(self.page.locator("#local-channels button").first).to_be_attached()
        self.rest()

    def rest(self) -> None:
        """Wait until the page has shown everything that it has received."""
        self.until("window.simcordPreview?.ready === true")

    def until(self, condition: str) -> None:
        """Wait for a condition in the page by polling; its security policy forbids Playwright's way of waiting."""
        end = time.monotonic() + SECONDS
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never came true: {condition}"
            self.page.wait_for_timeout(50)

    def see_more_than(self, before: str) -> None:
        """Wait until the outcome of a press is shown: the press is acknowledged before it is decided."""
        self.until("window.simcordPreview?.pendingAction === null")
        expect(self.page.locator(_MESSAGES)).not_to_have_text(before, use_inner_text=True)
        self.rest()

    def command(self, text: str, **options: str) -> None:
        """Type a slash command, pick it from the list, fill in its options, send it."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(text)
        expect(self.page.locator(".command-entry.is-active", has_text=text)).to_be_visible()
        self.page.keyboard.press("Enter")
        for name, value in options.items():
            self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
            self.page.keyboard.type(value)
        self.page.locator("#send-message").click()
        self.rest()

    @property
    def board(self) -> Locator:
        """Return the newest message with a picture."""
        return self.page.locator("#channel-message-list > *", has=self.page.locator("img.gallery-image")).last

    @property
    def title(self) -> str:
        return self.board.locator("h1, h2, h3").first.inner_text()

    def picture_width(self) -> int:
        """Return the width of the board's picture as the browser decoded it."""
        picture = self.board.locator("img.gallery-image").first
        expect(picture).to_be_visible()
        return int(picture.evaluate("image => image.decode().then(() => image.naturalWidth)"))

    def board_link(self, *, begin: bool = True) -> str:
        """Begin the first game that the page offers; return the link to its board in a browser."""
        for button in ("#local-start button", "#channel-message-list button.button-style-3") if begin else ():
            self.page.locator(button).first.click()
            self.rest()
        return self.link_of_the_board()

    def link_of_the_board(self) -> str:
        """Return the link that the board's button gives."""
        links = self.page.locator('a[href*="/b/open/"]')
        known = links.count()
        self.click("🖐")
        links.nth(known).wait_for()  # an earlier link can be there, which has been used
        link = links.last.get_attribute("href")
        assert link is not None, "the button answers with a link, also with an Activity"
        return link

    def click(self, name: str | None = None) -> None:
        """Click a button of the board, by default its green or first blue one, and wait for the outcome."""
        buttons = self.board.locator("button.component-button")
        button = buttons.filter(has_text=name) if name else self.board.locator(ADVISED)
        before = self.page.locator(_MESSAGES).inner_text()
        button.first.click()
        self.see_more_than(before)

    def pick(self, option: str) -> None:
        """Pick an option of the board's select."""
        before = self.page.locator(_MESSAGES).inner_text()
        choice = self.page.locator(".select-option", has_text=option).first
        for _ in range(SECONDS):
            self.board.locator(".select-trigger").first.click()
            self.page.wait_for_timeout(100)
            if choice.is_visible():
                break
            self.page.wait_for_timeout(400)  # an open list closes when the page scrolls, as it does for a new picture
        choice.click()
        self.see_more_than(before)

    def play_to(self, title: str, *, name: str | None = None, clicks: int = 40) -> None:
        """Click a button, by default the advised one, until the board's title matches a regular expression."""
        for _ in range(clicks):
            if re.search(title, self.title):
                return
            self.click(name)
        raise AssertionError(f"after {clicks} clicks the board says {self.title!r}")

    def be(self, name: str) -> None:
        """Switch the page to another user's view."""
        labels = self.page.locator("#viewer-picker option").all_inner_texts()
        self.page.select_option("#viewer-picker", label=next(label for label in labels if name in label))
        self.until("window.simcordPreview?.pendingAction === null")
        self.rest()

    def go(self, channel: str) -> None:
        if self.page.viewport_size and self.page.viewport_size["width"] <= 760:
            self.page.locator("#messages-toggle").click()
        self.page.locator("#local-channels button", has_text=channel).click()
        expect(self.page.locator("#channel-name")).to_have_text(channel)
        self.rest()

    def fits(self) -> bool:
        """Return whether nothing overflows to the right."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))
