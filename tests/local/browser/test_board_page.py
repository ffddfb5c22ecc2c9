"""The board's page in Chromium, from the button on the local page to a decision, by finger and by keyboard."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from pathlib import Path
from threading import Thread

import pytest
from local.browser.player import SECONDS, Player, running
from playwright.sync_api import Browser, ConsoleMessage, Page, Route, expect
from support import stress

from bot.local.guild import CHANNELS

pytestmark = pytest.mark.browser

BEGUN: set[tuple[str, str]] = set()
"""The bots and channels in which a test of this module has begun a game; another goes on with it."""

FEW = 4
"""The answers of a turn that are always given; all of them under stress."""
WANTED = """(asked) => {
  const stars = [...document.querySelectorAll('#sheet .advised')], now = document.activeElement;
  if (stars.length) return now === stars.at(-1);
  const end = [...document.querySelectorAll('#sheet button')].find((each) => each.textContent.startsWith("No more"));
  return asked && end ? now === end : now.matches('#regions g, #list button');
}"""
"""Whether the focus is on the adviser's answer. Without one (in an alarm a commander gets none) any answer is wanted,
and the end of a question that is asked again: legations could move for ever.
"""


def _unforeseen(message: ConsoleMessage) -> bool:
    """Return whether a page complains; a picture of a board that has changed since is asked for again."""
    return message.type == "error" and "/picture/" not in message.location["url"]


@pytest.fixture(scope="module")
def alice(browser: Browser, sieges: str) -> Player:
    """The local page on which the games are begun; to open it takes as long as most of these tests."""
    arrived = Player(browser.new_page(viewport={"width": 1280, "height": 844}))
    arrived.open(sieges)
    return arrived


@pytest.fixture
def opened(browser: Browser, alice: Player, sieges: str) -> Iterator[Callable[..., Page]]:
    """Begin a game on the local page, and open its board in a browser of its own, by the link that the button gives."""
    contexts = []

    def arrive(width: int, channel: str = CHANNELS[0][0]) -> Page:
        alice.go(channel)
        link = alice.board_link(begin=(sieges, channel) not in BEGUN)
        BEGUN.add((sieges, channel))
        context = browser.new_context(viewport={"width": width, "height": 740}, has_touch=width < 900)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda message: errors.append(message.text) if _unforeseen(message) else None)
        page.on(
            "request",
            lambda asked: errors.append(asked.url) if not asked.url.startswith((link[:20], "blob:")) else None,
        )
        page.goto(link)
        expect(page.locator("html[data-board]")).to_be_attached()
        page.errors = errors  # type: ignore[attr-defined]
        page.channel = alice.page  # type: ignore[attr-defined]
        return page

    yield arrive
    for context in contexts:
        context.close()


def faults(page: Page) -> list[str]:
    """Return what axe finds; its script runs as the browser's own, since the page allows no other."""
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(({ violations, passes }) => ({ violations, passed: passes.length }))")
    assert found["passed"] > 10
    return [f"{each['id']}: {node['html'][:200]}" for each in found["violations"] for node in each["nodes"]]


def size(page: Page, region: str) -> tuple[int, int]:
    """Return the width and height of a region on the screen."""
    box = page.locator(region).bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


def test_a_game_is_played_by_finger_and_keyboard_at_360(opened: Callable[[int], Page]) -> None:
    page = opened(360)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    nameless = "e => !e.closest('[aria-hidden]') && !e.getAttribute('aria-label')"
    regions = "[...document.querySelectorAll('main, section, svg, [role=group], [role=region]')]"
    assert page.evaluate(f"{regions}.filter({nameless}).map(e => e.outerHTML)") == []
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-look=dark] #picture[data-name$='dark.png']")).to_be_attached()
    page.emulate_media(contrast="more")
    expect(page.locator("html[data-look=contrast] #picture[data-name$='contrast.png']")).to_be_attached()
    page.emulate_media(color_scheme="light", contrast="no-preference")
    expect(page.locator("html[data-look=chart] #picture[data-name$='chart.png']")).to_be_attached()
    for look in ("dark", "contrast", "chart"):
        page.locator("#look").click()
        expect(page.locator(f"html[data-look={look}]")).to_be_attached()
        assert faults(page) == [], look
    assert size(page, "#sheet")[1] <= 0.4 * 740 + 1
    page.set_viewport_size({"width": 740, "height": 360})
    assert size(page, "#view")[1] > 250, "on its side the map keeps its height"
    assert size(page, "#sheet")[1] > 250
    page.set_viewport_size({"width": 360, "height": 740})
    assert size(page, "#picture")[0] >= size(page, "#view")[0], "the picture fills the phone"
    before = page.locator("html").get_attribute("data-board")
    shape = page.locator("#regions g.choice").first
    box = shape.locator("> *").first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#bar button").first).to_be_visible()
    assert size(page, "#sheet")[1] < 0.3 * 740, "a sheet that says little is low"
    page.keyboard.press("Escape")
    expect(page.locator("#bar button")).to_have_count(0)
    shape.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#bar button").first).to_be_visible()
    page.locator("#regions g.choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#do")).to_be_visible()
    assert faults(page) == []
    assert page.locator("#do").get_attribute("aria-describedby") == "question below said", "it says what will be done"
    page.locator("#do").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f'html:not([data-board="{before}"])')).to_be_attached()
    expect(page.locator("#hint")).not_to_contain_text("The game has moved on", timeout=1_000)
    assert_board_in_words_opens(page)
    assert page.errors == []  # type: ignore[attr-defined]


def assert_board_in_words_opens(page: Page) -> None:
    """Every fact of the picture can be read on the page too, line by line, and changes with the board."""
    page.locator("#written summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#written p").first).to_be_visible()
    assert page.locator("#written p").count() > 3
    assert "**" not in page.locator("#written").inner_text()
    assert faults(page) == []


def test_keys_go_on_to_the_places_of_the_next_question(opened: Callable[[int], Page]) -> None:
    """Where all answers are places on the board, Tab from the question led past them."""
    page = opened(1280)
    advised = page.locator("#regions g.advised").first
    if advised.count():
        assert str(advised.get_attribute("aria-label")).startswith("★ "), "the colour is not its only sign"
    shape = page.locator("#regions g.choice").first
    shape.focus()
    assert page.evaluate("document.getElementById('hint').ariaLive") == "off", "the focus says it already"
    page.keyboard.press("Enter")
    expect(page.locator("#bar button").first).to_be_visible()
    question = page.locator("#question").inner_text()
    assert page.locator("#regions").get_attribute("aria-label") == question
    assert page.locator("#regions").get_attribute("aria-description") == (
        "Move from place to place with the arrow keys or Page Down, or type the beginning of a name."
    )
    if not page.locator("#list button, #verbs button").count():
        assert page.evaluate("document.activeElement.matches('#regions g[tabindex=\"0\"]')")
    named = page.locator("#sheet button[aria-label]")
    for number in range(named.count()):
        assert " · " in str(named.nth(number).get_attribute("aria-label"))
    assert page.errors == []  # type: ignore[attr-defined]


def test_a_page_without_pictures_tells_what_has_happened(opened: Callable[[int], Page]) -> None:
    """The words waited for the first picture; a screen reader clicks a place without a finger."""
    page = opened(1280)
    page.route("**/picture/**", lambda route: route.abort())
    page.reload()
    expect(page.locator("html[data-told]")).to_be_attached()
    expect(page.locator("#written")).to_be_visible()
    expect(page.locator("#spoken")).to_be_attached()
    places = page.locator("#regions g.choice")
    if not places.count():
        page.locator("#verbs button, #list button").first.click()
    places.first.focus()
    for key, place in (
        ("End", places.last),
        ("Home", places.first),
        ("PageDown", places.nth(min(1, places.count() - 1))),
    ):
        page.keyboard.press(key)
        expect(place).to_be_focused()
    name = str(places.last.get_attribute("aria-label")).removeprefix("★ ")
    page.keyboard.type(name[:3])
    page.wait_for_timeout(100)
    assert str(page.evaluate("document.activeElement.ariaLabel")).removeprefix("★ ").startswith(name[:3])
    level = page.locator("html").get_attribute("data-level")
    places.first.dispatch_event("click")
    expect(page.locator(f'html:not([data-level="{level}"])')).to_be_attached()
    assert [each for each in page.errors if "ERR_FAILED" not in each] == []  # type: ignore[attr-defined]


@pytest.mark.stress
def test_a_game_that_ends_while_its_page_is_open_is_stepped_through(opened: Callable[..., Page]) -> None:
    page = opened(360, "tavern")
    loaded = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name).join(' ')")
    assert "steps" not in loaded, "a game in progress loads nothing of it"
    assert "viewer" not in loaded
    channel: Page = page.channel  # type: ignore[attr-defined]
    channel.locator("#channel-composer-input").fill("/siege auto scope:all")
    channel.locator("#send-message").click()
    expect(page.locator("html[data-step]")).to_be_attached()
    assert "over" in page.locator("#hint").inner_text()
    slider = page.locator("#steps input")
    last = int(slider.input_value())
    page.locator("#step-previous").tap()
    expect(page.locator(f'html[data-step="{last - 1}"]')).to_be_attached()
    before = page.evaluate("document.getElementById('film').toDataURL()")
    page.locator("h1").click()
    page.keyboard.press("Home")
    expect(page.locator('html[data-step="0"]')).to_be_attached()
    page.keyboard.press("ArrowRight")
    expect(page.locator('html[data-step="1"]')).to_be_attached()
    page.keyboard.press("ArrowDown")
    expect(page.locator('html:not([data-step="1"])')).to_be_attached()
    assert page.locator("#story").is_hidden(), "it tells what the last board told"
    page.keyboard.press("End")
    expect(page.locator(f'html[data-step="{last}"]')).to_be_attached()
    assert len(before) > 10_000
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 740, "height": 360})
    assert size(page, "#sheet")[1] > 250, "on its side the steps stand beside the map"
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.locator("#do").count() == 0
    assert faults(page) == []
    assert_analysis_is_shown_at_once(page)
    assert page.errors == []  # type: ignore[attr-defined]


def assert_analysis_is_shown_at_once(page: Page) -> None:
    """A page that is open shows the analysis without being loaded again; here its figures are made up."""
    asked = []

    def analysed(route: Route) -> None:
        said = route.fetch().json()
        asked.append(said)
        route.fulfill(json={**said, "mark": "analysed"} if len(asked) > 1 else said)

    def told(route: Route) -> None:
        page.unroute("**/live")
        route.fulfill(status=200, content_type="text/event-stream", body="data: changed\n\n")

    def overview(route: Route) -> None:
        said = route.fetch().json()
        if len(asked) > 1:
            points = [{"step": 1, "period": said["periods"][1], "text": "The gate fell."}]
            ends = [said["periods"][0], said["periods"][-1]]
            said["chances"] = {"periods": ends, "lines": [{"name": "Relief", "values": [0.2, 0.9]}], "points": points}
        route.fulfill(json=said)

    page.route("**/state", analysed)
    page.route("**/live", told)
    page.route("**/steps", overview)
    page.reload()
    expect(page.locator("#steps figcaption")).to_contain_text("20 → 90")
    # on a busy machine the connection may have been lost meanwhile, and the page says that it is back
    expect(page.locator("#hint")).to_have_text(re.compile("has been analysed|connection is back"))
    page.get_by_role("button", name="The gate fell.").click()
    expect(page.locator('html[data-step="1"]')).to_be_attached()
    page.unroute_all()


def test_a_page_that_was_cut_off_says_when_the_connection_is_back_and_ends_without_access(
    opened: Callable[..., Page],
) -> None:
    page = opened(1280)
    cut = []

    def once(route: Route) -> None:
        if cut:
            route.continue_()
            return
        cut.append(route.request.url)
        route.fulfill(status=200, content_type="text/event-stream", body=": here\n\n")

    page.route("**/live", once)
    page.reload()
    expect(page.locator("#hint")).to_have_text("The connection is back. This is the current board.")
    expect(page.locator("html:not([data-lost])[data-board]")).to_be_attached()
    assert len(cut) == 1

    asked = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(
            status=403, content_type="application/json", body='{"refused":"You can no longer see this game."}'
        )

    page.route("**/live", lambda route: route.fulfill(status=403, body="403"))
    page.route("**/state", refuse)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text("You can no longer see this game.")
    page.wait_for_timeout(1_500)
    assert len(asked) <= 2, "an ended page asks no more"
    expect(page.locator("#picture")).to_have_count(0)

    sealed = []

    def keep(route: Route) -> None:
        sealed.append(route.request.url)
        route.fulfill(status=409, json={"refused": "Others still play with the same dice."})

    page.unroute_all()
    page.route("**/state", keep)
    page.reload()
    expect(page.locator("h1")).to_have_text("Others still play with the same dice.")
    page.wait_for_timeout(500)
    assert len(sealed) == 1, "a refused page does not ask again and again"


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """Return the address of another site on this machine: a browser lets no site from outside ask this one at all."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Prize)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://localhost:{server.server_port}/"
    server.shutdown()


class Prize(BaseHTTPRequestHandler):
    """Serves a page that promises a prize."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><p>You have won!")

    def log_message(self, *_: object) -> None:  # type: ignore[override]
        """Log nothing."""


def test_a_page_that_a_busy_database_kept_waiting_opens_by_itself(browser: Browser, alice: Player, sieges: str) -> None:
    channel, waited = CHANNELS[0][0], list[str]()
    alice.go(channel)
    link = alice.board_link(begin=(sieges, channel) not in BEGUN)
    BEGUN.add((sieges, channel))

    def busy(route: Route) -> None:
        what = f"{route.request.method} {route.request.url.rpartition('/')[2][:5]}"
        if what in waited or what.startswith("GET") != what.endswith("state"):
            route.continue_()
            return
        waited.append(what)
        body = json.dumps({"refused": "busy"})
        route.fulfill(status=503, headers={"Retry-After": "0"}, content_type="application/json", body=body)

    page = browser.new_page()
    page.route(re.compile(r"/b/open/|/state$"), busy)
    page.goto(link)
    expect(page.locator("html[data-board]")).to_be_attached()
    assert len(waited) == 2, "the link, and then the board"
    page.close()


def test_a_page_of_another_site_can_do_nothing_with_the_board(opened: Callable[..., Page], elsewhere: str) -> None:
    """It asks, loads a script, sends a form and frames the board, in a browser that has a session."""
    page = opened(1280)
    at, version = page.url, page.locator("html").get_attribute("data-board")
    hostile = page.context.new_page()
    hostile.goto(elsewhere)
    answered: list[int] = []
    hostile.on("response", lambda each: answered.append(each.status) if each.request.method == "POST" else None)
    said = json.dumps({"version": int(version or 0), "act": "advised", "word": "00"})
    tried = hostile.evaluate(
        """async ([at, said]) => {
          const asked = (path, more) => fetch(at + path, { credentials: "include", ...more })
            .then(() => "answered", () => "refused");
          const loaded = (path) => new Promise((done) => {
            const e = document.createElement("script");
            [e.src, e.onload, e.onerror] = [at + path, () => done("answered"), () => done("refused")];
            document.head.append(e);
          });
          const json = { method: "POST", body: said, headers: { "Content-Type": "application/json" } };
          return [await asked("state"), await asked("auto", json), await asked("live"), await loaded("state"),
            await asked("auto", { method: "POST", body: said, mode: "no-cors" })];
        }""",
        [at, said],
    )
    assert tried == ["refused"] * 5
    hostile.evaluate(
        """([at, said]) => {
          const form = document.createElement("form"), field = document.createElement("input");
          Object.assign(form, { method: "post", action: at + "auto", enctype: "text/plain", target: "sent" });
          [field.name, field.value] = [said.slice(0, -1) + ',"x":"', '"}'];
          const framed = ([name, src]) => Object.assign(document.createElement("iframe"), { name, src });
          const frames = [["sent", "about:blank"], ["board", at]].map(framed);
          form.append(field);
          document.body.append(form, ...frames);
          form.submit();
        }""",
        [at, said],
    )
    expect(hostile.locator("iframe")).to_have_count(2)
    hostile.wait_for_timeout(500)
    assert answered
    assert all(status >= 400 for status in answered), answered
    assert hostile.frame_locator("iframe[name=board]").locator("#question").count() == 0
    page.reload()
    expect(page.locator(f'html[data-board="{version}"]')).to_be_attached()
    hostile.close()


@pytest.mark.stress
def test_a_whole_turn_is_played_by_keyboard_at_1280(opened: Callable[..., Page]) -> None:
    """From the deployment to the second card and a roll, with Tab and Enter; the keys go on with the next question."""
    page = opened(1280, "second-front")
    expect(page.locator("html[data-told]")).to_be_attached()
    assert_said_once(page)
    for look in ("dark", "contrast", "chart"):
        page.emulate_media(
            color_scheme="dark" if look == "dark" else "light",
            contrast="more" if look == "contrast" else "no-preference",
        )
        expect(page.locator(f"html[data-look={look}]")).to_be_attached()
        assert faults(page) == [], look
    page.emulate_media(color_scheme="light", contrast="no-preference", reduced_motion="reduce")
    assert_mouse_plays(page)
    told, rolled, asked, second = set(), 0, "", False
    for number in range(40):
        if number >= FEW and rolled and len(told) > 1 and not stress.FULL:
            break
        before, question = page.locator("html").get_attribute("data-board"), page.locator("#question").inner_text()
        answer(page, again=question == asked)
        asked = question
        expect(page.locator(f'html:not([data-board="{before}"])')).to_be_attached()
        board = page.locator("html").get_attribute("data-board")
        expect(page.locator(f'html[data-told="{board}"]')).to_be_attached()
        told.add(page.locator("#news p").text_content())
        rolled += page.locator("#dice .die").count()
        second = second or "Turn 2" in page.locator("h1").inner_text()
        if second and rolled:  # the adviser may fortify through the whole first turn, without a roll
            break
    else:
        raise AssertionError(page.locator("h1").inner_text())
    assert len(told) > 1
    assert page.evaluate("document.getAnimations().length") == 0, "nothing moves"
    moves = "getComputedStyle(document.querySelector('#dice .strip')).animationName"
    if page.locator("#dice .strip").count():
        assert page.evaluate(moves) == "none"
        page.emulate_media(reduced_motion="no-preference")
        assert page.evaluate(moves) != "none", "the dice roll"
    assert page.errors == []  # type: ignore[attr-defined]


def assert_mouse_plays(page: Page) -> None:
    """A mouse shows what it points at, enlarges, picks and goes back."""
    shape = page.locator("#regions g.choice").first
    box = shape.locator("> *").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    label = shape.get_attribute("aria-label")
    assert label
    expect(page.locator("#hint")).to_contain_text(label)
    before = size(page, "#picture")[0]
    page.mouse.wheel(0, -200)
    assert size(page, "#picture")[0] > before
    page.locator("#zoom button").last.click()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#bar button").first).to_be_visible()
    page.locator("#bar button").last.click()
    expect(page.locator("#bar button")).to_have_count(0)


def assert_said_once(page: Page) -> None:
    """The adviser's answer is a button of its own: the deployment does not offer it twice."""
    labels = page.locator("#sheet button").all_inner_texts()
    assert sum("Begin the siege" in label for label in labels) == 1, labels


def answer(page: Page, *, again: bool = False) -> None:
    """Give the advised answer by keys alone, from wherever they are. `again` says that the question came before."""
    for _ in range(8):
        if page.evaluate("document.activeElement.id === 'do'"):
            page.keyboard.press("Enter")
            return
        level = page.locator("html").get_attribute("data-level")
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate(WANTED, again):
                break
        page.keyboard.press("Enter")
        expect(page.locator(f'html:not([data-level="{level}"])')).to_be_attached()
    raise AssertionError(page.locator("#sheet").inner_text())


@pytest.mark.stress
@pytest.mark.parametrize(
    "game",
    [
        "siege",
        "keep-up-the-fire",
        "ascari scenario:agordat-1890 side:dervish against:autopilot",
        "revolte scenario:fu-gate side:europeans against:autopilot",
    ],
)
def test_the_first_board_of_each_game_leads_to_a_page_that_is_touched(
    browser: Browser, player: Callable[..., Player], tmp_path: Path, game: str
) -> None:
    with running(tmp_path / "games.db", toy=False) as address:
        alice = player(address)
        alice.page.locator("#channel-composer-input").fill(f"/siege new game:{game}")
        alice.page.locator("#send-message").click()
        alice.rest()
        link = alice.link_of_the_board()
        context = browser.new_context(viewport={"width": 360, "height": 740}, has_touch=True)
        page = context.new_page()
        page.set_default_timeout(SECONDS * 1000)
        page.goto(link)
        expect(page.locator("html[data-board]")).to_be_attached()
        for width in (360, 1280):
            page.set_viewport_size({"width": width, "height": 740})
            page.reload()
            expect(page.locator("html[data-board]")).to_be_attached()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert faults(page) == []
            page.locator("#regions g.choice, #verbs button, #list button, #acts button").first.focus()
            page.keyboard.press("Enter")
            expect(page.locator("#bar button").first).to_be_visible()
            assert faults(page) == []
        context.close()


@pytest.mark.stress
def test_small_places_are_enlarged_before_one_is_picked(opened: Callable[..., Page]) -> None:
    """Two figures side by side, as on the table of La révolte: the first tap enlarges them, the second picks one."""
    page, asked = opened(360), []

    def figures(route: Route) -> None:
        said = route.fetch().json()
        shapes = [["disc", [x, 500, 16], 0] for x in (500, 540)]
        choices = [{"word": f"b{n}", "label": f"Figure b{n}", "kind": "unit", "at": [n]} for n in (0, 1)]
        level = {**said["level"], "path": [], "choices": choices, "shapes": shapes, "marks": [], "verbs": []}
        route.fulfill(json={**said, "level": level})

    def picked(route: Route) -> None:
        asked.append(route.request.post_data_json["path"])
        route.fulfill(status=409, json={"refused": "That is already decided."})

    page.route("**/state", figures)
    page.route("**/menu", picked)
    page.reload()
    expect(page.locator("#regions g.choice")).to_have_count(2)
    expect(page.locator("html[data-told]")).to_be_attached()
    page.locator('#zoom [data-zoom="0"]').tap()
    before = size(page, "#picture")[0]

    def tap() -> None:
        box = page.locator("#regions g.choice").first.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    tap()
    expect(page.locator("#hint")).to_have_text("The places are now shown larger. Touch the one you want.")
    page.wait_for_timeout(300)
    assert size(page, "#picture")[0] > before
    assert asked == []
    tap()
    expect(page.locator("#hint")).to_have_text("That is already decided.")
    assert asked == [["b0"]]


@pytest.mark.stress("keep-up-the-fire", "revolte", "siege")
@pytest.mark.parametrize("game", ["ascari", "keep-up-the-fire", "revolte", "siege"])
def test_a_lesson_is_played_to_its_end(opened: Callable[..., Page], game: str) -> None:
    """At both widths, in two languages: three decisions, each with its board, and a way back to the first."""
    page = opened(360)
    origin = page.url.partition("/b/")[0]
    for width, language, end in ((360, "en", "That was the lesson"), (1280, "fr", "La leçon est finie")):
        page.set_viewport_size({"width": width, "height": 740})
        page.goto(f"{origin}/b/lesson/{game}.{language}/")
        for number in (1, 2, 3):
            expect(page.locator("#title")).to_contain_text(f"{number} {'of' if language == 'en' else 'sur'} 3")
            expect(page.locator("html[data-board]")).to_be_attached()
            page.locator("#list button").first.click()
            page.locator("#do").click()
            expect(page.locator(".wish p").first).to_contain_text("§")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.locator(".wish button").click()
        expect(page.locator(".wish p")).to_contain_text(end)
        expect(page.locator("#hint")).to_have_text("")
        page.locator(".wish button").click()
        expect(page.locator("#title")).to_contain_text("1 ")
    assert page.errors == []  # type: ignore[attr-defined]


@pytest.mark.stress
def test_what_is_typed_stays_when_the_game_moves_on(opened: Callable[..., Page]) -> None:
    """The menu “More” leads to a text to type; a refusal leaves it, and so does a change of the game."""
    page, asked, version, seen = opened(360), [], 1_000, list[int]()

    def shown(route: Route) -> None:
        seen.append(version)
        route.fulfill(json={**route.fetch().json(), "more": "More", "version": version, "role": ""})

    def menu(route: Route) -> None:
        said = route.request.post_data_json
        asked.append((said["path"], said["extra"]))
        field = {"rows": 10, "most": 100, "value": "", "example": "go 1"}
        levels = {
            0: {"path": [], "choices": [{"word": "prepare", "label": "Prepare", "kind": ""}]},
            1: {"path": ["prepare"], "choices": [], "field": field},
        }
        if len(said["path"]) > 1:
            route.fulfill(status=409, json={"refused": "Line 1: no. " * 40})
        else:
            found = {"said": ["Now"], "prompt": "What?", "many": False, "shapes": [], "marks": [], "extra": True}
            route.fulfill(json={**found, **levels[len(said["path"])]})

    page.route("**/state", shown)
    page.route("**/menu", menu)
    page.reload()
    page.locator("#acts button", has_text="More").click()
    page.locator("#list button", has_text="Prepare").click()
    typed = page.get_by_role("textbox", name="What?")
    typed.fill("go 0+1-2")
    version += 1  # the refusal lets the page look again
    page.locator("#list button").click()
    expect(page.locator("#hint")).to_contain_text("Line 1: no.")
    hint, back = page.locator("#hint").bounding_box(), page.locator("#bar button").last.bounding_box()
    assert hint is not None
    assert back is not None
    assert hint["y"] + hint["height"] <= back["y"] + 1, "a long refusal does not lie on the buttons"
    assert faults(page) == []
    assert seen[-1] == version, "the page has looked again"
    expect(typed).to_have_value("go 0+1-2")
    page.locator("#bar button").last.click()
    expect(page.locator("#list button", has_text="Prepare")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#acts button", has_text="More")).to_be_visible()
    assert asked == [([], True), (["prepare"], True), (["prepare", "go 0+1-2"], True)]


@pytest.mark.stress
def test_requests_of_a_side_are_shown_with_their_answers(opened: Callable[..., Page]) -> None:
    page, asked = opened(360), []

    def wished(route: Route) -> None:
        said = route.fetch().json()
        route.fulfill(
            json={
                **said,
                "wish": {"text": "Anna asks.\n- A move", "to": 0, "agree": "Agree", "refuse": "No"},
                "offer": {"text": "Ben wants to stop.", "at": 7, "agree": "", "refuse": "Withdraw it"},
            }
        )

    def answered(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(status=409, json={"refused": "That is already decided."})

    page.route("**/state", wished)
    page.route("**/wish", answered)
    page.route("**/offer", answered)
    page.reload()
    expect(page.locator(".wish p")).to_have_text(["Anna asks.", "- A move", "Ben wants to stop."])
    expect(page.locator(".wish button")).to_have_text(["Agree", "No", "Withdraw it"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".wish button").nth(1).click()
    expect(page.locator("#hint")).to_have_text("That is already decided.")
    page.locator(".wish button").last.click()
    page.wait_for_timeout(200)
    version = page.locator("html").get_attribute("data-board")
    assert asked == [{"version": int(version or 0), "to": 0, "agreed": False}, {"at": 7, "agreed": False}]
