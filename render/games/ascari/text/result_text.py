"""Texts of the end: who won, why, the figures of both sides, the band; scores for tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.record import RESIGN
from engine.games.ascari import victory
from engine.games.ascari.analysis.mistakes import MISTAKES
from engine.games.ascari.world import View
from render.curve_data import Mistake
from render.games.ascari.text import catalogue, text_board
from render.games.ascari.text.catalogue import begin, say

DRAW = "draw"


def result(view: View, found: Mapping[str, Any], *, locale: str) -> str:
    """Return how it ended, the figures that decided it, and the band; a game that was given up has none."""
    kind = view.position.battle.victory.kind
    if found["winner"] == DRAW:
        lines = [say("result-draw", locale=locale, turns=found["turns"])]
    else:
        side = begin(catalogue.side(found["winner"], locale=locale))
        facts = {"side": side, "turns": found["turns"], "reason": found["reason"]}
        lines = [say("result-won", locale=locale, **facts)]
    for name, score_ in scores_of(view, found).items():
        side = catalogue.side_short(name, locale=locale)
        lines.append(f"- {say('result-score', locale=locale, side=side, kind=kind, score=score_)}")
    return "\n".join((*lines, "", f"**{heading(found, locale=locale)}**", *_orders(view, locale=locale)))


def scores_of(view: View, found: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the figures that decide, as they were at the end."""
    scores: Mapping[str, int] = found["scores"] if "scores" in found else victory.scores(view.position)
    return scores


def heading(found: Mapping[str, Any], *, locale: str) -> str:
    """Return the title of an end: its band, or that a side gave up or had no time left."""
    if "band" in found:
        return band(found["band"], locale=locale)
    return say("band-given-up" if found["reason"] == RESIGN else "band-out-of-time", locale=locale)


def _orders(view: View, *, locale: str) -> Iterator[str]:
    """Yield the standing orders of both sides, which nobody knew before the end."""
    for side in view.position.battle.sides:
        if side in view.orders:
            words = text_board.orders_text(view.orders[side], locale=locale)
            named = catalogue.colon(catalogue.side_short(side, locale=locale), words, locale=locale)
            yield f"-# {say('board-orders', locale=locale, orders=named)}"


def band(name: str, *, locale: str) -> str:
    """Return the title of an end."""
    return say(f"band-{name}", locale=locale)


def score(value: int, *, locale: str) -> str:
    """Return by how much the Italians were ahead or behind, in points or places."""
    if not value:
        return say("score-even", locale=locale)
    return say("score-italian" if value > 0 else "score-other", locale=locale, ahead=abs(value))


def mistake(name: str, *, locale: str) -> Mistake:
    """Return the title of a mistake with the side that made it, and its meaning; the bare name of an unknown one."""
    side, _, kind = name.partition("-")
    if not catalogue.VOICE.texts.has(f"mistake-{kind}") or name not in MISTAKES:
        return Mistake(name, name)
    what, who = say(f"mistake-{kind}", locale=locale), catalogue.side_short(side, locale=locale)
    title = say("mistake-title", locale=locale, side=who, what=what)
    return Mistake(title, f"{say(f'mistake-{kind}.meaning', locale=locale)} (§{MISTAKES[name]}).")
