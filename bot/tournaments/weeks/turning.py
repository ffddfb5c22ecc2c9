"""T78 Rounds over weeks follow one another by themselves: the page and the next round are posted at their hour.

Only if nothing waits for a ruling; otherwise it is done as soon as that is ruled on. A judge may always be earlier.
"""

from __future__ import annotations

from bot.tournaments.files.calendar_file import table_ends
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import Fact
from engine.tournament.settings import WEEK
from engine.tournament.state import CLOSED, RUNNING, Tournament
from engine.tournament.waits import waits

_RULINGS = frozenset({"dispute", "case", "odd", "guest-report", "nobody-came", "more-time", "alone"})
"""What has to be ruled on before a round follows."""


def turns_at(t: Tournament) -> int | None:
    """Return the hour of the next page or round; None if none follows by itself."""
    if t.settings.clock != WEEK:
        return None
    if t.stage == CLOSED and not t.rounds:
        return t.settings.starts or None
    if t.stage != RUNNING or (t.rounds[-1].closed and len(t.rounds) >= rounds_in_all(t)):
        return None
    return table_ends(t, len(t.rounds))


def held_up(t: Tournament, now: int) -> bool:
    """Return whether the hour has come, and something waits for a ruling."""
    return _is_due(t, now) and any(each.kind in _RULINGS for each in waits(t, now))


def may_turn(t: Tournament, now: int) -> bool:
    """Return whether a page or a round is posted now."""
    if not _is_due(t, now) or held_up(t, now):
        return False
    return not t.rounds or t.rounds[-1].closed or t.rounds[-1].complete


def _is_due(t: Tournament, now: int) -> bool:
    hour = turns_at(t)
    return hour is not None and now >= hour


def turn(t: Tournament, seed: str, now: int) -> list[Fact]:
    """Return the page that is posted, or the round that follows a page; nothing if it is not time for either."""
    if not may_turn(t, now):
        return []
    if t.rounds and not t.rounds[-1].closed:
        return [f.RoundClosed(round=len(t.rounds))]
    return [draft.paired(t, seed=seed)]
