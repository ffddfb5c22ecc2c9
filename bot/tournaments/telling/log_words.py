"""The log of a tournament: a line for each thing that happened, with who did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.tournaments.table_words import player_name
from bot.tournaments.telling.public_words import stamp
from bot.ui.texts import person, quoted, say
from engine.tournament.facts import Fact, tag_of
from engine.tournament.state import Tournament


def log_text(t: Tournament, journal: Sequence[Fact], *, locale: str) -> str:
    """Return all that has happened, the latest last."""
    lines = [say("tournament-log-title", locale=locale, title=quoted(t.title, 80))]
    for number, fact in enumerate(journal, 1):
        who = say("tournament-log-by", locale=locale, name=person(fact.by, locale=locale)) if fact.by else ""
        at = stamp(fact.at, "f") if fact.at else "–"
        lines.append(
            say("tournament-log-line", locale=locale, number=number, at=at, what=told(t, fact, locale=locale), who=who)
        )
    return "\n".join(lines)


def told(t: Tournament, fact: Any, *, locale: str) -> str:
    """Return what happened, in a few words."""
    player = getattr(fact, "player", 0)
    numbers = [getattr(fact, name, 0) for name in ("round", "table", "points", "minutes", "rounds")]
    round_, table, points, minutes, rounds = (number if isinstance(number, int) else 0 for number in numbers)
    named = player_name(t, player, locale=locale) if player in t.players else str(player or "–")
    return say(
        f"tournament-fact-{tag_of(fact)}",
        locale=locale,
        name=named,
        who=person(getattr(fact, "person", 0), locale=locale),
        round=round_,
        table=table,
        points=points,
        minutes=minutes,
        rounds=rounds,
        reason=quoted(str(getattr(fact, "reason", "") or getattr(fact, "why", "") or "–"), 120),
    )
