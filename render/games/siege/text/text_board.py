"""The board as text, for example for screen readers."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence

from engine.games.siege import cards, victory
from engine.games.siege.map.board import board
from engine.games.siege.scenarios import last_day
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.world import (
    CHINESE,
    CIVILIAN,
    CUP,
    FULL,
    GONE,
    LEADER,
    POOL,
    SOLDIER,
    VALUES,
    WEAPONS,
    Counter,
    Position,
    points,
)
from render.curve_data import Measure, measures_of
from render.games.siege.counters.counter_stacks import leader_bonus
from render.games.siege.map import title_and_tracks
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import in_order, say, zone_short, zones_short
from render.panel import ALT_LENGTH


def signs(position: Position) -> list[str]:
    """Return the names of the conditions in force, such as rain or truce."""
    found = [
        ("rain", position.rain),
        ("truce", position.truce),
        ("ammunition", position.ammunition_short),
        ("cha-cha", position.cha_cha),
        ("broken", position.morale == 0),
        ("starving", position.food >= title_and_tracks.FOOD_END),
    ]
    return [say(f"sign-{name}") for name, there in found if there]


def numbers(position: Position) -> dict[str, int]:
    """Return the numbers in the strip below the map, keyed by name.

    `left` is the number of days for which there is food.
    """
    foot = {name: int(value) for name, value in title_and_tracks.foot_of(position)._asdict().items()}
    return {**foot, "left": max(title_and_tracks.FOOD_END - position.food, 0)}


_MEASURES = (
    ("morale", "condition", False),
    ("left", "condition", False),
    ("armed", "strength", False),
    ("boxers", "strength", True),
    ("civilians", "strength", False),
)
"""The figures of `numbers` that are drawn as curves: name, group with a common scale, whether a day's maximum is
shown.
"""


def measures(position: Position) -> tuple[Measure, ...]:
    """Return the values for charts."""
    found = numbers(position)
    rows = ((name, found[name], group, peak) for name, group, peak in _MEASURES)
    return measures_of(catalogue.VOICE, rows)


def alt(position: Position) -> str:
    """Return the alt text, at most 1,024 characters, with the urgent facts first."""
    parts = [_alt_head(position)]
    parts += [part for part in _alt_parts(position) if part]
    return _as_far(parts[0], parts[1:])


def _as_far(text: str, parts: Iterable[str]) -> str:
    """Add parts to a text until it reaches the maximum length of an alt text."""
    for part in parts:
        if len(text) + len(part) + 1 > ALT_LENGTH:
            text += " " + part[: ALT_LENGTH - len(text) - 2].rpartition(",")[0] + "…"
            break
        text += f" {part}"
    return text[:ALT_LENGTH]


def fight_alt(position: Position, zones: Sequence[str], neighbours: Sequence[str]) -> str:
    """Return the alt text of an enlarged fight."""
    text = say("alt-fight", day=position.day, round=position.sequence)
    boxers = [zone for zone in in_order(zones) if position.has_boxers(zone)]
    held = [zone for zone in in_order(zones) if position.troops(zone) and zone not in boxers]
    beside = [zone for zone in neighbours if position.troops(zone)]
    parts = (
        _alt_zones("alt-boxers", position, boxers, _contested),
        _alt_zones("alt-fight-held", position, held, _held),
        _alt_zones("alt-burning", position, [zone for zone in in_order(zones) if position.burning(zone)], _bare),
        _alt_zones("alt-fight-beside", position, beside, _held),
    )
    return _as_far(text, filter(None, parts))


def _alt_head(position: Position) -> str:
    if not position.card:
        return say("alt-muster")
    card = catalogue.card_name(position.card)
    head = say("alt-day", day=position.day, days=last_day(position.house.scenario), card=card)
    if position.sequence:
        head += " " + say("alt-round", round=position.sequence)
    return head


def _alt_parts(position: Position) -> Iterable[str]:
    yield say("alt-tracks", **numbers(position))
    hanging = signs(position)
    yield say("alt-signs", signs=catalogue.begin(catalogue.listed(hanging))) if hanging else ""
    yield _alt_zones("alt-boxers", position, position.boxer_zones(), _contested)
    yield _alt_zones("alt-burning", position, in_order(position.fires), _bare)
    yield _alt_zones("alt-ruins", position, in_order(position.ruins), _bare)
    yield _alt_zones("alt-barricades", position, in_order(position.barricades), _bare)
    quiet = [zone for zone in board().zones if position.troops(zone) and not position.has_boxers(zone)]
    yield _alt_zones("alt-garrison", position, quiet, _held)
    homes = [zone for zone in board().zones if position.civilians(zone)]
    yield _alt_zones("alt-civilians", position, homes, _sheltered)


def _alt_zones(key: str, position: Position, zones: list[str], write: Callable[[Position, str], str]) -> str:
    if not zones:
        return ""
    return say(key, zones=", ".join(write(position, zone) for zone in zones))


def _bare(_position: Position, zone: str) -> str:
    return zone_short(zone)


def _held(position: Position, zone: str) -> str:
    name = zone_short(zone)
    return say("alt-entry", zone=name, points=points(position.troops(zone)))


def _sheltered(position: Position, zone: str) -> str:
    name = zone_short(zone)
    return say("alt-entry", zone=name, points=points(position.civilians(zone)))


def _contested(position: Position, zone: str) -> str:
    name, enemy = zone_short(zone), points(position.chinese(zone))
    ours = points(position.troops(zone))
    if not ours:
        return say("alt-entry", zone=name, points=enemy)
    return say("alt-pair", zone=name, boxers=enemy, points=ours)


# --- text board ---


def text_board(position: Position) -> str:
    """Return the text board: every fact of the picture as text."""
    lines = [_head(position), say("board-tracks", **numbers(position))]
    hanging = signs(position)
    if hanging:
        lines.append(" · ".join(hanging))
    lines += _section("board-boxers", position, lambda c: c.kind in CHINESE, further=_further)
    lines += _section("board-powers", position, lambda c: c.kind not in CHINESE and c.kind != CIVILIAN)
    lines += _section("board-civilians", position, lambda c: c.kind == CIVILIAN)
    lines += _ground(position)
    lines += _ways(position)
    return "\n".join(lines)


def _head(position: Position) -> str:
    return f"**{title(position)}**"


def title(position: Position) -> str:
    """Return a title with the day, its card and the kind of action."""
    if position.over:
        numbers = {"day": position.day, "days": last_day(position.house.scenario)}
        if position.house.scenario:
            named = catalogue.scenario_title(position.house.scenario)
            return say("panel-title-end-scenario", scenario=named, **numbers)
        return say("panel-title-end", **numbers)
    if not position.card:
        return say("panel-title-muster")
    what = say(f"what-{going_on(position)}", round=position.sequence)
    card = catalogue.card_name(position.card)
    return say("panel-title-day", day=position.day, days=last_day(position.house.scenario), card=card, what=what)


def going_on(position: Position) -> str:
    """Return the kind of the current moment: quiet, rain, shelling, attack or assault."""
    if position.assault and position.sequence:
        return "assault"
    if cards.attack_today(position):
        return "attack"
    if position.rain:
        return "rain"
    if cards.today(position).bombardment and not position.no_shelling:
        return "shelling"
    return "quiet"


def _nothing(_zone: str) -> str:
    return ""


def _section(
    key: str, position: Position, mine: Callable[[Counter], bool], *, further: Callable[[str], str] = _nothing
) -> list[str]:
    lines = [say(key)]
    for zone in board().zones:
        here = [counter for counter in position.here(zone) if mine(counter)]
        if here:
            lines.append(_zone_line(zone, here) + further(zone))
    return lines if len(lines) > 1 else [say("board-zone", zone=lines[0], counters=say("board-nobody"))]


def _further(zone: str) -> str:
    """§6.2 Return a text about where Boxers in a zone can go next; empty if they go no further."""
    ends = dict.fromkeys(zone_short(end) for _, end in board().zones[zone].arrows)
    return say("board-further", zones=catalogue.listed([*ends])) if ends else ""


def _zone_line(zone: str, here: list[Counter]) -> str:
    name, counters = zone_short(zone), grouped(here)
    troops = [c for c in here if c.kind == SOLDIER or c.kind in WEAPONS]
    fighting = [c for c in here if c.kind in CHINESE] or troops
    if not fighting:
        return say("board-zone", zone=name, counters=counters)
    total = str(points(fighting))
    bonus = leader_bonus(c for c in here if c.kind == LEADER)
    if bonus and troops:
        total = say("board-bonus", points=total, bonus=bonus)
    return say("board-total", zone=name, total=total, counters=counters)


def grouped(here: Iterable[Counter]) -> str:
    """Return counters as text, equal ones together: “3 × British 2, Strouts +2, Colt 2”."""
    return ", ".join(
        say("group-count", count=count, name=name) if count > 1 else name
        for name, count in Tally(_group_name(counter) for counter in here).items()
    )


def _group_name(counter: Counter) -> str:
    name = _kind_name(counter)
    if counter.kind == LEADER:
        return say("group-worth", name=name, value=catalogue.signed(counter.bonus))
    value = VALUES[counter.kind][counter.face]
    if not value:
        return name
    key = "group-worth" if counter.face == FULL else "group-reduced"
    return say(key, name=name, value=value)


def _kind_name(counter: Counter) -> str:
    if counter.kind == SOLDIER:
        return say(f"power-{counter.power}")
    if counter.kind == LEADER or counter.kind in WEAPONS:
        return catalogue.own_name(counter.id, face=counter.face)
    return say(f"map-{counter.kind}")


def _ground(position: Position) -> list[str]:
    lines = [say("board-ground")]
    for key, zones in (("burning", position.fires), ("ruins", position.ruins), ("barricades", position.barricades)):
        if zones:
            lines.append(say(f"board-{key}", zones=zones_short(in_order(zones))))
    for key, place in (("hospital", POOL), ("lost", GONE)):
        if position.here(place):
            lines.append(say(f"board-{key}", counters=grouped(position.here(place))))
    if position.here(CUP):
        lines.append(say("board-cup", count=len(position.here(CUP))))
    if not position.sequence:  # before an assault the map shows where it may begin
        entries = ", ".join(f"{number} {zone_short(zone)}" for number, zone in sorted(board().entries.items()))
        lines.append(say("board-entries", zones=entries))
        great = dict.fromkeys(zone.power for zone in board().zones.values() if zone.major and zone.power)
        lines.append(say("board-great", powers=catalogue.listed([say(f"power-{power}.the") for power in great])))
    return lines


def _ways(position: Position) -> list[str]:
    """Return a line for each zone with counters. It lists the neighbours of the zone."""
    zones = [zone for zone in board().zones.values() if position.here(zone.id)]
    lines = [
        say("board-way", zone=zone_short(zone.id), zones=zones_short(in_order(zone.walk)))
        for zone in zones
        if zone.walk
    ]
    return [say("board-ways"), *lines] if lines else []


# --- state of the siege ---


def status(position: Position) -> str:
    """Return the state of the siege in a few lines."""
    legations = [zone for zone in board().zones.values() if zone.legation]
    leaders = [c for c in position.counters if c.kind == LEADER]
    counts = victory.count(position)
    lines = [
        _head(position),
        say("panel-state", **numbers(position), change=""),
        *([" · ".join(hanging)] if (hanging := signs(position)) else []),
        say(
            "status-legations",
            standing=sum(position.standing_legation(zone.id) for zone in legations),
            all=len(legations),
        ),
        say("status-leaders", leaders=sum(c.place != GONE for c in leaders), all=len(leaders)),
        say("status-count", powers=counts.powers_total, boxers=counts.boxers_total),
    ]
    step = SEQUENCE.steps.get(position.step)
    if step is not None:
        lines.append(say("status-step", step=say(f"step-{step.name}"), rule=step.rule))
    return "\n".join(lines)
