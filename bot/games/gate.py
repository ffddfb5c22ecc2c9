"""Decides which actions are allowed in games that count, such as rated games.

All code that adds, removes or exchanges players, or changes how they decide, must call this module before it stores
anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from enum import StrEnum

from bot.games.errors import AtATable, InRatedGame, IsDailyAttempt, NotLate, TakesTheWin
from bot.games.seats.clocks import is_over
from bot.games.state import GameSummary, is_sealed
from db.games import GameRow, Store, in_force
from db.schema.games import ALONE, ARE_RATED, AT_TABLE, DAY, NOBODY, RATED, RATED_TABLE, RUNNING, TABLE
from db.sides import Chair, chairs_of, turns_of
from engine.core.day_gate import SCENARIO
from engine.core.record import DECISIONS
from engine.core.sequence import SIDE

WEEK = timedelta(days=7)
"""How long the other side must have had to answer, in a game without deadlines, before its player may be removed."""


class Verb(StrEnum):
    """An action that changes the players or how they decide. `HELP` is help by the bot."""

    JOIN = "join"
    TAKE = "take"
    GIVE = "give"
    LEAVE = "leave"
    REMOVE = "remove"
    HANDOVER = "handover"
    MOVE = "move"
    COMMAND = "command"
    VOTE = "vote"
    ROOM = "room"
    RULES = "rules"
    CALENDAR = "calendar"
    UNDO = "undo"
    HELP = "help"
    """Advice, plans, win chances, and the autopilot’s answers for a player."""
    END = "end"
    """Ending a game without resigning a side: done by a server manager, or by an owner who plays no side."""
    BREAK_OFF = "break-off"
    """Ending a game without a winner because both leaders agree."""
    VACATE = "vacate"
    """The leader of the other side frees or claims a side whose player no longer answers."""
    PAUSE = "pause"
    """Pausing a game because both leaders agree."""


MAY: Mapping[str, frozenset[Verb]] = {
    DAY: frozenset({Verb.HELP}),
    ALONE: frozenset({Verb.HELP}),
    TABLE: frozenset({Verb.UNDO, Verb.HELP}),
    RATED: frozenset({Verb.END, Verb.BREAK_OFF, Verb.PAUSE, Verb.VACATE}),
    RATED_TABLE: frozenset(),
}
"""The actions allowed in each kind of counted game."""


def counted(game: GameRow | GameSummary) -> str | None:
    """Return how a game counts now, such as rated. Return None for a casual game."""
    if game.counted in AT_TABLE | ARE_RATED:
        return game.counted
    return (game.counted or ALONE) if is_sealed(game) else None


def is_whole(game: GameRow) -> bool:
    """Return whether a game counts as a full game for the records."""
    return game.asked is not None or SCENARIO not in game.options


def allows(game: GameRow | GameSummary, verb: Verb) -> bool:
    """Return whether a game of this kind allows an action."""
    kind = counted(game)
    return kind is None or verb in MAY[kind]


def expect_may(game: GameRow | GameSummary, verb: Verb, *, excused: bool = False) -> None:
    """Raise an error if a counted game does not allow an action: `IsDailyAttempt`, `AtATable` or `InRatedGame`.

    Pass `excused` for moves to another channel, which are always allowed.
    """
    if excused or allows(game, verb):
        return
    kind = counted(game)
    if kind == RATED or (kind == RATED_TABLE and verb in {Verb.HELP, Verb.UNDO}):
        raise InRatedGame(game.id, verb=verb)
    if kind in AT_TABLE or game.sealed_until is None:
        raise AtATable(game.id, verb=verb)
    raise IsDailyAttempt(game.id, until=game.sealed_until)


async def both_played(store: Store, row: GameRow) -> bool:
    """Return whether both sides of a two-sided game have made a decision."""
    chairs = chairs_of(row)
    if len(chairs) != 2:
        return False
    rows = in_force(await store.journal(row.id, first=1, last=row.version))
    answers = [entry.answer for entry in rows if entry.action in DECISIONS]
    return all(any(answer.startswith(f'["{SIDE}{side}"') for answer in answers) for side in chairs)


async def expect_end(store: Store, row: GameRow, actor: int, *, manager: bool) -> None:
    """Raise `TakesTheWin` if a user may not end a game without resigning.

    Raise an error of `expect_may` if this kind of game cannot be ended this way.
    """
    expect_may(row, Verb.END)
    people = {each for chair in chairs_of(row).values() for each in chair.people}
    if people and (actor in people or not manager) and await both_played(store, row):
        raise TakesTheWin(row.id, verb=Verb.END)


async def expect_leaves(store: Store, row: GameRow, chair: Chair, *, by: int, steward: bool) -> None:
    """Raise `TakesTheWin` if the last player of a side may not leave or be removed."""
    others = [each for each in chairs_of(row).values() if each.side != chair.side]
    if row.status != RUNNING or len(others) != 1 or not others[0].people or by in others[0].people:
        return
    if is_over(row, turns_of(row), chair.side):
        raise TakesTheWin(row.id, verb=Verb.LEAVE if by == chair.user_id else Verb.REMOVE)
    if by == chair.user_id and not steward and await both_played(store, row):
        raise TakesTheWin(row.id, verb=Verb.LEAVE)


def expect_removable(game: GameRow | GameSummary, user_id: int, *, by: int, now: datetime) -> None:
    """Raise `NotLate` if a user may not yet be removed from their side."""
    if (fault := protected(game, user_id, by=by, now=now)) is not None:
        raise fault


def protected(game: GameRow | GameSummary, user_id: int, *, by: int, now: datetime) -> NotLate | None:
    """Return the error if a user may not be removed from the game. Return None if they may be."""
    chairs = (game.sides if isinstance(game, GameSummary) else chairs_of(game)).values()
    for chair in chairs:
        if user_id in chair.people and chair.user_id != by:
            rival = any(by in each.people for each in chairs if each.side != chair.side)
            if rival or not is_late(game, chair, now):
                return NotLate(game.id, user_id=user_id, side=chair.side, system=game.system, rival=rival)
    return None


def is_late(game: GameRow | GameSummary, chair: Chair, now: datetime) -> bool:
    """Return whether a side has missed its deadline, and has not answered since."""
    turns = turns_of(game)
    asked, place = turns.asked.get(chair.side), _place(game)
    if chair.lapses or (turns.clock is not None and turns.clock.fallen.get(chair.side) == place):
        return True
    if (
        turns.paused(chair.side) is not None
        or game.pace is not None
        or turns.clock is not None
        or asked is None
        or game.board_posted_at is None
    ):
        return False
    return chair.user_id != NOBODY and now - max(asked.at, game.board_posted_at) >= WEEK


def _place(game: GameRow | GameSummary) -> tuple[int, int]:
    return game.progress if isinstance(game, GameSummary) else (game.period, game.round)
