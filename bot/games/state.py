"""The state of a game as commands, buttons and boards use it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import partial
from typing import Any, Literal, NamedTuple, NewType, cast

import msgspec

import engine.games
from bot.games.errors import NotYourGame, NotYourTurn, ServiceError
from bot.runtime import clock
from db.games import GameRow, JournalRow
from db.schema.games import LEVELS, RESIGNED, RUNNING
from db.sides import Chair, Turns, chairs_of, turns_of
from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.day_gate import BATTLE, CALENDAR, learnt
from engine.core.events import Event
from engine.core.pledge import Word
from engine.core.record import CLAIM, RESIGN, ended_early
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.save import Outcome, Save, pledge_of
from engine.core.sequence import SIDE

Status = Literal["running", "over", "resigned"]
Timetable = Literal["day", "turn"]
"""What a campaign's calendar begins: a day of the game for each real day; or the next turn, if the game waits for each
side until that side's own hour.
"""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Consecutive decisions by one user in the same day or turn and round, with their events."""

    period: int
    round: int
    actor: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Undone:
    """The undo that was the last change of a game.

    `actor` is the user who undid. `answers` are the undone answers, in the order in which they were given, and `steps`
    are their steps. `events` are the public events of each answer, in a game with several sides.
    """

    actor: int
    by_steward: bool
    answers: tuple[Answer, ...]
    steps: tuple[str, ...] = ()
    events: tuple[tuple[Event, ...], ...] = ()


class Looked(NamedTuple):
    """How often the autopilot looked for a plan (`plans`), and how often it did so too late (`late`)."""

    plans: int = 0
    late: int = 0


@dataclass(frozen=True, kw_only=True)
class GameSummary:
    """A game without its position. It exists even if the save cannot be read.

    Dice: `daily` is the day of a daily game. Such a game is either an attempt, which is `sealed` until the day is over,
    or practice. `dice` is the origin of the dice. Unless it is one of `UNKNOWN_BEFORE`, a user may have known the dice.

    Players: `players` are the owner and the added players. `command`, `posts` and `voting` say how they decide. `level`
    is how much the boards show. A side may have its own level (`level_of`).

    Board: `progress` is (day or turn, round). The board message is `board_message_id` in `board_channel_id`. It shows
    the journal from row `board_from` on, and the last decision from row `told_from` on.

    Campaign: in a running campaign, `day_due` is when the next day begins, and `open_until` is when open decisions are
    closed. `calendar` is the campaign's state. It is None if there never was a campaign.

    Sides: in a game with several sides, `asked` has their open questions. `chairs` and `members` are the players of all
    sides. `pace` is the pace of the deadlines. `battle` is the code of the user's battle that is played. `series` is
    the progress in a series of battles (`bot.games.series`), or None.
    """

    id: str
    system: str
    version: int
    locale: str
    owner_id: int
    players: frozenset[int]
    guild_id: int | None
    channel_id: int
    command: str
    posts: str
    voting: str | None
    sealed_until: datetime | None
    counted: str | None
    proposed: str | None
    daily: str | None
    level: str
    dice: str
    status: Status
    progress: tuple[int, int]
    told_from: int
    board_channel_id: int | None
    board_message_id: int | None
    board_posted_at: datetime | None
    board_from: int | None
    created_at: datetime
    updated_at: datetime
    day_due: datetime | None
    open_until: datetime | None
    calendar: str | None
    more_time: bool | None
    asked: str | None = None
    chairs: str | None = None
    members: str | None = None
    pace: str | None = None
    battle: str = ""
    series: str | None = None

    @property
    def period(self) -> int:
        """The number of the current day or turn."""
        return self.progress[0]

    @property
    def round(self) -> int:
        """The number of the current round."""
        return self.progress[1]

    @property
    def timetable(self) -> Timetable:
        """The timetable of a campaign of this game, whose unit is a day or a turn."""
        return timetable_of(self.system)

    @property
    def sides(self) -> dict[str, Chair]:
        """The seat of each side in a game with several sides."""
        return chairs_of(self)

    @property
    def turns(self) -> Turns:
        """The open questions of the sides."""
        return turns_of(self)

    @property
    def peopled(self) -> list[str]:
        """The sides that are not played by the autopilot; empty in a game with one side."""
        return [side for side, chair in self.sides.items() if not chair.steward]

    def level_of(self, side: str | None) -> str:
        """Return the level of a side: how much help its boards show.

        If no player has the side, return the highest level of all sides with players.
        """
        if self.asked is None:
            return self.level
        peopled, levels = self.peopled, self.turns.levels
        every = [side] if side in peopled else peopled
        return max((levels.get(each, self.level) for each in every), key=LEVELS.index, default=self.level)

    @property
    def sealed(self) -> bool:
        """Whether the seed is still hidden, because others play a counted attempt with it."""
        return is_sealed(self)

    def may_decide(self, user_id: int) -> bool:
        """Return whether a user may decide in the game. Buttons, commands and the service use this check."""
        return user_id in self.players

    def expect_player(self, user_id: int) -> None:
        """Raise `NotYourGame` if the user may not decide in the game."""
        if user_id not in self.players:
            free = [side for side, chair in self.sides.items() if chair.open and self.status == "running"]
            raise NotYourGame(self.id, owner_id=self.owner_id, players=self.players, system=self.system, free=free)

    @property
    def untouched(self) -> bool:
        """Whether no decision has been made yet."""
        return self.status == RUNNING and self.told_from == 1


@dataclass(frozen=True, kw_only=True)
class GameState(GameSummary):
    """A game in its current position.

    Events: `events` are the events of the last decision, or of several decisions of the autopilot. `stretches` are the
    same events, grouped by day or turn and by round. `undone` is the last change if it was an undo. `looked` is how
    often the “hard” autopilot has chosen a plan.

    Question: `ask` is None once the game is over or resigned. `reopened` is whether corrected rules have taken the open
    step back to its start. `halt` says why the autopilot stopped early: another player makes the next decision.
    `cut_short` is the side that answers next, if the autopilot stopped because its own side was no longer asked.

    Dice: `seed_hash` is always set. `word` is set as soon as it has been added. `seed` and `secret` are set only once
    the game is over or resigned, and never while it is `sealed`. `seed` follows from `secret`.

    End: `result` is set once the game is over. `ended` is set with it, for comparisons.

    Storage: `view` is None only for a resigned game whose save cannot be read. `row` is the row from which the state
    was read. `journal` contains the rows that were read or written with it, up to its version. `position` is set if the
    game was read for a decision. Do not use its view and its Ask after the decision.

    Sides: in a game with several sides, `asks` are all open questions. `side` is the side of the viewer, with its own
    view and question. The question is shown `apart` from the public ones. Options that the viewer may not see are left
    out. `standing` is the question about the side's standing orders, if the game was read for one of its players.
    """

    options: Mapping[str, str]
    view: Any
    ask: Ask | None
    asks: tuple[Ask, ...] = ()
    side: str | None = None
    apart: bool = False
    standing: Ask | None = None
    stretches: tuple[Stretch, ...]
    seed_hash: str
    seed: str | None
    secret: str | None
    word: Word | None
    pledged: bool
    result: Mapping[str, Any] | None
    ended: ComparableResult | None = None
    reopened: bool = False
    halt: ServiceError | None = None
    cut_short: NotYourTurn | None = None
    undone: Undone | None = None
    looked: Looked = field(default=Looked())
    row: GameRow = field(repr=False)
    journal: tuple[JournalRow, ...] = field(default=(), repr=False)
    position: Position | None = field(default=None, repr=False, compare=False)

    @property
    def awaits_word(self) -> bool:
        """Whether the first decision will add the players' number to the dice."""
        return self.pledged and self.word is None and self.status == RUNNING

    @property
    def asked_level(self) -> str:
        """The level of the side that answers the question: how much help its boards show."""
        if self.asked is None:
            return self.level
        return self.level_of(self.side or (self.ask.side if self.ask is not None else None))

    @property
    def day_awaited(self) -> bool:
        """Whether the game waits only for the campaign's calendar."""
        return self.day_due is not None and self.ask is not None and self.ask.kind == CALENDAR

    @property
    def actor(self) -> int | None:
        """The user who made the last decision in `stretches`, or None."""
        return self.stretches[-1].actor if self.stretches else None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that followed the last decision or series of decisions."""
        return tuple(event for stretch in self.stretches for event in stretch.events)


@dataclass(slots=True)
class Position:
    """A position from which play continues: the save and the `outcome`. Use the outcome only once."""

    save: Save
    outcome: Outcome[Any] | None


VisibleGame = NewType("VisibleGame", GameState)
"""A game that may be shown to the viewer for whom this was checked. Only `bot.games.showing` creates one."""

VisibleRow = NewType("VisibleRow", GameRow)
"""The stored row of a game that may be shown to the viewer for whom this was checked. Its save has not been opened."""


def timetable_of(system: str) -> Timetable:
    """Return the unit of a campaign in a game: a day or a turn."""
    return "turn" if len(engine.games.find(system).sides) > 1 else "day"


def is_sealed(game: GameRow | GameSummary) -> bool:
    """Return whether the seed of a game is still hidden from all users."""
    return game.sealed_until is not None and clock.now() < game.sealed_until


def stretches_of(parts: Iterable[tuple[int, int, int, tuple[Event, ...]]]) -> tuple[Stretch, ...]:
    """Merge consecutive decisions of the same day or turn, round and actor into stretches.

    Each of `parts` is a tuple of day or turn, round, actor and events.
    """
    found: list[tuple[tuple[int, int, int], list[Event]]] = []
    for *where, events in parts:
        place = cast(tuple[int, int, int], tuple(where))
        if not found or found[-1][0] != place:
            found.append((place, []))
        found[-1][1].extend(events)
    return tuple(Stretch(*place, tuple(events)) for place, events in found)


_COMMON = tuple(field.name for field in fields(GameSummary) if field.name not in {"progress", "status", "battle"})


def shown_to(ask: Ask, side: str | None, *, alone: bool) -> Ask:
    """Return a question with only the menus that `side` may see. Without a `side`, these are the menus that
    everybody may see.
    """
    if ask.side == side or (alone and not ask.private):
        return ask
    return ask.with_menu(partial(_posted, ask.menu, ask.posted if alone else 0))


def _posted(menu: Callable[[], Menu], depth: int) -> Menu:
    """Return a menu with its submenus, down to the given depth."""
    if depth <= 0:
        return Menu("do", ())
    whole = menu()
    return Menu(whole.slot, tuple(_leading(each, depth - 1) for each in whole.choices))


def _leading(choice: Choice, depth: int) -> Choice:
    return choice if choice.then is None else msgspec.structs.replace(choice, then=partial(_posted, choice.then, depth))


def summary_of(row: GameRow) -> GameSummary:
    """Return the summary of a stored game."""
    common: dict[str, Any] = {name: getattr(row, name) for name in _COMMON}
    if BATTLE in row.options:
        with suppress(msgspec.MsgspecError):
            common["battle"] = learnt(msgspec.json.decode(row.options, type=dict[str, str]))
    return GameSummary(**common, status=cast(Status, row.status), progress=(row.period, row.round))


def state_of(
    row: GameRow,
    rules: Ruleset[Any] | None,
    outcome: Outcome[Any] | None,
    stretches: tuple[Stretch, ...],
    journal: tuple[JournalRow, ...] = (),
    *,
    position: Position | None = None,
    side: str | None = None,
    standing: Ask | None = None,
) -> GameState:
    """Return the state of a stored game whose save was played to `outcome`.

    If `rules` is None, the save is unreadable. If `side` is given, it is that side's view, with the question about its
    `standing` orders. Otherwise it is the public view.
    """
    asks: tuple[Ask, ...] = ()
    ask = outcome.asks[0] if outcome and outcome.asks and row.status == RUNNING else None
    if row.asked is not None and outcome is not None and ask is not None:
        asks = tuple(shown_to(each, side, alone=len(outcome.asks) == 1) for each in outcome.asks)
        ask = next((each for each in asks if each.side == side), asks[0])
    readable = rules is not None and outcome is not None
    is_seed_public = outcome is not None and row.status != RUNNING and not is_sealed(row)
    pledge = pledge_of(outcome.save) if outcome is not None else None
    result = rules.result(outcome.world) if rules and outcome and outcome.save.over else None
    if row.status == RESIGNED and row.asked is not None and rules and outcome:
        result = _won_early(row, rules, outcome)
    common: dict[str, Any] = {name: getattr(row, name) for name in _COMMON}
    options: dict[str, str] = {}
    with suppress(msgspec.MsgspecError):  # `open_save` reports damaged ones; such a game can be given up
        options = msgspec.json.decode(row.options, type=dict[str, str])
    if BATTLE in options:
        common["battle"] = learnt(options)
    return GameState(
        **common,
        status=cast(Status, row.status),
        progress=(row.period, row.round),
        row=row,
        journal=journal,
        position=position,
        options=options,
        view=rules.view(outcome.world, side) if rules and outcome else None,
        ask=ask,
        asks=asks,
        side=side if asks else None,
        apart=bool(asks) and side is not None,
        standing=standing,
        stretches=stretches,
        seed_hash=row.seed_hash,
        seed=outcome.save.seed or None if outcome is not None and is_seed_public else None,
        secret=pledge.secret if pledge is not None and is_seed_public else None,
        word=Word(pledge.word, pledge.source) if pledge is not None and pledge.word is not None else None,
        pledged=pledge is not None,
        result=result,
        ended=rules.comparable_result(outcome.world) if rules and outcome and outcome.save.over else None,
        reopened=readable and outcome is not None and outcome.reopened,
    )


def _won_early(row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any]) -> Mapping[str, Any] | None:
    """Return the result of a game that ended because a side gave up or ran out of time; otherwise None."""
    turns = turns_of(row)
    if (winner := turns.winner) is None:
        return None
    loser = next(side for side in chairs_of(row) if side != winner)
    action, side = (RESIGN, loser) if turns.won is not None and not turns.claimed else (CLAIM, winner)
    sides, turn = rules.sides_in(outcome.world), rules.progress(outcome.world)[0]
    return ended_early(sides, action, (SIDE + side,), turns=turn)
