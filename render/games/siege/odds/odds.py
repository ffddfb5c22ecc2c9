"""Texts with the odds of a roll."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

from engine.core.asks import Answer, Ask
from engine.games.siege.analysis import odds_menu, what_if
from engine.games.siege.analysis.what_if import (
    BOTH,
    BOXERS,
    CATCH,
    CHARGE,
    DOUSE,
    EFFECT,
    ROUT,
    SHELL,
    Effect,
    Prospect,
)
from engine.games.siege.analysis.what_would_change import Change
from engine.games.siege.world import Position, points
from render.catalogue import average
from render.games.siege.text import catalogue, labels
from render.games.siege.text.catalogue import say, zone_short
from render.odds import OddsSheet, Share, WhatIf, decimal, telling

_LINES = 10
"""The maximum number of zones in an overview."""

_OURS = frozenset({BOXERS, SHELL})


def odds_ask(position: Position, ask: Ask | None) -> Ask | None:
    """Return the menu of all rolls possible now, or None if the game is over."""
    return odds_menu.inquiry(position, ask)


def odds_near(position: Position, ask: Ask) -> bool:
    """Return whether the board offers the odds while a question is open."""
    return odds_menu.pressing(position, ask)


def odds_subject(position: Position, ask: Ask, answer: Answer) -> Answer | None:
    """Return the roll to which an answer leads, or None if there is no roll."""
    return odds_menu.subject_of(position, ask, answer)


def odds(position: Position, ask: Ask, subject: Answer) -> OddsSheet:
    """Return the odds of the roll that `subject` names."""
    prospect = odds_menu.prospect(position, ask, subject)
    changes = odds_menu.changes(position, ask, subject)
    return OddsSheet(
        subject=subject,
        title=title(prospect),
        roll=_roll(position, prospect),
        shares=tuple(_shares(prospect)),
        lines=tuple(line for line in _lines(position, prospect) if line),
        changes=telling(_change(change, prospect) for change in changes),
        average=float(prospect.mean),
        averaged=_mean(prospect),
        counted=say(f"odds-counted-{_counted(prospect)}"),
    )


def odds_overview(position: Position) -> tuple[str, ...]:
    """Return a line with the average losses for each contested zone."""
    found = []
    for zone in odds_menu.zones_of(position, BOXERS):
        theirs = what_if.boxers(position, zone)
        held = position.held(zone)
        found.append(
            say(
                "odds-overview" if held else "odds-overview-civilians",
                zone=zone_short(zone),
                boxers=points(position.chinese(zone)),
                troops=points(position.troops(zone)),
                lost=average(float(theirs.mean)),
                chance=catalogue.percent(theirs.at_least(1)),
                taken=decimal(float(what_if.charge(position, zone).mean)) if held else "",
            )
        )
    more = len(found) - _LINES
    return (*found[:_LINES], say("odds-overview-more", count=more)) if more > 0 else tuple(found)


# --- headings -------------------------------------------------------------------------------------------------------


def title(prospect: Prospect) -> str:
    """Return the title of a roll: its kind, the side that rolls, and the place."""
    facts = {
        "zone": zone_short(prospect.zone),
        "at": zone_short(prospect.target),
        "within": "yes" if prospect.zone == prospect.target else "no",
        "rule": prospect.rule,
    }
    if prospect.word:
        facts["with"] = labels.shooters({"with": prospect.word.removeprefix("effect:")})
    return say(f"odds-title-{prospect.kind}", **facts)


def _roll(position: Position, prospect: Prospect) -> str:
    """Return a text with the points, modifiers and target of a roll."""
    said = []
    roll = prospect.roll
    if roll is not None and prospect.kind not in {EFFECT, ROUT}:
        said.append(say("odds-points", points=roll.column))
    if roll is not None:
        parts = labels.modifiers({"modifiers": roll.sums()})
        bonus = catalogue.signed(roll.bonus)
        said.append(say("odds-die", bonus=bonus, parts=parts) if parts else say("odds-plain"))
    if prospect.kind == DOUSE:
        strength = points(position.soldiers(prospect.zone))
        said.append(say("odds-strength", points=strength))
    if prospect.kind == CATCH:
        fires = what_if.sources(position, prospect.zone)
        said.append(say("odds-fires", zones=catalogue.zones_short(fires), count=len(fires)))
    if position.has_boxers(prospect.target) and prospect.kind not in {DOUSE, CATCH, SHELL}:
        here = position.chinese(prospect.target)
        fanatics = len(what_if.stack_of(position, prospect.target).fanatics)
        said.append(labels.enemy({"enemy": points(here), "fanatics": fanatics}))
    return catalogue.begin(" · ".join(said))


# --- the distribution -----------------------------------------------------------------------------------------------


def _shares(prospect: Prospect) -> Iterable[Share]:
    sides = 36 if prospect.kind == BOTH else 6
    merged: dict[str, list[tuple[Effect, Fraction, tuple[int, ...]]]] = {}
    for each in prospect.outcomes:
        key = ", ".join(_parts(prospect, each.effect, brief=True))
        merged.setdefault(key, []).append((each.effect, each.chance, each.dice))
    for brief, group in merged.items():
        chance = sum((part for _, part, _ in group), Fraction(0))
        dice = sorted(die for _, _, by in group for die in by)
        effect = group[0][0]
        text = catalogue.listed(_parts(prospect, effect, brief=False))
        if dice:
            text = say("odds-by-die", what=text, dice=_ranges(dice))
        yield Share(
            brief=brief,
            said=text,
            odds=_fraction(chance, sides),
            percent=catalogue.percent(chance),
            chance=float(chance),
            kind=_kind(effect),
            rank=_rank(effect),
        )


def _fraction(chance: Fraction, sides: int) -> str:
    """Return a probability as text, such as “2/6” or “7/36”."""
    if sides % chance.denominator == 0:
        return f"{chance.numerator * sides // chance.denominator}/{sides}"
    return f"{chance.numerator}/{chance.denominator}"


def _ranges(dice: list[int]) -> str:
    """Return natural dice as ranges: “1–3, 6”."""
    runs: list[list[int]] = []
    for die in dice:
        if runs and runs[-1][-1] == die - 1:
            runs[-1].append(die)
        else:
            runs.append([die])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _parts(prospect: Prospect, effect: Effect, *, brief: bool) -> list[str]:
    """Return each effect of a roll as a text, short if `brief`."""
    if prospect.certain_kind:
        return [_piece(effect.result, brief=brief)]
    counts = {"theirs": effect.theirs, "ours": effect.ours, "civilians": effect.civilians}
    parts = [_piece(name, brief=brief, points=value) for name, value in counts.items() if value]
    flags = {effect.fanatic: bool(effect.fanatic), "retreat": effect.retreat, "depot": effect.depot}
    parts += [_piece(name, brief=brief) for name, there in flags.items() if there]
    return parts or [_piece("nothing", brief=brief)]


def _piece(name: str, *, brief: bool, points: int = 0) -> str:
    return say(f"odds-brief-{name}" if brief else f"odds-said-{name}", points=points)


def _kind(effect: Effect) -> Literal["good", "none", "bad"]:
    if effect.ours or effect.civilians or effect.depot or effect.retreat or effect.result == "caught":
        return "bad"
    return "good" if effect.theirs or effect.result == "out" else "none"


def _rank(effect: Effect) -> int:
    """Return a sort key for a combat result. Better results for the garrison have higher keys."""
    worst = effect.ours * 100 + effect.civilians * 4 + effect.depot * 2 + effect.retreat + (effect.result == "caught")
    return effect.theirs * 100 + (effect.result == "out") + (effect.fanatic == "gone") - worst


# --- averages and odds ----------------------------------------------------------------------------------------------


def _counted(prospect: Prospect) -> str:
    if prospect.certain_kind:
        return prospect.kind
    return "ours" if prospect.kind in _OURS else "theirs"


def _mean(prospect: Prospect) -> str:
    return catalogue.percent(prospect.mean) if prospect.certain_kind else decimal(float(prospect.mean))


def _lines(position: Position, prospect: Prospect) -> Iterable[str]:
    if prospect.certain_kind:
        yield say(f"odds-chance-{prospect.kind}", chance=catalogue.percent(prospect.mean))
        return
    civilians = prospect.average(lambda effect: effect.civilians)
    if prospect.mean or not civilians:
        yield say(f"odds-mean-{_counted(prospect)}", mean=average(float(prospect.mean)))
    yield _price(prospect)
    if civilians:
        yield say("odds-mean-civilians", mean=average(float(civilians)))
    leaders, chance = what_if.leaders_at_risk(position, prospect)
    if leaders:
        names = catalogue.listed([catalogue.counter_name(name) for name in leaders])
        yield say("odds-leaders", leaders=names, count=len(leaders), chance=catalogue.percent(chance))
    if prospect.kind == SHELL:
        quarter = position.zone(prospect.zone).quarter
        chance = what_if.quarter_chance(position, prospect.zone)
        if quarter:
            where = say(f"quarter-{quarter}")
            yield say("odds-quarter", quarter=where, chance=catalogue.percent(chance))
    if prospect.kind in {BOXERS, CHARGE, ROUT}:
        yield say(f"odds-when-{prospect.kind}")


def _price(prospect: Prospect) -> str:
    """Return a text about the average cost of a roll; empty if it costs nothing."""
    side = "boxers" if prospect.kind == BOXERS else "ours"
    if prospect.price:
        return say(f"odds-price-{side}", mean=average(float(prospect.price)))
    return ""


# --- changes --------------------------------------------------------------------------------------------------------


def _change(change: Change, base: Prospect) -> WhatIf:
    """Return a possible change as text, with the new average and its difference from the present one."""

    def text() -> str:
        said = say("odds-change", what=_what(change), rule=change.rule, mean=_mean(change.prospect))
        if change.prospect.price != base.price and not base.certain_kind:
            side = "boxers" if base.kind == BOXERS else "ours"
            said += say(f"odds-change-price-{side}", price=decimal(float(change.prospect.price)))
        return said

    return WhatIf(text, float(change.prospect.mean - base.mean), averaged=not base.certain_kind)


def _what(change: Change) -> str:
    facts = {}
    if change.counter:
        facts["counter"] = catalogue.counter_name(change.counter, face=change.face)
    if change.zone:
        facts["zone"] = zone_short(change.zone)
    if change.prospect.word:
        facts["with"] = labels.shooters({"with": change.prospect.word.removeprefix("effect:")})
    return say(f"odds-what-{change.name}", **facts)
