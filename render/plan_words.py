"""Writes the text of a plan: its purpose, its orders and its effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from babel.numbers import format_decimal, format_percent

from engine.core.planning.plans import Figure, Plan
from render.catalogue import FALLBACK, house_texts
from render.language import language
from render.localization import Voice
from render.overlay import Overlay

ORDERS = 12
"""The maximum number of orders that are named one by one."""


def words(
    plan: Plan,
    *,
    title: str,
    why: str,
    orders: Sequence[str],
    losses: Mapping[str, str],
    gains: Mapping[str, str],
    span: str,
    until: str,
    theirs: Mapping[str, str] = MappingProxyType({}),
) -> Overlay:
    """Return the text of a plan with its orders and its effects.

    `losses`, `gains` and `theirs` map keys of the plan's effects to their names. In `theirs`, “+1” means one more for
    the enemy. `span` is the text about the time that the numbers cover. `until` is the text about how long the plan is
    played.
    """

    def say(key: str, **facts: Any) -> str:
        return house_texts().text(key, **facts)

    told = [*orders[:ORDERS]]
    if len(orders) > ORDERS:
        told.append(say("plan-more", count=len(orders) - ORDERS))
    average = _listed(plan.figures, losses, theirs, gains, worst=False)
    badly = _listed(plan.figures, losses, theirs, gains, worst=True)
    tries = max((len(figure.tries) for figure in plan.figures.values()), default=0)
    lines = [
        f"*{why}*",
        say("plan-orders"),
        *(f"- {order}" for order in told or [say("plan-no-orders")]),
        say("plan-average", tries=tries, span=span, figures=average or say("plan-nothing")),
    ]
    if badly != average:
        lines.append(say("plan-badly", figures=badly or say("plan-nothing")))
    return Overlay(title=title, lines=(*lines, f"-# {until}"))


class PlanTexts:
    """Implements `render.presenter.PlanTexts` for a game whose plans have their own catalogue.

    The keys are `plan-<name>`, `plan-<name>.why`, `plan-span` and `plan-until-<until>`. `answer_text` returns the text
    of an order. `losses`, `gains` and `theirs` are the names of the numbers that count losses, gains and the enemy's
    strength, in the order shown. `prices` are the numbers in a plan's line on the board.
    """

    def __init__(
        self,
        voice: Voice,
        answer_text: Callable[..., str],
        *,
        losses: Sequence[str],
        gains: Sequence[str],
        theirs: Sequence[str] = (),
        prices: Sequence[str] = (),
    ) -> None:
        self._prices = prices
        self.voice, self.say, self._answer_text = voice, voice.say, answer_text
        self._losses, self._theirs, self._gains = losses, theirs, gains

    def plan_title(self, name: str) -> str:
        """Return a plan's purpose in a few words; its id if the plan is unknown."""
        return self.say(f"plan-{name}") if self.voice.texts.has(f"plan-{name}") else name

    def plan_when(self, name: str) -> str:
        """Return the name of a condition unchanged, because conditions have no texts here."""
        return name

    def plan_why(self, name: str) -> str:
        """Return the text that says what a plan gives priority to."""
        return self.say(f"plan-{name}.why")

    def plan_question(self, view: Any, kind: str, side: str) -> str:
        """Return the question to the commander of a side."""
        del view, side
        return self.say(f"question-{kind}")

    def plan_choice(self, kind: str, name: str) -> str:
        """Return the text of a plan as an answer to the question `kind`."""
        own = f"question-{kind}.{name}"
        return self.say(own) if self.voice.texts.has(own) else self.plan_title(name)

    def plan_price(self, found: Plan) -> str:
        """Return a plan's probable cost as text; empty if there is none."""
        return priced(self.voice, {name: found.figures[name].mean for name in self._prices})

    def plan(self, view: Any, found: Plan) -> Overlay:
        """Return the text of a plan's orders and their effects."""
        del view
        orders = ((self._answer_text(order.words), order.share) for order in found.orders)
        losses, theirs, gains = (
            {name: self.say(f"plan-{name}") for name in family} for family in (self._losses, self._theirs, self._gains)
        )
        return words(
            found,
            title=self.plan_title(found.name),
            why=self.plan_why(found.name),
            orders=certain_first(orders),
            losses=losses,
            theirs=theirs,
            gains=gains,
            span=self.say("plan-span", turns=found.periods),
            until=self.say(f"plan-until-{found.until}"),
        )


def priced(voice: Voice, losses: Mapping[str, float]) -> str:
    """Return the probable losses as text. Losses that round to 0 are left out."""
    return ", ".join(voice.say(f"price-{name}", count=round(lost)) for name, lost in losses.items() if round(lost) > 0)


def probably(what: str, share: float) -> str:
    """Return an order as text, followed by the share of simulated games that give it.

    The share is left out if all games do.
    """
    if share >= 1:
        return what
    babel = (house_texts().language(language()) or FALLBACK).replace("-", "_")
    return house_texts().text("plan-probably", what=what, share=format_percent(share, locale=babel))


def certain_first(orders: Iterable[tuple[str, float]]) -> list[str]:
    """Return orders as texts, the most probable first."""
    every = sorted(orders, key=lambda order: -order[1])
    return [probably(what, share) for what, share in every]


def _listed(
    figures: Mapping[str, Figure],
    losses: Mapping[str, str],
    theirs: Mapping[str, str],
    gains: Mapping[str, str],
    *,
    worst: bool,
) -> str:
    """Return a plan's numbers as text, with a minus sign for losses.

    If `worst` is set, return the worst results instead of the averages.
    """
    found: list[str] = []
    for name, what in (*losses.items(), *theirs.items(), *gains.items()):
        figure, sign = figures[name], -1 if name in losses else 1
        bad = figure.worst if name in gains else figure.most
        number = signed(sign * (bad if worst else figure.mean))
        if any(figure.tries) and number:
            found.append(house_texts().text("plan-figure", what=what, number=number))
    return " · ".join(found)


def signed(value: float) -> str:
    """Return a change as text with its sign. Return an empty text if it rounds to 0."""
    babel = (house_texts().language(language()) or FALLBACK).replace("-", "_")
    rounded = round(value, 1) if abs(value) < 10 else round(value)
    if not rounded:
        return ""
    return f"{'+' if rounded > 0 else '−'}{format_decimal(abs(rounded), locale=babel)}"
