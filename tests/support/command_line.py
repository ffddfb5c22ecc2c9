"""Call command lines in the tests' own process."""

from __future__ import annotations

import logging
import os
import sys
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import NamedTuple

import pytest
import typer.main

from bot.cli import output

_built = cache(typer.main.get_command)
"""A command line's commands, which a process builds once; it takes as long as most of them run."""


class Said(NamedTuple):
    status: int
    out: str
    err: str


@contextmanager
def called(
    main: Callable[[], object], name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Said]]:
    """Run `main` with the arguments after its name; return its exit status, output and error output.

    Settings that a command line changes for the whole process are restored.
    """
    monkeypatch.setattr(typer.main, "get_command", _built)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(output.out, "width", 200)
    root = logging.getLogger()
    kept, level, hook = root.handlers[:], root.level, sys.excepthook
    hooks = sys.unraisablehook, threading.excepthook, warnings.showwarning
    mask = os.umask(0o022)
    os.umask(mask)

    def call(*words: object) -> Said:
        monkeypatch.setattr(sys, "argv", [name, *map(str, words)])
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
