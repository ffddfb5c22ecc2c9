"""Input written by people: words for comparison, and limited texts in TOML or JSON."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

MOST = 1_000_000
"""The maximum number of characters of a text, and of bytes of a file: the longest position has fewer than ten
thousand.
"""


class Unreadable(ValueError):
    """Raised for a text that is too large or nested too deeply to be read."""


def text_of(path: Path) -> str:
    """Return the text of a file.

    Raise `Unreadable` if it is too large. Raise `UnicodeDecodeError` if it is not UTF-8. Raise `OSError` if it cannot
    be opened.
    """
    with path.open("rb") as file:  # the size of a device is unknown
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise Unreadable(f"it has more than {MOST:,} bytes")
    return data.decode("utf-8")


def table_of(text: str) -> dict[str, Any]:
    """Parse a text in JSON or TOML and return its data.

    Raise a `ValueError` if the text cannot be read: `Unreadable`, `json.JSONDecodeError` or `tomllib.TOMLDecodeError`.
    """
    if len(text) > MOST:
        raise Unreadable(f"it has more than {MOST:,} characters")
    try:
        found: dict[str, Any] = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError as error:
        raise Unreadable("its brackets go too deep") from error
    return found


def plain(word: str) -> str:
    """Return a word in lower case, without accents and surrounding spaces."""
    bare = normalize("NFKD", word.strip().casefold())
    return " ".join("".join(letter for letter in bare if not combining(letter)).split())
