"""The runner of conformance cases: passing cases, differences and their messages, and cases that cannot be played."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.siege.testing.cases import CaseResult, run_cases, run_file

ROOT = Path(__file__).resolve().parents[4]

SHOT = """
title = "A shot"
section = "6.3"
rulings = ["R4"]
step = "fire"
until = "next"
dice = [{dice}]
answers = [{answers}]
[position]
sequence = 1
counters.british-north = ["gb1", "gb2"]
counters.hanlin = ["ir1", "ir2"]
{more}
"""
FIRE = '"fire british-north hanlin soldiers"'


def run(tmp_path: Path, text: str) -> CaseResult:
    file = tmp_path / "case.toml"
    file.write_text(text if "game =" in text else f'game = "siege"\n{text}', encoding="utf-8")
    (result,) = run_file(file)
    return result


def shot(tmp_path: Path, *, dice: str = "4", answers: str = FIRE, more: str = "") -> CaseResult:
    return run(tmp_path, SHOT.format(dice=dice, answers=answers, more=more))


def test_a_correct_case_passes(tmp_path: Path) -> None:
    result = shot(
        tmp_path,
        dice='"fire british-north=4"',
        more="""
        [after]
        counters.hanlin = ["ir1-", "ir2"]
        morale = 10
        bled = ["hanlin"]
        [where]
        ir1- = "hanlin"
        gb1 = "british-north"
        [points.hanlin]
        boxers = 3
        troops = 0
        [[events]]
        event = "shot-fired"
        losses = ["ir1-"]
        account = { column = 4, dice = [4], result = "1", modifiers = {} }
        """,
    )
    assert result.differences == ()
    assert result.ok
    assert result.rolled == ("fire british-north=4",)
    assert "shot-fired" in result.events
    assert (result.section, result.rulings, result.number) == ("6.3", ("R4",), 1)


@pytest.mark.parametrize(
    ("kwargs", "said"),
    [
        ({"dice": "4, 5"}, "dice: 5 left over; rolled fire british-north=4"),
        ({"dice": ""}, "dice: no die left for 'fire british-north'"),
        ({"dice": "7"}, "dice: 7 cannot be rolled"),
        ({"dice": '"fire hanlin=4"'}, "die 1: should be fire hanlin=4, it is fire british-north=4"),
        ({"dice": '"four"'}, "dice: 'four' is neither a number nor"),
        ({"answers": ""}, "next was not reached: fire asks before it"),
        ({"answers": f'{FIRE}, "done"'}, "answers that were not asked for: done"),
        ({"answers": '"fire customs hanlin soldiers"', "dice": ""}, "refused, nobody-to-fire (§6.3)"),
        ({"more": 'after.counters.hanlin = ["ir1"]'}, "hanlin: expected ir1; there is ir1-, ir2"),
        ({"more": "after.morale = 9"}, "morale: expected 9, it is 10"),
        ({"more": 'after.fires = { hanlin = "lit" }'}, "fires: expected {'hanlin': 'lit'}, there is {}"),
        ({"more": "after.piles = []"}, "piles: expected 0, there are 1"),
        ({"more": 'after.piles = [{ zone = "customs" }]'}, "pile 1: zone should be customs, it is hanlin"),
        ({"more": "after.mood = 9"}, "after: a position has no 'mood'"),
        ({"more": 'after.counters.hanling = ["ir1"]'}, "no zone or box is called 'hanling'"),
        ({"more": 'where.ir1 = "hanlin"'}, "ir1: expected in hanlin; ir1- is in hanlin"),
        ({"more": 'where.ir99 = "hanlin"'}, "where: no counter is called 'ir99'"),
        ({"more": 'where.ir1 = "hanling"'}, "where.ir1: no zone or box is called 'hanling'"),
        ({"more": "points.hanlin.boxers = 4"}, "hanlin: expected 4 points of boxers, there are 3"),
        ({"more": "points.hanlin.horses = 4"}, "points.hanlin: 'horses' is none of"),
        (
            {"more": 'events = [{ event = "shot-fired", losses = ["ir1 lost"] }]'},
            "losses should be ['ir1 lost'], it is ['ir1-']",
        ),
        ({"more": 'events = [{ event = "fire-spread" }]'}, "no fire-spread came; told were"),
        ({"more": 'events = [{ event = "shot" }]'}, "no event is called 'shot'; there are"),
        ({"more": 'events = [{ event = "shot-fired", wind = 1 }]'}, "shot-fired has no wind; it has"),
        ({"more": 'absent = ["shot-fired"]'}, "event {'event': 'shot-fired'} should not come"),
        ({"more": "over = true"}, "the game should be over"),
        ({"more": 'ask = "march"'}, "nothing is asked; march was expected"),
        ({"more": 'tolerate = ["bad-luck"]'}, "tolerate: no fault is called bad-luck"),
    ],
)
def test_differences_are_reported(tmp_path: Path, kwargs: dict[str, str], said: str) -> None:
    head = kwargs.pop("more", "")
    parts = {"dice": "4", "answers": FIRE, "more": "", **kwargs}
    result = run(tmp_path, f"{head}\n{SHOT.format(**parts)}")
    assert not result.ok
    assert any(said in difference for difference in result.differences), result.differences


def test_expectations_about_an_open_ask(tmp_path: Path) -> None:
    true = (
        '{ ask = "fire", legal = "done" }, '
        '{ refused = "fire customs hanlin soldiers", rule = "6.3", reason = "nobody-to-fire" }'
    )
    assert shot(tmp_path, answers=f"{true}, {FIRE}").ok
    wrong = (
        '{ ask = "march" }, { legal = "fire customs hanlin soldiers" }, { refused = "done" }, '
        '{ refused = "fire customs hanlin soldiers", rule = "5", reason = "rain" }'
    )
    said = "\n".join(shot(tmp_path, answers=f"{wrong}, {FIRE}").differences)
    assert "answer 1: the Ask should be march, it is fire" in said
    assert "should be legal, it is refused: nobody-to-fire (§6.3)" in said
    assert "'done' should be refused, it is legal" in said
    assert "should be refused by §5, it is by §6.3" in said
    assert "should be refused as rain, it is as nobody-to-fire" in said


def test_the_ask_at_the_end(tmp_path: Path) -> None:
    text = SHOT.replace('until = "next"\n', "").format(dice="", answers="", more="")
    assert run(tmp_path, 'ask = "fire"\nlegal = ["done"]\nover = false\n' + text).ok


def test_a_faulty_position_is_not_played(tmp_path: Path) -> None:
    more = "\nmorale = 12"
    assert shot(tmp_path, more=more).differences == ("the position is faulty: morale-out-of-bounds: 12 (§4)",)
    assert run(tmp_path, 'tolerate = ["morale-out-of-bounds"]\n' + SHOT.format(dice="4", answers=FIRE, more=more)).ok


def test_the_cup_gives_the_counters_that_the_case_names(tmp_path: Path) -> None:
    text = """
    title = "Twenty Boxers, the fanatics among them"
    section = "5.1.4"
    step = "entry"
    until = "next"
    dice = [3]
    cup = ["rl1", "fa2", "ir15"]
    [position]
    start = "historical"
    day = 4
    card = "KS"
    [[events]]
    event = "boxers-came"
    zone = "changan-west"
    """
    result = run(tmp_path, text)
    assert result.differences == ()
    assert run(tmp_path, text.replace('"ir15"]', '"gb1"]')).differences == ("the cup cannot give gb1",)


def test_files_that_cannot_be_read_are_results(tmp_path: Path) -> None:
    ours = 'game = "siege"\n'
    (tmp_path / "a.toml").write_text("title = ", encoding="utf-8")
    (tmp_path / "b.toml").write_text(ours + 'title = "x"\nsection = "6"\nstep = "siesta"', encoding="utf-8")
    (tmp_path / "c.toml").write_text(
        ours + 'title = "x"\nsection = "6"\nstep = "fire"\nuntil = "tea"', encoding="utf-8"
    )
    (tmp_path / "d.toml").write_text(ours + 'title = "x"\nstep = "fire"', encoding="utf-8")
    (tmp_path / "e.toml").write_text(ours + 'section = "6"\n[[case]]\ntitle = "x"', encoding="utf-8")
    (tmp_path / "f.toml").write_text('title = "x"', encoding="utf-8")
    (tmp_path / "g.toml").write_text('game = "whist"\ntitle = "x"', encoding="utf-8")
    results = run_cases([tmp_path, tmp_path / "missing.toml"])
    said = [result.differences[0] for result in results]
    assert not any(result.ok for result in results)
    assert re.match(r"the file cannot be read: .*line 1|the file cannot be read", said[0])
    assert said[1].startswith("case 1: step 'siesta' is none of muster")
    assert said[2] == "case 1: until 'tea' is no step, nor 'next'"
    assert "section" in said[3]
    assert said[4] == "a file holds one case, or only [[case]] and [[battle]] tables"
    assert said[5] == 'the file does not say which game its cases are of: write game = "…" at its top'
    assert said[6] == "its cases are of whist, not of siege"
    assert "missing.toml" in said[7]


def test_the_example_of_the_document_passes(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    example = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)[0]
    assert run(tmp_path, example).differences == ()
