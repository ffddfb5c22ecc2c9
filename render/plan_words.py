"""The words of a plan: what it is for, its orders, what it changes on average and at its worst."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from babel.numbers import format_decimal, format_percent

from engine.core.planning.plans import Figure, Plan
from render.catalogue import FALLBACK, house_texts
from render.overlay import Overlay

ORDERS = 12
"""The most orders that are named one by one."""


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
    locale: str,
    theirs: Mapping[str, str] = MappingProxyType({}),
) -> Overlay:
    """Return a plan in words.

    `losses` and `gains` are the names of the figures that count what is lost and what is won, in their order; `theirs`
    those of what the enemy has, which is told as it grows: «+1» is one more for him. `span` is the time for which they
    count, `until` says how far the plan is played.
    """

    def say(key: str, **facts: object) -> str:
        return house_texts().text(key, locale=locale, **facts)

    told = [*orders[:ORDERS]]
    if len(orders) > ORDERS:
        told.append(say("plan-more", count=len(orders) - ORDERS))
    average = _listed(plan.figures, losses, theirs, gains, locale=locale, worst=False)
    badly = _listed(plan.figures, losses, theirs, gains, locale=locale, worst=True)
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


def by_keys(
    write: Callable[..., str],
    plan: Plan,
    titles: tuple[str, str],
    orders: Sequence[str],
    figures: tuple[Sequence[str], Sequence[str], Sequence[str]],
    *,
    locale: str,
) -> Overlay:
    """Return a plan in words whose texts a game has by their usual keys.

    `write` says the game's texts, `titles` are what the plan is for and why, `figures` the keys of losses, of what the
    enemy has, and of gains.
    """
    losses, theirs, gains = ({name: write(f"plan-{name}", locale=locale) for name in family} for family in figures)
    return words(
        plan,
        title=titles[0],
        why=titles[1],
        orders=orders,
        losses=losses,
        theirs=theirs,
        gains=gains,
        span=write("plan-span", locale=locale, turns=plan.periods),
        until=write(f"plan-until-{plan.until}", locale=locale),
        locale=locale,
    )


def probably(what: str, share: float, *, locale: str) -> str:
    """Return an order in words, with its share if it depends on dice."""
    if share >= 1:
        return what
    language = (house_texts().language(locale) or FALLBACK).replace("-", "_")
    return house_texts().text("plan-probably", locale=locale, what=what, share=format_percent(share, locale=language))


def certain_first(orders: Iterable[tuple[str, float]], *, locale: str) -> list[str]:
    """Return orders in words, the most certain first."""
    every = sorted(orders, key=lambda order: -order[1])
    return [probably(what, share, locale=locale) for what, share in every]


def _listed(
    figures: Mapping[str, Figure],
    losses: Mapping[str, str],
    theirs: Mapping[str, str],
    gains: Mapping[str, str],
    *,
    locale: str,
    worst: bool,
) -> str:
    """Return the figures as changes: what is lost has a minus sign."""
    found: list[str] = []
    for name, what in (*losses.items(), *theirs.items(), *gains.items()):
        figure, sign = figures[name], -1 if name in losses else 1
        bad = figure.worst if name in gains else figure.most
        number = signed(sign * (bad if worst else figure.mean), locale=locale)
        if any(figure.tries) and number:
            found.append(house_texts().text("plan-figure", locale=locale, what=what, number=number))
    return " · ".join(found)


def signed(value: float, *, locale: str) -> str:
    """Return a change with its sign and at most one decimal, as the language writes it; empty for no change."""
    language = (house_texts().language(locale) or FALLBACK).replace("-", "_")
    rounded = round(value, 1) if abs(value) < 10 else round(value)
    if not rounded:
        return ""
    return f"{'+' if rounded > 0 else '−'}{format_decimal(abs(rounded), locale=language)}"
