"""What every test shares: its databases, what only `make stress` runs, and the rules table at the end of a full run."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator
from functools import cache
from types import ModuleType
from zlib import crc32

import pytest
from support import (
    discord_watch,
    ground_cache,
    memo,
    postgres,
    shared_bot,
    sources,
    sqlite_inline,
    sqlite_template,
    stress,
    text_watch,
)

import db.storage.database
from render.language import speaking

pytest_plugins = ("support.bot_fixtures", "support.channel_fixtures")

WAITING = ("tests/local/browser", "tests/stress", "tests/shipped")
"""The tests that wait long for other processes: they begin first, so that no core waits for the last of them."""
KILLING = "tests/stress/test_kills"
"""Of these the tests that under stress take a quarter of an hour each."""
SQLITE, POSTGRESQL, CONTRACT = "sqlite", "postgresql", "contract"


def pytest_configure(config: pytest.Config) -> None:
    """Turn off the cooldowns, because tests press a hundred buttons at once; tests about cooldowns turn them on."""
    config.pluginmanager.register(discord_watch.Watching(), "discord-watch")
    config.pluginmanager.register(text_watch.Watching(), "text-watch")
    os.environ["SIEGEMASTER_COOLDOWNS"] = "no"
    os.environ["SIEGEMASTER_CHANCES"] = "no"  # tests about chances turn them on: boards elsewhere go without a line
    gc.disable()  # until all tests are collected: nothing of what that makes is garbage
    ground_cache.install()
    memo.quick_copies()
    sqlite_inline.install()
    sqlite_template.install()
    db.storage.database.create_async_engine = memo.compiled_sql(db.storage.database.create_async_engine)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what keeps games on PostgreSQL, too: what storage promises always, or every sixth such test; then all."""
    if "database_kind" not in metafunc.fixturenames or metafunc.definition.get_closest_marker(SQLITE):
        return
    contract = metafunc.definition.get_closest_marker(CONTRACT)
    always = contract is not None and (contract.kwargs.get("whole", False) or _drawn(metafunc.definition.nodeid))
    marks = [pytest.mark.postgresql] if always else [pytest.mark.postgresql, pytest.mark.stress]
    if always or stress.FULL:
        metafunc.parametrize("database_kind", [SQLITE, pytest.param(POSTGRESQL, marks=marks)])


@pytest.fixture(scope="module")
def english() -> Iterator[None]:
    """Bind English for a module whose tests draw pictures in any language."""
    with speaking("en"):
        yield


def _turn(item: pytest.Item) -> int:
    """Return when a test runs: kills, the longest, then what waits, what reads the sources, which one process then
    parses, and others.
    """
    if item.nodeid.startswith(KILLING):
        return 0
    if item.nodeid.startswith(WAITING):
        return 1
    return 2 if _reads_sources(getattr(item, "module", None)) else 3


@cache
def _reads_sources(module: ModuleType | None) -> bool:
    return module is not None and any(each is sources.tree or each is sources.nodes for each in vars(module).values())


def _drawn(name: str) -> bool:
    """Return whether a test is in the sixth that always runs: the same one each time, whatever else there is."""
    return crc32(name.encode()) % 6 == 0


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let a mark that names cases of a test be a mark of these."""
    if hasattr(item, "callspec"):
        stress.keep_cases(item)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave to `make stress` what is marked so; without PostgreSQL, say why nothing runs on it."""
    if not any("[" in each for each in config.args):
        stress.expect_cases(items)
    if not stress.EVERY:
        left = [each for each in items if each.get_closest_marker(stress.MARK)]
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [each for each in items if each not in gone]
    items.sort(key=_turn)
    if postgres.programs() or os.environ.get("CI"):
        return
    missing = pytest.mark.skip(reason="PostgreSQL is not here: apt install postgresql")
    for item in items:
        if item.get_closest_marker(POSTGRESQL):
            item.add_marker(missing)


def pytest_collection_finish() -> None:
    """Freeze the collected tests, so that the garbage collector does not scan thousands of them again and again."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 20)


def pytest_sessionfinish() -> None:
    """Freeze what is left: to collect it takes seconds, when the process ends anyway."""
    if not stress.FULL:
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Drop the databases of a test at its end: they would fill the server until the last test is done."""
    try:
        yield
    finally:
        postgres.drop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note whether a test has passed: a bot that met a failure is not given to another test."""
    report = yield
    item.stash[shared_bot.PASSED] = report.passed and (report.when == "setup" or item.stash[shared_bot.PASSED])
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rules table if its tests ran."""
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, ())]
    if not any("test_rules_table" in report.nodeid for report in reports):
        return
    from games.siege.rules import table

    terminalreporter.section("rules table: section, code, data, cases")
    for line in table.lines():
        terminalreporter.write_line(line)
