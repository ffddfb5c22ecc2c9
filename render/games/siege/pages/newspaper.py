"""The newspaper page: a day of the siege as a front page of 1900."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta

from PIL import Image

from engine.core.replay import Scene
from engine.games.siege.analysis.chronicle import Day
from engine.games.siege.analysis.chronicle import days as chronicle
from engine.games.siege.scenarios import last_day
from engine.games.siege.world import Position
from render.games.siege.map.board_map import draw_map
from render.games.siege.map.layout import layout
from render.games.siege.map.title_and_tracks import FOOD_END, MORALE_TOP
from render.games.siege.pages.headlines import deck, headline, notices, print_text
from render.games.siege.text import catalogue
from render.games.siege.text.deeds import story
from render.localization import clauses, cut
from render.panel import ALT_LENGTH
from render.pictures import newspaper_page
from render.pictures.newspaper_page import BODY, INNER, LEFT, RIGHT, STEP, TALL, WIDTH, HeadingStyle
from render.pictures.plots import Curve, Scale, plot
from render.pictures.print_page import Page, Sheet, balanced, broken, fitted

FIRST_DAY = date(1900, 6, 20)
"""The first day of the siege; the relief column arrived on the 55th."""

GAP = 40
COLUMNS = 3
COLUMN = (INNER - (COLUMNS - 1) * GAP) // COLUMNS
PLOTS_HIGH = (206, 254, 302, 350)
"""The possible heights of the plots in pixels: only a few, because the axes of each height are drawn once and
cached.
"""
HEADED, APART, FOOT = 66, 22, 26
TITLE = HeadingStyle(34, 24, middle=18, ornament=48, high=HEADED)
STORIES = 8


def date_of(day: int) -> date:
    """Return the calendar date of a day of the siege."""
    return FIRST_DAY + timedelta(days=day - 1)


def day_axis(day: Day, low: float, high: float, marks: tuple[int, ...], *, last: int) -> Scale:
    """Return the axes of a chart for a number of days and a range of values."""
    first = day.day
    ticks = (1, 10, 20, 30, 40, 54) if first == 1 else tuple(range(first, last + 1, 3))
    return Scale(last - first + 1, low, high, marks, ticks, first)


def food_left(food: int) -> int:
    """Return the number of days for which the supplies last."""
    return max(FOOD_END - food, 0)


def draw_dispatch(days: Sequence[Day], place: int, view: Position, *, game: str) -> Page:
    """Draw the newspaper's front page for the day at index `place`. `view` is the position at the end of that day."""
    day = days[place]
    text = headline(days, place, game=game)
    sheet = Sheet(WIDTH, TALL)
    y = _masthead(sheet, day, last_day(view.house.scenario))
    y = _headlines(sheet, text, deck(day), y)
    y = _map(sheet, draw_map(view, look="chart"), layout().map, y)
    y = _columns(sheet, days[: place + 1], view, y, game=game)
    sheet.cut(y)
    return Page(sheet.png(), _alt(day, text, last=last_day(view.house.scenario)), text)


def newspaper(scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
    """Return the newspaper front page for a day of a replayed siege.

    The default is the last day that ended. Return None if the day has not ended.
    """
    days = chronicle([event for scene in scenes for event in scene.events])
    over = [place for place, day in enumerate(days) if day.ended and period in (None, day.day)]
    if not over:
        return None
    place = over[-1]
    view = next(scene.view for scene in reversed(scenes) if scene.view.day == days[place].day)
    return draw_dispatch(days, place, view, game=game)


def _masthead(sheet: Sheet, day: Day, last: int) -> float:
    """Draw the newspaper's name and the dateline. Return the y below them."""
    sheet.rule(26, x0=LEFT, x1=RIGHT, width=1)
    _card(sheet, day.card, (LEFT + 8, 42))
    _ear(sheet, day, (RIGHT - 108, 42), last=last)
    name = print_text("paper-name")
    size = fitted(name, face="bold", size=104, least=60, width=INNER - 280)
    sheet.text((WIDTH / 2, 110), name, face="bold", size=size, anchor="mm")
    number = print_text("paper-number", day=day.day)
    when = catalogue.dated(date_of(day.day))
    place = print_text("paper-place", date=when)
    return newspaper_page.dateline(sheet, 188, number, place, print_text("paper-price"))


def _card(sheet: Sheet, card: str, at: tuple[int, int]) -> None:
    """Draw the day's card, face up."""
    x, y = at
    sheet.on.rounded_rectangle((x, y, x + 96, y + 130), radius=9, outline=0, width=3)
    joker = card.endswith("J") and len(card) == 2 and card[0] in "RB"
    red = card[0] == "R" if joker else card[-1] in "HD"
    if joker:
        lines = broken(catalogue.begin(catalogue.card_name(card)), face="bold", size=24, width=60)
        size = fitted(max(lines, key=len), face="bold", size=24, least=14, width=86)
        top = y + 65 - (len(lines) - 1) * 13
        for number, line in enumerate(lines):
            sheet.text((x + 48, top + number * 26), line, face="bold", size=size, anchor="mm", red=red)
        return
    rank, suit = catalogue.card_rank(card), catalogue.SUITS[card[-1]][0]
    sheet.text((x + 48, y + 40), rank, face="figures", size=52, anchor="mm", red=red)
    sheet.text((x + 48, y + 94), suit, face="figures", size=58, anchor="mm", red=red)


def _ear(sheet: Sheet, day: Day, at: tuple[int, int], *, last: int) -> None:
    """Draw the number of the day and of all days in a frame."""
    x, y = at
    sheet.on.rectangle((x, y, x + 100, y + 130), outline=0, width=1)
    sheet.on.rectangle((x + 4, y + 4, x + 96, y + 126), outline=0, width=2)
    sheet.text((x + 50, y + 26), print_text("paper-day"), face="italic", size=26, anchor="mm")
    sheet.text((x + 50, y + 68), str(day.day), face="bold", size=62, anchor="mm")
    sheet.text((x + 50, y + 108), print_text("paper-of", days=last), face="italic", size=24, anchor="mm")


def _headlines(sheet: Sheet, text: str, under: str, y: float) -> float:
    lines, size = balanced(text, face="bold", size=112, least=64, width=INNER)
    step = size * 1.04
    y = newspaper_page.centred(sheet, lines, y + 20 + step / 2, face="bold", size=size, step=step)
    y += 6 - step / 2
    sheet.ornament(y + 14, x0=LEFT, x1=RIGHT)
    y += 40
    lines, size = balanced(under, face="italic", size=40, least=32, width=INNER)
    return newspaper_page.centred(sheet, lines, y, face="italic", size=size, step=size * 1.2, middle=size / 2) + 14


def _map(sheet: Sheet, picture: Image.Image, box: tuple[int, int, int, int], y: float) -> float:
    """Draw the map without its heading and tracks. Return the y below it."""
    y = newspaper_page.engraved(sheet, picture, box, y) + 8
    sheet.text((WIDTH / 2, y + 22), print_text("paper-map"), face="italic", size=26, anchor="mm")
    return y + 44


def _columns(sheet: Sheet, days: Sequence[Day], view: Position, y: float, *, game: str) -> float:
    """Draw the columns and charts. Return the y below them."""
    day = days[-1]
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    top = y + 26
    x0, x1, x2 = (LEFT + place * (COLUMN + GAP) for place in range(COLUMNS))
    story_lines = _text(day, view)
    below = _stories(sheet, story_lines, (x0, top))
    end = max(below, _figures(sheet, days, (x1, top), room=below - top))
    end = max(end, _curves(sheet, days, (x2, top), last=last_day(view.house.scenario), room=end - top))
    _notices(sheet, notices(game, day.day), (x0, below + APART), room=end - below - APART)
    for x in (x1, x2):
        sheet.upright(x - GAP / 2, y0=top, y1=end)
    sheet.rule(end + 20, x0=LEFT, x1=RIGHT, width=1)
    return end + 40


def _title(sheet: Sheet, text: str, at: tuple[float, float]) -> float:
    return newspaper_page.heading(sheet, text, at, COLUMN, TITLE)


def _text(day: Day, view: Position) -> tuple[str, ...]:
    return story(view, day.events, most=STORIES) or (print_text("paper-nothing"),)


def _stories(sheet: Sheet, story_lines: Sequence[str], at: tuple[float, float]) -> float:
    """Print the lines of the story below a heading. Return the y below them."""
    y = _title(sheet, print_text("paper-story"), at)
    return newspaper_page.paragraphs(sheet, story_lines, (at[0], y), COLUMN)


def _notices(sheet: Sheet, numbers: Sequence[int], at: tuple[float, float], *, room: float) -> None:
    """Draw as many small advertisements as fit into the space."""
    texts = [print_text(f"notice-{number}") for number in numbers]
    wrapped = [broken(text, face="italic", size=BODY, width=COLUMN) for text in texts]
    left, fitting = room - HEADED, []
    for lines in wrapped:
        left -= len(lines) * STEP + 10
        if left < 0:
            break
        fitting.append(lines)
    if not fitting:
        return
    y = _title(sheet, print_text("paper-notices"), at)
    for lines in fitting:
        y = sheet.lines((at[0], y), lines, face="italic", size=BODY, step=STEP) + 10


def _figures(sheet: Sheet, days: Sequence[Day], at: tuple[float, float], *, room: float) -> float:
    """Draw a column of statistics. Return the y below it."""
    day, (x, y) = days[-1], at
    for family, rows in (("cost", costs(day)), ("stand", stands(day)), ("since", since(days))):
        high = HEADED + len(rows) * STEP
        if family == "since" and y + high > at[1] + room:
            break
        y = _title(sheet, print_text(f"paper-{family}"), (x, y))
        y = _table(sheet, rows, family, (x, y)) + APART
    return y - APART


def costs(day: Day) -> dict[str, int]:
    """Return the losses of a day, keyed by name, such as soldiers or civilians."""
    toll = day.toll
    return {
        "soldiers": toll.soldiers,
        "weapons": toll.weapons,
        "civilians": toll.civilians,
        "leaders": len(toll.leaders),
        "ruined": len(day.ruined),
        "chinese": toll.chinese,
    }


def stands(day: Day) -> dict[str, int]:
    """Return the state at the end of a day as numbers, keyed by name."""
    held = {"armed": day.strength.armed, "civilians": day.strength.civilians, "ruins": day.ruins}
    return held | {"attackers": day.attackers, "rounds": day.rounds}


def since(days: Sequence[Day]) -> dict[str, int]:
    """Return the numbers of losses since the first day, keyed by name."""
    return {
        "powers": sum(day.toll.powers for day in days),
        "chinese": sum(day.toll.chinese for day in days),
        "assaults": sum(day.rounds > 0 for day in days),
    }


def _table(sheet: Sheet, rows: dict[str, int], family: str, at: tuple[float, float]) -> float:
    x, y = at
    text = {print_text(f"{family}-{name}"): value for name, value in rows.items()}
    size = min(fitted(name, face="text", size=BODY, least=20, width=COLUMN - 70) for name in text)
    for name, value in text.items():
        y += STEP
        sheet.dotted(y - 8, name, str(value), x0=x, x1=x + COLUMN, size=size)
    return y


def _curves(sheet: Sheet, days: Sequence[Day], at: tuple[float, float], *, last: int, room: float) -> float:
    """Draw charts of morale and supplies. Return the y coordinate below them."""
    x, y = at
    wanted = (room - FOOT) / 2 - HEADED - 8
    high = max((each for each in PLOTS_HIGH if each <= wanted), default=PLOTS_HIGH[0])
    morale = tuple(float(day.morale) for day in days)
    left = tuple(float(food_left(day.food)) for day in days)
    for name, values, scale in (
        ("morale", morale, day_axis(days[0], 0, MORALE_TOP, (0, 5, 10), last=last)),
        ("supplies", left, day_axis(days[0], 0, FOOD_END, (0, 10, 20, 30), last=last)),
    ):
        y = _title(sheet, print_text(f"paper-{name}"), (x, y))
        curve = Curve(f"{values[-1]:.0f}", values, "solid" if name == "morale" else "dashed")
        sheet.plate(plot((curve,), scale, size=(COLUMN, high)), (round(x), round(y)))
        y += high + 8
    text = print_text("paper-days-axis")
    sheet.text((x + COLUMN / 2, y + 8), text, face="italic", size=24, anchor="mm")
    return y + FOOT


def _alt(day: Day, said: str, *, last: int) -> str:
    lost = [
        print_text("dispatch-alt-line", name=print_text(f"cost-{name}.inside"), count=value)
        for name, value in costs(day).items()
        if value
    ]
    text = print_text(
        "dispatch-alt",
        paper=print_text("paper-name"),
        date=catalogue.dated(date_of(day.day)),
        day=day.day,
        days=last,
        card=catalogue.card_name(day.card),
        headline=said,
        deck=deck(day),
        cost=clauses(lost) or "0",
        morale=day.morale,
        supplies=food_left(day.food),
        armed=day.strength.armed,
        civilians=day.strength.civilians,
        ruins=day.ruins,
    )
    return cut(text, ALT_LENGTH)
