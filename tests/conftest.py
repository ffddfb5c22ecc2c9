"""What every test shares: which database it uses, and the rules table at the end of a full run."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from support import discord_watch, ground_cache, memo, postgres

import db.storage.database

pytest_plugins = ("support.bot_fixtures", "support.channel_fixtures")

SQLITE, POSTGRESQL = "sqlite", "postgresql"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--database`: where the tests keep their games."""
    parser.addoption("--database", choices=(SQLITE, POSTGRESQL), default=SQLITE, help="where games are kept")


def pytest_configure(config: pytest.Config) -> None:
    """Tests press a hundred buttons in no time at all; those about cooldowns turn them on."""
    config.pluginmanager.register(discord_watch.Watching(), "discord-watch")
    os.environ["SIEGEMASTER_COOLDOWNS"] = "no"
    ground_cache.install()
    db.storage.database.create_async_engine = memo.compiled_sql(db.storage.database.create_async_engine)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With PostgreSQL, run what keeps games and is not about SQLite's own file; without a server, say why none runs."""
    if config.getoption("database") == POSTGRESQL:
        kept, left = [], []
        for each in items:
            (kept if _keeps_games(each) and not each.get_closest_marker(SQLITE) else left).append(each)
        config.hook.pytest_deselected(items=left)
        items[:] = kept
    if postgres.programs() or os.environ.get("CI"):
        return
    missing = pytest.mark.skip(reason="PostgreSQL is not here: apt install postgresql")
    for item in items:
        if config.getoption("database") == POSTGRESQL or item.get_closest_marker(POSTGRESQL):
            item.add_marker(missing)


def _keeps_games(item: pytest.Item) -> bool:
    return "database_url" in getattr(item, "fixturenames", ())


def pytest_collection_finish() -> None:
    """What was collected stays: the collector of garbage need not go over thousands of tests again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """No test leaves a database on the server: it would be there until the last test is through."""
    try:
        yield
    finally:
        postgres.drop()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the rules table when its tests ran."""
    reports = [r for kind in ("passed", "failed") for r in terminalreporter.stats.get(kind, ())]
    if not any("test_rules_table" in report.nodeid for report in reports):
        return
    from games.siege.rules import table

    terminalreporter.section("rules table: section, code, data, cases")
    for line in table.lines():
        terminalreporter.write_line(line)
