"""Links to board messages and ballots."""

from __future__ import annotations

from bot.games.state import GameSummary
from db.voting import Ballot


def board_link(state: GameSummary) -> str | None:
    """Return the link to the board message; None before it is posted."""
    if state.board_message_id is None:
        return None
    return f"https://discord.com/channels/{state.guild_id or '@me'}/{state.board_channel_id}/{state.board_message_id}"


def ballot_link(ballot: Ballot, game: GameSummary) -> str | None:
    """Return the link to a ballot; None before it is posted."""
    message = ballot.poll_id if ballot.native else ballot.message_id
    if message is None:
        return None
    return f"https://discord.com/channels/{game.guild_id or '@me'}/{ballot.channel_id}/{message}"
