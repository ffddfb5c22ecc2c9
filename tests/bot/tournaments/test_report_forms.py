"""The forms of a report as Discord takes them: their limits, what is kept of them, and what is read of them."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from simcord.components import validate_modal
from support.tournament.play import Play

from bot.tournaments.reports import (
    LABEL,
    Case,
    Seat,
    Sheet,
    answers_of,
    asked_as,
    own_seat,
    report_form,
    sheet_of,
    submitted,
)
from engine.tournament.books.base import Army, load
from render.catalogue import house_texts, languages
from render.language import speaking

LIST = Path(__file__).parents[2].joinpath("engine", "tournament", "example-list.txt").read_text(encoding="utf-8")
LISTED, TYPED = Army(LIST, 2), Army()


def case(
    scenario: str, armies: tuple[Army, Army] = (TYPED, TYPED), *, judge: bool = False, points: bool = True
) -> Case:
    play = Play(scenarios=(scenario,), rounds=1, command_points=points)
    play.register(2)
    play.close()
    play.pair()
    for player in play.t.players.values():
        player.name = "Wolfeschlegelsteinhausen"
    return Case(play.t, Seat(1, 1, 0 if judge else play.table().b), armies)


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", languages())
def test_every_form_is_within_discords_limits_and_no_label_is_cut(locale: str) -> None:
    seen = set()
    with speaking(locale):
        for scenario in load("centuria").scenarios():
            for armies, judge in product(((TYPED, TYPED), (LISTED, LISTED), (LISTED, TYPED)), (False, True)):
                at = case(scenario, armies, judge=judge)
                for ending in ("turns", "a", "b", "both"):
                    for page in at.pages(Sheet(told={"ending": [ending]})):
                        form = report_form(at, page, Sheet()).to_dict()
                        validate_modal({**form, "custom_id": "sm:m:x"})
                        labels = [part["label"] for part in form["components"]]
                        assert len(labels) == len(page.questions) <= 5
                        assert not [label for label in labels if label.endswith("…") or len(label) > LABEL]
                        descriptions = [part.get("description", "") for part in form["components"]]
                        assert not [text for text in descriptions if text.endswith("…")]
                        seen |= {asked_as(question) for question in page.questions}
    keys = house_texts().keys(locale="en")
    assert {key.removeprefix("report-ask-") for key in keys if key.startswith("report-ask-")} - {"of"} == seen
    assert {key.removeprefix("report-hint-") for key in keys if key.startswith("report-hint-")} <= seen


def test_earlier_input_is_in_the_form_again() -> None:
    at = case("breccia", (TYPED, LISTED))
    sheet = Sheet(told={"ending": ["turns"], "units_lost.a": ["195"], "units_lost.b": ["A", "C"]})
    with speaking("en"):
        told = report_form(at, at.page(sheet, "losses"), sheet).to_dict()["components"]
    own = at.own
    controls = {part["component"]["custom_id"]: part["component"] for part in told}
    assert [each["value"] for each in controls["ending"]["options"] if each.get("default")] == ["turns"]
    assert controls["units_lost.a"]["value"] == "195"
    assert [each["value"] for each in controls["units_lost.b"]["options"] if each.get("default")] == ["A", "C"]
    assert own == "b"
    assert told[1]["label"].startswith("You: "), "the own side comes first"


def test_changing_the_ending_asks_later_pages_again_without_losing_input() -> None:
    at, sheet = case("breccia"), Sheet()
    losses, answers = at.page(sheet, "losses"), {"ending": ("turns",), "units_lost.a": ("195",)}
    sheet.enter(losses, answers)
    assert [page.name for page in at.pages(sheet)] == ["losses", "leaders", "objective"]
    leaders = at.next_page(sheet)
    assert leaders is not None
    sheet.enter(leaders, {"commanders": ("a",)})
    assert at.next_page(sheet) == at.page(sheet, "objective")
    sheet.enter(losses, answers)
    assert at.next_page(sheet) == at.page(sheet, "objective"), "the same ending asks nothing twice"
    sheet.enter(losses, {**answers, "ending": ("b",)})
    assert at.next_page(sheet) == at.page(sheet, "leaders")
    assert sheet.told["commanders"] == ["a"]


def test_an_unreadable_draft_counts_as_empty() -> None:
    kept = Sheet(told={"ending": ["turns"]}, pages=["losses"], seen=2)
    assert sheet_of({"told": {"ending": ["turns"]}, "pages": ["losses"], "seen": 2}) == kept
    assert sheet_of({"told": 4}) == Sheet()


def test_forged_answers_are_ignored() -> None:
    at = case("breccia", (LISTED, LISTED))
    page = at.page(Sheet(), "losses")
    sent = submitted(
        [
            {"type": 18, "component": {"type": 21, "custom_id": "ending", "value": "peace"}},
            {"type": 18, "component": {"type": 3, "custom_id": "units_lost.a", "values": ["A", "Q", "B"]}},
            {"type": 18, "component": {"type": 3, "custom_id": "units_lost.b", "values": []}},
            {"type": 18, "component": {"type": 4, "custom_id": "points.a", "value": "300"}},
        ]
    )
    assert answers_of(page, sent) == {
        "ending": (),
        "units_lost.a": ("A", "B"),
        "units_lost.b": (),
        "units_spent.a": (),
        "units_spent.b": (),
    }


def test_a_player_sits_at_their_own_table() -> None:
    at = case("breccia")
    assert own_seat(at.t, at.table.a) == Seat(1, 1, at.table.a)


def test_every_shown_refusal_is_one_of_the_rules() -> None:
    root = Path(__file__).parents[3]
    folders = ("engine/tournament", "bot/tournaments")
    source = "\n".join(path.read_text(encoding="utf-8") for each in folders for path in (root / each).rglob("*.py"))
    start = "tournament-refused-"
    reasons = [key.removeprefix(start) for key in house_texts().keys(locale="en") if key.startswith(start)]
    assert len(reasons) > 80
    assert not [reason for reason in reasons if reason != "why" and f'"{reason}"' not in source]
