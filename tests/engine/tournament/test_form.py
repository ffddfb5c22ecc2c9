"""The form of a report: its questions, how many are on a page, and how answers are read."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine.core.asks import Refused
from engine.tournament.books.base import CHOICE, Army, FormPage, Told, load
from engine.tournament.settings import Settings

BOOK = load("centuria")
LIST = (Path(__file__).parent / "example-list.txt").read_text(encoding="utf-8")
LISTED, TYPED, PAPER = Army(LIST, 2), Army(), Army(None, 1)
POINTS = Settings(command_points=True)


def answered(page: FormPage, told: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return minimal answers to a page: only required questions, each with its second option.

    Whether the camp is required depends on the attacker, who is entered on the same page.
    """
    wanted = (each for each in page.questions if each.needed or each.key == "camp")
    needed = {each.key: each.options[1:2] for each in wanted if each.key not in told}
    return {**told, **needed}


def forms(scenario: str, ending: str, armies: tuple[Army, Army], settings: Settings) -> tuple[FormPage, ...]:
    return BOOK.form(scenario, {"ending": (ending,)}, "a", armies, settings)


@pytest.mark.parametrize("scenario", BOOK.scenarios())
def test_t88_every_form_leads_to_a_report_that_counts_with_at_most_five_questions_a_page(scenario: str) -> None:
    for ending, a, b, own, points in product(
        ("turns", "a", "b", "both"), (LISTED, TYPED, PAPER), (LISTED, TYPED), "ab", (True, False)
    ):
        settings = Settings(command_points=points)
        told: dict[str, tuple[str, ...]] = {"ending": (ending,)}
        pages = BOOK.form(scenario, told, own, (a, b), settings)
        listed = a is LISTED and b is LISTED
        assert len(pages) <= (2 if listed else 3)
        assert all(1 <= len(page.questions) <= 5 for page in pages)
        for page in pages:
            told = answered(page, told)
            for question in page.questions:
                assert question.how != CHOICE or 2 <= len(question.options) <= 25
        fields, _ = BOOK.told(scenario, told, own, (a, b), settings)
        assert all(each >= 0 for each in BOOK.points(scenario, fields, settings))


def test_t88_a_game_in_which_both_fled_takes_one_page_if_the_scenario_has_no_questions() -> None:
    for armies in ((LISTED, LISTED), (TYPED, TYPED)):
        assert [page.name for page in forms("breccia", "both", armies, Settings())] == ["losses"]
    assert [page.name for page in forms("saccheggio", "both", (LISTED, LISTED), Settings())] == ["losses", "objective"]


def test_t86_ticked_units_give_costs_and_leaders_and_ticked_twice_means_eliminated() -> None:
    told = {"ending": ("turns",), "units_lost.b": ("A", "B"), "units_spent.b": ("B", "F"), "across_fresh.a": ("4",)}
    fields, ticks = BOOK.told("breccia", told, "a", (LISTED, LISTED), Settings())
    assert (fields["b"]["units_lost"], fields["b"]["units_spent"]) == (175, 150)
    assert fields["b"]["commander_lost"] is True
    assert fields["b"]["generals_lost"] == 1
    assert ticks == {"units_lost.b": ("A", "B"), "units_spent.b": ("B", "F")}
    assert BOOK.points("breccia", fields, Settings()) == (25 + 50 + 25 + 200, 0)


def test_t86_without_lists_sums_and_leaders_are_typed() -> None:
    told = {
        "ending": ("turns",),
        "units_lost.b": ("195",),
        "units_spent.b": ("90",),
        "units_lost.a": ("1 000",),
        "commanders": ("a",),
        "generals.b": ("2",),
        "generals_lost.b": ("1",),
        "across_fresh.a": ("4",),
        "across_fresh.b": ("1",),
    }
    fields, ticks = BOOK.told("breccia", told, "b", (TYPED, TYPED), Settings())
    assert not ticks
    assert fields["a"]["units_lost"] == 1000
    assert BOOK.points("breccia", fields, Settings()) == (24 + 25 + 150, 100 + 50)
    assert [each.key for each in forms("breccia", "turns", (PAPER, TYPED), Settings())[1].questions] == [
        "commanders",
        "generals_lost.a",
        "generals.b",
        "generals_lost.b",
    ]


def test_t36_t42_answers_about_both_sides_are_split_into_fields() -> None:
    near: Told = {"ending": ("turns",), "banks.a": ("1",), "banks.b": ("0",), "near": ("yes",)}
    fields, _ = BOOK.told("ponte", near, "a", (TYPED, TYPED), Settings())
    assert BOOK.points("ponte", fields, Settings()) == (0, 0)
    roles: Told = {"ending": ("b",), "attacker": ("b",), "camp": ("1",)}
    fields, _ = BOOK.told("saccheggio", roles, "a", (LISTED, LISTED), Settings())
    assert (fields["a"]["role"], fields["b"]["role"], fields["camp"]) == ("defender", "attacker", 1)


def test_t41_command_points_are_entered_in_one_line_own_points_first() -> None:
    told: Told = {"ending": ("turns",), "command": ("4 / 1",)}
    for own, expected in (("a", (4, 1)), ("b", (1, 4))):
        fields, _ = BOOK.told("breccia", told, own, (LISTED, LISTED), POINTS)
        assert BOOK.points("breccia", fields, POINTS) == expected


@pytest.mark.parametrize(
    ("told", "reason", "field"),
    [
        ({"units_lost.b": ("two",)}, "not-a-whole-number", "units_lost"),
        ({"units_lost.b": ("12.5",)}, "not-a-whole-number", "units_lost"),
        ({"units_lost.b": ("1001",)}, "out-of-range", "units_lost"),
        ({"units_lost.b": ("600",), "units_spent.b": ("500",)}, "more-than-an-army", None),
        ({"generals.b": ("1",), "generals_lost.b": ("2",)}, "out-of-range", "generals_lost"),
        ({"crates_home.a": ("2",), "crates_home.b": ("2",)}, "too-many-crates", None),
        ({"ending": ("peace",)}, "not-a-choice", "ending"),
        ({"command": ("4",)}, "not-two-numbers", "command_points_left"),
    ],
)
def test_t88_an_impossible_entry_is_refused_at_its_question(told: Told, reason: str, field: str | None) -> None:
    with pytest.raises(Refused) as refused:
        BOOK.told("rifornimenti", {"ending": ("turns",), **told}, "a", (TYPED, TYPED), POINTS)
    assert refused.value.reason == reason
    assert refused.value.facts.get("field") == field
    assert refused.value.rule.startswith("T")


def test_t86_a_mark_that_is_not_in_the_list_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        BOOK.told("breccia", {"ending": ("turns",), "units_lost.a": ("Z",)}, "a", (LISTED, LISTED), Settings())
    assert refused.value.reason == "no-such-unit"
