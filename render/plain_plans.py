"""Plan texts for a game that has none in its catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.asks import Answer
from engine.core.planning.plans import Plan
from engine.core.replay import Scene
from render.catalogue import house_texts
from render.overlay import Overlay
from render.pictures.png import png
from render.pictures.print_page import Page
from render.plan_words import certain_first, words
from render.presenter import Look, PeriodWord


class PlainPlans:
    """Implements `render.presenter.PlanTexts` and `PlanMap` by calling a presenter's other methods."""

    def answer_text(self, answer: Answer, /) -> str:
        """Return a recorded answer as text for the log."""
        raise NotImplementedError

    def period(self) -> PeriodWord:
        """Return the game's word for its periods."""
        raise NotImplementedError

    def image(self, view: Any, /, *, look: Look = "chart") -> Image.Image:
        """Return a picture of the board."""
        raise NotImplementedError

    def draw_plan(self, view: Any, plan: Plan, /, *, look: Look) -> Image.Image:
        """Return a picture of the board without arrows."""
        del plan
        return self.image(view, look=look)

    def plan_picture(self, view: Any, plan: Plan, /, *, look: Look = "chart") -> bytes:
        """Return a picture of the board for a plan, as a PNG."""
        return png(self.draw_plan(view, plan, look=look))

    def plan_title(self, name: str, /) -> str:
        """Return the id of a plan as a title."""
        said = name.replace("-", " ")
        return said[:1].upper() + said[1:]

    def plan_when(self, name: str, /) -> str:
        """Return the id of a condition as words."""
        return name.replace("-", " ")

    def plan_why(self, name: str, /) -> str:
        """Return the plan's title, because the game has no text about its priorities."""
        return self.plan_title(name)

    def plan_question(self, view: Any, kind: str, side: str, /) -> str:
        """Return the id of a question, written as words with a question mark."""
        del view, side
        return f"{self.plan_title(kind)}?"

    def plan_choice(self, kind: str, name: str, /) -> str:
        """Return the title of a plan. Here it is only the plan's id."""
        del kind
        return self.plan_title(name)

    def plan_price(self, found: Plan, /) -> str:
        """Return an empty string, because it is unknown which numbers are losses."""
        del found
        return ""

    def plan(self, view: Any, found: Plan, /) -> Overlay:
        """Return a text with the orders and numbers of a plan. Every number counts as a gain."""
        del view

        def say(key: str, **facts: Any) -> str:
            return house_texts().text(key, **facts)

        title = self.plan_title(found.name)
        orders = ((self.answer_text(order.words), order.share) for order in found.orders)
        return words(
            found,
            title=title,
            why=title,
            orders=certain_first(orders),
            losses={},
            gains={name: self.plan_title(name) for name in found.figures},
            span=say("plan-periods", count=found.periods, period=self.period()),
            until=say(f"plan-until-{found.until}"),
        )


class PlainPages:
    """Implements `render.presenter.Newspaper`, `Poster` and `CounterGuide` for a game without such pages."""

    def newspaper(self, scenes: Sequence[Scene], /, *, game: str, period: int | None) -> Page | None:
        """Return None, because the game has no newspaper."""
        del scenes, game, period
        return None

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], /, *, game: str) -> Page | None:
        """Return None, because the game has no poster."""
        del scenes, result, game
        return None

    def draw_counters(self, *, look: Look) -> Image.Image | None:
        """Return None, because the game has no counters."""
        del look
        return None

    def counters_alt(self) -> str:
        """Return an empty string, because there is no picture."""
        return ""
