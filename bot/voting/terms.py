"""The terms of votes as text: who may vote, and for how long."""

from __future__ import annotations

from bot.games.state import GameSummary
from bot.ui.durations import MINUTE, read_minutes
from bot.ui.errors import UserError
from bot.ui.texts import quoted, say
from bot.voting.ballot import EVERYBODY, LONGEST, SHORTEST, Voters, Voting, voting_of
from db.schema.games import VOTE

WINDOWS = (10, 30, 60, 120, 360, 720, 1440)
"""The durations of votes that are suggested, in minutes."""


def minutes_of(window: str) -> int:
    """Return a typed duration in minutes. Raise `UserError` if it is not valid."""
    minutes = read_minutes(window, bare=MINUTE)
    if minutes is None:
        raise UserError("votes-window-unclear", said=quoted(window, 40))
    if not SHORTEST <= minutes <= LONGEST:
        raise UserError("votes-window-range", said=quoted(window, 40))
    return minutes


def voters_of(value: str) -> Voters:
    """Return who may vote, given the value chosen in a select menu."""
    return "everybody" if value == EVERYBODY else "players"


def terms(voting: Voting) -> str:
    """Return a line that says who may vote and how long a vote is open."""
    key = "votes-terms-everybody" if voting.voters == EVERYBODY else "votes-terms-players"
    return say("votes-terms", window=lasting(voting.minutes), who=say(key, count=voting.quorum))


def lasting(minutes: int) -> str:
    """Return a number of minutes as text."""
    hours, rest = divmod(minutes, 60)
    parts = [say("votes-hours", count=hours)] if hours else []
    return " ".join([*parts, *([say("votes-minutes", count=rest)] if rest or not hours else [])])


def expect_side_vote(game: GameSummary, side: str, voting: Voting) -> None:
    """Raise `UserError` if a side cannot vote under these terms."""
    if side and game.sides[side].room is None:
        raise UserError("sides-no-room")
    if side and voting.voters == EVERYBODY:
        raise UserError("sides-vote-own")


def may_vote(game: GameSummary, user_id: int) -> bool:
    """Return whether a user may vote in a game."""
    if game.command != VOTE:
        return False
    return voting_of(game.voting).voters == EVERYBODY or game.may_decide(user_id)
