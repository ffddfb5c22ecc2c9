"""The texts of the plans of the siege."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.planning.plans import Plan
from engine.games.siege.world import Position
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import zone_short
from render.localization import Voice
from render.overlay import Overlay
from render.plan_words import certain_first, priced, words

VOICE = Voice("render.games.siege", "plans")
say = VOICE.say

LOSSES = {
    "legations": "plan-legations",
    "ruins": "plan-ruins",
    "civilians": "plan-civilian-points",
    "troops": "plan-troops",
    "leaders": "plan-leaders",
    "boxers": "plan-boxers",
}
"""The texts for the figures of a plan, in their order; the Boxers' losses are included."""


NAMED = 3
"""The maximum number of starting zones that are named for troops who go to one zone."""


def plan_title(name: str) -> str:
    """Return a plan's title, or its id if the plan is unknown."""
    return say(f"plan-{name}") if VOICE.texts.has(f"plan-{name}") else name


def plan_when(name: str) -> str:
    """Return the text of the condition under which a plan is used."""
    kind, _, number = name.partition("-")
    return say(f"when-{kind}", number=number) if VOICE.texts.has(f"when-{kind}") else name


def plan_why(name: str) -> str:
    """Return a text about what a plan gives priority to."""
    return say(f"plan-{name}.why")


def plan_question(position: Position, kind: str, side: str) -> str:
    """Return the text of the question to the commander."""
    del position, side
    return say(f"question-{kind}")


def plan_choice(kind: str, name: str) -> str:
    """Return the text of a plan as an answer to a question."""
    own = f"question-{kind}.{name}"
    return say(own) if VOICE.texts.has(own) else plan_title(name)


def plan_price(found: Plan) -> str:
    """Return a text about the probable cost of a plan; empty if there is none."""
    lost = {name: figure.mean for name, figure in found.figures.items()}
    zones = lost["legations"] + lost["ruins"]
    return priced(
        VOICE,
        {"troops": lost["troops"], "zones": zones, "civilians": lost["civilians"], "leaders": lost["leaders"]},
    )


def plan(position: Position, found: Plan) -> Overlay:
    """Return a text about a plan's orders and their effects."""
    del position
    return words(
        found,
        title=plan_title(found.name),
        why=plan_why(found.name),
        orders=[*_ways(found, "move"), *_ways(found, "fire"), *_lodges(found)],
        losses={name: say(key) for name, key in LOSSES.items() if name != "boxers"},
        gains={"boxers": say(LOSSES["boxers"])},
        span=say("plan-span", days=found.periods),
        until=say(f"plan-until-{found.until}"),
    )


def _ways(found: Plan, verb: str) -> list[str]:
    """Return a line with all orders of one kind in a plan. Return an empty list if there are none."""
    ends: dict[tuple[str, float], list[str]] = {}
    for order in found.orders:
        if order.words[0] == verb:
            ends.setdefault((order.words[2], order.share), []).append(order.words[1])
    ways = [(_way(starts, end), share) for (end, share), starts in ends.items()]
    if not ways:
        return []
    told = catalogue.separated(certain_first(ways))
    return [say("plan-moves" if verb == "move" else "plan-shots", ways=told)]


def _way(starts: Sequence[str], end: str) -> str:
    there = zone_short(end)
    if starts == [end]:
        return there
    here = catalogue.some_zones(starts, most=NAMED)
    return say("plan-way", **{"from": here, "to": there})


def _lodges(found: Plan) -> list[str]:
    homes = [
        (
            say("plan-way", **{"from": _civilian(order.words[1]), "to": zone_short(order.words[2])}),
            order.share,
        )
        for order in found.orders
        if order.words[0] == "lodge"
    ]
    return [say("plan-lodges", who=", ".join(certain_first(homes)))] if homes else []


def _civilian(name: str) -> str:
    return catalogue.counter_name(name)
