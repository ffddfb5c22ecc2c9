"""Decisions on their way into the journal, and the steward who takes many of them in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from bot.games.errors import NotYourPieces, ServiceError
from bot.games.saves import play
from bot.games.state import Stretch, stretches_of
from db.games import GameRow, JournalRow
from engine.core.asks import Answer, Ask
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.events import Event
from engine.core.ranking import meant
from engine.core.ruleset import Policy, System
from engine.core.save import Outcome, Save

if TYPE_CHECKING:
    from bot.games.permissions import Guard

Scope = Literal["decision", "phase", "round", "day", "calm", "all"]
"""How long the steward decides: once, to the end of the phase, of the round, of the period, or of the game.

`calm` lasts as long as nothing happens that a player would want to be asked about: no round of a fight begins, and no
Ask sounds the alarm. However long it is, it ends where the next day waits for the calendar.
"""

CHUNK = 250
"""Decisions of the steward stored in one transaction."""
BREATH = 8
"""Decisions of the steward between two turns of the event loop."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to be stored: what was said, in which period and round, and what came of it.

    `save` is the save after it; `settled` says that a die or card bars taking it back.
    """

    action: str
    answer: Answer
    period: int
    round: int
    events: tuple[Event, ...]
    save: Save
    settled: bool


def decision_of(action: str, answer: Answer, place: tuple[int, int], outcome: Outcome[Any]) -> Decision:
    """A decision as it is stored; `place` is the period and round in which it was taken.

    Of a step that mended rules reopened, the number of answers that they forgot is stored as the answer.
    """
    if outcome.reopened:
        action, answer = "reopened", (str(outcome.forgotten),)
    return Decision(action, answer, *place, outcome.events, outcome.save, outcome.settled)


def told_by(decisions: Sequence[Decision], *, actor: int) -> tuple[Stretch, ...]:
    """What came of one person's decisions, by period and round."""
    return stretches_of((decision.period, decision.round, actor, decision.events) for decision in decisions)


def entry_of(
    game_id: str, version: int, decision: Decision, *, actor: int, rules: System[Any] | None, now: datetime
) -> JournalRow:
    """The journal row of a decision."""
    place = (decision.period, decision.round)
    return row_of(
        game_id,
        version,
        action=decision.action,
        answer=decision.answer,
        place=place,
        events=decision.events,
        actor=actor,
        rules=rules,
        now=now,
    )


def row_of(
    game_id: str,
    version: int,
    *,
    action: str,
    place: tuple[int, int],
    actor: int,
    rules: System[Any] | None,
    now: datetime,
    answer: Answer = (),
    events: tuple[Event, ...] = (),
) -> JournalRow:
    """A row of the journal; `place` is the period and round in which it was written."""
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
    )


def steward_of(rules: System[Any], game_id: str, version: int) -> _Steward:
    """The game's steward. His seed is open to all: he may not know the game's."""
    return _Steward(rules.policies["steward"](f"{game_id}/{version}"))


class _Steward:
    """A steward who knows what is to be said when a day waits to be begun: no policy is ever asked that."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def answer(self, view: Any, ask: Ask) -> Answer:
        """What he would do."""
        return BEGIN if ask.kind == CALENDAR else self._policy.answer(view, ask)

    def meant(self, view: Any, ask: Ask) -> Iterator[Answer]:
        """All that he would do as things stand."""
        return iter((BEGIN,)) if ask.kind == CALENDAR else meant(self._policy, view, ask)


async def steward_plays(
    row: GameRow,
    rules: System[Any],
    outcome: Outcome[Any],
    *,
    ended: Callable[[Outcome[Any]], bool],
    guard: Guard | None = None,
    own: bool = False,
) -> tuple[list[Decision], Outcome[Any], ServiceError | None]:
    """The steward's next decisions: as far as `ended` says, at most a chunk. The event loop gets its turns.

    They stop before an answer that `guard` has something against, which is given back with them. With `own`, what is
    meant for pieces of others is left to those, and the rest of the phase is done.
    """
    steward = steward_of(rules, row.id, row.version)
    decisions: list[Decision] = []
    halt: ServiceError | None = None
    place = (row.period, row.round)
    while outcome.ask is not None and len(decisions) < CHUNK:
        view = rules.view(outcome.world)
        answer = steward.answer(view, outcome.ask)
        halt = guard(outcome, answer) if guard is not None else None
        if own and guard is not None and isinstance(halt, NotYourPieces):
            answer, halt = _own(outcome, steward.meant(view, outcome.ask), guard) or (answer, halt)
        if halt is not None:
            break
        outcome = play(row, rules, outcome.save, answer)
        decisions.append(decision_of("steward", answer, place, outcome))
        if ended(outcome):
            break
        place = rules.progress(outcome.world)
        if len(decisions) % BREATH == 0:
            await asyncio.sleep(0)
    return decisions, outcome, halt


def _own(outcome: Outcome[Any], answers: Iterator[Answer], guard: Guard) -> tuple[Answer, ServiceError | None] | None:
    """The first of the answers that is no order for pieces of others, and what is against it; None without one."""
    for answer in answers:
        halt = guard(outcome, answer)
        if not isinstance(halt, NotYourPieces):
            return answer, halt
    return None


def end_of(scope: Scope, rules: System[Any], start: Outcome[Any]) -> Callable[[Outcome[Any]], bool]:
    """Whether a later outcome lies beyond the scope that begins with `start`."""
    kind, place = start.ask.kind if start.ask else "", rules.progress(start.world)

    def beyond(outcome: Outcome[Any]) -> bool:
        assert outcome.ask is not None
        here = rules.progress(outcome.world)
        if scope == "phase":
            return here != place or outcome.ask.kind != kind
        if scope == "round":
            return here != place
        if scope == "day":
            return here[0] != place[0]
        fight = here[1] > 0 and here != place
        return scope == "calm" and (fight or bool(outcome.ask.facts.get("alarm")))

    def ended(outcome: Outcome[Any]) -> bool:
        if outcome.ask is None or outcome.reopened or scope == "decision":
            return True
        return outcome.ask.kind == CALENDAR or beyond(outcome)

    return ended
