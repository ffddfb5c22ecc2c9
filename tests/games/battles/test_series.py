"""Series of battles: their files, and what one battle leaves to the next."""

from __future__ import annotations

import random

import pytest
from games.battles.mutants import ROOT
from games.battles.series_files import THREE, TOKAR

import engine.games
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import linked, store
from engine.core.battles.aftermath import Aftermath
from engine.core.battles.check import Checked, check
from engine.core.battles.series import GONE, REDUCED, WHOLE, assembled, is_series, sources
from engine.core.battles.sheet import read as read_sheet
from engine.core.playout import play_out
from engine.games.ascari.battle import GUNS, Scenario
from render.battle_problems import problem_texts

RULESETS = {name: engine.games.find(name) for name in engine.games.names()}
ASCARI = RULESETS["ascari"]
assert isinstance(ASCARI, BaseRuleset)
SHIPPED = {
    path.stem: path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "engine/games/ascari/data/battles").glob("*.battle"))
}
BATTLES = {"tokar": TOKAR, **SHIPPED}


def read(text: str) -> Scenario:
    """Return a battle that can be set up; the check of a file would do that with every house rule."""
    sheet = read_sheet(text, ("ascari",))
    battle = ASCARI.read_battle(sheet, store.code(text))
    assert sheet.problems == []
    assert ASCARI.faults(ASCARI.new({"scenario": store.learn(text)})) == []
    assert isinstance(battle, Scenario)
    return battle


def carried(text: str, **left: dict) -> str:
    return ASCARI.carried_on(text, Aftermath(**left))


def steps(battle: Scenario, side: str) -> int:
    return sum(
        1 if unit.reduced or unit.kind == GUNS else unit.steps for unit in battle.units[side] if not unit.is_leader
    )


# --- the file ---


def test_a_series_leads_from_each_victory_to_a_later_battle() -> None:
    found = check(THREE, RULESETS)
    assert found.problems == []
    first, second, third = found.battle.battles
    assert (first.after["italian"], first.after["dervish"]) == ("caravan", "camp")
    assert {second.after["italian"], second.after["dervish"]} == {"camp"}
    assert {third.after["italian"], third.after["dervish"]} == {""}
    assert [each.worth for each in found.battle.battles] == [1, 2, 1]
    assert (first.shipped, second.shipped, third.shipped) == ("", "agordat-1890", "agordat-1893")
    assert store.code(first.text) == store.code(TOKAR)
    assert (found.battle.name.get("it"), found.battle.recover) == ("Tre pozzi", 1)


def test_mistakes_of_a_battle_in_a_series_have_the_lines_of_the_file() -> None:
    text = THREE.replace("tie: italian", "tie: italians").replace("from: agordat-1893", "from: agordat-1892")
    found = check(text, RULESETS).problems
    lines = text.split("\n")
    assert [lines[each.line - 1] for each in found] == ["tie: italians", "from: agordat-1892"]
    assert "Did you mean “agordat-1893”?" in problem_texts(found, "en")[1]
    assert "Intendevi «italian»?" in problem_texts(found, "it")[0]


@pytest.mark.parametrize(
    ("old", "new", "line", "near"),
    [
        ("italian: caravan", "italian: caravn", "italian: caravn", "caravan"),
        ("italian: caravan", "italians: caravan", "italians: caravan", "italian"),
        ("recover: 1", "carry: unit", "carry: unit", "units"),
        ("recover: 1", "recovers: 1", "recovers: 1", "recover"),
        ("[battle camp]", "[camp]", "[camp]", ""),
        ("series 1 ascari", "series 1 revolte", "series 1 revolte", ""),
        ("worth: 2", "worth: 20", "worth: 20", ""),
        ("italian: caravan", "ethiopian: caravan", "ethiopian: caravan", ""),
    ],
)
def test_wrong_words_of_a_series_are_found_by_line(old: str, new: str, line: str, near: str) -> None:
    text = THREE.replace(old, new, 1)
    assert text != THREE
    found = check(text, RULESETS).problems
    mine = [each for each in found if text.split("\n")[each.line - 1] == line]
    assert mine, found
    assert not near or mine[0].facts["near"] == near


def test_a_large_series_and_a_large_battle_in_it_are_refused() -> None:
    kinds = [each.kind for each in check(THREE + "//" + "x" * 65_536, RULESETS).problems]
    assert kinds == ["too-large"]
    found = check(THREE.replace("[zones]", "// " + "x" * 32_768 + "\n[zones]"), RULESETS).problems
    assert [each.kind for each in found] == ["too-large"]


def test_any_text_is_read_without_an_error() -> None:
    """200 mutants: lines left out, doubled, exchanged, or cut."""
    dice, lines = random.Random(46), THREE.split("\n")
    for _ in range(200):
        new = list(lines)
        for _ in range(dice.randint(1, 4)):
            at, other = dice.randrange(len(new)), dice.randrange(len(new))
            new[at] = dice.choice(("", new[other], new[at][: dice.randint(0, 8)], f"{new[at]} {new[other]}"))
        text = "\n".join(new)
        found = check(text, RULESETS)
        assert (found.battle is None) == bool(found.problems)
        assert problem_texts(found.problems, "en") is not None


def test_the_battles_that_a_file_names_are_put_into_it() -> None:
    """What a server's library has is copied, so that the file is complete."""
    text = THREE.replace("from: agordat-1893", "from: The caravan at Tokar wells\nworth: 3")
    assert list(sources(text).values()) == ["agordat-1890", "The caravan at Tokar wells"]
    place = next(line for line, name in sources(text).items() if name.startswith("The"))
    found = check(assembled(text, {place: TOKAR}), RULESETS)
    assert found.problems == []
    assert store.code(found.battle.battles[2].text) == store.code(TOKAR)
    assert found.battle.battles[2].worth == 3
    again = text.replace("from: agordat-1890", "from: tokar")
    whole = assembled(again, {line: TOKAR for line, name in sources(again).items()})
    assert check(whole, RULESETS).problems == []
    assert not sources(whole)


def test_a_series_in_place_of_a_battle_is_its_first_battle_under_its_own_name() -> None:
    found = check(THREE, RULESETS)
    assert is_series(THREE)
    assert not is_series(TOKAR)
    world = ASCARI.new({"scenario": found.code})
    assert world.position.battle.name.plain == "Three wells"
    assert world.position.battle.units == read(TOKAR).units


# --- what carries on ---


def test_a_unit_that_is_gone_loses_its_line_and_another_begins_reduced() -> None:
    new = carried(TOKAR, units={"italian": {"co-2": GONE, "co-1": REDUCED, "camels": REDUCED}})
    lost = {line.split(" ")[0] for line in set(TOKAR.split("\n")) - set(new.split("\n"))}
    assert lost == {"co-1", "co-2", "camels"}
    world = ASCARI.new({"scenario": store.learn(new)})
    assert "co-2" not in world.position.pieces
    assert [name for name, piece in world.position.pieces.items() if piece.reduced] == ["co-1", "camels"]
    assert world.position.melee_of("co-1") == 1
    assert read(new).units["italian"][1].name.get("it") == "1a compagnia"
    assert ASCARI.faults(world) == []


def test_equal_units_of_a_line_keep_their_numbers() -> None:
    new = carried(TOKAR, units={"dervish": {"spears-2": GONE, "spears-3": REDUCED, "spears-4": REDUCED}})
    lines = [" ".join(line.split()) for line in new.split("\n")]
    assert 'spears-1..1 spears 2/1 at 0205 of tokar "Spears" it "Lancieri" fr "Lanciers"' in lines
    assert 'spears-3..4 spears 2/1 at 0203 0201 of tokar "Spears" it "Lancieri" fr "Lanciers" reduced' in lines
    before, after = read(TOKAR).units["dervish"], read(new).units["dervish"]
    for unit in after:
        printed = next(each for each in before if each.id == unit.id)
        assert (unit.name, unit.at, unit.melee) == (printed.name, printed.at, printed.melee)
    assert {unit.id: unit.reduced for unit in after if unit.id.startswith("spears")} == {
        "spears-1": False,
        "spears-3": True,
        "spears-4": True,
    }


def test_a_fallen_leader_is_gone_and_one_without_his_unit_joins_another() -> None:
    new = carried(TOKAR, units={"italian": {"co-1": GONE}}, leaders={"dervish": {"faraj": GONE}})
    battle = read(new)
    leaders = [unit for side in battle.sides for unit in battle.units[side] if unit.is_leader]
    assert [(each.id, each.at) for each in leaders] == [("hidalgo", "0606")]
    fallen = carried(
        TOKAR.replace("[italian]", "[italian]", 1).replace("tie: italian", "tie: italian\ncommander: faraj")
    )
    assert read(fallen).victory.commander == "faraj"
    assert not read(carried(fallen, leaders={"dervish": {"faraj": GONE}})).victory.commander


def test_a_place_that_a_side_has_taken_is_in_its_control() -> None:
    text = TOKAR.replace("camels   rifles  1/0  at 0808", "camels   rifles  1/0  at 0806")
    battle = read(carried(text, places={"hill": "dervish", "wells": "dervish"}))
    assert set(battle.control["dervish"]) == {"1105", "0808"}  # an Italian company begins in the other well
    assert battle.control["italian"] == ("0707",)
    assert carried(text, places={"hill": "ethiopian", "elsewhere": "dervish"}) == text


def test_the_autopilot_deploys_without_what_is_gone() -> None:
    text = SHIPPED["agordat-1890"]
    new = carried(text, units={"dervish": {"spears-1": GONE}, "italian": {"banda": GONE}})
    advised = {each.name: each.at for several in read(new).advice.values() for each in several}
    assert "spears-1" not in advised["forward"]
    assert "banda" not in advised["southern-corner"]
    assert advised["forward"]["spears-2"] == "0706"


@pytest.mark.parametrize("name", BATTLES)
def test_whatever_is_lost_the_next_battle_can_be_played(name: str) -> None:
    """No side begins with less than half of its printed steps; comments and all other lines stay."""
    dice, text = random.Random(name), BATTLES[name]
    printed = read(text)
    assert carried(text) == text
    for _ in range(6):
        share = dice.random()
        states: dict[bool, dict[str, dict[str, str]]] = {True: {}, False: {}}
        for side in printed.sides:
            for unit in printed.units[side]:
                lost = dice.choice((GONE, REDUCED)) if dice.random() < share else WHOLE
                states[unit.is_leader].setdefault(side, {})[unit.id] = lost
        places = {place: dice.choice(printed.sides) for place in printed.map.places if dice.random() < share}
        new = carried(text, units=states[False], leaders=states[True], places=places)
        battle = read(new)
        for side in printed.sides:
            assert 2 * steps(battle, side) >= steps(printed, side)
            back = [unit.id for unit in battle.units[side] if states[unit.is_leader][side][unit.id] == GONE]
            assert not back or 2 * steps(battle, side) <= steps(printed, side) + 2 or not share
        same = {line.strip() for line in text.split("\n") if line.strip().startswith("//")}
        assert same <= {line.strip() for line in new.split("\n")}
        assert carried(text, units=states[False], leaders=states[True], places=places) == new


def test_steps_are_recovered_between_two_battles() -> None:
    left = Aftermath(
        units={"italian": {"a": GONE, "b": REDUCED, "c": WHOLE}}, leaders={"italian": {"d": GONE, "e": REDUCED}}
    )
    assert left.recovered(1).units == {"italian": {"a": REDUCED, "b": WHOLE, "c": WHOLE}}
    assert left.recovered(1).leaders == {"italian": {"d": GONE, "e": WHOLE}}
    assert left.recovered(2).units == {"italian": dict.fromkeys("abc", WHOLE)}
    assert left.recovered(0) == left
    assert left.only(("leaders",)) == Aftermath(leaders=left.leaders)


# --- a whole series ---


def played(found: Checked, seed: str) -> list[tuple[linked.Step, dict]]:
    step, games = linked.begun(ASCARI, store.text_of(found.code)), []
    while step is not None:
        game = play_out(
            ASCARI, seed=f"{seed}-{step.linked.at}", options=step.options, policy=ASCARI.policies["steward"](seed)
        )
        result = dict(ASCARI.result(game.world) or {})
        games.append((step, {**result, "world": game.world}))
        step = linked.gone_on(ASCARI, step.linked, game.world, result)
    return games


def test_a_series_is_played_to_its_end() -> None:
    found = check(THREE, RULESETS)
    games = played(found, "three")
    names = [step.linked.at for step, _ in games]
    assert names == (["tokar", "caravan", "camp"] if games[0][1]["winner"] == "italian" else ["tokar", "camp"])
    for step, result in games:
        assert set(step.options) <= {"scenario", "battle"}
        if "battle" in step.options:
            assert store.code(step.options["battle"]) == step.options["scenario"]
        lost = {name for name, piece in result["world"].position.pieces.items() if piece.lost}
        later = ASCARI.aftermath(result["world"])
        states = {
            name: state
            for side in (later.units, later.leaders)
            for each in side.values()
            for name, state in each.items()
        }
        assert {name for name, state in states.items() if state == GONE} == lost
    last, result = games[-1]
    fought = linked.so_far(ASCARI, last.linked, result)
    assert [each.name for each in fought] == names
    assert sum(linked.points(fought).values()) == sum(2 if name == "caravan" else 1 for name in names)
    assert linked.winner_of(fought) in ("italian", "dervish")
    again = played(found, "three")
    assert [step for step, _ in again] == [step for step, _ in games]


def test_a_side_that_resigned_has_lost_the_battle() -> None:
    found = check(THREE, RULESETS)
    step = linked.begun(ASCARI, THREE)
    world = ASCARI.new(step.options)
    on = linked.gone_on(ASCARI, step.linked, ASCARI.view(world, None), {"winner": "dervish", "reason": "resign"})
    assert on is not None
    assert on.linked.at == "camp"
    assert on.linked.fought == (linked.Fought("tokar", "dervish", 1),)
    assert linked.gone_on(ASCARI, step.linked, world, {"winner": ""}) is None
    assert found.code == store.code(on.linked.text)


def test_of_equal_points_the_winner_of_the_last_battle_wins() -> None:
    fought = (linked.Fought("a", "italian", 1), linked.Fought("b", "dervish", 1))
    assert linked.winner_of(fought) == "dervish"
    assert linked.winner_of(fought[::-1]) == "italian"


@pytest.mark.parametrize("name", ASCARI.series)
def test_each_series_that_comes_with_the_game_is_written_in_three_languages(name: str) -> None:
    found = check(store.shipped_text("ascari", name), RULESETS)
    assert found.problems == []
    for each in (found.battle.name, found.battle.about):
        assert {language for language, _ in each.own} >= {"it", "fr"}
