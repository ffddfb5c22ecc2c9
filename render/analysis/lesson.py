"""What to do better the next time: one sentence after a lost game."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.chances.analysis import Analysis, TurningPoint
from render.analysis.words import Told, hundred, signed
from render.catalogue import house_texts
from render.presenter import Presenter

OFTEN = 2
"""A mistake that was made so often is a habit, and worth more words than a single bad order."""
_MUCH = 0.1


def lost_by(analysis: Analysis) -> tuple[str, ...]:
    """Return the sides that lost; after a draw, none."""
    if analysis.end == 0.5:
        return ()
    return analysis.sides[:1] if analysis.end < 0.5 else analysis.sides[1:2]


def of_mistakes(mistakes: Mapping[str, int], presenter: Presenter, *, locale: str) -> str | None:
    """Return the lesson of mistakes counted by name, the gravest first: that made most often; None without one."""
    made = {name: count for name, count in mistakes.items() if count}
    if not made:
        return None
    name = max(made, key=lambda each: made[each])
    mistake = presenter.mistake(name, locale=locale)
    facts = {"title": mistake.title, "count": made[name], "meaning": mistake.meaning}
    return house_texts().text("analysis-lesson-mistake", locale=locale, **facts)


def lesson(told: Told, mistakes: Mapping[str, int]) -> str | None:
    """Return one sentence for whoever lost: of a habit, of the costliest decision, or that it was luck."""
    sides = lost_by(told.analysis)
    if not sides:
        return None
    worst = _worst(told.analysis, sides)
    often = max(mistakes.values(), default=0)
    if often and (worst is None or (often >= OFTEN and worst.gain < _MUCH)):
        return of_mistakes(mistakes, told.presenter, locale=told.locale)
    if worst is not None:
        facts = {"answer": told.order(worst.answer), "better": told.order(worst.better), "gain": hundred(worst.gain)}
        return told.say("analysis-lesson-point", day=worst.period, **facts)
    luck = told.analysis.luck_of(sides[0])
    return told.say("analysis-lesson-luck", gain=signed(luck)) if hundred(luck) < 0 else None


def _worst(analysis: Analysis, sides: tuple[str, ...]) -> TurningPoint | None:
    found = [point for point in analysis.turning_points if point.better and point.side in sides]
    return max(found, key=lambda point: point.gain, default=None)
