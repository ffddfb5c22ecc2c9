"""Texts about extra time after an outage."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.boards.side_rows import time_left
from bot.context import QuietWatcher
from bot.games.seats.chairs import PACES
from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.ui.texts import say
from db.quiet import GAME, Quiet, missed, spans_of
from db.schema.games import RUNNING, VOTE
from render.language import speaking

_MINUTE = timedelta(minutes=1)
_PUT_OFF = timedelta(hours=2)
"""If a campaign's deadline is at most this long after an outage, it was postponed because of the outage."""


def given_line(game: GameSummary, quiet: QuietWatcher) -> str | None:
    """Return the text about time added after an outage; None if none was added."""
    if game.status != RUNNING:
        return None
    if game.pace in PACES:
        most = max(game.turns.asked.values(), key=lambda each: each.given - each.paused, default=None)
        lost = timedelta(seconds=most.given - most.paused) if most is not None else timedelta()
        return _said(lost, most.why) if most is not None else None
    rows = [each for each in quiet.missing(game.guild_id, game.id) if each.until_at is not None]
    if game.command != VOTE:
        rows = [each for each in rows if each.scope != GAME and _put_off(game, each)]
    return missed_line(rows, since=game.updated_at)


def missed_line(rows: Sequence[Quiet], *, since: datetime) -> str | None:
    """Return a text about outages that ended since a moment and added time; None if there were none."""
    over = [each for each in rows if each.until_at is not None]
    if not over:
        return None
    now = clock.now()
    return _said(missed(spans_of(over, now), since=since, until=now), over[-1].why)


def _put_off(game: GameSummary, row: Quiet) -> bool:
    """Return whether an outage postponed the deadline of a campaign."""
    return game.open_until is not None and row.until_at is not None and game.open_until <= row.until_at + _PUT_OFF


def _said(lost: timedelta, why: str) -> str | None:
    if lost < _MINUTE:
        return None
    return say(f"given-back-{why}", time=time_left(lost // _MINUTE * 60))


class GivenLines:
    """Writes the line on a board about extra time."""

    def __init__(self, quiet: QuietWatcher) -> None:
        self._quiet = quiet

    async def line(self, state: GameState) -> str | None:
        """Return the line about added time for a game's board; None if no time was added."""
        with speaking(state.locale):
            return given_line(state, self._quiet)
