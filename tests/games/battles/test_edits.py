"""Actions on the map of a battle: each changes its text so that exactly that is different, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support import stress

import engine.games
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.check import drawable
from engine.core.battles.edits import Edit, Impossible, Lines, Sketch
from engine.core.battles.sheet import read

HERE = Path(__file__).parent
TOKAR = (HERE / "tokar.battle").read_text(encoding="utf-8")
GARDEN = (HERE / "garden.battle").read_text(encoding="utf-8")
RULESETS = {name: engine.games.find(name) for name in engine.games.names()}
ROUNDS = 2_000 if stress.FULL else 40


def ruleset(game: str) -> BaseRuleset[Any]:
    found = engine.games.find(game)
    assert isinstance(found, BaseRuleset)
    return found


def sketch(text: str) -> Sketch:
    game = text.split()[2]
    found = ruleset(game).sketch_battle(read(text, (game,)))
    assert found is not None
    return found


def edited(text: str, do: Any, what: str = "", *at: str, side: str = "") -> str:
    return ruleset(text.split()[2]).edit_battle(text, Edit(do, what, side, at))


def problems(text: str) -> list[str]:
    game = text.split()[2]
    sheet = read(text, (game,))
    ruleset(game).read_battle(sheet, "x")
    return [problem.kind for problem in sheet.problems]


def changed(before: str, after: str) -> list[tuple[str, str]]:
    """Return the lines that differ, of texts with the same number of lines."""
    pairs = zip(before.split("\n"), after.split("\n"), strict=True)
    return [(one, other) for one, other in pairs if one != other]


# ---------------------------------------------------------------- a map of hexes


def test_terrain_is_painted_and_the_comment_of_the_row_stays() -> None:
    text = TOKAR.replace("..g....rr....", "..g....rr....  // the rocks")
    after = edited(text, "paint", "v", "0302", "0402")
    assert changed(text, after) == [("..g....rr....  // the rocks", "..vv...rr....  // the rocks")]


def test_a_height_is_written_into_a_line_and_into_rows() -> None:
    after = edited(TOKAR, "raise", "3", "1105", "0101")
    assert sketch(after).heights[4][10] == sketch(after).heights[0][0] == "3"
    assert [line for line in after.split("\n") if line.startswith("3:")] == ["3: 1105 0101"]
    rows = TOKAR.replace("1: within 1 of 1105\n2: 1105", "\n".join(["0" * 13] * 10))
    assert changed(rows, edited(rows, "raise", "4", "0101"))[0][1] == "4000000000000"


def test_a_height_painted_back_and_forth_does_not_grow_the_text() -> None:
    text = TOKAR
    for level in "1234012340":
        text = edited(text, "raise", level, "0101", "0102")
    assert sketch(text).heights == sketch(TOKAR).heights
    assert len(text.split("\n")) == len(TOKAR.split("\n"))


def test_a_hex_leaves_a_block_and_comes_back() -> None:
    after = edited(TOKAR, "unmark", "zones italian", "0705")
    assert set(sketch(TOKAR).lists["zones italian"]) - set(sketch(after).lists["zones italian"]) == {"0705"}
    assert "italian: 0604..0609 0704 0706..0709 0804..0909" in after
    back = edited(after, "mark", "zones italian", "0705")
    assert set(sketch(back).lists["zones italian"]) == set(sketch(TOKAR).lists["zones italian"])
    assert problems(back) == []


def test_the_names_of_a_place_stay_when_its_hexes_change() -> None:
    after = edited(TOKAR, "unmark", "places wells", "0707")
    assert 'wells: 0808   "the wells"  it "i pozzi"  fr "les puits"' in after
    assert 'wells: 0808 0909   "the wells"' in edited(after, "mark", "places wells", "0909")


def test_control_of_a_place_is_taken_and_a_missing_line_is_written() -> None:
    after = edited(TOKAR, "unmark", "control italian", "1105")
    assert "italian: wells\n" in after
    after = edited(after, "mark", "control dervish", "1105")
    assert sketch(after).lists["control dervish"] == ("1105",)
    assert problems(after) == []


def test_one_of_several_equal_units_is_moved() -> None:
    after = edited(TOKAR, "move", "spears-3", "0102")
    ((before, now),) = changed(TOKAR, after)
    assert now == before.replace("0203", "0102")


def test_units_are_added_to_a_numbered_line_or_copied() -> None:
    after = edited(TOKAR, "add", "spears", "0210", side="dervish")
    assert "spears-1..5  spears  2/1  at 0205 0207 0203 0201 0210  of tokar" in after
    after = edited(TOKAR, "add", "rifles", "0808", side="italian")
    assert "co-3     rifles  2/1  at 0808  of escort\n" in after
    after = edited(TOKAR, "add", "guns", "0609", side="italian")
    assert "guns-1  guns  2/1  at 0609\n" in after
    assert problems(after) == []


def test_units_are_removed() -> None:
    after = edited(TOKAR, "remove", "spears-2")
    assert "spears-1..3  spears  2/1  at 0205 0203 0201  of tokar" in after
    assert "camels" not in edited(TOKAR, "remove", "camels")
    assert problems(after) == []


@pytest.mark.parametrize(
    "edit",
    [
        Edit("paint", "?", "", ("0101",)),
        Edit("raise", "x", "", ("0101",)),
        Edit("mark", "turns", "", ("0101",)),
        Edit("mark", "victory kind", "", ("0101",)),
        Edit("move", "relief", "", ("0101",)),
        Edit("move", "nobody", "", ("0101",)),
        Edit("move", "co-1", "", ("9901",)),
        Edit("move", "co-1"),
        Edit("add", "rifles", "boxers", ("0101",)),
        Edit("add", "dragons", "italian", ("0101",)),
        Edit("remove", "nobody"),
        Edit("draw", "wall", "", ("0,0", "9,9")),
    ],
)
def test_what_a_text_cannot_say_is_refused(edit: Edit) -> None:
    with pytest.raises(Impossible):
        ruleset("ascari").edit_battle(TOKAR, edit)


def test_a_text_with_mistakes_is_edited_and_drawn_without_its_wrong_lines() -> None:
    moved = edited(TOKAR, "move", "co-1", "0101")
    assert problems(moved) == ["outside"]
    code = drawable(moved, RULESETS)
    assert code is not None
    assert "co-1 " not in store.text_of(code)
    assert "co-2 " in store.text_of(code)
    assert problems(edited(moved, "move", "co-1", "0707")) == []
    crooked = TOKAR.replace("..g....rr....", "..g....rx...")
    assert drawable(crooked, RULESETS) is not None, "a row of the map is mended, not left out"
    assert drawable(TOKAR.replace("turns: 7", "turns: 70"), RULESETS) is None
    assert drawable("battle 1 chess", RULESETS) is None


def test_a_line_keeps_its_end() -> None:
    text = "\r\n".join(TOKAR.split("\n"))
    after = edited(text, "paint", "r", "0101")
    assert after.count("\r\n") == text.count("\r\n")
    assert Lines(text).text == text


# ---------------------------------------------------------------- a table


def line_of(text: str, name: str) -> str:
    return str(next(each.line for each in sketch(text).outlines if each.name.plain == name))


def test_a_building_is_moved_with_its_doors_and_stays_on_the_table() -> None:
    after = edited(GARDEN, "shift", line_of(GARDEN, "Chapel"), "20,-30")
    assert "400,450 to 580,590   doors 460,450-500,450" in after
    after = edited(GARDEN, "shift", line_of(GARDEN, "Chapel"), "2000,2000")
    assert "720,560 to 900,700" in after


def test_a_corner_is_moved_and_a_rectangle_stays_one() -> None:
    after = edited(GARDEN, "corner", f"{line_of(GARDEN, 'Chapel')} 1", "600,400")
    assert "380,400 to 600,620" in after
    after = edited(GARDEN, "corner", f"{line_of(GARDEN, 'Burnt stable')} 1", "730,100")
    assert "620,120 730,100 720,200 620,220" in after
    after = edited(GARDEN, "corner", f"{line_of(GARDEN, 'hold')} 0", "0,350")
    assert "hold 0,350 to 900,700 with 4" in after


def test_a_roof_follows_its_building() -> None:
    text = GARDEN.replace("[objective]", "roof  top  380,480 to 560,620\n[objective]")
    for edit in (("shift", line_of(text, "Chapel"), "10,10"), ("corner", f"{line_of(text, 'Chapel')} 0", "370,470")):
        assert problems(edited(text, *edit)) == []
    assert "roof" not in edited(text, "erase", line_of(text, "Chapel"))


def test_ground_is_drawn_and_erased() -> None:
    after = edited(GARDEN, "draw", "wall", "10,10", "200,10", "200,50")
    assert "wall  wall1  10,10 200,10 200,50\n" in after
    after = edited(after, "draw", "scrub", "10,610", "200,650")
    assert "scrub  scrub1  10,610 to 200,650\n" in after
    assert problems(after) == []
    assert "chapel" not in edited(GARDEN, "erase", line_of(GARDEN, "Chapel"))
    with pytest.raises(Impossible):
        edited(GARDEN, "erase", line_of(GARDEN, "hold"))


def test_a_figure_is_moved_and_rows_become_places() -> None:
    after = edited(GARDEN, "move", "e2", "330,340")
    assert "at 450,450 330,340 410,315 520,315 700,315" in after
    rows = GARDEN.replace("at 200,30 230,30 260,30 290,30 200,60 230,60 260,60 290,60", "in 200,30 to 290,60")
    after = edited(rows, "move", "a3", "300,100")
    assert "moving at 200,30 230,30 300,100 290,30 200,60 230,60 260,60 290,60" in after


def test_figures_are_added_and_removed_with_their_places() -> None:
    after = edited(GARDEN, "add", "spear", "600,100", side="boxers")
    assert "3 fanatic 4 spear" in after
    assert [each.at for each in sketch(after).pieces if each.id == "b8"] == ["600,100"]
    after = edited(after, "remove", "b8")
    assert after == GARDEN
    after = edited(GARDEN, "remove", "e1")
    assert 'Henry" 4 rifleman at 300,315' in after
    after = edited(GARDEN, "add", "jingal", "600,100", side="boxers")
    assert "1 old-rifle 1 jingal" in after
    assert problems(after) == []


# ---------------------------------------------------------------- any action on any battle


def battles() -> Iterator[Any]:
    yield pytest.param(TOKAR, id="tokar")
    yield pytest.param(GARDEN, id="garden")
    for game, rules in RULESETS.items():
        if isinstance(rules, BaseRuleset) and rules.reads_battles:
            for name in (*rules.scenarios, *rules.library):
                text = store.shipped_text(game, name)
                if rules.sketch_battle(read(text, (game,))) is not None:  # a start has no map to draw on
                    yield pytest.param(text, id=name)


def an_edit(dice: random.Random, found: Sketch) -> Edit:
    piece = dice.choice(found.pieces)
    if found.ground:
        at = tuple(f"{dice.randint(1, found.size[0]):02}{dice.randint(1, found.size[1]):02}" for _ in range(3))
        return dice.choice(
            [
                Edit("paint", dice.choice(found.grounds), "", at),
                Edit("raise", str(dice.randint(0, 3)), "", at),
                Edit(dice.choice(["mark", "unmark"]), dice.choice(list(found.lists)), "", at),
                Edit("move", piece.id, "", at[:1]),
                Edit("add", dice.choice(found.kinds), dice.choice(found.sides), at[:1]),
                Edit("remove", piece.id),
            ]
        )
    spots = tuple(f"{dice.randint(1, found.size[0] // 10)}0,{dice.randint(1, found.size[1] // 10)}0" for _ in range(2))
    shape = dice.choice(found.outlines)
    return dice.choice(
        [
            Edit("move", piece.id, "", spots[:1]),
            Edit("add", dice.choice(found.kinds), dice.choice(found.sides), spots[:1]),
            Edit("remove", piece.id),
            Edit("shift", str(shape.line), "", (f"{dice.randint(-9, 9)}0,{dice.randint(-9, 9)}0",)),
            Edit("corner", f"{shape.line} {dice.randrange(len(shape.points))}", "", spots[:1]),
            Edit("draw", dice.choice(found.grounds), "", spots),
            Edit("erase", str(shape.line)),
        ]
    )


def facts(found: Sketch) -> dict[str, Any]:
    """Return what a sketch says, without lines, and without the ids of units, which are numbered."""
    return {
        "size": found.size,
        "ground": found.ground,
        "heights": found.heights,
        "lists": {key: frozenset(hexes) for key, hexes in found.lists.items() if hexes},
        "outlines": sorted((each.kind, each.name.plain, each.points) for each in found.outlines),
        "pieces": sorted((each.side, each.kind, each.at) for each in found.pieces),
    }


def expected(found: Sketch, edit: Edit) -> dict[str, Any]:
    """Return what a sketch says after an action; of shapes on tables, that nothing else has changed."""
    said = facts(found)
    if edit.do == "paint":
        said["ground"] = painted(found.ground, edit)
    elif edit.do == "raise":
        said["heights"] = painted(found.heights, edit)
    elif edit.do in {"mark", "unmark"}:
        before = set(found.lists[edit.what])
        after = before | set(edit.at) if edit.do == "mark" else before - set(edit.at)
        said["lists"] = {key: hexes for key, hexes in said["lists"].items() if key != edit.what}
        said["lists"] |= {edit.what: frozenset(after)} if after else {}
    piece = next((each for each in found.pieces if each.id == edit.what), None)
    if edit.do in {"move", "remove"}:
        assert piece is not None
        said["pieces"].remove((piece.side, piece.kind, piece.at))
    if edit.do in {"move", "add"}:
        side, kind = (piece.side, piece.kind) if piece is not None and edit.do == "move" else (edit.side, edit.what)
        said["pieces"] = sorted([*said["pieces"], (side, kind, edit.at[0])])
    return said


def painted(rows: tuple[str, ...], edit: Edit) -> tuple[str, ...]:
    made = [list(row) for row in rows]
    for at in edit.at:
        made[int(at[2:]) - 1][int(at[:2]) - 1] = edit.what
    return tuple(map("".join, made))


@pytest.mark.parametrize("text", list(battles()))
def test_any_action_changes_that_and_nothing_else(text: str) -> None:
    dice = random.Random(46)
    tried = 0
    for _ in range(ROUNDS):
        found = sketch(text)
        edit = an_edit(dice, found)
        try:
            after = edited(text, edit.do, edit.what, *edit.at, side=edit.side)
        except Impossible:
            continue
        tried += 1
        wanted, got = expected(found, edit), facts(sketch(after))
        if edit.do in {"shift", "corner", "draw", "erase"}:
            gone = [each for each in wanted["outlines"] if each not in got["outlines"]]
            new = [each for each in got["outlines"] if each not in wanted["outlines"]]
            assert len(gone) <= 1, edit
            assert len(new) <= 1, edit
            wanted["outlines"] = got["outlines"]
        if edit.do in {"mark", "unmark"} and edit.what.startswith("places "):
            wanted["lists"] = got["lists"]  # other lists name the place
        assert got == wanted, edit
        kept = set(after.split("\n"))
        lost = [line for line in text.split("\n") if line not in kept]
        assert len(lost) <= max(3, len(edit.at) + 1), (edit, lost)  # each hex leaves a line, and they join another
        if len(after) < 12_000 and problems(after) == []:
            text = after  # the next action is one on the changed text
    assert tried > ROUNDS // 4
