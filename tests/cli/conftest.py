"""The command line, called as a person calls it."""

from __future__ import annotations

import logging
import os
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
import toygame

from bot.cli import main, output


class Said(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def orchard() -> Iterator[str]:
    with toygame.installed() as name:
        yield name


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Runs the command in this process: its status, what it printed, what it complained of."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(output.out, "width", 200)

    root = logging.getLogger()
    kept, level, hook = root.handlers[:], root.level, sys.excepthook
    hooks = sys.unraisablehook, threading.excepthook, warnings.showwarning
    mask = os.umask(0o022)
    os.umask(mask)

    def call(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["siegemaster", *map(str, words)])
        status = 0
        try:
            main()
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else int(end.code is not None)
        return Said(status, *capsys.readouterr())

    yield call
    os.umask(mask)
    root.handlers[:], sys.excepthook = kept, hook
    root.setLevel(level)
    sys.unraisablehook, threading.excepthook, warnings.showwarning = hooks
