"""Texts of Attic: every one as long as possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

from PIL import Image
from support.toygame.rulebook import ToyRulebook

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import Event
from engine.core.planning.plans import Plan
from engine.core.replay import Scene
from render.curve_data import Measure, Mistake
from render.dispatch import HIT, Outcome, Told
from render.log_headings import Headings, Mark
from render.odds import OddsSheet, Share
from render.overlay import Overlay
from render.panel import Details, HouseRuleText, Offer, Panel, Shortcut, Shortcuts
from render.pictures import odds_bars
from render.pictures.print_page import Page
from render.presenter import Look, PeriodWord
from render.touch import Points, Shape
from render.vocabulary import Vocabulary

_LONG = "an extraordinarily long-winded description of the matter in hand, " * 80

RULES = ToyRulebook(
    {
        str(chapter): (_LONG, {f"{chapter}.{number}": (_LONG, _LONG, (_LONG,) * 30) for number in range(1, 26)})
        for chapter in range(1, 26)
    },
    example=_LONG,
)


class AtticPresenter:
    """Ignores every length limit: the bot has to shorten."""

    def setting(self, scenario: str) -> str:
        return ""

    def opening(self, scenario: str, /, *, side: str) -> str:
        """Return nothing: the board begins with its question."""
        return ""

    def title(self) -> str:
        return "Attic"

    def draw_counters(self, *, look: Look) -> None:
        return None

    def counters_alt(self) -> str:
        return ""

    def period(self) -> PeriodWord:
        return "turn"

    def party(self, name: str) -> str:
        return name.capitalize()

    def side(self, name: str) -> str:
        return name.capitalize()

    def panel(
        self,
        view: Any,
        ask: Ask | None,
        events: Sequence[Event],
        *,
        advice: Answer | None = None,
        beside: Panel | None = None,
    ) -> Panel:
        return Panel(
            tone="quiet",
            colour=0x554433,
            title=_LONG,
            state=_LONG,
            story=tuple([_LONG] * 12),
            orders=_LONG,
            alt=_LONG,
        )

    def details(self, view: Any, ask: Ask, advice: Answer | None) -> Details:
        return Details(advice=_LONG)

    def offers(self, view: Any, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
        return tuple(Offer(f"{answer[0]} {_LONG}"[:80], _LONG) for answer in answers)

    def shortcuts(self, view: Any, ask: Ask, *, path: Answer = ()) -> tuple[Shortcuts, ...]:
        menu = ask.level(("put",)) if ask.menu().find("put") is not None and not path else None
        if menu is None:
            return ()
        options = tuple(
            Shortcut(path=("put", choice.word), label=f"{choice.word}: {_LONG}", detail=_LONG)
            for choice in menu.choices
        )
        return (Shortcuts(verb="put", prompt=_LONG, options=options, complete=False),)

    def first_time_hint(self, ask: Ask) -> str | None:
        return _LONG

    def picture(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        out = BytesIO()
        Image.new("RGB", (8, 8)).save(out, "PNG")
        return out.getvalue()

    def fight(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> bytes | None:
        return None

    def image(self, view: Any, *, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        return Image.new("RGB", (8, 8))

    def measures(self, view: Any) -> tuple[Measure, ...]:
        return (Measure("long", _LONG, 0, "long", _LONG),)

    def newspaper(self, scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
        return None

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str) -> Page | None:
        return None

    def alt(self, view: Any) -> str:
        return _LONG

    def text_board(self, view: Any) -> str:
        return "\n".join([_LONG] * 20)

    def label(self, choice: Choice) -> str:
        return f"{choice.word}: {_LONG}"

    def description(self, choice: Choice) -> str | None:
        return _LONG if choice.label == "shelf" else None

    def prompt(self, ask: Ask | None, path: Answer) -> str:
        return _LONG

    def settled_by(self, events: Sequence[Event]) -> str | None:
        return _LONG[:200]

    def left_out(self, view: Any, events: Sequence[Event]) -> tuple[str, ...]:
        return ()

    def outcomes(self, view: Any, events: Sequence[Event]) -> tuple[Outcome, ...]:
        return tuple(Outcome(text, "", HIT, 1, told) for text, told in self.latest(view, events))

    def latest(self, view: Any, events: Sequence[Event]) -> tuple[Told, ...]:
        return ()

    def dice(self, events: Sequence[Event]) -> list[str]:
        return [_LONG] * 3

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        return [Mark(period, round_, "shelf") for _ in events]

    def kinds(self, event: Event) -> frozenset[str]:
        return frozenset({"dice"})

    def places(self, event: Event) -> frozenset[str]:
        return frozenset({"shelf"})

    def line(self, event: Event) -> str:
        return _LONG

    def answer_text(self, answer: Answer) -> str:
        return _LONG

    def headings(self) -> Headings:
        return Headings(*((tuple((f"word-{number}", _LONG) for number in range(60)),) * 3))

    def odds_ask(self, view: Any, ask: Ask | None) -> Ask | None:
        if ask is None:
            return None
        things = tuple(Choice(f"thing-{number:02}-{'x' * (number % 90)}", "shelf") for number in range(60))
        kinds = tuple(Choice(f"kind-{n:02}", "verb-put", then=lambda: Menu("zone", things)) for n in range(40))
        return Ask("odds", "1", lambda: Menu("what", kinds))

    def odds_near(self, view: Any, ask: Ask) -> bool:
        return True

    def odds_subject(self, view: Any, ask: Ask, answer: Answer) -> Answer | None:
        return None

    def odds(self, view: Any, ask: Ask, subject: Answer) -> OddsSheet:
        share = Share(brief=_LONG, said=_LONG, odds="1/6", percent="17%", chance=1 / 6, kind="bad", rank=0)
        return OddsSheet(
            subject=subject,
            title=_LONG,
            roll=_LONG,
            shares=(share,) * 6,
            lines=(_LONG,) * 5,
            changes=(_LONG,) * 12,
            average=0.5,
            averaged="0.50",
            counted=_LONG,
        )

    def odds_overview(self, view: Any) -> tuple[str, ...]:
        return (_LONG,) * 20

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        return odds_bars.draw(sheets)

    def overlays(self, view: Any, ask: Ask | None) -> Ask:
        of = Menu("of", tuple(Choice(f"thing-{number:02}{_LONG}", _LONG) for number in range(60)))
        shown = tuple(Choice(f"show-{number}", _LONG, then=lambda: of) for number in range(7))
        return Ask("overlays", "2", lambda: Menu("show", shown))

    def picked(self, view: Any, ask: Ask, path: Answer) -> Answer:
        return path[:1]

    def shapes_of(self, view: Any, ask: Ask, path: Answer, choice: Choice) -> tuple[Shape, ...]:
        return ()

    def picked_shapes(self, view: Any, ask: Ask, path: Answer) -> tuple[Shape, ...]:
        return ()

    def words_at(self, view: Any, ask: Ask, path: Answer, points: Points) -> tuple[str, ...]:
        return ()

    def event_shapes(self, view: Any, events: Sequence[Event]) -> tuple[Shape, ...]:
        return ()

    def badge(self, choice: Choice) -> str:
        return ""

    def parts(self) -> tuple[tuple[str, str], ...]:
        return tuple((str(number), _LONG) for number in range(4))

    def busiest(self, view: Any, events: Sequence[Event]) -> str:
        return ""

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
        return Overlay(title=_LONG, lines=(_LONG,) * 9)

    def overlay_picture(
        self,
        view: Any,
        ask: Ask | None,
        subject: Answer,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        look: Look = "chart",
    ) -> bytes:
        return b"no picture"

    def plan_title(self, name: str) -> str:
        return _LONG

    def plan_when(self, name: str) -> str:
        return name.replace("-", " in the ")

    def plan_why(self, name: str) -> str:
        return _LONG

    def plan(self, view: Any, found: Plan) -> Overlay:
        return Overlay(title=_LONG, lines=(_LONG,) * 9)

    def plan_picture(self, view: Any, plan: Plan, *, look: Look = "chart") -> bytes:
        return b"no picture"

    def why(self, ask: Ask) -> str:
        return _LONG

    def rulebook(self) -> ToyRulebook:
        return RULES

    def vocabulary(self) -> Vocabulary:
        return Vocabulary()

    def refusal(self, refused: Refused) -> str:
        return f"{refused.reason} (§{refused.rule})"

    def status(self, view: Any) -> str:
        return _LONG

    def result(self, view: Any, result: Mapping[str, Any]) -> str:
        return _LONG

    def verdict(self, view: Any, result: Mapping[str, Any]) -> str:
        """Return the result."""
        return self.result(view, result)

    def band(self, name: str) -> str:
        return f"{name}: {_LONG}"[:30]

    def score(self, score: int) -> str:
        return f"{score}: {_LONG}"[:40]

    def mistake(self, name: str) -> Mistake:
        return Mistake(f"{name}: {_LONG}"[:44], f"{name}: {_LONG}")

    def house_rules(self) -> list[HouseRuleText]:
        return [
            HouseRuleText(f"switch_{number:02}", f"Switch {number}: {_LONG}", (("a", "A"), ("b", _LONG), ("c", "C")))
            for number in range(60)
        ]

    def how_to_play(self) -> tuple[str, ...]:
        return (_LONG,) * 5


PRESENTER = AtticPresenter()
