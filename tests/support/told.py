"""What README, pages, deploy files and comments ask a reader to type, to open and to set."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
ARCHIVE = ROOT / "docs" / "archive"
PAGES = tuple(
    sorted(
        [
            *(ROOT / f"{name}.md" for name in ("README", "PRIVACY", "TERMS", "CONTRIBUTING", "SECURITY")),
            *(page for page in (ROOT / "docs").rglob("*.md") if ARCHIVE not in page.parents),
        ]
    )
)
"""The pages that say what is there today. The archive and the changelog say what was."""
COMMENTED = tuple(
    sorted([*(ROOT / "deploy").iterdir(), ROOT / ".env.example", ROOT / "Makefile", ROOT / ".ci" / "run"])
)
_CODE = {"python", "toml", "json", "text"}
_QUOTED = re.compile(r"`([^`]+)`")
_ALONE = re.compile(r"^#.*?\s{2,}(\S.*)$")


class Told(NamedTuple):
    """A piece of code in a text: place, text, whether it fills its own line, and its stated output."""

    place: str
    text: str
    line: bool = False
    prints: str = ""


@cache
def tokens(page: Path) -> tuple[Token, ...]:
    return tuple(MarkdownIt("commonmark").enable("table").parse(page.read_text()))


def of_pages() -> Iterator[Told]:
    """Return the code of all pages."""
    for page in PAGES:
        for token in tokens(page):
            place = f"{page.name}:{(token.map or [0])[0] + 1}"
            if token.type in {"fence", "code_block"} and token.info not in _CODE:
                yield from _lines(place, token.content)
            yield from (Told(place, each.content) for each in token.children or () if each.type == "code_inline")


def of_comments() -> Iterator[Told]:
    """Return quoted code in comments, and the commands that fill a comment line."""
    for file in COMMENTED:
        for number, line in enumerate(file.read_text().splitlines(), 1):
            place, comment = f"{file.name}:{number}", line.partition("#")[2]
            yield from (Told(place, quoted) for quoted in _QUOTED.findall(comment))
            if found := _ALONE.match(line):
                yield Told(place, found[1], line=True)


def _lines(place: str, block: str) -> Iterator[Told]:
    """Return every line of a block; where some begin with a prompt, only those are typed and the others are output."""
    if not re.search(r"^\$ ", block, re.MULTILINE):
        yield from (Told(place, line, line=True) for line in block.splitlines() if line.strip())
        return
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        typed, _, printed = part.partition("\n")
        yield Told(place, typed, line=True, prints=printed)


def links(page: Path) -> Iterator[str]:
    """Return the targets of a page's links and pictures."""
    for token in tokens(page):
        for each in token.children or ():
            where = each.attrGet("href") or each.attrGet("src")
            if where is not None:
                yield str(where)


def anchors(page: Path) -> set[str]:
    """Return the headings of a page as link anchors."""
    every = tokens(page)
    titles = [after.content for before, after in itertools.pairwise(every) if before.type == "heading_open"]
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
