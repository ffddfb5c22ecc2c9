"""Writes texts about how much the players' luck with the dice mattered in a game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chances.analysis_format import CERTAIN, RollLuck, Weighed
from render.analysis.told import NINETY_FIVE, WORTH_TELLING, Told, error_of, hundred, one_line, signed

TOLD = 200
"""The maximum number of characters for a roll in a line."""
_NOTHING = b"null"


def luck(told: Told) -> Iterator[str]:
    """Yield lines about the effect of luck. Positive values are good for the first side."""
    yield whole(told)
    yield from _extremes(told)
    analysis = told.analysis
    best = analysis.best_shot()
    if best is not None and analysis.of(best.side, best.luck) > WORTH_TELLING:
        yield order_told(told, "analysis-best-shot", best, analysis.of(best.side, best.luck), best.luck_doubt)
    costliest = analysis.costliest()
    if costliest is not None:
        gain = analysis.of(costliest.side, costliest.skill)
        yield order_told(told, "analysis-costliest", costliest, gain, costliest.doubt)


def whole(told: Told) -> str:
    """Return a sentence about the total effect of all dice rolls of the game."""
    analysis = told.analysis
    first = analysis.sides[0]
    value, doubt = analysis.luck_of(first)
    if not hundred(value) or abs(value) <= CERTAIN * doubt:
        return told.say("analysis-luck-none")
    error = error_of(doubt)
    if not told.several:
        return told.say("analysis-luck-alone", gain=signed(value), error=error)
    if value > 0 or len(analysis.sides) > 2:
        side, gain = first, value
    else:
        side, gain = analysis.sides[1], -value
    return told.say("analysis-luck-side", gain=signed(gain), error=error, side=told.presenter.side(side))


def _extremes(told: Told) -> Iterator[str]:
    """Yield lines about the luckiest and the unluckiest roll."""
    thrown = told.analysis.thrown
    sure = [each for each in thrown if abs(each.luck) > max(WORTH_TELLING, NINETY_FIVE * each.doubt)]
    luckiest = max((each for each in sure if each.luck > 0), key=lambda each: each.luck, default=None)
    unluckiest = min((each for each in sure if each.luck < 0), key=lambda each: each.luck, default=None)
    side = told.of_side(told.analysis.sides[0])
    for key, each in (("analysis-throw-luckiest", luckiest), ("analysis-throw-unluckiest", unluckiest)):
        if each is not None:
            day = told.analysis.decision(each.version).period
            gain, error = signed(each.luck), error_of(each.doubt)
            yield told.say(key, side=side, day=day, gain=gain, error=error, **_facts(told, each))


def order_told(told: Told, key: str, each: Weighed, gain: float, doubt: float) -> str:
    """Return a line about an order, with its `gain` and the error of the gain."""
    facts = {"side": told.of_side(each.side), "day": each.period, "answer": told.order(each.answer)}
    return told.say(key, gain=signed(gain), error=error_of(doubt), **facts)


def turned(told: Told, version: int) -> str:
    """Return a sentence about the luckiest or unluckiest roll after a decision. Return an empty text if there is
    none.
    """
    throws = [each for each in told.analysis.thrown if each.version == version]
    most = max(throws, key=lambda each: abs(each.luck), default=None)
    event = bytes(most.event) if most is not None else _NOTHING
    return "" if event == _NOTHING else one_line(told.presenter.line(told.rules.decode_event(event)), TOLD)


def throws(told: Told, each: Weighed) -> Iterator[str]:
    """Yield a line about each roll that followed a decision."""
    for one in told.analysis.thrown:
        if one.version == each.version:
            gain, error = signed(told.analysis.of(each.side, one.luck)), error_of(one.doubt) if one.doubt else 0
            yield told.say("analysis-table-throw", gain=gain, error=error, **_facts(told, one))


def _facts(told: Told, each: RollLuck) -> dict[str, object]:
    """Return the facts about a roll for its line: the dice, and what the roll was for."""
    event = bytes(each.event)
    if event == _NOTHING:
        answer = told.order(told.analysis.decision(each.version).answer)
        text = told.say("analysis-throw-after", answer=answer)
    else:
        text = one_line(told.presenter.line(told.rules.decode_event(event)), TOLD)
    numbers = ", ".join(map(str, each.dice))
    return {"dice": told.say("analysis-throw-dice", count=len(each.dice), numbers=numbers), "told": text}
