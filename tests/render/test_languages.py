"""Every language is complete: no text is missing, unused, untranslated, or has other facts than English."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

import pytest
from fluent.syntax import ast
from support.texts import FOLDERS, LOCALES, nodes, patterns

from render.catalogue import FALLBACK, Catalogue, house_texts, languages

OTHERS = [locale for locale in LOCALES if locale != FALLBACK]

ALIKE = 25
"""A text may equal English up to this number of letters: names, and texts made of facts alone."""
PLAIN_SPACE = re.compile(r" [;:!?»](?!\w)|« ")
"""French has a no-break space before these signs."""
GROUPS = tuple(
    f"name-{group}"
    for group in (
        *("siege", "analysis", "campaign", "daily", "plan", "privacy", "records", "side", "vote"),
        *("tournament", "judge", "match", "battle"),
    )
)
CODE = re.compile(r"`[^`]*`")


class Text(NamedTuple):
    """The parts of one message, or of one of its attributes."""

    facts: frozenset[str]
    calls: frozenset[str]
    variants: frozenset[str]
    words: str


def _text(pattern: Any) -> Text:
    parts = list(nodes(pattern))
    keys = [node.key for node in parts if isinstance(node, ast.Variant)]
    return Text(
        facts=frozenset(node.id.name for node in parts if isinstance(node, ast.VariableReference)),
        calls=frozenset(node.id.name for node in parts if isinstance(node, ast.MessageReference))
        | frozenset(f"-{node.id.name}" for node in parts if isinstance(node, ast.TermReference)),
        variants=frozenset(key.name if isinstance(key, ast.Identifier) else key.value for key in keys),
        words="".join(node.value for node in parts if isinstance(node, ast.TextElement | ast.StringLiteral)),
    )


@cache
def read(folder: str, locale: str) -> dict[str, Text]:
    """Return the parts of a language's texts in a folder."""
    return {key: _text(pattern) for key, pattern in patterns(folder, locale).items()}


def test_there_are_three_languages_with_names_of_their_own() -> None:
    assert languages() == {"en": "English", "fr": "Français", "it": "Italiano"}
    assert next(iter(languages())) == FALLBACK
    assert len(FOLDERS) >= 3
    assert all(read(folder, FALLBACK) for folder in FOLDERS)


GRAMMAR = (".the", ".at")
"""The forms of a name that a language may need although English does not."""


@pytest.mark.parametrize("locale", OTHERS)
def test_no_text_is_missing_and_none_is_unused(locale: str) -> None:
    for folder in FOLDERS:
        english, said = read(folder, FALLBACK), read(folder, locale)
        assert not sorted(set(english) - set(said)), (folder, "missing")
        over = sorted(text for text in set(said) - set(english) if not text.endswith(GRAMMAR))
        assert not over, (folder, "left over")


@pytest.mark.parametrize("locale", OTHERS)
def test_each_text_has_the_same_facts_and_variants_in_every_language(locale: str) -> None:
    for folder in FOLDERS:
        english, said = read(folder, FALLBACK), read(folder, locale)
        both = english.keys() & said.keys()
        other = {key: (english[key].facts, said[key].facts) for key in both if english[key].facts != said[key].facts}
        assert not other, folder
        cases = {key: english[key].variants ^ said[key].variants for key in both}
        assert not {key: found for key, found in cases.items() if found}, folder


@pytest.mark.parametrize("locale", house_texts().locales())
def test_every_text_that_another_one_refers_to_exists(locale: str) -> None:
    for folder in FOLDERS:
        said = read(folder, locale)
        known = said.keys() | (read("texts/periods", locale).keys() if folder.startswith("texts") else set())
        assert not {key: text.calls - known for key, text in said.items() if text.calls - known}, folder


@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_is_left_untranslated(locale: str) -> None:
    for folder in FOLDERS:
        english, said = read(folder, FALLBACK), read(folder, locale)
        alike = [
            key
            for key in english.keys() & said.keys()
            if english[key].words == said[key].words and len(re.findall(r"[^\W\d_]", said[key].words)) > ALIKE
        ]
        assert not alike, folder


def test_french_signs_have_a_no_break_space() -> None:
    for folder in FOLDERS:
        spaced = {key: CODE.sub("", text.words) for key, text in read(folder, "fr").items()}
        assert not {key: words for key, words in spaced.items() if PLAIN_SPACE.search(words)}, folder


# --- commands named in texts ---


def _named(locale: str, start: str, *, but: str = " ") -> set[str]:
    texts = house_texts()
    keys = [key for key in texts.keys(locale=locale) if key.startswith(start) and not key.startswith(but)]
    return {texts.text(key, locale=locale) for key in keys}


@pytest.mark.parametrize("locale", house_texts().locales())
def test_texts_name_commands_in_their_readers_language(locale: str) -> None:
    known, options = _named(locale, "name-", but="name-option-"), _named(locale, "name-option-")
    groups = {house_texts().text(key, locale=locale) for key in GROUPS if house_texts().has(key)}
    count = 0
    for key, text in ((key, text) for folder in FOLDERS for key, text in read(folder, locale).items()):
        for command in re.findall(r"`/([^`]*)`", text.words):
            first, *words = command.split()
            plain = [word for word in words if ":" not in word]
            assert first in groups, key
            assert set(plain) <= known, (key, command)
            assert all(word.partition(":")[0] in options for word in words if ":" in word), (key, command)
            count += 1
    assert count


@pytest.mark.parametrize("locale", house_texts().locales())
def test_the_button_for_a_busy_channel_has_the_name_that_the_text_uses(locale: str) -> None:
    texts = house_texts()
    option, choice = texts.text("name-option-where", locale=locale), texts.text("choice-thread", locale=locale)
    for key in ("error-channel-busy", "error-channel-busy-by"):
        assert f"`{option}: {choice}`" in texts.text(key, locale=locale, players="", link="", end="yes")


# --- lengths ---


LENGTHS = (
    ("prompt-", 150),
    ("why-", 1_800),
    ("guide-", 3_500),
    ("choice-", 80),
    ("switch-", 100),
    ("title", 80),
    ("lesson-", 300),
)


@pytest.mark.partial_texts
@pytest.mark.parametrize("locale", house_texts().locales())
def test_texts_of_games_without_facts_keep_discords_limits(locale: str) -> None:
    for folder in (folder for folder in FOLDERS if folder.startswith("games/")):
        game = Catalogue("render", folder)
        for key, text in read(folder, locale).items():
            most = next((most for start, most in LENGTHS if key.startswith(start)), None)
            if most is not None and not text.facts:
                assert 0 < len(game.text(key, locale=locale)) <= most, (folder, key)


@pytest.mark.parametrize("key", ["players-last", "players-by"])
def test_the_calendar_and_the_vote_fit_into_sentences_about_people(key: str) -> None:
    """Both names begin with an article, so no preposition that contracts with it may precede them."""
    for locale in house_texts().locales():
        for name in ("person-house", "person-voters"):
            who = house_texts().text(name, locale=locale)
            reply = house_texts().text(key, locale=locale, who=who)
            assert who in reply
            assert not re.search(r"\b(?:d[ia]|a|su|in|con|de|à) (?:il|la|le)\b", reply), reply
