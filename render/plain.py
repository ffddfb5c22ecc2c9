"""A game in plain words and a plain picture: the presenter of a game that has none of its own yet.

A new game begins with `PlainPresenter(system, …)`, whose words are those of its menus and events, and puts its own in
their place one after the other. `docs/adding-a-game.md` shows one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image, ImageDraw

from engine.core.ask import Answer, Ask, Choice, Menu, Refused
from engine.core.event import Event
from engine.core.retell import Scene
from engine.core.system import System
from render import bars
from render.catalogue import house_texts
from render.draw import wrap
from render.fonts import font
from render.logbook import DICE, Headings, Mark
from render.measures import Measure, Sin
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import LABEL_LENGTH, STORY_LINES, HouseRuleText, Offer, Panel, Shortcuts
from render.presenter import Look
from render.press import Page
from render.rulebook import Entry, RuleChapter, RulePage, RuleRef, search
from render.vocabulary import Vocabulary

Rules = Mapping[str, tuple[str, str]]
"""A game's sections, by their numbers: title and text."""

_SIZE = (900, 560)
_COLOURS: Mapping[Look, tuple[str, str]] = {
    "chart": ("#f2e8d0", "#261e18"),
    "contrast": ("#ffffff", "#000000"),
    "dark": ("#1e1b18", "#e8dfcc"),
}
_ACCENT = 0x7A6A3C


def _say(key: str, locale: str, **facts: Any) -> str:
    return house_texts().text(key, locale=locale, **facts)


def named(word: str) -> str:
    """A word of a program as people write it: «sheep-pen» is «Sheep pen»."""
    said = word.replace("-", " ").replace("_", " ").replace("+", ", ")
    return said[:1].upper() + said[1:]


class PlainPresenter:
    """Everything in the words that the game itself uses, in the sense of `render.presenter.Presenter`.

    `system` is the game, `rules` are its sections. What it says in a language of its own, it says by overriding a
    method.
    """

    def __init__(self, system: System[Any], *, title: str, rules: Rules) -> None:
        self._system = system
        self._title = title
        self._rules = PlainRulebook(rules)

    def title(self, *, locale: str) -> str:
        """The title it was given."""
        return self._title

    def party(self, name: str, *, locale: str) -> str:
        """Its name."""
        return named(name)

    def sin(self, name: str, *, locale: str) -> Sin:
        """Its name."""
        return Sin(named(name), named(name))

    # --- the board post ---

    def panel(
        self, view: Any, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """What happened, how it stands, what is asked."""
        return Panel(
            tone="quiet" if ask else "end",
            colour=_ACCENT,
            title=f"**{self._title}**",
            state=self.status(view, locale=locale),
            story=tuple(self.line(event, locale=locale) for event in events[-STORY_LINES:]),
            orders=self.prompt(ask, (), locale=locale),
            advice=self.said(advice, locale=locale) if advice else None,
            alt=self.alt(view, locale=locale),
        )

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Their words."""
        return tuple(Offer(self.said(answer, locale=locale)[:LABEL_LENGTH]) for answer in answers)

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """None: the menus are short."""
        return ()

    def lesson(self, ask: Ask, *, locale: str) -> str | None:
        """The rule behind the question."""
        return self.why(ask, locale=locale)

    def label(self, choice: Choice, *, locale: str) -> str:
        """Its word."""
        return named(choice.word)[:LABEL_LENGTH]

    def description(self, choice: Choice, *, locale: str) -> str | None:
        """None."""
        return None

    def prompt(self, ask: Ask | None, path: Answer, *, locale: str) -> str:
        """The question's name, and what has been said."""
        if ask is None:
            return _say("plain-over", locale)
        return _say("plain-prompt", locale, what=named(ask.kind), said=self.said(path, locale=locale), walked=len(path))

    def said(self, answer: Answer, *, locale: str) -> str:
        """Its words, one after the other."""
        return ", ".join(map(named, answer))

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """Nothing: only the words themselves are known."""
        return Vocabulary()

    # --- how it stands ---

    def facts(self, view: Any) -> Mapping[str, Any]:
        """What of the view is said, by its names: numbers, words, and short lists and tables of them."""
        found: Mapping[str, Any] = msgspec.to_builtins(view)
        return found

    def status(self, view: Any, *, locale: str) -> str:
        """The facts in a line."""
        return " · ".join(f"{named(name)} {_written(value)}" for name, value in self.facts(view).items())

    def text_board(self, view: Any, *, locale: str) -> str:
        """The facts, one a line."""
        return "\n".join(f"**{named(name)}**: {_written(value)}" for name, value in self.facts(view).items())

    def alt(self, view: Any, *, locale: str) -> str:
        """The facts."""
        return f"{self._title}. {self.status(view, locale=locale)}"[:1024]

    def measures(self, view: Any, *, locale: str) -> tuple[Measure, ...]:
        """Every number of the facts."""
        numbers = [(name, value) for name, value in self.facts(view).items() if type(value) is int]
        return tuple(Measure(name, named(name), value, "numbers", self._title) for name, value in numbers)

    # --- pictures ---

    def image(self, view: Any, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """A sheet of paper with the title, the facts, and what happened."""
        paper, ink = _COLOURS[look]
        picture = Image.new("RGB", _SIZE, paper)
        pen = ImageDraw.Draw(picture)
        pen.rectangle((12, 12, _SIZE[0] - 13, _SIZE[1] - 13), outline=ink, width=2)
        pen.text((_SIZE[0] // 2, 62), self._title, fill=ink, font=font("bold", 52), anchor="mm")
        y = 130
        for name, value in self.facts(view).items():
            for line in wrap(f"{named(name)}: {_written(value)}", face="text", size=32, width=_SIZE[0] - 120):
                pen.text((60, y), line, fill=ink, font=font("text", 32))
                y += 44
        for event in events[-STORY_LINES:]:
            pen.text((60, y + 16), self.line(event, locale=locale)[:80], fill=ink, font=font("italic", 26))
            y += 36
        return picture

    def picture(self, view: Any, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """The same as a PNG."""
        out = BytesIO()
        self.image(view, locale=locale, events=events, look=look).save(out, "PNG")
        return out.getvalue()

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """No papers are printed."""
        return None

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """None."""
        return None

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        """What has just happened."""
        return Ask("overlays", ask.rule if ask else "1", lambda: Menu("show", (Choice("happened", "show"),)))

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """There are none."""
        return ()

    def busiest(self, view: Any, events: Sequence[Event]) -> str:
        """There is none."""
        return ""

    def overlay(
        self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """What happened, in words."""
        lines = tuple(self.line(event, locale=locale) for event in events[-STORY_LINES:])
        return Overlay(title=_say("plain-happened", locale), lines=lines or (self.status(view, locale=locale),))

    def overlay_picture(
        self,
        view: Any,
        ask: Ask | None,
        subject: Answer,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        locale: str,
        look: Look = "chart",
    ) -> bytes:
        """The picture itself."""
        return self.picture(view, locale=locale, events=events, look=look)

    # --- what happened ---

    def line(self, event: Event, *, locale: str) -> str:
        """The event's name and facts, its roll with the section."""
        told = msgspec.to_builtins(event)
        account = told.pop("account", None)
        name = named(told.pop("event"))
        facts = ", ".join(f"{named(key).lower()} {_written(value)}" for key, value in told.items())
        parts = [name + (f": {facts}" if facts else "")]
        if account is not None:
            parts.append(_roll(account, locale))
        return "; ".join(parts)[:1000]

    def dice(self, events: Sequence[Event], *, locale: str) -> list[str]:
        """Every roll."""
        told = map(msgspec.to_builtins, events)
        return [_roll(each["account"], locale) for each in told if each.get("account")]

    def settled_by(self, events: Sequence[Event], *, locale: str) -> str | None:
        """The last roll."""
        return next(iter(reversed(self.dice(events, locale=locale))), None)

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        """All where the decision was."""
        return [Mark(period, round_, phase) for _ in events]

    def kinds(self, event: Event) -> frozenset[str]:
        """Rolled for, or not."""
        return frozenset({DICE} if msgspec.to_builtins(event).get("account") else ())

    def places(self, event: Event) -> frozenset[str]:
        """None has a name."""
        return frozenset()

    def headings(self, *, locale: str) -> Headings:
        """By the steps of the sequence, and by rolls."""
        phases = tuple((step, named(step)) for step in self._system.sequence.steps)
        return Headings(phases=phases, places=(), kinds=((DICE, _say("plain-rolls", locale)),))

    # --- odds: a game that has rolls worth asking for tells them itself ---

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        """Nothing is told."""
        return None

    def odds_near(self, view: Any, ask: Ask) -> bool:
        """Nothing is told."""
        return False

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        """Nothing is told."""
        return None

    def odds(self, view: Any, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """Raises `LookupError`: there is no subject."""
        raise LookupError(subject)

    def odds_overview(self, view: Any, *, locale: str) -> tuple[str, ...]:
        """Nothing is told."""
        return ()

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """Bars."""
        return bars.draw(sheets)

    # --- rules and the end ---

    def rulebook(self) -> PlainRulebook:
        """The sections it was given."""
        return self._rules

    def why(self, ask: Ask, *, locale: str) -> str:
        """The section that puts the question."""
        page = self._rules.page(ask.rule, locale=locale)
        return f"§{ask.rule}: {page.text}" if page else f"§{ask.rule}"

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """The reason's name, with the section."""
        return _say("plain-refused", locale, why=named(refused.reason), rule=refused.rule)

    def result(self, view: Any, result: Mapping[str, Any], *, locale: str) -> str:
        """Its facts."""
        facts = " · ".join(f"{named(name)} {_written(value)}" for name, value in result.items() if name != "won")
        return f"**{_ended(bool(result.get('won')), locale)}** {facts}"

    def band(self, name: str, *, locale: str) -> str:
        """Won or lost, in words; any other by its name."""
        return _ended(name == "won", locale) if name in {"won", "lost"} else named(name)

    def score(self, score: int, *, locale: str) -> str:
        """So many points."""
        return _say("plain-points", locale, count=score)

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """Their names and choices."""
        return [
            HouseRuleText(rule.name, named(rule.name), tuple((choice, named(choice)) for choice in rule.choices))
            for rule in self._system.house_rules
        ]

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """Every section, one after the other."""
        chapters = self._rules.chapters(locale=locale)
        pages = [self._rules.page(ref.key, locale=locale) for chapter in chapters for ref in chapter.sections]
        return tuple(f"**{page.ref.number} {page.ref.title}**\n{page.text}" for page in pages[:5] if page)


class PlainRulebook:
    """A few sections without rulings and examples, in the sense of `render.rulebook.Rulebook`."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def _ref(self, key: str) -> RuleRef:
        return RuleRef(key, f"§{key}", self._rules[key][0])

    def chapters(self, *, locale: str) -> tuple[RuleChapter, ...]:
        """One, with all of them."""
        sections = tuple(map(self._ref, self._rules))
        return (RuleChapter(sections[0].key, sections[0].title, sections),) if sections else ()

    def page(self, key: str, *, locale: str) -> RulePage | None:
        """A section by its number."""
        if key not in self._rules:
            return None
        order = list(self._rules)
        place = order.index(key)
        return RulePage(
            ref=self._ref(key),
            text=self._rules[key][1],
            chapter=order[0],
            before=self._ref(order[place - 1]) if place else None,
            after=self._ref(order[place + 1]) if place + 1 < len(order) else None,
        )

    def find(self, text: str, *, locale: str) -> list[RuleRef]:
        """By number or words."""
        if not text:
            return [self._ref(key) for key in self._rules]
        return search([Entry(self._ref(key), said) for key, (_, said) in self._rules.items()], text)

    def example(self, key: str, number: int, *, locale: str) -> str:
        """Raises `LookupError`: there are none."""
        raise LookupError((key, number))


def _ended(won: bool, locale: str) -> str:
    return _say("plain-won", locale) if won else _say("plain-lost", locale)


def _written(value: Any) -> str:
    """A fact as it is read."""
    if isinstance(value, Mapping):
        return ", ".join(f"{named(str(name))} {_written(each)}" for name, each in value.items()) or "–"
    if isinstance(value, list | tuple):
        return ", ".join(map(_written, value)) or "–"
    if isinstance(value, bool):
        return "✓" if value else "✗"
    return named(value) if isinstance(value, str) else str(value)


def _roll(account: Mapping[str, Any], locale: str) -> str:
    dice = ", ".join(map(str, account["dice"]))
    result = named(str(account["result"]))
    return _say("plain-roll", locale, purpose=named(account["purpose"]), dice=dice, result=result, rule=account["rule"])
