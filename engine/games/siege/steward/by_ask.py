"""The steward's advice for each kind of question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol

from engine.core.asks import Answer, Ask
from engine.core.ranking import allowed
from engine.games.siege.steward import lodging, moves, posts, shots
from engine.games.siege.steward.advice import Advice, done
from engine.games.siege.steward.goals import OWN, Goal
from engine.games.siege.world import Position


class Consider(Protocol):
    """The type of functions that return advice for a question."""

    def __call__(self, position: Position, ask: Ask, goal: Goal = OWN, /) -> Iterable[Advice]:
        """Return the possible advice for a question, the best first."""


def _muster(_position: Position, _ask: Ask, _goal: Goal = OWN) -> Iterable[Advice]:
    """§8 Yield two pieces of advice: keep the deployment, or else restore the historical one."""
    yield Advice(("begin",), "begin")
    yield Advice(("historical",), "historical")


def _betsy(position: Position, ask: Ask, _goal: Goal = OWN) -> Iterable[Advice]:
    menu = ask.level(("place",))
    assert menu is not None, "Betsy is placed somewhere"
    yield posts.betsy(position, [choice.word for choice in menu.choices])


def _wounded(position: Position, _ask: Ask, _goal: Goal = OWN) -> Iterable[Advice]:
    advice = posts.wounded(position)
    if advice is not None:
        yield advice
    yield done("nothing-to-do")


def _share(_position: Position, _ask: Ask, _goal: Goal = OWN) -> Iterable[Advice]:
    """R186 Yield the advice to keep the default distribution of losses."""
    yield done("nothing-to-do")


def _reposition(position: Position, _ask: Ask, goal: Goal = OWN) -> Iterable[Advice]:
    yield from posts.reposition(position, goal)
    yield from lodging.lodge(position)
    yield done("nothing-to-do")


def _fire(position: Position, ask: Ask, goal: Goal = OWN) -> Iterable[Advice]:
    yield shots.fire(position, ask, goal)


def _march(position: Position, ask: Ask, goal: Goal = OWN) -> Iterable[Advice]:
    yield from moves.plan(position, ask.facts.get("left", {}), goal)
    yield done("stand-fast")


def _day_end(position: Position, _ask: Ask, _goal: Goal = OWN) -> Iterable[Advice]:
    yield from lodging.lodge(position)
    yield done("nothing-to-do")


CHAPTERS: Final[Mapping[str, Consider]] = {
    "muster": _muster,
    "betsy": _betsy,
    "wounded": _wounded,
    "share": _share,
    "reposition": _reposition,
    "fire": _fire,
    "march": _march,
    "day-end": _day_end,
}
"""The advising function for each kind of question."""

SCRIPTED: Final = frozenset({"reposition", "march", "day-end"})
"""The kinds of questions in phases without dice; their answers are planned together."""


READ_OFF: Final = frozenset({"betsy", "fire"})
"""The kinds of questions whose advice comes from their own menus, so that its legality need not be checked."""


def consider(view: Position, ask: Ask, goal: Goal = OWN) -> Advice:
    """Return the best legal advice for a question.

    If there is no advice, return the question's first answer.
    """
    for advice in CHAPTERS[ask.kind](view, ask, goal) if ask.kind in CHAPTERS else ():
        if ask.kind in READ_OFF or allowed(ask, advice.answer):
            return advice
    return Advice(next(ask.answers()), "only-answer")


def advise(view: Position, ask: Ask, goal: Goal = OWN) -> Answer:
    """Return the adviser's answer to a question for a goal."""
    return consider(view, ask, goal).answer


def reason(view: Position, ask: Ask, answer: Answer) -> tuple[str, Mapping[str, Any]]:
    """Return the reason for `answer`: a key of `REASONS` with its facts.

    The key is empty if the adviser would choose another answer.
    """
    advice = consider(view, ask)
    return (advice.reason, advice.facts) if advice.answer == answer else ("", {})
