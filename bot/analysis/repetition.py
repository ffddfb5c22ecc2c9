"""Sets when a puzzle is shown again. Each right answer makes the interval longer.

The times come from FSRS, the free spaced-repetition scheduler of Anki: 2, 11, 46 days and so on after right answers,
and the next day after a wrong one.
"""

from __future__ import annotations

from datetime import datetime

from fsrs import Card, Rating, Scheduler

_YEAR = 365
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=_YEAR, enable_fuzzing=False)


def repeated(memory: str | None, *, right: bool, now: datetime) -> tuple[str, datetime]:
    """Return the learning state of a puzzle after an answer, as JSON, and when the puzzle is due again.

    `memory` is the learning state before the answer; None for the first answer. `now` is in UTC.
    """
    card = Card.from_json(memory) if memory is not None else Card(card_id=0, due=now)
    card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, review_datetime=now)
    return card.to_json(), card.due
