"""The poster of a finished siege."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.replay import Scene
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import PEKING, POWERS
from engine.games.keep_up_the_fire.world import Position, full_strength
from render.games.keep_up_the_fire.map.board_map import draw_map
from render.games.keep_up_the_fire.pages.chronicle import Turn, turns
from render.games.keep_up_the_fire.pages.newspaper import GAP, HEADING, board_print, print_text
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import cut, say
from render.games.keep_up_the_fire.text.result_text import ITEMS, result
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH
from render.pictures.plots import Curve, Scale, plot
from render.pictures.print_page import Page, Sheet, balanced, broken, fitted

HALF = (INNER - GAP) // 2
HIGH = 300


def poster(scenes: Sequence[Scene], found: Mapping[str, Any], *, game: str) -> Page | None:
    """Return the whole siege on one page. Return None if the game has no finished turn."""
    del game
    all_turns = turns(scenes)
    if not all_turns:
        return None
    view = all_turns[-1].view
    sheet = Sheet(WIDTH, TALL + 600)
    y = _titles(sheet, all_turns, found)
    y = board_print(sheet, draw_map(view, look="chart"), y) + 14
    end = _left(sheet, all_turns, found, y)
    end = max(end, _right(sheet, all_turns, y))
    sheet.upright(WIDTH / 2, y0=y + 8, y1=end)
    y = _curves(sheet, all_turns, end + 24)
    sheet.cut(newspaper_page.frame(sheet, round(y) + 30))
    band = say(f"band-{found['band']}")
    return Page(sheet.png(), _alt(all_turns, found), band)


def _titles(sheet: Sheet, all_turns: Sequence[Turn], found: Mapping[str, Any]) -> float:
    title = print_text("poster-title")
    size = fitted(title, face="bold", size=118, least=72, width=INNER - 40)
    sheet.text((WIDTH / 2, 104), title, face="bold", size=size, anchor="mm")
    date = catalogue.card_date(all_turns[-1].card)
    when = print_text("poster-when", turns=len(all_turns), date=date)
    sheet.text((WIDTH / 2, 186), when, face="italic", size=38, anchor="mm")
    sheet.double_rule(222, x0=LEFT + 20, x1=RIGHT - 20)
    band = say(f"band-{found['band']}")
    size = fitted(band, face="bold", size=80, least=48, width=INNER - 40)
    sheet.text((WIDTH / 2, 284), band, face="bold", size=size, anchor="mm", red=True)
    lines, size = balanced(_how(found), face="italic", size=34, least=26, width=INNER - 60)
    return newspaper_page.centred(sheet, lines, 348.0, face="italic", size=size, step=size * 1.2) + 4


def _how(found: Mapping[str, Any]) -> str:
    return result(None, found).partition("\n")[0]


def _left(sheet: Sheet, all_turns: Sequence[Turn], found: Mapping[str, Any], y: float) -> float:
    """Draw the poster's left column: the victory points and the heroic feats.

    Return the y below them.
    """
    y = newspaper_page.heading(sheet, print_text("poster-count"), (LEFT, y), HALF, HEADING)
    for item in ITEMS:
        name, value = say(f"result-{item}"), str(found[item])
        y += STEP
        size = fitted(name, face="text", size=BODY, least=18, width=HALF - 80)
        sheet.dotted(y - 8, name, value, x0=LEFT, x1=LEFT + HALF, size=size)
    sheet.rule(y + 8, x0=LEFT, x1=LEFT + HALF)
    y += 54
    sheet.text((LEFT, y), print_text("poster-total"), face="bold", size=36, anchor="ls")
    total = str(found["points"]) if found["won"] else "–"
    sheet.text((LEFT + HALF, y), total, face="bold", size=48, anchor="rs")
    y = newspaper_page.heading(sheet, print_text("poster-heroes"), (LEFT, y + 20), HALF, HEADING)
    for line in _heroes(all_turns) or [print_text("hero-none")]:
        y = sheet.lines((LEFT, y), broken(line, face="text", size=BODY, width=HALF), size=BODY, step=STEP) + 4
    return y


def _heroes(all_turns: Sequence[Turn]) -> list[str]:
    return [
        print_text(
            "hero-line", turn=turn.number, unit=catalogue.unit(event.power), card=catalogue.card_title(event.card)
        )
        for turn in all_turns
        for event in turn.events
        if isinstance(event, e.FeatTried) and event.won
    ]


def _right(sheet: Sheet, all_turns: Sequence[Turn], y: float) -> float:
    """Draw the fate of each Legation; return the y below."""
    x = LEFT + HALF + GAP
    y = newspaper_page.heading(sheet, print_text("poster-fates"), (x, y), HALF, HEADING)
    for power, text in _fates(all_turns).items():
        name = catalogue.unit_short(power)
        y += STEP + 4
        sheet.text((x, y - 8), name, face="bold", size=BODY, anchor="ls")
        size = fitted(text, face="text", size=BODY, least=18, width=HALF - 220)
        sheet.text((x + HALF, y - 8), text, size=size, anchor="rs")
    return y


def _fates(all_turns: Sequence[Turn]) -> dict[str, str]:
    view = all_turns[-1].view
    fell: dict[str, int] = {}
    for turn in all_turns:
        for event in turn.events:
            if isinstance(event, e.LegationLost):
                fell[event.power] = turn.number
    return {power: _fate(view, power, fell.get(power, 0)) for power in POWERS}


def _fate(view: Position, power: str, fell: int) -> str:
    strength, start = view.strengths[power], full_strength(view, power)
    if not strength:
        return print_text("fate-fell", turn=fell)
    key = "fate-unhurt" if strength >= start else "fate-held"
    return print_text(key, strength=strength, **({} if key == "fate-unhurt" else {"start": start}))


def _curves(sheet: Sheet, all_turns: Sequence[Turn], y: float) -> float:
    """Draw charts of both sides' strength and the column's progress. Return the y below them."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = newspaper_page.heading(sheet, print_text("poster-curves"), (LEFT, y + 16), INNER, HEADING)
    strength = tuple(float(sum(turn.view.strengths.values())) for turn in all_turns)
    foes = tuple(float(sum(foe.strength for foe in turn.view.foes)) or None for turn in all_turns)
    station = tuple(float(turn.view.station) for turn in all_turns)
    periods = max(len(all_turns), 2)
    marks = tuple(dict.fromkeys((1, *range(10, periods, 10), periods)))
    top = (int(max(strength)) // 10 + 1) * 10
    for place, (curves, scale, key) in enumerate(
        (
            (
                (Curve("", foes, "bars"), Curve(f"{strength[-1]:.0f}", strength)),
                Scale(periods, 0, top * 1.08, tuple(range(0, top + 1, 10)), marks),
                "strength",
            ),
            ((Curve(f"{station[-1]:.0f}", station),), Scale(periods, 0, PEKING, (0, 3, 6, 9), marks), "station"),
        )
    ):
        x = LEFT + place * (HALF + GAP)
        text = print_text(f"poster-{key}")
        if key == "strength":
            text = f"{text} · {print_text('poster-foes')}"
        size = fitted(text, face="italic", size=28, least=18, width=HALF)
        sheet.text((x + HALF / 2, y + 14), text, face="italic", size=size, anchor="mm")
        sheet.plate(plot(curves, scale, size=(HALF, HIGH), font_size=24), (round(x), round(y + 34)))
    return y + 34 + HIGH


def _alt(all_turns: Sequence[Turn], found: Mapping[str, Any]) -> str:
    text = result(None, found).replace("**", "").replace("\n- ", " ").replace("\n", " ")
    fates = [f"{catalogue.unit_short(power)}: {fate}" for power, fate in _fates(all_turns).items()]
    return cut(
        print_text(
            "poster-alt",
            band=say(f"band-{found['band']}"),
            count=text,
            station=catalogue.station_at(found["station"]),
            turns=len(all_turns),
            fates=catalogue.separated(fates),
        ),
        ALT_LENGTH,
    )
