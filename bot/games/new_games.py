"""New games: creates them, changes their house rules, and adds the players' number to the dice.

All of this happens before the first decision, when nothing depends on a die.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec

import engine.games
from bot.games.changes import Change, Follower
from bot.games.decisions import decision_of, row_of
from bot.games.errors import AlreadyDecided, ChannelBusy, NotTheOwner
from bot.games.gate import Verb, expect_may
from bot.games.permissions import CALENDAR_ACTOR, current, expect_commander, expect_for_all
from bot.games.pledges import brought, fresh_pledge
from bot.games.resumed import Move, made_before
from bot.games.saves import open_save, play
from bot.games.seats import clocks
from bot.games.seats.chairs import AT_ONCE, LIVE, chairs_for, changes_of, stopped, turns_after
from bot.games.seats.command import own_part
from bot.games.seats.deadlines import awaiting
from bot.games.series import opened
from bot.games.state import GameState, GameSummary, Stretch, state_of, summary_of
from bot.games.storing import Games, waits
from bot.games.undo_stack import ordered_again
from bot.ui.replies import PostingRight
from db.games import ChannelTaken, ExtraWrite, GameRow, Message
from db.lobbies import touching
from db.schema.games import ARE_RATED, COMMANDER, GUIDED, LEVELS, NOBODY, OVER, RUNNING, UNAIDED
from db.sides import AsideRow, Chair, ordered, playing, seating, turns_of, written
from engine.core.day_gate import kept
from engine.core.dice import seed_hash
from engine.core.pledge import Pledge, Word
from engine.core.record import CHOSEN, DRAWN
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, awaits_word, dump, new_game, pledge_of

_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


INVITED = (timedelta(days=3), timedelta(hours=1))
"""The time for which an invitation to play is open: in correspondence games, and in live games."""


class NewGames:
    """Creates and changes games before their first decision."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def new_game(
        self,
        *,
        system: str,
        options: Mapping[str, str],
        seed: str | None,
        owner_id: int,
        guild_id: int | None,
        channel_id: PostingRight,
        locale: str,
        dice: str | None = None,
        daily: str | None = None,
        sealed_until: datetime | None = None,
        counted: str | None = None,
        level: str | None = None,
        invited: bool = False,
        pledge: Pledge | None = None,
        extra_write: Sequence[Callable[[str], ExtraWrite]] = (),
        chairs: Sequence[Chair] = (),
        pace: str | None = None,
        clock: tuple[int, int] | None = None,
        moves: Sequence[Move] = (),
        series: str | None = None,
    ) -> GameState:
        """Create a game in a channel and return it.

        `extra_write` is called with the game's id and returns SQL statements for the same transaction.

        Dice: without a `seed` and a `pledge`, a new secret is drawn, and the first decision adds a word (the players'
        number) to it. A given seed is recorded as chosen by a user, unless `dice` names another origin.

        Sides: a game with several sides has `chairs`. By default one is the owner's and the others are open. It has a
        `pace` if its questions have deadlines. `clock` is the bank and the increment of each side in seconds. The
        players of the other `chairs` may be `invited`: they have not agreed to play yet.

        Series: if the battle in the options is a series, its first battle is played. For a later battle, `series` says
        how far the series has got.

        The game begins after `moves`, which belong to no player. A game that is `counted` from its beginning has the
        same level for all. Otherwise the owner has the `level`, and other players have the level that `usual_level`
        returns.

        Raise `ChannelBusy`, `engine.games.UnknownGame`, and `ValueError` for options that the game does not know.
        """
        rules = engine.games.find(system)
        options, first_of = opened(system, options)
        if pace == AT_ONCE:
            options = {**rules.at_once, **options}
        pledge = pledge if seed else pledge or fresh_pledge()
        outcome = new_game(rules, seed=seed or "", options=options, pledge=pledge)
        now, game_id = self._games.now(), "".join(secrets.choice(_ALPHABET) for _ in range(8))
        first, place = outcome.events, rules.progress(outcome.world)
        outcome, more, notes = made_before(rules, outcome, moves, game_id=game_id, now=now)
        version = 1 + len(more)
        period, round_ = rules.progress(outcome.world)
        row = GameRow(
            id=game_id,
            system=rules.name,
            version=version,
            locale=locale,
            owner_id=owner_id,
            guild_id=guild_id,
            channel_id=channel_id,
            status=OVER if outcome.save.over else RUNNING,
            options=msgspec.json.encode(dict(options)).decode(),
            save=dump(outcome.save).decode(),
            seed_hash=seed_hash(pledge.secret if pledge is not None else seed or ""),
            dice=dice or (CHOSEN if seed else DRAWN),
            period=period,
            round=round_,
            told_from=version,
            base_version=version,
            sealed_until=sealed_until,
            counted=counted,
            level=_level_of(counted) or level or await usual_level(self._games, owner_id, rules.name),
            daily=daily,
            series=series or first_of,
            created_at=now,
            updated_at=now,
        )
        extra_writes = [write(row.id) for write in extra_write]
        if len(rules.sides) > 1:
            sides = rules.sides_in(outcome.world)
            chairs = chairs or chairs_for(sides, own=sides[0], owner=owner_id)
            levels = await self._levels(row, chairs)
            row, seated = self._seated(row, rules, outcome, chairs, levels, pace=pace, clock=clock, invited=invited)
            row = replace(row, asides=sum(note.version == version for note in notes))
            extra_writes += [*seated, *map(ordered, notes), touching(guild_id, now)]
        entry = row_of(row.id, 1, action="new", place=place, events=first, actor=owner_id, rules=rules, now=now)
        message = Message(kind="post", first_version=version, version=version, created_at=now, due_at=now)
        try:
            row = await self._games.store.create(
                row, entry=entry, message=message, more=more, extra_writes=extra_writes
            )
        except ChannelTaken as error:
            busy = await self._games.store.game_in(channel_id)
            raise ChannelBusy(busy.id if busy else "") from error
        stretch = Stretch(period, round_, owner_id, outcome.events if more else first)
        return state_of(row, rules, outcome, (stretch,))

    async def _levels(self, row: GameRow, chairs: Sequence[Chair]) -> dict[str, str]:
        """Return the help levels of the sides whose level differs from the owner's."""
        if row.counted is not None:
            return {}
        others = (chair for chair in chairs if chair.user_id not in {NOBODY, row.owner_id})
        found = {chair.side: await usual_level(self._games, chair.user_id, row.system) for chair in others}
        return {side: level for side, level in found.items() if level != row.level}

    async def set_level(self, game_id: str, level: str, *, actor: int) -> GameSummary:
        """Set how much help a user's side gets, and return the game.

        After the first decision only a lower level is allowed, which shows more. Raise `NotYourGame`, `OnlyAdvises` or
        `DecidedByVote` if the user may not decide alone for the side. Raise `AlreadyDecided` for a higher level.
        """

        def amendment(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            game = summary_of(row)
            part, side = own_part(game, actor)
            expect_commander(part, actor)
            expect_for_all(part, actor)
            higher = LEVELS.index(level) > LEVELS.index(game.level_of(side))
            if game.status != RUNNING or game.counted is not None or (higher and not game.untouched):
                raise AlreadyDecided(row.id)
            if not side:
                return {"level": level}, []
            turns = turns_of(row)
            return {"asked": written(msgspec.structs.replace(turns, levels={**turns.levels, side: level}))}, []

        return summary_of(await self._games.amend(game_id, amendment))

    def _seated(
        self,
        row: GameRow,
        rules: Ruleset[Any],
        outcome: Outcome[Any],
        chairs: Sequence[Chair],
        levels: dict[str, str],
        *,
        pace: str | None,
        clock: tuple[int, int] | None,
        invited: bool,
    ) -> tuple[GameRow, list[ExtraWrite]]:
        """Return a new game with several sides, and the database writes that store its players."""
        now = row.created_at
        if clock is not None:
            pace = pace or clocks.pace(clock)
        row = replace(row, pace=pace)
        turns = turns_after(row, rules, outcome, version=row.version, now=now, back=None, posts=self._games.posts)
        turns = msgspec.structs.replace(turns, levels=levels)
        if clock is not None:
            turns = msgspec.structs.replace(turns, clock=clocks.begun(clock, [chair.side for chair in chairs]))
        if invited:
            others_of = (chair.side for chair in chairs if chair.user_id not in {NOBODY, row.owner_id})
            turns = msgspec.structs.replace(turns, invited=dict.fromkeys(others_of, now + INVITED[pace == LIVE]))
        for chair in chairs:
            turns = stopped(turns, chair.side, now) if chair.open else turns
        row = replace(row, asked=written(turns))
        others = {chair.user_id for chair in chairs} - {NOBODY, row.owner_id}
        joining = [playing(row.id, user_id, by=row.owner_id, now=now) for user_id in sorted(others)]
        return row, [
            seating(row.id, chairs, now=now),
            *joining,
            awaiting(row, now, {chair.side: chair for chair in chairs}),
        ]

    async def set_house_rules(self, game_id: str, *, version: int, options: Mapping[str, str], actor: int) -> GameState:
        """Set up a game again with other house rules and the same seed, and return it.

        Raise `ValueError` for options that the game does not know. Raise `AlreadyDecided` if a decision has been made.
        Raise another `ServiceError` if the user may not change the rules of this game.
        """
        attempt = partial(self._set_up, version=version, options=options, actor=actor)
        return await self._games.beside_orders(game_id, attempt)

    async def _set_up(self, row: GameRow, *, version: int, options: Mapping[str, str], actor: int) -> GameState:
        expect_commander(summary_of(row), actor)
        current(row, version=version)
        expect_may(row, Verb.RULES)
        expect_for_all(summary_of(row), actor)
        if not summary_of(row).untouched:
            raise AlreadyDecided(row.id)
        rules, save = open_save(row)
        options = kept(options, msgspec.json.decode(row.options, type=dict[str, str]))
        outcome = new_game(rules, seed=save.seed, options=options, pledge=pledge_of(save))
        decision = decision_of("rules", (), (row.period, row.round), outcome)
        extra: dict[str, Any] = {"options": msgspec.json.encode(dict(options)).decode()}
        writes: list[Follower] = []
        if row.asked is not None:
            if actor not in {CALENDAR_ACTOR, row.owner_id}:
                raise NotTheOwner(row.id, owner_id=row.owner_id)
            fresh, now = replace(outcome, kept=frozenset()), self._games.now()
            turns = turns_after(row, rules, fresh, version=row.version + 1, now=now, back=None, posts=self._games.posts)
            extra |= changes_of(turns)
            writes = [waits(now, None)]
            again, notes = ordered_again(row, rules, outcome, await self._games.sides.asides(row.id), now=now)
            if notes:
                extra |= {"save": dump(again.save).decode(), "asides": len(notes)}
                extra |= {"base_version": row.version + 1, "base_save": dump(outcome.save).decode()}
                writes += [partial(_noted, note) for note in notes]
        after, _ = await self._games.decided(
            row, rules, [decision], outcome=outcome, actor=actor, told_from=1, extra=extra, extra_writes=writes
        )
        return state_of(after, rules, outcome, (Stretch(row.period, row.round, actor, outcome.events),))

    async def bring(self, game_id: str, *, version: int, word: Word, actor: int) -> GameState:
        """Add the players' number (`word`) to the dice before the first decision, and return the game.

        Raise `AlreadyDecided` if the dice already have a word or the game has changed. Raise `NotYourGame` if the user
        is not a player. Raise `GameOver` if the game is over.
        """
        return await self._games.beside_orders(game_id, partial(self._bring, version=version, word=word, actor=actor))

    async def _bring(self, row: GameRow, *, version: int, word: Word, actor: int) -> GameState:
        current(row, version=version)
        summary_of(row).expect_player(actor)
        rules, save = open_save(row)
        if not awaits_word(save):
            raise AlreadyDecided(row.id)
        now = self._games.now()
        after, save, entries = brought(row, rules, save, word, actor=actor, now=now)
        changes: dict[str, Any] = {
            "version": after.version,
            "save": after.save,
            "base_version": after.base_version,
            "base_save": None,
            "updated_at": now,
        }
        first = row.board_from or row.told_from
        message = Message(kind="edit", first_version=first, version=after.version, created_at=now, due_at=now)
        stored = await self._games.commit(row, changes, entries, message)
        return state_of(stored, rules, play(after, rules, save, None), ())


def _noted(note: AsideRow, _: Change) -> ExtraWrite:
    return ordered(note)


async def usual_level(games: Games, user_id: int, system: str) -> str:
    """Return the help level of a user's new game: guided until they have finished a game of this kind."""
    return COMMANDER if await games.store.has_finished(user_id, system) else GUIDED


def _level_of(counted: str | None) -> str | None:
    """Return the level of help that a game must have because it counts. Return None for other games."""
    if counted is None:
        return None
    return UNAIDED if counted in ARE_RATED else COMMANDER
