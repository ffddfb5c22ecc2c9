"""Why this pairing, why this place: the answers of the engine in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.telling.voices import words_in
from engine.tournament import why
from engine.tournament.facts import Fact
from engine.tournament.state import Tournament


def pairing_text(t: Tournament, journal: Sequence[Fact], round_: int, table: int, *, locale: str) -> str:
    """Return why two sit at a table. Raise `Refused` for a table that there is not."""
    return words_in(locale).why(t, why.why_pairing(journal, round_, table))


def place_text(t: Tournament, player: int, *, locale: str) -> str:
    """Return why a player has their place: the total line by line, the tie-breaks, who is next to them."""
    return words_in(locale).why(t, why.why_place(t, player))
