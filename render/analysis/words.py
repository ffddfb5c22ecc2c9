"""The texts of an analysis."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import sqrt

from engine.core.chances.analysis_format import CERTAIN, Analysis, Player, TurningPoint, Weighed
from render.analysis.curve import Chart, Line, Turn, printed
from render.analysis.luck import luck, throws, turned
from render.analysis.told import WORTH_TELLING, Told, error_of, exact, hundred, signed
from render.pictures.print_page import Foot

ALT_LENGTH = 1_024
_NO_PLAYERS = {"vote": "person-voters", "nobody": "person-nobody"}
"""The pseudonyms in a record that stand for no player, with the keys of the words for them."""
PLAYERS = 8
"""The maximum number of players of a side whose accuracy is shown."""


def chances_of(analysis: Analysis, side: str) -> tuple[float, ...]:
    """Return the win chances of a side at the start and after each period."""
    firsts = (analysis.first, *(day.chance for day in analysis.days))
    return firsts if side == analysis.sides[0] else tuple(1 - each for each in firsts)


def doubts_of(analysis: Analysis) -> tuple[float, ...]:
    """Return the standard errors of the win chances in `analysis`."""
    return (analysis.doubt, *(day.doubt for day in analysis.days))


def periods(analysis: Analysis) -> tuple[int, ...]:
    """Return the periods for which there are win chances. The first one stands for the start of the game."""
    found = tuple(day.period for day in analysis.days)
    return (found[0] - 1, *found)


def chart(told: Told) -> Chart:
    """Return the chart for an analysis."""
    analysis = told.analysis
    return Chart(
        title=told.say("analysis-picture-title", game=told.title),
        periods=tuple(day.period for day in analysis.days),
        lines=tuple(
            Line(told.side(side), chances_of(analysis, side), doubts_of(analysis)) for side in _drawn(analysis)
        ),
        turns=tuple(Turn(point.period, bool(point.better)) for point in analysis.turning_points),
        legend=(told.say("analysis-mark-decision"), told.say("analysis-mark-dice")),
    )


def alt(told: Told) -> str:
    """Return the alt text of the chart, at most 1,024 characters."""
    analysis = told.analysis
    lines = [_alt_line(told, side) for side in _drawn(analysis)]
    points = [
        told.say("analysis-alt-point", number=number, day=point.period, kind="decision" if point.better else "dice")
        for number, point in enumerate(analysis.turning_points, 1)
    ]
    text = told.say("analysis-alt", game=told.title, lines=" ".join(lines), points=" ".join(points)).strip()
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"


def _drawn(analysis: Analysis) -> tuple[str, ...]:
    """Return the sides that have a curve."""
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
    """Return the analysis as text, at most about 3,000 characters.

    With `commands` the text names the commands to use next, and hides better orders as spoilers.
    """
    parts = [*before_points(told)]
    for number, point in enumerate(told.analysis.turning_points, 1):
        parts += point_told(told, point, number, hidden=commands)
    if commands and (points := told.analysis.turning_points):
        parts.append(told.say("analysis-see", mistakes="yes" if any(point.better for point in points) else "no"))
    return "\n".join((*parts, *after_points(told)))


def before_points(told: Told) -> Iterator[str]:
    """Yield the lines of an analysis that come before its turning points."""
    yield told.say("analysis-title", game=told.title, id=told.game_id)
    if accuracy := accuracies(told):
        yield told.say("analysis-accuracy", accuracies=accuracy)
    found = told.analysis.turning_points
    yield told.say("analysis-turning-points" if found else "analysis-no-turning-points")


def after_points(told: Told) -> Iterator[str]:
    """Yield the lines of an analysis below its turning points."""
    yield told.say("analysis-luck")
    yield from (f"- {line}" for line in luck(told))
    key = "analysis-how-weak" if told.rules.weak_steward else "analysis-how"
    yield told.say(key, count=told.analysis.tries, error=error(told.analysis))


def error(analysis: Analysis) -> int:
    """Return the largest margin of error in the analysis, in percent."""
    return error_of(sqrt(0.25 / analysis.tries))


def accuracies(told: Told, *, players: bool = True) -> str:
    """Return a text about the accuracy of each side that a person played.

    If `players`, list each player of a shared side. Otherwise, only list sides with enough decisions.
    """
    sides = [side for side in told.analysis.sides if told.analysis.has_people(side)]
    judged = [side for side in sides if players or side in told.analysis.accuracy]
    return " · ".join(_accuracy(told, side, players=players) for side in judged)


def _accuracy(told: Told, side: str, *, players: bool) -> str:
    """Return a text about the accuracy of a side and perhaps of its `players`."""
    analysis, several = told.analysis, told.several
    found = next((each for each in analysis.people if each.side == side), None)
    facts: dict[str, object] = {"side": told.presenter.side(side)} if several else {}
    if side in analysis.accuracy:
        error = error_of(found.doubt / 100 if found is not None else 0.0)
        key = "analysis-accuracy-side" if several else "analysis-accuracy-alone"
        said = told.say(key, accuracy=exact(analysis.accuracy[side]), error=error, **facts)
    else:
        own = found.decisions if found is not None else 0
        count = sum(each.side == side for each in analysis.decisions)
        key = "analysis-accuracy-few-side" if several else "analysis-accuracy-few"
        said = told.say(key, own=own, count=count, **facts)
    shared = [each for each in analysis.players if each.side == side]
    if not players or len(shared) < 2:
        return said
    each_of = ", ".join(_player(told, each) for each in shared[:PLAYERS])
    return told.say("analysis-accuracy-shared", said=said, players=each_of, more=max(0, len(shared) - PLAYERS))


def _player(told: Told, each: Player) -> str:
    """Return a text with a player's accuracy and number of decisions."""
    who = told.names.get(each.since)
    if who is None and each.actor in _NO_PLAYERS:
        who = told.say(_NO_PLAYERS[each.actor])
    if who is None:
        who = told.say("analysis-player", number=each.actor.rpartition(" ")[2])
    if each.accuracy is None:
        return told.say("analysis-accuracy-player-few", who=who, count=each.decisions)
    return told.say("analysis-accuracy-player", who=who, accuracy=exact(each.accuracy), count=each.decisions)


def point_told(told: Told, point: TurningPoint, number: int, *, hidden: bool = False) -> Iterator[str]:
    """Yield the lines about a turning point.

    If `hidden`, a better order is hidden as a Discord spoiler.
    """
    facts = {"number": number, "day": point.period, "side": told.of_side(point.side)}
    answer, error = told.order(point.answer), error_of(point.doubt)
    if not point.better:
        event = turned(told, point.version)
        key, what = ("analysis-point-event", event) if event else ("analysis-point-dice", answer)
        yield told.say(key, **facts, answer=what, gain=signed(point.gain), error=error)
        return
    yield told.say("analysis-point-decision", **facts, answer=answer)
    order = told.order(point.better)
    said = f"||{order}||" if hidden else order
    better = told.say("analysis-point-better", gain=hundred(point.gain), error=error, better=said)
    yield f"\N{EM SPACE}{better}"


def table(told: Told) -> str:
    """Return all numbers of an analysis as text."""
    analysis = told.analysis
    first = analysis.sides[0]
    title = (
        told.say("analysis-table-title", side=told.side(first))
        if told.several
        else told.say("analysis-table-title-alone")
    )
    lines = [words(told, commands=False), "", alt(told), "", title]
    for day in analysis.days:
        skill = sum(day.skill.values())
        facts = {"day": day.period, "chance": hundred(day.chance), "skill": signed(skill), "luck": signed(day.luck)}
        lines.append(f"- {told.say('analysis-table-day', **facts)}")
    lines += ["", told.say("analysis-table-dice")]
    tell = partial(told.say, "analysis-table-decision")
    for each in analysis.decisions:
        single = list(throws(told, each))
        if not (_is_sure(each) or single):
            continue
        worth, fortune = (signed(analysis.of(each.side, value)) for value in (each.skill, each.luck))
        side, answer = told.of_side(each.side), told.order(each.answer)
        dice = f" ({', '.join(map(str, each.dice))})" if each.dice else ""
        lines.append(f"- {tell(day=each.period, side=side, skill=worth, luck=fortune, dice=dice, answer=answer)}")
        lines += (f"  - {line}" for line in single)
    return "\n".join(lines)


def _is_sure(each: Weighed) -> bool:
    """Return whether the effect of a decision or roll is clearly larger than its error."""
    worths = ((each.skill, each.doubt), (each.luck, each.luck_doubt))
    return any(abs(value) > max(WORTH_TELLING, CERTAIN * doubt) for value, doubt in worths)


def on_poster(told: Told) -> Foot:
    """Return what is printed below a poster: the chart, with a line of text."""
    days = dict.fromkeys(point.period for point in told.analysis.turning_points)
    said = []
    if days:
        points = ", ".join(told.say("analysis-poster-point", day=day) for day in days)
        said.append(told.say("analysis-poster", points=points))
    if accuracy := accuracies(told, players=False):
        said.append(told.say("analysis-poster-accuracy", accuracies=accuracy))
    line = _alt_line(told, told.analysis.sides[0])
    return Foot(" · ".join(said), partial(printed, chart(told)), told.say("analysis-poster-alt", line=line))
