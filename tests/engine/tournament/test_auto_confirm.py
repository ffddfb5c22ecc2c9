"""When a question is repeated, when a missing answer confirms a report, and when it never does."""

from __future__ import annotations

from support.tournament.play import Play

from engine.tournament import facts as f
from engine.tournament.waits import next_auto_confirm, questions

FLED = {"a": {"fled": True}, "b": {"fled": True}}


def asked(guests: int = 0) -> Play:
    """Return a tournament of which table 1 was reported by its first player, and the question delivered."""
    play = Play(rounds=1)
    play.register(2 - guests)
    play.guests(*(f"Guest {number}" for number in range(guests)))
    play.close()
    play.pair()
    reporter = next(number for number in play.table().players if not play.t.players[number].guest)
    play.report(1, reporter, FLED)
    return play


def test_t67_an_unanswered_question_is_repeated_and_then_counts_as_yes() -> None:
    play = asked()
    assert next_auto_confirm(play.t) is None, "no question was asked, so no answer is missing"
    play.add(f.Asked(round=1, table=1, report=1))
    start = play.now
    (question,) = questions(play.t)
    assert (question.at, question.reminded) == (start + 10 * 60, False)
    play.later(11)
    play.add(f.Asked(round=1, table=1, report=1, reminder=True))
    (question,) = questions(play.t)
    assert (question.at, question.reminded) == (start + 15 * 60, True)
    play.now = question.at
    play.add(question.confirmed)
    assert play.table().result is not None
    assert next_auto_confirm(play.t) is None


def test_t67_t89_a_dispute_and_a_guest_wait_for_judges() -> None:
    play = asked()
    play.add(f.Asked(round=1, table=1, report=1))
    other = play.table().other(play.table().reports[0].player)
    play.add(f.Disputed(round=1, table=1, report=1, player=other), by=other)
    assert not [*questions(play.t)]
    guest = asked(guests=1)
    guest.add(f.Asked(round=1, table=1, report=1))
    assert not [*questions(guest.t)]
