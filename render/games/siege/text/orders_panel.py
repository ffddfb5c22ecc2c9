"""The orders of a board in a few short lines: who can act, who is in danger, and what the steward advises and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

from engine.core.asks import Answer, Ask
from engine.games.siege.cards import attack_today
from engine.games.siege.combat.modifiers import leader_bonus
from engine.games.siege.map import garrisons
from engine.games.siege.steward import phase_plan, threats
from engine.games.siege.steward.advice import Advice
from engine.games.siege.steward.phase_plan import Group
from engine.games.siege.steward.threats import Threat
from engine.games.siege.world import BOXES, LEADER, SOLDIER, WEAPONS, Counter, Position, points
from render.games.siege.text import catalogue, questions
from render.games.siege.text.catalogue import say, zone_short
from render.panel import ORDER_LINE

NAMED = 4
"""Most zones of a kind that a line names."""
THREATS = 120
"""Longest line about threatened zones, in characters; in an attack it matters most."""
GROUPS = 3
"""Most groups of moves that the advice names."""
ADVICE = 170
"""Longest advice in characters, except for very long names: two lines on a desktop, four on a telephone."""

WEIGHTIEST = (
    "escape-fire",
    "leave-barred",
    "engage",
    "meet",
    "reinforce",
    "civilians-away",
    "withdraw",
    "man-post",
    "rest",
    "garrison",
    "shelter-leaders",
)
"""Reasons of the steward's moves, the most important first; all others come last."""

FIGHTS = frozenset({"fire", "march"})
DEPLOYS = frozenset({"muster", "reposition"})
QUIET = frozenset({"betsy", "wounded", "reposition", "day-end"})


def fitted(named: Sequence[str], *, locale: str, most: int, wrap: Callable[[str], str] = str, part: str = ", ") -> str:
    """Join as many of the items as fit into a line, and the number of the others."""
    for number in range(min(len(named), NAMED), 0, -1):
        parts = list(named[:number])
        if number < len(named):
            parts.append(say("and-more", locale=locale, count=len(named) - number))
        line = wrap(part.join(parts))
        if len(line) <= most or number == 1:
            return line
    return wrap(say("and-more", locale=locale, count=0))


# --- who can act ----------------------------------------------------------------------------------------------------


def able(position: Position, ask: Ask, *, locale: str) -> str:
    """Return who can act now; "" if it is obvious."""
    if ask.kind == "fire":
        zones = sorted(ask.facts["zones"], key=lambda zone: -points(position.troops(zone)))
        return fitted([_shooter(position, zone, locale=locale) for zone in zones], locale=locale, most=ORDER_LINE)
    if ask.kind == "march":
        left = ask.facts.get("left", {})
        return _walkers([c for c in _ours(position) if left.get(c.id, 1) > 0], "march", locale=locale)
    if ask.kind in DEPLOYS:
        return _walkers(_ours(position), "deploy", locale=locale)
    return ""


def _shooter(position: Position, zone: str, *, locale: str) -> str:
    bonus = sum(modifier.value for modifier in leader_bonus(position, zone))
    return say(
        "able-shooter",
        locale=locale,
        zone=zone_short(zone, locale=locale),
        points=points(position.troops(zone)),
        led="yes" if bonus else "no",
        bonus=catalogue.signed(bonus),
    )


def _ours(position: Position) -> list[Counter]:
    return [counter for counter in position.army if counter.place not in BOXES]


def _walkers(counters: Sequence[Counter], how: str, *, locale: str) -> str:
    return say(
        f"able-{how}",
        locale=locale,
        points=points(c for c in counters if c.kind == SOLDIER),
        officers=sum(c.kind == LEADER for c in counters),
        guns=sum(c.kind in WEAPONS for c in counters),
        zones=len({c.place for c in counters}),
    )


# --- who is in danger -----------------------------------------------------------------------------------------------


def in_danger(position: Position, ask: Ask, *, locale: str) -> str:
    """Return who is in danger, with the points of both sides; "" if nobody can be."""
    if ask.kind in FIGHTS:
        return _in_a_fight(position, locale=locale)
    if ask.kind == "reposition":
        return _unguarded(position, locale=locale) or (_at_stake(position, locale=locale) if due(position) else "")
    return _at_stake(position, locale=locale) if ask.kind == "muster" else ""


def due(position: Position) -> bool:
    """Return whether Boxers will attack today."""
    return bool(position.card) and attack_today(position)


def _in_a_fight(position: Position, *, locale: str) -> str:
    found = [_threat(threat, locale=locale) for threat in threats.endangered(position)]
    return (
        fitted(found, locale=locale, most=THREATS, part=say("separator", locale=locale))
        if found
        else say("danger-nobody", locale=locale)
    )


def _unguarded(position: Position, *, locale: str) -> str:
    powers = [say(f"power-{power}", locale=locale) for power in garrisons.unguarded(position)]
    if not powers:
        return ""
    return say("danger-unguarded", locale=locale, powers=catalogue.listed(powers, locale=locale), count=len(powers))


def _at_stake(position: Position, *, locale: str) -> str:
    def wrap(named: str) -> str:
        return say("danger-stake", locale=locale, zones=named)

    zones = [zone_short(zone, locale=locale) for zone in threats.most_at_stake(position)]
    return fitted(zones, locale=locale, most=ORDER_LINE, wrap=wrap) if zones else ""


def _threat(threat: Threat, *, locale: str) -> str:
    whose = "troops" if threat.ours else "civilians" if threat.civilians else "officers"
    return say(
        "danger-here" if threat.here else "danger-coming",
        locale=locale,
        zone=zone_short(threat.zone, locale=locale),
        ours=threat.ours,
        whose=whose,
        enemy=threat.enemy,
        fanatics=threat.fanatics,
        civilians=threat.civilians,
    )


# --- the advice -----------------------------------------------------------------------------------------------------


def advice(position: Position, ask: Ask, answer: Answer, *, locale: str) -> tuple[str, str | None]:
    """Return the steward's plan for the rest of the phase with his reason, and a short text of it for a button."""
    plan = phase_plan.plan(position, ask) if len(answer) > 1 and answer[0] != "losses" else []
    if not plan:
        return questions.advised(position, ask, answer, locale=locale), None
    if ask.kind == "fire":
        text, brief = _shots(position, ask, plan, locale=locale), "planned-shots"
    elif answer[0] in ("move", "lodge"):
        text, brief = _moves(position, plan, locale=locale), "planned-moves"
    else:
        return questions.advised(position, ask, answer, locale=locale), None
    return catalogue.begin(text), say(brief, locale=locale, count=len(plan))


def _shots(position: Position, ask: Ask, plan: Sequence[Advice], *, locale: str) -> str:
    best = plan[0]
    return say(
        "plan-shots",
        locale=locale,
        count=len(plan),
        best=questions.briefly(position, ask, best.answer, locale=locale) or "",
        why=say(f"reason-{best.reason}", locale=locale),
        held=len(set(ask.facts["zones"]) - {advice.answer[1] for advice in plan}),
    )


def _moves(position: Position, plan: Iterable[Advice], *, locale: str) -> str:
    """Return the moves grouped by reason, as many as fit into two lines."""
    groups = sorted(phase_plan.groups(position, plan), key=lambda group: _weight(group.reason))
    for named in range(min(GROUPS, len(groups)), 0, -1):
        parts = [_group(group, locale=locale) for group in groups[:named]]
        rest = sum(group.answers for group in groups[named:])
        line = catalogue.separated(
            [*parts, *([say("plan-more", locale=locale, count=rest)] if rest else [])], locale=locale
        )
        if len(line) <= ADVICE or named == 1:
            return line
    return ""


def _weight(reason: str) -> int:
    return WEIGHTIEST.index(reason) if reason in WEIGHTIEST else len(WEIGHTIEST)


def _group(group: Group, *, locale: str) -> str:
    return say(
        f"plan-{group.reason}",
        locale=locale,
        points=group.points,
        counters=len(group.counters),
        starts=_few(group.starts, locale=locale),
        ends=_few(group.ends, locale=locale),
    )


def _few(zones: Sequence[str], *, locale: str) -> str:
    """Name up to two zones; of more the first, and the number of the others."""
    if len(zones) <= 2:
        return catalogue.zones_short(zones, locale=locale)
    rest = say("zones-more", locale=locale, count=len(zones) - 1)
    return catalogue.listed([zone_short(zones[0], locale=locale), rest], locale=locale)


def ahead(position: Position, ask: Ask) -> Literal["round", "calm"] | None:
    """Return how far the steward may play on; None if he may not.

    `round` is from fire through movement, `calm` over quiet days to the next alarm.
    """
    if ask.kind == "fire":
        return "round"
    if ask.kind in QUIET and not (ask.kind == "reposition" and due(position)):
        return "calm"
    return None
