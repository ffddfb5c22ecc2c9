"""The words of tournaments as Discord shows them: harmless typed text, people as mentions, moments as timestamps."""

from __future__ import annotations

from functools import partial

from bot.tournaments.when import moment
from bot.ui.texts import person, quoted
from render.tournament.words import TournamentWords


def words_in(locale: str) -> TournamentWords:
    """Return the words of tournaments in a language."""
    return TournamentWords(locale, free=quoted, person=partial(person, locale=locale), moment=stamp)


def stamp(seconds: int, style: str = "F") -> str:
    """Return a moment as everybody reads it in their own zone."""
    return f"<t:{int(moment(seconds).timestamp())}:{style}>"
