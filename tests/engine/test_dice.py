"""Named dice: fair, checkable, independent of each other."""

from collections import Counter

import pytest

from engine.core.context import Context
from engine.core.dice import OutOfDice, ScriptedDice, SeededDice, seed_hash


def test_the_same_names_give_the_same_numbers() -> None:
    one, two = SeededDice("s"), SeededDice("s")
    assert [one.number("fire", 6) for _ in range(50)] == [two.number("fire", 6) for _ in range(50)]


def test_known_numbers_are_the_same_on_every_machine() -> None:
    dice = SeededDice("Peking", period="day 1")
    assert [dice.number("event", 6) for _ in range(8)] == [1, 1, 1, 2, 3, 1, 1, 3]


def test_a_draw_for_one_purpose_does_not_shift_another() -> None:
    one, two = SeededDice("s"), SeededDice("s")
    two.number("other", 6)
    assert one.number("fire", 6) == two.number("fire", 6)


def test_a_new_period_counts_from_zero_and_differs() -> None:
    dice = SeededDice("s")
    dice.begin_period("day 1")
    first = [dice.number("fire", 6) for _ in range(30)]
    dice.begin_period("day 2")
    second = [dice.number("fire", 6) for _ in range(30)]
    dice.begin_period("day 1")
    assert [dice.number("fire", 6) for _ in range(30)] == first != second


def test_state_restores_the_stream() -> None:
    dice = SeededDice("s", period="day 3")
    dice.number("fire", 6)
    copy = SeededDice("s", period=dice.period, counts=dice.counts)
    assert [dice.number("fire", 6) for _ in range(9)] == [copy.number("fire", 6) for _ in range(9)]


def test_fair_by_chi_square() -> None:
    dice = SeededDice("fair")
    seen = Counter(dice.number("d", 6) for _ in range(60_000))
    chi = sum((seen[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert chi < 20.5  # five degrees of freedom, one in a thousand; the dice are fixed, so the test is deterministic


def test_shuffle_and_pick_keep_every_item() -> None:
    context = Context(SeededDice("s"))
    cards = list(range(54))
    mixed = context.shuffle("deck", cards)
    assert sorted(mixed) == cards != mixed
    drawn = context.pick("cup", cards, 20)
    assert len(set(drawn)) == 20
    assert context.pick("cup", [1, 2], 5) in ([1, 2], [2, 1])


def test_scripted_dice_raise_an_error_when_they_run_out() -> None:
    dice = ScriptedDice([3, 7])
    assert dice.number("fire", 6) == 3
    with pytest.raises(OutOfDice, match="7 cannot be rolled"):
        dice.number("fire", 6)
    with pytest.raises(OutOfDice, match="no die left"):
        dice.number("fire", 6)


def test_the_hash_of_a_seed_is_its_sha256() -> None:
    assert seed_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
