"""Catalogues: one file per language, with English as the fallback of all others."""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term
from support import stress

from render.catalogue import Catalogue, MissingText, _Bundle, house_texts

FILES = sorted((Path(__file__).parents[2] / "render").rglob("*.ftl"))

EN = """
greeting = Good morning, { $name }.
    .short = Morning
hares = { $count ->
        [one] one hare
       *[other] { $count } hares
    }
"""
IT = """
greeting = Buongiorno, { $name }.
"""

PREFIXES = (
    "button|auto|choice|status|name|permission|declared|report-(ask|hint|option|open|page)|account|"
    "judge-(figure|propose|switch|wait)|tournament-(refused|short|slip|tables)|tpanel-how|army-(fault|field)|"
    "battle-wrong|because-(kind|how|by)|did|penalty|leaving|scenario|(sides|staff)-set"
)
"""The beginnings of keys that are built from words of a game or of a tournament's book."""


@pytest.fixture
def catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Catalogue:
    package = tmp_path / "words_of_a_test"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "en.ftl").write_text(EN)
    (package / "it.ftl").write_text(IT)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "words_of_a_test", raising=False)
    return Catalogue("words_of_a_test")


def test_a_text_without_a_translation_is_in_english(catalogue: Catalogue) -> None:
    assert catalogue.text("greeting", locale="it", name="Anna") == "Buongiorno, Anna."
    assert catalogue.text("greeting", locale="it-CH", name="Anna") == "Buongiorno, Anna."
    assert catalogue.text("greeting", locale="fr", name="Anna") == "Good morning, Anna."
    assert catalogue.text("hares", locale="it", count=2) == "2 hares"
    assert catalogue.text("greeting.short", locale="en-GB") == "Morning"
    assert catalogue.locales() == ["en", "it"]
    assert catalogue.keys(locale="it") == ["greeting"]


def test_facts_may_be_numbers_or_lists(catalogue: Catalogue) -> None:
    assert catalogue.text("hares", locale="en", count=1) == "one hare"
    assert catalogue.text("greeting", locale="en", name=("a", "b")) == "Good morning, ('a', 'b')."


def test_a_missing_text_raises_an_error(catalogue: Catalogue) -> None:
    assert not catalogue.has("farewell")
    for key in ("farewell", "greeting.long", "hares.short"):
        with pytest.raises(MissingText):
            catalogue.text(key, locale="it")


@pytest.mark.partial_texts
def test_a_missing_fact_is_logged_and_the_text_is_shown(catalogue: Catalogue, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert catalogue.text("greeting", locale="en").startswith("Good morning")
    assert "greeting" in caplog.text


def test_a_long_fact_is_shown_whole(catalogue: Catalogue) -> None:
    names = ", ".join(f"Player {number}" for number in range(3_000))
    assert catalogue.text("greeting", locale="en", name=names) == f"Good morning, {names}."


@pytest.mark.partial_texts
def test_a_cached_text_is_not_used_for_other_facts(catalogue: Catalogue, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(2):
        assert catalogue.text("greeting", locale="en", name="Anna") == "Good morning, Anna."
        assert catalogue.text("greeting", locale="it", name="Anna") == "Buongiorno, Anna."
        assert catalogue.text("greeting", locale="en", name=1234) == "Good morning, 1,234."
        assert catalogue.text("greeting", locale="en", name="1234") == "Good morning, 1234."
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            catalogue.text("greeting", locale="en")
    assert len(caplog.messages) == 2, "what is missing is told each time"


def test_the_cache_of_texts_does_not_grow_without_limit(catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.catalogue._REMEMBERED", 3)
    for number in range(10):
        assert catalogue.text("hares", locale="en", count=number).startswith("one" if number == 1 else str(number))
        assert len(catalogue._formatted) <= 3


@pytest.mark.parametrize("path", stress.spread(FILES, of=7), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_entries_parsed_one_by_one_equal_those_of_the_whole_file(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    bundle = _Bundle(path.stem)
    bundle.add_source(text)
    whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message | Term)]
    assert len(bundle.sources) == len(whole)
    for entry in whole:
        bundle._lookup(entry.id.name, term=isinstance(entry, Term))
        alone = (bundle._terms if isinstance(entry, Term) else bundle._messages)[entry.id.name]
        assert entry.equals(alone, ignored_fields=["span", "comment"]), entry.id.name


def test_no_number_becomes_a_mention() -> None:
    """A number gets separators: <#1,456,074> is no channel. The caller therefore passes the whole mention."""
    texts = Path(__file__).parents[2] / "render"
    made = re.compile(r"<[#@t&!:]+\{")
    assert not [(path, found) for path in texts.rglob("*.ftl") for found in made.findall(path.read_text("utf-8"))]


@pytest.mark.parametrize("locale", house_texts().locales())
def test_the_bots_own_texts_are_well_formed(locale: str) -> None:
    path = Path(__file__).parents[2] / "render" / "texts" / f"{locale}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    assert set(house_texts().keys(locale=locale)) <= set(house_texts().keys())


def test_every_text_that_the_bot_uses_exists_and_none_is_unused() -> None:
    root = Path(__file__).parents[2]
    games = root / "render" / "games"
    modules = [
        path
        for folder in ("bot", "db", "render")
        for path in (root / folder).rglob("*.py")
        if path.parent == games
        or not (path.is_relative_to(games) or path.is_relative_to(root / "render" / "two_sided"))
    ]  # what games of two sides say together is in their own catalogues
    source = "\n".join(path.read_text(encoding="utf-8") for path in modules)
    literal = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)*)[\"']", source))
    known = set(house_texts().keys())
    made = {
        key
        for key in known
        if re.match(
            rf"({PREFIXES})-|language$|word-from$|tournament-(opponents|difference|margin|wins|best|sonneborn)$|badge-",
            key,
        )
    }
    formed = re.findall(r"\bf[\"']([a-z-]*)\{[^{}\"']+\}([a-z-]*)[\"']", source)  # a word, and a text around it
    made |= {f"{start}{word}{end}" for start, end in formed if "-" in start + end for word in literal}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (root / "render" / "texts").rglob("en.ftl"))
    spoken = set(re.findall(r"\{ ([a-z]+(?:-[a-z]+)*) \}", sources))  # by other texts
    left = known - literal - made - spoken
    assert not left, "texts that nobody says"
    # What is said with a `voice` is in a game's own catalogue.
    said = set(
        re.findall(
            r"(?<!voice\.)(?<!self\.)(?<!self\._)(?<!localization\.)(?:say|english|worded|Told)\(\s*[\"']([a-z0-9-]+)[\"']",
            source,
        )
    )
    assert not said - known, "texts that are not there"
