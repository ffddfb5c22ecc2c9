"""The plans of a side's orders and fire in words: what each is for, its orders, what it changes."""

from __future__ import annotations

from engine.core.planning.plans import Plan
from engine.games.revolte.world import View
from render.games.revolte.text import catalogue
from render.games.revolte.text.log import answer_text
from render.localization import Voice
from render.overlay import Overlay
from render.plan_words import by_keys, certain_first

VOICE = Voice(catalogue.PACKAGE, "plans")
say = VOICE.say

LOSSES, THEIRS, GAINS = ("lost",), ("theirs",), ("killed", "holding", "near")
"""The figures that count what is lost, what the enemy has, and what is won, in their order."""


def plan_title(name: str, *, locale: str) -> str:
    """Return what a plan is for, in a few words; the bare name of one that this version does not know."""
    return say(f"plan-{name}", locale=locale) if VOICE.texts.has(f"plan-{name}") else name


def plan_when(name: str, *, locale: str) -> str:
    """Return the bare name: no facts are known on which a plan may depend."""
    del locale
    return name


def plan_why(name: str, *, locale: str) -> str:
    """Return what a plan pays attention to."""
    return say(f"plan-{name}.why", locale=locale)


def plan(view: View, found: Plan, *, locale: str) -> Overlay:
    """Return the orders of a plan and what it changes."""
    del view
    orders = ((answer_text(order.words, locale=locale), order.share) for order in found.orders)
    return by_keys(
        say,
        found,
        (plan_title(found.name, locale=locale), plan_why(found.name, locale=locale)),
        certain_first(orders, locale=locale),
        (LOSSES, THEIRS, GAINS),
        locale=locale,
    )
