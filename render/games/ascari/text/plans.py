"""The plans of a player-turn, the orders of a corps, and the steward's reasons in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from engine.core.planning.plans import Plan, part_name, part_of
from engine.games.ascari.world import View
from render.games.ascari.text import catalogue
from render.games.ascari.text.labels import sixths
from render.games.ascari.text.log import answer_text
from render.localization import Voice
from render.overlay import Overlay
from render.plan_words import by_keys, certain_first

VOICE = Voice(catalogue.PACKAGE, "plans")
say = VOICE.say

CORPS = "corps-"
"""What the name of a corps' plan begins with; the corps follows."""
LOSSES, THEIRS, GAINS = ("lost",), ("theirs",), ("killed", "places")
"""The figures that count what is lost, what the enemy has, and what is won, in their order."""
UNSAID = frozenset({"", "only-answer"})
"""The reasons that are no reasons."""


def plan_title(name: str, *, locale: str) -> str:
    """Return what a plan is for, in a few words; the bare name of one that this version does not know.

    Of a corps without a goal it is the name of the corps.
    """
    key, corps = _part(name), _corps(name, locale)
    if corps and name == part_name(part_of(name)[0], ""):
        return corps
    if corps and VOICE.texts.has(key):
        return say(key, locale=locale, corps=corps)
    return say(f"plan-{name}", locale=locale) if VOICE.texts.has(f"plan-{name}") else name


def plan_when(name: str, *, locale: str) -> str:
    """Return the bare name: no facts are known on which a plan may depend."""
    del locale
    return name


def plan_why(name: str, *, locale: str) -> str:
    """Return what a plan pays attention to."""
    key = _part(name) if name.startswith(CORPS) else f"plan-{name}"
    return say(f"{key}.why", locale=locale)


def _part(name: str) -> str:
    """Return the key of a corps' plan."""
    _, goal = part_of(name)
    return f"plan-corps-{goal}" if goal else "plan-corps"


def _corps(name: str, locale: str) -> str:
    """Return the name of the corps whose plan it is; empty for another plan, and for a corps of no scenario."""
    key = f"corps-{part_of(name)[0].removeprefix(CORPS)}"
    return catalogue.say(key, locale=locale) if name.startswith(CORPS) and catalogue.VOICE.texts.has(key) else ""


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


# --- reasons ---


def reason_text(scenario: str, key: str, facts: Mapping[str, Any], *, locale: str) -> str:
    """Return the steward's reason as a clause; empty where there is none to tell."""
    if key in UNSAID:
        return ""
    told = {name: write(facts[name], locale) for name, write in _FACTS.items() if name in facts}
    if "percent" in facts:
        told["chance"] = catalogue.percent(Fraction(facts["percent"], 100), locale=locale)
    if at := facts.get("goal") or facts.get("at"):
        told["where"] = catalogue.hex_name(scenario, at, locale=locale)
    if "group" in facts:
        told["corps"] = catalogue.say(f"corps-{facts['group']}", locale=locale)
    return say(f"reason-{key}", locale=locale, **told)


def _piece(unit: str, locale: str) -> str:
    return catalogue.any_piece(unit, locale=locale)


_FACTS: Mapping[str, Callable[[Any, str], Any]] = {
    **dict.fromkeys(("unit", "enemy", "leader"), _piece),
    "chance": lambda chance, locale: sixths(chance, locale=locale),
    "distance": lambda distance, _locale: distance,
}
"""How the facts of a reason are written."""
