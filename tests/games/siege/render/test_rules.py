"""The rules pages: every section and ruling has an entry, the search finds them, and the examples are the cases."""

from __future__ import annotations

import runpy
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from games.siege import catalogue_sources as sources
from games.siege.rules import table

from engine.core.events import DieRollReport, Modifier
from engine.games.siege.combat import modifiers
from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.phases import bombardment
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.testing.cases import enact, load_cases
from engine.games.siege.testing.examples import Example, examples, examples_of
from render.games.siege.text.catalogue import rule_texts
from render.games.siege.text.rulebook import RULEBOOK
from render.language import speaking
from render.rulebook import PAGE_LENGTH

ROOT = Path(__file__).resolve().parents[4]
LOCALES = rule_texts().locales()
with speaking("en"):
    SECTIONS = [ref.key for chapter in RULEBOOK.chapters() for ref in chapter.sections]
RULINGS = [f"R{number}" for number in range(1, 191)]
WITH_DICE = (
    *("1.5.1", "1.5.2", "1.5.3", "3", "3.1", "3.2", "3.3", "5.1.4", "5.1.5", "5.1.6", "5.2", "5.3"),
    *("6.1", "6.3", "6.4", "6.6", "6.7"),
)


# ---------------------------------------------------------------- the texts


def test_every_section_and_ruling_has_an_entry() -> None:
    keys = set(rule_texts().keys())
    assert table.reference_sections() == SECTIONS
    assert {key for key in keys if key.startswith("s-")} == {f"s-{key.replace('.', '-')}" for key in SECTIONS}
    assert {key for key in keys if key.startswith("r-")} == {f"r-{key[1:]}" for key in RULINGS}
    assert len(SECTIONS) == len(set(SECTIONS)) == 43


def test_every_ruling_belongs_to_one_section() -> None:
    homes = [ruling.ref.key for key in SECTIONS for ruling in page(key).rulings]
    assert sorted(homes) == sorted(RULINGS)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_their_limits(locale: str) -> None:
    for key in rule_texts().keys(locale=locale):
        said = rule_texts().text(key, locale=locale) if key.startswith(("s-", "r-", "chapter-")) else ""
        most = {"s": 1_000, "r": 370, "c": 80}.get(key[0], 0) if said else 0
        assert len(said) <= most, key
        if key.startswith("s-"):
            assert 0 < len(rule_texts().text(f"{key}.title", locale=locale)) <= 60
    assert all(len(page(key, locale).text) <= PAGE_LENGTH for key in (*SECTIONS, *RULINGS))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_file_is_well_formed(locale: str) -> None:
    source = files("render.games.siege").joinpath("rules", f"{locale}.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, Junk)]
    assert set(rule_texts().keys(locale=locale)) == set(rule_texts().keys())


def test_the_english_is_short_enough_to_be_translated() -> None:
    source = files("render.games.siege").joinpath("rules", "en.ftl").read_text(encoding="utf-8")
    assert len(source) <= 51_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_that_a_text_refers_to_exists(locale: str) -> None:
    with speaking(locale):
        for key in (*SECTIONS, *RULINGS):
            text = page(key, locale).text
            assert {f"R{number}" for number in table.rulings_in(text)} <= set(RULINGS), key
            assert all(RULEBOOK.page(name) is not None for name in table.SECTION.findall(text)), key


def test_the_reference_page_is_generated_from_the_catalogue() -> None:
    script = runpy.run_path(str(ROOT / "tools" / "rulebook.py"))
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == script["page"](), "run tools/rulebook.py"


# ---------------------------------------------------------------- the pages


def page(key: str, locale: str = "en"):  # type: ignore[no-untyped-def]
    with speaking(locale):
        found = RULEBOOK.page(key)
    assert found is not None, key
    return found


def test_sections_are_neighbours_in_order() -> None:
    assert [page(key).after.key for key in SECTIONS[:-1]] == SECTIONS[1:]
    assert [page(key).before.key for key in SECTIONS[1:]] == SECTIONS[:-1]
    assert page(SECTIONS[0]).before is page(SECTIONS[-1]).after is None


def test_a_ruling_says_where_it_belongs() -> None:
    ruling = page("R94")
    assert ruling.ref.number == "R94"
    assert ruling.home.key == "6.2"
    assert not ruling.rulings
    assert ruling.text in [each.text for each in page("6.2").rulings]


def test_house_rules_are_listed_under_their_section_and_ruling() -> None:
    for switch in SWITCHES:
        assert f"House rule, {switch.ruling}" in page(switch.rule).text
        assert f"House rule, {switch.ruling}" in page(switch.ruling).text
    assert "House rule" not in page("6.7").text


@pytest.mark.parametrize("key", ["", "9", "6.31", "R0", "R191", "r94", "s-6-3"])
def test_an_unknown_rule_has_no_page(key: str) -> None:
    with speaking("en"):
        assert RULEBOOK.page(key) is None


def test_every_form_of_a_number_finds_its_page() -> None:
    """Refusals, questions, steps, dice and modifiers link to pages that exist."""
    named = {step.rule for step in SEQUENCE.steps.values()} | {switch.rule for switch in SWITCHES}
    for module in (modifiers, bombardment):
        for value in vars(module).values():
            kept = value.values() if isinstance(value, dict) else (value,)
            named |= {one.rule for one in kept if isinstance(one, Modifier)}
    for name in ("Refused", "Ask", "Account", "Modifier"):
        for call, around in sources.calls(name):
            for keyword in call.keywords:
                if keyword.arg == "rule":
                    named |= sources.strings(keyword.value, around)
    for example in examples():
        rolls = [getattr(event, "account", None) for event in enact(example.case).events]
        accounts = [roll for roll in rolls if isinstance(roll, DieRollReport)]
        named |= {roll.rule for roll in accounts} | {each.rule for roll in accounts for each in roll.modifiers}
    named -= {""}
    assert len(named) > 20
    with speaking("en"):
        assert not [rule for rule in named if RULEBOOK.page(rule) is None]


# ---------------------------------------------------------------- the search


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("6.3", "6.3"),
        ("§6.3", "6.3"),
        ("§ 6.3", "6.3"),
        ("R94", "R94"),
        ("r94", "R94"),
        ("94", "R94"),
        ("5.1", "5.1.1"),
        ("Betsy", "3.4"),
        ("melee", "6.4"),
        ("MÊLÉE soldiers", "6.6"),
        ("imperial city", "1.1"),
        ("scatters", "3.2"),
        ("circular loops", None),
        ("zzz", None),
    ],
)
def test_search(typed: str, first: str | None) -> None:
    with speaking("en"):
        found = [ref.key for ref in RULEBOOK.find(typed)]
    assert (found[0] if found else None) == first
    assert len(set(found)) == len(found)


def test_an_empty_search_returns_the_contents() -> None:
    with speaking("en"):
        assert [ref.key for ref in RULEBOOK.find("  ")] == SECTIONS


def test_a_word_of_a_title_comes_before_a_word_of_a_text() -> None:
    with speaking("en"):
        found = [ref.key for ref in RULEBOOK.find("fire")]
    assert set(found[:3]) <= {"1.6", "6.1", "6.3", "6.8"}
    assert any(key.startswith("R") for key in found)


# ---------------------------------------------------------------- the worked examples


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.case.title[:40])
def test_an_example_equals_its_case_and_passes(example: Example) -> None:
    known = {case.title: case for case in load_cases(ROOT / "tests" / "cases" / example.file)}
    assert example.case == known[example.case.title], "run tools/rulebook.py"
    assert not enact(example.case).differences
    assert set(example.under) <= set(SECTIONS)


def test_every_section_that_rolls_has_an_example_with_a_die() -> None:
    with speaking("en"):
        for section in WITH_DICE:
            told = [RULEBOOK.example(section, number) for number in range(page(section).examples)]
            assert any(" die" in text or "dice " in text for text in told), section


@pytest.mark.parametrize("locale", LOCALES)
def test_examples_fit_and_are_not_empty(locale: str) -> None:
    with speaking(locale):
        for section in SECTIONS:
            assert page(section).examples == len(examples_of(section))
            for number in range(page(section).examples):
                said = RULEBOOK.example(section, number)
                assert 60 < len(said) <= PAGE_LENGTH + 2, section
                assert said.count("\n") >= 2


def test_an_example_shows_what_the_case_rolls() -> None:
    """The FAQ's own shot: seven points, die 4, an officer and regulars."""
    with speaking("en"):
        said = RULEBOOK.example("6.3", 0)
    assert "die 4, +2 officer (§1.5.2), −1 regulars (§6.3), total 5; column 7, row 5" in said
    assert "**3**" in said
    assert "Fanatics" in said.splitlines()[0]


def test_examples_that_are_changed_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the examples can fail: another die gives another result."""
    case = examples_of("6.3")[0].case
    import msgspec

    assert enact(msgspec.structs.replace(case, dice=[1])).differences
