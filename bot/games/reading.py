"""Reads games that are to be shown or decided."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import engine.games
from bot.games.decisions import steward_of
from bot.games.errors import AlreadyDecided, GameOver, NoSuchGame, NotYourGame
from bot.games.journal_view import events_since
from bot.games.saves import open_save, play
from bot.games.seats.chairs import ask_for, expect_since, held_by, is_advised, side_of
from bot.games.seats.command import within
from bot.games.state import GameState, GameSummary, Position, Stretch, is_sealed, state_of, summary_of
from bot.games.storing import Games
from bot.games.turn import own_ask
from db.games import GameRow, JournalRow
from db.schema.games import ARE_RATED, RUNNING
from engine.core.asks import Answer, Ask
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome


class Opened:
    """A stored game that is loaded once for several viewers.

    `public` is the game as the public sees it. It contains all events of the board message, from journal row `first`
    on.
    """

    def __init__(self, row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], *, before: Opened | None) -> None:
        self.row, self.sealed = row, is_sealed(row)
        self.first = row.board_from or row.version
        self.rules, self.outcome = rules, outcome
        self._views: dict[str | None, Any] = before._views if before is not None else {}
        self._sides: dict[str | None, GameState] = {}
        self.public = self._seen_from(None)

    def is_of(self, row: GameRow) -> bool:
        """Return whether the game was loaded from this `row`, and its secrecy has not changed since."""
        return self.row == row and self.sealed == is_sealed(row)

    def stands_as(self, row: GameRow) -> bool:
        """Return whether `row` still has the same position."""
        return (self.row.version, self.row.asides, self.row.save) == (row.version, row.asides, row.save)

    def seen_by(self, actor: int) -> GameState:
        """Return the game as a user's side sees it, with that side's standing orders."""
        side = _looking(self.row, self.outcome.asks, actor)
        if side is None:
            return self.public
        if side not in self._sides:
            self._sides[side] = self._seen_from(side)
        return self._sides[side]

    def _seen_from(self, side: str | None) -> GameState:
        seen = _as_side_sees(self.row, self.rules, self.outcome, side)
        view = self._views.setdefault(side, seen.view)
        return seen if view is seen.view else replace(seen, view=view)


class Reading:
    """Reads games."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def load(self, game_id: str, *, since: int | None = None) -> GameState:
        """Return a game with its events from journal row `since` on. The default is the last decision's events.

        Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        return await self._loaded(await self._games.row(game_id), since=since)

    async def position(self, game_id: str) -> GameState:
        """Return a game without its events. This is faster than loading them.

        Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        row = await self._games.row(game_id)
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        return state_of(row, rules, outcome, (), position=Position(save, outcome))

    async def in_play(self, game_id: str = "", *, channel_id: int | None = None) -> GameState:
        """Return a game in which a decision can be made, with the journal rows of its live message.

        With `channel_id`, return the running game of the channel, or its last game. Raise `NoSuchGame` if the game does
        not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        row, journal = await self._games.store.game_in_play(game_id, channel_id=channel_id)
        if row is None:
            raise NoSuchGame(game_id)
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        return state_of(row, rules, outcome, (), tuple(journal), position=Position(save, outcome))

    async def in_channel(self, channel_id: int) -> GameState | None:
        """Return the running game of a channel, or else its last one; None if there was none.

        Raise `SaveDamaged` or `SaveTooNew` if the game's save cannot be read.
        """
        row = await self._games.store.game_in(channel_id)
        return await self._loaded(row) if row is not None else None

    async def running(self) -> list[GameSummary]:
        """Return all running games, oldest first."""
        return [summary_of(row) for row in await self._games.store.running()]

    async def history(self, game_id: str, *, since: int = 1, until: int | None = None) -> tuple[Stretch, ...]:
        """Return the events from journal row `since` to row `until`, grouped by user, turn and round.

        Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        row = await self._games.row(game_id)
        return (await events_since(self._games.store, row, open_save(row)[0], since=since, until=until)).stretches

    async def replayed(self, state: GameState, *, since: int) -> GameState:
        """Return the game's state with all events since the journal row `since`.

        Raise `SaveDamaged` or `SaveTooNew` if the game's save cannot be read.
        """
        rules = engine.games.find(state.system)
        now = await events_since(self._games.store, state.row, rules, since=since, journal=state.journal)
        return replace(state, stretches=now.stretches, undone=now.undone)

    async def advice(self, game_id: str) -> Answer:
        """Return the adviser's answer.

        Raise `NoSuchGame` if the game does not exist. Raise `GameOver` if there is no answer to give. Raise
        `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        if (answer := self.advise(await self.load(game_id))) is None:
            raise GameOver(game_id)
        return answer

    def advise(self, state: GameState) -> Answer | None:
        """Return the adviser's answer in a loaded game. Return None if no question is open or help is not allowed."""
        if state.ask is None or state.day_awaited or not is_advised(state) or state.counted in ARE_RATED:
            return None
        rules = engine.games.find(state.system)
        steward = steward_of(rules, state.id, state.version, plan=rules.foresight.base)
        answer: Answer = steward.answer(state.view, state.ask)
        return answer

    async def _loaded(self, row: GameRow, *, since: int | None = None) -> GameState:
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        now = await events_since(self._games.store, row, rules, since=since or row.told_from)
        reopened = outcome.reopened or now.reopened
        return replace(state_of(row, rules, outcome, now.stretches), undone=now.undone, reopened=reopened)

    async def opened(
        self,
        row: GameRow,
        known: Opened | None,
        journal: Sequence[JournalRow] = (),
        *,
        played: tuple[Ruleset[Any], Outcome[Any]] | None = None,
    ) -> Opened:
        """Return a stored game, opened for several viewers.

        `known` is the same game, opened earlier. `journal` contains the latest rows if they have already been read.
        `played` is the position if a decision has just led to it. Raise `SaveDamaged` or `SaveTooNew` if the save
        cannot be read.
        """
        if known is not None and known.stands_as(row):
            opened = Opened(row, known.rules, known.outcome, before=known)
        elif played is not None:
            opened = Opened(row, *played, before=None)
        else:
            rules, save = open_save(row)
            opened = Opened(row, rules, play(row, rules, save, None), before=None)
        store, first = self._games.store, opened.first
        since = min(first, row.told_from)
        if not journal or journal[0].version > since:
            journal = await store.journal(row.id, first=since, last=row.version)
        told = await events_since(store, row, opened.rules, since=row.told_from, journal=journal)
        now = told
        if first != row.told_from:
            now = await events_since(store, row, opened.rules, since=first, journal=journal)
        opened.public = replace(
            opened.public,
            stretches=now.stretches,
            undone=now.undone,
            journal=tuple(journal),
            reopened=opened.outcome.reopened or told.reopened,
        )
        return opened

    async def own_ask(
        self, row: GameRow, asks: tuple[Ask, ...], actor: int, *, version: int, side: str | None = None
    ) -> Ask:
        """Return the question that a click by `actor` answers. `version` is the version of the clicked board."""
        return await own_ask(self._games.store, row, asks, actor, version=version, side=side)

    async def orders_of(self, game_id: str, actor: int) -> tuple[GameState, Ask | None]:
        """Return a game as a user's side sees it, and the question about its standing orders.

        Raise `NotYourGame` for a user without a side.
        """
        row = await self._games.row(game_id)
        if not held_by(row, actor):
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        state = _as_actor_sees(row, actor)
        return state, state.standing

    def seen(self, state: GameState, actor: int, *, asked: bool = False) -> GameState:
        """Return the game as the user's side sees it. A game with one side is returned unchanged.

        If `asked`, raise the errors of `ask_for` if the user has no question to answer.
        """
        if asked and state.asks:
            ask_for(state.row, state.asks, actor)
        return state if state.asked is None else replace(_as_actor_sees(state.row, actor), locale=state.locale)

    async def pressed(self, state: GameState, actor: int, *, version: int) -> GameSummary:
        """Return the game for a click, in the view of the side whose question was clicked.

        `version` is the version of the clicked board. Raise `AlreadyDecided` if that question is no longer open. Raise
        `NotYourTurn` if the user's side has no question. Raise `JustDecided` if the side has already answered.
        """
        if state.asked is None:
            if state.version != version:
                raise AlreadyDecided(state.id)
            return state
        ask = await self.own_ask(state.row, state.asks, actor, version=version)
        expect_since(state.row, side_of(ask), version)
        return within(state, ask.side)

    async def seen_by(self, game_id: str, actor: int) -> GameState:
        """Return a game as a user's side sees it, with its question if any.

        Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        return self.seen_in(await self._games.row(game_id), actor)

    def seen_in(self, row: GameRow, actor: int) -> GameState:
        """Return a game as a user's side sees it. `row` is the game's row.

        Raise `SaveDamaged` or `SaveTooNew` if the game's save cannot be read.
        """
        return _as_actor_sees(row, actor)

    async def seen_from(self, game_id: str, side: str) -> GameState:
        """Return a game as a side sees it, with its question if any.

        Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
        """
        row = await self._games.row(game_id)
        rules, save = open_save(row)
        return state_of(row, rules, play(row, rules, save, None), (), side=side or None)


def _as_actor_sees(row: GameRow, actor: int) -> GameState:
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    return _as_side_sees(row, rules, outcome, _looking(row, outcome.asks, actor))


def _as_side_sees(row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], side: str | None) -> GameState:
    """Return a game as a side sees it. Return the public view if `side` is None."""
    standing = rules.aside(outcome.world, side) if side is not None and row.status == RUNNING else None
    return state_of(row, rules, outcome, (), side=side, standing=standing)


def _looking(row: GameRow, asks: tuple[Ask, ...], actor: int) -> str | None:
    """Return the side from which a user sees the game, or None if the user plays no side."""
    held = held_by(row, actor)
    return next((ask.side for ask in asks if ask.side in held), next(iter(held), None))
