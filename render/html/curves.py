"""Charts for a game's HTML page, as SVG, with a table of the values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from math import dist
from typing import Any, NamedTuple

from render.curve_data import Measure
from render.presenter import Presenter

WIDE, HIGH = 720, 220
LEFT, RIGHT, TOP, LOW = 44, 12, 12, 28
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
_LINES, _DAYS = 5, 10
_SIGN, _LARGE, _NEAR = 10, 16, 24
"""The radius of a sign, its radius on a phone (`page.css`), and that of the area that responds to a touch, in
pixels.
"""


class Curve(NamedTuple):
    """A measure, with its value in each period, to draw as a curve."""

    measure: Measure
    values: tuple[tuple[int, int], ...]


def curves(views: Iterable[tuple[int, Any]], presenter: Presenter) -> list[Curve]:
    """Return a curve for each measure of the views.

    Each view comes with its period. The value for a period is the last one, or the highest one if the measure is a
    peak.
    """
    found: dict[str, dict[int, int]] = {}
    named: dict[str, Measure] = {}
    for period, view in views:
        for measure in presenter.measures(view):
            values = found.setdefault(measure.name, {})
            before = values.get(period, measure.value) if measure.peak else measure.value
            values[period] = max(before, measure.value)
            named[measure.name] = measure
    return [Curve(named[name], tuple(sorted(values.items()))) for name, values in found.items()]


def groups(found: Sequence[Curve]) -> dict[str, list[Curve]]:
    """Return the curves grouped by the heading of their chart."""
    shared: dict[str, list[Curve]] = {}
    for curve in found:
        shared.setdefault(curve.measure.heading, []).append(curve)
    return shared


class Sign(NamedTuple):
    """A numbered sign on a chart, at a period and a value.

    If it has an address, it is a link with the text `label`.
    """

    period: int
    value: int
    number: int
    address: str = ""
    label: str = ""


def figure(heading: str, shown: Sequence[Curve], *, titles: Sequence[str], signs: Sequence[Sign] = ()) -> str:
    """Return an SVG chart that shows curves on a common scale, with a legend."""
    days = [day for curve in shown for day, _ in curve.values]
    first, last = min(days), max(*days, min(days) + 1)
    most = max(1, *(value for curve in shown for _, value in curve.values))
    step = next((each for each in _STEPS if most / each <= _LINES), most)
    top = -(-most // step) * step

    def x(day: float) -> float:
        return round(LEFT + (day - first) * (WIDE - LEFT - RIGHT) / (last - first), 1)

    def y(value: float) -> float:
        return round(HIGH - LOW - value * (HIGH - TOP - LOW) / top, 1)

    parts = [_line("grid", LEFT, y(mark), WIDE - RIGHT, y(mark)) for mark in range(0, top + 1, step)]
    parts += [_label(LEFT - 6, y(mark) + 4, mark, "end") for mark in range(0, top + 1, step)]
    apart = next(each for each in (*_STEPS, last) if (last - first) / each <= _DAYS)
    marks = range(-(-first // apart) * apart, last + 1, apart)
    parts += [_label(x(day), HIGH - 8, day, "middle") for day in marks if day >= 0]  # nothing was played before
    for number, curve in enumerate(shown):
        points = " ".join(f"{x(day)},{y(value)}" for day, value in curve.values)
        parts.append(f'<polyline class="c{number % 3}" points="{points}"/>')
    parts.append(_line("now", LEFT, TOP, LEFT, HIGH - LOW))
    signed = [(x(sign.period), y(sign.value)) for sign in signs]
    places = _apart(signed)
    parts += [_line("grid", *place, *on) for place, on in zip(places, signed, strict=True)]
    for sign, (at, over) in zip(signs, places, strict=True):
        drawn = f'<circle class="sign" cx="{at}" cy="{over}" r="{_SIGN}"/>{_label(at, over + 4, sign.number, "middle")}'
        if sign.address:
            room = min((dist((at, over), other) for other in places if other != (at, over)), default=2 * _NEAR)
            near = f'<circle class="near" cx="{at}" cy="{over}" r="{min(_NEAR, round(room / 2, 1))}"/>'
            drawn = f'<a href="{escape(sign.address)}" aria-label="{escape(sign.label)}">{near}{drawn}</a>'
        parts.append(drawn)
    label = escape(f"{heading}: {', '.join(titles)}")
    scale = f'data-first="{first}" data-last="{last}" data-x0="{x(first)}" data-x1="{x(last)}"'
    # The content of an image is not read aloud, so links need a group.
    role = "group" if any(sign.address for sign in signs) else "img"
    plot = f'<svg viewBox="0 0 {WIDE} {HIGH}" role="{role}" aria-label="{label}" {scale}>{"".join(parts)}</svg>'
    names = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true"><polyline class="c{number % 3}" points="1,5 39,5"/></svg>'
        f"{escape(title)}</li>"
        for number, title in enumerate(titles)
    )
    return f'<figure><figcaption>{escape(heading)}</figcaption>{plot}<ul class="names">{names}</ul></figure>'


def _apart(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return positions for the signs near `points`, without overlaps."""
    found: list[tuple[float, float]] = []
    top, low, across = TOP + _LARGE, HIGH - LOW - _LARGE, 2 * _LARGE + 2
    for at, on in points:
        x = min(at, WIDE - _LARGE - 1)
        away = [2 * _SIGN + across * step for step in range(HIGH // across)]
        fit = [round(y, 1) for y in (*(on - each for each in away), *(on + each for each in away)) if top <= y <= low]
        free = [y for y in fit if all(dist((x, y), other) >= across for other in found)]
        found.append((x, (free or fit)[0]))
    return found


def table(found: Sequence[Curve], *, titles: Sequence[str], day: str) -> str:
    """Return the values of curves as an HTML table with a row for each period."""
    days = sorted({each for curve in found for each, _ in curve.values})
    values = [dict(curve.values) for curve in found]
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in (day, *titles))
    rows = "".join(
        "".join((f'<tr><th scope="row">{each}</th>', *(f"<td>{row.get(each, '')}</td>" for row in values), "</tr>"))
        for each in days
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _label(x: float, y: float, number: int, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{number}</text>'
