"""Who may decide what: the one place where the ways of commanding are told apart.

Everybody who plays decides; or each the Powers of theirs; or the owner, whom the others advise; or a vote.
"""

from __future__ import annotations

from bot.faults import Counts, DecidedByVote, OnlyAdvises
from bot.state import GameSummary
from db.schema import ADVISERS, VOTE

NOBODY, HOUSE = 0, 1
"""Who stands in the journal for somebody whose data was deleted, and for the house itself: its calendar, its votes."""


def expect_commander(game: GameSummary, actor: int) -> None:
    """Raise `NotYourGame`, `OnlyAdvises` or `DecidedByVote` for who may not decide anything in a game by themselves."""
    if actor == HOUSE:
        return
    game.expect_player(actor)
    if game.command == VOTE:
        raise DecidedByVote(game.id)
    if game.command == ADVISERS and actor != game.owner_id:
        raise OnlyAdvises(game.id, owner_id=game.owner_id)


def expect_uncounted(game: GameSummary) -> None:
    """Raise `Counts` for an attempt at the siege of the day: it is one person's alone, and stays as it began."""
    if game.sealed_until is not None and game.sealed:
        raise Counts(game.id, until=game.sealed_until)
