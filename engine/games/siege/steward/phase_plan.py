"""The adviser's plan for the rest of a phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.asks import DONE, JOIN, Ask
from engine.games.siege.steward import shots
from engine.games.siege.steward.advice import Advice
from engine.games.siege.steward.by_ask import CHAPTERS
from engine.games.siege.world import Position, points


class Group(NamedTuple):
    """Planned answers with the same reason, with their number, zones, counters and points."""

    reason: str
    answers: int
    starts: tuple[str, ...]
    ends: tuple[str, ...]
    counters: tuple[str, ...]
    points: int


def plan(position: Position, ask: Ask) -> list[Advice]:
    """Return the planned answers for the rest of the phase, without the one that ends it.

    Die rolls may change the plan later.
    """
    if ask.kind == "fire":
        return shots.every(position, ask)
    thoughts = CHAPTERS[ask.kind](position, ask) if ask.kind in CHAPTERS else ()
    return [advice for advice in thoughts if advice.answer != DONE]


def groups(position: Position, advices: Iterable[Advice]) -> list[Group]:
    """Return the planned moves, grouped by reason, in the order of the plan."""
    by_reason: dict[str, list[Advice]] = {}
    for advice in advices:
        by_reason.setdefault(advice.reason, []).append(advice)
    return [_group(position, reason, found) for reason, found in by_reason.items()]


def _group(position: Position, reason: str, found: Sequence[Advice]) -> Group:
    answers = [advice.answer for advice in found]
    names = [name for answer in answers for name in _counters(answer)]
    starts = [answer[1] for answer in answers if answer[0] == "move"]
    ends = [answer[2] for answer in answers if len(answer) > 2]
    return Group(
        reason,
        len(found),
        tuple(dict.fromkeys(starts)),
        tuple(dict.fromkeys(ends)),
        tuple(names),
        points(position.by_id[name] for name in names),
    )


def _counters(answer: Sequence[str]) -> list[str]:
    if answer[0] == "move":
        return answer[3].split(JOIN)
    return [answer[1]] if answer[0] == "lodge" else []
