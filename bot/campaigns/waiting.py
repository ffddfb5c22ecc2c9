"""The players that a game waits for."""

from __future__ import annotations

import engine.games
from bot.games.permissions import NOBODY, commander, proposals, waited_for
from bot.games.seats.command import asked_seats, within
from bot.games.state import GameState, GameSummary
from db.schema.games import ADVISERS, POWERS, VOTE
from db.storage.database import Database
from db.voting import Ballots
from engine.core.asks import DONE
from engine.core.day_gate import CALENDAR


async def awaited_in(state: GameState, database: Database) -> frozenset[int]:
    """Return the ids of the players that a game waits for; empty if no decision is open."""
    if state.ask is None or state.ask.kind == CALENDAR:
        return frozenset()
    every = [await awaited_of(state, side, database) for side in asked_seats(state)]
    return frozenset().union(*every) - {NOBODY}


async def awaited_of(state: GameState, side: str, database: Database) -> frozenset[int]:
    """Return the players of `side` who must act before the game can go on."""
    own = within(state, side)
    assert isinstance(own, GameState)
    if own.command == ADVISERS:
        return frozenset({own.owner_id})
    if own.command == POWERS:
        return _commanders(own)
    if own.command != VOTE:
        return own.players
    ballots = Ballots(database)
    ballot = await ballots.open_ballot(state.id, side=side)
    voted = await ballots.votes(ballot.id) if ballot is not None else {}
    return own.players - voted.keys()


def is_asked(game: GameSummary, user_id: int) -> bool:
    """Return whether a user plays a side that has an open question, or may vote."""
    return game.command == VOTE or any(user_id in within(game, side).players for side in asked_seats(game))


def _commanders(state: GameState) -> frozenset[int]:
    """Return the commanders who can still act and have not agreed to end the phase.

    If there are none, return all commanders.
    """
    assert state.ask is not None
    rules = engine.games.find(state.system)
    agreed = next((each.answer for each in proposals(state)), DONE)
    waiting = waited_for(state, rules, state.view, state.ask, agreed)
    return waiting or frozenset(commander(state, party) for party in rules.parties(state.view))
