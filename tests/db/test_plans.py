"""The queries of scheduler jobs use indexes of open rows and do not scan everything ever stored."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from db import Database, open_database
from db.board_outbox import Outbox
from db.follows import Follows

pytestmark = pytest.mark.sqlite
NOW = datetime(2026, 1, 1, tzinfo=UTC)


class Asked(list[tuple[str, Any]]):
    """The statements sent to a database."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        event.listen(database.engine.sync_engine, "before_cursor_execute", self._note)

    def _note(self, _connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        self.append((statement, parameters))


async def _plans(database: Database, asked: Asked) -> Iterator[str]:
    found = []
    async with database.engine.connect() as connection:
        for statement, parameters in list(asked):
            if statement.startswith("SELECT"):
                rows = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                found += [row[3] for row in rows]
    return iter(found)


async def test_a_delivery_round_reads_only_open_messages(tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    try:
        asked = Asked(database)
        await Outbox(database).due(by="me", now=NOW)
        plan = list(await _plans(database, asked))
        assert any("ix_outbox_open" in step for step in plan), plan
        assert not any(step.startswith("SCAN outbox") and "ix_outbox_open" not in step for step in plan), plan
    finally:
        await database.close()


async def test_a_delivery_round_does_not_scan_all_games_for_followers(tmp_path: Path) -> None:
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    try:
        asked = Asked(database)
        await Follows(database).forget()
        plan = list(await _plans(database, asked))
        assert any("SCAN watch" in step for step in plan), plan
        assert not any(step.startswith(("SCAN game", "SCAN letter")) for step in plan), plan
    finally:
        await database.close()
