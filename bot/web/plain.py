"""Converts Discord's Markdown to plain text for the page."""

from __future__ import annotations

import re
from collections.abc import Callable

_NAMES = re.compile(r"<@!?(\d+)>")
_LINK = re.compile(r"\[([^\]]+)\]\([^)\s]+\)")
_COMMAND = re.compile(r"</([\w \-]+):\d+>")
_ELSEWHERE = re.compile(r"<(?:#|@&)\d+>")
_HEADING = re.compile(r"^(?:#{1,3} |-# |> )", re.MULTILINE)
_MARKS = re.compile(
    r"(?<!\\)(?:\*\*|__|~~|\|\||`)"  # bold, underlined, struck out, hidden, code
    r"|(?<![\\\w*])\*(?=\S)|(?<=\S)(?<!\\)\*(?![\w*])"  # italics, where the sign is no product
    r"|(?<![\\\w])_(?=\S)|(?<=\S)_(?!\w)"
)
_HEAD = re.compile(r"(?:^|\n|[.!?] )[^\w\n]*$")
_ESCAPED = re.compile(r"\\([^\w\s])")
_MARKED = re.compile(r"[<\[*_~|`\\]|^[#>-]", re.MULTILINE)
"""Characters of which every markup has at least one; most texts have none."""

Named = Callable[[int], str]
"""A function that returns the name of a user by their id."""


def plain(text: str, named: Named) -> str:
    """Return a text without markup, with names for mentions.

    Timestamps keep Discord's form, because only the browser knows its time zone.
    """
    if _MARKED.search(text) is None:
        return text.strip()
    text = _NAMES.sub(lambda found: _placed(found, named(int(found[1]))), text)
    text = _LINK.sub(r"\1", text)
    text = _COMMAND.sub(r"/\1", text)
    text = _ELSEWHERE.sub("", text)
    text = _HEADING.sub("", text)
    text = _MARKS.sub("", text)
    return _ESCAPED.sub(r"\1", text).strip()


def _placed(found: re.Match[str], name: str) -> str:
    """Return a name with a capital letter if it begins a sentence."""
    before = found.string[: found.start()]
    return name[:1].upper() + name[1:] if _HEAD.search(before) else name
