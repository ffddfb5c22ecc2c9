"""The orders of a board in a few short lines of text."""

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
"""The maximum number of zones of a kind that a line names."""
THREATS = 120
"""The maximum length in characters of the line about threatened zones, the most important line in an attack."""
GROUPS = 3
"""The maximum number of groups of moves that the advice names."""
ADVICE = 170
"""The maximum length of the advice in characters, except for very long names: two lines on a desktop, four on a
phone.
"""

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
"""The reasons of the steward's moves, sorted by importance. Reasons that are not listed are the least important."""

FIGHTS = frozenset({"fire", "march"})
DEPLOYS = frozenset({"muster", "reposition"})
QUIET = frozenset({"betsy", "wounded", "reposition", "day-end"})


def fitted(named: Sequence[str], *, most: int, wrap: Callable[[str], str] = str, part: str = ", ") -> str:
    """Return one line with as many items as fit into `most` characters.

    If some items do not fit, the line ends with their number.
    """
    for number in range(min(len(named), NAMED), 0, -1):
        parts = list(named[:number])
        if number < len(named):
            parts.append(say("and-more", count=len(named) - number))
        line = wrap(part.join(parts))
        if len(line) <= most or number == 1:
            return line
    return wrap(say("and-more", count=0))


# --- who can act ----------------------------------------------------------------------------------------------------


def able(position: Position, ask: Ask) -> str:
    """Return a text about the units that can act now, or an empty string."""
    if ask.kind == "fire":
        zones = sorted(ask.facts["zones"], key=lambda zone: -points(position.troops(zone)))
        return fitted([_shooter(position, zone) for zone in zones], most=ORDER_LINE)
    if ask.kind == "march":
        left = ask.facts.get("left", {})
        return _walkers([c for c in _ours(position) if left.get(c.id, 1) > 0], "march")
    if ask.kind in DEPLOYS:
        return _walkers(_ours(position), "deploy")
    return ""


def _shooter(position: Position, zone: str) -> str:
    bonus = sum(modifier.value for modifier in leader_bonus(position, zone))
    return say(
        "able-shooter",
        zone=zone_short(zone),
        points=points(position.troops(zone)),
        led="yes" if bonus else "no",
        bonus=catalogue.signed(bonus),
    )


def _ours(position: Position) -> list[Counter]:
    return [counter for counter in position.army if counter.place not in BOXES]


def _walkers(counters: Sequence[Counter], how: str) -> str:
    return say(
        f"able-{how}",
        points=points(c for c in counters if c.kind == SOLDIER),
        officers=sum(c.kind == LEADER for c in counters),
        guns=sum(c.kind in WEAPONS for c in counters),
        zones=len({c.place for c in counters}),
    )


# --- who is in danger -----------------------------------------------------------------------------------------------


def in_danger(position: Position, ask: Ask) -> str:
    """Return a text about the units in danger. Return an empty text if no unit can be in danger."""
    if ask.kind in FIGHTS:
        return _in_a_fight(position)
    if ask.kind == "reposition":
        return _unguarded(position) or (_at_stake(position) if due(position) else "")
    return _at_stake(position) if ask.kind == "muster" else ""


def threatened(position: Position, ask: Ask) -> str:
    """Return a text about the endangered zones in a fight, or an empty string."""
    zones = [zone_short(threat.zone) for threat in threats.endangered(position)] if ask.kind in FIGHTS else []
    return fitted(list(dict.fromkeys(zones)), most=ORDER_LINE) if zones else ""


def due(position: Position) -> bool:
    """Return whether Boxers will attack today."""
    return bool(position.card) and attack_today(position)


def _in_a_fight(position: Position) -> str:
    found = [_threat(threat) for threat in threats.endangered(position)]
    return fitted(found, most=THREATS, part=say("separator")) if found else say("danger-nobody")


def _unguarded(position: Position) -> str:
    powers = [say(f"power-{power}") for power in garrisons.unguarded(position)]
    if not powers:
        return ""
    return say("danger-unguarded", powers=catalogue.listed(powers), count=len(powers))


def _at_stake(position: Position) -> str:
    def wrap(named: str) -> str:
        return say("danger-stake", zones=named)

    zones = [zone_short(zone) for zone in threats.most_at_stake(position)]
    return fitted(zones, most=ORDER_LINE, wrap=wrap) if zones else ""


def _threat(threat: Threat) -> str:
    whose = "troops" if threat.ours else "civilians" if threat.civilians else "officers"
    return say(
        "danger-here" if threat.here else "danger-coming",
        zone=zone_short(threat.zone),
        ours=threat.ours,
        whose=whose,
        enemy=threat.enemy,
        fanatics=threat.fanatics,
        civilians=threat.civilians,
    )


# --- the advice -----------------------------------------------------------------------------------------------------


def advice(position: Position, ask: Ask, answer: Answer) -> str:
    """Return the advised plan for the rest of the phase with its reasons, as text."""
    plan = _plan(position, ask, answer)
    if not plan:
        return questions.advised(position, ask, answer)
    return catalogue.begin(_shots(position, ask, plan) if ask.kind == "fire" else _moves(position, plan))


def planned(position: Position, ask: Ask, answer: Answer) -> str | None:
    """Return a short text about the advised plan; None if only one answer is planned."""
    plan = _plan(position, ask, answer)
    return say("planned-shots" if ask.kind == "fire" else "planned-moves", count=len(plan)) if plan else None


def _plan(position: Position, ask: Ask, answer: Answer) -> list[Advice]:
    """Return the adviser's shots or moves for the phase.

    Return an empty list for other questions.
    """
    several = len(answer) > 1 and (ask.kind == "fire" or answer[0] in ("move", "lodge"))
    return phase_plan.plan(position, ask) if several and answer[0] != "losses" else []


def _shots(position: Position, ask: Ask, plan: Sequence[Advice]) -> str:
    best = plan[0]
    return say(
        "plan-shots",
        count=len(plan),
        best=questions.briefly(position, ask, best.answer) or "",
        why=say(f"reason-{best.reason}"),
        held=len(set(ask.facts["zones"]) - {advice.answer[1] for advice in plan}),
    )


def _moves(position: Position, plan: Iterable[Advice]) -> str:
    """Return the advised moves as text, grouped by reason."""
    groups = sorted(phase_plan.groups(position, plan), key=lambda group: _weight(group.reason))
    for named in range(min(GROUPS, len(groups)), 0, -1):
        parts = [_group(group) for group in groups[:named]]
        rest = sum(group.answers for group in groups[named:])
        line = catalogue.separated([*parts, *([say("plan-more", count=rest)] if rest else [])])
        if len(line) <= ADVICE or named == 1:
            return line
    return ""


def _weight(reason: str) -> int:
    return WEIGHTIEST.index(reason) if reason in WEIGHTIEST else len(WEIGHTIEST)


def _group(group: Group) -> str:
    return say(
        f"plan-{group.reason}",
        points=group.points,
        counters=len(group.counters),
        starts=_few(group.starts),
        ends=_few(group.ends),
    )


def _few(zones: Sequence[str]) -> str:
    """Name up to two zones. Of more zones, name the first and count the others."""
    if len(zones) <= 2:
        return catalogue.zones_short(zones)
    return catalogue.listed([zone_short(zones[0]), catalogue.more_zones(len(zones) - 1)])


def ahead(position: Position, ask: Ask) -> Literal["round", "calm"] | None:
    """Return how far a button may let the autopilot play on. Return None if there is no such button.

    With `round`, it plays from fire to the end of movement. With `calm`, it plays over quiet days to the next alarm.
    """
    if ask.kind == "fire":
        return "round"
    if ask.kind in QUIET and not (ask.kind == "reposition" and due(position)):
        return "calm"
    return None
