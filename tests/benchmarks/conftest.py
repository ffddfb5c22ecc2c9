"""Call the benchmarks as `make bench` and `make bench-load` do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from support.command_line import Said, called

from benchmarks import speed
from benchmarks.load import __main__
from bot.cli import console


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    main = partial(console.run_alone, speed.bench, name="bench")
    with called(main, "bench", monkeypatch, capsys) as call:
        yield call


@pytest.fixture
def bench_load(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    main = partial(console.run_alone, __main__.load, name="bench-load")
    with called(main, "bench-load", monkeypatch, capsys) as call:
        yield call
