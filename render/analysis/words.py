"""An analysis in words: what turned the game, what luck was worth, how exactly each side played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple

from fluent.runtime.types import FluentFloat

from engine.core.chances.analysis import Analysis, TurningPoint, Weighed, lost
from render.analysis.curve import Chart, Line, Turn, printed
from render.catalogue import house_texts
from render.pictures.print_page import Foot
from render.presenter import Presenter

ALT_LENGTH = 1_024
ORDER = 160
"""The most characters of an order in a line."""
_NINETY_FIVE = 1.96
_WORTH_TELLING = 0.005


class Told(NamedTuple):
    """An analysis with the presenter and the language in which it is told, and which game it is."""

    analysis: Analysis
    presenter: Presenter
    game_id: str
    locale: str
    weak: bool = False
    """Whether its chances are called those of the autopilot's play."""

    def say(self, key: str, /, **facts: object) -> str:
        """Return a text of the house, with what the game calls its periods."""
        return house_texts().text(key, locale=self.locale, period=self.presenter.period(), **facts)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.presenter.title(locale=self.locale)

    @property
    def several(self) -> bool:
        """Whether several sides played."""
        return len(self.analysis.sides) > 1

    def side(self, name: str) -> str:
        """Return what the curve of a side is called: the side, or where there is one alone, its victory."""
        return self.presenter.side(name, locale=self.locale) if self.several else self.say("analysis-victory")

    def of_side(self, name: str) -> str:
        """Return whose something was, in brackets; nothing where there is one side."""
        return f" ({self.presenter.side(name, locale=self.locale)})" if self.several else ""

    def order(self, answer: Sequence[str]) -> str:
        """Return an order in words, in one line."""
        words = " ".join(self.presenter.answer_text(tuple(answer), locale=self.locale).replace("*", "").split())
        return words if len(words) <= ORDER else words[: ORDER - 1].rstrip() + "…"


def hundred(value: float) -> int:
    """Return a chance, or a part of one, in a hundred."""
    return round(100 * value)


def exact(accuracy: float) -> FluentFloat:
    """Return an accuracy with one decimal, as a language writes it."""
    return FluentFloat(round(accuracy, 1), minimumFractionDigits=1, maximumFractionDigits=1)


def signed(value: float) -> str:
    """Return what something was worth in a hundred, with its sign."""
    found = hundred(value)
    return f"{'+' if found > 0 else '−' if found < 0 else '±'}{abs(found)}"


def chances_of(analysis: Analysis, side: str) -> tuple[float, ...]:
    """Return the chance of a side before the first period, and at the end of each."""
    firsts = (analysis.first, *(day.chance for day in analysis.days))
    return firsts if side == analysis.sides[0] else tuple(1 - each for each in firsts)


def periods(analysis: Analysis) -> tuple[int, ...]:
    """Return the period of each of those chances: before the first one, and all."""
    found = tuple(day.period for day in analysis.days)
    return (found[0] - 1, *found)


def chart(told: Told) -> Chart:
    """Return what is drawn of an analysis."""
    analysis = told.analysis
    return Chart(
        title=told.say("analysis-picture-title", game=told.title),
        periods=tuple(day.period for day in analysis.days),
        lines=tuple(Line(told.side(side), chances_of(analysis, side)) for side in _drawn(analysis)),
        turns=tuple(Turn(point.period, bool(point.better)) for point in analysis.turning_points),
        legend=(told.say("analysis-mark-decision"), told.say("analysis-mark-dice")),
    )


def alt(told: Told) -> str:
    """Return the alt text of the picture, at most 1,024 characters."""
    analysis = told.analysis
    lines = [_alt_line(told, side) for side in _drawn(analysis)]
    points = [
        told.say("analysis-alt-point", number=number, day=point.period, kind="decision" if point.better else "dice")
        for number, point in enumerate(analysis.turning_points, 1)
    ]
    text = told.say("analysis-alt", game=told.title, lines=" ".join(lines), points=" ".join(points)).strip()
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"


def _drawn(analysis: Analysis) -> tuple[str, ...]:
    """Return the sides that have a curve: of three and more only the first, whose chances are known."""
    return analysis.sides if len(analysis.sides) == 2 else analysis.sides[:1]


def _alt_line(told: Told, side: str) -> str:
    chances = chances_of(told.analysis, side)
    ends = dict(zip((day.period for day in told.analysis.days), chances[1:], strict=True))
    high, low = max(ends, key=lambda day: ends[day]), min(ends, key=lambda day: ends[day])
    return told.say(
        "analysis-alt-line",
        side=told.side(side),
        first=hundred(chances[0]),
        last=hundred(chances[-1]),
        most=hundred(ends[high]),
        high=high,
        least=hundred(ends[low]),
        low=low,
    )


# --- in words ---


def words(told: Told, *, commands: bool = True) -> str:
    """Return the analysis in words: some 3,000 characters at most.

    With `commands` it says what can be done with it, and hides better orders until one looks: one may look for them
    oneself first.
    """
    parts = [*before_points(told)]
    for number, point in enumerate(told.analysis.turning_points, 1):
        parts += point_told(told, point, number, hidden=commands)
    if commands and told.analysis.turning_points:
        parts.append(told.say("analysis-see"))
    return "\n".join((*parts, *after_points(told)))


def before_points(told: Told) -> Iterator[str]:
    """Yield the lines of an analysis up to its turning points."""
    yield told.say("analysis-title", game=told.title, id=told.game_id)
    if accuracy := accuracies(told):
        yield told.say("analysis-accuracy", accuracies=accuracy)
    found = told.analysis.turning_points
    yield told.say("analysis-turning-points" if found else "analysis-no-turning-points")


def after_points(told: Told) -> Iterator[str]:
    """Yield the lines of an analysis after its turning points: luck, and how all was worked out."""
    yield from _luck(told)
    key = "analysis-how-weak" if told.weak else "analysis-how"
    yield told.say(key, count=told.analysis.tries, error=error(told.analysis))


def error(analysis: Analysis) -> int:
    """Return by how much a chance may be off, in a hundred: half of an interval of 95 %, where it is widest."""
    return max(1, hundred(_NINETY_FIVE * sqrt(0.25 / analysis.tries)))


def accuracies(told: Told) -> str:
    """Return how exactly each side played that a person played; nothing where none did."""
    found = told.analysis.accuracy
    if not told.several:
        return "".join(told.say("analysis-accuracy-alone", accuracy=exact(each)) for each in found.values())
    said = (
        told.say("analysis-accuracy-side", side=told.presenter.side(side, locale=told.locale), accuracy=exact(each))
        for side, each in found.items()
    )
    return " · ".join(said)


def point_told(told: Told, point: TurningPoint, number: int, *, hidden: bool = False) -> Iterator[str]:
    """Yield the lines of a turning point: what was decided, and what would have been better, or what the dice did.

    A better order that is `hidden` is a spoiler of Discord's.
    """
    facts = {"number": number, "day": point.period, "side": told.of_side(point.side)}
    answer = told.order(point.answer)
    if not point.better:
        yield told.say("analysis-point-dice", **facts, answer=answer, gain=signed(point.gain))
        return
    yield told.say("analysis-point-decision", **facts, answer=answer)
    order = told.order(point.better)
    said = f"||{order}||" if hidden else order
    better = told.say("analysis-point-better", gain=hundred(point.gain), better=said)
    yield f"\N{EM SPACE}{better}"


def _luck(told: Told) -> Iterator[str]:
    """Yield what luck was worth; what is lucky is so for the first side, or for whoever it favoured."""
    analysis = told.analysis
    first = analysis.sides[0]
    yield told.say("analysis-luck")
    lines = [_whole_luck(told)]
    luckiest = max(analysis.decisions, key=lambda each: each.luck)
    unluckiest = min(analysis.decisions, key=lambda each: each.luck)
    if luckiest.luck > _WORTH_TELLING:
        lines.append(_single(told, "analysis-luckiest", luckiest, first, luckiest.luck))
    if unluckiest.luck < -_WORTH_TELLING:
        lines.append(_single(told, "analysis-unluckiest", unluckiest, first, unluckiest.luck))
    best = analysis.best_shot()
    if best is not None and analysis.of(best.side, best.luck) > _WORTH_TELLING:
        lines.append(_single(told, "analysis-best-shot", best, best.side, analysis.of(best.side, best.luck)))
    costliest = analysis.costliest()
    if costliest is not None:
        gain = analysis.of(costliest.side, costliest.skill)
        lines.append(_single(told, "analysis-costliest", costliest, costliest.side, gain))
    yield from (f"- {line}" for line in lines)


def _single(told: Told, key: str, each: Weighed, side: str, gain: float) -> str:
    facts = {"side": told.of_side(side), "day": each.period, "gain": signed(gain), "answer": told.order(each.answer)}
    return told.say(key, **facts)


def _whole_luck(told: Told) -> str:
    analysis = told.analysis
    first = analysis.sides[0]
    whole = analysis.luck_of(first)
    if not hundred(whole):
        return told.say("analysis-luck-none")
    if not told.several:
        return told.say("analysis-luck-alone", gain=signed(whole))
    if whole > 0 or len(analysis.sides) > 2:
        side, gain = first, whole
    else:
        side, gain = analysis.sides[1], -whole
    return told.say("analysis-luck-side", gain=signed(gain), side=told.presenter.side(side, locale=told.locale))


def table(told: Told) -> str:
    """Return all figures as text: each period, and every decision that was worth something, or its dice."""
    analysis = told.analysis
    first = analysis.sides[0]
    lines = [words(told, commands=False), "", alt(told), "", told.say("analysis-table-title", side=told.side(first))]
    for day in analysis.days:
        skill = sum(day.skill.values())
        facts = {"day": day.period, "chance": hundred(day.chance), "skill": signed(skill), "luck": signed(day.luck)}
        lines.append(f"- {told.say('analysis-table-day', **facts)}")
    lines += ["", told.say("analysis-table-dice")]
    tell = partial(told.say, "analysis-table-decision")
    for each in analysis.decisions:
        if max(abs(each.skill), abs(each.luck)) < _WORTH_TELLING:
            continue
        worth, luck = (signed(analysis.of(each.side, value)) for value in (each.skill, each.luck))
        side, answer = told.of_side(each.side), told.order(each.answer)
        lines.append(f"- {tell(day=each.period, side=side, skill=worth, luck=luck, answer=answer)}")
    return "\n".join(lines)


def on_poster(told: Told) -> Foot:
    """Return what stands below a poster: the curve, and a line of when the game turned and how it was played."""
    days = dict.fromkeys(point.period for point in told.analysis.turning_points)
    said = []
    if days:
        points = ", ".join(told.say("analysis-poster-point", day=day) for day in days)
        said.append(told.say("analysis-poster", points=points))
    if accuracy := accuracies(told):
        said.append(told.say("analysis-poster-accuracy", accuracies=accuracy))
    line = _alt_line(told, told.analysis.sides[0])
    return Foot(" · ".join(said), partial(printed, chart(told)), told.say("analysis-poster-alt", line=line))


def costliest_loss(analysis: Analysis) -> float:
    """Return what the costliest decision of a person cost beyond doubt."""
    found = analysis.costliest()
    return lost(analysis, found) if found is not None else 0.0
