"""The plans of Keep Up the Fire! in words."""

from __future__ import annotations

from engine.core.planning.plans import Plan
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.text.log import answer_text
from render.localization import Voice
from render.overlay import Overlay
from render.plan_words import certain_first, words

VOICE = Voice("render.games.keep_up_the_fire", "plans")
say = VOICE.say

LOSSES = ("strength", "streets", "lost")
GAINS = ("forts", "chinese", "stations", "speed", "power")
"""The figures that count what is lost and what is won, in their order."""


def plan_title(name: str) -> str:
    """Return what a plan is for, in a few words; the bare name of one that this version does not know."""
    return say(f"plan-{name}") if VOICE.texts.has(f"plan-{name}") else name


def plan_when(name: str) -> str:
    """Return the bare name: no facts are known on which a plan may depend."""
    return name


def plan_why(name: str) -> str:
    """Return what a plan pays attention to."""
    return say(f"plan-{name}.why")


def plan(position: Position, found: Plan) -> Overlay:
    """Return the orders of a plan and what it changes."""
    del position
    return words(
        found,
        title=plan_title(found.name),
        why=plan_why(found.name),
        orders=certain_first((answer_text(order.words), order.share) for order in found.orders),
        losses={name: say(f"plan-{name}") for name in LOSSES},
        gains={name: say(f"plan-{name}") for name in GAINS},
        span=say("plan-span", turns=found.periods),
        until=say(f"plan-until-{found.until}"),
    )
