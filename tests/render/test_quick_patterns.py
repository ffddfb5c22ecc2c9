"""Quick patterns write what the library writes: every text of every catalogue, with several facts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from render.catalogue import _Bundle
from render.named import Name, articled, articled_list

FILES = sorted((Path(__file__).parents[2] / "render").rglob("*.ftl"))
CASES = re.compile(r"^\s*\*?\[([\w-]+)\]", re.MULTILINE)
FACT = re.compile(r"\$([a-z-]+)")
FEW = 0.03
"""The share of texts that may be left to the library."""


def bundle_of(file: Path) -> _Bundle:
    """Return a file's texts; those in folders above can be named in it."""
    made = _Bundle(file.stem)
    made.add_source(file.read_text(encoding="utf-8"))
    return made


def patterns_of(bundle: _Bundle) -> Iterator[tuple[str, str, Any]]:
    """Yield each text that is no term: its name, its source, its pattern."""
    for name, source in bundle.sources.items():
        if not name.startswith("-"):
            message = bundle.get_message(name)
            for pattern in filter(None, (message.value, *message.attributes.values())):
                yield name, source, pattern


def facts_for(source: str, chance: Random) -> dict[str, Any]:
    """Return facts of every kind, among them the words of the text's own cases."""
    zone = articled("Fu", "fr", the="le Fu", at="dans le Fu")
    words: list[Any] = [*CASES.findall(source), "", "Anna", zone, articled_list("Fu, Anna", (zone, Name("Anna")))]
    numbers = [0, 1, 2, 3, 7, 11, 21, 1_234, -4, 1_000_000]
    return {name: chance.choice(words if chance.random() < 0.5 else numbers) for name in FACT.findall(source)}


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_a_quick_text_is_that_of_the_library(locale: str) -> None:
    chance, left, known, compared = Random(locale), [], 0, 0
    for file in (each for each in FILES if each.stem == locale):
        bundle = bundle_of(file)
        for name, source, pattern in patterns_of(bundle):
            write = bundle.patterns.quick(pattern)
            known += 1
            if write is None:
                left.append((file, name))
                continue
            for _ in range(min(8, 1 + 2 * source.count("{"))):
                facts = facts_for(source, chance)
                expected, errors = bundle.format_pattern(pattern, facts)
                try:
                    said = write(facts)
                except (TypeError, KeyError):
                    continue  # the library then writes it
                assert (said, errors) == (str(expected), []), (file, name, facts)
                compared += 1
    assert compared > 5_000
    assert len(left) <= FEW * known, left


def test_a_missing_fact_is_left_to_the_library() -> None:
    bundle = _Bundle("en")
    bundle.add_source("good = Good { $time }, { $name }.\n")
    write = bundle.patterns.quick(bundle.get_message("good").value)
    assert write is not None
    assert write({"time": "morning", "name": "Anna"}) == "Good morning, Anna."
    with pytest.raises(KeyError):
        write({"time": "morning"})


@pytest.mark.parametrize(
    "source",
    [
        "x = { $n ->\n    [one] a\n    [1] b\n   *[other] c\n }\n",
        "x = { -term }\n-term = { $n ->\n    [one] a\n   *[other] b\n }\n",
        'x = { NUMBER($n, minimumFractionDigits: "2") }\n',
        "x = { y }\ny = { x }\n",
    ],
)
def test_rare_patterns_are_left_to_the_library(source: str) -> None:
    bundle = _Bundle("en")
    bundle.add_source(source)
    assert bundle.patterns.quick(bundle.get_message("x").value) is None
