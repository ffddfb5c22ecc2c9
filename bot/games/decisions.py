"""Decisions and their journal rows, the steward's series of decisions, and what the parts of the service share."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bot.games.changes import Follower
from bot.games.errors import NotYourPieces, ServiceError
from db.games import GameRow, JournalRow, Message, Store
from db.schema.games import CALENDAR_ACTOR
from engine.core.asks import DONE, Answer, Ask
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.events import Event
from engine.core.planning.plans import past, rests
from engine.core.ranking import phase_orders
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Outcome, Save

if TYPE_CHECKING:
    from bot.games.ahead.foresight import Foresight
    from bot.games.permissions import Guard
    from bot.games.several.given import Missed

Scope = Literal["decision", "phase", "round", "day", "calm", "alarm", "all"]
"""How long the steward decides: once, or to the end of the phase, the round, the period or the game.

`calm` lasts until a player would want to be asked: until a round of a fight begins or an Ask has its alarm set. `alarm`
is the reach of a plan that rests by itself. Every scope ends where the next day waits for the calendar.
"""

BEGINNINGS = frozenset({("begin",), DONE})
"""First answers that begin a game as it is set up."""

CHUNK = 250
"""Maximum number of the steward's decisions stored in one transaction."""
BREATH = 8
"""Number of the steward's decisions after which the event loop gets control."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to be stored: the answer, its period and round, and the events that followed.

    `save` is the save after it. `settled` says that a die or card prevents undoing it. A `secret` answer is shown to no
    other side before the game is over.
    """

    action: str
    answer: Answer
    period: int
    round: int
    events: tuple[Event, ...]
    save: Save
    settled: bool
    secret: bool = False


def decision_of(action: str, answer: Answer, place: tuple[int, int], outcome: Outcome[Any]) -> Decision:
    """Return a decision as it is stored; `place` is the period and round in which it was taken.

    If corrected rules have reopened the step, the stored answer is the number of answers that were dropped.
    """
    if outcome.reopened:
        action, answer = "reopened", (str(outcome.forgotten),)
    return Decision(action, answer, *place, outcome.events, outcome.save, outcome.settled)


def row_of(
    game_id: str,
    version: int,
    *,
    action: str,
    place: tuple[int, int],
    actor: int,
    rules: Ruleset[Any] | None,
    now: datetime,
    answer: Answer = (),
    events: tuple[Event, ...] = (),
    secret: bool = False,
) -> JournalRow:
    """Return a journal row; `place` is the period and round in which it was written."""
    return JournalRow(
        game_id=game_id,
        version=version,
        action=action,
        actor=actor,
        answer=msgspec.json.encode(answer).decode(),
        events=msgspec.json.encode(events).decode(),
        rules=rules.rules_version if rules else "",
        period=place[0],
        round=place[1],
        created_at=now,
        secret=secret,
    )


def steward_of(rules: Ruleset[Any], game_id: str, version: int, *, plan: str = "") -> _Steward:
    """Return the game's steward, with the goal of a plan if there is one.

    Its seed is public (game id and version), because it must not know the game's seed.
    """
    policy = rules.policies["steward"](f"{game_id}/{version}")
    return _Steward(policy.aiming(plan) if plan else policy)


@dataclass(frozen=True, slots=True)
class _Steward:
    """A steward that also begins a waiting day: policies are never asked that question."""

    policy: Policy

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return the steward's answer."""
        return BEGIN if ask.kind == CALENDAR else self.policy.answer(view, ask)

    def rests(self, view: Any, outcome: Outcome[Any]) -> bool:
        """Return whether its plan is over by itself after an answer."""
        return outcome.ask is not None and rests(self.policy, view, outcome.ask, outcome.events)

    def meant(self, view: Any, ask: Ask) -> Iterator[Answer]:
        """Return all answers that the steward would give in this position, in its order."""
        return iter((BEGIN,)) if ask.kind == CALENDAR else phase_orders(self.policy, view, ask)


async def steward_plays(
    row: GameRow,
    rules: Ruleset[Any],
    outcome: Outcome[Any],
    *,
    actor: int,
    ended: Callable[[Outcome[Any]], bool],
    guard: Guard | None = None,
    own: bool = False,
    plan: str = "",
) -> tuple[list[Decision], Outcome[Any], ServiceError | None]:
    """Return the steward's next decisions, until `ended` is true and at most a chunk; the event loop runs in between.

    The steward stops before an answer to which `guard` objects; the objection is returned as the third value. With
    `own`, answers for other players' pieces are left to these players, and the rest of the phase is done. With a
    `plan`, the steward plays for its goal. Whoever presses «Begin» has begun: that decision is their own.
    """
    steward = steward_of(rules, row.id, row.version, plan=plan)
    decisions: list[Decision] = []
    halt: ServiceError | None = None
    place, setup = (row.period, row.round), row.period == 0 and row.told_from == 1
    while outcome.ask is not None and len(decisions) < CHUNK:
        view = rules.view(outcome.world)
        answer = steward.answer(view, outcome.ask)
        halt = guard(outcome, answer) if guard is not None else None
        if own and guard is not None and isinstance(halt, NotYourPieces):
            answer, halt = _own(outcome, steward.meant(view, outcome.ask), guard) or (answer, halt)
        if halt is not None:
            break
        started = actor != CALENDAR_ACTOR and (answer == BEGIN or (setup and not decisions and answer in BEGINNINGS))
        outcome = outcome.on(answer)
        decisions.append(decision_of("answer" if started else "steward", answer, place, outcome))
        if ended(outcome) or (plan and steward.rests(rules.view(outcome.world), outcome)):
            break
        place = rules.progress(outcome.world)
        if len(decisions) % BREATH == 0:
            await asyncio.sleep(0)
    return decisions, outcome, halt


def _own(outcome: Outcome[Any], answers: Iterator[Answer], guard: Guard) -> tuple[Answer, ServiceError | None] | None:
    """Return the first answer that orders no pieces of others, and the guard's objection; None without one."""
    for answer in answers:
        halt = guard(outcome, answer)
        if not isinstance(halt, NotYourPieces):
            return answer, halt
    return None


def end_of(scope: Scope, rules: Ruleset[Any], start: Outcome[Any]) -> Callable[[Outcome[Any]], bool]:
    """Return a test whether a later outcome lies beyond the scope that begins with `start`."""
    kind, place = (start.ask.phase or start.ask.kind) if start.ask else "", rules.progress(start.world)

    def beyond(outcome: Outcome[Any]) -> bool:
        assert outcome.ask is not None
        here = rules.progress(outcome.world)
        if scope == "phase":
            return here != place or (outcome.ask.phase or outcome.ask.kind) != kind
        if scope == "day":
            return here[0] != place[0]
        return scope in {"round", "calm", "alarm"} and past(scope, rules, place, outcome.world, outcome.ask)

    def ended(outcome: Outcome[Any]) -> bool:
        if outcome.ask is None or outcome.reopened or scope == "decision":
            return True
        return outcome.ask.kind == CALENDAR or beyond(outcome)

    return ended


class StoredGames:
    """What each part of the service asks the others for: games read and changed."""

    store: Store
    foresight: Foresight | None = None
    posts = False
    """Whether questions are posted in channels: nobody's time runs before that."""
    missing: Missed = staticmethod(lambda _game, _side: ())
    """What was missed in a game (see `bot.games.several.given`)."""
    _now: Callable[[], datetime]

    @abstractmethod
    async def _row(self, game_id: str) -> GameRow: ...

    @abstractmethod
    async def _to_change(self, game_id: str, *, version: int, actor: int) -> GameRow: ...

    @abstractmethod
    async def _stored(
        self,
        row: GameRow,
        rules: Ruleset[Any],
        decisions: Sequence[Decision],
        *,
        outcome: Outcome[Any],
        actor: int,
        told_from: int,
        more: bool = False,
        extra: Mapping[str, Any] | None = None,
        at: GameRow | None = None,
        first: tuple[JournalRow, ...] = (),
        extra_writes: Sequence[Follower] = (),
    ) -> tuple[GameRow, list[JournalRow]]: ...

    @abstractmethod
    async def _commit(
        self,
        row: GameRow,
        changes: Mapping[str, Any],
        entries: Sequence[JournalRow],
        message: Message | None,
        *,
        extra_writes: Sequence[Follower] = (),
        more: bool = False,
    ) -> GameRow: ...
