"""The mistakes in the files of battles: each kind has a file with it, its line, and a text in three languages."""

import re
from collections import Counter
from pathlib import Path

import pytest
from games.battles.mutants import ROOT
from games.battles.series_files import THREE as THREE_WELLS

import engine.games
from engine.core.battles import store
from engine.core.battles.check import Checked, check
from engine.core.battles.problems import Problem
from engine.core.battles.sheet import MOST_PROBLEMS
from engine.core.playout import play_out
from render.battle_problems import problem_text, problem_texts
from render.catalogue import house_texts
from render.games.ascari.map.scene import waters

RULESETS = {name: engine.games.find(name) for name in engine.games.names()}
HERE = Path(__file__).parent
PATHS = [*HERE.glob("*.battle"), *ROOT.glob("engine/games/*/data/battles/*.battle")]
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in PATHS}
GAMES = {"ascari", "revolte", "siege", "keep-up-the-fire"}
LOCALES = ("en", "it", "fr")
TOKAR, GARDEN, MAKALLE, FU, THREE = "tokar", "garden", "makalle-1896", "fu-gate", "three"
TEXTS[THREE] = THREE_WELLS
HANLIN, WALL = "hanlin", "wall-lost"

CASES: list[tuple[str, str, str, str]] = [
    # kind, file, what is replaced, by what
    ("no-battle", TOKAR, "battle 1 ascari", "bottle 1 ascari"),
    ("newer", TOKAR, "battle 1 ascari", "battle 2 ascari"),
    ("game", TOKAR, "battle 1 ascari", "battle 1 ascary"),
    ("twice", TOKAR, "turns: 7", "turns: 7\nturns: 7"),
    ("strange-sign", TOKAR, "date: 3 May 1893", "date: 3 May\u202e 1893"),
    ("link", TOKAR, "date: 3 May 1893", "date: www.example.org"),
    ("open-quote", TOKAR, '"1st company"', '"1st company'),
    ("no-key", TOKAR, "date: 3 May 1893", "3 May 1893"),
    ("missing", TOKAR, "by 1304 1305 1306", ""),
    ("unknown", TOKAR, "first: dervish", "first: dervisch"),
    ("heading", TOKAR, "[corps]", "[crops]"),
    ("number", TOKAR, "turns: 7", "turns: 70"),
    ("id", TOKAR, "hidalgo  leader", "hid@lgo  leader"),
    ("word", TOKAR, "of escort  banda", "of escort  bandy"),
    ("no-name", TOKAR, '"1st company"', '" "'),
    ("long", TOKAR, '"1st company"', f'"{"long " * 9}"'),
    ("too-many", TOKAR, "dervish: 0101..0210", "dervish: 0101..0210\n" + "\n".join(f"z{n}: 0101" for n in range(9))),
    ("hex", TOKAR, "at 0606", "at 06o6"),
    ("off-map", TOKAR, "at 0606", "at 0690"),
    ("place", TOKAR, "italian: wells hill", "italian: wels hill"),
    ("row-length", TOKAR, ".gg...rr.....", ".gg...rr...."),
    ("sign", TOKAR, ".gg...rr.....", ".gg...rq....."),
    ("level", TOKAR, "2: 1105", "x: 1105"),
    ("height", MAKALLE, "0000000000010002220", "00000000000100022x0"),
    ("height-rows", MAKALLE, "0000000000010002220\n", ""),
    ("two-owners", TOKAR, "[victory]", "dervish: 0707\n[victory]"),
    ("not-in-fort", MAKALLE, "redoubt: 1007\nfort", "redoubt: 1011\nfort"),
    ("one-hex", MAKALLE, "redoubt: 1007\nfort", "redoubt: 1007 1008\nfort"),
    ("lull-without-fort", TOKAR, "[italian]", "[lull]\nafter: 3\n[italian]"),
    ("no-zone", TOKAR, "italian: 0604..0909", "elsewhere: 0604..0909"),
    ("never", TOKAR, "..bb..vv.....", "..bb..#v....."),
    ("outside", TOKAR, "at 0606", "at 0101"),
    ("taken", TOKAR, "at 0606", "at 0707"),
    ("steps", TOKAR, "co-1     rifles  2/1", "co-1     rifles  two"),
    ("faces", TOKAR, "fire 1/1 melee 1/0", "fire 1/1 melee 1"),
    ("point", GARDEN, "0,300 380,300", "0,300 3800,300"),
    ("too-many-points", GARDEN, "0,300 380,300", " ".join(f"{10 * n},300" for n in range(17))),
    ("outline", GARDEN, "620,120 700,120 720,200 620,220", "620,120 700,220 700,120 620,220"),
    ("line", GARDEN, "0,300 380,300", "380,300 380,300"),
    ("no-room", GARDEN, "at 450,450 300,315 410,315 520,315 700,315", "in 400,400 to 430,430"),
    ("table", GARDEN, "table: 900 x 700 mm", "table: 9 x 7"),
    ("roof-of-nothing", GARDEN, "[objective]", "roof r 0,0 to 90,90\n[objective]"),
    ("group", GARDEN, 'e: "Marines', 'ee: "Marines'),
    ("figures", GARDEN, " 700,315", ""),
    ("rectangle", GARDEN, "at 450,450 300,315 410,315 520,315 700,315", "in 450,450 300,315"),
    ("base-off", GARDEN, "at 450,450", "at 5,450"),
    ("overlap", GARDEN, "300,315 410,315", "300,315 305,315"),
    ("figure", GARDEN, "ladder: a2 a3", "ladder: a2 a9"),
    ("other-side", GARDEN, "ladder: a2 a3", "ladder: a2 e2"),
    ("busy", GARDEN, "ladder: a2 a3", "ladder: a2 a2"),
    ("edge", GARDEN, "[set-up]", "[exits]\nboxers: 5,5-90,5\n[set-up]"),
    ("too-few", GARDEN, "with 4", "with 20"),
    ("one-step", TOKAR, "horse        horse   1 ", "horse        horse   1  reduced "),
    # a series
    ("battles", THREE, "[battle camp]\nfrom: agordat-1893", ""),
    ("two-sources", THREE, "dervish: camp", "dervish: camp\nfrom: agordat-1890"),
    ("unknown-battle", THREE, "from: agordat-1893", "from: Adua"),
    ("not-later", THREE, "worth: 2", "italian: tokar"),
    ("unreached", THREE, "italian: caravan", "italian: camp"),
    ("other-sides", THREE, "from: agordat-1893", "from: coatit-1895"),
    # own starts
    ("placed", HANLIN, "american-west: us3", "american-west: gb1"),
    ("wrong-place", HANLIN, "american-west: us3", "gone: us3"),
    ("one-side", HANLIN, "macdonald", "macdonald-"),
    ("no-boxers", HANLIN, "american-west: us3", "american-west: ir3"),
    ("no-shelter", HANLIN, "french-3: at2 thomann maxim civ6", "customs: civ6"),
    ("no-ruin", HANLIN, "ruins: austrian", "ruins: canal-south"),
    ("no-barricade", HANLIN, "barricades: american-ramp", "barricades: dutch"),
    ("few-cards", HANLIN, "JD QH 2D 4H 6D 7H 9D", ""),
    ("no-defenders", HANLIN, "[counters]", "[counters]\n//"),
    ("either", WALL, "discard:", "deck: junks\ndiscard:"),
    ("no-action", WALL, "discard: seymour-leaves", "deck: melons\n// seymour-leaves"),
    ("no-post", WALL, "south: usa germany\nwest: russia austria", "west: usa germany"),
    ("no-strength", WALL, "usa: 5", "usa: 0"),
    ("lane-taken", WALL, "east imperials 4 extreme", "south imperials 4 extreme"),
    (
        "streets-lost",
        WALL,
        "south imperials 5 long",
        "south imperials 5 streets\neast boxers 1 streets\nwest boxers 1 streets",
    ),
    # what a whole file or section has too much of
    ("too-large", TOKAR, "[map]", "// " + "x" * 33_000 + "\n[map]"),
    ("too-many-lines", TOKAR, "[map]", "\n" * 601 + "[map]"),
    ("map-columns", TOKAR, "\n[heights]", "\n" + "." * 31 + "\n[heights]"),
    ("map-rows", TOKAR, "\n[heights]", "\n............." * 20 + "\n[heights]"),
    ("no-units", TOKAR, "horse        horse", "horse        horses"),
    (
        "too-many-leaders",
        TOKAR,
        "[dervish]",
        "".join(f"\nx{n} leader fire 0 melee 0 at 0707" for n in range(13)) + "\n[dervish]",
    ),
    ("too-many-figures", GARDEN, "[arms]", "\n".join(f"{name}: 20 spear" for name in "cdf") + "\n[arms]"),
    ("too-many-columns", GARDEN, "[arms]", "\n".join(f"{name}: 1 spear corner" for name in "cdfg") + "\n[arms]"),
    ("fault", GARDEN, "at 450,450 300,315", "at 385,520 300,315"),
]
WHOLE = {
    "too-large",
    "too-many-lines",
    "map-columns",
    "map-rows",
    "no-units",
    "too-many-leaders",
    "too-many",
    "too-many-figures",
    "too-many-columns",
    "fault",
    "height-rows",
    "missing",
    "no-zone",
    "never",
    "taken",
    "lull-without-fort",
    "two-owners",
    "too-few",
    "battles",
    "unreached",
    "other-sides",
    "no-defenders",
    "no-post",
    "no-strength",
    "streets-lost",
}
"""The kinds whose line is not that of the change."""


def changed(kind: str, name: str, old: str, new: str) -> tuple[str, int]:
    text = TEXTS[name]
    if kind == "map-columns":
        start, end = text.index("[map]"), text.index("[heights]")
        rows = [line + "." * 18 for line in text[start:end].split("\n")[1:-1]]
        return text[:start] + "[map]\n" + "\n".join(rows) + "\n" + text[end:], 0
    if kind == "no-units":
        return re.sub(r"^(\w[\w.-]*) +(rifles|spears|horse) .*of tokar.*$", "", text, flags=re.MULTILINE), 0
    if kind == "no-defenders":
        return text[: text.index("[counters]")] + "[counters]\nbritish-north: macdonald\n", 0
    if kind == "too-many-columns":
        text = text.replace("boxers: 0,0 to 900,110", "boxers: corners")
    assert old in text, (kind, old)
    line = text.count("\n", 0, text.index(old)) + 1
    return text.replace(old, new, 1), line


def problems(text: str) -> list[Problem]:
    return check(text, RULESETS).problems


@pytest.mark.parametrize(("kind", "name", "old", "new"), CASES, ids=[f"{case[0]}" for case in CASES])
def test_each_kind_of_mistake_is_found_and_told(kind: str, name: str, old: str, new: str) -> None:
    text, line = changed(kind, name, old, new)
    found = problems(text)
    mine = [problem for problem in found if problem.kind == kind]
    assert mine, found
    assert kind in WHOLE or mine[0].line in (line, line + 1), (line, found)
    for locale in LOCALES:
        said = problem_text(mine[0], locale)
        assert str(mine[0].line) in said
        assert "{" not in said


def test_each_text_is_reached_and_each_mistake_has_a_text() -> None:
    texts = {key.removeprefix("battle-wrong-") for key in list(house_texts().keys()) if key.startswith("battle-wrong-")}
    sources = [*ROOT.glob("engine/core/battles/*.py"), *ROOT.glob("engine/games/*/reading/*.py")]
    sources += [ROOT / "engine/hexes/written.py", ROOT / "engine/tabletop/written.py"]
    source = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    made = set(re.findall(r'(?:Wrong|unknown|Problem|wrong)\((?:(?:[^()"]|\([^()]*\))*, )?"([a-z-]+)"', source))
    assert {"link", "taken", "busy"} <= made
    assert made <= texts
    assert {kind for kind, *_ in CASES} | {"near", "cannot-begin"} == texts


def test_a_battle_that_the_engine_cannot_set_up_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last door: a fault of the engine bars the battle, and nothing else."""
    monkeypatch.setattr(type(RULESETS["ascari"]), "begin_scenario", lambda *_: 1 / 0)
    (found,) = problems(TEXTS[TOKAR])
    assert found.kind == "cannot-begin"
    assert all(found.facts["rule"] in problem_text(found, locale) for locale in LOCALES)


def test_all_mistakes_of_a_file_are_listed_with_the_most_similar_word() -> None:
    text = TEXTS[TOKAR]
    for old, new in (
        ("turns: 7", "turns: 70"),
        (".gg...rr.....", ".gg...rq....."),
        ("2: 1105", "x: 1105"),
        ("tokar: dervish", "tokar: dervisch"),
        ("italian: wells hill", "italian: wels hill"),
        ("well: 3", "well: many"),
        ("tie: italian", "tie: italians"),
        ("at 0606", "at 9906"),
        ("of escort  banda", "of escort  bandy"),
        ("rifles  2/1  at 0204", "riffles  2/1  at 0204"),
    ):
        assert old in text
        text = text.replace(old, new)
    for locale, near in (("en", "Did you mean “rifles”?"), ("it", "Intendevi «rifles»?"), ("fr", "rifles")):
        said = problem_texts(problems(text), locale)
        assert len(said) == 10
        assert near in said[-1]


def test_at_most_25_mistakes_are_listed() -> None:
    text = TEXTS[TOKAR] + "\n".join(f"x{number} nonsense" for number in range(60))
    assert len(problems(text)) == MOST_PROBLEMS


@pytest.mark.parametrize("name", TEXTS)
def test_a_file_is_accepted_by_its_text(name: str) -> None:
    """A battle's code depends only on its text, not on its author or the machine."""
    text = TEXTS[name]
    found = check(text, RULESETS)
    assert (found.problems, len(found.code)) == ([], 64)
    for same in (
        text.replace("\n", "\r\n"),
        f"\ufeff{text}",
        text.replace("\nname:", "\nby: Aldo\nname:", 1),
        f"{text}  \n",
    ):
        assert check(same, RULESETS).code == found.code
    assert check(text.replace("name: ", "name: Not ", 1), RULESETS).code != found.code


# --- battles that are played ---


def play(found: Checked, player: str, seed: str) -> list[str]:
    rules = RULESETS[found.game]
    faults: list[str] = []
    played = play_out(
        rules,
        seed=seed,
        options={"scenario": found.code},
        policy=rules.policies[player](seed),
        on_ask=lambda world, _: faults.extend(map(str, rules.faults(world)[: 1 - len(faults)])),
    )
    assert rules.result(played.world) is not None
    assert len(played.asked) < 5_000
    return faults


@pytest.mark.parametrize("name", [TOKAR, GARDEN])
def test_an_own_battle_is_played_from_its_save_alone(name: str) -> None:
    """The save brings the text: a process that has never seen the battle goes on with it."""
    found = check(TEXTS[name], RULESETS)
    rules = RULESETS[found.game]
    assert play(found, "steward", "own") == []
    saved = rules.encode(rules.new({"scenario": found.code}))
    store._TEXTS.clear()
    with pytest.raises(ValueError, match="no scenario"):
        rules.new({"scenario": found.code})
    assert (
        rules.decode(saved, rules.schema_version).position.battle.name.plain
        == check(TEXTS[name], RULESETS).battle.name.plain
    )


@pytest.mark.parametrize("handicap", ["-2", "-1", "+1", "+2"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("tokar: dervish", "tokar: dervish"),
        ("[corps]", "[corps]\nescort: italian"),
        ("[corps]                        // who has a zone, or a handicap, of its own\ntokar: dervish", ""),
        ("dervish: 0101..0210", "dervish: 0103 0201 0203..0208"),
    ],
    ids=["as-it-is", "corps-of-italians", "no-corps", "full-zone"],
)
def test_a_handicap_fits_any_corps_and_any_zone(old: str, new: str, handicap: str) -> None:
    """§A116"""
    assert old in TEXTS[TOKAR]
    found = check(TEXTS[TOKAR].replace(old, new), RULESETS)
    assert found.problems == []
    world = RULESETS["ascari"].new({"scenario": found.code, "handicap": handicap})
    usual = RULESETS["ascari"].new({"scenario": found.code})
    more = Counter(world.position.roster[name].side for name in world.position.pieces)
    more.subtract(usual.position.roster[name].side for name in usual.position.pieces)
    assert more["italian"] == 0
    assert more["dervish"] in (int(handicap), 0 if new.startswith("dervish") else int(handicap))


def test_a_spring_needs_no_owner_at_the_beginning() -> None:
    """§S-2.3"""
    text = TEXTS[MAKALLE].replace(" 1403 1011 1409\n\n[victory]", " 1403\n\n[victory]")
    assert text != TEXTS[MAKALLE]
    found = check(text, RULESETS)
    assert found.problems == []
    assert play(found, "steward", "spring") == []


def test_the_battles_of_the_page_can_be_played() -> None:
    """The examples of docs/own-battles.md, one for each game, are whole files without mistakes."""
    page = (ROOT / "docs" / "own-battles.md").read_text(encoding="utf-8")
    written = [part for part in page.split("```") if part.startswith("text\nbattle 1")]
    found = [check(text.removeprefix("text\n"), RULESETS) for text in written]
    assert {each.game for each in found} == GAMES
    assert all(each.problems == [] for each in found)


def test_places_that_count_need_no_water() -> None:
    """`points` and `each` are what `wells` and `well` are, without the drops on the map; a file may have both."""
    before, lines = TEXTS[TOKAR], "wells: wells\npoints: hill\neach: 3"
    now = before.replace("wells: wells hill\nwell: 3", lines)
    assert now != before
    found = check(now, RULESETS).battle
    assert (found.victory.wells, found.victory.points, found.victory.well) == (("0707", "0808"), ("1105",), 3)
    assert found.goals == check(before, RULESETS).battle.goals
    assert waters(store.code(now)) == ("0707", "0808")
    problems = check(now.replace(lines, ""), RULESETS).problems
    assert {each.facts["what"] for each in problems} == {"wells:", "well:"}
