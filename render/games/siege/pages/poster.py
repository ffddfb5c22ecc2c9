"""The poster of a finished siege."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.replay import Scene
from engine.games.siege.analysis.chronicle import Day, Fate, casualties, deadliest
from engine.games.siege.analysis.chronicle import days as chronicle
from engine.games.siege.scenarios import last_day
from engine.games.siege.world import Position
from render.games.siege.map.title_and_tracks import FOOD_END, MORALE_TOP
from render.games.siege.pages.headlines import headline, print_text
from render.games.siege.pages.newspaper import FOOT, date_of, day_axis, food_left
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say
from render.localization import clauses, cut
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import INNER, LEFT, MARGIN, RIGHT, WIDTH, HeadingStyle
from render.pictures.plots import Curve, Note, plot
from render.pictures.print_page import Page, Sheet, balanced, broken, fitted

TALL = 3_600
GAP = 56
HALF = (INNER - GAP) // 2
BODY, STEP = 27, 36
HEADING = HeadingStyle(38, 26, middle=20, ornament=52, high=72)
PLOT_HIGH, STRENGTH_HIGH = 250, 330
BANDS = 5
SIDES = ("powers", "boxers")
POINTS_STEP = 20


def draw_poster(days: Sequence[Day], view: Position, result: Mapping[str, Any], *, game: str) -> Page:
    """Return the poster of a finished siege. `result` are the victory points as the game reports them."""
    sheet = Sheet(WIDTH, TALL)
    y = _titles(sheet, view, result)
    y = _counts(sheet, result, y)
    y = _bands(sheet, result, y)
    y = _curves(sheet, days, y, last=last_day(view.house.scenario))
    y = _deadliest(sheet, days, y, game=game)
    y = _fates(sheet, days, y)
    sheet.cut(newspaper_page.frame(sheet, round(y) + 34))
    return Page(sheet.png(), _alt(days, view, result), _title(view))


def poster(scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str) -> Page | None:
    """Return the poster of a replayed siege; None if it has no days."""
    days = chronicle([event for scene in scenes for event in scene.events])
    return draw_poster(days, scenes[-1].view, result, game=game) if days else None


def _titles(sheet: Sheet, view: Position, result: Mapping[str, Any]) -> float:
    title = _title(view)
    lines, size = balanced(title, face="bold", size=116, least=72, width=INNER - 40)
    y = newspaper_page.centred(sheet, lines, MARGIN + 70.0, face="bold", size=size, step=size * 1.04)
    y += 6 - size * 0.4
    when = f"{_how(view, result)} · {catalogue.dated(date_of(view.day))}"
    size = fitted(when, face="italic", size=42, least=28, width=INNER - 40)
    sheet.text((WIDTH / 2, y), when, face="italic", size=size, anchor="mm")
    y += 34
    sheet.double_rule(y, x0=LEFT + 20, x1=RIGHT - 20)
    y += 62
    won = print_text(f"poster-winner-{result['winner']}")
    sheet.text((WIDTH / 2, y), won, face="bold", size=72, anchor="mm", red=True)
    sheet.ornament(y + 56, x0=LEFT, x1=RIGHT)
    return y + 84


def _title(view: Position) -> str:
    """Return the title of the scenario. Without a scenario, return the title of the whole siege."""
    scenario = view.house.scenario
    return catalogue.scenario_title(scenario) if scenario else print_text("poster-title")


def _how(view: Position, result: Mapping[str, Any]) -> str:
    return print_text(f"poster-{result['verdict']}", day=view.day)


def _heading(sheet: Sheet, text: str, at: tuple[float, float], wide: float) -> float:
    return newspaper_page.heading(sheet, text, at, wide, HEADING)


def _counts(sheet: Sheet, result: Mapping[str, Any], y: float) -> float:
    """Draw both sides' victory points side by side. Return the y below them."""
    ends = []
    for place, side in enumerate(SIDES):
        x = LEFT + place * (HALF + GAP)
        below = _heading(sheet, print_text(f"poster-{side}"), (x, y), HALF)
        ends.append(_count(sheet, result, side, (x, below)))
    end = max(ends)
    sheet.upright(WIDTH / 2, y0=y + 10, y1=end)
    return end + 26


def _count(sheet: Sheet, result: Mapping[str, Any], side: str, at: tuple[float, float]) -> float:
    x, y = at
    items = result[f"{side}_items"]
    rows = [(say(f"count-{item['name']}"), _sum(item)) for item in items]
    size = min((_row_size(name, worth) for name, worth in rows), default=BODY)
    for name, worth in rows:
        y += STEP
        sheet.dotted(y - 8, name, worth, x0=x, x1=x + HALF, size=size)
    if items:
        sheet.rule(y + 6, x0=x, x1=x + HALF)
        y += 54
        sheet.text((x, y), print_text("poster-total"), face="bold", size=36, anchor="ls")
        sheet.text((x + HALF, y), _number(result[side]), face="bold", size=46, anchor="rs")
    else:
        text = print_text("poster-uncounted")
        y = sheet.lines((x, y), broken(text, face="text", size=BODY, width=HALF), size=BODY, step=STEP)
    y += 20
    band = catalogue.begin(say(f"band-{side}-{result[f'{side}_band']}"))
    return sheet.lines((x, y), broken(band, face="italic", size=30, width=HALF), face="italic", size=30, step=STEP)


def _sum(item: Mapping[str, Any]) -> str:
    return f"{item['count']} × {_number(item['each'])} = {_number(item['total'])}"


def _row_size(name: str, worth: str) -> float:
    size = float(BODY)
    while size > 18 and fitted(name, face="text", size=size, least=1, width=HALF - 9 * len(worth) - 80) < size:
        size -= 1
    return size


def _number(value: int) -> str:
    return catalogue.signed(value) if value < 0 else str(value)


def _bands(sheet: Sheet, result: Mapping[str, Any], y: float) -> float:
    """Draw the levels of victory, with pointers to the levels of both sides. Return the y below them."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, print_text("poster-bands"), (LEFT, y + 20), INNER)
    wide, high = INNER / BANDS, 62
    y += 46
    names = [print_text(f"band-short-{band}") for band in range(1, BANDS + 1)]
    size = min(fitted(name, face="bold", size=28, least=16, width=wide - 20) for name in names)
    mine = {side: int(result[f"{side}_band"]) for side in SIDES}
    for band, name in enumerate(names, 1):
        x = LEFT + (band - 1) * wide
        reached = band in mine.values()
        sheet.on.rectangle((x + 3, y, x + wide - 3, y + high), outline=0, width=4 if reached else 1)
        sheet.text((x + wide / 2, y + high / 2), name, face="bold" if reached else "text", size=size, anchor="mm")
    for side, top in zip(SIDES, (True, False), strict=True):
        x = LEFT + (mine[side] - 0.5) * wide
        tip, back = (y - 6, y - 20) if top else (y + high + 6, y + high + 20)
        sheet.on.polygon([(x, tip), (x - 12, back), (x + 12, back)], fill=0)
        text = print_text(f"poster-{side}")
        sheet.text((x, back + (-16 if top else 16)), text, face="italic", size=28, anchor="mm")
    return y + high + 62


def _curves(sheet: Sheet, days: Sequence[Day], y: float, *, last: int) -> float:
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y += 18
    morale = Curve(str(days[-1].morale), tuple(float(day.morale) for day in days))
    left = Curve(str(food_left(days[-1].food)), tuple(float(food_left(day.food)) for day in days), "dashed")
    ends = []
    for place, (name, curve, scale) in enumerate(
        (
            ("morale", morale, day_axis(days[0], 0, MORALE_TOP, (0, 5, 10), last=last)),
            ("supplies", left, day_axis(days[0], 0, FOOD_END, (0, 10, 20, 30), last=last)),
        )
    ):
        x = LEFT + place * (HALF + GAP)
        below = _heading(sheet, print_text(f"poster-{name}"), (x, y), HALF)
        sheet.plate(plot((curve,), scale, size=(HALF, PLOT_HIGH), font_size=24), (round(x), round(below)))
        ends.append(below + PLOT_HIGH)
    y = _heading(sheet, print_text("poster-strength"), (LEFT, max(ends) + 10), INNER)
    y = _key(sheet, y)
    sheet.plate(_strengths(days, last=last), (LEFT, round(y)))
    y += STRENGTH_HIGH
    text = print_text("paper-days-axis")
    sheet.text((WIDTH / 2, y + 8), text, face="italic", size=26, anchor="mm")
    return y + FOOT + 18


def _strengths(days: Sequence[Day], *, last: int) -> Any:
    """Return a chart of the Powers' strength and the number of attackers on each day."""
    armed = Curve(str(days[-1].strength.armed), tuple(float(day.strength.armed) for day in days))
    came = Curve("", tuple(float(day.attackers) or None for day in days), "bars")
    top = max(10, *(max(day.strength.armed, day.attackers) for day in days))
    high = (top // POINTS_STEP + 1) * POINTS_STEP
    scale = day_axis(days[0], 0, high * 1.08, tuple(range(0, high + 1, POINTS_STEP)), last=last)
    worst = deadliest(days)
    notes = (Note(worst.day, max(worst.strength.armed, worst.attackers) + high * 0.02, "†"),) if worst else ()
    return plot((came, armed), scale, size=(INNER, STRENGTH_HIGH), font_size=24, notes=notes)


def _key(sheet: Sheet, y: float) -> float:
    """Draw the legend of the chart. Return the y coordinate below it."""
    armed, came = print_text("poster-armed"), print_text("poster-attackers")
    worst = f"† {print_text('poster-deadliest')}"
    third = INNER / 3
    size = min(fitted(text, face="text", size=26, least=16, width=third - 76) for text in (armed, came, worst))
    x = LEFT + 10.0
    sheet.rule(y + 13, x0=x, x1=x + 48, width=3)
    sheet.on.ellipse((x + 18, y + 8, x + 30, y + 20), fill=0)
    sheet.text((x + 60, y + 14), armed, size=size, anchor="lm")
    x += third
    sheet.on.rectangle((x, y, x + 48, y + 28), fill=216, outline=0, width=2)
    for start in range(6, 48, 10):
        sheet.on.line((x + start, y + 26, min(x + start + 24, x + 46), y + 2), fill=0, width=1)
    sheet.text((x + 60, y + 14), came, size=size, anchor="lm")
    sheet.text((x + third + 40, y + 14), worst, size=size, anchor="lm")
    return y + 40


def _deadliest(sheet: Sheet, days: Sequence[Day], y: float, *, game: str) -> float:
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, print_text("poster-deadliest"), (LEFT, y + 18), INNER)
    worst = deadliest(days)
    if worst is not None:
        text = headline(days, days.index(worst), game=game)
        lines, size = balanced(text, face="bold", size=48, least=36, width=INNER)
        y = newspaper_page.centred(sheet, lines, y, face="bold", size=size, step=size * 1.15, middle=size / 2)
    lines = broken(_worst(days), face="text", size=30, width=INNER)
    return newspaper_page.centred(sheet, lines, y, face="text", size=30, step=40, middle=18) + 14


def _worst(days: Sequence[Day]) -> str:
    worst = deadliest(days)
    if worst is None:
        return print_text("poster-deadliest-none")
    when, toll = catalogue.dated(date_of(worst.day)), worst.toll
    return print_text("poster-deadliest-line", day=worst.day, date=when, powers=toll.powers, chinese=toll.chinese)


def _fates(sheet: Sheet, days: Sequence[Day], y: float) -> float:
    """Draw the officers and their fates. Return the y below them."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, print_text("poster-fates"), (LEFT, y + 18), INNER)
    all_fates = casualties(days)
    half = (len(all_fates) + 1) // 2
    ends = [
        _fate_column(sheet, all_fates[:half], (LEFT, y)),
        _fate_column(sheet, all_fates[half:], (LEFT + HALF + GAP, y)),
    ]
    sheet.upright(WIDTH / 2, y0=y, y1=max(ends))
    return max(ends)


def _fate_column(sheet: Sheet, all_fates: Sequence[Fate], at: tuple[float, float]) -> float:
    x, y = at
    for fate in all_fates:
        name = catalogue.own_name(fate.leader)
        sheet.text((x, y), name if fate.how != "lost" else f"† {name}", face="bold", size=BODY)
        indent = 200
        lines = broken(said_fate(fate), face="text", size=BODY, width=HALF - indent)
        y = sheet.lines((x + indent, y), lines, size=BODY, step=STEP) + 4
    return y


def said_fate(fate: Fate) -> str:
    """Return a text about what happened to an officer."""
    if fate.how == "unhurt":
        return print_text("fate-unhurt")
    zone = catalogue.zone_short(fate.zone)
    return print_text(f"fate-{fate.how}", day=fate.day, zone=zone)


def _alt(days: Sequence[Day], view: Position, result: Mapping[str, Any]) -> str:
    """Return the alt text of the poster, cut to the maximum length."""
    won = print_text(f"poster-winner-{result['winner']}")
    how, title = _how(view, result), _title(view)
    kind = "poster-alt-scenario" if view.house.scenario else "poster-alt"
    parts = [print_text(kind, how=how, winner=won, title=title)]
    parts += [_said_count(result, side) for side in SIDES]
    worst, most = _worst(days), max(days, key=lambda day: day.attackers)
    lost = [catalogue.own_name(fate.leader) for fate in casualties(days) if fate.how == "lost"]
    parts += [
        print_text("poster-alt-deadliest", said=worst),
        print_text("poster-alt-fates", lost=", ".join(lost) or "0"),
        print_text(
            "poster-alt-curves",
            morale=days[-1].morale,
            supplies=food_left(days[-1].food),
            armed=days[-1].strength.armed,
            day=most.day,
            attackers=most.attackers,
        ),
    ]
    return cut(" ".join(parts), ALT_LENGTH)


def _said_count(result: Mapping[str, Any], side: str) -> str:
    items = [item for item in result[f"{side}_items"] if item["count"]]
    named = [f"{say('count-' + item['name'])} {_number(item['total'])}" for item in items]
    return print_text(
        "poster-alt-items",
        side=print_text(f"poster-{side}"),
        total=_number(result[side]),
        band=print_text(f"band-short-{result[f'{side}_band']}"),
        items=clauses(named) or print_text("poster-uncounted").removesuffix("."),
    )
