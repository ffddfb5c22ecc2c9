"""The player is addressed one way in each language: French says «vous», Italian «tu», and «voi» only to several."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

ROOT = Path(__file__).parents[2] / "render"
TU = re.compile(r"(?<![\w’'-])(?:tu|toi|te|ton|ta|tes)(?![\w’-])|(?<!\w)t’(?=\w)|-(?:toi|tu|te)\b", re.IGNORECASE)
YOURS = re.compile(r"(?<!\w)(?:tu|tuo|tua|tuoi|tue|puoi|hai)(?!\w)", re.IGNORECASE)
ALL_OF_YOU = re.compile(r"(?<!\w)(?:voi|vostr[oaie])(?!\w)", re.IGNORECASE)
FORMAL = re.compile(r"(?<!\w)Lei(?!\w)|(?<=\w )(?:Su[oa]|Suoi|Sue)(?!\w)")


def messages(language: str) -> dict[str, str]:
    """Return every message of a language as it is written, by its catalogue and name."""
    serializer = FluentSerializer()
    return {
        f"{path.parent.relative_to(ROOT)}/{entry.id.name}": serializer.serialize_entry(entry)
        for path in ROOT.rglob(f"{language}.ftl")
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message | ast.Term)
    }


def test_french_says_vous() -> None:
    assert [name for name, text in messages("fr").items() if TU.search(text)] == []


def test_italian_says_tu() -> None:
    found = messages("it")
    assert [name for name, text in found.items() if FORMAL.search(text)] == []
    assert [name for name, text in found.items() if YOURS.search(text) and ALL_OF_YOU.search(text)] == []


@pytest.mark.parametrize(
    ("pattern", "yes", "no"),
    [
        (
            TU,
            ["Garde un point et tu tireras", "pendant qu’on te demande", "Tes consignes", "ton camp"],
            ["Êtes-vous prête"],
        ),
        (FORMAL, ["come Lei vuole", "la Sua parte"], ["Suo è il turno", "la sua parte"]),
    ],
    ids=["tu", "Lei"],
)
def test_what_is_looked_for_is_found(pattern: re.Pattern[str], yes: list[str], no: list[str]) -> None:
    assert all(pattern.search(each) for each in yes)
    assert not any(pattern.search(each) for each in no)
