"""Computes the current plan of a game, which is called its course.

A journal row `plan` has the name of the plan, the question that the plan answers, and how long it is played. The game's
own row stores the resulting course. An undo computes it again from the journal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import msgspec

from db.games import GameRow, JournalRow, answer_of, in_force
from db.schema.games import CALENDAR_ACTOR, HOUSE
from engine.core.asks import Answer, Ask
from engine.core.day_gate import BEGIN
from engine.core.drive import read_mark
from engine.core.planning.plans import Planner, Scoped
from engine.core.planning.question import Question
from engine.core.record import AHEAD, ANSWER, PLAN, STEWARD
from engine.core.ruleset import Ruleset
from engine.core.sequence import SIDE

_MACHINES = frozenset({CALENDAR_ACTOR, HOUSE})
_NAMED = 3
"""The number of words in the journal row of a plan that is in force: its name, the question, its reach."""
_ROUND = "round"


class Course(msgspec.Struct, frozen=True, omit_defaults=True):
    """The current plan of a commander. All fields are empty if there is none.

    `question` is the question that the plan answered. `place` is the day or turn and the round in which the plan was
    last chosen, and `taken` is the version. The plan lasts as long as `until` says. `last` is the row of its last
    answer. `ordered` is the day or turn, the round and the side of the commander's last order without the plan or to a
    part of the side.
    """

    plan: str = ""
    question: str = ""
    since: int = 0
    until: str = ""
    place: tuple[int, int] = (0, 0)
    last: int = 0
    taken: int = 0
    ordered: tuple[int, int, str] | None = None

    def may_continue(self, question: Question, ask: Ask, here: tuple[int, int]) -> bool:
        """Return whether the chosen plan also decides at this question."""
        if not self.plan or self.question != question.kind or question.always or ask.facts.get("alarm"):
            return False
        fights = self.place[1] > 0
        return fights == (here[1] > 0) and (not fights or self.place[0] == here[0])

    def in_hand(self, ask: Ask, here: tuple[int, int]) -> bool:
        """Return whether the player has started giving orders without a plan in this phase."""
        return self.ordered is not None and self.ordered == (*here, ask.side)


def course_of(row: GameRow) -> Course:
    """Return the plan that the commander follows at present, from the row of the game."""
    return _COURSE.decode(row.course) if row.course else Course()


def course_after(row: GameRow, rules: Ruleset[Any], entries: Iterable[JournalRow]) -> str | None:
    """Return the new value of a game's `course` column after more journal rows, which must not include undos."""
    course, part = _COURSE.decode(row.course) if row.course else Course(), 0
    steward, several = rules.policies["steward"](""), len(rules.sides) > 1
    for entry in entries:
        place = entry.period, entry.round
        if entry.action == PLAN:
            course = _taken(course, entry, place)
            part = entry.version if isinstance(steward, Scoped) and len(answer_of(entry)) == 1 else 0
        elif entry.actor in _MACHINES:
            continue
        elif entry.action == STEWARD:  # the plan's own answers continue it, any others end it
            own = entry.version == course.last + 1 and (course.until != _ROUND or place == course.place)
            course = msgspec.structs.replace(course, last=entry.version) if own else Course(ordered=course.ordered)
            if part and entry.version == part + 1:  # the player ordered a part of the side, as without a plan
                side = read_mark(answer_of(entry)).side or rules.sides[0]
                course = msgspec.structs.replace(course, ordered=(*place, side))
        elif entry.action == ANSWER and isinstance(steward, Planner):
            words: Answer = _ANSWER.decode(entry.answer)
            side = rules.sides[0]
            if several and words[:1] and words[0].startswith(SIDE):
                side, words = words[0].removeprefix(SIDE), words[1:]
            if words and words != BEGIN and steward.stem(words) is not None:
                course = msgspec.structs.replace(course, ordered=(*place, side))
    return None if course == _NONE else msgspec.json.encode(course).decode()


def refolded_course(row: GameRow, rules: Ruleset[Any], entries: Iterable[JournalRow]) -> str | None:
    """Compute the value of a game's `course` column from its whole journal."""
    kept = in_force(list(entries))
    played = {entry.version - 1 for entry in kept if entry.action == STEWARD}  # a plan goes with its first answer
    held = (entry for entry in kept if entry.action != PLAN or entry.version in played)
    return course_after(replace(row, course=None), rules, held)


def _taken(course: Course, entry: JournalRow, place: tuple[int, int]) -> Course:
    """Return the course after a plan was chosen."""
    words = answer_of(entry)
    if len(words) < _NAMED or AHEAD in words:
        return course
    plan, question, until = words[:_NAMED]
    goes_on = course.plan == plan and course.question == question and (place[1] > 0) == (course.place[1] > 0)
    since = course.since if goes_on else entry.period
    return Course(plan, question, since, until, place, entry.version, entry.version - 1, course.ordered)


_NONE = Course()
_COURSE, _ANSWER = msgspec.json.Decoder(Course), msgspec.json.Decoder(tuple[str, ...])
