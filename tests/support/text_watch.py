"""A pytest plugin that fails every test in which a text was shown without one of its facts, or as «{???}»."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

_faults: list[str] = []


class _Hearing(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        _faults.append(record.getMessage())


def taken() -> list[str]:
    """Return the faulty texts since the last call, each once."""
    told = list(dict.fromkeys(_faults))
    _faults.clear()
    return told


class Watching:
    """The plugin; it hears what `render.catalogue` logs."""

    def __init__(self) -> None:
        logging.getLogger("render.catalogue").addHandler(_Hearing(logging.WARNING))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Iterator[None]:
        """Fail a test that showed a faulty text, unless it has the mark `partial_texts`."""
        try:
            return (yield)
        finally:
            told = taken()
            if told and not item.get_closest_marker("partial_texts"):
                pytest.fail("\n".join(["texts with errors:", *told]), pytrace=False)
