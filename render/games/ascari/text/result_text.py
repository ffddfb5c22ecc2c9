"""Texts of the end: who won, why, the figures of both sides, the band; scores for tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.ascari import victory
from engine.games.ascari.analysis.mistakes import MISTAKES, side_of
from engine.games.ascari.world import View
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import begin, say
from render.games.ascari.text.text_board import orders_text
from render.two_sided.results import EndTexts

DRAW = "draw"

_ENDS = EndTexts(
    catalogue.VOICE,
    mistakes=MISTAKES,
    side_of=side_of,
    ahead=("score-italian", "score-other"),
    orders_text=orders_text,
)
heading, band, score, mistake = _ENDS.heading, _ENDS.band, _ENDS.score, _ENDS.mistake


def result(view: View, found: Mapping[str, Any]) -> str:
    """Return how it ended, the figures that decided it, and the band; a game that was given up has none."""
    kind = view.position.battle.victory.kind
    if found["winner"] == DRAW:
        lines = [say("result-draw", turns=found["turns"])]
    else:
        side = begin(catalogue.side(found["winner"]))
        facts = {"side": side, "turns": found["turns"], "reason": found["reason"]}
        lines = [say("result-won", **facts)]
    for name, score_ in scores_of(view, found).items():
        side = catalogue.side_short(name)
        lines.append(f"- {say('result-score', side=side, kind=kind, score=score_)}")
    return "\n".join((*lines, "", f"**{heading(found)}**", *_ENDS.orders(view)))


def scores_of(view: View, found: Mapping[str, Any]) -> Mapping[str, int]:
    """Return the figures that decide, as they were at the end."""
    scores: Mapping[str, int] = found["scores"] if "scores" in found else victory.scores(view.position)
    return scores
