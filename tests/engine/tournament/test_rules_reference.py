"""The rules reference lists every ruling once, and only existing modules and tests."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "rules-tournament.md").read_text(encoding="utf-8")
RULINGS = re.findall(r"^- \*\*T(\d+)\*\* \S", PAGE, re.MULTILINE)
APPLIED = re.findall(r"^\| T(\d+) \| (`[^|]+`) \| (`test_[^|]+`) \|$", PAGE, re.MULTILINE)


def test_every_ruling_is_listed_once_with_its_tests() -> None:
    assert sorted(map(int, RULINGS)) == [*range(1, 102)]
    assert [number for number, _, _ in APPLIED] == RULINGS


def test_listed_modules_and_tests_exist() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tests = set(re.findall(r"^def (test_\w+)", written, re.MULTILINE))
    engine = ROOT / "engine" / "tournament"
    for _, modules, shown in APPLIED:
        assert set(re.findall(r"`(test_\w+)`", shown)) <= tests
        for module in re.findall(r"`([^`]+)`", modules):
            assert (engine / f"{module}.py").exists() or (engine / module).is_dir()


def test_every_refusal_names_a_ruling() -> None:
    for path in sorted((ROOT / "engine" / "tournament").rglob("*.py")):
        code = path.read_text(encoding="utf-8")
        for rule in re.findall(r'rule="([^"]*)"', code):
            assert re.fullmatch(r"T([1-9]\d?|10[01])", rule), (path.name, rule)
