"""When a puzzle is shown again: later after each right answer.

FSRS computes the times. It is the free scheduler of spaced repetition that Anki uses: 2, 11, 46 days and so on after
right answers, and the next day after a wrong one.
"""

from __future__ import annotations

from datetime import datetime

from fsrs import Card, Rating, Scheduler

_YEAR = 365
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=_YEAR, enable_fuzzing=False)


def repeated(memory: str | None, *, right: bool, now: datetime) -> tuple[str, datetime]:
    """Return a person's memory of a puzzle after an answer, as JSON, and when the puzzle is due again.

    `memory` is the memory before the answer; None for the first answer. `now` is in UTC.
    """
    card = Card.from_json(memory) if memory is not None else Card(card_id=0, due=now)
    card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, review_datetime=now)
    return card.to_json(), card.due
