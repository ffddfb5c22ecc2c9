"""Unused memory is given back after every so many pictures, and where the C library offers nothing, nothing happens."""

from __future__ import annotations

import ctypes

import pytest

from bot.runtime import memory


def test_memory_is_given_back_after_every_so_many_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(memory, "give_back", lambda: given.append(1))
    for _ in range(2 * memory.EVERY):
        memory.drew()
    assert len(given) == 2


@pytest.mark.parametrize("error", [OSError, TypeError, AttributeError])
def test_another_system_gives_nothing_back(monkeypatch: pytest.MonkeyPatch, error: type[Exception]) -> None:
    def refuse(_: object) -> None:
        raise error

    memory._trim.cache_clear()
    monkeypatch.setattr(ctypes, "CDLL", refuse)
    memory.give_back()
    memory._trim.cache_clear()


def test_this_system_is_asked() -> None:
    memory.give_back()
