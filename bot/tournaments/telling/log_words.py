"""The log of a tournament: a line for each thing that happened, with who did it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.telling.voices import stamp, words_in
from bot.ui.texts import person, quoted, say
from engine.tournament.facts import Fact
from engine.tournament.state import Tournament


def log_text(t: Tournament, journal: Sequence[Fact], *, locale: str) -> str:
    """Return all that has happened, the latest last."""
    words, lines = words_in(locale), [say("tournament-log-title", locale=locale, title=quoted(t.title, 80))]
    for number, fact in enumerate(journal, 1):
        at, what = stamp(fact.at, "f") if fact.at else "–", words.fact(t, fact)
        name = person(fact.by, locale=locale) if fact.by else ""
        who = "" if name in what else say("tournament-log-by", locale=locale, name=name)
        lines.append(say("tournament-log-line", locale=locale, number=number, at=at, what=what, who=who))
    return "\n".join(lines)
