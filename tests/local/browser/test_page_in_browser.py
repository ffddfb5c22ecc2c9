"""A game's page opened as a file in Chromium: by mouse, keyboard and touch, at desktop and phone width."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from support.records import Game

import engine.games
import render.games
from engine.core.chances.analysis_format import Analysis, Day, TurningPoint, Weighed
from engine.core.record import Record
from engine.core.replay import Order, Recording, scenes
from render.html.game_page import Facts, page
from render.language import speaking
from render.pictures.animation import Moment, moments

pytestmark = pytest.mark.browser

SEED = "<script>alert('pages')</script>"


class Written(NamedTuple):
    path: Path
    found: list[Moment]
    record: Record


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    """Write a siege of some days in French, as if it had been resigned."""
    system, presenter = engine.games.find("siege"), render.games.find("siege")
    game = Game(system, seed=SEED).play(most=45)
    record = game.record("resigned")
    tape = Recording(system="siege", seed=SEED, options={}, entries=record.entries)
    found = moments(scenes(system, tape), presenter)
    facts = Facts(record.game, record.status, record.rules, record.seed_hash, record.seed)
    path = tmp_path_factory.mktemp("pages") / "siège.html"
    with speaking("fr"):
        path.write_bytes(page(found, presenter, facts))
    return Written(path, found, record)


class Reader:
    """A person who has the page open."""

    def __init__(self, page: Page, path: Path) -> None:
        self.page = page
        self.faults: list[str] = []
        self.requests: list[str] = []
        page.on("console", lambda said: self.faults.append(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("request", lambda asked: self.requests.append(asked.url))
        page.goto(path.as_uri())
        expect(page.locator("html")).to_have_attribute("data-ready", "yes")

    @property
    def step(self) -> int:
        return int(self.page.locator("#slider").input_value())

    def arrives(self, step: int) -> None:
        """Wait until a link has led to a step: the browser follows it in its own time."""
        expect(self.page.locator("#slider")).to_have_value(str(step))

    @property
    def where(self) -> str:
        return self.page.locator("#where").inner_text()

    @property
    def told(self) -> str:
        return self.page.locator("#now").inner_text()

    def pixels(self) -> str:
        """Return the map as it is drawn."""
        drawn: str = self.page.evaluate("document.getElementById('map').toDataURL()")
        return drawn

    def swipe(self, by: int) -> None:
        self.page.evaluate(
            """by => {
                const frame = document.getElementById("frame"), box = frame.getBoundingClientRect();
                const touch = x => new Touch({identifier: 1, target: frame, clientX: x, clientY: box.top + 50});
                const fire = (kind, x, touches) => frame.dispatchEvent(new TouchEvent(kind,
                    {touches: touches ? [touch(x)] : [], changedTouches: [touch(x)], bubbles: true}));
                const middle = box.left + box.width / 2;
                fire("touchstart", middle, true);
                fire("touchend", middle + by, false);
            }""",
            by,
        )


@pytest.fixture
def reader(browser: Browser, written: Written) -> Iterator[Callable[..., Reader]]:
    contexts = []

    def arrive(*, width: int = 1280, touch: bool = False, **more: bool) -> Reader:
        context = browser.new_context(
            viewport={"width": width, "height": 844}, has_touch=touch, is_mobile=touch, offline=True, **more
        )
        contexts.append(context)
        return Reader(context.new_page(), written.path)

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture(scope="module")
def kept_open(browser: Browser, written: Written) -> Reader:
    """The page at a desk: to open it takes longer than to use it."""
    return Reader(browser.new_page(viewport={"width": 1280, "height": 844}, offline=True), written.path)


@pytest.fixture
def desk(kept_open: Reader) -> Reader:
    """The page at a desk, at the first step, whatever another test has done there."""
    kept_open.page.evaluate("() => { document.activeElement.blur(); location.hash = '#s1'; }")
    kept_open.arrives(0)
    kept_open.faults.clear()
    return kept_open


def test_the_page_opens_without_a_network_and_without_errors(reader: Callable[..., Reader], written: Written) -> None:
    alice = reader()
    assert alice.page.title() == "Le siège des Légations"
    assert alice.page.locator("html").get_attribute("lang") == "fr"
    assert alice.where.startswith("Avant le premier jour")
    assert SEED in alice.page.locator("body").inner_text(), "the seed of a game that is over, as it was said"
    alice.page.keyboard.press("End")
    assert not alice.faults
    assert [url for url in alice.requests if not url.startswith(("data:", "blob:"))] == [written.path.as_uri()]


def test_the_page_forbids_itself_the_network(desk: Reader) -> None:
    said = desk.page.evaluate("fetch('https://example.org').then(() => 'got', () => 'refused')")
    assert said == "refused"
    assert any("Content Security Policy" in fault for fault in desk.faults)


def test_the_page_works_by_keyboard(desk: Reader, written: Written) -> None:
    last = len(written.found) - 1
    before = desk.told, desk.pixels()
    desk.page.keyboard.press("ArrowRight")
    assert desk.step == 1
    assert desk.told != before[0]
    desk.page.keyboard.press("End")
    assert desk.step == last
    assert desk.pixels() != before[1]
    assert desk.page.locator("#next").is_disabled()
    desk.page.keyboard.press("ArrowUp")
    assert desk.step < last
    day = written.found[last].period
    assert desk.where.startswith(f"Jour {day}")
    desk.page.keyboard.press("ArrowUp")
    assert desk.where.startswith(f"Jour {day - 1}")
    desk.page.keyboard.press("ArrowDown")
    assert desk.where.startswith(f"Jour {day}")
    desk.page.keyboard.press("Home")
    assert desk.step == 0
    assert (desk.told, desk.pixels()) == before, "there and back again, all is as it was"
    assert not desk.faults


@pytest.mark.stress
def test_space_plays_and_stops(reader: Callable[..., Reader]) -> None:
    alice = reader(reduced_motion=None)
    alice.page.keyboard.press("Space")
    expect(alice.page.locator("#play")).to_have_attribute("aria-label", "Pause")
    expect(alice.page.locator("#slider")).not_to_have_value("0")
    assert alice.page.locator("#now").get_attribute("aria-live") == "off", "nobody is read to faster than he can hear"
    alice.page.keyboard.press("Space")
    expect(alice.page.locator("#play")).to_have_attribute("aria-label", "Lecture")
    assert alice.page.locator("#now").get_attribute("aria-live") == "polite"


def test_steps_are_reached_by_slider_day_buttons_and_link(desk: Reader, written: Written) -> None:
    desk.page.locator("#slider").fill("5")
    assert desk.step == 5
    assert desk.page.locator("#slider").get_attribute("aria-valuetext") == desk.where
    desk.page.locator("#day").select_option(label="Jour 2")
    assert desk.where.startswith("Jour 2")
    desk.page.get_by_role("button", name="Étape suivante").click()
    assert desk.where.startswith("Jour 2")
    desk.page.get_by_role("button", name="Dernière étape").click()
    assert desk.step == len(written.found) - 1
    assert desk.page.url.endswith(f"#s{len(written.found)}")
    desk.page.evaluate("location.hash = '#s3'")
    expect(desk.page.locator("#slider")).to_have_value("2")


@pytest.mark.stress
@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_works_by_touch(reader: Callable[..., Reader], width: int) -> None:
    bob = reader(width=width, touch=True)
    bob.swipe(-120)
    assert bob.step == 1
    bob.swipe(-20)
    assert bob.step == 1, "a tap is no swipe"
    bob.swipe(120)
    assert bob.step == 0
    bob.page.locator("#next").tap()
    assert bob.step == 1
    wide = bob.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width, "nothing sticks out"
    small = bob.page.locator("#map").bounding_box()
    bob.page.locator("#large").tap()
    large = bob.page.locator("#map").bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] >= 1600 > small["width"]
    sizes = bob.page.evaluate(
        "[...document.querySelectorAll('button, select')].map(e => e.getBoundingClientRect().height)"
    )
    assert min(sizes) >= 44, "a finger finds every button"
    assert not bob.faults


def test_every_step_is_drawn_like_the_board(desk: Reader, written: Written) -> None:
    """The assembled tiles equal the picture at a step far into the game, reached from both directions."""
    place = len(written.found) // 2
    moment = written.found[place]
    with speaking("fr"):
        picture = render.games.find("siege").image(moment.scene.view, events=moment.scene.events)
    desk.page.locator("#slider").fill(str(place))
    points = [(x, y) for x in range(5, picture.width, 97) for y in range(5, picture.height, 89)]
    drawn = desk.page.evaluate(
        "points => { const pen = document.getElementById('map').getContext('2d');"
        " return points.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data].slice(0, 3)); }",
        points,
    )
    plain = picture.convert("RGB")
    assert [tuple(each) for each in drawn] == [plain.getpixel(point) for point in points]


def test_the_log_has_dice_and_can_be_read_without_scripts(browser: Browser, written: Written) -> None:
    context = browser.new_context(java_script_enabled=False, offline=True)
    try:
        plain = context.new_page()
        plain.goto(written.path.as_uri())
        expect(plain.locator("#log > li")).to_have_count(len(written.found))
        said = plain.locator("#log").inner_text()
        assert "§" in said
        assert plain.locator("#log .rolled").count() > 5
        assert plain.get_by_text("Sans JavaScript").is_visible()
        assert not plain.locator("#controls").is_visible()
    finally:
        context.close()


@pytest.mark.stress
def test_a_turning_point_leads_to_its_moment(browser: Browser, written: Written, tmp_path: Path) -> None:
    """Its sign and its line are links, by keyboard, mouse and touch; a click on a sign does not count as one on the
    curve.
    """
    system, presenter = engine.games.find("siege"), render.games.find("siege")
    place, order = next(
        (place, each)
        for place, moment in enumerate(written.found)
        for each in moment.scene.happened
        if isinstance(each, Order) and moment.period > 1
    )
    (side,), period = system.sides, written.found[place].period
    facts: dict[str, Any] = {"version": order.version, "period": period, "side": side, "answer": order.answer}
    days = tuple(Day(period=day, chance=0.4, skill={side: 0.0}, luck=0.0) for day in range(1, period + 2))
    decided = Weighed(**facts, round=0, kind="move", by_player=True, before=0.5, skill=-0.2, doubt=0.05)
    analysis = Analysis(
        rules="1",
        tries=9,
        sides=(side,),
        first=0.5,
        end=0.4,
        decisions=(decided,),
        days=days,
        turning_points=(TurningPoint(**facts, gain=-0.2),),
        accuracy={side: 80.0},
    )
    path = tmp_path / "analysed.html"
    about = Facts("abcdefgh", "over", "1", "0" * 64, ruleset=system)
    with speaking("fr"):
        path.write_bytes(page(written.found, presenter, about, analysis=analysis))
    for touch, width in ((False, 1_280), (True, 390)):
        context = browser.new_context(viewport={"width": width, "height": 844}, has_touch=touch, offline=True)
        try:
            alice = Reader(context.new_page(), path)
            sign = alice.page.get_by_role("link", name=f"Tournant 1, jour {period}")
            line = alice.page.get_by_role("link", name=f"1. Jour {period}")
            for press in (sign.click, line.click, *((sign.tap,) if touch else ())):
                alice.page.keyboard.press("Home")
                press()
                alice.arrives(place)
            for link in (sign, line):
                alice.page.keyboard.press("Home")
                link.focus()
                alice.page.keyboard.press("Enter")
                alice.arrives(place)
                assert alice.page.evaluate("document.activeElement.id") == "frame", (
                    "the moment is what one goes on from"
                )
            box = sign.bounding_box()
            assert box is not None
            assert box["height"] >= 22, "a finger finds it"
            assert not alice.faults
        finally:
            context.close()


@pytest.mark.stress
def test_curves_follow_the_shown_day(reader: Callable[..., Reader]) -> None:
    alice = reader()
    plots = alice.page.locator("#charts figure > svg")
    expect(plots).to_have_count(2)
    line = plots.first.locator(".now")
    before = line.get_attribute("x1")
    alice.page.keyboard.press("End")
    assert line.get_attribute("x1") != before
    assert alice.page.locator("#charts td").count() > 10
    for attribute, answer in msgspec.json.decode(b'{"role": "img"}').items():
        assert plots.first.get_attribute(attribute) == answer
    assert "Boxers (maximum du jour)" in (plots.nth(1).get_attribute("aria-label") or "")
