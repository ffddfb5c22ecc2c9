"""The board as text: the alt text of the picture, the text board for screen readers, and the state of the siege."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Sequence

from engine.games.siege import cards, victory
from engine.games.siege.map.board import board
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


def signs(position: Position, *, locale: str) -> list[str]:
    """Return the conditions in force: rain, truce, ammunition, cha-cha, broken morale, no supplies."""
    found = [
        ("rain", position.rain),
        ("truce", position.truce),
        ("ammunition", position.ammunition_short),
        ("cha-cha", position.cha_cha),
        ("broken", position.morale == 0),
        ("starving", position.food >= title_and_tracks.FOOD_END),
    ]
    return [say(f"sign-{name}", locale=locale) for name, there in found if there]


def numbers(position: Position) -> dict[str, int]:
    """Return the figures of the lower strip, and `left`, the days for which there is food."""
    return {**title_and_tracks.foot_of(position)._asdict(), "left": max(title_and_tracks.FOOD_END - position.food, 0)}


_MEASURES = (
    ("morale", "condition", False),
    ("left", "condition", False),
    ("armed", "strength", False),
    ("boxers", "strength", True),
    ("civilians", "strength", False),
)
"""Figures of `numbers` that are drawn as curves: name, group with a common scale, whether a day's maximum is shown."""


def measures(position: Position, *, locale: str) -> tuple[Measure, ...]:
    """Return the figures for curves: morale, days of supplies, and the points of both sides on the map."""
    found = numbers(position)
    rows = ((name, found[name], group, peak) for name, group, peak in _MEASURES)
    return measures_of(catalogue.VOICE, rows, locale=locale)


def alt(position: Position, *, locale: str) -> str:
    """Return the alt text, at most 1,024 characters: the urgent facts first, then the garrison as far as it fits."""
    parts = [_alt_head(position, locale=locale)]
    parts += [part for part in _alt_parts(position, locale=locale) if part]
    return _as_far(parts[0], parts[1:])


def _as_far(text: str, parts: Iterable[str]) -> str:
    """Return a text with the parts that fit into an alt text."""
    for part in parts:
        if len(text) + len(part) + 1 > ALT_LENGTH:
            text += " " + part[: ALT_LENGTH - len(text) - 2].rpartition(",")[0] + "…"
            break
        text += f" {part}"
    return text[:ALT_LENGTH]


def fight_alt(position: Position, zones: Sequence[str], neighbours: Sequence[str], *, locale: str) -> str:
    """Return the alt text of an enlarged fight: who stands where it was fought, what burns, who stands beside it."""
    text = say("alt-fight", locale=locale, day=position.day, round=position.sequence)
    boxers = [zone for zone in in_order(zones) if position.has_boxers(zone)]
    held = [zone for zone in in_order(zones) if position.troops(zone) and zone not in boxers]
    beside = [zone for zone in neighbours if position.troops(zone)]
    parts = (
        _alt_zones("alt-boxers", position, boxers, _contested, locale=locale),
        _alt_zones("alt-fight-held", position, held, _held, locale=locale),
        _alt_zones(
            "alt-burning", position, [zone for zone in in_order(zones) if position.burning(zone)], _bare, locale=locale
        ),
        _alt_zones("alt-fight-beside", position, beside, _held, locale=locale),
    )
    return _as_far(text, filter(None, parts))


def _alt_head(position: Position, *, locale: str) -> str:
    if not position.card:
        return say("alt-muster", locale=locale)
    card = catalogue.card_name(position.card, locale=locale)
    head = say("alt-day", locale=locale, day=position.day, days=position.house.last_day, card=card)
    if position.sequence:
        head += " " + say("alt-round", locale=locale, round=position.sequence)
    return head


def _alt_parts(position: Position, *, locale: str) -> Iterable[str]:
    yield say("alt-tracks", locale=locale, **numbers(position))
    hanging = signs(position, locale=locale)
    yield say("alt-signs", locale=locale, signs=catalogue.listed(hanging, locale=locale)) if hanging else ""
    yield _alt_zones("alt-boxers", position, position.boxer_zones(), _contested, locale=locale)
    yield _alt_zones("alt-burning", position, in_order(position.fires), _bare, locale=locale)
    yield _alt_zones("alt-ruins", position, in_order(position.ruins), _bare, locale=locale)
    yield _alt_zones("alt-barricades", position, in_order(position.barricades), _bare, locale=locale)
    quiet = [zone for zone in board().zones if position.troops(zone) and not position.has_boxers(zone)]
    yield _alt_zones("alt-garrison", position, quiet, _held, locale=locale)
    homes = [zone for zone in board().zones if position.civilians(zone)]
    yield _alt_zones("alt-civilians", position, homes, _sheltered, locale=locale)


def _alt_zones(
    key: str, position: Position, zones: list[str], write: Callable[[Position, str, str], str], *, locale: str
) -> str:
    if not zones:
        return ""
    return say(key, locale=locale, zones=", ".join(write(position, zone, locale) for zone in zones))


def _bare(_position: Position, zone: str, locale: str) -> str:
    return zone_short(zone, locale=locale)


def _held(position: Position, zone: str, locale: str) -> str:
    name = zone_short(zone, locale=locale)
    return say("alt-entry", locale=locale, zone=name, points=points(position.troops(zone)))


def _sheltered(position: Position, zone: str, locale: str) -> str:
    name = zone_short(zone, locale=locale)
    return say("alt-entry", locale=locale, zone=name, points=points(position.civilians(zone)))


def _contested(position: Position, zone: str, locale: str) -> str:
    name, enemy = zone_short(zone, locale=locale), points(position.chinese(zone))
    ours = points(position.troops(zone))
    if not ours:
        return say("alt-entry", locale=locale, zone=name, points=enemy)
    return say("alt-pair", locale=locale, zone=name, boxers=enemy, points=ours)


# --- text board ---


def text_board(position: Position, *, locale: str) -> str:
    """Return the text board: every fact of the picture as text."""
    lines = [_head(position, locale=locale), say("board-tracks", locale=locale, **numbers(position))]
    hanging = signs(position, locale=locale)
    if hanging:
        lines.append(" · ".join(hanging))
    lines += _section("board-boxers", position, lambda c: c.kind in CHINESE, locale=locale)
    lines += _section("board-powers", position, lambda c: c.kind not in CHINESE and c.kind != CIVILIAN, locale=locale)
    lines += _section("board-civilians", position, lambda c: c.kind == CIVILIAN, locale=locale)
    lines += _ground(position, locale=locale)
    return "\n".join(lines)


def _head(position: Position, *, locale: str) -> str:
    return f"**{title(position, locale=locale)}**"


def title(position: Position, *, locale: str) -> str:
    """Return a title: the day, its card and the kind of action."""
    if position.over:
        numbers = {"day": position.day, "days": position.house.last_day}
        if position.house.scenario:
            named = say(f"scenario-{position.house.scenario}", locale=locale)
            return say("panel-title-end-scenario", locale=locale, scenario=named, **numbers)
        return say("panel-title-end", locale=locale, **numbers)
    if not position.card:
        return say("panel-title-muster", locale=locale)
    what = say(f"what-{going_on(position)}", locale=locale, round=position.sequence)
    card = catalogue.card_name(position.card, locale=locale)
    return say("panel-title-day", locale=locale, day=position.day, days=position.house.last_day, card=card, what=what)


def going_on(position: Position) -> str:
    """Return the kind of the day at this moment: quiet, rain, shelling, attack or assault."""
    if position.assault and position.sequence:
        return "assault"
    if cards.attack_today(position):
        return "attack"
    if position.rain:
        return "rain"
    if cards.today(position).bombardment and not position.no_shelling:
        return "shelling"
    return "quiet"


def _section(key: str, position: Position, mine: Callable[[Counter], bool], *, locale: str) -> list[str]:
    lines = [say(key, locale=locale)]
    for zone in board().zones:
        here = [counter for counter in position.here(zone) if mine(counter)]
        if here:
            lines.append(_zone_line(zone, here, locale=locale))
    return lines if len(lines) > 1 else [f"{lines[0]}: {say('board-nobody', locale=locale)}"]


def _zone_line(zone: str, here: list[Counter], *, locale: str) -> str:
    name, counters = zone_short(zone, locale=locale), grouped(here, locale=locale)
    troops = [c for c in here if c.kind == SOLDIER or c.kind in WEAPONS]
    fighting = [c for c in here if c.kind in CHINESE] or troops
    if not fighting:
        return say("board-zone", locale=locale, zone=name, counters=counters)
    total = str(points(fighting))
    bonus = leader_bonus(c for c in here if c.kind == LEADER)
    if bonus and troops:
        total = say("board-bonus", locale=locale, points=total, bonus=bonus)
    return say("board-total", locale=locale, zone=name, total=total, counters=counters)


def grouped(here: Iterable[Counter], *, locale: str) -> str:
    """Return counters as text, equal ones together: «3 × British 2, Strouts +2, Colt 2»."""
    return ", ".join(
        say("group-count", locale=locale, count=count, name=name) if count > 1 else name
        for name, count in Tally(_group_name(counter, locale=locale) for counter in here).items()
    )


def _group_name(counter: Counter, *, locale: str) -> str:
    name = _kind_name(counter, locale=locale)
    if counter.kind == LEADER:
        return say("group-worth", locale=locale, name=name, value=catalogue.signed(counter.bonus))
    value = VALUES[counter.kind][counter.face]
    if not value:
        return name
    key = "group-worth" if counter.face == FULL else "group-reduced"
    return say(key, locale=locale, name=name, value=value)


def _kind_name(counter: Counter, *, locale: str) -> str:
    if counter.kind == SOLDIER:
        return say(f"power-{counter.power}", locale=locale)
    if counter.kind == LEADER or counter.kind in WEAPONS:
        return catalogue.own_name(counter.id, face=counter.face, locale=locale)
    return say(f"map-{counter.kind}", locale=locale)


def _ground(position: Position, *, locale: str) -> list[str]:
    lines = [say("board-ground", locale=locale)]
    for key, zones in (("burning", position.fires), ("ruins", position.ruins), ("barricades", position.barricades)):
        if zones:
            lines.append(say(f"board-{key}", locale=locale, zones=zones_short(in_order(zones), locale=locale)))
    for key, place in (("hospital", POOL), ("lost", GONE)):
        if position.here(place):
            lines.append(say(f"board-{key}", locale=locale, counters=grouped(position.here(place), locale=locale)))
    lines.append(say("board-cup", locale=locale, count=len(position.here(CUP))))
    return lines


# --- state of the siege ---


def status(position: Position, *, locale: str) -> str:
    """Return the state of the siege in a few lines."""
    legations = [zone for zone in board().zones.values() if zone.legation]
    leaders = [c for c in position.counters if c.kind == LEADER]
    counts = victory.count(position)
    lines = [
        _head(position, locale=locale),
        say("panel-state", locale=locale, **numbers(position)),
        *([" · ".join(hanging)] if (hanging := signs(position, locale=locale)) else []),
        say(
            "status-legations",
            locale=locale,
            standing=sum(position.standing_legation(zone.id) for zone in legations),
            all=len(legations),
        ),
        say("status-leaders", locale=locale, leaders=sum(c.place != GONE for c in leaders), all=len(leaders)),
        say("status-count", locale=locale, powers=counts.powers_total, boxers=counts.boxers_total),
    ]
    step = SEQUENCE.steps.get(position.step)
    if step is not None:
        lines.append(say("status-step", locale=locale, step=say(f"step-{step.name}", locale=locale), rule=step.rule))
    return "\n".join(lines)
