"""T23 to T41, T88 Scores of the seven scenarios: the book's examples, ours, and impossible reports."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from engine.core.asks import Refused
from engine.tournament.books.centuria.book import conversions, presets, rules, scenarios
from engine.tournament.books.centuria.report import SIDES, House, asked, fields_of, read
from engine.tournament.books.centuria.scoring import account, score
from engine.tournament.settings import Settings

EXAMPLES = tomllib.loads((Path(__file__).parent / "examples.toml").read_text(encoding="utf-8"))["example"]
FLED = {"fled": True}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_examples(example: dict[str, Any]) -> None:
    assert score(read(example["report"])) == (example["points"]["a"], example["points"]["b"])


def points(scenario: str, a: dict[str, Any], b: dict[str, Any], house: House | None = None, **game: Any) -> list[int]:
    return list(score(read({"scenario": scenario, "a": a, "b": b, **game}, house)))


@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [
        ({"vanguard": "in"}, {"vanguard": "out"}, 200),
        ({"vanguard": "in"}, {"vanguard": "out", "others_in": 2}, 150),
        ({"vanguard": "in"}, {"vanguard": "in"}, 100),
        ({"vanguard": "lost", "others_in": 1}, {"vanguard": "lost"}, 100),
        ({"vanguard": "out", "others_in": 1}, {"vanguard": "out", "others_in": 3}, 75),
        ({"vanguard": "out", "others_in": 1}, {"vanguard": "in"}, 50),
        ({"vanguard": "out"}, {"vanguard": "in"}, 0),
        ({"vanguard": "lost"}, FLED, 100 + 100 + 50 + 50),
        ({"vanguard": "out"}, FLED, 100 + 200 + 50 + 50),
    ],
)
def test_t31_avanguardie(mine: dict[str, Any], theirs: dict[str, Any], worth: int) -> None:
    assert points("avanguardie", mine, theirs)[0] == worth


@pytest.mark.parametrize(("camp", "worth"), [(0, [0, 200]), (1, [100, 100]), (2, [150, 50]), (3, [200, 0])])
def test_t32_saccheggio(camp: int, worth: list[int]) -> None:
    assert points("saccheggio", {"role": "attacker"}, {"role": "defender"}, camp=camp) == worth
    fled = points("saccheggio", {"role": "attacker", **FLED}, {"role": "defender"}, camp=camp)
    assert fled == [worth[0], worth[1] + 200]


def test_t32_a_defender_who_fled_loses_the_camp() -> None:
    assert points("saccheggio", {"role": "attacker"}, {"role": "defender", **FLED}) == [400, 0]


@pytest.mark.parametrize(
    ("baggage", "out", "worth"),
    [
        *((0, False, [50, 0]), (1, False, [100, 0]), (2, False, [150, 0]), (3, False, [200, 0])),
        *((0, True, [0, 200]), (1, True, [50, 150]), (2, True, [100, 100])),
    ],
)
def test_t33_imboscata(baggage: int, out: bool, worth: list[int]) -> None:
    roles = {"role": "attacker"}, {"role": "defender"}
    assert points("imboscata", *roles, baggage=baggage, out=out) == worth


def test_t34_t35_imboscata_in_flight() -> None:
    attacker, defender = {"role": "attacker"}, {"role": "defender"}
    assert points("imboscata", attacker, {**defender, **FLED}, baggage=1, out=False) == [400, 0]
    assert points("imboscata", attacker, {**defender, **FLED}, baggage=1, out=True) == [300, 150]
    assert points("imboscata", attacker, {**defender, **FLED}, baggage=2, out=True) == [250, 100]
    mended = House(ambush_exited="mended")
    assert points("imboscata", attacker, {**defender, **FLED}, mended, baggage=2, out=True) == [300, 100]
    both = {**attacker, **FLED}, {**defender, **FLED}
    assert points("imboscata", *both, baggage=2, out=True) == [150, 250]
    assert points("imboscata", *both, baggage=3, out=False) == [350, 150]


@pytest.mark.parametrize(
    ("mine", "theirs", "near", "worth"),
    [(2, 0, False, [200, 0]), (1, 0, False, [100, 0]), (1, 0, True, [0, 0]), (2, 1, False, [50, 50])],
)
def test_t36_ponte(mine: int, theirs: int, near: bool, worth: list[int]) -> None:
    assert points("ponte", {"banks": mine}, {"banks": theirs, "near": near}) == worth


@pytest.mark.parametrize(
    ("mine", "theirs", "worth"),
    [(0, 3, [200, 0]), (1, 3, [175, 25]), (2, 3, [150, 50]), (3, 3, [100, 100]), (2, 1, [25, 50])],
)
def test_t37_bottino(mine: int, theirs: int, worth: list[int]) -> None:
    assert points("bottino", {"camp": mine}, {"camp": theirs}) == worth


def test_t38_rifornimenti() -> None:
    assert points("rifornimenti", {"crates_home": 3}, {"crates_home": 0}) == [200, 0]
    assert points("rifornimenti", {"crates_home": 1, "crates_away": 1}, {"crates_home": 1}) == [125, 50]


def test_t40_breccia_in_flight() -> None:
    assert points("breccia", {"valid_fresh": 3, "valid_spent": 1}, FLED)[0] == 100 + 100 + 175
    assert points("breccia", {"valid_fresh": 9}, FLED)[0] == 100 + 100 + 200


def test_t24_units_are_added_and_rounded_once() -> None:
    lost = {"vanguard": "out", "units_lost": 7, "units_spent": 5}
    assert points("avanguardie", {"vanguard": "out"}, lost)[0] == 1
    lost = {"vanguard": "out", "units_lost": 8, "units_spent": 5}
    assert points("avanguardie", {"vanguard": "out"}, lost)[0] == 2


@pytest.mark.parametrize(
    ("enemy", "house", "worth"),
    [
        ({"generals": 2, "generals_lost": 2}, House(), 50),
        ({"generals": 1, "generals_lost": 1}, House(), 50),
        ({"generals": 3, "generals_lost": 3}, House(), 75),
        ({"generals": 0, "commander_lost": True}, House(), 100),
        ({"generals": 0, "commander_lost": True}, House(leader_no_generals="instead"), 50),
        ({"commander_lost": True}, House(), 50),
    ],
)
def test_t26_leaders(enemy: dict[str, Any], house: House, worth: int) -> None:
    assert points("ponte", {"banks": 0}, {"banks": 0, **enemy}, house)[0] == worth


def test_t27_a_fled_army_has_lost_its_leaders_unless_the_house_says_otherwise() -> None:
    assert points("ponte", {"banks": 0}, {"generals": 2, **FLED})[0] == 100 + 50 + 50 + 200
    actual = House(fled_leaders="actual")
    assert points("ponte", {"banks": 0}, {"generals": 2, **FLED}, actual)[0] == 100 + 200
    one = {"generals": 2, "generals_lost": 1, **FLED}
    assert points("ponte", {"banks": 0}, one, actual)[0] == 100 + 25 + 200


def test_t27_both_commanders_when_one_army_fled() -> None:
    assert points("ponte", {"banks": 0, "commander_lost": True}, FLED) == [100 + 30 + 50 + 200, 30]


def test_t28_t30_if_both_fled_only_the_lump_sum_counts() -> None:
    lost = {"fled": True, "units_lost": 500, "generals_lost": 1, "commander_lost": True}
    assert points("breccia", lost, FLED) == [200, 200]
    agreed = House(command_points=True)
    assert points("breccia", {**lost, "command_points_left": 3}, FLED, agreed) == [203, 200]


def test_t41_command_points_are_added_where_they_are_agreed() -> None:
    house = House(command_points=True)
    assert points("ponte", {"banks": 0, "command_points_left": 4}, {"banks": 0}, house) == [4, 0]
    with pytest.raises(Refused, match="out-of-range"):
        points("ponte", {"banks": 0, "command_points_left": 5}, {"banks": 0}, house)


@pytest.mark.parametrize(
    ("report", "reason"),
    [
        ({"scenario": "nowhere"}, "no-such-scenario"),
        ({"scenario": "ponte", "a": 3}, "not-a-side"),
        ({"scenario": "ponte", "a": {"banks": 1}}, "field-missing"),
        ({"scenario": "ponte", "a": {"banks": 3}, "b": {"banks": 0}}, "out-of-range"),
        ({"scenario": "ponte", "a": {"banks": 1.5}, "b": {"banks": 0}}, "not-a-whole-number"),
        ({"scenario": "ponte", "a": {"banks": True}, "b": {"banks": 0}}, "not-a-whole-number"),
        ({"scenario": "ponte", "a": {"banks": 1, "points": 200}, "b": {"banks": 0}}, "no-such-field"),
        ({"scenario": "ponte", "a": {"banks": 1, "fled": "no"}, "b": {"banks": 0}}, "not-yes-or-no"),
        ({"scenario": "avanguardie", "a": {"vanguard": "away"}, "b": {"vanguard": "in"}}, "not-a-choice"),
        (
            {"scenario": "ponte", "a": {"banks": 0, "units_lost": 900, "units_spent": 200}, "b": {"banks": 0}},
            "more-than-an-army",
        ),
        ({"scenario": "rifornimenti", "a": {"crates_home": 2}, "b": {"crates_home": 2}}, "too-many-crates"),
        (
            {"scenario": "saccheggio", "camp": 1, "a": {"role": "attacker"}, "b": {"role": "attacker"}},
            "one-of-each-role",
        ),
        (
            {"scenario": "imboscata", "baggage": 3, "out": True, "a": {"role": "attacker"}, "b": {"role": "defender"}},
            "gone-cannot-leave",
        ),
        (
            {"scenario": "ponte", "a": {"banks": 0, "generals": 1, "generals_lost": 2}, "b": {"banks": 0}},
            "out-of-range",
        ),
    ],
)
def test_impossible_reports_are_refused(report: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read(report)
    assert refused.value.reason == reason


def test_any_possible_report_has_a_score_that_its_lines_add_up_to() -> None:
    rng = random.Random(1)
    for _ in range(2_000):
        scenario = rng.choice([*scenarios().values()])
        fled = {side: rng.random() < 0.3 for side in SIDES}
        roles = dict(zip(SIDES, rng.sample(scenario.roles, 2), strict=True)) if scenario.roles else {}
        raw: dict[str, Any] = {"scenario": scenario.name}
        for side in SIDES:
            raw[side] = {field.name: value(rng, field) for field in asked(scenario, side, fled, House())}
            raw[side] |= {"fled": fled[side], **({"role": roles[side]} if roles else {})}
            raw[side]["generals_lost"] = 0
        raw |= {field.name: value(rng, field) for field in fields_of(scenario, "game")}
        if raw.get("baggage") == 3:
            raw["out"] = False
        if sum(raw[side].get(name, 0) for side in SIDES for name in ("crates_home", "crates_away")) > 3:
            continue
        for side in SIDES:
            raw[side]["units_spent"] = min(raw[side].get("units_spent", 0), 1_000 - raw[side].get("units_lost", 0))
        report = read(raw)
        for side, found in zip(SIDES, score(report), strict=True):
            lines = account(report, side)
            assert sum(line.points for line in lines) == found
            assert 0 <= found <= 700
            assert all(line.rule.startswith("T") for line in lines)


def value(rng: random.Random, field: Any) -> Any:
    if field.type == "bool":
        return rng.random() < 0.3
    if field.type == "choice":
        return rng.choice(field.choices)
    most = field.range[1]
    return rng.randint(0, min(most, 500)) if isinstance(most, int) else 0


def test_presets_and_rules_exist() -> None:
    assert set(presets()) == {"centuria-day", "centuria-weeks", "games", "league", "duel", "duplicate"}
    assert conversions()["victory points"]["walkover"] == 300
    house = rules()["house"]
    assert (house["no_show"][0], house["conceded"][0]) == (Settings().no_show, Settings().conceded) == (300, 150)
