"""Texts of the odds: the results of a roll, and the changes that would affect it."""

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
    SHOT,
    Effect,
    Prospect,
)
from engine.games.siege.analysis.what_would_change import Change
from engine.games.siege.world import Position, points
from render.catalogue import average
from render.games.siege.text import catalogue, labels
from render.games.siege.text.catalogue import say, zone_short
from render.odds import OddsSheet, Share, decimal

_LINES = 10
"""Most zones in an overview."""

_OURS = frozenset({BOXERS, SHELL})


def odds_ask(position: Position, ask: Ask | None) -> Ask | None:
    """Return the rolls that could be made now, as an `Ask` to choose from; None if the game is over."""
    return odds_menu.inquiry(position, ask)


def odds_near(position: Position, ask: Ask) -> bool:
    """Return whether shots or melees are imminent."""
    return odds_menu.pressing(position, ask)


def odds_subject(position: Position, ask: Ask, answer: Answer) -> Answer | None:
    """Return the roll that a decision leads to; None if it leads to none."""
    return odds_menu.subject_of(position, ask, answer)


def odds(position: Position, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
    """Return the odds of the roll that a subject names."""
    prospect = odds_menu.prospect(position, ask, subject)
    changes = odds_menu.changes(position, ask, subject)
    return OddsSheet(
        subject=subject,
        title=title(prospect, locale=locale),
        roll=_roll(position, prospect, locale=locale),
        shares=tuple(_shares(prospect, locale=locale)),
        lines=tuple(line for line in _lines(position, prospect, locale=locale) if line),
        changes=tuple(_change(change, prospect, locale=locale) for change in changes),
        average=float(prospect.mean),
        averaged=_mean(prospect, locale=locale),
        counted=say(f"odds-counted-{_counted(prospect)}", locale=locale),
    )


def odds_overview(position: Position, *, locale: str) -> tuple[str, ...]:
    """Return a line for each contested zone: our average loss in the Boxers' melee there, and theirs in ours."""
    found = []
    for zone in odds_menu.zones_of(position, BOXERS):
        theirs = what_if.boxers(position, zone)
        held = position.held(zone)
        found.append(
            say(
                "odds-overview" if held else "odds-overview-civilians",
                locale=locale,
                zone=zone_short(zone, locale=locale),
                boxers=points(position.chinese(zone)),
                troops=points(position.troops(zone)),
                lost=average(float(theirs.mean)),
                chance=catalogue.percent(theirs.at_least(1), locale=locale),
                taken=decimal(float(what_if.charge(position, zone).mean), locale=locale) if held else "",
            )
        )
    more = len(found) - _LINES
    return (*found[:_LINES], say("odds-overview-more", locale=locale, count=more)) if more > 0 else tuple(found)


# --- headings -------------------------------------------------------------------------------------------------------


def title(prospect: Prospect, *, locale: str) -> str:
    """Return the kind of roll, who rolls, and where."""
    facts = {
        "zone": zone_short(prospect.zone, locale=locale),
        "at": zone_short(prospect.target, locale=locale),
        "within": "yes" if prospect.zone == prospect.target else "no",
        "rule": prospect.rule,
    }
    if prospect.word:
        facts["with"] = labels.shooters({"with": prospect.word.removeprefix("effect:")}, locale=locale)
    return say(f"odds-title-{prospect.kind}", locale=locale, **facts)


def _roll(position: Position, prospect: Prospect, *, locale: str) -> str:
    """Return points, modifiers and target."""
    said = []
    roll = prospect.roll
    if roll is not None and prospect.kind not in {EFFECT, ROUT}:
        said.append(say("odds-points", locale=locale, points=roll.column))
    if roll is not None:
        parts = labels.modifiers({"modifiers": roll.sums()}, locale=locale)
        bonus = catalogue.signed(roll.bonus)
        said.append(
            say("odds-die", locale=locale, bonus=bonus, parts=parts) if parts else say("odds-plain", locale=locale)
        )
    if prospect.kind == DOUSE:
        strength = points(position.soldiers(prospect.zone))
        said.append(say("odds-strength", locale=locale, points=strength))
    if prospect.kind == CATCH:
        fires = what_if.sources(position, prospect.zone)
        said.append(
            say("odds-fires", locale=locale, zones=catalogue.zones_short(fires, locale=locale), count=len(fires))
        )
    if position.has_boxers(prospect.target) and prospect.kind not in {DOUSE, CATCH, SHELL}:
        here = position.chinese(prospect.target)
        fanatics = len(what_if.stack_of(position, prospect.target).fanatics)
        said.append(labels.enemy({"enemy": points(here), "fanatics": fanatics}, locale=locale))
    return catalogue.begin(" · ".join(said))


# --- the distribution -----------------------------------------------------------------------------------------------


def _shares(prospect: Prospect, *, locale: str) -> Iterable[Share]:
    sides = 36 if prospect.kind == BOTH else 6
    merged: dict[str, list[tuple[Effect, Fraction, tuple[int, ...]]]] = {}
    for each in prospect.outcomes:
        key = ", ".join(_parts(prospect, each.effect, brief=True, locale=locale))
        merged.setdefault(key, []).append((each.effect, each.chance, each.dice))
    for brief, group in merged.items():
        chance = sum((part for _, part, _ in group), Fraction(0))
        dice = sorted(die for _, _, by in group for die in by)
        effect = group[0][0]
        text = catalogue.listed(_parts(prospect, effect, brief=False, locale=locale), locale=locale)
        if dice:
            text = say("odds-by-die", locale=locale, what=text, dice=_ranges(dice))
        yield Share(
            brief=brief,
            said=text,
            odds=_fraction(chance, sides),
            percent=catalogue.percent(chance, locale=locale),
            chance=float(chance),
            kind=_kind(effect),
            rank=_rank(effect),
        )


def _fraction(chance: Fraction, sides: int) -> str:
    """Return «2/6» or «7/36»; for more dice the reduced fraction."""
    if sides % chance.denominator == 0:
        return f"{chance.numerator * sides // chance.denominator}/{sides}"
    return f"{chance.numerator}/{chance.denominator}"


def _ranges(dice: list[int]) -> str:
    """Return «1–3, 6»."""
    runs: list[list[int]] = []
    for die in dice:
        if runs and runs[-1][-1] == die - 1:
            runs[-1].append(die)
        else:
            runs.append([die])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _parts(prospect: Prospect, effect: Effect, *, brief: bool, locale: str) -> list[str]:
    """Return the parts of one result, short for a bar or long for a sentence."""
    if prospect.certain_kind:
        return [_piece(effect.result, brief=brief, locale=locale)]
    counts = {"theirs": effect.theirs, "ours": effect.ours, "civilians": effect.civilians}
    parts = [_piece(name, brief=brief, locale=locale, points=value) for name, value in counts.items() if value]
    flags = {effect.fanatic: bool(effect.fanatic), "retreat": effect.retreat, "depot": effect.depot}
    parts += [_piece(name, brief=brief, locale=locale) for name, there in flags.items() if there]
    return parts or [_piece("nothing", brief=brief, locale=locale)]


def _piece(name: str, *, brief: bool, locale: str, points: int = 0) -> str:
    return say(f"odds-brief-{name}" if brief else f"odds-said-{name}", locale=locale, points=points)


def _kind(effect: Effect) -> Literal["good", "none", "bad"]:
    if effect.ours or effect.civilians or effect.depot or effect.retreat or effect.result == "caught":
        return "bad"
    return "good" if effect.theirs or effect.result == "out" else "none"


def _rank(effect: Effect) -> int:
    """Return a sort key; the highest is the best for the garrison."""
    worst = effect.ours * 100 + effect.civilians * 4 + effect.depot * 2 + effect.retreat + (effect.result == "caught")
    return effect.theirs * 100 + (effect.result == "out") + (effect.fanatic == "gone") - worst


# --- averages and odds ----------------------------------------------------------------------------------------------


def _counted(prospect: Prospect) -> str:
    if prospect.certain_kind:
        return prospect.kind
    return "ours" if prospect.kind in _OURS else "theirs"


def _mean(prospect: Prospect, *, locale: str) -> str:
    return (
        catalogue.percent(prospect.mean, locale=locale)
        if prospect.certain_kind
        else decimal(float(prospect.mean), locale=locale)
    )


def _lines(position: Position, prospect: Prospect, *, locale: str) -> Iterable[str]:
    if prospect.certain_kind:
        yield say(f"odds-chance-{prospect.kind}", locale=locale, chance=catalogue.percent(prospect.mean, locale=locale))
        return
    yield say(f"odds-mean-{_counted(prospect)}", locale=locale, mean=average(float(prospect.mean)))
    yield _at_least(prospect, locale=locale)
    yield _price(prospect, locale=locale)
    civilians = prospect.average(lambda effect: effect.civilians)
    if civilians:
        yield say("odds-mean-civilians", locale=locale, mean=average(float(civilians)))
    leaders, chance = what_if.leaders_at_risk(position, prospect)
    if leaders:
        names = catalogue.listed([catalogue.counter_name(name, locale=locale) for name in leaders], locale=locale)
        yield say(
            "odds-leaders",
            locale=locale,
            leaders=names,
            count=len(leaders),
            chance=catalogue.percent(chance, locale=locale),
        )
    if prospect.kind == SHELL:
        quarter = position.zone(prospect.zone).quarter
        chance = what_if.quarter_chance(position, prospect.zone)
        if quarter:
            where = say(f"quarter-{quarter}", locale=locale)
            yield say("odds-quarter", locale=locale, quarter=where, chance=catalogue.percent(chance, locale=locale))
    if prospect.kind in {BOXERS, CHARGE, ROUT}:
        yield say(f"odds-when-{prospect.kind}", locale=locale)


def _at_least(prospect: Prospect, *, locale: str) -> str:
    """Return «At least 1: 83 %; 2: 33 %»; "" if no result has points."""
    most = prospect.most
    wanted = [one for one in range(1, most + 1) if prospect.at_least(one) != prospect.at_least(one + 1)]
    parts = [
        say(
            "odds-least-item",
            locale=locale,
            points=one,
            chance=catalogue.percent(prospect.at_least(one), locale=locale),
        )
        for one in wanted
    ]
    return say("odds-least", locale=locale, chances=catalogue.separated(parts, locale=locale)) if parts else ""


def _price(prospect: Prospect, *, locale: str) -> str:
    """Return the average cost for the side that rolls."""
    side = "boxers" if prospect.kind == BOXERS else "ours"
    if prospect.price:
        return say(f"odds-price-{side}", locale=locale, mean=average(float(prospect.price)))
    return say("odds-price-none", locale=locale) if prospect.kind in {SHOT, BOTH, CHARGE} else ""


# --- changes --------------------------------------------------------------------------------------------------------


def _change(change: Change, base: Prospect, *, locale: str) -> str:
    """Return a change: its name, the average with it, and the difference."""
    what = _what(change, locale=locale)
    mean, difference = _mean(change.prospect, locale=locale), change.prospect.mean - base.mean
    if base.certain_kind:
        signed = f"{'+' if difference > 0 else '−'}{catalogue.percent(abs(difference), locale=locale)}"
    else:
        signed = decimal(float(difference), locale=locale, signed=True)
    key = "odds-change" if difference else "odds-change-none"
    text = say(key, locale=locale, what=what, rule=change.rule, mean=mean, difference=signed)
    if change.prospect.price != base.price and not base.certain_kind:
        side = "boxers" if base.kind == BOXERS else "ours"
        price = decimal(float(change.prospect.price), locale=locale)
        text += say(f"odds-change-price-{side}", locale=locale, price=price)
    return text


def _what(change: Change, *, locale: str) -> str:
    facts = {}
    if change.counter:
        facts["counter"] = catalogue.counter_name(change.counter, face=change.face, locale=locale)
    if change.zone:
        facts["zone"] = zone_short(change.zone, locale=locale)
    if change.prospect.word:
        facts["with"] = labels.shooters({"with": change.prospect.word.removeprefix("effect:")}, locale=locale)
    return say(f"odds-what-{change.name}", locale=locale, **facts)
