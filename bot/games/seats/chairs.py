"""Games with several sides: players, turns, valid clicks, and deadlines.

In a game with one side, the row's `asked` is None, and none of this applies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.games.errors import AlreadyDecided, DayNotBegun, GameOver, NotYourGame, NotYourTurn
from bot.games.seats import clocks
from bot.games.state import GameState, GameSummary
from db.games import GameRow
from db.schema.games import CALENDAR_ACTOR, EVERYONE, HARD, HOUSE, NOBODY, RUNNING, VOTE
from db.sides import AskedSide, Chair, Pause, Turns, chairs_of, turns_of, written
from engine.core.asks import REACTION, TURN, Ask
from engine.core.day_gate import CALENDAR, own_options
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome

LIVE, POST, AT_ONCE = "live", "post", "at-once"
PACES: Mapping[str, Mapping[str, timedelta]] = {
    LIVE: {REACTION: timedelta(seconds=60), TURN: timedelta(minutes=30)},
    POST: {REACTION: timedelta(hours=12), TURN: timedelta(hours=48)},
    AT_ONCE: {REACTION: timedelta(), TURN: timedelta(hours=48)},
}
"""How long the game waits for a side's answer, for each setting of the game and pace of the question."""

HOUR_LAPSE, HOUR_AUTOPILOT, HOUR_AT_ONCE = "calendar-lapse", "calendar-steward", "calendar-at-once"
CALENDAR_PACES = (HOUR_LAPSE, HOUR_AUTOPILOT, HOUR_AT_ONCE)
"""The settings of a campaign for closing an unanswered reaction: at the hour of its side, or immediately."""
_AT_ONCE: Mapping[str, timedelta] = {REACTION: timedelta()}

AGAIN, MIRROR, REPLAY = "again", "mirror", "replay"
"""The ways to play a finished game again: with new dice, with exchanged sides, or with the same dice."""

TURN_NOTICE = "asked"
"""The `Notice.kind` of the messages that tell the players of a side that it is asked now."""


class _Terms(msgspec.Struct):
    minutes: int


_TERMS = msgspec.json.Decoder(_Terms)

PATIENCE = 3
"""The number of consecutive time-outs after which the game no longer waits for a side, until its player answers
again.
"""


def held_by(game: GameRow | GameSummary, user_id: int) -> tuple[str, ...]:
    """Return the sides that a user plays, alone or with others."""
    return tuple(side for side, chair in chairs_in(game).items() if user_id in chair.people)


def led_by(game: GameRow | GameSummary, user_id: int) -> tuple[str, ...]:
    """Return the sides that a user leads."""
    return tuple(side for side, chair in chairs_in(game).items() if chair.user_id == user_id != NOBODY)


def chairs_in(game: GameRow | GameSummary) -> Mapping[str, Chair]:
    """Return the seats of a game, keyed by side."""
    return game.sides if isinstance(game, GameSummary) else chairs_of(game)


def is_public(asks: tuple[Ask, ...]) -> bool:
    """Return whether all users may see the open question."""
    return len(asks) == 1 and not asks[0].private


def hides(game: GameSummary) -> bool:
    """Return whether the game has secrets that one side must not see."""
    return game.asked is not None and game.status == RUNNING


def is_advised(state: GameState) -> bool:
    """Return whether the viewer of a game may get advice."""
    own = state.asked is None or (state.ask is not None and state.ask.side == state.side)
    return own or (state.side is None and is_public(state.asks))


def ask_for(row: GameRow, asks: tuple[Ask, ...], actor: int, *, side: str | None = None) -> Ask:
    """Return the open question that a user answers.

    With a `side`, return the question that the side's vote or the calendar answers for it. Raise `GameOver`, or
    `DayNotBegun` if only the calendar can answer. Raise `NotYourGame` for a user without a side. Raise `NotYourTurn`
    for a user whose side has no question. Raise `AlreadyDecided` if `side` has no question any more.
    """
    if not asks:
        raise GameOver(row.id)
    if asks[0].kind == CALENDAR:
        if row.day_due is not None and actor != CALENDAR_ACTOR:
            raise DayNotBegun(row.id, at=row.day_due)
        if actor != CALENDAR_ACTOR and actor not in row.players:
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        return asks[0]
    if side is not None:
        found = next((ask for ask in asks if ask.side == side), None)
        if found is None:
            raise AlreadyDecided(row.id)
        return found
    held = held_by(row, actor)
    for ask in asks:
        if ask.side in held:
            return ask
    chairs = chairs_of(row)
    if not held and actor not in row.players:
        free = [side for side, chair in chairs.items() if chair.open]
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players, system=row.system, free=free)
    raise NotYourTurn(row.id, system=row.system, sides={ask.side: holder_of(chairs, ask.side) for ask in asks})


def holder_of(chairs: Mapping[str, Chair], side: str) -> int:
    """Return the player of a side, or `HOUSE` if the autopilot plays it."""
    chair = chairs.get(side)
    return NOBODY if chair is None else HOUSE if chair.steward else chair.user_id


def side_of(ask: Ask) -> str | None:
    """Return the side that answers a question; None if the calendar answers it."""
    return None if ask.kind == CALENDAR else ask.side


def expect_since(row: GameRow, side: str | None, version: int) -> None:
    """Raise `AlreadyDecided` if a side's question has changed since `version`.

    A click on an older board is valid if only other sides have answered since. Raise `GameOver` if the game is over.
    """
    if row.status != RUNNING:
        raise GameOver(row.id)
    asked = turns_of(row).asked.get(side or "")
    since = asked.since if asked is not None else row.version
    if not since <= version <= row.version:
        raise AlreadyDecided(row.id)


def expect_same(state: GameState, version: int, actor: int) -> None:
    """Raise an error if a user can no longer answer the question asked at `version`.

    Raise `AlreadyDecided` if the question has changed, and `NotYourTurn` if the user has no question. A click on an
    older board counts if only other sides have answered since.
    """
    if state.asked is None and state.version != version:
        raise AlreadyDecided(state.id)
    if state.asked is not None:
        expect_since(state.row, side_of(ask_for(state.row, state.asks, actor)), version)


def stewards_ask(row: GameRow, asks: tuple[Ask, ...], place: tuple[int, int]) -> Ask | None:
    """Return the first open question that the autopilot answers. Return None if there is none.

    `place` is the day or turn and the round.
    """
    chairs, clock = chairs_of(row), turns_of(row).clock
    for ask in asks:
        if ask.kind == CALENDAR or ask.side not in chairs:
            continue
        for_turn = clock is not None and ask.pace == TURN and clock.played.get(ask.side) == place
        if chairs[ask.side].steward or (for_turn and not chairs[ask.side].open):
            return ask
    return None


# --- since when, and until when ---


def turns_after(
    row: GameRow,
    rules: Ruleset[Any],
    outcome: Outcome[Any],
    *,
    version: int,
    now: datetime,
    back: str | None,
    posts: bool,
) -> Turns:
    """Return the open questions of all sides after the decision that was stored as `version`.

    A side whose question has not changed keeps its version and its time. The time for a turn does not start again with
    each answer. If the game `posts` its questions, the time of a new question starts when it is shown.
    """
    before = turns_of(row)
    fresh = rules.progress(outcome.world) != (row.period, row.round)
    spent = {} if fresh else _spent(before, now)
    asked: dict[str, AskedSide] = {}
    public, shown = is_public(outcome.asks), not (posts and row.pace in PACES)
    for ask in outcome.asks:
        if ask.kind == CALENDAR:
            continue
        old = before.asked.get(ask.side)
        new = AskedSide(since=version, at=now, pace=ask.pace, lapses=ask.lapse is not None, open=public, shown=shown)
        kept = old is not None and ask.side in outcome.kept
        if old is not None and kept:
            new = msgspec.structs.replace(new, since=old.since, shown=old.shown)
        if old is not None and not fresh and old.pace == ask.pace == TURN:
            new = msgspec.structs.replace(new, not_before=old.not_before, bound=old.bound)
        if old is not None and kept and not (fresh and ask.pace == TURN):
            new = msgspec.structs.replace(new, at=old.at, given=old.given, paused=old.paused, why=old.why)
            new = msgspec.structs.replace(new, not_before=old.not_before, bound=old.bound)
        asked[ask.side] = new
        if kept:  # its time counts from when it was asked
            spent[ask.side] = before.spent.get(ask.side, 0.0) if not fresh else 0.0
    clock = clocks.after(before, asked, place=(row.period, row.round), fresh=fresh, now=now)
    return Turns(
        asked=asked,
        spent=spent,
        back=back,
        clock=clock,
        aims=before.aims,
        invited=before.invited,
        offer=before.offer,
        pause=before.pause,
        pauses=before.pauses,
        levels=before.levels,
        away={side: each for side, each in before.away.items() if each.until > now or side in before.asked},
    )


def _spent(before: Turns, now: datetime) -> dict[str, float]:
    spent = dict(before.spent)
    if before.invited:
        return spent
    for side, asked in before.asked.items():
        if asked.pace == TURN:
            spent[side] = spent.get(side, 0.0) + asked.used(before.running(now, side))
    return spent


def accepted(turns: Turns, side: str, now: datetime) -> Turns:
    """Return the new turns after a player has taken the invited side `side`.

    The clocks of all sides start when no invitation is open.
    """
    if side not in turns.invited:
        return turns
    invited = {name: at for name, at in turns.invited.items() if name != side}
    if invited:
        return msgspec.structs.replace(turns, invited=invited)
    begun = {"at": now, "given": 0.0, "paused": 0.0, "why": ""}
    asked = {name: msgspec.structs.replace(each, **begun) for name, each in turns.asked.items()}
    return msgspec.structs.replace(turns, invited={}, asked=asked, spent={})


def invited_side(game: GameRow | GameSummary, actor: int) -> str:
    """Return the side that the user is invited to play. Return an empty text if there is none."""
    return next((side for side in led_by(game, actor) if side in turns_of(game).invited), "")


def stopped(turns: Turns, side: str, now: datetime) -> Turns:
    """Return the turns after a side has lost its player. All clocks stop."""
    for other in turns.asked:
        turns = msgspec.structs.replace(turns, clock=clocks.charged(turns, other, now))
    return msgspec.structs.replace(turns, invited={**turns.invited, side: now}, offer=None, away=_without(turns, side))


def begun_again(turns: Turns, side: str, now: datetime, *, held: bool) -> Turns:
    """Return the turns with the full time for a side that has a new player.

    The side's chess clock continues: time used while a player `held` the side is not given back.
    """
    turns = accepted(turns, side, now)
    asked = dict(turns.asked)
    if held:
        turns = msgspec.structs.replace(turns, clock=clocks.charged(turns, side, now))
    if side in asked:
        asked[side] = msgspec.structs.replace(asked[side], at=now, given=0.0, paused=0.0, why="", bound=False)
    aims = {name: aim for name, aim in turns.aims.items() if name != side}
    fresh = msgspec.structs.replace(turns, asked=asked, spent={**turns.spent, side: 0.0}, aims=aims, offer=None)
    return msgspec.structs.replace(fresh, away=_without(turns, side))


def _without(turns: Turns, side: str) -> dict[str, Pause]:
    """Return the holidays of all sides except `side`."""
    return {name: each for name, each in turns.away.items() if name != side}


def _since(turns: Turns, side: str) -> int:
    """Return the version at which a side's open question was asked. Return 0 if there is none."""
    return turns.asked[side].since if side in turns.asked else 0


def due_times(
    row: GameRow | GameSummary, chairs: Mapping[str, Chair], now: datetime, *, as_shown: bool = False
) -> Iterator[tuple[str, int, datetime]]:
    """Yield the side, the version and the deadline of each open question.

    Questions without a time limit are never due. Questions that are not shown yet are never due either. With
    `as_shown`, their time begins now instead. While an invitation is open, only the invitation has a deadline. During a
    pause, only the pause has a deadline.
    """
    if row.status != RUNNING:
        return
    turns = turns_of(row)
    asked_to_play = (side for side in turns.invited if side in chairs and not chairs[side].open)
    yield from ((side, _since(turns, side), turns.invited[side]) for side in asked_to_play)
    for side, asked in turns.asked.items():
        chair = chairs.get(side)
        if chair is None or (chair.open and not _goes_on(row, asked)):
            continue
        if chair.steward or clocks.is_played(row, turns, side):
            yield side, asked.since, now
        elif (pause := turns.paused(side)) is not None and _span(row.pace, asked.pace) != timedelta():
            due = _due(row, turns, chair, asked)
            early = due is not None and due <= pause.since
            yield side, asked.since, due if due is not None and early else pause.until
        elif (not turns.invited or _goes_on(row, asked)) and (
            due := _due(row, turns, chair, shown_by(asked, now) if as_shown else asked)
        ) is not None:
            yield side, asked.since, due


def _goes_on(row: GameRow | GameSummary, asked: AskedSide) -> bool:
    """Return whether a game continues without waiting for a side's answer."""
    return row.pace == HOUR_AT_ONCE and asked.pace == REACTION


def shown_by(asked: AskedSide, now: datetime) -> AskedSide:
    """Return the question marked as shown.

    If it was not shown before, its time begins now.
    """
    return asked if asked.shown else msgspec.structs.replace(asked, shown=True, at=now)


def _due(row: GameRow | GameSummary, turns: Turns, chair: Chair, asked: AskedSide) -> datetime | None:
    """Return the deadline for a side's question; None if there is none."""
    if turns.clock is not None and asked.pace == TURN:
        left = timedelta(seconds=turns.clock.left.get(chair.side, 0.0))
        return None if clocks.is_over(row, turns, chair.side) else asked.due(left)
    span = _span(row.pace, asked.pace)
    if not asked.lapses or span is None:
        return None
    if not span:  # the game waits for nobody
        return asked.at
    if chair.command == VOTE:  # a vote has a deadline of its own: only one that could not be held times out
        span = max(span, 2 * voting_span(chair.voting))
    elif chair.lapses >= PATIENCE:
        span = timedelta()
    elif asked.pace == TURN:
        span -= timedelta(seconds=turns.spent.get(chair.side, 0.0))
    return asked.due(span)


def _span(setting: str | None, pace: str) -> timedelta | None:
    """Return how long a question of this pace stays open. Return None if there is no fixed limit."""
    if setting == HOUR_AT_ONCE:
        return _AT_ONCE.get(pace)
    paces = PACES.get(setting or "")
    return None if paces is None else paces.get(pace, paces[TURN])


def voting_span(voting: str | None) -> timedelta:
    """Return how long a side's votes stay open."""
    return timedelta(minutes=_TERMS.decode(voting).minutes if voting else 0)


def is_timed(row: GameRow, ask: Ask) -> bool:
    """Return whether a side is given time to answer a question."""
    return row.pace not in {AT_ONCE, HOUR_AT_ONCE} or ask.pace != REACTION


def changes_of(turns: Turns) -> dict[str, Any]:
    """Return the new values of the game's row after a decision with several sides."""
    return {"asked": written(turns), "asides": 0}


def sides_of(rules: Ruleset[Any], options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the sides of a new game with these options.

    Raise `ValueError` for options that the game does not know.
    """
    return rules.sides if len(rules.sides) == 1 else rules.sides_in(rules.new(own_options(options)))


def chairs_for(
    sides: Iterable[str],
    *,
    own: str,
    owner: int,
    opponent: int = NOBODY,
    steward: bool = False,
    hard: bool = False,
) -> tuple[Chair, ...]:
    """Return the seats of the owner and the opponent in a new game.

    Without an opponent, the other side is open, or the autopilot plays it. With `hard`, the autopilot simulates games.
    """
    other = stewards("", hard=hard) if steward and opponent == NOBODY else Chair("", opponent)
    return tuple(Chair(side, owner) if side == own else other._replace(side=side) for side in sides)


def stewards(side: str, *, hard: bool = False) -> Chair:
    """Return the seat of a side that the autopilot plays. With `hard`, the autopilot simulates games."""
    return Chair(side, NOBODY, steward=True, command=HARD if hard else EVERYONE)


def again_by(game: GameSummary) -> tuple[str, ...]:
    """Return the two ways to play again: with new or with the same dice.

    With several sides, the second way swaps the sides instead, because no player may know the dice.
    """
    return (AGAIN, REPLAY if game.asked is None else MIRROR)


def chairs_again(chairs: Mapping[str, Chair], user_id: int, *, exchanged: bool = False) -> tuple[Chair, ...]:
    """Return the seats for playing a finished game again. Swap the sides if `exchanged`.

    A user who played no side gets the first side, and the other sides are open. A game with one side has no seats.
    """
    if not chairs:
        return ()
    sides, holders = list(chairs), list(chairs.values())
    if user_id not in {chair.user_id for chair in holders}:
        return chairs_for(sides, own=sides[0], owner=user_id)
    if exchanged:
        holders = [*holders[1:], holders[0]]
    return tuple(
        stewards(side, hard=held.hard) if held.steward else Chair(side, held.user_id)
        for side, held in zip(sides, holders, strict=True)
    )
