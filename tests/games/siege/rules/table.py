"""The rules table: the code, data tables, conformance cases and tests for each section and ruling."""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
GAME = ROOT / "engine" / "games" / "siege"
SECTION = re.compile(r"§(\d(?:\.\d+)*)")
RULING = re.compile(r"\bR(\d{1,3})\b")
SPAN = re.compile(r"\bR(\d{1,3})-R?(\d{1,3})\b")


@dataclass
class Row:
    """The places that implement or test one section or ruling."""

    code: set[str] = field(default_factory=set)
    data: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)


def reference_sections() -> list[str]:
    """Return the sections of the rules reference, in its order."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^### §(\S+)", text, flags=re.MULTILINE)


def rulings_in(text: str) -> set[int]:
    """Return the numbers of the rulings named in a text, with spans like R94-R96 expanded."""
    found = {int(number) for number in RULING.findall(text)}
    for first, last in SPAN.findall(text):
        found.update(range(int(first), int(last) + 1))
    return found


def reference_rulings() -> list[int]:
    """Return the rulings of the rules reference in order: every line that starts with one."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    return sorted(int(number) for number in re.findall(r"^- \*\*R(\d+)\*\*", text, flags=re.MULTILINE))


def build() -> tuple[dict[str, Row], dict[int, Row]]:
    """Return every row of the table: (sections, rulings)."""
    sections: defaultdict[str, Row] = defaultdict(Row)
    rulings: defaultdict[int, Row] = defaultdict(Row)

    def note(where: str, name: str, *, found: set[str], numbers: set[int]) -> None:
        for section in found:
            getattr(sections[section], where).add(name)
        for number in numbers:
            getattr(rulings[number], where).add(name)

    for path in sorted(GAME.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        note("code", path.stem, found=set(SECTION.findall(text)), numbers=rulings_in(text))
    for path in sorted(GAME.rglob("*.toml")):
        if path.name == "examples.toml":
            continue  # conformance cases, copied: they implement nothing
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r'(?:section|rule) *= *"(\d(?:\.\d+)*)"', text)) | set(SECTION.findall(text))
        note("data", path.stem, found=named, numbers=rulings_in(text))
    for path in sorted((ROOT / "tests" / "cases").glob("*.toml")):
        for case in _cases(path):
            found = {str(case.get("section", ""))} - {""}
            numbers = {int(str(r).removeprefix("R")) for r in case.get("rulings", ())}
            note("cases", path.stem, found=found, numbers=numbers)
    for path in sorted((ROOT / "tests" / "games" / "siege").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lower = {int(n) for n in re.findall(r"(?:_|\b)r(\d{1,3})(?=_|\b)", text)}
        note("tests", path.stem, found=set(SECTION.findall(text)), numbers=rulings_in(text) | lower)
    return sections, rulings


def _cases(path: Path) -> list[dict[str, object]]:
    raw = tomllib.loads(path.read_text(encoding="utf-8"))
    cases = raw.get("case", [raw])
    return cases if isinstance(cases, list) else [cases]


def lines() -> list[str]:
    """Return the table as text: a line per section, and a line of figures for the rulings."""
    sections, rulings = build()
    text = [f"{'section':<9}{'code':<44}{'data':<22}cases"]
    for section in reference_sections():
        row = sections[section]
        cases = _short(row.cases, 40) or "-"
        text.append(f"§{section:<8}{_short(row.code, 42):<44}{_short(row.data, 20):<22}{cases}")
    known = reference_rulings()
    text.append(
        f"rulings: {sum(bool(rulings[n].code or rulings[n].data) for n in known)} of {len(known)} in code, "
        f"{sum(bool(rulings[n].cases) for n in known)} have a case"
    )
    return text


def _short(names: set[str], width: int) -> str:
    joined = " ".join(sorted(names))
    return joined if len(joined) <= width else f"{joined[: width - 1]}…"
