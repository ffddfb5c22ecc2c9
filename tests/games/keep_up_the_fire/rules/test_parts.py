"""Parts of the game: positions, cases, statistics, and the parties of a shared command."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.kutf_positions import world

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.playout import play_out
from engine.games import part
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.testing import cases, positions

NAME = "keep-up-the-fire"


# --- positions ---


def test_a_position_is_read_from_toml_and_from_json() -> None:
    text = 'step = "actions"\ncard = "heat"\nfoes = ["north boxers 3 wall"]\nstation = "matou"\nforts.north = 2\n'
    plain = {
        "step": "actions",
        "card": "heat",
        "foes": ["north boxers 3 wall"],
        "station": "matou",
        "forts": {"north": 2},
    }
    one, other = positions.read(text), positions.read(json.dumps(plain))
    assert RULESET.encode(one) == RULESET.encode(other)
    assert positions.check(one) == []
    assert (one.position.station, one.position.forts["north"], one.position.actions) == (6, 2, 3)
    assert [positions.write_foe(foe) for foe in one.position.foes] == ["north boxers 3 wall"]
    assert part(NAME, "testing.positions") is positions


def test_the_position_of_the_page_is_sound() -> None:
    page = (Path(__file__).parents[4] / "docs" / "positions.md").read_text(encoding="utf-8")
    (text,) = re.findall(
        r"```toml\n(.*?)```", page.partition("## Keep Up the Fire!")[2].partition("\n## ")[0], flags=re.DOTALL
    )
    told = positions.read(text)
    assert positions.check(told) == []
    assert told.position.posts["west"] == ["russia", "japan"]
    assert told.position.posts["east"] == ["france"]
    assert (told.position.gun, told.position.strengths["austria"]) == ("south", 0)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "neither"),
        ("= 3", "neither"),
        ("dragons = 3", "dragons"),
        ("format = 2", "format"),
        ('station = "moon"', "moon"),
        ('card = "joker"', "joker"),
        ('deck = ["joker"]', "joker"),
        ('discard = ["joker"]', "joker"),
        ('foes = ["north boxers"]', "foes"),
        ('foes = ["moon boxers 3 wall"]', "foes"),
        ('foes = ["north boxers many wall"]', "strength"),
        ('gun = "moon"', "moon"),
        ("strengths.seymour = 3", "seymour"),
        ('posts.moon = ["usa"]', "moon"),
        ('posts.north = ["seymour"]', "seymour"),
        ('peitang = ["seymour"]', "seymour"),
        ("forts.moon = 1", "moon"),
        ('house.walls = "burn"', "walls"),
        ('speed = "fast"', "speed"),
    ],
)
def test_an_invalid_position_is_refused_with_its_place(text: str, word: str) -> None:
    with pytest.raises(positions.PositionError, match=word):
        positions.read(text)


def test_the_faults_of_a_position_are_named() -> None:
    faulty = positions.read('posts.north = ["usa"]\nforts.north = 9')
    assert {fault.kind.code for fault in positions.check(faulty)} == {"wall-crowded", "fort-out-of-bounds"}


# --- cases ---


def run(tmp_path: Path, text: str) -> list[cases.CaseResult]:
    file = tmp_path / "case.toml"
    file.write_text(f'game = "{NAME}"\n{text}', encoding="utf-8")
    return cases.run_cases([tmp_path])


BASE = '[[case]]\ntitle = "t"\nsection = "2.b"\nstep = "actions"\nposition.card = "heat"\n'
FIRE = BASE + 'position.foes = ["south imperials 5 long"]\nanswers = ["fire south"]\n'


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (FIRE + "dice = [4]", ""),
        (FIRE + "dice = [4, 4]", "left over"),
        (FIRE + "dice = []", "no die left"),
        (FIRE + 'dice = ["damage=4"]', "should be damage=4"),
        (FIRE + 'dice = ["x"]', "neither a number"),
        (FIRE + "dice = [4]\nafter.actions = 3", "actions: expected 3"),
        (FIRE + "dice = [4]\nafter.dragons = 3", "there is none"),
        (FIRE + 'dice = [4]\nevents = [{ event = "wall-fired", losses = 9 }]', "losses should be 9, it is"),
        (FIRE + 'dice = [4]\nevents = [{ event = "melee-fought" }]', "no melee-fought came; told were wall-fired"),
        (FIRE + 'dice = [4]\nevents = [{ event = "wall-fired", wind = 1 }]', "wall-fired has no wind"),
        (FIRE + 'dice = [4]\nevents = [{ event = "shot-fired" }]', "no event is called 'shot-fired'"),
        (FIRE + 'dice = [4]\nevents = [{ event = "dragons-came" }]', "no event"),
        (FIRE + 'dice = [4]\nabsent = ["wall-fired"]', "should not"),
        (FIRE + 'dice = [4]\nask = "command"', "should be command"),
        (FIRE + "dice = [4]\nover = true", "should be over"),
        (FIRE + 'dice = [4]\nlegal = ["fire north"]', "should be legal"),
        (FIRE + 'dice = [4]\nrefused = [{ refused = "fire south" }]', "it is legal"),
        (FIRE + 'dice = [4]\nrefused = [{ refused = "fire north", rule = "9" }]', "refused by §9"),
        (FIRE + 'dice = [4]\nrefused = [{ refused = "fire north", reason = "x" }]', "refused as x"),
        (FIRE + 'dice = [4]\nuntil = "command"', "was not reached"),
        (BASE + 'answers = ["fire north"]', "refused"),
        (
            BASE + 'answers = ["done", "done", "done"]\nuntil = "advance"\nposition.foes = ["north boxers 2 long"]',
            "not asked for",
        ),
        (BASE + "position.forts.north = 7", "faulty"),
        (BASE + 'position.forts.north = 7\ntolerate = ["fort-out-of-bounds"]', ""),
        (BASE + 'tolerate = ["dragons"]', "no fault"),
        (BASE + 'position.gun = "moon"', "moon"),
        (BASE + "dragons = 1", "dragons"),
        (BASE.replace("actions", "dance"), "none of"),
        (BASE + 'until = "dance"', "no step"),
        ("[[case]", "cannot be read"),
        ("x = 1", "unknown field"),
        (f"section = 1\n{FIRE}", "tables"),
    ],
)
def test_a_case_reports_its_differences(tmp_path: Path, text: str, word: str) -> None:
    (result,) = run(tmp_path, text)
    assert result.ok is not bool(word)
    assert word in "; ".join(result.differences)


def test_a_case_reports_its_dice_and_events_and_can_be_displayed(tmp_path: Path) -> None:
    (result,) = run(tmp_path, FIRE + "dice = [4]")
    assert (result.rolled, result.events) == (("to-hit=4",), ("wall-fired",))
    (case,) = cases.load_cases(tmp_path / "case.toml")
    shown = cases.enact(case)
    assert (shown.before.actions, shown.after.actions, shown.differences) == (3, 2, ())


# --- statistics ---


def test_records_and_their_summary() -> None:
    statistics = part(NAME, "analysis.statistics")
    records = [
        statistics.record(play_out(RULESET, seed=f"figures-{n}", options={}, policy=RULESET.policies["steward"]("")))
        for n in range(12)
    ]
    summary = statistics.summary(records)
    assert tuple(summary["bands"]) == victory.BANDS
    assert sum(summary["bands"].values()) == sum(summary["winners"].values()) == sum(summary["stations"].values()) == 12
    assert summary["winners"]["legations"] == summary["verdicts"]["victory"] == summary["stations"]["peking"]
    assert summary["turns"]["most"] <= 27
    assert json.loads(json.dumps(summary)) == summary
    assert statistics.summary([]) == {"bands": {}}
    for each in records:
        assert each["points"] == sum(each["parts"].values())


# --- the parties of a shared command ---


@pytest.mark.parametrize(
    ("answer", "who"),
    [
        (("fire", "north"), {"britain", "italy"}),
        (("melee", "streets-east"), {"japan", "france"}),
        (("fortify", "north"), set()),
        (("move", "gun", "south"), set()),
        (("move", "usa", "north"), {"usa"}),
        (("swap", "usa", "japan"), {"usa", "japan"}),
        (("share", "usa=2,germany=1,fort=1"), {"usa", "germany"}),
        (("attempt", "italy"), {"italy"}),
        (("replace", "italy"), {"italy"}),
        (("place", "italy", "north"), {"italy"}),
        (("refuge", "france"), {"france"}),
        (("march",), set()),
        (("done",), set()),
    ],
)
def test_an_answer_belongs_to_the_legations_that_it_orders(answer: Answer, who: set[str]) -> None:
    position = world().position
    assert RULESET.concerns(position, answer) == who
    assert who <= set(RULESET.parties(position))


def _ask(step: str, **fields: Any) -> tuple[Any, Ask]:
    on = world(step=step, **fields)
    ask = next(SEQUENCE.run(on, Context(ScriptedDice([])), start=step))
    return on.position, ask


def test_legations_that_could_still_act_are_awaited() -> None:
    foes = ["north boxers 2 long", "east boxers 2 wall"]
    position, ask = _ask("actions", foes=foes)
    assert RULESET.awaited(position, ask, ("done",)) == {"britain", "italy", "japan", "france"}
    assert RULESET.awaited(position, ask, ("fire", "north")) == frozenset()
    position, ask = _ask("actions", foes=foes, card="truce")
    assert RULESET.awaited(position, ask, ("done",)) == frozenset()
    position, ask = _ask("redeployment", foes=["north boxers 2 wall"])
    assert RULESET.awaited(position, ask, ("done",)) == set(RULESET.parties(position)) - {"britain", "italy"}
    position, ask = _ask("replacements", card="seymour-leaves", strengths={"usa": 1})
    assert RULESET.awaited(position, ask, ("done",)) == {"usa"}
    position, ask = _ask("command")
    assert RULESET.awaited(position, ask, ("done",)) == frozenset()
