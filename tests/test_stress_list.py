"""The list of tests that only `make stress` runs names tests that there are."""

from __future__ import annotations

import re

import pytest
from support import stress


def test_every_line_is_a_test() -> None:
    root = stress.LIST.parent
    for line in stress.listed():
        path, _, name = line.partition("::")
        source = (root / path).read_text(encoding="utf-8")
        assert re.search(rf"^(?:async )?def {re.escape(name.partition('[')[0])}\(", source, re.MULTILINE), line


def test_every_case_of_a_line_is_one(pytestconfig: pytest.Config) -> None:
    """A case that has another name since would come back to `make test`, and nobody would notice."""
    found = {each.removeprefix("tests/") for each in pytestconfig.stash[stress.COLLECTED]}
    files = {each.partition("::")[0] for each in found}
    if not {line.partition("::")[0] for line in stress.listed()} <= files:
        pytest.skip("only a part of the tests is collected")
    tests = found | {each.partition("[")[0] for each in found}
    assert not stress.listed() - tests


def test_the_lines_are_in_order_and_come_once() -> None:
    lines = [line for line in stress.LIST.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert lines == sorted(set(lines))


def test_a_case_is_listed_by_itself_or_with_its_test() -> None:
    (whole, *_) = [line for line in stress.listed() if "[" not in line]
    (case, *_) = [line for line in stress.listed() if "[" in line]
    assert stress.is_listed(f"tests/{whole}")
    assert stress.is_listed(f"tests/{whole}[any]")
    assert stress.is_listed(f"tests/{case}")
    assert not stress.is_listed(f"tests/{case.partition('[')[0]}")
    assert not stress.is_listed(f"tests/{whole}_else")
