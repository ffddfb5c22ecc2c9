"""How a side with several players decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, overload

from bot.games.errors import DecidedByVote, NotTheLeader, NotYourGame, OnlyAdvises
from bot.games.roster import expect_owner
from bot.games.seats.chairs import chairs_in, held_by, led_by
from bot.games.state import GameSummary
from db.games import GameRow
from db.schema.games import ADVISERS, EVERYONE, VOTE
from db.sides import turns_of

MOST = 24
"""The maximum number of players of a side."""


def expect_voice(game: GameRow | GameSummary, side: str | None, actor: int) -> None:
    """Raise `DecidedByVote` or `OnlyAdvises` if a player may not decide alone for a side."""
    chair = chairs_in(game).get(side or "")
    if chair is None or actor not in chair.people:
        return  # the calendar, the steward, or all voters
    if chair.command == VOTE:
        raise DecidedByVote(game.id)
    if chair.command == ADVISERS and actor != chair.user_id:
        raise OnlyAdvises(game.id, owner_id=chair.user_id, room=chair.room)


def expect_orders(game: GameRow | GameSummary, side: str, actor: int) -> None:
    """Raise `NotTheLeader` if a player may not give standing orders for a side.

    The leader always may. Other players may if every player of the side decides.
    """
    chair = chairs_in(game)[side]
    if chair.command != EVERYONE and actor != chair.user_id:
        raise NotTheLeader(game.id, owner_id=chair.user_id)


def expect_leader(game: GameRow | GameSummary, side: str, actor: int) -> None:
    """Raise `NotTheLeader` for a user who does not lead a side."""
    if side not in led_by(game, actor):
        raise NotTheLeader(game.id, owner_id=chairs_in(game)[side].user_id)


def own_part(game: GameSummary, user_id: int) -> tuple[GameSummary, str]:
    """Return a game reduced to a user's side, and the name of that side.

    A game with one side is unchanged, and the name is empty. Raise `NotYourGame` if the user plays no side.
    """
    if game.asked is None:
        return game, ""
    held = held_by(game, user_id)
    if not held:
        raise NotYourGame(game.id, owner_id=game.owner_id, players=game.players)
    return within(game, held[0]), held[0]


def led_part(game: GameSummary, user_id: int, *, manager: bool) -> tuple[GameSummary, str]:
    """Return a game reduced to the side that a user leads, and the name of that side.

    In a game with one side, a `manager` also counts as its leader. Raise `NotYourGame`, `NotTheLeader` or `NotTheOwner`
    if the user leads no side. Raise `GameOver` if the game is over.
    """
    part, side = own_part(game, user_id)
    if side:
        expect_leader(game, side, user_id)
    expect_owner(part, user_id, manager=manager and not side)
    return part, side


def asked_seats(game: GameSummary) -> tuple[str, ...]:
    """Return the sides that have an open question.

    In a game for one side, its name is empty.
    """
    return tuple(game.turns.asked) if game.asked is not None else ("",)


def side_of_room(game: GameSummary, channel_id: int | None) -> str:
    """Return the side to which a private channel belongs. Return an empty string if it belongs to none."""
    return next((side for side, chair in game.sides.items() if chair.room == channel_id), "")


@overload
def within(game: GameRow, side: str) -> GameRow: ...
@overload
def within(game: GameSummary, side: str) -> GameSummary: ...
def within(game: GameRow | GameSummary, side: str) -> GameRow | GameSummary:
    """Return a game as a single side sees it, for votes and advice.

    The players, the leader and the room of the side become the players, the owner and the channel of the game. The
    version is that of the side's open question, or 0 if it has none. The game is returned unchanged if `side` is empty
    or unknown.
    """
    chair = chairs_in(game).get(side) if side else None
    if chair is None:
        return game
    asked = turns_of(game).asked.get(side)
    values: dict[str, Any] = {
        "owner_id": chair.user_id,
        "command": chair.command,
        "voting": chair.voting,
        "channel_id": chair.room or game.channel_id,
        "version": asked.since if asked is not None else 0,
    }
    if isinstance(game, GameSummary):
        return replace(game, players=chair.people, **values)
    return replace(game, added=",".join(map(str, chair.members)), **values)
