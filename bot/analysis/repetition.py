"""Decides when a puzzle is shown again: later after each right answer.

The times come from FSRS, the free spaced-repetition scheduler of Anki.
"""

from __future__ import annotations

from datetime import datetime

from fsrs import Card, Rating, Scheduler

_YEAR = 365
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=_YEAR, enable_fuzzing=False)


def repeated(memory: str | None, *, right: bool, now: datetime) -> tuple[str, datetime]:
    """Return the learning state of a puzzle after an answer, and when it is due again.

    States are JSON. `memory` is the state before the answer, or None for the first answer. `now` is in UTC.
    """
    card = Card.from_json(memory) if memory is not None else Card(card_id=0, due=now)
    card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, review_datetime=now)
    return card.to_json(), card.due
