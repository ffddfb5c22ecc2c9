"""The local page's memory is complete and private; a damaged file is ignored."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.local.state import Memory, Thread, path_beside, recall, remember


def test_the_stored_state_is_restored(tmp_path: Path) -> None:
    memory = Memory(key="k", ahead=3600.0, threads=(Thread(id=7, parent=3, name="Game one", owner=1, kind=11),))
    file = path_beside(tmp_path / "deep" / "games.db")
    remember(memory, file)
    assert recall(file) == memory
    assert file.parent == tmp_path / "deep"


def test_the_file_is_readable_only_by_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    remember(Memory(key="secret"), file)
    remember(Memory(key="secret"), file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["m.json"]


def test_a_damaged_file_is_replaced_and_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "m.json"
    file.write_text("{")
    with caplog.at_level(logging.WARNING):
        memory = recall(file)
    assert len(memory.key) >= 20
    assert memory.threads == ()
    assert str(file) in caplog.text


def test_two_local_pages_have_two_keys(tmp_path: Path) -> None:
    assert recall(tmp_path / "a").key != recall(tmp_path / "b").key
