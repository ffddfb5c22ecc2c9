"""The rolls of a decision: the records of dice, cups, decks and cards, and dice that repeat."""

from __future__ import annotations

from engine.core.chances.throws import Draw, GivenDice, NotingContext, dice_of, draws_of
from engine.core.dice import SeededDice
from engine.core.events import Event


class Told(Event, frozen=True):
    """An event of the test."""

    what: str


def test_dice_rolled_before_an_event_belong_to_its_roll() -> None:
    """A draw's number counts from the decision, not from the beginning of its period; a new period begins at one."""
    dice = SeededDice("throws", period="day 1")
    context = NotingContext(dice)
    context.roll("before")
    context.begin()
    one, two, three = context.roll("before"), context.roll("fire", 10), context.roll("fire", 10)
    context.emit(Told(what="a shot"))
    context.emit(Told(what="nothing rolled"))
    dice.begin_period("day 2")
    four = context.roll("before")
    first, last = context.throws()
    assert first.draws == {
        Draw("day 1", "before", 1, 6): one,
        Draw("day 1", "fire", 1, 10): two,
        Draw("day 1", "fire", 2, 10): three,
    }
    assert (first.dice, first.event, first.revealed) == ((one, two, three), Told(what="a shot"), False)
    assert (last.draws, last.event) == ({Draw("day 2", "before", 1, 6): four}, None)
    assert dice_of((first, last)) == (one, two, three, four)
    context.begin()
    assert context.throws() == ()
    assert len(context.events) == 2


def test_counters_have_no_faces_and_shuffles_are_hidden() -> None:
    context = NotingContext(SeededDice("throws", period="day 1"))
    context.shuffle("deck", list(range(40)))
    assert context.throws() == ()
    context.begin()
    context.pick("cup", ["a", "b", "c"], 2)
    context.reveal()
    context.emit(Told(what="a card and two counters"))
    (throw,) = context.throws()
    assert [(draw.purpose, draw.number, draw.sides) for draw in throw.draws] == [("cup", 1, 3), ("cup", 2, 2)]
    assert (throw.dice, throw.revealed) == ((), True)


def test_given_dice_repeat_and_other_dice_are_rolled_again() -> None:
    played = NotingContext(SeededDice("the game", period="day 1"))
    fell = [played.roll("fire") for _ in range(3)]
    played.emit(Told(what="fire"))
    given = draws_of(played.throws())
    anew, other = (SeededDice("a playout", period="day 1") for _ in range(2))
    dice = GivenDice(anew, given)
    assert [dice.number("fire", 6) for _ in range(3)] == fell
    expected = [other.number("fire", 6) for _ in range(5)]
    assert [dice.number("fire", 6) for _ in range(2)] == expected[3:], "what comes after them is the playout's own"
    assert dice.number("fire", 4) == other.number("fire", 4), "a die of other sides is another"
    dice.begin_period("day 2")
    other.begin_period("day 2")
    assert dice.number("fire", 6) == other.number("fire", 6)
