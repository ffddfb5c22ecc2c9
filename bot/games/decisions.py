"""Decisions and their journal rows, and the autopilot with the scopes for which it plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from db.games import JournalRow
from engine.core.asks import DONE, Answer, Ask
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.events import Event
from engine.core.planning.plans import past, rests
from engine.core.ranking import phase_orders
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Outcome, Save

if TYPE_CHECKING:
    pass

Scope = Literal["decision", "phase", "round", "day", "calm", "alarm", "all"]
"""How long the steward decides: once, or to the end of the phase, the round, the day or turn, or the game.

`calm` lasts until a player would want to be asked: until a round of a fight begins, or a question has its alarm set.
`alarm` is for a plan that stops by itself. Every scope ends if the next day waits for the calendar.
"""

BEGINNINGS = frozenset({("begin",), DONE})
"""The first answers that begin a game as it is set up."""

CHUNK = 250
"""The maximum number of the steward's decisions stored in one transaction."""
BREATH = 8
"""After this number of the steward's decisions, other tasks of the event loop run."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision to be stored: the answer, its place, and the resulting events.

    `save` is the save after the decision. `settled` is whether a die or card makes it impossible to undo. If `secret`
    is set, other sides do not see the answer before the game is over.
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
    """Return a decision in the form in which it is stored. `place` is its day or turn and its round.

    If corrected rules have reopened the step, the number of dropped answers is stored as the answer.
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
    """Return a row for the journal. `place` is its day or turn and its round."""
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


def steward_of(rules: Ruleset[Any], game_id: str, version: int, *, plan: str = "") -> Steward:
    """Return the game's autopilot. It follows `plan` if one is given.

    Its seed consists of the game's id and version, because it must not know the seed of the dice.
    """
    policy = rules.policies["steward"](f"{game_id}/{version}")
    return Steward(policy.aiming(plan) if plan else policy)


@dataclass(frozen=True, slots=True)
class Steward:
    """An autopilot that can also answer the calendar's question (“Begin”)."""

    policy: Policy

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return the steward's answer."""
        return BEGIN if ask.kind == CALENDAR else self.policy.answer(view, ask)

    def rests(self, view: Any, outcome: Outcome[Any]) -> bool:
        """Return whether the autopilot's plan ends before the next question.

        `outcome` is the outcome of its last answer.
        """
        return outcome.ask is not None and rests(self.policy, view, outcome.ask, outcome.events)

    def meant(self, view: Any, ask: Ask) -> Iterator[Answer]:
        """Yield all answers that the autopilot would give in this position."""
        return iter((BEGIN,)) if ask.kind == CALENDAR else phase_orders(self.policy, view, ask)


def end_of(scope: Scope, rules: Ruleset[Any], start: Outcome[Any]) -> Callable[[Outcome[Any]], bool]:
    """Return a function that tells whether a position is after the end of the scope.

    `start` is a position in the scope.
    """
    kind, place = (start.asks[0].phase or start.asks[0].kind) if start.asks else "", rules.progress(start.world)

    def beyond(outcome: Outcome[Any]) -> bool:
        ask = outcome.asks[0]
        here = rules.progress(outcome.world)
        if scope == "phase":
            return here != place or (ask.phase or ask.kind) != kind
        if scope == "day":
            return here[0] != place[0]
        return scope in {"round", "calm", "alarm"} and past(scope, rules, place, outcome.world, ask)

    def ended(outcome: Outcome[Any]) -> bool:
        if not outcome.asks or outcome.reopened or scope == "decision":
            return True
        return outcome.asks[0].kind == CALENDAR or beyond(outcome)

    return ended
