"""The rules reference of Ascari: every section and ruling is found by number and word, every example equals its
case.
"""

from __future__ import annotations

import re
import runpy
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from games.ascari.test_cases import RULINGS

from engine.core.events import DieRollReport
from engine.games.ascari import events as e
from engine.games.ascari.testing.cases import enact, load_cases
from engine.games.ascari.testing.examples import Example, examples, examples_of
from engine.games.ascari.world import Orders
from render.games.ascari.text import event_sentences, text_board
from render.games.ascari.text.catalogue import RULES
from render.games.ascari.text.rulebook import RULEBOOK
from render.language import speaking
from render.rulebook import PAGE_LENGTH, RulePage

ROOT = Path(__file__).resolve().parents[4]
LOCALES = ("en", "it", "fr")
with speaking("en"):
    SECTIONS = [ref.key for chapter in RULEBOOK.chapters() for ref in chapter.sections]
REFERENCE = re.compile(r"§((?:S-)?\d(?:\.\d+)*)")
WITH_DICE = (
    "3.3",
    "4.3",
    "4.31",
    "4.34",
    "4.4",
    "4.41",
    "4.5",
    "4.7",
    "4.8",
    "4.82",
    "5",
    "5.1",
    "5.2",
    "5.3",
    "S-2.2",
)


def page(key: str, locale: str = "en") -> RulePage:
    with speaking(locale):
        found = RULEBOOK.page(key)
    assert found is not None, key
    return found


def test_every_ruling_belongs_to_one_section() -> None:
    homes = [ruling.ref.key for key in SECTIONS for ruling in page(key).rulings]
    assert sorted(homes) == sorted(RULINGS)
    assert len(RULINGS) == 117


@pytest.mark.stress("it")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_ruling_and_section_is_found_by_its_number(locale: str) -> None:
    with speaking(locale):
        for ruling in RULINGS:
            assert ruling in [ref.key for ref in RULEBOOK.find(ruling)][:1]
            assert RULEBOOK.find(ruling.lower())[0].key == ruling
            found = page(ruling, locale)
            assert found.home is not None
            assert found.text.splitlines()[0] in [each.text for each in page(found.home.key, locale).rulings]
        for section in SECTIONS:
            assert RULEBOOK.find(f"§{section}")[0].key == section
            assert RULEBOOK.find(page(section, locale).ref.title)[0].key in SECTIONS


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [("dead ground", "4.2"), ("zzz", None), ("limbering", "3.61"), ("lulls", "S-2.2")],
)
def test_words_find_their_section(typed: str, wanted: str | None) -> None:
    with speaking("en"):
        assert [ref.key for ref in RULEBOOK.find(typed)][:1] == ([wanted] if wanted else [])


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_their_limits_and_refer_to_existing_sections(locale: str) -> None:
    source = files("render.games.ascari").joinpath("rules", f"{locale}.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, Junk)]
    with speaking(locale):
        for key in (*SECTIONS, *RULINGS):
            text = page(key, locale).text
            assert 20 < len(text) <= (PAGE_LENGTH if key in SECTIONS else 440 + 300 * ("\n" in text)), key
            assert [name for name in REFERENCE.findall(text) if RULEBOOK.page(name) is None] == []
    said = [page(key, locale).text for key in (*SECTIONS, *RULINGS)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.case.title[:40])
def test_an_example_equals_its_case_and_passes(example: Example) -> None:
    known = {case.title: case for case in load_cases(ROOT / "tests" / "cases" / "ascari" / example.file)}
    assert example.case == known[example.case.title], "run tools/rulebook.py"
    assert not enact(example.case).differences
    assert set(example.under) <= set(SECTIONS)


def test_every_section_that_rolls_has_an_example_with_a_die() -> None:
    with speaking("en"):
        for section in WITH_DICE:
            told = [RULEBOOK.example(section, number) for number in range(page(section).examples)]
            assert any("die " in text for text in told), section


@pytest.mark.parametrize("locale", LOCALES)
def test_examples_fit_and_are_not_empty(locale: str) -> None:
    with speaking(locale):
        for section in SECTIONS:
            assert page(section).examples == len(examples_of(section))
            for number in range(page(section).examples):
                said = RULEBOOK.example(section, number)
                assert 60 < len(said) <= PAGE_LENGTH + 2, section
                assert said.count("\n") >= 2
                reports = [
                    report
                    for event in enact(examples_of(section)[number].case).events
                    for field in ("report", "attack", "defence")
                    if isinstance(report := getattr(event, field, None), DieRollReport)
                ]
                assert all(f"§{report.rule}" in said for report in reports)


def test_the_reference_page_is_generated_from_the_catalogue() -> None:
    script = runpy.run_path(str(ROOT / "tools" / "rulebook.py"))
    path = ROOT / "docs" / "rules-ascari.md"
    assert path.read_text(encoding="utf-8") == script["ascari_page"](), "run tools/rulebook.py"
    assert (ROOT / "engine/games/ascari/data/examples.toml").read_text(encoding="utf-8") == script["ascari_examples"]()


@pytest.mark.parametrize("locale", LOCALES)
def test_only_the_second_marker_is_described_as_the_second(locale: str) -> None:
    """The number was passed as a text, which no case of the catalogue matched: every marker was described as the
    second.
    """
    with speaking(locale):
        first, second = (
            event_sentences.sentence(e.MarkerPut(piece="olie-1", marker="retreat", number=number)) for number in (1, 2)
        )
    assert second.startswith(first.rstrip("."))
    assert len(second) > len(first) + 5
    assert len(first) < 40


@pytest.mark.parametrize("locale", LOCALES)
def test_orders_are_described_completely(locale: str) -> None:
    with speaking(locale):
        usual = text_board.orders_text(Orders())
        for orders in (
            Orders(units={"1-iii": "ask"}),
            Orders(units={"1-iii": "hold"}),
            Orders(units={"1-iii": "3"}),
            Orders(spare=34),
            Orders(only=["horse", "guns"]),
            Orders(stepwise=True),
        ):
            told = text_board.orders_text(orders)
            assert told.startswith(f"{usual}, ")
            assert len(told) > len(usual) + 5
        assert len({text_board.orders_text(Orders(rifles=word)) for word in ("1", "2", "hold", "ask")}) == 4
    assert RULES.texts.has("example-before", locale=locale)
