"""Writes the sentence of advice below the last board of a game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chances.analysis_format import CERTAIN, Analysis, TurningPoint
from render.analysis.luck import turned
from render.analysis.told import Told, hundred, signed
from render.catalogue import house_texts
from render.presenter import Presenter

OFTEN = 2
"""The number of times from which a mistake counts as a habit, which is more important than a single bad order."""
_MUCH = 0.1


def of_mistakes(mistakes: Mapping[str, int], presenter: Presenter, *, brief: bool = False) -> str | None:
    """Return a sentence about a side's most frequent mistake, or None if it made none.

    If `brief`, the sentence has no explanation.
    """
    made = {name: count for name, count in mistakes.items() if count}
    if not made:
        return None
    name = max(made, key=lambda each: made[each])
    mistake = presenter.mistake(name)
    title, meaning = mistake.title, "" if brief else mistake.meaning
    said = house_texts().text("analysis-lesson-mistake", title=title, count=made[name], meaning=meaning)
    return said.strip()


def lesson(told: Told, mistakes: Mapping[str, Mapping[str, int]], *, hidden: bool = False) -> str | None:
    """Return a sentence of advice for the player who lost. Return None if the autopilot lost.

    `mistakes` are the mistakes of each side. If `hidden` is set, a better order is hidden as a Discord spoiler.
    """
    side = told.analysis.loser()
    if side is None or not told.analysis.has_people(side):
        return None
    own, worst = mistakes.get(side, {}), _worst(told.analysis, side)
    often = max(own.values(), default=0)
    if often and (worst is None or (often >= OFTEN and worst.gain < _MUCH)):
        return of_mistakes(own, told.presenter)
    if worst is not None:
        order = told.order(worst.better)
        facts = {"answer": told.order(worst.answer), "better": f"||{order}||" if hidden else order}
        gain = hundred(worst.gain)
        return told.say("analysis-lesson-point", side=told.of_side(side), day=worst.period, gain=gain, **facts)
    luck, doubt = told.analysis.luck_of(side)
    if hundred(luck) >= 0 or -luck <= CERTAIN * doubt:
        return None
    return told.say("analysis-lesson-luck", side=told.of_side(side), gain=signed(luck))


def turning_point(analysis: Analysis) -> TurningPoint | None:
    """Return the turning point with the greatest effect. Return None if there is none."""
    return max(analysis.turning_points, key=lambda each: abs(each.gain), default=None)


def turning_line(told: Told) -> str | None:
    """Return a sentence about the main turning point of the game. Return None if there is none."""
    point = turning_point(told.analysis)
    if point is None:
        return None
    what = told.order(point.answer) if point.better else turned(told, point.version) or told.order(point.answer)
    return told.say("analysis-turned", day=point.period, what=what)


def _worst(analysis: Analysis, side: str) -> TurningPoint | None:
    """Return the most costly decision that a person made for a side, or None."""
    own = {each.version for each in analysis.decisions if each.by_player and each.side == side}
    found = [point for point in analysis.turning_points if point.better and point.version in own]
    return max(found, key=lambda point: point.gain, default=None)
