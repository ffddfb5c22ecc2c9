"""The editor of battles in a real browser: a map is changed by touch and by keys, tried, stored and played."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from local.browser.player import Player, running
from playwright.sync_api import Browser, Dialog, Page, expect
from support.series import SERIES
from support.series import TITLE as SERIES_TITLE

pytestmark = pytest.mark.browser

TOKAR = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")
SHORT = "import bot.battles.editor as editor; editor.GAMES = 6; "
"""Tries a battle with few games."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a database with the file of a battle beside it."""
    found = tmp_path_factory.mktemp("editor")
    (found / "battles").mkdir()
    (found / "battles" / "tokar.battle").write_text(TOKAR, encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    with running(home / "games.db", toy=False, before=SHORT) as found:
        yield found


class Desk:
    """The editor's page, and fingers or keys on it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, file: str) -> None:
        self.page.locator("#files").select_option(file)
        expect(self.page.locator("#file")).to_have_value(file)
        self.drawn()

    @property
    def text(self) -> str:
        return self.page.locator("#text").input_value()

    def until(self, condition: str) -> None:
        """Wait by polling; the page's security policy forbids Playwright's way of waiting."""
        end = time.monotonic() + 240
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never came true: {condition}"
            self.page.wait_for_timeout(100)

    def drawn(self) -> None:
        """Wait until the picture shows the text that was read."""
        self.until("document.documentElement.dataset.ready === 'yes' && !document.querySelector('#regions .fresh')")
        self.until("!!document.getElementById('stage').dataset.drawn")

    def tap(self, place: str) -> None:
        """Touch a hex of the map, or a point of the table."""
        x, y = self.page.evaluate(
            """async (place) => {
                const text = document.getElementById('text').value, headers = {'Content-Type': 'application/json'};
                const answer = await fetch('read', {method: 'POST', headers, body: JSON.stringify({text})});
                const {hexes, corner, unit} = (await answer.json()).frame;
                const box = document.getElementById('stage').getBoundingClientRect();
                const scale = box.width / document.getElementById('regions').viewBox.baseVal.width;
                const middle = (all) => (Math.min(...all) + Math.max(...all)) / 2;
                const at = unit ? place.split(',').map((each, n) => corner[n] + Number(each) * unit)
                    : [0, 1].map((n) => middle(hexes[place].filter((_, m) => m % 2 === n)));
                return [box.left + at[0] * scale, box.top + at[1] * scale];
            }""",
            place,
        )
        self.page.touchscreen.tap(x, y)

    def becomes(self, part: str) -> None:
        """Wait until the text has a part."""
        end = time.monotonic() + 240
        while part not in self.text:
            assert time.monotonic() < end, f"{part!r} is not in the text: {self.page.locator('#hint').inner_text()}"
            self.page.wait_for_timeout(100)
        self.drawn()


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[Desk]:
    """Open the editor from the local page, on a phone."""
    context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
    player = Player(context.new_page())
    player.open(address)
    player.page.locator("#messages-toggle").tap()
    link = player.page.locator("#local-editor")
    expect(link).to_be_visible()
    with context.expect_page() as opened:
        link.tap()
    found = Desk(opened.value)
    found.page.on("pageerror", lambda error: player.console.append(str(error)))
    found.page.set_default_timeout(240_000)
    found.drawn()
    yield found
    assert not player.console
    context.close()


def test_tokar_is_changed_by_touch_tried_stored_and_played(desk: Desk, home: Path) -> None:
    page = desk.page
    desk.open("tokar.battle")
    page.get_by_role("radio", name="Terrain", exact=True).tap()
    page.get_by_role("radio", name="rocks").tap()
    desk.tap("0504")
    desk.becomes("....r..r.sss.")
    page.get_by_role("radio", name="Move", exact=True).tap()
    desk.tap("0606")
    expect(page.locator("#chosen")).to_contain_text("2nd company (rifles) 0606")
    desk.tap("0605")
    desk.becomes("co-2     rifles  1/0  at 0605")
    page.get_by_role("radio", name="Add unit").tap()
    page.locator("#pick-side").select_option("dervish")
    page.locator("#pick-kind").select_option("spears")
    desk.tap("0210")
    desk.becomes("spears-1..5")
    page.get_by_role("radio", name="Zones and places").tap()
    page.locator("#pick-mark").select_option("zones italian")
    desk.tap("1005")
    desk.becomes("italian: 0604..0909 1005")
    stored = desk.text

    # A mistake is told by line, marked on the map, and taken back.
    page.get_by_role("radio", name="Move", exact=True).tap()
    desk.tap("0808")
    desk.tap("1201")
    expect(page.locator("#problems li")).to_have_text("Line 42: 1201 is outside the zone of camels.")
    expect(page.locator("#regions polygon.wrong")).to_have_count(1)
    page.get_by_role("tab").nth(1).tap()
    page.locator("#problems button").tap()
    assert "camels" in page.evaluate("getSelection().toString()")
    page.get_by_role("tab").first.tap()
    page.locator("#do-undo").tap()
    expect(page.locator("#problems li")).to_have_count(0)
    assert desk.text == stored

    # What is typed and what is touched are one history.
    page.get_by_role("tab").nth(1).tap()
    page.locator("#text").press("Control+End")
    page.locator("#text").press_sequentially("// a note\n")
    page.locator("#do-undo").tap()
    desk.becomes(stored)
    assert desk.text == stored
    page.locator("#do-redo").tap()
    desk.becomes("// a note")
    page.get_by_role("tab").first.tap()

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing overflows to the right"
    page.locator("#do-check").tap()
    desk.until("document.getElementById('told').dataset.done === '6'")
    expect(page.locator("#told")).to_contain_text("Italians ")
    page.locator("#do-save").tap()
    expect(page.locator("#hint")).to_have_text("Saved as tokar.battle.")
    assert (home / "battles" / "tokar.battle").read_text(encoding="utf-8") == desk.text
    page.locator("#do-play").tap()
    expect(page.locator("#channel-message-list")).to_contain_text("The caravan at Tokar wells")
    expect(page.locator("#channel-message-list")).to_contain_text("Which side")


def test_what_is_not_saved_is_asked_about(desk: Desk, home: Path) -> None:
    """An undo after saving is a change as well; without a change, nothing is asked."""
    page = desk.page
    (home / "battles" / "kept.battle").write_text(TOKAR, encoding="utf-8")
    page.reload()
    desk.drawn()
    asked = list[str]()

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", stay)
    desk.open("kept.battle")
    page.get_by_role("tab").nth(1).tap()
    page.locator("#text").press("Control+End")
    page.locator("#text").press_sequentially("// a note\n")
    page.locator("#do-save").tap()
    expect(page.locator("#hint")).to_have_text("Saved as kept.battle.")
    expect(page.locator("#do-save")).to_have_text("Save")
    page.locator("#do-undo").tap()
    expect(page.locator("#do-save")).to_have_text("Save •")
    expect(page.locator("#hint")).to_contain_text("No mistakes.")
    page.locator("#files").select_option("revolte:garden")
    expect(page.locator("#files")).to_have_value("kept.battle")
    assert len(asked) == 1
    assert "without saving" in asked[0]
    page.locator("#do-redo").tap()
    expect(page.locator("#do-save")).to_have_text("Save")
    page.locator("#files").select_option("revolte:garden")
    expect(page.locator("#title")).to_have_text("The mission garden")
    assert len(asked) == 1


def test_a_battle_with_mistakes_is_not_saved_to_be_played(desk: Desk, home: Path) -> None:
    page, stored = desk.page, home / "battles" / "good.battle"
    stored.write_text(TOKAR, encoding="utf-8")
    page.reload()
    desk.drawn()
    desk.open("good.battle")
    page.get_by_role("tab").nth(1).tap()
    page.locator("#text").fill(desk.text.replace("turns: 7", "turns: 100"))
    page.get_by_role("tab").first.tap()
    page.locator("#do-play").tap()
    expect(page.locator("#hint")).to_contain_text("The text has mistakes. Correct them first.")
    expect(page.locator("#problems li")).to_have_count(1)
    expect(page.locator("#problems li")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == "turns: 100"
    expect(page.locator("#do-save")).to_have_text("Save •")
    assert stored.read_text(encoding="utf-8") == TOKAR


def test_the_keys_do_all_that_a_finger_does(desk: Desk) -> None:
    page = desk.page
    page.locator("#files").select_option("ascari:tokar")
    desk.drawn()
    before = desk.text
    view = page.locator("#view")
    view.focus()
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    expect(page.locator("#chosen")).to_contain_text("1st company (rifles) 0707")
    for key in ("Escape", "ArrowUp", "ArrowLeft"):
        page.keyboard.press(key)
    expect(page.locator("#hint")).to_contain_text("0606 · clear ground · height 0 · 2nd company")
    page.keyboard.press("g")
    desk.becomes("...bbg....s..")
    view.focus()
    page.keyboard.press("2")
    desk.becomes("2: 1105 0606")
    view.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#chosen")).to_contain_text("2nd company")
    page.keyboard.press("Delete")
    desk.until("!document.getElementById('text').value.includes('co-2 ')")
    for _ in range(3):
        page.keyboard.press("Control+z")
    desk.becomes(before)
    assert desk.text == before


def test_figures_and_shapes_of_a_table_are_moved(desk: Desk) -> None:
    page = desk.page
    page.locator("#files").select_option("revolte:garden")
    desk.drawn()
    expect(page.locator("#title")).to_have_text("The mission garden")
    desk.tap("450,450")
    expect(page.locator("#chosen")).to_contain_text("officer")
    desk.tap("450,400")
    desk.becomes("at 450,400 300,315")
    page.get_by_role("radio", name="Shapes").tap()
    page.get_by_role("radio", name="building · Chapel").tap()
    desk.tap("500,550")
    desk.tap("520,550")
    desk.becomes("400,480 to 580,620   doors 460,480-500,480")
    page.get_by_role("radio", name="Draw").tap()
    page.locator("#pick-draw").select_option("scrub")
    desk.tap("700,400")
    desk.tap("800,450")
    page.get_by_role("button", name="Done").tap()
    desk.becomes("scrub  scrub1  700,400 to 800,450")
    expect(page.locator("#problems li")).to_have_count(0)


def test_a_series_is_looked_at_and_played(desk: Desk, home: Path) -> None:
    """The tools are away, since a series is changed in its text; a battle that is opened afterwards has them again."""
    page = desk.page
    (home / "battles" / "days.battle").write_text(SERIES, encoding="utf-8")
    page.reload()
    desk.drawn()
    desk.open("days.battle")
    expect(page.locator("#hint")).to_contain_text("No mistakes. To change a series, edit its text.")
    expect(page.locator("#title")).to_have_text(SERIES_TITLE)
    expect(page.locator("#tools button")).to_have_count(0)
    page.locator("#view").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press(".")
    page.locator("#view").tap()
    page.locator("#do-check").tap()
    expect(page.locator("#told")).to_contain_text("siegemaster battle check")
    assert desk.text == SERIES
    desk.open("tokar.battle")
    expect(page.locator("#tools button")).to_have_count(5)
    desk.open("days.battle")
    page.locator("#do-play").tap()
    player = Player(page)
    expect(player.page.locator("body")).to_contain_text(SERIES_TITLE)
