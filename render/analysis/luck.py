"""Luck apart from decisions, in words: each throw that counted, the best shot, the whole game."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chances.analysis_format import Thrown, Weighed
from render.analysis.told import NINETY_FIVE, WORTH_TELLING, Told, error_of, hundred, one_line, signed

TOLD = 200
"""The most characters of a throw in a line."""
_NOTHING = b"null"


def luck(told: Told) -> Iterator[str]:
    """Yield what luck was worth, a line each; what is lucky is so for the first side."""
    yield whole(told)
    yield from _extremes(told) if told.analysis.most_thrown() else _extreme_orders(told)
    analysis = told.analysis
    best = analysis.best_shot()
    if best is not None and analysis.worth_of(best) > WORTH_TELLING:
        yield order_told(told, "analysis-best-shot", best, best.side, analysis.worth_of(best))
    costliest = analysis.costliest()
    if costliest is not None:
        gain = analysis.of(costliest.side, costliest.skill)
        yield order_told(told, "analysis-costliest", costliest, costliest.side, gain)


def whole(told: Told) -> str:
    """Return what the dice of the whole game were worth."""
    analysis = told.analysis
    first = analysis.sides[0]
    value = analysis.luck_of(first)
    if not hundred(value):
        return told.say("analysis-luck-none")
    if not told.several:
        return told.say("analysis-luck-alone", gain=signed(value))
    if value > 0 or len(analysis.sides) > 2:
        side, gain = first, value
    else:
        side, gain = analysis.sides[1], -value
    return told.say("analysis-luck-side", gain=signed(gain), side=told.presenter.side(side))


def _extremes(told: Told) -> Iterator[str]:
    """Yield the luckiest and the unluckiest throw, if they were so beyond their error."""
    most = told.analysis.most_thrown()
    sure = [each for each in most if abs(each.luck) > max(WORTH_TELLING, NINETY_FIVE * each.doubt)]
    luckiest = max((each for each in sure if each.luck > 0), key=lambda each: each.luck, default=None)
    unluckiest = min((each for each in sure if each.luck < 0), key=lambda each: each.luck, default=None)
    side = told.of_side(told.analysis.sides[0])
    for key, each in (("analysis-throw-luckiest", luckiest), ("analysis-throw-unluckiest", unluckiest)):
        if each is not None:
            day = told.analysis.decision(each.version).period
            gain, error = signed(each.luck), error_of(each.doubt)
            yield told.say(key, side=side, day=day, gain=gain, error=error, **_facts(told, each))


def _extreme_orders(told: Told) -> Iterator[str]:
    """Yield the orders with the luckiest and the unluckiest dice, of an analysis that knows no single throws."""
    first, decisions = told.analysis.sides[0], told.analysis.decisions
    luckiest = max(decisions, key=lambda each: each.luck)
    unluckiest = min(decisions, key=lambda each: each.luck)
    if luckiest.luck > WORTH_TELLING:
        yield order_told(told, "analysis-luckiest", luckiest, first, luckiest.luck)
    if unluckiest.luck < -WORTH_TELLING:
        yield order_told(told, "analysis-unluckiest", unluckiest, first, unluckiest.luck)


def order_told(told: Told, key: str, each: Weighed, side: str, gain: float) -> str:
    """Return what an order or its dice were worth."""
    facts = {"side": told.of_side(side), "day": each.period, "gain": signed(gain), "answer": told.order(each.answer)}
    return told.say(key, **facts)


def throws(told: Told, each: Weighed) -> Iterator[str]:
    """Yield what the single throws of a decision were worth to its side, where that is known.

    Where no playout was another by it, nothing is known of an error.
    """
    for one in told.analysis.thrown:
        if one.version == each.version:
            gain, error = signed(told.analysis.of(each.side, one.luck)), error_of(one.doubt) if one.doubt else 0
            yield told.say("analysis-table-throw", gain=gain, error=error, **_facts(told, one))


def _facts(told: Told, each: Thrown) -> dict[str, object]:
    """Return the dice of a throw, and what tells it: its event, or where none does, the order before it."""
    event = bytes(each.event)
    if event == _NOTHING:
        answer = told.order(told.analysis.decision(each.version).answer)
        text = told.say("analysis-throw-after", answer=answer)
    else:
        text = one_line(told.presenter.line(told.rules.decode_event(event)), TOLD)
    numbers = ", ".join(map(str, each.dice))
    return {"dice": told.say("analysis-throw-dice", count=len(each.dice), numbers=numbers), "told": text}
