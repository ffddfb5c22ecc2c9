"""A text about a day's result that users can share. It reveals no die or card."""

from __future__ import annotations

import msgspec

import engine.games
from bot.daily.leaderboard import title_of
from bot.games.seed_texts import shown_day
from bot.ui.texts import say
from db.daily import Day, Place
from render.presenter import Presenter

_HELD, _LOST, _MINE, _OTHER = "🟩", "⬜", "🟦", "⬜"
_BOXES = 10
"""The number of boxes in the bar of the player's own share."""


def shared_result(presenter: Presenter, day: Day, place: Place, *, streak: int) -> str:
    """Return a result as a block of text that Discord offers to copy.

    It has no score, which would reveal how favourable the dice are.
    """
    rules, band = engine.games.find(day.system), place.shown["band"]
    most = len(rules.bands) - 1
    if len(rules.sides) == 1:
        reached = most - rules.bands.index(band)
    else:  # the levels of victory of two sides have no common order
        most = reached = 1
        reached -= not place.shown["won"]
    bar = _HELD * reached + _LOST * (most - reached)
    own = place.own if place.own is not None else round(100 * (1 - place.shown["steward"]))
    mine = own * _BOXES // 100
    lines = [
        say("daily-share-title", title=title_of(presenter, day), day=shown_day(day.day)),
        say("daily-share-band", bar=bar, band=presenter.band(band)),
        say("daily-share-own", bar=_MINE * mine + _OTHER * (_BOXES - mine), own=own),
    ]
    if day.par is not None:
        found = msgspec.json.decode(day.par)
        par = found.get("ahead", found["score"])
        than = "better" if place.score > par else "worse" if place.score < par else "even"
        lines.append(say("daily-share-par", than=than))
    if streak > 1:
        lines.append(say("daily-share-streak", count=streak))
    block = "\n".join(lines)
    return f"```\n{block}\n```"
