"""A person who plays the board's page with a screen reader: keys alone, no pictures, and what is said to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from local.browser.player import SECONDS
from playwright.sync_api import BrowserContext, Page

TABS = 150
"""The most stops of the Tab key on a page."""
HEARS = """
window.heard = [];
const known = new WeakMap();
const hear = (all) => {
  for (const { target } of all) {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest("[role=status], [role=alert]");
    if (!region || region.getAttribute("aria-live") === "off" || !region.checkVisibility()) continue;
    const text = region.textContent.trim();
    if (text && known.get(region) !== text) window.heard.push(text);
    known.set(region, text);
  }
};
new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
window.posting = 0;
const reach = window.fetch;
window.fetch = async (...asked) => {
  if (asked[1]?.method !== "POST") return reach(...asked);
  window.posting += 1;
  const done = () => setTimeout(() => { window.posting -= 1; }, 50);
  try {
    const answer = await reach(...asked);
    answer.clone().text().finally(done);
    return answer;
  } catch (problem) { done(); throw problem; }
};
"""
"""Keeps what a screen reader says by itself: what changes in a live region that is there and not silent. It also counts
the answers that the page is still giving: while the adviser plays several, the page shows each of them.
"""
PLACES, ACTS = "#regions g.choice", "#acts button"
BUTTONS = "#verbs button, #list button:not([aria-pressed], input + button)"
ADVISED = "#sheet .advised, #regions .advised"
CONTINUE = "#bar .do:not(#do)"
"""The button of a menu in which several can be picked."""
MOVED = "[document.documentElement.dataset.told, document.documentElement.dataset.level].join(' ')"


class Focus(NamedTuple):
    """What a screen reader says about the focus."""

    role: str
    name: str
    description: str


class Reader:
    """Plays a game on its page. After each key the focus must have a role and a name."""

    def __init__(self, context: BrowserContext, link: str) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(SECONDS * 1000)
        self.page.add_init_script(HEARS)
        self.page.route("**/picture/**", lambda route: route.abort())
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(link)
        self._tree = context.new_cdp_session(self.page)
        self.page.locator("html[data-told]").wait_for(state="attached")  # past the door's own page

    def until(self, condition: str) -> None:
        """Wait for a condition in the page; its security policy forbids Playwright's way of waiting."""
        end = time.monotonic() + 3 * SECONDS
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"never came true: {condition}: {self.text('body')}"
            self.page.wait_for_timeout(50)

    def text(self, region: str) -> str:
        """Return the words of a region."""
        return self.page.locator(region).inner_text()

    def focus(self) -> Focus:
        """Return what the browser tells a screen reader about the focus; it must be on something with a name."""
        found, said = self._focused()
        if said.role in {"", "none"}:  # the page was drawn again meanwhile
            found, said = self._focused()
        assert said.role not in {"", "none", "RootWebArea"}, f"the focus is lost: {self.text('body')}"
        assert said.name, found["description"]
        return said

    def _focused(self) -> tuple[dict[str, Any], Focus]:
        found = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]
        asked = {"objectId": found["objectId"], "fetchRelatives": False}
        node = self._tree.send("Accessibility.getPartialAXTree", asked)["nodes"][0]
        return found, Focus(*(str(node.get(key, {}).get("value", "")) for key in ("role", "name", "description")))

    def heard(self) -> str:
        """Return what was said since the last time."""
        return " ".join(self.page.evaluate("window.heard.splice(0)"))

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate(f"document.activeElement.matches({selector!r})"))

    def tab_to(self, selector: str, name: str = "") -> Focus:
        """Press Tab until the focus is on such an element, with that name if one is given."""
        for _ in range(TABS):
            if self.on(selector) and (not name or name in self.focus().name):
                return self.focus()
            self.press("Tab")
        raise AssertionError(f"Tab never leads to {selector} {name}: {self.text('body')}")

    def enter(self) -> None:
        """Press Enter, and wait until the page has moved on."""
        before = self.page.evaluate(f"() => {{ window.held = document.activeElement; return {MOVED}; }}")
        self.press("Enter")
        self.until(f"{MOVED} !== {before!r} || !held.isConnected || document.documentElement.dataset.film")
        self.focus()

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def pick(self, number: int) -> None:
        """Pick one of a menu's choices and go on to the next menu: the marked one, or with a number a place or a
        button.
        """
        places, buttons = self.count(PLACES), self.count(BUTTONS)
        if self.count(CONTINUE):
            self._pick_several()
            return
        if not number and self.count(ADVISED):
            self.tab_to(ADVISED)
        elif places and (number % 2 or not buttons):
            self.tab_to(PLACES)
            for _ in range(number % places):
                self.press("PageDown")
        else:
            self.tab_to(BUTTONS)
            for _ in range(number % buttons):
                self.press("Tab")
                self.tab_to(BUTTONS)
        self.enter()

    def _pick_several(self) -> None:
        """Pick as many as a menu wants, from the first on."""
        free = "#list button[aria-pressed=false], #regions g[aria-pressed=false]"
        for _ in range(40):
            if not self.page.locator(CONTINUE).is_disabled():
                break
            self.tab_to(free)
            self.press("Enter")
            self.focus()
        self.tab_to(CONTINUE)
        self.enter()

    def decide(self, begin: Callable[[], None], number: int = 0) -> tuple[str, str]:
        """Give an answer that begins in a way; return what is said about it, and the question after it."""
        before = self.page.evaluate("document.documentElement.dataset.told")
        question, dice = self.text("#question"), self.page.locator("#dice").inner_html()
        self.heard()
        begin()
        for step in range(8):
            if self.on("#do"):
                break
            if self.count("#do"):
                self.tab_to("#do")
                break
            self.pick(number and number + step)
        said = self.focus()
        assert said.description, "it says what will be done"
        self.press("Enter")
        self.until(f"!window.posting && document.documentElement.dataset.told !== {before!r}")
        self.page.wait_for_timeout(150)
        same = f"document.getElementById('question').innerText === {question!r}"
        rolls = f"document.getElementById('dice').innerHTML !== {dice!r}"
        self.until(f"window.heard.length || !({same} || {rolls})")  # a busy machine says it later
        told, asked = self.heard(), self.text("#question")
        self.focus()
        assert told or asked != question, f"nothing is said: {self.text('body')}"
        rolled = self.page.locator("#dice").inner_html()
        assert told or rolled == dice, f"a roll is not told: {self.text('body')}"
        return told, asked
