"""Take the pictures of the tour: the local page in Chromium, at the width of a phone and of a desktop.

`make tour` runs it, and so does `make docs`, so that the pictures show the present program. A picture is written only
if it shows other words than the stored one; `shown.json` has the words' hashes.
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from local.browser import player as players
from local.browser.conftest import ARGUMENTS
from local.browser.player import QUICK, Player, running
from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

FOLDER = Path(__file__).parents[3] / "docs" / "images" / "tour"
SIZES = {360: 740, 1280: 900}
SHOWN = "shown.json"
_QUALITY = 78
_PATIENCE = 180
"""The time in seconds after which a page has failed: nobody waits for it, and the machine may be busy."""
_PASSING = re.compile(r"\d{17,20}|\d{4}-\d\d-\d\d|\d?\d:\d\d( [AP]M)?|[0-9a-f]{64}|[a-z2-9]{8}\b|<t:\d+")
"""What differs from one time to the next: dates, times, hashes, ids."""

Look = Callable[[], Page]


def _typed(player: Player, command: str) -> None:
    player.page.locator("#channel-composer-input").fill(command)
    player.page.locator("#send-message").click()
    player.rest()


def _advised(player: Player) -> None:
    """Click what the bot colours: the button that begins, or the adviser's."""
    before = player.page.locator("#channel-message-list").inner_text()
    player.board.locator("button.button-style-3, button.button-style-1").first.click()
    player.see_more_than(before)


def _board_on_top(player: Player) -> Page:
    """Scroll until the newest board begins at the top of the window."""
    player.picture_width()
    player.board.evaluate("message => message.scrollIntoView({ block: 'start' })")
    player.page.wait_for_timeout(300)
    return player.page


def scenes(player: Player, browser: Browser, width: int) -> Iterator[tuple[str, Page]]:
    """Yield the name of each scene and the page that shows it; each goes on from the one before."""
    player.page.locator("#local-start button").first.click()
    expect(player.page.locator("#channel-message-list > *").first).to_be_visible()
    player.rest()
    yield "first-screen", player.page
    player.go("war-room")
    _typed(player, "/siege new game:keep-up-the-fire seed:tour")
    yield "first-board", _board_on_top(player)
    for _ in range(2):
        _advised(player)
    yield "a-turn", _board_on_top(player)
    _typed(player, "/siege odds")
    player.page.locator("#channel-message-list > *").last.scroll_into_view_if_needed()
    player.page.wait_for_timeout(300)
    yield "odds", player.page
    player.go("second-front")
    _typed(player, "/siege new game:ascari scenario:agordat-1890 side:dervish against:autopilot")
    yield "ascari", _board_on_top(player)
    link = player.link_of_the_board()
    context = browser.new_context(viewport={"width": width, "height": SIZES[width]}, has_touch=width < 900)
    touch = context.new_page()
    touch.set_default_timeout(_PATIENCE * 1000)
    touch.goto(link)
    expect(touch.locator("html[data-told]")).to_be_attached()
    yield "touch", touch
    context.close()
    player.go("tavern")
    _typed(player, "/siege help")
    yield "help", player.page


NAMES = ("first-screen", "first-board", "a-turn", "odds", "ascari", "touch", "help")


def words_of(page: Page) -> str:
    """Return what a page says, without what differs from one time to the next."""
    messages = page.locator("#channel-message-list")  # what is around them depends on when the page last asked
    return _PASSING.sub("", (messages if messages.count() else page.locator("body")).inner_text())


def take(folder: Path, names: tuple[str, ...] = NAMES, widths: tuple[int, ...] = tuple(SIZES)) -> list[str]:
    """Take the pictures into a folder; return the names of those that differ from the stored ones."""
    players.SECONDS = _PATIENCE
    expect.set_options(timeout=_PATIENCE * 1000)
    folder.mkdir(parents=True, exist_ok=True)
    notes = folder / SHOWN
    before: dict[str, str] = json.loads(notes.read_text()) if notes.exists() else {}
    shown = dict(before)
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for width in widths:
            home = Path(place, str(width))
            home.mkdir()
            with running(home / "games.db", toy=False, before=QUICK) as address:
                context = browser.new_context(viewport={"width": width, "height": SIZES[width]})
                player = Player(context.new_page())
                player.open(address)
                for name, page in scenes(player, browser, width):
                    if name in names:
                        _keep(folder / f"{name}-{width}.webp", page, shown, before)
                    if name == names[-1]:
                        break
                assert player.console == []
                context.close()
        browser.close()
    notes.write_text(json.dumps(shown, indent=2, sort_keys=True) + "\n")
    return [name for name in shown if shown[name] != before.get(name)]


def _keep(file: Path, page: Page, shown: dict[str, str], before: dict[str, str]) -> None:
    shown[file.name] = hashlib.sha256(words_of(page).encode()).hexdigest()
    if shown[file.name] != before.get(file.name) or not file.exists():
        with Image.open(io.BytesIO(page.screenshot())) as picture:
            picture.convert("RGB").save(file, "WEBP", quality=_QUALITY, method=6)


def main() -> None:
    """Take all pictures, and say which have changed."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--folder", type=Path, default=FOLDER)
    changed = take(options.parse_args().folder)
    sys.stderr.write(f"tour: {len(changed)} of {len(NAMES) * len(SIZES)} pictures have changed: {' '.join(changed)}\n")


if __name__ == "__main__":
    main()
