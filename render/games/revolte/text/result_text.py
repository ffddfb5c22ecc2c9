"""Texts of the end: who won, why, the losses of both sides; scores for tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.record import RESIGN
from engine.games.revolte.analysis.mistakes import MISTAKES, side_of
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.world import View
from render.curve_data import Mistake
from render.games.revolte.text import catalogue, text_board
from render.games.revolte.text.catalogue import begin, say


def result(view: View, found: Mapping[str, Any], *, locale: str) -> str:
    """Return how it ended, the losses, and the standing orders that nobody knew before."""
    side = begin(catalogue.side(found["winner"], locale=locale))
    lines = [say("end-won", locale=locale, side=side, turns=found["turns"], reason=found["reason"])]
    for name in SIDES:
        lost = view.position.lost.get(name, 0)
        called = catalogue.side_short(name, locale=locale)
        lines.append(f"- {say('end-lost', locale=locale, side=called, lost=lost)}")
    return "\n".join((*lines, *_orders(view, locale=locale)))


def heading(found: Mapping[str, Any], *, locale: str) -> str:
    """Return the title of an end: its band, or that a side gave up or had no time left."""
    if "band" in found:
        return band(found["band"], locale=locale)
    return say("band-given-up" if found["reason"] == RESIGN else "band-out-of-time", locale=locale)


def _orders(view: View, *, locale: str) -> Iterator[str]:
    for side in SIDES:
        if side in view.orders:
            words = text_board.orders_text(view.orders[side], locale=locale)
            named = catalogue.colon(catalogue.side_short(side, locale=locale), words, locale=locale)
            yield f"-# {say('board-orders', locale=locale, orders=named)}"


def band(name: str, *, locale: str) -> str:
    """Return the title of an end."""
    return say(f"band-{name}", locale=locale)


def score(value: int, *, locale: str) -> str:
    """Return by how many figures the Europeans took more than they lost, or fewer."""
    if not value:
        return say("score-even", locale=locale)
    return say("score-europeans" if value > 0 else "score-boxers", locale=locale, ahead=abs(value))


def mistake(name: str, *, locale: str) -> Mistake:
    """Return the title of a mistake with the side that made it, and its meaning; the bare name of an unknown one."""
    if name not in MISTAKES:
        return Mistake(name, name)
    side = side_of(name)
    kind = name.removeprefix(f"{side}-")
    what, who = say(f"mistake-{kind}", locale=locale), catalogue.side_short(side, locale=locale)
    title = say("mistake-title", locale=locale, side=who, what=what)
    return Mistake(title, f"{say(f'mistake-{kind}.meaning', locale=locale)} (§{MISTAKES[name]}).")
