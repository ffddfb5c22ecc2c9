"""The rules reference of La révolte: search by number and word, examples that are played, figures of the tables."""

from __future__ import annotations

import re
import runpy
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from games.revolte.test_cases import FILES, RULINGS

from engine.core.events import DieRollReport
from engine.games.revolte import events as e
from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.tables import tables
from engine.games.revolte.testing.cases import enact, load_cases
from engine.games.revolte.testing.examples import Example, examples, examples_of
from render.games.revolte.presenter import PRESENTER
from render.games.revolte.text import dice, event_sentences, log
from render.games.revolte.text.catalogue import RULES
from render.games.revolte.text.rule_figures import figures
from render.games.revolte.text.rulebook import RULEBOOK
from render.language import speaking
from render.rulebook import PAGE_LENGTH, RulePage

ROOT = Path(__file__).resolve().parents[4]
LOCALES = ("en", "it", "fr")
with speaking("en"):
    SECTIONS = [ref.key for chapter in RULEBOOK.chapters() for ref in chapter.sections]
REFERENCE = re.compile(r"§(\d+(?:\.\d+)*)")
NAMED = re.compile(r'§(\d+(?:\.\d+)*)|"(\d{1,2}\.\d)"|\b(?:rule|RULE)\s*=\s*"(\d+)"')
"""A section in the game's source: in a docstring, of a modifier, a refusal, a question or a roll."""
WITHOUT_DICE = {"3", "7.4", "13", "13.1", "13.2", "13.3"}
"""Sections in which nothing is rolled."""
NOT_QUOTED = {
    "locate-die",
    "rally-die",
    "rally-natural-failure",
    "fire-natural-accident",
    "langfang-sight",
    "save-jingal",
}
"""Figures that the texts say in words, and those that are no figure of their own."""
ASKED = {
    "locating": ("6", e.LocationTried),
    "a group over an obstacle": ("7.2", e.OrderGiven),
    "a shot at somebody in cover": ("10.2", e.SaveRolled),
    "a sweep": ("8.5", e.ShotFired),
    "indirect fire": ("9.4", e.ShellDeviated),
    "a charge": ("7", e.ContactMade),
    "the reaction to it": ("8.4", e.ShotFired),
    "a fight with supports": ("11.2", e.FightFought),
    "who sees a friend fall": ("12", e.MoraleTested),
    "a rally": ("5", e.RallyRolled),
    "victory": ("13", e.GameEnded),
}
"""The subjects that need an example: the section, and the event that the example plays."""


def page(key: str, locale: str = "en") -> RulePage:
    with speaking(locale):
        found = RULEBOOK.page(key)
    assert found is not None, key
    return found


def test_every_ruling_belongs_to_one_section() -> None:
    homes = [ruling.ref.key for key in SECTIONS for ruling in page(key).rulings]
    assert sorted(homes) == sorted(RULINGS)
    assert PRESENTER.rulebook() is RULEBOOK


def test_every_section_that_the_game_names_exists() -> None:
    """Cases, refusals, house rules and reports of dice name sections: «Why not?» opens them."""
    cases = {case.section for path in FILES for case in load_cases(path)}
    sources = (ROOT / "engine" / "games" / "revolte").rglob("*.py")
    named = {
        section
        for path in sources
        for each in NAMED.findall(path.read_text(encoding="utf-8"))
        for section in each
        if section
    }
    assert len(named) > 35
    known = {*SECTIONS, *RULINGS}
    assert {*cases, *named, *(each.rule for each in SWITCHES), *(each.ruling for each in SWITCHES)} - known == set()


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_ruling_and_section_is_found_by_its_number(locale: str) -> None:
    with speaking(locale):
        for ruling in sorted(RULINGS)[:: 1 if locale == "en" else 11]:
            assert RULEBOOK.find(ruling.lower())[0].key == ruling
            found = page(ruling, locale)
            assert found.home is not None
            assert found.text.splitlines()[0] in [each.text for each in page(found.home.key, locale).rulings]
        for section in SECTIONS:
            assert RULEBOOK.find(f"§{section}")[0].key == section
            assert section in [ref.key for ref in RULEBOOK.find(page(section, locale).ref.title)]


@pytest.mark.parametrize(
    ("typed", "locale", "wanted"),
    [
        ("ladders", "en", "7.3"),
        ("indirect fire", "en", "9.4"),
        ("pinned", "en", "5"),
        ("jingal", "en", "8.1"),
        ("scale", "it", "7.3"),
        ("brèche", "fr", "7.2"),
        ("zzz", "en", None),
    ],
)
def test_words_find_their_section(typed: str, locale: str, wanted: str | None) -> None:
    with speaking(locale):
        assert [ref.key for ref in RULEBOOK.find(typed)][:1] == ([wanted] if wanted else [])


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_their_limits_and_refer_to_existing_sections(locale: str) -> None:
    source = files("render.games.revolte").joinpath("rules", f"{locale}.ftl").read_text(encoding="utf-8")
    assert not [entry for entry in FluentParser().parse(source).body if isinstance(entry, Junk)]
    with speaking(locale):
        for key in (*SECTIONS, *RULINGS):
            text = page(key, locale).text
            assert 20 < len(text) <= (PAGE_LENGTH if key in SECTIONS else 495 + 300 * ("\n" in text)), key
            assert [name for name in REFERENCE.findall(text) if RULEBOOK.page(name) is None] == []
            assert "{" not in text
    said = [page(key, locale).text for key in (*SECTIONS, *RULINGS)]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("locale", LOCALES)
def test_figures_are_those_of_the_tables(locale: str) -> None:
    """Every figure of the tables is quoted in every language, but the arms that cover leaves as they are."""
    source = files("render.games.revolte").joinpath("rules", f"{locale}.ftl").read_text(encoding="utf-8")
    quoted = set(re.findall(r"\{ \$([a-z0-9-]+) \}", source)) & set(figures())
    same = {f"arm-{name}-dense" for name, (clear, dense) in tables().melee.items() if clear == dense}
    twice = {"arm-bayonet", "arm-bayonet-dense"}
    assert tables().melee["bayonet"] == tables().melee["lance"]
    assert tables().saves["jingal"] == tables().saves["rifle"]
    assert set(figures()) - quoted == NOT_QUOTED | same | twice
    scores = " / ".join(map(str, tables().fire["rifle"].scores))
    assert page("8.1", locale).text.count(scores) == 2
    assert f"d{tables().melee['lance'][1]}" in page("11.1", locale).text


def test_figures_follow_a_changed_table(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tables()
    figures.cache_clear()
    monkeypatch.setitem(kept.saves, "rifle", 9)
    try:
        assert figures()["save-rifle"] == "9"
    finally:
        figures.cache_clear()


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.case.title[:40])
def test_an_example_equals_its_case_and_passes(example: Example) -> None:
    known = {case.title: case for case in load_cases(ROOT / "tests" / "cases" / "revolte" / example.file)}
    assert example.case == known[example.case.title], "run tools/rulebook.py"
    assert not enact(example.case).differences
    assert set(example.under) <= set(SECTIONS)


def test_every_section_that_rolls_has_an_example_with_dice() -> None:
    with speaking("en"):
        for section in set(SECTIONS) - WITHOUT_DICE:
            told = [RULEBOOK.example(section, number) for number in range(page(section).examples)]
            assert any(re.search(r": (?:die|dice) \d", text) for text in told), section


@pytest.mark.parametrize("what", ASKED)
def test_difficult_rules_have_an_example(what: str) -> None:
    section, kind = ASKED[what]
    played = [event for each in examples_of(section) for event in enact(each.case).events]
    assert any(isinstance(event, kind) for event in played)


@pytest.mark.stress("it", "fr")
@pytest.mark.parametrize("locale", LOCALES)
def test_examples_fit_and_are_not_empty(locale: str) -> None:
    with speaking(locale):
        for section in SECTIONS:
            assert page(section).examples == len(examples_of(section))
            for number, each in enumerate(examples_of(section)):
                said = RULEBOOK.example(section, number)
                assert 60 < len(said) <= PAGE_LENGTH + 2, section
                assert said.count("\n") >= 2
                assert "  " not in said
                reports = [
                    report
                    for event in enact(each.case).events
                    for field in ("report", "attack", "defence")
                    if isinstance(report := getattr(event, field, None), DieRollReport)
                ]
                assert all(f"§{report.rule}" in said for report in reports if not said.endswith("…"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_bombardment_is_described_with_its_square_and_the_sum_of_its_dice(locale: str) -> None:
    """§9.4 It was described as a shot «at ,» and as two dice of which the better counts."""
    (example,) = (each for each in examples_of("9.4"))
    shot = next(event for event in enact(example.case).events if isinstance(event, e.ShotFired))
    assert shot.target == ""
    with speaking(locale):
        told = log.line(shot)
        assert " G8, 37 cm" in told
        assert "5 + 5" in told
        other = event_sentences.sentence(e.ShotFired(**{**_facts(shot), "mode": "direct", "target": "e2"}))
        assert other.split()[1] != told.split()[1]
        assert any("5 + 5" in text for text in dice.dice([shot]))


def _facts(shot: e.ShotFired) -> dict[str, object]:
    return {name: getattr(shot, name) for name in shot.__struct_fields__}


def test_the_reference_page_is_generated_from_the_catalogue() -> None:
    script = runpy.run_path(str(ROOT / "tools" / "rulebook.py"))
    path = ROOT / "docs" / "rules-revolte.md"
    assert path.read_text(encoding="utf-8") == script["revolte_page"](), "run tools/rulebook.py"
    written = (ROOT / "engine/games/revolte/data/examples.toml").read_text(encoding="utf-8")
    assert written == script["revolte_examples"]()
    assert RULES.texts.has("example-before", locale="fr")
