"""Texts about the end of a game."""

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
    ahead=("score-ahead", "score-behind"),
    first=lambda: catalogue.sides()[0],
    orders_text=orders_text,
)
heading, band, score, mistake = _ENDS.heading, _ENDS.band, _ENDS.score, _ENDS.mistake


def verdict(view: View, found: Mapping[str, Any]) -> str:
    """Return a sentence with the winner and the deciding scores."""
    figures = (f"{catalogue.side_short(name)} {score_}" for name, score_ in scores_of(view, found).items())
    return f"**{_won(found)}** {' · '.join(figures)}"


def _won(found: Mapping[str, Any]) -> str:
    if found["winner"] == DRAW:
        return say("result-draw", turns=found["turns"])
    side = begin(catalogue.side(found["winner"]))
    return say("result-won", side=side, turns=found["turns"], reason=found["reason"])


def result(view: View, found: Mapping[str, Any]) -> str:
    """Return a text about how the game ended."""
    kind = view.position.battle.victory.kind
    lines = [_won(found)]
    for name, score_ in scores_of(view, found).items():
        side = catalogue.side_short(name)
        lines.append(f"- {say('result-score', side=side, kind=kind, score=score_)}")
    return "\n".join((*lines, "", f"**{heading(found)}**", *_ENDS.orders(view)))


def scores_of(view: View, found: Mapping[str, Any]) -> Mapping[str, int]:
    """Return each side's score that decided the game."""
    scores: Mapping[str, int] = found["scores"] if "scores" in found else victory.scores(view.position)
    return scores
