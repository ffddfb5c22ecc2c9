"""Texts about the end of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.games.revolte.analysis.mistakes import MISTAKES, side_of
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.world import View
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import begin, say
from render.games.revolte.text.text_board import orders_text
from render.two_sided.results import EndTexts

_ENDS = EndTexts(
    catalogue.VOICE,
    mistakes=MISTAKES,
    side_of=side_of,
    ahead=("score-europeans", "score-boxers"),
    first=lambda: SIDES[0],
    orders_text=orders_text,
)
heading, band, score, mistake = _ENDS.heading, _ENDS.band, _ENDS.score, _ENDS.mistake


def verdict(view: View, found: Mapping[str, Any]) -> str:
    """Return a text about the winner and the losses of both sides."""
    return f"**{_won(found)}** {' · '.join(_losses(view))}"


def _won(found: Mapping[str, Any]) -> str:
    side = begin(catalogue.side(found["winner"]))
    return say("end-won", side=side, turns=found["turns"], reason=found["reason"])


def _losses(view: View) -> Iterator[str]:
    for name in SIDES:
        yield say("end-lost", side=catalogue.side_short(name), lost=view.position.lost.get(name, 0))


def result(view: View, found: Mapping[str, Any]) -> str:
    """Return a text about how the game ended, the losses, and the secret standing orders."""
    lines = [_won(found), *(f"- {line}" for line in _losses(view))]
    return "\n".join((*lines, *_ENDS.orders(view)))
